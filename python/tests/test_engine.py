"""The engine as it is."""

from __future__ import annotations

import copy
import os
import pickle
import random
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import seaboard
from seaboard import Bot, Game, RuleError
from seaboard._games import for_two

COMPONENTS = Path(__file__).parents[2] / "components"


def played(game: Game, seed: int, steps: int) -> seaboard.State:
    state, chance = game.new(seed), random.Random(seed)
    for _ in range(steps):
        if state.over:
            break
        seat = state.current
        state.apply(seat, chance.choice(state.legal(seat)))
    return state


def test_a_game_is_played_by_index_to_its_end(game: Game) -> None:
    state = played(game, 1, game.max_steps)
    outcome = state.outcome()
    assert state.over and state.awaited() == [] and state.current == -1 and outcome is not None
    for seat in range(game.players):
        lines = state.score_lines(seat)
        assert list(lines) == game.score_names and sum(lines.values()) == outcome["points"][seat] == state.points(seat)
    assert game.players == 1 or sum(state.rewards()) == pytest.approx(1)


def test_variants_are_different_games_of_every_name_and_number_of_players() -> None:
    games = seaboard.variants()
    assert len(set(games)) == len(games) and set(games) >= {Game(name) for name in seaboard.GAMES}
    counts = {name: {game.players for game in games if game.name == name} for name in seaboard.GAMES}
    assert counts["come-sail-away"] == {1, 2, 3, 4} and counts["on-board"] == counts["pirates-under-fire"] == {2}


def test_masks_legal_actions_and_notation_agree(game: Game) -> None:
    state = played(game, 2, 30)
    for seat in range(game.players):
        legal = state.legal(seat)
        assert sorted(legal) == np.flatnonzero(state.mask(seat)).tolist()
        assert all(game.index(game.notation(index)) == index and state.describe(index) for index in legal)
        assert [state.notation(index) for index in legal] == [game.notation(index) for index in legal]
        assert bool(legal) == (seat in state.awaited())


def test_an_observation_has_what_its_table_says(game: Game) -> None:
    state, fields = played(game, 3, 12), game.observation_fields()
    row = state.observation(0)
    assert row.dtype == np.int16 and row.shape == (game.observation_size,)
    assert sum(length for _, _, length, _ in fields) == game.observation_size
    assert len({name for name, *_ in fields}) == len(fields) and all(meaning for *_, meaning in fields)
    place = next(place for name, place, *_ in fields if name == "seat")
    assert [state.observation(seat)[place + seat] for seat in range(game.players)] == [1] * game.players


def test_a_redeal_shows_its_player_the_same(game: Game) -> None:
    state = played(game, 4, 25)
    for seat in range(game.players):
        other = state.redeal(seat, 9)
        assert other.view(seat) == state.view(seat) and (other.observation(seat) == state.observation(seat)).all()


def test_a_redeal_deals_anew_what_its_player_does_not_know(game: Game) -> None:
    state = played(game, 4, 25)
    ends = []
    for seed in (None, *range(12)):
        other = state.clone() if seed is None else state.redeal(0, seed)
        assert seed is None or other.view(0) == state.view(0)
        # Everybody does the same as far as they can, so that only what was hidden makes a difference.
        while not other.over:
            other.apply(other.current, other.legal(other.current)[0])
        ends.append(other.view(0))
    assert sum(end != ends[0] for end in ends) > 6
    assert state.redeal(0, 3).observation(game.players - 1).tolist() == state.redeal(0, 3).observation(game.players - 1).tolist()


def test_a_redealt_state_begins_where_it_was_redealt(game: Game) -> None:
    state = played(game, 4, 25)
    other = state.redeal(0, 9)
    assert other.moves() == [] and other.recall(0) == state.recall(0, len(state.moves()))
    action = other.legal(other.current)[0]
    other.apply(other.current, action)
    assert len(other.moves()) == 1 and other.restarted().view(0) == state.view(0)
    with pytest.raises(ValueError, match="redealt"):
        other.table()
    with pytest.raises(ValueError, match="redealt"):
        pickle.dumps(other)
    assert other.clone().view(0) == copy.deepcopy(other).view(0) == other.view(0)


def test_seats_are_counted_from_nought_and_in_views_from_one(game: Game) -> None:
    state = game.new(1)
    assert [state.view(seat)["viewer"] for seat in range(game.players)] == [{"seat": seat + 1} for seat in range(game.players)]


