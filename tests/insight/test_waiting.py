"""The solver's own waiting may end before time is over, with nothing to tell: that cuts no list of deals short."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import pytest

from duskbell.insight.clocktower import read_puzzle, solve
from duskbell.insight.clocktower.roles import Roles
from duskbell.insight.clocktower.solver import waited
from tests.insight.patience import PATIENT

PUZZLES = json.loads((Path(__file__).parent / "sample.json").read_text(encoding="utf-8"))["puzzles"]


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Two of three times the solver is asked to wait it says at once that it has waited."""
    solving = pytest.importorskip("clingo.solving")
    patient, asked = solving.SolveHandle.wait, list[float]()

    def wait(handle: Any, timeout: float | None = None) -> Any:
        asked.append(timeout or 0.0)
        return patient(handle, timeout) if len(asked) % 3 == 0 else False

    monkeypatch.setattr(solving.SolveHandle, "wait", wait)
    return asked


@pytest.mark.parametrize("puzzle", PUZZLES[:3], ids=lambda p: p["id"])
def test_a_list_of_deals_is_whole_however_often_the_solver_stops_waiting(
    puzzle: dict[str, Any], hasty: list[float]
) -> None:
    found = solve(read_puzzle(puzzle), PATIENT)
    assert found.whole
    assert [list(deal) for deal in found.deals] == sorted(s["starting"] for s in puzzle["solutions"])
    assert hasty


def test_so_are_the_roles_and_deals_of_a_seat(hasty: list[float]) -> None:
    p = read_puzzle(PUZZLES[0])
    roles, ends = Roles(p), time.perf_counter() + PATIENT
    for _ in roles.closer(ends):
        pass
    assert roles.whole
    deals, whole = roles.deals(10_000, ends)
    assert whole
    assert {*deals} == {*solve(p, PATIENT).deals}


def test_when_time_is_over_nobody_waits_on() -> None:
    class Never:
        def wait(self, _: float) -> bool:
            return False

    assert not waited(Never(), time.perf_counter() - 1.0)
    assert not waited(Never(), time.perf_counter() + 0.01)
