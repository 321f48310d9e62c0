"""`theogony play`: a game in the terminal against bots. A board of text, numbered choices, the log in sentences."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from theogony.bots import Bot, new_bot
from theogony.cli.choosing import Chooser
from theogony.cli.turns import Turns
from theogony.kernel.dice import dice_from_seed
from theogony.kernel.game import Game
from theogony.match import Declined, Match, Seat
from theogony.table import table_of
from theogony.table.lines import Voice
from theogony.table.names import Names
from theogony.table.text import TextBoard
from theogony.words import rulebook, words

YOU = 0


class Quit(Exception):
    """The person leaves the table."""


class TakeBack(Exception):
    """The person takes the last action back."""


class Terminal:
    """One person at seat 0, bots at the others."""

    def __init__(self, match: Match, language: str, bots: Sequence[Bot | None], console: Console) -> None:
        self.match = match
        self.table = table_of(match.game)
        self.words = words(language, match.game)
        self.voice = Voice(self.words, [seat.name for seat in match.seats])
        self.language = language
        self.bots = bots
        self.console = console
        self.turns = Turns(match)

    def play(self) -> None:
        """Until the game is over or the person leaves."""
        self.console.print(f"[bold]{escape(self.words.say('title'))}[/] — {escape(self.words.say('tagline'))}")
        try:
            while not self.match.over:
                self._step()
        except Quit:
            self.console.print(escape(self.words.say("quit")))
            return
        self._show_result()

    def _step(self) -> None:
        state = self.match.state
        before = state.seen_by(YOU)
        seat = self.turns.next_seat()
        bot = None if seat is None else self.bots[seat]
        if seat is None:
            self.turns.run_out()
        else:
            try:
                action = bot.act(state.seen_by(seat)) if bot is not None else self._ask(seat)
            except TakeBack:
                self._undo(seat)
                return
            self.turns.act(seat, action)
        after = self.match.state.seen_by(YOU)
        for cue in self.table.cues(before, after, YOU):
            if cue.say is not None:
                self.console.print(f"  {escape(self.voice.text(cue.say))}", style="dim" if bot else "bold")

    def _undo(self, seat: int) -> None:
        try:
            self.match.undo(seat)
            self.console.print(escape(self.words.say("undone")))
        except Declined as declined:
            self.console.print(escape(self.words.say(declined.id.replace(".", "-"))))

    def _ask(self, seat: int) -> int | None:
        view = self.match.state.seen_by(seat)
        ask = self.table.ask(view, seat)
        zones, pieces = self.table.zones(view, seat), self.table.pieces(view, seat)
        self._show_board()
        names = Names(self.voice, self.table.types(), zones, pieces, ask.buttons)
        pass_by = "" if ask.must else self.words.say("let-time-pass")
        return Chooser(self.table, self.voice, names, ask, self._choose).action(view, seat, pass_by)

    def _show_board(self) -> None:
        view = self.match.state.seen_by(YOU)
        board = TextBoard(self.voice, self.table.types(), self.table.zones(view, YOU), self.table.pieces(view, YOU))
        self.console.print()
        self.console.print(escape(board.text()), highlight=False)

    def _choose(self, prompt: str, lines: list[str]) -> int:
        self.console.print(f"\n[bold]{escape(prompt)}[/]")
        for number, choice in enumerate(lines, 1):
            self.console.print(f"  {number:>3}  {escape(choice)}", highlight=False)
        while True:
            try:
                said = self.console.input(escape(self.words.say("choose-number")) + " ").strip()
            except (EOFError, KeyboardInterrupt):
                raise Quit from None
            if said.isdigit() and 1 <= int(said) <= len(lines):
                return int(said) - 1
            self._other(said, len(lines))

    def _other(self, said: str, most: int) -> None:
        """Anything but the number of a choice."""
        if said == "q":
            raise Quit
        if said == "u":
            raise TakeBack
        if said == "b":
            self._show_board()
        elif said == "r":
            for chapter in rulebook(self.match.game, self.language, self.match.options):
                self.console.print(f"\n[bold]{escape(chapter.title)}[/]")
                for rule in chapter.rules:
                    self.console.print(f"  {rule.number}  {escape(rule.text)}", highlight=False)
        elif said == "?":
            self.console.print(escape(self.words.say("choice-help")))
        else:
            self.console.print(escape(self.words.say("choose-again", said=said, most=most)))

    def _show_result(self) -> None:
        self._show_board()
        result = self.match.result()
        assert result is not None
        sheet = Table("", *(escape(seat.name) for seat in self.match.seats), box=None)
        for category in self.table.scores(self.match.state.seen_by(YOU)):
            sheet.add_row(escape(self.voice.text(category.name)), *(str(points) for points in category.points))
        sheet.add_row(escape(self.words.say("score")), *(str(points) for points in result.scores), style="bold")
        self.console.print(sheet)
        winners = [seat.name for seat, place in zip(self.match.seats, result.places) if place == 1]
        key = "winner" if len(winners) == 1 else "winners"
        self.console.print(f"[bold]{escape(self.words.say(key, player=winners[0], players=', '.join(winners)))}[/]")


def play(
    game: Game,
    seats: int,
    bots: Sequence[str],
    language: str,
    seed: int | None,
    options: dict[str, object],
    console: Console,
) -> None:
    """Play a game in the terminal: a person at seat 0, `bots` in turn at the others."""
    say = words(language, game).say
    chosen = secrets.randbits(62) if seed is None else seed
    names = [bots[(k - 1) % len(bots)] for k in range(1, game.checked_seats(seats))]
    at = [Seat(say("seat-0")), *(Seat(say(f"seat-{k}"), name) for k, name in enumerate(names, 1))]
    match = Match(game, at, options, seed=chosen)
    dice = dice_from_seed(chosen).fork()
    players = [None, *(new_bot(name, game, k, dice.fork()) for k, name in enumerate(names, 1))]
    Terminal(match, language, players, console).play()
