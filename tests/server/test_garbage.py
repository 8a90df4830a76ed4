"""A server searches all of its memory in calm moments, and not in the midst of a crowd."""

from __future__ import annotations

import gc

import pytest

from duskbell.server.running import garbage
from duskbell.server.running.garbage import ENOUGH, MOST, NEVER, Garbage, is_due

pytestmark = pytest.mark.anyio


@pytest.fixture
def searches(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The searches that were made, in a process that has settled and where one would do good."""
    made: list[int] = []
    monkeypatch.setattr(gc, "get_threshold", lambda: (1, 1, NEVER))
    monkeypatch.setattr(gc, "get_count", lambda: (0, 0, ENOUGH))
    monkeypatch.setattr(gc, "collect", lambda: made.append(1))
    return made


@pytest.mark.parametrize(
    ("searched", "calm", "due"),
    [
        (ENOUGH - 1, True, False),
        (ENOUGH, True, True),
        (ENOUGH, False, False),
        (MOST - 1, False, False),
        (MOST, False, True),
    ],
)
def test_it_waits_for_a_calm_moment_but_not_for_ever(searched: int, calm: bool, due: bool) -> None:
    assert is_due(searched, calm=calm) is due


async def test_a_moment_is_calm_where_the_thread_has_hardly_worked(
    monkeypatch: pytest.MonkeyPatch, searches: list[int]
) -> None:
    at, worked = 100.0, 7.0
    monkeypatch.setattr(garbage, "monotonic", lambda: at)
    monkeypatch.setattr(garbage, "thread_time", lambda: worked)
    looker = Garbage()
    at, worked = 101.0, 7.9
    await looker.look()
    assert not searches, "a crowd is here"
    at, worked = 102.0, 8.0
    await looker.look()
    assert searches == [1]


async def test_where_nobody_has_settled_it_is_left_to_python(
    monkeypatch: pytest.MonkeyPatch, searches: list[int]
) -> None:
    monkeypatch.setattr(gc, "get_threshold", lambda: (700, 10, 10))
    await Garbage().look()
    assert not searches
