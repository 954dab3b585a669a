"""Random play-outs of OpenSpiel's C++ games: actions and games a second on one core."""

import random
import time

import pyspiel


def mean_length(make_state, games=200):
    """Player actions in a random game, counted from outside; chance moves are not counted."""
    generator = random.Random(1)
    actions = 0
    for _ in range(games):
        state = make_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes())
                state.apply_action(generator.choices(outcomes, weights)[0])
            else:
                state.apply_action(generator.choice(state.legal_actions()))
                actions += 1
    return actions / games


def report(name, games, seconds, length):
    rate = games / seconds
    print(f"  {name:<14} {rate * length / 1e6:6.2f} million actions a second, {rate:9.0f} games a second")


def by_rollouts(name, rollouts):
    game = pyspiel.load_game(name)

    def start():
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        return state

    # One simulation of the search: it evaluates the start by so many random games, and does nothing else.
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 10, False, 1, False)
    begin = time.perf_counter()
    bot.step(start())
    report(name, rollouts, time.perf_counter() - begin, mean_length(start))


def by_bots(name, games):
    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(player, player + 1) for player in range(game.num_players())]
    begin = time.perf_counter()
    for seed in range(games):
        pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
    report(name, games, time.perf_counter() - begin, mean_length(game.new_initial_state))


by_rollouts("connect_four", 50_000)
by_rollouts("backgammon", 1_000)
by_bots("hanabi", 2_000)
