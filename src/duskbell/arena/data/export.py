"""Decisions of runs, leagues and records as one file, JSON Lines or Parquet, in memory that stays flat."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

from duskbell.arena.aside import aside
from duskbell.arena.data import card, parts
from duskbell.arena.data.decisions import decisions
from duskbell.arena.extra import bring
from duskbell.arena.league.part import FOLDER, read
from duskbell.kernel import DuskbellError, Record

AT_ONCE = 512
"""Rows that are made at a time."""
GROUP = 16 * 2**20
"""Bytes of a row group, about: whoever reads the file has one in memory, and the file's end lists them all."""
JSONL, PARQUET = ".jsonl", ".parquet"


def export(
    source: Path,
    to: Path,
    *,
    text: str = "all",
    numbers: bool = True,
    lang: str = "en",
    tell: Callable[[int], None] = lambda rows: None,
) -> int:
    """Write one row for each decision at the tables of `source`: a folder of a run or a league, or a record. `to` ends
    in .jsonl or .parquet; a data card is written beside it. `tell` hears how many rows there are so far. How many there
    are. Raises `DuskbellError` where something cannot be read or written, or an extra is missing.
    """
    if to.suffix not in (JSONL, PARQUET):
        raise DuskbellError(
            f"{to.name[:60]!r} is no name for rows; right would be one that ends in {JSONL} or {PARQUET}."
        )
    found = (
        row
        for table, record in _records(source)
        for row in decisions(record, table, text=text, numbers=numbers, lang=lang)
    )
    try:
        with aside(to) as file:
            count = (_to_jsonl if to.suffix == JSONL else _to_parquet)(file, found, tell)
    except OSError as e:
        raise DuskbellError(f"{str(to)!r} cannot be written: {e.strerror}.") from None
    card.write_rows(to, source, count, text=text, numbers=numbers, lang=lang)
    return count


def _records(source: Path) -> Iterator[tuple[int, Record]]:
    """Every table's number and record, one after the other."""
    if not source.exists():
        raise DuskbellError(f"there is nothing at {str(source)!r}; right would be a run's folder or a record.")
    if source.is_file() and source.suffix != PARQUET:
        yield 0, Record.load(source)
        return
    some = [source] if source.is_file() else parts.parts_in(source)
    records = [] if source.is_file() else sorted((source / FOLDER).glob("*.json"))
    if not some and not records:
        raise DuskbellError(f"{str(source)!r} holds no tables; right would be the folder of a run or of a league.")
    for path in some:
        for row in parts.rows_of(path, ["table", "record"], batch=8):
            yield row["table"], Record.parse(row["record"])
    for path in records:
        part = read(path)
        yield part.table, Record.parse(part.record)


def _to_jsonl(path: Path, rows: Iterable[dict[str, Any]], tell: Callable[[int], None]) -> int:
    count = 0
    with path.open("wb") as file:
        for some in _batches(rows):
            file.write(b"".join(msgspec.json.encode({**r, "numbers": _listed(r["numbers"])}) + b"\n" for r in some))
            count += len(some)
            tell(count)
    return count


def _to_parquet(path: Path, rows: Iterable[dict[str, Any]], tell: Callable[[int], None]) -> int:
    pa, pq = bring("pyarrow", "data", parts.WHAT), bring("pyarrow.parquet", "data", parts.WHAT)
    schema, count = _schema(pa), 0
    with pq.ParquetWriter(path, schema, compression="zstd") as file:
        waiting: list[Any] = []
        for some in _batches(rows):
            waiting.append(pa.RecordBatch.from_pylist(some, schema))
            count += len(some)
            tell(count)
            if sum(batch.nbytes for batch in waiting) >= GROUP:
                file.write_table(pa.Table.from_batches(waiting))
                waiting = []
        if waiting:
            file.write_table(pa.Table.from_batches(waiting))
    return count


def _schema(pa: Any) -> Any:
    """The columns, with their types."""
    words = {"about", "options", "teams"}
    kinds = {
        **dict.fromkeys(("players", "line", "seat", "day"), pa.int32()),
        "table": pa.int64(),
        **dict.fromkeys(("clock", "won"), pa.bool_()),
        **dict.fromkeys(words, pa.list_(pa.string())),
        "numbers": pa.list_(pa.float32()),
    }
    return pa.schema([(name, kinds.get(name, pa.string())) for name in card.COLUMNS])


def _listed(numbers: Any) -> list[float]:
    return [] if len(numbers) == 0 else [int(x) if x == int(x) else float(x) for x in numbers.tolist()]


def _batches(rows: Iterable[dict[str, Any]]) -> Iterator[list[dict[str, Any]]]:
    it = iter(rows)
    while some := list(islice(it, AT_ONCE)):
        yield some
