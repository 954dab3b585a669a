"""Three board games of the sea, for research: Come Sail Away!, On Board and Pirates Under Fire.

`Game` is a game with its options, `State` one that is being played, `Bot` a player, `VectorGame` many games at once in NumPy arrays;
`analyse` says where a game was won.
The interfaces of others are in `seaboard.gymnasium`, `seaboard.pettingzoo` and `seaboard.openspiel`.
"""

from __future__ import annotations

from typing import Any

from ._engine import GAMES, LEVELS, Bot, Game, RuleError, State, VectorGame, __version__, analyse

__all__ = ["GAMES", "LEVELS", "Bot", "Game", "RuleError", "State", "VectorGame", "__version__", "analyse", "variants"]


def _make_game(name: str, options: dict[str, Any]) -> Game:
    """A game from its name and all it was made with: how one gets into another process."""
    if not isinstance(options, dict) or not all(isinstance(option, str) for option in options):
        raise TypeError(f"options: must be a dict of names and values, not {type(options).__name__}")
    return Game(name, **options)


def variants() -> list[Game]:
    """Every game, edition, extension and number of players."""
    alone = [Game("come-sail-away", players=players) for players in (1, 2, 3, 4)]
    advanced = [Game("come-sail-away", players=players, facilities=[6, 7, 8, 9, 10], hands="open") for players in (1, 2)]
    extensions = [Game("on-board", captains=bool(bits & 1), luggage=bool(bits & 2), special_passengers=bool(bits & 4)) for bits in range(8)]
    first = Game("on-board", edition="bienvenue-a-bord")
    return [*alone, *advanced, *extensions, first, Game("pirates-under-fire")]
