"""The games as Gymnasium environments: one player, the other seats taken by bots or by chance.

Importing it registers the ids `seaboard/ComeSailAway-v0` (alone), `seaboard/OnBoard-v0`, `seaboard/PiratesUnderFire-v0`
(against a player who chooses at random). All take the options of `SeaboardEnv`. What may be done is `info["action_mask"]`, which
`env.action_space.sample` takes, and `env.unwrapped.action_masks()`. `info["deal"]` is the seed of the deal: `Game.new` deals the same
from it, and so does `reset(options={"deal": seed})`. `env.unwrapped.game_state()` is the game as it stands.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, SyncVectorEnv, VectorEnv
from gymnasium.vector.utils import batch_space

from . import GAMES, LEVELS, Bot, Game, RuleError, State, VectorGame
from ._checks import a_game, deal, env_count, made, no_options, one_of, truth, whole
from ._checks import render_mode as shown_by
from ._checks import seed as begun
from ._games import class_name

Observation = npt.NDArray[np.int16]

IDS = {f"seaboard/{class_name(game)}-v0": game for game in GAMES}


# What the environments take beside the options of a game: one alone, and one against others.
_ALONE = ("threads", "reward", "copy")
_AGAINST = ("seat", "opponents", "reward", "illegal", "render_mode")
_OF_ENVS = {*_ALONE, *_AGAINST}


def observation_space(game: Game) -> spaces.Space[Any]:
    """What an observation of this game can be."""
    limits = np.iinfo(np.int16)
    return spaces.Box(limits.min, limits.max, (a_game(game).observation_size,), np.int16)


def _opponent(who: Any) -> Bot | None:
    """Who sits at another seat; None where it is chance."""
    if isinstance(who, Bot):
        return who
    name = one_of("opponents", who, ("random", *LEVELS))
    return None if name == "random" else Bot(name)


class SeaboardEnv(gymnasium.Env[Observation, np.int64]):
    """One seat of a game.

    `opponents` says who sits at the other seats, in order: bots, names of their levels, or "random"; one is for all of them.
    `reward` is "result" (points alone, otherwise 1, a part of a shared victory, or 0, at the end) or "points" (what each step adds
    to the own score sheet). An action that is not legal changes nothing and is told in `info["illegal"]`; with `illegal="raise"`
    it is a `RuleError`.
    """

    # Text stands still; Gymnasium asks for a rate all the same.
    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str | Game = "come-sail-away",
        *,
        seat: int = 0,
        opponents: str | Bot | Sequence[str | Bot] = "random",
        reward: str = "result",
        illegal: str = "ignore",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.game = made(game, options)
        others = self.game.players - 1
        if not isinstance(opponents, (str, Bot, Sequence)):
            raise TypeError(f"opponents: must be bots or names of bots, not {type(opponents).__name__}")
        chosen = [opponents] * others if isinstance(opponents, (str, Bot)) else list(opponents)
        if len(chosen) != others:
            raise ValueError(f"opponents: there are {others} other seats, not {len(chosen)}")
        self.seat = whole("seat", seat)
        if not 0 <= self.seat < self.game.players:
            raise ValueError(f"seat: there is no seat {seat}")
        self.reward = one_of("reward", reward, ("result", "points"))
        self.illegal = one_of("illegal", illegal, ("ignore", "raise"))
        self.render_mode = shown_by(render_mode)
        bots = [_opponent(who) for who in chosen]
        bots.insert(self.seat, None)
        self._bots = bots
        self.action_space = spaces.Discrete(self.game.actions)
        self.observation_space = observation_space(self.game)
        self._state = self.game.new(0)
        self._lines: list[list[int]] = [[] for _ in range(self.game.players)]
        self._deal = 0
        self._steps = 0
        self._points = 0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        """Begins a new game. `options={"deal": 7}` deals what the program deals from seed 7."""
        wanted = deal(options)
        super().reset(seed=begun(seed))
        self._deal = int(self.np_random.integers(2**63)) if wanted is None else wanted
        self._state = self.game.new(self._deal)
        self._lines = [[] for _ in range(self.game.players)]
        self._steps = 0
        self._others()
        self._points = self._state.points(self.seat)
        return self._state.observation(self.seat), self._info()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Plays an action, and whatever the others do until it is this seat's turn again."""
        illegal = None
        was_over = self._state.over
        try:
            self._state.apply(self.seat, whole("action", action))
        except RuleError as error:
            if self.illegal == "raise":
                raise
            illegal = str(error)
        self._steps += 1
        self._others()
        info = self._info()
        if illegal is not None:
            info["illegal"] = illegal
        over = self._state.over
        # Whoever does nothing but what is not legal does not sit here for ever.
        truncated = not over and self._steps >= 10 * self.game.max_steps
        # The result is paid once, also to whoever goes on after the end.
        gain = 0.0 if was_over else self._gain()
        return self._state.observation(self.seat), gain, over, truncated, info

    def action_masks(self) -> npt.NDArray[np.int8]:
        """What may be done now."""
        return self._state.mask(self.seat)

    def game_state(self) -> State:
        """The game as it stands, a copy of its own. It holds what nobody may know; `redeal` makes one of what a seat knows."""
        return self._state.clone()

    def render(self) -> str:
        """What must be decided, and the points."""
        points = [self._state.points(seat) for seat in range(self.game.players)]
        return f"{self._state.prompt(self.seat)} {points}"

    def _gain(self) -> float:
        if self.reward == "result":
            return float(self._state.rewards()[self.seat])
        before, self._points = self._points, self._state.points(self.seat)
        return float(self._points - before)

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self._state.mask(self.seat), "deal": self._deal}
        outcome = self._state.outcome()
        if outcome is not None:
            info["points"] = outcome["points"]
            info["winners"] = outcome["winners"]
        return info

    def _others(self) -> None:
        """The other seats play until it is this seat's turn, or the game is over."""
        while (awaited := self._state.awaited()) and self.seat not in awaited:
            seat = awaited[0]
            bot, line = self._bots[seat], self._lines[seat]
            if bot is None:
                self._state.apply(seat, int(self.np_random.choice(self._state.legal(seat))))
                continue
            if not line:
                line.extend(bot.think(self._state, seat, int(self.np_random.integers(2**63))))
            self._state.apply(seat, line.pop(0))


