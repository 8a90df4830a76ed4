"""What every role of Werewolf has."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, cast

from duskbell.games.werewolf.events import Acted
from duskbell.games.werewolf.ledger import Night
from duskbell.games.werewolf.table import EXILE, PACK, POISON, SHOT, WOLVES, WerewolfTable
from duskbell.kernel import Ask, Role, Seat

WOLF, GOD, VILLAGER, OTHER = "wolf", "god", "villager", "other"
"""The groups of 屠边: wolves, gods (神), villagers (民), and those who count for none of them."""
GO_ON = ("go-on",)
SHOOTS = frozenset({PACK, EXILE, SHOT})
"""Causes of death on which a gun is in order (猎人规则)."""


class WerewolfRole(Role):
    """A card. `kind`: its group. `pack`: it wakes with the wolves, `bursts`: it may self-destruct, where no board says
    otherwise. `heir`: it takes the knife when no wolf of the pack is left. `doubt`: with it among the cards somebody
    may be of the wolves without having woken with them. `gun`: it may shoot on dying of these causes. `seen`: what a
    seer is told of it; "" is the truth. `immune`: causes of the night that do not hurt it. `borrows`: it acts in the
    call of a card that it has learned; `at_once`: in the first night already. `card`: what its owner takes it for.
    `patient`: silence when it is called never costs more than the night. `knife_proof`: its own pack cannot name it.
    `outlasts`: alive when a side wins, it wins instead.
    `nights`: in which nights it is called.
    """

    kind: ClassVar[str] = GOD
    pack: ClassVar[bool] = False
    heir: ClassVar[bool] = False
    doubt: ClassVar[bool] = False
    borrows: ClassVar[bool] = False
    at_once: ClassVar[bool] = False
    bursts: ClassVar[bool] = False
    card: ClassVar[str] = ""
    gun: ClassVar[frozenset[str]] = frozenset()
    seen: ClassVar[str] = ""
    immune: ClassVar[frozenset[str]] = frozenset()
    patient: ClassVar[bool] = False
    knife_proof: ClassVar[bool] = False
    outlasts: ClassVar[bool] = False
    nights: ClassVar[range] = range(1, 1000)
    powers: ClassVar[tuple[str, ...]] = ()
    """What it may do at night, as `Acted.power` names it; `settle` says what comes of it."""
    speaks_up: ClassVar[bool] = False
    """Whether it has anything to offer by day; found out from `day_offers`."""

    def __init_subclass__(cls, **kw: Any) -> None:
        super().__init_subclass__(**kw)
        cls.speaks_up = cls.day_offers is not WerewolfRole.day_offers

    def wakes(self, me: Seat, t: WerewolfTable) -> bool:
        """Whether it is told or asked something when it is called tonight."""
        return True

    def in_pack(self, me: Seat, t: WerewolfTable) -> bool:
        """Whether it opens its eyes with the wolves tonight."""
        return self.id in t.pack_cards

    def shown(self, me: Seat, t: WerewolfTable) -> str:
        """Which card somebody sees who learns exact roles."""
        return self.id

    def hunts(self, t: WerewolfTable) -> bool:
        """Whether the pack may hunt tonight with this card on the table, whoever holds it."""
        return True

    def scenes(self, t: WerewolfTable) -> int:
        """How many questions its call takes, whatever is answered: a shorter call would tell what was."""
        return 1 if self.powers else 0

    async def night(self, me: Seat, t: WerewolfTable) -> None:
        """What it does when it is woken; it asks as many questions as it has `scenes`."""

    def told(self, me: Seat, t: WerewolfTable) -> None:
        """What it is told when it is woken, without being asked."""

    def settle(self, t: WerewolfTable, act: Acted, night: Night) -> None:
        """What one of its deeds comes to when the night is settled."""

    def touched(self, me: Seat, t: WerewolfTable, act: Acted, night: Night) -> None:
        """What comes of somebody's deed that was aimed at it."""

    def at_daybreak(self, me: Seat, t: WerewolfTable, night: Night) -> None:
        """What it adds to the night when all deeds are settled; events it emits are the referee's."""

    def endures(self, me: Seat, t: WerewolfTable) -> bool:
        """Whether it lives through what would kill it tonight."""
        return False

    def morning(self, t: WerewolfTable, act: Acted) -> None:
        """What is told to all of one of its deeds, after the deaths."""

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

    async def after_speeches(self, me: Seat, t: WerewolfTable) -> None:
        """What comes of it when the round of speeches is over, before the vote."""

    async def after_ballot(self, t: WerewolfTable) -> tuple[int, ...]:
        """The day's first ballot has been told, with this card on the table, whoever holds it: who speaks once more
        before a new ballot because of it; nobody where the ballot counts.
        """
        return ()

    def alone(self, me: Seat, t: WerewolfTable) -> str:
        """Why its holder has won alone with this card, as a catalogue key; "" if it has not."""
        return ""

    async def burst(self, me: Seat, t: WerewolfTable) -> None:
        """What else it does when it has self-destructed."""


def role_of(seat: Seat) -> WerewolfRole | None:
    """A seat's card, as far as this table knows it."""
    return seat.role if isinstance(seat.role, WerewolfRole) else None


def side_of(seat: Seat) -> str:
    """What a seer is told of a seat: "wolf" or "good"."""
    role = role_of(seat)
    return role.seen or ("wolf" if seat.team == WOLVES else "good") if role else ""


def roles_of(seat: Seat) -> tuple[WerewolfRole, ...]:
    """A seat's card and the powers lent to it."""
    return cast(tuple[WerewolfRole, ...], seat.roles)


def cards_of(t: WerewolfTable) -> list[WerewolfRole]:
    """Every card of the table once, whoever holds it, and those that lie aside."""
    return [t.by_token[card] for card in dict.fromkeys(t.cards)]


def gun_works(t: WerewolfTable, me: Seat) -> bool:
    """Whether a gun would be in order if its owner died of tonight's doings (猎人规则): poison, fear and a second dream
    running spoil it.
    """
    poisoned = [t.aim(a.targets[0], a.seat) for a in t.tonight if a.power == POISON]
    return me.no not in (*poisoned, *t.overdreamt, t.feared)
