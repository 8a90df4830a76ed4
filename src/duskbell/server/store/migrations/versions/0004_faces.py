"""Which face a person chose."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision: str | None = "0003"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    op.add_column("chairs", sa.Column("face", sa.Text, server_default="", nullable=False))


def downgrade() -> None:
    op.drop_column("chairs", "face")
