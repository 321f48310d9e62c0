"""What every state does by itself: refusing, views, bytes, time, trail."""

import copy
import pickle
from collections.abc import Iterator

import pytest

from tests.games_for_tests import registered
from tests.games_for_tests.secrets_and_time import OFFER, RUN_OUT, VIGIL
from tests.kernel.scripted import EVENTS, HEARD, RING, SAY, scripted
from theogony.kernel.dice import dice_from_seed
from theogony.kernel.game import Game, Option, flag, game, games, register
from theogony.kernel.playout import random_playout, refusals
from theogony.kernel.state import NOBODY, Refused, State


@pytest.fixture(autouse=True)
def _known() -> Iterator[None]:
    with registered(VIGIL):
        yield


def vigil(seed: int = 1) -> State:
    return VIGIL.start(3, seed)


def foreign_card(state: State) -> int:
    return next(action for action in range(12) if state.refusal(0, action) == 1)


def test_a_refusal_names_the_rule_the_seat_and_the_action_and_changes_nothing() -> None:
    state = vigil()
    action = foreign_card(state)
    before = state.dump()
    with pytest.raises(
        Refused, match=r"vigil.offer.own-hand forbids it: seat 0 cannot do 'offer \d+'.*can do: 3 actions"
    ):
        state.apply(0, action)
    with pytest.raises(Refused, match="999 is no action of vigil: they go from 0 to"):
        state.apply(0, 999)
    with pytest.raises(Refused, match="It is not seat 3's turn"):
        state.apply(3, RUN_OUT.of0())
    assert state.dump() == before


def test_a_refusal_survives_pickling() -> None:
    state = vigil()
    with pytest.raises(Refused) as caught:
        state.apply(0, foreign_card(state))
    again = pickle.loads(pickle.dumps(caught.value))
    assert (str(again), again.rule, again.seat) == (str(caught.value), 1, 0)


def test_an_action_that_is_no_answer_to_the_question_is_refused() -> None:
    state = scripted(1, {0: [("ask", 0, 1)]})
    with pytest.raises(Refused, match=r"engine\.not-the-question"):
        state.apply(0, RING.of0())


def test_a_view_shows_legal_actions_to_its_own_eyes_only_and_refuses_to_be_played_on() -> None:
    view = vigil().seen_by(1)
    assert len(view.legal(1)) == 3
    assert view.dice.is_blank()
    for forbidden in (lambda: view.legal(0), lambda: view.refusal(2, 0), lambda: view.apply(1, view.legal(1)[0])):
        with pytest.raises(ValueError, match="This is the view of seat 1"):
            forbidden()
    with pytest.raises(ValueError, match="cannot show what seat 2 sees"):
        view.seen_by(2)
    with pytest.raises(ValueError, match="A guess is made of a view"):
        vigil().guess(dice_from_seed(1))
    with pytest.raises(ValueError, match="There is no seat 3"):
        vigil().seen_by(3)


def test_states_copy_and_pickle_whole() -> None:
    state = vigil()
    state.apply(0, state.legal(0)[0])
    for twin in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state)), VIGIL.load(state.dump())):
        assert twin.dump() == state.dump()
        random_playout(twin, dice_from_seed(2), 1000)
    view = pickle.loads(pickle.dumps(state.seen_by(0)))
    assert view.eyes == 0


def test_damaged_bytes_are_refused() -> None:
    saved = vigil().dump()
    for cut in range(len(saved)):
        with pytest.raises(ValueError, match="saved state"):
            VIGIL.load(saved[:cut])
        flipped = bytearray(saved)
        flipped[cut] ^= 0x40
        with pytest.raises(ValueError, match="saved state"):
            VIGIL.load(bytes(flipped))
    with pytest.raises(ValueError, match="saved state"):
        VIGIL.load(saved + b"\0")


def test_bytes_of_another_game_are_refused() -> None:
    with pytest.raises(ValueError, match="no saved state of gods"):
        game("gods").load(vigil().dump())


