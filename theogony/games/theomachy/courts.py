"""Where everything lies under the night sky: five stars, and a court for each player with community and stake.

Places are parts of the mat's width. The viewer's own court is the first; the others follow clockwise.
"""

from typing import Final

from theogony.games.theomachy.components import CLERGY, SKY
from theogony.table.lines import SeatName, line
from theogony.table.scene import Spot

TOP: Final = 0.085  # room for the buttons of the other boards
STARS: Final = ((0.16, 0.135), (0.33, 0.11), (0.5, 0.13), (0.67, 0.11), (0.84, 0.135))
HEIGHTS: Final = {2: 0.53, 3: 0.78, 4: 0.78}
COURTS: Final = {
    2: ((0.252, 0.4), (0.748, 0.4)),
    3: ((0.5, 0.645), (0.252, 0.4), (0.748, 0.4)),
    4: ((0.252, 0.645), (0.252, 0.4), (0.748, 0.4), (0.748, 0.645)),
}
FIRST_Y: Final = 0.25  # where the initiative lies until somebody has it
STEP: Final = 0.076  # from figure to figure
SMALL_STEP: Final = 0.052


def height(seats: int) -> float:
    return HEIGHTS[seats] + TOP


def spots(seats: int, viewer: int) -> dict[str, Spot]:
    """Every place of the mat by name."""
    out = {str(k): Spot(line("spot-star", n=k + 1), x=x, y=y + TOP) for k, (x, y) in enumerate(STARS[: int(SKY)])}
    out["pile"] = Spot(x=0.042, y=0.1 + TOP)
    out["level"] = Spot(x=0.958, y=0.1 + TOP)
    out["first"] = Spot(x=0.5, y=FIRST_Y + TOP)
    for k in range(seats):
        x, y = COURTS[seats][(k - max(viewer, 0)) % seats]
        out |= _court(k, x, y + TOP)
    return out


def _court(seat: int, x: float, y: float) -> dict[str, Spot]:
    name = SeatName(seat)
    community, stake, owed = (line(f"spot-{word}", player=name) for word in ("community", "stake", "owed"))
    out = {
        f"court{seat}": Spot(line("spot-court", player=name), x=x - 0.205, y=y - 0.078),
        f"first{seat}": Spot(x=x - 0.148, y=y - 0.078),
        f"state{seat}": Spot(x=x + 0.208, y=y - 0.078),
        f"despair{seat}": Spot(x=x + 0.15, y=y - 0.078),
        f"strength{seat}": Spot(stake, x=x + 0.088, y=y - 0.078),
        f"hero{seat}": Spot(stake, x=x + 0.02, y=y - 0.055),
        f"stake{seat}": Spot(stake, x=x + 0.122, y=y + 0.035),
    }
    for k, kind in enumerate(CLERGY):
        out[f"{kind}-community{seat}"] = Spot(community, x=x - 0.192 + k * STEP, y=y + 0.03)
        out[f"{kind}-stake{seat}"] = Spot(stake, x=x + 0.046 + k * STEP, y=y + 0.028)
        out[f"{kind}-owed{seat}"] = Spot(owed, x=x - 0.09 + k * SMALL_STEP, y=y - 0.08)
    return out
