"""OpenSpiel's own tests and algorithms."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts, outcome_sampling_mccfr
from open_spiel.python.observation import make_observation

from seaboard import Game
from seaboard import openspiel as sea


def load(game: Game, **more: Any) -> Any:
    return pyspiel.load_game(sea.short_name(game.name), {**sea.parameters(game), **more})


def test_random_simulation_with_serialisation(game: Game) -> None:
    pyspiel.random_sim_test(load(game, deals=20), num_sims=1, serialize=True, verbose=False)


def test_observers_tell_what_the_engine_tells(game: Game) -> None:
    loaded = load(game, deals=5)
    state = loaded.new_initial_state()
    state.apply_action(3)
    for _ in range(15):
        state.apply_action(state.legal_actions()[0])
    observer, same = make_observation(loaded), game.new(3)
    for seat, action in state.state.moves():
        same.apply(seat, action)
    for seat in range(game.players):
        observer.set_from(state, seat)
        assert (observer.tensor == same.observation(seat)).all()
        assert state.information_state_string(seat) == observer.string_from(state, seat)
        assert np.array_equal(state.observation_tensor(seat), observer.tensor)


def test_its_search_plays() -> None:
    game = load(Game("pirates-under-fire"), deals=3)
    chance = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.4, 10, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)
    state = game.new_initial_state()
    state.apply_action(1)
    for _ in range(3):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_outcome_sampling_learns_a_shortened_game() -> None:
    game = load(Game("on-board"), deals=2, left=6)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    np.random.seed(1)
    for _ in range(30):
        solver.iteration()
    policy = solver.average_policy()
    state = game.new_initial_state()
    state.apply_action(0)
    odds = policy.action_probabilities(state)
    assert abs(sum(odds.values()) - 1) < 1e-9 and set(odds) == set(state.legal_actions())
