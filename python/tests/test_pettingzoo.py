"""PettingZoo's own tests on every game."""

from __future__ import annotations

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
