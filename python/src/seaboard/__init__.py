"""Three board games of the sea, for research: Come Sail Away!, On Board and Pirates Under Fire.

`Game` is a game with its options, `State` one that is being played, `Bot` a player, `VectorGame` many games at once in NumPy arrays;
`analyse` says where a game was won.
The interfaces of others are in `seaboard.gymnasium`, `seaboard.pettingzoo` and `seaboard.openspiel`.
"""

from __future__ import annotations

from typing import Any

from ._engine import GAMES, LEVELS, Bot, Game, RuleError, State, VectorGame, __version__, analyse, variants

__all__ = ["GAMES", "LEVELS", "Bot", "Game", "RuleError", "State", "VectorGame", "__version__", "analyse", "variants"]


def _make_game(name: str, options: dict[str, Any]) -> Game:
    """A game from its name and all it was made with: how one gets into another process."""
    if not isinstance(options, dict) or not all(isinstance(option, str) for option in options):
        raise TypeError(f"options: must be a dict of names and values, not {type(options).__name__}")
    return Game(name, **options)
