"""Questions and duties: in which order they come up, who waits for whom, and that chains side by side commute."""

from hypothesis import given
from hypothesis import strategies as st

from tests.kernel.scripted import QUESTION, SAY, Script, Scripted, asked, scripted
from theogony.kernel.agenda import ALL, NO_ANSWER, RACE

HELLO = int(SAY.of1(0))


def test_what_is_asked_first_is_answered_first_and_everybody_waits() -> None:
    state = scripted(2, {0: [("ask", 0, 1), ("ask", 1, 2)]})
    assert asked(state) == {0: 1}
    state.apply(0, HELLO)
    assert asked(state) == {1: 2}
    state.apply(1, HELLO)
    assert state.over()


def test_what_an_answer_leads_to_comes_before_what_was_asked_later() -> None:
    state = scripted(2, {0: [("ask", 0, 1), ("ask", 0, 2)], 1: [("ask", 0, 3), ("ask", 1, 4), ("ask", 0, 5)]})
    order = []
    while not state.over():
        ((seat, number),) = asked(state).items()
        order.append(number)
        state.apply(seat, HELLO)
    assert order == [1, 3, 4, 5, 2]


def test_a_duty_waits_for_what_was_asked_before_it_and_its_questions_come_in_its_place() -> None:
    state = scripted(1, {0: [("ask", 0, 1), ("then", 0, 2), ("ask", 0, 3)], 1: [("ask", 0, 4)], 2: [("ask", 0, 5)]})
    while not state.over():
        state.apply(0, HELLO)
    assert state.written(0) == [3, 12, -3, 15, 9]


def test_questions_aside_are_asked_at_once_and_hold_up_only_their_own_seat() -> None:
    script: Script = {0: [("aside", 0, 1), ("aside", 1, 2), ("then", 0, 9)], 1: [("aside", 0, 3)]}
    state = scripted(2, script)
    assert asked(state) == {0: 1, 1: 2}
    state.apply(0, HELLO)
    assert asked(state) == {0: 3, 1: 2}
    state.apply(0, HELLO)
    assert (asked(state), state.awaited()) == ({1: 2}, 2)
    state.apply(1, HELLO)
    assert state.over()
    assert state.written(0)[-1] == -10


def test_a_question_from_another_seats_chain_waits_behind_the_open_one() -> None:
    state = scripted(2, {0: [("aside", 0, 1), ("aside", 1, 2)], 1: [("aside", 1, 3)], 2: [("aside", 1, 4)]})
    state.apply(0, HELLO)
    assert asked(state) == {1: 2}
    state.apply(1, HELLO)
    assert asked(state) == {1: 4}
    state.apply(1, HELLO)
    assert asked(state) == {1: 3}


def test_what_is_asked_after_a_question_that_went_behind_still_takes_the_answers_place() -> None:
    state = scripted(2, {0: [("aside", 0, 1), ("aside", 1, 2)], 1: [("aside", 1, 3), ("ask", 0, 4)]})
    state.apply(0, HELLO)
    assert asked(state) == {0: 4}


def test_a_duty_aside_waits_for_its_own_seat_only() -> None:
    state = scripted(2, {0: [("aside", 0, 1), ("aside", 1, 2)], 2: [("aside", 1, 3), ("then-aside", 1, 5)]})
    state.apply(1, HELLO)
    assert state.written(1) == [6]
    state.apply(1, HELLO)
    assert state.written(1) == [6, 9, -6]
    assert asked(state) == {0: 1}


def test_a_question_that_stays_open_keeps_its_number_and_what_it_leads_to_comes_first() -> None:
    state = scripted(1, {0: [("ask", 0, 1)], 1: [("ask", 0, 2)]})
    state.kept = {1}
    serial = state.question(0)
    state.apply(0, HELLO)
    assert asked(state) == {0: 2}
    state.apply(0, HELLO)
    assert (asked(state), state.question(0)) == ({0: 1}, serial)


def test_a_new_question_has_a_new_number() -> None:
    state = scripted(1, {0: [("ask", 0, 1)], 1: [("ask", 0, 2)]})
    first = state.question(0)
    state.apply(0, HELLO)
    assert state.question(0) > first
    assert state.question(7) == state.question(-1) == 0


def sealed(quiet: bool) -> Scripted:
    state = scripted(3, {})
    state.ask_sealed(QUESTION, 0b101, quiet)
    return state


