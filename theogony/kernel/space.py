"""Action spaces: every action of a game is one integer, declared by kinds with named parameters.

    SPACE = Space("gods")
    LAY = SPACE.kind("lay", slot=2, cell=WORLD)
    a = LAY.of2(1, 40)        # encode
    LAY.arg(a, 1)             # 40

From this one declaration come encoding and decoding, notation for people and files, masks for learning,
storage and the offers of the table. New kinds are appended at the end, so that old numbers keep their meaning;
`digest` changes with every declared thing, so that nobody replays a file against another space.

A kind may have a *hidden* member: what a viewer is told of an action whose parameters are secret
(`kind.hidden()`, a negative number).
"""

from hashlib import sha256
from itertools import combinations
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from theogony.kernel.grid import Grid

MOST_PARAMETERS: Final[i64] = 4


class Subset:
    """A parameter that is a set: `at_least` to `at_most` members out of `of`, in one number.

    Values are numbered by size, then in the order of `itertools.combinations`.
    """

    of: int
    sets: list[tuple[int, ...]]
    number: dict[tuple[int, ...], int]

    def __init__(self, of: int, at_least: int = 0, at_most: int = -1) -> None:
        self.of = of
        top = of if at_most < 0 else at_most
        self.sets = [s for k in range(at_least, top + 1) for s in combinations(range(of), k)]
        self.number = {s: i for i, s in enumerate(self.sets)}

    def names(self) -> list[str]:
        return ["+".join(str(member) for member in s) or "none" for s in self.sets]


class Parameter:
    """One named parameter of a kind: how many values it has and what they are called in notation."""

    name: str
    size: i64
    names: list[str]
    number: dict[str, int]
    subset: Subset | None

    def __init__(self, name: str, values: object) -> None:
        self.name = name
        self.subset = None
        if isinstance(values, Grid):
            self.names = values.names
        elif isinstance(values, Subset):
            self.names = values.names()
            self.subset = values
        elif isinstance(values, int):
            self.names = [str(value) for value in range(values)]
        elif isinstance(values, (tuple, list)):
            self.names = [str(value) for value in values]
        else:
            raise TypeError(f"Parameter {name} needs a number of values, their names, a grid or a Subset.")
        self.size = i64(len(self.names))
        self.number = {text: i for i, text in enumerate(self.names)}
        if self.size < 1 or len(self.number) != len(self.names) or any(not _is_word(text) for text in self.names):
            raise ValueError(f"Parameter {name} needs at least one value, each named apart in one word, not '?'.")


