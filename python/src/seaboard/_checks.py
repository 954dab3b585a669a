"""What the interfaces of others take, and exceptions that name the argument at fault."""

from __future__ import annotations

import operator
from collections.abc import Mapping
from typing import Any

import numpy as np

from . import GAMES, Game

# More seeds than these there are not.
_SEEDS = 2**64
# More games at once would hardly fit into a machine.
_MOST_ENVS = 2**20


def whole(name: str, value: Any) -> int:
    """The argument as a whole number, of whatever kind it is."""
    try:
        return operator.index(value)
    except TypeError:
        raise TypeError(f"{name}: must be a whole number, not {type(value).__name__}") from None


def truth(name: str, value: Any) -> bool:
    """The argument as a truth, Python's or NumPy's."""
    if isinstance(value, (bool, np.bool_)):
        return bool(value)
    raise TypeError(f"{name}: must be True or False, not {type(value).__name__}")


def env_count(value: Any) -> int:
    """How many environments there are to be."""
    count = whole("num_envs", value)
    if not 1 <= count <= _MOST_ENVS:
        raise ValueError(f"num_envs: must be at least 1 and at most {_MOST_ENVS}, not {count}")
    return count


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
    if isinstance(game, Game):
        if options:
            raise TypeError(f"{', '.join(options)}: options are for a game that is named, and this one is made already")
        return game
    if not isinstance(game, str):
        raise TypeError(f"game: must be a Game or the name of one, not {type(game).__name__}")
    return Game(one_of("game", game, tuple(GAMES)), **options)


def render_mode(value: Any) -> str | None:
    """How an environment is shown, where somebody says."""
    return None if value is None else one_of("render_mode", value, ("ansi",))


def a_mapping(name: str, value: Any) -> Mapping[Any, Any]:
    """The argument, which must be a dict; none at all is an empty one."""
    if value is None:
        return {}
    if not isinstance(value, Mapping):
        raise TypeError(f"{name}: must be a dict, not {type(value).__name__}")
    return value


def no_options(options: Any) -> None:
    """`reset` takes no options here."""
    given = a_mapping("options", options)
    if given:
        raise ValueError(f"options: there are none here, not {', '.join(map(str, given))}")


def deal(options: Any) -> int | None:
    """Which deal `reset` was asked for."""
    wanted = a_mapping("options", options).get("deal")
    number = None if wanted is None else whole("deal", wanted)
    if number is not None and not 0 <= number < _SEEDS:
        raise ValueError(f"deal: must be at least 0 and have at most 64 bits, not {number}")
    return number
