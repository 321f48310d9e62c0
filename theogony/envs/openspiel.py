"""The games as OpenSpiel knows them.

    import pyspiel, theogony.envs.openspiel
    game = pyspiel.load_game("theogony_gods(seats=3)")

Importing this module registers every installed game as `theogony_<game>`. Where dice fall there is a chance node,
before the action takes effect: `samples` outcomes, all as likely, each a key for the dice of what follows. So a state
does not know its future, histories replay, and the chances are those of the game as far as so many samples go. Seats
that may act at once are asked one after the other (in a race, in the order of the seats); the hourglass acts by itself.

`resample_from_infostate` goes through `State.guess`: OpenSpiel's IS-MCTS plays every game.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final, Self

import numpy as np
import pyspiel
from mypy_extensions import i64

from theogony.envs.layout import Layout
from theogony.envs.rewards import by_rank, outcome
from theogony.kernel.agenda import BIT
from theogony.kernel.dice import dice_from_key, key_of
from theogony.kernel.game import Game, game, games
from theogony.kernel.playout import PACE
from theogony.kernel.state import State

SAMPLES: Final = 32
NO_ACTION: Final = -1


def short_name(known: Game) -> str:
    return f"theogony_{known.id}"


def game_type(known: Game) -> Any:
    low, high = known.seats
    return pyspiel.GameType(
        short_name=short_name(known),
        long_name=known.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=high,
        min_num_players=low,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"seats": low, "samples": SAMPLES},
    )


class Chosen:
    """What a game and its states share. OpenSpiel copies a state by copying all it has: this stays the same."""

    def __init__(self, known: Game, seats: int, samples: int) -> None:
        self.known = known
        self.layout = Layout(known, seats)
        self.samples = samples
        if samples < 1:
            raise ValueError(f"Where dice fall something has to come up: {samples} samples are none.")

    def __deepcopy__(self, memo: Any) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return (_chosen, (self.known.id, self.layout.seats, self.samples))


def _chosen(game_id: str, seats: int, samples: int) -> Chosen:
    return Chosen(game(game_id), seats, samples)


class TableGame(pyspiel.Game):  # type: ignore[misc]
    """A game for so many seats (`seats`), each with so many outcomes where dice fall (`samples`)."""

    def __init__(self, known: Game, params: dict[str, Any] | None = None) -> None:
        chosen = {"seats": known.seats[0], "samples": SAMPLES} | (params or {})
        self.chosen = Chosen(known, int(chosen["seats"]), int(chosen["samples"]))
        facts = pyspiel.GameInfo(
            num_distinct_actions=self.chosen.layout.actions,
            max_chance_outcomes=self.chosen.samples,
            num_players=self.chosen.layout.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=known.longest,
        )
        super().__init__(game_type(known), facts, chosen)

    def new_initial_state(self) -> TableState:
        return TableState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.chosen.known.longest + 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TableObserver:
        if params:
            raise ValueError(f"Observers of {self.chosen.known.title} take no parameters; {params} were given.")
        return TableObserver(self.chosen.layout)


class TableState(pyspiel.State):  # type: ignore[misc]
    """A state of the game with what OpenSpiel has to know: whose decision it is, or that dice are about to fall."""

    def __init__(self, made_by: TableGame) -> None:
        super().__init__(made_by)
        self.chosen = made_by.chosen
        self.table: State | None = None  # none before the first chance node: the game is not set up yet
        self.path = b""  # what chance has decided so far: the key of the next dice follows from it
        self.waiting: tuple[int, int] | None = None  # the seat and action that let dice fall
        self.turn = 0  # in a race: the seat whose turn it is to be asked
        self.timer, self.elapsed = -1, 0
        self.asked = NO_ACTION

    # ---- whose decision it is

    def current_player(self) -> int:
        if self.table is None or self.waiting is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return self.asked if self.asked >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self.current_player() == int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        if self.table is None or self.waiting is not None or player != self.asked:
            return []
        return [int(action) for action in self.table.legal(i64(player))]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        samples = self.chosen.samples
        return [(outcome, 1.0 / samples) for outcome in range(samples)]

    # ---- what is done

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            known, seats = self.chosen.known, self.chosen.layout.seats
            self.table = known.start(seats, key=self._key(action))
            self._ask_next()
        elif self.waiting is not None:
            seat, said = self.waiting
            self.waiting = None
            self.table.dice = dice_from_key(self._key(action))
            self.table.apply_legal(i64(seat), i64(said))
            self._ask_next()
        else:
            self._do(self.asked, int(action))

    def _do(self, seat: int, action: int) -> None:
        """Do it if no dice fall, else leave it waiting for chance."""
        assert self.table is not None
        tried = self.table.clone()
        tried.apply_legal(i64(seat), i64(action))
        if tried.dice.rolled() == self.table.dice.rolled():
            self.table = tried
            self._ask_next()
        else:
            self.waiting, self.asked = (seat, action), NO_ACTION

    def _key(self, sample: int) -> bytes:
        self.path = sha256(self.path + sample.to_bytes(4, "little")).digest()
        return key_of(self.path)

    def _ask_next(self) -> None:
        """Find the next seat to ask; the hourglass acts when its time, in the pace of simulated play, has run out."""
        table = self.table
        assert table is not None
        self.asked = NO_ACTION
        while not table.over():
            seats = int(table.seats)
            if table.deadline() > 0:
                if int(table.timer()) != self.timer:
                    self.timer, self.elapsed = int(table.timer()), 0
                if self.elapsed >= int(table.deadline()):
                    self._do(seats, int(table.legal(i64(seats))[0]))
                    return
            awaited = int(table.awaited())
            self.elapsed += int(PACE) if awaited else int(PACE) // seats
            asked = awaited or int(table.acting())
            for step in range(seats):
                seat = step if awaited else (self.turn + step) % seats
                here = asked & int(BIT[seat]) and self.chosen.known.expects(table, seat)
                if here and len(table.legal(i64(seat))) > 0:
                    self.asked, self.turn = seat, (seat + 1) % seats
                    return
            if table.deadline() == 0:
                raise ValueError(f"Nobody can act in this game of {self.chosen.known.title}, and no time runs.")

    # ---- how it came out

    def returns(self) -> list[float]:
        if self.table is None or not self.is_terminal():
            return [0.0] * self.chosen.layout.seats
        return outcome(self.table, by_rank)

    # ---- what is seen

    def information_state_string(self, player: int | None = None) -> str:
        """What the player knows: its view, which holds all it has learned. The moves that led there are not told."""
        looking = self.current_player() if player is None else player
        if looking < 0 or self.table is None:
            return "before the game"
        seen = self.table.seen_by(i64(looking))
        doing = "" if self.waiting is None else f" while seat {self.waiting[0]} does something"
        mark = sha256(seen.dump()).hexdigest()[:32]
        return f"seat {looking}, seat {self.asked} is asked{doing}: {mark}"

    def observation_string(self, player: int | None = None) -> str:
        return self.information_state_string(player)

    def observation_tensor(self, player: int | None = None) -> list[float]:
        looking = self.current_player() if player is None else player
        layout = self.chosen.layout
        if self.table is None or looking < 0:
            return [0.0] * layout.length
        return [float(number) for number in layout.flat(self.table, looking)]

    def resample_from_infostate(self, player: int, sampler: Any) -> Self:
        """Another state that the player cannot tell from this one: a guess of its view."""
        new = self.clone()
        if new.table is not None:
            chance = key_of(repr(sampler()).encode())
            new.path = chance
            new.table = new.table.seen_by(i64(player)).guess(dice_from_key(chance))
        return new  # type: ignore[no-any-return]

    # ---- in words

    def _action_to_string(self, player: int, action: int) -> str:
        if player == int(pyspiel.PlayerId.CHANCE):
            return f"dice {action}"
        return self.chosen.known.space.notation(action)

    def __str__(self) -> str:
        if self.table is None:
            return f"{self.chosen.known.title}, not set up yet"
        points = ", ".join(str(int(self.table.score(i64(seat)))) for seat in range(int(self.table.seats)))
        mark = sha256(self.table.dump()).hexdigest()[:16]
        return f"{self.chosen.known.title}: points {points}; seat {self.asked} is asked; state {mark}"


class TableObserver:
    """Conforms to OpenSpiel's PyObserver: `tensor`, `dict` by the names of the parts, and words."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.tensor = np.zeros(layout.length, np.float32)
        self.dict = layout.by_name(self.tensor)

    def set_from(self, state: TableState, player: int) -> None:
        self.tensor[:] = 0 if state.table is None else self.layout.flat(state.table, player)

    def string_from(self, state: TableState, player: int) -> str:
        return state.observation_string(player)


def load(known: Game) -> Any:
    """A maker of the game, as `register_game` wants it."""

    class Loaded(TableGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(known, params)

    return Loaded


def register_games() -> None:
    """`pyspiel.load_game` knows every installed game."""
    already = set(pyspiel.registered_names())
    for known in games().values():
        if short_name(known) not in already:
            pyspiel.register_game(game_type(known), load(known))


register_games()
