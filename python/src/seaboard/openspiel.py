"""The games as OpenSpiel games: importing this registers `python_come_sail_away`, `python_on_board` and `python_pirates_under_fire`.

Chance decides once, at the beginning, which of `deals` deals is played. Where several players decide at once, they do so one after the
other. With `left=20`, a game begins twenty actions before the end of a random game: short enough for algorithms that walk through
all of it.

Parameters beside the game's own options: `deals` (how many deals there are), `first_deal`, `left`, `rules` (their version, 0 for the
newest) and `reward`.

With `reward="result"`, games of several players are of constant sum, and pay at the end. With `reward="points"`, each action pays what it
adds to the score sheets; the deal pays what stands there from the beginning, so that returns are points.

Algorithms that know no more than a player (`ISMCTSBot` of OpenSpiel's Python) get their states from `resample_from_infostate`.

An observation is what a player knows now. An information state is all that they have done and seen since the game began (perfect recall),
as text: a tensor of it would be as many observations as a game has actions.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt
import pyspiel

from . import GAMES, Game, State, variants
from ._checks import a_game, a_mapping, one_of, truth, whole
from ._games import class_name, for_two


def _listed(options: dict[str, Any]) -> dict[str, Any]:
    """Options as OpenSpiel has parameters: numbers, truths and texts. Lists are written with spaces."""
    return {name: " ".join(map(str, value)) if isinstance(value, list) else value for name, value in options.items()}


_OWN = {game: _listed(Game(game, **for_two(game)).options) for game in GAMES}
_VARIANTS = variants()
_PLAYERS = {game: [it.players for it in _VARIANTS if it.name == game] for game in GAMES}
_COUNTS: dict[str, Any] = {"deals": 1000, "first_deal": 0, "left": 0, "rules": 0}
_SHARED: dict[str, Any] = {**_COUNTS, "reward": "result"}
# All of them are listed whenever somebody asks what chance may do.
_MOST_DEALS = 1_000_000
# No score sheet goes beyond these.
_POINTS = 1000.0


def short_name(game: str) -> str:
    """What OpenSpiel calls a game."""
    return f"python_{one_of('game', game, tuple(GAMES)).replace('-', '_')}"


def parameters(game: Game) -> dict[str, Any]:
    """The parameters with which OpenSpiel loads a game like this one."""
    options = a_game(game).options
    if Game(game.name, rules=game.rules, **options) != game:
        raise ValueError("game: it has components of its own, which no parameter of OpenSpiel holds")
    return {**_listed(options), "rules": game.rules}


def _game_type(game: str, players: int, reward: str) -> Any:
    by_result = reward == "result"
    utility, model = pyspiel.GameType.Utility, pyspiel.GameType.RewardModel
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=game,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.CONSTANT_SUM if by_result and players > 1 else utility.GENERAL_SUM,
        reward_model=model.TERMINAL if by_result else model.REWARDS,
        max_num_players=max(_PLAYERS[game]),
        min_num_players=min(_PLAYERS[game]),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={**_OWN[game], **_SHARED},
    )


def _numbers(name: str, value: Any) -> list[int]:
    """A list that is written with spaces."""
    numbers = str(value).split()
    if not all(number.isdecimal() for number in numbers):
        raise ValueError(f"{name}: must be numbers with spaces between them, not {value!r}")
    return [int(number) for number in numbers]


class _Setup:
    """What a state must know of its game. OpenSpiel copies all that a state holds; this is shared."""

    def __init__(self, game: Game, deals: int, first_deal: int, left: int, reward: str) -> None:
        self.game, self.deals, self.first_deal, self.left, self.reward = game, deals, first_deal, left, reward

    def __deepcopy__(self, _memo: Any) -> _Setup:
        return self

    def begun(self, deal: int) -> State:
        """The game as it begins with this deal, or so many actions before the end of a random game."""
        state = self.game.new(deal)
        if self.left == 0:
            return state
        played = state.clone()
        played.play_out(deal)
        moves = played.moves()
        for seat, action in moves[: max(0, len(moves) - self.left)]:
            state.apply(seat, action)
        return state


class SeaboardGame(pyspiel.Game):  # type: ignore[misc]
    """A game as OpenSpiel knows one."""

    seaboard_name: str
    game_type: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = a_mapping("params", params)
        chosen = {**_OWN[self.seaboard_name], **_SHARED, **given}
        deals, first_deal, left, rules = (whole(name, chosen[name]) for name in _COUNTS)
        if not 1 <= deals <= _MOST_DEALS:
            raise ValueError(f"deals: must be 1 to {_MOST_DEALS}, not {deals}")
        if first_deal < 0 or left < 0:
            raise ValueError(f"first_deal and left: must be at least 0, not {first_deal} and {left}")
        reward = one_of("reward", chosen["reward"], ("result", "points"))
        options = {name: chosen[name] for name in _OWN[self.seaboard_name]}
        for name, default in Game(self.seaboard_name).options.items():
            if isinstance(default, list):
                options[name] = _numbers(name, options[name])
        game = Game(self.seaboard_name, rules=rules or None, **options)
        self.setup = _Setup(game, deals, first_deal, left, reward)
        shared_out = game.players > 1 and reward == "result"
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions,
            max_chance_outcomes=deals,
            num_players=game.players,
            min_utility=0.0 if shared_out else -_POINTS,
            max_utility=1.0 if shared_out else _POINTS,
            utility_sum=1.0 if shared_out else None,
            max_game_length=game.max_steps,
        )
        super().__init__(_game_type(self.seaboard_name, game.players, reward), info, given)

    def new_initial_state(self) -> SeaboardState:
        """The game before its deal."""
        return SeaboardState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SeaboardObserver | None:
        """Something that looks at states: at what a player knows now or, with perfect recall, at all that they have done and seen.

        None for what a view does not tell apart: what is public alone, or private alone.
        """
        if a_mapping("params", params):
            raise ValueError(f"params: there are none, not {params}")
        if iig_obs_type is None:
            return SeaboardObserver(self.setup.game)
        if not isinstance(iig_obs_type, pyspiel.IIGObservationType):
            raise TypeError(f"iig_obs_type: must be an IIGObservationType, not {type(iig_obs_type).__name__}")
        if not iig_obs_type.public_info or iig_obs_type.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return SeaboardObserver(self.setup.game, perfect_recall=iig_obs_type.perfect_recall)


class SeaboardState(pyspiel.State):  # type: ignore[misc]
    """A state as OpenSpiel knows one."""

    def __init__(self, game: SeaboardGame) -> None:
        super().__init__(game)
        self._setup = game.setup
        self.state: State | None = None
        # With how many actions behind it the game began.
        self._behind = 0
        # Who imagined this state, if anybody did, and what they remember of what led to it.
        self._imagined_by, self._remembered = -1, ""
        self._rewards = [0.0] * game.setup.game.players

    def current_player(self) -> int:
        """Who decides."""
        if self.state is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.state.over else self.state.current

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.state is not None and self.state.over

    def _legal_actions(self, player: int) -> list[int]:
        seat = whole("player", player)
        return [] if self.state is None or seat < 0 else sorted(self.state.legal(seat))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals."""
        return [(deal, 1.0 / self._setup.deals) for deal in range(self._setup.deals)]

    def _apply_action(self, action: int) -> None:
        before, chosen = self.returns(), whole("action", action)
        if self.state is None:
            if not 0 <= chosen < self._setup.deals:
                raise ValueError(f"action: there are {self._setup.deals} deals from 0 on, not {chosen}")
            self.state = self._setup.begun(self._setup.first_deal + chosen)
            self._behind = len(self.state.moves())
        elif self.state.over:
            raise ValueError("action: the game is over")
        else:
            self.state.apply(self.state.current, chosen)
        self._rewards = [now - then for now, then in zip(self.returns(), before, strict=True)]

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == int(pyspiel.PlayerId.CHANCE) else self._setup.game.notation(action)

    def rewards(self) -> list[float]:
        """What the last action brought."""
        return self._rewards

    def returns(self) -> list[float]:
        """What the game has come to."""
        seats = range(self._setup.game.players)
        if self.state is None:
            return [0.0 for _ in seats]
        if self._setup.reward == "points":
            return [float(self.state.points(seat)) for seat in seats]
        return list(self.state.rewards())

    def recall(self, player: int) -> str:
        """All that a player has done and seen since the game began; of a state that somebody else imagined, since then."""
        if self.state is None:
            return ""
        told = self.state.recall(player, self._behind)
        if player != self._imagined_by:
            return told
        # The first is what the player saw when the state was imagined: that was remembered before.
        return "; ".join([self._remembered, *told.split("; ")[1:]])

    def resample_from_infostate(self, player: int, rng: Callable[[], float]) -> SeaboardState:
        """A state that fits all that the player has done and seen; what is hidden is dealt anew.

        `rng` gives numbers from 0 to 1. Nobody can tell what led there: other players remember nothing before it.
        """
        seat = whole("player", player)
        if not callable(rng):
            raise TypeError(f"rng: must be something that can be called, not {type(rng).__name__}")
        if self.state is None:
            raise ValueError("player: before the deal nobody knows anything")
        chance = rng()
        if not 0 <= chance <= 1:
            raise ValueError(f"rng: must give numbers from 0 to 1, not {chance}")
        imagined: SeaboardState = self.clone()
        imagined._imagined_by, imagined._remembered, imagined._behind = seat, self.recall(seat), 0
        imagined.state = self.state.redeal(seat, int(chance * 2**53))
        return imagined

    def __str__(self) -> str:
        if self.state is None:
            return "before the deal"
        return " ".join(f"{seat}:{self._setup.game.notation(action)}" for seat, action in self.state.moves())


