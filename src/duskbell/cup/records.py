"""The records of a cup's takes: they go along in its file, so that its points lead to their moments anywhere."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from duskbell.cup.cup import Cup
from duskbell.cup.errors import BadCup
from duskbell.cup.results import Result, result_of
from duskbell.cup.state import Take
from duskbell.games import find
from duskbell.kernel import DuskbellError, Play, Record, rebuild
from duskbell.kernel.errors import BadRecord


class Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The record of one take, as a line of a cup's file has it."""

    table: str
    take: int
    text: str


class RecordLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """That line."""

    record: Kept


def known(cup: Cup, records: Mapping[tuple[str, int], str]) -> list[Kept]:
    """Those of these records that are of takes of the cup that are over, in the order of its tables."""
    return [
        Kept(table.id, take.no, records[table.id, take.no])
        for table in cup.state.tables.values()
        for take in table.takes
        if take.result is not None and (table.id, take.no) in records
    ]


def keep(cup: Cup, kept: Kept) -> None:
    """Let a record go along with a cup. Raises `BadCup` for one of a take that is not over, and for a second."""
    table = cup.state.tables.get(kept.table)
    if (
        table is None
        or not 1 <= kept.take <= len(table.takes)
        or table.takes[kept.take - 1].result is None
        or (kept.table, kept.take) in cup.records
    ):
        raise BadCup(
            "the cup's file has a record of take {take} of table {table}, which is not over, or has two of it.",
            says="record-of-none",
            table=kept.table[:40],
            take=kept.take,
        )
    cup.records[kept.table, kept.take] = kept.text


def check_own(cup: Cup, table: str, text: str) -> None:
    """Raise `BadCup` for a record that another table of the cup has already, or an earlier take of this one: what was
    played once counts once.
    """
    for (other, take), kept in cup.records.items():
        if kept == text:
            raise BadCup(
                "this record is that of table {other}, take {take}: it is not {table}'s, too.",
                says="record-of-other",
                other=other,
                take=take,
                table=table,
            )


def replayed(cup: Cup, kept: Kept) -> Play[Any]:
    """What was played in a take. Raises `BadCup` unless it leads to the result that the cup's log has."""
    take = cup.state.table(kept.table).takes[kept.take - 1]
    try:
        record = Record.parse(kept.text)
        if record.lost:
            raise BadRecord(f"{record.lost}.")
        play = rebuild(find(record.header.game), record)
        came = result_of(play)
    except DuskbellError as e:
        raise BadCup(
            "the record of table {table}, take {take} cannot be read: {why}",
            says="record-unread",
            table=kept.table,
            take=kept.take,
            why=str(e),
        ) from None
    if _told(came) != _told(take):
        raise BadCup(
            "the record of table {table}, take {take} leads to another result than the cup's log has.",
            says="record-differs",
            table=kept.table,
            take=kept.take,
        )
    return play


def _told(of: Result | Take) -> Result | None:
    """A result without what older logs do not have."""
    result = of.result if isinstance(of, Take) else of
    return msgspec.structs.replace(result, roles=()) if result is not None else None
