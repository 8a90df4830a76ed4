"""The store's tables. `migrations/` makes them; a change here needs a migration there."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import BigInteger, DateTime, ForeignKey, Index, Text, false, func, true
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Base(DeclarativeBase):
    """Base of the tables."""


class RoomRow(Base):
    """A room. `header` is its record's first line, null before the start; `questions` the open ones with their time.

    `host`: the host's chair. `next`: the rematch. `ended`: who won and who was who, once it is over. `cup`: of which
    cup it is a take, "" of none. `talk`: what was said before the start, until then. `maker`: from which address it was
    made, until that is forgotten. `closed`: why an operator has closed it; `unlisted`: one lists it no more; `aside`:
    nobody may open it until it is put back. `hours`, `quiet`, `zone`: how it keeps time where it is played over days.
    `due`: when such a table next needs somebody to have it in memory, `ended_at`: when it was over, both in seconds
    since 1970; null where never, and where nobody knows. `gallery`: who only watches, and what they say.
    `silenced`: marks of whom a host has muted; `sent_away`: of whom one has sent away, and until when.
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
    hours: Mapped[int] = mapped_column(server_default="0")
    quiet: Mapped[str] = mapped_column(Text, server_default="")
    zone: Mapped[str] = mapped_column(Text, server_default="UTC")
    insight: Mapped[bool] = mapped_column(server_default=false())
    due: Mapped[int | None] = mapped_column(BigInteger, index=True)
    ended_at: Mapped[int | None] = mapped_column(BigInteger)
    host: Mapped[int] = mapped_column(server_default="0")
    next: Mapped[str | None] = mapped_column(Text)
    cup: Mapped[str] = mapped_column(Text, server_default="")
    ended: Mapped[str | None] = mapped_column(Text)
    talk: Mapped[str | None] = mapped_column(Text)
    gallery: Mapped[str | None] = mapped_column(Text)
    silenced: Mapped[str | None] = mapped_column(Text)
    sent_away: Mapped[str | None] = mapped_column(Text)
    maker: Mapped[str] = mapped_column(Text, server_default="", index=True)
    closed: Mapped[str] = mapped_column(Text, server_default="")
    unlisted: Mapped[bool] = mapped_column(server_default=false())
    aside: Mapped[bool] = mapped_column(server_default=false())
    made: Mapped[datetime] = mapped_column(DateTime(timezone=True), server_default=func.now())


class ChairRow(Base):
    """Who sits where; seat -2 is the moderator's chair. Of a token only its SHA-256 is kept, of an invite too.

    `guest`: the identity it was taken with. `left`: its person left, and a bot stands in. `face`: what was chosen.
    `lent`: a host made the invite. `former`, `former_guest`: whose the seat was before; `instead`: their name.
    `moderated`: who held the moderator's chair before.
    `unnamed`: asks not to be named in pictures that others share. `came_from`: from which address it was taken, until
    that is forgotten. `muted`: says nothing in words of their own.
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
    moderated: Mapped[str] = mapped_column(Text, server_default="")
    unnamed: Mapped[bool] = mapped_column(server_default=false())
    came_from: Mapped[str] = mapped_column(Text, server_default="", index=True)
    muted: Mapped[bool] = mapped_column(server_default=false())


class LineRow(Base):
    """One line of a room's record, in order from 0. Lines are added, never changed."""

    __tablename__ = "lines"

    room: Mapped[str] = mapped_column(ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True)
    n: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    line: Mapped[str] = mapped_column(Text)


class GuestRow(Base):
    """An identity without a name. Of its token only its SHA-256 is kept. `unmet`: it wants to be in nobody's list."""

    __tablename__ = "guests"

    id: Mapped[str] = mapped_column(Text, primary_key=True)
    token: Mapped[str] = mapped_column(Text, unique=True)
    made: Mapped[datetime] = mapped_column(DateTime(timezone=True), server_default=func.now())
    unmet: Mapped[bool] = mapped_column(server_default=false())


class InvitationRow(Base):
    """That an identity is invited to a room `by` another, which is called `name` there; `made`: seconds since 1970."""

    __tablename__ = "invitations"

    id: Mapped[str] = mapped_column(Text, primary_key=True)
    room: Mapped[str] = mapped_column(ForeignKey("rooms.id", ondelete="CASCADE"))
    whom: Mapped[str] = mapped_column(ForeignKey("guests.id", ondelete="CASCADE"), index=True)
    by: Mapped[str] = mapped_column(ForeignKey("guests.id", ondelete="CASCADE"), index=True)
    name: Mapped[str] = mapped_column(Text)
    made: Mapped[int] = mapped_column(BigInteger, index=True)
    declined: Mapped[bool] = mapped_column(server_default=false())


