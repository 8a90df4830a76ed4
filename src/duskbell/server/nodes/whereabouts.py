"""Whether a node is at the address it was given: others carry to it there, so until it is found it takes nothing."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from duskbell.server.owners.leases import Leases  # asyncpg is there only where it is used

log = logging.getLogger(__name__)
_ASKED, _ASK_AGAIN = 20, 0.5
"""How often a node asks for itself, and how many seconds apart, before it believes that it is not there."""
_CALM, _SAY_AGAIN = 5.0, 60.0
"""Seconds between two questions after that, and until it is said again."""


async def find_oneself(
    asks: Callable[[], Awaitable[bool]],
    owners: Leases,
    address: str,
    read: Callable[[], float] = monotonic,
    wait: Callable[[float], Awaitable[None]] = asyncio.sleep,
) -> None:
    """Ask at the own address who is there, until this node itself answers: `asks` whether it does. Where it is nobody
    or somebody else for some seconds, it takes nothing until it is found, and says so now and then. `read`: the time.
    """
    for _ in range(_ASKED):
        if await asks():
            return
        await wait(_ASK_AGAIN)
    await owners.stray()
    said = -math.inf
    while not await asks():
        if read() - said >= _SAY_AGAIN:
            said = read()
            log.error(
                "at %s, given as --node, this node is not to be found: it takes nothing; right would be an address"
                " where the other nodes reach it",
                address,
            )
        await wait(_CALM)
    log.warning("at %s this node is found now: it takes what comes", address)
    await owners.be_found()
