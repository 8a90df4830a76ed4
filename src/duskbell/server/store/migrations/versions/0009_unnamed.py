"""Who asks not to be named in pictures that others share."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision: str | None = "0008"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    op.add_column("chairs", sa.Column("unnamed", sa.Boolean, server_default=sa.false(), nullable=False))


def downgrade() -> None:
    op.drop_column("chairs", "unnamed")
