"""Two things that mean the same can both be touched; the action is the one that stands for them."""

import theogony
from theogony.table import table_of, unboxed

GODS = theogony.game("gods")
TABLE = table_of(GODS)


def _two_alike() -> theogony.State:
    """The first game, by seed, that opens with two equal hexes on display."""
    for seed in range(1000):
        state = GODS.start(seats=2, seed=seed)
        if state.display[0] == state.display[1]:  # type: ignore[attr-defined]
            return state
    raise AssertionError("no game opens with two equal hexes")


def test_of_two_equal_hexes_on_display_either_can_be_laid() -> None:
    state = _two_alike()
    seat = next(k for k in range(2) if state.awaited() >> k & 1)
    view = state.seen_by(seat)
    offers = TABLE.ask(view, seat).offers["lay"]
    tiles = {str(said["tile"]) for said in unboxed(TABLE.says["lay"], "lay", offers)}
    assert {tile.split(":")[1] for tile in tiles} == {"0", "1"}
    cell = unboxed(TABLE.says["lay"], "lay", offers)[0]["cell"]
    meant = {TABLE.meant(view, seat, {"k": "lay", "tile": tile, "cell": cell}) for tile in tiles}
    assert len(meant) == 1
    assert state.refusal(seat, meant.pop()) == 0
