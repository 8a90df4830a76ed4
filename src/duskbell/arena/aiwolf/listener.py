"""The door of the contest: agents dial, say their names, and are seated as soon as there are enough."""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Callable, Mapping
from http import HTTPStatus
from pathlib import Path
from secrets import token_hex
from typing import Any
from urllib.parse import parse_qs, urlsplit

from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response

from duskbell import start
from duskbell.arena.aiwolf.agent import NAME, Agent
from duskbell.arena.aiwolf.csv_log import csv_log
from duskbell.arena.aiwolf.hosting import Hosting
from duskbell.arena.aiwolf.manners import Manners
from duskbell.arena.aside import aside
from duskbell.bots import make
from duskbell.kernel import DuskbellError, Play

LOGIN = 10.0
"""Seconds in which an agent says its name."""
LONGEST_NAME = 64
LARGEST = 64 * 1024
"""Bytes of one frame."""
MOST_WAITING = 500
"""Agents that wait for a table, at most."""
REFUSED = 1008


class Listener:
    """Seats whoever dials at tables of `players`, `bots` of which our plain bots hold. `token`: what agents must show,
    "" for nothing. `one_team`: a table is one team's alone. `tables`: after so many it is over; 0 is never. `seed`
    makes everything repeatable that is drawn; without one nobody can guess it. `to`: the folder for records and logs.
    `tell` hears of each table that is over, as a sentence.
    """

    def __init__(
        self,
        players: int,
        *,
        options: Mapping[str, Any] | None = None,
        token: str = "",
        bots: int = 0,
        one_team: bool = False,
        tables: int = 0,
        seed: str = "",
        to: Path | None = None,
        manners: Manners | None = None,
        tell: Callable[[str], object] = str,
    ) -> None:
        self.players, self.options, self.bots = players, dict(options or {}), bots
        self._token, self._one_team, self._most, self._to = token, one_team, tables, to
        self._seed, self._manners, self._tell = seed or token_hex(16), manners or Manners(), tell
        self._secret = not seed
        self._action = start("aiwolf", players, seed="0", options=self.options).table.options.action_seconds
        if not 0 <= bots < players:
            raise DuskbellError(f"{bots} of {players} seats cannot be bots; right would be 0 to {players - 1}.")
        self._waiting: dict[str, list[Agent]] = {}
        self._begun = 0
        self._playing: set[asyncio.Task[None]] = set()
        self._done = asyncio.Event()
        self.port = 0

    async def run(self, host: str, port: int, ready: Callable[[int], None] = lambda _: None) -> None:
        """Listen until all tables are over. `ready` is told the port. Raises `DuskbellError` where nobody can."""
        try:
            server = await serve(
                self._enter,
                host,
                port,
                process_request=self._check,
                max_size=LARGEST,
                compression=None,
                open_timeout=LOGIN,
            )
        except OSError as e:
            raise DuskbellError(f"nobody can listen on {host}:{port}: {(e.strerror or str(e)).lower()}.") from None
        async with server:
            self.port = next(iter(server.sockets)).getsockname()[1]
            ready(self.port)
            try:
                await self._done.wait()
            finally:
                for task in self._playing:
                    task.cancel()

    # -- the door ----------------------------------------------------------------------------------------------------

    def _check(self, connection: ServerConnection, request: Request) -> Response | None:
        """Let in whoever has the token, as a Bearer or in the address, while there is a table to wait for."""
        if self._most and self._begun >= self._most:
            return connection.respond(HTTPStatus.SERVICE_UNAVAILABLE, "There will be no more tables.\n")
        if not self._token:
            return None
        bearer = request.headers.get("Authorization", "").removeprefix("Bearer ").strip()
        asked = parse_qs(urlsplit(request.path).query).get("token", [""])[0]
        if any(hmac.compare_digest(given.encode(), self._token.encode()) for given in (bearer, asked)):
            return None
        return connection.respond(
            HTTPStatus.UNAUTHORIZED,
            "The token is wrong or missing; right would be Authorization: Bearer and the token.\n",
        )

    async def _enter(self, connection: ServerConnection) -> None:
        """Ask for the name, wait for a table, and stay until the connection ends."""
        agent = Agent(connection, "", self._action + self._manners.grace, self._manners.response)
        await agent.tell(NAME)
        try:
            agent.name = await agent.hear(LOGIN)
        except (TimeoutError, ConnectionClosed):
            await connection.close(REFUSED, "no name was given; right would be the answer to NAME.")
            return
        room = agent.team if self._one_team else ""
        waiting = self._waiting.setdefault(room, [])
        if why := self._objection(agent, waiting):
            await connection.close(REFUSED, why)
            return
        waiting.append(agent)
        self._seat(room)
        await connection.wait_closed()
        if agent in self._waiting.get(room, ()):
            self._waiting[room].remove(agent)

    def _objection(self, agent: Agent, waiting: list[Agent]) -> str:
        if not (0 < len(agent.name) <= LONGEST_NAME and agent.name.isprintable()):
            return f"a name has 1 to {LONGEST_NAME} printable signs."
        if any(other.name == agent.name for other in waiting):
            return "somebody of this name waits already; right would be a name of one's own."
        if self._most and self._begun >= self._most:
            return "there will be no more tables."
        if sum(map(len, self._waiting.values())) >= MOST_WAITING:
            return "too many wait already."
        return ""

    def _seat(self, room: str) -> None:
        """Begin a table when there are enough."""
        waiting, needed = self._waiting[room], self.players - self.bots
        if len(waiting) < needed or (self._most and self._begun >= self._most):
            return
        self._waiting[room] = waiting[needed:]
        self._begun += 1
        task = asyncio.create_task(self._host(self._begun, waiting[:needed]))
        self._playing.add(task)
        task.add_done_callback(self._over)

    # -- tables ------------------------------------------------------------------------------------------------------

    async def _host(self, number: int, agents: list[Agent]) -> None:
        seed = f"{self._seed}/{number}"
        salt = token_hex(16) if self._secret else None
        held = dict(enumerate(agents))
        names = [agent.name for agent in agents] + [f"plain{n + 1}" for n in range(self.bots)]
        play = start("aiwolf", self.players, seed=seed, options=self.options, names=names, salt=salt)
        bots = {n: make("aiwolf", "plain", f"{seed}/{n}") for n in range(len(agents), self.players)}
        game_id = token_hex(13).upper() if self._secret else f"{number:026}"
        await Hosting(play, held, bots, game_id, self._manners).run()
        self._keep(number, play, held)

    def _keep(self, number: int, play: Play[Any], agents: Mapping[int, Agent]) -> None:
        """Save record and log, and say how it ended."""
        assert play.outcome is not None
        lost = [f"{a.name}: {a.broken}" for a in agents.values() if a.broken]
        won = ", ".join([play.table.seats[n].name for n in play.outcome.winners])
        how = f"won by {won} ({play.outcome.teams[0]})" if play.outcome.teams else "won by nobody"
        kept = ""
        if self._to is not None:
            first = self._first()
            with aside(self._to / f"{first:06}.jsonl") as path:
                path.write_text(play.record.dump(), encoding="utf-8")
            with aside(self._to / f"{first:06}.csv") as path:
                path.write_text(csv_log(play, lang=self._manners.lang), encoding="utf-8")
            kept = f", kept as {first:06}"
        self._tell(f"table {number}: {how}{kept}{'; ' + '; '.join(lost) if lost else ''}.")

    def _first(self) -> int:
        """The first number that no record in the folder has."""
        assert self._to is not None
        number = 1
        while (self._to / f"{number:06}.jsonl").exists():
            number += 1
        return number

    def _over(self, task: asyncio.Task[None]) -> None:
        self._playing.discard(task)
        if not task.cancelled() and (e := task.exception()) is not None:
            self._tell(f"a table could not be played to its end: {type(e).__name__}: {str(e)[:200]}.")
        if self._most and self._begun >= self._most and not self._playing:
            self._done.set()
