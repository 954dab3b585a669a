"""What the tests share."""

from __future__ import annotations

import pytest

import seaboard


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that asks for `game` is run for every game, edition, extension and number of players."""
    if "game" in metafunc.fixturenames:
        games = seaboard.variants()
        metafunc.parametrize("game", games, ids=[repr(game)[14:-1] for game in games])
