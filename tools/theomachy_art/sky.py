"""The night, what lies on it for two, three and four players, and the cover."""

# ruff: noqa: E501 (paths of drawings)

from __future__ import annotations

from collections.abc import Iterator

from pen import SPHERES, gradient, sign, star, stars, svg

from theogony.games.theomachy.courts import COURTS, STARS, TOP, height

WIDTH, HEIGHT = 484, 232  # of a court


def night() -> str:
    """Stars from edge to edge, with a milky way."""
    box = "-800 -600 1600 1200"
    ground = gradient("theomachy-night-sky", (0, "#050818"), (0.55, "#101a45"), (1, "#2a2a5e"))
    haze = gradient("theomachy-night-haze", (0, "#8fa0ff"), (1, "#101a45"), round_=True, at='cx=".5" cy=".5" r=".5"')
    way = "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" fill="url(#theomachy-night-haze)" opacity="{o}" transform="rotate(-24 {x} {y})"/>'
        for x, y, rx, ry, o in ((-420, 140, 520, 110, 0.16), (60, -90, 620, 130, 0.2), (520, -330, 460, 100, 0.15))
    )
    body = f'{ground}{haze}<rect x="-800" y="-600" width="1600" height="1200" fill="url(#theomachy-night-sky)"/>'
    return svg(box, body + way + stars(5, -800, -600, 1600, 1200, 420))


def _court(x: float, y: float) -> str:
    """Where one player's community stands, and beside it the altar of the stake."""
    left, top = x - WIDTH / 2, y - HEIGHT / 2
    return (
        f'<rect x="{left:g}" y="{top:g}" width="{WIDTH}" height="{HEIGHT}" rx="22" fill="#060a20" fill-opacity=".5" stroke="#9fb0ff" stroke-opacity=".22" stroke-width="1.5"/>'
        f'<ellipse cx="{x - 118:g}" cy="{y + 66:g}" rx="112" ry="26" fill="#9fb0ff" opacity=".1"/>'
        f'<ellipse cx="{x + 122:g}" cy="{y + 62:g}" rx="110" ry="34" fill="#ffd75e" opacity=".09"/>'
        f'<ellipse cx="{x + 122:g}" cy="{y + 62:g}" rx="110" ry="34" fill="none" stroke="#ffd75e" stroke-opacity=".55" stroke-width="2"/>'
        f'<ellipse cx="{x + 122:g}" cy="{y + 62:g}" rx="98" ry="28" fill="none" stroke="#ffd75e" stroke-opacity=".3" stroke-width="1.2" stroke-dasharray="4 7"/>'
    )


def mats() -> Iterator[tuple[str, str]]:
    line = "M" + "L".join(f"{x * 1000:g} {(y + TOP) * 1000:g}" for x, y in STARS)
    for players, courts in COURTS.items():
        body = f'<path d="{line}" fill="none" stroke="#9fb0ff" stroke-opacity=".45" stroke-width="2.5" stroke-dasharray="2 9" stroke-linecap="round"/>'
        body += "".join(_court(x * 1000, (y + TOP) * 1000) for x, y in courts)
        yield f"courts-{players}", svg(f"0 0 1000 {height(players) * 1000:g}", body)


def cover() -> str:
    ground = gradient("theomachy-cover-sky", (0, "#050818"), (0.6, "#141d4d"), (1, "#3a2f66"))
    body = f'{ground}<rect x="-400" y="-225" width="800" height="450" fill="url(#theomachy-cover-sky)"/>'
    body += stars(7, -400, -225, 800, 450, 220)
    spots = [(-300, 40), (-155, -70), (0, 10), (155, -80), (300, 20)]
    body += '<path d="M-300 40L-155-70L0 10L155-80L300 20" fill="none" stroke="#9fb0ff" stroke-opacity=".5" stroke-width="2.5"/>'
    for (x, y), sphere in zip(spots, [*SPHERES, "fire"]):
        main, dark, light = SPHERES[sphere]
        body += f'<path d="{star(x, y, 96, 0.2)}" fill="{main}" opacity=".45"/><circle cx="{x}" cy="{y}" r="50" fill="{dark}" stroke="{light}" stroke-width="3.5"/>'
        body += f'<g transform="translate({x} {y})scale(1.15)">{sign(sphere)}</g>'
    hills = "M-400 225V150Q-300 110-210 150T-20 140T170 150T400 120V225z"
    body += f'<path d="{hills}" fill="#0a0d24"/>'
    for k, x in enumerate((-250, -222, -196, 150, 178, 204, 232)):
        body += f'<path d="M{x - 8} 152C{x - 8} 128 {x - 5} 124 {x} 124S{x + 8} 128 {x + 8} 152z" fill="#05071a"/><circle cx="{x}" cy="119" r="{6 if k % 3 else 7}" fill="#05071a"/>'
    return svg("-400 -225 800 450", body)


def skies() -> Iterator[tuple[str, str]]:
    yield "night", night()
    yield from mats()
    yield "cover", cover()
