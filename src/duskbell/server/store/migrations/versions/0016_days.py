"""Tables that are played over days, and where people want to be told that one waits."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision: str | None = "0015"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    op.add_column("rooms", sa.Column("hours", sa.Integer, server_default="0", nullable=False))
    op.add_column("rooms", sa.Column("quiet", sa.Text, server_default="", nullable=False))
    op.add_column("rooms", sa.Column("zone", sa.Text, server_default="UTC", nullable=False))
    op.add_column("rooms", sa.Column("due", sa.BigInteger, nullable=True))
    op.add_column("rooms", sa.Column("ended_at", sa.BigInteger, nullable=True))
    op.create_index("ix_rooms_due", "rooms", ["due"])
    op.create_table(
        "pushes",
        sa.Column("room", sa.Text, sa.ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("endpoint", sa.Text, primary_key=True),
        sa.Column("holder", sa.Text, nullable=False),
        sa.Column("guest", sa.Text, server_default="", nullable=False, index=True),
        sa.Column("p256dh", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("lang", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("pushes")
    op.drop_index("ix_rooms_due", "rooms")
    for column in ("ended_at", "due", "zone", "quiet", "hours"):
        op.drop_column("rooms", column)
