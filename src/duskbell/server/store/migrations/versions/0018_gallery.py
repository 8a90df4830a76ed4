"""What who only watches says to each other, who they are there, and who of them is muted."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision: str | None = "0017"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    op.add_column("rooms", sa.Column("gallery", sa.Text, nullable=True))


def downgrade() -> None:
    op.drop_column("rooms", "gallery")
