"""The examples at a small size, as anybody would run them, and the first steps of docs/python.md."""

from __future__ import annotations

import ast
import email
import os
import re
import subprocess
import sys
import venv
import zipfile
from pathlib import Path
from typing import Any

import pytest
import yaml

import seaboard
from seaboard import tables

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples" / "python"


def run(name: str, *arguments: str) -> str:
    command = [sys.executable, str(EXAMPLES / name), *arguments]
    # Half a minute at most where nothing else is at work; what hangs must end some time.
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=1200)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_two_bots_play_and_their_scores_are_drawn(tmp_path: Path) -> None:
    picture = tmp_path / "scores.png"
    told = run("scores.py", "--games", "3", "--bots", "helmsman", "deckhand", "--output", str(picture))
    assert "of 6" in told and picture.read_bytes().startswith(b"\x89PNG")


def test_ppo_learns_in_a_minute_to_play_better_than_by_chance(tmp_path: Path) -> None:
    picture = tmp_path / "ppo.png"
    small = ("--steps", "300000", "--hidden", "64", "--evaluate", "100", "--output", str(picture))
    told = run("ppo.py", *small, "--must-beat", "random")
    assert re.search(r"after 303,104 steps, [\d.]+ minutes \([\d.]+ of a processor's time\): -?[\d.]+ ± [\d.]+ points", told), told
    more = re.search(r"^(-?[\d.]+) ± ([\d.]+) more than random$", told, re.M)
    assert more is not None and float(more[1]) - float(more[2]) > 10, told
    assert "more than deckhand" in told and picture.read_bytes().startswith(b"\x89PNG")


def test_ppo_says_whom_it_does_not_beat(tmp_path: Path) -> None:
    hardly = ("--steps", "4096", "--hidden", "8", "--evaluate", "10", "--output", str(tmp_path / "ppo.png"))
    command = [sys.executable, str(EXAMPLES / "ppo.py"), *hardly, "--must-beat", "helmsman"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=1200)
    assert done.returncode == 1 and "it is not clearly better than helmsman" in done.stderr, done.stderr


def test_a_cluster_plays_what_one_machine_plays_though_a_worker_dies() -> None:
    told = run("ray_selfplay.py", "--deals", "6", "--part", "2", "--bots", "helmsman", "deckhand", "--kill")
    assert "a worker died: yes" in told and "the first 6 are those of one machine" in told


def blocks(page: str = "docs/python.md") -> list[str]:
    """The programs of a page, in order."""
    return re.findall(r"```python\n(.*?)```", (ROOT / page).read_text(), re.S)


def test_the_wheel_and_the_first_program_learn_where_nothing_else_is_installed(tmp_path: Path) -> None:
    wheel = os.environ.get("SEABOARD_WHEEL")
    assert wheel, "SEABOARD_WHEEL names the wheel; cargo xtask python sets it"
    venv.create(tmp_path / "clean", with_pip=True)
    python = str(tmp_path / "clean" / "bin" / "python")
    subprocess.run([python, "-m", "pip", "install", "--quiet", wheel], check=True, timeout=300)
    listed = subprocess.run([python, "-m", "pip", "freeze"], check=True, capture_output=True, text=True).stdout
    assert sorted(re.split(r"==| @ ", line)[0] for line in listed.splitlines()) == ["numpy", "seaboard"]
    program = blocks()[0]
    assert program.count("\n") == 14 and "fourteen lines" in (ROOT / "docs" / "python.md").read_text()
    done = subprocess.run([python, "-c", program], check=True, capture_output=True, text=True, timeout=300, cwd=tmp_path)
    points = [float(line.split()[-1]) for line in done.stdout.splitlines()]
    assert points[-1] > points[0] + 5, done.stdout


def test_the_first_steps_of_the_documentation_run(tmp_path: Path) -> None:
    assert len(blocks()) >= 4
    # One whole episode for each: Gymnasium, many of it, both kinds of PettingZoo, OpenSpiel, one of its solvers and one of its searches.
    episodes = ("gymnasium.make(", "make_vec(", "agent_iter(", "parallel_env(", "is_terminal(", "exploitability(", "ISMCTSBot(")
    for named in episodes:
        assert any(named in block for block in blocks()), named
    for block in [*blocks(), *blocks("python/README.md")]:
        command = [sys.executable, "-c", block]
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=600, cwd=tmp_path)
        assert done.returncode == 0, f"{block}\n{done.stderr}"


def test_the_tables_of_the_documentation_are_those_of_the_engine() -> None:
    for table in (tables.options(), tables.page()):
        assert table in (ROOT / "docs" / "python.md").read_text(), "python -m seaboard.tables prints them"


def signature(function: ast.FunctionDef) -> str:
    """The arguments as whoever calls it writes them: no types, and nothing that Python passes by itself."""
    taken = function.args
    for node in ast.walk(taken):
        if isinstance(node, ast.arg):
            node.annotation = None
    taken.args = [argument for argument in taken.args if argument.arg not in ("self", "cls")]
    return ast.unparse(taken).replace("'", '"')


def members(of: ast.ClassDef) -> list[str]:
    """What a class of the stub offers, as the documentation writes it: properties by their names, the others with their arguments."""
    public = [node for node in of.body if isinstance(node, ast.FunctionDef) and not node.name.startswith("_")]
    is_property = [any(isinstance(it, ast.Name) and it.id == "property" for it in node.decorator_list) for node in public]
    return [node.name if plain else f"{node.name}({signature(node)})" for node, plain in zip(public, is_property, strict=True)]


