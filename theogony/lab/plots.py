"""Plots as SVG text: bars with intervals, histograms, lines. Colours come from the page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from math import ceil, floor, log10

WIDTH, HEIGHT = 460.0, 220.0
LEFT, RIGHT, TOP, BOTTOM = 48.0, 12.0, 14.0, 34.0


class Plot:
    """A frame with axes; the methods add to it and `svg` closes it."""

    def __init__(self, title: str, x_name: str, y_name: str, xs: tuple[float, float], ys: tuple[float, float]) -> None:
        self.title, self.x_name, self.y_name = title, x_name, y_name
        self.xs, self.ys = _wide(xs), _wide(ys)
        self.parts: list[str] = []

    def x(self, value: float) -> float:
        low, high = self.xs
        return LEFT + (value - low) / (high - low) * (WIDTH - LEFT - RIGHT)

    def y(self, value: float) -> float:
        low, high = self.ys
        return HEIGHT - BOTTOM - (value - low) / (high - low) * (HEIGHT - TOP - BOTTOM)

    def bar(self, left: float, right: float, height: float, tone: int = 0, said: str = "") -> None:
        top, base = self.y(height), self.y(max(self.ys[0], 0))
        self.parts.append(
            f'<rect class="tone{tone}" x="{self.x(left):.1f}" y="{min(top, base):.1f}" '
            f'width="{self.x(right) - self.x(left):.1f}" '
            f'height="{abs(base - top):.1f}"><title>{escape(said)}</title></rect>'
        )

    def interval(self, at: float, low: float, high: float) -> None:
        x = self.x(at)
        ends = "".join(f"M{x - 6:.1f} {self.y(end):.1f}h12" for end in (low, high))
        self.parts.append(f'<path class="interval" d="M{x:.1f} {self.y(low):.1f}V{self.y(high):.1f}{ends}"/>')

    def level(self, value: float, said: str) -> None:
        y = self.y(value)
        self.parts.append(
            f'<path class="level" d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}"/>'
            f'<text class="small" x="{WIDTH - RIGHT}" y="{y - 4:.1f}" text-anchor="end">{escape(said)}</text>'
        )

    def line(self, points: Sequence[tuple[float, float]], tone: int = 0) -> None:
        path = " ".join(f"{self.x(x):.1f},{self.y(y):.1f}" for x, y in points)
        dots = "".join(
            f'<circle class="tone{tone}" cx="{self.x(x):.1f}" cy="{self.y(y):.1f}" r="3"/>' for x, y in points
        )
        self.parts.append(f'<polyline class="line{tone}" points="{path}"/>{dots}')

    def svg(self, x_labels: Sequence[tuple[float, str]] | None = None, percent: bool = False) -> str:
        """The plot; x has a mark for each label, or for round numbers where none are given."""
        marks = list(x_labels) if x_labels is not None else [(value, f"{value:g}") for value in rounds(*self.xs)]
        axes = [
            f'<text class="small" x="{self.x(at):.1f}" y="{HEIGHT - BOTTOM + 15}" '
            f'text-anchor="middle">{escape(said)}</text>'
            for at, said in marks
        ]
        for value in rounds(*self.ys):
            said = f"{value:.0%}" if percent else f"{value:g}"
            axes.append(
                f'<path class="grid" d="M{LEFT} {self.y(value):.1f}H{WIDTH - RIGHT}"/>'
                f'<text class="small" x="{LEFT - 6}" y="{self.y(value) + 4:.1f}" text-anchor="end">{said}</text>'
            )
        names = (
            f'<text class="small name" x="{(LEFT + WIDTH - RIGHT) / 2}" y="{HEIGHT - 4}" text-anchor="middle">'
            f"{escape(self.x_name)}</text>"
            f'<text class="small name" x="{LEFT - 40}" y="{TOP - 3}">{escape(self.y_name)}</text>'
        )
        return (
            f'<figure><figcaption>{escape(self.title)}</figcaption><svg viewBox="0 0 {WIDTH:g} {HEIGHT:g}" role="img" '
            f'aria-label="{escape(self.title)}">{"".join(axes)}{"".join(self.parts)}{names}</svg></figure>'
        )


def histogram(title: str, x_name: str, series: Mapping[str, Sequence[float]], bins: int = 18) -> str:
    """How often each value came up, as a share of its series; several series side by side in each bin."""
    every = [value for values in series.values() for value in values]
    low, high = min(every), max(every)
    width = (
        max(1.0, ceil((high - low + 1) / bins)) if all(value == int(value) for value in every) else (high - low) / bins
    )
    edges = [low + k * width for k in range(ceil((high - low + 1) / width))]
    shares = {
        name: [sum(edge <= value < edge + width for value in values) / len(values) for edge in edges]
        for name, values in series.items()
    }
    most = max(share for row in shares.values() for share in row)
    plot = Plot(title, x_name, "share", (low, edges[-1] + width), (0.0, most))
    for tone, (name, row) in enumerate(shares.items()):
        part = width * 0.9 / len(shares)
        for edge, share in zip(edges, row):
            left = edge + width * 0.05 + tone * part
            until = "" if width <= 1 else f" to {edge + width - 1:g}"
            plot.bar(left, left + part, share, tone, f"{name} {edge:g}{until}: {share:.1%}")
    legend = legend_of(list(shares)) if len(shares) > 1 else ""
    return plot.svg(percent=True).replace("</figure>", f"{legend}</figure>")


def legend_of(names: Sequence[str]) -> str:
    keys = "".join(f'<span><i class="tone{tone}"></i>{escape(name)}</span>' for tone, name in enumerate(names))
    return f'<div class="legend">{keys}</div>'


def rounds(low: float, high: float, about: int = 5) -> list[float]:
    """Round numbers between the two."""
    raw = (high - low) / about
    power = 10.0 ** floor(log10(raw))
    step = next(power * factor for factor in (1, 2, 2.5, 5, 10) if power * factor >= raw)
    first = ceil(low / step)
    return [round(k * step, 10) for k in range(first, floor(high / step + 1e-9) + 1)]


def _wide(ends: tuple[float, float]) -> tuple[float, float]:
    return ends if ends[1] > ends[0] else (ends[0], ends[0] + 1)
