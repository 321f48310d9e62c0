"""The laws every game keeps, as functions, so that a game in any package can run them on itself.

    from theogony.lab import laws

    laws.check(GAME)          # every seat count and combination of options; its table and its words, if there are any

A law that does not hold raises `Broken`, an AssertionError whose sentence says which law, for whom and where. So does
whatever the game's own code raises meanwhile.
"""

from theogony.lab.laws.campaign import Seen, Variant, check, check_one, digest, variants
from theogony.lab.laws.sentence import Broken
from theogony.lab.laws.tables import check_table
from theogony.lab.laws.wording import check_words

__all__ = ["Broken", "Seen", "Variant", "check", "check_one", "check_table", "check_words", "digest", "variants"]
