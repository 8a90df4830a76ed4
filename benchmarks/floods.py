"""`python -m benchmarks.floods [--seconds N] [--connections N] [--addresses N] [--only NAME]`: what attackers cost
everybody else.

A server with the usual limits runs on the first CPU. From one address, or several, a flood comes over some connections,
which open anew whenever they are cut off; from another address somebody asks for a room again and again. Printed are
the times of those answers (in ms) without and with each flood, how much of a processor the server took (which says more
on a machine that others use), and its memory before and after, where a flood is long in each minute.
"""

from __future__ import annotations

import argparse
import http.client
import json
import multiprocessing
import os
import socket
import tempfile
from pathlib import Path
from threading import Thread
from time import monotonic, sleep
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from benchmarks.wire.frames import frame, handshake
from benchmarks.wire.served import Served

BYSTANDER, ATTACKERS = "127.0.0.3", "127.0.1.{}"
CONNECTIONS, PROCESSES = 5, 2
MINUTE = 60.0
PAUSE = 0.05
"""Seconds between two questions of the bystander."""
HELLO = json.dumps({"type": "hello", "token": None, "since": 0}).encode()
POURS: dict[str, bytes] = {
    "pongs": b"\x8a\x80\0\0\0\0" * 170,
    "pings, never read": (b"\x89\xfd\0\0\0\0" + b"x" * 125) * 8,
    "empty fragments": b"\x00\x80\0\0\0\0" * 170,
    "texts": frame(b'{"type": "ping"}') * 40,
}
"""What a connection sends without an end, after it has said hello."""
START = {"empty fragments": b"\x01\x80\0\0\0\0"}
HALF = "half-sent requests"
RECONNECT = "connections that come and go"


class Heard(NamedTuple):
    """What the bystander met."""

    times: list[float]
    refused: int

    def at(self, share: float) -> float:
        """Milliseconds in which this share of the answers came."""
        ordered = sorted(self.times)
        return 1_000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def attack(port: int, room: str, kind: str, addresses: list[str]) -> None:
    """A connection of the flood from each of these addresses, in a process of its own until that is ended."""
    keep_off(0)
    connections = [Thread(target=pour, args=(port, room, kind, address)) for address in addresses]
    for one in connections:
        one.start()
    for one in connections:
        one.join()


def pour(port: int, room: str, kind: str, address: str) -> None:
    """One connection of the flood, again and again."""
    while True:
        try:
            with socket.create_connection(("127.0.0.1", port), 1, (address, 0)) as s:
                if kind == HALF:
                    s.sendall(b"POST /api/rooms HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{")
                    while s.recv(1):
                        pass
                    continue
                s.sendall(handshake(f"/api/rooms/{room}/ws"))
                if not s.recv(4_096):
                    continue
                s.sendall(frame(HELLO) + START.get(kind, b""))
                while kind != RECONNECT:
                    s.sendall(POURS[kind])
        except OSError:
            sleep(0.001)


def keep_off(cpu: int) -> None:
    """Leave the server's CPU to the server."""
    if others := os.sched_getaffinity(0) - {cpu}:
        os.sched_setaffinity(0, others)


def ask(port: int, room: str, seconds: float) -> Heard:
    """The bystander: how long each answer took."""
    times, refused, end = [], 0, monotonic() + seconds
    caller = http.client.HTTPConnection("127.0.0.1", port, 60, source_address=(BYSTANDER, 0))
    while (now := monotonic()) < end:
        caller.request("GET", f"/api/rooms/{room}")
        answer = caller.getresponse()
        answer.read()
        refused += answer.status != 200
        times.append(monotonic() - now)
        sleep(PAUSE)
    caller.close()
    return Heard(times, refused)


def measure(served: Served, room: str, kind: str | None, seconds: float, sources: list[str]) -> tuple[Heard, list[int]]:
    """What the bystander met of a flood from these addresses, and the server's bytes of memory: before, then at the
    end of each minute.
    """
    flood = [
        multiprocessing.Process(target=attack, args=(served.port, room, kind, sources[n::PROCESSES]), daemon=True)
        for n in range(PROCESSES if kind is not None else 0)
    ]
    memory, heard = [served.memory()], Heard([], 0)
    for process in flood:
        process.start()
    try:
        while seconds > 0:
            minute = ask(served.port, room, min(seconds, MINUTE))
            heard = Heard(heard.times + minute.times, heard.refused + minute.refused)
            memory.append(served.memory())
            seconds -= MINUTE
        return heard, memory
    finally:
        for process in flood:
            process.kill()
            process.join()


def new_room(port: int) -> str:
    caller = http.client.HTTPConnection("127.0.0.1", port, 60, source_address=(BYSTANDER, 0))
    body = json.dumps({"game": "mafia", "players": 12, "name": "Guest"})
    caller.request("POST", "/api/rooms", body, {"content-type": "application/json"})
    return str(json.loads(caller.getresponse().read())["room"])


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.floods", description="What an attacker costs others.")
    parser.add_argument("--seconds", type=float, default=10.0, help="of each flood (default 10)")
    parser.add_argument("--connections", type=int, default=CONNECTIONS, help="of each flood (default 5)")
    parser.add_argument("--addresses", type=int, default=1, help="that they come from (default 1)")
    parser.add_argument("--only", choices=[*POURS, RECONNECT, HALF], help="one kind of flood")
    wanted = parser.parse_args()
    sources = [ATTACKERS.format(1 + n % wanted.addresses) for n in range(wanted.connections)]
    floods = [wanted.only] if wanted.only else [*POURS, RECONNECT, HALF]
    keep_off(0)
    table = Table("flood", "median ms", "99 % within ms", "longest ms", "refused", "processor", "memory MB")
    with tempfile.TemporaryDirectory() as folder:
        served = Served(Path(folder) / "floods.db", 0, Path(folder) / "log", limited=True)
        served.start()
        try:
            room = new_room(served.port)
            for kind in (None, *floods, None):
                seconds = wanted.seconds if kind else min(wanted.seconds, MINUTE)
                cpu, began = served.cpu(), monotonic()
                heard, memory = measure(served, room, kind, seconds, sources)
                taken = (served.cpu() - cpu) / (monotonic() - began)
                figures = [f"{heard.at(share):.1f}" for share in (0.5, 0.99, 1.0)]
                grown = " → ".join(f"{size / 1e6:.0f}" for size in memory)
                table.add_row(kind or "none", *figures, str(heard.refused), f"{taken:.0%}", grown)
        finally:
            served.stop()
    Console().print(table)


if __name__ == "__main__":
    main()