class SeaboardVectorEnv(VectorEnv[Observation, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """Many games alone at once, played in Rust. A game that ends begins anew in the same step, as Gymnasium's own environments do in the
    mode SAME_STEP: how it ended is in `info["final_obs"]` and `info["final_info"]`.

    Observations and masks are the arrays of a `VectorGame`: each step writes into the same ones, unless `copy` is true.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str | Game = "come-sail-away",
        num_envs: int = 1,
        *,
        threads: int = 1,
        reward: str = "result",
        copy: bool = True,
        **options: Any,
    ) -> None:
        self.game = made(game, options)
        if self.game.players != 1:
            raise ValueError(
                f"players: this is for one player, not {self.game.players}; vector_env is for one against others, VectorGame for all"
            )
        self.num_envs, self.copy = env_count(num_envs), truth("copy", copy)
        self.single_action_space = spaces.Discrete(self.game.actions)
        self.single_observation_space = observation_space(self.game)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.many = VectorGame(self.game, self.num_envs, threads, reward=reward)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begins all games anew, dealt from seeds that follow each other: the first is given, or all of them are."""
        no_options(options)
        if isinstance(seed, list):
            first = begun(seed[0]) if seed else None
            if seed != [None if first is None else first + number for number in range(self.num_envs)]:
                raise ValueError(f"seed: must be one number, or {self.num_envs} that follow each other, not {seed}")
        else:
            first = begun(seed)
        super().reset(seed=first)
        self.many.restart(int(self.np_random.integers(2**62)) if first is None else first)
        return self._shown(self.many.observations), self._info()

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[Observation, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        """Plays one action in each game."""
        chosen = np.asarray(actions)
        if chosen.dtype.kind not in "iu":
            raise TypeError(f"actions: must be whole numbers, not {chosen.dtype}")
        deals = self.many.deals.copy()
        self.many.step(np.ascontiguousarray(chosen, dtype=np.int64))
        ends, info = self._shown(self.many.ends), self._info()
        for place in map(int, np.flatnonzero(ends)):
            nothing = np.zeros(self.game.actions, np.int8)
            final = {"action_mask": nothing, "deal": deals[place], "points": self.many.points[place].tolist(), "winners": [0]}
            seen = self.many.final_observation(place, 0)
            # Gymnasium's own way to put what one environment tells into what all of them tell.
            info = self._add_info(info, {"final_obs": seen, "final_info": final}, place)
        rewards = self._shown(self.many.rewards)[:, 0]
        return self._shown(self.many.observations), rewards, ends, np.zeros_like(ends), info

    def _info(self) -> dict[str, Any]:
        """What is told of all games, and that it is told of each."""
        all_of_them = np.ones(self.num_envs, np.bool_)
        told = {"action_mask": self._shown(self.many.masks), "deal": self._shown(self.many.deals)}
        return {**told, **{f"_{name}": all_of_them.copy() for name in told}}

    def _shown(self, array: npt.NDArray[Any]) -> npt.NDArray[Any]:
        return array.copy() if self.copy else array


def vector_env(game: str | Game = "come-sail-away", num_envs: int = 1, **arguments: Any) -> VectorEnv[Any, Any, Any]:
    """Many environments at once: what `gymnasium.make_vec` makes of the ids.

    Alone it is a `SeaboardVectorEnv`, played in Rust. Against others it is Gymnasium's `SyncVectorEnv` around so many `SeaboardEnv`,
    since bots and opponents decide between two steps; both restart a game in the step that ends it. `arguments` are theirs.
    """
    count = env_count(num_envs)
    of_game = {name: value for name, value in arguments.items() if name not in _OF_ENVS}
    chosen = made(game, of_game)
    rest = {name: value for name, value in arguments.items() if name in _OF_ENVS}
    known = _ALONE if chosen.players == 1 else _AGAINST
    for name in rest:
        if name not in known:
            raise TypeError(f"{name}: with {chosen.players} at the table there are {', '.join(known)}")
    if chosen.players == 1:
        return SeaboardVectorEnv(chosen, count, **rest)
    return SyncVectorEnv([lambda: SeaboardEnv(chosen, **rest)] * count, autoreset_mode=AutoresetMode.SAME_STEP)


def register() -> None:
    """Makes the ids known; importing this module does so by itself."""
    for name, game in IDS.items():
        if name not in gymnasium.registry:
            module = "seaboard.gymnasium"
            gymnasium.register(name, f"{module}:SeaboardEnv", kwargs={"game": game}, vector_entry_point=f"{module}:vector_env")


register()
