"""What one viewer is sent: the public room, and the table as that viewer may know it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET, Raw, UnsetType

from duskbell.kernel import MODERATOR
from duskbell.kernel.ask import Ask
from duskbell.kernel.core_events import Said, Whispered
from duskbell.kernel.event import PUBLIC, Entry
from duskbell.kernel.many import Many, Order
from duskbell.kernel.table import Table
from duskbell.kernel.view import View, told
from duskbell.server.sitting import Pace, Question, Sitting
from duskbell.server.store import EMPTY
from duskbell.server.wire import (
    AskInfo,
    LobbySaying,
    LobbyTalk,
    OutcomeInfo,
    PaceInfo,
    Place,
    ProxyInfo,
    RoomInfo,
    State,
    Update,
    WaitInfo,
    encode,
)

Viewer = int | None
"""A seat, `MODERATOR`, `SCREEN`, or None for who only watches."""
LOBBY = "lobby"
"""The channel of a room whose table has not started."""
SCREEN = -3
"""The public's view without delay: a big screen, opened by somebody who holds a seat."""
TALK = (Said, Whispered)
"""Events that change nothing of the table."""


def place(viewer: int) -> Place:
    """A seat as it is written outside."""
    return "moderator" if viewer == MODERATOR else viewer


def view_of(sitting: Sitting, viewer: Viewer) -> View[Table]:
    """The view of a viewer; who only watches may be behind."""
    if viewer is None and sitting.delayed is not None:
        return sitting.delayed.view
    return sitting.play.view(None if viewer == SCREEN else viewer)


def room_for(viewer: Viewer, room: RoomInfo, sitting: Sitting | None) -> RoomInfo:
    """The room as a viewer may know it: to who is behind a table goes on, and leads nowhere, until its end is shown,
    and its chairs for who comes late stay open.
    """
    if viewer is not None or sitting is None or room.status != "over" or knows_the_end(sitting):
        return room
    assert sitting.delayed is not None
    open_still = sitting.play.game.vacant(sitting.delayed.view.table)
    vacant = [one.seat for one in room.seats if one.kind == EMPTY and one.seat in open_still]
    return msgspec.structs.replace(room, status="playing", next=None, vacant=vacant)


def knows_the_end(sitting: Sitting) -> bool:
    """Whether who only watches has been shown how a table that is over has ended."""
    return sitting.delayed is None or sitting.delayed.view.table.outcome is not None


class Keys(NamedTuple):
    """What decides what is shown, part by part."""

    room: RoomInfo
    begun: tuple[int, bool]
    ask: Any
    offers: tuple[int, ...]
    channels: tuple[str, ...]
    pace: Any
    waits: tuple[Any, ...]
    lets: bool | None
    proxies: tuple[Any, ...]
    lobby: tuple[LobbySaying, ...]
    withheld: int


