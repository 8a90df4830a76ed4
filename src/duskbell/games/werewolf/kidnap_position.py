"""A table as the search for a kidnap sees it (绑票规则): who is left, and what the good can still do."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import NamedTuple

from duskbell.games.werewolf.events import Acted
from duskbell.games.werewolf.role import role_of
from duskbell.games.werewolf.stages import BALLOT, FAREWELL, TALLY
from duskbell.games.werewolf.table import (
    BOUND,
    CURSED,
    HELD,
    LOVERS,
    PAUSED,
    POISON,
    UNELECTED,
    VOTELESS,
    WerewolfTable,
)
from duskbell.games.werewolf.verdict import of_side
from duskbell.kernel import NOBODY, Seat
from duskbell.kernel.log import ever

SLAYERS = ("witch_hunter", "pure_maiden")
"""Cards that may kill a wolf every night from the second on."""
IDLE = frozenset({"villager", "seer", "mirror_seer", "drunk_seer", "psychic", "graveyard_keeper", "prince"})
"""Cards that only talk, vote and know; a ballot that the prince undoes is cast again by the same wolves."""
KNOWN = IDLE | {"witch", "poisoner", "hunter", "guard", "idiot", "knight", "dreamcatcher", "magician", *SLAYERS}
"""Cards of the good whose powers the search plays. With any other alive nothing is proved."""
TOGETHER = (("poisons", "witch", "poisoner"), ("dreams", "dreamcatcher", "magician"))
"""Cards that it plays, but not beside each other: it knows of one poison, and of no dreams under swapped numbers."""


class Position(NamedTuple):
    """All that counts. `good`: (seat, card) of the living good, `wolves`: the seats of the living wolves, by number.

    `cure`, `poison`: potions left; `shown`: idiots who have shown the card, and so have no vote; `guarded`: whom the
    guard may not guard; `dreamt`: who dreamt last night; `swapped`: whom the magician has swapped, which counts if each
    is swapped `once`. `day`: whether the vote comes next, else the night. `sheriff`: who, or `NOBODY`. `knight`: the
    duel is still to come; `ends`: it ends the day where it hits.
    """

    good: tuple[tuple[int, str], ...]
    wolves: tuple[int, ...]
    sheriff: int = NOBODY
    cure: bool = False
    poison: bool = False
    both: bool = False
    shown: frozenset[int] = frozenset()
    guarded: int = NOBODY
    dreamt: int = NOBODY
    swapped: frozenset[int] = frozenset()
    once: bool = True
    day: bool = True
    knight: bool = False
    ends: bool = True

    def holder(self, card: str) -> int:
        """Who holds a card, or `NOBODY`."""
        return next((n for n, c in self.good if c == card), NOBODY)

    def without(self, *dead: int) -> Position:
        """The same without these."""
        return self._replace(
            good=tuple([g for g in self.good if g[0] not in dead]),
            wolves=tuple([w for w in self.wolves if w not in dead]),
        )


def unplayed(t: WerewolfTable, *, day: bool) -> Iterator[tuple[str, tuple[int, ...]]]:
    """What keeps the search from deciding anything: a catalogue word, and whose it is."""
    cards = {role.id: s for s in t.good if (role := role_of(s))}
    third = [*of_side(t, LOVERS), *of_side(t, BOUND)]
    reasons: dict[str, list[Seat]] = {
        "card": [s for card, s in cards.items() if card not in KNOWN],
        # it knows of one holder of every power
        "twice": [s for s in t.good if unique(s) and any(s.role is o.role and s is not o for o in t.good)],
        "outsider": [s for s in t.living if (s not in t.good and s not in t.wolves) or s in third],
        "lovers": [t.seats[n] for n in dict.fromkeys(t.bonded) if t.seats[n].alive],
        "gift": [s for s in t.good if s.gained],
        # today's vote is not what it will be, or a wolf has lost the vote for good
        "vote": [s for s in t.wolves if (t.in_force(s, VOTELESS) if day else voteless_ever(t, s))]
        + [s for s in t.living if day and t.in_force(s, CURSED)],
        "election": electable(t),
        # a last shot may undo a victory, which the search does not follow
        "shot": [cards["hunter"]] if t.options.shot_when_decided and "hunter" in cards else [],
    }
    for why, one, other in TOGETHER:
        reasons[why] = [cards[one], cards[other]] if one in cards and other in cards else []
    yield from [(why, tuple([s.no for s in seats])) for why, seats in reasons.items() if seats]
    if day:
        yield from in_hand(t)


def unique(s: Seat) -> bool:
    """Whether the search knows of one holder of this card only."""
    role = role_of(s)
    return role is not None and role.id not in IDLE and role.id not in SLAYERS


def shown(s: Seat) -> bool:
    """Whether somebody has turned the card face up to use it."""
    return s.has_mark("shown")


def voteless_ever(t: WerewolfTable, s: Seat) -> bool:
    """Whether somebody has lost the vote not for a day, but for the game."""
    return any(m.name == VOTELESS and not m.until and t.works(m) for m in s.marks)


def electable(t: WerewolfTable) -> list[Seat]:
    """Who of the good may still become sheriff by election."""
    if t.badge == UNELECTED:
        return t.good
    return [s for s in t.running if s in t.good] if t.badge == PAUSED else []


def in_hand(t: WerewolfTable) -> Iterator[tuple[str, tuple[int, ...]]]:
    """What has been fixed of today's exile: a ballot that was told, who is tied, a wolf's recommendation."""
    if t.phase != "vote" or t.stage == FAREWELL:
        return
    if t.stage == TALLY:
        yield "ballot", ()
    if t.duel:
        yield "duel", t.duel
    if t.stage == BALLOT and t.badge == HELD and t.adviser == t.sheriff and t.seats[t.sheriff] in t.wolves:
        yield "recommended", (t.sheriff,)


def tonight(t: WerewolfTable, power: str, seat: int) -> int:
    """Whom a seat used `power` on last night, or `NOBODY`."""
    return next((a.targets[0] for a in t.tonight if a.power == power and a.seat == seat), NOBODY)


def position(t: WerewolfTable) -> Position:
    """A table that can be searched as a position by day; the night differs in `day` alone."""
    good = [(s.no, role.id) for s in t.good if (role := role_of(s))]

    def holder(*cards: str) -> int:
        return next((n for n, c in good if c in cards), NOBODY)

    witch, knight, poisoner = holder("witch"), holder("knight"), holder("witch", "poisoner")
    swaps = [a for a in ever(t, Acted) if a.power == "swap"] if t.options.swap_once else []
    return Position(
        good=tuple(good),
        wolves=tuple([s.no for s in t.wolves]),
        sheriff=t.sheriff if t.badge == HELD else NOBODY,
        cure=witch != NOBODY and (witch, "antidote") not in t.spent,
        poison=poisoner != NOBODY and (poisoner, POISON) not in t.spent,
        both=t.options.both_potions,
        shown=frozenset([n for n, c in good if c == "idiot" and shown(t.seats[n]) and voteless_ever(t, t.seats[n])]),
        guarded=tonight(t, "guard", holder("guard")),
        dreamt=tonight(t, "dream", holder("dreamcatcher")),
        swapped=frozenset([n for a in swaps for n in a.targets]),
        once=t.options.swap_once,
        knight=knight != NOBODY and not shown(t.seats[knight]),
        ends=t.options.duel_ends_day,
    )


def held(p: Position) -> bool:
    """Condition 2: more wolves than good, or as many and no living good player is sheriff."""
    wolves, good = len(p.wolves), len(p.good)
    return wolves > good or (wolves == good and p.sheriff not in [n for n, _ in p.good])


def decided(p: Position) -> bool:
    """Whether the wolves have won by 屠边."""
    cards = {card for _, card in p.good}
    return "villager" not in cards or cards <= {"villager"}


def shape(p: Position) -> Hashable:
    """What positions have in common that differ only in who of the alike is alive."""
    good = sorted([(card, n == p.sheriff, *marks(p, n)) for n, card in p.good])
    wolves = sorted([(n == p.dreamt, n in p.swapped) for n in p.wolves])
    half = p.sheriff in p.wolves
    return (*good, *wolves, half, p.cure, p.poison, p.guarded >= 0, p.day, p.knight)


def marks(p: Position, n: int) -> tuple[bool, ...]:
    """What has been done to one of the good, as far as it counts."""
    return n == p.guarded, n in p.shown, n == p.dreamt, n in p.swapped
