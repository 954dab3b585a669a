"""What the interfaces of others take, and exceptions that name the argument at fault."""

from __future__ import annotations

import operator
from collections.abc import Mapping
from typing import Any

from . import Game


def whole(name: str, value: Any) -> int:
    """The argument as a whole number, of whatever kind it is."""
    try:
        return operator.index(value)
    except TypeError:
        raise TypeError(f"{name}: must be a whole number, not {type(value).__name__}") from None


def seed(value: Any) -> int | None:
    """What chance begins with, where somebody says."""
    number = None if value is None else whole("seed", value)
    if number is not None and number < 0:
        raise ValueError(f"seed: must be at least 0, not {number}")
    return number


def a_game(value: Any) -> Game:
    """The argument, which must be a game."""
    if isinstance(value, Game):
        return value
    raise TypeError(f"game: must be a Game, not {type(value).__name__}")


def one_of(name: str, value: Any, known: tuple[str, ...]) -> str:
    """The argument, which must be one of these."""
    if isinstance(value, str) and value in known:
        return value
    raise ValueError(f"{name}: {value!r} is not one of {', '.join(known)}")


def made(game: Any, options: dict[str, Any]) -> Game:
    """The game, or one of this name with these options."""
    if not isinstance(game, Game):
        return Game(game, **options)
    if options:
        raise TypeError(f"{', '.join(options)}: options are for a game that is named, and this one is made already")
    return game


def no_options(options: Any) -> None:
    """`reset` takes no options here."""
    if options is not None and not isinstance(options, Mapping):
        raise TypeError(f"options: must be a dict, not {type(options).__name__}")
    if options:
        raise ValueError(f"options: there are none here, not {', '.join(map(str, options))}")


def deal(options: Any) -> int | None:
    """Which deal `reset` was asked for."""
    if options is None:
        return None
    if not isinstance(options, Mapping):
        raise TypeError(f"options: must be a dict, not {type(options).__name__}")
    wanted = options.get("deal")
    return None if wanted is None else whole("deal", wanted)
