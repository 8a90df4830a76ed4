"""The one place where characters interrupt: before, the event, after."""

from __future__ import annotations

import msgspec

from duskbell.kernel.core_events import Prevented
from duskbell.kernel.event import Event
from duskbell.kernel.table import Seat, Table


class Instead(msgspec.Struct, frozen=True):
    """What a "before" hook lets happen instead, and who sees it: `seers`, or everybody."""

    event: Event
    seers: tuple[Seat, ...] = ()
    public: bool = False


async def happen(t: Table, event: Event, *seers: Seat, public: bool = False) -> Event:
    """Let everyone with a say speak before `event`, let it happen, and let them speak after.

    Returns what happened in the end: `event`, its replacement, or `Prevented`, which changes nothing and is seen by the
    moderator alone unless a rule tells more. A replacement meets the "before" hooks of its own kind that are still to
    come, and its own "after" hooks. Who sees it is its own affair (`Instead`): a bare event is seen by the moderator
    alone, for what all were to learn of one thing says nothing about who may learn of another.
    """
    heard = t.speakers(event, "before")
    for me, role in heard:
        for hook in role.hooks.get((type(event), "before"), ()):
            kind = type(event)
            said = await hook(role, me, t, event)
            if isinstance(said, Instead):
                event, seers, public = said.event, said.seers, said.public
            elif said is not None and said is not event:
                event, seers, public = said, (), False
            if isinstance(event, Prevented):
                t.emit(event, *seers, public=public)
                return event
            if type(event) is not kind:
                break
    t.emit(event, *seers, public=public)
    for me, role in t.speakers(event, "after", heard):
        for hook in role.hooks.get((type(event), "after"), ()):
            await hook(role, me, t, event)
    return event
