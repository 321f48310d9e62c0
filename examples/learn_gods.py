"""Learns Gods for two by PPO until it beats random play clearly: some minutes on one core.

    pip install 'theogony[envs,learn]'
    python examples/learn_gods.py [minutes] [file to keep the network in]

The learner sits at seat 0 of many tables at once (`Tables` with `learner=0`; the other seat plays at random, in
compiled code). The network looks at each cell and its six neighbours with the same eyes, so what it learns at one place
it knows everywhere; it answers how good it is to lay, build, lift or put there, and how the game stands.
"""

from __future__ import annotations

import sys
import time
from typing import Final

import numpy as np
import torch
from torch import Tensor, nn

import theogony
from theogony.envs.layout import Layout
from theogony.envs.vector import Tables
from theogony.games.gods.components import WORLD

CELLS: Final = 217  # the eight innermost rings: further out nobody plays, unless made to
LAID: Final = 16  # more than there are things that can lie on a cell
TABLES: Final = 64
STEPS: Final = 40  # decisions at each table between two lessons
EPOCHS: Final = 3
DISCOUNT, LAMBDA, CLIP, CURIOSITY, RATE = 0.995, 0.95, 0.2, 0.01, 1e-3

NEAR = torch.tensor([[c, *(int(WORLD.near[c * 6 + way]) for way in range(6))] for c in range(CELLS)])
NEAR[(NEAR < 0) | (NEAR >= CELLS)] = CELLS  # what is outside looks like nothing
KINDS = theogony.game("gods").space.by_name
ON_CELLS = [int(KINDS["lay"].base), int(KINDS["lay"].base) + int(WORLD.size)]
ON_CELLS += [int(KINDS[kind].base) for kind in ("temple", "lift", "put")]


class Mind(nn.Module):
    """From a flat observation to the logits of all actions and the value of the position."""

    def __init__(self, layout: Layout) -> None:
        super().__init__()
        self.parts = {part.name: part.stretch for part in layout.parts}
        self.actions = layout.actions
        self.what = nn.Embedding(LAID + 1, 12, padding_idx=LAID)
        self.whose = nn.Embedding(4, 4, padding_idx=3)
        self.around = nn.Sequential(nn.Linear(self._context_length(layout), 64), nn.ReLU(), nn.Linear(64, 32))
        self.place = nn.Sequential(nn.Linear(7 * 16 + 1 + 32, 64), nn.ReLU(), nn.Linear(64, 48), nn.ReLU())
        self.on_cell = nn.Linear(48, len(ON_CELLS))
        self.elsewhere = nn.Linear(32 + 48, layout.actions - len(ON_CELLS) * int(WORLD.size))
        self.value = nn.Sequential(nn.Linear(32 + 48, 64), nn.ReLU(), nn.Linear(64, 1))

    def _context_length(self, layout: Layout) -> int:
        return len(self._context(torch.zeros(1, layout.length))[0])

    def _context(self, seen: Tensor) -> Tensor:
        """Everything that is not the board: points, crystals, the pile; what is on display as one of nine."""
        small = [seen[:, self.parts[name]] / 5 for name in ("pile", "converted", "villages", "victory")]
        numbers = seen[:, : self.parts["laid"].start].clamp(-2, 15) / 5
        shown = seen[:, self.parts["display"]].long().clamp(0, 9)
        return torch.cat([numbers, *small, nn.functional.one_hot(shown, 10).flatten(1).float()], 1)

    def forward(self, seen: Tensor) -> tuple[Tensor, Tensor]:
        laid = seen[:, self.parts["laid"]][:, :CELLS].long().clamp(0, LAID - 1)
        token = seen[:, self.parts["token"]][:, :CELLS].long().clamp(0, 2)
        crowd = seen[:, self.parts["crowd"]][:, :CELLS, None] / 6
        edge = torch.full((len(seen), 1), LAID), torch.full((len(seen), 1), 3)
        cells = torch.cat([self.what(torch.cat([laid, edge[0]], 1)), self.whose(torch.cat([token, edge[1]], 1))], 2)
        context = self.around(self._context(seen))
        near = cells[:, NEAR].flatten(2)
        places = self.place(torch.cat([near, crowd, context[:, None].expand(-1, CELLS, -1)], 2))
        whole = torch.cat([context, places.mean(1)], 1)
        logits = seen.new_full((len(seen), self.actions), -4.0)
        by_cell = self.on_cell(places)
        for k, base in enumerate(ON_CELLS):
            logits[:, base : base + CELLS] = by_cell[:, :, k]
        first = ON_CELLS[-1] + int(WORLD.size)
        logits[:, first:] = self.elsewhere(whole)
        return logits, self.value(whole)[:, 0]


