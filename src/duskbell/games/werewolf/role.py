"""What every role of Werewolf has."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Any, ClassVar

from duskbell.games.werewolf.ledger import Night
from duskbell.games.werewolf.table import EXILE, GOOD, PACK, SHOT, WOLVES, Deed, WerewolfTable
from duskbell.kernel import Ask, Role, Seat

WOLF, GOD, VILLAGER, OTHER = "wolf", "god", "villager", "other"
"""The groups of 屠边: wolves, gods (神), villagers (民), and those who count for none of them."""
GO_ON = ("go-on",)
Scene = Callable[[Seat, WerewolfTable], Awaitable[tuple[int, ...] | None]]
"""One question of a call with all that follows at once. It returns whom it has chosen, where the next must know."""
SHOOTS = frozenset({PACK, EXILE, SHOT})
"""Causes of death on which a gun is in order (猎人规则)."""


class WerewolfRole(Role):
    """A card. What it is:

    `kind`: its group. `pack`: it wakes with the wolves, `bursts`: it may self-destruct, where no board says otherwise.
    `heir`: it takes the knife when no wolf of the pack is left. `doubt`: with it among the cards somebody may be of the
    wolves without having woken with them. `turns`: by it somebody may come to another card or side than was dealt.
    `gun`: it may shoot on dying of these causes. `seen`: what a seer is told of it; "" is the truth. `immune`: causes
    of the night that do not hurt it. `card`: what its owner takes it for. `patient`: silence when it is called never
    costs more than the night. `knife_proof`: its own pack cannot name it. `outlasts`: alive when a side wins, it wins
    instead. `veiled`: what it may choose by night tells something that not all know, so nobody sees the choices of its
    call whose own card is closed.

    When it is called: `nights`: in which nights; `answers`: to which call, if not its own; `brings`: a call that it
    brings to the night beside that; `borrows`: it acts in the call of a card that it has learned, `at_once`: in the
    first night already.

    How it is dealt: `dealt`: not at all, if players only become it; `several`: more than one may be; `needs`: a card
    without which it makes no sense, `apart`: those it does not go with; `spares`: how many cards lie aside where it is
    dealt, `aside`: how many of each group may.
    """

    kind: ClassVar[str] = GOD
    pack: ClassVar[bool] = False
    heir: ClassVar[bool] = False
    doubt: ClassVar[bool] = False
    turns: ClassVar[bool] = False
    bursts: ClassVar[bool] = False
    gun: ClassVar[frozenset[str]] = frozenset()
    seen: ClassVar[str] = ""
    immune: ClassVar[frozenset[str]] = frozenset()
    card: ClassVar[str] = ""
    patient: ClassVar[bool] = False
    knife_proof: ClassVar[bool] = False
    outlasts: ClassVar[bool] = False
    veiled: ClassVar[bool] = False
    nights: ClassVar[range] = range(1, 1000)
    answers: ClassVar[str] = ""
    brings: ClassVar[str] = ""
    borrows: ClassVar[bool] = False
    at_once: ClassVar[bool] = False
    dealt: ClassVar[bool] = True
    several: ClassVar[bool] = False
    needs: ClassVar[str] = ""
    apart: ClassVar[tuple[str, ...]] = ()
    spares: ClassVar[int] = 0
    aside: ClassVar[Mapping[str, int]] = {}
    powers: ClassVar[tuple[str, ...]] = ()
    """What it may do at night, as `Acted.power` names it; `settle` says what comes of it."""
    uses: ClassVar[frozenset[str]] = frozenset()
    """Marks on its holder that say what has been used of it: who takes the card over has used as much."""
    scars: ClassVar[frozenset[str]] = frozenset()
    """Other marks that it leaves on its holder for good; nobody takes them over with the card."""
    informs: ClassVar[bool] = False
    """Whether what it is told at its call is its power, which fear and seal keep from it."""
    shown_whom: ClassVar[frozenset[str]] = frozenset()
    """Those of its powers that are used on whom the referee has shown it, not on a number."""
    asks_at_once: ClassVar[int] = 1
    """How many seats its call asks together at most."""
    puts: ClassVar[frozenset[str]] = frozenset()
    """The questions that it puts to others, who lawfully learn by being asked that its holder has chosen them."""
    void: ClassVar[frozenset[str]] = frozenset()
    """Those of its powers that do nothing to anybody: a deed that counts as nothing, the choice of a model."""
    step: ClassVar[str] = ""
    """By which call it is woken, where no lot has numbered it; found out from `answers`, `card` and `id`."""
    speaks_up: ClassVar[bool] = False
    """Whether it has anything to offer by day; found out from `day_offers`."""
    lingers: ClassVar[bool] = False
    """Whether anything comes of it after the speeches; found out from `after_speeches`."""
    undoes: ClassVar[bool] = False
    """Whether it may undo a ballot; found out from `after_ballot`."""
    solitary: ClassVar[bool] = False
    """Whether its holder may win alone; found out from `alone`."""
    leashes: ClassVar[bool] = False
    """Whether it may keep the pack from hunting; found out from `hunts`."""
    feels: ClassVar[bool] = False
    """Whether anything comes of a deed that is aimed at it; found out from `touched`."""
    dawns: ClassVar[bool] = False
    """Whether it adds anything to a night that is settled; found out from `at_daybreak`."""

    def __init_subclass__(cls, **kw: Any) -> None:
        super().__init_subclass__(**kw)
        cls.step = cls.answers or cls.card or cls.id
        cls.speaks_up = cls.day_offers is not WerewolfRole.day_offers
        cls.lingers = cls.after_speeches is not WerewolfRole.after_speeches
        cls.undoes = cls.after_ballot is not WerewolfRole.after_ballot
        cls.solitary = cls.alone is not WerewolfRole.alone
        cls.leashes = cls.hunts is not WerewolfRole.hunts
        cls.feels = cls.touched is not WerewolfRole.touched
        cls.dawns = cls.at_daybreak is not WerewolfRole.at_daybreak

    # -- the deal ------------------------------------------------------------------------------------------------------

    def objection(self, cast: Mapping[str, int]) -> str:
        """Why it cannot be dealt among these cards, as a sentence; "" if it can."""
        return ""

    async def lays_aside(self, cards: list[WerewolfRole]) -> list[WerewolfRole]:
        """Which of the cards nobody is dealt because of it; as many as its `spares`."""
        return []

    # -- the night -----------------------------------------------------------------------------------------------------

    def call(self, me: Seat, t: WerewolfTable) -> str:
        """By which call of the night its holder is woken for it; "" by none. A power that was learned serves from the
        next night on.
        """
        own = role_of(me)
        if self is not own and t.day == 1 and not (own and own.at_once):
            return ""
        return next((step for card, step in t.numbered if card == self.id), self.step)

    def wakes(self, me: Seat, t: WerewolfTable) -> bool:
        """Whether it is told or asked something when it is called tonight."""
        return True

    def group(self, me: Seat, t: WerewolfTable) -> str:
        """In which group of 屠边 it counts now."""
        return self.kind

    @property
    def may_hunt(self) -> bool:
        """Whether its holder may ever open the eyes with the wolves."""
        return self.pack or self.heir or self.team != GOOD or type(self).in_pack is not WerewolfRole.in_pack

    def in_pack(self, me: Seat, t: WerewolfTable) -> bool:
        """Whether it opens its eyes with the wolves tonight."""
        return self.id in t.pack_cards

    def shown(self, me: Seat, t: WerewolfTable) -> str:
        """Which card somebody sees who learns exact roles."""
        return self.id

    def hunts(self, t: WerewolfTable) -> bool:
        """Whether the pack may hunt tonight with this card on the table, whoever holds it."""
        return True

    def told(self, me: Seat, t: WerewolfTable) -> None:
        """What it is told when it is woken, before it is asked anything."""

    def scenes(self, t: WerewolfTable) -> tuple[Scene, ...]:
        """What its call consists of: one question after the other, as many whatever is answered, for a shorter call
        would tell what was.
        """
        return (self.night,) if self.powers else ()

    def learns(self, me: Seat, t: WerewolfTable) -> tuple[int, ...]:
        """Of whose cards it lawfully learns by being asked, or not being asked, at its own call."""
        return ()

    def question(self, me: Seat, t: WerewolfTable) -> Ask[Any] | None:
        """What every scene of its call asks, for show, too, by what all know; None: any other of the living, or nobody.
        Whose scenes ask anything else is `veiled`.
        """
        return None

    async def night(self, me: Seat, t: WerewolfTable) -> tuple[int, ...] | None:
        """Its one scene, unless it has others."""
        return None

    def renumbers(self, t: WerewolfTable, act: Deed, number: int) -> int:
        """Who answers to a number tonight because of one of its deeds."""
        return number

    def redirects(self, t: WerewolfTable, act: Deed, seat: int, by: int) -> int:
        """On whom a deed of `by` that is meant for a seat falls because of one of its own deeds."""
        return seat

    def frightens(self, t: WerewolfTable, act: Deed, seat: int) -> bool:
        """Whether one of its deeds keeps a seat from using any power tonight."""
        return False

    def settle(self, t: WerewolfTable, act: Deed, night: Night) -> None:
        """What one of its deeds comes to when the night is settled."""

    def touched(self, me: Seat, t: WerewolfTable, act: Deed, night: Night) -> None:
        """What comes of somebody's deed that was aimed at it."""

    def at_daybreak(self, me: Seat, t: WerewolfTable, night: Night) -> None:
        """What it adds to the night when all deeds are settled."""

    def endures(self, me: Seat, t: WerewolfTable, night: Night) -> bool:
        """Whether it lives through what would kill it tonight."""
        return False

    # -- the day -------------------------------------------------------------------------------------------------------

    def morning(self, t: WerewolfTable, act: Deed) -> None:
        """What is told to all of one of its deeds, after the deaths."""

    def fires(self, cause: str) -> bool:
        """Whether it may shoot on dying of this cause."""
        return cause in self.gun

    def drags(self, me: Seat, t: WerewolfTable) -> Iterable[tuple[int, str]]:
        """Who dies with it, and of what cause."""
        return ()

    def hits(self, me: Seat, t: WerewolfTable, target: Seat) -> bool:
        """Whether a shot of its gun kills."""
        return True

    def day_offers(self, me: Seat, t: WerewolfTable) -> list[Ask[Any]]:
        """What it may do in a round of speeches, at any time."""
        return []

    async def by_day(self, me: Seat, t: WerewolfTable, ask: Ask[Any], value: Any) -> bool:
        """It takes one of those offers. True when the day is over after it."""
        return False

    async def burst(self, me: Seat, t: WerewolfTable) -> None:
        """What else it does when it has self-destructed."""

    async def after_speeches(self, me: Seat, t: WerewolfTable) -> None:
        """What comes of it when the round of speeches is over, before the vote."""

    async def after_ballot(self, t: WerewolfTable) -> tuple[int, ...]:
        """The day's first ballot has been told, with this card on the table, whoever holds it: who speaks once more
        before a new ballot because of it; nobody where the ballot counts. What it asks is yes or no, as what is
        asked for show.
        """
        return ()

    # -- the end -------------------------------------------------------------------------------------------------------

    def inherited(self, me: Seat, source: Seat, t: WerewolfTable) -> None:
        """What else somebody takes over who has taken this card over from one of the dead."""

    def unbound(self, me: Seat, other: Seat, t: WerewolfTable) -> None:
        """What becomes of its holder when the one whom it was bound to has another card."""

    def alone(self, me: Seat, t: WerewolfTable) -> str:
        """Why its holder has won alone with this card, as a catalogue key; "" if it has not."""
        return ""


def role_of(seat: Seat) -> WerewolfRole | None:
    """A seat's card, as far as this table knows it."""
    return seat.role  # type: ignore[return-value]  # no other cards are dealt here


def side_of(seat: Seat) -> str:
    """What a seer is told of a seat: "wolf" or "good"."""
    role = role_of(seat)
    return role.seen or ("wolf" if seat.team == WOLVES else "good") if role else ""


def roles_of(seat: Seat) -> tuple[WerewolfRole, ...]:
    """A seat's card and the powers lent to it."""
    return seat.roles  # type: ignore[return-value]  # no other cards are dealt here


def serving(me: Seat, t: WerewolfTable) -> tuple[WerewolfRole, ...]:
    """The same, but for what was learned in the first night: that serves from the second on (docs/rulings.md, W26)."""
    if me.gained and t.day == 1 and (own := role_of(me)) and own.borrows and not own.at_once:
        return (own,)
    return roles_of(me)


def cards_of(t: WerewolfTable) -> list[WerewolfRole]:
    """Every card of the table once, whoever holds it, and those that lie aside."""
    return [t.by_token[card] for card in dict.fromkeys(t.cards)]
