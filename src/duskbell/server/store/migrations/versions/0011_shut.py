"""Rooms that whoever runs the server has shut."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision: str | None = "0010"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    op.add_column("rooms", sa.Column("shut", sa.Text, server_default="", nullable=False))


def downgrade() -> None:
    op.drop_column("rooms", "shut")
