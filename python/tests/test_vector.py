"""Many games at once."""

from __future__ import annotations

import re
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

import seaboard
from seaboard import Bot, Game, VectorGame


def test_many_games_are_the_single_ones(game: Game) -> None:
    many = VectorGame(game, 4, 2, seed=10)
    states = [game.new(10 + place) for place in range(4)]
    shown = many.observations
    chance = np.random.default_rng(1)
    ended = [0] * 4
    for _ in range(300):
        actions = np.empty(4, np.int64)
        for place, state in enumerate(states):
            seat = state.current
            assert many.seats[place] == seat
            assert (many.observations[place] == state.observation(seat)).all()
            assert (many.masks[place] == state.mask(seat)).all()
            actions[place] = chance.choice(state.legal(seat))
            state.apply(seat, int(actions[place]))
        many.step(actions)
        for place, state in enumerate(states):
            assert many.ends[place] == state.over
            assert np.allclose(many.rewards[place], state.rewards())
            if state.over:
                outcome = state.outcome()
                assert outcome is not None and many.points[place].tolist() == outcome["points"]
                ended[place] += 1
                states[place] = game.new(10 + place + 4 * ended[place])
    assert np.shares_memory(shown, many.observations)
    many.restart(10)
    assert (many.observations[0] == game.new(10).observation(game.new(10).current)).all()


def test_arrays_have_the_shapes_and_types_of_the_documentation(game: Game) -> None:
    many = VectorGame(game, 3)
    section = (Path(__file__).parents[2] / "docs" / "python.md").read_text().split("| array | shape | type | |")[1].split("\n\n")[0]
    rows = re.findall(r"^\| `(\w+)` \| (.*?) \| `(\w+)` \|", section, re.M)
    sizes = {"games": 3, "`game.players`": game.players, "`game.actions`": game.actions, "`game.observation_size`": game.observation_size}
    arrays = {name for name in dir(many) if isinstance(getattr(many, name), np.ndarray)}
    assert {name for name, _, _ in rows} == arrays and len(rows) == 7
    for name, shape, kind in rows:
        array = getattr(many, name)
        assert array.shape == tuple(sizes[size] for size in re.split(r" \W ", shape)) and array.dtype == kind, name


def test_how_a_game_ended_is_kept_until_the_next_ends_there(game: Game) -> None:
    many, states = VectorGame(game, 2, seed=50), [game.new(50), game.new(51)]
    with pytest.raises(ValueError, match=r"^place: no game has ended yet at place 1"):
        many.final_observation(1, 0)
    for seed, state in zip((50, 51), states, strict=True):
        state.play_out(seed)
    ended = [False, False]
    while not all(ended):
        assert many.deals.tolist() == [50 + place + 2 * ended[place] for place in range(2)]
        many.step_random()
        for place in np.flatnonzero(many.ends):
            ended[place] = True
            for seat in range(game.players):
                assert (many.final_observation(place, seat) == states[place].observation(seat)).all()
    many.restart(7)
    assert many.deals.tolist() == [7, 8]
    with pytest.raises(ValueError, match=r"^place: no game has ended yet at place 0"):
        many.final_observation(0, 0)
    with pytest.raises(ValueError, match="seat"):
        many.final_observation(0, game.players)


def test_rewards_of_points_add_up_to_the_score_sheet(game: Game) -> None:
    many = VectorGame(game, 3, seed=20, reward="points")
    start = [[game.new(20 + place).points(seat) for seat in range(game.players)] for place in range(3)]
    sums = np.array(start, np.float64)
    done = np.zeros(3, bool)
    while not done.all():
        many.step_random()
        sums[~done] += many.rewards[~done]
        fresh = many.ends & ~done
        assert (sums[fresh] == many.points[fresh]).all()
        done |= many.ends


def test_random_steps_are_the_random_games_of_the_engine(game: Game) -> None:
    many = VectorGame(game, 2, seed=30)
    state = game.new(30)
    state.play_out(30)
    for _ in range(len(state.moves()) - 1):
        many.step_random()
        assert not many.ends[0]
    many.step_random()
    outcome = state.outcome()
    assert many.ends[0] and outcome is not None and many.points[0].tolist() == outcome["points"]


def test_what_cannot_be_played_is_named_and_nothing_is_played() -> None:
    many = VectorGame(Game("on-board"), 3)
    before = many.observations.copy()
    with pytest.raises(ValueError, match="place 0"):
        many.step(np.array([-1, 0, 0]))
    with pytest.raises(ValueError, match="3 entries"):
        many.step(np.array([0]))
    for wrong in ([0, 0, 0], np.zeros(3), np.zeros((3, 1), np.int64), None, "abc", np.array(["a", "b", "c"])):
        with pytest.raises(TypeError, match="actions"):
            many.step(wrong)  # type: ignore[arg-type]
    assert (before == many.observations).all()
    legal = [int(np.flatnonzero(mask)[0]) for mask in many.masks]
    many.step(np.array(legal, np.int32))
    assert (before != many.observations).any()


@pytest.mark.parametrize("kind", [np.int8, np.uint8, np.int16, np.int32, np.uint32, np.int64, np.uint64])
def test_actions_are_whole_numbers_of_any_size(kind: type) -> None:
    many, same = VectorGame(Game("on-board"), 3), VectorGame(Game("on-board"), 3)
    for _ in range(20):
        chosen = many.masks.argmax(axis=1)
        many.step(chosen.astype(kind))
        same.step(chosen[::-1][::-1])
        assert (many.observations == same.observations).all()
    with pytest.raises(ValueError, match="place 0"):
        many.step(np.full(3, np.iinfo(kind).max, kind))


def gets_on_beside(work: Callable[[], object]) -> bool:
    """Whether another thread gets on during this work, though nobody takes the interpreter away from it."""
    counted, stop = [0], threading.Event()

    def count() -> None:
        while not stop.is_set():
            counted[0] += 1
            time.sleep(0)

    interval, counter = sys.getswitchinterval(), threading.Thread(target=count)
    sys.setswitchinterval(1000)
    try:
        counter.start()
        before = counted[0]
        work()
        return counted[0] > before
    finally:
        stop.set()
        sys.setswitchinterval(interval)
        counter.join()


def test_the_lock_is_released_while_games_are_played_bots_think_and_games_are_judged() -> None:
    game = Game("pirates-under-fire")
    many, state = VectorGame(game, 2000), game.new(1)
    over = game.new(2)
    over.play_out(2)
    table = over.table()
    assert gets_on_beside(lambda: [many.step_random() for _ in range(20)])
    assert gets_on_beside(lambda: Bot("admiral", budget=200).think(state, state.current))
    assert gets_on_beside(lambda: seaboard.analyse(table, budget=16))
    # Work that keeps it is found out.
    assert not gets_on_beside(lambda: sum(range(10_000_000)))


def test_arrays_that_were_locked_are_refused() -> None:
    for name in ("masks", "rewards", "ends", "seats", "points", "deals"):
        many = VectorGame(Game("on-board"), 2)
        before = many.observations.copy()
        getattr(many, name).flags.writeable = False
        with pytest.raises(ValueError, match="not writeable"):
            many.step_random()
        assert (before == many.observations).all()


def test_observations_cannot_be_written_to() -> None:
    many = VectorGame(Game("on-board"), 2)
    with pytest.raises(ValueError, match="read-only"):
        many.observations[0, 0] = 7
    copied = many.observations.copy()
    many.step_random()
    assert (copied != many.observations).any()
