"""PettingZoo's own tests on every game."""

from __future__ import annotations

from typing import Any

import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from seaboard import Game
from seaboard import pettingzoo as sea


def test_one_after_the_other(game: Game) -> None:
    api_test(sea.env(game), num_cycles=200)
    seed_test(lambda: sea.env(game), num_cycles=60)


def test_all_at_once(game: Game) -> None:
    parallel_api_test(sea.parallel_env(game, reward="points"), num_cycles=120)
    parallel_seed_test(lambda: sea.parallel_env(game), num_cycles=60)


def test_results_and_points(game: Game) -> None:
    for reward in ("result", "points"):
        env = sea.raw_env(game, reward=reward)
        env.reset(seed=3, options={"deal": 8})
        start = [game.new(8).points(seat) for seat in range(game.players)]
        sums = dict.fromkeys(env.possible_agents, 0.0)
        for agent in env.agent_iter():
            seen, gain, over, _, info = env.last()
            sums[agent] += gain
            env.step(None if over else env.action_space(agent).sample(seen["action_mask"]))
            if over:
                assert reward == "result" or sums[agent] + start[int(agent[-1])] == info["points"]
        assert reward == "points" or game.players == 1 or abs(sum(sums.values()) - 1) < 1e-6


def test_all_at_once_plays_everything_or_nothing() -> None:
    env = sea.parallel_env("come-sail-away", illegal="raise")
    with pytest.raises(ValueError, match="reset comes first"):
        env.step({})
    seen, _ = env.reset(seed=1)
    legal = int(seen["player_0"]["action_mask"].argmax())
    for wrong in ("x", 9999, env.game.actions):
        with pytest.raises((TypeError, ValueError)):
            env.step({"player_0": legal, "player_1": wrong})
        assert env._state.moves() == []


def test_after_the_end_nothing_is_paid_and_what_is_never_legal_is_cut_off() -> None:
    env = sea.parallel_env("on-board")
    seen, _ = env.reset(seed=1)
    while env.agents:
        seen, gains, _, _, _ = env.step({agent: env.action_space(agent).sample(seen[agent]["action_mask"]) for agent in env.agents})
    assert abs(sum(gains.values()) - 1) < 1e-6
    assert env.step({}) == ({}, {}, {}, {}, {})
    env.reset(seed=1)
    steps = 0
    while env.agents:
        _, _, ends, cut, infos = env.step({})
        assert any("illegal" in info for info in infos.values())
        steps += 1
    assert steps == 10 * env.game.max_steps and all(cut.values()) and not any(ends.values())


@pytest.mark.parametrize("agent", ["foo", "player_2", "player_00", 0, None])
def test_an_agent_that_does_not_play_is_named(agent: Any) -> None:
    for env in (sea.raw_env("on-board"), sea.parallel_env("on-board")):
        env.reset(seed=1)
        asked = [env.observation_space, env.action_space]
        for function in [*asked, env.observe] if isinstance(env, sea.raw_env) else asked:
            with pytest.raises((TypeError, ValueError), match="agent: "):
                function(agent)
