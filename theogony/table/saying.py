"""How an action is said by touching: each kind of action has named slots, filled by handles and numbers.

    "lay": Say(tile=at_piece("slot", display_piece), cell=at_cell("cell", "world", WORLD))

A say is `{"k": "lay", "tile": "amber:x0", "cell": "world@2,-1"}`. A slot maps *every* value of the action's
parameter to a handle in a given view, not only the legal ones; None means "not on the table now". From this the
table derives offers, what a say means, and why it cannot be done.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Literal

from theogony.kernel.grid import Grid
from theogony.kernel.space import Kind
from theogony.kernel.state import State

SlotKind = Literal["touch", "drop", "turn", "amount", "flip", "members"]
Values = dict[str, int]
HandleOf = Callable[[State, int, Values], str | None]  # (view, seat, the action's parameters) -> handle
Said = dict[str, "str | int | list[str]"]

Hold = Literal["auto", "never", "always"]


class Slot:
    """One thing to say. `parameter` is the action's parameter it stands for; None: it only has to be touched."""

    def __init__(
        self,
        kind: SlotKind,
        parameter: str | None,
        handle: HandleOf | None = None,
        *,
        after: str | None = None,
        start: str = "",
        offset: int = 0,
        find: Callable[[str], int | None] | None = None,
    ) -> None:
        self.kind = kind
        self.parameter = parameter
        self.handle = handle
        self.after = after  # not before that slot
        self.start = start  # amount: "max" or "min", where the stepper begins
        self.offset = offset  # amount: number said minus value of the parameter
        self.find = find  # the value a handle stands for, where that can be told without looking


def touch(handle: str | Callable[[State, int], str | None], **more: str) -> Slot:
    """Something that must be touched whatever the action's parameters are."""
    if isinstance(handle, str):
        fixed = handle
        return Slot("touch", None, lambda view, seat, values: fixed, after=more.get("after"))
    chosen = handle
    return Slot("touch", None, lambda view, seat, values: chosen(view, seat), after=more.get("after"))


def drop(handle: str | Callable[[State, int], str | None]) -> Slot:
    """A place to drop on that need not be touched."""
    slot = touch(handle)
    slot.kind = "drop"
    return slot


def at_piece(parameter: str, handle: Callable[[State, int, int], str | None], *, after: str | None = None) -> Slot:
    """A piece (or seat, or part) for each value of a parameter: handle(view, seat, value)."""
    return Slot("touch", parameter, lambda view, seat, values: handle(view, seat, values[parameter]), after=after)


def at_cell(parameter: str, zone: str, grid: Grid, *, after: str | None = None) -> Slot:
    """A cell of a board for each value of a parameter."""
    handles = tuple(f"{zone}@{name}" for name in grid.names)
    return Slot(
        "touch", parameter, lambda view, seat, values: handles[values[parameter]], after=after, find=_finder(handles)
    )


def button(parameter: str | None, *handles: str) -> Slot:
    """Buttons: one for each value of a parameter, or a single one."""
    if parameter is None:
        return touch(handles[0])
    named = parameter
    return Slot("touch", named, lambda view, seat, values: handles[values[named]], find=_finder(handles))


def _finder(handles: tuple[str, ...]) -> Callable[[str], int | None]:
    numbers = {handle: k for k, handle in enumerate(handles)}
    return numbers.get


def turn(parameter: str) -> Slot:
    """An orientation the held piece has anyway: its side, or how it is turned."""
    return Slot("turn", parameter)


def amount(parameter: str, *, start: str = "max", offset: int = 0) -> Slot:
    """A number; `offset` is added to the value of the parameter."""
    return Slot("amount", parameter, start=start, offset=offset)


def members(parameter: str, handle: Callable[[State, int, int], str | None]) -> Slot:
    """Several pieces at once, for a parameter that is a Subset: handle(view, seat, member)."""
    return Slot("members", parameter, lambda view, seat, values: handle(view, seat, values["member"]))


