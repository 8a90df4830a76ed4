"""The table of 风声: where every card lies, whose turn it is, what travels, and what holds until the turn is over."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from duskbell.games.fengsheng.card import CARDS
from duskbell.games.fengsheng.options import FengshengOptions
from duskbell.kernel import HIDDEN, NOBODY, Seat, Table

Pile = tuple[Any, ...]
"""Cards in an order; on a view `HIDDEN` where the viewer does not know which."""
DECK, DISCARD, GONE, WAY, DESK = "deck", "discard", "gone", "way", "desk"
"""Places: the deck, the discards, out of the game, the travelling intel, the cards in settlement."""
HAND, AREA = "hand", "area"
"""Places of a seat, and the fields that hold them: written "hand3", "area3"."""
VOID, BARRED, BAN, MUST, CANNOT, OVER = "void", "barred", "ban", "must", "cannot", "over"
DECLINED, FIRST, BESIDE = "declined", "first", "beside"
"""What can hold for a turn: skills are void, hand cards cannot be used, no card of a name can; must, cannot accept; the
fight is over; who does not declare by a skill. Of two characters (羁绊) the first or the one beside it alone can be
void.
"""


class Lasting(NamedTuple):
    """What holds until the turn is over, though the skill that made it be void: a ban, a duty, a derived skill."""

    what: str
    seat: int = NOBODY
    about: str = ""


class Deed(NamedTuple):
    """A card being used: by whom, as what, which card (None: none, it only counts as one), at whom, by which choice.
    `chooser`: who chooses in its settlement; `void`: it has no effect; `taken`: somebody will take the card when it
    is settled.
    """

    by: int
    name: str
    card: Any
    to: int
    choice: str
    chooser: int
    void: bool = False
    taken: bool = False


class Player(Seat, eq=False):
    """A seat. `role` is the identity card, `character` whom it plays; `up`: that lies face up; `seen`: all have seen
    which it is. `red`, `blue`, `black` and `true` count the intel before it. `out`: lost without dying; `expelled`: out
    at the next node; `doomed`: certain to die. `used`, `spent`: skills used up this turn, this game; `void`, `barred`:
    held until the turn is over. `beside`: in pairs (羁绊) a second character, which lies open; `leads`: on the left,
    where it says gender and kind; `beside_void`: its skills are void.
    """

    character: Any = None
    up: bool = False
    seen: bool = False
    hand: Pile = ()
    area: Pile = ()
    red: int = 0
    blue: int = 0
    black: int = 0
    true: int = 0
    out: bool = False
    expelled: bool = False
    doomed: bool = False
    void: bool = False
    barred: bool = False
    used: frozenset[str] = frozenset()
    spent: frozenset[str] = frozenset()
    beside: Any = None
    leads: bool = False
    beside_void: bool = False

    @property
    def gender(self) -> str:
        """Of whoever lies face up, in pairs on the left; face down there is none."""
        if self.leads:
            return str(self.beside.gender)
        return str(self.character.gender) if self.up else ""

    @property
    def masked(self) -> bool:
        """Whether the character, in pairs the one on the left, is of those that begin face down (隐藏角色)."""
        return bool((self.beside if self.leads else self.character).masked)

    @property
    def characters(self) -> tuple[Any, ...]:
        """Whom one plays: one character, in pairs two."""
        return (self.character,) if self.beside is None else (self.character, self.beside)

    @property
    def lying_open(self) -> tuple[Any, ...]:
        """Those of them that lie face up."""
        return self.characters if self.up else self.characters[1:]


class FengshengTable(Table, eq=False):
    """What a sitting keeps.

    `turn`: whose turn it is. `checked`: up to where of the log triggers have been looked for. `way`: the travelling
    intel; `front`: before whom it lies; `sender`, `arrow`, `lock`: how it was sent; `shown`: it lies face up.
    `received`: the intel that was received this turn. `deeds`: cards in settlement. `dying`: all who are dying, and
    `asked_for`: for whom of them help is asked. `fallen`: who died in the deaths that are not settled to the end.
    `missions`: which may be in play. `masks`: the characters in the box that begin face down. `people`: the characters
    that nobody has got; `known`: those that all have seen. `ruled`: a referee has ruled something for the next node;
    `waits`: what is changed by hand there, as (seat, what, to what). `pressing`: somebody has three of a colour, or
    nobody lives: what a node looks for may be there. `quiet` counts turns.
    """

    seats: list[Player]
    options: FengshengOptions
    turn: int = NOBODY
    checked: int = 0
    deck: Pile = ()
    discard: Pile = ()
    gone: Pile = ()
    way: Pile = ()
    desk: Pile = ()
    front: int = NOBODY
    sender: int = NOBODY
    arrow: str = ""
    lock: int = NOBODY
    shown: bool = False
    received: Any = None
    deeds: tuple[Deed, ...] = ()
    dying: tuple[int, ...] = ()
    asked_for: int = NOBODY
    fallen: frozenset[int] = frozenset()
    lasting: tuple[Lasting, ...] = ()
    missions: tuple[str, ...] = ()
    masks: tuple[Any, ...] = ()
    people: Pile = ()
    known: frozenset[str] = frozenset()
    pressing: bool = False
    ruled: bool = False
    waits: tuple[tuple[int, str, str], ...] = ()

    @classmethod
    def lay(cls, players: int, options: Any) -> FengshengTable:
        """The first table of so many players."""
        t = cls([Player(n) for n in range(players)], options)
        t.by_token = {c.token: c for c in CARDS.values()}
        return t

    # -- who -----------------------------------------------------------------------------------------------------------

    @property
    def active(self) -> Player:
        """Whose turn it is (当前回合玩家)."""
        return self.seats[self.turn]

    @property
    def deed(self) -> Deed:
        """The card in settlement."""
        return self.deeds[-1]

    def round(self, first: int) -> list[Player]:
        """The living from this seat on, counter-clockwise (逆时针): to the right-hand neighbour."""
        return [s for s in (*self.seats[first:], *self.seats[:first]) if s.alive]

    def watchful(self) -> list[Player]:
        """Whose triggers are looked at, from whose turn it is: the living, and who is just dying."""
        turn = self.turn
        return [s for s in (*self.seats[turn:], *self.seats[:turn]) if s.alive or s.no in self.fallen]

    def beside(self, seat: int, step: int) -> Player:
        """The nearest living neighbour: `step` 1 to the right, -1 to the left."""
        n = (seat + step) % len(self.seats)
        while not self.seats[n].alive:
            n = (n + step) % len(self.seats)
        return self.seats[n]

    def holds(self, what: str, seat: int = NOBODY, about: str = "") -> bool:
        """Whether this holds until the turn is over."""
        if not self.lasting:  # asked for often, and seldom so
            return False
        return any(h.what == what and h.seat == seat and about in ("", h.about) for h in self.lasting)

    # -- where cards lie -----------------------------------------------------------------------------------------------

    def spot(self, place: str) -> tuple[Any, str]:
        """Who holds a place, the table or a seat, and in which field."""
        seat, field = where(place)
        return (self if seat == NOBODY else self.seats[seat]), field

    def pile(self, place: str) -> Pile:
        """The cards at a place."""
        holder, field = self.spot(place)
        pile: Pile = getattr(holder, field)
        return pile

    def lay_down(self, place: str, pile: Pile) -> None:
        """Let these be the cards at a place: for events to `apply`."""
        holder, field = self.spot(place)
        setattr(holder, field, pile)
        if field == AREA:
            self.count(holder)

    def count(self, s: Player) -> None:
        """Count anew what lies before a player, and whether a node has anything to look for (`pressing`)."""
        s.red, s.blue = sum([c.red for c in s.area]), sum([c.blue for c in s.area])
        s.black, s.true = sum([c.black for c in s.area]), sum([c.true for c in s.area])
        full = any(x.black >= 3 or x.red >= 3 or x.blue >= 3 for x in self.seats)
        self.pressing = full or not any(x.alive for x in self.seats)


@cache
def where(place: str) -> tuple[int, str]:
    """Whose place it is (`NOBODY`: the table's), and the field that holds what lies there."""
    return (int(place[4:]), place[:4]) if place[-1].isdigit() else (NOBODY, place)


def hand(s: Seat) -> str:
    """The place where the hand cards of a player are."""
    return f"{HAND}{s.no}"


def area(s: Seat) -> str:
    """The place where the intel of a player lies (情报区)."""
    return f"{AREA}{s.no}"


def without(pile: Pile, card: Any) -> Pile:
    """The pile less one card. Who does not know which no longer knows which of those that are left it knew."""
    if card is HIDDEN:
        return (HIDDEN,) * (len(pile) - 1)
    at = pile.index(card if card in pile else HIDDEN)
    return pile[:at] + pile[at + 1 :]


def knowing(pile: Pile, cards: Pile) -> Pile:
    """The pile as who has seen that these cards are among it knows it."""
    new = [c for c in cards if c not in pile]
    return tuple([new.pop(0) if c is HIDDEN and new else c for c in pile])
