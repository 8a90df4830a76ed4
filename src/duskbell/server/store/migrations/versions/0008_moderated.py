"""Who has held the moderator's chair before."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision: str | None = "0007"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    op.add_column("chairs", sa.Column("moderated", sa.Text, server_default="", nullable=False))


def downgrade() -> None:
    op.drop_column("chairs", "moderated")
