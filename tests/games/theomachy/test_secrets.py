"""What a seat may know: nothing of other hands and dark stars, all it was shown, and what it saw in the draft."""

from mypy_extensions import i64, u8

from tests.games.theomachy.positions import GAME, bidding, control_all, do, fresh, hold, number, played_to, turn
from theogony.games.theomachy import actions as a
from theogony.games.theomachy import position as p
from theogony.games.theomachy.draft import pack_base
from theogony.games.theomachy.piles import discard_from_hand, draw
from theogony.games.theomachy.rules import TheomachyState
from theogony.kernel.dice import dice_from_seed


def view(state: TheomachyState, seat: int) -> TheomachyState:
    seen = state.seen_by(seat)
    assert isinstance(seen, TheomachyState)
    return seen


def test_hands_piles_and_dark_stars_of_others_are_blank() -> None:
    state = bidding(3)
    hold(state, 1, "plague", "unity")
    for viewer in (0, 2, -1):
        seen = view(state, viewer)
        for card in range(120):
            if state.where[card] in (p.HAND_OF + 1, p.PILE_OF + 1, p.STACK):
                assert seen.where[card] == p.UNKNOWN and seen.kept[card] == p.UNKNOWN
        assert [int(face) for face in seen.sky][3:] == [p.UNKNOWN, p.UNKNOWN]
        assert seen.of(1, p.HANDS) == 2
    assert view(state, 1).where[number("plague")] == p.HAND_OF + 1


def test_two_hands_that_a_viewer_cannot_tell_apart_give_the_same_bytes() -> None:
    one, two = bidding(2), bidding(2)
    card = next(c for c in range(120) if one.where[c] == p.PILE_OF + 1)
    other = next(c for c in range(120) if one.where[c] == p.STACK)
    two.where[card], two.where[other] = two.where[other], two.where[card]
    two.kept[card], two.kept[other] = two.kept[other], two.kept[card]
    assert one.seen_by(0).dump() == two.seen_by(0).dump()


def test_of_the_draft_a_seat_remembers_the_packs_that_came_to_it() -> None:
    state = fresh(3)
    for _ in range(2):
        for seat in range(3):
            state.apply(seat, state.legal(seat)[0])
    seen = view(state, 0)
    mine, before = pack_base(seen, 0, 0), pack_base(seen, 0, 2)
    whole = sorted(int(card) for card in state.pack[mine : mine + 4])
    assert sorted(int(card) for card in seen.pack[mine : mine + 4]) == whole
    assert [int(card) for card in seen.pack[mine + 1 : mine + 4]] == sorted(seen.pack[mine + 1 : mine + 4])
    assert int(seen.pack[before]) == p.UNKNOWN  # what was taken before it came
    assert int(seen.pack[before + 1]) == int(state.pack[before + 1])  # what the seat took itself


def test_a_guess_gives_everybody_a_deck_that_the_draft_allows() -> None:
    for seed in range(10):
        state = played_to(int(a.TO_BID), 3, seed)
        seen = view(state, 0)
        guess = seen.guess(dice_from_seed(seed))
        assert isinstance(guess, TheomachyState)
        size = 4
        for rival in (1, 2):
            deck = {card for card in range(120) if guess.kept[card] == rival + 1}
            picks = {
                int(guess.pack[pack_base(guess, r, pack) + (rival - pack) % 3]) for r in range(4) for pack in range(3)
            }
            assert len(deck) == 8 and deck <= picks
        assert len({int(card) for card in guess.pack}) == 4 * 3 * size
        assert guess.seen_by(0).dump() == seen.dump()


def test_cards_everybody_has_seen_are_known_to_be_somebodys_after_a_shuffle() -> None:
    state = bidding(2)
    hold(state, 0, "plague")
    card = number("plague")

    discard_from_hand(state, i64(0), i64(card))
    assert view(state, 1).where[card] == p.DISCARD_OF
    state.where[card] = u8(p.PILE_OF)
    state.more(0, p.DISCARDS, -1)
    state.more(0, p.PILES, 1)
    draw(state, i64(0), i64(2))
    assert view(state, 1).where[card] == p.SOMEWHERE_OF


