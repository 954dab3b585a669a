"""The examples at a small size, as anybody would run them, and the first steps of docs/python.md."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import venv
from pathlib import Path

from seaboard import tables

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples" / "python"


def run(name: str, *arguments: str) -> str:
    command = [sys.executable, str(EXAMPLES / name), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_two_bots_play_and_their_scores_are_drawn(tmp_path: Path) -> None:
    picture = tmp_path / "scores.png"
    told = run("scores.py", "--games", "3", "--bots", "helmsman", "deckhand", "--output", str(picture))
    assert "of 6" in told and picture.read_bytes().startswith(b"\x89PNG")


def test_ppo_learns_for_a_moment(tmp_path: Path) -> None:
    picture = tmp_path / "ppo.png"
    told = run("ppo.py", "--steps", "40000", "--hidden", "32", "--evaluate", "10", "--output", str(picture))
    assert re.search(r"after 40,960 steps, [\d.]+ minutes \([\d.]+ of a processor's time\): -?[\d.]+ ± [\d.]+ points", told), told
    assert "more than deckhand" in told and picture.read_bytes().startswith(b"\x89PNG")


def test_a_cluster_plays_what_one_machine_plays_though_a_worker_dies() -> None:
    told = run("ray_selfplay.py", "--deals", "6", "--part", "2", "--bots", "helmsman", "deckhand", "--kill")
    assert "a worker died: yes" in told and "the first 6 are those of one machine" in told


def blocks() -> list[str]:
    """The programs of docs/python.md, in order."""
    return re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "python.md").read_text(), re.S)


def test_the_wheel_and_ten_lines_learn_where_nothing_else_is_installed(tmp_path: Path) -> None:
    wheel = os.environ.get("SEABOARD_WHEEL")
    assert wheel, "SEABOARD_WHEEL names the wheel; cargo xtask python sets it"
    venv.create(tmp_path / "clean", with_pip=True)
    python = str(tmp_path / "clean" / "bin" / "python")
    subprocess.run([python, "-m", "pip", "install", "--quiet", wheel], check=True, timeout=300)
    listed = subprocess.run([python, "-m", "pip", "freeze"], check=True, capture_output=True, text=True).stdout
    assert sorted(re.split(r"==| @ ", line)[0] for line in listed.splitlines()) == ["numpy", "seaboard"]
    ten_lines = blocks()[0]
    assert ten_lines.count("\n") <= 14
    done = subprocess.run([python, "-c", ten_lines], check=True, capture_output=True, text=True, timeout=300, cwd=tmp_path)
    points = [float(line.split()[-1]) for line in done.stdout.splitlines()]
    assert points[-1] > points[0] + 5, done.stdout


def test_the_first_steps_of_the_documentation_run(tmp_path: Path) -> None:
    assert len(blocks()) >= 4
    for block in blocks():
        command = [sys.executable, "-c", block]
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120, cwd=tmp_path)
        assert done.returncode == 0, f"{block}\n{done.stderr}"


def test_the_tables_of_the_documentation_are_those_of_the_engine() -> None:
    assert tables.page() in (ROOT / "docs" / "python.md").read_text(), "python -m seaboard.tables prints them"
