"""A game's rulebook as text, and the sentence for an action that was refused: both keyed by the ids of its rules."""

from collections.abc import Mapping
from typing import NamedTuple

from theogony.kernel.game import Game
from theogony.kernel.state import ENGINE_RULES
from theogony.words.speech import words


class Rule(NamedTuple):
    """One rule: its number in the game's list, its full id (`gods.tribe.price`) and what it says."""

    number: int
    id: str
    text: str


class Chapter(NamedTuple):
    """The rules whose ids begin alike (`tribe`, `temple`)."""

    id: str
    title: str
    rules: list[Rule]


def rulebook(game: Game, language: str, options: Mapping[str, object] | None = None) -> list[Chapter]:
    """Every rule of the game by number, in chapters that come in the order of their first rule.

    Numbers that depend on the table (`Game.figures`) are those of these options, else the usual ones.
    """
    said = words(language, game)
    figures = game.figures(options)
    chapters: dict[str, Chapter] = {}
    for number, rule in sorted(game.rules.items()):
        part = rule.partition(".")[0]
        chapter = chapters.setdefault(part, Chapter(part, said.say(f"chapter-{part}"), []))
        chapter.rules.append(Rule(number, game.rule_id(number), said.say(rule_key(game, number), **figures)))
    return list(chapters.values())


def refusal(game: Game, rule: int, language: str, **args: object) -> str:
    """Why an action was refused, said to the player who tried it. `rule` is the number `State.refusal` gave.

    `args` are what the game's sentence may mention (`price`, `have`); each sentence reads well without them.
    """
    said = words(language, game)
    key = rule_key(game, rule)
    short = key.replace("rule-", "refusal-", 1)
    return said.say(short if said.has(short) else key, **args)


def rule_key(game: Game, rule: int) -> str:
    """The key of a rule's text: `rule-tribe-price`; of one that is the same in every game: `engine-not-asked`."""
    if rule in ENGINE_RULES:
        return ENGINE_RULES[rule].replace(".", "-")
    if rule not in game.rules:
        raise ValueError(f"{game.title} has no rule number {rule}.")
    return "rule-" + game.rules[rule].replace(".", "-")
