"""Rooms full of people, made over HTTP; and the crowd of them as a process that takes orders."""

from __future__ import annotations

import json
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from http.client import HTTPConnection
from typing import Any

from benchmarks.wire.served import PATIENCE, ROOT

SEATS = 12
LONG = {"discussion_seconds": 3600, "night_seconds": 3600}
"""Talk that no clock ends."""
Seats = list[tuple[str, str]]


class Http:
    """One kept connection to a server's API."""

    def __init__(self, port: int) -> None:
        self._connection = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)

    def post(self, path: str, body: Any = None, token: str = "") -> Any:
        """A request and its answer. Raises `RuntimeError` when it is refused."""
        headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
        self._connection.request("POST", f"/api{path}", json.dumps(body) if body is not None else "", headers)
        answer = self._connection.getresponse()
        text = answer.read()
        if answer.status >= 400:
            raise RuntimeError(f"{path}: {text[:300].decode('utf-8', 'replace')}")
        return json.loads(text)

    def close(self) -> None:
        self._connection.close()


def seat(port: int, rooms: int) -> Seats:
    """So many tables of Mafia, each with twelve people, started: every seat's room and token."""
    with ThreadPoolExecutor(8) as hands:
        parts = hands.map(lambda n: _seat_some(port, rooms // 8 + (n < rooms % 8)), range(8))
        return [s for part in parts for s in part]


def _seat_some(port: int, rooms: int) -> Seats:
    seats: Seats = []
    with closing(Http(port)) as http:
        for _ in range(rooms):
            seats += _seat_one(http)
    return seats


def _seat_one(http: Http) -> Seats:
    made = http.post("/rooms", {"game": "mafia", "players": SEATS, "name": "Guest", "options": LONG})
    room, host = made["room"], made["token"]
    tokens = [host, *(http.post(f"/rooms/{room}/join", {"name": "Guest"})["token"] for _ in range(SEATS - 1))]
    http.post(f"/rooms/{room}/start", token=host)
    return [(room, token) for token in tokens]


def lay(http: Http) -> tuple[str, str]:
    """A table of twelve, one of them a person, that is being played: its room and the person's token."""
    made = http.post("/rooms", {"game": "mafia", "players": SEATS, "name": "Ann", "options": LONG})
    http.post(f"/rooms/{made['room']}/bots", {"kind": "plain"}, made["token"])
    http.post(f"/rooms/{made['room']}/start", token=made["token"])
    return made["room"], made["token"]


class Orders:
    """A crowd in its own process, on one CPU: `orders("pace", 2.0, 500.0)`."""

    def __init__(self, port: int, cpu: int) -> None:
        command = [sys.executable, "-m", "benchmarks.wire.crowd", str(port), str(cpu)]
        self._process = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def give(self, order: str, *arguments: Any) -> None:
        """Give an order and do not wait."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps([order, *arguments]) + "\n")
        self._process.stdin.flush()

    def result(self) -> dict[str, Any]:
        """What the last order came to. Raises `RuntimeError` when the crowd broke down."""
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError("the crowd broke down; its last words are above")
        found: dict[str, Any] = json.loads(line)
        return found

    def __call__(self, order: str, *arguments: Any) -> dict[str, Any]:
        """Give an order and wait for its result."""
        self.give(order, *arguments)
        return self.result()

    def close(self) -> None:
        """Everybody leaves."""
        self._process.communicate(timeout=PATIENCE)
