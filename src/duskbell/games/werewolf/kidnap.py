"""The kidnap (绑票规则), adjudicated by proof: can anything the good still do change that the wolves have them?

The rest of the game is searched. The wolves vote one good player out by day and knife one by night, whichever suits
them best; the good answer with every power they have left, knowing all cards and guessing right. Other powers of wolves
are left out: the text supposes votes and knives, and without them the search can only err towards playing on.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

from duskbell.games.werewolf.events import Acted
from duskbell.games.werewolf.kidnap_night import SLAYERS, Step, answers, morning
from duskbell.games.werewolf.role import role_of
from duskbell.games.werewolf.table import CURSED, HELD, NOBODY, POISON, VOTELESS, WerewolfTable
from duskbell.kernel.log import ever

IDLE = frozenset({"villager", "seer", "mirror_seer", "drunk_seer", "psychic", "graveyard_keeper", "prince"})
"""Cards that only talk, vote and know; a ballot that the prince undoes is cast again by the same wolves."""
KNOWN = IDLE | {"witch", "poisoner", "hunter", "guard", "idiot", "knight", "dreamcatcher", "magician", *SLAYERS}
"""Cards of the good whose powers the search plays. With any other alive nothing is proved."""


class Position(NamedTuple):
    """All that counts. `good`: (seat, card) of the living good, `wolves`: the seats of the living wolves, by number.

    `cure`, `poison`: potions left; `shown`: idiots who have shown the card; `guarded`: whom the guard may not guard;
    `dreamt`: who dreamt last night; `swapped`: whom the magician has swapped, which counts if each is swapped `once`.
    `day`: whether the vote comes next, else the night. `sheriff`: who, or `NOBODY`.
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

    def holder(self, card: str) -> int:
        """Who holds a card, or `NOBODY`."""
        return next((n for n, c in self.good if c == card), NOBODY)

    def without(self, *dead: int) -> Position:
        """The same without these."""
        return self._replace(
            good=tuple([g for g in self.good if g[0] not in dead]),
            wolves=tuple([w for w in self.wolves if w not in dead]),
        )


Line = tuple[Step, ...]
"""What is done, in order, until condition 2 does not hold any more."""


