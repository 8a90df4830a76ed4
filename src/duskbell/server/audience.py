"""Who is connected to one room, and what each of them has been told."""

from __future__ import annotations

from typing import Protocol

from duskbell.server.sitting import Sitting
from duskbell.server.state import SCREEN, Encoded, Page, Viewer
from duskbell.server.wire import RoomInfo, encode

COME_BACK, VOID = 1012, 4401
"""Close codes: come back and say again who you are; the token opens nothing any more."""


class Listener(Protocol):
    """Somebody connected.

    `viewer`: whose eyes it has. `since`: the events it holds when it comes. `changes`: whether it wants only news.
    """

    viewer: Viewer
    since: int
    changes: bool

    def send(self, text: str) -> None:
        """Send a message; never waits."""

    def hang_up(self, code: int = COME_BACK) -> None:
        """Send away."""


class Audience:
    """Everybody connected to one room, by whose eyes they have. Who arrives is new until told the state."""

    def __init__(self) -> None:
        self._here: dict[Viewer, list[Listener]] = {}
        self._new: list[Listener] = []
        self._told: dict[Viewer, tuple[Page, int]] = {}

    def __contains__(self, viewer: Viewer) -> bool:
        return viewer in self._here

    def __bool__(self) -> bool:
        return bool(self._here)

    @property
    def watchers(self) -> int:
        """How many only watch."""
        return len(self._here.get(None, ())) + len(self._here.get(SCREEN, ()))

    def arrive(self, listener: Listener) -> None:
        """Somebody connects."""
        self._here.setdefault(listener.viewer, []).append(listener)
        self._new.append(listener)

    def leave(self, listener: Listener) -> None:
        """Somebody is gone, or was sent away before."""
        here = self._here.get(listener.viewer, [])
        if listener in here:
            here.remove(listener)
        if not here:
            self._here.pop(listener.viewer, None)
            self._told.pop(listener.viewer, None)
        self._new = [new for new in self._new if new is not listener]

    def send_away(self, seat: int, code: int) -> None:
        """Whoever has the eyes of `seat` has them no more."""
        gone = self._here.pop(seat, [])
        self._told.pop(seat, None)
        self._new = [new for new in self._new if new not in gone]
        for listener in gone:
            listener.viewer = None  # what it still says is nobody's
            listener.hang_up(code)

    def move(self, seat: int, to: int) -> None:
        """Whoever has the eyes of `seat` has those of `to` instead, and is told all anew."""
        moved = self._here.pop(seat, [])
        self._told.pop(seat, None)
        for listener in moved:
            listener.viewer = to
            self._here.setdefault(to, []).append(listener)
        self._new += [listener for listener in moved if listener not in self._new]

    def close(self) -> None:
        """The room closes; whoever it is may come back."""
        for listener in [x for here in self._here.values() for x in here]:
            listener.hang_up()

    def tell(self, info: RoomInfo, sitting: Sitting | None) -> None:
        """Send everybody who can see something new the state; whoever came, all that they miss."""
        new, self._new = self._new, []
        encoded = Encoded(info)
        for viewer, here in list(self._here.items()):
            page = Page(info, sitting, viewer)
            before = self._told.get(viewer)
            self._told[viewer] = page, page.version
            if before is not None and before[0].keys == page.keys:
                continue
            old = [x for x in here if x not in new]
            if old and before is not None:
                _send(old, page, before[0], before[1] if before[0].epoch == page.epoch else 0, encoded)
        for listener in new:
            page = self._told[listener.viewer][0]
            listener.send(encode(page.state(info, 0 if page.epoch else listener.since)))


def _send(listeners: list[Listener], page: Page, before: Page, since: int, encoded: Encoded) -> None:
    """Send the same news to all listeners of one viewer: whole, or without what has not changed."""
    brief = [x for x in listeners if x.changes]
    if brief:
        text = encode(page.update(before, since, encoded))
        for listener in brief:
            listener.send(text)
    if len(brief) < len(listeners):
        text = encode(page.state(encoded.info, since))
        for listener in listeners:
            if not listener.changes:
                listener.send(text)
