"""The suites of others on every choice of facilities, every extension, edition and version of the rules: all of them meet all of these."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, product

import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from seaboard import Game, VectorGame, openspiel, pettingzoo
from seaboard.gymnasium import SeaboardEnv


def choices(turn: int) -> list[Game]:
    """Every choice of five facilities, with other players, hands, arrangements and rules from one to the next, and others again for each
    turn; On Board in full."""
    # Thirty-two, which all 252 choices share out: each turn meets all of them seven times at least.
    around = list(product((1, 2, 3, 4), ("closed", "open"), ("recommended", "shuffled"), (1, 2)))
    named = ("players", "hands", "arrangement", "rules")
    ships = [
        Game("come-sail-away", facilities=list(facilities), **dict(zip(named, around[(place + 5 * turn) % 32], strict=True)))
        for place, facilities in enumerate(combinations(range(1, 11), 5))
    ]
    extensions = product((1, 2), (False, True), (False, True), (False, True))
    boards = [
        Game("on-board", rules=rules, captains=captains, luggage=luggage, special_passengers=special)
        for rules, captains, luggage, special in extensions
    ]
    first = [Game("on-board", rules=rules, edition="bienvenue-a-bord") for rules in (1, 2)]
    return [*ships, *boards, *first, *(Game("pirates-under-fire", rules=rules) for rules in (1, 2))]


def gymnasium_checks(game: Game) -> None:
    # Made without an id it has no spec, by which other modes could be tried; there is no other.
    check_env(SeaboardEnv(game, seat=game.players - 1, render_mode="ansi"))


def one_after_the_other(game: Game) -> None:
    api_test(pettingzoo.env(game), num_cycles=20)


def all_at_once(game: Game) -> None:
    parallel_api_test(pettingzoo.parallel_env(game), num_cycles=20)


def seeds_are_kept(game: Game) -> None:
    seed_test(lambda: pettingzoo.env(game), num_cycles=20)
    parallel_seed_test(lambda: pettingzoo.parallel_env(game), num_cycles=20)


def openspiel_simulates(game: Game) -> None:
    loaded = pyspiel.load_game(openspiel.short_name(game.name), {**openspiel.parameters(game), "deals": 5, "left": 12})
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


def many_are_the_single_ones(game: Game) -> None:
    many, state = VectorGame(game, 2, seed=3), game.new(3)
    while not state.over:
        seat = state.current
        assert (many.observations[0] == state.observation(seat)).all() and (many.masks[0] == state.mask(seat)).all()
        state.apply(seat, int(np.flatnonzero(many.masks[0])[0]))
        many.step(many.masks.argmax(axis=1))
    assert many.ends[0]


SUITES: list[Callable[[Game], None]] = [
    gymnasium_checks,
    one_after_the_other,
    all_at_once,
    seeds_are_kept,
    openspiel_simulates,
    many_are_the_single_ones,
]


@pytest.mark.parametrize("turn", range(len(SUITES)), ids=[suite.__name__ for suite in SUITES])
def test_every_choice_passes(turn: int) -> None:
    games = choices(turn)
    assert len(games) == 252 + 16 + 2 + 2 and len(set(games)) == len(games)
    for game in games:
        SUITES[turn](game)
