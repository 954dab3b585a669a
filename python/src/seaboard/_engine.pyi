from collections.abc import Callable, Sequence
from typing import Any, Literal, SupportsIndex, TypedDict, final

import numpy as np
import numpy.typing as npt

__all__ = ["GAMES", "LEVELS", "Bot", "Game", "RuleError", "State", "VectorGame", "__version__", "analyse", "variants"]

GAMES: list[str]
LEVELS: list[str]
__version__: str

class RuleError(ValueError):
    """An action that the rules do not allow: which rule, and who tried what."""

    rule: str
    sentence: str
    seat: int
    action: int
    notation: str

class _Outcome(TypedDict):
    points: list[int]
    winners: list[int]

@final
class Game:
    """A game with its options and components."""

    def __new__(cls, name: str, *, components: str | None = None, rules: int | None = None, **options: Any) -> Game: ...
    @property
    def name(self) -> str: ...
    def title(self, lang: str = "en") -> str:
        """What people call the game: in en, fr or uk."""

    @property
    def players(self) -> int: ...
    @property
    def actions(self) -> int: ...
    @property
    def max_steps(self) -> int: ...
    @property
    def observation_size(self) -> int: ...
    @property
    def rules(self) -> int: ...
    @property
    def fingerprint(self) -> str: ...
    @property
    def options(self) -> dict[str, Any]:
        """All options, as they are given to `Game`."""

    @property
    def score_names(self) -> list[str]: ...
    def observation_fields(self) -> list[tuple[str, int, int, str]]:
        """What stands where in an observation: name, place, length and meaning."""

    def new(self, seed: SupportsIndex = 0) -> State:
        """A new game, dealt from this seed."""

    def notation(self, index: SupportsIndex) -> str:
        """The action with this index, as files write it."""

    def index(self, notation: str) -> int:
        """The index of the action that is written so."""

    def __copy__(self) -> Game: ...
    def __deepcopy__(self, memo: Any, /) -> Game: ...
    @staticmethod
    def load(text: str) -> State:
        """The state of the game that this text of a table's file holds."""

def variants() -> list[Game]:
    """Games that stand for all: every edition, extension and number of players."""

@final
class State:
    """A game being played. Seats are counted from 0."""

    @property
    def game(self) -> Game: ...
    @property
    def current(self) -> int:
        """The first seat that must decide now, or -1 once the game is over."""

    @property
    def over(self) -> bool: ...
    @property
    def forfeit(self) -> tuple[Literal["resigned", "timed-out"], int] | None:
        """How somebody lost the game before its end, and which seat; None where nobody did."""

    def awaited(self) -> list[int]:
        """The seats that must decide now; none once the game is over."""

    def legal(self, seat: SupportsIndex) -> list[int]:
        """The indices of what the seat may do now."""

    def mask(self, seat: SupportsIndex) -> npt.NDArray[np.int8]:
        """A mask over all actions: 1 for what the seat may do now."""

    def apply(self, seat: SupportsIndex, index: SupportsIndex) -> None:
        """Carries out the action with this index; a `RuleError` where the rules do not allow it."""

    def play_out(self, seed: SupportsIndex = 0, bots: Bot | Sequence[Bot | None] | None = None) -> None:
        """Plays on until the end: at random, or by one bot for all seats, or by one for each seat, chance where it is None."""

    def restarted(self) -> State:
        """The game as it began: the same deal, and nothing done."""

    def moves(self) -> list[tuple[int, int]]:
        """What was done: pairs of a seat and the index of an action."""

    def notation(self, index: SupportsIndex) -> str:
        """The action with this index, as files write it."""

    def describe(self, index: SupportsIndex, lang: str = "en") -> str:
        """The action with this index in words: en, fr or uk."""

    def prompt(self, seat: SupportsIndex, lang: str = "en") -> str:
        """What must be decided, in words."""

    def view(self, seat: SupportsIndex) -> dict[str, Any]:
        """All that a seat knows. In it, as in files, seats are counted from 1."""

    def observation(self, seat: SupportsIndex) -> npt.NDArray[np.int16]:
        """The same as a row of numbers."""

    def recall(self, seat: SupportsIndex, since: SupportsIndex = 0) -> str:
        """All that the seat has done and seen since `since` actions were done: its own actions, and what changed in its observation."""

    def points(self, seat: SupportsIndex) -> int:
        """A seat's points so far."""

    def score_lines(self, seat: SupportsIndex) -> dict[str, int]:
        """A seat's lines of the score sheet."""

    def outcome(self) -> _Outcome | None:
        """Points and winners, once the game is over."""

    def rewards(self) -> list[float]:
        """What the result is worth to each seat: points alone, otherwise 1, a part of a shared victory, or 0."""

    def clone(self) -> State:
        """A copy that goes its own way."""

    def redeal(self, seat: SupportsIndex, seed: SupportsIndex = 0) -> State:
        """A state that fits what the seat knows; what is hidden is dealt anew. It begins here: no file can hold it."""

    def table(self, names: list[str] | None = None) -> str:
        """The text of the table's file, which the program and the browser read."""

    def __copy__(self) -> State: ...
    def __deepcopy__(self, memo: Any, /) -> State: ...

