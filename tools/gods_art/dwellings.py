"""What stands on the hexes, each drawn a hundred large on the point it stands on: tent, boat, dome, tower, dune."""

from __future__ import annotations

from palette import WARM
from pen import ellipse, line, path, rect
from tiles import shadow

TENT = (
    shadow(30, 0, 120),
    line("M-16-159L10-115M16-159L-10-115", "#5a3a12", 9),
    path("M0-135L-100 0Q0 34 100 0z", "#fff4d8"),
    path("M0-135L25 15Q70 12 100 0z", "#c98a34"),
    path("M-50-68L-64-48Q0-22 64-48L50-68Q0-44-50-68z", "#b4641b"),
    path("M-8-70L-36 14Q-5 19 20 16z", "#4a2a0c"),
    path("M-8-36L-20 15L10 16z", WARM),
)
BOAT = (
    ellipse(10, 50, 115, 22, "#033b37", opacity="0.55"),
    line("M-5 20V-175", "#4b2f14", 12),
    path("M-72-150Q0-172 68-150Q105-80 72-10Q0-34-62-10Q-30-80-72-150z", "#f7fff4"),
    path("M20-163Q45-158 68-150Q105-80 72-10Q50-20 28-24Q55-90 20-163z", "#a9dccb"),
    path("M-125-42Q-90 10 0 10T125-42Q110 55 0 56T-125-42z", "#8a5423"),
    path("M-125-42Q-90 10 0 10T125-42Q95 25 0 26T-125-42z", "#d9a05a"),
    line("M-150 66q35-20 70 0t70 0t70 0t70 0", "#d4fff2", 13, opacity="0.8"),
)
DOME = (
    shadow(35, 0, 120),
    path("M-100 0C-100-160 100-160 100 0Q0 36-100 0z", "#ffe3d2"),
    path("M30-114C85-98 100-50 100 0Q60 14 30 17Q75-50 30-114z", "#c98672"),
    path("M-93-50Q0-18 93-50L85-72Q0-42-85-72z", "#b8402f"),
    ellipse(0, -117, 30, 13, "#7a2a22"),
    path("M-48 14v-44a25 30 0 0 1 50 0v47z", "#5c1a16"),
    path("M-36 15v-36a13 18 0 0 1 26 0v38z", WARM),
)
TOWER = (
    shadow(45, 0, 100),
    path("M-55 0L-50-250H50L55 0Q0 22-55 0z", "#efe8ff"),
    path("M11 10V-250H50L55 0z", "#a796d6"),
    path("M-66-250h35v-30h-35zM-18-250h35v-30h-35zM31-250h35v-30h-35z", "#d9cdfa"),
    rect(-66, -250, 132, 34, "#d9cdfa"),
    rect(11, -250, 55, 34, "#9482c9"),
    rect(-20, -175, 30, 50, "#241653", rx=15),
    rect(-14, -170, 18, 42, WARM, rx=9),
    path("M-24 10v-46a24 30 0 0 1 48 0v46z", "#241653"),
)
# A side in the light, a lee in shadow, the crest between them
DUNE = (
    ellipse(30, 12, 100, 20, "#7d5f30", opacity="0.22"),
    path("M-100 10C-30-85 5-55 30 18Q-40 30-100 10z", "#fff9e6"),
    path("M-35-42C-10-62 60-50 100 12Q60 25 30 18C12-35-12-50-35-42z", "#b48f55"),
)

DWELLING = {"amber": TENT, "jade": BOAT, "coral": DOME, "violet": TOWER}
