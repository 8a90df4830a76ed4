"""Tables laid while the server is killed again and again: every deed of the lobby, heard to be done or cut off."""

from __future__ import annotations

from typing import Any

from tests.server.house import Message
from tests.server.siege import Siege, Sitter

CLOCKS = ("night", "discussion", "accusation", "reasons", "second", "defence", "comments", "vote")
WISH = {"game": "mafia", "options": {f"{what}_seconds": 3600 for what in CLOCKS}, "decoys": True}
"""So much time that no clock strikes on the slowest machine."""


class Lobby:
    """A room before its start, and who sits in it."""

    def __init__(self, siege: Siege) -> None:
        self._siege = siege
        self.room = self._host = ""
        self.sitters: list[Sitter] = []

    async def lay(self, people: int, bots: int) -> list[Sitter]:
        """Make a room, let people come, go, move and hand on their seats until all are there, and start."""
        body = {**WISH, "players": people + bots, "name": "Ann"}
        made = (await self._siege.insist("POST", "/rooms", body=body)).json()
        self.room, self._host = made["room"], made["token"]
        self.sitters = [Sitter(self._siege, self.room, self._host, 0, "Ann")]
        while len(self.sitters) < people:
            await self._siege.rng.choice((self._come, self._come, self._come, self._go, self._move, self._hand_on))()
        await self._arrange()
        await self._begin(bots)
        return self.sitters

    async def again(self, old: list[Sitter]) -> list[Sitter]:
        """The rematch of a table that is over, started: the same people by the same tokens."""
        room, self._host = old[0].room, old[0].token
        again = await self._siege.insist("POST", f"/rooms/{room}/rematch", self._host, {})
        assert again.status_code == 201, again.text
        self.room = again.json()["room"]
        next_room = (await self._siege.insist("GET", f"/rooms/{room}")).json()["next"]
        assert next_room == self.room, "a rematch that was acknowledged is the only one"
        self.sitters = [Sitter(self._siege, self.room, x.token, x.seat, x.name) for x in old]
        for sitter in self.sitters:
            await self._sits(sitter)
        self._siege.seen["rematches"] += 1
        await self._begin(0)
        return self.sitters

    # -- deeds -------------------------------------------------------------------------------------------------------

    async def _come(self) -> None:
        name = f"Guest {self._siege.serial()}"
        joined = await self._deed("join", "", {"name": name})
        taken = [n for n, seat in (await self._seats()).items() if seat["name"].startswith(name)]
        if joined is not None:
            assert taken == [joined["seat"]], "an acknowledged join is lost, or counts twice"
            self.sitters.append(Sitter(self._siege, self.room, joined["token"], taken[0], name))
            await self._sits(self.sitters[-1])
        elif taken:
            assert len(taken) == 1, "one request, two seats"
            kicked = await self._siege.insist("POST", f"/rooms/{self.room}/kick", self._host, {"seat": taken[0]})
            assert kicked.status_code == 200 or kicked.json()["error"]["key"] == "seat-empty", kicked.text
            assert (await self._seats())[taken[0]]["kind"] == "empty"

    async def _go(self) -> None:
        sitter = self._somebody()
        if sitter is not None:
            left = await self._deed("leave", sitter.token)
            empty = (await self._seats())[sitter.seat]["kind"] == "empty"
            assert empty or left is None, "an acknowledged leave is lost"
            if empty:
                self.sitters.remove(sitter)
                await self._is_void(sitter.token)

    async def _move(self) -> None:
        sitter = self._somebody()
        if sitter is not None:
            to = max(n for n, seat in (await self._seats()).items() if seat["kind"] == "empty")
            moved = await self._deed("move", sitter.token, {"seat": to})
            [now] = [n for n, seat in (await self._seats()).items() if seat["name"] == sitter.name]
            assert now == to or (moved is None and now == sitter.seat), "an acknowledged move is lost"
            sitter.seat = now
            await self._sits(sitter)

    async def _hand_on(self) -> None:
        """Somebody new takes over a seat, as a guest: whose token opens it though the answer was lost."""
        sitter = self._somebody()
        if sitter is not None:
            path = f"/rooms/{self.room}/substitute"
            invited = await self._siege.insist("POST", path, sitter.token, {"seat": sitter.seat})
            guest = (await self._siege.insist("POST", "/guest")).json()["token"]
            name, old = f"Guest {self._siege.serial()}", sitter.token
            claimed = await self._deed("claim", "", {"invite": invited.json()["invite"], "name": name, "guest": guest})
            if (await self._seats())[sitter.seat]["name"] == name:
                sitter.name, sitter.token = name, claimed["token"] if claimed else guest
                await self._is_void(old)
                tables = (await self._siege.insist("GET", "/guest", guest)).json()["tables"]
                assert [(t["room"], t["seat"]) for t in tables] == [(self.room, sitter.seat)]
            else:
                assert claimed is None, "an acknowledged claim is lost"
            await self._sits(sitter)

    async def _arrange(self) -> None:
        speed = self._siege.rng.choice(("slow", "fast"))
        arranged = await self._deed("set", self._host, {"speed": speed})
        assert arranged is None or (await self._look())["speed"] == speed, "an acknowledged wish is lost"

    async def _begin(self, bots: int) -> None:
        if bots:
            seated = await self._siege.insist("POST", f"/rooms/{self.room}/bots", self._host, {"kind": "random"})
            assert seated.status_code == 201, seated.text
        started = await self._siege.insist("POST", f"/rooms/{self.room}/start", self._host)
        assert started.status_code == 201 or started.json()["error"]["key"] == "started", started.text
        # it may be over as soon: a bot that answers at random may kill itself in the first night
        assert (await self._look())["status"] != "lobby", "an acknowledged start is lost"

    # -- how ---------------------------------------------------------------------------------------------------------

    def _somebody(self) -> Sitter | None:
        """Anybody but the host."""
        return self._siege.rng.choice(self.sitters[1:]) if self.sitters[1:] else None

    async def _deed(self, deed: str, token: str, body: Any = None) -> Message | None:
        """Do it once: the answer, or None when the server died over it."""
        answer = await self._siege.call("POST", f"/rooms/{self.room}/{deed}", token, body)
        if answer is None:
            self._siege.seen[f"{deed} cut off"] += 1
            return None
        assert answer.status_code in (200, 201), answer.text
        result: Message = answer.json()
        return result

    async def _look(self) -> Message:
        room: Message = (await self._siege.insist("GET", f"/rooms/{self.room}")).json()
        return room

    async def _seats(self) -> dict[int, Message]:
        return {seat["seat"]: seat for seat in (await self._look())["seats"]}

    async def _sits(self, sitter: Sitter) -> None:
        """The token opens the seat."""
        view = await self._siege.insist("GET", f"/rooms/{self.room}/view", sitter.token)
        assert view.status_code == 200, view.text
        assert view.json()["me"] == sitter.seat

    async def _is_void(self, token: str) -> None:
        view = await self._siege.insist("GET", f"/rooms/{self.room}/view", token)
        assert view.status_code == 401, view.text
