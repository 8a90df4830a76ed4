"""The store's tables. `migrations/` makes them; a change here needs a migration there."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import DateTime, ForeignKey, Text, func
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Base(DeclarativeBase):
    """Base of the tables."""


class RoomRow(Base):
    """A room. `header` is its record's first line, null before the start; `questions` the open ones with their time."""

    __tablename__ = "rooms"

    id: Mapped[str] = mapped_column(Text, primary_key=True)
    game: Mapped[str] = mapped_column(Text)
    players: Mapped[int]
    options: Mapped[str] = mapped_column(Text)
    moderator: Mapped[str] = mapped_column(Text)
    seed: Mapped[str | None] = mapped_column(Text)
    header: Mapped[str | None] = mapped_column(Text)
    questions: Mapped[str | None] = mapped_column(Text)
    made: Mapped[datetime] = mapped_column(DateTime(timezone=True), server_default=func.now())


class ChairRow(Base):
    """Who sits where; seat -2 is the moderator's chair. Of a token only its SHA-256 is kept."""

    __tablename__ = "chairs"

    room: Mapped[str] = mapped_column(ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    name: Mapped[str] = mapped_column(Text)
    kind: Mapped[str] = mapped_column(Text)
    bot: Mapped[str] = mapped_column(Text)
    token: Mapped[str] = mapped_column(Text)


class LineRow(Base):
    """One line of a room's record, in order from 0. Lines are added, never changed."""

    __tablename__ = "lines"

    room: Mapped[str] = mapped_column(ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True)
    n: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    line: Mapped[str] = mapped_column(Text)
