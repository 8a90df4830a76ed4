"""What people and hosts do about seats: move, get up, send away, hand on, come again. Each is a deed of the room.

Many are answered with the room as it is once all that is in the store.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from msgspec.structs import asdict, replace

from duskbell.games import offered
from duskbell.kernel import MODERATOR, Ruling
from duskbell.kernel.errors import TableOver
from duskbell.kernel.ruling import CHAIR
from duskbell.server.audience import COME_BACK, place
from duskbell.server.auth import Bearer, new_code
from duskbell.server.errors import BadMessage, Forbidden, NotAway, NotOver, SeatEmpty
from duskbell.server.room.again import again
from duskbell.server.room.choices import lasting, readable, timely
from duskbell.server.room.deed import Deed
from duskbell.server.room.deeds import in_lobby, is_host, not_of_cup, out_of_play, playing
from duskbell.server.room.neutral import check_vouched
from duskbell.server.room.room import Room
from duskbell.server.room.roster import called
from duskbell.server.room.silence import along, marks, newest
from duskbell.server.store import BOT, EMPTY, NO_DEVICE, PERSON, Reported, Stored
from duskbell.server.wire import Again, Claimed, Invited, Next, RoomInfo, SetUp, Wishes

Later = Callable[[], RoomInfo]
"""The room, told once the deed is stored and done."""


class Arrange(Deed):
    """The host chooses anew what kind of table it is to be."""

    __slots__ = ("me", "wish")

    def __init__(self, me: int, wish: SetUp) -> None:
        super().__init__()
        self.me, self.wish = me, wish

    def do(self, room: Room) -> Later:
        is_host(room, self.me, "chooses what kind of table this is")
        in_lobby(room)
        stored, wish = room.stored, self.wish
        players = stored.players if wish.players is None else wish.players
        given = stored.options | (wish.options or {})
        options = readable(stored.game, players, given, by_person=stored.moderator == "me")
        chosen = {name: value for name, value in asdict(wish).items() if value is not None}
        wishes = replace(stored.wishes, **{name: chosen[name] for name in Wishes.__struct_fields__ if name in chosen})
        wishes = timely(stored.game, players, options, wishes)
        for seat, to in room.roster.resize(players):
            room.reseat(seat, to)
        if (players, options, wishes) != (stored.players, stored.options, stored.wishes):
            for chair in room.roster.people:  # they were ready for another table
                room.roster.be_ready(chair.seat, False)
        room.change(players=players, options=options, wishes=wishes)
        return room.info


class OfSeat(Deed):
    """What `me` does about `seat`; with a `name` about that one, wherever they have moved to meanwhile."""

    __slots__ = ("me", "name", "seat")

    def __init__(self, me: int, seat: int, name: str = "") -> None:
        super().__init__()
        self.me, self.seat, self.name = me, seat, name

    def find(self, room: Room) -> None:
        """Where the one of that name sits now. Raises `SeatEmpty`."""
        self.seat = whereabouts(room, self.seat, self.name)


def whereabouts(room: Room, seat: int, name: str) -> int:
    """The seat of the one who is called so; without a name `seat`. Raises `SeatEmpty`."""
    if not name:
        return seat
    found = next((c.seat for c in room.roster.seats if c.name == name and c.kind != EMPTY), None)
    if found is None:
        raise SeatEmpty(f"nobody here is called {name[:40]!r}.")
    return found


class Move(OfSeat):
    """A person takes another seat."""

    __slots__ = ()

    def do(self, room: Room) -> Later:
        in_lobby(room)
        if self.me == MODERATOR:
            raise Forbidden("who moderates does not play; right would be to join from another device.")
        room.roster.move(self.me, self.seat)
        room.reseat(self.me, self.seat)
        return room.info


class PutOn(Deed):
    """A person chooses a face."""

    __slots__ = ("face", "me")

    def __init__(self, me: int, face: str) -> None:
        super().__init__()
        self.me, self.face = me, face

    def do(self, room: Room) -> Later:
        in_lobby(room)
        if self.me == MODERATOR:
            raise Forbidden("who moderates has no seat, and so no face; right would be to join from another device.")
        room.roster.wear(self.me, self.face)
        return room.info


class Kick(OfSeat):
    """The host sends somebody away; in play only a host who moderates, and a bot plays on."""

    __slots__ = ()

    def do(self, room: Room) -> Later:
        is_host(room, self.me, "sends somebody away")
        self.find(room)
        guest = room.roster.at(self.seat).guest
        if self._in_play(room):
            told = self._out_of_play(room)
            room.roster.doorstep.send(guest, room.settings.wall())
            return told
        if not out_of_play(room, self.seat):
            in_lobby(room)
        if self.seat == self.me:
            raise BadMessage("you cannot send yourself away; right would be to leave.")
        room.roster.empty(self.seat, begun=room.sitting is not None)
        room.roster.doorstep.send(guest, room.settings.wall())
        room.dismiss(self.seat)
        return room.info

    def _in_play(self, room: Room) -> bool:
        """Whether a table goes on that the host moderates and so gains nothing by who plays there."""
        return self.me == MODERATOR and room.sitting is not None and not room.sitting.play.over and not room.stored.cup

    def _out_of_play(self, room: Room) -> Later:
        """A bot plays on, until somebody takes the seat over; where nobody plays on it, it is empty."""
        if out_of_play(room, self.seat):
            room.roster.empty(self.seat, begun=True)
        elif room.roster.at(self.seat).kind != PERSON:
            raise NotAway(f"no person plays on {called(self.seat)}; only people are sent away in play.")
        else:
            room.roster.send_away(self.seat)
        room.dismiss(self.seat)
        return room.info


class Check(Deed):
    """The host asks everybody anew whether they are ready."""

    __slots__ = ("me",)

    def __init__(self, me: int) -> None:
        super().__init__()
        self.me = me

    def do(self, room: Room) -> Later:
        is_host(room, self.me, "asks whether all are ready")
        in_lobby(room)
        for chair in room.roster.people:
            room.roster.be_ready(chair.seat, False)
        return room.info


class GetUp(Check):
    """A person leaves: before the start the seat is empty, and where nobody plays on it; else a bot stands in until
    they are back.
    """

    __slots__ = ()

    def do(self, room: Room) -> Later:
        not_of_cup(room, "nobody stands in, and who is away is silent until back")
        if self.me == MODERATOR:
            raise Forbidden("nobody stands in for who moderates; right would be to hand the chair on to somebody.")
        if room.sitting is None or out_of_play(room, self.me):
            room.roster.empty(self.me, begun=room.sitting is not None)
            room.dismiss(self.me)
        else:
            room.roster.stand_in(self.me)
        return room.info


class StandIn(OfSeat):
    """The host lets a bot play for somebody who is away."""

    __slots__ = ()

    def do(self, room: Room) -> Later:
        is_host(room, self.me, "lets a bot stand in")
        not_of_cup(room, "nobody stands in, and who is away is silent until back")
        if playing(room).play.over:
            raise TableOver("the table is over; there is nothing to stand in for.")
        chair = room.roster.at(self.seat)
        if chair.kind == NO_DEVICE:
            raise NotAway(f"{chair.name} has no device: who moderates answers for that player.")
        if chair.kind != PERSON:
            who = "a bot plays" if chair.kind == BOT else "nobody sits"
            raise NotAway(f"{who} on {called(self.seat)}; a bot stands in for a person who is away.")
        if not chair.left and self.seat in room.audience:
            raise NotAway(f"{chair.name} is connected; a bot stands in only for somebody who is not.")
        if not chair.left:
            room.check_away(self.seat, room.settings.away)
        room.roster.stand_in(self.seat)
        return room.info


class Substitute(OfSeat):
    """A person hands the seat on to somebody else; the host may do so where a bot stands in and, if the host plays, has
    for long enough.

    Nowhere else but for a player without a device: whoever opens the invitation sees the seat's cards. Once the
    moderator's chair has changed hands in play, the moderator alone does: no server knows who has held it by another
    name from another browser, so a person says that the new player is somebody else.
    """

    __slots__ = ()

    def do(self, room: Room) -> Invited:
        not_of_cup(room, "no seat is handed on in play")
        chair = room.roster.at(self.seat)
        if self.me != MODERATOR and room.sitting is not None:
            check_vouched(room.roster.moderator)
        if self.me != self.seat:
            is_host(room, self.me, "hands on the seat of somebody else")
            if not chair.left and chair.kind != NO_DEVICE:
                raise Forbidden("a host hands on a seat only while a bot stands in, or where the player has no device.")
            if chair.kind == PERSON:
                room.check_away(self.seat, room.settings.handed_on)
        invite = room.roster.invite(self.seat, lent=self.me != self.seat)
        return Invited(invite, f"/r/{room.id}#sub={invite}")


class TakeOver(Deed):
    """Somebody takes the seat of an invitation; whoever held it is sent away."""

    __slots__ = ("came_from", "guest", "invite", "name")

    def __init__(self, invite: str, name: str, guest: str = "", came_from: str = "") -> None:
        super().__init__()
        self.invite, self.name, self.guest, self.came_from = invite, name, guest, came_from

    def do(self, room: Room) -> Claimed:
        begun = room.sitting is not None
        seat, token = room.roster.claim(self.invite, self.name, self.guest, begun=begun, came_from=self.came_from)
        room.dismiss(seat)
        if seat == MODERATOR and room.sitting is not None and not room.sitting.play.over:
            room.sitting.rule(Ruling(CHAIR, to=room.roster.at(MODERATOR).name))
        return Claimed(place(seat), token)


class TakeBack(Deed):
    """Whoever was away when a host handed the seat on takes it back; the substitute is sent away. Raises `YoursAlready`
    or `Unauthorized`.
    """

    __slots__ = ("bearer",)

    def __init__(self, bearer: Bearer) -> None:
        super().__init__()
        self.bearer = bearer

    def do(self, room: Room) -> Later:
        room.dismiss(room.roster.take_back(self.bearer))
        return room.info


class PlayAgain(Deed):
    """The host opens a rematch, in whose lobby the same people and bots sit. There is one: asking again leads there."""

    __slots__ = ("me", "wish")

    def __init__(self, me: int, wish: Again) -> None:
        super().__init__()
        self.me, self.wish = me, wish

    def do(self, room: Room) -> Next:
        is_host(room, self.me, "opens a rematch")
        not_of_cup(room, "what is played next is the cup's to say")
        if room.sitting is None or not room.sitting.play.over:
            raise NotOver("a rematch is for when the table is over, and it is not.")
        if room.stored.next is None:
            room.open_next(self._next(room))
        return Next(str(room.stored.next), f"/r/{room.stored.next}")

    def _next(self, room: Room) -> Stored:
        old, wish = room.stored, self.wish
        game = offered(wish.game).id if wish.game and wish.game != old.game else old.game
        players = old.players if wish.players is None else wish.players
        kept = old.options if game == old.game else {}
        given = kept if wish.options is None else wish.options
        options = readable(game, players, given, by_person=old.moderator == "me")
        wishes = old.wishes if lasting(game, players, options) else replace(old.wishes, hours=0)
        chairs = again(room.roster, players, rotate=wish.rotate)
        me = room.roster.at(room.roster.host).token
        host = next((c.seat for c in chairs if c.token and c.token == me), room.roster.host)
        new = Stored(new_code(), game, players, options, old.moderator, None, wishes, host, chairs=chairs)
        new.maker = old.maker
        muted = marks(new.id, [c for c in chairs if c.muted])
        new.silenced = newest([*along(room.roster.silenced, old.id), *muted])
        new.gallery = room.gallery.along()
        return new


Accused = tuple[Reported, str, tuple[str, str]]
"""Whom a report is about, the words that they have said, and who has it counted: the seat it comes from, whoever sits
there by turns, and the person, wherever they sit.
"""


class Accuse(Deed):
    """Somebody of this room reports another seat, with a `name` whoever is called so, or the table: what the operators
    may need to know of whom it is about, as it is now, and the words that seat has said in event `line` of what `me`
    has seen. Raises `NoSeat`, `SeatEmpty`, `NotStarted` or `NoLine`.
    """

    __slots__ = ("line", "me", "name", "seat")

    def __init__(self, me: int, seat: int | None, line: int | None, name: str = "") -> None:
        super().__init__()
        self.me, self.seat, self.line, self.name = me, seat, line, name

    def do(self, room: Room) -> Accused:
        mine = room.roster.at(self.me)
        whose = f"seat {room.id} {self.me}", f"guest {mine.guest}" if mine.guest else f"token {mine.token}"
        if self.seat is None:
            return Reported(), "", whose
        self.seat = whereabouts(room, self.seat, self.name)
        chair = room.roster.at(self.seat)
        if chair.kind == EMPTY:
            raise SeatEmpty(f"{called(self.seat)} is empty; right would be a seat on which somebody sits.")
        said = "" if self.line is None else playing(room).withheld.said(self.me, self.line, self.seat).text
        return Reported(chair.name, chair.guest, chair.came_from), f"{chair.name}: {said}" if said else "", whose


class CallBack(Deed):
    """Whoever is connected to the seats of a guest, or in the gallery as it, must come back: its token is a new one."""

    __slots__ = ("guest",)

    def __init__(self, guest: str) -> None:
        super().__init__()
        self.guest = guest

    def do(self, room: Room) -> None:
        for chair in room.roster.people:
            if chair.guest == self.guest:
                room.afterwards(partial(room.audience.send_away, chair.seat, COME_BACK))
        for listener in room.gallery.send_away(self.guest):
            room.afterwards(partial(listener.hang_up, COME_BACK))


class Forget(CallBack):
    """A guest is forgotten: the seats keep their own tokens."""

    __slots__ = ()

    def do(self, room: Room) -> None:
        super().do(room)
        room.roster.forget(self.guest)


__all__ = [
    "Accuse",
    "Arrange",
    "CallBack",
    "Check",
    "Forget",
    "GetUp",
    "Kick",
    "Move",
    "PlayAgain",
    "PutOn",
    "StandIn",
    "Substitute",
    "TakeBack",
    "TakeOver",
]
