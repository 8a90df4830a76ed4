"""A crowd of clients in a process of its own: `python -m benchmarks.wire.crowd PORT CPU`.

Plain sockets on one epoll and frames read by hand, so that the crowd takes less than the server it measures. It reads
orders as JSON lines and answers each with one: `seat` connects everybody, `gather` plays until all talk, `pace` speaks
at a fixed rate and times every hearing, `flood` speaks as fast as it is answered, `play` answers questions until all is
over or the time is up.
"""

from __future__ import annotations

import json
import os
import select
import socket
import sys
from array import array
from collections.abc import Callable, Iterator
from random import Random
from time import monotonic, perf_counter, process_time, sleep
from typing import Any

import msgspec

from benchmarks.wire.client import Client, Tally, read_state
from benchmarks.wire.frames import frame, frames, handshake

MARK = b"bench-"
DIGITS = 8
WORDS = "I was asleep, and you were not: look at seat five again."
OK, ERROR, STATE = b'{"type":"ok"', b'{"type":"error"', b'{"type":"state"'
AT_ONCE = 200
"""Connections being opened at a time: fewer than any backlog."""
PATIENCE = 120.0
NAP = 0.0005
"""Seconds between two looks at the sockets in a flood, so that not every frame wakes the crowd: of the dozens of
milliseconds that a round takes there, it is nothing.
"""
READ = 1 << 18


