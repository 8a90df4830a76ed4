"""What one call of each address of the API costs at a large table, at one that is over, and at a large cup."""

from __future__ import annotations

import gc
import json
from time import process_time
from typing import Any

from msgspec.structs import replace

from duskbell.cup.acts import Ask
from duskbell.cup.file import dump
from duskbell.server.running.settings import Limits
from tests.cup.club import member, season
from tests.server.house import FAST, House, Message
from tests.server.olga import Olga
from tests.server.test_seating import did, visit

LONG = replace(FAST, limits=Limits.none(), operator_token="x" * 20)
SAYINGS, SIGNS = 1_000, 480
"""What has been said at the large table, and how long each saying is: together a table may say a million signs."""
TIMES = 5
OWN = 0.85
"""Milliseconds that `_work` took on the machine that what is too dear was told for. Others are slower, or faster."""


class Cost:
    """One call: milliseconds of that machine, the least of some; what it came to; and how long the answer was."""

    def __init__(self, spent: float, status: int, size: int) -> None:
        self.spent, self.status, self.size = spent, status, size


def _work() -> float:
    """Seconds of the processor for what is always the same."""
    began = process_time()
    for _ in range(3):
        json.loads(json.dumps({str(n): [n, {"n": n}] for n in range(400)}))
    return process_time() - began


async def cost(house: House, method: str, path: str, body: Any = None, token: str = "") -> Cost:
    """What the application takes for it, without the connection, and without looking through what other tests of this
    process have left behind; asked for some times on end.
    """
    assert house.app is not None
    sent = b"" if body is None else json.dumps(body).encode()
    headers = {"host": f"127.0.0.1:{house.port}", "content-type": "application/json", "content-length": str(len(sent))}
    if token:
        headers["authorization"] = f"Bearer {token}"
    at, _, query = path.partition("?")
    scope: Any = {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "http", "root_path": "",
        "method": method, "path": f"/api{at}", "raw_path": f"/api{at}".encode(), "query_string": query.encode(),
        "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
        "client": ("127.0.0.1", 4_000), "server": ("127.0.0.1", house.port),
    }  # fmt: skip
    least, usual, status, size = 1e9, 1e9, 0, 0
    gc.disable()
    try:
        for _ in range(TIMES):
            told: list[Any] = []

            async def receive() -> Any:
                return {"type": "http.request", "body": sent, "more_body": False}

            async def send(message: Any, told: list[Any] = told) -> None:
                told.append(message)

            began = process_time()
            call: Any = {**scope, "state": {}}
            await house.app(call, receive, send)
            least, usual = min(least, process_time() - began), min(usual, _work())
            status, size = told[0]["status"], sum(len(m.get("body", b"")) for m in told[1:])
    finally:
        gc.enable()
    return Cost(OWN * least / usual, status, size)


async def long_table(house: House) -> Message:
    """A large table that is played and has talked for hours: its room, with the tokens of all who sit there."""
    room = await house.create(24, moderator="me")
    path = f"/rooms/{room['room']}"
    joined = [await did(house, f"{path}/join", {"name": f"Guest {n}"}) for n in range(12)]
    await did(house, f"{path}/bots", {"kind": "random"}, room["token"])
    await did(house, f"{path}/start", token=room["token"])
    host = await visit(house, path, room["token"])
    for n in range(SAYINGS):
        await host.send({"type": "say", "channel": "public", "text": f"{n} ".ljust(SIGNS, "钟")})
        assert (await host.reply("say"))["type"] == "ok"
    return {**room, "tokens": [room["token"], *[one["token"] for one in joined]]}


async def long_cup(olga: Olga) -> None:
    """A cup of sixty tables and some three hundred questions."""
    cup = season(60, lambda rng, _: rng.choice(["good", "wolves"]))
    for n in range(310):
        cup.do(member("a", 2), Ask(text=f"may I ask this? {n}"))
    olga.wall.turn(cup.now)
    olga.token = await olga.log_in()
    made = await olga.house.post("/cups/file", {"file": dump(cup.cup, {})}, olga.token)
    assert made.status_code == 201, made.text
    olga.cup = made.json()["cup"]