class BlockRow(Base):
    """That an identity wants to hear nothing of another, which was called `name` when it said so."""

    __tablename__ = "blocks"

    guest: Mapped[str] = mapped_column(ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True)
    other: Mapped[str] = mapped_column(ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True)
    name: Mapped[str] = mapped_column(Text)


class NoteRow(Base):
    """A notebook: JSON of a page's own. It belongs to whoever holds the token of this SHA-256, and to no seat."""

    __tablename__ = "notes"

    room: Mapped[str] = mapped_column(ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True)
    holder: Mapped[str] = mapped_column(Text, primary_key=True)
    notes: Mapped[str] = mapped_column(Text)


class CupRow(Base):
    """A cup. `header`: what it began with. `due`: when its clock next has something to book by itself, null where
    never, 0 where nobody has found out yet.
    """

    __tablename__ = "cups"

    id: Mapped[str] = mapped_column(Text, primary_key=True)
    name: Mapped[str] = mapped_column(Text)
    header: Mapped[str] = mapped_column(Text)
    made: Mapped[datetime] = mapped_column(DateTime(timezone=True), server_default=func.now())
    due: Mapped[int | None] = mapped_column(BigInteger, server_default="0")


class CupLineRow(Base):
    """One line of a cup's log, in order from 1. Lines are added, never changed. `key`: by which a request is known."""

    __tablename__ = "cup_lines"
    # of keys that are not empty, says the migration; said here, too, it would bring every database's dialect to a start
    __table_args__ = (Index("ix_cup_lines_key", "cup", "key", unique=True),)

    cup: Mapped[str] = mapped_column(ForeignKey("cups.id", ondelete="CASCADE"), primary_key=True)
    n: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    line: Mapped[str] = mapped_column(Text)
    key: Mapped[str] = mapped_column(Text)


class CupRoomRow(Base):
    """The room in which a take of a cup is played: one, however often it is asked for."""

    __tablename__ = "cup_rooms"

    cup: Mapped[str] = mapped_column(ForeignKey("cups.id", ondelete="CASCADE"), primary_key=True)
    place: Mapped[str] = mapped_column(Text, primary_key=True)
    take: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    room: Mapped[str] = mapped_column(ForeignKey("rooms.id", ondelete="CASCADE"), unique=True)


class CupLinkRow(Base):
    """Somebody who is invited to a cup: referee, panel, a member of a team, who stands in. Of the link's secret, and of
    the token that it became, only the SHA-256 is kept; both "" for one that was taken back.
    """

    __tablename__ = "cup_links"

    cup: Mapped[str] = mapped_column(ForeignKey("cups.id", ondelete="CASCADE"), primary_key=True)
    whose: Mapped[str] = mapped_column(Text, primary_key=True)
    invite: Mapped[str] = mapped_column(Text, index=True)
    token: Mapped[str] = mapped_column(Text, index=True)
    until: Mapped[int]


class OrganiserRow(Base):
    """An organiser's account. `password`: its argon2 hash, "" before it is chosen; `setup`: the SHA-256 of the one-time
    link, "" once it was used; `setup_until`: when it ends by itself.
    """

    __tablename__ = "organisers"

    name: Mapped[str] = mapped_column(Text, primary_key=True)
    password: Mapped[str] = mapped_column(Text, server_default="")
    setup: Mapped[str] = mapped_column(Text, server_default="", index=True)
    setup_until: Mapped[int] = mapped_column(server_default="0")


class LoginRow(Base):
    """An organiser who has logged in, until a time. Of the token only its SHA-256 is kept."""

    __tablename__ = "logins"

    token: Mapped[str] = mapped_column(Text, primary_key=True)
    organiser: Mapped[str] = mapped_column(ForeignKey("organisers.name", ondelete="CASCADE"), index=True)
    until: Mapped[int]


