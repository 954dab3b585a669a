"""Nonsense for all that OpenSpiel offers on our games, in an interpreter of its own: `fuzz_openspiel.py SEED`.

What its C++ does with nonsense is its own affair, as long as it raises something: an abort ends this process, and the test fails.
It prints how many calls were answered and how many refused.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
from test_nonsense import nonsense

import seaboard
from seaboard import openspiel


def public(thing: Any) -> list[Callable[..., Any]]:
    """What it offers to everybody, and what OpenSpiel's C++ calls of ours."""
    ours = ("_legal_actions", "_apply_action", "_action_to_string")
    names = [name for name in dir(type(thing)) if not name.startswith("_") or name in ours]
    return [getattr(thing, name) for name in names if callable(getattr(thing, name, None))]


def things(chance: random.Random) -> list[Any]:
    """A game, states of it at all times, and what looks at them."""
    game = chance.choice(seaboard.variants())
    more = {"deals": 3, "left": chance.choice([0, 6]), "reward": chance.choice(["result", "points"])}
    loaded = pyspiel.load_game(openspiel.short_name(game.name), {**openspiel.parameters(game), **more})
    states = [loaded.new_initial_state() for _ in range(4)]
    for steps, state in zip((0, 1, 5, 10_000), states, strict=True):
        for _ in range(steps):
            if state.is_terminal():
                break
            state.apply_action(chance.choice(state.legal_actions()))
    imagined = states[2].resample_from_infostate(0, chance.random) if not states[2].is_terminal() else states[3]
    return [loaded, *states, imagined, loaded.make_py_observer()]


def main(seed: int) -> None:
    """Calls everything with nonsense, and with numbers that might be meant."""
    chance, answered, refused = random.Random(seed), 0, 0
    for thing in things(chance):
        for function in public(thing):
            for _ in range(12):
                plain = [chance.choice([0, 1, 2, -1, 5, 131, 10**6, "end", np.int64(1)]) for _ in range(chance.randrange(3))]
                arguments = plain if chance.random() < 0.5 else [nonsense(chance) for _ in range(chance.randrange(4))]
                # Where an abort comes from can be read above it.
                print(type(thing).__name__, getattr(function, "__name__", function), repr(arguments)[:200], file=sys.stderr, flush=True)
                try:
                    function(*arguments)
                    answered += 1
                except Exception:
                    refused += 1
    print(answered, refused)


main(int(sys.argv[1]))
