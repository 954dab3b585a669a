"""Learns Come Sail Away! alone by masked PPO: a small network in JAX, many games at once in Rust.

python ppo.py --steps 12000000 --output ppo.png
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import jax
import jax.numpy as jnp
import matplotlib
import numpy as np
import numpy.typing as npt

import seaboard

matplotlib.use("Agg")
import matplotlib.pyplot as plt

Params = list[tuple[Any, Any]]
Points = npt.NDArray[np.int64]
GAMES, STEPS, EPOCHS, BATCH = 32, 128, 3, 256
DISCOUNT, LAMBDA, CLIP, ENTROPY, RATE = 0.99, 0.9, 0.2, 0.001, 1e-3


def layers(key: Any, sizes: list[int], last: float) -> Params:
    """A network: orthogonal weights, and noughts."""
    keys = jax.random.split(key, len(sizes))
    scales = [2.0**0.5] * (len(sizes) - 2) + [last]
    return [
        (jax.nn.initializers.orthogonal(scale)(key, (a, b)), jnp.zeros(b))
        for key, a, b, scale in zip(keys, sizes, sizes[1:], scales, strict=False)
    ]


def forward(params: Params, x: Any) -> Any:
    """What the network says."""
    for weight, bias in params[:-1]:
        x = jax.nn.relu(x @ weight + bias)
    weight, bias = params[-1]
    return x @ weight + bias


def judged(params: dict[str, Params], rows: Any, masks: Any) -> tuple[Any, Any]:
    """How likely what is legal is to be played, as logarithms, and what positions seem worth."""
    # Large numbers count less, as a network likes it.
    x = rows.astype(jnp.float32)
    x = jax.nn.relu(forward(params["trunk"], jnp.sign(x) * jnp.log1p(jnp.abs(x))))
    logits = jnp.where(masks > 0, forward(params["policy"], x), -1e9)
    return jax.nn.log_softmax(logits), forward(params["value"], x)[:, 0]


@jax.jit
def act(params: dict[str, Params], rows: Any, masks: Any, key: Any) -> Any:
    """An action for each game, how likely it was, and what the position seems worth."""
    logits, worth = judged(params, rows, masks)
    action = jax.random.categorical(key, logits)
    return action, jnp.take_along_axis(logits, action[:, None], 1)[:, 0], worth


def loss(params: dict[str, Params], batch: Any) -> Any:
    """PPO's clipped objective."""
    rows, masks, actions, before, gains, returns = batch
    logits, worth = judged(params, rows, masks)
    ratio = jnp.exp(jnp.take_along_axis(logits, actions[:, None], 1)[:, 0] - before)
    gains = (gains - gains.mean()) / (gains.std() + 1e-6)
    policy = -jnp.minimum(ratio * gains, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * gains).mean()
    value = 0.5 * ((worth - returns) ** 2).mean()
    entropy = -(jnp.exp(logits) * jnp.where(masks > 0, logits, 0)).sum(1).mean()
    return policy + value - ENTROPY * entropy


@jax.jit
def improve(params: Any, moments: Any, count: Any, rate: Any, batch: Any) -> Any:
    """One step of Adam."""
    gradient = jax.grad(loss)(params, batch)
    size = jnp.sqrt(sum((leaf**2).sum() for leaf in jax.tree.leaves(gradient)))
    gradient = jax.tree.map(lambda leaf: leaf * jnp.minimum(1.0, 0.5 / (size + 1e-8)), gradient)
    mean = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, moments[0], gradient)
    spread = jax.tree.map(lambda v, g: 0.999 * v + 0.001 * g * g, moments[1], gradient)
    count = count + 1
    step = rate * jnp.sqrt(1 - 0.999**count) / (1 - 0.9**count)
    params = jax.tree.map(lambda p, m, v: p - step * m / (jnp.sqrt(v) + 1e-8), params, mean, spread)
    return params, (mean, spread), count


def scored(level: str, game: seaboard.Game, games: int) -> Points:
    """What a bot of this level scores on the first deals."""
    bot, points = seaboard.Bot(level), []
    for seed in range(games):
        state = game.new(seed)
        while not state.over:
            for action in bot.think(state, 0, seed):
                state.apply(0, action)
        points.append(state.points(0))
    return np.array(points)


def by_chance(game: seaboard.Game, games: int) -> Points:
    """What random play scores on them."""
    states = [game.new(seed) for seed in range(games)]
    for seed, state in enumerate(states):
        state.play_out(seed)
    return np.array([state.points(0) for state in states])


def evaluate(params: Any, game: seaboard.Game, games: int) -> Points:
    """What the network scores on them, always taking what it likes best."""
    many = seaboard.VectorGame(game, games)
    points, open_games = np.zeros(games, np.int64), np.full(games, True)
    best = jax.jit(lambda rows, masks: judged(params, rows, masks)[0].argmax(1))
    while open_games.any():
        many.step(np.asarray(best(many.observations, many.masks), np.int64))
        fresh = many.ends & open_games
        points[fresh] = many.points[fresh, 0]
        open_games &= ~many.ends
    return points


def margin(points: npt.NDArray[Any]) -> float:
    """How far the true mean may be from this one (95 %)."""
    return float(1.96 * points.std() / len(points) ** 0.5)