def _a_state(value: Any) -> None:
    if not isinstance(value, SeaboardState):
        raise TypeError(f"state: must be a state of these games, not {type(value).__name__}")


class SeaboardObserver:
    """What a player knows: as numbers, field by field, and as text. With perfect recall all that led to it, as text only."""

    def __init__(self, game: Game, *, perfect_recall: bool = False) -> None:
        known = a_game(game)
        self.perfect_recall = truth("perfect_recall", perfect_recall)
        self.tensor: npt.NDArray[np.float32] | None = None
        self.dict: dict[str, npt.NDArray[np.float32]] = {}
        if not self.perfect_recall:
            row = np.zeros(known.observation_size, np.float32)
            self.tensor = row
            self.dict = {name: row[place : place + length] for name, place, length, _ in known.observation_fields()}

    def set_from(self, state: SeaboardState, player: int) -> None:
        """Fills the numbers, where there are any."""
        _a_state(state)
        if self.tensor is None:
            return
        if state.state is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = state.state.observation(player)

    def string_from(self, state: SeaboardState, player: int) -> str:
        """The view, or with perfect recall what led to it, as text."""
        _a_state(state)
        if self.perfect_recall:
            return state.recall(player)
        return "" if state.state is None else json.dumps(state.state.view(player), sort_keys=True)


def _register() -> None:
    known = set(pyspiel.registered_names())
    for name in GAMES:
        # As it is without parameters: all for two players.
        kind = _game_type(name, 2, "result")
        made = type(class_name(name), (SeaboardGame,), {"seaboard_name": name, "game_type": kind, "__module__": __name__})
        # Where pickle looks for it.
        globals()[made.__name__] = made
        if short_name(name) not in known:
            pyspiel.register_game(kind, made)


_register()
