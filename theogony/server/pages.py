"""What is the same for everybody and can be kept for ever: types, art, style and rulebook of the games, words, client.

Everything is read once, when the server starts, and named by the hash of its content.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from theogony.bots import BOTS
from theogony.kernel.game import Game, Option, OptionValue, TableOption, games
from theogony.server.sorry import Sorry
from theogony.table import NoTable, Type, table_of
from theogony.table.art import sheet, style
from theogony.table.lines import Voice
from theogony.words import LANGUAGES, Words, option_words, rulebook, words

CLIENT = Path(__file__).parent / "client"
JSON = "application/json"

log = logging.getLogger("theogony.server")


class Page(msgspec.Struct, frozen=True):
    content: bytes
    type: str


class Pages:
    """`games` are those that can be shown, by id; what is wrong with the others is in the server's log."""

    def __init__(self) -> None:
        self.games: dict[str, Game] = {}
        self._pages: dict[str, Page] = {}
        self._addresses: dict[tuple[str, str], dict[str, str]] = {}
        for game in games().values():
            try:
                self._add(game)
                self.games[game.id] = game
            except NoTable as missing:
                log.warning("%s It is not in the lobby.", missing)
            except Exception:  # one game that cannot be shown must not keep the others from the lobby
                log.exception("%s cannot be shown, so it is not in the lobby.", game.title)

    def _add(self, game: Game) -> None:
        art = self._page(game, "art", "svg", sheet(game), "image/svg+xml")
        css = self._page(game, "style", "css", style(game), "text/css; charset=utf-8")
        for language in LANGUAGES:
            types = msgspec.json.encode(types_spoken(game, language))
            rules = rules_spoken(game, language)
            self._addresses[game.id, language] = {
                "types": self._page(game, f"types.{language}", "json", types, JSON),
                "rulebook": self._page(game, f"rules.{language}", "json", rules, JSON),
                "art": art,
                "css": css,
            }

    def _page(self, game: Game, name: str, ending: str, content: bytes, type: str) -> str:
        path = f"/g/{game.id}/{name}.{sha256(content).hexdigest()[:8]}.{ending}"
        self._pages[path] = Page(content, type)
        return path

    def page(self, path: str) -> Page:
        found = self._pages.get(path)
        if found is None:
            raise Sorry("page.unknown")
        return found

    def addresses(self, game: Game, language: str) -> dict[str, str]:
        """Where the game's types, rulebook, art and style are."""
        return self._addresses[game.id, language]

    def options_spoken(
        self, game: Game, seats: int, options: Mapping[str, OptionValue], language: str
    ) -> list[dict[str, Any]]:
        """The options that count, in words; `own` marks a table of values that is not the usual one."""
        said = words(language, game)
        return [
            {
                "title": option_words.title(said, option),
                "value": option_words.value(said, option, options[option.name]),
                **({"own": True} if option_words.is_own(option, options[option.name]) else {}),
            }
            for option in game.counting(seats, options)
        ]

    def cards(self, language: str, secrets: Mapping[str, bool], live: Mapping[str, bool]) -> list[dict[str, Any]]:
        return [self._card(game, language, secrets[game.id], live[game.id]) for game in self.games.values()]

    def _card(self, game: Game, language: str, secrets: bool, live: bool) -> dict[str, Any]:
        said = words(language, game)
        where = self.addresses(game, language)
        return {
            "id": game.id,
            "title": said.say("title") if said.has("title") else game.title,
            "tagline": said.say("tagline") if said.has("tagline") else "",
            "designers": game.designers,
            "year": game.year,
            "minutes": game.minutes,
            "seats": list(game.seats),
            "options": [_option(said, option) for option in game.options],
            "bots": [
                {"name": bot, "title": said.say(f"bot-{bot}"), "about": said.attribute(f"bot-{bot}", "about")}
                for bot in BOTS
            ],
            "cover": f"{game.id}-cover",
            "art": where["art"],
            "css": where["css"],
            "rulebook": where["rulebook"],
            "secrets": secrets,
            "live": live,
        }


def _option(said: Words, option: Option) -> dict[str, Any]:
    """An option as a form shows it: what it can be, and where it counts."""
    values = [
        {"value": value, "title": option_words.value(said, option, value), **option_words.tells(said, option, value)}
        for value in option.values
    ]
    return {
        "name": option.name,
        "title": option_words.title(said, option),
        "about": option_words.about(said, option),
        "values": values,
        "default": option.default,
        **({"needs": option.needs} if option.needs else {}),
        **({"seats": list(option.seats)} if option.seats else {}),
        **({"table": True} if isinstance(option, TableOption) else {}),
    }


def types_spoken(game: Game, language: str) -> dict[str, Any]:
    voice = Voice(words(language, game), [])
    return {id: type_spoken(voice, type) for id, type in table_of(game).types().items()}


def type_spoken(voice: Voice, type: Type) -> dict[str, Any]:
    said: dict[str, Any] = msgspec.to_builtins(type)
    said["name"] = voice.text(type.name)
    if type.about is not None:
        said["about"] = voice.text(type.about)
    if type.face is not None:
        said["face"]["text"] = voice.text(type.face.text)
        if type.face.sort is not None:
            said["face"]["sort"] = voice.text(type.face.sort)
    for side, parts in enumerate(type.parts):
        for k, part in enumerate(parts):
            said["parts"][side][k]["name"] = voice.text(part.name)
    return said


def rules_spoken(game: Game, language: str, options: Mapping[str, Any] | None = None) -> bytes:
    """The rulebook as the client reads it, with the numbers of a table with these options."""
    return msgspec.json.encode([_chapter(chapter) for chapter in rulebook(game, language, options)])


def _chapter(chapter: Any) -> dict[str, Any]:
    return {
        "id": chapter.id,
        "title": chapter.title,
        "rules": [{"number": rule.number, "id": rule.id, "text": rule.text} for rule in chapter.rules],
    }


@cache
def frame_words(language: str) -> bytes:
    """The words of the frame, as they are in the language's file."""
    if language not in LANGUAGES:
        raise Sorry("page.unknown")
    return files("theogony").joinpath("words", f"{language}.ftl").read_bytes()
