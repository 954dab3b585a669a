"""Gymnasium's own checks, and what they do not see."""

from __future__ import annotations

import subprocess
import sys
import warnings
import zlib
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from seaboard import Bot, Game, RuleError
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


# What networks were trained on. Whoever changes it gives the ids the next number, and adds them here.
LAYOUTS = {
    "seaboard/ComeSailAway-v0": (895, 132, 0x3C618203),
    "seaboard/OnBoard-v0": (1294, 55, 0x3D6232DD),
    "seaboard/PiratesUnderFire-v0": (1240, 329, 0xA20576B0),
}


@pytest.mark.parametrize("name", IDS)
def test_what_an_id_names_does_not_change(name: str) -> None:
    game = gymnasium.make(name).unwrapped.game
    fields = [(field, place, length) for field, place, length, _ in game.observation_fields()]
    assert (game.observation_size, game.actions, zlib.crc32(repr(fields).encode())) == LAYOUTS[name]


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
    before = env.game_state().points(0) if reward == "points" else 0
    while not over:
        _, gain, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
        paid += gain
    # By chance it may be nought.
    assert paid == info["points"][0] - before
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


def test_many_games_alone_tell_what_gymnasiums_own_environments_tell() -> None:
    name, count = "seaboard/ComeSailAway-v0", 3
    own = gymnasium.make_vec(name, num_envs=count)
    theirs = gymnasium.make_vec(name, num_envs=count, vectorization_mode="sync", vector_kwargs={"autoreset_mode": AutoresetMode.SAME_STEP})
    assert isinstance(own.unwrapped, SeaboardVectorEnv) and isinstance(theirs.unwrapped, SyncVectorEnv)
    told: list[dict[str, Any]] = []
    for many in (own, theirs):
        _, infos = many.reset(seed=5)
        shown, ends = [shape_of(infos)], np.zeros(count, np.bool_)
        while not ends.any():
            _, _, ends, _, infos = many.step(infos["action_mask"].argmax(axis=1))
            shown.append(shape_of(infos))
        told.append({"begun": shown[0], "going on": shown[1], "ended": shown[-1]})
    assert told[0] == told[1]
    assert set(told[0]["ended"]["final_info"]) == {
        f"{sign}{key}" for sign in ("", "_") for key in ("action_mask", "deal", "points", "winners")
    }


def shape_of(told: Any) -> Any:
    """Of what kind everything is: the names in a dict, the shape of an array; seeds are whole numbers of either kind."""
    if isinstance(told, dict):
        return {name: shape_of(value) for name, value in told.items()}
    return (told.shape, "whole" if told.dtype in (np.int64, np.uint64) else told.dtype)


@pytest.mark.parametrize("copied", [True, False])
def test_how_a_game_alone_ended_is_told_in_the_step_that_ends_it(copied: bool) -> None:
    many = vector_env(num_envs=3, copy=copied)
    _, infos = many.reset(seed=5)
    states = [Game("come-sail-away").new(5 + place) for place in range(3)]
    assert infos["deal"].tolist() == [5, 6, 7]
    ended = 0
    while ended < 6:
        actions = infos["action_mask"].argmax(axis=1)
        for state, action in zip(states, actions, strict=True):
            state.apply(0, action)
        deals = infos["deal"].copy()
        rows, rewards, ends, _, infos = many.step(actions)
        assert ends.tolist() == [state.over for state in states]
        assert ("final_info" in infos) == ("final_obs" in infos) == ends.any()
        for place in np.flatnonzero(ends):
            final, outcome = infos["final_info"], states[place].outcome()
            assert outcome is not None and rewards[place] == outcome["points"][0]
            assert final["points"][place] == outcome["points"] and final["winners"][place] == outcome["winners"]
            assert final["deal"][place] == deals[place] and not final["action_mask"][place].any()
            assert (infos["final_obs"][place] == states[place].observation(0)).all()
            states[place] = Game("come-sail-away").new(int(infos["deal"][place]))
            ended += 1
        if ends.any():
            for mask in (infos["_final_info"], infos["_final_obs"], *(infos["final_info"][f"_{key}"] for key in ("deal", "points"))):
                assert (mask == ends).all()
        assert all((rows[place] == state.observation(0)).all() for place, state in enumerate(states))


def test_the_deal_of_every_game_is_told_with_and_without_a_seed(game: Game) -> None:
    env = SeaboardEnv(game)
    for seed in (3, None):
        row, info = env.reset(seed=seed)
        again, same = SeaboardEnv(game).reset(options={"deal": info["deal"]})
        assert same["deal"] == info["deal"] and (game.players > 1 or (row == again).all())
        assert env.game_state().restarted().view(0) == game.new(info["deal"]).view(0)
    many = vector_env(game, 3)
    for seed in (3, None):
        _, infos = many.reset(seed=seed)
        assert len(set(infos["deal"].tolist())) == 3 and infos["_deal"].all()
        if game.players == 1:
            rows, _ = many.reset(seed=int(infos["deal"][0]))
            assert (rows[0] == game.new(int(infos["deal"][0])).observation(0)).all()


def test_the_state_of_an_environment_is_a_copy(game: Game) -> None:
    env = SeaboardEnv(game, seat=game.players - 1, opponents="deckhand")
    row, info = env.reset(seed=2)
    state = env.game_state()
    assert state.game == game and (state.observation(env.seat) == row).all() and (state.mask(env.seat) == info["action_mask"]).all()
    state.play_out(1)
    assert state.over and not env.game_state().over and (env.action_masks() == info["action_mask"]).all()


def test_opponents_are_bots_or_their_names() -> None:
    game = Game("come-sail-away", players=3)
    by_name = SeaboardEnv(game, seat=1, opponents=["helmsman", "deckhand"])
    by_bot = [SeaboardEnv(game, seat=1, opponents=[Bot("helmsman"), who]) for who in (Bot("deckhand"), "deckhand")]
    for env in by_bot:
        rows = [each.reset(seed=5)[0] for each in (by_name, env)]
        for _ in range(20):
            assert (rows[0] == rows[1]).all()
            action = by_name.action_masks().argmax()
            rows = [each.step(action)[0] for each in (by_name, env)]
    strong = gymnasium.make("seaboard/PiratesUnderFire-v0", opponents=Bot("admiral", budget=2, thumb=True))
    _, info = strong.reset(seed=1)
    assert strong.step(info["action_mask"].argmax())[4]["action_mask"].any()
    many = gymnasium.make_vec("seaboard/OnBoard-v0", num_envs=2, vectorization_mode="async", opponents=Bot("deckhand"))
    assert many.reset(seed=1)[1]["action_mask"].any()
    many.close()
    for wrong in (3, [3], [Bot("deckhand"), Bot("deckhand")], "captain", None):
        with pytest.raises((TypeError, ValueError), match=r"^opponents: "):
            SeaboardEnv("on-board", opponents=wrong)  # type: ignore[arg-type]


def test_whoever_does_nothing_that_is_legal_is_cut_off() -> None:
    env = SeaboardEnv("on-board")
    _, info = env.reset(seed=1)
    steps, over, cut = 0, False, False
    while not cut:
        _, gain, over, cut, info = env.step(np.int64(info["action_mask"].argmin()))
        assert gain == 0 and not over and "OB-" in info["illegal"]
        steps += 1
    assert steps == 10 * env.game.max_steps
    # With the next game it begins anew.
    _, info = env.reset(seed=2)
    assert not env.step(np.int64(info["action_mask"].argmax()))[3]


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
                assert rewards[place] == state.points(0) == infos["final_info"]["points"][place][0]
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
