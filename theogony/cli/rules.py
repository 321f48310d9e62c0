"""`theogony rules`: a game's rulebook, every rule with the id by which refusals name it."""

from __future__ import annotations

from rich.console import Console
from rich.markup import escape

import theogony
from theogony.cli.asked import GameId, Language
from theogony.words import rulebook, words


def rules(game_id: GameId, language: Language = "en") -> None:
    """Print the rules of a game."""
    game = theogony.game(game_id)
    console = Console(highlight=False, soft_wrap=True)
    console.print(f"[bold]{escape(words(language, game).say('title'))}[/]")
    for chapter in rulebook(game, language):
        console.print(f"\n[bold]{escape(chapter.title)}[/]")
        for rule in chapter.rules:
            console.print(f"{rule.number:>4}  {escape(rule.text)} [dim]({escape(rule.id)})[/]")
