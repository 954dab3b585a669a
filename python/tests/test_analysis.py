"""Where a game was won, told to Python."""

from __future__ import annotations

import json
import os
import random
import subprocess
from pathlib import Path

import pytest

import seaboard
from seaboard import Game


class Enough(Exception):
    """Somebody has seen enough."""


def ended(game: Game, seed: int) -> str:
    state = game.new(seed)
    state.play_out(seed)
    return state.table()


@pytest.mark.parametrize("name", seaboard.GAMES)
def test_a_report_is_that_of_the_program(name: str, tmp_path: Path) -> None:
    text, heard = ended(Game(name), 5), []
    report = seaboard.analyse(text, budget=16, seat=0, threads=2, progress=lambda done, of: heard.append((done, of)))
    file = tmp_path / "game.seaboard"
    file.write_text(text)
    command = [os.environ["SEABOARD_PROGRAM"], "analyse", str(file), "--json", "--budget", "16", "--seat", "1"]
    told = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    assert report == json.loads(told)["report"] and report["complete"]
    # Seats are counted from 0 where one is asked for, and from 1 in reports.
    assert report["turns"] and {turn["seat"] for turn in report["turns"]} == {1} == {seat["seat"] for seat in report["seats"]}
    assert sorted(done for done, _ in heard) == list(range(1, len(heard) + 1)) and heard[-1][1] == len(heard)


def test_what_the_levels_score_on_the_same_deal_is_that_of_the_program(tmp_path: Path) -> None:
    text, file = ended(Game("come-sail-away"), 5), tmp_path / "game.seaboard"
    file.write_text(text)
    report = seaboard.analyse(text, budget=16, par=True)
    command = [os.environ["SEABOARD_PROGRAM"], "analyse", str(file), "--json", "--budget", "16", "--par"]
    told = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    assert report == json.loads(told)["report"]
    assert [par["level"] for par in report["seats"][0]["par"]] == seaboard.LEVELS
    assert seaboard.analyse(text, budget=16)["seats"][0]["par"] == []


def test_what_progress_raises_ends_the_analysis() -> None:
    heard: list[int] = []

    def enough(done: int, of: int) -> None:
        heard.append(done)
        raise Enough

    with pytest.raises(Enough):
        seaboard.analyse(ended(Game("come-sail-away"), 1), budget=16, progress=enough)
    assert heard == [1]


def test_what_cannot_be_analysed_is_named() -> None:
    text = ended(Game("on-board"), 2)
    with pytest.raises(ValueError, match="budget"):
        seaboard.analyse(text, budget=1)
    with pytest.raises(ValueError, match="seat 2"):
        seaboard.analyse(text, budget=16, seat=2)
    with pytest.raises(TypeError, match="progress"):
        seaboard.analyse(text, budget=16, progress=3)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="goes on"):
        seaboard.analyse(Game("on-board").new(1).table())


def test_damaged_files_are_refused_with_a_line_or_analysed() -> None:
    def enough(done: int, of: int) -> None:
        raise Enough

    chance, text = random.Random(1), ended(Game("come-sail-away"), 3)
    for _ in range(60):
        place = chance.randrange(len(text))
        damaged = text[:place] + chr(chance.randrange(32, 127)) + text[place + chance.randrange(3) :]
        with pytest.raises((ValueError, Enough)) as raised:
            seaboard.analyse(damaged, budget=16, progress=enough)
        assert raised.type is Enough or len(str(raised.value)) > 10
