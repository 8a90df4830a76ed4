"""The kidnap (绑票规则), adjudicated by proof: can anything the good still do change that the wolves have them?

The rest of the game is searched. The wolves vote one good player out by day and knife one by night, whichever suits
them best; the good answer with every power they have left, knowing all cards and guessing right. Other powers of wolves
are left out: the text supposes votes and knives, and without them the search can only err towards playing on.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

from duskbell.games.werewolf.role import role_of
from duskbell.games.werewolf.table import HELD, NOBODY, POISON, WerewolfTable

IDLE = frozenset({"villager", "seer", "psychic", "graveyard_keeper"})
"""Cards that only talk, vote and know."""
KNOWN = IDLE | {"witch", "hunter", "guard", "idiot", "knight"}
"""Cards of the good whose powers the search plays. With any other alive nothing is proved."""


class Step(NamedTuple):
    """One step of a line: what is done, by whom (`NOBODY`: the pack, the vote), to whom."""

    deed: str
    seat: int
    target: int


class Position(NamedTuple):
    """All that counts. `good`: (seat, card) of the living good, `wolves`: the seats of the living wolves, by number.

    `cure`, `poison`: potions left; `shown`: idiots who have shown the card; `guarded`: whom the guard may not guard.
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
    if t.options.shot_when_decided and "hunter" in [card for _, card in good]:
        return None  # a last shot may undo a victory, which the search does not follow
    witch, knight = (next((n for n, c in good if c == card), NOBODY) for card in ("witch", "knight"))
    guard = t.done("guard")
    return Position(
        good=tuple(good),
        wolves=tuple([s.no for s in t.wolves]),
        sheriff=t.sheriff if t.badge == HELD else NOBODY,
        cure=witch != NOBODY and (witch, "antidote") not in t.spent,
        poison=witch != NOBODY and (witch, POISON) not in t.spent,
        both=t.options.both_potions,
        shown=frozenset([s.no for s in t.good if s.marked("shown")]),
        guarded=guard.targets[0] if guard else NOBODY,
        day=day,
        knight=knight != NOBODY and not t.seats[knight].marked("shown"),
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
    good = sorted([(card, n == p.sheriff, n == p.guarded, n in p.shown) for n, card in p.good])
    half = p.sheriff in p.wolves
    return (*good, len(p.wolves), half, p.cure, p.poison, p.guarded >= 0, p.day, p.knight)


class Search:
    """One search. `escape` gives a line by which the good change condition 2 whatever the wolves choose, or None."""

    def __init__(self) -> None:
        self.known: dict[Position, Line] = {}
        self.lost: set[Hashable] = set()
        self.open: set[Position] = set()
        self.leans = False

    def escape(self, p: Position) -> Line | None:
        """The good's way out, on the wolves' best play; of several that suit the wolves alike the first is told."""
        if not held(p):
            return ()
        if p in self.known:
            return self.known[p]
        alike = shape(p)
        if alike in self.lost:
            return None
        if p in self.open:  # going round in circles changes nothing
            self.leans = True
            return None
        self.open.add(p)
        outer, self.leans = self.leans, False
        found = self.by_day(p) if p.day else self.by_night(p)
        self.open.discard(p)
        if found is not None:
            self.known[p] = found
        elif not self.leans or not self.open:  # what leans on an open position is not for keeps
            self.lost.add(alike)
        self.leans = self.leans or outer
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
        """The pack knifes a good player; guard and witch answer as if they knew."""
        worst: Line | None = ()
        for target in self.kinds(p):
            worst = self.knifed(p, target)
            if worst is None:
                return None
        return worst

    def knifed(self, p: Position, target: int) -> Line | None:
        """Every answer to this knife."""
        knife = Step("knife", NOBODY, target)
        guard, witch = p.holder("guard"), p.holder("witch")
        shields = [NOBODY] + ([target] if guard != NOBODY and p.guarded != target else [])
        for shield in shields:
            for cure, poison in self.potions(p, target, witch, shield):
                after = p._replace(guarded=shield, day=True, cure=p.cure and not cure, poison=p.poison and not poison)
                steps = [knife]
                if shield != NOBODY:
                    steps.append(Step("guard", guard, target))
                if cure:
                    steps.append(Step("antidote", witch, target))
                if poison:
                    steps.append(Step("poison", witch, p.wolves[0]))
                saved = (shield != NOBODY) != cure
                dead = (() if saved else (target,)) + ((p.wolves[0],) if poison else ())
                line = self.fall(after, dead, () if saved else (target,), *steps)
                if line is not None:
                    return line
        return None

    def potions(self, p: Position, target: int, witch: int, shield: int) -> list[tuple[bool, bool]]:
        """What the witch may use: (antidote, poison)."""
        if witch == NOBODY:
            return [(False, False)]
        cures = p.cure and target != witch
        poisons = p.poison and bool(p.wolves)
        ways = [(False, False)]
        if poisons:
            ways.append((False, True))
        if cures and shield == NOBODY:
            ways.append((True, False))
            if poisons and p.both:
                ways.append((True, True))
        return ways

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
        seen: dict[tuple[str, bool, bool, bool], int] = {}
        for n, card in p.good:
            alike = "idle" if card in IDLE and card != "villager" else card
            seen.setdefault((alike, n == p.sheriff, n == p.guarded, n in p.shown), n)
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
