"""The Fluent files as they are written: their messages, the variables in them, and arguments to try them with."""

from functools import cache
from importlib.resources import files
from typing import NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import theogony

PACKAGES = ("theogony", *(game.package for game in theogony.games().values()))
NUMBERS = (0, 1, 2, 21)


class Text(NamedTuple):
    """A message or one of its attributes."""

    variables: frozenset[str]
    numbers: frozenset[str]  # the variables it chooses a variant by


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()
        self.chosen_by: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            self.chosen_by.add(node.selector.id.name)
        self.generic_visit(node)


def source(package: str, language: str) -> str:
    return files(package).joinpath("words", f"{language}.ftl").read_text(encoding="utf-8")


def entries(package: str, language: str) -> list[ast.EntryType]:
    return FluentParser().parse(source(package, language)).body


@cache
def texts(package: str, language: str) -> dict[str, Text]:
    """Every message by its key, every attribute by `key.attribute`."""
    out = {}
    for entry in entries(package, language):
        if isinstance(entry, ast.Message):
            named = {entry.id.name: entry.value} | {f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes}
            for key, pattern in named.items():
                found = _Variables()
                if pattern is not None:
                    found.visit(pattern)
                out[key] = Text(frozenset(found.names), frozenset(found.chosen_by))
    return out


@cache
def bundle_of(package: str, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source(package, language)))
    return bundle


def formatted(package: str, language: str, key: str, args: dict[str, object]) -> tuple[str, list[Exception]]:
    """The message or attribute in words, and what Fluent complained of."""
    bundle = bundle_of(package, language)
    name, _, attribute = key.partition(".")
    message = bundle.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None
    said, errors = bundle.format_pattern(pattern, args)
    return str(said), errors


def samples(text: Text) -> list[dict[str, object]]:
    """Arguments to try a message with: numbers where it chooses by them, a name elsewhere."""
    return [{name: n if name in text.numbers else "Gaia" for name in text.variables} for n in NUMBERS]
