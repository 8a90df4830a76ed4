"""Rows that are put in place of those under the same key, in the words of the database that is used: another's are not
even read.
"""

from __future__ import annotations

from typing import Any


def insert_over(dialect: str, table: Any) -> Any:
    """An insert into a table that can be told what becomes of a row that is there."""
    if dialect == "sqlite":
        from sqlalchemy.dialects.sqlite import insert as into
    else:
        from sqlalchemy.dialects.postgresql import insert as into  # type: ignore[assignment]
    return into(table)
