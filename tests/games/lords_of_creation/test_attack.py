"""Attacks: who may attack whom, dice, losses, the advance, doubles."""

from collections import Counter

import pytest

from tests.games.lords_of_creation.position import World
from theogony.games.lords_of_creation.actions import EVENTS, TO_ACT, TO_ADVANCE
from theogony.games.lords_of_creation.odds import chances


def front(attackers: int = 2, defenders: int = 1, other_land: str = "hill", **side: bool) -> World:
    """Hill barbarians of seat 0 next to people of seat 1, who can do something in their turn."""
    world = World().land("hill", (0, 0), (-1, 0)).land(other_land, (1, 0)).land("grassland", (0, 3), (0, 4))
    return world.people(0, (0, 0), attackers).people(1, (1, 0), defenders, **side).people(1, (0, 3), 2).turn(0)


@pytest.mark.rule("lords_of_creation.attack.two-barbarians", "lords_of_creation.people.civilised")
def test_two_barbarians_are_needed_to_attack() -> None:
    assert front(2).refusal("attack 0,0 e") == "allowed"
    assert front(1).refusal("attack 0,0 e") == "attack.two-barbarians"
    assert front(2).refusal("attack 1,0 w") == "attack.two-barbarians"
    world = front(0).people(0, (-1, 0), 3, civil=True).people(1, (0, 0), 1)
    assert world.refusal("attack -1,0 e") == "people.civilised"


@pytest.mark.rule("lords_of_creation.attack.adjacent")
def test_any_neighbouring_hex_can_be_attacked_whatever_its_terrain() -> None:
    for terrain in ("hill", "forest", "grassland", "island"):
        assert front(other_land=terrain).refusal("attack 0,0 e") == "allowed"
    world = front().land("hill", (2, 0)).people(1, (2, 0), 1)
    assert world.refusal("attack 0,0 e-e") == "attack.adjacent"


@pytest.mark.rule("lords_of_creation.attack.across-sea")
def test_island_barbarians_attack_any_terrain_across_one_sea_hex() -> None:
    world = World().land("island", (0, 0)).land("sea", (1, 0)).land("forest", (2, 0), (0, 2)).people(0, (0, 0), 2)
    world.people(1, (2, 0), 1).people(1, (0, 2), 1).turn(0)
    assert world.legal("attack") == ["attack 0,0 e-e"]
    assert world.refusal("attack 0,0 se-se") == "attack.across-sea"
    world.land("hill", (0, 0)).turn(0)
    assert world.refusal("attack 0,0 e-e") == "attack.adjacent"


@pytest.mark.rule("lords_of_creation.ruling.targets")
def test_only_people_of_others_are_attacked() -> None:
    world = front().people(0, (-1, 0), 1)
    assert world.refusal("attack 0,0 w") == world.refusal("attack 0,0 ne") == "ruling.targets"


@pytest.mark.rule("lords_of_creation.attack.dice", "lords_of_creation.ruling.who-defends")
def test_the_attacker_rolls_two_dice_and_the_owner_of_the_hex_one() -> None:
    world = front(9, 9)
    world.state.telling = True
    world.do("attack 0,0 e")
    told = dict(EVENTS.read(world.state.trail))
    assert told["attacked"] == {"seat": 0, "rival": 1, "start": 0, "cell": told["attacked"]["cell"]}
    assert told["rolled"]["seat"] == 0 and told["rolled"]["rival"] == 1
    assert all(1 <= told["rolled"][die] <= 6 for die in ("first", "second", "third"))


@pytest.mark.rule("lords_of_creation.attack.hit", "lords_of_creation.attack.defender-hits")
@pytest.mark.parametrize("same", [True, False])
def test_six_hits_on_the_same_terrain_eight_on_another_and_the_defender_must_beat_both_dice(same: bool) -> None:
    for first in range(1, 7):
        for second in range(1, 7):
            for third in range(1, 7):
                world = front(9, 9, "hill" if same else "forest").fight((0, 0), (1, 0), (first, second, third))
                hit = first + second >= (6 if same else 8)
                assert world.lives(1, 0) == f"1: {8 if hit else 9}"
                assert world.lives(0, 0) == f"0: {8 if third > max(first, second) else 9}"


@pytest.mark.rule("lords_of_creation.attack.both", "lords_of_creation.attack.losses")
def test_both_sides_can_hit_and_the_fallen_return_to_their_supply() -> None:
    world = front(3, 2).fight((0, 0), (1, 0), (4, 5, 6))  # X3
    assert world.lives(0, 0) == "0: 2" and world.lives(1, 0) == "1: 1"
    assert world.state.supply[0] == 58 and world.state.supply[1] == 57


