"""Actions, refusals and boards in words: what a notebook or a script asks of the table library."""

from contextlib import suppress

from theogony.kernel.agenda import BIT
from theogony.kernel.game import game
from theogony.kernel.state import EVERYBODY, NOBODY, State
from theogony.table.drawing import Drawing
from theogony.table.lines import Voice
from theogony.table.names import Names
from theogony.table.table import NoTable, table_of
from theogony.table.text import TextBoard
from theogony.words import refusal, words


def _voice(state: State, language: str) -> Voice:
    said = words(language, game(state.game_id()))
    return Voice(said, [said.say(f"seat-{seat}") for seat in range(int(state.seats))])


def in_words(state: State, seat: int, action: int, language: str = "en") -> str:
    """What the action would be on the table now: its kind and what is touched, with its note."""
    here = game(state.game_id())
    table = table_of(here)
    view = state if state.eyes != EVERYBODY else state.seen_by(seat)
    voice = _voice(state, language)
    kind = here.space.kind_of(int(action))
    names = Names(voice, table.types(), table.zones(view, seat), table.pieces(view, seat), table.buttons(view, seat))
    said = table.said(view, seat, int(action))
    parts = [word if isinstance(word, list) else [word] for name, word in said.items() if name != "k"]
    things = [names.name(handle) if isinstance(handle, str) else str(handle) for part in parts for handle in part]
    words_said = f"{voice.words.say(f'kind-{kind.name}')}: {' · '.join(things)}"
    note = table.note(view, seat, int(action))
    return words_said if note is None else f"{words_said} ({voice.text(note)})"


def why_not(state: State, seat: int, action: int, language: str = "en") -> str:
    """Why the seat cannot do this now, said to the player; empty if it can."""
    rule = int(state.refusal(seat, action))
    if rule == 0:
        return ""
    here = game(state.game_id())
    args: dict[str, object] = {}
    if here.space.holds(action) and 0 <= seat < state.seats and state.acting() & BIT[seat]:
        view = state if state.eyes != EVERYBODY else state.seen_by(seat)
        with suppress(NoTable):  # the sentence reads well without numbers
            args = dict(table_of(here).refusal_args(view, seat, int(action)))
    return refusal(here, rule, language, **args)


def text_board(state: State, language: str = "en") -> str:
    """The table drawn with letters, as the view's owner sees it; a full state as a spectator would."""
    table = table_of(game(state.game_id()))
    viewer = NOBODY if state.eyes == EVERYBODY else int(state.eyes)
    view = state.seen_by(viewer)
    board = TextBoard(_voice(state, language), table.types(), table.zones(view, viewer), table.pieces(view, viewer))
    return board.text()


def html_board(state: State, language: str = "en") -> str:
    """The table drawn as it looks, in SVG, as the view's owner sees it; a full state as a spectator would."""
    here = game(state.game_id())
    table = table_of(here)
    viewer = NOBODY if state.eyes == EVERYBODY else int(state.eyes)
    view = state.seen_by(viewer)
    voice = _voice(state, language)
    zones, pieces = table.zones(view, viewer), table.pieces(view, viewer)
    return Drawing(here, voice, table.types(), zones, pieces).html(caption(state, language))


def caption(state: State, language: str = "en") -> str:
    """A line under a picture of the table: everybody's points, and what is asked."""
    here = game(state.game_id())
    viewer = NOBODY if state.eyes == EVERYBODY else int(state.eyes)
    view, voice = state.seen_by(viewer), _voice(state, language)
    points = ", ".join(f"{name} {int(view.score(seat))}" for seat, name in enumerate(voice.names))
    return f"{here.title}: {points}. {voice.text(table_of(here).ask(view, viewer).text)}"