def test_copies_pickles_and_files_are_the_same_game(game: Game) -> None:
    state = played(game, 5, 20)
    again = [state.clone(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))]
    again.append(Game.load(state.table()))
    assert pickle.loads(pickle.dumps(game)) == game == state.game
    for other in again:
        assert other.moves() == state.moves() and other.view(0) == state.view(0)
        other.play_out(1)
        assert other.over and not state.over


def test_random_games_are_those_of_the_program(game: Game, tmp_path: Path) -> None:
    program = os.environ.get("SEABOARD_PROGRAM")
    assert program, "SEABOARD_PROGRAM names the program; cargo xtask python sets it"
    options: list[str] = []
    for name, value in game.options.items():
        listed = ",".join(map(str, value)) if isinstance(value, list) else str(value)
        spelled = {"hands": ["--open-hands"] if value == "open" else []}
        flag = f"--{name.replace('_', '-')}"
        options += spelled.get(name, [flag] if value is True else [] if value is False else [flag, listed])
    command = [program, "simulate", game.name, *options, "--games", "2", "--seed", "40", "--save", str(tmp_path)]
    subprocess.run(command, check=True, capture_output=True)
    for seed in (40, 41):
        state = game.new(seed)
        state.play_out(seed)
        saved = Game.load((tmp_path / f"{game.name}-{seed}.seaboard").read_text())
        assert saved.game == game and saved.moves() == state.moves() and saved.outcome() == state.outcome()


@pytest.mark.parametrize("name", seaboard.GAMES)
def test_games_of_bots_are_those_of_the_program(name: str, tmp_path: Path) -> None:
    game, names = Game(name, **for_two(name)), ("helmsman", "deckhand")
    players = ["--players", "2"] if "players" in game.options else []
    command = [os.environ["SEABOARD_PROGRAM"], "simulate", name, *players, "--games", "3", "--seed", "50", "--save", str(tmp_path)]
    lineups: list[tuple[str, Any]] = [
        ("helmsman,deckhand", [Bot(level) for level in names]),
        ("deckhand", Bot("deckhand")),
        ("random,helmsman", [None, Bot("helmsman")]),
    ]
    for named, bots in lineups:
        subprocess.run([*command, "--bots", named], check=True, capture_output=True)
        for seed in (50, 51, 52):
            state = game.new(seed)
            state.play_out(seed, bots)
            saved = Game.load((tmp_path / f"{name}-{seed}.seaboard").read_text())
            assert state.over and saved.moves() == state.moves() and saved.outcome() == state.outcome()


def test_bots_play_on_from_any_position() -> None:
    game = Game("on-board")
    state = played(game, 7, 30)
    before, bot = state.moves(), Bot("deckhand")
    state.play_out(3, bots=(bot, None))
    assert state.over and state.moves()[:30] == before and len(state.moves()) > 30
    for wrong in ([bot], [], [None] * 3):
        with pytest.raises(ValueError, match=rf"^bots: .*list of 2, not of {len(wrong)}"):
            game.new(1).play_out(1, wrong)
    for odd in ("deckhand", 3, [bot, "deckhand"], {"a": bot}):
        with pytest.raises(TypeError, match=r"^bots: "):
            game.new(1).play_out(1, odd)


def test_a_refusal_carries_its_rule_and_says_who_tried_what() -> None:
    game = Game("come-sail-away", players=2)
    state, end = game.new(1), game.index("end")
    with pytest.raises(RuleError, match=r"seat 1: “end” is against CSA-\d+: ") as refused:
        state.apply(1, end)
    error = refused.value
    assert error.rule.startswith("CSA-") and len(error.sentence) > 10 and str(error).endswith(error.sentence)
    assert (error.seat, error.action, error.notation) == (1, end, "end")
    assert issubclass(RuleError, ValueError)


def test_a_game_is_written_as_it_is_made(game: Game) -> None:
    assert eval(repr(game)) == game and hash(eval(repr(game))) == hash(game)
    older = Game(game.name, rules=1, **game.options)
    assert eval(repr(older)) == older and ("rules=1" in repr(older)) == (older != game)
    assert Game(game.name, **game.options) == game


