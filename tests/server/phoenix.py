"""A server that can be killed and is up again in a moment: a helper with everything imported forks it anew.

`python -m tests.server.phoenix DATABASE [WALL]` prints its port, then a process id for each line it reads. The
listening socket is the helper's, so clients who come while nobody serves wait for the next server instead of being
refused. WALL is a file that says what time it is; bots play at once then, and a talk that nobody hears is over.
"""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import socket
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import uvicorn
from msgspec.structs import replace
from websockets.asyncio.client import connect

from duskbell.server.app import create_app
from duskbell.server.running.settings import Limits, Settings, Tempo
from duskbell.server.serve import config
from tests.server.house import PATIENCE

PATIENT = Settings(
    Tempo(0, 0.01, 0.05, 10_000, (0, 0.01), 0, 0),
    Limits.none(),
    retry=0,
    stand_in=10_000,
)


class Phoenix:
    """The server from outside. `lives`: how often it was started. `program`: which helper starts it; `more`: what it is
    told beside the wall.
    """

    def __init__(
        self, folder: Path, wall: Path | None = None, url: str = "", program: str = __name__, *more: str
    ) -> None:
        self._wall = [*([] if wall is None else [str(wall)]), *more]
        self._program = program
        self.url = self._url = url or f"sqlite+aiosqlite:///{folder}/phoenix.db"
        self._log = folder / "phoenix.log"
        self.lives = 0
        self.pid = 0
        self.port = 0

    async def hatch(self) -> None:
        """Start the helper, and the first server."""
        with self._log.open("wb") as log:
            self._helper = await asyncio.create_subprocess_exec(
                sys.executable, "-m", self._program, self._url, *self._wall,
                stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, stderr=log,
            )  # fmt: skip
        try:
            self.port = await self._number()
            await self.rise()
        except BaseException:  # whoever asked has nothing to end
            if self._helper.returncode is None:
                self._helper.kill()
            await self._helper.wait()
            raise

    async def rise(self) -> None:
        """Start the server anew; whoever connects is waited on as soon as it is up."""
        assert self._helper.stdin is not None
        self._helper.stdin.write(b"up\n")
        self.pid = await self._number()
        self.lives += 1

    def kill(self) -> None:
        """kill -9, now."""
        pid, self.pid = self.pid, 0
        if pid:
            os.kill(pid, signal.SIGKILL)

    async def end(self) -> str:
        """End the server and the helper: what they have complained of."""
        assert self._helper.stdin is not None
        self._helper.stdin.close()
        await self._helper.wait()
        return self._log.read_text()

    async def _number(self) -> int:
        assert self._helper.stdout is not None
        async with asyncio.timeout(PATIENCE):
            line = await self._helper.stdout.readline()
        assert line, f"the helper has ended:\n{self._log.read_text()}"
        return int(line)


async def _warm(served: uvicorn.Config, at: socket.socket) -> None:
    """Serve once, so that everything is imported and laid before the first fork."""
    server = uvicorn.Server(served)
    serving = asyncio.create_task(server.serve([at.dup()]))
    url = f"127.0.0.1:{at.getsockname()[1]}/api"
    async with httpx.AsyncClient(trust_env=False, timeout=PATIENCE, verify=False) as client:
        made = (await client.post(f"http://{url}/rooms", json={"game": "mafia", "players": 5, "name": "Ann"})).json()
        async with connect(f"ws://{url}/rooms/{made['room']}/ws", proxy=None, open_timeout=PATIENCE) as guest:
            await guest.send('{"type":"hello","token":null}')
            await guest.recv()
    server.should_exit = True
    await serving


def _told_by(wall: Path) -> Callable[[], float]:
    return lambda: float(wall.read_text(encoding="utf-8"))


def main() -> None:
    """The helper: fork a server for every line, until there are no more."""
    url = sys.argv[1]
    settings = PATIENT if len(sys.argv) == 2 else replace(PATIENT, tempo=Tempo.of(0), wall=_told_by(Path(sys.argv[2])))
    served = config(create_app(url, settings=settings), "127.0.0.1", 0, limits=PATIENT.limits)
    served.log_level = "warning"
    served.configure_logging()
    served.load()
    at = served.bind_socket()
    at.listen(1_024)
    asyncio.run(_warm(served, at))
    gc.freeze()
    print(at.getsockname()[1], flush=True)
    child = 0
    for _ in sys.stdin:
        if child:
            os.waitpid(child, 0)
        child = os.fork()
        if not child:
            uvicorn.Server(served).run([at])
            os._exit(0)
        print(child, flush=True)
    if child:
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)


if __name__ == "__main__":
    main()
