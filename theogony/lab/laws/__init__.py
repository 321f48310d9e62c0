"""The laws every game keeps, as functions, so that a game in any package can run them on itself.

    from theogony.lab import laws

    laws.check(GAME)          # every seat count and combination of options

A law that does not hold raises `Broken`, an AssertionError whose sentence says which law, for whom and where.
"""

from theogony.lab.laws.campaign import Seen, Variant, check, check_one, digest, variants
from theogony.lab.laws.sentence import Broken

__all__ = ["Broken", "Seen", "Variant", "check", "check_one", "digest", "variants"]
