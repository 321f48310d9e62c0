"""The search answers with something legal, knows no more than its seat, and is bounded by what it is given."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64, u8

import theogony
from tests.bots.test_greedy import first_turn, tribe_of
from tests.games_for_tests.secrets_and_time import OFFER, VIGIL
from tests.laws.subjects import SUBJECTS, tables
from theogony import interpreted
from theogony.bots import crew, new_bot
from theogony.bots.greedy import strategy_of
from theogony.bots.levels import Level
from theogony.bots.search.search import Search
from theogony.bots.search.shares import ONE, likely, shares
from theogony.bots.search.tree import ROOT, TRUST, Tree
from theogony.bots.searching import SearchBot
from theogony.games.gods.actions import TEMPLE
from theogony.games.gods.components import NO_HEX
from theogony.games.lords_of_creation.position import Position
from theogony.kernel.dice import dice_from_seed
from theogony.kernel.playout import random_playout
from theogony.kernel.strategy import Strategy

GODS = theogony.game("gods")
ROOT_FOLDER = Path(__file__).parents[2]


def deciding(state: theogony.State) -> list[int]:
    """The seats that have a choice now."""
    return [seat for seat in range(int(state.seats)) if len(state.legal(i64(seat))) > 1]


def walked(name: str, seats: int, options: dict[str, object], seed: int) -> theogony.State:
    """A position somewhere in a random game in which somebody has a choice."""
    state = SUBJECTS[name].start(seats, seed=seed, **options)
    random_playout(state, dice_from_seed(seed), i64(7 + 13 * (seed % 5)))
    while not state.over() and not deciding(state):
        random_playout(state, dice_from_seed(seed), i64(1))
    return state if deciding(state) else walked(name, seats, options, seed + 1)


@pytest.mark.parametrize("name", sorted(SUBJECTS))
def test_search_answers_with_a_legal_action_at_every_table(name: str) -> None:
    game = SUBJECTS[name]
    for seats, options in tables(name, 4):
        for seed in range(2):
            state = walked(name, seats, options, seed)
            for seat in deciding(state):
                bot = new_bot("search-12", game, seat, dice_from_seed(seed))
                assert bot.act(state.seen_by(i64(seat))) in list(state.legal(i64(seat)))


@pytest.mark.parametrize("name", sorted(SUBJECTS))
def test_at_every_question_something_is_worth_a_try(name: str) -> None:
    strategy, dice = strategy_of(SUBJECTS[name]), dice_from_seed(4)
    for seats, options in tables(name, 3):
        state = SUBJECTS[name].start(seats, seed=seats, **options)
        for _ in range(150):
            for seat in deciding(state):
                priors = [int(strategy.prior(state, i64(seat), action)) for action in state.legal(i64(seat))]
                assert min(priors) >= 0 and max(priors) >= 1
            random_playout(state, dice, i64(1))


def test_a_lord_does_not_think_of_walking_to_and_fro() -> None:
    """Or a turn of a bot that looks ahead takes as long as steps are allowed."""
    from theogony.games.lords_of_creation.actions import STEP, TO_STEP
    from theogony.games.lords_of_creation.board import REACHED, WAYS
    from theogony.games.lords_of_creation.strategy import STRATEGY

    def ends(action: int) -> tuple[int, int]:
        start, way = int(STEP.arg(i64(action), 0)), int(STEP.arg(i64(action), 1))
        return start, int(REACHED[start * int(WAYS) + way])

    state, dice = SUBJECTS["lords_of_creation"].start(2, seed=3), dice_from_seed(3)
    walks = 0
    while not state.over():
        for seat in deciding(state):
            for action in state.legal(i64(seat)):
                if not STEP.has(action) or int(state.owner[ends(int(action))[1]]) != seat + 1:
                    continue
                if int(STRATEGY.prior(state, i64(seat), action)) == 0:
                    continue
                after = state.clone()
                after.apply(seat, action)
                if int(after.agenda.kind_for(i64(seat))) == int(TO_STEP):  # how many of them
                    after.apply(seat, after.legal(i64(seat))[0])
                back = [
                    one for one in after.legal(i64(seat)) if STEP.has(one) and ends(int(one)) == ends(int(action))[::-1]
                ]
                assert all(int(STRATEGY.prior(after, i64(seat), one)) == 0 for one in back)
                walks += len(back)
        random_playout(state, dice, i64(1))
    assert walks > 0


@pytest.mark.parametrize("name", ["vigil", "theomachy", "lords_of_creation", "four_gods"])
def test_two_truths_a_seat_cannot_tell_apart_give_the_same_action(name: str) -> None:
    game = SUBJECTS[name]
    differing = 0
    for seed in range(8):
        state = walked(name, 2 + seed % 2, {}, seed)
        seat = deciding(state)[0]
        view = state.seen_by(i64(seat))
        other = view.guess(dice_from_seed(100 + seed))
        differing += other.seen_by(i64(1 - seat)).dump() != state.seen_by(i64(1 - seat)).dump()
        acts = [
            new_bot("search-40", game, seat, dice_from_seed(3)).act(truth.seen_by(i64(seat)))
            for truth in (state, other)
        ]
        assert acts[0] == acts[1]
    assert differing > 0 or name == "four_gods", "the truths were the same"


def test_a_single_legal_action_costs_nothing() -> None:
    state = VIGIL.start(2, seed=1)
    while not any(len(state.legal(i64(seat))) == 1 for seat in range(2)):
        random_playout(state, dice_from_seed(1), i64(1))
    seat = next(seat for seat in range(2) if len(state.legal(i64(seat))) == 1)
    dice = dice_from_seed(1)
    assert new_bot("master", VIGIL, seat, dice).act(state.seen_by(i64(seat))) == int(state.legal(i64(seat))[0])
    assert int(dice.rolled()) == 0


def search_of(state: theogony.State, seat: int, simulations: int, most: int = 100_000) -> Search:
    game = SUBJECTS[state.game_id()]
    search = Search(state.seen_by(i64(seat)), i64(seat), strategy_of(game), dice_from_seed(1), i64(most))
    search.run(i64(simulations))
    return search


@pytest.mark.parametrize("name", ["gods", "lords_of_creation"])
def test_what_greedy_would_do_is_tried_also_where_more_is_possible_than_can_be(name: str) -> None:
    crowded = 0
    for seed in range(12):
        state = walked(name, 2, {}, seed)
        seat = deciding(state)[0]
        search = search_of(state, seat, 1)
        tried = {int(search.tree.action[edge]) for edge in search.tried()}
        crowded += len(state.legal(i64(seat))) > len(tried)
        assert int(search.first) in tried
    assert crowded > 0


def test_a_lord_does_not_look_into_the_turns_of_others() -> None:
    """What they do next would count against ending a turn. Of cards chosen in secret, those of all are thought of."""
    from theogony.games.lords_of_creation.actions import CARD

    own, secret, state, dice = 0, 0, SUBJECTS["lords_of_creation"].start(2, seed=3), dice_from_seed(3)
    random_playout(state, dice, i64(120))  # the world is created
    while own < 8 or secret == 0:
        seat = deciding(state)[0]
        tree = search_of(state, seat, 60).tree
        edges = range(int(tree.edges()))
        if state.agenda.seals(i64(seat)):
            assert all(CARD.has(tree.action[edge]) for edge in edges)
            assert {int(tree.seat[edge]) for edge in edges} == {0, 1}
            secret += 1
        else:
            assert {int(tree.seat[edge]) for edge in edges} == {seat}
            assert not any(CARD.has(tree.action[edge]) for edge in edges)
            own += 1
        random_playout(state, dice, i64(5))


class ToTheEnd(Strategy):
    """Wants simulations played to the end, and notes what it was shown there."""

    def __init__(self) -> None:
        self.ends: list[list[int]] = []

    def end_swing(self) -> i64:
        return i64(10)

    def values(self, state: theogony.State) -> vec[i64]:
        points = [int(state.score(i64(seat))) for seat in range(int(state.seats))]
        if state.over():
            self.ends.append(points)
        return vec[i64](points)


def test_simulations_are_played_to_the_end_where_the_strategy_wants_it_and_judged_by_points() -> None:
    state = walked("gods", 2, {}, 1)
    seat = deciding(state)[0]
    strategy = ToTheEnd()
    search = Search(state.seen_by(i64(seat)), i64(seat), strategy, dice_from_seed(1), i64(1000))
    search.run(i64(5))
    assert len(strategy.ends) == 5
    chances = [int(likely(i64(end[seat] - end[1 - seat]), i64(10))) for end in strategy.ends]
    assert int(search.tree.total[ROOT]) == sum(chances)


class RoundedOut(Strategy):
    """Looks no further than its own turn, and notes who was to decide what in secret when positions were judged."""

    def __init__(self, ending: int, rounds: int = 0) -> None:
        self.end, self.more = ending, rounds
        self.judged: list[bool] = []
        self.rounds_seen: set[int] = set()
        self.lucky: list[bool] = []

    def beyond(self) -> bool:
        return False

    def ending(self, state: theogony.State) -> i64:
        return i64(self.end)

    def rounds(self) -> i64:
        return i64(self.more)

    def values(self, state: theogony.State) -> vec[i64]:
        assert isinstance(state, Position)
        self.rounds_seen.add(int(state.round))
        self.judged.append(bool(state.agenda.seals(i64(0)) and state.agenda.seals(i64(1))))
        self.lucky.append(bool(state.dice.leaps))
        return vec[i64]([0, 0])


def test_where_a_strategy_names_what_ends_a_turn_positions_are_judged_when_the_round_is_over() -> None:
    from theogony.games.lords_of_creation.actions import END

    state, dice = SUBJECTS["lords_of_creation"].start(2, seed=3), dice_from_seed(3)
    random_playout(state, dice, i64(130))  # the world is created
    for _ in range(5):
        random_playout(state, dice, i64(6))
        seat = deciding(state)[0]
        for ending in (int(END.of0()), -1):
            strategy = RoundedOut(ending)
            search = Search(state.seen_by(i64(seat)), i64(seat), strategy, dice_from_seed(1), i64(1000))
            search.run(i64(10))
            assert len(strategy.judged) > 10 and all(strategy.judged) == (ending >= 0)
            assert sum(strategy.lucky) >= 10  # every simulation, and what it looks at further down
        for rounds in (0, 2):
            strategy = RoundedOut(int(END.of0()), rounds)
            search = Search(state.seen_by(i64(seat)), i64(seat), strategy, dice_from_seed(1), i64(1000))
            search.run(i64(3))
            assert isinstance(state, Position)
            assert strategy.rounds_seen == {int(state.round) + rounds + 1}


class Fortune(ToTheEnd):
    """Notes the dice of every simulation. The higher an action's number, the better it looks."""

    def __init__(self) -> None:
        super().__init__()
        self.numbers: list[int] = []

    def prior(self, state: theogony.State, seat: i64, action: i64) -> i64:
        return i64(10) + action

    def prior_swing(self) -> i64:
        return i64(100)

    def values(self, state: theogony.State) -> vec[i64]:
        if state.over():
            assert state.dice.leaps
            self.numbers.append(int(state.dice.key[0]))
        return super().values(state)