def test_a_game_with_components_of_its_own_is_told_by_them_and_kept() -> None:
    text = (COMPONENTS / "come-sail-away.toml").read_text()
    own = Game("come-sail-away", components=text.replace("value = 3", "value = 4", 1))
    assert own != Game("come-sail-away") and repr(own).startswith("<") and own.fingerprint in repr(own)
    for kept in (own, own.new(1).game, pickle.loads(pickle.dumps(own.new(1))).game):
        assert pickle.loads(pickle.dumps(kept)) == own and pickle.loads(pickle.dumps(kept)).fingerprint == own.fingerprint


def test_numbers_truths_and_lists_of_numpy_are_those_of_python() -> None:
    game = Game("come-sail-away", players=np.int8(2), facilities=np.arange(1, 6), rules=np.uint32(2))
    assert game == Game("come-sail-away", players=2, facilities=[1, 2, 3, 4, 5], rules=2)
    assert (
        game
        == Game("come-sail-away", players=2, facilities=tuple(np.arange(1, 6)))
        == Game("come-sail-away", players=2, facilities=range(1, 6))
    )
    assert Game("on-board", captains=np.True_, luggage=np.bool_(False)) == Game("on-board", captains=True)
    state, same = game.new(np.uint64(3)), game.new(3)
    for kind in (np.int8, np.int64, np.uint16):
        seat, action = kind(state.current), kind(state.legal(kind(state.current))[0])
        assert state.mask(seat)[action] and game.notation(action) == same.notation(int(action))
        state.apply(seat, action)
        same.apply(int(seat), int(action))
    assert state.moves() == same.moves() and Bot("helmsman", thumb=np.False_, threads=np.int32(1)).think(
        state, np.int64(state.current), np.int64(1)
    )


def test_whoever_gives_a_path_is_told_to_give_the_text(tmp_path: Path) -> None:
    file = tmp_path / "game.seaboard"
    file.write_text(Game("on-board").new(1).table())
    calls: list[Callable[[Any], object]] = [Game.load, seaboard.analyse, lambda path: Game("on-board", components=path)]
    for call in calls:
        for path in (str(file), "game.seaboard", "components/on-board.toml", "C:\\games\\1.txt"):
            with pytest.raises(ValueError, match=r"(text|components): .* is a path; give the text"):
                call(path)
        with pytest.raises(TypeError, match=r"(text|components): .* is a path; give the text"):
            call(file)
    assert Game.load(file.read_text()).game == Game("on-board")


def test_a_bot_that_has_nothing_to_decide_is_not_asked() -> None:
    state, bot = Game("pirates-under-fire").new(1), Bot("deckhand")
    with pytest.raises(ValueError, match=r"seat 1|seat 0") as told:
        bot.think(state, 1 - state.current)
    assert f"seat {1 - state.current} has nothing to decide" in str(told.value)
    state.play_out(1)
    with pytest.raises(ValueError, match="the game is over"):
        bot.think(state, 0)


def test_options_are_named_as_python_writes_them() -> None:
    with pytest.raises(ValueError, match=r"^special_passengers: 3 does not fit"):
        Game("on-board", special_passengers=3)
    with pytest.raises(TypeError, match=r"^special_passengers: an option cannot be of type float"):
        Game("on-board", special_passengers=1.5)
    with pytest.raises(ValueError, match=r"^special_guests: there is no such option; there are: .*special_passengers"):
        Game("on-board", special_guests=True)
    with pytest.raises(ValueError, match=r"^players: 10{30} is out of range"):
        Game("come-sail-away", players=10**30)
    assert "special_passengers" in Game("on-board").options


def test_bots_play_at_all_seats_and_the_same_again(game: Game) -> None:
    bot = Bot("helmsman")
    state = game.new(6)
    while not state.over:
        seat = state.current
        line = bot.think(state, seat, 7)
        assert line == bot.think(state, seat, 7)
        for action in line:
            state.apply(seat, action)
    assert state.outcome() is not None


def test_an_admiral_takes_a_budget_and_threads() -> None:
    state = Game("pirates-under-fire").new(3)
    lines = {tuple(Bot("admiral", budget=20, threads=threads).think(state, state.current, 5)) for threads in (1, 2)}
    assert len(lines) == 1 and next(iter(lines))


def test_only_whoever_tries_something_out_takes_a_budget() -> None:
    for level in ("deckhand", "helmsman", "navigator"):
        with pytest.raises(ValueError, match=f"^budget: “{level}” tries nothing out"):
            Bot(level, budget=1000)
        with pytest.raises(ValueError, match=f"^milliseconds: “{level}” tries nothing out"):
            Bot(level, milliseconds=50)
        assert Bot(level, thumb=True, threads=2).level == level
    assert Bot("admiral", milliseconds=50).level == Bot("admiral", budget=50).level == "admiral"


