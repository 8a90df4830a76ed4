"""What a host does about people beside seating them: pass the right on, moderate, take words and give them back."""

from __future__ import annotations

from duskbell.kernel import MODERATOR
from duskbell.server.errors import BadMessage, Forbidden, NotAway
from duskbell.server.room.choices import readable
from duskbell.server.room.deed import Deed
from duskbell.server.room.deeds import in_lobby, is_host, not_begun, not_of_cup, playing
from duskbell.server.room.naming import clean_name
from duskbell.server.room.room import Room
from duskbell.server.room.roster import called
from duskbell.server.room.seating import Later, OfSeat, whereabouts
from duskbell.server.room.watching import all_is_over
from duskbell.server.store import PERSON
from duskbell.server.wire import Where


class PassOn(OfSeat):
    """The host makes somebody else the host, before the start, in play or after the end. Raises `Forbidden`, `NoSeat`
    or `NotAway`.
    """

    __slots__ = ()

    def do(self, room: Room) -> Later:
        is_host(room, self.me, "makes somebody else the host")
        not_of_cup(room, "its host is the cup's to name")
        if self.me == MODERATOR:
            raise Forbidden("who moderates is the host; right would be to hand the chair on to somebody.")
        self.find(room)
        chair = room.roster.at(self.seat)
        if chair.kind != PERSON or chair.left:
            raise NotAway(f"nobody on {called(self.seat)} could be the host; right would be a person who is here.")
        room.roster.host = self.seat
        return room.info


class Preside(Deed):
    """The host moderates instead of playing, or plays while the program moderates; before the start. Raises
    `Forbidden`, `Started`, `BadName`, `SeatTaken`, `BadMessage` where a player without a device would have nobody, or
    `BadTable` where such a table needs a person.
    """

    __slots__ = ("me", "on")

    def __init__(self, me: int, *, on: bool) -> None:
        super().__init__()
        self.me, self.on = me, on

    def do(self, room: Room) -> Later:
        is_host(room, self.me, "says who moderates")
        in_lobby(room)
        not_of_cup(room, "its referee is the cup's to name")
        if self.on == (self.me == MODERATOR):
            return room.info
        roster, stored = room.roster, room.stored
        if not self.on and roster.proxies:
            raise BadMessage(
                "who moderates answers for players without a device; right would be to send them away first."
            )
        options = readable(stored.game, stored.players, stored.options, by_person=self.on)
        if self.on:
            roster.preside(self.me)
        else:
            clean_name(roster.at(self.me).name)  # an office may name the chair, and nobody at the table
        room.reseat(self.me, MODERATOR if self.on else roster.play_along())
        for chair in roster.people:  # they were ready for another table
            roster.be_ready(chair.seat, False)
        room.change(moderator="me" if self.on else "auto", options=options)
        return room.info


class Mute(OfSeat):
    """The host takes free words from somebody, or gives them back. The game's phrases stay: they are part of the game.
    All see that it is so. Raises `Forbidden`, `BadMessage` or `NoSeat`.
    """

    __slots__ = ("on",)

    def __init__(self, me: int, seat: int, name: str = "", *, on: bool) -> None:
        super().__init__(me, seat, name)
        self.on = on

    def do(self, room: Room) -> Later:
        is_host(room, self.me, "takes words from somebody")
        not_of_cup(room, "its referee gives penalties by the rules")
        self.find(room)
        if self.seat == self.me:
            raise BadMessage("you cannot mute yourself; right would be to say nothing.")
        if room.roster.at(self.seat).kind != PERSON:
            raise BadMessage(f"no person sits on {called(self.seat)}; only people are muted.")
        room.roster.mute(self.seat, self.on)
        return room.info


class Hide(Deed):
    """The host hides words that somebody has said: all see that it was done, and whose they were; the record keeps
    them. `where`: at the table, whose events the host numbers by what the host has seen, so that nobody can point at
    what they do not hear; in the lobby, or in the gallery. `by`: a seat, or the number of a spectator; with a `name`
    the seat of the one who is called so. Raises `Forbidden`, `NotStarted`, `Started`, `NoLine`, `SeatEmpty` or
    `BadMessage`.
    """

    __slots__ = ("by", "line", "me", "name", "where")

    def __init__(self, me: int, where: Where, line: int, by: int, name: str = "") -> None:
        super().__init__()
        self.me, self.where, self.line, self.by, self.name = me, where, line, by, name

    def do(self, room: Room) -> None:
        if room.stored.cup and self.me != MODERATOR:
            raise Forbidden("only the referee hides a line at a cup's table.")
        is_host(room, self.me, "hides what somebody has said")
        if self.where == "gallery":
            if self.me != MODERATOR and not all_is_over(room):
                raise Forbidden("who plays hears nothing of the gallery; right would be to close it, or to let it be.")
            room.gallery.hide(self.line, self.by)
            room.afterwards(room.gallery.tell)
        elif self.where == "lobby":
            not_begun(room)
            room.lobby.hide(self.line, whereabouts(room, self.by, self.name))
        else:
            room.audience.check_anew()
            playing(room).withheld.hide(self.me, self.line, whereabouts(room, self.by, self.name))


__all__ = ["Hide", "Mute", "PassOn", "Preside"]
