"""Marks of whom the host has sent away, so that they do not sit down again at once where the room has moved."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision: str | None = "0020"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    op.add_column("rooms", sa.Column("sent_away", sa.Text, nullable=True))


def downgrade() -> None:
    op.drop_column("rooms", "sent_away")
