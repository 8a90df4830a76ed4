"""The telling of what an ability tells: the Storyteller chooses a lawful statement, whole."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from duskbell.games.clocktower.ability import Ability
from duskbell.games.clocktower.character import TOWNSFOLK, Character, Townsfolk
from duskbell.games.clocktower.events import Explained, Reminded, Told
from duskbell.games.clocktower.failures import disturb, tell_true
from duskbell.games.clocktower.form import NUMBER, Form
from duskbell.games.clocktower.formula import Count, Formula, weigh
from duskbell.games.clocktower.lawful import FREE, MUST_LIE, REGISTERS, TRUE, Statement, Teller, legal, reason, teller
from duskbell.games.clocktower.look import SEEMS_EVIL, Look, Seen
from duskbell.games.clocktower.storyteller.worlds import imagined
from duskbell.games.clocktower.table import ClocktowerSeat, ClocktowerTable
from duskbell.kernel import MODERATOR, Ask, Event


class Learner(Teller):
    """A character that learns something at night. `picks`: of how many players it chooses."""

    picks: ClassVar[int] = 0

    async def night(self, my: Ability) -> None:
        await learn(my, await my.choose_many(self.among(my), self.picks, self.picks) if self.picks else [])

    def among(self, my: Ability) -> list[ClocktowerSeat]:
        """Whom it may choose."""
        return my.t.people

    def due(self, t: ClocktowerTable) -> bool:
        """Whether there is anything tonight that it could tell of, as far as all can see."""
        return True


class LearningTownsfolk(Learner, Townsfolk):
    """A Townsfolk that learns something at night."""


class Counting(LearningTownsfolk):
    """A Townsfolk that learns how many things are so."""

    form = Form(NUMBER)

    def counted(self, my: Ability) -> tuple[Formula, ...]:
        """The things that are counted."""
        return ()

    def most(self, my: Ability) -> int:
        """The highest number that it could be told."""
        return 0

    def statements(self, my: Ability) -> Iterable[Statement]:
        return [(str(n),) for n in range(self.most(my) + 1)]

    def meaning(self, my: Ability, chosen: list[ClocktowerSeat], said: Statement) -> Formula:
        return Count(int(said[0]), self.counted(my))

    def weighed(
        self, my: Ability, chosen: list[ClocktowerSeat], statements: Iterable[Statement], look: Look
    ) -> Iterator[tuple[Statement, Seen]]:
        """Each thing is looked at once for all numbers."""
        seen = [weigh(what, look) for what in self.counted(my)]
        low, high = sum(not s.no for s in seen), sum(s.yes for s in seen)
        fact = sum(s.fact for s in seen)
        for said in statements:
            n = int(said[0])
            yield said, Seen(low <= n <= high, not low == high == n, fact == n)


PAIR = 2
RULED = "ruled"
"""Why something was told in words that only a person can judge: they did."""


async def learn(my: Ability, chosen: list[ClocktowerSeat]) -> Statement:
    """Let the Storyteller choose a lawful statement, whole, and tell it to the owner. () where there is none."""
    lawful = legal(my, chosen)
    if not lawful or my.has_heard:
        return ()
    written = {">".join(said): said for said in lawful}
    options = tuple(written)
    said = next(iter(lawful))
    if len(options) > 1:
        ask: Ask[str] = Ask(
            MODERATOR,
            "clocktower.tell",
            options,
            (my.seat.no, my.role.id, *[c.token for c in chosen]),
            _likeliest(lawful),
            literal=options,
            notes=tuple(lawful.values()),
        )
        said = written[await ask]
    believed = imagined(my, chosen, lawful, said) if my.must_lie or not my.works else None
    my.tell(Told.of(my.seat.no, my.role.id, tuple([c.no for c in chosen]), said))
    explain(my, lawful[said], believed, misled=_is_misled(my, chosen, said))
    remind(my.t, my.seat, my.role, said)
    return said


def say(my: Ability, said: Statement, *chosen: ClocktowerSeat, ruled: bool = False) -> None:
    """Tell the owner something by day, which they hear at once. `ruled`: a person says whether it is true, and no
    program can know.
    """
    ((_, seen),) = teller(my).weighed(my, [*chosen], [said], Look(my.t))
    my.t.emit(Told.of(my.seat.no, my.role.id, tuple([s.no for s in chosen]), said), my.seat)
    misled = not ruled and _is_misled(my, [*chosen], said)
    explain(my, reason(seen, my.works, my.must_lie) or FREE, misled=misled, ruled=ruled)


def remind(t: ClocktowerTable, s: ClocktowerSeat, role: Character, said: Statement) -> None:
    """Lay the reminders of who was told that one of two is a certain character: of the two, it is who is so in truth,
    else who may register as it, else the first.
    """
    shown, *about = said
    if len(about) == PAIR and all(token.startswith("#") for token in about):
        look = Look(t)
        seen = {n: look.at(t.seats[n], shown) for n in [int(token[1:]) for token in about]}
        right, wrong = sorted(seen, key=lambda n: (seen[n].fact, seen[n].yes), reverse=True)
        t.emit(Reminded(s.no, role.id, right, wrong))


def explain(my: Ability, why: str, believed: Event | None = None, *, misled: bool = False, ruled: bool = False) -> None:
    """Note why it was lawful to say the last thing told, or that a person ruled it, and in which world its owner can
    believe it; `misled`: it is so only by what another ability makes somebody seem.
    """
    my.t.emit(Explained(my.seat.no, my.role.id, RULED if ruled else why, why == TRUE))
    if believed is not None:
        my.t.emit(believed)
    if why != TRUE or misled:
        my.went_wrong()
    if my.works:
        disturb(my.t, my.seat)
    if why == TRUE and not ruled and my.real and my.role.kind == TOWNSFOLK:
        tell_true(my.t, my.seat)


def _is_misled(my: Ability, chosen: list[ClocktowerSeat], said: Statement) -> bool:
    """Whether this would not be so if nobody were marked to seem evil."""
    if not any(my.t.in_force(s, SEEMS_EVIL) for s in my.t.seats):
        return False
    ((_, marked),) = teller(my).weighed(my, chosen, [said], Look(my.t))
    ((_, seen),) = teller(my).weighed(my, chosen, [said], Look(my.t, marked=False))
    return marked.fact and not seen.fact


def _likeliest(lawful: dict[Statement, str]) -> str:
    """What silence tells: what is true where that is lawful, else the first."""
    true = [said for said, why in lawful.items() if why == TRUE]
    return ">".join((true or list(lawful))[0])


__all__ = [
    "FREE",
    "MUST_LIE",
    "REGISTERS",
    "TRUE",
    "Counting",
    "Learner",
    "LearningTownsfolk",
    "Statement",
    "explain",
    "learn",
    "legal",
    "remind",
    "say",
]
