"""The ledger: every point with its cause. Entries are only added; what was wrong is put right by another entry."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from decimal import Decimal
from itertools import islice
from typing import Literal

import msgspec

from duskbell.cup.errors import BadCup

Kind = Literal["result", "stance", "best", "best-loser", "fine", "absence", "least-played", "correction", "excluded"]
FALLING: tuple[Kind, ...] = ("result", "stance", "best", "best-loser", "correction")
"""What falls with a take that is struck; fines stand."""

APPEALS = "申诉规则"
"""By which section the panel decides."""


class Cause(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why: at which table, in which take of it, which event of its log (-1: none), and which sentence of rule text 004
    (by its section).
    """

    rule: str
    table: str = ""
    take: int = 0
    event: int = -1


class Entry(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """One entry. `id` says what it is for, so that nothing is booked twice; `undoes`: the entry that it takes back;
    `absences`: how many more or fewer count against the final; `wins`, `tables`: of a result.
    """

    id: str
    at: int
    team: str
    kind: Kind
    points: Decimal
    cause: Cause
    stage: str
    member: str = ""
    reason: str = ""
    undoes: str = ""
    absences: int = 0
    wins: int = 0
    tables: int = 0


class Ledger:
    """All entries, in the order in which they were booked."""

    def __init__(self) -> None:
        self._entries: dict[str, Entry] = {}
        self._undone: dict[str, str] = {}

    def __iter__(self) -> Iterator[Entry]:
        return iter(self._entries.values())

    def __len__(self) -> int:
        return len(self._entries)

    def __contains__(self, name: str) -> bool:
        return name in self._entries

    def __getitem__(self, name: str) -> Entry:
        if name not in self._entries:
            raise BadCup("the ledger has no entry {entry!r}.", says="no-entry", entry=name[:80])
        return self._entries[name]

    def add(self, entry: Entry) -> bool:
        """Book an entry. Whether it was new: the same once more changes nothing. Raises `BadCup` for another entry of
        the same name.
        """
        if entry.id in self._entries:
            if msgspec.structs.replace(self._entries[entry.id], at=entry.at) != entry:
                raise BadCup(
                    "the ledger has an entry {entry!r} already, and it says something else.",
                    says="entry-differs",
                    entry=entry.id,
                )
            return False
        self._entries[entry.id] = entry
        if entry.undoes:
            self._undone[entry.undoes] = entry.id
        return True

    def stands(self, name: str) -> bool:
        """Whether an entry is booked and not taken back."""
        return name in self._entries and name not in self._undone

    def standing(self, base: str) -> str:
        """The entry for `base` that stands, "" if none does: what was taken back may be booked again, as "base/2"."""
        n, name = 1, base
        while name in self._entries:
            if name not in self._undone:
                return name
            n += 1
            name = f"{base}/{n}"
        return ""

    def lifted(self, base: str, team: str = "", since: int = 0) -> bool:
        """Whether the panel has taken the entry for `base` back, or one for it; of this `team`; after the first `since`
        entries.
        """
        by_panel = [e for e in islice(self, since, None) if e.cause.rule == APPEALS and team in ("", e.team)]
        return any(f"{e.undoes}/".startswith(f"{base}/") for e in by_panel)

    def fresh(self, base: str) -> str:
        """A name for another entry for `base`, after those that were taken back."""
        n, name = 1, base
        while name in self._entries:
            n += 1
            name = f"{base}/{n}"
        return name

    def undo(self, name: str, at: int, cause: Cause, reason: str) -> None:
        """Take an entry back, by another one. Nothing happens if it has been taken back."""
        entry = self[name]
        if name in self._undone:
            return
        back = Entry(
            id=f"undo/{name}", at=at, team=entry.team, kind=entry.kind, points=-entry.points, cause=cause,
            stage=entry.stage, member=entry.member, reason=reason, undoes=name, absences=-entry.absences,
            wins=-entry.wins, tables=-entry.tables,
        )  # fmt: skip
        self.add(back)

    def of(self, table: str, take: int, kinds: Iterable[str]) -> list[Entry]:
        """The entries of one take that stand."""
        wanted = set(kinds)
        return [
            e
            for e in self
            if e.cause.table == table and e.cause.take == take and e.kind in wanted and not e.undoes
            and self.stands(e.id)
        ]  # fmt: skip
