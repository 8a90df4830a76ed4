"""Whose seat a host has handed on while they were away."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision: str | None = "0004"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    op.add_column("chairs", sa.Column("lent", sa.Boolean, server_default=sa.false(), nullable=False))
    for name in ("former", "former_guest", "instead"):
        op.add_column("chairs", sa.Column(name, sa.Text, server_default="", nullable=False))


def downgrade() -> None:
    for name in ("lent", "former", "former_guest", "instead"):
        op.drop_column("chairs", name)
