"""Messages by key, from the Fluent files of the frame and of a game."""

from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax.ast import Resource

from theogony.kernel.game import Game

LANGUAGES: Final = ("en", "de", "it")  # the first one stands in where a word is missing
FRAME: Final = "theogony"
MOST_KEPT: Final = 20_000  # messages kept as they were last said: a table says the same ones again and again


class Words:
    """What can be said in one language, about one game or about the frame alone.

    Saying never fails: a message missing in the language is said in English, and one missing there too is its key.
    """

    def __init__(self, language: str, game: Game | None) -> None:
        self.language = language
        packages = (FRAME,) if game is None else (FRAME, game.package)
        self._bundles = [_bundle(language, packages)]
        if language != LANGUAGES[0]:
            self._bundles.append(_bundle(LANGUAGES[0], packages))
        self._kept: dict[tuple[object, ...], str] = {}
        self._known: dict[str, bool] = {}

    def has(self, key: str) -> bool:
        """Whether the message, or with a dot its attribute, exists in the language itself or in English."""
        if key not in self._known:
            message, _, name = key.partition(".")
            self._known[key] = any(
                bundle.has_message(message) and (not name or name in bundle.get_message(message).attributes)
                for bundle in self._bundles
            )
        return self._known[key]

    def say(self, key: str, **args: object) -> str:
        """The message, with its variables filled in."""
        kept = self._kept.get((key, *args.items()) if args else (key,))
        return kept if kept is not None else self._say(key, "", args)

    def attribute(self, key: str, name: str, **args: object) -> str:
        """An attribute of a message: `attribute("type-desert", "about")`."""
        kept = self._kept.get((key, name, *args.items()))
        return kept if kept is not None else self._say(key, name, args)

    def _say(self, key: str, name: str, args: dict[str, object]) -> str:
        said = f"{key}.{name}" if name else key
        for bundle in self._bundles:
            if bundle.has_message(key):
                message = bundle.get_message(key)
                pattern = message.attributes.get(name) if name else message.value
                if pattern is not None:
                    said = _said(bundle, pattern, args)
                    break
        if len(self._kept) >= MOST_KEPT:
            self._kept.clear()
        self._kept[(key, name, *args.items()) if name else (key, *args.items())] = said
        return said


def words(language: str, game: Game | None = None) -> Words:
    """The words of the frame and, if one is named, of a game. ValueError for a language we do not speak."""
    if language not in LANGUAGES:
        raise ValueError(f"There are no words in the language '{language}'; there are: {', '.join(LANGUAGES)}.")
    return _words(language, game)


@cache
def _words(language: str, game: Game | None) -> Words:
    return Words(language, game)


def _bundle(language: str, packages: tuple[str, ...]) -> FluentBundle:
    """The messages of the packages together; where two have the same key, the later package's stands."""
    bundle = FluentBundle([language], use_isolating=False)
    for package in packages:
        bundle.add_resource(_resource(language, package), allow_overrides=True)
    return bundle


@cache
def _resource(language: str, package: str) -> Resource:
    """Read once: reading is slow, and every game's bundle holds the frame's words too."""
    return FluentResource(_text(language, package))


def _text(language: str, package: str) -> str:
    """The package's Fluent file; empty if it has none in this language."""
    try:
        file = files(package).joinpath("words", f"{language}.ftl")
    except (ModuleNotFoundError, TypeError, ValueError):  # a game in a notebook or in a single module
        return ""
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def _said(bundle: FluentBundle, pattern: Pattern, args: dict[str, object]) -> str:
    said, _ = bundle.format_pattern(pattern, args)
    return str(said)
