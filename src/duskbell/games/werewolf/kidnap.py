"""The kidnap (绑票规则), adjudicated by proof: can anything the good still do change that the wolves have them?

The rest of the game is searched. The wolves vote one good player out by day and knife one by night, whichever suits
them best; the good answer with every power they have left, knowing all cards and guessing right. Other powers of wolves
are left out: the text supposes votes and knives, and without them the search can only err towards playing on.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

from duskbell.games.werewolf.kidnap_night import Step, answers, morning
from duskbell.games.werewolf.kidnap_position import IDLE, Position, decided, held, marks, position, shape, unplayed
from duskbell.games.werewolf.table import HELD, WerewolfTable
from duskbell.kernel import NOBODY

Line = tuple[Step, ...]
"""What is done, in order, until condition 2 does not hold any more."""

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
            after = p._replace(knight=False, day=not p.ends)
            line = self.fall(after, (p.wolves[0],), (), Step("duel", knight, p.wolves[0]))
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
        """Whom the wolves may name: of players who are alike only the first. The smaller group comes first, and in it
        whoever has a power: that is how wolves win soonest, and the first of them that leaves no way out is enough.
        """
        seen: dict[tuple[str, bool, tuple[bool, ...]], tuple[bool, bool, int]] = {}
        villagers = len([card for _, card in p.good if card == "villager"])
        few = "villager" if 2 * villagers <= len(p.good) else ""
        for n, card in p.good:
            alike = "idle" if card in IDLE and card != "villager" else card
            group = "villager" if card == "villager" else ""
            seen.setdefault((alike, n == p.sheriff, marks(p, n)), (group != few, card in IDLE, n))
        return [n for _, _, n in sorted(seen.values())]


PROVED, REFUTED, UNDECIDED, UNMET, TOO_FEW = "proved", "refuted", "undecided", "unmet", "too-few"
"""What is found: the third condition holds, does not hold, or is not decided; or the first or the second does not."""


class Finding(NamedTuple):
    """What a search has found, with the `line` that refutes the third condition, or `why` it decides nothing: words,
    each with whose it is.
    """

    found: str
    line: Line = ()
    why: tuple[tuple[str, tuple[int, ...]], ...] = ()


def search(t: WerewolfTable, *, day: bool) -> Finding:
    """The three conditions, whoever lives. `day`: a vote comes next, else the night."""
    wolves, good = t.wolves, t.good
    if len(wolves) < len(good) or (len(wolves) == len(good) and t.badge == HELD and t.seats[t.sheriff] in good):
        return Finding(TOO_FEW)
    if any(s.no not in t.met for s in wolves):
        return Finding(UNMET)
    if why := tuple(unplayed(t, day=day)):
        return Finding(UNDECIDED, why=why)
    line = Search().escape(position(t)._replace(day=day))
    return Finding(PROVED) if line is None else Finding(REFUTED, line)