def reloaded(state: TheomachyState) -> TheomachyState:
    again = GAME.load(state.dump())
    assert isinstance(again, TheomachyState)
    return again


def test_what_a_seat_was_shown_survives_a_reload_and_is_in_every_guess_of_its_bot() -> None:
    state = bidding(3)
    one = turn(state)
    rival, third = (one + 1) % 3, (one + 2) % 3
    hold(state, one, "whisper", "oracle-spring")
    hold(state, rival, "plague", "unity")
    control_all(state, one)
    do(state, one, "play whisper-a")
    do(state, one, f"target {rival}")
    do(state, one, "play oracle-spring-a")
    state = reloaded(state)
    for seed in range(5):
        guess = view(state, one).guess(dice_from_seed(seed))
        assert isinstance(guess, TheomachyState)
        assert [int(guess.where[number(name)]) for name in ("plague", "unity")] == [p.HAND_OF + rival] * 2
        assert list(guess.sky) == list(state.sky)
    guesses = [view(state, third).guess(dice_from_seed(seed)) for seed in range(12)]
    assert any(list(guess.sky) != list(state.sky) for guess in guesses if isinstance(guess, TheomachyState))


def test_the_packs_of_the_draft_survive_a_reload_and_bind_every_guess_of_the_decks() -> None:
    state = reloaded(played_to(int(a.TO_BID), 2, 7))
    seen = view(state, 0)
    passed_on = {int(seen.pack[pack_base(seen, r, 0) + k]) for r in range(6) for k in (1, 2)}
    met_late = {int(seen.pack[pack_base(seen, r, 1) + k]) for r in range(6) for k in (1, 2)}
    assert p.UNKNOWN not in passed_on | met_late
    for seed in range(8):
        guess = seen.guess(dice_from_seed(seed))
        assert isinstance(guess, TheomachyState)
        deck = {card for card in range(120) if guess.kept[card] == 2}
        assert not deck & met_late  # one of those the seat took itself, the other was set aside
        assert all(sum(int(guess.pack[pack_base(guess, r, 0) + k]) in deck for k in (1, 2)) <= 1 for r in range(6))


def test_a_hand_that_was_seen_is_known_when_it_is_discarded_and_whose_it_is_after_the_shuffle() -> None:
    state = bidding(2)
    one, rival = turn(state), 1 - turn(state)
    hold(state, one, "whisper")
    hold(state, rival, "plague", "unity")
    control_all(state, one)
    do(state, one, "play whisper-a")
    do(state, one, "fold")
    card = number("plague")
    assert view(reloaded(state), one).where[card] == p.DISCARD_OF + rival
    rounds = int(state.now[p.ROUND_NO])
    while state.now[p.ROUND_NO] < rounds + 2:
        asked = turn(state)
        kind = state.agenda.kind_for(asked)
        do(state, asked, "fold" if kind == a.TO_BID else "pray stack" if kind == a.TO_PRAY else "pass")
    seen = view(reloaded(state), one)
    assert int(seen.where[card]) in (p.SOMEWHERE_OF + rival, p.DISCARD_OF + rival)
    guess = seen.guess(dice_from_seed(1))
    assert isinstance(guess, TheomachyState)
    assert int(guess.where[card]) in (p.HAND_OF + rival, p.PILE_OF + rival, p.DISCARD_OF + rival)


def test_which_cards_are_kept_is_not_told_even_to_who_has_seen_the_hand() -> None:
    state = bidding(2)
    hold(state, 1, "plague", "unity")
    for name in ("plague", "unity"):
        state.seen[number(name)] = state.whose[number(name)] = u8(1)
    before = view(state, 0).dump()
    state.mark[number("plague")] = u8(p.M_KEPT)
    assert view(state, 0).dump() == before
