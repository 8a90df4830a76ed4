"""Agents of the contest: on its own library, over a socket, and in memory, with a script."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Callable
from random import Random
from threading import Thread
from typing import Any

Script = Callable[["Scripted", dict[str, Any]], str | None]


class Scripted:
    """A line in memory: `script` answers each packet that wants one; None is no answer at all."""

    def __init__(self, seat: int, script: Script, clock: Counter[str]) -> None:
        self.seat, self.script, self.clock = seat, script, clock
        self.got: list[tuple[int, dict[str, Any]]] = []
        self.replies: asyncio.Queue[str] = asyncio.Queue()
        self.closed = False

    async def send(self, message: str) -> None:
        packet = json.loads(message)
        self.got.append((self.clock["asked"], packet))
        if (said := self.script(self, packet)) is not None:
            self.replies.put_nowait(said + "\n")

    async def recv(self) -> str:
        said = await self.replies.get()
        self.clock["asked"] += 1
        return said

    async def close(self, code: int = 1000, reason: str = "") -> None:
        self.closed = True

    @property
    def requests(self) -> list[str]:
        return [packet["request"] for _, packet in self.got]


def crowd(url: str, players: int, token: str, tables: int = 1) -> tuple[Counter[str], list[BaseException]]:
    """So many agents on the contest's library play whole tables; which requests they got, and what they raised."""
    from aiwolf_nlp_common.client import Client  # type: ignore[import-not-found,import-untyped,unused-ignore]
    from aiwolf_nlp_common.packet import Request  # type: ignore[import-not-found,import-untyped,unused-ignore]

    got: Counter[str] = Counter()
    raised: list[BaseException] = []

    def play(no: int) -> None:
        try:
            for table in range(tables):
                one(no, Random(f"{no}/{table}"))
        except BaseException as e:
            raised.append(e)

    def one(no: int, rng: Random) -> None:
        client = Client(url, token)
        client.connect()
        info: Any = None
        while True:
            packet = client.receive()
            got[packet.request.name] += 1
            info = packet.info or info
            match packet.request:
                case Request.NAME:
                    client.send(f"crowd{no + 1}")
                case Request.TALK | Request.WHISPER:
                    client.send(rng.choice(["I am here", "Skip", "Over", f"@{info.agent} and @Agent[02], well"]))
                case Request.VOTE | Request.DIVINE | Request.GUARD | Request.ATTACK:
                    client.send(rng.choice([who for who, life in info.status_map.items() if life.value == "ALIVE"]))
                case Request.TALK_PHASE_START | Request.WHISPER_PHASE_START:
                    for said in ("now", "and now", "Over"):
                        client.send(said)
                case Request.FINISH:
                    assert len(info.role_map) == len(info.status_map)
                    client.close()
                    return

    threads = [Thread(target=play, args=(no,), daemon=True) for no in range(players)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    return got, raised
