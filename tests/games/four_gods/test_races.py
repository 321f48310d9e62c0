"""Two people grab for the same thing over real sockets: one gets it, the other is told why and loses nothing."""

from __future__ import annotations

import os
from collections import Counter
from pathlib import Path
from random import Random
from time import sleep
from typing import Any

import pytest

from tests.server.serving import HAND, Chair, Guest, all_started, serving
from theogony import interpreted

SOAK = bool(os.environ.get("THEOGONY_SOAK"))
RACES = 3000 if SOAK else 30
Said = dict[str, Any]

# Who is refused is told the rule that stands against it now
RULES = {
    "cell": {"four_gods.lay.empty-cell"},
    "tile": {"four_gods.engine.not-in-a-row", "engine.no-such-action"},
    "god": {"four_gods.god.choose"},
}


class Table:
    """A table of two in real time without a last period, and what both people there can do."""

    def __init__(self, guests: list[Guest]) -> None:
        anna, bo = guests
        options = {"sand": "none", "duel": True, "help": "all"}
        match = anna.new_table("four_gods", seats=("me", "open"), public=True, options=options)
        bo.post(f"/api/tables/{match}/sit", {})
        self.chairs = [anna.sit_down(match), bo.sit_down(match)]
        all_started(*self.chairs)

    def says(self, seat: int, kind: str) -> list[Said]:
        """Every offered action of a kind, as it is said."""
        out: list[Said] = []
        for box in self.chairs[seat].ask.get("offers", {}).get(kind, []):
            says: list[Said] = [{"k": kind}]
            for slot, values in box.items():
                says = [{**said, slot: value} for said in says for value in values]
            out += says
        return out

    def race(self, random: Random) -> tuple[str, list[Said]] | None:
        """Something both can grab for, and how each of them says it."""
        grabs = [("god", "god", "god"), ("tile", "take", "tile"), ("cell", "lay", "cell")]
        for what, kind, slot in random.sample(grabs, 3):
            both = [{said[slot]: said for said in random.sample(says, len(says))} for says in self.all_says(kind)]
            common = sorted(both[0].keys() & both[1].keys())
            if common and random.random() < 0.7:
                wanted = random.choice(common)
                return what, [both[0][wanted], both[1][wanted]]
        return None

    def all_says(self, kind: str) -> list[list[Said]]:
        return [self.says(seat, kind) for seat in range(2)]

    def grab(self, says: list[Said], first: int) -> list[dict[str, Any]]:
        """Both at once: neither waits for an answer before the other has spoken."""
        for seat in (first, 1 - first):
            chair = self.chairs[seat]
            chair.id += 1
            message = {"m": "do", "id": chair.id, "as": seat, "q": chair.ask["q"], "say": [says[seat]], "sure": True}
            chair.send(message)
        return [chair.answer(chair.id) for chair in self.chairs]

    def level(self) -> None:
        """Both have seen everything."""
        while self.chairs[0].n != self.chairs[1].n:
            behind = min(self.chairs, key=lambda chair: chair.n)
            behind.next()

    def go_on(self, random: Random) -> bool:
        """Somebody does something else, so that there is something to race for; False if nobody can."""
        for seat in random.sample((0, 1), 2):
            says = [said for kind in ("draw", "store", "lay", "return") for said in self.says(seat, kind)]
            usual = [said for said in says if said["k"] != "store" or random.random() < 0.4] or says
            if usual:
                assert self.chairs[seat].do([random.choice(usual)], seat=seat)["m"] == "ok"
                self.level()
                return True
        return False

    def holds(self, seat: int) -> dict[str, Any]:
        """What is the seat's: in hand, in the row, in supply."""
        own = (f"hands{seat}", f"row{seat}", f"has{seat}")
        return {id: dict(piece) for id, piece in self.chairs[seat].pieces.items() if piece["at"].startswith(own)}

    def close(self) -> None:
        for chair in self.chairs:
            chair.close()


@pytest.mark.skipif(not interpreted.compiled(), reason="the server plays it with the compiled engine")
@pytest.mark.rule("four_gods.ruling.arrival")
def test_of_two_who_grab_for_one_cell_one_tile_or_one_god_exactly_one_gets_it(tmp_path: Path) -> None:
    random = Random(5)
    won: Counter[str] = Counter()
    with serving(tmp_path) as server:
        guests = [Guest(server.port, "Anna"), Guest(server.port, "Bo")]
        while won.total() < RACES:
            table = Table(guests)
            while won.total() < RACES:
                found = table.race(random)
                if found is None:
                    if not table.go_on(random):
                        break
                    continue
                what, says = found
                owned = [table.holds(seat) for seat in range(2)]
                answers = table.grab(says, random.randrange(2))
                table.level()
                check(table.chairs, what, says, answers)
                loser = next(seat for seat in range(2) if answers[seat]["m"] == "no")
                owned[loser].pop(
                    says[loser].get("tile") if what == "tile" else "", None
                )  # it may have been the own row's
                assert table.holds(loser) == owned[loser]
                won[f"{what} {1 - loser}"] += 1
                finish_take(table, 1 - loser, random)
                sleep(HAND)
            table.close()
    for what in RULES:
        assert won[f"{what} 0"] + won[f"{what} 1"] > 0, f"there was never a race for a {what}: {won}"
    for seat in range(2):
        assert sum(won[f"{what} {seat}"] for what in RULES) > 0, f"seat {seat} never won a race: {won}"


def check(chairs: list[Chair], what: str, says: list[Said], answers: list[dict[str, Any]]) -> None:
    assert sorted(answer["m"] for answer in answers) == ["no", "ok"], (what, says, answers)
    loser = next(seat for seat in range(2) if answers[seat]["m"] == "no")
    no = answers[loser]
    assert no["because"] == "late" and no["by"] == 1 - loser, no
    assert no["rule"] in RULES[what], no
    assert ("Anna", "Bo")[1 - loser] in str(no["say"]), no


def finish_take(table: Table, seat: int, random: Random) -> None:
    """A tile out of a row is laid or stored before anything else."""
    while table.chairs[seat].ask.get("hand"):
        says = [said for kind in ("lay", "raze", "store", "return") for said in table.says(seat, kind)]
        assert table.chairs[seat].do([random.choice(says)], seat=seat)["m"] == "ok"
        table.level()
