"""The commands: what they print, and that everything asked wrongly is answered by one sentence and status 2."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import theogony
from theogony.cli import main

Said = pytest.CaptureFixture[str]


@pytest.fixture(scope="module")
def game_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("export") / "game.json"
    assert main(["export", "gods", str(file), "--bots", "random", "--seats", "3", "--seed", "5"]) == 0
    return file


def test_the_version(capsys: Said) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"theogony {theogony.__version__}\n"


def test_without_a_command_there_is_help(capsys: Said) -> None:
    assert main([]) == 0
    out = capsys.readouterr().out
    for command in ("games", "rules", "play", "simulate", "export", "verify", "bench"):
        assert re.search(rf"^\s*{command}\s", out, re.MULTILINE)


def test_games_lists_every_game(capsys: Said) -> None:
    assert main(["games"]) == 0
    assert "Michael Schacht" in capsys.readouterr().out


def test_games_as_json(capsys: Said) -> None:
    assert main(["games", "--json"]) == 0
    gods = next(game for game in json.loads(capsys.readouterr().out) if game["id"] == "gods")
    assert gods["seats"] == [2, 4]
    assert gods["options"]["bag"] == [False, True]


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_rules_prints_every_rule_with_its_id(language: str, capsys: Said) -> None:
    assert main(["rules", "gods", "--lang", language]) == 0
    out = capsys.readouterr().out
    for rule in theogony.game("gods").rules.values():
        assert f"(gods.{rule})" in out


def test_simulate_as_json_has_the_agreed_fields(capsys: Said) -> None:
    assert main(["simulate", "gods", "--seats", "3", "--games", "4", "--bots", "random,greedy", "--json"]) == 0
    said = capsys.readouterr()
    result = json.loads(said.out)
    assert set(result) == {"games", "decisions", "seconds", "decisions_per_second", "mean_decisions", "seats"}
    assert [set(seat) for seat in result["seats"]] == [{"bot", "wins", "mean_score"}] * 3
    assert [seat["bot"] for seat in result["seats"]] == ["random", "greedy", "random"]
    assert result["games"] == 4
    assert said.err == ""


def test_simulate_as_a_table(capsys: Said) -> None:
    assert main(["simulate", "gods", "--games", "10", "--option", "bag=true", "--option", "decay=true"]) == 0
    said = capsys.readouterr()
    assert "10 games" in said.out
    assert said.err == "", "no progress bar where nobody watches"


def test_the_seed_decides(capsys: Said) -> None:
    outcomes = []
    for seed in ("1", "1", "2"):
        main(["simulate", "gods", "--games", "10", "--seed", seed, "--json"])
        outcomes.append(json.loads(capsys.readouterr().out)["decisions"])
    assert outcomes[0] == outcomes[1] != outcomes[2]


def test_an_exported_game_is_verified(game_file: Path, capsys: Said) -> None:
    assert main(["verify", str(game_file)]) == 0
    assert capsys.readouterr().out.startswith("Right: ")


def test_the_same_seed_exports_the_same_file(game_file: Path, tmp_path: Path) -> None:
    again = tmp_path / "again.json"
    main(["export", "gods", str(again), "--bots", "random", "--seats", "3", "--seed", "5"])
    assert again.read_bytes() == game_file.read_bytes()


def test_verify_names_the_action_that_was_changed(game_file: Path, tmp_path: Path, capsys: Said) -> None:
    lines = game_file.read_text().splitlines()
    changed = next(k for k, line in enumerate(lines) if '"say":"lay 0 ' in line)
    number = json.loads(lines[changed].rstrip(","))["n"]
    lines[changed] = lines[changed].replace("lay 0 ", "lay 1 ")
    tampered = tmp_path / "tampered.json"
    tampered.write_text("\n".join(lines))
    assert main(["verify", str(tampered)]) == 1
    said = capsys.readouterr()
    assert f"Entry {number}" in said.err
    assert said.out == ""


def test_verify_names_the_draw_that_was_changed(game_file: Path, tmp_path: Path, capsys: Said) -> None:
    text = game_file.read_text()
    told = re.search(r'turned-up [^"]*', text)
    assert told is not None
    hex_drawn = told[0].split()[-1].rpartition("=")
    other = f"{told[0][: -len(hex_drawn[2])]}{3 - int(hex_drawn[2]) if hex_drawn[2].isdigit() else 'nothing'}"
    tampered = tmp_path / "tampered.json"
    tampered.write_text(text.replace(told[0], other, 1))
    assert main(["verify", str(tampered)]) == 1
    assert told[0] in capsys.readouterr().err


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ("conquer", "No such command 'conquer'"),
        ("games --colour", "No such option"),
        ("rules", "Missing argument 'GAME'"),
        ("rules chess", "There is no game 'chess'; there are: "),
        ("rules gods --lang fr", "There are no words in the language 'fr'; there are: en, de, it"),
        ("simulate chess", "There is no game 'chess'"),
        ("simulate gods --seats 5", "Gods is played by 2 to 4; 5 cannot"),
        ("simulate gods --seats many", "--seats is a whole number; 'many' is not"),
        ("simulate gods --games 1.5", "--games is a whole number; '1.5' is not"),
        ("simulate gods --jobs x", "--jobs is a whole number; 'x' is not"),
        ("simulate gods --games 0", "at least one game"),
        ("simulate gods --jobs 0", "at least one job"),
        ("simulate gods --bots clever", "There is no bot 'clever'; there are: random, novice, greedy"),
        ("simulate gods --bots random,random,random", "There are 3 bots for 2 seats"),
        ("simulate gods --option bag", "An option is given as KEY=VALUE; 'bag' is not"),
        ("simulate gods --option bag=maybe", "Option bag cannot be 'maybe': it is one of false, true"),
        ("simulate gods --option dragons=true", "Gods has no option 'dragons'"),
        ("simulate gods --option bag=true --option bag=false", "Option bag is given twice"),
        ("simulate gods --option decay=true", "Option decay needs bag=true"),
        ("simulate four_gods --seats 3 --option duel=true", "Option duel is for 2 players; here are 3"),
        ("play dice_forge --option owl_slot=celestial-ship", "Option owl_slot needs cards=chosen"),
        ("play theomachy --option doom=on", "Option doom cannot be 'on': it is one of false, true"),
        ("simulate gods --seed -1", "A seed is a whole number"),
        ("simulate gods --seed seven", "A seed is a whole number from 0 to 2**63 - 1; 'seven' is not"),
        (f"simulate gods --seed {'9' * 5000}", "A seed is a whole number"),
        ("export gods nowhere/at/all.json", "nowhere/at/all.json cannot be written"),
        ("verify missing.json", "missing.json: No such file or directory"),
        ("play chess", "There is no game 'chess'"),
        ("play gods --seats 9", "Gods is played by 2 to 4; 9 cannot"),
        ("play gods --bots clever", "There is no bot 'clever'"),
        ("play gods --lang fr", "There are no words in the language 'fr'"),
        ("play gods --seed x", "A seed is a whole number"),
        ("serve --port x", "--port is a whole number; 'x' is not"),
        ("serve --port 70000", "--port goes from 0 to 65535; 70000 is outside"),
        ("bench --seconds 0", "0 seconds is none"),
        ("bench --seconds nan", "nan seconds is none"),
        ("bench --seconds long", "--seconds is a number; 'long' is not"),
    ],
)
def test_what_is_asked_wrongly_is_answered_by_one_sentence(asked: str, sentence: str, capsys: Said) -> None:
    assert main(asked.split()) == 2
    said = capsys.readouterr()
    assert sentence in said.err
    assert said.err.count("\n") == 1
    assert said.err.endswith(".\n")
    assert said.out == ""


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe\x00", b"[]", b'{"theogony": 99}', b'{"theogony": 1}'])
def test_a_file_that_is_no_game_file_is_refused(content: bytes, tmp_path: Path, capsys: Said) -> None:
    file = tmp_path / "broken.json"
    file.write_bytes(content)
    assert main(["verify", str(file)]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_file_cut_short_is_refused(game_file: Path, tmp_path: Path, capsys: Said) -> None:
    file = tmp_path / "short.json"
    file.write_bytes(game_file.read_bytes()[:-200])
    assert main(["verify", str(file)]) == 2
    assert capsys.readouterr().err.startswith("This is no match file")


@pytest.mark.parametrize(
    ("right", "wrong", "sentence"),
    [
        (rb'"key":"\w+"', b'"key":"xyz"', "Expected hexadecimal digits, as many as there should be - at `$.dice.key`"),
        (rb"^{", b"\xef\xbb\xbf{", "This is no match file: it begins with a byte order mark."),
        (rb'"greedy|"random', b'"\xff\xfe', "This is no match file: it is not text in UTF-8."),
        (rb"lay 0 ", b"lay 0" + b"9" * 4000 + b" ", "'09"),
    ],
    ids=["no digits", "byte order mark", "other bytes", "a long number"],
)
def test_what_is_wrong_with_a_file_is_said_in_short_and_in_words(
    right: bytes, wrong: bytes, sentence: str, game_file: Path, tmp_path: Path, capsys: Said
) -> None:
    file = tmp_path / "wrong.json"
    file.write_bytes(re.sub(right, wrong, game_file.read_bytes(), count=1))
    assert main(["verify", str(file)]) != 0
    said = capsys.readouterr().err
    assert sentence in said
    assert "regex" not in said and len(said) < 400


def test_a_folder_is_no_game_file(tmp_path: Path, capsys: Said) -> None:
    assert main(["verify", str(tmp_path)]) == 2
    assert "Is a directory" in capsys.readouterr().err


def test_the_command_works_from_any_folder(tmp_path: Path) -> None:
    run = subprocess.run([sys.executable, "-m", "theogony", "--version"], cwd=tmp_path, capture_output=True, text=True)
    assert (run.returncode, run.stdout, run.stderr) == (0, f"theogony {theogony.__version__}\n", "")