class Page:
    """What one viewer has before its eyes: the parts of `state` that can change, with what tells that they did.

    `version`: how many events the viewer has seen. `lobby`: what was said before the start. `keys`: whatever else
    decides what is shown.
    """

    __slots__ = (
        "channels", "epoch", "keys", "lets", "lobby", "me", "pace", "proxies", "question", "questions", "sitting",
        "version", "view", "waits",
    )  # fmt: skip

    def __init__(
        self, room: RoomInfo, sitting: Sitting | None, viewer: Viewer, lobby: tuple[LobbySaying, ...] = ()
    ) -> None:
        self.lobby = lobby
        self.me = None if viewer is None or viewer == SCREEN else place(viewer)
        self.sitting = sitting
        self.view: View[Table] | None = None
        self.question: Question | None = None
        self.questions: tuple[Question, ...] = ()
        self.channels: tuple[str, ...] = ()
        self.pace: Pace | None = None
        self.waits: tuple[Question, ...] = ()
        self.lets: bool | None = None
        self.proxies: tuple[tuple[int, Question | None, tuple[Question, ...]], ...] = ()
        self.epoch = self.version = 0
        if sitting is None and self.me is not None:
            self.channels = (LOBBY,)
        if sitting is not None:
            late = sitting.delayed if viewer is None else None
            self.view, self.epoch = view_of(sitting, viewer), sitting.undone if late is None else late.epoch
            self.version = self.view.version
            if self.me is not None:
                assert viewer is not None
                self.question, self.questions = sitting.questions.at(viewer), sitting.questions.offered(viewer)
                self.channels = tuple([c.id for c in sitting.play.channels(viewer)])
                self.lets = sitting.lets(viewer) if viewer >= 0 else None
            if viewer == MODERATOR:  # nobody else may know who is asked
                self.waits = tuple(sorted((x for x in sitting.questions.all() if x.seat >= 0), key=lambda x: x.seat))
                at, offered = sitting.questions.at, sitting.questions.offered
                self.proxies = tuple([(n, at(n), offered(n)) for n in sorted(sitting.proxies)])
            self.pace = None if viewer is None and sitting.delayed is not None else sitting.pace
        q, p = self.question, self.pace
        self.keys = Keys(
            room,
            (self.epoch, sitting is None),
            q and (q.id, self._ends(q)),
            tuple([x.id for x in self.questions]),
            self.channels,
            p and (p.question.id, self._ends(p.question), tuple(p.ready), tuple(p.agreed)),
            tuple([(x.seat, x.id, self._ends(x)) for x in self.waits]),
            self.lets,
            tuple([(n, x and (x.id, self._ends(x)), *[y.id for y in more]) for n, x, more in self.proxies]),
            lobby,
            sitting.withheld.heard(self.view.bit) if sitting is not None and self.view is not None else 0,
        )

    @property
    def log(self) -> list[Entry]:
        """The events that the viewer has seen."""
        return [] if self.view is None else self.view.table.log

    def shows(self, before: Page) -> bool:
        """Whether it shows nothing but what `before` did."""
        return self.version == before.version and self.keys == before.keys

    def since(self, before: Page) -> int:
        """From which event on it goes on where `before` ended; 0 where it must be told anew."""
        same = self.epoch == before.epoch and self.keys.withheld == before.keys.withheld
        return before.version if same and before.version <= self.version else 0

    @property
    def anew(self) -> bool:
        """Whether whoever comes back is told all of it: what they hold may have been taken back, or hidden."""
        return bool(self.epoch or self.keys.withheld)

    def hear(self, viewer: Viewer) -> int:
        """Only words may have been added since: take note of them, and tell what the version was."""
        before = self.version
        if self.sitting is not None:
            self.version = len(view_of(self.sitting, viewer).table.log)
        return before

    def state(self, info: RoomInfo, since: int = 0, encoded: Encoded | None = None) -> State:
        """The whole message for who holds the first `since` events. Who holds more than there are starts anew.
        `encoded`: what several get alike is JSON already.
        """
        room: Any = info if encoded is None else encoded.room
        if self.sitting is None or self.view is None:
            return State(0, 0, [], room, self.me, channels=self.channels, talk=LobbyTalk(0, self.lobby))
        since = since if since <= self.version else 0
        tell: Callable[[Entry], Any] = encoded.event if encoded is not None else self._plain
        return State(
            from_=since,
            version=self.version,
            events=[tell(entry) for entry in self.log[since:]],
            room=room,
            me=self.me,
            view=self._told(),
            ask=self.ask(),
            offers=self.offers(),
            channels=self.channels,
            pace=self.pace_info(),
            outcome=self.outcome_info(),
            waits=self.waits_info(),
            lets=self.lets,
            proxies=self.proxies_info(),
        )

    def update(self, before: Page, encoded: Encoded) -> Update:
        """The message for who holds what `before` showed."""
        was, now, since = before.keys, self.keys, self.since(before)
        room = UNSET if was.room == now.room else encoded.room
        if self.sitting is None or self.view is None:
            return Update(0, 0, [], room, talk=self._talk(before))
        new = self.log[since:]
        still = since and all(type(e.event) in TALK for e in new)
        ended = not still and self.view.table.outcome is not None
        return Update(
            since,
            self.version,
            [encoded.event(e) for e in new],
            room=room,
            view=UNSET if still else Raw(msgspec.json.encode(self._told())),
            ask=UNSET if was.ask == now.ask else self.ask(),
            offers=UNSET if was.offers == now.offers else self.offers(),
            channels=UNSET if was.channels == now.channels else self.channels,
            pace=UNSET if was.pace == now.pace else self.pace_info(),
            outcome=self.outcome_info() if ended or not since else UNSET,
            waits=UNSET if was.waits == now.waits else self.waits_info(),
            lets=UNSET if was.lets == now.lets else self.lets,
            proxies=UNSET if was.proxies == now.proxies else self.proxies_info(),
            talk=None if before.sitting is None else UNSET,
        )

    def _plain(self, entry: Entry) -> dict[str, Any]:
        return told(entry if self.sitting is None else self.sitting.withheld.shown(entry))

    def _told(self) -> dict[str, Any]:
        """The table as the viewer knows it; whoever moderates is told what they may want to think of beforehand."""
        assert self.view is not None
        state = self.view.state()
        if self.view.seat == MODERATOR:
            state["facts"] = state["facts"] | self.view.game.briefing(self.view.table)
        return state

    def _talk(self, before: Page) -> LobbyTalk | UnsetType:
        """What was said in the lobby since; all of it where not everything stands as it did."""
        held = len(before.lobby)
        if self.lobby[:held] != before.lobby:
            return LobbyTalk(0, self.lobby)
        return LobbyTalk(held, self.lobby[held:]) if len(self.lobby) > held else UNSET

    def ask(self) -> AskInfo | None:
        """The question of the viewer."""
        return self._ask(self.question) if self.question is not None else None

    def offers(self) -> tuple[AskInfo, ...]:
        """What the viewer may do at any time."""
        return tuple([self._ask(q) for q in self.questions])

    def pace_info(self) -> PaceInfo | None:
        """The talk that goes on."""
        if self.pace is None or self.sitting is None:
            return None
        q, floor = self.pace.question, self.sitting
        return PaceInfo(
            self.pace.number,
            q.ask.key,
            q.ask.about,
            q.left(self._now()),
            self._deadline(q),
            self.pace.ready,
            floor.whose,
            floor.may_skip and not self.keys.room.cup,
            self.pace.agreed,
            self.pace.proposed,
            self.pace.stays,
        )

    def waits_info(self) -> tuple[WaitInfo, ...]:
        """Who has not answered yet, for the moderator."""
        now = self._now()
        return tuple([WaitInfo(q.seat, q.ask.key, q.left(now), self._deadline(q)) for q in self.waits])

    def proxies_info(self) -> tuple[ProxyInfo, ...]:
        """For whom the moderator answers, and what."""
        of = self._ask
        return tuple([ProxyInfo(n, of(q) if q else None, tuple([of(x) for x in more])) for n, q, more in self.proxies])

    def outcome_info(self) -> OutcomeInfo | None:
        """Who won and why."""
        outcome = None if self.view is None else self.view.table.outcome
        return OutcomeInfo(outcome.winners, outcome.teams, outcome.reason) if outcome else None

    def _ask(self, question: Question) -> AskInfo:
        ask = question.ask
        return AskInfo(
            question.id,
            ask.key,
            ask.options,
            ask.about,
            ask.default,
            *how_many(ask),
            getattr(ask, "optional", False),
            isinstance(ask, Order),
            ask.public,
            ask.hides_extra_options,
            self._first_counts(),
            ask.notes,
            question.left(self._now()),
            self._deadline(question),
        )

    def _first_counts(self) -> bool:
        """Whether the first answer settles what is open; behind the curtain nobody is first."""
        return self.sitting is not None and self.sitting.play.first_counts and not self.sitting.curtain.down

    def _deadline(self, question: Question) -> int | None:
        """When its time is over, in milliseconds on the server's clock; None where nothing presses, and in a pause."""
        if question.ends is None or self.sitting is None:
            return None
        at = self.sitting.clock.real(question.ends)
        return None if at is None else round(at * 1000)

    def _ends(self, question: Question) -> tuple[int | None, float | None]:
        """What tells that its time is another: when it is over, in a pause how much of it there is."""
        at = self._deadline(question)
        return at, question.left(self._now()) if at is None else None

    def _now(self) -> float:
        return 0.0 if self.sitting is None else self.sitting.clock.now


