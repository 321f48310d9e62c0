"""The standings of a tournament as a page of its own: a table, ratings and wins with their intervals, who beat whom."""

from __future__ import annotations

from html import escape
from importlib.resources import files

from theogony.kernel.game import OptionValue, game
from theogony.lab.plots import Plot
from theogony.lab.tournament_standings import Share, Standings

MATRIX = """
.duels td, .duels thead th { text-align: center; font-variant-numeric: tabular-nums; }
.duels td { background: color-mix(in oklab, var(--card), var(--tone0) calc(var(--share) * 70%)); white-space: nowrap; }
.duels td small { display: block; opacity: .75; } .duels td:empty { background: none; }
.plots + .scroll { margin-top: 16px; } .scroll { border-radius: 12px; }
"""


def page(result: Standings) -> str:
    """A whole HTML page that needs nothing else."""
    what = result.tournament
    title = f"{game(what.game_id).title}: a tournament of bots"
    style = files("theogony.lab").joinpath("report.css").read_text(encoding="utf-8")
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}</title><style>{style}{MATRIX}</style></head><body><main>"
        f"<h1>{escape(title)}</h1>{_lead(result)}{_facts(result)}"
        f"<h2>Standings</h2><p>The strength of a bot is an OpenSkill rating (Plackett-Luce), 25 for one nothing is "
        f"known of. In brackets: where it lies with a chance of 95 %.</p>{_table(result)}"
        f'<h2>How sure that is</h2><div class="plots">{ratings_drawn(result)}{wins_drawn(result)}</div>'
        f"<h2>Who ended before whom</h2><p>Of the games in which both played, how often the row ended before the "
        f"column; ties count half.</p>{duels_drawn(result)}"
        f"<h2>Made by</h2><p><code>{escape(command(result))}</code></p></main></body></html>\n"
    )


def percent(share: Share) -> str:
    return f"{100 * share.share:.0f} % ({100 * share.low:.0f}–{100 * share.high:.0f})"


def command(result: Standings) -> str:
    """What to type for the same games again."""
    what = result.tournament
    options = "".join(f" --option {name}={value}" for name, value in _unusual(result).items())
    bots = ",".join(what.bots)
    return (
        f"theogony tournament {what.game_id} --bots {bots} --seats {what.seats} --rounds {what.rounds} "
        f"--seed {what.seed}{options}"
    )


def _lead(result: Standings) -> str:
    options = ", ".join(f"{name} = {value}" for name, value in _unusual(result).items())
    return f'<p class="lead">{escape(options)}</p>' if options else ""


def _unusual(result: Standings) -> dict[str, OptionValue]:
    """The options that are not as usual."""
    what = result.tournament
    usual = game(what.game_id).checked_options(what.seats, {})
    return {name: value for name, value in what.options.items() if value != usual[name]}


def _facts(result: Standings) -> str:
    best, *_, last = result.standings
    facts = [
        (f"{result.games:,}", "games"),
        (str(result.tournament.seats), "seats; every bot plays every seat of each deal"),
        (best.bot, f"came first, with {100 * best.wins.share:.0f} % of its games"),
        (last.bot, f"came last, with {100 * last.wins.share:.0f} %"),
    ]
    cards = "".join(f"<div><b>{escape(fact)}</b><span>{escape(what)}</span></div>" for fact, what in facts)
    return f'<div class="facts">{cards}</div>'


def _table(result: Standings) -> str:
    rows = "".join(
        f'<tr><td>{escape(row.bot)}</td><td class="n">{row.rating.mu:.1f} '
        f"({row.rating.interval[0]:.1f}–{row.rating.interval[1]:.1f})</td>"
        f'<td class="n">{percent(row.wins)}</td><td class="n">{row.wins.of}</td>'
        f'<td class="n">{row.mean_place:.2f}</td><td class="n">{row.mean_score:.1f}</td></tr>'
        for row in result.standings
    )
    names = ("rating", "wins", "games", "mean place", "mean score")
    head = "".join(f'<th class="n">{name}</th>' for name in names)
    return f'<div class="scroll"><table><thead><tr><th>bot</th>{head}</tr></thead><tbody>{rows}</tbody></table></div>'


def ratings_drawn(result: Standings) -> str:
    """A point for each bot, with the strength it may have."""
    ends = [end for row in result.standings for end in row.rating.interval]
    plot = Plot("Ratings", "bot", "strength", (0, len(result.standings)), (min(ends), max(ends)))
    for k, row in enumerate(result.standings):
        plot.interval(k + 0.5, *row.rating.interval)
        plot.line([(k + 0.5, row.rating.mu)])
    return plot.svg(_names(result))


def wins_drawn(result: Standings) -> str:
    """A bar for each bot: the games it won."""
    plot = Plot("Games won", "bot", "share", (0, len(result.standings)), (0, 1.1))
    for k, row in enumerate(result.standings):
        plot.bar(k + 0.2, k + 0.8, row.wins.share, said=f"{row.bot}: {percent(row.wins)}")
        plot.interval(k + 0.5, row.wins.low, row.wins.high)
    plot.level(1 / result.tournament.seats, "by chance")
    return plot.svg(_names(result), percent=True)


def _names(result: Standings) -> list[tuple[float, str]]:
    return [(k + 0.5, row.bot) for k, row in enumerate(result.standings)]


def duels_drawn(result: Standings) -> str:
    """A cell for each pair, the fuller the more often the row ended before the column."""
    bots = [row.bot for row in result.standings]
    shares = {(duel.bot, duel.rival): duel.ahead for duel in result.duels}
    head = "".join(f"<th>{escape(bot)}</th>" for bot in bots)
    rows = "".join(
        f'<tr><th scope="row">{escape(bot)}</th>{"".join(_cell(shares.get((bot, rival))) for rival in bots)}</tr>'
        for bot in bots
    )
    table = f'<table class="duels"><thead><tr><th></th>{head}</tr></thead><tbody>{rows}</tbody></table>'
    return f'<div class="scroll">{table}</div>'


def _cell(ahead: Share | None) -> str:
    if ahead is None:
        return "<td></td>"
    interval = f"{100 * ahead.low:.0f}–{100 * ahead.high:.0f}, {ahead.of} games"
    return f'<td style="--share: {ahead.share:.2f}">{100 * ahead.share:.0f} %<small>{interval}</small></td>'
