"""How a broken law is said."""


class Broken(AssertionError):
    """A law of the engine does not hold for a game."""


def in_a_sentence(wrong: Exception) -> str:
    """What is wrong: the sentence of a broken law, or what the game raised and of which kind it was."""
    return str(wrong) if isinstance(wrong, Broken) else f"{type(wrong).__name__}: {wrong}"


def hold(true: bool, sentence: str) -> None:
    """Raise `Broken` with the sentence unless it is true."""
    if not true:
        raise Broken(sentence)
