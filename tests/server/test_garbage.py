"""A server searches all of its memory in calm moments, and not in the midst of a crowd."""

from __future__ import annotations

import gc

import pytest

from duskbell.server.running import Crowd, garbage
from duskbell.server.running.crowd import FEW
from duskbell.server.running.garbage import CROWDED, ENOUGH, LONGEST, MOST, NEVER, OLDER, YOUNG, Garbage, is_due

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


@pytest.mark.parametrize("ends_calmly", [True, False])
async def test_while_a_crowd_comes_nothing_is_searched_and_soon_afterwards_it_is(
    monkeypatch: pytest.MonkeyPatch, ends_calmly: bool
) -> None:
    threshold, searched = (YOUNG, OLDER, NEVER), list[int]()

    def sets(*to: int) -> None:
        nonlocal threshold
        threshold = (to[0], to[1], to[2])

    monkeypatch.setattr(gc, "get_threshold", lambda: threshold)
    monkeypatch.setattr(gc, "set_threshold", sets)
    monkeypatch.setattr(gc, "get_count", lambda: (0, 0, 0))
    monkeypatch.setattr(gc, "collect", searched.append)
    at = worked = 100.0
    monkeypatch.setattr(garbage, "monotonic", lambda: at)
    monkeypatch.setattr(garbage, "thread_time", lambda: worked)
    looker, crowd = Garbage(), Crowd()
    for _ in range(FEW + 1):
        crowd.wait(0.0, seated=False)
    for _ in range(FEW + 1):
        assert threshold == (YOUNG, OLDER, NEVER), "few are no crowd"
        crowd.wait(1.0)
    assert threshold == (CROWDED, OLDER, NEVER)
    for _ in range(LONGEST - 1):
        at, worked = at + 1, worked + 0.9
        await looker.look()
        assert not searched
    at, worked = at + 1, worked + (0.1 if ends_calmly else 0.9)
    await looker.look()
    assert searched == [0]
    assert threshold == (YOUNG, OLDER, NEVER)


def test_where_nobody_has_settled_a_crowd_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gc, "get_threshold", lambda: (700, 10, 10))
    monkeypatch.setattr(gc, "set_threshold", lambda *to: pytest.fail(str(to)))
    crowd = Crowd()
    for _ in range(FEW + 1):
        crowd.wait(1.0)
