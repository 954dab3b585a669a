"""The games as PettingZoo environments: `env` and `raw_env` one player after the other (AEC), `parallel_env` all at once.

Observations are dicts of `observation` and `action_mask`. Where several players decide at once, the AEC environment asks them one after
the other, which comes to the same: their decisions do not meet before all are done. In the parallel one, whoever has nothing to
decide plays the last action, which does nothing. What is told of each agent has the seed of the `deal`; `env.unwrapped.game_state()` is the
game as it stands.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from . import Game, RuleError, State
from ._checks import deal, made, one_of, whole
from ._checks import render_mode as shown_by
from ._checks import seed as begun
from ._games import for_two
from .gymnasium import observation_space

Observed = dict[str, npt.NDArray[Any]]


def _no_rule(seat: int, action: int, sentence: str) -> RuleError:
    """What somebody is told who waits instead of deciding, or decides instead of waiting. No rule of the game says it."""
    error = RuleError(f"seat {seat}: action {action}: {sentence}")
    error.rule, error.sentence, error.seat, error.action, error.notation = "", sentence, seat, action, ""
    return error


class _Seats:
    """What both kinds share: spaces, deals and points."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "name": "seaboard_v0", "is_parallelizable": False}

    def __init__(self, game: str | Game, reward: str, render_mode: str | None, spare: int, options: dict[str, Any]) -> None:
        # By its name it is a game of two: alone there is nobody to play with.
        self.game = made(game, {**for_two(game), **options} if isinstance(game, str) else options)
        self.reward, self.render_mode = one_of("reward", reward, ("result", "points")), shown_by(render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.players)]
        self.agents: list[str] = []
        self._is_dealt = False
        count = self.game.actions + spare
        space = spaces.Dict({"observation": observation_space(self.game), "action_mask": spaces.Box(0, 1, (count,), np.int8)})
        self._observation_spaces = {agent: space for agent in self.possible_agents}
        self._action_spaces = {agent: spaces.Discrete(count) for agent in self.possible_agents}
        self._random = seeding.np_random()[0]
        self._state = self.game.new(0)
        self._dealt = 0
        self._points = [0] * self.game.players

    def _seat(self, agent: str) -> int:
        """The seat of an agent, counted from 0."""
        if not isinstance(agent, str):
            raise TypeError(f"agent: must be a name, not {type(agent).__name__}")
        if agent not in self.possible_agents:
            raise ValueError(f"agent: {agent!r} is not one of {', '.join(self.possible_agents)}")
        return self.possible_agents.index(agent)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What the agent observes."""
        return self._observation_spaces[self.possible_agents[self._seat(agent)]]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What the agent may do at some time."""
        return self._action_spaces[self.possible_agents[self._seat(agent)]]

    def _deal(self, seed: int | None, options: dict[str, Any] | None) -> None:
        wanted = deal(options)
        first = begun(seed)
        if first is not None:
            self._random = seeding.np_random(first)[0]
        self._dealt = int(self._random.integers(2**63)) if wanted is None else wanted
        self._state = self.game.new(self._dealt)
        self.agents = list(self.possible_agents)
        self._is_dealt = True
        self._points = [self._state.points(seat) for seat in range(self.game.players)]

    def _infos(self) -> dict[str, dict[str, Any]]:
        """What is told of each agent: the seed of the deal, and once the game is over its points."""
        outcome = self._state.outcome()
        ended = [{} if outcome is None else {"points": outcome["points"][seat]} for seat in range(self.game.players)]
        return {agent: {"deal": self._dealt, **ended[self._seat(agent)]} for agent in self.agents}

    def game_state(self) -> State:
        """The game as it stands, a copy of its own. It holds what nobody may know; `redeal` makes one of what a seat knows."""
        return self._state.clone()

    def _gains(self) -> dict[str, float]:
        if self.reward == "result":
            return dict(zip(self.possible_agents, self._state.rewards(), strict=True))
        before, now = self._points, [self._state.points(seat) for seat in range(self.game.players)]
        self._points = now
        return {agent: float(now[seat] - before[seat]) for seat, agent in enumerate(self.possible_agents)}

    def _begun(self) -> None:
        """A step comes after a deal."""
        if not self._is_dealt:
            raise ValueError("step: reset comes first")

    def render(self) -> str:
        """What the player whose turn it is must decide."""
        return self._state.prompt(max(self._state.current, 0))


