"""Every game ends: random games of every size, with own rulings where the rulebook would go on for ever."""

from __future__ import annotations

import pytest

from tests.games.theomachy.positions import GAME, fresh
from tests.laws.subjects import SOAKING
from theogony.games.theomachy import actions as a
from theogony.games.theomachy import position as p
from theogony.games.theomachy.components import LAST_ROUND
from theogony.kernel.dice import dice_from_seed
from theogony.table import line
from theogony.table.lines import Line, Voice
from theogony.table.table import table_of
from theogony.words import words

GAMES = 1500 if SOAKING else 20


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("advanced", [False, True], ids=["basic", "advanced"])
def test_random_games_end_within_their_length_with_a_winner(seats: int, advanced: bool) -> None:
    for seed in range(GAMES):
        state = fresh(seats, seed, advanced=advanced)
        chance = dice_from_seed(seed + 1)
        decisions = 0
        while not state.over():
            seat = next(seat for seat in range(seats) if int(state.awaited()) >> seat & 1)
            legal = state.legal(seat)
            state.apply(seat, legal[chance.below(len(legal))])
            decisions += 1
        assert decisions <= GAME.longest
        assert 1 in list(state.places()) and state.now[p.WHY] >= 0


@pytest.mark.rule("theomachy.engine.long")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_in_which_everybody_only_waits_ends_after_forty_rounds_and_the_strongest_wins(seats: int) -> None:
    state = fresh(seats, 5)
    quiet = [a.WAIT.of0(), a.PASS.of0(), a.FOLD.of0()]
    while not state.over():
        seat = next(seat for seat in range(seats) if int(state.awaited()) >> seat & 1)
        legal = [int(action) for action in state.legal(seat)]
        state.apply(seat, next((int(action) for action in quiet if int(action) in legal), legal[-1]))
    strongest = max(int(state.score(seat)) for seat in range(seats))
    assert state.now[p.WHY] == a.BY_LENGTH and state.now[p.ROUND_NO] == LAST_ROUND
    winner = next(seat for seat in range(seats) if state.places()[seat] == 1)
    assert int(state.score(winner)) == strongest
    assert list(state.places()).count(1) == 1


@pytest.mark.rule("theomachy.engine.long")
@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_the_end_by_length_is_announced_rounds_before_and_told_when_it_has_come(language: str) -> None:
    state = fresh(2, 5)
    state.telling = True
    table, voice = table_of(GAME), Voice(words(language, GAME), ["Anna", "Bo"])
    quiet = [a.WAIT.of0(), a.PASS.of0(), a.FOLD.of0()]
    told: dict[int, str] = {}
    prompts: dict[int, str] = {}
    while not state.over():
        seat = next(seat for seat in range(2) if int(state.awaited()) >> seat & 1)
        legal = [int(action) for action in state.legal(seat)]
        if state.agenda.kind_for(seat) == a.TO_BID:
            prompts[int(state.now[p.ROUND_NO])] = voice.text(table.prompt(state.seen_by(seat), seat).text)
        state.trail = state.trail[:0]
        before = state.seen_by(seat)
        state.apply(seat, next((int(action) for action in quiet if int(action) in legal), legal[-1]))
        for cue in table.cues(before, state.seen_by(seat), seat):
            if cue.say is not None and cue.say.key == "event-last-rounds":
                told[int(state.now[p.ROUND_NO])] = voice.text(cue.say)
                assert cue.v == "banner"
    assert sorted(told) == [31, 36, 37, 38, 39, 40]
    assert "40" in told[31] and "10" in told[31]
    assert "10" not in prompts[30] and all(str(41 - number) in prompts[number] for number in range(31, 40))
    assert len(prompts[40]) > len(prompts[30])
    end = table.waiting(state, 0).text
    assert isinstance(end, Line) and end.args["why"] == a.BY_LENGTH
    ends = {voice.text(line("prompt-over", why=why)) for why in range(-1, 4)}
    assert len(ends) == 5 and voice.text(end) in ends
