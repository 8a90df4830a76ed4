"""The measures of the server run as they are written, on very little."""

from __future__ import annotations

import io
import os
import struct
from pathlib import Path

import pytest
from rich.console import Console

from benchmarks import rooms, soak
from benchmarks.calibrate import Bench
from benchmarks.wire.frames import frame, frames
from benchmarks.wire.served import Served
from duskbell.server.running.settings import Tempo


def _sent(payload: bytes) -> bytes:
    """A text frame of a server."""
    size = len(payload)
    wide = struct.pack("!BQ", 127, size) if size > 65_535 else struct.pack("!BH", 126, size)
    return b"\x81" + (bytes([size]) if size < 126 else wide) + payload


def test_frames_are_read_wherever_they_are_cut() -> None:
    payloads = [b"{}", b"x" * 125, b"y" * 126, b"z" * 70_000]
    data = b"".join(map(_sent, payloads)) + b"\x89\x00"
    for cut in (0, 1, 3, 130, 132, 200, 262, 5_000, len(data)):
        first, rest = frames(data[:cut])
        second, rest = frames(rest + data[cut:])
        assert (first + second, rest) == (payloads, b"")


def test_a_clients_frame_is_masked_with_zeros() -> None:
    for size in (3, 125, 126, 900):
        sent = frame(b"a" * size)
        assert sent[1] & 0x80
        assert sent.endswith(b"\0\0\0\0" + b"a" * size)


@pytest.mark.slow
@pytest.mark.skipif(len(os.sched_getaffinity(0)) < 2, reason="servers and crowd have a CPU each")
def test_rooms_are_measured_beside_the_bare_broadcast(tmp_path: Path) -> None:
    cpu, other, *_ = sorted(os.sched_getaffinity(0))
    bench = Bench(wanted=1, seconds=0.2, tries=1)
    figures, facts = rooms.measure(tmp_path, 2, bench, cpu, other, True, lambda _: None)
    assert [f.name for f in figures] == ["ours-pace", "bare-pace", "ours-one", "bare-one", "ours-all", "bare-all"]
    assert all(f.rate > 0 for f in figures)
    assert 0 < figures[0].more["heard_p50"] <= figures[0].more["last_p99"]
    assert facts.delivery > 100
    assert facts.decisions > 0
    assert 0 < facts.started[0] < facts.resumed[0]
    assert len(rooms.aims(figures, facts)) == 4


@pytest.mark.slow
@pytest.mark.anyio
async def test_a_short_soak_finds_nothing_wrong(tmp_path: Path) -> None:
    served = Served(tmp_path / "soak.db", -1, tmp_path / "log", Tempo(0, 0.1, 0.2, 0.5), put_away=0.5)
    served.start()
    try:
        console = Console(file=io.StringIO())
        assert await soak.soak(served, 0.05, 5, 3, console, put_away=0.5) == []
    finally:
        served.stop()
    assert served.log.read_text() == ""
