"""Which worlds a seat can still believe in: asked of a process of its own, so that nobody who plays waits for it."""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from hashlib import sha256
from typing import Any

import msgspec

import duskbell
from duskbell.insight.found import Worlds
from duskbell.insight.question import Question, Reply, question
from duskbell.insight.worlds import view_at
from duskbell.kernel import MODERATOR, Header, Record, View
from duskbell.kernel.core_events import Committed
from duskbell.server.errors import BadMessage, Busy, Forbidden, Mistake, NoInsight, NoSolverHere, NotOver, NoWorlds
from duskbell.server.hindsight.replay import Finished, replay
from duskbell.server.room import Deed, NoSeat, Room, playing
from duskbell.server.store import BOT
from duskbell.server.wire import Believable

log = logging.getLogger(__name__)
SECONDS, PATIENCE = 4.0, 12.0
"""So long is looked for; after so long the process is ended, whatever it does."""
AT_ONCE = 6
"""So many may wait for their answer."""
KEPT = 100
"""Answers that are remembered."""
IDLE = 120.0
"""Seconds without a question after which the process ends."""
LINE = 1 << 24


class ReadSight(Deed):
    """What a seat had seen after its first `at` things, as its replay counts them; all, where none is given. `me`:
    whose chair asks, None for nobody's. Raises `NotOver` where the table is played and who asks may not ask yet.
    """

    __slots__ = ("at", "me", "seat")

    def __init__(self, me: int | None, seat: int, at: int | None) -> None:
        super().__init__()
        self.me, self.seat, self.at = me, seat, at

    def do(self, room: Room) -> Sight:
        if self.me is None and (room.sitting is None or not room.sitting.play.over):
            raise NotOver("what could have been known is told when the table is over, and it is not.")
        play = playing(room).play
        if play.over and self.me is not None and room.stored.cup:
            raise Forbidden("what could have been known at a cup's table is told in its review.")
        if not play.over and self.me != MODERATOR and not (self.me == self.seat and _may_wonder(room, self.seat)):
            raise Forbidden(
                "while people play, only who moderates asks what a seat can believe; where the host allows insight, "
                "everybody asks for the own seat."
            )
        if not 0 <= self.seat < len(play.table.seats):
            raise NoSeat(f"there is no seat {self.seat} at this table.")
        full = play.view(self.seat)
        if self.at is not None and not 0 <= self.at <= full.version:
            raise BadMessage(f"seat {self.seat} has seen {full.version} things, not {self.at}.")
        seal = any(isinstance(e, Committed) for e in full.events[:1])
        at = None if self.at is None else max(0, self.at - seal)
        return Sight(view_at(full, at), play.record.header)


def _may_wonder(room: Room, seat: int) -> bool:
    """Whether who plays may ask what they can believe themselves: where the host allows it, and whoever plays alone
    among bots, for then it is practice, and a guided game is, too. At a cup's table it counts, and nobody may.
    """
    others = [chair for chair in room.roster.seats if chair.seat != seat]
    alone = room.roster.moderator is None and all(chair.kind == BOT for chair in others)  # who is away may come back
    return (alone or room.stored.wishes.insight) and not room.stored.cup


class Sight(msgspec.Struct, frozen=True):
    """What a seat had seen. It shares nothing with the play."""

    view: View[Any]
    header: Header


class Believing:
    """Answers, one at a time: each is looked for in another process, which is ended when it takes too long."""

    def __init__(self) -> None:
        self._process: Process | None = None
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._kept: dict[bytes, Believable] = {}
        self._idle: asyncio.TimerHandle | None = None

    async def of(self, sight: Sight, claims: str = "none", first: bool = False) -> Believable:
        """The worlds that fit what a seat has seen; `first`: what can be said of them at once. Raises `Busy`,
        `NoInsight`, `NoSolverHere` or `NoWorlds`.
        """
        asked = question(sight.view, sight.header, claims, SECONDS)
        key = _key(asked)
        if key in self._kept:
            return self._kept[key]
        if first:
            asked = asked._replace(first=True)
            key = _key(asked)
            if key in self._kept:
                return self._kept[key]
        if self._waiting >= AT_ONCE:
            raise Busy("others are asking what can be known at this moment; try again in a few seconds.")
        self._waiting += 1
        try:
            async with self._turn:
                told = await self._ask(asked.packed())
        finally:
            self._waiting -= 1
        found = await asyncio.to_thread(_shown, told)
        self._kept[key] = found
        if len(self._kept) > KEPT:
            del self._kept[next(iter(self._kept))]
        return found

    async def close(self) -> None:
        """End the process."""
        if self._idle is not None:
            self._idle.cancel()
        process, self._process = self._process, None
        if process is not None:
            if process.returncode is None:
                process.kill()
            await process.wait()

    async def _ask(self, packed: bytes) -> Worlds:
        if self._idle is not None:
            self._idle.cancel()
        line = b""
        try:
            line = await asyncio.wait_for(self._answer(packed), PATIENCE)
        except TimeoutError:  # an OSError, too
            raise NoInsight("that took too long, so what can be known here is not found out.") from None
        except (OSError, ValueError):
            log.exception("the process that looks for worlds has failed")
        finally:
            if not line:
                await self.close()
        self._idle = asyncio.get_running_loop().call_later(IDLE, self._end)
        if not line:
            raise Mistake
        told = msgspec.json.decode(line, type=Reply)
        if told.worlds is None:
            raise {"NoWorld": NoWorlds, "NoSolver": NoSolverHere}.get(told.refused, NoInsight)(told.sentence)
        return told.worlds

    async def _answer(self, packed: bytes) -> bytes:
        if self._process is None or self._process.returncode is not None:
            command = (sys.executable, "-m", "duskbell.insight")
            self._process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, limit=LINE)
        source, told = self._process.stdin, self._process.stdout
        assert source is not None
        assert told is not None
        source.write(packed)
        await source.drain()
        return await told.readline()

    def _end(self) -> None:
        if self._process is not None and self._process.stdin is not None:
            self._process.stdin.close()
        self._process = None


def _key(asked: Question) -> bytes:
    return sha256(asked.packed()).digest()


def _shown(found: Worlds) -> Believable:
    """The worlds as they are sent, with the history that proves them as a record and as a replay of it all."""
    story = None
    if found.witness:
        play = duskbell.rebuild(Record.parse(found.witness))
        story = replay(Finished(play.game, play.record.header, tuple(play.table.log)), MODERATOR)
    return Believable(
        found.seat,
        [list(some) for some in found.possible],
        [list(some) for some in found.proven],
        found.low,
        found.high,
        round(found.seconds, 3),
        found.witness,
        story,
    )


__all__ = ["Believing", "ReadSight"]
