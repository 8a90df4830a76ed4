"""The seam between rooms and whoever else may have them: what a process asks before it lets anything happen."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Protocol


class Owners(Protocol):
    """Who has what, by code: a room, or a cup. Whoever loads one claims it first, and writes it with the epoch it got.

    `lost` is told of what somebody else has taken; `ended` that this process does not know any more whether anything is
    its own: nobody must hear anything from it then; `heard` of what another process has announced, as news and whom or
    what they are about, a guest or a room: "" for both where it may have missed some. `keep_new`: whether a new room is
    best opened where it was made. `leaving`: it takes nothing more, and hands over what it has where there is somebody;
    `astray`: it does so only until others find it at its address.
    """

    keep_new: bool
    leaving: bool
    astray: bool

    lost: Callable[[str], None]
    ended: Callable[[], None]
    heard: Callable[[str, str], None]

    async def claim(self, what: str) -> int:
        """Have it from now on: its epoch, 0 where nobody else could write it. Raises `Moving` when another has it."""

    def has(self, what: str, epoch: int) -> bool:
        """Whether it is still had as it was claimed, as far as this process knows."""

    async def release(self, what: str, epoch: int) -> None:
        """Have it no more; whatever was to be stored is stored."""

    def sure(self) -> bool:
        """Whether what this process has is its own at this moment."""

    async def settled(self) -> None:
        """Wait a little while for `sure`."""

    async def opened(self, whats: Iterable[str]) -> set[str]:
        """Those of them that some process has now."""

    async def announce(self, news: str, guest: str) -> None:
        """Let the other processes hear what has become of a guest; `heard` is told there."""

    async def claim_duty(self, duty: str) -> bool:
        """Whether this process has what one of them does for all."""

    async def clean_up(self) -> None:
        """Forget what nobody needs to know any more of who had what."""

    async def close(self) -> None:
        """Have nothing more."""


class Alone:
    """The only process there is: everything is its own, and nothing is asked."""

    keep_new = True

    def __init__(self) -> None:
        self.leaving = self.astray = False
        self.lost: Callable[[str], None] = lambda what: None
        self.ended: Callable[[], None] = lambda: None
        self.heard: Callable[[str, str], None] = lambda news, guest: None
        self._held: set[str] = set()

    async def claim(self, what: str) -> int:
        """Have it."""
        self._held.add(what)
        return 0

    def has(self, what: str, epoch: int) -> bool:
        """Nobody else could take it."""
        return True

    async def release(self, what: str, epoch: int) -> None:
        """Have it no more."""
        self._held.discard(what)

    def sure(self) -> bool:
        """Always."""
        return True

    async def settled(self) -> None:
        """At once."""

    async def opened(self, whats: Iterable[str]) -> set[str]:
        """Those that are in this process's memory."""
        return self._held.intersection(whats)

    async def announce(self, news: str, guest: str) -> None:
        """There is nobody to hear it."""

    async def claim_duty(self, duty: str) -> bool:
        """Who is alone does everything."""
        return True

    async def clean_up(self) -> None:
        """There is nothing to forget."""

    async def close(self) -> None:
        """Have nothing more."""
        self._held.clear()
