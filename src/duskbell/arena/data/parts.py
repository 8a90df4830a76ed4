"""Part files: some tables of a run in Parquet, written aside and then renamed, so that a part is whole or not there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from duskbell.arena.aside import aside
from duskbell.arena.extra import bring
from duskbell.kernel import DuskbellError

WHAT = "Parquet"


def schema() -> Any:
    """The columns of a part: one row a table."""
    pa = bring("pyarrow", "data", WHAT)
    return pa.schema(
        [
            ("table", pa.int64()),
            ("seed", pa.string()),
            ("game", pa.string()),
            ("version", pa.string()),
            ("players", pa.int32()),
            ("bots", pa.list_(pa.string())),
            ("winners", pa.list_(pa.int32())),
            ("teams", pa.list_(pa.string())),
            ("reason", pa.string()),
            ("decisions", pa.int64()),
            ("outside", pa.string()),
            ("record", pa.string()),
        ]
    )


def name_of(start: int) -> str:
    """The name of the part that begins with this table."""
    return f"tables-{start:09d}.parquet"


def parts_in(folder: Path) -> list[Path]:
    """The parts that are there, in order."""
    return sorted(folder.glob("tables-*.parquet"))


def write(folder: Path, start: int, rows: list[dict[str, Any]]) -> None:
    """Write a part. Where somebody else writes the same, one of both stays: they are alike."""
    pa, pq = bring("pyarrow", "data", WHAT), bring("pyarrow.parquet", "data", WHAT)
    with aside(folder / name_of(start)) as file:
        pq.write_table(pa.Table.from_pylist(rows, schema()), file, compression="zstd")


def rows_of(path: Path, columns: list[str] | None = None, batch: int = 64) -> Iterator[dict[str, Any]]:
    """The rows of a part, a few at a time. Raises `DuskbellError` where the file is none, or is cut short."""
    file = opened(path)
    for some in file.iter_batches(batch, columns=columns):
        yield from some.to_pylist()


def opened(path: Path) -> Any:
    """A part, opened. Raises `DuskbellError` where the file is none, or is cut short."""
    pa, pq = bring("pyarrow", "data", WHAT), bring("pyarrow.parquet", "data", WHAT)
    try:
        return pq.ParquetFile(path)
    except (pa.ArrowException, OSError) as e:
        why = e.strerror if isinstance(e, OSError) and e.strerror else "it is cut short, or no Parquet file"
        raise DuskbellError(
            f"the part {str(path)!r} cannot be read: {why}; delete it, and the run plays it again."
        ) from None