@pytest.mark.rule("lords_of_creation.people.defence")
def test_civilised_people_defend_like_barbarians() -> None:
    for civil in (False, True):
        assert front(3, 3, civil=civil).legal("attack") == ["attack 0,0 e"]
        world = front(3, 3, civil=civil).fight((0, 0), (1, 0), (4, 2, 5))
        assert world.lives(0, 0) == "0: 2"
        assert world.lives(1, 0).startswith("1: 2")


@pytest.mark.rule("lords_of_creation.attack.doubles", "lords_of_creation.ruling.whose-doubles")
def test_doubles_end_the_turn_hits_count_and_nobody_advances() -> None:
    world = front().fight((0, 0), (1, 0), (3, 3, 2))  # X4
    assert world.lives(0, 0) == "0: 2" and world.lives(1, 0) == ""
    assert world.state.active == 1
    for third in (4, 5, 6):
        world = front().fight((0, 0), (1, 0), (3, 3, third))  # X5
        assert world.lives(0, 0) == "0: 1" and world.lives(1, 0) == ""
    world = front().fight((0, 0), (1, 0), (3, 2, 3))  # equality with the defender's die means nothing
    assert world.state.active == 0


@pytest.mark.rule("lords_of_creation.attack.raids", "lords_of_creation.attack.any-time")
def test_attacks_on_other_terrain_are_raids_and_the_turn_goes_on() -> None:
    world = front(other_land="forest").fight((0, 0), (1, 0), (3, 4, 4))  # X6
    assert world.lives(0, 0) == "0: 2" and world.lives(1, 0) == "1: 1"
    assert world.state.active == 0 and world.asked() == TO_ACT
    world.fight((0, 0), (1, 0), (4, 5, 1))  # X7
    assert world.lives(0, 0) == "0: 2" and world.lives(1, 0) == ""
    assert world.state.active == 0 and world.asked() == TO_ACT


@pytest.mark.rule("lords_of_creation.attack.any-time")
def test_attacks_and_steps_alternate_freely() -> None:
    world = front(4, 3).fight((0, 0), (1, 0), (1, 2, 1)).do("step 0,0 w", "many 1")
    world.fight((0, 0), (1, 0), (5, 4, 1)).do("step 0,0 w", "many 1")
    assert world.lives(0, 0) == "0: 2" and world.lives(1, 0) == "1: 2" and world.lives(-1, 0) == "0: 2"


@pytest.mark.rule("lords_of_creation.attack.advance", "lords_of_creation.ruling.how-many-advance")
@pytest.mark.rule("lords_of_creation.overview.advance")
def test_an_emptied_hex_of_the_same_terrain_must_be_entered() -> None:
    world = front(3).fight((0, 0), (1, 0), (2, 5, 1))  # X13
    assert world.asked() == TO_ADVANCE
    assert world.legal() == ["many 1", "many 2"]
    assert world.refusal("end") == "attack.advance"
    assert world.refusal("many 3") == "ruling.how-many-advance"
    world.do("many 2")
    assert world.lives(0, 0) == "0: 1" and world.lives(1, 0) == "0: 2"
    world = front(2).fight((0, 0), (1, 0), (2, 5, 1))  # only one can go: it goes unasked
    assert world.lives(0, 0) == "0: 1" and world.lives(1, 0) == "0: 1"


@pytest.mark.rule("lords_of_creation.ruling.at-the-same-time", "lords_of_creation.overview.advance")
def test_an_attacker_left_alone_does_not_advance() -> None:
    world = front(2).fight((0, 0), (1, 0), (4, 5, 6))  # both hit, the target is emptied, one attacker is left
    assert world.lives(0, 0) == "0: 1" and world.lives(1, 0) == ""
    assert world.state.active == 0


@pytest.mark.rule("lords_of_creation.ruling.at-the-same-time", "lords_of_creation.attack.advance")
def test_the_advance_is_judged_after_both_losses() -> None:
    world = front(3).fight((0, 0), (1, 0), (4, 5, 6))  # two are left: one has to stay, so one goes unasked
    assert world.lives(0, 0) == "0: 1" and world.lives(1, 0) == "0: 1"
    world = front(4).fight((0, 0), (1, 0), (4, 5, 6))  # three are left: one or two go
    assert world.asked() == TO_ADVANCE and world.legal() == ["many 1", "many 2"]


