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
    ("text", "named"),
    [
        ("humns = 50", "humns"),
        ("humans = 'many'", "many"),
        ("humans = [", "TOML"),
        ("{", "JSON"),
    ],
)
def test_what_is_wrong_with_a_box_is_said(anna: Guest, text: str, named: str) -> None:
    status, id, sentence = anna.refused(WHERE, {"text": text})
    assert (status, id) == (400, "option.wrong")
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
