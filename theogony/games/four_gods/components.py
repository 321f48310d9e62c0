"""What is in the box of 4 Gods (Christophe Boelinger): the tiles, and how many there are of everything else.

A face is four letters, the terrain at its corners clockwise from the north-west; `SPSP+P` says whose corners meet
in the middle. Which faces exist and which two share a tile is our reconstruction; its symmetry is tested.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from theogony.kernel.grid import SquareGrid

WORLD: Final = SquareGrid(8, 8)
CELLS: Final[i64] = 64

# Terrains, gods and colours have the same numbers: with open gods the blue supply is that of the goddess of the sea.
TERRAINS: Final[i64] = 4
TERRAIN_LETTERS: Final = "SPFM"
TERRAIN_NAMES: Final = ("sea", "plain", "forest", "mountain")
GOD_NAMES: Final = ("merfolk", "humans", "elves", "dwarves")
COLOUR_NAMES: Final = ("blue", "yellow", "green", "grey")
NO_GOD: Final[i64] = 9  # in a view: a god nobody has shown yet

# Tile by tile, side A and side B, in the order of their numbers from 1. One block for each terrain left out.
TILE_FACES: Final = (
    # without mountain
    *(("SSSP", "SSPF"), ("SPPP", "SSFP"), ("SPPP", "SFPP"), ("SSPP", "SPPF"), ("SSPP", "SPFF"), ("SPSP+P", "SFFP")),
    *(("PPPF", "SPSF"), ("PFFF", "SPFP"), ("PFFF", "SFPF"), ("PPFF", "SSPF"), ("PPFF", "SSFP"), ("PFPF+F", "SFPP")),
    *(("SSSF", "SPPF"), ("SFFF", "SPFF"), ("SFFF", "SFFP"), ("SSFF", "SPSF"), ("SSFF", "SPFP"), ("SFSF+F", "SFPF")),
    *(("SSSS", "SSPF"), ("SSFP", "SFPP"), ("SPPF", "SPFF"), ("SFFP", "SPSF"), ("SPFP", "SFPF")),
    # without forest
    *(("SSSP", "SSPM"), ("SSSP", "SSMP"), ("SPPP", "SMPP"), ("SSPP", "SPPM"), ("SSPP", "SPMM"), ("SPSP+S", "SMMP")),
    *(("PPPM", "SPSM"), ("PMMM", "SPMP"), ("PMMM", "SMPM"), ("PPMM", "SSPM"), ("PPMM", "SSMP"), ("PMPM+M", "SMPP")),
    *(("SSSM", "SPPM"), ("SMMM", "SPMM"), ("SMMM", "SMMP"), ("SSMM", "SPSM"), ("SSMM", "SPMP"), ("SMSM+M", "SMPM")),
    *(("MMMM", "SSPM"), ("SSMP", "SMPP"), ("SPPM", "SPMM"), ("SMMP", "SPSM"), ("SPMP", "SMPM")),
    # without plain
    *(("SSSF", "SSFM"), ("SSSF", "SSMF"), ("SFFF", "SMFF"), ("SSFF", "SFFM"), ("SSFF", "SFMM"), ("SFSF+S", "SMMF")),
    *(("FFFM", "SFSM"), ("FMMM", "SFMF"), ("FMMM", "SMFM"), ("FFMM", "SSFM"), ("FFMM", "SSMF"), ("FMFM+M", "SMFF")),
    *(("SSSM", "SFFM"), ("SSSM", "SFMM"), ("SMMM", "SMMF"), ("SSMM", "SFSM"), ("SSMM", "SFMF"), ("SMSM+S", "SMFM")),
    *(("FFFF", "SSFM"), ("SSMF", "SMFF"), ("SFFM", "SFMM"), ("SMMF", "SFSM"), ("SFMF", "SMFM")),
    # without sea
    *(("PPPF", "PPFM"), ("PPPF", "PPMF"), ("PFFF", "PMFF"), ("PPFF", "PFFM"), ("PPFF", "PFMM"), ("PFPF+P", "PMMF")),
    *(("FFFM", "PFPM"), ("FFFM", "PFMF"), ("FMMM", "PMFM"), ("FFMM", "PPFM"), ("FFMM", "PPMF"), ("FMFM+F", "PMFF")),
    *(("PPPM", "PFFM"), ("PPPM", "PFMM"), ("PMMM", "PMMF"), ("PPMM", "PFPM"), ("PPMM", "PFMF"), ("PMPM+P", "PMFM")),
    *(("PPPP", "PPFM"), ("PPMF", "PMFF"), ("PFFM", "PFMM"), ("PMMF", "PFPM"), ("PFMF", "PMFM")),
)
TILES: Final[i64] = 92
FACES: Final = tuple(sorted({face for tile in TILE_FACES for face in tile}))  # the 70 different ones

CITIES: Final[i64] = 8
HANDS: Final[i64] = 2
MOST_IN_ROW: Final[i64] = 20
PROPHETS_IN_BOX: Final[i64] = 14  # of each colour; one of them marks the score

# By number of players: the row's places, and each supply. Two players with four gods have 10 prophets a god.
ROW: Final = vec[i64]([0, 0, 20, 13, 10])
SUPPLY: Final = vec[i64]([0, 0, 13, 13, 10])
SUPPLY_OF_FOUR_GODS: Final[i64] = 10

EDGES_NEEDED: Final[i64] = 2
KINGDOM_TILES: Final[i64] = 2
CITY_POINTS: Final[i64] = 5
PRIZES: Final = vec[i64]([15, 10, 5, 0])

# Engine rulings: how often a seat may fetch, lift, object or take its passing back before anything else happens, when
# it is told so, how many wrong tiles a table of referees lets each seat lay, and after how many rounds of turns
# in which nobody does anything the game is over.
MOST_IDLE: Final[i64] = 12
IDLE_IS_TOLD: Final[i64] = 8
MOST_SLIPS: Final[i64] = 3
MOST_VAIN: Final[i64] = 200  # so far objections in vain are counted
STILL_ROUNDS: Final[i64] = 3

# What lies on a cell: EMPTY, 1 + the number of a tile, or a city
EMPTY: Final[i64] = 0
CITY_HERE: Final[i64] = 100

# Where a tile is: in the bag, in the world, held in hand HAND_OF + 2 * seat + hand, in row ROW_OF + seat
IN_BAG: Final[i64] = 0
IN_WORLD: Final[i64] = 1
HAND_OF: Final[i64] = 2
ROW_OF: Final[i64] = 10

# The table of referees
REFEREE_OFF: Final[i64] = 0
REFEREE_ON: Final[i64] = 1
REFEREE_PENALTY: Final[i64] = 2

HELP: Final = ("mine", "all", "none")
