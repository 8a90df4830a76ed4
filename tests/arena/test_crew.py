"""Processes that play beside each other end with the one that started them."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

SCRIPT = """
import os, time
from duskbell.arena.crew import crew

def work():
    print(os.getpid(), flush=True)
    time.sleep(600)

if __name__ == "__main__":
    with crew(1, "say it again") as pool:
        pool.submit(work).result()
"""


def test_who_plays_for_a_process_that_is_killed_ends_too(tmp_path: Path) -> None:
    script = tmp_path / "play.py"
    script.write_text(SCRIPT)
    with subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE, text=True) as lead:
        assert lead.stdout is not None
        worker = int(lead.stdout.readline())
        os.kill(lead.pid, signal.SIGKILL)
        assert lead.stdout.read() == ""  # the worker holds the same pipe, which ends when it does
    assert worker != lead.pid
