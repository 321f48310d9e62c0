"""The standings of a tournament as a page of its own: a table, the ratings with their intervals, who beat whom."""

from __future__ import annotations

from html import escape
from typing import Final

from theogony.lab.tournament_standings import Share, Standings

WIDTH: Final = 720
LEFT: Final = 150
ROW: Final = 34
CELL: Final = 92
STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 760px; margin: 2rem auto; padding: 0 1rem; }
body { color: #222; background: #fbfaf7; }
table { border-collapse: collapse; margin: 1rem 0 2rem; } th, td { text-align: right; padding: .25rem .8rem; }
th:first-child, td:first-child { text-align: left; } tr { border-bottom: 1px solid #ddd6c8; }
svg { max-width: 100%; height: auto; } svg text { font: 14px system-ui, sans-serif; fill: #222; }
svg line { stroke: #b08d3f; stroke-width: 6; stroke-linecap: round; } svg circle { fill: #7a3e1d; }
svg rect { fill: #b08d3f; } .name { text-anchor: end; } .share { text-anchor: middle; }
@media (prefers-color-scheme: dark) {
  body { color: #eee; background: #1d1b18; } svg text { fill: #eee; } svg circle { fill: #f0c987; }
  tr { border-color: #444; }
}
"""


def page(result: Standings) -> str:
    """A whole HTML page that needs nothing else."""
    what = result.tournament
    title = f"{escape(what.game_id)}, {what.seats} seats"
    options = ", ".join(f"{name}={value}" for name, value in what.options.items()) or "none"
    return (
        "<!doctype html>\n"
        f'<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>Tournament: {title}</title><style>{STYLE}</style>\n"
        f"<h1>{title}</h1>\n<p>{result.games} games, seed {what.seed}, options: {escape(options)}.</p>\n"
        f"{_table(result)}\n<h2>Ratings</h2>\n<p>OpenSkill (Plackett-Luce); the bars reach as far as the strength lies "
        f"with a chance of 95 %.</p>\n{ratings_drawn(result)}\n<h2>Who ended before whom</h2>\n"
        f"<p>The row before the column, ties counting half.</p>\n{duels_drawn(result)}\n</html>\n"
    )


def percent(share: Share) -> str:
    return f"{100 * share.share:.0f} % ({100 * share.low:.0f}–{100 * share.high:.0f})"


def _table(result: Standings) -> str:
    rows = "".join(
        f"<tr><td>{escape(row.bot)}<td>{row.rating.mu:.1f}<td>{row.rating.interval[0]:.1f}–{row.rating.interval[1]:.1f}"
        f"<td>{percent(row.wins)}<td>{row.wins.of}<td>{row.mean_place:.2f}<td>{row.mean_score:.1f}"
        for row in result.standings
    )
    head = "<tr><th>bot<th>rating<th>95 %<th>wins<th>games<th>mean place<th>mean score"
    return f"<table>{head}{rows}</table>"


def ratings_drawn(result: Standings) -> str:
    """A line for each bot, from the lowest to the highest strength it may have."""
    low = min(row.rating.interval[0] for row in result.standings)
    high = max(row.rating.interval[1] for row in result.standings)
    scale = (WIDTH - LEFT - 30) / max(1e-9, high - low)
    lines = []
    for k, row in enumerate(result.standings):
        y = ROW * k + ROW // 2
        start, end = (LEFT + 10 + (x - low) * scale for x in row.rating.interval)
        lines.append(
            f'<text class="name" x="{LEFT - 12}" y="{y + 5}">{escape(row.bot)}</text>'
            f'<line x1="{start:.1f}" x2="{end:.1f}" y1="{y}" y2="{y}"/>'
            f'<circle cx="{(start + end) / 2:.1f}" cy="{y}" r="7"><title>{row.rating.mu:.2f}</title></circle>'
        )
    return _svg(WIDTH, ROW * len(result.standings), "Ratings with intervals", "".join(lines))


def duels_drawn(result: Standings) -> str:
    """A square for each pair, the fuller the more often the row ended before the column."""
    bots = [row.bot for row in result.standings]
    shares = {(duel.bot, duel.rival): duel.ahead for duel in result.duels}
    parts = []
    for k, bot in enumerate(bots):
        parts.append(f'<text class="share" x="{LEFT + CELL * k + CELL // 2}" y="20">{escape(bot)}</text>')
        parts.append(f'<text class="name" x="{LEFT - 12}" y="{52 + ROW * k}">{escape(bot)}</text>')
    for y, bot in enumerate(bots):
        for x, rival in enumerate(bots):
            if (bot, rival) in shares:
                parts.append(_square(LEFT + CELL * x, 30 + ROW * y, f"{bot} before {rival}", shares[bot, rival]))
    return _svg(LEFT + CELL * len(bots), 36 + ROW * len(bots), "Who ended before whom", "".join(parts))


def _square(x: int, y: int, said: str, ahead: Share) -> str:
    return (
        f'<rect x="{x + 2}" y="{y + 2}" width="{CELL - 4}" height="{ROW - 4}" rx="4" '
        f'fill-opacity="{0.08 + 0.85 * ahead.share:.2f}"><title>{escape(said)}: {percent(ahead)} of {ahead.of}</title>'
        f'</rect><text class="share" x="{x + CELL // 2}" y="{y + 22}">{100 * ahead.share:.0f} %</text>'
    )


def _svg(width: int, height: int, label: str, inside: str) -> str:
    return f'<svg viewBox="0 0 {width} {height}" width="{width}" role="img" aria-label="{label}">{inside}</svg>'