class Encoded:
    """What several viewers get alike, encoded once: the room, and each event of a `sitting` for all who may know as
    much of it.
    """

    __slots__ = ("_events", "_news", "_room", "_sitting", "info")

    def __init__(self, info: RoomInfo, sitting: Sitting | None = None) -> None:
        self.info, self._sitting = info, sitting
        self._room: Raw | None = None
        self._events: dict[tuple[int, bool], tuple[Entry, Raw]] = {}
        self._news: dict[tuple[int, ...], str] = {}

    @property
    def room(self) -> Raw:
        """The room as JSON."""
        if self._room is None:
            self._room = Raw(msgspec.json.encode(self.info))
        return self._room

    def event(self, entry: Entry) -> Raw:
        """An event as JSON; `private` marks those that others do not see like this."""
        if self._sitting is not None:
            entry = self._sitting.withheld.shown(entry)
        key = (id(entry.event), entry.seen == PUBLIC)
        found = self._events.get(key)
        if found is None:
            found = self._events[key] = (entry, Raw(msgspec.json.encode(told(entry))))
        return found[1]

    def news(self, since: int, log: list[Entry]) -> str:
        """The whole message for who holds the first `since` events of `log` and lacks nothing but the others."""
        new = log[since:]
        # The same event may be told to some in private: those have its id below zero.
        key = (since, *[id(e.event) if e.seen == PUBLIC else -id(e.event) for e in new])
        found = self._news.get(key)
        if found is None:
            found = self._news[key] = encode(Update(since, len(log), [self.event(e) for e in new]))
        return found


def state_of(
    room: RoomInfo, sitting: Sitting | None, viewer: Viewer, lobby: tuple[LobbySaying, ...] = (), since: int = 0
) -> State:
    """The whole message for one viewer who holds the first `since` events. `lobby`: what was said before the start."""
    room = room_for(viewer, room, sitting)
    return Page(room, sitting, viewer, lobby).state(room, since)


def how_many(ask: Ask[Any]) -> tuple[int, int]:
    """From how many to how many options an answer takes."""
    if isinstance(ask, Many):
        return ask.least, ask.most
    return (len(ask.options), len(ask.options)) if isinstance(ask, Order) else (1, 1)


__all__ = ["LOBBY", "SCREEN", "Encoded", "Page", "Viewer", "how_many", "place", "state_of"]
