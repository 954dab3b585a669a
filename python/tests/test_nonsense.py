"""Whatever is said to the package, it answers or raises what names the fault: the interpreter stays alive."""

from __future__ import annotations

import ast
import inspect
import pickle
import random
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest

import seaboard
from seaboard import Bot, Game, State, VectorGame, openspiel, pettingzoo, tables
from seaboard.gymnasium import SeaboardEnv, SeaboardVectorEnv, observation_space, vector_env

VARIANTS = seaboard.variants()
NAMED = ["seed", "seat", "lang", "budget", "players", "reward", "threads", "progress", "options", "opponents", "illegal", "num_envs", "x"]
NAMED += ["render_mode", "copy", "perfect_recall", "params", "rules", "bots", "milliseconds", "place", "rng"]
ROOT = Path(__file__).parents[2]
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
    made += [openspiel.SeaboardObserver, alone.action_masks, alone.render, after.render, together.render]
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
    asked = [
        function
        for state in states
        for function in (state._legal_actions, state._apply_action, state.recall, state.resample_from_infostate)
    ]
    return asked + [function for observer in observers for function in (observer.set_from, observer.string_from)]


def functions(chance: random.Random) -> list[Callable[..., Any]]:
    game = chance.choice(VARIANTS)
    state = game.new(chance.randrange(1000))
    for _ in range(chance.randrange(60)):
        if not state.over:
            state.apply(state.current, chance.choice(state.legal(state.current)))
    bot, many = Bot("deckhand"), VectorGame(game, 2)
    made: list[Callable[..., Any]] = [Game, Bot, VectorGame, Game.load, seaboard._make_game, seaboard.analyse, seaboard.variants]
    made += [tables.options, tables.observations, tables.actions, tables.page]
    for thing in (game, state, bot, many):
        # What every object has is Python's own affair, except for these.
        own = [name for name in dir(type(thing)) if not name.startswith("__") or name in ("__eq__", "__deepcopy__")]
        made += [getattr(thing, name) for name in own if callable(getattr(thing, name))]
    return made + interfaces(game)


def argument_names() -> set[str]:
    """What arguments and options are called anywhere in the package, and the keys that nonsense has."""
    files = [file for file in (ROOT / "python" / "src" / "seaboard").iterdir() if file.suffix in (".py", ".pyi")]
    nodes = [node for file in files for node in ast.walk(ast.parse(file.read_text()))]
    options = {option for game in VARIANTS for option in game.options}
    return {node.arg for node in nodes if isinstance(node, ast.arg)} | options | {*NAMED, "a", "deal"}


ANY_NAME = argument_names()
# What the engine calls arguments that the interfaces of others call otherwise, and its own where it is an action that is wrong.
ALSO = {"action": "index", "index": "action", "player": "seat"}
RULE = re.compile(r"\b(CSA|OB|PUF)-\d+: ")
# Where the call itself is wrong, Python says so: how many arguments there are, or that there is none of this name.
CALL = re.compile(r"\b(takes|missing|got|expected|incompatible)\b.*\barguments?\b", re.S)


def names_of(function: Callable[..., Any]) -> set[str]:
    """What a message about an argument of this function may begin with: where it takes any names, any."""
    try:
        parameters = inspect.signature(function).parameters
    except (TypeError, ValueError):
        return ANY_NAME
    is_open = any(it.kind is it.VAR_KEYWORD for it in parameters.values()) or not parameters.keys().isdisjoint({"options", "params"})
    return ANY_NAME if is_open else {*parameters, *(ALSO[name] for name in parameters if name in ALSO)}


def names_the_fault(function: Callable[..., Any], message: str) -> bool:
    """Whether it names the argument, the option, the line of a text or the rule; or says that the call is wrong, or comes too early."""
    named = re.match(r"(\w+)( \d+|\[.*?\])?: .", message, re.S)
    if named is not None and named[1] in names_of(function):
        return True
    in_text = re.match(r"line \d+: .", message) is not None and "text" in names_of(function)
    return in_text or message == "step: reset comes first" or any(said.search(message) for said in (RULE, CALL))


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
                assert names_the_fault(function, str(error)), (function, arguments, named, str(error))
    assert refused > 300