class Say:
    """How one kind of action is said.

    `hold` is when a say that cannot be taken back waits for one more touch, and `sure` the line that then asks for it,
    if there is more to say than that it cannot be taken back; `chain` are the questions that belong to
    the action, such as where a lifted piece goes: while the player is asked one of them nothing is done yet, and all of
    it can be taken back; a kind that `walks` is a step from one place to the next, so that a piece can be dragged
    through several places and all steps are done when it is let go; `opaque` names slots whose values are not sent as
    offers (the player has to find them).
    """

    def __init__(
        self,
        *,
        hold: Hold = "auto",
        sure: str = "",
        chain: Collection[int] = (),
        walks: bool = False,
        name: str = "",
        **slots: Slot,
    ) -> None:
        self.hold: Hold = hold
        self.sure = sure
        self.chain = frozenset(int(question) for question in chain)
        self.walks = walks
        self.name = name
        self.slots = slots
        self.touched = tuple(slot_name for slot_name, slot in slots.items() if slot.kind == "touch")

    def check(self, kind: Kind) -> None:
        """Every parameter of the kind is said by exactly one slot."""
        said = sorted(slot.parameter for slot in self.slots.values() if slot.parameter is not None)
        declared = sorted(parameter.name for parameter in kind.parameters)
        if said != declared:
            raise ValueError(f"'{kind.name}' has the parameters {declared}, but its slots say {said}.")
        touched = [name for name, slot in self.slots.items() if slot.kind == "touch"]
        if self.walks and (len(touched) != 2 or self.slots[touched[1]].after != touched[0]):
            raise ValueError(
                f"'{kind.name}' walks, but touches {touched}: it must be said by where a step begins and, "
                "after that, where it ends."
            )

    def said(self, view: State, seat: int, kind: Kind, action: int) -> Said | None:
        """The action in handles; None if one of its handles is not on the table."""
        values = kind.decode(action)
        out: Said = {"k": kind.name}
        for name, slot in self.slots.items():
            word = self._word(view, seat, kind, slot, values)
            if word is None:
                return None
            out[name] = word
        return out

    def _word(self, view: State, seat: int, kind: Kind, slot: Slot, values: Values) -> str | int | list[str] | None:
        if slot.handle is None:  # turned, or so many
            return values[str(slot.parameter)] + slot.offset
        if slot.kind == "members":
            found = [slot.handle(view, seat, {"member": member}) for member in _set_of(kind, slot, values)]
            return None if None in found else [handle for handle in found if handle is not None]
        return slot.handle(view, seat, values)

    def meanings(self, view: State, seat: int, kind: Kind, said: Said, most: int) -> list[int]:
        """Every action a say can mean, at most `most`; a say that leaves slots out means all their values.

        The actions need not be legal: that is what a refusal explains.
        """
        partial: list[Values] = [{}]
        for parameter in kind.parameters:
            name, slot = next((n, s) for n, s in self.slots.items() if s.parameter == parameter.name)
            grown: list[Values] = []
            for values in partial:
                for value in self._values(view, seat, kind, slot, said.get(name), values):
                    grown.append({**values, parameter.name: value})
                    if len(grown) >= most:
                        break
            partial = grown
        fixed = [(n, s) for n, s in self.slots.items() if s.parameter is None and s.kind == "touch" and n in said]
        for name, slot in fixed:
            assert slot.handle is not None
            if said[name] != slot.handle(view, seat, {}):
                return []
        return [kind.encode(**values) for values in partial]

    def _values(
        self, view: State, seat: int, kind: Kind, slot: Slot, word: str | int | list[str] | None, before: Values
    ) -> list[int]:
        parameter = next(p for p in kind.parameters if p.name == slot.parameter)
        size = int(parameter.size)
        if word is None:
            return list(range(size))
        if isinstance(word, int):
            value = word - slot.offset
            return [value] if slot.kind in ("turn", "amount") and 0 <= value < size else []
        if isinstance(word, list):
            if slot.kind != "members" or parameter.subset is None:
                return []
            assert slot.handle is not None
            member = {slot.handle(view, seat, {"member": m}): m for m in range(parameter.subset.of)}
            chosen = tuple(sorted({member[handle] for handle in word if handle in member}))
            number = parameter.subset.number.get(chosen)
            return [number] if number is not None and len(chosen) == len(word) else []
        if slot.find is not None:
            found = slot.find(word)
            return [] if found is None else [found]
        if slot.handle is None or slot.kind == "members":
            return []
        return [value for value in range(size) if slot.handle(view, seat, {**before, parameter.name: value}) == word]


def _set_of(kind: Kind, slot: Slot, values: Values) -> tuple[int, ...]:
    parameter = next(p for p in kind.parameters if p.name == slot.parameter)
    if parameter.subset is None:
        raise ValueError(f"'{kind.name}' says {slot.parameter} as several members, but it is no Subset.")
    return parameter.subset.sets[values[parameter.name]]
