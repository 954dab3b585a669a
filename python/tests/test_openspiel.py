"""OpenSpiel's own tests and algorithms."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy, rl_environment
from open_spiel.python.algorithms import (
    cfr,
    exploitability,
    external_sampling_mccfr,
    generate_playthrough,
    ismcts,
    mcts,
    outcome_sampling_mccfr,
)
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

from seaboard import GAMES, Game, RuleError
from seaboard import openspiel as sea


def load(game: Game, **more: Any) -> Any:
    return pyspiel.load_game(sea.short_name(game.name), {**sea.parameters(game), **more})


def test_random_simulation_with_serialisation(game: Game) -> None:
    for reward in ("result", "points"):
        pyspiel.random_sim_test(load(game, deals=20, reward=reward), num_sims=1, serialize=True, verbose=False)


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
        assert state.observation_string(seat) == observer.string_from(state, seat)
        assert np.array_equal(state.observation_tensor(seat), observer.tensor)
        remembers = make_observation(loaded, INFO_STATE_OBS_TYPE)
        assert state.information_state_string(seat) == remembers.string_from(state, seat) == same.recall(seat)
        assert remembers.tensor is None and not loaded.get_type().provides_information_state_tensor


def test_results_of_several_players_have_a_constant_sum_and_points_are_paid_as_they_come(game: Game) -> None:
    utility, model = pyspiel.GameType.Utility, pyspiel.GameType.RewardModel
    by_result, by_points = load(game, deals=3), load(game, deals=3, reward="points")
    constant = game.players > 1
    assert by_result.get_type().utility == (utility.CONSTANT_SUM if constant else utility.GENERAL_SUM)
    assert by_result.utility_sum() == (1.0 if constant else None)
    assert by_points.get_type().utility == utility.GENERAL_SUM and by_points.get_type().reward_model == model.REWARDS
    states = [by_result.new_initial_state(), by_points.new_initial_state()]
    sums, chance = np.zeros((2, game.players)), np.random.RandomState(1)
    while not states[0].is_terminal():
        action = 2 if states[0].is_chance_node() else chance.choice(states[0].legal_actions())
        for place, state in enumerate(states):
            state.apply_action(action)
            sums[place] += state.rewards()
    outcome = states[0].state.outcome()
    assert sums[0].tolist() == states[0].returns() and sums[1].tolist() == states[1].returns() == outcome["points"]
    assert not constant or sums[0].sum() == pytest.approx(1)


def walk(state: Any, key: Any, paths: list[tuple[Any, ...]], known: dict[Any, Any]) -> int:
    """Walks through all of a game; says how often somebody forgot what led to where they are."""
    if state.is_terminal():
        return 0
    if state.is_chance_node():
        return sum(walk(state.child(deal), key, paths, known) for deal, _ in state.chance_outcomes())
    player = state.current_player()
    here, legal = (player, key(state, player)), state.legal_actions()
    forgot = int(known.setdefault(here, (paths[player], legal)) != (paths[player], legal))
    for action in legal:
        on = [*paths[:player], (*paths[player], (here, action)), *paths[player + 1 :]]
        forgot += walk(state.child(action), key, on, known)
    return forgot


SHORT = [
    ("python_on_board", {"deals": 3, "first_deal": 12, "left": 9}),
    ("python_pirates_under_fire", {"deals": 1, "first_deal": 12, "left": 4}),
    ("python_come_sail_away", {"deals": 2, "left": 4}),
]


@pytest.mark.parametrize(("name", "parameters"), SHORT, ids=[name for name, _ in SHORT])
def test_information_states_have_perfect_recall_and_what_is_seen_now_has_not(name: str, parameters: dict[str, Any]) -> None:
    game, states, seen = pyspiel.load_game(name, parameters), {}, {}
    players = [()] * game.num_players()
    assert walk(game.new_initial_state(), lambda state, player: state.information_state_string(player), players, states) == 0
    assert walk(game.new_initial_state(), lambda state, player: state.observation_string(player), players, seen) > 0
    assert len(states) > len(seen)


def test_what_is_remembered_only_grows_and_holds_ones_own_actions_alone(game: Game) -> None:
    state, chance = game.new(4), np.random.RandomState(4)
    seats, longest = range(game.players), 0
    while not state.over:
        seat, before = state.current, [state.recall(seat) for seat in seats]
        action = int(chance.choice(state.legal(seat)))
        state.apply(seat, action)
        for other in seats:
            now = state.recall(other)
            added = now[len(before[other]) :].split("; ")
            assert now.startswith(before[other]) and (game.notation(action) in added) == (other == seat)
            longest = max(longest, len(now))
    # A whole game fits into a key.
    assert longest < 15_000


def test_its_solvers_make_a_shortened_game_less_exploitable() -> None:
    for name, parameters in SHORT[:2]:
        game = pyspiel.load_game(name, parameters)
        before = exploitability.exploitability(game, policy.UniformRandomPolicy(game))
        solver = cfr.CFRPlusSolver(game)
        for _ in range(10):
            solver.evaluate_and_update_policy()
        after = exploitability.exploitability(game, solver.average_policy())
        assert before > 0.1 and after < before / 4, (name, before, after)


def test_its_environment_takes_observations() -> None:
    env = rl_environment.Environment(pyspiel.load_game("python_on_board", {"deals": 5}))
    step = env.reset()
    assert len(step.observations["info_state"][0]) == Game("on-board").observation_size
    while not step.last():
        player = step.observations["current_player"]
        step = env.step([step.observations["legal_actions"][player][0]])
    assert sum(step.rewards) == 1


def test_what_cannot_be_observed_is_refused() -> None:
    game = load(Game("on-board"))
    public = pyspiel.IIGObservationType(perfect_recall=False, public_info=True, private_info=pyspiel.PrivateInfoType.NONE)
    # As OpenSpiel has it: there is no such observer.
    assert game.make_py_observer(public) is None
    with pytest.raises(TypeError, match="iig_obs_type"):
        game.make_py_observer(3)
    with pytest.raises(ValueError, match="reward"):
        load(Game("on-board"), reward="gold")
    text = (Path(__file__).parents[2] / "components" / "come-sail-away.toml").read_text()
    with pytest.raises(ValueError, match="components of its own"):
        sea.parameters(Game("come-sail-away", components=text.replace("value = 3", "value = 4", 1)))


def test_its_playthroughs_are_written() -> None:
    lines = generate_playthrough.playthrough(f"{sea.short_name('on-board')}(deals=2,left=4)", action_sequence=None, seed=1).splitlines()
    assert any("IsTerminal() = True" in line for line in lines)


def test_only_the_deals_of_a_game_are_dealt_and_nothing_after_its_end() -> None:
    game = load(Game("on-board"), deals=2, first_deal=12, left=1)
    for wrong in (2, 5, -1, -12):
        with pytest.raises(ValueError, match="action: there are 2 deals"):
            game.new_initial_state()._apply_action(wrong)
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(state.chance_outcomes()[0][0] if state.is_chance_node() else state.legal_actions()[0])
    with pytest.raises(ValueError, match="over"):
        state._apply_action(0)


def test_a_game_is_loaded_with_its_options_and_rules(game: Game) -> None:
    older = Game(game.name, rules=1, **game.options)
    for wanted in (game, older):
        loaded = load(wanted)
        assert loaded.setup.game == wanted == pyspiel.load_game(str(loaded)).setup.game
    assert pyspiel.load_game(sea.short_name(game.name)).setup.game.rules == game.rules


@pytest.mark.parametrize("name", GAMES)
def test_its_search_plays(name: str) -> None:
    game = pyspiel.load_game(sea.short_name(name), {"deals": 3})
    chance = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.4, 10, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)
    state = game.new_initial_state()
    state.apply_action(1)
    for _ in range(3):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


@pytest.mark.parametrize("seen_now", [False, True])
def test_its_search_that_knows_no_more_than_a_player_plays(game: Game, seen_now: bool) -> None:
    loaded, chance = load(game, deals=3), np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    bot = ismcts.ISMCTSBot(loaded, evaluator, 1.4, 8, random_state=chance, use_observation_string=seen_now)
    few = ismcts.ISMCTSBot(loaded, evaluator, 1.4, 8, max_world_samples=3, random_state=chance)
    state = loaded.new_initial_state()
    state.apply_action(1)
    for number in range(8):
        action = (few if number % 2 else bot).step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_a_resampled_state_is_all_the_same_to_its_player_and_hides_other_things(game: Game) -> None:
    state, chance = load(game, deals=3).new_initial_state(), np.random.RandomState(2)
    with pytest.raises(ValueError, match=r"^player: before the deal"):
        state.resample_from_infostate(0, chance.uniform)
    state.apply_action(1)
    differ = 0
    while not state.is_terminal():
        player = state.current_player()
        told, legal, history = state.information_state_string(), state.legal_actions(), state.history()
        other = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
        twice = other.resample_from_infostate(player, chance.uniform)
        for imagined in (other, twice, twice.clone()):
            assert (imagined.current_player(), imagined.information_state_string(player)) == (player, told)
            assert imagined.legal_actions() == legal and imagined.history() == history
            assert imagined.observation_string(player) == state.observation_string(player)
        action = int(chance.choice(legal))
        # What comes after is remembered behind what was before, by everybody.
        after = other.clone()
        after.apply_action(action)
        assert after.recall(player).startswith(f"{told}; {game.notation(action)}")
        assert other.information_state_string(player) == told == state.information_state_string(player)
        state.apply_action(action)
        ends = []
        for end in (state.clone(), after):
            while not end.is_terminal():
                end.apply_action(end.legal_actions()[0])
            ends.append(end.observation_string(player))
        differ += ends[0] != ends[1]
    assert differ > 5
    for wrong, named in [
        (lambda: other.resample_from_infostate("x", chance.uniform), "player"),
        (lambda: other.resample_from_infostate(0, 3), "rng"),
    ]:
        with pytest.raises(TypeError, match=f"^{named}: "):
            wrong()


def test_a_search_with_a_seed_is_the_same_each_time() -> None:
    game, chosen = pyspiel.load_game("python_on_board", {"deals": 3}), set()
    for _ in range(2):
        chance = np.random.RandomState(4)
        bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, chance), 1.4, 20, random_state=chance)
        bot.set_resampler(lambda state, player, chance=chance: state.resample_from_infostate(player, chance.uniform))
        state = game.new_initial_state()
        for action in (2, None, None):
            state.apply_action(bot.step(state) if action is None else action)
        chosen.add(str(state))
    assert len(chosen) == 1


def test_an_action_that_is_not_legal_is_refused_and_nothing_is_played() -> None:
    state = load(Game("on-board"), deals=2).new_initial_state()
    state.apply_action(1)
    wrong = next(action for action in range(Game("on-board").actions) if action not in state.legal_actions())
    with pytest.raises(RuleError, match=r"OB-\d+"):
        state.apply_action(wrong)
    with pytest.raises(ValueError, match=r"^action: there is no action 9999"):
        state.apply_action(9999)
    assert state.state.moves() == [] and str(state) == ""


def test_outcome_sampling_runs_on_whole_games_and_shortened_ones() -> None:
    np.random.seed(1)
    whole = [(sea.short_name(name), {"deals": 3}) for name in GAMES]
    for name, parameters in [*SHORT, *whole]:
        solver = outcome_sampling_mccfr.OutcomeSamplingSolver(pyspiel.load_game(name, parameters))
        for _ in range(3):
            solver.iteration()


def test_outcome_sampling_learns_a_shortened_game() -> None:
    name, parameters = SHORT[0]
    game = pyspiel.load_game(name, parameters)
    np.random.seed(1)
    sampled = [(outcome_sampling_mccfr.OutcomeSamplingSolver(game), 1500), (external_sampling_mccfr.ExternalSamplingSolver(game), 30)]
    before = exploitability.exploitability(game, policy.UniformRandomPolicy(game))
    for solver, iterations in sampled:
        for _ in range(iterations):
            solver.iteration()
        learned = solver.average_policy()
        state = game.new_initial_state()
        state.apply_action(0)
        odds = learned.action_probabilities(state)
        assert abs(sum(odds.values()) - 1) < 1e-9 and set(odds) == set(state.legal_actions())
        after = exploitability.exploitability(game, learned)
        assert after < before, (solver, before, after)
