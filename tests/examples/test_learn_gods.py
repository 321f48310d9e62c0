"""The learning example learns. Needs PyTorch: `pip install '.[learn]'`."""

import runpy
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "learn_gods.py"


@pytest.mark.filterwarnings("ignore")
def test_a_few_lessons_make_a_player_that_beats_random_play() -> None:
    torch = pytest.importorskip("torch", reason="the example needs PyTorch: pip install '.[learn]'")
    from theogony.envs.vector import Tables

    made = runpy.run_path(str(EXAMPLE))
    torch.manual_seed(1)
    torch.set_num_threads(1)
    tables = Tables("gods", made["TABLES"], seats=2, seed=1, learner=0, reward="score")
    mind = made["Mind"](tables.layout)
    before = made["win_rate"](mind, 40, 5)
    optimiser = torch.optim.Adam(mind.parameters(), made["RATE"])
    for _ in range(2):
        made["Lesson"](mind, tables).learn(mind, optimiser)
    after = made["win_rate"](mind, 40, 5)
    assert after >= 0.6 and after >= before
