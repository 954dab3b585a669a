"""The examples at a small size, as anybody would run them, and the first steps of docs/python.md."""

from __future__ import annotations

import re
import subprocess
import sys
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


def test_ppo_learns_for_a_moment() -> None:
    told = run("ppo.py", "--minutes", "0.2", "--hidden", "32", "--evaluate", "10")
    assert re.search(r"after 0.2 minutes and [\d,]+ steps: -?[\d.]+ points", told), told


def test_a_cluster_plays_what_one_machine_plays_though_a_worker_dies() -> None:
    told = run("ray_selfplay.py", "--deals", "6", "--part", "2", "--bots", "helmsman", "deckhand", "--kill")
    assert "a worker died: yes" in told and "the first 6 are those of one machine" in told


def test_the_first_steps_of_the_documentation_run(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "python.md").read_text()
    blocks = re.findall(r"```python\n(.*?)```", page, re.S)
    assert len(blocks) >= 4
    for block in blocks:
        command = [sys.executable, "-c", block]
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120, cwd=tmp_path)
        assert done.returncode == 0, f"{block}\n{done.stderr}"


def test_the_tables_of_the_documentation_are_those_of_the_engine() -> None:
    assert tables.page() in (ROOT / "docs" / "python.md").read_text(), "python -m seaboard.tables prints them"