def choices(mind: Mind, seen: Tensor, mask: Tensor) -> tuple[torch.distributions.Categorical, Tensor]:
    logits, value = mind(seen)
    return torch.distributions.Categorical(logits=logits.masked_fill(~mask, -1e9)), value


class Lesson:
    """What happened at all tables in a number of steps, and how well it turned out."""

    def __init__(self, mind: Mind, tables: Tables) -> None:
        self.seen, self.mask, self.actions, self.chance = [], [], [], []
        rewards, overs, values = [], [], []
        with torch.no_grad():
            for _ in range(STEPS):
                seen = torch.from_numpy(tables.observations.copy())
                mask = torch.from_numpy(tables.masks.astype(bool))
                chosen, value = choices(mind, seen, mask)
                action = chosen.sample()
                tables.step(action.numpy())
                self.seen.append(seen)
                self.mask.append(mask)
                self.actions.append(action)
                self.chance.append(chosen.log_prob(action))
                values.append(value)
                rewards.append(torch.from_numpy(tables.rewards[:, 0].copy()) / 10)
                overs.append(torch.from_numpy(tables.over.astype(np.float32)))
            values.append(mind(torch.from_numpy(tables.observations.copy()))[1])
        ahead = torch.zeros(TABLES)
        surprise = []
        for t in reversed(range(STEPS)):
            goes_on = 1 - overs[t]
            delta = rewards[t] + DISCOUNT * goes_on * values[t + 1] - values[t]
            ahead = delta + DISCOUNT * LAMBDA * goes_on * ahead
            surprise.append(ahead)
        self.surprise = torch.cat(surprise[::-1])
        self.returns = self.surprise + torch.cat(values[:-1])

    def learn(self, mind: Mind, optimiser: torch.optim.Optimizer) -> None:
        seen, mask = torch.cat(self.seen), torch.cat(self.mask)
        actions, before = torch.cat(self.actions), torch.cat(self.chance)
        gain = (self.surprise - self.surprise.mean()) / (self.surprise.std() + 1e-6)
        for _ in range(EPOCHS):
            for part in torch.randperm(len(actions)).split(320):
                chosen, value = choices(mind, seen[part], mask[part])
                ratio = (chosen.log_prob(actions[part]) - before[part]).exp()
                clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
                better = torch.min(ratio * gain[part], clipped * gain[part]).mean()
                wrong = (value - self.returns[part]).square().mean()
                loss = -better + 0.5 * wrong - CURIOSITY * chosen.entropy().mean()
                optimiser.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(mind.parameters(), 0.5)
                optimiser.step()


def win_rate(mind: Mind, games: int, seed: int) -> float:
    """The share of games the mind wins against random play, choosing what it likes best; a shared win is half."""
    won, played = 0.0, 0
    with Tables("gods", 32, seats=2, seed=seed, learner=0) as tables, torch.no_grad():
        while played < games:
            logits, _ = mind(torch.from_numpy(tables.observations.copy()))
            tables.step(logits.masked_fill(~torch.from_numpy(tables.masks.astype(bool)), -1e9).argmax(1).numpy())
            won += float(((tables.rewards[:, 0] + 1) / 2)[tables.over].sum())
            played += int(tables.over.sum())
    return won / played


def learn(minutes: float, say: bool = True) -> Mind:
    torch.manual_seed(1)
    torch.set_num_threads(1)
    tables = Tables("gods", TABLES, seats=2, seed=1, learner=0, reward="score")
    mind = Mind(tables.layout)
    optimiser = torch.optim.Adam(mind.parameters(), RATE)
    begun, lessons = time.process_time(), 0
    while time.process_time() - begun < 60 * minutes:
        Lesson(mind, tables).learn(mind, optimiser)
        lessons += 1
        if say and lessons % 5 == 0:
            spent, decisions = time.process_time() - begun, lessons * STEPS * TABLES
            rate = win_rate(mind, 100, seed=lessons)
            print(
                f"{spent:5.0f} s, {decisions:7} decisions: wins {rate:.0%} of 100 games against random play", flush=True
            )
    return mind


if __name__ == "__main__":
    learned = learn(float(sys.argv[1]) if len(sys.argv) > 1 else 5.0)
    print(f"After learning it wins {win_rate(learned, 400, seed=77):.1%} of 400 games against random play.")
    if len(sys.argv) > 2:
        torch.save(learned.state_dict(), sys.argv[2])
