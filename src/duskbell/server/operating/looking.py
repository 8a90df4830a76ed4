"""A room looked at by any eyes, from what the store has of it: the table itself is not touched, and notices nothing."""

from __future__ import annotations

from typing import Any

import duskbell
from duskbell.kernel import MODERATOR, Record, View
from duskbell.kernel.core_events import Said
from duskbell.locale import words
from duskbell.server.errors import NoRoom
from duskbell.server.store import Store, Stored
from duskbell.server.wire.operators import Look, Sitter


async def stored_room(store: Store, code: str) -> Stored:
    """What the store has of a room, shut or not. Raises `NoRoom`, or `BadRecord` where that cannot be read."""
    stored = await store.load(code.lower())
    if stored is None:
        raise NoRoom(f"there is no room {code[:40]!r}; perhaps its code was mistyped.")
    return stored


def look(stored: Stored, viewer: int | None, lang: str) -> Look:
    """A room as `viewer` knows it: a seat, `MODERATOR`, or None for the public. Takes a while for a long table. Raises
    `Diverged` or `BadRecord` where its record does not fit the rules.
    """
    names = {chair.seat: chair.name for chair in stored.chairs}
    view: View[Any] | None = None
    told: list[str] = []
    spoken: list[int] = []
    if stored.header is not None:
        view = duskbell.rebuild(Record(stored.header, stored.lines)).view(viewer)
        said = words(lang).table(stored.game, tuple(stored.header.names))
        eyes = -1 if viewer is None else viewer
        for event, data in zip(view.events, view.as_data(), strict=True):
            if text := said.event(data, eyes):
                if isinstance(event, Said):
                    spoken.append(len(told))
                told.append(text)
    known: list[dict[str, Any]] = view.state()["seats"] if view is not None else []
    return Look(
        room=stored.id,
        game=stored.game,
        players=stored.players,
        status="over" if stored.ended is not None else "lobby" if stored.header is None else "playing",
        listed=stored.wishes.listed,
        unlisted=stored.unlisted,
        closed=stored.closed,
        maker=stored.maker,
        lines=len(stored.lines),
        chairs=[
            Sitter(c.seat, c.name, c.kind, c.guest, c.came_from, *_card(known, c.seat))
            for c in sorted(stored.chairs, key=lambda c: c.seat)
        ],
        lobby=[f"{names.get(MODERATOR if s.seat == 'moderator' else s.seat, '')}: {s.text}" for s in stored.talk],
        told=told,
        said=spoken,
    )


def _card(known: list[dict[str, Any]], seat: int) -> tuple[str, str]:
    """Role and side of a seat as far as they are known."""
    if not 0 <= seat < len(known):
        return "", ""
    return known[seat]["role"] or "", known[seat]["team"] or ""
