"""Draws the symbols of Theomachy: `python tools/theomachy_art [folder]`. Night sky, four spheres, order and chaos."""

# ruff: noqa: E501 (paths of drawings)

import sys
from math import cos, pi, sin
from pathlib import Path
from random import Random

HERE = Path(__file__).parents[2] / "theogony/games/theomachy/art"
SPHERES = {
    "water": ("#2b7fd0", "#0d2f66", "#bfe6ff"),
    "fire": ("#e2572b", "#5c1409", "#ffd9a0"),
    "earth": ("#8a9a3a", "#2c3312", "#eef0b8"),
    "air": ("#7fb8c9", "#23414f", "#f0fcff"),
}
MYTHOLOGIES = {
    "norse": ("#5f7fa8", "#1d2b40"),
    "greek": ("#c9a24a", "#4a3510"),
    "celtic": ("#4f9a5f", "#153a1d"),
    "sumerian": ("#b5654a", "#46190d"),
}
SIGNS = {
    "water": '<path d="M0-26C14-8 18 0 18 8A18 18 0 0 1-18 8C-18 0-14-8 0-26z" fill="{light}"/>'
    '<path d="M-9 9A9 9 0 0 0 0 18" fill="none" stroke="{dark}" stroke-width="3" stroke-linecap="round"/>',
    "fire": '<path fill="{light}" d="M2-28C6-14 20-8 18 8A18 18 0 0 1-18 8C-18-4-8-8-8-18C-2-14 0-10-1-4C6-10 5-20 2-28z"/>'
    '<path d="M0 22A9 9 0 0 1-6 8Q0 4 1-2Q9 6 7 14A9 9 0 0 1 0 22z" fill="{dark}" opacity=".55"/>',
    "earth": '<path d="M-28 20L-8-18L2-2L9-12L28 20z" fill="{light}"/>'
    '<path d="M-8-18L-2-8L-9-2L-14-7z" fill="{dark}" opacity=".5"/>',
    "air": '<path d="M-26-8H8A9 9 0 1 0-1-17M-26 4H20A9 9 0 1 1 11 13M-18 16H0" fill="none" stroke="{light}"'
    ' stroke-width="6" stroke-linecap="round"/>',
}
KINDS = {
    "attack": '<path d="M-7-10L0-22L7-10L4 10H-4zM-12 10H12V15H-12zM-3 15H3V24H-3z" fill="{light}"/>',
    "effect": '<path d="M0-24L5-6L22-6L8 4L14 22L0 11L-14 22L-8 4L-22-6L-5-6z" fill="{light}"/>',
    "place": '<path d="M-24-8L0-24L24-8V-3H-24zM-20 0H-13V18H-20zM-4 0H4V18H-4zM13 0H20V18H13zM-24 20H24V26H-24z" fill="{light}"/>',
}


def star(x: float, y: float, r: float) -> str:
    points = []
    for k in range(8):
        reach = r if k % 2 == 0 else r * 0.32
        points.append(f"{x + reach * sin(k * pi / 4):.1f} {y - reach * cos(k * pi / 4):.1f}")
    return "M" + "L".join(points) + "z"


