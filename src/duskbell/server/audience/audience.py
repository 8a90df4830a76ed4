"""Who is connected to one room, and what each of them has been told."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Protocol

from msgspec.structs import replace

from duskbell.server.audience.state import SCREEN, Encoded, Page, Viewer, room_for
from duskbell.server.auth import Bearer
from duskbell.server.errors import TooFast
from duskbell.server.running import Bucket, Limits
from duskbell.server.sitting import Sitting
from duskbell.server.wire import Leaving, LobbySaying, RoomInfo, encode

COME_BACK, VOID, CROWDED = 1012, 4401, 4429
"""Close codes: come back and say again who you are; the token opens nothing any more; too many with the same eyes."""
_BETWEEN = 0.25
"""Seconds between two messages that say only who has come or gone. A crowd that comes back is a few of them, not one
for each to each.
"""


Scene = tuple[RoomInfo, Sitting | None, int, int, tuple[LobbySaying, ...]]
"""The room; its table, how often that shows anything new, and how many lines are hidden; what was said before."""


class Listener(Protocol):
    """Somebody connected.

    `viewer`: whose eyes it has. `bearer`: of which chair, None for who only watches. `opener`: the seat that has opened
    this big screen, None for everybody else. `since`: the events it holds when it comes. `changes`: whether it wants
    only news.
    """

    viewer: Viewer
    bearer: Bearer | None
    opener: int | None
    since: int
    changes: bool

    def send(self, text: str) -> None:
        """Send a message; never waits."""

    def hang_up(self, code: int = COME_BACK) -> None:
        """Send away."""


class Audience:
    """Everybody connected to one room, by whose eyes they have. Who arrives is new until told the state. `read`: the
    time.
    """

    def __init__(self, read: Callable[[], float], limits: Limits | None = None) -> None:
        self._read, self._retold = read, Bucket(*(limits or Limits()).retold)
        self._quiet_until, self._owes = -math.inf, False
        self._here: dict[Viewer, list[Listener]] = {}
        self._new: list[Listener] = []
        self._told: dict[Viewer, Page] = {}
        self._leaving = ""
        self._scene: Scene | None = None

    def __contains__(self, viewer: Viewer) -> bool:
        return viewer in self._here

    def __bool__(self) -> bool:
        return bool(self._here)

    @property
    def watchers(self) -> int:
        """How many only watch."""
        return len(self._here.get(None, ())) + len(self._here.get(SCREEN, ()))

    def arrive(self, listener: Listener, limits: Limits | None = None) -> None:
        """Somebody connects. Where too many have the eyes of this seat already, the oldest of them goes. Raises
        `TooFast` where too many only watch.
        """
        limits, watches = limits or Limits(), listener.viewer in (None, SCREEN)
        if watches and self.watchers >= limits.watchers:
            raise TooFast("as many watch this table as can; come again in a while.", 30.0)
        here = self._here.setdefault(listener.viewer, [])
        crowd = [] if watches else here[: max(0, len(here) + 1 - limits.seat_sockets)]
        here.append(listener)
        self._new.append(listener)
        for oldest in crowd:
            self.leave(oldest)
            oldest.viewer = oldest.bearer = oldest.opener = None
            oldest.hang_up(CROWDED)

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
        """Whoever has the eyes of `seat` has them no more, and the big screens that it has opened go with it."""
        screens = [screen for screen in self._here.get(SCREEN, ()) if screen.opener == seat]
        for screen in screens:
            self.leave(screen)
        gone = self._here.pop(seat, []) + screens
        self._told.pop(seat, None)
        self._new = [new for new in self._new if new not in gone]
        for listener in gone:
            listener.viewer = listener.bearer = listener.opener = None  # what it still says is nobody's
            listener.hang_up(code)

    def move(self, seat: int, to: int) -> None:
        """Whoever has the eyes of `seat` has those of `to` instead, and is told all anew."""
        moved = self._here.pop(seat, [])
        self._told.pop(seat, None)
        for listener in moved:
            listener.viewer = to
            self._here.setdefault(to, []).append(listener)
        for screen in self._here.get(SCREEN, ()):
            if screen.opener == seat:
                screen.opener = to
        self._new += [listener for listener in moved if listener not in self._new]

    def close(self) -> None:
        """The room closes; whoever it is may come back."""
        self._scene = None
        for listener in [x for here in self._here.values() for x in here]:
            listener.hang_up()

    def cry(self, text: str, *, late: bool) -> None:
        """Send a message to everybody; `late`: but not to who only watches, since they are behind."""
        for viewer, here in self._here.items():
            if viewer is not None or not late:
                for listener in here:
                    listener.send(text)

    def warn(self, until: float | None = None) -> None:
        """The server stops, at `until` on the loop's clock at the latest, or at once: tell everybody, and whoever comes
        from now on after the state.
        """
        self._leaving = encode(Leaving(None if until is None else round(until * 1000)))
        self.cry(self._leaving, late=False)

    def wait(self) -> float:
        """Seconds until they are to be told who has come or gone meanwhile; infinite where nobody has."""
        return self._quiet_until - self._read() if self._owes else math.inf

    def check_anew(self) -> None:
        """What is to happen has all told anew. Raises `TooFast` where that was too much just now."""
        if self._retold.empty(self._read()):
            wait = self._retold.wait()
            raise TooFast("this table has just been told much of its history anew; wait a moment.", wait)

    def tell(self, info: RoomInfo, sitting: Sitting | None, lobby: tuple[LobbySaying, ...] = ()) -> None:
        """Send everybody who can see something new the state; whoever came, all that they miss. `lobby`: what was said
        before the start. That somebody has come or gone waits a moment where news was told just now.
        """
        moves, hidden = (0, 0) if sitting is None else (sitting.moves - sitting.heeded, len(sitting.withheld.places))
        scene = (info, sitting, moves, hidden, lobby)
        talk = self._may_wait(scene)
        new, self._new = self._new, []
        encoded, watched = Encoded(info, sitting), room_for(None, info, sitting)
        late = encoded if watched is info else Encoded(watched, sitting)
        for viewer, here in self._here.items():
            before = self._told.get(viewer)
            old = [x for x in here if x not in new] if new else here
            if talk and before is not None and len(old) == len(here) and not _is_behind(viewer, sitting):
                since = before.hear(viewer)
                if since != before.version:
                    _send(old, before, since, None, encoded)
                continue
            told = late if viewer is None else encoded
            page = self._told[viewer] = Page(told.info, sitting, viewer, lobby)
            if before is not None and not page.shows(before):
                since = page.since(before)
                size = _send(old, page, since, before, told)
                if since < before.version:
                    self._retold.owe(self._read(), size)
        whole: dict[tuple[Viewer, int], str] = {}
        for listener in new:
            page = self._told[listener.viewer]
            told = late if listener.viewer is None else encoded
            key = listener.viewer, 0 if page.anew or listener.since > page.version else listener.since
            text = whole[key] = whole.get(key) or encode(page.state(told.info, key[1], told))
            listener.send(text)
            if self._leaving:
                listener.send(self._leaving)

    def _may_wait(self, scene: Scene) -> bool:
        """Whether those who have been told the last scene lack nothing in this one but words, or what is to wait."""
        now, before = self._read(), self._scene
        if before is not None and before[1:] == scene[1:]:
            if before[0] == scene[0] and not self._owes:
                return True
            if now < self._quiet_until and _as_seen_by(before[0], scene[0]) == before[0]:
                self._owes = True
                return True
        self._scene, self._owes, self._quiet_until = scene, False, now + _BETWEEN
        return False


def _as_seen_by(before: RoomInfo, info: RoomInfo) -> RoomInfo:
    """The room as those see it who know of nobody who has come or gone since `before`."""
    seats = [replace(now, online=was.online) for was, now in zip(before.seats, info.seats, strict=False)]
    chair = info.chair and before.chair and replace(info.chair, online=before.chair.online)
    return replace(info, seats=seats, chair=chair, watchers=before.watchers)


def _is_behind(viewer: Viewer, sitting: Sitting | None) -> bool:
    """Whether what this viewer sees changes when time passes."""
    return viewer is None and sitting is not None and sitting.delayed is not None


def _send(listeners: list[Listener], page: Page, since: int, before: Page | None, encoded: Encoded) -> int:
    """Send all listeners of one viewer, who hold `since` events, the same news: whole, or without what is as `before`.

    `before` is None where nothing but talk has been added. How many characters that were in all.
    """
    brief = whole = ""
    size = 0
    for listener in listeners:
        if listener.changes:
            brief = brief or (encoded.news(since, page.log) if before is None else encode(page.update(before, encoded)))
            listener.send(brief)
            size += len(brief)
        else:
            whole = whole or encode(page.state(encoded.info, since, encoded))
            listener.send(whole)
            size += len(whole)
    return size
