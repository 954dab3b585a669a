"""Two bots play each other, and a picture shows what they scored.

python scores.py --games 200 --bots navigator helmsman --output scores.png
"""

from __future__ import annotations

import argparse
from typing import Any

import matplotlib

import seaboard

matplotlib.use("Agg")
import matplotlib.pyplot as plt


def play(game: seaboard.Game, bots: list[seaboard.Bot], seed: int) -> list[int]:
    """The points of both in one game."""
    state = game.new(seed)
    while not state.over:
        seat = state.current
        for action in bots[seat].think(state, seat, seed):
            state.apply(seat, action)
    outcome = state.outcome()
    assert outcome is not None
    return outcome["points"]


def main() -> None:
    """Plays, prints and draws."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="on-board", choices=seaboard.GAMES)
    parser.add_argument("--bots", nargs=2, default=["navigator", "helmsman"], choices=seaboard.LEVELS)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--output", default="scores.png")
    chosen = parser.parse_args()
    players: dict[str, Any] = {"players": 2} if "players" in seaboard.Game(chosen.game).options else {}
    game = seaboard.Game(chosen.game, **players)
    bots = [seaboard.Bot(level) for level in chosen.bots]
    scores: list[list[int]] = [[], []]
    for seed in range(chosen.games):
        # Each deal is played from both sides, so that nobody is dealt better.
        first, second = play(game, bots, seed), play(game, bots[::-1], seed)
        scores[0] += [first[0], second[1]]
        scores[1] += [first[1], second[0]]
    figure, axes = plt.subplots(figsize=(7, 4))
    lowest, highest = min(map(min, scores)), max(map(max, scores))
    axes.hist(scores, bins=range(lowest, highest + 4, 3), label=chosen.bots)
    axes.set(xlabel="points", ylabel="games", title=f"{chosen.game}: {2 * chosen.games} games")
    axes.legend()
    figure.savefig(chosen.output, dpi=120)
    for name, points in zip(chosen.bots, scores, strict=True):
        print(f"{name}: {sum(points) / len(points):.1f} points a game")
    won = sum((a > b) + (a == b) / 2 for a, b in zip(*scores, strict=True))
    print(f"{chosen.bots[0]} won {won:g} of {2 * chosen.games}; {chosen.output} shows the scores")


if __name__ == "__main__":
    main()
