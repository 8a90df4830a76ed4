"""Three nodes, haproxy by the file that we ship, and a PostgreSQL, each of which can be killed, stopped and started."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from time import monotonic, sleep

import asyncpg  # type: ignore[import-untyped]
import httpx

from benchmarks.wire.ports import free_port
from tests.server.postgres import USER, programs
from tests.server.site.relay import Relay

ROOT = Path(__file__).parents[3]
SECRET = "0123456789abcdef"
NODES = 3
PATIENCE = 60.0
STARTING = 180.0
"""Seconds for a PostgreSQL to be made or to start: a busy machine takes its time."""
DISK = 300
"""Megabytes of a small disk."""


def lacking() -> str:
    """What is not here, "" when everything is."""
    if programs() is None:
        return "there is no PostgreSQL here; Debian's package is postgresql"
    return "" if shutil.which("haproxy") else "there is no haproxy here; Debian's package is haproxy"


class Postgres:
    """One that can be killed."""

    def __init__(self, folder: Path) -> None:
        where = programs()
        assert where is not None
        self._where, self._data, self.port = where, folder / "data", free_port()
        self._folder = folder
        self._as: list[str] = []
        if os.getuid() == 0:  # it refuses to run as root
            shutil.chown(folder, "postgres")
            self._as = ["runuser", "-u", "postgres", "--"]

    def make(self) -> None:
        how = ["-A", "trust", "-U", USER, "-D", str(self._data), "--no-sync", "-E", "UTF8", "--locale", "C"]
        self._run(str(self._where / "initdb"), *how)

    def start(self) -> None:
        """Start it, and wait until it answers."""
        # what was written before a process is killed is in the system's hands: fsync is for pulled plugs
        told = [f"port={self.port}", "listen_addresses=127.0.0.1", "unix_socket_directories=", "fsync=off"]
        told += ["max_connections=200", "max_wal_size=64MB", "min_wal_size=32MB"]
        options = " ".join(f"-c {option}" for option in told)
        (self._data / "postmaster.pid").unlink(missing_ok=True)
        self._run(str(self._where / "pg_ctl"), "-D", str(self._data), "-w", "-l", str(self._data / "log"),
                  "-o", options, "start")  # fmt: skip

    def stop(self) -> None:
        with suppress(subprocess.CalledProcessError):
            self._run(str(self._where / "pg_ctl"), "-D", str(self._data), "-m", "fast", "-w", "stop")

    def revive(self) -> None:
        """Wait until it answers, and start it if it has ended, as it does where it could not even write down that it
        fails: sometimes a while after that.
        """
        until = monotonic() + PATIENCE
        while monotonic() < until and not self._answers():
            file = self._data / "postmaster.pid"
            if not file.exists() or not Path(f"/proc/{file.read_text().split()[0]}").exists():
                self.start()
            sleep(0.1)

    def _answers(self) -> bool:
        asked = [str(self._where / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(asked, check=False).returncode == 0

    def kill(self) -> None:
        """kill -9 of it and all that belongs to it."""
        head = self.pid
        children = subprocess.run(["pgrep", "-P", str(head)], capture_output=True, text=True, check=False).stdout
        for pid in (head, *map(int, children.split())):
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)

    @property
    def pid(self) -> int:
        """The process from which all others of it come; 0 where there is none."""
        file = self._data / "postmaster.pid"
        return int(file.read_text().splitlines()[0]) if file.exists() else 0

    def _run(self, *command: str) -> None:
        subprocess.run([*self._as, *command], check=True, capture_output=True, cwd=self._folder, timeout=STARTING)


class Site:
    """All of it. `door`: haproxy's port; `pids`: of the nodes, None for one that is not there."""

    def __init__(self, folder: Path, *, small: bool = False) -> None:
        self.folder = folder
        (folder / "pg").mkdir()
        self._small = small
        self._ballast = folder / "pg/ballast"
        if small:
            subprocess.run(_mounted(folder / "pg"), check=True)
        self.postgres = Postgres(folder / "pg")
        self.ports = [free_port() for _ in range(NODES)]
        self.checks = [free_port() for _ in range(NODES)]
        self.door = free_port()
        self.pids: list[int | None] = [None] * NODES
        self.relays: list[Relay] = []
        self.http = httpx.AsyncClient(trust_env=False, timeout=PATIENCE, verify=False)
        self._haproxy: subprocess.Popen[bytes] | None = None
        self._hatchery: asyncio.subprocess.Process | None = None

    async def open(self) -> None:
        with (self.folder / "nodes.log").open("ab") as log:
            self._hatchery = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "tests.server.site.hatchery", cwd=ROOT,
                stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, stderr=log,
            )  # fmt: skip
        await asyncio.to_thread(self.postgres.make)
        await asyncio.to_thread(self.postgres.start)
        for _ in self.ports:
            relay = Relay(self.postgres.port)
            await relay.start()
            self.relays.append(relay)
        await self._line()
        for n in range(NODES):
            await self.start_node(n)
        self.start_haproxy()
        await self.whole()

    async def close(self) -> None:
        await self.http.aclose()
        self.stop_haproxy()
        for pid in self.pids:
            if pid is not None:
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
        if self._hatchery is not None and self._hatchery.stdin is not None:
            self._hatchery.stdin.close()
            await self._hatchery.wait()
        for relay in self.relays:
            await relay.close()
        await asyncio.to_thread(self.postgres.stop)
        if self._small:
            subprocess.run(["umount", "--lazy", str(self.folder / "pg")], check=True)

    def url(self, port: int) -> str:
        return f"postgresql://{USER}@127.0.0.1:{port}/postgres"

    async def database(self) -> asyncpg.Connection:
        """A connection of the test's own."""
        return await asyncpg.connect(self.url(self.postgres.port), timeout=PATIENCE)

    async def start_node(self, n: int) -> None:
        assert self._hatchery is not None
        assert self._hatchery.stdin is not None
        line = f"{self.ports[n]} {SECRET} {self.url(self.relays[n].port)} {self.checks[n]}\n"
        self._hatchery.stdin.write(line.encode())
        self.pids[n] = int(await self._line())

    async def start_beside(self, port: int, database: str, secret: str = "-") -> int:
        """One more server, which goes to the database straight: a node with the `secret`, or one alone on a new one.
        Its process.
        """
        if secret == "-":
            connection = await self.database()
            await connection.execute(f"CREATE DATABASE {database}")
            await connection.close()
        assert self._hatchery is not None
        assert self._hatchery.stdin is not None
        url = self.url(self.postgres.port).replace("/postgres", f"/{database}")
        self._hatchery.stdin.write(f"{port} {secret} {url} 0\n".encode())
        pid = int(await self._line())
        while not await self._is_ready(port):
            await asyncio.sleep(0.05)
        return pid

    def signal(self, n: int, what: signal.Signals) -> None:
        pid = self.pids[n]
        assert pid is not None
        os.kill(pid, what)
        if what is signal.SIGKILL:
            self.pids[n] = None

    async def gone(self, n: int) -> None:
        """Wait until a node has ended by itself."""
        pid = self.pids[n]
        while pid is not None and Path(f"/proc/{pid}").exists():
            await asyncio.sleep(0.05)
        self.pids[n] = None

    def start_haproxy(self) -> None:
        where = {"BIND": self.door, "COUNTS": free_port(), **{f"N{n}": port for n, port in enumerate(self.ports, 1)}}
        told = os.environ | {f"DUSKBELL_{name}": f"127.0.0.1:{port}" for name, port in where.items()}
        told |= {f"DUSKBELL_C{n}": str(port) for n, port in enumerate(self.checks, 1)}
        file = str(ROOT / "deploy/haproxy.cfg")
        with (self.folder / "haproxy.log").open("ab") as log:
            self._haproxy = subprocess.Popen(["haproxy", "-f", file], stdout=log, stderr=log, env=told)

    def stop_haproxy(self) -> None:
        """kill -9."""
        if self._haproxy is not None:
            self._haproxy.kill()
            self._haproxy.wait()
            self._haproxy = None

    @property
    def haproxy(self) -> int:
        """Its process; 0 where there is none."""
        return 0 if self._haproxy is None else self._haproxy.pid

    def run(self, command: str) -> None:
        """Run a line of a shell, in the site's folder and with PostgreSQL's programs at hand."""
        where = programs()
        told = os.environ | {"PATH": f"{where}:{os.environ['PATH']}"}
        subprocess.run(
            ["sh", "-c", command], check=True, capture_output=True, cwd=self.folder, env=told, timeout=STARTING
        )

    def fill_disk(self) -> None:
        """Leave PostgreSQL's disk no byte."""
        with self._ballast.open("ab", buffering=0) as ballast, suppress(OSError):
            for size in (1_048_576, 4_096, 1):
                with suppress(OSError):
                    while ballast.write(bytes(size)) == size:
                        pass

    def free_disk(self) -> None:
        self._ballast.unlink()

    async def new_table(self, port: int) -> tuple[int, str]:
        """What a node answers to who wants a new table: its status, and the key of a refusal."""
        body = {"game": "mafia", "players": 6, "name": "Ann"}
        answer = await self.http.post(f"http://127.0.0.1:{port}/api/rooms", json=body)
        return answer.status_code, answer.json().get("error", {}).get("key", "")

    async def whole(self, patience: float = PATIENCE) -> None:
        """Wait until every node takes more, and haproxy answers: so many seconds at most, which a site with many
        people needs more of.
        """
        try:
            async with asyncio.timeout(patience):
                for port in [*self.ports, self.door]:
                    while not await self._is_ready(port):
                        await asyncio.sleep(0.05)
        except TimeoutError:
            raise AssertionError(f"port {port} is not ready:\n{self.complaints()}") from None

    def complaints(self) -> str:
        """What nodes and haproxy have said last."""
        return "".join([(self.folder / name).read_text()[-3000:] for name in ("nodes.log", "haproxy.log")])

    async def _is_ready(self, port: int) -> bool:
        try:
            return (await self.http.get(f"http://127.0.0.1:{port}/api/ready")).status_code == 200
        except httpx.HTTPError:
            return False

    async def _line(self) -> str:
        assert self._hatchery is not None
        assert self._hatchery.stdout is not None
        async with asyncio.timeout(PATIENCE):
            line = await self._hatchery.stdout.readline()
        assert line, (self.folder / "nodes.log").read_text()[-2000:]
        return line.decode().strip()


def _mounted(where: Path) -> list[str]:
    """What gives a folder a small disk of its own."""
    return ["mount", "-t", "tmpfs", "-o", f"size={DISK}m", "duskbell-site", str(where)]


def may_mount() -> bool:
    """Whether a folder can be given a disk of its own here."""
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(_mounted(Path(folder)), capture_output=True, check=False).returncode == 0
        if done:
            subprocess.run(["umount", folder], check=True)
    return done


@asynccontextmanager
async def open_site(*, small: bool = False) -> AsyncIterator[Site]:
    """A site until the block ends, whose PostgreSQL has a small disk of its own."""
    folder = Path(tempfile.mkdtemp(prefix="duskbell-site-"))
    folder.chmod(0o755)
    site = Site(folder, small=small)
    try:
        await site.open()
        yield site
    finally:
        await site.close()
        shutil.rmtree(folder, ignore_errors=True)