class Crowd:
    """All clients of one server."""

    def __init__(self, port: int) -> None:
        self._address = ("127.0.0.1", port)
        self._poll = select.epoll()
        self._clients: dict[int, Client] = {}
        self._seats: list[tuple[str, str]] = []
        self._sent = array("d")
        self._here = 0
        self._flooding = False
        self._worst = array("d")
        self._tally = Tally()
        self._random = Random(12)
        self._on: Callable[[Client, bytes, float], None] = self._arrive

    # -- orders ------------------------------------------------------------------------------------------------------

    def seat(self, seats: list[tuple[str, str]] | None = None) -> dict[str, Any]:
        """Connect everybody (again): how many were sent their first state, and when the last of them was."""
        if seats is not None:
            self._seats = [(room, token) for room, token in seats]
        return {"here": self._come(self._arrive), "at": monotonic()}

    def gather(self) -> dict[str, Any]:
        """Let everybody pass until all of them may talk."""
        self._come(self._until_talk)
        return {"talking": self._until(lambda: all(c.talks for c in self._clients.values()))}

    def pace(self, seconds: float, rate: float) -> dict[str, Any]:
        """Say `rate` messages a second, each by anybody: how long until each hearer, and the last one, heard it."""
        clients, t = list(self._clients.values()), self._begin(self._time)
        count = int(seconds * rate)
        worst = array("d", bytes(8 * count))
        self._worst = worst
        start, cpu = perf_counter(), process_time()
        for n in range(count):
            due = start + n / rate
            while (left := due - perf_counter()) > 0:
                self._hear(left)
            t.late.append(-left)
            self._say(self._random.choice(clients))
        self._drain(count)
        took = perf_counter() - start
        return {
            **self._figures(took, process_time() - cpu),
            "heard_p50": quantile(t.hearings, 0.5),
            "heard_p99": quantile(t.hearings, 0.99),
            "last_p50": quantile(list(worst), 0.5),
            "last_p99": quantile(list(worst), 0.99),
            "late_p99": quantile(t.late, 0.99),
        }

    def flood(self, seconds: float, speakers: int) -> dict[str, Any]:
        """So many of each room speak, each as soon as its last message was answered; the end is when all is heard."""
        t, spoken = self._begin(self._count), dict[str, int]()
        speaking = []
        for client in self._clients.values():
            spoken[client.room] = spoken.get(client.room, 0) + 1
            if spoken[client.room] <= speakers:
                speaking.append(client)
        self._flooding = True
        start, cpu = perf_counter(), process_time()
        for client in speaking:
            self._say(client)
        while perf_counter() - start < seconds:
            self._hear(0.05)
            sleep(NAP)
        self._flooding = False
        self._drain(t.said)
        return self._figures(perf_counter() - start, process_time() - cpu)

    def play(self, seconds: float) -> dict[str, Any]:
        """Answer what is asked and go on at once, until every table is over or the time is up."""
        t = self._begin(self._decide)
        start, cpu = perf_counter(), process_time()
        self._come(self._decide)
        while perf_counter() - start < seconds and not all(c.over for c in self._clients.values()):
            self._hear(0.05)
        figures = self._figures(perf_counter() - start, process_time() - cpu)
        return {**figures, "over": sum(c.over for c in self._clients.values()), "refused": t.refused}

    # -- how ---------------------------------------------------------------------------------------------------------

    def _begin(self, on: Callable[[Client, bytes, float], None]) -> Tally:
        self._tally, self._on = Tally(), on
        self._sent = array("d")
        return self._tally

    def _figures(self, took: float, cpu: float) -> dict[str, Any]:
        t = self._tally
        return {
            "seconds": took,
            "said": t.said,
            "answered": t.answered,
            "refused": t.refused,
            "heard": t.heard,
            "frames": t.frames,
            "bytes": t.bytes,
            "share": cpu / took,
        }

    def _drain(self, said: int) -> None:
        """Wait until everything is answered and everybody has heard everything."""
        t, each = self._tally, len(self._clients) // len({c.room for c in self._clients.values()})
        if not self._until(lambda: t.heard >= said * each and t.answered + t.refused >= said):
            raise RuntimeError(f"{said} messages to {each} each, but {t.heard} were heard and {t.answered} answered")
        if t.heard != said * each or t.refused:
            raise RuntimeError(f"{said} messages to {each} each, but {t.heard} heard and {t.refused} refused")

    def _until(self, done: Callable[[], bool]) -> bool:
        end = perf_counter() + PATIENCE
        while not done():
            if perf_counter() > end:
                return False
            self._hear(0.02)
        return True

    def _come(self, on: Callable[[Client, bytes, float], None]) -> int:
        """Leave and connect anew, so that everybody is told what is; how many were."""
        for client in self._clients.values():
            client.socket.close()
        self._poll.close()
        self._poll, self._clients, self._here, self._on = select.epoll(), {}, 0, on
        waiting = iter(self._seats)
        end = perf_counter() + PATIENCE
        while self._here < len(self._seats) and perf_counter() < end:
            self._open(waiting, AT_ONCE - (len(self._clients) - self._here))
            self._hear(0.05)
        return self._here

    def _open(self, seats: Iterator[tuple[str, str]], count: int) -> None:
        for _ in range(count):
            seat = next(seats, None)
            if seat is None:
                return
            client = Client(*seat, self._connect())
            client.socket.send(handshake(f"/api/rooms/{seat[0]}/ws"))
            self._clients[client.socket.fileno()] = client
            self._poll.register(client.socket.fileno(), select.EPOLLIN)

    def _connect(self) -> socket.socket:
        end = perf_counter() + PATIENCE
        while True:
            try:
                made = socket.create_connection(self._address)
            except ConnectionRefusedError:
                if perf_counter() > end:
                    raise
                sleep(0.002)
                continue
            made.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            made.setblocking(False)
            return made

    def _say(self, client: Client) -> None:
        t = self._tally
        n, t.said = t.said, t.said + 1
        text = b'{"type":"say","channel":"public","text":"%b%0*d %b"}' % (MARK, DIGITS, n, WORDS.encode())
        self._sent.append(perf_counter())
        client.socket.send(frame(text))

    def _hear(self, wait: float) -> None:
        """Read whatever arrives within `wait` seconds, once."""
        ready = self._poll.poll(0)
        if not ready:
            # epoll counts in milliseconds; select on it does not.
            select.select([self._poll], [], [], max(0.0, wait))
            ready = self._poll.poll(0)
        for fd, _ in ready:
            client = self._clients[fd]
            try:
                data = client.socket.recv(READ)
            except ConnectionError:
                data = b""
            now = perf_counter()
            if not data:
                self._poll.unregister(fd)
                client.open = False
                continue
            if not client.open:
                client.rest += data
                head, found, data = client.rest.partition(b"\r\n\r\n")
                if not found:
                    continue
                if b" 101 " not in head:
                    raise RuntimeError(head.decode("latin-1"))
                client.open, client.rest = True, b""
                client.send({"type": "hello", "token": client.token, "since": 0, "changes": True})
            payloads, client.rest = frames(client.rest + data if client.rest else data)
            if payloads and not client.here:
                client.here = True
                self._here += 1
                if payloads[0].startswith(ERROR):
                    raise RuntimeError(payloads[0].decode())
            for payload in payloads:
                self._on(client, payload, now)

    def _arrive(self, client: Client, payload: bytes, now: float) -> None:
        """Nothing more than that it has arrived."""

    def _until_talk(self, client: Client, payload: bytes, now: float) -> None:
        if not payload.startswith(STATE):
            return
        heard = read_state(payload)
        if heard.ask:
            option = "pass" if "pass" in heard.ask.options else heard.ask.options[0]
            client.send({"type": "answer", "ask": heard.ask.id, "option": option})
        if heard.channels is not msgspec.UNSET:
            client.talks = "public" in heard.channels

    def _time(self, client: Client, payload: bytes, now: float) -> None:
        t = self._tally
        if payload.startswith(OK):
            t.answered += 1
            return
        at = payload.find(MARK)
        while at >= 0:
            n = int(payload[at + len(MARK) : at + len(MARK) + DIGITS])
            took = now - self._sent[n]
            t.hearings.append(took)
            self._worst[n] = max(self._worst[n], took)
            t.heard += 1
            at = payload.find(MARK, at + 1)

    def _count(self, client: Client, payload: bytes, now: float) -> None:
        t = self._tally
        if payload.startswith(OK):
            t.answered += 1
            if self._flooding:
                self._say(client)
        else:
            t.heard += payload.count(MARK)
            t.frames += 1
            t.bytes += len(payload)

    def _decide(self, client: Client, payload: bytes, now: float) -> None:
        t = self._tally
        if payload.startswith(OK):
            t.answered += 1
            return
        if not payload.startswith(STATE):
            t.refused += 1
            client.dead = client.dead or b'"of":"ready"' in payload
            return
        t.frames += 1
        t.bytes += len(payload)
        heard = read_state(payload)
        client.over = client.over or bool(heard.outcome)
        if heard.ask and heard.ask.id > client.answered:
            client.answered = heard.ask.id
            options = self._random.sample(heard.ask.options, heard.ask.least)
            t.said += 1
            client.send({"type": "answer", "ask": heard.ask.id, "option": ",".join(options)})
        elif heard.pace and heard.pace.id > client.ready and not client.over and not client.dead:
            client.ready = heard.pace.id
            t.said += 1
            client.send({"type": "ready", "pace": heard.pace.id})


def main() -> None:
    """Take orders until there are no more."""
    crowd, cpu = Crowd(int(sys.argv[1])), int(sys.argv[2])
    if cpu >= 0:
        os.sched_setaffinity(0, {cpu})
    for line in sys.stdin:
        order, *arguments = json.loads(line)
        print(json.dumps(getattr(crowd, order)(*arguments)), flush=True)


def quantile(values: list[float], share: float) -> float:
    """The value that this share of all is not above."""
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] if values else 0.0


if __name__ == "__main__":
    main()
