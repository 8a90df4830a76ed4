"""The store's tables. `migrations/` makes them; a change here needs a migration there."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import DateTime, ForeignKey, Index, Text, false, func, true
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Base(DeclarativeBase):
    """Base of the tables."""


class RoomRow(Base):
    """A room. `header` is its record's first line, null before the start; `questions` the open ones with their time.

    `host`: the host's chair. `next`: the rematch. `ended`: who won and who was who, once it is over. `talk`: what was
    said before the start, until then.
    """

    __tablename__ = "rooms"
    __table_args__ = (Index("ix_rooms_listed", "listed", "made"),)

    id: Mapped[str] = mapped_column(Text, primary_key=True)
    game: Mapped[str] = mapped_column(Text)
    players: Mapped[int]
    options: Mapped[str] = mapped_column(Text)
    moderator: Mapped[str] = mapped_column(Text)
    seed: Mapped[str | None] = mapped_column(Text)
    header: Mapped[str | None] = mapped_column(Text)
    questions: Mapped[str | None] = mapped_column(Text)
    speed: Mapped[str] = mapped_column(Text, server_default="normal")
    decoys: Mapped[bool] = mapped_column(server_default=true())
    delay: Mapped[int] = mapped_column(server_default="0")
    listed: Mapped[bool] = mapped_column(server_default=false())
    patience: Mapped[int] = mapped_column(server_default="10")
    host: Mapped[int] = mapped_column(server_default="0")
    next: Mapped[str | None] = mapped_column(Text)
    ended: Mapped[str | None] = mapped_column(Text)
    talk: Mapped[str | None] = mapped_column(Text)
    made: Mapped[datetime] = mapped_column(DateTime(timezone=True), server_default=func.now())


class ChairRow(Base):
    """Who sits where; seat -2 is the moderator's chair. Of a token only its SHA-256 is kept, of an invite too.

    `guest`: the identity it was taken with. `left`: its person left, and a bot stands in. `face`: what was chosen.
    `lent`: a host made the invite. `former`, `former_guest`: whose the seat was before; `instead`: their name.
    """

    __tablename__ = "chairs"

    room: Mapped[str] = mapped_column(ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    name: Mapped[str] = mapped_column(Text)
    kind: Mapped[str] = mapped_column(Text)
    bot: Mapped[str] = mapped_column(Text)
    token: Mapped[str] = mapped_column(Text)
    guest: Mapped[str] = mapped_column(Text, server_default="", index=True)
    invite: Mapped[str] = mapped_column(Text, server_default="")
    left: Mapped[bool] = mapped_column(server_default=false())
    ready: Mapped[bool] = mapped_column(server_default=false())
    face: Mapped[str] = mapped_column(Text, server_default="")
    lent: Mapped[bool] = mapped_column(server_default=false())
    former: Mapped[str] = mapped_column(Text, server_default="")
    former_guest: Mapped[str] = mapped_column(Text, server_default="")
    instead: Mapped[str] = mapped_column(Text, server_default="")


class LineRow(Base):
    """One line of a room's record, in order from 0. Lines are added, never changed."""

    __tablename__ = "lines"

    room: Mapped[str] = mapped_column(ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True)
    n: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    line: Mapped[str] = mapped_column(Text)


class GuestRow(Base):
    """An identity without a name. Of its token only its SHA-256 is kept."""

    __tablename__ = "guests"

    id: Mapped[str] = mapped_column(Text, primary_key=True)
    token: Mapped[str] = mapped_column(Text, unique=True)
    made: Mapped[datetime] = mapped_column(DateTime(timezone=True), server_default=func.now())


class NoteRow(Base):
    """A notebook: JSON of a page's own. It belongs to whoever holds the token of this SHA-256, and to no seat."""

    __tablename__ = "notes"

    room: Mapped[str] = mapped_column(ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True)
    holder: Mapped[str] = mapped_column(Text, primary_key=True)
    notes: Mapped[str] = mapped_column(Text)
