"""How long bots leave people where the first answer counts."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision: str | None = "0002"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    op.add_column("rooms", sa.Column("patience", sa.Integer, server_default="10", nullable=False))


def downgrade() -> None:
    op.drop_column("rooms", "patience")
