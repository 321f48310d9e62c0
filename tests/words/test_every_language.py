"""The Fluent files of the frame and of every game say the same things in every language."""

import re

import pytest
from fluent.syntax import ast

import theogony
from tests.words.fluent_files import PACKAGES, entries, formatted, samples, texts
from theogony.words import LANGUAGES, rulebook

everywhere = pytest.mark.parametrize("package", PACKAGES)
in_every_language = pytest.mark.parametrize("language", LANGUAGES)


@everywhere
@in_every_language
def test_the_file_reads_without_junk_and_says_nothing_twice(package: str, language: str) -> None:
    found = entries(package, language)
    assert [entry.content for entry in found if isinstance(entry, ast.Junk)] == []
    keys = [entry.id.name for entry in found if isinstance(entry, ast.Message)]
    assert sorted(keys) == sorted(set(keys))


@everywhere
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_language_has_the_keys_attributes_and_variables_of_english(package: str, language: str) -> None:
    english, other = texts(package, LANGUAGES[0]), texts(package, language)
    assert sorted(english.keys() - other.keys()) == []
    assert sorted(other.keys() - english.keys()) == []
    assert {key: other[key].variables for key in other} == {key: english[key].variables for key in english}


@everywhere
@in_every_language
def test_every_message_can_be_said(package: str, language: str) -> None:
    for key, text in texts(package, language).items():
        for args in samples(text):
            said, errors = formatted(package, language, key, args)
            assert errors == [], f"{key} with {args}"
            assert said.strip() == said != "", key
            bare = re.sub(r"{[\w-]+}", "", said) if key.startswith("note-") else said  # a note may name symbols
            assert "{" not in bare, f"{key} with {args} is '{said}'"


@in_every_language
def test_no_rule_is_empty_or_said_in_the_words_of_another(language: str) -> None:
    for game in theogony.games().values():
        said: dict[str, str] = {}
        for chapter in rulebook(game, language):
            assert chapter.title != f"chapter-{chapter.id}"
            for rule in chapter.rules:
                assert rule.text.endswith((".", "”", "“", "»")), f"{rule.id} is no sentence"
                assert rule.text not in said, f"{rule.id} reads like {said.get(rule.text)}"
                said[rule.text] = rule.id


@everywhere
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_sentences_are_translated(package: str, language: str) -> None:
    for key, text in texts(package, language).items():
        if key.startswith(("rule-", "refusal-", "event-", "prompt-", "engine-")):
            args = samples(text)[0]
            assert formatted(package, language, key, args) != formatted(package, LANGUAGES[0], key, args), key
