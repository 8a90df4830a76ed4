"""The fence: what is written of a room or a cup is written by whoever has it now, or not at all."""

from __future__ import annotations

from sqlalchemy import Connection, text

from duskbell.server.store.stored import Change

Kept = dict[str, str]
"""A room `r` and its open questions `q`."""


class NotOwner(Exception):
    """Somebody else has taken `what`: rooms and cups, by their codes."""

    def __init__(self, what: set[str]) -> None:
        super().__init__(f"{len(what)} of them have another owner")
        self.what = what


def code_of(change: Change) -> str:
    """What a change changes."""
    return change.of_cup.cup if change.of_cup is not None else change.room


def needed(changes: list[Change]) -> bool:
    """Whether somebody else could have taken any of it."""
    return any(c.epoch for c in changes)


def write(connection: Connection, changes: list[Change], lines: list[tuple[str, int, str]], kept: list[Kept]) -> None:
    """Hold what is written until it is committed, and write most of it, in one trip. Raises `NotOwner` when somebody
    has it under another epoch: nothing of the transaction must stay then.
    """
    held = {code_of(c): c.epoch for c in changes if c.epoch}
    values = {
        "whats": sorted(held),  # all in one order, so that two who write never wait for each other
        "rooms": [line[0] for line in lines],
        "numbers": [line[1] for line in lines],
        "lines": [line[2] for line in lines],
        "of": [row["r"] for row in kept],
        "questions": [row["q"] for row in kept],
    }
    found = {row.what: row.epoch for row in connection.execute(_WRITE, values)}
    if lost := {what for what, epoch in held.items() if found.get(what) != epoch}:
        raise NotOwner(lost)


_WRITE = text("""
WITH held AS (
    SELECT what, epoch FROM owners WHERE what = ANY(CAST(:whats AS text[])) ORDER BY what FOR UPDATE
), said AS (
    INSERT INTO lines (room, n, line)
    SELECT * FROM unnest(CAST(:rooms AS text[]), CAST(:numbers AS integer[]), CAST(:lines AS text[]))
), kept AS (
    UPDATE rooms SET questions = new.q
    FROM unnest(CAST(:of AS text[]), CAST(:questions AS text[])) AS new (r, q) WHERE rooms.id = new.r
)
SELECT what, epoch FROM held
""")
