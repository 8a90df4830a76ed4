"""Which schema a database has, and how it is brought up to date. What does that is read only where it is done: nearly
always nothing is to be.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from sqlalchemy import Connection, inspect, text

_MIGRATIONS = Path(__file__).with_name("migrations")


class BadSchema(Exception):
    """A schema that this version cannot use as it is, in a sentence without its end."""


def found(connection: Connection) -> str | None:
    """The schema of a database, by the number of its last migration; None for an empty database."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one_or_none()


@cache
def known() -> tuple[str, ...]:
    """All schemas that this version knows, the newest first: migrations are numbered in the files' names."""
    numbers = (file.name.partition("_")[0] for file in (_MIGRATIONS / "versions").glob("[0-9]*.py"))
    return tuple(sorted(numbers, reverse=True))


def is_older(schema: str | None) -> bool:
    """Whether it is one from before. Raises `BadSchema` for one that only a newer version knows."""
    if schema is not None and schema not in known():
        raise BadSchema(
            f"its schema {schema[:20]} is of a newer version of Duskbell, and this one knows up to {known()[0]};"
            " right would be that version"
        )
    return schema is not None and schema != known()[0]


def upgrade(connection: Connection, to: str = "head") -> None:
    """Bring the database up to date, or to an older schema; of an empty one all tables are made. Raises `BadSchema`."""
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, to)
    except CommandError as e:
        raise BadSchema(str(e)) from e
