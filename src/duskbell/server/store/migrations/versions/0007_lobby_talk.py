"""What was said in a lobby."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision: str | None = "0006"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    op.add_column("rooms", sa.Column("talk", sa.Text, nullable=True))


def downgrade() -> None:
    op.drop_column("rooms", "talk")
