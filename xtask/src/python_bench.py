"""Speed from Python on one core, beside PettingZoo's connect four and OpenSpiel's hanabi: millions of steps a second."""

import json
import random
import sys
import time

import numpy as np
import pyspiel
from pettingzoo.classic import connect_four_v3

import seaboard
import seaboard.openspiel
import seaboard.pettingzoo

SECONDS = 0.5
# How all loops in Python choose out of a list, so that none of them pays more for it.
CHOOSE = random.Random(1).choice


def rate(step, per_step):
    """Steps a second of a core's time, whatever else runs on the machine; the best of three runs."""
    best = 0.0
    for _ in range(3):
        done, start = 0, time.process_time()
        while (spent := time.process_time() - start) < SECONDS:
            done += step()
        best = max(best, done / spent)
    return best * per_step


def vectorised(game, count=256):
    many = seaboard.VectorGame(game, count)

    def step():
        many.step_random()
        return 1

    return rate(step, count)


def chosen(game, count=256):
    """The same with actions that Python chooses."""
    many = seaboard.VectorGame(game, count)

    def step():
        many.step((many.masks * np.random.random(many.masks.shape).astype(np.float32)).argmax(1))
        return 1

    return rate(step, count)


def single(game):
    """`apply` alone: a game that was played before is played again, action by action."""
    recorded = game.new(1)
    recorded.play_out(1)
    moves = recorded.moves()
    start = game.new(1)

    def step():
        apply = start.clone().apply
        for seat, action in moves:
            apply(seat, action)
        return len(moves)

    return rate(step, 1)


def loop(game):
    """What a loop in Python comes to: observation, mask, a choice, the step."""
    state = [game.new(1)]

    def step():
        if state[0].over:
            state[0] = game.new(1)
        now = state[0]
        seat = now.current
        now.observation(seat)
        now.mask(seat)
        now.apply(seat, CHOOSE(now.legal(seat)))
        return 1

    return rate(step, 1)


def one_after_the_other(env):
    """A loop over an environment of PettingZoo."""
    env.reset(seed=1)

    def step():
        seen, _, over, cut, _ = env.last()
        if over or cut:
            env.reset()
            return 0
        env.step(int(CHOOSE(np.flatnonzero(seen["action_mask"]))))
        return 1

    return rate(step, 1)


def states(game):
    """A loop over states of OpenSpiel. What chance does counts for nothing; its odds make no difference to the speed."""
    state = [game.new_initial_state()]

    def step():
        now = state[0]
        if now.is_terminal():
            state[0] = game.new_initial_state()
            return 0
        if now.is_chance_node():
            now.apply_action(CHOOSE(now.chance_outcomes())[0])
            return 0
        now.observation_tensor(now.current_player())
        now.legal_actions_mask()
        now.apply_action(CHOOSE(now.legal_actions()))
        return 1

    return rate(step, 1)


def named(name):
    """A game as a beginner would play it; one that can be played alone also for two."""
    game = seaboard.Game(name)
    if game.players > 1:
        return [(game.title(), game)]
    return [(f"{game.title()}, alone", game), (f"{game.title()}, two players", seaboard.Game(name, players=2))]


GAMES = [pair for name in seaboard.GAMES for pair in named(name)]
KINDS = {"step_random": vectorised, "step": chosen, "apply": single, "loop": loop}
PEERS = {
    "PettingZoo, connect four": (one_after_the_other, connect_four_v3.env()),
    "PettingZoo, On Board": (one_after_the_other, seaboard.pettingzoo.env("on-board")),
    "OpenSpiel, hanabi": (states, pyspiel.load_game("hanabi")),
    "OpenSpiel, On Board": (states, pyspiel.load_game("python_on_board", {"deals": 10})),
}


def measured(name, kind, *game):
    print(f"  {name}: {kind.__name__}", file=sys.stderr)
    return kind(*game) / 1e6


def told(title, game):
    """The rates of a game, with its name and options as the program writes them."""
    options = {option.replace("_", "-"): value for option, value in game.options.items()}
    rates = {kind: measured(title, measure, game) for kind, measure in KINDS.items()}
    return {"title": title, "game": game.name, "options": options} | rates


games = [told(title, game) for title, game in GAMES]
peers = [(name, measured(name, measure, game)) for name, (measure, game) in PEERS.items()]
print(json.dumps({"games": games, "peers": peers}))
