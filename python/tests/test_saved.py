"""Saved games of every release: they come out as their files say, and can be played again from their deal."""

from __future__ import annotations

import pickle
import re
from pathlib import Path

import pytest

import seaboard
from seaboard import Bot, Game

TESTS = Path(__file__).parents[2] / "crates" / "catalog" / "tests"
FILES = sorted([*TESTS.glob("saved/*/*.seaboard"), *TESTS.glob("golden/*.seaboard")])
LOST = {"resign": "resigned", "timeout": "timed-out"}


def sheets(text: str) -> list[tuple[list[int], int]]:
    """The lines of each seat's score sheet and their sum, as comments of the file have them."""
    told = re.findall(r"^# sheet (\d): (.*) = (-?\d+)$", text, re.M)
    assert [int(seat) for seat, _, _ in told] == list(range(1, len(told) + 1))
    return [(list(map(int, lines.split())), int(total)) for _, lines, total in told]


def lost(text: str) -> tuple[str, int] | None:
    """How somebody lost the game before its end, and who, as its last entry says."""
    entries = [line for line in text.splitlines() if line and not line.startswith("#")]
    entry = re.match(r"(\d) (resign|timeout)\b", entries[-1])
    return None if entry is None else (LOST[entry[2]], int(entry[1]) - 1)


def test_there_are_files_of_all_kinds() -> None:
    texts = [file.read_text() for file in FILES]
    assert len(texts) > 80 and {kind and kind[0] for kind in map(lost, texts)} == {None, "resigned", "timed-out"}
    assert sum(re.search("^# won by", text, re.M) is None for text in texts) > 5


@pytest.mark.parametrize("file", FILES, ids=[f"{file.parent.name}-{file.stem}" for file in FILES])
def test_a_saved_game_comes_out_as_its_file_says_and_is_played_again_from_its_deal(file: Path) -> None:
    text = file.read_text()
    state, won = Game.load(text), re.findall(r"^# won by ?(.*)$", text, re.M)
    again, seats = state.restarted(), range(state.game.players)
    assert again.moves() == [] and not again.over and again.forfeit is None
    for seat, action in state.moves():
        assert action in again.legal(seat)
        again.apply(seat, action)
    assert again.moves() == state.moves()
    told = sheets(text)
    assert len(told) == len(seats)
    for seat, (lines, total) in zip(seats, told, strict=True):
        assert again.view(seat) == state.view(seat)
        for reached in (state, again):
            assert list(reached.score_lines(seat).values()) == lines and reached.points(seat) == sum(lines) == total
    assert state.over == bool(won) and state.forfeit == lost(text)
    outcome = {"points": [total for _, total in told], "winners": [int(seat) - 1 for seat in won[0].split()]} if won else None
    assert state.outcome() == outcome
    # What the rules know nothing of is not played again.
    assert (again.over, again.outcome()) == ((state.over, outcome) if state.forfeit is None else (False, None))
    for kept in (Game.load(state.table()), pickle.loads(pickle.dumps(state)), state.clone()):
        assert (kept.moves(), kept.outcome(), kept.forfeit) == (state.moves(), outcome, state.forfeit)


@pytest.mark.parametrize("name", seaboard.GAMES)
def test_a_game_that_somebody_resigned_is_over(name: str) -> None:
    state = Game.load((TESTS / "saved" / "2" / f"{name}-resigned.seaboard").read_text())
    assert state.forfeit == ("resigned", 0) and state.over and state.awaited() == [] and state.current == -1
    assert state.rewards() == [0, 1]
    for seat in range(state.game.players):
        assert state.legal(seat) == [] and not state.mask(seat).any()
        with pytest.raises(ValueError, match=r"^index: the game ended when somebody resigned"):
            state.apply(seat, 0)
        with pytest.raises(ValueError, match=r"^state: the game is over"):
            Bot("deckhand").think(state, seat)
        assert state.redeal(seat, 1).over
    done = state.moves()
    state.play_out(1)
    state.play_out(1, Bot("deckhand"))
    assert state.moves() == done
    report = seaboard.analyse(state.table(), budget=16, seat=0)
    assert report["ended"] == "before" and [seat["seat"] for seat in report["seats"]] == [1]
