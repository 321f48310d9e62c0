"""What nobody else may know: hands, sealed cards, the stock."""

from collections import Counter

from tests.games.lords_of_creation.position import World, card
from theogony.games.lords_of_creation.actions import CARD, EVENTS
from theogony.games.lords_of_creation.components import CARDS
from theogony.games.lords_of_creation.rules import LordsState
from theogony.kernel.dice import dice_from_seed

MINE = "I1 I1 I1 I1 H2 G1 W5"
YOURS = "W3 W3 H4 H4 G5 G2 I3"


def hand(state: object, seat: int) -> list[int]:
    assert isinstance(state, LordsState)
    return [int(n) for n in state.hand[seat * int(CARDS) : (seat + 1) * int(CARDS)]]


def test_a_chosen_card_is_hidden_in_view_and_log_until_the_reveal() -> None:
    world = World(2).round(MINE, YOURS)
    action = int(CARD.base) + card("W3")
    assert world.state.seen_action(1, action, 1) == action
    assert world.state.seen_action(1, action, 0) == world.state.seen_action(1, action, -1) == CARD.hidden()
    world.do("card forest-3", seat=1)
    for viewer in (0, -1):
        view = world.state.seen_by(viewer)
        assert view.agenda.sealed_for(1) < 0
        assert view.awaited() == 0b01  # that it was chosen is public
        assert hand(view, 1) == [0] * 20
    assert world.state.seen_by(1).agenda.sealed_for(1) == action


def test_nobody_sees_the_stock_and_only_who_draws_a_card_which_it_is() -> None:
    world = World(3)
    world.state.telling = True
    world.round(MINE, YOURS, YOURS).do("card island-1", seat=0).do("card forest-3", seat=1).do("card hill-4", seat=2)
    for viewer in (0, 1, 2, -1):
        view = world.state.seen_by(viewer)
        assert isinstance(view, LordsState)
        assert sum(view.stock) == 0 and view.stock_size == 57
        drawn = {event["seat"]: event["card"] for name, event in EVENTS.read(view.trail) if name == "took-card"}
        assert [seat for seat, drew in sorted(drawn.items()) if drew >= 0] == ([viewer] if viewer >= 0 else [])


def test_a_guess_deals_what_the_viewer_has_not_seen() -> None:
    world = World(3).round(MINE, YOURS, YOURS.replace("W3", "G3")).do("card forest-3", seat=1)
    view = world.state.seen_by(0)
    met: Counter[int] = Counter()
    for seed in range(300):
        guess = view.guess(dice_from_seed(seed))
        assert isinstance(guess, LordsState)
        assert hand(guess, 0) == hand(world.state, 0)
        assert sum(hand(guess, 1)) == sum(hand(guess, 2)) == 7
        assert hand(guess, 1)[card("I1")] == hand(guess, 2)[card("I1")] == 0  # all four are in the viewer's hand
        assert sum(guess.stock) == guess.stock_size
        chosen = int(guess.agenda.sealed_for(1) - CARD.base)
        assert hand(guess, 1)[chosen] > 0
        met[chosen] += 1
    assert len(met) > 12


def test_with_two_players_who_know_all_a_guess_is_the_truth() -> None:
    state = World(2, knowledge=True).state
    view = state.seen_by(0)
    assert hand(view, 1) == [0] * 20
    assert hand(view.guess(dice_from_seed(1)), 1) == hand(state, 1)
