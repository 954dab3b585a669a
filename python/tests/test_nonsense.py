"""Whatever is said to the package, it answers or raises: the interpreter stays alive."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
import pytest

import seaboard
from seaboard import Bot, Game, State, VectorGame, openspiel, pettingzoo
from seaboard.gymnasium import SeaboardEnv, SeaboardVectorEnv, observation_space, vector_env

VARIANTS = seaboard.variants()
NAMED = ["seed", "seat", "lang", "budget", "players", "reward", "threads", "progress", "options", "opponents", "illegal", "num_envs", "x"]
THINGS = [Game("on-board"), Game("pirates-under-fire").new(1), Bot("deckhand")]


def nonsense(chance: random.Random) -> Any:
    text = bytes(chance.randrange(256) for _ in range(chance.randrange(40))).decode("latin-1")
    return chance.choice(
        [
            None,
            True,
            -1,
            0,
            1,
            3,
            2**31,
            2**63,
            -(2**63),
            2**64,
            10**30,
            1.5,
            float("nan"),
            float("inf"),
            text,
            text.encode(),
            "\x00",
            "\ud800",
            "come-sail-away",
            "on-board",
            [],
            [text, 1],
            [[[[[[]]]]]],
            {},
            {"a": 1},
            (),
            object(),
            int,
            len,
            np.array([1, 2]),
            np.zeros((0, 3)),
            np.int64(5),
            *THINGS,
        ]
    )


def interfaces(game: Game) -> list[Callable[..., Any]]:
    """What the interfaces of others are called with: how they are made, and what they are told."""
    alone, after, together = SeaboardEnv(game), pettingzoo.raw_env(game), pettingzoo.parallel_env(game)
    many = SeaboardVectorEnv(num_envs=2)
    loaded = pyspiel.load_game(openspiel.short_name(game.name), openspiel.parameters(game))
    made: list[Callable[..., Any]] = [SeaboardEnv, SeaboardVectorEnv, pettingzoo.env, pettingzoo.raw_env, pettingzoo.parallel_env]
    made += [type(loaded), loaded.make_py_observer, openspiel.parameters, openspiel.short_name, observation_space, vector_env]
    # What comes before a reset is refused, too.
    made += [pettingzoo.raw_env(game).step, pettingzoo.parallel_env(game).step, pettingzoo.raw_env(game).observe]
    for env in (alone, after, together, many):
        env.reset(seed=1)
        made += [env.reset, env.step]
    made += [after.observe, after.observation_space, after.action_space, together.observation_space, together.action_space]
    return made + openspiel_functions(loaded)


def openspiel_functions(game: Any) -> list[Callable[..., Any]]:
    """What OpenSpiel asks of states and observers."""
    states = [game.new_initial_state(), game.new_initial_state()]
    states[1].apply_action(0)
    observers = [game.make_py_observer(), openspiel.SeaboardObserver(game.setup.game, perfect_recall=True)]
    asked = [function for state in states for function in (state._legal_actions, state._apply_action, state.recall)]
    return asked + [function for observer in observers for function in (observer.set_from, observer.string_from)]


def functions(chance: random.Random) -> list[Callable[..., Any]]:
    game = chance.choice(VARIANTS)
    state = game.new(chance.randrange(1000))
    for _ in range(chance.randrange(60)):
        if not state.over:
            state.apply(state.current, chance.choice(state.legal(state.current)))
    bot, many = Bot("deckhand"), VectorGame(game, 2)
    made: list[Callable[..., Any]] = [Game, Bot, VectorGame, Game.load, seaboard._make_game, seaboard.analyse]
    for thing in (game, state, bot, many):
        # What every object has is Python's own affair, except for these.
        own = [name for name in dir(type(thing)) if not name.startswith("__") or name in ("__eq__", "__deepcopy__")]
        made += [getattr(thing, name) for name in own if callable(getattr(thing, name))]
    return made + interfaces(game)


@pytest.mark.parametrize("seed", range(8))
def test_nonsense_for_every_function_is_answered_or_refused(seed: int) -> None:
    chance = random.Random(seed)
    refused = 0
    for function in functions(chance):
        for _ in range(40):
            arguments = [nonsense(chance) for _ in range(chance.randrange(4))]
            named = {chance.choice(NAMED): nonsense(chance)}
            try:
                function(*arguments, **(named if chance.random() < 0.4 else {}))
            except (ValueError, TypeError) as error:
                refused += 1
                assert str(error), function
    assert refused > 300


def test_damaged_files_are_refused_with_a_line_or_loaded() -> None:
    chance = random.Random(1)
    state = Game("on-board").new(3)
    state.play_out(3)
    text = state.table()
    for _ in range(300):
        place = chance.randrange(len(text))
        damaged = text[:place] + chr(chance.randrange(32, 127)) + text[place + chance.randrange(3) :]
        try:
            assert isinstance(Game.load(damaged), State)
        except ValueError as error:
            assert "line" in str(error)


def test_what_is_wrong_is_named() -> None:
    with pytest.raises(ValueError, match="ludo"):
        Game("ludo")
    with pytest.raises(ValueError, match="players"):
        Game("come-sail-away", players=7)
    with pytest.raises(ValueError, match="sails"):
        Game("on-board", sails=3)
    with pytest.raises(TypeError, match="captains"):
        Game("on-board", captains=object())
    with pytest.raises(ValueError, match="rules"):
        Game("on-board", rules=99)
    state = Game("on-board").new(1)
    with pytest.raises(ValueError, match="seat 2"):
        state.legal(2)
    with pytest.raises(ValueError, match="seat: "):
        state.legal(-1)
    with pytest.raises(ValueError, match="seed: "):
        state.game.new(2**64)
    with pytest.raises(TypeError, match="index: "):
        state.apply(0, "hide")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="text: "):
        Game.load("\ud800")
    with pytest.raises(TypeError, match="state: "):
        Bot("deckhand").think(state.game, 0)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="action 9999"):
        state.apply(0, 9999)
    with pytest.raises(ValueError, match="de"):
        state.describe(0, "de")
    with pytest.raises(ValueError, match="captain"):
        Bot("captain")
    with pytest.raises(ValueError, match="budget"):
        Bot("admiral", budget=0)
    with pytest.raises(ValueError, match="deal"):
        state.redeal(0, 1).table()
    with pytest.raises(ValueError, match=r"names|players|seats"):
        state.table(["Ada"])
    with pytest.raises(ValueError, match="reward"):
        VectorGame(state.game, 3, reward="gold")
    with pytest.raises(ValueError, match="count"):
        VectorGame(state.game, 0)


def test_what_is_wrong_for_the_interfaces_of_others_is_named() -> None:
    with pytest.raises(TypeError, match="seat: "):
        SeaboardEnv("on-board", seat="first")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="seat 2"):
        SeaboardEnv("on-board", seat=2)
    with pytest.raises(ValueError, match="opponents: "):
        SeaboardEnv("on-board", opponents=["random", "random"])
    with pytest.raises(TypeError, match="captains: "):
        SeaboardEnv(Game("on-board"), captains=True)
    with pytest.raises(TypeError, match="action: "):
        SeaboardEnv().step(1.5)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="seed: "):
        SeaboardEnv().reset(seed=-1)
    with pytest.raises(TypeError, match="deal: "):
        SeaboardEnv().reset(options={"deal": "good"})
    with pytest.raises(ValueError, match="num_envs: "):
        SeaboardVectorEnv(num_envs=0)
    with pytest.raises(TypeError, match="actions: "):
        SeaboardVectorEnv(num_envs=2).step(np.array([0.5, 1.5]))  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="reward: "):
        pettingzoo.raw_env(reward="gold")
    with pytest.raises(TypeError, match="actions: "):
        pettingzoo.parallel_env().step([1, 2])  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="deals: "):
        pyspiel.load_game("python_on_board", {"deals": 0})
    with pytest.raises(ValueError, match="facilities: "):
        pyspiel.load_game("python_come_sail_away", {"facilities": "one two"})