def test_a_timer_asks_for_time_and_the_hourglass_acts_when_it_is_up() -> None:
    state = scripted(2, {0: [("ask", 0, 1)]})
    assert (state.deadline(), state.acting()) == (0, 0b01)
    state.start_timer(5000)
    first = state.timer()
    assert (state.deadline(), state.acting(), state.awaited()) == (5000, 0b101, 0b01)
    assert list(state.legal(2)) == [RING.of0()]
    state.apply(2, RING.of0())
    assert (state.deadline(), state.acting()) == (0, 0b01)
    assert state.written(0) == [999]
    state.start_timer(5000)
    assert state.timer() > first


def test_the_hourglass_rests_when_the_game_is_over() -> None:
    state = scripted(1, {0: [("ask", 0, 1)]})
    state.start_timer(1000)
    state.end()
    assert (state.acting(), state.deadline(), state.over()) == (0, 0, True)


def test_a_secret_on_the_trail_is_for_those_it_was_told() -> None:
    state = scripted(3, {0: [("ask", 0, 1)]})
    state.telling = True
    state.tell_to(0b010, HEARD, 0, 2)
    state.tell(HEARD, 1, 1)

    def words(viewer: int) -> list[int]:
        return [values["word"] for _, values in EVENTS.read(state.seen_by(viewer).trail)]

    assert words(1) == [2, 1]
    assert words(0) == words(2) == words(NOBODY) == [-1, 1]


def test_without_telling_there_is_no_trail() -> None:
    state = scripted(1, {0: [("ask", 0, 1)]})
    state.apply(0, SAY.of1(0))
    assert len(state.trail) == 0


def test_refusals_answers_for_the_whole_space() -> None:
    state = vigil()
    answers = list(refusals(state, 0))
    assert len(answers) == VIGIL.space.size
    assert [action for action, rule in enumerate(answers) if rule == 0] == list(state.legal(0))
    assert {answers[action] for action in range(12)} == {0, 1}
    assert OFFER.has(state.legal(0)[0])


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"seats": 9}, "played by 2 to 4; 9 cannot"),
        ({"seed": -1}, "A seed is a whole number from 0"),
        ({"seed": "x"}, "'x' is not"),
        ({"seed": True}, "A seed is a whole number"),
        ({"seed": 1, "key": bytes(32)}, "a seed or a key, not both"),
        ({"key": bytes(3)}, "this one has 3"),
        ({"moon": True}, "has no option 'moon'; it has: sand, quiet"),
        ({"sand": 5}, "Option sand cannot be '5': it is one of 4, 30"),
        ({"quiet": "maybe"}, "Option quiet cannot be 'maybe': it is one of false, true"),
    ],
)
def test_a_game_cannot_be_started_wrongly(arguments: dict[str, object], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        VIGIL.start(**arguments)  # type: ignore[arg-type]


def test_options_read_from_text() -> None:
    assert Option("sand", (4, 30)).check("30") == 30
    assert flag("bag").check("TRUE") is True
    with pytest.raises(ValueError, match="cannot be '1'"):
        flag("bag").check(1)


def test_games_are_found_by_id_and_registered_once() -> None:
    assert game("vigil") is VIGIL
    assert list(games()) == sorted(games())
    with pytest.raises(ValueError, match="There is no game 'chess'; there are: "):
        game("chess")
    other = Game.__new__(Game)
    other.id = "vigil"
    with pytest.raises(ValueError, match="already a game 'vigil'"):
        register(other)


def test_rules_have_ids() -> None:
    assert VIGIL.rule_id(1) == "vigil.offer.own-hand"
    assert VIGIL.rule_id(-2) == "engine.not-asked"
    with pytest.raises(ValueError, match="no rule number 77"):
        VIGIL.rule_id(77)


def test_nothing_can_be_drawn_from_an_empty_bag() -> None:
    from theogony.kernel.arrays import zeros

    state = vigil()
    with pytest.raises(ValueError, match="empty bag"):
        state.draw_kind(zeros(4))
    bag = zeros(4)
    bag[2] = 1
    assert state.draw_kind(bag) == 2
