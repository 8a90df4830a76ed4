"""The ratings of cups: fitted in a process of its own, one at a time, and kept until another table counts."""

from __future__ import annotations

import asyncio
import sys

import msgspec

from duskbell.cup import Cup
from duskbell.cup.file import dump
from duskbell.server.errors import Mistake
from duskbell.server.wire.ratings import CupRatings

Counted = tuple[tuple[str, int, int], ...]
"""The takes that count: table, take, when it ended."""


class Rating:
    """The ratings of one server: the last of each cup."""

    def __init__(self) -> None:
        self._kept: dict[str, tuple[Counted, CupRatings]] = {}
        self._turn = asyncio.Lock()

    async def of(self, code: str, cup: Cup) -> CupRatings:
        """What the tables of a cup say of its players. Raises `Mistake` where the fit failed."""
        counted = tuple(
            [
                (place.id, place.take.no, place.take.ended)
                for place in cup.state.tables.values()
                if place.take is not None and place.take.state == "ended"
            ]
        )
        file = dump(cup).encode()
        async with self._turn:  # who waited may find it done
            kept = self._kept.get(code)
            if kept is None or kept[0] != counted:
                kept = self._kept[code] = (counted, await _rated(file))
        return kept[1]


async def _rated(file: bytes) -> CupRatings:
    pipe = asyncio.subprocess.PIPE
    command = (sys.executable, "-m", "duskbell.cup.rating")
    process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe)
    try:
        told, _ = await process.communicate(file)
        if process.returncode:
            raise Mistake
        return msgspec.json.decode(told, type=CupRatings)
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