def test_all_actions_are_tried_with_the_same_luck_and_hoped_for_by_their_priors() -> None:
    state = walked("gods", 2, {}, 1)
    seat = deciding(state)[0]
    strategy = Fortune()
    search = Search(state.seen_by(i64(seat)), i64(seat), strategy, dice_from_seed(1), i64(1000))
    search.run(i64(30))
    edges = [int(edge) for edge in search.tried()]
    tries = [int(search.tree.times[edge]) for edge in edges]
    assert len(edges) > 1 and sum(tries) == 30
    assert sorted(strategy.numbers) == sorted(number for times in tries for number in range(times))
    hopes = {int(search.tree.action[edge]): int(search.tree.hoped[edge]) for edge in edges}
    assert hopes == {action: (10 + action) * int(ONE) // 400 for action in hopes}


class Thrower(Strategy):
    """Wants so many throws seen of everything."""

    def __init__(self, count: int) -> None:
        self.count, self.judged = count, 0

    def throws(self, state: theogony.State, seat: i64, action: i64) -> i64:
        return i64(self.count)

    def value(self, state: theogony.State, seat: i64) -> i64:
        self.judged += 1
        return i64(0)


def test_a_first_look_takes_the_mean_of_as_many_throws_as_the_strategy_wants() -> None:
    state = walked("gods", 2, {}, 1)
    seat = deciding(state)[0]
    looked = []
    for count in (1, 3):
        strategy = Thrower(count)
        search = Search(state.seen_by(i64(seat)), i64(seat), strategy, dice_from_seed(1), i64(1000))
        before = strategy.judged
        search.run(i64(1))
        looked.append(strategy.judged - before)
    assert looked[1] > 2 * looked[0] > 0


@pytest.mark.parametrize("name", sorted(SUBJECTS))
def test_the_tree_never_grows_beyond_its_bound(name: str) -> None:
    state = walked(name, 2, {}, 1)
    search = search_of(state, deciding(state)[0], 300, most=60)
    assert int(search.tree.edges()) <= 60 and int(search.simulations) == 300
    assert len(search.tree.first) <= 61


def test_time_ends_a_search_that_simulations_would_not() -> None:
    state = walked("gods", 2, {}, 1)
    seat = deciding(state)[0]
    bot = SearchBot(GODS, seat, dice_from_seed(1), Level(seconds=0.0))
    assert bot.act(state.seen_by(i64(seat))) in list(state.legal(i64(seat)))


def test_secret_answers_are_all_chosen_where_the_question_is_asked() -> None:
    """None of them can react to another: the edges of every seat leave the root."""
    state = VIGIL.start(seats=3, seed=5)
    search = search_of(state, 1, 200)
    tree = search.tree
    seats = set()
    edge = int(tree.first[ROOT])
    while edge >= 0:
        assert OFFER.has(tree.action[edge])
        seats.add(int(tree.seat[edge]))
        edge = int(tree.following[edge])
    assert seats == {0, 1, 2}


def test_helpers_add_up_what_they_find_and_are_as_repeatable() -> None:
    state = walked("gods", 2, {}, 3)
    seat = deciding(state)[0]
    view = state.seen_by(i64(seat))
    finds = [
        crew.search(GODS, strategy_of(GODS), view, seat, dice_from_seed(1), level)
        for level in (Level(simulations=60, workers=2), Level(simulations=60, workers=2), Level(simulations=30))
    ]
    assert finds[0] == finds[1]
    assert (finds[0].visits, finds[2].visits) == (60, 30)
    assert sum(sums.tries for sums in finds[0].actions.values()) == 60


@pytest.mark.parametrize("name", sorted(SUBJECTS))
def test_what_is_asked_about_is_tried_as_closely_as_the_best_and_told_by_that_alone(name: str) -> None:
    state = walked(name, 2, {}, 2)
    seat = deciding(state)[0]
    asked = int(state.legal(i64(seat))[-1])
    bot = SearchBot(SUBJECTS[name], seat, dice_from_seed(1), Level(simulations=10))
    thoughts = bot.thoughts(state.seen_by(i64(seat)), [asked])
    assert asked in {tried.action for tried in thoughts}
    assert all(tried.times >= crew.CLOSELY for tried in thoughts)
    assert all(tried.share is not None and 0 <= tried.share <= 1 for tried in thoughts)


def test_an_action_is_weighed_until_it_was_tried_often_enough_and_no_more() -> None:
    state = walked("gods", 2, {}, 3)
    seat = deciding(state)[0]
    search = search_of(state, seat, 0)
    action = state.legal(i64(seat))[-1]
    for tries, simulations in ((7, 7), (5, 7), (9, 9)):
        search.weigh(action, i64(tries))
        edge = search.tree.find(i64(ROOT), i64(seat), action)
        assert int(search.tree.times[edge]) == int(search.simulations) == simulations


def test_a_game_known_to_this_process_only_is_searched_without_helpers() -> None:
    state = VIGIL.start(seats=2, seed=5)
    bot = SearchBot(VIGIL, 0, dice_from_seed(1), Level(simulations=20, workers=3))
    assert bot.act(state.seen_by(0)) in list(state.legal(0))


def test_search_founds_the_village_it_can_found() -> None:
    state, seat = first_turn()
    tribe_of(state, seat, 0, 5, 0)
    tribe_of(state, seat, 0, 7, 0)
    state.display = vec[u8]([u8(0), u8(1)])
    state.actions_left = 1
    state.apply(seat, new_bot("search-300", GODS, seat, dice_from_seed(1)).act(state.seen_by(seat)))
    assert int(state.villages_of(seat)) == 1


def test_search_breaks_a_rival_village_with_a_temple() -> None:
    state, seat = first_turn()
    for q in (5, 6, 7):
        tribe_of(state, 1 - seat, 0, q, -3)
    state.energy[seat] = 12
    state.display = vec[u8]([NO_HEX, NO_HEX])
    state.display[0] = u8(6)
    state.actions_left = 1
    assert TEMPLE.has(new_bot("search-300", GODS, seat, dice_from_seed(1)).act(state.seen_by(seat)))


def test_shares_of_a_finished_game_are_places_and_add_up() -> None:
    for seats in (2, 3, 4):
        state = GODS.start(seats, seed=seats)
        during = [int(share) for share in shares(state, strategy_of(GODS))]
        assert sum(during) == pytest.approx(seats * int(ONE) / 2, abs=seats)
        random_playout(state, dice_from_seed(1), i64(GODS.longest))
        after = [int(share) for share in shares(state, strategy_of(GODS))]
        order = sorted(range(seats), key=lambda seat: after[seat], reverse=True)
        assert order[0] in [seat for seat, place in enumerate(state.places()) if place == 1]
        assert sum(after) == pytest.approx(seats * int(ONE) / 2, abs=seats)


def test_who_is_a_swing_ahead_wins_three_games_of_four() -> None:
    assert int(likely(100, 100)) == 731059 and int(likely(0, 100)) == 500000
    assert int(likely(-100, 100)) == 1000000 - 731059 and int(likely(10**9, 1)) > 999000
    assert int(Strategy().swing(GODS.start(2))) > 0


def test_nothing_is_too_little_to_count() -> None:
    """In Lords of Creation a swing is thousands, and a guard more or less is seven."""
    chances = [int(likely(i64(ahead), i64(5000))) for ahead in range(-3000, 3001, 7)]
    assert chances == sorted(set(chances))


def test_a_few_unlucky_tries_do_not_outweigh_what_an_action_looked_worth() -> None:
    tree = Tree(i64(10), TRUST)
    good, poor = (tree.grow(ROOT, 0, i64(action)) for action in (1, 2))
    tree.hoped[good], tree.hoped[poor] = i64(600_000), i64(500_000)
    tree.count(ROOT, good, i64(550_000))
    tree.count(ROOT, poor, i64(550_000))
    assert int(tree.drift(ROOT)) == 0
    assert tree.mean(good, tree.drift(ROOT)) > tree.mean(poor, tree.drift(ROOT))
    for _ in range(20 * int(TRUST)):
        tree.count(ROOT, good, i64(450_000))
        tree.count(ROOT, poor, i64(550_000))
    assert tree.mean(good, tree.drift(ROOT)) < tree.mean(poor, tree.drift(ROOT))


def test_what_is_hoped_for_is_a_chance_however_far_hopes_drift() -> None:
    tree = Tree(i64(10), TRUST)
    hopeless, sure = (tree.grow(ROOT, 0, i64(action)) for action in (1, 2))
    tree.hoped[hopeless], tree.hoped[sure] = i64(100_000), i64(900_000)
    assert int(tree.mean(hopeless, i64(-500_000))) == 0
    assert int(tree.mean(sure, i64(500_000))) == int(ONE)


def test_an_action_that_was_never_tried_falls_as_its_rivals_do() -> None:
    """Before the others have answered all actions look better than they are: the ones tried must not suffer for it."""
    tree = Tree(i64(10), TRUST)
    tried, untried = (tree.grow(ROOT, 0, i64(action)) for action in (1, 2))
    tree.hoped[tried], tree.hoped[untried] = i64(600_000), i64(590_000)
    for _ in range(50):
        tree.count(ROOT, tried, i64(500_000))
    assert int(tree.mean(tried, tree.drift(ROOT))) == 500_000
    assert int(tree.mean(untried, tree.drift(ROOT))) == 490_000


def decisions() -> list[list[int]]:
    """What searches decide and count in some positions of every game."""
    out = []
    for name in sorted(SUBJECTS):
        state = walked(name, 2, {}, 2)
        seat = deciding(state)[0]
        search = search_of(state, seat, 40)
        out.append([int(search.tree.edges()), *map(int, search.tree.won), *map(int, search.tree.action)])
    return out


@pytest.mark.skipif(not interpreted.compiled(), reason="there is no compiled engine here to compare with")
def test_the_compiled_search_is_the_interpreted_one() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "tests.bots.test_search"],
        env={**os.environ, "THEOGONY_INTERPRETED": "1"},
        cwd=ROOT_FOLDER,
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(run.stdout) == decisions()


if __name__ == "__main__":
    print(json.dumps(decisions()))
