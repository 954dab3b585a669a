"""What follows from the name of a game: nothing in this package lists them."""

from __future__ import annotations

from typing import Any

from . import GAMES, Game


def class_name(game: str) -> str:
    """The name as Python writes those of classes."""
    return "".join(word.capitalize() for word in game.split("-"))


def for_two(game: str) -> dict[str, Any]:
    """The options by which two play a game of this name."""
    return {"players": 2} if game in GAMES and "players" in Game(game).options else {}
