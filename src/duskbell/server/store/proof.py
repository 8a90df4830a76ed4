"""The proof that the store can be written: on SQLite as much as a table writes, for a full disk lacks the next page."""

from __future__ import annotations

from datetime import UTC, datetime

from sqlalchemy import Connection, text

ROWS = 1_000
"""Rows of one proof on SQLite, in some eight pages: a room for many with all its chairs needs fewer."""


def write(connection: Connection) -> None:
    """Write a proof. On SQLite beside the last one, which goes only then: it takes pages of its own, and leaves as many
    for whatever is written next. Raises what a database does that cannot be written.
    """
    if connection.dialect.name != "sqlite":
        connection.execute(_RENEW, {"at": datetime.now(UTC)})
        return
    last = connection.execute(_LAST).scalar_one() or 0
    first = 1 if last > ROWS else ROWS + 1
    span = {"first": first, "last": first + ROWS - 1}
    connection.execute(_FILL, span)
    connection.execute(_FORGET, span)


_RENEW = text("INSERT INTO proofs (n, at) VALUES (1, :at) ON CONFLICT (n) DO UPDATE SET at = excluded.at")
_LAST = text("SELECT max(n) FROM proofs")
_FILL = text("""
INSERT INTO proofs (n, at)
WITH RECURSIVE row (n) AS (SELECT :first UNION ALL SELECT n + 1 FROM row WHERE n < :last)
SELECT n, strftime('%Y-%m-%d %H:%M:%f000', 'now') FROM row
""")
_FORGET = text("DELETE FROM proofs WHERE n NOT BETWEEN :first AND :last")
