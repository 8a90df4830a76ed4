"""Waiting for what the server's parts do."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


def wait_for(work: Coroutine[Any, Any, T]) -> T:
    """What comes of it, in an event loop of its own."""
    import asyncio  # it takes a while to import; most commands need none

    return asyncio.run(work)
