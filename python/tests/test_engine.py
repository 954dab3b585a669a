"""The engine as it is."""

from __future__ import annotations

import copy
import os
import pickle
import random
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import seaboard
from seaboard import Bot, Game, RuleError

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
