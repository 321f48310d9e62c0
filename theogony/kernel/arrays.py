"""New arrays, for setting a state up."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

_ZEROS: Final = vec[u8]([0] * 1024)

_NUMBERS: Final = vec[i64]([0] * 4096)


def zeros(n: i64) -> vec[u8]:
    """n small numbers, all 0."""
    out = _ZEROS[:n]
    while i64(len(out)) < n:
        out = append(out, u8(0))
    return out


def filled(n: i64, value: i64) -> vec[i64]:
    """n numbers, all the same."""
    out = room(n)
    if value != 0:
        for k in range(n):
            out[k] = value
    return out


def room(n: i64) -> vec[i64]:
    """Room for n numbers, to be written by index and cut to size: faster than appending one by one. All are 0."""
    out = _NUMBERS[:n]
    while i64(len(out)) < n:
        out = append(out, i64(0))
    return out