class raw_env(_Seats, AECEnv):  # type: ignore[misc]
    """One player after the other; an action that is not legal is a `RuleError`."""

    def __init__(self, game: str | Game = "on-board", *, reward: str = "result", render_mode: str | None = None, **options: Any) -> None:
        _Seats.__init__(self, game, reward, render_mode, 0, options)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a new game. `options={"deal": 7}` deals what the program deals from seed 7."""
        self._deal(seed, options)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = self._infos()
        self.agent_selection = self.possible_agents[self._state.current]

    def observe(self, agent: str) -> Observed:
        """What the agent knows, and what it may do now."""
        seat = self._seat(agent)
        return {"observation": self._state.observation(seat), "action_mask": self._state.mask(seat)}

    def step(self, action: int | None) -> None:
        """Plays an action of the agent whose turn it is."""
        self._begun()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("action: only agents whose game is over play none")
        self._state.apply(self._seat(agent), whole("action", action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = self._gains()
        if self._state.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = self._infos()
        else:
            self.agent_selection = self.possible_agents[self._state.current]
        self._accumulate_rewards()

    def close(self) -> None:
        """Nothing is open."""


def env(game: str | Game = "on-board", **arguments: Any) -> Any:
    """The same, where an action that is not legal ends the game with a loss, as PettingZoo's classic games have it."""
    wrapped: Any = raw_env(game, **arguments)
    wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=-1)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


class parallel_env(_Seats, ParallelEnv):  # type: ignore[misc]
    """All at once. The last action, beyond those of the game, is for whoever has nothing to decide.

    An action that is not legal changes nothing and is told in `infos[agent]["illegal"]`; with `illegal="raise"` it is a `RuleError`.
    What raises plays nothing, for nobody. Games in which hardly anything is legal are cut off.
    """

    def __init__(
        self,
        game: str | Game = "come-sail-away",
        *,
        reward: str = "result",
        illegal: str = "ignore",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.illegal = one_of("illegal", illegal, ("ignore", "raise"))
        _Seats.__init__(self, game, reward, render_mode, 1, options)
        self._steps = 0

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observed], dict[str, dict[str, Any]]]:
        """Deals a new game. `options={"deal": 7}` deals what the program deals from seed 7."""
        self._deal(seed, options)
        self._steps = 0
        return self._observed(), self._infos()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observed], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Plays the actions of all who have something to decide."""
        if not isinstance(actions, Mapping):
            raise TypeError(f"actions: must be a dict of agents and actions, not {type(actions).__name__}")
        self._begun()
        chosen = {agent: self._chosen(agent, action) for agent, action in actions.items()}
        if not self.agents:
            return {}, {}, {}, {}, {}
        illegal = self._play(chosen)
        self._steps += 1
        gains, over, infos = self._gains(), self._state.over, self._infos()
        for agent, told in illegal.items():
            infos[agent]["illegal"] = told
        observed = self._observed()
        ends = dict.fromkeys(self.agents, over)
        # Whoever does nothing but what is not legal does not sit here for ever.
        cut = dict.fromkeys(self.agents, not over and self._steps >= 10 * self.game.max_steps)
        if over or any(cut.values()):
            self.agents = []
        return observed, gains, ends, cut, infos

    def _chosen(self, agent: Any, action: Any) -> int:
        """The action of an agent, which must play here, out of those that there are."""
        if agent not in self.possible_agents:
            raise ValueError(f"actions: {agent!r} is not one of {', '.join(self.possible_agents)}")
        name, wait = f"actions[{agent!r}]", self.game.actions
        index = whole(name, action)
        if not 0 <= index <= wait:
            raise ValueError(f"{name}: must be 0 to {wait}, not {index}")
        return index

    def _play(self, actions: dict[str, int]) -> dict[str, str]:
        """All of them or, where something raises, none; what is told to those who may not do what they chose."""
        wait, played, awaited = self.game.actions, self._state.clone(), self._state.awaited()
        illegal: dict[str, str] = {}
        for seat, agent in enumerate(self.possible_agents):
            action = actions.get(agent, wait)
            try:
                if action == wait and seat in awaited:
                    raise _no_rule(seat, action, "the last action is for players who have nothing to decide")
                if action != wait and seat not in awaited:
                    raise _no_rule(seat, action, "there is nothing to decide, for which the last action is")
                # What others did first changes nothing for whoever may decide now.
                if action != wait:
                    played.apply(seat, action)
            except RuleError as error:
                if self.illegal == "raise":
                    raise
                illegal[agent] = str(error)
        self._state = played
        return illegal

    def _observed(self) -> dict[str, Observed]:
        observed: dict[str, Observed] = {}
        for agent in self.agents:
            seat = self._seat(agent)
            mask = np.append(self._state.mask(seat), np.int8(0))
            # Nothing to decide: the last action is all there is.
            mask[-1] = not mask.any()
            observed[agent] = {"observation": self._state.observation(seat), "action_mask": mask}
        return observed

    def close(self) -> None:
        """Nothing is open."""
