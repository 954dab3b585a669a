"""PettingZoo's own tests on every game."""

from __future__ import annotations

from typing import Any

import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from seaboard import GAMES, Game, RuleError
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


def test_the_deal_and_the_state_of_every_game_are_told(game: Game) -> None:
    for env in (sea.env(game), sea.raw_env(game), sea.parallel_env(game)):
        for seed, options in ((3, None), (None, None), (3, {"deal": 8})):
            begun = env.reset(seed=seed, options=options)
            infos = env.infos if begun is None else begun[1]
            deals = {info["deal"] for info in infos.values()}
            assert len(deals) == 1 and set(infos) == set(env.agents) and (options is None or deals == {8})
            state = env.unwrapped.game_state()
            assert state.game == game and all(state.view(seat) == game.new(*deals).view(seat) for seat in range(game.players))
            # What is done to it is done to nothing else.
            state.play_out(1)
            assert env.unwrapped.game_state().moves() == []
    together = sea.parallel_env(game)
    seen, infos = together.reset(seed=1)
    deal = infos["player_0"]["deal"]
    while together.agents:
        seen, _, _, _, infos = together.step({agent: int(seen[agent]["action_mask"].argmax()) for agent in together.agents})
        assert {info["deal"] for info in infos.values()} == {deal}
    outcome = together.game_state().outcome()
    assert outcome is not None and [info["points"] for info in infos.values()] == outcome["points"]


def test_by_its_name_a_game_has_two_players() -> None:
    for name in GAMES:
        for make in (sea.env, sea.raw_env, sea.parallel_env):
            assert make(name).possible_agents == ["player_0", "player_1"]
    assert sea.env("come-sail-away", players=1).possible_agents == ["player_0"]
    assert sea.env(Game("come-sail-away")).possible_agents == ["player_0"]


def test_all_at_once_only_those_who_play_are_told_what_to_do() -> None:
    env = sea.parallel_env("on-board")
    seen, _ = env.reset(seed=1)
    asked = next(agent for agent in env.agents if not seen[agent]["action_mask"][-1])
    other, wait = next(agent for agent in env.agents if agent != asked), env.game.actions
    assert seen[other]["action_mask"].tolist() == [0] * wait + [1]
    legal = int(seen[asked]["action_mask"].argmax())
    for wrong, message in [
        ({"foo": 0, asked: legal}, r"^actions: 'foo' is not one of player_0, player_1"),
        ({3: 0, asked: legal}, r"^actions: 3 is not one of"),
        ({other: wait + 1, asked: legal}, rf"^actions\['{other}'\]: must be 0 to {wait}, not {wait + 1}"),
        ({other: -1, asked: legal}, rf"^actions\['{other}'\]: must be 0 to {wait}"),
        ({other: None, asked: legal}, rf"^actions\['{other}'\]: must be a whole number, not NoneType"),
    ]:
        with pytest.raises((TypeError, ValueError), match=message):
            env.step(wrong)  # type: ignore[arg-type]
        assert env.game_state().moves() == []
    # Whoever is not asked, and decides all the same, is told so; who is asked plays.
    _, _, _, _, infos = env.step({asked: legal, other: legal})
    assert "nothing to decide" in infos[other]["illegal"] and "illegal" not in infos[asked]
    assert len(env.game_state().moves()) == 1
    strict = sea.parallel_env("on-board", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(RuleError, match="nothing to decide"):
        strict.step({asked: legal, other: legal})
    assert strict.game_state().moves() == []


def test_an_illegal_action_one_after_the_other_loses_or_is_refused() -> None:
    env, raw = sea.env("on-board"), sea.raw_env("on-board")
    for each in (env, raw):
        each.reset(seed=1)
    first, wrong = env.agent_selection, int(env.observe(env.agent_selection)["action_mask"].argmin())
    with pytest.raises(RuleError):
        raw.step(wrong)
    assert raw.game_state().moves() == [] and raw.agent_selection == first
    with pytest.raises(AssertionError):
        env.step(env.unwrapped.game.actions)
    with pytest.raises(ValueError, match=r"^action: there is no action 55"):
        raw.step(raw.game.actions)
    env.step(wrong)
    assert env.terminations == dict.fromkeys(env.possible_agents, True) and env.rewards[first] == -1
    assert sum(env.rewards.values()) == -1


def test_all_at_once_plays_everything_or_nothing() -> None:
    env = sea.parallel_env("come-sail-away", illegal="raise")
    with pytest.raises(ValueError, match="reset comes first"):
        env.step({})
    seen, _ = env.reset(seed=1)
    legal = int(seen["player_0"]["action_mask"].argmax())
    for wrong in ("x", 9999, env.game.actions):
        with pytest.raises((TypeError, ValueError)):
            env.step({"player_0": legal, "player_1": wrong})
        assert env.game_state().moves() == []


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
