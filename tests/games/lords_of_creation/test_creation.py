"""The first phase: drawing, laying and keeping terrain markers."""

import pytest

from tests.games.lords_of_creation.position import LORDS
from tests.games.lords_of_creation.test_setup import start
from theogony.games.lords_of_creation.actions import EVENTS, KEEP, LAY, TO_CHOOSE, TO_LAY
from theogony.games.lords_of_creation.components import BARE, TERRAINS
from theogony.games.lords_of_creation.rules import LordsState
from theogony.kernel.dice import dice_from_seed


def held(state: LordsState, seat: int) -> list[int]:
    return [int(n) for n in state.held[seat * int(TERRAINS) : (seat + 1) * int(TERRAINS)]]


def refusal(state: LordsState, action: str) -> str:
    return LORDS.rule_id(int(state.refusal(state.active, LORDS.space.parse(action)))).split(".", 1)[1]


def cover_world(state: LordsState, keeping: bool = False) -> None:
    dice = dice_from_seed(3)
    while state.bare > 0:
        legal = state.legal(state.active)
        keep = keeping and legal[-1] == KEEP.of0()
        state.apply(state.active, legal[-1] if keep else legal[dice.below(len(legal))])


@pytest.mark.rule("lords_of_creation.creation.lay")
def test_a_player_draws_one_marker_and_lays_it_on_any_empty_hex() -> None:
    state = start()
    seat = int(state.active)
    assert sum(held(state, seat)) == state.holding[seat] == 1
    kind = held(state, seat).index(1)
    lays = [int(action) for action in state.legal(seat) if LAY.has(action)]
    assert lays == [LAY.of2(kind, cell) for cell in range(91)]
    state.apply(seat, LAY.of2(kind, 40))
    assert state.terrain[40] == kind
    assert state.active == 1 - seat
    other = held(state, 1 - seat).index(1)
    assert LORDS.rule_id(int(state.refusal(1 - seat, LAY.of2(other, 40)))).endswith("creation.lay")
    assert LORDS.rule_id(int(state.refusal(1 - seat, LAY.of2((other + 1) % 7, 41)))).endswith("creation.lay")


@pytest.mark.rule("lords_of_creation.creation.start-player")
def test_markers_are_laid_clockwise() -> None:
    state = start(4)
    first = int(state.active)
    for k in range(6):
        assert state.active == (first + k) % 4
        state.apply(state.active, state.legal(state.active)[0 if k % 2 else -1])  # laid or kept, the next one follows


@pytest.mark.rule("lords_of_creation.creation.keep", "lords_of_creation.ruling.held-markers")
def test_three_markers_may_be_kept_and_with_a_fourth_one_of_the_four_is_laid() -> None:
    state = start()
    seat = int(state.active)
    for kept in (1, 2, 3):
        state.apply(seat, KEEP.of0())
        assert state.holding[seat] == kept
        state.apply(1 - seat, state.legal(1 - seat)[0])
    assert sum(held(state, seat)) == 4
    assert refusal(state, "keep") == "creation.keep"
    laid_kinds = {int(LAY.arg(action, 0)) for action in state.legal(seat)}
    assert laid_kinds == {kind for kind, n in enumerate(held(state, seat)) if n}
    state.apply(seat, state.legal(seat)[0])
    assert state.holding[seat] == 3


@pytest.mark.rule("lords_of_creation.creation.end", "lords_of_creation.creation.left-over")
def test_the_phase_ends_when_every_hex_is_covered_and_kept_markers_go_back() -> None:
    for seats in (2, 5):
        state = start(seats)
        cover_world(state, keeping=True)
        assert BARE not in list(state.terrain)
        assert sum(state.container) == 112 - 91
        assert sum(state.held) == sum(state.holding) == 0
        assert state.agenda.kind_for(0) == TO_CHOOSE
        assert state.round == 1


@pytest.mark.rule("lords_of_creation.ruling.start-player-forgotten")
def test_whoever_began_creation_has_no_advantage_in_the_rounds() -> None:
    state = start()
    cover_world(state)
    assert state.awaited() == 0b11


@pytest.mark.rule("lords_of_creation.ruling.empty-container")
def test_with_an_empty_container_kept_markers_are_laid_and_who_has_none_passes() -> None:
    exact = {"island": 13, "hill": 13, "forest": 13, "grassland": 13, "sea": 13, "mountain": 13, "desert": 13}
    state = start(3, box={"terrain": exact})
    keeper = int(state.active)
    for _ in range(3):
        state.apply(keeper, KEEP.of0())
        while state.active != keeper:
            state.apply(state.active, state.legal(state.active)[0])
    while state.container_size() > 0 or state.drawn:
        state.apply(state.active, state.legal(state.active)[0])
    assert state.active == keeper
    while state.bare > 0:
        assert state.active == keeper and state.agenda.kind_for(keeper) == TO_LAY
        assert refusal(state, "keep") == "ruling.empty-container" and KEEP.of0() not in state.legal(keeper)
        state.apply(keeper, state.legal(keeper)[0])
    assert sum(state.container) == 0


def test_others_see_that_a_marker_was_drawn_and_kept_but_not_which() -> None:
    state = start()
    seat = int(state.active)
    state.telling = True
    state.apply(seat, KEEP.of0())
    assert state.holding[seat] == 1
    for viewer in (1 - seat, -1):
        view = state.seen_by(viewer)
        assert isinstance(view, LordsState)
        assert view.holding[seat] == 1
        assert held(view, seat) == [0] * 7
        assert sum(view.container) == 0 and view.container_size() == 110
    spectator = EVENTS.read(state.seen_by(-1).trail)
    assert ("drew", {"seat": 1 - seat, "terrain": -1}) in spectator
    mine = EVENTS.read(state.seen_by(1 - seat).trail)
    assert any(name == "drew" and event["terrain"] >= 0 for name, event in mine)
