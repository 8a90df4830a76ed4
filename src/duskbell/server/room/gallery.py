"""The gallery: who only watches a table talks among themselves. No seat hears it while the table is played.

It is no part of the record: a column of the room's own row has it, and it is forgotten with the room. Nothing of it is
sent to anybody who has not entered, so that no traffic tells a seat that something is said.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from msgspec import Struct
from msgspec.structs import replace

from duskbell.kernel import MODERATOR
from duskbell.kernel.errors import NoFloor
from duskbell.kernel.talk import LONGEST
from duskbell.names import keys
from duskbell.server.audience import Listener
from duskbell.server.errors import BadMessage, Forbidden, NoLine, Silenced, TooFast
from duskbell.server.room.naming import clean_name
from duskbell.server.room.silence import along, is_of, mark
from duskbell.server.room.talk import Talk
from duskbell.server.running import Bucket, Limits
from duskbell.server.store import KeptGallery, KeptSpectator
from duskbell.server.wire import Gallery as Told
from duskbell.server.wire import GallerySaying, encode

KEPT, CHARACTERS = 60, 6_000
"""Sayings, and characters in them, that whoever enters is told; beyond that the older half is forgotten."""
BURST, RATE = 20.0, 2.0
"""What all together say: so much at once, and so much a second after that. Each of it is sent to all of them."""
MOST = 200
"""Identities that enter one gallery, those that have left included: each keeps its number."""
_SEAT = "seat "


class Spectator(Struct, frozen=True):
    """Somebody who has entered: their number, name, the name they `asked` for, identity and address; who has a seat has
    none of the last three. Identity and address are in no store: after a restart they are "" until somebody is back.
    """

    n: int
    name: str
    asked: str = ""
    guest: str = ""
    address: str = ""
    seat: int | None = None


class Gallery:
    """Who watches one `room`'s table and talks about it. Time is handed in. `kept`: what the store must have of it,
    another object whenever it is not the same.
    """

    def __init__(self, limits: Limits, room: str = "") -> None:
        self._talk, self._all, self._room = Talk(limits), Bucket(BURST, RATE), room
        self._here: dict[Listener, Spectator] = {}
        self.go_back(KeptGallery())

    def go_back(self, kept: KeptGallery) -> None:
        """Be what the store has. Who has entered since then has not."""
        self.kept = kept
        self._known = {s.key: Spectator(s.n, s.name, s.asked, seat=_seat(s.key)) for s in kept.known}
        here, self._here = self._here, {}
        for listener, who in here.items():
            key = self._key(who.seat, who.guest)
            if key in self._known:
                self._known[key] = self._here[listener] = replace(
                    self._known[key], guest=who.guest, address=who.address
                )

    def enter(self, listener: Listener, name: str, guest: str, address: str, taken: Iterable[str]) -> None:
        """Whoever watches enters under a name that none of those who are `taken` has, nor anybody here: whoever is
        called so gets a number behind it. Raises `BadName`, or `TooFast` where too many have.
        """
        name, key = clean_name(name), self._key(None, guest)
        known = self._known.get(key)
        if known is None and len(self._known) >= MOST:
            raise TooFast("as many have entered the gallery of this table as can; you can still watch.", 60.0)
        n, free = (len(self._known) + 1, name) if known is None else (known.n, known.name)
        if known is None or known.asked != name:
            others = [*taken, *(s.name for who, s in self._known.items() if who != key)]
            likes = frozenset[str]().union(*map(keys, others))
            free = next(x for x in _numbered(name) if keys(x).isdisjoint(likes))
        self._admit(listener, key, Spectator(n, free, name, guest, address))
        left = tuple([one for one in self.kept.silenced if not is_of(one, self._room, guest)])
        if left != self.kept.silenced:  # whom the host has muted in a room before
            self.kept = replace(self.kept, silenced=left)
            self.mute(n, on=True)

    def admit(self, listener: Listener, seat: int, name: str) -> None:
        """Whoever holds a seat, or moderates, looks in."""
        key = self._key(seat, "")
        self._admit(listener, key, self._known.get(key) or Spectator(len(self._known) + 1, name, seat=seat))

    def _admit(self, listener: Listener, key: str, known: Spectator) -> None:
        self._known[key] = self._here[listener] = known
        there = tuple([KeptSpectator(key, s.n, s.name, s.asked) for key, s in self._known.items()])
        if there != self.kept.known:
            self.kept = replace(self.kept, known=there)

    def _key(self, seat: int | None, guest: str) -> str:
        """By which somebody is known again. It tells nobody who an identity is, at this table or another."""
        return mark(self._room, guest) if seat is None else f"{_SEAT}{seat}"

    def leave(self, listener: Listener) -> None:
        """Somebody is gone."""
        self._here.pop(listener, None)

    def part(self, guests: Collection[str]) -> None:
        """These identities play now: they hear nothing more of it."""
        for listener in [x for x, who in self._here.items() if who.guest in guests]:
            del self._here[listener]

    @property
    def guests(self) -> set[str]:
        """The identities that are here."""
        return {who.guest for who in self._here.values() if who.guest}

    def send_away(self, guest: str) -> list[Listener]:
        """This identity is here no more, until it enters anew: with which connections it was."""
        gone = [listener for listener, who in self._here.items() if who.guest == guest]
        self.part({guest})
        return gone

    def say(self, listener: Listener, text: str, now: float, *, over: bool) -> None:
        """Whoever has entered says something; who moderates only when it is `over`. Raises `Forbidden`, `Silenced`,
        `NoFloor`, `TooFast` or `SaidEnough`.
        """
        who = self._here.get(listener)
        if who is None:
            raise Forbidden("who watches talks in the gallery; right would be to enter it first.")
        if who.seat == MODERATOR and not over:
            raise Forbidden("you know everything, and only listen here until the table is over.")
        if who.n in self.kept.muted:
            raise Silenced("you have been muted here; you can still watch.")
        if not self.kept.open:
            raise Forbidden("the host has closed the talk of those who watch.")
        self._talk.take(who.n, now)
        text = text.strip()
        if not 1 <= len(text) <= LONGEST:
            raise NoFloor(f"in the gallery one says 1 to {LONGEST} characters of one's own, not {len(text)}.")
        if not self._all.take(now):
            raise TooFast("all together say more than anybody can read; wait a moment.")
        self._talk.note(who.n, text)
        newest = self.kept.newest + 1
        said = (*self.kept.said, GallerySaying(newest, who.n, who.name, text))
        while len(said) > KEPT or sum(len(s.text) for s in said) > CHARACTERS:
            said = said[len(said) // 2 :]
        self.kept = replace(self.kept, newest=newest, said=said)

    def let_speak(self, *, on: bool) -> None:
        """Whether anything may be said: the host's to say."""
        self.kept = replace(self.kept, open=on)

    def guest_of(self, listener: Listener) -> str:
        """The identity as which somebody has entered, "" for who has a seat, or has not."""
        who = self._here.get(listener)
        return who.guest if who is not None else ""

    def knows(self, guest: str) -> bool:
        """Whether this identity has entered."""
        return bool(guest) and self._key(None, guest) in self._known

    def mute(self, n: int, *, on: bool) -> None:
        """Somebody says nothing here any more, or may again. Raises `BadMessage` where nobody has that number."""
        if all(who.n != n for who in self._known.values()):
            raise BadMessage(f"nobody in the gallery has the number {n}.")
        self.kept = replace(self.kept, muted=tuple(sorted({*self.kept.muted, n} if on else {*self.kept.muted} - {n})))

    def along(self) -> KeptGallery:
        """What goes along into the gallery of a rematch: whether anything may be said there, and who may not."""
        muted = [s.key for s in self.kept.known if s.n in self.kept.muted and _seat(s.key) is None]
        return KeptGallery(open=self.kept.open, silenced=along([*self.kept.silenced, *muted], self._room))

    def find(self, saying: int) -> tuple[GallerySaying, Spectator]:
        """What was said, and by whom. Raises `BadMessage` where it is forgotten."""
        said = next((s for s in self.kept.said if s.n == saying), None)
        if said is None:
            raise BadMessage("nothing of that number was said here, or it is forgotten.")
        return said, next(who for who in self._known.values() if who.n == said.by)

    def hide(self, saying: int, by: int) -> None:
        """What spectator `by` has said under this number is shown no more. Raises `NoLine`, or
        `BadMessage` where it is forgotten."""
        said, who = self.find(saying)
        if who.n != by:
            raise NoLine("somebody else has said what has that number here.")
        if said.hidden:
            raise NoLine("that line is hidden already.")
        there = tuple([replace(s, hidden=True) if s is said else s for s in self.kept.said])
        self.kept = replace(self.kept, said=there)

    def told(self, listener: Listener, since: int = 0) -> str:
        """What somebody who has entered is sent: all, or what was said after number `since`."""
        who = self._here[listener]
        said = tuple([replace(s, text="") if s.hidden else s for s in self.kept.said if s.n > since])
        return encode(Told(since, who.n, self.kept.open, list(self.kept.muted), said))

    def tell(self, since: int | None = None) -> None:
        """Send all who have entered what was said after number `since`; None: everything."""
        for listener in [*self._here]:
            self.answer(listener, since or 0)

    def answer(self, listener: Listener, since: int = 0) -> None:
        """Send somebody who has entered what was said after number `since`; who has gone meanwhile hears nothing."""
        if listener in self._here:
            listener.send(self.told(listener, since))

    @property
    def newest(self) -> int:
        """The number of what was said last."""
        return self.kept.newest


def _seat(key: str) -> int | None:
    return int(key.removeprefix(_SEAT)) if key.startswith(_SEAT) else None


def _numbered(name: str) -> Iterable[str]:
    yield name
    n = 2
    while True:
        yield f"{name} {n}"
        n += 1