class NodeRow(Base):
    """A server that shares this database with others. `address`: where they reach it. `key`: the advisory lock that its
    session holds for as long as it lives. `until`: when its lease ends, by the database's clock. `ready`: whether it
    takes more. `about`: as JSON, by game the version of the rules that it has, and the SHA-256 of the nodes' secret.
    """

    __tablename__ = "nodes"

    id: Mapped[str] = mapped_column(Text, primary_key=True)
    address: Mapped[str] = mapped_column(Text)
    key: Mapped[int] = mapped_column(BigInteger)
    until: Mapped[datetime] = mapped_column(DateTime(timezone=True))
    ready: Mapped[bool]
    about: Mapped[str] = mapped_column(Text)


class OwnerRow(Base):
    """Which node has a room, a cup or a duty, null for none; `epoch` is one more each time somebody takes it."""

    __tablename__ = "owners"

    what: Mapped[str] = mapped_column(Text, primary_key=True)
    node: Mapped[str | None] = mapped_column(Text, index=True)
    epoch: Mapped[int] = mapped_column(BigInteger)


class ReportRow(Base):
    """What a player has reported to the operators. `seat`: about whom, null about the table; `sort`: what it is about.
    `by`: from which address it came; `about`: the address and the identity of whom it is about, as a JSON object.
    `made`, `answered`: seconds since 1970, 0 while nobody has; `answer`: what the operator noted.
    """

    __tablename__ = "reports"

    id: Mapped[str] = mapped_column(Text, primary_key=True)
    room: Mapped[str] = mapped_column(Text, index=True)
    seat: Mapped[int | None]
    sort: Mapped[str] = mapped_column(Text)
    words: Mapped[str] = mapped_column(Text)
    by: Mapped[str] = mapped_column(Text)
    about: Mapped[str] = mapped_column(Text)
    made: Mapped[int] = mapped_column(BigInteger, index=True)
    answer: Mapped[str] = mapped_column(Text, server_default="")
    answered: Mapped[int] = mapped_column(BigInteger, server_default="0", index=True)


class BanRow(Base):
    """Who is kept out until a time (seconds since 1970). `sort`: "address" or "guest"; `who`: a network, or an
    identity.
    """

    __tablename__ = "bans"

    id: Mapped[str] = mapped_column(Text, primary_key=True)
    sort: Mapped[str] = mapped_column(Text)
    who: Mapped[str] = mapped_column(Text)
    why: Mapped[str] = mapped_column(Text)
    made: Mapped[int] = mapped_column(BigInteger)
    until: Mapped[int] = mapped_column(BigInteger, index=True)


class OperatorDeedRow(Base):
    """What an operator did or looked at, kept before it is done. `about`: a room's code, a report, a ban; `how`: more
    of it; `origin`: the address it came from.
    """

    __tablename__ = "operator_deeds"

    n: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    at: Mapped[int] = mapped_column(BigInteger, index=True)
    deed: Mapped[str] = mapped_column(Text)
    about: Mapped[str] = mapped_column(Text)
    how: Mapped[str] = mapped_column(Text)
    origin: Mapped[str] = mapped_column(Text)


class MeasureRow(Base):
    """How much of a measure that holds over all nodes is spent: a bucket's `level`, as it was `at` (seconds since
    1970).
    """

    __tablename__ = "measures"

    what: Mapped[str] = mapped_column(Text, primary_key=True)
    whose: Mapped[str] = mapped_column(Text, primary_key=True)
    level: Mapped[float]
    at: Mapped[float] = mapped_column(index=True)


class ProofRow(Base):
    """Written by whoever is asked for its health: `at` is when it last could be."""

    __tablename__ = "proofs"

    n: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    at: Mapped[datetime] = mapped_column(DateTime(timezone=True))


class PushRow(Base):
    """Where somebody on a seat wants to be told that the table waits: an address of a browser's push service with the
    keys by which only that browser reads what is sent there. `holder`: the SHA-256 of the seat's token; who has it no
    more is told nothing. `made`: seconds since 1970.
    """

    __tablename__ = "pushes"

    room: Mapped[str] = mapped_column(ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True)
    endpoint: Mapped[str] = mapped_column(Text, primary_key=True)
    holder: Mapped[str] = mapped_column(Text)
    guest: Mapped[str] = mapped_column(Text, server_default="", index=True)
    p256dh: Mapped[str] = mapped_column(Text)
    auth: Mapped[str] = mapped_column(Text)
    lang: Mapped[str] = mapped_column(Text)
    made: Mapped[int] = mapped_column(BigInteger)
