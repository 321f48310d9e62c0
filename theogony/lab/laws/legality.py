"""Laws about who may do what: `legal` and `refusal` agree, and a refused action changes nothing."""

from collections.abc import Collection

from theogony.kernel.game import Game
from theogony.kernel.playout import refusals
from theogony.kernel.state import NOT_ASKED, OVER, Refused, State
from theogony.lab.laws.sentence import hold


def seats_in(bits: int, seats: int) -> list[int]:
    """The seats (and TIME, the number of seats) whose bits are set."""
    return [seat for seat in range(seats + 1) if bits >> seat & 1]


def turn_laws(state: State, asks_anyway: Collection[int]) -> None:
    """Laws of every state in which the game goes on; they cost little."""
    time = int(state.seats)
    acting = seats_in(int(state.acting()), time)
    awaited = seats_in(int(state.awaited()), time)
    hold(set(awaited) <= set(acting), f"Seats {awaited} are awaited, but only {acting} may act.")
    hold((time in acting) == (state.deadline() > 0), "The hourglass acts exactly while a deadline runs.")
    for seat in acting:
        hold((seat == time) == (state.question(seat) == 0), f"Seat {seat} may act, but question({seat}) is 0.")
        legal = [int(action) for action in state.legal(seat)]
        hold(legal == sorted(set(legal)), f"legal({seat}) is not ascending, or lists an action twice: {legal}.")
        for_time = {state.space().kind_of(action).for_time for action in legal}
        hold(for_time <= {seat == time}, f"legal({seat}) lists actions of the wrong kind for a seat or the hourglass.")
        if seat in awaited:
            hold(len(legal) > 0, f"The table waits for seat {seat}, which has no legal action.")
            kind = int(state.agenda.kind_for(seat))
            needless = len(legal) == 1 and not state.agenda.seals(seat) and kind not in asks_anyway
            hold(not needless, f"Seat {seat} is asked (question kind {kind}) though {legal} is its only answer.")
        if seat == time:
            hold(len(legal) > 0, "The hourglass has no legal action.")


def agreement_law(game: Game, state: State) -> set[int]:
    """Over the whole space, what `legal` lists is what `refusal` allows. The rules that refused something."""
    time = int(state.seats)
    acting = seats_in(int(state.acting()), time)
    met: set[int] = set()
    for seat in range(time + 1):
        legal = [int(action) for action in state.legal(seat)]
        if seat not in acting:
            hold(legal == [], f"Seat {seat} may not act, but legal({seat}) lists {legal}.")
            for action in (0, int(state.space().size) - 1):
                rule = state.refusal(seat, action)
                hold(rule == (NOT_ASKED if acting else OVER), f"Seat {seat} may not act, but refusal says {rule}.")
            continue
        answers = [int(rule) for rule in refusals(state, seat)]
        allowed = [action for action, rule in enumerate(answers) if rule == 0]
        for action in sorted(set(allowed) ^ set(legal)):
            said = state.space().notation(action)
            which = "legal lists it, refusal forbids it" if action in legal else "refusal allows it, legal omits it"
            raise_rule = game.rule_id(answers[action]) if answers[action] else "0"
            hold(False, f"'{said}' ({action}) by seat {seat}: {which} (refusal: {raise_rule}).")
        for rule in sorted(set(answers) - {0}):
            game.rule_id(rule)
            met.add(rule)
            refusing_law(state, seat, answers.index(rule), rule)
    return met


def refusing_law(state: State, seat: int, action: int, rule: int) -> None:
    """`apply` of a refused action raises `Refused` with the rule, and changes nothing."""
    before = state.dump()
    try:
        state.apply(seat, action)
    except Refused as refused:
        hold(refused.rule == rule, f"refusal said {rule}, apply {refused.rule} ({refused}).")
    else:
        hold(False, f"apply did action {action} of seat {seat}, which refusal forbids by rule {rule}.")
    hold(state.dump() == before, f"A refused action ({action} by seat {seat}) changed the state.")


def result_law(state: State, over: bool) -> None:
    """Places are ranks with shared ties: as many seats are ahead as the place says."""
    places = [int(place) for place in state.places()]
    hold(len(places) == state.seats, f"places() lists {len(places)} seats of {state.seats}.")
    for place in places:
        ahead = sum(1 for other in places if other < place)
        hold(place == ahead + 1, f"places() says {places}: with {ahead} ahead a place is {ahead + 1}, not {place}.")
    for seat in range(int(state.seats)):
        state.score(seat)
    if over:
        hold(state.acting() == 0 and state.awaited() == 0 and state.deadline() == 0, "The game is over and goes on.")
