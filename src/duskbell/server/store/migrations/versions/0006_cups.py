"""Cups, their logs, rooms and links; organisers and their logins."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision: str | None = "0005"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    op.add_column("rooms", sa.Column("cup", sa.Text, server_default="", nullable=False))
    op.create_table(
        "cups",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("header", sa.Text, nullable=False),
        sa.Column("made", sa.DateTime(timezone=True), server_default=sa.func.now(), nullable=False),
    )
    op.create_table(
        "cup_lines",
        sa.Column("cup", sa.Text, sa.ForeignKey("cups.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
    )
    has_key = sa.text("key <> ''")
    op.create_index(
        "ix_cup_lines_key", "cup_lines", ["cup", "key"], unique=True, sqlite_where=has_key, postgresql_where=has_key
    )
    op.create_table(
        "cup_rooms",
        sa.Column("cup", sa.Text, sa.ForeignKey("cups.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("place", sa.Text, primary_key=True),
        sa.Column("take", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("room", sa.Text, sa.ForeignKey("rooms.id", ondelete="CASCADE"), nullable=False, unique=True),
    )
    op.create_table(
        "cup_links",
        sa.Column("cup", sa.Text, sa.ForeignKey("cups.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("whose", sa.Text, primary_key=True),
        sa.Column("invite", sa.Text, nullable=False, index=True),
        sa.Column("token", sa.Text, nullable=False, index=True),
        sa.Column("until", sa.Integer, nullable=False),
    )
    op.create_table(
        "organisers",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("password", sa.Text, server_default="", nullable=False),
        sa.Column("setup", sa.Text, server_default="", nullable=False, index=True),
        sa.Column("setup_until", sa.Integer, server_default="0", nullable=False),
    )
    op.create_table(
        "logins",
        sa.Column("token", sa.Text, primary_key=True),
        sa.Column(
            "organiser", sa.Text, sa.ForeignKey("organisers.name", ondelete="CASCADE"), nullable=False, index=True
        ),
        sa.Column("until", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    for table in ("logins", "organisers", "cup_links", "cup_rooms", "cup_lines", "cups"):
        op.drop_table(table)
    op.drop_column("rooms", "cup")