@pytest.mark.rule("lords_of_creation.attack.advance", "lords_of_creation.attack.raids")
def test_nobody_advances_onto_other_terrain_after_doubles_or_into_a_hex_still_held() -> None:
    assert front(5, 1, "forest").fight((0, 0), (1, 0), (2, 6, 1)).lives(1, 0) == ""
    assert front(5, 1).fight((0, 0), (1, 0), (4, 4, 1)).lives(1, 0) == ""
    world = front(5, 2).fight((0, 0), (1, 0), (2, 6, 1))
    assert world.asked() == TO_ACT and world.lives(1, 0) == "1: 1"


@pytest.mark.rule("lords_of_creation.ruling.emptied-hex", "lords_of_creation.ruling.how-many-advance")
def test_who_advances_into_a_town_stays_barbarian_and_finds_no_altar() -> None:
    world = front(3, 1, altar=True).fight((0, 0), (1, 0), (2, 5, 1)).do("many 2")
    assert world.lives(1, 0) == "0: 2"
    assert world.state.altars == 40 and not any(world.state.beside_civil)


@pytest.mark.rule("lords_of_creation.attack.losses", "lords_of_creation.civilise.return")
def test_the_fallen_of_a_town_come_back_as_barbarians() -> None:
    world = front(3, 2, civil=True).fight((0, 0), (1, 0), (2, 5, 1))
    assert world.lives(1, 0) == "1: 1 civilised" and world.state.supply[1] == 57
    assert world.due(1, "G2").do("place 0,4").lives(0, 4) == "1: 2"


@pytest.mark.rule("lords_of_creation.ruling.advance-over-sea")
def test_island_barbarians_advance_across_the_sea() -> None:
    world = World().land("island", (0, 0), (2, 0)).land("sea", (1, 0)).people(0, (0, 0), 3).people(1, (2, 0), 1).turn(0)
    world.fight((0, 0), (2, 0), (2, 5, 1))
    assert world.asked() == TO_ADVANCE
    assert world.do("many 1").lives(2, 0) == "0: 1"


@pytest.mark.rule("lords_of_creation.ruling.emptied-hex", "lords_of_creation.altar.lasts")
def test_an_altar_stands_until_the_last_of_its_people_is_lost() -> None:
    world = front(9, 2, "forest", altar=True)
    assert world.state.altars == 39
    world.fight((0, 0), (1, 0), (6, 2, 1))
    assert world.lives(1, 0) == "1: 1 altar"
    world.fight((0, 0), (1, 0), (6, 2, 1))
    assert world.lives(1, 0) == ""
    assert world.state.altars == 40
    assert not any(world.state.beside_civil)


def test_the_odds_shown_before_an_attack_are_those_of_all_216_throws() -> None:
    throws = [(a, b, d) for a in range(1, 7) for b in range(1, 7) for d in range(1, 7)]
    for same, needed in ((True, 6), (False, 8)):
        hit = sum(a + b >= needed for a, b, _ in throws)
        back = sum(d > max(a, b) for a, b, d in throws)
        doubles = sum(a == b for a, b, _ in throws)
        assert chances(same) == (hit, back, doubles)
    assert chances(True) == (156, 55, 36) and chances(False)[0] == 90


def test_dice_fall_as_dice_do() -> None:
    """Over many fights: hits 26/36 on the same terrain, 15/36 on another, the defender 55/216, doubles 1/6."""
    counted: Counter[str] = Counter()
    fights = 0
    for seed in range(150):
        for land in ("hill", "forest"):
            world = front(60, 40, land)
            world.state.dice = World(seed=seed).state.dice
            world.state.telling = True
            while world.state.active == 0 and world.state.people[0] > 1 and world.refusal("attack 0,0 e") == "allowed":
                world.state.trail = world.state.trail[:0]
                world.do("attack 0,0 e")
                told = [name for name, _ in EVENTS.read(world.state.trail)]
                lost = [event["seat"] for name, event in EVENTS.read(world.state.trail) if name == "lost"]
                counted[land] += 1
                counted[f"{land} hit"] += 1 in lost
                counted["hit back"] += 0 in lost
                counted["doubles"] += "doubles" in told
                fights += 1
    assert fights > 1500
    for what, n, chance in (
        ("hill hit", counted["hill"], 26 / 36),
        ("forest hit", counted["forest"], 15 / 36),
        ("hit back", fights, 55 / 216),
        ("doubles", fights, 1 / 6),
    ):
        assert abs(counted[what] - n * chance) < 3.5 * (n * chance * (1 - chance)) ** 0.5, what
