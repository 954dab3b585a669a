"""Options, what stands where in observations, and which indices are which actions, as tables for a page: `python -m seaboard.tables`."""

from __future__ import annotations

from itertools import groupby
from typing import NamedTuple

from . import GAMES, Game
from ._checks import a_game
from ._games import for_two


class Option(NamedTuple):
    """What there is to say of an option beside its default: its type, the values it can have, and what it means."""

    kind: str
    values: str
    meaning: str


_EXTENSION = 'only with the edition `"on-board"`'
OPTIONS: dict[str, dict[str, Option]] = {
    "come-sail-away": {
        "players": Option("int", "1 to 4", "how many play; one plays alone, for points"),
        "facilities": Option(
            "list[int]", "five different ones of 1 to 10", "which facilities are on the ships; 1 to 5 are those of a first game"
        ),
        "arrangement": Option(
            "str", '`"recommended"`, `"shuffled"`', "how the rooms lie: as in the rulebook, or shuffled with the deal, the same for all"
        ),
        "hands": Option("str", '`"closed"`, `"open"`', "whether players see their own cards or everybody's"),
    },
    "on-board": {
        "edition": Option("str", '`"on-board"`, `"bienvenue-a-bord"`', "the second edition (2022) or the first (2019)"),
        "captains": Option("bool", "`False`, `True`", f"with the captains, {_EXTENSION}"),
        "luggage": Option("bool", "`False`, `True`", f"with the luggage cards, {_EXTENSION}"),
        "special_passengers": Option("bool", "`False`, `True`", f"with the special passengers, {_EXTENSION}"),
    },
    "pirates-under-fire": {},
}


def options() -> str:
    """The options of all games, with their defaults as the engine has them."""
    lines = ["| game | option | type | values | default | meaning |", "|---|---|---|---|---|---|"]
    for name, known in OPTIONS.items():
        defaults, game = Game(name).options, Game(name).title()
        if not known:
            lines.append(f"| {game} | none | | | | |")
        for option, (kind, values, meaning) in known.items():
            lines.append(f"| {game} | `{option}` | `{kind}` | {values} | `{defaults[option]!r}` | {meaning} |")
    return "\n".join(lines).replace("`'", '`"').replace("'`", '"`') + "\n"


def observations(game: Game) -> str:
    """The fields of an observation."""
    lines = ["| field | place | length | meaning |", "|---|---|---|---|"]
    lines += [f"| `{name}` | {place} | {length} | {meaning} |" for name, place, length, meaning in a_game(game).observation_fields()]
    return "\n".join(lines)


def actions(game: Game) -> str:
    """The kinds of actions, each with its indices, its first notation and its last."""
    lines = ["| indices | actions |", "|---|---|"]
    notations = [game.notation(index) for index in range(a_game(game).actions)]
    for _, group in groupby(enumerate(notations), key=lambda pair: pair[1].split()[0]):
        indices = list(group)
        (first, one), (last, other) = indices[0], indices[-1]
        lines.append(f"| {first} | `{one}` |" if first == last else f"| {first} to {last} | `{one}` … `{other}` |")
    return "\n".join(lines)


def page() -> str:
    """All tables."""
    parts = []
    for game in (Game(name, **for_two(name)) for name in GAMES):
        name = f"{game.title()}, two players" if "players" in game.options else game.title()
        parts += [f"### {name}: {game.observation_size} numbers", observations(game), f"### {name}: {game.actions} actions", actions(game)]
    return "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    print(options())
    print(page(), end="")
