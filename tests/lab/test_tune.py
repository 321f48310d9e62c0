"""`tools/tune.py` finds out which figures of a strategy win points."""

from __future__ import annotations

import pytest

from theogony import interpreted
from theogony.games.lords_of_creation import priors
from theogony.lab.plan import plan
from tools.tune import PRIORS, Figures, found

LORDS = "theogony.games.lords_of_creation"


@pytest.mark.skipif(not interpreted.compiled(), reason="hundreds of games want the compiled engine")
def test_a_figure_that_is_far_too_small_wins_points_if_it_is_larger() -> None:
    before = [int(one) for one in priors.EARLY]
    figures = Figures(LORDS, ["priors.EARLY"])
    raze = [name for name, _, _ in figures.places].index(f"EARLY[{int(priors.RAZE)}]")
    try:
        figures.now[raze] = 30.0
        points, errors = found(plan("lords_of_creation", 2, seed=1), 300, figures, 2.0, PRIORS)
    finally:
        figures.put([float(one) for one in before])
    assert points[raze] > 3 * errors[raze]
    assert [int(one) for one in priors.EARLY] == before
