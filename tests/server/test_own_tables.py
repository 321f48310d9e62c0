"""Options that are whole tables of values, as a host writes them."""

import pytest

from tests.server.serving import Guest

WHERE = "/api/games/lords_of_creation/options/box"


@pytest.mark.parametrize("text", ["humans = 50\n", '{"humans": 50}'])
def test_a_box_in_toml_or_json_is_made_whole_by_the_game(anna: Guest, text: str) -> None:
    whole = anna.post(WHERE, {"text": text})["value"]
    usual = anna.post(WHERE, {"text": ""})["value"]
    assert whole != usual and whole.keys() == usual.keys()


@pytest.mark.parametrize(
    ("text", "wrong", "named"),
    [
        ("humns = 50", "option.no-such", "In einer Schachtel gibt es kein „humns“"),
        ("humans = 'many'", "option.count", "nicht „many“"),
        ("humans = 3\naltars = [", "option.no-toml", "Das ist kein TOML: siehe Zeile 2"),
        ("humans 3", "option.no-toml", "Das ist kein TOML: siehe Zeile 1, Spalte 8"),
        ("{", "option.no-json", "Das ist kein JSON: siehe Zeile 1, Spalte 2"),
    ],
)
def test_what_is_wrong_with_a_box_is_said_in_the_hosts_language(anna: Guest, text: str, wrong: str, named: str) -> None:
    anna.post("/api/me", {"lang": "de"})
    status, id, sentence = anna.refused(WHERE, {"text": text})
    assert (status, id) == (400, wrong)
    assert named in sentence


def test_only_options_that_are_tables_take_text(anna: Guest) -> None:
    assert anna.refused("/api/games/gods/options/bag", {"text": ""})[1] == "option.unknown"


def test_everybody_at_the_table_is_told_of_a_box_that_is_not_the_usual_one(anna: Guest, bo: Guest) -> None:
    own = anna.post(WHERE, {"text": '{"humans": 50}'})["value"]
    for box, told in ((own, True), (None, None)):
        match = anna.new_table("lords_of_creation", seats=("me", "open"), public=True, options={"box": box})
        chair = bo.sit_down(match)
        options = chair.until("table")["options"]
        assert [option.get("own") for option in options if option["title"] == "What is in the box"] == [told]
        chair.close()


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_the_rulebook_tells_the_numbers_of_the_table(anna: Guest, language: str) -> None:
    own = anna.post(WHERE, {"text": '{"humans": 53, "altars": 7, "terrain": {"sea": 29}}'})["value"]
    told = {}
    for name, box in (("own", own), ("usual", None)):
        match = anna.new_table("lords_of_creation", seats=("me", "bot"), options={"box": box})
        chair = anna.sit_down(match)
        address = chair.until("table")["rulebook"].replace("/en", f"/{language}").replace(".en.", f".{language}.")
        chair.close()
        told[name] = address
    rules = {rule["id"]: rule["text"] for chapter in anna.get(told["own"]) for rule in chapter["rules"]}
    assert "53" in rules["lords_of_creation.setup.humans"]
    assert "29" in rules["lords_of_creation.setup.container"] and "125" in rules["lords_of_creation.setup.container"]
    assert "7" in rules["lords_of_creation.ruling.no-altars-left"]
    assert told["usual"].startswith("/g/"), "what is the same for everybody is kept for ever"