@pytest.mark.parametrize("seed", range(4))
def test_nonsense_for_openspiel_never_ends_the_interpreter(seed: int) -> None:
    program = Path(__file__).with_name("fuzz_openspiel.py")
    done = subprocess.run([sys.executable, str(program), str(seed)], capture_output=True, text=True, check=False, timeout=1200)
    assert done.returncode == 0, "\n".join(done.stderr.splitlines()[-30:])
    answered, refused = map(int, done.stdout.split()[-2:])
    assert answered > 100 and refused > 300


def damaged(text: str, chance: random.Random) -> str:
    """The text with a character more, another one, or another one for two."""
    place = chance.randrange(len(text))
    return text[:place] + chr(chance.randrange(32, 127)) + text[place + chance.randrange(3) :]


@pytest.mark.parametrize("name", seaboard.GAMES)
def test_damaged_files_are_refused_with_a_line_or_loaded(name: str) -> None:
    chance = random.Random(1)
    state = Game(name).new(3)
    state.play_out(3)
    text, refused = state.table(), 0
    for _ in range(300):
        try:
            assert isinstance(Game.load(damaged(text, chance)), State)
        except ValueError as error:
            refused += 1
            assert re.match(r"line \d+: .", str(error)), str(error)
    assert refused > 30


EDITIONS: list[tuple[str, str, dict[str, Any]]] = [
    ("come-sail-away", "come-sail-away", {}),
    ("on-board", "on-board", {}),
    ("bienvenue-a-bord", "on-board", {"edition": "bienvenue-a-bord"}),
    ("pirates-under-fire", "pirates-under-fire", {}),
]


@pytest.mark.parametrize(("file", "name", "options"), EDITIONS, ids=[file for file, _, _ in EDITIONS])
def test_damaged_component_files_are_refused_with_a_field_or_played_with(file: str, name: str, options: dict[str, Any]) -> None:
    chance, text = random.Random(2), (ROOT / "components" / f"{file}.toml").read_text()
    refused = 0
    for _ in range(150):
        torn = damaged(text, chance)
        try:
            assert isinstance(Game(name, components=torn, **options), Game)
        except ValueError as error:
            refused += 1
            field = str(error).split(": ")[0]
            # The field as the file writes it, or as it should; `components`, where no field begins yet.
            word = re.search(r"[\w-]+", field)
            assert word is not None and word[0] in f"{torn} {text} components" and len(str(error)) > len(field) + 2, str(error)
    assert refused > 30


def test_every_component_file_was_damaged() -> None:
    assert sorted(file.stem for file in (ROOT / "components").glob("*.toml")) == sorted(file for file, _, _ in EDITIONS)


class Unpickled:
    """What unpickling calls, with other arguments than were pickled."""

    def __init__(self, make: Callable[..., Any], arguments: tuple[Any, ...]) -> None:
        self.make, self.arguments = make, arguments

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        return self.make, self.arguments


def plain_nonsense(chance: random.Random) -> Any:
    """Nonsense that can be pickled."""
    while True:
        value = nonsense(chance)
        if value is None or isinstance(value, (bool, int, float, str, bytes, list, dict, tuple, np.ndarray, np.integer)):
            return value


def spoiled(argument: Any, chance: random.Random) -> Any:
    """An argument of a pickle with nonsense in its place or, where it is a dict, also in it."""
    if not isinstance(argument, dict) or chance.random() < 0.3:
        return plain_nonsense(chance)
    key = chance.choice([*argument, "x", 7])
    return {**argument, key: plain_nonsense(chance)}


def holds_component_text(arguments: tuple[Any, ...]) -> bool:
    """Whether what is wrong may be a field of a component file."""
    return isinstance(arguments[-1], dict) and isinstance(arguments[-1].get("components"), str)


