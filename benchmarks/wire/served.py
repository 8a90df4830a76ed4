"""Server processes to measure. `main` takes PORT CPU and five times (four of the bots' tempo, and until a room is put
away), then a database's URL, or `bare SIZE`.
"""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import uvicorn

from benchmarks.wire.bare import Bare
from benchmarks.wire.ports import free_port
from duskbell.server import Settings, create_app
from duskbell.server.running.settings import Limits, Tempo
from duskbell.server.serve import config, settle  # type: ignore[attr-defined]  # trees of before have it there

PATIENCE = 120.0
ROOT = Path(__file__).resolve().parents[2]
BOTS = Tempo(0.6, 2.0, 8.0, 30.0)
PUT_AWAY = 60.0
"""Seconds until a room without visitors leaves memory: soon, so that what stays is what is kept by mistake."""
_BEGIN = "import gc; gc.disable(); from benchmarks.wire.served import main; main()"
"""As `duskbell serve` begins: what is read stays, and is not searched for garbage."""
_direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))


class Served:
    """A server in a process of its own, on one CPU. `what`: a database file, or how many bytes a bare app sends.
    `limited`: with the usual limits, else with none.
    """

    def __init__(
        self,
        what: Path | int,
        cpu: int,
        log: Path,
        tempo: Tempo = BOTS,
        put_away: float = PUT_AWAY,
        limited: bool = False,
    ) -> None:
        self.port = free_port()
        self.log = log
        kind = ["bare", str(what)] if isinstance(what, int) else [f"sqlite+aiosqlite:///{what}"]
        times = [str(x) for x in (tempo.least, tempo.most, tempo.speech, tempo.alone, put_away)]
        limits = "limited" if limited else "unlimited"
        self._command = [sys.executable, "-c", _BEGIN, str(self.port), str(cpu), *times, limits, *kind]
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def start(self) -> float:
        """Start it; returns how many seconds pass until it answers."""
        start = monotonic()
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(self._command, cwd=ROOT, stdout=log, stderr=log)
        while not self._answers():
            if not self.running or monotonic() - start > PATIENCE:
                self.kill()
                raise RuntimeError(f"the server does not start:\n{self.log.read_text()[-2000:]}")
            sleep(0.005)
        return monotonic() - start

    def kill(self) -> None:
        """kill -9."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()

    def stop(self) -> None:
        """End it as a service manager would."""
        if self._process is not None:
            self._process.terminate()
            try:
                self._process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.kill()

    def cpu(self) -> float:
        """The CPU seconds that its threads have used."""
        return (
            sum(int(task.read_text().split()[0]) for task in Path("/proc").glob(f"{self.pid}/task/*/schedstat")) / 1e9
        )

    def memory(self) -> int:
        """The bytes of memory that are its own or shared: RSS."""
        for line in Path(f"/proc/{self.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024
        raise ProcessLookupError(self.pid)

    def files(self) -> int:
        """How many files and sockets it has open."""
        return len(os.listdir(f"/proc/{self.pid}/fd"))

    def _answers(self) -> bool:
        try:
            with _direct.open(f"http://127.0.0.1:{self.port}/api/games", timeout=PATIENCE):
                return True
        except (urllib.error.URLError, ConnectionError):
            return False


def main() -> None:
    """Serve until told to stop."""
    port, cpu, *times = sys.argv[1:8]
    limited, *what = sys.argv[8:]
    least, most, speech, alone, put_away = map(float, times)
    if int(cpu) >= 0:
        os.sched_setaffinity(0, {int(cpu)})
    limits = Limits() if limited == "limited" else Limits.none()
    tempo = Tempo(least, most, speech, alone, call=(least, most), patience=0.0)
    settings = Settings(tempo, limits, put_away=put_away)
    app: Any = Bare(int(what[1])) if what[0] == "bare" else create_app(what[0], settings=settings)
    served = config(app, "127.0.0.1", int(port), limits=limits)
    served.log_level = "warning"
    served.configure_logging()
    settle()
    gc.enable()  # also where another tree is measured
    uvicorn.Server(served).run()


if __name__ == "__main__":
    main()
