"""What a Clocktower bot that talks has in mind: the character it says to be, what it tells, what the town has done."""

from __future__ import annotations

from collections.abc import Iterable

from duskbell.bots.clocktower.facts import is_a
from duskbell.bots.clocktower.notes import BECAME, FORMS, Tell
from duskbell.bots.clocktower.plain import PlainClocktowerBot
from duskbell.bots.talk import Args, Memory, Mind
from duskbell.games.clocktower.character import OUTSIDER
from duskbell.games.clocktower.events import Counted, Dawned, ExecutionSettled, Nominated, Pointed, Woke
from duskbell.games.clocktower.sayings import CLAIM
from duskbell.games.clocktower.table import ClocktowerTable
from duskbell.kernel import View
from duskbell.kernel.core_events import Whispered

TOLD = {f"clocktower.told-{form}" for form in FORMS}


class WholeCount:
    """One count of hands: who nominated whom, whose hands were up and down, how many votes it came to."""

    def __init__(self, day: int, by: int, whom: int) -> None:
        self.day, self.by, self.whom = day, by, whom
        self.up: list[int] = []
        self.down: list[int] = []
        self.votes = self.block = -1
        self.needed = 0


class ClocktowerMind(Mind[ClocktowerTable]):
    """One seat's. `part`: the character that it says, or would say, to be; "" for an evil one that has chosen none yet.
    `tells`: what it has learned, or has made up; `claims`: what each seat has claimed last; `counts`: every count.
    """

    def __init__(self, view: View[ClocktowerTable], memory: Memory, bot: PlainClocktowerBot) -> None:
        self.reads = bot.reads(view)
        super().__init__(view, memory, self.reads.blame)
        self.me, self.notes = view.me, self.reads.notes
        self.is_evil = self.reads.is_evil
        if self.is_evil:
            self.doubted = [n for n in self.doubted if n not in self.reads.team]
        self.claims = self.notes.claims
        guise = bot.tongue.guise or self.claims.get(self.no, "")
        if self.is_evil and not guise and memory.partner >= 0:  # whoever whispers with it may be told something
            guise = bot.tongue.role(self.reads)
        self.part = guise if self.is_evil else self.me.role.id if self.me.role is not None else ""
        self.tells: list[Tell] = list(bot.tongue.made_up.values()) if self.is_evil else self.notes.learned
        self.counts = self._counts()

    def speaks(self, n: int) -> bool:
        """Everybody: the dead go on talking."""
        return True

    def _counts(self) -> list[WholeCount]:
        counts: list[WholeCount] = []
        events = [*self.memory.of(Nominated), *self.memory.of(Pointed), *self.memory.of(Counted)]
        for _, day, e in sorted(events, key=lambda x: x[0]):
            if isinstance(e, Nominated):
                counts.append(WholeCount(day, e.by, e.seat))
            elif counts and isinstance(e, Pointed):
                (counts[-1].up if e.up else counts[-1].down).append(e.seat)
            elif counts and isinstance(e, Counted):
                counts[-1].votes, counts[-1].block, counts[-1].needed = e.votes, e.block, e.most
        return counts

    # -- who says what -------------------------------------------------------------------------------------------------

    @property
    def script(self) -> frozenset[str]:
        """The characters that may be in play."""
        return frozenset(self.t.script)

    def has_told(self, n: int) -> bool:
        """Whether somebody has told anything they learned."""
        return any(u.seat == n and u.line in TOLD for u in self.memory.said)

    def anything_told(self) -> bool:
        """Whether anybody but this seat has."""
        return any(u.seat != self.no and u.line in TOLD for u in self.memory.said)

    def same(self, role: str) -> list[int]:
        """The others who claim a character."""
        return [n for n, claimed in self.claims.items() if claimed == role and n != self.no]

    def changed(self) -> list[Args]:
        """Who has claimed two characters: the first, the last, who."""
        found: list[Args] = []
        for n in self.doubted:
            said = [str(u.about[0]) for u in self.memory.by(n, CLAIM, BECAME)]
            found += [(said[0], said[-1], n)] if said and said[0] != said[-1] else []
        return found

    def doubles(self) -> list[Args]:
        """Characters that two others claim."""
        return [(role,) for role in dict.fromkeys(self.claims.values()) if len(self.same(role)) == 2]

    def outsiders(self) -> int:
        """How many claim to be Outsiders."""
        return sum(is_a(OUTSIDER, role) for role in self.claims.values())

    @property
    def dawn(self) -> int:
        """Where in the log the present day began."""
        return max((at for at, _, _ in self.memory.of(Dawned)), default=0)

    def talked_today(self, n: int) -> bool:
        """Whether somebody has said anything, or whispered, since dawn."""
        whispers = [at for at, _, e in self.memory.of(Whispered) if n in (e.seat, e.to)]
        return max([self.memory.spoke.get(n, -1), *whispers]) >= self.dawn

    # -- what happened -------------------------------------------------------------------------------------------------

    def woke(self) -> bool:
        """Whether it was woken last night."""
        return any(day == self.day and e.seat == self.no for _, day, e in self.memory.of(Woke))

    def died_last_night(self) -> list[int]:
        """Who was found dead this morning."""
        return [n for n, day in self.notes.by_night.items() if day == self.day]

    def executed(self, *, died: bool) -> list[int]:
        """Who was executed the day before, and died of it or not."""
        found = [e for _, day, e in self.memory.of(ExecutionSettled) if day == self.day - 1]
        return [e.seat for e in found if e.died == died]

    def latest(self) -> WholeCount | None:
        """The nomination of today that is under way, or was the last."""
        return self.counts[-1] if self.counts and self.counts[-1].day == self.day else None

    def half(self) -> int:
        """The votes that are enough by themselves."""
        return (len(self.t.living) + 1) // 2

    def pairs(self, found: Iterable[tuple[int, int]]) -> list[Args]:
        """Of these (whom, somebody else) those whom it suspects; nobody speaks of themselves by name."""
        return [(a, b) for a, b in found if a in self.doubted and b not in (a, self.no)]
