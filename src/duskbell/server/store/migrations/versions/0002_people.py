"""Rooms' wishes, hosts and ends; guests, invites, notes."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision: str | None = "0001"
branch_labels: str | None = None
depends_on: str | None = None

_ROOMS: dict[str, sa.Column[Any]] = {
    "speed": sa.Column("speed", sa.Text, server_default="normal", nullable=False),
    "decoys": sa.Column("decoys", sa.Boolean, server_default=sa.true(), nullable=False),
    "delay": sa.Column("delay", sa.Integer, server_default="0", nullable=False),
    "listed": sa.Column("listed", sa.Boolean, server_default=sa.false(), nullable=False),
    "host": sa.Column("host", sa.Integer, server_default="0", nullable=False),
    "next": sa.Column("next", sa.Text),
    "ended": sa.Column("ended", sa.Text),
}
_CHAIRS: dict[str, sa.Column[Any]] = {
    "guest": sa.Column("guest", sa.Text, server_default="", nullable=False),
    "invite": sa.Column("invite", sa.Text, server_default="", nullable=False),
    "left": sa.Column("left", sa.Boolean, server_default=sa.false(), nullable=False),
    "ready": sa.Column("ready", sa.Boolean, server_default=sa.false(), nullable=False),
}


def upgrade() -> None:
    for column in _ROOMS.values():
        op.add_column("rooms", column)
    for column in _CHAIRS.values():
        op.add_column("chairs", column)
    op.execute("UPDATE rooms SET host = -2 WHERE moderator = 'me'")
    op.create_index("ix_chairs_guest", "chairs", ["guest"])
    op.create_index("ix_rooms_listed", "rooms", ["listed", "made"])
    op.create_table(
        "guests",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("token", sa.Text, nullable=False, unique=True),
        sa.Column("made", sa.DateTime(timezone=True), server_default=sa.func.now(), nullable=False),
    )
    op.create_table(
        "notes",
        sa.Column("room", sa.Text, sa.ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("holder", sa.Text, primary_key=True),
        sa.Column("notes", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for table in ("notes", "guests"):
        op.drop_table(table)
    op.drop_index("ix_rooms_listed", "rooms")
    op.drop_index("ix_chairs_guest", "chairs")
    for column in _CHAIRS:
        op.drop_column("chairs", column)
    for column in _ROOMS:
        op.drop_column("rooms", column)