def svg(box: str, body: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">\n{body}\n</svg>\n'


def frame(id: str, main: str, dark: str) -> str:
    """A card: 100 by 140, with a gradient and a rim."""
    return (
        f'<defs><linearGradient id="{id}-ground" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{main}"/>'
        f'<stop offset="1" stop-color="{dark}"/></linearGradient></defs>'
        f'<rect x="-50" y="-70" width="100" height="140" rx="9" fill="#0b1020"/>'
        f'<rect x="-47" y="-67" width="94" height="134" rx="7" fill="url(#{id}-ground)"/>'
        f'<rect x="-43" y="-63" width="86" height="126" rx="5" fill="none" stroke="#fff" stroke-opacity=".35"/>'
    )


def symbols(aspect: str, n: int) -> str:
    """One to three signs: order white and round, chaos black and jagged."""
    out = []
    for k in range(n):
        x = (k - (n - 1) / 2) * 26
        if aspect == "order":
            out.append(
                f'<circle cx="{x:g}" cy="44" r="10.5" fill="#fff"/>'
                f'<circle cx="{x:g}" cy="44" r="5.5" fill="none" stroke="#8892b0" stroke-width="2"/>'
            )
        else:
            out.append(f'<path d="{star(x, 44, 13)}" fill="#05060c" stroke="#fff" stroke-opacity=".5"/>')
    return "".join(out)


def sky(seed: int, width: int, height: int, count: int) -> str:
    chance = Random(seed)
    dots = []
    for _ in range(count):
        x, y = chance.uniform(-width, width), chance.uniform(-height, height)
        dots.append(f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{chance.uniform(0.4, 1.6):.1f}"/>')
    return f'<g fill="#fff" opacity=".8">{"".join(dots)}</g>'


def drawings() -> dict[str, str]:
    out: dict[str, str] = {}
    card = "-50 -70 100 140"
    for sphere, (main, dark, light) in SPHERES.items():
        sign = SIGNS[sphere].format(light=light, dark=dark)
        for aspect in ("order", "chaos"):
            for n in (1, 2, 3):
                name = f"{sphere}-{aspect}-{n}"
                body = frame(f"theomachy-{name}", main, dark) + f'<g transform="translate(0 -14)scale(1.25)">{sign}</g>'
                out[name] = svg(card, body + symbols(aspect, n))
        for kind, shape in KINDS.items():
            name = f"{kind}-{sphere}"
            body = frame(f"theomachy-{name}", main, dark)
            body += f'<circle cy="-6" r="36" fill="#0b1020" opacity=".45"/><g transform="translate(0 -6)">{shape}</g>'
            body += f'<g transform="translate(-30 -50)scale(.36)">{sign}</g>'
            out[name] = svg(card, body.format(light=light))
    for mythology, (main, dark) in MYTHOLOGIES.items():
        halo = f'<circle cy="-10" r="30" fill="#fff" opacity=".16"/><path d="{star(0, -10, 40)}" fill="#fff" opacity=".28"/>'
        face = '<circle cy="-18" r="11" fill="#fdf3da"/><path d="M-20 22C-20 0-10-6 0-6S20 0 20 22z" fill="#fdf3da"/>'
        out[f"deity-{mythology}"] = svg(card, frame(f"theomachy-deity-{mythology}", main, dark) + halo + face)
        scroll = (
            '<path d="M-24-34H20A6 6 0 0 1 26-28V24H-18A6 6 0 0 1-24 18z" fill="#fdf3da"/>'
            '<path d="M-14-20H16M-14-10H16M-14 0H16M-14 10H8" stroke="#7a6438" stroke-width="2.5"/>'
        )
        out[f"myth-{mythology}"] = svg(card, frame(f"theomachy-myth-{mythology}", main, dark) + scroll)
        helmet = (
            '<path d="M-24 18V-6A24 24 0 0 1 24-6V18H10V0H4V24H-4V0H-10V18z" fill="#fdf3da"/>'
            '<path d="M-3-44H3V-28H-3z" fill="#fdf3da"/>'
        )
        out[f"hero-{mythology}"] = svg(card, frame(f"theomachy-hero-{mythology}", main, dark) + helmet)
    dark_ground = frame("theomachy-dark", "#1b2350", "#070a1a")
    out["dark"] = svg(
        card, dark_ground + sky(3, 40, 60, 40) + '<circle r="20" fill="none" stroke="#9fb0ff" stroke-width="2"/>'
    )
    out["back"] = svg(
        card, frame("theomachy-back", "#3a2f6b", "#120d2c") + f'<path d="{star(0, 0, 34)}" fill="#d9c88a"/>'
    )
    shade = '<ellipse cy="22" rx="17" ry="4" fill="#000" opacity=".4"/>'
    robe = '<path d="M-14 22C-14 2-7-2 0-2S14 2 14 22z" fill="var(--of, #c9c2b2)" stroke="#1b1b28" stroke-width="1.5"/>'
    head = '<circle cy="-9" r="8" fill="#f2d9b8" stroke="#1b1b28" stroke-width="1.5"/>'
    out["believer"] = svg("-24 -28 48 56", shade + robe + head)
    mitre = '<path d="M-8-12L0-26L8-12z" fill="#fff" stroke="#1b1b28" stroke-width="1.5"/>'
    out["priest"] = svg("-24 -28 48 56", shade + robe + head + mitre)
    halo = '<circle cy="-9" r="13" fill="none" stroke="#ffd75e" stroke-width="3"/>'
    staff = '<path d="M17-24V22" stroke="#8a5a24" stroke-width="3" stroke-linecap="round"/>'
    out["prophet"] = svg("-24 -28 48 56", shade + halo + robe + head + staff)
    out["wonder"] = svg("-24 -24 48 48", f'<circle r="20" fill="#4b2a86"/><path d="{star(0, 0, 18)}" fill="#ffe07a"/>')
    out["level"] = svg(
        "-24 -24 48 48",
        '<path d="M0-21L20 15H-20z" fill="#d0402f" stroke="#fff" stroke-width="2"/>'
        '<path d="M0-8V4M0 9V10" stroke="#fff" stroke-width="4" stroke-linecap="round"/>',
    )
    out["despair"] = svg(
        "-24 -24 48 48",
        '<circle r="20" fill="#26262e" stroke="#8d8d99" stroke-width="2"/><circle cx="-7" cy="-4" r="2.5" fill="#fff"/>'
        '<circle cx="7" cy="-4" r="2.5" fill="#fff"/><path d="M-9 11Q0 2 9 11" fill="none" stroke="#fff" stroke-width="2.5"/>',
    )
    out["initiative"] = svg(
        "-24 -24 48 48",
        '<circle r="20" fill="#e8d9a0" stroke="#5a4a1a" stroke-width="2"/><path d="M-6-11L11 0L-6 11z" fill="#5a4a1a"/>',
    )
    night = (
        '<defs><linearGradient id="theomachy-night-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#070b22"/>'
        '<stop offset="1" stop-color="#25306b"/></linearGradient></defs>'
        '<rect x="-400" y="-150" width="800" height="300" fill="url(#theomachy-night-sky)"/>'
    )
    line = '<path d="M-320 40L-160-60L0 20L160-50L320 50" fill="none" stroke="#9fb0ff" stroke-opacity=".35" stroke-width="2"/>'
    out["night"] = svg("-400 -150 800 300", night + sky(5, 400, 150, 120) + line)
    stars = [(-300, 60), (-150, -50), (0, 30), (150, -60), (300, 40)]
    cover = night.replace("theomachy-night", "theomachy-cover").replace("-150", "-225").replace('"300"', '"450"')
    cover += sky(7, 400, 225, 180) + line
    for (x, y), (sphere, (_, dark, light)) in zip(stars, [*SPHERES.items(), ("air", SPHERES["air"])]):
        sign = SIGNS[sphere].format(light=light, dark=dark)
        cover += f'<circle cx="{x}" cy="{y}" r="52" fill="{dark}" stroke="{light}" stroke-width="4"/>'
        cover += f'<g transform="translate({x} {y})scale(1.2)">{sign}</g>'
    out["cover"] = svg("-400 -225 800 450", cover)
    return out


def style() -> str:
    lines = [f"    --theomachy-{sphere}: {main};" for sphere, (main, _, _) in SPHERES.items()]
    lines += [f"    --theomachy-{mythology}: {main};" for mythology, (main, _) in MYTHOLOGIES.items()]
    lines += ["    --theomachy-night: light-dark(#2a3472, #0b1030);"]
    body = "\n".join(lines)
    return (
        "/* Written by tools/theomachy_art: tints of the spheres and the mythologies, and the night. */\n"
        f'@layer game {{\n  [data-game="theomachy"] {{\n{body}\n  }}\n}}\n'
    )


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else HERE
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in drawings().items():
        (folder / f"{name}.svg").write_text(text, encoding="utf-8")
    (folder / "style.css").write_text(style(), encoding="utf-8")


if __name__ == "__main__":
    main()
