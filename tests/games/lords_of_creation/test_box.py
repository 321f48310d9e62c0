"""Another box on the table: counts a host may change, checked with sentences that say what is wrong."""

import json
from pathlib import Path

import pytest

import theogony
from tests.games.lords_of_creation.position import LORDS
from tests.words.fluent_files import texts
from theogony.cli.asked import read_options
from theogony.games.lords_of_creation.components import BOX
from theogony.games.lords_of_creation.rules import LordsState
from theogony.kernel.dice import dice_from_seed
from theogony.kernel.options import WrongOption
from theogony.kernel.playout import random_playout
from theogony.match.files import backup, read
from theogony.match.match import Match, Seat
from theogony.server.pages import Pages
from theogony.words import LANGUAGES, option_words

SMALL = {"humans": 30, "altars": 5, "packs": 1, "terrain": {"sea": 20, "desert": 12}, "cards": {"island": [1] * 5}}


def test_what_a_box_does_not_name_stays_as_usual() -> None:
    box = LORDS.checked_options(2, {"box": SMALL})["box"]
    assert isinstance(box, dict)
    assert box["terrain"] == {**BOX["terrain"], "sea": 20, "desert": 12}  # type: ignore[dict-item]
    assert box["cards"]["hill"] == [2, 3, 3, 3, 2] and box["cards"]["island"] == [1, 1, 1, 1, 1]
    assert list(box) == list(BOX) and json.loads(json.dumps(box)) == box


def test_a_game_is_played_with_what_is_in_the_box() -> None:
    state = LORDS.start(3, 4, box=SMALL)
    assert isinstance(state, LordsState)
    assert list(state.supply) == [30] * 3 and state.altars == 5
    assert sum(state.deck) == 44 and sum(state.markers) == 112
    random_playout(state, dice_from_seed(1), LORDS.longest)
    assert state.over()


FEW = {"packs": 1, "cards": {name: [1, 1, 1, 1, 1] for name in ("island", "hill", "forest", "grassland")}}
WRONG = [
    ({"dragons": 3}, "has no 'dragons'"),
    ({"humans": 0}, "humans in a box is a whole number from 1 to 99; 0 is not"),
    ({"humans": 2.5}, "2.5 is not"),
    ({"altars": True}, "True is not"),
    ({"terrain": 16}, "terrain in a box is a table"),
    ({"terrain": {"swamp": 1}}, "no 'terrain.swamp'"),
    ({"terrain": {"sea": 0, "desert": 5}}, "needs a terrain marker for each; the box has 85"),
    ({"cards": {"sea": [1] * 5}}, "no 'cards.sea'"),
    ({"cards": {"hill": [1, 2]}}, "five numbers"),
    ({"cards": {"hill": [1, 2, 3, 4, 50]}}, "cards.hill in a box is a whole number from 0 to 6; 50 is not"),
    ({"cards": {"hill": "many"}}, "five numbers; many is not that"),
    ({"cards": {"hill": [1, 2, 3, 4, -1]}}, "from 0 to 6; -1 is not"),
    ({"cards": [1, 2]}, "cards in a box is a table"),
    ({"terrain": {"sea": "much"}}, "terrain.sea in a box is a whole number from 0 to 91; 'much' is not"),
    ({"terrain": {"sea": 92}}, "from 0 to 91; 92 is not"),
    ({"packs": 3}, "packs in a box is a whole number from 1 to 2; 3 is not"),
    ({"altars": -1}, "altars in a box is a whole number from 0 to 91; -1 is not"),
    ({"humans": None}, "None is not"),
    ("my box", "is a table of values; 'my box' is none"),
    ([1], "is a table of values"),
]


@pytest.mark.parametrize(("box", "sentence"), WRONG)
def test_a_box_that_cannot_be_is_refused_with_a_sentence(box: object, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        LORDS.start(2, 1, box=box)


def test_whatever_is_wrong_is_said_in_the_language_of_the_host_and_no_words_are_left_over() -> None:
    met = set()
    for box in [*(box for box, _ in WRONG if isinstance(box, dict)), FEW]:
        with pytest.raises(WrongOption) as wrong:
            LORDS.checked_options(5, {"box": box})
        said = [option_words.wrong_option(LORDS, wrong.value, language) for language in LANGUAGES]
        assert len(set(said)) == len(LANGUAGES) and str(wrong.value) not in said[1:], box
        met.add(f"wrong-box-{wrong.value.why}")
    assert {key for key in texts(LORDS.package, "en") if key.startswith("wrong-")} == met


def test_there_must_be_cards_for_every_hand() -> None:
    LORDS.start(2, 1, box=FEW)
    with pytest.raises(ValueError, match="5 players need 35 cards for their hands; the box has 20"):
        LORDS.start(5, 1, box=FEW)


def test_the_values_used_are_stored_with_the_match() -> None:
    match = Match(theogony.game("lords_of_creation"), [Seat("Ada"), Seat("Bo")], {"box": {"humans": 50}}, seed=1)
    stored = read(backup(match)).options
    assert stored == {"knowledge": False, "full": False, "box": {**BOX, "humans": 50}}
    usual = Match(theogony.game("lords_of_creation"), [Seat("Ada"), Seat("Bo")], {}, seed=1)
    assert read(backup(usual)).options["box"] == BOX


def test_the_command_line_reads_a_box_from_a_toml_file(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text("humans = 50\n[terrain]\nsea = 20\n", encoding="utf-8")
    assert read_options([f"box=@{file}"]) == {"box": {"humans": 50, "terrain": {"sea": 20}}}
    with pytest.raises(ValueError, match="cannot be read"):
        read_options([f"box=@{tmp_path}/none.toml"])
    file.write_text("humans = ", encoding="utf-8")
    with pytest.raises(ValueError, match="is no TOML"):
        read_options([f"box=@{file}"])


def test_players_are_shown_what_their_box_has_otherwise_than_usual() -> None:
    def shown(language: str, **options: object) -> str:
        spoken = Pages().options_spoken(LORDS, 2, LORDS.checked_options(2, options), language)
        return str(spoken[-1]["value"])

    assert shown("en") == "as reconstructed"
    box = {"humans": 50, "altars": 40, "terrain": {"sea": 20}, "cards": {"hill": [1, 2, 3, 4, 5]}}
    assert shown("en", box=box) == "its own: terrain.sea = 20, cards.hill = [1, 2, 3, 4, 5], humans = 50"
