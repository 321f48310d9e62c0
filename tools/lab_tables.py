"""Writes the tables of docs/lab.md that say what is in each game's observations: `python tools/lab_tables.py`.

Names and places come from `Layout`; what an array means is what the game's position says beside its declaration.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from theogony.envs.layout import Layout
from theogony.kernel.game import Game, games

ROOT = Path(__file__).parent.parent
GUIDE = ROOT / "docs" / "lab.md"
BEGIN, END = "<!-- observations: written by tools/lab_tables.py -->", "<!-- end of observations -->"
DECLARED = re.compile(r"^    (\w+): (?:vec\[\w+\]|i64)  # (.*)$", re.MULTILINE)

# What a position leaves to its names.
PLAIN = {
    "dice_forge": {
        "triton": "by seat: Triton's tokens",
        "active": "whose turn it is",
        "round": "the round, from 0",
        "extra_paid": "1 if the extra action of this turn is paid for",
        "rolled": "by seat: the two faces of the blessing as rolled",
        "shown": "by seat: the two faces as they are applied",
        "yielded": "by seat: what the two faces yielded, as bits",
    },
    "four_gods": {
        "hidden": "option: 1 if rows are hidden",
        "gods_each": "option: how many gods a player takes",
        "referee": "option: 0 off, 1 on, 2 with a penalty",
        "help": "option: which fits are shown to people",
    },
    "gods": {"actions_left": "in this turn", "decay": "option: 1 if chosen", "connected": "option: 1 if chosen"},
    "lords_of_creation": {
        "rolled": "the last fight of the round: both sides' dice, attacker and defender; or zeros",
        "stock_size": "cards in the stock at the start",
        "full_length": "option: 1 if the game does not end early",
    },
    "theomachy": {
        "community": "by seat and clergy: free",
        "stake": "by seat and clergy: at stake",
        "owed": "by seat and clergy: to be given back",
        "now": "the round: whose turn, phase, stakes and markers; named in the game's position.py",
        "mark": "by prayer card: the marker on it",
        "row": "by place: the prayer card on offer",
        "myth": "by myth: where it is",
    },
}


def meanings(game: Game) -> dict[str, str]:
    """What the classes of the game's state say about their attributes."""
    found: dict[str, str] = dict(PLAIN.get(game.id, {}))
    for kind in type(game.start(game.seats[0], seed=0)).__mro__:
        if kind.__module__.startswith(game.package):
            source = ROOT / (kind.__module__.replace(".", "/") + ".py")
            found |= dict(DECLARED.findall(source.read_text(encoding="utf-8")))
    return found


def table(game: Game) -> str:
    """The game's own parts for its smallest table; what is the same in every game is told once in the guide."""
    said, layout = meanings(game), Layout(game, game.seats[0])
    lengths = [f"{Layout(game, seats).length} for {seats}" for seats in range(game.seats[0], game.seats[1] + 1)]
    lines = [f"### {game.title}", "", f"{layout.actions} actions. Length by players: {', '.join(lengths)}.", ""]
    lines += [f"| part | at ({game.seats[0]} players) | numbers | meaning |", "|---|---|---|---|"]
    for part in layout.parts:
        if part.start >= 8 + 3 * layout.seats + 20:
            meaning = said.get(part.name, "").replace("|", "\\|")
            lines.append(f"| `{part.name}` | {part.start} | {part.length} | {meaning} |")
    return "\n".join(lines)


def tables() -> str:
    ours = [known for known in games().values() if known.package.startswith("theogony.games.")]
    return "\n\n".join([BEGIN, *map(table, ours), END])


def written(guide: str) -> str:
    """The guide with the tables as they are now."""
    before, _, rest = guide.partition(BEGIN)
    return before + tables() + rest.partition(END)[2]


if __name__ == "__main__":
    GUIDE.write_text(written(GUIDE.read_text(encoding="utf-8")), encoding="utf-8")
    sys.stdout.write(f"{GUIDE.relative_to(ROOT)}\n")
