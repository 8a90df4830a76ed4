"""Marks of whom the host has muted, so that leaving and coming again lifts nothing."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision: str | None = "0019"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    op.add_column("rooms", sa.Column("silenced", sa.Text, nullable=True))


def downgrade() -> None:
    op.drop_column("rooms", "silenced")
