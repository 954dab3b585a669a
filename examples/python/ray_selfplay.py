"""A tournament of bots on however many machines Ray has. The results are those of one machine for the same seeds, also if workers die.

python ray_selfplay.py --deals 200 --kill
"""

from __future__ import annotations

import argparse
import os
import time
from typing import Any

import ray

import seaboard


def play(name: str, options: dict[str, Any], levels: list[str], seeds: range) -> list[tuple[int, list[int]]]:
    """Plays some deals; what came of each follows from its seed alone."""
    game, bots = (
        seaboard.Game(name, **options),
        [seaboard.Bot(level) for level in levels],
    )
    results = []
    for seed in seeds:
        state = game.new(seed)
        while not state.over:
            seat = state.current
            for action in bots[seat].think(state, seat, seed):
                state.apply(seat, action)
        outcome = state.outcome()
        assert outcome is not None
        results.append((seed, outcome["points"]))
    return results


class Grave:
    """Who knows whether a worker has died: it lives longer than they do, on whatever machine they are."""

    def __init__(self) -> None:
        self.taken = False

    def take(self) -> bool:
        """Whether it was free: the first who asks dies."""
        free, self.taken = not self.taken, True
        return free

    def died(self) -> bool:
        """Whether somebody has."""
        return self.taken


@ray.remote(max_retries=3)
def at_work(name: str, options: dict[str, Any], levels: list[str], seeds: range, grave: Any) -> list[tuple[int, list[int]]]:
    """The same in a worker. Where there is a grave and it is free, the worker dies in the middle."""
    if grave is not None and ray.get(grave.take.remote()):
        play(name, options, levels, seeds[:1])
        os._exit(1)
    return play(name, options, levels, seeds)


def main() -> None:
    """Plays, compares and prints."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="on-board", choices=seaboard.GAMES)
    parser.add_argument("--bots", nargs=2, default=["navigator", "helmsman"], choices=seaboard.LEVELS)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--part", type=int, default=10, help="deals of one task")
    parser.add_argument(
        "--check",
        type=int,
        default=20,
        help="deals that are played here too, to compare",
    )
    parser.add_argument("--kill", action="store_true", help="let a worker die")
    chosen = parser.parse_args()
    options = {"players": 2} if "players" in seaboard.Game(chosen.game).options else {}
    # RAY_ADDRESS names a cluster, on all of whose machines the package is installed; without it, Ray starts on this one.
    ray.init(include_dashboard=False, log_to_driver=False, configure_logging=False)
    start = time.perf_counter()
    parts = [range(first, min(first + chosen.part, chosen.deals)) for first in range(0, chosen.deals, chosen.part)]
    grave: Any = ray.remote(num_cpus=0)(Grave).remote() if chosen.kill else None
    tasks = [at_work.remote(chosen.game, options, chosen.bots, part, None if number else grave) for number, part in enumerate(parts)]
    results = [result for part in ray.get(tasks) for result in part]
    spent = time.perf_counter() - start
    died = chosen.kill and ray.get(grave.died.remote())
    cores = int(ray.cluster_resources().get("CPU", 1))
    ray.shutdown()
    assert died == chosen.kill
    here = play(chosen.game, options, chosen.bots, range(min(chosen.check, chosen.deals)))
    assert results[: len(here)] == here, "a cluster plays what one machine plays"
    won = sum((a > b) + (a == b) / 2 for _, (a, b) in results)
    print(f"{chosen.bots[0]} won {won:g} of {len(results)} against {chosen.bots[1]}")
    print(f"{len(results) / spent:.1f} games a second on {cores} cores; a worker died: {'yes' if died else 'no'}")
    print(f"the first {len(here)} are those of one machine")


if __name__ == "__main__":
    main()
