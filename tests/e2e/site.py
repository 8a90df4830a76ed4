"""A real server in its own process, with its own database and fast bots; it can be killed and started again."""

from __future__ import annotations

import json
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Callable, Iterable, Mapping
from itertools import count
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec

import duskbell
from benchmarks.wire.ports import free_port
from duskbell.server.http.pages import BUILT

PATIENCE = 180.0
"""Seconds; a busy machine takes its time to start a server."""
BOT_DELAY = 0.04
UNHURRIED = dict.fromkeys(
    (
        "night_seconds",
        "discussion_seconds",
        "accusation_seconds",
        "reasons_seconds",
        "second_seconds",
        "defence_seconds",
        "comments_seconds",
        "vote_seconds",
    ),
    3600,
)
"""Options of a table that no clock presses while a test looks at it."""

_direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))


class Seat(msgspec.Struct, frozen=True):
    """A seat at a room, as its holder knows it."""

    room: str
    token: str


def page_is_built() -> bool:
    return (BUILT / "index.html").is_file()


def dealt(game: str, players: int, seed: int | str, options: Mapping[str, Any]) -> list[str]:
    """Who gets which role at a table with this seed."""
    play = duskbell.start(game, players, seed=seed, options=options, moderator="ask")
    return [play.view(n).me.role.id for n in range(players)]


def roles(players: int, seed: int | str, **options: Any) -> list[str]:
    """Who gets which role at a table of Mafia with this seed."""
    return dealt("mafia", players, seed, options)


def seed_where(players: int, wanted: Callable[[list[str]], bool], **options: Any) -> int:
    """The first seed whose deal of Mafia is as wanted."""
    return next(seed for seed in count(1) if wanted(roles(players, seed, **options)))


class Site:
    """One server process on a port of its own."""

    def __init__(self, folder: Path, bot_delay: float = BOT_DELAY) -> None:
        self.port = free_port()
        self._bot_delay = bot_delay
        self.url = f"http://127.0.0.1:{self.port}"
        self.db = f"sqlite+aiosqlite:///{folder}/tables.db"
        self._log = folder / "server.log"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start, and wait until the server answers."""
        with self._log.open("ab") as log:
            self._process = subprocess.Popen([sys.executable, "-m", *self.command()], stdout=log, stderr=log)
        end = monotonic() + PATIENCE
        while not self._answers():
            assert monotonic() < end, f"the server does not answer:\n{self._log.read_text()}"
            try:
                self._process.wait(0.05)
            except subprocess.TimeoutExpired:
                continue
            raise AssertionError(f"the server ended at once:\n{self._log.read_text()}")

    def command(self) -> list[str]:
        """The module that serves, and what it is told."""
        return ["tests.e2e.crowded", str(self.port), self.db, str(self._bot_delay)]

    def kill(self) -> None:
        """End it in the middle of whatever it does."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def post(self, path: str, body: Mapping[str, Any] | None = None, token: str | None = None) -> Any:
        """A request of the API; its answer."""
        data = json.dumps(body).encode() if body is not None else b""
        return self._asked(path, token, data)

    def get(self, path: str, token: str | None = None) -> Any:
        """What the API says at this path."""
        return self._asked(path, token)

    def _asked(self, path: str, token: str | None, data: bytes | None = None) -> Any:
        headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
        request = urllib.request.Request(f"{self.url}/api{path}", data, headers)
        with _direct.open(request, timeout=PATIENCE) as answer:
            return json.load(answer)

    def lay(self, players: int, *, bots: str | None = "plain", name: str = "Ada", **wishes: Any) -> Seat:
        """A table, of Mafia unless told otherwise, with a person on seat 0 and bots on the others, started; with
        `bots=None` only made.
        """
        made = self.post("/rooms", {"game": "mafia", "players": players, "name": name, **wishes})
        seat = Seat(made["room"], made["token"])
        if bots is not None:
            self.seat_bots(seat, bots)
            self.open_table(seat)
        return seat

    def lay_with_guest(self, players: int, **wishes: Any) -> Seat:
        """The same with one more person at the table, who does nothing."""
        host = self.lay(players, bots=None, **wishes)
        self.join(host.room, "Ben")
        self.seat_bots(host, "plain")
        self.open_table(host)
        return host

    def lay_alone(self, players: int) -> list[Seat]:
        """A table at night, seat 0 the only killer. The others are people who stay away: nobody is ever faster, until
        they `leave` and bots go on for them.
        """
        options = {"killers": 1, "angels": 0}
        seed = seed_where(players, lambda r: r[0] == "killer", **options)
        seat = self.lay(players, bots=None, options=UNHURRIED | options, seed=seed, decoys=False)
        guests = [self.join(seat.room, f"Guest {n}") for n in range(1, players)]
        self.open_table(seat)
        return [seat, *guests]

    def leave(self, seats: Iterable[Seat]) -> None:
        """They leave, and a bot takes each one's place."""
        for seat in seats:
            self.post(f"/rooms/{seat.room}/leave", token=seat.token)

    def join(self, room: str, name: str) -> Seat:
        """One more person sits down."""
        return Seat(room, self.post(f"/rooms/{room}/join", {"name": name})["token"])

    def seat_bots(self, host: Seat, kind: str, seat: int | None = None) -> None:
        """Bots on every empty seat, or on one."""
        wish = {"kind": kind} if seat is None else {"kind": kind, "seat": seat}
        self.post(f"/rooms/{host.room}/bots", wish, host.token)

    def open_table(self, host: Seat) -> None:
        """The host starts."""
        self.post(f"/rooms/{host.room}/start", token=host.token)

    def _answers(self) -> bool:
        try:
            with _direct.open(f"{self.url}/api/games", timeout=PATIENCE) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, ConnectionError):
            return False