@pytest.mark.parametrize("seed", range(4))
def test_damaged_pickles_name_the_fault_or_are_unpickled(seed: int) -> None:
    chance, refused = random.Random(seed), 0
    for game in VARIANTS:
        for thing in (game, game.new(seed)):
            make, arguments = thing.__reduce__()
            assert pickle.loads(pickle.dumps(Unpickled(make, arguments))).__reduce__() == (make, arguments)
            for _ in range(20):
                place = chance.randrange(len(arguments))
                wrong = (*arguments[:place], spoiled(arguments[place], chance), *arguments[place + 1 :])
                try:
                    assert isinstance(pickle.loads(pickle.dumps(Unpickled(make, wrong))), (Game, State))
                except (ValueError, TypeError) as error:
                    refused += 1
                    names_a_field = holds_component_text(wrong) and re.match(r".+?: .", str(error), re.S) is not None
                    assert names_a_field or names_the_fault(make, str(error)), (make, wrong, str(error))
    assert refused > 300


def test_what_is_wrong_is_named() -> None:
    with pytest.raises(ValueError, match=r"^name: .*ludo"):
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
    with pytest.raises(ValueError, match=r"^names: there must be 2, not 1"):
        state.table(["Ada"])
    with pytest.raises(ValueError, match=r"^names 2: a name has 1 to"):
        state.table(["Ada", ""])
    with pytest.raises(TypeError, match=r"^options: "):
        seaboard._make_game("on-board", {1: 2})  # type: ignore[dict-item]
    for table in (tables.observations, tables.actions):
        with pytest.raises(TypeError, match=r"^game: "):
            table("on-board")  # type: ignore[arg-type]
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
    with pytest.raises(ValueError, match=r"^opponents: 'captain' is not one of random, deckhand"):
        SeaboardEnv("on-board", opponents="captain")
    with pytest.raises(ValueError, match=r"^game: 'ludo' is not one of"):
        SeaboardEnv("ludo")
    with pytest.raises(TypeError, match=r"^game: "):
        pettingzoo.raw_env(3)  # type: ignore[arg-type]
    for kind in (SeaboardEnv, pettingzoo.raw_env, pettingzoo.parallel_env):
        with pytest.raises(ValueError, match=r"^render_mode: 'human' is not one of ansi"):
            kind(render_mode="human")
    with pytest.raises(TypeError, match="captains: "):
        SeaboardEnv(Game("on-board"), captains=True)
    with pytest.raises(TypeError, match="action: "):
        SeaboardEnv().step(1.5)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="seed: "):
        SeaboardEnv().reset(seed=-1)
    with pytest.raises(TypeError, match="deal: "):
        SeaboardEnv().reset(options={"deal": "good"})
    with pytest.raises(ValueError, match=r"^deal: "):
        SeaboardEnv().reset(options={"deal": -1})
    with pytest.raises(ValueError, match="num_envs: "):
        SeaboardVectorEnv(num_envs=0)
    for many in (SeaboardVectorEnv, vector_env):
        with pytest.raises(ValueError, match=r"^num_envs: "):
            many(num_envs=2**31)
    with pytest.raises(TypeError, match=r"^copy: "):
        SeaboardVectorEnv(copy=np.array([1, 2]))  # type: ignore[arg-type]
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
    with pytest.raises(TypeError, match=r"^game: "):
        openspiel.SeaboardObserver(3)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"^perfect_recall: "):
        openspiel.SeaboardObserver(Game("on-board"), perfect_recall=np.array([1, 2]))  # type: ignore[arg-type]
    loaded = pyspiel.load_game("python_on_board")
    with pytest.raises(TypeError, match=r"^params: "):
        loaded.make_py_observer(None, np.array([1, 2]))
    with pytest.raises(TypeError, match=r"^player: "):
        loaded.new_initial_state()._legal_actions("first")
