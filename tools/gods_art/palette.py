"""The colours of Gods, named once: light, middle and dark of everything that lies on the plain."""

from __future__ import annotations

from typing import NamedTuple


class Tones(NamedTuple):
    light: str
    mid: str
    dark: str


TRIBES = {
    "amber": Tones("#ffcf6b", "#f0a21e", "#9a5a08"),
    "jade": Tones("#5fd3b8", "#1ea087", "#07594e"),
    "coral": Tones("#ffa39c", "#e0525a", "#8a2231"),
    "violet": Tones("#9c83e0", "#5a3fae", "#2a1b62"),
}
GROUNDS = {
    "desert": Tones("#fff8e2", "#efdfb8", "#a88752"),
    "mediation": Tones("#e9f3fb", "#a9cbe4", "#4c7597"),
    "vortex": Tones("#8fa0b8", "#56677f", "#27324a"),
    "game-end": Tones("#4a3550", "#2a1c34", "#120a1a"),
    "decay": Tones("#8c8f77", "#5d6150", "#2c3028"),
    "pile": Tones("#3d4a86", "#242c5c", "#12163a"),
}
STONE = Tones("#f7efdd", "#d9cbae", "#94835f")
GOLD = Tones("#ffe9a8", "#e2b45c", "#8a5c17")
CRYSTAL = Tones("#f2feff", "#6fe3f5", "#1788b3")
NIGHT = "#0d1028"
WARM = "#ffb347"
OF = "var(--of,#b8ab95)"
OF_INK = "var(--of-ink,#241d12)"

# What the sky over the plain takes from the style sheet: day (dusk, then) and night
SKY = {
    "sky": ("#6467b0", "#34377c"),
    "far": ("#7a5c82", "#241f4a"),
    "sand": ("#ad8052", "#7a5d49"),
}


def sky(name: str) -> str:
    return f"var(--gods-{name},{SKY[name][1]})"


def style() -> str:
    """The game's style sheet: its tints, and the sky by day and by night."""
    plain = {f"tribe-{name}": tones.mid for name, tones in TRIBES.items()}
    plain |= {name: tones.mid for name, tones in GROUNDS.items()}
    plain |= {"crystal": CRYSTAL.mid, "temple": STONE.mid, "token": STONE.mid}
    lines = [f"    --gods-{name}: {colour};" for name, colour in plain.items()]
    lines += [f"    --gods-{name}: light-dark({day}, {night});" for name, (day, night) in SKY.items()]
    lines.append("    --board-ground: var(--gods-sand);")
    return (
        "/* Written by tools/gods_art: tints of the types, and the sky at dusk (light) and at night (dark). */\n"
        '@layer game {\n  [data-game="gods"] {\n' + "\n".join(lines) + "\n  }\n}\n"
    )
