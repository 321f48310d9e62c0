"""Laws of a game's words: no line that Fluent does not understand, no key missing, every language says the same.

When a game is played a missing word is said as its key and a broken line is passed over; here both are broken laws.
"""

from __future__ import annotations

from importlib.resources import files

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from theogony.kernel.game import Game
from theogony.lab.laws.sentence import hold
from theogony.words import LANGUAGES
from theogony.words.rulebook import rule_key

Variables = dict[str, set[str]]  # by key, or key.attribute


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def has_words(game: Game, language: str) -> bool:
    return source(game, language) is not None


def source(game: Game, language: str) -> str | None:
    """The game's Fluent file in this language; None if there is none."""
    try:
        file = files(game.package).joinpath("words", f"{language}.ftl")
    except (ModuleNotFoundError, TypeError, ValueError):  # a game in a notebook or in a single module
        return None
    return file.read_text(encoding="utf-8") if file.is_file() else None


def check_words(game: Game) -> None:
    """`Broken`, a sentence, unless the game's words keep the laws. A game without words keeps them all."""
    english = source(game, LANGUAGES[0])
    if english is None:
        return
    known = read_law(game, LANGUAGES[0], english)
    missing = [key for key in wanted(game) if key not in known]
    hold(not missing, f"The words of {game.id} lack {', '.join(missing)}.")
    for language in LANGUAGES[1:]:
        text = source(game, language)
        if text is not None:
            same_law(game, language, known, read_law(game, language, text))


def wanted(game: Game) -> list[str]:
    """The keys every game needs; what its table says is checked as it is said."""
    keys = ["title", "tagline", *(f"seat-{seat}" for seat in range(game.seats[1]))]
    keys += [f"kind-{kind.name}" for kind in game.space.kinds if not kind.for_time]
    keys += dict.fromkeys(f"chapter-{rule.partition('.')[0]}" for rule in game.rules.values())
    keys += [rule_key(game, number) for number in game.rules]
    return keys + [f"option-{option.name}" for option in game.options]


def read_law(game: Game, language: str, text: str) -> Variables:
    """Every line is understood and no key comes twice. The keys, with the variables of each."""
    found: Variables = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            first = (entry.content or "").strip().splitlines()[0]
            hold(False, f"words/{language}.ftl of {game.id}: Fluent does not understand '{first}'.")
        if isinstance(entry, ast.Message):
            twice = entry.id.name in found
            hold(not twice, f"words/{language}.ftl of {game.id} has the key '{entry.id.name}' twice.")
            found |= {entry.id.name: _variables(entry.value)}
            found |= {f"{entry.id.name}.{a.id.name}": _variables(a.value) for a in entry.attributes}
    return found


def same_law(game: Game, language: str, english: Variables, other: Variables) -> None:
    """The language has the keys of English, and in each the same variables."""
    file = f"words/{language}.ftl of {game.id}"
    lacks, adds = sorted(english.keys() - other.keys()), sorted(other.keys() - english.keys())
    hold(not lacks, f"{file} lacks {', '.join(lacks)}.")
    hold(not adds, f"{file} has {', '.join(adds)}, which English has not.")
    for key, variables in english.items():
        hold(other[key] == variables, f"{file}: '{key}' speaks of {other[key]}, in English of {variables}.")


def _variables(pattern: ast.Pattern | None) -> set[str]:
    found = _Variables()
    if pattern is not None:
        found.visit(pattern)
    return found.names
