"""What the greedy bot knows of Lords of Creation: it expands, defends, civilises in time and counts altars."""

from typing import cast

import pytest
from mypy_extensions import i64

from tests.games.lords_of_creation.position import LORDS, World
from theogony import interpreted
from theogony.bots import new_bot
from theogony.bots.search.greedy import likeliest
from theogony.games.lords_of_creation.actions import EVENTS, SPACE, TO_ADVANCE
from theogony.games.lords_of_creation.components import BARE, BOARD
from theogony.games.lords_of_creation.rules import LordsState
from theogony.games.lords_of_creation.strategy import STRATEGY, standings
from theogony.kernel.dice import dice_from_seed
from theogony.lab.plan import plan
from theogony.lab.simulate import simulate

ROW = ((0, 0), (1, 0), (2, 0), (3, 0))


def greedy(world: World, seed: int = 1) -> str:
    """What the greedy bot does for the active seat."""
    seat = int(world.state.active)
    bot = new_bot("greedy", LORDS, seat, dice_from_seed(seed))
    return SPACE.notation(bot.act(world.state.seen_by(seat)))


def late(world: World) -> World:
    """No cards are left to draw, and few in the hands."""
    world.state.stock_closed, world.state.hand_size = 1, 1
    return world


def test_it_settles_free_land() -> None:
    world = World().land("hill", *ROW).people(0, (0, 0), 4).taught(0).turn(0)
    while "step" in (said := greedy(world)) or "many" in said:
        world.do(said)
    assert sum(bool(world.lives(*spot)) for spot in ROW) == 4


def test_it_builds_an_altar_where_it_can() -> None:
    world = World().land("hill", *ROW).people(0, (0, 0), 3, civil=True).people(1, (3, 0), 2).taught(0).turn(0)
    assert greedy(world) == "altar 0,0"


def test_it_civilises_its_own_people_before_the_game_is_over() -> None:
    world = World().land("hill", *ROW).people(0, (0, 0), 1).people(1, (3, 0), 1).turn(0)
    assert greedy(late(world)) == "civilise 0,0"


def test_by_habit_rivals_are_civilised_early_and_own_people_late() -> None:
    """Those who reply in simulations play by priors alone."""

    def wanted(world: World) -> list[str]:
        def prior(said: str) -> int:
            return int(STRATEGY.prior(world.state, 0, SPACE.parse(said)))

        return [said for said in ("civilise 0,0", "civilise 3,0") if prior(said) > prior("end")]

    world = World().land("hill", *ROW).people(0, (0, 0), 1).people(1, (3, 0), 1).turn(0)
    world.state.stock_closed, world.state.stock_size = 0, 40
    assert wanted(world) == ["civilise 3,0"]
    assert wanted(late(world)) == ["civilise 0,0"]


def habit(world: World) -> str:
    """What somebody does for the active seat who plays by priors alone."""
    state, seat = world.state, int(world.state.active)
    legal = state.legal(seat)
    return SPACE.notation(int(likeliest(state, seat, legal, STRATEGY, i64(1), dice_from_seed(1))[0]))


def test_by_habit_altars_and_land_come_before_what_doubles_may_end() -> None:
    world = World().land("hill", (0, 0)).land("forest", (1, 0)).people(0, (0, 0), 3).people(1, (1, 0), 1).taught(0)
    world.land("forest", (0, 3), (1, 3)).people(0, (0, 3), 2, civil=True).people(0, (1, 3), 1)
    late(world.turn(0)).state.civilised_now = 1
    assert habit(world) == "altar 0,3"
    world.do("altar 0,3")
    assert habit(world) == "attack 0,0 e"
    world.land("grassland", (-3, 0), (-4, 0)).people(0, (-3, 0), 2)
    assert habit(world) == "step -3,0 w"


def test_by_habit_those_who_can_be_spared_go_where_an_altar_wants_one_more() -> None:
    world = late(World().land("hill", *ROW).people(0, (0, 0), 4, civil=True).people(0, (1, 0), 1, civil=True).taught(0))
    world.turn(0)
    world.state.civilised_now = world.state.built_now = 1
    assert habit(world) == "step 0,0 e"
    world.do("step 0,0 e")
    assert habit(world) == "many 1"


def test_by_habit_a_marker_is_laid_beside_its_like_or_kept() -> None:
    world = World().land("hill", (0, 0))
    for spot in ((1, 0), (4, 0)):
        world.state.terrain[BOARD.cell(*spot)] = BARE
    beside, kept, alone = (
        int(STRATEGY.prior(world.state, 0, SPACE.parse(said))) for said in ("lay hill 1,0", "keep", "lay hill 4,0")
    )
    assert beside > kept > alone