@final
class Bot:
    """A bot of some level. It sees what a player at its seat sees."""

    def __new__(
        cls,
        level: str,
        *,
        budget: int | None = None,
        milliseconds: int | None = None,
        thumb: bool = False,
        threads: int = 1,
    ) -> Bot: ...
    @property
    def level(self) -> str: ...
    def think(self, state: State, seat: SupportsIndex, seed: SupportsIndex = 0) -> list[int]:
        """What the bot does: indices of actions up to the next thing that it cannot know, at least one.

        A `ValueError` where the seat has nothing to decide.
        """

    def __getnewargs_ex__(self) -> tuple[tuple[str], dict[str, Any]]:
        """What it is made with again: a copy, or in another process."""

def analyse(
    text: str,
    *,
    budget: int | None = None,
    seat: SupportsIndex | None = None,
    par: bool = False,
    threads: int = 1,
    progress: Callable[[int, int], object] | None = None,
) -> dict[str, Any]:
    """The report on the game that this text of a table's file holds: where it was won, and what was luck.

    In it, as in files, seats are counted from 1.

    `progress` is called with how many pieces of work are done, and of how many; what it raises ends the analysis.
    """

@final
class VectorGame:
    """Many games at once. One that ends begins anew at once, with its last seed and `count` more."""

    def __new__(cls, game: Game, count: int, threads: int = 1, *, seed: SupportsIndex = 0, reward: str = "result") -> VectorGame: ...
    @property
    def game(self) -> Game: ...
    @property
    def observations(self) -> npt.NDArray[np.int16]:
        """To be looked at, not written to: a step writes only what has changed."""

    @property
    def masks(self) -> npt.NDArray[np.int8]: ...
    @property
    def rewards(self) -> npt.NDArray[np.float32]: ...
    @property
    def ends(self) -> npt.NDArray[np.bool_]: ...
    @property
    def seats(self) -> npt.NDArray[np.int8]: ...
    @property
    def points(self) -> npt.NDArray[np.int32]: ...
    @property
    def deals(self) -> npt.NDArray[np.uint64]:
        """The seeds that the games were dealt from."""

    def final_observation(self, place: SupportsIndex, seat: SupportsIndex) -> npt.NDArray[np.int16]:
        """What a seat knew when the last game ended that ended at this place."""

    def __len__(self) -> int: ...
    def restart(self, seed: SupportsIndex = 0) -> None:
        """Begins all games anew, from this seed on."""

    def step(self, actions: npt.NDArray[np.integer[Any]]) -> None:
        """Plays one action in each game; if one of them is not legal, nothing is played."""

    def step_random(self) -> None:
        """Plays a random action in each game."""
