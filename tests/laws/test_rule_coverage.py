"""Every rule of every game was met: as a refusal, or by a test that names it, or it is waived with a reason.

What counts is what the whole tree of tests says, not what was run: the markers are read from the source.
"""

import ast
from pathlib import Path

import pytest

from tests.laws.subjects import SUBJECTS
from tests.laws.waivers import WAIVERS
from theogony.kernel.state import ENGINE_RULES
from theogony.lab import laws

TESTS = Path(__file__).parents[1]


def named_rules() -> set[str]:
    """The ids in every `pytest.mark.rule(…)` of the tests."""
    found: set[str] = set()
    for path in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                found |= {str(ast.literal_eval(argument)) for argument in node.args}
    return found


def refused_rules(name: str) -> set[str]:
    """The ids that refused something in a few random games."""
    game = SUBJECTS[name]
    met: set[str] = set()
    for seats, options in laws.variants(game):
        seen = laws.check_one(game, seats, 1, options, 5)
        met |= {game.rule_id(rule) for rule in seen.rules}
    return met


def all_rules() -> set[str]:
    return {game.rule_id(rule) for game in SUBJECTS.values() for rule in game.rules}


@pytest.mark.parametrize("name", SUBJECTS)
def test_every_rule_refuses_or_is_named_by_a_test_or_waived(name: str) -> None:
    game = SUBJECTS[name]
    unmet = {game.rule_id(rule) for rule in game.rules} - named_rules() - set(WAIVERS)
    if unmet:
        unmet -= refused_rules(name)
    assert not unmet, f"No test names these rules, and nothing was refused by them: {', '.join(sorted(unmet))}."


def test_tests_name_only_rules_that_exist() -> None:
    engine = {name for name in named_rules() if name.startswith("engine.")}
    assert not (named_rules() - engine - all_rules())
    assert engine <= set(ENGINE_RULES.values())


def test_waivers_are_for_rules_that_exist_and_are_needed() -> None:
    assert set(WAIVERS) <= all_rules()
    assert not set(WAIVERS) & named_rules()
    assert all(len(reason) > 20 for reason in WAIVERS.values())
