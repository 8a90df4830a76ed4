"""The arena's benchmarks run, and say what was reached."""

from __future__ import annotations

import asyncio

import pytest

from benchmarks import arena


def test_environments_stand_beside_connect_four() -> None:
    pytest.importorskip("pettingzoo", reason="the extra `env` is not installed: pettingzoo")
    found = arena.envs(1, 0.001)
    assert all(found[f"{game} : {arena.BESIDE}"] > 0 for game in arena.ENVS)


def test_agents_play_whole_tables_at_the_door(monkeypatch: pytest.MonkeyPatch) -> None:
    assert asyncio.run(arena.played(1)) > 0


@pytest.mark.parametrize(("jobs", "times"), [(1, (0, 10, 12, 14, 16)), (2, (0, 10, 10, 12, 12))])
def test_parts_are_counted_from_each_process_first(
    jobs: int, times: tuple[float, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = iter(times)

    def run_to(*_: object, tell: object, **__: object) -> None:
        for done in range(5):
            tell(done, 4)  # type: ignore[operator]

    monkeypatch.setattr("duskbell.arena.data.run_to", run_to)
    monkeypatch.setattr(arena, "perf_counter", lambda: next(clock))
    assert arena.parts_a_second(300, jobs) == jobs / 2
    assert set(arena.aims()) >= {"two processes : one", "ray : two processes"}
