"""Sects & Violets: Townsfolk who visit the Storyteller by day."""

from __future__ import annotations

from collections.abc import Iterable

from duskbell.games.clocktower.ability import Ability
from duskbell.games.clocktower.claims import OWN_WORDS, meaning, menu
from duskbell.games.clocktower.events import Petitioned, Told, Visited
from duskbell.games.clocktower.form import STATEMENTS, Form
from duskbell.games.clocktower.formula import AllOf, Count, Formula, Not, Open, weigh
from duskbell.games.clocktower.lawful import FREE, MUST_LIE, REGISTERS, TRUE, Statement, legal
from duskbell.games.clocktower.look import Look
from duskbell.games.clocktower.statement import LearningTownsfolk, say
from duskbell.games.clocktower.table import ClocktowerSeat
from duskbell.kernel.log import places, since

ASKS = ("visit",)
YES, NO, UNKNOWN = ("yes",), ("no",), "unknown"
ANSWERS, TRULY, FALSELY, MYSELF = "answers", "truly", "falsely", "myself"
FALSE = "false"
"""Why the second of two things is lawful: one of them has to be false."""
TWO = ("claim 1", "claim 2")


class Savant(LearningTownsfolk):
    """博学者: each day may visit the Storyteller and hears two things, one true and one false.

    The Storyteller has them ready before dawn; in their own words a person says them where they talk to one alone.
    """

    form = Form(STATEMENTS, statements=2)
    settles = ("claim",)
    visits = True

    async def foresee(self, my: Ability) -> None:
        if not my.may_act:
            return
        ready: list[str] = []
        for n in range(len(TWO)):
            lawful = self._lawful(my, n)
            options = [c for c in lawful if c not in ready]
            notes = [lawful[c] for c in options]
            more = [OWN_WORDS] if n == 0 else []
            ready.append(await my.storyteller("claim", [*options, *more], (*notes, *["" for _ in more]), str(n + 1)))
            if OWN_WORDS in ready:
                return

    def _lawful(self, my: Ability, n: int) -> dict[str, str]:
        """What may be said first and second, and why: something true, then something false."""
        look, found = Look(my.t), dict[str, str]()
        for claim in menu(my.t):
            seen = weigh(meaning(my.t, claim, len(my.t.log)), look)
            fact, may_be = (seen.fact, seen.yes) if n == 0 else (not seen.fact, seen.no)
            if my.must_lie:
                why = MUST_LIE if seen.no else ""
            elif fact:
                why = FALSE if n else TRUE
            elif my.works:
                why = REGISTERS if may_be and not my.hears_truth else ""
            else:
                why = FREE
            if why:
                found[claim] = why
        return found

    def may_ask(self, my: Ability) -> tuple[str, ...]:
        return ASKS

    async def visit(self, my: Ability, said: str) -> None:
        """What was made ready is said, unless the ability has come to work, or to lie, since then, or it was said
        already: who acts twice comes twice.
        """
        ready = [my.decided(which) for which in TWO]
        mine = (my.seat.no, self.id)
        heard = [c for e in since(my.t, "day", Told) if (e.seat, e.role) == mine for c in e.claims]
        if OWN_WORDS in ready:
            say(my, (OWN_WORDS,), ruled=True)
            return
        for n, claim in enumerate(ready):
            lawful = [c for c in self._lawful(my, n) if c not in ready and c not in heard]
            if lawful and (claim in heard or claim not in self._lawful(my, n)):
                ready[n] = lawful[len(my.t.log) % len(lawful)]
        say(my, tuple(sorted(ready)))

    def statements(self, my: Ability) -> Iterable[Statement]:
        return ((OWN_WORDS,),)

    def meaning(self, my: Ability, chosen: list[ClocktowerSeat], said: Statement) -> Formula:
        return Count(1, tuple([meaning(my.t, c, len(my.t.log)) for c in said])) if OWN_WORDS not in said else AllOf(())


class Artist(LearningTownsfolk):
    """艺术家: once, by day, asks the Storyteller whether something is so.

    Before dawn the Storyteller says whether the program answers at once, truly or not, or they do it when they like.
    """

    form = Form(STATEMENTS, statements=1)
    settles = ("answers",)
    visits = True

    async def foresee(self, my: Ability) -> None:
        if my.may_act and not my.spent:
            ways = [FALSELY] if my.must_lie else [TRULY] if my.works else [TRULY, FALSELY]
            await my.storyteller(ANSWERS, [*ways, MYSELF])

    def may_ask(self, my: Ability) -> tuple[str, ...]:
        if my.spent:
            return ()
        return (*menu(my.t), OWN_WORDS) if my.decided(ANSWERS) == MYSELF else menu(my.t)

    async def visit(self, my: Ability, said: str) -> None:
        way = my.decided(ANSWERS)
        if way == MYSELF:
            my.t.emit(Petitioned(my.seat.no, self.id, said))
        else:
            so = weigh(self.meaning(my, [], YES), Look(my.t)).fact
            lawful = legal(my, [])
            wanted = YES if so != (way == FALSELY) else NO
            say(my, wanted if wanted in lawful else next(iter(lawful)))
        my.spend()

    def answers(self, my: Ability, said: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Which of the two is true of what was asked in own words, a person knows alone: of neither it is said."""
        lawful = {answer: why for (answer,), why in legal(my, []).items()}
        if said == OWN_WORDS and not my.must_lie:
            lawful = dict.fromkeys(lawful, "" if my.works else FREE)
        return (*lawful, UNKNOWN), (*lawful.values(), "")

    async def answered(self, my: Ability, answer: str) -> None:
        say(my, (answer,), ruled=self._asked(my)[1] == OWN_WORDS)

    def statements(self, my: Ability) -> Iterable[Statement]:
        return (YES, NO)

    def meaning(self, my: Ability, chosen: list[ClocktowerSeat], said: Statement) -> Formula:
        """What was so when it was asked. Of a question in own words only a person knows that: both answers may be true,
        and may be false.
        """
        at, asked = self._asked(my)
        if said[0] == UNKNOWN:
            return AllOf(())
        if asked == OWN_WORDS:
            return Not(Open())
        so = meaning(my.t, asked, at)
        return so if said == YES else Not(so)

    def _asked(self, my: Ability) -> tuple[int, str]:
        """Where in the log they have asked, and what."""
        mine = [(at, v.said) for at, v in places(my.t, "day", Visited) if (v.seat, v.role) == (my.seat.no, self.id)]
        return mine[-1] if mine else (len(my.t.log), OWN_WORDS)
