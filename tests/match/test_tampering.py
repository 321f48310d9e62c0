"""Whatever is changed in a match file is found, and the sentence says where."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.match.playing import agreed, play_out, vigil
from tests.match.test_files import eventful
from theogony.kernel.game import game
from theogony.match import FileError, backup, published, verify


def finished() -> dict[str, Any]:
    return json.loads(published(play_out(eventful(agreed(unopened=(1,))))))  # type: ignore[no-any-return]


def complaint(file: object) -> str:
    with pytest.raises(FileError) as wrong:
        verify(file if isinstance(file, (bytes, str)) else json.dumps(file))
    sentence = str(wrong.value)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    return sentence


def leaves(part: object, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    if isinstance(part, dict):
        for name, value in part.items():
            yield from leaves(value, (*path, name))
    elif isinstance(part, list):
        for k, value in enumerate(part):
            yield from leaves(value, (*path, k))
    else:
        yield path


def other(value: object) -> list[object]:
    """Values that could pass for this one."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1, value - 1]
    if isinstance(value, str) and re.fullmatch("[0-9a-f]{16,}", value):
        return [("0" if value[0] != "0" else "1") + value[1:], value.upper() if value.upper() != value else "F"]
    return [f"{value}x", f" {value}", None]


def changed(file: dict[str, Any], path: tuple[str | int, ...], value: object) -> dict[str, Any]:
    copy = json.loads(json.dumps(file))
    part = copy
    for step in path[:-1]:
        part = part[step]
    part[path[-1]] = value
    return copy  # type: ignore[no-any-return]


def value_at(file: dict[str, Any], path: tuple[str | int, ...]) -> object:
    part: Any = file
    for step in path:
        part = part[step]
    return part


WHERE = {
    "theogony": "theogony",
    "game": "game",
    "rules_version": "version",
    "space": "digest",
    "options": "option|set-up|Option",
    "dice": "seed|dice",
    "start": "set-up",
    "clock": "clock|Time",
    "result": "result",
}


def test_every_single_field_that_is_changed_is_found_and_named() -> None:
    file = finished()
    kinds = {entry["do"] for entry in file["entries"]}
    assert kinds == {"action", "time", "undo", "takeover", "pause", "resume", "resign", "unopened"}
    for path in leaves(file):
        for value in other(value_at(file, path)):
            sentence = complaint(changed(file, path, value))
            if sentence.startswith("This is no match file"):
                assert path[-1] in ("theogony", "do") or str(path[-1]) in sentence or str(path[-2]) in sentence
            elif path[0] == "entries":
                assert f"Entry {int(path[1]) + 1}" in sentence, (path, value, sentence)
            elif path[0] == "seats":
                assert re.search(f"[Ss]eat {path[1]}", sentence), (path, value, sentence)
            else:
                assert re.search(WHERE[str(path[0])], sentence), (path, value, sentence)


def test_every_entry_taken_out_is_missed_there() -> None:
    file = finished()
    for k in range(len(file["entries"])):
        copy = json.loads(json.dumps(file))
        del copy["entries"][k]
        assert re.search(f"Entry {k + 1}\\b|result|clock", complaint(copy))


def test_an_entry_taken_out_is_missed_even_when_the_rest_is_renumbered() -> None:
    file = finished()
    for k in range(len(file["entries"])):
        copy = json.loads(json.dumps(file))
        del copy["entries"][k]
        for n, entry in enumerate(copy["entries"], 1):
            entry["n"] = n
        complaint(copy)


def test_two_entries_exchanged_are_found() -> None:
    file = finished()
    for k in range(len(file["entries"]) - 1):
        copy = json.loads(json.dumps(file))
        entries = copy["entries"]
        entries[k], entries[k + 1] = entries[k + 1], entries[k]
        assert f"Entry {k + 1}" in complaint(copy)


def test_every_field_left_out_is_found() -> None:
    file = finished()
    for name in file:
        copy = dict(file)
        del copy[name]
        complaint(copy)
    for part in (file["seats"][0], file["dice"], file["clock"], file["result"], *file["entries"]):
        for name in list(part):
            kept = part.pop(name)
            complaint(file)
            part[name] = kept
    assert verify(json.dumps(file)).complete


def test_a_field_nobody_knows_is_found() -> None:
    file = finished()
    for part in (file, file["seats"][0], file["dice"], file["clock"], file["result"], file["entries"][0]):
        part["colour"] = "red"
        assert "colour" in complaint(file)
        del part["colour"]


def test_a_wrong_roll_is_named_with_what_the_dice_give() -> None:
    file = json.loads(published(play_out(agreed("gods"))))
    k, told = next(
        (k, told) for k, e in enumerate(file["entries"]) for told in e["told"] if told.startswith("turned-up")
    )
    hex_before = told.split("hex=")[1]
    wrong = told.replace(f"hex={hex_before}", f"hex={(int(hex_before) + 1) % 8}")
    place = file["entries"][k]["told"].index(told)
    sentence = complaint(changed(file, ("entries", k, "told", place), wrong))
    assert f"Entry {k + 1} " in sentence
    assert f"the file tells '{wrong}', dice and rules give '{told}'" in sentence


def test_another_seed_is_named_even_if_it_is_committed_to() -> None:
    from theogony.match.fairness import commitment_to_seed

    file = finished()
    assert "committed to" in complaint(changed(file, ("dice", "seed"), "00" * 32))
    swapped = changed(file, ("dice", "seed"), "00" * 32)
    swapped["dice"]["commitment"] = commitment_to_seed(bytes(32))
    assert "set-up is wrong" in complaint(swapped)


def test_an_illegal_action_is_named_with_its_rule() -> None:
    file = json.loads(backup(eventful(vigil())))
    k = next(k for k, e in enumerate(file["entries"]) if e["do"] == "action" and e["say"] == "light 1")
    sentence = complaint(changed(file, ("entries", k, "say"), "pray sun"))
    assert f"Entry {k + 1} " in sentence
    assert "engine.not-the-question" in sentence


def test_files_of_other_rules_are_not_replayed_into_something_else() -> None:
    file = finished()
    assert "version 2" in complaint(changed(file, ("rules_version",), 2))
    assert "digest abc" in complaint(changed(file, ("space",), "abc"))
    assert "no game 'chess'" in complaint(changed(file, ("game",), "chess"))
    assert game("gods").id == "gods"


def test_a_file_cut_short_anywhere_gives_one_sentence() -> None:
    whole = json.dumps(finished()).encode()
    for end in range(0, len(whole) - 1, max(1, len(whole) // 150)):
        complaint(whole[:end])


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"null",
        b"[]",
        b"{}",
        b"\xff\xfe",
        b"[" * 100_000,
        b'{"theogony": 1}',
        b'{"theogony": 2}',
        b'{"theogony": "1"}',
        b'{"theogony": 1, "game": "\\ud800"}',
        "{'theogony': 1}",
    ],
)
def test_what_is_no_match_file_is_refused_in_one_sentence(content: bytes | str) -> None:
    assert complaint(content).startswith("This is no match file")


def test_numbers_beyond_all_measure_are_refused_in_one_sentence() -> None:
    file = finished()
    for path in leaves(file):
        if isinstance(value_at(file, path), int):
            complaint(changed(file, path, 10**30))
            complaint(changed(file, path, -(10**30)))
