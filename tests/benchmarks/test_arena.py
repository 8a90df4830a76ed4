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


def test_parts_are_counted_from_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    times = iter((0.0, 10.0, 12.0, 14.0))

    def run_to(*_: object, tell: object, **__: object) -> None:
        for done in range(4):
            tell(done, 3)  # type: ignore[operator]

    monkeypatch.setattr("duskbell.arena.data.run_to", run_to)
    monkeypatch.setattr(arena, "perf_counter", lambda: next(times))
    assert arena.parts_a_second(300) == 0.5
    assert set(arena.aims()) >= {"two processes : one", "ray : two processes"}
