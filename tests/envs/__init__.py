"""The environments of every game that comes with Theogony; games that other tests register are none of them."""

from theogony.kernel.game import games

GAMES = tuple(name for name, known in games().items() if known.package.startswith("theogony.games."))
