"""Gymnasium's own checks, and what they do not see."""

from __future__ import annotations

import subprocess
import sys
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from seaboard import Game, RuleError
from seaboard._games import for_two
from seaboard.gymnasium import IDS, SeaboardEnv, SeaboardVectorEnv, vector_env


@pytest.mark.parametrize("reward", ["result", "points"])
def test_gymnasium_checks_every_seat_of_every_game(game: Game, reward: str) -> None:
    for seat in range(game.players):
        # Made without an id it has no spec, by which other modes could be tried; there is no other.
        check_env(SeaboardEnv(game, seat=seat, reward=reward, render_mode="ansi"))


@pytest.mark.parametrize("name", IDS)
@pytest.mark.parametrize("arguments", [{}, {"opponents": "deckhand"}, {"reward": "points", "render_mode": "ansi"}], ids=str)
def test_gymnasium_checks_what_is_made_from_ids_and_draws_it_in_all_modes(name: str, arguments: dict[str, Any]) -> None:
    env = gymnasium.make(name, **arguments).unwrapped
    assert env.spec is not None and env.metadata["render_modes"] == ["ansi"]
    with warnings.catch_warnings():
        # What is wrong with drawing is told by warnings.
        warnings.filterwarnings("error", message=".*render")
        check_env(env)


def test_whole_games_are_played_by_masks_against_bots_and_chance(game: Game) -> None:
    env = SeaboardEnv(game, seat=game.players - 1, opponents="deckhand", reward="points")
    row, info = env.reset(seed=4)
    start, gained, over = env._points, 0.0, False
    while not over:
        assert row in env.observation_space
        row, reward, over, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
        gained += reward
        assert not truncated and "illegal" not in info
    assert start + gained == info["points"][env.seat]


def test_ids_are_registered() -> None:
    # Others write them.
    assert {"seaboard/ComeSailAway-v0", "seaboard/OnBoard-v0", "seaboard/PiratesUnderFire-v0"} <= set(IDS)
    for name in IDS:
        env = gymnasium.make(name)
        _, info = env.reset(seed=1)
        assert info["action_mask"].any()
    with_options = gymnasium.make("seaboard/OnBoard-v0", captains=True, opponents="helmsman")
    with_options.reset(seed=2)


def test_importing_the_module_is_enough_for_the_ids() -> None:
    program = "import gymnasium, seaboard.gymnasium; print(gymnasium.make('seaboard/ComeSailAway-v0').reset(seed=1)[1]['deal'])"
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert int(said.stdout) == gymnasium.make("seaboard/ComeSailAway-v0").reset(seed=1)[1]["deal"]


def test_a_deal_is_that_of_the_program() -> None:
    env, game = SeaboardEnv(), Game("come-sail-away")
    row, info = env.reset(options={"deal": 7})
    assert (row == game.new(7).observation(0)).all() and info["deal"] == 7
    row, info = env.reset(seed=3)
    assert (row == game.new(info["deal"]).observation(0)).all()


@pytest.mark.parametrize("reward", ["result", "points"])
def test_a_result_is_paid_once(reward: str) -> None:
    env = SeaboardEnv(reward=reward)
    _, info = env.reset(seed=1)
    over, paid = False, 0.0
    while not over:
        _, gain, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
        paid += gain
    assert paid != 0
    assert [env.step(np.int64(0))[1] for _ in range(3)] == [0, 0, 0]


def test_an_action_that_is_not_legal_is_told_or_raised() -> None:
    env = SeaboardEnv()
    row, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    again, reward, over, _, info = env.step(np.int64(wrong))
    assert (row == again).all() and reward == 0 and not over and "CSA-" in info["illegal"]
    with pytest.raises(RuleError):
        strict = SeaboardEnv(illegal="raise")
        strict.reset(seed=1)
        strict.step(np.int64(wrong))


@pytest.mark.parametrize("mode", [None, "vector_entry_point", "sync", "async"])
def test_many_environments_against_others_are_made_from_all_ids(mode: str | None) -> None:
    for name, options in [(name, for_two(game)) for name, game in IDS.items()]:
        many = gymnasium.make_vec(name, num_envs=2, vectorization_mode=mode, seat=1, opponents="deckhand", **options)
        rows, infos = many.reset(seed=7)
        alone = [SeaboardEnv(IDS[name], seat=1, opponents="deckhand", **options) for _ in range(2)]
        shown = [env.reset(seed=7 + place) for place, env in enumerate(alone)]
        for _ in range(10):
            assert (rows == np.stack([row for row, _ in shown])).all()
            actions = infos["action_mask"].argmax(axis=1)
            rows, _, ends, _, infos = many.step(actions)
            shown = [(row, info) for row, _, _, _, info in (env.step(action) for env, action in zip(alone, actions, strict=True))]
            assert not ends.any()
        many.close()


def test_many_games_against_others_begin_anew_in_the_step_that_ends_them() -> None:
    many = gymnasium.make_vec("seaboard/OnBoard-v0", num_envs=2)
    _, infos = many.reset(seed=1)
    ended = 0
    while ended < 4:
        _, rewards, ends, _, infos = many.step(infos["action_mask"].argmax(axis=1))
        assert infos["action_mask"].any(axis=1).all()
        for place in np.flatnonzero(ends):
            assert rewards[place] in (0, 0.5, 1) and len(infos["final_info"]["points"][place]) == 2
            ended += 1


def test_what_many_environments_do_not_take_is_named() -> None:
    with pytest.raises(TypeError, match=r"^threads: .*opponents"):
        vector_env("on-board", 2, threads=2)
    with pytest.raises(TypeError, match=r"^opponents: .*threads"):
        vector_env("come-sail-away", 2, opponents="deckhand")
    with pytest.raises(ValueError, match=r"^num_envs: "):
        vector_env("on-board", 0)
    with pytest.raises(ValueError, match=r"^players: .*vector_env"):
        SeaboardVectorEnv("on-board", 2)


def test_many_environments_at_once_are_the_single_ones() -> None:
    many = gymnasium.make_vec("seaboard/ComeSailAway-v0", num_envs=3, vectorization_mode="vector_entry_point")
    assert isinstance(many.unwrapped, SeaboardVectorEnv)
    rows, infos = many.reset(seed=5)
    states = [Game("come-sail-away").new(5 + place) for place in range(3)]
    ended = 0
    while ended == 0:
        actions = [np.flatnonzero(mask)[-1] for mask in infos["action_mask"]]
        rows, rewards, ends, _, infos = many.step(np.array(actions))
        for place, state in enumerate(states):
            state.apply(0, int(actions[place]))
            if ends[place]:
                ended += 1
                assert rewards[place] == state.points(0) == infos["points"][place]
            else:
                assert (rows[place] == state.observation(0)).all()


def test_seeds_of_many_games_follow_each_other() -> None:
    many = SeaboardVectorEnv(num_envs=3)
    rows, _ = many.reset(seed=5)
    again, _ = many.reset(seed=[5, 6, 7])
    assert (rows == again).all()
    many.reset(seed=[None, None, None])
    for wrong in ([5, 6], [1, 5, 9], [5, None, 7], []):
        with pytest.raises(ValueError, match="seed: "):
            many.reset(seed=wrong)
    with pytest.raises(ValueError, match="options: there are none here, not deal"):
        many.reset(options={"deal": 77})
    with pytest.raises(TypeError, match="options: "):
        many.reset(options=3)  # type: ignore[arg-type]