@pytest.mark.parametrize("name", seaboard.GAMES)
def test_a_bot_with_rules_of_thumb_plays_otherwise(name: str) -> None:
    learned, thumb = Bot("navigator"), Bot("navigator", thumb=True)
    state, other = Game(name).new(2), 0
    while not state.over:
        lines = [bot.think(state, state.current, 1) for bot in (learned, thumb)]
        other += lines[0] != lines[1]
        state.apply(state.current, lines[0][0])
    assert other > 0


def test_an_admiral_thinks_as_long_as_it_may() -> None:
    state = Game("pirates-under-fire").new(3)
    assert len(state.legal(state.current)) > 1
    start = time.perf_counter()
    Bot("admiral", milliseconds=400).think(state, state.current)
    assert time.perf_counter() - start >= 0.4
    # Of the processor's time, whatever else is at work.
    start = time.thread_time()
    Bot("admiral", milliseconds=1).think(state, state.current)
    assert time.thread_time() - start < 0.4


class Enough(Exception):
    """Somebody has waited long enough."""


def test_a_signal_ends_a_thought() -> None:
    def enough(*_: object) -> None:
        raise Enough

    state, before = Game("pirates-under-fire").new(3), signal.signal(signal.SIGALRM, enough)
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.2)
        with pytest.raises(Enough):
            Bot("admiral", milliseconds=250_000).think(state, state.current)
    finally:
        signal.signal(signal.SIGALRM, before)


def test_bots_are_copied_and_pickled_with_all_that_they_were_made_with() -> None:
    state = Game("pirates-under-fire").new(3)
    for bot in (Bot("admiral", budget=20, thumb=True, threads=2), Bot("navigator"), Bot("admiral", budget=20)):
        line = bot.think(state, state.current, 5)
        for again in (pickle.loads(pickle.dumps(bot)), copy.deepcopy(bot), copy.copy(bot)):
            assert again.level == bot.level and again.__getnewargs_ex__() == bot.__getnewargs_ex__()
            assert again.think(state, state.current, 5) == line
    assert Bot("admiral", milliseconds=7).__getnewargs_ex__()[1]["milliseconds"] == 7


@pytest.mark.parametrize("threads", [0, 257, 2**40])
def test_threads_that_cannot_be_are_refused(threads: int) -> None:
    game = Game("come-sail-away")
    over = game.new(1)
    over.play_out(1)
    calls: list[Callable[[], object]] = [
        lambda: Bot("admiral", threads=threads),
        lambda: seaboard.VectorGame(game, 2, threads),
        lambda: seaboard.analyse(over.table(), budget=16, threads=threads),
    ]
    for call in calls:
        with pytest.raises(ValueError, match=rf"^threads: {threads} is out of range; it can be 1 to 256"):
            call()


def test_a_component_file_is_played_with_and_a_wrong_one_named() -> None:
    text = (COMPONENTS / "come-sail-away.toml").read_text()
    assert Game("come-sail-away", components=text).fingerprint == Game("come-sail-away").fingerprint
    with pytest.raises(ValueError, match="bonus-score-token"):
        Game("come-sail-away", components=text.replace("value = 3", "value = 300", 1))


def test_words_come_in_three_languages() -> None:
    state = Game("on-board").new(2)
    index = state.legal(state.current)[0]
    told = {state.describe(index, lang) for lang in ("en", "fr", "uk")} | {state.prompt(0, lang) for lang in ("en", "fr", "uk")}
    assert len(told) == 6
    assert state.game.title() == state.game.title("en") == "On Board"
    with pytest.raises(ValueError, match="lang"):
        state.game.title("la")


def test_numbers_that_no_type_holds_are_told_with_their_argument() -> None:
    state = Game("come-sail-away").new(1)
    for act in [lambda: state.legal(-1), lambda: state.apply(-1, 0)]:
        with pytest.raises(ValueError, match=r"seat: -1 is out of range"):
            act()
    with pytest.raises(ValueError, match=r"budget: -1 is out of range"):
        Bot("admiral", budget=-1)
    with pytest.raises(ValueError, match=r"not both"):
        Bot("admiral", budget=5, milliseconds=5)
