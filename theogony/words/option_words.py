"""What a player reads of options: their names and values, what each does, and why some cannot be chosen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from theogony.kernel.game import Game, Option, OptionValue, TableOption, WrongOption
from theogony.words.speech import Words, words

# Said in the words of the frame; other reasons in those of the game
FRAME_WHY: Final = ("unknown", "value", "needs", "seats", "table", "useless")


def title(said: Words, option: Option) -> str:
    key = f"option-{option.name}"
    return said.say(key) if said.has(key) else option.name


def about(said: Words, option: Option) -> str:
    """What the option does; nothing if no words tell."""
    return _about(said, f"option-{option.name}")


def value(said: Words, option: Option, value: OptionValue) -> str:
    if isinstance(value, bool):
        return said.say("on" if value else "off")
    if isinstance(value, dict):
        usual = option.check(None)
        assert isinstance(usual, dict)
        own = ", ".join(_differences(usual, value))
        return f"{_valued(said, option, 'own')}: {own}" if own else _valued(said, option, None)
    return _valued(said, option, value)


def tells(said: Words, option: Option, value: OptionValue) -> dict[str, str]:
    """What this value of an option does, under `about`, where its words tell."""
    found = _about(said, _key(option, value))
    return {"about": found} if found else {}


def is_own(option: Option, value: OptionValue) -> bool:
    return isinstance(option, TableOption) and value is not None and value != option.check(None)


def wrong_option(game: Game, wrong: WrongOption, language: str) -> str:
    """Why a table cannot be set up, to the player who stands at the option."""
    said = words(language, game)
    option = next((one for one in game.options if one.name == wrong.option), None)
    if option is None:
        return said.say("wrong-option-unknown", game=game.title, option=wrong.option)
    told = dict(wrong.told)
    if wrong.why not in FRAME_WHY:
        key = f"wrong-{option.name}-{wrong.why}"
        return said.say(key, **told) if said.has(key) else str(wrong)
    if wrong.why == "needs":
        other = next(one for one in game.options if one.name == told["other"])
        told = {"other": title(said, other), "value": value(said, other, told["value"])}  # type: ignore[arg-type]
    if wrong.why == "seats":
        low, high = told["low"], told["high"]
        told = {"players": str(low) if low == high else f"{low}–{high}"}
    if wrong.why == "value":
        told["values"] = ", ".join(value(said, option, known) for known in option.values)
    return said.say(f"wrong-option-{wrong.why}", option=title(said, option), **told)


def _key(option: Option, value: OptionValue) -> str:
    return f"option-{option.name}-{str(value).lower()}"


def _valued(said: Words, option: Option, value: OptionValue) -> str:
    key = _key(option, value)
    return said.say(key) if said.has(key) else str(value)


def _about(said: Words, key: str) -> str:
    return said.attribute(key, "about") if said.has(f"{key}.about") else ""


def _differences(usual: dict[str, Any], own: dict[str, Any], table: str = "") -> Iterator[str]:
    """What a table of values says otherwise than usual, as it stands in the host's file."""
    for name, found in own.items():
        if isinstance(found, dict):
            yield from _differences(usual.get(name, {}), found, f"{table}{name}.")
        elif found != usual.get(name):
            yield f"{table}{name} = {found}"