class Kind:
    """One kind of action: `size` consecutive integers from `base` on.

    `of0` … `of4` encode without checking (they are for rules, in hot loops); `encode` checks.
    """

    name: str
    index: i64  # place among the kinds of its space
    base: i64
    size: i64
    parameters: list[Parameter]
    stride: vec[i64]
    extent: vec[i64]
    stride0: i64
    stride1: i64
    stride2: i64
    for_time: bool  # the hourglass's own kind

    def __init__(self, name: str, index: i64, base: i64, parameters: list[Parameter], for_time: bool) -> None:
        if len(parameters) > MOST_PARAMETERS:
            raise ValueError(
                f"Kind {name} has {len(parameters)} parameters; at most {MOST_PARAMETERS} go into one action."
            )
        self.name = name
        self.index = index
        self.base = base
        self.parameters = parameters
        self.for_time = for_time
        size: i64 = 1
        stride = vec[i64]()
        extent = vec[i64]()
        for k in range(len(parameters)):
            below: i64 = 1
            for later in parameters[k + 1 :]:
                below *= later.size
            stride = append(stride, below)
            extent = append(extent, parameters[k].size)
            size *= parameters[k].size
        self.stride = stride
        self.extent = extent
        self.size = size
        self.stride0 = stride[0] if len(parameters) > 0 else i64(0)
        self.stride1 = stride[1] if len(parameters) > 1 else i64(0)
        self.stride2 = stride[2] if len(parameters) > 2 else i64(0)

    def of0(self) -> i64:
        return self.base

    def of1(self, a: i64) -> i64:
        return self.base + a

    def of2(self, a: i64, b: i64) -> i64:
        return self.base + a * self.stride0 + b

    def of3(self, a: i64, b: i64, c: i64) -> i64:
        return self.base + a * self.stride0 + b * self.stride1 + c

    def of4(self, a: i64, b: i64, c: i64, d: i64) -> i64:
        return self.base + a * self.stride0 + b * self.stride1 + c * self.stride2 + d

    def has(self, action: i64) -> bool:
        """Whether the action, seen in full, is of this kind."""
        return self.base <= action < self.base + self.size

    def arg(self, action: i64, k: i64) -> i64:
        """The value of the k-th parameter of an action of this kind."""
        return ((action - self.base) // self.stride[k]) % self.extent[k]

    def hidden(self) -> i64:
        """What a viewer is told who may know that this was done, but not its parameters."""
        return -1 - self.index

    def encode(self, **values: int) -> int:
        """The action with these parameters, checked: every parameter named once, every value in range."""
        action = int(self.base)
        for k, parameter in enumerate(self.parameters):
            if parameter.name not in values:
                raise ValueError(f"'{self.name}' needs a value for {parameter.name}.")
            value = values[parameter.name]
            if not 0 <= value < int(parameter.size):
                raise ValueError(
                    f"{parameter.name} of '{self.name}' goes from 0 to {int(parameter.size) - 1}; {value} is outside."
                )
            action += value * int(self.stride[k])
        for name in values:
            if all(parameter.name != name for parameter in self.parameters):
                raise ValueError(f"'{self.name}' has no parameter {name}.")
        return action

    def decode(self, action: int) -> dict[str, int]:
        """Parameter names and values of an action of this kind."""
        if not self.has(i64(action)):
            raise ValueError(f"{action} is no '{self.name}': those go from {self.base} to {self.base + self.size - 1}.")
        return {p.name: int(self.arg(i64(action), i64(k))) for k, p in enumerate(self.parameters)}


class Space:
    """All kinds of action of one game."""

    name: str
    size: i64
    kinds: list[Kind]
    by_name: dict[str, Kind]
    kind_at: vec[i64]

    def __init__(self, name: str) -> None:
        self.name = name
        self.size = 0
        self.kinds = []
        self.by_name = {}
        self.kind_at = vec[i64]()

    def kind(self, kind_name: str, **parameters: object) -> Kind:
        """Declare a kind. A parameter is a number of values, a tuple of their names, a grid, or a Subset."""
        return self._declare(kind_name, parameters, False)

    def time_kind(self, kind_name: str, **parameters: object) -> Kind:
        """Declare the kind of action the hourglass does."""
        return self._declare(kind_name, parameters, True)

    def _declare(self, name: str, parameters: dict[str, object], for_time: bool) -> Kind:
        if name in self.by_name:
            raise ValueError(f"Kind '{name}' is declared twice in the space of {self.name}.")
        if not _is_word(name):
            raise ValueError(f"Kind '{name}' of {self.name} needs a name of one word that is not '?'.")
        declared = [Parameter(p, values) for p, values in parameters.items()]
        kind = Kind(name, i64(len(self.kinds)), self.size, declared, for_time)
        self.kinds.append(kind)
        self.by_name[name] = kind
        at = self.kind_at
        for _ in range(kind.size):
            at = append(at, kind.index)
        self.kind_at = at
        self.size += kind.size
        return kind

    def holds(self, action: i64) -> bool:
        return 0 <= action < self.size

    def index_of(self, action: i64) -> i64:
        """The place of the action's kind among the kinds; also for what a viewer saw of a hidden one."""
        if action < 0:
            return -1 - action
        return self.kind_at[action]

    def kind_of(self, action: int) -> Kind:
        """The kind of an action of this space, or of the hidden member of a kind."""
        if not -len(self.kinds) <= action < int(self.size):
            raise ValueError(f"{action} is no action of {self.name}: they go from 0 to {int(self.size) - 1}.")
        return self.kinds[int(self.index_of(i64(action)))]

    def notation(self, action: int) -> str:
        """The action in words and numbers for files and logs: `lay 1 3,-1`. `parse` reads it back."""
        kind = self.kind_of(action)
        if action < 0:
            return f"{kind.name} ?"
        values = [p.names[int(kind.arg(i64(action), i64(k)))] for k, p in enumerate(kind.parameters)]
        return " ".join([kind.name, *values])

    def parse(self, text: str) -> int:
        """The action that `notation` wrote."""
        words = text.split()
        if not words or words[0] not in self.by_name:
            known = ", ".join(self.by_name)
            raise ValueError(f"'{text}' is no action of {self.name}: the first word must be one of {known}.")
        kind = self.by_name[words[0]]
        if words[1:] == ["?"]:
            return int(kind.hidden())
        if len(words) - 1 != len(kind.parameters):
            wanted = " ".join([kind.name, *(p.name for p in kind.parameters)])
            raise ValueError(f"'{text}' does not read as '{wanted}'.")
        values: dict[str, int] = {}
        for parameter, word in zip(kind.parameters, words[1:]):
            if word not in parameter.number:
                raise ValueError(f"'{word}' in '{text}' is no {parameter.name} of {self.name}.")
            values[parameter.name] = parameter.number[word]
        return kind.encode(**values)

    def digest(self) -> str:
        """Changes whenever an integer could mean something else."""
        lines = [
            f"{k.name} {' '.join(f'{p.name}={len(p.names)}:' + '|'.join(p.names) for p in k.parameters)}"
            for k in self.kinds
        ]
        return sha256("\n".join(lines).encode()).hexdigest()[:16]


def _is_word(text: str) -> bool:
    """Whether notation can hold the text: one word, and not the mark of something hidden."""
    return text != "?" and text.split() == [text]
