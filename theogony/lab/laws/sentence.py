"""How a broken law is said."""


class Broken(AssertionError):
    """A law of the engine does not hold for a game."""


def hold(true: bool, sentence: str) -> None:
    """Raise `Broken` with the sentence unless it is true."""
    if not true:
        raise Broken(sentence)
