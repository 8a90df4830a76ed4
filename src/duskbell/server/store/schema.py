"""Which schema a database has, and how it is brought up to date."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection


class BadSchema(Exception):
    """A schema that this version cannot use as it is, in a sentence without its end."""


def found(connection: Connection) -> str | None:
    """The schema of a database, by the number of its last migration; None for an empty database."""
    return MigrationContext.configure(connection).get_current_revision()


@cache
def known() -> tuple[str, ...]:
    """All schemas that this version knows, the newest first."""
    return tuple([script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()])


def is_older(schema: str | None) -> bool:
    """Whether it is one from before. Raises `BadSchema` for one that only a newer version knows."""
    if schema is not None and schema not in known():
        raise BadSchema(
            f"its schema {schema[:20]} is of a newer version of Duskbell, and this one knows up to {known()[0]};"
            " right would be that version"
        )
    return schema is not None and schema != known()[0]


def upgrade(connection: Connection) -> None:
    """Bring the database up to date; of an empty one all tables are made."""
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config
