"""Rooms that whoever runs the server has set aside."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision: str | None = "0011"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    op.add_column("rooms", sa.Column("aside", sa.Boolean, server_default=sa.false(), nullable=False))


def downgrade() -> None:
    op.drop_column("rooms", "aside")
