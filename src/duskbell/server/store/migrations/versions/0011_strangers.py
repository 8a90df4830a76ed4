"""What keeps a server for strangers in order: reports, bans, what operators did, measures that hold over all nodes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision: str | None = "0010"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    op.add_column("rooms", sa.Column("maker", sa.Text, server_default="", nullable=False))
    op.add_column("rooms", sa.Column("closed", sa.Text, server_default="", nullable=False))
    op.add_column("rooms", sa.Column("unlisted", sa.Boolean, server_default=sa.false(), nullable=False))
    op.add_column("chairs", sa.Column("came_from", sa.Text, server_default="", nullable=False))
    op.create_index("ix_rooms_maker", "rooms", ["maker"])
    op.create_index("ix_chairs_came_from", "chairs", ["came_from"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("room", sa.Text, nullable=False, index=True),
        sa.Column("seat", sa.Integer),
        sa.Column("sort", sa.Text, nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False, index=True),
        sa.Column("answer", sa.Text, server_default="", nullable=False),
        sa.Column("answered", sa.BigInteger, server_default="0", nullable=False, index=True),
    )
    op.create_table(
        "bans",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("sort", sa.Text, nullable=False),
        sa.Column("who", sa.Text, nullable=False),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False, index=True),
    )
    op.create_table(
        "operator_deeds",
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.BigInteger, nullable=False, index=True),
        sa.Column("deed", sa.Text, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("how", sa.Text, nullable=False),
        sa.Column("origin", sa.Text, nullable=False),
    )
    op.create_table(
        "measures",
        sa.Column("what", sa.Text, primary_key=True),
        sa.Column("whose", sa.Text, primary_key=True),
        sa.Column("level", sa.Float, nullable=False),
        sa.Column("at", sa.Float, nullable=False, index=True),
    )


def downgrade() -> None:
    for table in ("measures", "operator_deeds", "bans", "reports"):
        op.drop_table(table)
    op.drop_index("ix_chairs_came_from", "chairs")
    op.drop_index("ix_rooms_maker", "rooms")
    op.drop_column("chairs", "came_from")
    for column in ("unlisted", "closed", "maker"):
        op.drop_column("rooms", column)
