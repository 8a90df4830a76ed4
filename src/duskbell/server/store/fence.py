"""The fence: what is written of a room or a cup is written by whoever has it now, or not at all."""

from __future__ import annotations

from sqlalchemy import Connection, bindparam, text

from duskbell.server.store.stored import Change


class NotOwner(Exception):
    """Somebody else has taken `what`: rooms and cups, by their codes."""

    def __init__(self, what: set[str]) -> None:
        super().__init__(f"{len(what)} of them have another owner")
        self.what = what


def code_of(change: Change) -> str:
    """What a change changes."""
    return change.of_cup.cup if change.of_cup is not None else change.room


def check(connection: Connection, changes: list[Change]) -> None:
    """Hold what is written until it is committed. Raises `NotOwner` when somebody has it under another epoch."""
    held = {code_of(c): c.epoch for c in changes if c.epoch}
    if not held:
        return
    # all in one order, so that two who write never wait for each other
    found = {row.what: row.epoch for row in connection.execute(_EPOCHS, {"whats": sorted(held)})}
    if lost := {what for what, epoch in held.items() if found.get(what) != epoch}:
        raise NotOwner(lost)


_EPOCHS = text("SELECT what, epoch FROM owners WHERE what IN :whats ORDER BY what FOR UPDATE").bindparams(
    bindparam("whats", expanding=True)
)