def position(t: WerewolfTable, *, day: bool) -> Position | None:
    """The table as a position; None where somebody lives whose powers are not played here."""
    good = [(s.no, role.id) for s in t.good if (role := role_of(s))]
    if not {card for _, card in good} <= KNOWN or len(good) + len(t.wolves) != len(t.living):
        return None
    if any(t.seats[n].alive for n in t.lovers) or any(s.gained for s in t.good):
        return None
    if day and any(t.in_force(s, mark) for s in t.wolves for mark in (VOTELESS, CURSED)):
        return None  # today's vote is not what it will be
    cards = [card for _, card in good]
    if t.options.shot_when_decided and "hunter" in cards:
        return None  # a last shot may undo a victory, which the search does not follow
    if {"witch", "poisoner"} <= set(cards) or {"dreamcatcher", "magician"} <= set(cards):
        return None  # it knows of one poison, and of no dreams under swapped numbers
    witch, knight = (next((n for n, c in good if c == card), NOBODY) for card in ("witch", "knight"))
    poisoner = next((n for n, c in good if c in ("witch", "poisoner")), NOBODY)
    guard, dream = t.done("guard"), t.done("dream")
    swaps = [a for a in ever(t, Acted) if a.power == "swap"] if t.options.swap_once else []
    return Position(
        good=tuple(good),
        wolves=tuple([s.no for s in t.wolves]),
        sheriff=t.sheriff if t.badge == HELD else NOBODY,
        cure=witch != NOBODY and (witch, "antidote") not in t.spent,
        poison=poisoner != NOBODY and (poisoner, POISON) not in t.spent,
        both=t.options.both_potions,
        shown=frozenset([s.no for s in t.good if s.has_mark("shown")]),
        guarded=guard.targets[0] if guard else NOBODY,
        dreamt=dream.targets[0] if dream else NOBODY,
        swapped=frozenset([n for a in swaps for n in a.targets]),
        once=t.options.swap_once,
        day=day,
        knight=knight != NOBODY and not t.seats[knight].has_mark("shown"),
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


FAR = 1 << 30
"""Leaning on nothing that is being looked at."""


class Search:
    """One search. `escape` gives a line by which the good change condition 2 whatever the wolves choose, or None."""

    def __init__(self) -> None:
        self.known: dict[Position, Line] = {}
        self.lost: set[Hashable] = set()
        self.open: dict[Hashable, int] = {}
        self.doubtful: dict[Hashable, int] = {}
        self.leans = FAR

    def escape(self, p: Position) -> Line | None:
        """The good's way out, on the wolves' best play; of several that suit the wolves alike the first is told.

        Going round in circles changes nothing, so a position that is being looked at counts as lost to those that lead
        back to it: they are doubtful. Once it turns out to be lost, and leans on nothing before it, so are they; if
        there is a way out, they are looked at again.
        """
        if not held(p):
            return ()
        if p in self.known:
            return self.known[p]
        alike = shape(p)
        if alike in self.lost:
            return None
        before = self.open.get(alike, self.doubtful.get(alike))
        if before is not None:
            self.leans = min(self.leans, before)
            return None
        depth, doubts = len(self.open), len(self.doubtful)
        self.open[alike] = depth
        outer, self.leans = self.leans, FAR
        found = self.by_day(p) if p.day else self.by_night(p)
        del self.open[alike]
        if found is not None:
            self.known[p] = found
        below = list(self.doubtful)[doubts:]
        if found is not None or self.leans >= depth:
            for one in below:
                del self.doubtful[one]
            if found is None:
                self.lost.update((alike, *below))
            self.leans = outer
        else:  # what leans on this leans on what this leans on
            self.doubtful |= {one: min(self.doubtful[one], self.leans) for one in below} | {alike: self.leans}
            self.leans = min(self.leans, outer)
        return found

    # -- day -----------------------------------------------------------------------------------------------------------

    def by_day(self, p: Position) -> Line | None:
        """The knight may duel before the vote; then wolves and good vote."""
        knight = p.holder("knight")
        if p.knight and knight != NOBODY:
            line = self.fall(p._replace(knight=False, day=False), (p.wolves[0],), (), Step("duel", knight, p.wolves[0]))
            if line is not None:
                return line
        worst: Line | None = ()
        for target in self.kinds(p):
            worst = self.vote(p, target)
            if worst is None:
                return None
        return worst

    def vote(self, p: Position, target: int) -> Line | None:
        """All wolves vote for `target`. Where as many good vote for one wolf it is a tie, again in the duel: nobody."""
        night = p._replace(day=False)
        voters = len([n for n, _ in p.good if n not in p.shown])
        half = p.sheriff in p.wolves
        if voters >= len(p.wolves) and not half:
            line = self.escape(night)
            if line is not None:
                return (Step("tie", NOBODY, target), *line)
        step = Step("exile", NOBODY, target)
        if (target, "idiot") in p.good and target not in p.shown:
            line = self.escape(night._replace(shown=p.shown | {target}))
            return None if line is None else (step, *line)
        return self.fall(night, (target,), (target,), step)

    # -- night ---------------------------------------------------------------------------------------------------------

    def by_night(self, p: Position) -> Line | None:
        """The pack knifes a good player; whoever has a power answers as if they knew."""
        worst: Line | None = ()
        for target in self.kinds(p):
            worst = self.knifed(p, target)
            if worst is None:
                return None
        return worst

    def knifed(self, p: Position, target: int) -> Line | None:
        """Every answer to this knife."""
        for answer in answers(p, target):
            after, dead, armed, steps = morning(p, target, answer)
            line = self.fall(after, dead, armed, *steps)
            if line is not None:
                return line
        return None

    # -- deaths --------------------------------------------------------------------------------------------------------

    def fall(self, p: Position, dead: tuple[int, ...], armed: tuple[int, ...], *steps: Step) -> Line | None:
        """These die; then whoever of them is `armed` may shoot, and a dead sheriff decides about the badge."""
        now = p.without(*dead)
        if decided(now):
            return None
        for after, more in self.shots(p, now, armed):
            for sealed, told in self.badges(p, after):
                line = self.escape(sealed)
                if line is not None:
                    return (*steps, *more, *told, *line)
        return None

    def shots(self, before: Position, now: Position, armed: tuple[int, ...]) -> list[tuple[Position, Line]]:
        """A dead hunter shoots a wolf, or nobody."""
        hunter = before.holder("hunter")
        if hunter not in armed or not now.wolves:
            return [(now, ())]
        return [(now, ()), (now.without(now.wolves[0]), (Step("shoot", hunter, now.wolves[0]),))]

    def badges(self, before: Position, now: Position) -> list[tuple[Position, Line]]:
        """A dead sheriff of the good hands the badge to one of the good, a dead wolf to a wolf; else it is torn."""
        dead = before.sheriff
        if dead == NOBODY or dead in now.wolves or dead in [n for n, _ in now.good]:
            return [(now, ())]
        heirs = now.wolves[:1] if dead in before.wolves else tuple([n for n, _ in now.good])
        return [(now._replace(sheriff=n), (Step("badge", dead, n),)) for n in heirs] or [
            (now._replace(sheriff=NOBODY), ())
        ]

    def kinds(self, p: Position) -> list[int]:
        """Whom the wolves may name: of players who are alike only the first."""
        seen: dict[tuple[str, bool, tuple[bool, ...]], int] = {}
        for n, card in p.good:
            alike = "idle" if card in IDLE and card != "villager" else card
            seen.setdefault((alike, n == p.sheriff, marks(p, n)), n)
        return list(seen.values())


def met(t: WerewolfTable) -> bool:
    """Condition 1: every living wolf has woken together with the pack."""
    return all(s.no in t.met for s in t.wolves)


def search(t: WerewolfTable, *, day: bool) -> tuple[bool, Line | None]:
    """Whether conditions 1 and 2 hold, and if they do the line that refutes the third, None when there is none."""
    p = position(t, day=day)
    if p is None or not met(t) or not p.wolves or not held(p):
        return False, None
    return True, Search().escape(p)
