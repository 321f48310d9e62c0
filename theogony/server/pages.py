"""What is the same for everybody and can be kept for ever: types, art, style and rulebook of the games, words, client.

Everything is read once, when the server starts, and named by the hash of its content.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
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
from theogony.words import LANGUAGES, Words, rulebook, words

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
            rules = msgspec.json.encode([_chapter(chapter) for chapter in rulebook(game, language)])
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

    def options_spoken(self, game: Game, options: Mapping[str, OptionValue], language: str) -> list[dict[str, Any]]:
        """The options in words; `own` marks a table of values that is not the usual one."""
        said = words(language, game)
        return [
            {
                "title": _title(said, option),
                "value": _value(said, option, options[option.name]),
                **({"own": True} if _is_own(option, options[option.name]) else {}),
            }
            for option in game.options
            if option.name in options
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
            "options": [
                {
                    "name": option.name,
                    "title": _title(said, option),
                    "about": _about(said, option),
                    "values": [{"value": value, "title": _value(said, option, value)} for value in option.values],
                    "default": option.default,
                    **({"table": True} if isinstance(option, TableOption) else {}),
                }
                for option in game.options
            ],
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


def _chapter(chapter: Any) -> dict[str, Any]:
    return {
        "id": chapter.id,
        "title": chapter.title,
        "rules": [{"number": rule.number, "id": rule.id, "text": rule.text} for rule in chapter.rules],
    }


def _title(said: Words, option: Option) -> str:
    key = f"option-{option.name}"
    return said.say(key) if said.has(key) else option.name


def _about(said: Words, option: Option) -> str:
    key = f"option-{option.name}"
    about = said.attribute(key, "about")
    return "" if about == f"{key}.about" else about


def _is_own(option: Option, value: OptionValue) -> bool:
    return isinstance(option, TableOption) and value is not None and value != option.check(None)


def _value(said: Words, option: Option, value: OptionValue) -> str:
    if isinstance(value, bool):
        return said.say("on" if value else "off")
    if isinstance(value, dict):
        usual = option.check(None)
        assert isinstance(usual, dict)
        own = ", ".join(_differences(usual, value))
        return f"{_valued(said, option, 'own')}: {own}" if own else _valued(said, option, None)
    return _valued(said, option, value)


def _valued(said: Words, option: Option, value: OptionValue) -> str:
    key = f"option-{option.name}-{str(value).lower()}"
    return said.say(key) if said.has(key) else str(value)


def _differences(usual: dict[str, Any], own: dict[str, Any], table: str = "") -> Iterator[str]:
    """What a table of values says otherwise than usual, as it stands in the host's file."""
    for name, value in own.items():
        if isinstance(value, dict):
            yield from _differences(usual.get(name, {}), value, f"{table}{name}.")
        elif value != usual.get(name):
            yield f"{table}{name} = {value}"


@cache
def frame_words(language: str) -> bytes:
    """The words of the frame, as they are in the language's file."""
    if language not in LANGUAGES:
        raise Sorry("page.unknown")
    return files("theogony").joinpath("words", f"{language}.ftl").read_bytes()
