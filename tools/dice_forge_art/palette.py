"""The colours of Dice Forge: gold, sun, moon and glory as on the dice, bronze and marble around them."""

GOLD = ("#ffe08a", "#eeb02c", "#9a6412")  # light, middle, dark
SUN = ("#ffc08a", "#f2662b", "#9c2413")
MOON = ("#c4e2ff", "#4a93ea", "#1c3f8f")
GLORY = ("#c9f0a8", "#4fae57", "#1b6238")
STEEL = ("#e7edf4", "#9aa9ba", "#4b5869")
BRONZE = ("#f0cf9c", "#b47b41", "#5f3a1c")
MARBLE = ("#fbf6ea", "#e2d6bd", "#a8977a")
NIGHT = ("#5a6ea8", "#28356b", "#121a3d")
INK = "#2b1d12"

RESOURCES = {"gold": GOLD, "sun": SUN, "moon": MOON, "glory": GLORY}
COLOURS = {
    "red": ("#ff9d86", "#d2402f", "#7c1710"),
    "blue": ("#9fd0ff", "#2f76cf", "#143a7c"),
    "yellow": ("#ffe79a", "#e0ab1f", "#85590a"),
    "green": ("#b9eaa2", "#3d9c4d", "#175428"),
}
# Heroes wear the colours of their seats: wave, flame, leaf, sun.
HEROES = (COLOURS["blue"], COLOURS["red"], COLOURS["green"], COLOURS["yellow"])

TINTS = {
    "face": MARBLE[1],
    "card": "#3a4a86",
    "die-light": "#f3ead6",
    "die-dark": "#4d4a5e",
    "gold": GOLD[1],
    "sun": SUN[1],
    "moon": MOON[1],
    "glory": GLORY[1],
    "hammer": STEEL[1],
    "removed": BRONZE[1],
    "round": BRONZE[0],
    "triton": "#2f9fae",
    "cerberus": "#7c3f8f",
}
