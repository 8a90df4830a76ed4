"""The order of the tests: every worker begins with its share of what waits and of what is slow."""

from __future__ import annotations

import pytest

from tests.shares import dealt, sizes

TESTS = [f"{file}.{n}" for file in ("a", "e2e", "b", "slow", "e2e-too", "slow-too", "c") for n in range(7)]


def mark(test: str) -> str:
    return home(test).removesuffix("-too") if home(test).startswith(("e2e", "slow")) else ""


def home(test: str) -> str:
    return test.split(".")[0]


def shares(workers: int) -> list[list[str]]:
    order = iter(dealt(TESTS, workers, mark, home))
    return [[next(order) for _ in range(size)] for size in sizes(len(TESTS), workers)]


@pytest.mark.parametrize("workers", [1, 2, 3, 4, 40, 60])
def test_no_test_is_lost_or_run_twice(workers: int) -> None:
    assert sorted(dealt(TESTS, workers, mark, home)) == sorted(TESTS)


@pytest.mark.parametrize("workers", [1, 2, 3, 4])
def test_each_worker_begins_with_its_share_of_what_waits(workers: int) -> None:
    for share in shares(workers):
        marks = [mark(test) for test in share]
        assert marks == sorted(marks, key=["e2e", "slow", ""].index)
    assert sum(any(mark(test) == "e2e" for test in share) for share in shares(workers)) == min(workers, 2)


@pytest.mark.parametrize("kind", ["e2e", "slow"])
def test_tests_of_one_file_stay_together(kind: str) -> None:
    files = [{home(test) for test in share if mark(test) == kind} for share in shares(2)]
    assert sorted(map(len, files)) == [1, 1]


def test_the_others_stay_in_their_order() -> None:
    others = [test for test in dealt(TESTS, 3, mark, home) if not mark(test)]
    assert others == [test for test in TESTS if not mark(test)]