def told(points: npt.NDArray[Any]) -> str:
    """The mean, and how far from it the true one may be."""
    return f"{points.mean():.1f} ± {margin(points):.1f}"


def draw(progress: list[tuple[float, float]], others: dict[str, Points], output: str) -> None:
    """A picture of how it went, beside what others score."""
    figure, axes = plt.subplots(figsize=(7, 4))
    axes.plot(*zip(*progress, strict=True), label="while learning")
    for place, (name, points) in enumerate(others.items()):
        axes.axhline(float(points.mean()), label=name, linestyle="--", color=f"C{place + 1}")
    axes.set(xlabel="million steps", ylabel="points", title="Come Sail Away! alone, masked PPO")
    axes.legend()
    figure.savefig(output, dpi=120)


def main() -> None:
    """Learns, shows progress, and compares."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=12_000_000)
    parser.add_argument("--hidden", type=int, default=128)
    parser.add_argument("--evaluate", type=int, default=500, help="deals on which all are compared")
    parser.add_argument("--output", default="ppo.png")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--must-beat", choices=["random", "deckhand", "helmsman"], help="fail unless it is clearly better than this")
    chosen = parser.parse_args()
    game = seaboard.Game("come-sail-away")
    # Deckhand looks at one click at a time, helmsman at the whole turn.
    others = {"random": by_chance(game, chosen.evaluate)}
    others |= {level: scored(level, game, chosen.evaluate) for level in ("deckhand", "helmsman")}
    print(f"points on {chosen.evaluate} deals: " + ", ".join(f"{name} {told(points)}" for name, points in others.items()))
    many = seaboard.VectorGame(game, GAMES, 2, seed=1_000_000, reward="points")
    key = jax.random.key(chosen.seed)
    *keys, key = jax.random.split(key, 4)
    width = chosen.hidden
    shapes = {"trunk": [game.observation_size, width], "policy": [width, width, game.actions], "value": [width, width, 1]}
    last = {"trunk": 2.0**0.5, "policy": 0.01, "value": 1.0}
    params: Any = {part: layers(key, sizes, last[part]) for key, (part, sizes) in zip(keys, shapes.items(), strict=True)}
    moments = (jax.tree.map(jnp.zeros_like, params), jax.tree.map(jnp.zeros_like, params))
    count: Any = jnp.zeros(())
    chance = np.random.default_rng(chosen.seed)
    start, begun, steps, shown = time.perf_counter(), time.process_time(), 0, 0.0
    finished: list[int] = []
    progress: list[tuple[float, float]] = []
    while steps < chosen.steps:
        kept: list[tuple[Any, ...]] = []
        for _ in range(STEPS):
            key, now = jax.random.split(key)
            rows, masks = many.observations.copy(), many.masks.copy()
            actions, likely, worth = (np.asarray(it) for it in act(params, rows, masks, now))
            many.step(actions.astype(np.int64))
            # Points are divided by ten, so that the network's numbers stay small.
            kept.append((rows, masks, actions, likely, worth, many.rewards[:, 0] / 10, many.ends.copy()))
            finished += many.points[many.ends, 0].tolist()
        worth = np.asarray(act(params, many.observations, many.masks, key)[2])
        gains, gain = [], np.zeros(GAMES, np.float32)
        for *_, value, reward, ended in reversed(kept):
            alive = 1 - ended.astype(np.float32)
            gain = reward + DISCOUNT * alive * worth - value + DISCOUNT * LAMBDA * alive * gain
            worth = value
            gains.append(gain)
        rows, masks, actions, likely, values, _, _ = (np.concatenate(part) for part in zip(*kept, strict=True))
        advantages = np.concatenate(gains[::-1])
        rate = RATE * max(0.05, 1 - steps / chosen.steps)
        for _ in range(EPOCHS):
            order = chance.permutation(len(actions))
            for place in range(0, len(order) - BATCH + 1, BATCH):
                part = order[place : place + BATCH]
                returns = advantages[part] + values[part]
                batch = (rows[part], masks[part], actions[part], likely[part], advantages[part], returns)
                params, moments, count = improve(params, moments, count, rate, batch)
        steps += GAMES * STEPS
        spent = time.perf_counter() - start
        if finished:
            progress.append((steps / 1e6, float(np.mean(finished[-500:]))))
        if spent - shown > 15 and finished:
            shown = spent
            print(f"{spent:5.0f} s  {steps / 1e6:5.2f} million steps  {progress[-1][1]:6.1f} points", flush=True)
    wall, own = (time.perf_counter() - start) / 60, (time.process_time() - begun) / 60
    reached = evaluate(params, game, chosen.evaluate)
    print(f"after {steps:,} steps, {wall:.1f} minutes ({own:.1f} of a processor's time): {told(reached)} points on the same deals")
    for name, points in others.items():
        print(f"{told(reached - points)} more than {name}")
    draw(progress, others, chosen.output)
    if chosen.must_beat is not None:
        more = reached - others[chosen.must_beat]
        if more.mean() <= margin(more):
            raise SystemExit(f"it is not clearly better than {chosen.must_beat}")


if __name__ == "__main__":
    main()
