"""Offers: the legal actions of a kind as a small list of boxes, each a product of values by slot.

`{"tile": ["amber:x0"], "cell": ["world@0,2", "world@1,3"]}` is two actions. Amounts are `{"min": 1, "max": 4}`; a
set of pieces is `{"of": […], "min": 2, "max": 2}`. A slot that is missing in a box is not needed there.
"""

from __future__ import annotations

from itertools import combinations, product
from typing import Any

from theogony.table.saying import Said, Say

Offer = dict[str, Any]
Words = tuple[Any, ...]  # what one slot can be filled with: handles or numbers; none: it is not needed


def boxes(say: Say, rows: list[Said]) -> list[Offer]:
    """The says of one kind, grouped: rows that differ in one slot become one box, slot by slot."""
    sets = [name for name, slot in say.slots.items() if slot.kind == "members"]
    if sets:
        return _set_boxes(say, rows, sets[0])
    names = list(say.slots)
    grouped: list[tuple[Words, ...]] = [tuple([(row[name],) if name in row else () for name in names]) for row in rows]
    for k in range(len(names) - 1, -1, -1):
        merged: dict[tuple[Words, ...], list[Any]] = {}
        for box in grouped:
            merged.setdefault(box[:k] + box[k + 1 :], []).extend(box[k])
        grouped = [(*rest[:k], tuple(words), *rest[k:]) for rest, words in merged.items()]
    return [part for box in grouped for part in _amounts_apart(say, dict(zip(names, box)))]


def _amounts_apart(say: Say, box: dict[str, Words]) -> list[Offer]:
    """Runs of numbers as min and max; an amount with gaps becomes several boxes."""
    parts: list[Offer] = [{}]
    for name, words in box.items():
        if not words:
            continue
        if say.slots[name].kind == "amount":
            runs = _runs(sorted(int(word) for word in words))
            parts = [{**part, name: {"min": low, "max": high}} for part in parts for low, high in runs]
        else:
            parts = [{**part, name: list(dict.fromkeys(words))} for part in parts]
    return parts


def _runs(numbers: list[int]) -> list[tuple[int, int]]:
    runs: list[tuple[int, int]] = []
    for number in numbers:
        if runs and number == runs[-1][1] + 1:
            runs[-1] = (runs[-1][0], number)
        else:
            runs.append((number, number))
    return runs


def _set_boxes(say: Say, rows: list[Said], name: str) -> list[Offer]:
    """A kind that says a set says nothing else: all sets between two sizes out of some pieces."""
    chosen = [row[name] for row in rows]
    lists = [words for words in chosen if isinstance(words, list)]
    of = list(dict.fromkeys(handle for words in lists for handle in words))
    sizes = [len(words) for words in lists]
    return [{name: {"of": of, "min": min(sizes), "max": max(sizes)}}] if rows else []


def unboxed(say: Say, kind: str, offers: list[Offer]) -> list[Said]:
    """Every say the boxes offer: the inverse of `boxes`, up to order."""
    out: list[Said] = []
    for box in offers:
        names = list(box)
        columns: list[list[Any]] = []
        for name in names:
            words = box[name]
            if isinstance(words, dict) and "of" in words:
                sizes = range(words["min"], words["max"] + 1)
                columns.append([list(chosen) for size in sizes for chosen in combinations(words["of"], size)])
            elif isinstance(words, dict):
                columns.append(list(range(words["min"], words["max"] + 1)))
            else:
                columns.append(list(words))
        for row in product(*columns):
            out.append({"k": kind, **dict(zip(names, row))})
    return out
