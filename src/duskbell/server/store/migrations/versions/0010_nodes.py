"""Nodes that share the database, and which of them has what."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision: str | None = "0009"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    op.create_table(
        "nodes",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("key", sa.BigInteger, nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
        sa.Column("ready", sa.Boolean, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
    )
    op.create_table(
        "owners",
        sa.Column("what", sa.Text, primary_key=True),
        sa.Column("node", sa.Text, index=True),
        sa.Column("epoch", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    for table in ("owners", "nodes"):
        op.drop_table(table)
