"""The art of every game: all that its table names is drawn, small, harmless, and keeps to itself."""

from __future__ import annotations

import re
import subprocess
import sys
import zlib
from importlib.resources import files
from pathlib import Path
from xml.etree import ElementTree

import pytest

from theogony.kernel.game import Game, games
from theogony.table.table import table_of

ROOT = Path(__file__).parents[2]
SVG = "{http://www.w3.org/2000/svg}"
DRAWN = {
    f"{SVG}{tag}"
    for tag in (
        *("svg", "defs", "g", "path", "circle", "ellipse", "rect", "polygon", "polyline", "line", "use", "title"),
        *("linearGradient", "radialGradient", "stop", "clipPath", "mask", "pattern"),
    )
}
# Deflate never packs tighter than Brotli does at its best, so that these hold for what is sent, too
SHEET_BUDGET = 80_000
STYLE_BUDGET = 3_000

GAMES = [pytest.param(game, id=game.id) for game in games().values()]


def drawings(game: Game) -> dict[str, str]:
    """The source of each symbol by its id."""
    art = files(game.package) / "art"
    found = [file for file in art.iterdir() if file.name.endswith(".svg")] if art.is_dir() else []
    return {f"{game.id}-{file.name.removesuffix('.svg')}": file.read_text(encoding="utf-8") for file in found}


def style_of(game: Game) -> str:
    return (files(game.package) / "art" / "style.css").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_every_symbol_the_table_names_is_drawn(game: Game) -> None:
    table = table_of(game)
    named = {f"{game.id}-cover"}
    for type in table.types().values():
        named |= {*type.art, *([type.back] if type.back else [])}
    for seats in range(game.seats[0], game.seats[1] + 1):
        for seat in range(-1, seats):
            for zone in table.zones(game.start(seats, seed=1).seen_by(seat), seat).values():
                named |= {symbol for symbol in (zone.ground, zone.frame) if symbol}
    assert named - drawings(game).keys() == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_tint_the_table_names_is_in_the_style_sheet(game: Game) -> None:
    tints = {type.tint for type in table_of(game).types().values() if type.tint}
    assert tints - set(re.findall(r"(--[\w-]+):", style_of(game))) == set()


@pytest.mark.parametrize("game", GAMES)
def test_symbols_are_only_shapes_and_do_not_reach_outside(game: Game) -> None:
    for symbol, text in drawings(game).items():
        root = ElementTree.fromstring(text)
        assert len(root.attrib["viewBox"].split()) == 4, symbol
        for element in root.iter():
            assert element.tag in DRAWN, f"{symbol} contains {element.tag}"
            for name, value in element.attrib.items():
                assert not name.startswith("on"), f"{symbol} has the script {name}"
                assert name not in ("style", "class", "filter"), f"{symbol} has the attribute {name}='{value}'"
                for link in re.findall(r"url\(([^)]*)\)", value) + ([value] if name.endswith("href") else []):
                    assert link.startswith(f"#{symbol}-"), f"{symbol} refers to {link}"
            if "id" in element.attrib:
                assert element.attrib["id"].startswith(f"{symbol}-"), f"{symbol} has the id {element.attrib['id']}"


@pytest.mark.parametrize("game", GAMES)
def test_art_and_style_stay_within_their_budgets(game: Game) -> None:
    assert len(zlib.compress("".join(drawings(game).values()).encode(), 9)) <= SHEET_BUDGET
    assert len(zlib.compress(style_of(game).encode(), 9)) <= STYLE_BUDGET


@pytest.mark.parametrize("game", GAMES)
def test_the_style_sheet_sets_only_its_own_properties_on_its_own_board(game: Game) -> None:
    plain = re.sub(r"/\*.*?\*/", "", style_of(game), flags=re.S)
    whole = re.fullmatch(rf'\s*@layer game \{{\s*\[data-game="{game.id}"\] \{{([^{{}}]*)\}}\s*\}}\s*', plain)
    assert whole is not None, "the style sheet is one rule for [data-game] in the layer `game`"
    for declaration in filter(None, (part.strip() for part in whole[1].split(";"))):
        name, _, value = declaration.partition(":")
        assert re.fullmatch(rf"--(?:{game.id}|board)-[\w-]+", name), name
        assert "url(" not in value and "@" not in value, declaration


@pytest.mark.parametrize("pen", sorted((ROOT / "tools").glob("*_art")), ids=lambda pen: pen.name)
def test_the_art_of_a_game_is_what_its_pen_draws(pen: Path, tmp_path: Path) -> None:
    subprocess.run([sys.executable, str(pen), str(tmp_path)], check=True)
    art = ROOT / f"theogony/games/{pen.name.removesuffix('_art')}/art"
    assert {file.name for file in art.iterdir()} == {file.name for file in tmp_path.iterdir()}
    stale = [file.name for file in art.iterdir() if file.read_bytes() != (tmp_path / file.name).read_bytes()]
    assert stale == [], f"draw them again: python tools/{pen.name}"
