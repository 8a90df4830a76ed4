"""Who sits at a room's table: people, bots and the moderator's chair."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from msgspec.structs import replace

from duskbell.bots import STAND_IN, make
from duskbell.kernel import MODERATOR
from duskbell.kernel.errors import DuskbellError
from duskbell.names import keys
from duskbell.server.auth import Bearer, digest, new_token, same
from duskbell.server.errors import (
    FaceTaken,
    Forbidden,
    HandedOn,
    NoInvite,
    SeatEmpty,
    SeatsEmpty,
    SeatTaken,
    TooFewSeats,
    Unauthorized,
    YoursAlready,
)
from duskbell.server.room.naming import bot_names, clean_name
from duskbell.server.room.neutral import check_neutral, check_other
from duskbell.server.room.sent_away import Doorstep
from duskbell.server.room.silence import is_of, marks, newest, people
from duskbell.server.store import BOT, EMPTY, NO_DEVICE, PERSON, Chair

NOT_HANDED_ON: dict[str, Any] = {
    "muted": False,
    "lent": False,
    "former": "",
    "former_guest": "",
    "instead": "",
    "moderated": "",
}


class NoSeat(DuskbellError):
    """The table has no such seat."""

    key = "no-seat"


class Roster:
    """The chairs of one `room`. `host` is one of them. `silenced`: marks of whom a host has muted, who are so on
    whatever chair they have next. `sent_away`: marks of whom the host has, and until when.
    """

    def __init__(
        self,
        chairs: Iterable[Chair],
        host: int = 0,
        silenced: Iterable[str] = (),
        room: str = "",
        sent_away: Iterable[tuple[str, float]] = (),
    ) -> None:
        self._chairs = {c.seat: c for c in chairs}
        self.host = host
        self.silenced = tuple(silenced)
        self._room = room
        self.doorstep = Doorstep(room, sent_away)

    @classmethod
    def lay(cls, players: int, *, moderator: bool) -> Roster:
        """Empty chairs."""
        chairs = [Chair(n) for n in range(players)]
        return cls([Chair(MODERATOR), *chairs], MODERATOR) if moderator else cls(chairs)

    @property
    def chairs(self) -> list[Chair]:
        """All chairs, the moderator's too."""
        return list(self._chairs.values())

    @property
    def seats(self) -> list[Chair]:
        """The chairs at the table, in order; the moderator's is not among them."""
        return [c for seat, c in sorted(self._chairs.items()) if seat >= 0]

    @property
    def moderator(self) -> Chair | None:
        """The chair of a person who moderates; None where the program does."""
        return self._chairs.get(MODERATOR)

    @property
    def people(self) -> list[Chair]:
        """The chairs that people hold, in order; the moderator's too."""
        return [c for _, c in sorted(self._chairs.items()) if c.kind == PERSON]

    @property
    def proxies(self) -> set[int]:
        """The seats of players without a device, for whom who moderates answers."""
        return {c.seat for c in self.seats if c.kind == NO_DEVICE}

    @property
    def bots(self) -> dict[int, str]:
        """The kind of bot that plays for each seat that has one, its own or a stand-in."""
        bots = {c.seat: c.bot for c in self.seats if c.kind == BOT}
        return bots | {c.seat: STAND_IN for c in self.seats if c.left}

    def at(self, seat: int) -> Chair:
        """The chair of this number. Raises `NoSeat`."""
        chair = self._chairs.get(seat)
        if chair is None:
            raise NoSeat(f"there is no {called(seat)} at this table; its seats are 1 to {len(self.seats)}.")
        return chair

    def knows(self, bearer: Bearer) -> bool:
        """Whether it is the token of a chair."""
        return self._of_token(bearer) is not None

    def who(self, bearer: Bearer) -> int:
        """The chair of a token, else the lowest of those taken with the guest's identity. Raises `Unauthorized`."""
        mine = self._of_token(bearer)
        if mine is not None:
            return mine
        found = sorted(c.seat for c in self._chairs.values() if bearer.guest and c.guest == bearer.guest)
        if not found and (chair := self._handed_on(bearer)) is not None:
            raise HandedOn(f"{chair.name} plays for {chair.instead}, who was away; you can take the seat back.")
        if bearer.guest and not found:
            raise Unauthorized("you hold no seat in this room; you can watch, or sit down while a seat is empty.")
        if not found:
            raise Unauthorized(
                "this room knows no such token; right would be the one that it gave you when you sat down."
            )
        return found[0]

    def _of_token(self, bearer: Bearer) -> int | None:
        return next((c.seat for c in self._chairs.values() if c.token and c.token == bearer.token), None)  # digests

    def sit(
        self,
        name: str,
        seat: int | None = None,
        guest: str = "",
        *,
        unnamed: bool = False,
        late: bool = False,
        came_from: str = "",
    ) -> tuple[int, str]:
        """A person sits down, on the lowest empty seat unless one is named: the seat and its token. `unnamed`: asks not
        to be named in pictures. `late`: the table has begun, and who sits there already gets no second seat. Raises
        `SeatTaken` or `Forbidden`.
        """
        seat = self._lowest_empty() if seat is None else seat
        name = clean_name(name, moderates=seat == MODERATOR)
        self._check_empty(seat)
        if late:
            check_other(self.people, seat, name, guest)
        if guest and any(c.guest == guest for c in self.seats):
            raise Forbidden("you sit at this table already; a guest takes one seat, and another takes the next.")
        check_neutral(self.moderator, seat, name if late else "", guest)
        name = self._unlike(name)
        token = new_token()
        new = Chair(seat, name, PERSON, token=digest(token), guest=guest, instead=self.at(seat).instead)
        self._set(replace(new, unnamed=unnamed, came_from=came_from, muted=self.is_silenced(guest)))
        return seat, token

    def sit_without_device(self, name: str, seat: int | None = None) -> int:
        """A player sits down for whom who moderates answers, on the lowest empty seat unless one is named: the seat."""
        seat = self._lowest_empty() if seat is None else seat
        self._check_empty(seat)
        self._set(Chair(seat, self._unlike(clean_name(name, own=seat + 1)), NO_DEVICE))
        return seat

    def _lowest_empty(self) -> int:
        found = next((c.seat for c in self.seats if c.kind == EMPTY), None)
        if found is None:
            raise SeatTaken("every seat is taken; you can still watch.")
        return found

    def sit_bots(
        self, game: str, kind: str, seat: int | None = None, lang: str = "en", *, but: Collection[int] = ()
    ) -> list[int]:
        """Bots sit down, on every empty seat `but` these unless one is named: their seats. Raises `BadBot` for an
        unknown kind.
        """
        make(game, kind, "")
        if seat is not None:
            self._check_empty(seat)
        seats = [c.seat for c in self.seats if c.kind == EMPTY and c.seat not in but] if seat is None else [seat]
        names = bot_names(lang)
        for n in seats:
            self._set(Chair(n, self._unlike(names[n % len(names)]), BOT, kind))
        return seats

    def be_ready(self, seat: int, ready: bool) -> None:
        """A person is ready for the start, or not. The moderator always is."""
        chair = self._chairs[seat]
        if seat >= 0 and chair.kind == PERSON and chair.ready != ready:
            self._set(replace(chair, ready=ready))

    def wear(self, seat: int, face: str) -> None:
        """A person is seen with this face, or with the seat's own. Raises `FaceTaken` where another has chosen it."""
        other = next((c for c in self.seats if face and c.face == face and c.seat != seat), None)
        if other is not None:
            raise FaceTaken(f"{other.name} has chosen the {face}; right would be a face that nobody has chosen.")
        if self._chairs[seat].face != face:
            self._set(replace(self._chairs[seat], face=face))

    def move(self, seat: int, to: int) -> None:
        """A person takes an empty seat instead, with token and identity. Raises `NoSeat` or `SeatTaken`."""
        self._check_empty(to)
        self._set(replace(self._chairs[seat], seat=to))
        self._set(Chair(seat))
        if self.host == seat:
            self.host = to

    def empty(self, seat: int, *, begun: bool = False) -> None:
        """The token opens nothing more. `begun`: who sits there next, does `instead`. Raises `NoSeat`, `SeatEmpty`."""
        if (chair := self.at(seat)).kind == EMPTY:
            raise SeatEmpty(f"{called(seat)} is empty already.")
        self._set(Chair(seat, instead=(chair.instead or chair.name) if begun else ""))

    def preside(self, seat: int) -> None:
        """The host of that seat moderates instead of playing, with token and identity; the seat is empty."""
        self._set(replace(self._chairs[seat], seat=MODERATOR, ready=False, face=""))
        self._set(Chair(seat))
        self.host = MODERATOR

    def play_along(self) -> int:
        """Who moderates plays instead, and the program moderates: the lowest empty seat. Raises `SeatTaken`."""
        to = self._lowest_empty()
        self._set(replace(self._chairs.pop(MODERATOR), seat=to))
        self.host = to
        return to

    def resize(self, players: int) -> list[tuple[int, int]]:
        """Let there be so many seats; who sits beyond them moves to an empty one. Who moved, as (from, to), in order.

        Raises `TooFewSeats` when not all have a seat then.
        """
        taken = [c.seat for c in self.seats if c.kind != EMPTY]
        if len(taken) > players:
            raise TooFewSeats(f"{len(taken)} sit at this table already; only empty seats can go.")
        moves: list[tuple[int, int]] = []
        for seat in [n for n in taken if n >= players]:
            to = next(c.seat for c in self.seats if c.kind == EMPTY)
            self.move(seat, to)
            moves.append((seat, to))
        for seat in range(players, len(self.seats)):
            del self._chairs[seat]
        for seat in range(len(self.seats), players):
            self._set(Chair(seat))
        return moves

    def mute(self, seat: int, on: bool, *, handed_on: bool = False) -> None:
        """A person says nothing in words of their own any more, whatever chair they take next, or may again.
        `handed_on`: because it was so for whom they have the seat from.
        """
        chair = self._chairs[seat]
        self._unsilence(people([chair]))
        if on:
            self.silenced = newest([*self.silenced, *marks(self._room, [chair], handed_on=handed_on)])
        if chair.muted != on:
            self._set(replace(chair, muted=on))

    def is_silenced(self, who: str) -> bool:
        """Whether a host has muted this identity, or whoever a token of this SHA-256 was given."""
        return any(is_of(one, self._room, who) for one in self.silenced)

    def _unsilence(self, known: Collection[str]) -> None:
        """Keep no mark of whom these are known by."""
        self.silenced = tuple([n for n in self.silenced if not any(is_of(n, self._room, who) for who in known)])

    def send_away(self, seat: int) -> None:
        """The seat's person has it no more, by no token; a bot plays it until somebody takes it over."""
        self._set(replace(self._chairs[seat], token="", guest="", invite="", left=True, **NOT_HANDED_ON))

    def stand_in(self, seat: int) -> None:
        """A bot plays for a person until that person is back."""
        if not self._chairs[seat].left:
            self._set(replace(self._chairs[seat], left=True))

    def come_back(self, seat: int) -> bool:
        """The person is here: no bot plays for them any more, and nobody else may take the seat. Whether one did."""
        chair = self._chairs.get(seat)
        if chair is None or not chair.left:
            return False
        self._set(replace(chair, left=False, invite=""))
        return True

    def invite(self, seat: int, *, lent: bool = False) -> str:
        """A secret with which somebody else may take this person's chair, once; an earlier one is void. `lent`: a host
        makes it, for somebody who is away.
        """
        secret = new_token()
        self._set(replace(self._chairs[seat], invite=digest(secret), lent=lent))
        return secret

    def claim(
        self, invite: str, name: str, guest: str = "", *, begun: bool = False, came_from: str = ""
    ) -> tuple[int, str]:
        """Somebody takes the chair of an invitation: the chair and its new token. `begun`: whether the table has,
        and so knows the chair by the old name. Raises `NoInvite`, or `Forbidden` where they sit here already.
        """
        mine = digest(invite)
        chair = next((c for c in self._chairs.values() if c.invite and same(c.invite, mine)), None)
        if chair is None:
            raise NoInvite("this invitation opens no seat, or not any more; ask for a new one.")
        name, token, lent = (
            clean_name(name, moderates=chair.seat == MODERATOR),
            new_token(),
            chair.lent and chair.kind == PERSON,
        )
        if lent or chair.seat == MODERATOR:
            check_other(self.people, chair.seat, name, guest)
        check_neutral(self.moderator, chair.seat, name if begun else "", guest)
        name = self._unlike(name, None if lent else chair.seat)
        new = replace(
            chair,
            name=name,
            kind=PERSON,
            token=digest(token),
            guest=guest,
            invite="",
            left=False,
            lent=False,
            muted=self.is_silenced(guest) or (chair.muted and not lent),
            came_from=came_from,
        )
        if chair.kind == PERSON and begun:
            former = (chair.former or chair.token, chair.former_guest or chair.guest) if lent else ("", "")
            new = replace(new, former=former[0], former_guest=former[1], instead=chair.instead or chair.name)
            if chair.seat == MODERATOR:
                new = replace(new, moderated=f"{chair.moderated}{chair.guest}\t{chair.name}\n")
                for other in self.seats:  # who moderates now has vouched for nobody yet
                    self._set(replace(other, invite=""))
        self._set(new)
        if new.muted:  # whoever was muted and has handed the seat on, to themselves perhaps; the token before is void
            self._unsilence([chair.token])
            self.mute(chair.seat, True, handed_on=not self.is_silenced(guest))
        return chair.seat, token

    def take_back(self, bearer: Bearer) -> int:
        """Whoever held a seat that a host has handed on takes it back, by its token before or as the guest who had it:
        the seat, which both open again. Raises `YoursAlready` where they have it, or `Unauthorized`.
        """
        chair = self._handed_on(bearer)
        if chair is None:
            if self.knows(bearer) or (bearer.guest and any(c.guest == bearer.guest for c in self.people)):
                raise YoursAlready("this seat is yours and nobody else plays it; there is nothing to take back.")
            raise Unauthorized("no seat was handed on that this token had opened; there is nothing to take back.")
        check_neutral(self.moderator, chair.seat, chair.instead, bearer.guest or chair.former_guest)
        mine = replace(chair, name=chair.instead, token=chair.former, guest=chair.former_guest, invite="", left=False)
        muted = self.is_silenced(mine.token) or self.is_silenced(mine.guest)
        self._set(replace(mine, **{**NOT_HANDED_ON, "muted": muted}))
        return chair.seat

    def _handed_on(self, bearer: Bearer) -> Chair | None:
        """The chair that a host has handed on and that this token opened before, or else that this guest had."""
        handed_on = [c for c in self._chairs.values() if c.former]
        by_token = [c for c in handed_on if same(c.former, bearer.token)]
        by_guest = [c for c in handed_on if bearer.guest and c.former_guest == bearer.guest]
        return next(iter([*by_token, *by_guest]), None)

    def hold(self, seat: int, token: str) -> bool:
        """The token of this SHA-256 opens a person's chair, "" none does. Whether another did. Raises `NoSeat`."""
        chair = self.at(seat)
        if chair.token == token:
            return False
        self._set(replace(chair, token=token))
        return bool(chair.token)

    def forget(self, guest: str) -> None:
        """An identity is forgotten; its seats keep their own tokens."""
        self._unsilence([guest])
        self.doorstep.forget(guest)
        for chair in [c for c in self._chairs.values() if guest in (c.guest, c.former_guest)]:
            was = {name: "" for name in ("guest", "former_guest") if getattr(chair, name) == guest}
            self._set(replace(chair, **was))

    def check_full(self, but: Collection[int] = ()) -> None:
        """Raise `SeatsEmpty` unless every seat `but` these is taken."""
        empty = [str(c.seat + 1) for c in self.seats if c.kind == EMPTY and c.seat not in but]
        if empty:
            raise SeatsEmpty(f"the table starts when every seat is taken; still empty: {', '.join(empty)}.")

    def _check_empty(self, seat: int) -> None:
        if self.at(seat).kind != EMPTY:
            raise SeatTaken(f"{called(seat)} is taken; right would be an empty one.")

    def _unlike(self, name: str, mine: int | None = None) -> str:
        """The name, with a number when somebody on another chair than `mine` has it already."""
        taken = [keys(c.name) for c in self._chairs.values() if c.name and c.seat != mine]
        names = [name, *(f"{name} {n}" for n in range(2, len(self._chairs) + 2))]
        return next(n for n in names if all(keys(n).isdisjoint(other) for other in taken))

    def _set(self, chair: Chair) -> None:
        self._chairs[chair.seat] = chair


def called(seat: int) -> str:
    """A chair as people read it."""
    return "the moderator's chair" if seat == MODERATOR else f"seat {seat + 1}"
