"""When a cup's clock next has something to book by itself."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision: str | None = "0014"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    op.add_column("cups", sa.Column("due", sa.BigInteger, server_default="0", nullable=True))


def downgrade() -> None:
    op.drop_column("cups", "due")