def test_sealed_answers_may_be_replaced_until_the_last_is_in() -> None:
    state = sealed(False)
    serial = state.question(0)
    state.apply(0, SAY.of1(1))
    assert (state.acting(), state.awaited(), state.question(0)) == (0b101, 0b100, serial)
    state.apply(0, SAY.of1(2))
    barrier = state.barrier()
    state.apply(2, SAY.of1(0))
    assert (state.written(0), state.written(2)) == ([2], [0])
    assert state.over()
    assert state.barrier() > barrier


def test_others_see_that_a_sealed_answer_is_in_but_not_what_it_is() -> None:
    state = sealed(False)
    state.apply(0, SAY.of1(1))
    view = state.seen_by(2)
    assert (view.awaited(), view.agenda.sealed_for(0)) == (0b100, NO_ANSWER)
    assert state.seen_by(0).agenda.sealed_for(0) == SAY.of1(1)
    assert state.seen_action(0, SAY.of1(1), 2) == SAY.hidden()
    assert state.seen_action(0, SAY.of1(1), 0) == SAY.of1(1)


def test_of_a_quiet_question_others_do_not_even_see_who_has_answered() -> None:
    state = sealed(True)
    state.apply(0, SAY.of1(1))
    assert state.seen_by(2).awaited() == state.seen_by(-1).awaited() == 0b101
    assert state.seen_by(0).awaited() == state.awaited() == 0b100


def test_in_a_race_everybody_acts_again_and_again_and_nobody_is_awaited() -> None:
    state = scripted(2, {})
    state.race(QUESTION, 0b11)
    for seat in (0, 0, 1, 0):
        assert (state.acting(), state.awaited()) == (0b11, 0)
        state.apply(seat, HELLO)
    state.agenda.drop(QUESTION, ALL)
    assert state.over()


def test_a_race_answer_may_ask_its_seat_while_the_others_race_on() -> None:
    state = scripted(2, {5: [("aside", 0, 6)]})
    state.agenda.put(QUESTION, RACE, 0b11, 0, 5, 0, 0, 0)
    state.apply(0, HELLO)
    assert (asked(state), state.awaited()) == ({0: 6, 1: 5}, 1)
    state.apply(0, HELLO)
    assert asked(state) == {0: 5, 1: 5}


def test_dropping_frames_leaves_the_others_in_order() -> None:
    state = scripted(2, {0: [("aside", 0, 1), ("aside", 1, 2), ("aside", 0, 3)]})
    state.agenda.drop(QUESTION, 0b10)
    assert asked(state) == {0: 1}
    state.apply(0, HELLO)
    assert asked(state) == {0: 3}


@st.composite
def own_chains(draw: st.DrawFn) -> tuple[int, Script]:
    """A script in which each of two or three seats has a chain of its own: questions and duties that lead to more."""
    seats = draw(st.integers(2, 3))
    script: Script = {0: [("aside", seat, 1 + seat) for seat in range(seats)]}
    free = 1 + seats
    owner = {1 + seat: seat for seat in range(seats)}
    for number in range(1, 12):
        if number not in owner:
            continue
        script[number] = []
        for how in draw(st.lists(st.sampled_from(["aside", "then-aside"]), max_size=2)):
            if free < 12:
                owner[free] = owner[number]
                script[number].append((how, owner[number], free))
                free += 1
    return seats, script


@given(own_chains(), st.randoms(use_true_random=False))
def test_chains_side_by_side_give_the_same_bytes_in_whichever_order(chains: tuple[int, Script], random: object) -> None:
    seats, script = chains

    def play(choose: object) -> bytes:
        state = scripted(seats, script)
        said = [0] * seats
        while not state.over():
            seat = choose(sorted(asked(state)))  # type: ignore[operator]
            state.apply(seat, SAY.of1(said[seat] % 3))
            said[seat] += 1
        return state.dump()

    assert play(min) == play(max) == play(random.choice)  # type: ignore[attr-defined]


@given(own_chains(), st.data())
def test_two_answers_of_different_seats_commute_at_every_moment(
    chains: tuple[int, Script], data: st.DataObject
) -> None:
    state = scripted(*chains)
    while not state.over():
        seats = sorted(asked(state))
        if len(seats) > 1:
            one, other = seats[0], seats[-1]
            here, there = state.clone(), state.clone()
            for seat in (one, other):
                here.apply(seat, SAY.of1(seat))
            for seat in (other, one):
                there.apply(seat, SAY.of1(seat))
            assert here.dump() == there.dump()
        state.apply(data.draw(st.sampled_from(seats)), HELLO)
