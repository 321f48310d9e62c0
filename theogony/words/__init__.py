"""Every word a player reads, in the player's language.

    from theogony.words import words

    words("de").say("undo")
    words("it", theogony.game("gods")).say("prompt-to-act", left=2)

The words of the frame (command line, table, refusals of the engine) are here, one Fluent file a language. A game's own
are in `words/` of its package and come before them. Keys have no dots: rule `tribe.price` is `rule-tribe-price`.
"""

from theogony.words.rulebook import Chapter, Rule, refusal, rulebook
from theogony.words.speech import LANGUAGES, Words, words

__all__ = ["LANGUAGES", "Chapter", "Rule", "Words", "refusal", "rulebook", "words"]