def test_what_there_is_in_the_documentation_is_what_the_stub_says() -> None:
    section = (ROOT / "docs" / "python.md").read_text().split("\n## What there is\n")[1].split("\n## ")[0]
    rows = [line for line in section.splitlines() if line.startswith("| `")]
    words = set(re.findall(r"[A-Za-z_]\w*", " ".join(re.findall("`([^`]+)`", section))))
    assert set(seaboard.__all__) <= words, set(seaboard.__all__) - words
    stub = ast.parse((ROOT / "python" / "src" / "seaboard" / "_engine.pyi").read_text())
    seen = []
    for node in stub.body:
        if isinstance(node, ast.FunctionDef):
            assert any(row.startswith(f"| `{node.name}({signature(node)})` |") for row in rows), node.name
        if not isinstance(node, ast.ClassDef) or node.name.startswith("_"):
            continue
        assert node.name in words
        fields = [field.target.id for field in node.body if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)]
        assert set(fields) <= words, fields
        if members(node):
            made = [it for it in node.body if isinstance(it, ast.FunctionDef) and it.name == "__new__"]
            head = f"{node.name}({signature(made[0])})" if made else node.name
            row = next((row for row in rows if row.startswith(f"| `{head}` |")), None)
            assert row is not None, head
            missing = [member for member in members(node) if f"`{member}`" not in row]
            assert not missing, f"{node.name}: {missing}"
            seen.append(node.name)
    assert seen == ["Game", "State", "Bot", "VectorGame"]


def test_whoever_cites_cites_this_version() -> None:
    told = yaml.safe_load((ROOT / "CITATION.cff").read_text())
    version = re.findall(r'^version = "(.*)"', (ROOT / "Cargo.toml").read_text(), re.M)
    assert version == [seaboard.__version__] == [told["version"]]
    # In its specification, what must be there and what a program that exists looks like.
    assert told["cff-version"] == "1.2.0" and {"message", "title", "authors"} <= set(told) and told["type"] == "software"
    assert told["authors"] == [{"name": "Seaboard contributors"}]
    assert " OR ".join(told["license"]) in (ROOT / "Cargo.toml").read_text()
    entry = re.findall(r"@software\{seaboard, (.*)\}", (ROOT / "docs" / "python.md").read_text())
    assert len(entry) == 1
    fields = dict(re.findall(r"(\w+) = \{(\{.*?\}|.*?)\}", entry[0]))
    assert fields["version"] == told["version"] and fields["title"] == told["title"]
    assert fields["author"] == f"{{{told['authors'][0]['name']}}}"


def test_the_options_of_the_documentation_are_those_of_the_engine() -> None:
    assert list(tables.OPTIONS) == seaboard.GAMES
    for name, known in tables.OPTIONS.items():
        defaults = seaboard.Game(name).options
        assert set(known) == set(defaults)
        for option, (kind, values, _) in known.items():
            assert kind == ("list[int]" if isinstance(defaults[option], list) else type(defaults[option]).__name__)
            # The engine names what it takes: for texts just those of the table, in its order.
            with pytest.raises(ValueError, match=f"^{option}: ") as told:
                seaboard.Game(name, **{option: "odd"})
            if kind == "str":
                assert re.findall("`([a-z-]+)`", str(told.value))[-2:] == re.findall('"([a-z-]+)"', values)
            else:
                assert {"bool": "boolean", "int": "u8", "list[int]": "sequence"}[kind] in str(told.value)
    assert [players for players in range(256) if possible("come-sail-away", players=players)] == [1, 2, 3, 4]
    assert [number for number in range(256) if possible("come-sail-away", facilities=[2, 3, 4, 5, number])] == [1, 6, 7, 8, 9, 10]
    assert [length for length in range(11) if possible("come-sail-away", facilities=range(1, 1 + length))] == [5]
    for extension in ("captains", "luggage", "special_passengers"):
        assert possible("on-board", **{extension: True}) and not possible("on-board", edition="bienvenue-a-bord", **{extension: True})


def possible(name: str, **options: Any) -> bool:
    try:
        return bool(seaboard.Game(name, **options))
    except ValueError:
        return False


def test_the_wheel_describes_itself() -> None:
    with zipfile.ZipFile(os.environ["SEABOARD_WHEEL"]) as wheel:
        listed = [name for name in wheel.namelist() if name.endswith(".dist-info/METADATA")]
        told = email.message_from_bytes(wheel.read(listed[0]))
    assert told["Description-Content-Type"].startswith("text/markdown")
    assert str(told.get_payload()).strip() == (ROOT / "python" / "README.md").read_text().strip()
    assert set(told.get_all("Provides-Extra", [])) == {"gymnasium", "pettingzoo", "openspiel", "examples"}
    # What an extra names is what its module imports.
    for extra in ("gymnasium", "pettingzoo"):
        required = {
            re.split(r"\W", need)[0] for need in told.get_all("Requires-Dist", []) if f"extra == '{extra}'" in need.replace('"', "'")
        }
        source = (ROOT / "python" / "src" / "seaboard" / f"{extra}.py").read_text()
        imported = set(re.findall(r"^(?:import (\w+)|from ([a-z]\w*)[\w.]* import)", source, re.M))
        assert required == {name for names in imported for name in names if name} - sys.stdlib_module_names - {"numpy"}, extra
    assert told["Version"] == seaboard.__version__


def test_what_the_examples_need_is_named() -> None:
    standard, ours = sys.stdlib_module_names, {"seaboard", "numpy"}
    imported = {name for file in EXAMPLES.glob("*.py") for name in re.findall(r"^(?:import|from) (\w+)", file.read_text(), re.M)}
    required = re.findall(r"^examples = \[(.*)\]", (ROOT / "python" / "pyproject.toml").read_text(), re.M)
    assert set(re.findall(r'"([a-z]+)', required[0])) == imported - standard - ours
