"""What lies where on a table of 风声, by its record alone: an account kept apart from the game's own."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from duskbell.games.fengsheng.deck import DECK
from duskbell.testing.audit.fengsheng.printed import PEOPLE, PRINTED

RED, BLUE, BLACK = "R", "B", "K"
LETTER = {"red": RED, "blue": BLUE, "black": BLACK}
ARROW = {"<": "left", ">": "right", "^": "up"}
DERIVED = ("underworld_order", "counterplot_gain", "careful_thought_paid")
"""What a skill leaves behind for the turn: it works though its maker be void."""


@dataclass(frozen=True)
class Face:
    """The face of a card: what it does, its colours, and what a Probe or an Order says."""

    kind: str
    colours: frozenset[str]
    arrow: str
    lock: bool
    says: str

    @property
    def black(self) -> bool:
        return BLACK in self.colours

    @property
    def true(self) -> bool:
        return self.colours != {BLACK}


def _faces() -> dict[int, Face]:
    rows = [line.split() for line in DECK.strip().splitlines()]
    return {int(r[0]): Face(r[1], frozenset(r[2]), ARROW[r[3]], r[4] == "!", "".join(r[6:])) for r in rows}


FACES = _faces()


@dataclass
class Sitter:
    """A seat: identity ("" was robbed), characters (two with pairs, the masked one first), and what holds for it."""

    no: int
    role: str = ""
    team: str = ""
    who: str = ""
    beside: str = ""
    leads: bool = False
    up: bool = False
    void: bool = False
    beside_void: bool = False
    barred: bool = False
    alive: bool = True
    out: bool = False
    doomed: bool = False
    used: set[str] = field(default_factory=set)
    spent: set[str] = field(default_factory=set)

    @property
    def gender(self) -> str:
        """Of the character on the left, if it lies face up."""
        if self.leads:
            return PEOPLE[self.beside].gender
        return PEOPLE[self.who].gender if self.up else ""

    @property
    def hidden(self) -> bool:
        """Whether the character on the left is of those that begin face down."""
        return PEOPLE[self.beside if self.leads else self.who].hidden

    def has(self, skill: str) -> bool:
        """Whether it is printed on a character of this seat, which way up soever."""
        return skill in PEOPLE[self.who].skills or (bool(self.beside) and skill in PEOPLE[self.beside].skills)

    def live(self, skill: str) -> bool:
        """Whether a skill works now: printed, the right way up, not void, not used up."""
        if skill in self.used or skill in self.spent or not self.has(skill):
            return False
        if skill not in PEOPLE[self.who].skills:
            return not self.beside_void
        return not self.void and self.up is (PRINTED[skill].turns != "up")


class Board:
    """Seats and piles. `piles` by place: "hand3", "area3", "deck" from its top, and so on."""

    def __init__(self, players: int) -> None:
        self.seats = [Sitter(n) for n in range(players)]
        self.piles: dict[str, list[int]] = {p: [] for p in ("deck", "discard", "gone", "way", "desk")}
        for n in range(players):
            self.piles[f"hand{n}"], self.piles[f"area{n}"] = [], []
        self.turn = self.front = self.sender = self.lock = -1
        self.arrow = self.phase = ""
        self.shown = False
        self.received = 0
        self.held: list[tuple[str, int, str]] = []
        self.fallen: set[int] = set()
        self.people: list[str] = []

    # -- looking -----------------------------------------------------------------------------------------------------

    def area(self, seat: int) -> list[Face]:
        """The intel before a seat."""
        return [FACES[c] for c in self.piles[f"area{seat}"]]

    def hand(self, seat: int) -> list[Face]:
        """The hand cards of a seat."""
        return [FACES[c] for c in self.piles[f"hand{seat}"]]

    def count(self, seat: int, colour: str) -> int:
        """How many intel of a colour lie before a seat."""
        return sum(colour in f.colours for f in self.area(seat))

    def true(self, seat: int) -> int:
        """How many true ones do."""
        return sum(f.true for f in self.area(seat))

    def fills(self, seat: int, card: int) -> bool:
        """Whether a card would bring a colour of its own to three there."""
        return any(self.count(seat, c) >= 2 for c in FACES[card].colours)

    def round(self, first: int) -> list[Sitter]:
        """The living, from a seat on."""
        n = len(self.seats)
        return [s for s in (self.seats[(first + k) % n] for k in range(n)) if s.alive]

    def beside(self, seat: int, step: int) -> int:
        """The nearest living neighbour."""
        n = (seat + step) % len(self.seats)
        while not self.seats[n].alive:
            n = (n + step) % len(self.seats)
        return n

    def holds(self, what: str, seat: int = -1, about: str = "") -> bool:
        """Whether something holds until the turn is over."""
        return any(h[0] == what and h[1] == seat and about in ("", h[2]) for h in self.held)

    def works(self, seat: int, skill: str) -> bool:
        """Whether somebody may use a skill now, printed or left behind."""
        return self.holds(skill, seat) if skill in DERIVED else self.seats[seat].live(skill)

    # -- changes -----------------------------------------------------------------------------------------------------

    def moved(self, card: int, source: str, to: str) -> bool:
        """Let a card go; False where it was not there."""
        if card not in self.piles[source] or (source == "deck" and self.piles["deck"][0] != card):
            return False
        self.piles[source].remove(card)
        self.piles[to].insert(0 if to == "deck" else len(self.piles[to]), card)
        return True

    def new_turn(self, seat: int) -> None:
        """What held for the last turn holds no more."""
        self.turn, self.held = seat, []
        self.front = self.sender = self.lock = -1
        self.shown, self.received = False, 0
        for s in self.seats:
            s.used, s.void, s.beside_void, s.barred = set(), False, False, False

    def hold(self, what: str, seat: int, about: str) -> None:
        """Something holds until the turn is over."""
        self.held.append((what, seat, about))
        if what == "void":
            s = self.seats[seat]
            s.void, s.beside_void = s.void or about != "beside", s.beside_void or about != "first"
        elif what == "barred":
            self.seats[seat].barred = True

    def take(self, seat: int, role: Any) -> None:
        """Somebody has this identity now."""
        s = self.seats[seat]
        s.role = role or ""
        s.team = {"lurker": "red", "agent": "blue", "": ""}.get(s.role, "mystery")

    def snapshot(self) -> dict[str, list[int]]:
        """Where the cards lie now."""
        return {place: list(pile) for place, pile in self.piles.items()}


def share(cards: Iterable[int]) -> frozenset[str]:
    """The colours that all of these have."""
    faces = [FACES[c].colours for c in cards]
    return frozenset.intersection(*faces) if faces else frozenset()
