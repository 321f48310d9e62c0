"""Prophets, gods, cities, ruins and the bag."""

from __future__ import annotations

from land import BASE, COLOURS, DARK, LIGHT, path, svg

GODS = {"merfolk": ("blue", "S"), "humans": ("yellow", "P"), "elves": ("green", "F"), "dwarves": ("grey", "M")}
# What each colour carries on its staff: wave, sun, leaf, mountain
SIGNS = {
    "blue": "M-9 2q4.5 -8 9 0t9 0q-2 7 -9 7t-9 -7Z",
    "yellow": "M0 -9L2.6 -3.4 8.6 -2.8 4.2 1.4 5.4 7.6 0 4.6 -5.4 7.6 -4.2 1.4 -8.6 -2.8 -2.6 -3.4Z",
    "green": "M0 -10C8 -4 8 4 0 10C-8 4 -8 -4 0 -10Z",
    "grey": "M-10 8L-3 -7 1 0 4 -4 10 8Z",
}


def figures() -> dict[str, str]:
    out = {f"prophet-{colour}": _prophet(colour) for colour in SIGNS}
    out |= {f"god-{god}": _god(*GODS[god]) for god in GODS}
    out["god-unknown"] = _hidden()
    out["city"] = svg(_city(True), "-50 -50 100 100")
    out["ruin"] = svg(_city(False), "-50 -50 100 100")
    out["bag"] = _bag()
    return out


def _prophet(colour: str) -> str:
    """A robed figure with a staff; its sign stands above its head."""
    tone = COLOURS[colour]
    body = (
        '<ellipse cx="1" cy="41" rx="17" ry="5" fill="#000" opacity="0.28"/>'
        + path("M-15 40C-13 20 -9 2 0 -4C9 2 13 20 15 40Q0 46 -15 40Z", fill=tone, stroke="#1d1a22", stroke_width="2")
        + path("M0 -4C9 2 13 20 15 40Q8 43 3 43Q6 18 0 -4Z", fill="#000", opacity="0.22")
        + path("M-4 4Q-9 20 -10 38", fill="none", stroke="#fff", stroke_width="2", opacity="0.4")
        + '<circle cx="0" cy="-10" r="8.5" fill="#f0d2ad" stroke="#1d1a22" stroke-width="2"/>'
        + path("M-9 -9Q-9 -21 0 -21T9 -9Q4 -15 0 -15T-9 -9Z", fill=tone, stroke="#1d1a22", stroke_width="1.6")
    )
    sign = path(SIGNS[colour], fill=tone, stroke="#fff", stroke_width="2", transform="translate(0 -34)")
    return svg(body + sign, "-26 -48 52 96")


def _god(colour: str, terrain: str) -> str:
    """A card: a tall face of the god above its terrain."""
    tone = COLOURS[colour]
    body = (
        f'<rect x="2" y="2" width="96" height="136" rx="9" fill="{DARK[terrain]}"/>'
        f'<rect x="7" y="7" width="86" height="126" rx="6" fill="{BASE[terrain]}"/>'
        + path("M7 96Q30 84 50 95T93 92V127Q93 133 87 133H13Q7 133 7 127Z", fill=LIGHT[terrain], opacity="0.75")
        + '<circle cx="50" cy="52" r="31" fill="#fff6df" opacity="0.28"/>'
        + path("M50 24C66 24 70 42 66 58C63 74 56 82 50 82C44 82 37 74 34 58C30 42 34 24 50 24Z", fill="#f3dcb6")
        + path("M50 24C66 24 70 42 66 58C63 74 56 82 50 82Z", fill="#000", opacity="0.12")
        + path("M30 40Q30 14 50 14T70 40Q62 26 50 26T30 40Z", fill=tone)
        + path(
            "M40 50h7M53 50h7M46 67q4 3 8 0", fill="none", stroke="#4a3526", stroke_width="2.4", stroke_linecap="round"
        )
        + path(SIGNS[colour], fill=tone, stroke="#fff", stroke_width="1.6", transform="translate(50 113) scale(1.5)")
    )
    return svg(body, "0 0 100 140")


def _hidden() -> str:
    tone = COLOURS["unknown"]
    stars = "".join(
        f'<circle cx="{x}" cy="{y}" r="2" fill="#d9c9ef"/>' for x, y in ((24, 30), (76, 26), (30, 108), (70, 112))
    )
    body = (
        f'<rect x="2" y="2" width="96" height="136" rx="9" fill="#2b2238"/>'
        f'<rect x="7" y="7" width="86" height="126" rx="6" fill="{tone}"/>{stars}'
        + path("M50 34C66 34 70 52 66 68C63 84 56 92 50 92C44 92 37 84 34 68C30 52 34 34 50 34Z", fill="#2b2238")
        + path("M38 62Q50 52 62 62Q50 72 38 62Z", fill="#d9c9ef")
        + '<circle cx="50" cy="62" r="4" fill="#2b2238"/>'
    )
    return svg(body, "0 0 100 140")


def _city(proud: bool) -> str:
    """A round plate with walls and towers; broken and cold as a ruin."""
    plate, wall, roof = ("#e9d4a2", "#fbf1d8", "#c5523e") if proud else ("#8d837b", "#b3aaa2", "#6d6259")
    rim = "#a5793a" if proud else "#5d544d"
    body = (
        '<circle cx="1.5" cy="2.5" r="46" fill="#000" opacity="0.25"/>'
        f'<circle r="45" fill="{rim}"/><circle r="40" fill="{plate}"/>'
        f'<circle r="31" fill="none" stroke="{wall}" stroke-width="5"/>'
    )
    if proud:
        for x, y, high in ((-17, 8, 24), (0, 2, 36), (17, 8, 24), (-9, 20, 16), (9, 20, 16)):
            body += path(f"M{x - 6} {y - high / 2}h12v{high}h-12Z", fill=wall, stroke="#6b4a22", stroke_width="1.4")
            body += path(f"M{x - 8} {y - high / 2}L{x} {y - high / 2 - 12}L{x + 8} {y - high / 2}Z", fill=roof)
        return body
    body += path("M-24 18V-6L-18 0 -14 -10 -10 4V18ZM-4 20V-14L2 -8 6 -18 9 -2V20ZM14 19V0L19 6 24 -2V19Z", fill=wall)
    body += path(
        "M-28 22L28 -24M-20 -26L6 2", fill="none", stroke="#463e38", stroke_width="2.4", stroke_linecap="round"
    )
    return body


def _bag() -> str:
    body = (
        '<ellipse cx="50" cy="92" rx="36" ry="6" fill="#000" opacity="0.25"/>'
        + path("M34 30C8 48 6 92 22 94H78C94 92 92 48 66 30Z", fill="#7a5233", stroke="#432a17", stroke_width="2.5")
        + path("M66 30C92 48 94 92 78 94H60C74 80 72 48 56 30Z", fill="#000", opacity="0.18")
        + path("M30 12Q40 20 50 12T70 12L66 30H34Z", fill="#93673f", stroke="#432a17", stroke_width="2.5")
        + path("M32 30H68", stroke="#e0b968", stroke_width="5", stroke_linecap="round")
        + path("M40 56h20v20H40Z", fill=BASE["P"], stroke="#432a17", stroke_width="2")
        + path("M40 56h20L40 76Z", fill=BASE["S"])
    )
    return svg(body)
