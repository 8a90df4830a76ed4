"""The arena under kills, with real processes: a league that is killed twice ends like one that was not, a run is the
same by two processes and by two workers of Ray, one of which is killed. `league` is the first alone, with 10,000 tables
of five seats.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from duskbell.arena.data import run_to
from duskbell.arena.data.parts import parts_in, rows_of
from trials.progress import Progress

COUNT, LEAGUE = 1_000, 10_000
"""Tables, unless told otherwise; of the league alone."""
PLAN = """
game = "mafia"
players = {players}
tables = {tables}
seed = "{seed}"
[[entrants]]
name = "plain"
bot = "plain"
[[entrants]]
name = "chance"
bot = "random"
"""


def run(seed: int, start: int, count: int) -> str:
    """Try what was not tried yet with so many tables, and tell all that is known."""
    count = (count or COUNT) // 2 * 2
    progress = Progress("arena", seed)
    for name, trial in (("league", _league), ("jobs", _jobs), ("ray", _ray)):
        piece = f"{name} {count}"
        if piece not in progress.done:
            with TemporaryDirectory() as folder:
                began = time.monotonic()
                fault = trial(Path(folder), seed, count)
            progress.note(piece, fault=fault, seconds=round(time.monotonic() - began, 1))
    return "\n".join(
        f"arena {piece}: {found['fault'] or 'no fault'}, {found['seconds']} s" for piece, found in progress.done.items()
    )


def run_league(seed: int, start: int, count: int) -> str:
    """A large league at small tables, unbroken and killed twice."""
    count = (count or LEAGUE) // 2 * 2
    progress = Progress("league", seed)
    if (piece := f"league {count}") not in progress.done:
        with TemporaryDirectory() as folder:
            began = time.monotonic()
            fault = _league(Path(folder), seed, count, players=5)
        progress.note(piece, fault=fault, seconds=round(time.monotonic() - began, 1))
    return "\n".join(
        f"{name}: {found['fault'] or 'no fault'}, {found['seconds']} s" for name, found in progress.done.items()
    )


def _league(folder: Path, seed: int, count: int, players: int = 7) -> str:
    """Two leagues by one plan, one of them killed (-9) at a third and at two thirds of its tables."""
    plan = folder / "plan.toml"
    plan.write_text(PLAN.format(tables=count, seed=seed, players=players), encoding="utf-8")

    def league(to: str) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "duskbell", "league", "run", str(plan), "--to", str(folder / to), "--json"]
        return subprocess.Popen(command, stdout=subprocess.PIPE, start_new_session=True)

    whole = league("whole").communicate()[0]
    for part in (count // 3, 2 * count // 3):
        killed = league("killed")
        while killed.poll() is None and len(list((folder / "killed").glob("tables/*.json"))) < part:
            time.sleep(0.05)
        if killed.poll() is not None:
            return f"the league was over before it could be killed at {part}"
        os.killpg(killed.pid, signal.SIGKILL)
        killed.communicate()
    again = league("killed").communicate()[0]
    same = (folder / "whole" / "index.html").read_bytes() == (folder / "killed" / "index.html").read_bytes()
    return "" if whole and whole == again and same else "the league that was killed ends otherwise"


def _tables(folder: Path) -> list[dict[str, Any]]:
    return [row for part in parts_in(folder) for row in rows_of(part)]


def _jobs(folder: Path, seed: int, count: int) -> str:
    """A run by one process and by two."""
    for name, jobs in (("one", 1), ("two", 2)):
        run_to(folder / name, "mafia", 6, count, str(seed), {}, "plain", jobs=jobs)
    return "" if _tables(folder / "one") == _tables(folder / "two") else "two processes play other tables"


def _ray(folder: Path, seed: int, count: int) -> str:
    """A run by two workers of Ray, one of which is killed while it plays."""
    killed: list[int] = []

    def kill() -> None:
        until = time.monotonic() + 300
        while not killed and time.monotonic() < until:
            workers = [pid for pid in _ours() if b"ray::play_part" in _read(pid, "cmdline")]
            if workers and parts_in(folder / "ray"):
                os.kill(workers[0], signal.SIGKILL)
                killed.append(workers[0])
            time.sleep(0.02)

    killer = threading.Thread(target=kill, daemon=True)
    killer.start()
    run_to(folder / "ray", "mafia", 6, count, str(seed), {}, "plain", jobs=2, ray="local")
    run_to(folder / "one", "mafia", 6, count, str(seed), {}, "plain")
    if not killed:
        return "no worker was there to be killed"
    return "" if _tables(folder / "one") == _tables(folder / "ray") else "Ray's workers play other tables"


def _ours() -> list[int]:
    """The processes that descend from this one."""
    parents = {int(p.name): _parent(int(p.name)) for p in Path("/proc").iterdir() if p.name.isdecimal()}
    ours = {os.getpid()}
    while more := {pid for pid, parent in parents.items() if parent in ours} - ours:
        ours |= more
    return sorted(ours - {os.getpid()})


def _parent(pid: int) -> int:
    found = _read(pid, "stat").rpartition(b")")[2].split()
    return int(found[1]) if found else 0


def _read(pid: int, what: str) -> bytes:
    try:
        return Path(f"/proc/{pid}/{what}").read_bytes()
    except OSError:  # it has ended
        return b""
