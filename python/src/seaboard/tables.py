"""What stands where in observations, and which indices are which actions, as tables for a page: `python -m seaboard.tables`."""

from __future__ import annotations

from itertools import groupby

from . import Game


def observations(game: Game) -> str:
    """The fields of an observation."""
    lines = ["| field | place | length | meaning |", "|---|---|---|---|"]
    lines += [f"| `{name}` | {place} | {length} | {meaning} |" for name, place, length, meaning in game.observation_fields()]
    return "\n".join(lines)


def actions(game: Game) -> str:
    """The kinds of actions, each with its indices, its first notation and its last."""
    lines = ["| indices | actions |", "|---|---|"]
    notations = [game.notation(index) for index in range(game.actions)]
    for _, group in groupby(enumerate(notations), key=lambda pair: pair[1].split()[0]):
        indices = list(group)
        (first, one), (last, other) = indices[0], indices[-1]
        lines.append(f"| {first} | `{one}` |" if first == last else f"| {first} to {last} | `{one}` … `{other}` |")
    return "\n".join(lines)


def page() -> str:
    """All tables."""
    shown = [
        ("Come Sail Away!, two players", Game("come-sail-away", players=2)),
        ("On Board", Game("on-board")),
        ("Pirates Under Fire", Game("pirates-under-fire")),
    ]
    parts = []
    for name, game in shown:
        parts += [f"### {name}: {game.observation_size} numbers", observations(game), f"### {name}: {game.actions} actions", actions(game)]
    return "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    print(page(), end="")
