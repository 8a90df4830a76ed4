"""What serves others must not end because a driver cancels something of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import TypeVar

Result = TypeVar("Result")


async def unbroken(what: Awaitable[Result]) -> Result:
    """What comes of it. Where it is cancelled though nobody has cancelled this task, it has failed like anything else:
    raises `ConnectionError`. Whoever waited for what this task does would wait for ever.
    """
    try:
        return await what
    except asyncio.CancelledError:
        task = asyncio.current_task()
        if task is None or task.cancelling():
            raise
        raise ConnectionError("it was broken off, and nobody had asked for that") from None


__all__ = ["unbroken"]
