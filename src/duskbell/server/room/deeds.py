"""What can be done in a room. A deed runs inside the room's turn; its result is replied once everything is stored."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable

import duskbell
from duskbell.kernel import MODERATOR, Ruling
from duskbell.server.audience import SCREEN, Listener, room_for
from duskbell.server.auth import Bearer
from duskbell.server.errors import Forbidden, NotStarted, Silenced, Started
from duskbell.server.room.deed import Deed
from duskbell.server.room.leaving import check_undo
from duskbell.server.room.neutral import check_vouched
from duskbell.server.room.room import Room
from duskbell.server.sitting import Sitting
from duskbell.server.store import NO_DEVICE
from duskbell.server.wire import Added, HandChoice, Joined, RoomInfo

HOSTS_RULINGS = ("pause", "resume", "time", "end")
"""What a host may rule where the program moderates: nothing that a host who plays could gain by."""


class OnBehalfOf(Deed):
    """What somebody with a token wants, whose chair is looked up when its turn comes.

    Until then they may have moved, or lost the chair, and somebody else may sit where they sat.
    """

    __slots__ = ("_bearer", "_kind", "_make")

    def __init__(self, bearer: Bearer, make: Callable[[int], Deed]) -> None:
        super().__init__()
        self._bearer, self._make = bearer, make
        self._kind = super().counted_as

    @property
    def counted_as(self) -> str:
        """What it turned out to be."""
        return self._kind

    def do(self, room: Room) -> object:
        deed = self._make(room.roster.who(self._bearer))
        self._kind, deed.came = deed.counted_as, self.came
        return deed.do(room)


class Arrive(Deed):
    """Somebody connects: with the eyes of a chair, or with the public's. Raises `Unauthorized`.

    From then on it is that chair's `bearer`, wherever it moves, and nobody else's. A big screen (`watch`) bears
    nothing, but stays only as long as the chair that opened it is the same person's.
    """

    __slots__ = ("bearer", "listener", "watch")
    gathers = True

    def __init__(self, listener: Listener, bearer: Bearer | None, *, watch: bool = False) -> None:
        super().__init__()
        self.listener, self.bearer, self.watch = listener, bearer, watch

    @property
    def seated(self) -> bool:
        return self.bearer is not None

    def do(self, room: Room) -> None:
        if self.bearer is not None:
            seat = room.roster.who(self.bearer)
            self.listener.viewer = SCREEN if self.watch else seat
            self.listener.bearer = None if self.watch else Bearer(room.roster.at(seat).token)
            self.listener.opener = seat if self.watch else None
        room.arrive(self.listener)


class Leave(Deed):
    """Somebody is gone."""

    __slots__ = ("listener",)
    gathers = parts = True

    def __init__(self, listener: Listener) -> None:
        super().__init__()
        self.listener = listener

    def do(self, room: Room) -> None:
        room.audience.leave(self.listener)
        room.gallery.leave(self.listener)


class SendRoom(Deed):
    """The public room, as who only watches knows it."""

    __slots__ = ()

    def do(self, room: Room) -> RoomInfo:
        return room_for(None, room.info(), room.sitting)


class SendHands(Deed):
    """What can be changed by hand now. Only for a person who moderates and so sees everything."""

    __slots__ = ("me",)

    def __init__(self, me: int) -> None:
        super().__init__()
        self.me = me

    def do(self, room: Room) -> list[HandChoice]:
        if self.me != MODERATOR:
            raise Forbidden("only a moderator who does not play changes anything by hand.")
        return [HandChoice(*choice) for choice in playing(room).play.hand_choices()]


class SendHolder(Deed):
    """Who holds a chair: the SHA-256 of the token."""

    __slots__ = ("me",)

    def __init__(self, me: int) -> None:
        super().__init__()
        self.me = me

    def do(self, room: Room) -> str:
        return room.roster.at(self.me).token


class SitDown(Deed):
    """A person takes a seat."""

    __slots__ = ("came_from", "guest", "name", "seat", "unnamed")

    def __init__(
        self, name: str, seat: int | None, guest: str = "", *, unnamed: bool = False, came_from: str = ""
    ) -> None:
        super().__init__()
        self.name, self.seat, self.guest, self.unnamed, self.came_from = name, seat, guest, unnamed, came_from

    def do(self, room: Room) -> Joined:
        late, came_from = may_sit(room), self.came_from
        room.roster.doorstep.check(self.guest, room.settings.wall())
        if late:
            check_vouched(room.roster.moderator)
        mine = room.roster.sit(self.name, self.seat, self.guest, unnamed=self.unnamed, late=late, came_from=came_from)
        return Joined(*mine)


class SitBots(Deed):
    """The host lets bots take seats."""

    __slots__ = ("kind", "lang", "me", "seat")

    def __init__(self, me: int, kind: str, seat: int | None, lang: str = "en") -> None:
        super().__init__()
        self.me, self.kind, self.seat, self.lang = me, kind, seat, lang

    def do(self, room: Room) -> Added:
        is_host(room, self.me, "lets bots sit down")
        late = may_sit(room)
        but = () if late else room.vacant
        return Added(room.roster.sit_bots(room.stored.game, self.kind, self.seat, self.lang, but=but))


class SeatPlayer(Deed):
    """Who moderates lets a player sit down who has no device."""

    __slots__ = ("me", "name", "seat")

    def __init__(self, me: int, name: str, seat: int | None) -> None:
        super().__init__()
        self.me, self.name, self.seat = me, name, seat

    def do(self, room: Room) -> Added:
        if self.me != MODERATOR:
            raise Forbidden("only a moderator who does not play answers for a player without a device.")
        may_sit(room)
        return Added([room.roster.sit_without_device(self.name, self.seat)])


class Start(Deed):
    """The host starts the table."""

    __slots__ = ("me",)

    def __init__(self, me: int) -> None:
        super().__init__()
        self.me = me

    def do(self, room: Room) -> RoomInfo:
        is_host(room, self.me, "starts the table")
        not_begun(room)
        room.roster.check_full(but=room.vacant)
        s = room.stored
        names = tuple([c.name for c in room.roster.seats])
        play = duskbell.start(
            s.game, s.players, seed=s.seed, options=s.options, moderator="ask", names=names, checkpoints=True
        )
        room.sit(play)
        room.lobby.close()
        return room.info()


class OnSeat(Deed):
    """What somebody does at the table from seat `me`: whoever had left is back with it."""

    __slots__ = ("me",)
    people = False

    def __init__(self, me: int) -> None:
        super().__init__()
        self.me = me

    def do(self, room: Room) -> None:
        room.come_back(self.me)
        self.act(room)

    @abstractmethod
    def act(self, room: Room) -> None:
        """Do it, as somebody who is here."""


class Answer(OnSeat):
    """A seat answers its question."""

    __slots__ = ("number", "option")

    def __init__(self, me: int, number: int, option: str) -> None:
        super().__init__(me)
        self.number, self.option = number, option

    def act(self, room: Room) -> None:
        room.talk.take_line(playing(room).play)
        playing(room).answer(self.me, self.number, self.option, self.came)


class AnswerFor(Answer):
    """Who moderates enters what a player without a device has answered."""

    __slots__ = ("seat",)

    def __init__(self, me: int, seat: int, number: int, option: str) -> None:
        super().__init__(me, number, option)
        self.seat = seat

    def act(self, room: Room) -> None:
        if self.me != MODERATOR or room.roster.at(self.seat).kind != NO_DEVICE:
            raise Forbidden("only a moderator answers for somebody else, and only for a player without a device.")
        room.talk.take_line(playing(room).play)
        playing(room).answer(self.seat, self.number, self.option, self.came)


class Say(OnSeat):
    """A seat speaks: its own `text`, or a `line` of the game's phrases `about` some seats. In the lobby whoever holds a
    chair does, in words of their own.
    """

    __slots__ = ("about", "channel", "line", "text")

    def __init__(self, me: int, channel: str, text: str, line: str = "", about: tuple[int | str, ...] = ()) -> None:
        super().__init__(me)
        self.channel, self.text, self.line, self.about = channel, text, line, about

    def act(self, room: Room) -> None:
        if self.text and room.roster.at(self.me).muted:
            raise Silenced("the host has muted you; the game's phrases you can still say.")
        if room.sitting is None:
            room.lobby.say(room.roster.at(self.me).token, self.me, self.channel, self.text, self.came)
            return
        room.talk.take(self.me, self.came)
        playing(room).say(self.me, self.text, self.channel, self.line, self.about)
        room.talk.note(self.me, self.text)


class BeReady(OnSeat):
    """A seat wants the talk `pace` to go on (None: the present one); in the lobby, the table to start."""

    __slots__ = ("pace", "ready")
    people = True

    def __init__(self, me: int, pace: int | None = None, ready: bool = True) -> None:
        super().__init__(me)
        self.pace, self.ready = pace, ready

    def act(self, room: Room) -> None:
        if room.sitting is None:
            room.roster.be_ready(self.me, self.ready)
        else:
            room.sitting.ready(self.me, self.pace)


class Let(OnSeat):
    """A seat lets everything pass for a stretch of the game, or wants to be asked again."""

    __slots__ = ("on",)

    def __init__(self, me: int, *, on: bool) -> None:
        super().__init__(me)
        self.on = on

    def act(self, room: Room) -> None:
        playing(room).let(self.me, on=self.on)


class Rule(Deed):
    """The moderator rules; where the program moderates, the host within narrow limits."""

    __slots__ = ("me", "ruling")

    def __init__(self, me: int, ruling: Ruling) -> None:
        super().__init__()
        self.me, self.ruling = me, ruling

    def do(self, room: Room) -> None:
        sitting = playing(room)
        if room.stored.cup and self.me != MODERATOR:
            raise Forbidden("only the referee rules at a cup's table.")
        if room.stored.cup and room.stored.next:
            raise Forbidden("another take of this table has begun: nothing is ruled at this one any more.")
        if self.me != room.roster.host:
            raise Forbidden("only the moderator rules, or the host where the program moderates.")
        if self.me != MODERATOR and self.ruling.kind not in HOSTS_RULINGS:
            right = ", ".join(HOSTS_RULINGS)
            raise Forbidden(f"a host who plays can rule only {right}; more is for a moderator who does not play.")
        if self.ruling.kind == "undo":
            check_undo(room.roster, sitting.play, self.ruling.count)
            room.audience.check_anew()
        room.talk.take_ruling(self.ruling, self.came)
        sitting.rule(self.ruling)
        room.talk.note_ruling(self.ruling)


def is_host(room: Room, me: int, what: str) -> None:
    """Raise `Forbidden` unless `me` is the host; `what` says what only a host does."""
    if me != room.roster.host:
        raise Forbidden(f"only the host {what}.")


def not_of_cup(room: Room, what: str) -> None:
    """Raise `Forbidden` at a table of a cup; `what` is what the cup does there."""
    if room.stored.cup:
        raise Forbidden(f"this is a cup's table: {what}.")


def in_lobby(room: Room) -> None:
    """Raise `Started` unless the table has not, and `Forbidden` at a cup's, which is set up by the cup."""
    not_of_cup(room, "who plays it and with which options is the cup's to say")
    not_begun(room)


def may_sit(room: Room) -> bool:
    """Whether the table has begun: then a seat is empty that the game keeps for who comes late. Raises `Started` where
    there is none, and `Forbidden` at a cup's table.
    """
    if room.sitting is None or room.sitting.play.over or not room.vacant:
        in_lobby(room)
        return False
    not_of_cup(room, "who plays it is the cup's to say")
    return True


def out_of_play(room: Room, seat: int) -> bool:
    """Whether somebody holds a seat on which nobody plays at a running table: who comes may have it."""
    sitting = room.sitting
    return (
        sitting is not None
        and not sitting.play.over
        and not room.stored.cup
        and seat in sitting.play.game.vacant(sitting.play.view(None).table)
    )


def not_begun(room: Room) -> None:
    """Raise `Started` unless the table has not."""
    if room.sitting is not None:
        raise Started("the table has started; this can only be done before.")


def playing(room: Room) -> Sitting:
    """The sitting of a table that has started. Raises `NotStarted`."""
    if room.sitting is None:
        raise NotStarted("the table has not started yet; the host starts it when every seat is taken.")
    return room.sitting
