"""What who only watches does in the gallery, and what a host does about it."""

from __future__ import annotations

from msgspec import Struct

from duskbell.kernel import MODERATOR
from duskbell.server.audience import SCREEN, Listener, knows_the_end
from duskbell.server.errors import Forbidden, NotOver, Silenced
from duskbell.server.room.deed import Deed
from duskbell.server.room.deeds import is_host
from duskbell.server.room.gallery import Spectator
from duskbell.server.room.room import Room
from duskbell.server.wire import GallerySaying


def all_is_over(room: Room) -> bool:
    """Whether the table has ended, and who only watches has seen it."""
    return room.sitting is not None and room.sitting.play.over and knows_the_end(room.sitting)


def _guests(room: Room) -> set[str]:
    """The identities of those who play or moderate."""
    return {c.guest for c in room.roster.people if c.guest}


class Enter(Deed):
    """Somebody who is connected enters the gallery: who watches, under a `name`, as an identity that has no seat here;
    who moderates, to listen; who has a seat, when all is over. At a cup's table all wait until it is. Raises
    `Forbidden`, `NotOver` or `BadName`.
    """

    __slots__ = ("address", "guest", "listener", "name")
    people = False

    def __init__(self, listener: Listener, guest: str, name: str, address: str) -> None:
        super().__init__()
        self.listener, self.guest, self.name, self.address = listener, guest, name, address

    def do(self, room: Room) -> None:
        viewer, over = self.listener.viewer, all_is_over(room)
        if viewer == SCREEN:
            raise Forbidden("a big screen only shows the table; nobody enters the gallery from it.")
        if room.stored.cup and not over:
            raise NotOver("at a cup's table who watches talks when it is over, and it is not.")
        if viewer is None:
            if not self.guest:
                raise Forbidden("the gallery is for identities; right would be a guest's token.")
            if self.guest in _guests(room) and not over:
                raise Forbidden("you sit at this table; who watches it talks without you until it is over.")
            taken = [c.name for c in room.roster.chairs if c.name]
            room.gallery.enter(self.listener, self.name, self.guest, self.address, taken)
        else:
            if viewer != MODERATOR and not over:
                raise NotOver("who has a seat hears what was said in the gallery when the table is over.")
            room.gallery.admit(self.listener, viewer, room.roster.at(viewer).name)
        listener = self.listener
        room.afterwards(lambda: room.gallery.answer(listener))


class Comment(Deed):
    """Somebody says something in the gallery. Raises what `Gallery.say` does, and `Silenced` for whoever the host has
    muted at the table.
    """

    __slots__ = ("listener", "text")
    people = False

    def __init__(self, listener: Listener, text: str) -> None:
        super().__init__()
        self.listener, self.text = listener, text

    def do(self, room: Room) -> None:
        over, since, seat = all_is_over(room), room.gallery.newest, self.listener.viewer
        muted = isinstance(seat, int) and seat != SCREEN and room.roster.at(seat).muted
        if muted or room.roster.is_silenced(room.gallery.guest_of(self.listener)):
            raise Silenced("the host of this table has muted you; you can still watch.")
        if not over:
            room.gallery.part(_guests(room))  # whoever has sat down meanwhile
        room.gallery.say(self.listener, self.text, self.came, over=over)
        room.afterwards(lambda: room.gallery.tell(since))


class Hush(Deed):
    """The host closes the gallery, or opens it; who moderates, and so listens, mutes a `spectator` in it. Raises
    `Forbidden` or `BadMessage`.
    """

    __slots__ = ("me", "on", "spectator")

    def __init__(self, me: int, spectator: int | None, *, on: bool) -> None:
        super().__init__()
        self.me, self.spectator, self.on = me, spectator, on

    def do(self, room: Room) -> None:
        is_host(room, self.me, "closes the gallery")
        if self.spectator is None:
            room.gallery.let_speak(on=not self.on)
        elif self.me == MODERATOR or all_is_over(room):
            room.gallery.mute(self.spectator, on=self.on)
        else:
            raise Forbidden("who plays hears nothing of the gallery; right would be to close it, or to let it be.")
        room.afterwards(room.gallery.tell)


class Quoted(Struct, frozen=True):
    """What somebody said in the gallery, and who that is."""

    saying: GallerySaying
    spectator: Spectator


class Quote(Deed):
    """What is reported was said by whom: for whoever has entered. Raises `Forbidden` or `BadMessage`."""

    __slots__ = ("guest", "saying")
    people = False

    def __init__(self, guest: str, saying: int) -> None:
        super().__init__()
        self.guest, self.saying = guest, saying

    def do(self, room: Room) -> Quoted:
        if not room.gallery.knows(self.guest):
            raise Forbidden("only who has entered the gallery reports what is said in it.")
        return Quoted(*room.gallery.find(self.saying))