def test_by_habit_nobody_strikes_without_hope() -> None:
    world = World().land("hill", (0, 0)).land("forest", (1, 0)).people(0, (0, 0), 2).people(1, (1, 0), 9).taught(0)
    world.turn(0).state.civilised_now = 1
    assert habit(world) == "end"


def test_by_habit_the_card_is_chosen_that_finds_the_best_land() -> None:
    world = World().land("hill", *ROW)
    priors = {
        said: STRATEGY.prior(world.state, 0, SPACE.parse(f"card {said}")) for said in ("hill-3", "hill-1", "forest-5")
    }
    assert priors["hill-3"] > priors["hill-1"] > priors["forest-5"]


def test_a_guarded_hex_is_worth_more_than_a_lonely_one_beside_an_enemy() -> None:
    lonely = World().land("hill", *ROW).people(0, (0, 0), 1).people(0, (3, 0), 3).people(1, (1, 0), 3)
    guarded = World().land("hill", *ROW).people(0, (0, 0), 3).people(0, (3, 0), 1).people(1, (1, 0), 3)
    assert standings(guarded.state)[0] > standings(lonely.state)[0]


def test_an_attack_is_judged_by_the_mean_of_all_216_throws() -> None:
    for attackers, land in ((2, "hill"), (3, "hill"), (5, "hill"), (4, "forest")):
        world = World().land("hill", (0, 0)).land(land, (1, 0)).land("grassland", (0, 3), (0, 4))
        world.people(0, (0, 0), attackers).people(1, (1, 0), 1).people(1, (0, 3), 2).turn(0)
        total = 0
        for throw in range(216):
            after = World()
            after.state = cast(LordsState, world.state.clone())
            after.fight((0, 0), (1, 0), (throw // 36 + 1, throw // 6 % 6 + 1, throw % 6 + 1))
            if after.asked() == TO_ADVANCE:
                both = [after.state.clone() for _ in range(2)]
                both[0].apply(0, after.state.legal(0)[0])
                both[1].apply(0, after.state.legal(0)[-1])
                total += max(STRATEGY.value(state, 0) for state in both)
            else:
                total += STRATEGY.value(after.state, 0)
        assert STRATEGY.expected(world.state, 0, SPACE.parse("attack 0,0 e")) == total // 216


def test_it_attacks_where_that_pays_and_not_where_it_does_not() -> None:
    strong = World().land("hill", *ROW).people(0, (0, 0), 6).people(1, (1, 0), 1).taught(0).turn(0)
    assert greedy(strong) == "attack 0,0 e"
    weak = World().land("hill", (0, 0)).land("forest", (1, 0)).people(0, (0, 0), 2).people(1, (1, 0), 9).taught(0)
    assert {greedy(weak.turn(0), seed) for seed in range(20)} == {"end"}


@pytest.mark.skipif(not interpreted.compiled(), reason="whole games with greedy want the compiled engine")
@pytest.mark.skipif(not interpreted.compiled(), reason="too long for an interpreted engine")
@pytest.mark.parametrize(("bot", "decisions"), [("greedy", 900), ("novice", 330), ("search-20", 330)])
def test_no_bot_walks_back_where_it_came_from_in_the_same_turn(bot: str, decisions: int) -> None:
    """Unless something has happened meanwhile that cannot be walked back: then there may be a reason."""
    state = cast(LordsState, LORDS.start(3, seed=3))
    state.telling = True
    bots = [new_bot(bot, LORDS, seat, dice_from_seed(seat)) for seat in range(3)]
    walked: set[tuple[int, int]] = set()
    steps = 0
    while not state.over() and decisions > 0:
        decisions -= 1
        seat = next(seat for seat in range(3) if int(state.awaited()) >> seat & 1)
        state.trail = state.trail[:0]
        state.apply(seat, bots[seat].choose(state.seen_by(seat)))
        for name, event in EVENTS.read(state.trail):
            if name == "stepped":
                way = event["start"], event["cell"]
                assert way[::-1] not in walked, f"{bot} goes from {way[0]} to {way[1]}, where it came from"
                walked.add(way)
                steps += 1
        if int(state.walked) == 0:
            walked.clear()
    assert steps > 10


def test_it_beats_chance_nearly_always() -> None:
    tally = simulate(plan("lords_of_creation", 2, ("greedy", "random"), seed=3), 6)
    assert tally.seats[0].wins >= 5
