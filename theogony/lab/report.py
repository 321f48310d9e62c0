"""The balance report of a game: tournaments between bots, told to a game designer on one page of HTML.

Everything on the page follows from the game, the bots, the number of games and the seed; the page says so at its end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from html import escape
from importlib.resources import files

import theogony
from theogony.kernel.game import Game, Option, OptionValue
from theogony.lab.chances import Share, mean
from theogony.lab.plan import Plan, plan
from theogony.lab.played import NOTHING_KNOWN, PARTS, Played, note_things, play
from theogony.lab.plots import Plot, histogram, legend_of
from theogony.lab.workers import Workers
from theogony.table.lines import Voice
from theogony.words import words

RARE = 12  # seats that did a thing: fewer say nothing about it
MOST_THINGS = 14  # shown at each end
VARIANTS = 3  # values of an option that are tried beside the usual one
WEAK = "random"
ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")

Told = Callable[[str], None]


@dataclass
class Evidence:
    """All the games a report is written from."""

    game: Game
    bot: str
    by_seats: list[Played]
    variants: list[tuple[str, Played]]
    skill: Share  # wins of the bot against random play, at the smallest table
    seed: int


def gather(game: Game, bot: str, games: int, seed: int, team: Workers, tell: Told = lambda what: None) -> Evidence:
    """Play everything a report needs: so many games with each number of players, fewer for the rest."""
    if games < 2:
        raise ValueError(f"A report needs at least two games with each number of players; {games} is too few.")
    low, high = game.seats
    by_seats = []
    for seats in range(max(low, 2), high + 1):
        tell(f"{seats} players")
        by_seats.append(play(plan(game.id, seats, (bot,), seed=seed), games, team))
    tell("which things win")
    note_things(by_seats[0], games)
    variants = []
    for name, options in variants_of(game, by_seats[0].plan.seats):
        tell(name)
        variants.append((name, play(plan(game.id, by_seats[0].plan.seats, (bot,), options, seed), games, team)))
    tell(f"{bot} against random play")
    return Evidence(game, bot, by_seats, variants, skill_of(game, bot, games, seed, team), seed)


def variants_of(game: Game, seats: int) -> Iterator[tuple[str, dict[str, OptionValue]]]:
    """Every option with another value than usual, alone or with what it needs."""
    on: dict[str, OptionValue] = {option.name: True for option in game.options if True in option.values}
    for option in game.options:
        for value in option.values[1 : VARIANTS + 1]:
            for options in ({option.name: value}, _up_to(on, option) | {option.name: value}):
                try:
                    game.checked_options(seats, options)
                except ValueError:
                    continue
                yield ", ".join(f"{name}={str(chosen).lower()}" for name, chosen in options.items()), options
                break


def _up_to(on: dict[str, OptionValue], option: Option) -> dict[str, OptionValue]:
    names = list(on)
    return {name: on[name] for name in names[: names.index(option.name)]} if option.name in on else {}


def skill_of(game: Game, bot: str, games: int, seed: int, team: Workers) -> Share:
    """The share the bot wins of two-handed games against random play, half of them at each seat."""
    seats = max(game.seats[0], 2)
    won, whole = 0.0, 0
    for place in range(2):
        bots = tuple(bot if seat == place else WEAK for seat in range(seats))
        played = play(plan(game.id, seats, bots, seed=seed + place), max(1, games // 2), team)
        won += played.wins(place).part
        whole += played.games
    return Share(won, whole)


# ---- the page


def page(found: Evidence) -> str:
    """The report as one file of HTML."""
    first = found.by_seats[0]
    style = files("theogony.lab").joinpath("report.css").read_text(encoding="utf-8")
    body = "".join(
        [
            _head(found, first),
            _seats(found),
            _length(found),
            _choices(found, first),
            _scores(found),
            _luck(found, first),
            _things(found, first),
            _counts(found),
            _variants(found, first),
            _made(found, first),
        ]
    )
    title = f"{found.game.title}: how it plays"
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}</title><style>{style}</style></head><body><main>{body}</main></body></html>\n"
    )


def _head(found: Evidence, first: Played) -> str:
    total = sum(played.games for played in found.by_seats) + sum(played.games for _, played in found.variants)
    ties = sum(len(first.winners(row)) > 1 for row in range(first.games)) / first.games
    facts = [
        (f"{total:,}", "games between bots"),
        (f"{mean(first.lengths):.0f}", f"decisions a game, {first.plan.seats} players"),
        (f"{mean(first.choices):.1f}", "things to choose from each time"),
        (f"{mean(first.margins):.1f}", "points between first and second"),
        (f"{ties:.0%}", "games with a shared first place"),
        (f"{first.kept_the_lead.rate:.0%}", "of those who lead half-way win"),
    ]
    cells = "".join(f"<div><b>{value}</b><span>{escape(what)}</span></div>" for value, what in facts)
    return (
        f"<h1>{escape(found.game.title)}: how it plays</h1>"
        f'<p class="lead">{escape(found.game.designers)}, {found.game.year}. What {total:,} games between bots '
        f"(“{escape(found.bot)}” at every seat, unless said otherwise) show about seats, length, "
        "choices, luck, and what "
        f'wins. Bots are no people: read it as a hint where to look.</p><div class="facts">{cells}</div>'
    )


def _seats(found: Evidence) -> str:
    plots, verdicts = [], []
    for played in found.by_seats:
        seats = played.plan.seats
        for name, shares in (
            (f"{seats} players, by seat", [played.wins(seat) for seat in range(seats)]),
            (f"{seats} players, by who decides first", played.wins_in_order()),
        ):
            plot = Plot(name, "", "wins", (-0.6, seats - 0.4), (0.0, max(share.high for share in shares)))
            for seat, share in enumerate(shares):
                plot.bar(seat - 0.32, seat + 0.32, share.rate, 0, str(share))
                plot.interval(seat, share.low, share.high)
            plot.level(1 / seats, "fair")
            labels = [f"seat {seat}" for seat in range(seats)] if "by seat" in name else ORDINALS[:seats]
            plots.append(plot.svg(list(enumerate(labels)), percent=True))
        verdicts.append(_verdict(played))
    return (
        "<h2>Is every seat as good as the next?</h2>"
        f"<p>{' '.join(verdicts)}</p><p>Each bar is the share of games won; the mark on it is where "
        "the true share lies in "
        "95 of 100 such reports. A shared first place counts as a share of a win. A bar whose mark "
        "misses the dashed line is "
        f'a seat worth looking at.</p><div class="plots">{"".join(plots)}</div>'
    )


def _verdict(played: Played) -> str:
    seats = played.plan.seats
    off = [
        (order, share) for order, share in enumerate(played.wins_in_order()) if not share.low <= 1 / seats <= share.high
    ]
    if not off:
        return (
            f"With {seats} players nothing speaks against fairness: {played.games} games show no "
            "advantage of going first."
        )
    said = ", ".join(f"whoever decides {ORDINALS[order]} wins {share}" for order, share in off)
    return f"With {seats} players {said}, where {1 / seats:.0%} would be fair."


def _length(found: Evidence) -> str:
    plots = [
        histogram(f"{played.plan.seats} players", "decisions in a game", {"games": played.lengths})
        for played in found.by_seats
    ]
    return (
        "<h2>How long is it?</h2><p>A decision is one choice of one player; a turn may have several. The box says "
        f'{found.game.minutes} minutes.</p><div class="plots">{"".join(plots)}</div>'
    )


def _choices(found: Evidence, first: Played) -> str:
    lines = [played.choices_in_time() for played in found.by_seats]
    plot = Plot("As the game goes on", "part of the game", "actions open", (0, PARTS), (0, max(map(max, lines))))
    for tone, line in enumerate(lines):
        plot.line([(k + 0.5, value) for k, value in enumerate(line)], tone % 4)
    drawn = plot.svg([(0, "start"), (PARTS / 2, "middle"), (PARTS, "end")])
    legend = legend_of([f"{played.plan.seats} players" for played in found.by_seats])
    spread = histogram(f"At each decision, {first.plan.seats} players", "actions open", {"decisions": first.choices})
    return (
        "<h2>How much is there to choose from?</h2><p>How many actions the rules leave open when a "
        "player has to decide. "
        "A line that falls early tells of a game that plays itself towards the end; one that never stops rising asks "
        f'more and more.</p><div class="plots">{drawn.replace("</figure>", legend + "</figure>")}{spread}</div>'
    )


def _scores(found: Evidence) -> str:
    plots = []
    for played in found.by_seats:
        series = {"winners": played.scores(True), "the others": played.scores(False) or played.scores(True)}
        plots.append(histogram(f"{played.plan.seats} players", "points at the end", series))
    return (
        "<h2>How do scores spread?</h2><p>Winners beside all others. Where the two hills lie apart, games are decided "
        f'clearly; where they overlap, they are close.</p><div class="plots">{"".join(plots)}</div>'
    )


def luck_of(found: Evidence, first: Played) -> float:
    """0 where the better player always wins, 1 where it wins no more than its share."""
    fair = 1 / first.plan.seats
    return min(1.0, max(0.0, (1 - found.skill.rate) / (1 - fair)))


def _luck(found: Evidence, first: Played) -> str:
    fair = 1 / first.plan.seats
    return (
        "<h2>How much is luck?</h2>"
        f"<p>“{escape(found.bot)}”, which looks at what each action brings, wins <b>{found.skill}</b> "
        f"of {found.skill.whole} "
        "games against players that do anything at random. Were it all luck, it would win "
        f"{fair:.0%}; were it all skill, "
        f"100 %. On that scale luck has a share of <b>{luck_of(found, first):.0%}</b>. This measures "
        "the skill of this bot: "
        "a stronger one leaves less to luck.</p>"
        f"<p>Between equals, whoever led alone half-way through a game of {first.plan.seats} won "
        f"<b>{first.kept_the_lead}</b> of {first.kept_the_lead.whole} games. Near 100 % the second half is "
        f"a formality; near {fair:.0%} the first one is.</p>"
    )


def _things(found: Evidence, first: Played) -> str:
    voice = Voice(words("en", found.game), [])
    fair = 1 / first.plan.seats
    named: dict[tuple[str, str], Share] = {}
    for (kind, type), share in first.things.items():
        name = (kind, voice.text(first.names[type]) if type in first.names else "")
        before = named.get(name, NOTHING_KNOWN)
        named[name] = Share(before.part + share.part, before.whole + share.whole)
    known = sorted(
        ((name, share) for name, share in named.items() if share.whole >= RARE),
        key=lambda item: item[1].rate,
        reverse=True,
    )
    if not known:
        return ""
    if len(known) > 2 * MOST_THINGS:
        known = known[:MOST_THINGS] + known[-MOST_THINGS:]
    rows = []
    for (kind, what), share in known:
        tone = 2 if share.low > fair else 3 if share.high < fair else 0
        done = voice.words.say(f"kind-{kind}")
        track = (
            f'<div class="track"><i class="tone{tone}" '
            f'style="left:{share.low:.1%};width:{share.high - share.low:.1%}"></i>'
            f'<b class="tone{tone}" style="left:{share.rate:.1%}"></b><u style="left:{fair:.1%}"></u></div>'
        )
        rows.append(
            f"<tr><td>{escape(done)}</td><td>{escape(what)}</td><td class='n'>{share.whole}</td>"
            f"<td class='n'>{share}</td><td>{track}</td></tr>"
        )
    return (
        "<h2>What wins?</h2><p>How often those won who did a thing at least once in a game of "
        f"{first.plan.seats}: each row is "
        f"an action and what it was done with. The thin line is the fair share of {fair:.0%}. Green: "
        "those who did it won "
        "more than their share; red: less. It tells what goes together with winning, not what causes it: whoever is "
        "ahead can afford more.</p>"
        '<div class="scroll"><table><tr><th>action</th><th>with</th><th class="n">seats</th><th class="n">won</th>'
        f"<th>share of wins</th></tr>{''.join(rows)}</table></div>"
    )


def _row(name: str, played: Played) -> str:
    first, seats = played.wins_in_order()[0], played.plan.seats
    cells = [
        f"{played.games}",
        f"{mean(played.lengths):.0f}",
        f"{mean(played.choices):.1f}",
        f"{mean(played.scores(True)):.1f}",
        f"{mean(played.margins):.1f}",
        f"{first} of {1 / seats:.0%}",
    ]
    return f"<tr><td>{escape(name)}</td>" + "".join(f"<td class='n'>{cell}</td>" for cell in cells) + "</tr>"


def _table(rows: list[str]) -> str:
    heads = ("games", "decisions", "choices", "winner's points", "lead", "wins of who decides first, of a fair share")
    head = "".join(f'<th class="n">{name}</th>' for name in heads)
    return f'<div class="scroll"><table><tr><th></th>{head}</tr>{"".join(rows)}</table></div>'


def _counts(found: Evidence) -> str:
    rows = [_row(f"{played.plan.seats} players", played) for played in found.by_seats]
    return f"<h2>How do player counts differ?</h2>{_table(rows)}"


def _variants(found: Evidence, first: Played) -> str:
    if not found.variants:
        return ""
    rows = [_row("as usual", first)] + [_row(name, played) for name, played in found.variants]
    return (
        f"<h2>What do variants change?</h2><p>Each option of the game alone, or with what it needs, for "
        f"{first.plan.seats} players.</p>{_table(rows)}"
    )


def _made(found: Evidence, first: Played) -> str:
    command = f"theogony report {found.game.id} --bot {found.bot} --games {first.games} --seed {found.seed}"
    return (
        f"<h2>How this was made</h2><p><code>{escape(command)}</code> with Theogony {theogony.__version__} and version "
        f"{found.game.rules_version} of the rules of {escape(found.game.title)}. The same command gives the same page. "
        f"{first.games} games with each number of players and each variant; as many for the share of "
        "luck. Intervals are "
        "Wilson’s, at 95 %; with many bars on a page one in twenty misses by chance alone. Every game can be played "
        "again, decision by decision: <code>theogony simulate</code> with <code>--decisions</code> keeps them.</p>"
    )


def report(game: Game, bot: str, games: int, seed: int, team: Workers, tell: Told = lambda what: None) -> str:
    """Play what is needed and write the page."""
    return page(gather(game, bot, games, seed, team, tell))


__all__ = ["Evidence", "Plan", "gather", "page", "report"]
