"""An ability: a character in somebody's hands. Its verbs know whether it works, so no character has to.

Whoever takes itself for a character (the Drunk) has such an ability, too: it never works, and does all the same things
before its holder's eyes.
"""

from __future__ import annotations

from typing import Any, TypeVar

from duskbell.games.clocktower.asking import covered
from duskbell.games.clocktower.character import DEMON, TOWNSFOLK, Character
from duskbell.games.clocktower.events import (
    Abnormal,
    Chose,
    Decided,
    Died,
    DuskFell,
    Faltered,
    Gained,
    Missed,
    Named,
    Outlived,
    Restored,
    Revived,
    Slept,
    Told,
    Woke,
)
from duskbell.games.clocktower.failures import LATER, by_itself, disturb, miss, sheltered
from duskbell.games.clocktower.intention import is_to_come, meant_before, named_for, together
from duskbell.games.clocktower.life import BY_ABILITY, BY_DEMON, die, learn_of_it
from duskbell.games.clocktower.look import Look
from duskbell.games.clocktower.past import happened, is_settled
from duskbell.games.clocktower.sobriety import DRUNK, KEEPS, POISONED, SOBER, guarded, working
from duskbell.games.clocktower.table import ASLEEP, HALF, SPENT, TWICE, ClocktowerSeat, ClocktowerTable
from duskbell.kernel import MODERATOR, NOBODY, Event, choose, choose_many, roll
from duskbell.kernel.ask import NO, YES, Ask, token
from duskbell.kernel.core_events import Marked

A = TypeVar("A", Chose, Decided, Named)
CHARACTER, PLAYER = "clocktower.character", "clocktower.player"  # what is asked, if nothing else is said
T = TypeVar("T")
S = TypeVar("S", ClocktowerSeat, Character)


class Ability:
    """`seat` holds it, or takes itself to; `role` is the character that it comes from.

    What was chosen and decided since it was called upon stands: a phase that begins again asks for none of it twice.
    """

    __slots__ = ("asked", "role", "seat", "start", "stood", "t")

    def __init__(self, t: ClocktowerTable, seat: ClocktowerSeat, role: Character, start: int = 0) -> None:
        """`start`: the place in the log since which it is at its deed."""
        self.t, self.seat, self.role, self.start = t, seat, role, start
        self.asked: dict[str, int] = {}
        self.stood = False
        """Whether what was chosen last had been chosen at dusk."""

    # -- what it is --------------------------------------------------------------------------------------------------

    @property
    def works(self) -> bool:
        """Whether it works now."""
        return self.t.at_work(self.seat, self.role.id)

    @property
    def real(self) -> bool:
        """Whether its holder has it, and does not only believe so."""
        return self.role in self.seat.roles

    @property
    def must_lie(self) -> bool:
        """Whether all that it tells must be false."""
        return (
            self.role.kind == TOWNSFOLK
            and self.real
            and not self.hears_truth
            and any(self.t.character(id).falsifies for _, id in working(self.t))
            and not guarded(self.t, self.seat)
        )

    @property
    def hears_truth(self) -> bool:
        """Whether all that it tells is true, whoever might seem something else."""
        return self.works and self.t.in_force(self.seat, SOBER)

    @property
    def times(self) -> int:
        """How often it acts in its step of the night, or in its deeds of the day."""
        return 2 if self.t.in_force(self.seat, TWICE) else 1

    @property
    def spent(self) -> bool:
        """Whether it can be used no more."""
        return self.t.spent(self.seat, self.role.id)

    @property
    def may_act(self) -> bool:
        """Whether its holder lives, in truth, or another ability lets it act when dead."""
        return self.t.lives(self.seat) or self.t.in_force(self.seat, KEEPS)

    @property
    def kept_asleep(self) -> bool:
        """Whether something keeps its holder from acting as a Demon tonight."""
        return self.role.kind == DEMON and self.real and self.t.in_force(self.seat, ASLEEP)

    @property
    def awake(self) -> bool:
        """Whether its holder's eyes are open for it, and it is under way."""
        return self._woken_at() >= 0 and not is_to_come(self.t, self.seat, self.role.id)

    @property
    def has_heard(self) -> bool:
        """Whether its holder was told something by it tonight already, by hand, since it has last acted."""
        mine = (self.seat.no, self.role.id)
        tonight = [e.event for e in self.t.log[self.t.spans[-1][1] :] if isinstance(e.event, Told | Slept)]
        told = sum(isinstance(e, Told) and (e.seat, e.role) == mine for e in tonight)
        return told > sum(isinstance(e, Slept) and (e.seat, e.role) == mine for e in tonight)

    def works_but_for(self, s: ClocktowerSeat) -> bool:
        """Whether it would work if no ability of this seat had made its holder drunk since it is at its deed."""
        world = self.t.copy()
        mine = world.seats[self.seat.no]
        mine.marks = tuple([m for m in mine.marks if m.by != s.no or m.at < self.start])
        return (mine.no, self.role.id) in working(world)

    @property
    def fresh(self) -> int:
        """The place in the log since which what it tells at first has not been told: it is new, or has come back."""
        back = [n for n, e in happened(self.t, Revived, Restored) if e.seat == self.seat.no]
        return max(self.since, *back[-1:], 0)

    @property
    def has_told(self) -> bool:
        """Whether it has told its holder something since it is new."""
        mine = (self.seat.no, self.role.id)
        new = self.fresh
        return any(n >= new and (e.seat, e.role) == mine for n, e in happened(self.t, Told))

    @property
    def since(self) -> int:
        """The place in the log since which its holder has it."""
        mine = (self.seat.no, self.role.id)
        gained = [n for n, e in happened(self.t, Gained) if (e.seat, e.role) == mine]
        return max(self.t.since[self.seat.no], *gained[-1:], 0)

    def decided(self, what: str) -> str:
        """What the Storyteller has decided about it since it is at its deed; "" for nothing."""
        mine = [e.event for e in self.t.log[self.start :] if isinstance(e.event, Decided)]
        said = [d.answer for d in mine if (d.seat, d.role, d.what) == (self.seat.no, self.role.id, what)]
        return said[-1] if said else ""

    def has_marked(self, s: ClocktowerSeat, name: str) -> bool:
        """Whether a reminder of this very ability lies on a seat."""
        return any(m.name == name and m.by == self.seat.no and m.of == self.role.id for m in s.marks)

    # -- what it does ------------------------------------------------------------------------------------------------

    def wake(self) -> None:
        """Its holder opens the eyes, unless they are open for it already. Who was asked with others sees that once."""
        at, waits = self._woken_at(), is_to_come(self.t, self.seat, self.role.id)
        if at < 0 or waits:
            self.t.emit(Woke(self.seat.no, self.role.id), *(() if waits else self._eyes))
            at = len(self.t.log) - 1
        self.start = at

    def _woken_at(self) -> int:
        """Where in the log its holder was woken for it and has not closed the eyes since; -1: nowhere."""
        for n in range(len(self.t.log) - 1, -1, -1):
            e = self.t.log[n].event
            if isinstance(e, DuskFell) or (isinstance(e, Slept) and e.seat == self.seat.no):
                return -1
            if isinstance(e, Woke) and e.seat == self.seat.no:
                return n if e.role == self.role.id else -1
        return -1

    def sleep(self) -> None:
        """Its holder closes the eyes."""
        self.t.emit(Slept(self.seat.no, self.role.id), *self._eyes)

    @property
    def _eyes(self) -> tuple[ClocktowerSeat, ...]:
        """Who sees what is done at its step: nobody, where all choose together, and hear of it before dawn."""
        return () if together(self.t) else (self.seat,)

    def tell(self, news: Event, *others: ClocktowerSeat) -> None:
        """Its holder hears or sees this, or these others do instead: at once, or, where all choose together, before
        dawn.
        """
        self.t.emit(news, *(() if together(self.t) else others or (self.seat,)))

    def spend(self) -> None:
        """It can be used no more; the first time only half of it is gone, if it acts twice."""
        if self.times == 2 and not self.has_marked(self.seat, HALF):
            self.t.emit(Marked(self.seat.no, HALF, self.seat.no, "", self.role.id))
        elif not self.spent:
            self.t.emit(Marked(self.seat.no, SPENT, self.seat.no, "", self.role.id))

    def went_wrong(self) -> None:
        """It did not do what it should, which is noted once for each deed, if that is another's doing."""
        wrong = Abnormal(*(mine := (self.seat.no, self.role.id)))
        if by_itself(self.t, mine) or (self.start > 0 and any(e.event == wrong for e in self.t.log[self.start :])):
            return
        if self.real:
            self.t.emit(wrong)
        elif self.t.doubted(self.seat):
            self.t.emit(Faltered(self.seat.no, self.role.id))

    def place(self, s: ClocktowerSeat, name: str, until: str = "") -> None:
        """Lay a reminder on a seat: nothing, where it does not work, or has laid it since it is at its deed, or where a
        Demon would make somebody drunk or poisoned whom no Demon harms.
        """
        if name in (DRUNK, POISONED) and self.role.kind == DEMON and guarded(self.t, s):
            return
        if any((m.name, m.by, m.of) == (name, self.seat.no, self.role.id) and m.at >= self.start > 0 for m in s.marks):
            return
        if self.works:
            self.t.emit(Marked(s.no, name, self.seat.no, until, self.role.id))
            disturb(self.t, self.seat)
        elif name not in LATER:
            self.went_wrong()
        elif self.real or self.t.doubted(self.seat):
            miss(self.t, Missed(self.seat.no, self.role.id, s.no, name))

    def lay(self, s: ClocktowerSeat, name: str) -> None:
        """Lay a reminder that stands from set-up on: it is laid whether it works or not, and counts while it does."""
        self.t.emit(Marked(s.no, name, self.seat.no, "", self.role.id))

    async def attack(self, victim: ClocktowerSeat, cause: str = BY_DEMON) -> bool:
        """Kill, unless something prevents it; whether the victim died."""
        if not self.works:
            if self.t.lives(victim) and not sheltered(self.t, Died(victim.no, cause, self.seat.no, self.role.id)):
                self.went_wrong()
            return False
        disturb(self.t, self.seat)
        return await self.kill(victim, cause)

    async def kill(self, victim: ClocktowerSeat, cause: str = BY_ABILITY) -> bool:
        """Let somebody die of it, unless something prevents that, or has since it is at its deed: the phase may have
        begun again, and who outlives it once is not killed twice. Whether the victim died.
        """
        outlived = Outlived(self.seat.no, self.role.id, victim.no)
        if any(e.event == outlived for e in self.t.log[self.start :]):
            return False
        died = await die(self.t, victim, cause, self.seat.no, self.role.id)
        if self.t.lives(victim):
            self.t.emit(outlived)
        return died

    # -- what it asks ------------------------------------------------------------------------------------------------

    async def choose(self, among: list[ClocktowerSeat], key: str = PLAYER) -> ClocktowerSeat:
        """Its holder names a player."""
        chosen = self._stands(Chose, key)
        if chosen is None:
            ask = choose(self.seat, key, among, about=(self.role.id,), seconds=self.t.options.night_seconds)
            named: ClocktowerSeat | None = await self._answer(ask)
            who = named if named is not None else await self.asleep(among)
            chosen = Chose(self.seat.no, self.role.id, key, (who.no,))
            self.t.emit(chosen, *(self._eyes if self.stood else (self.seat,)))
        await self.notice([self.t.seats[n] for n in chosen.targets])
        return self.t.seats[chosen.targets[0]]

    async def choose_many(
        self,
        among: list[ClocktowerSeat],
        least: int,
        most: int,
        key: str = "clocktower.players",
        *,
        ordered: bool = False,
        optional: bool = False,
    ) -> list[ClocktowerSeat]:
        """Its holder names several players, or, if `optional`, nobody; `ordered`: each is yet to `notice`."""
        chosen = self._stands(Chose, key)
        if chosen is None:
            about, seconds = (self.role.id,), self.t.options.night_seconds
            way = {"ordered": ordered, "optional": optional}
            ask = choose_many(self.seat, key, among, least, most, about=about, seconds=seconds, **way)
            who = await self._answer(ask) or []
            while len(who) < least and not optional:
                who = [*who, await self.asleep([s for s in among if s not in who])]
            chosen = Chose(self.seat.no, self.role.id, key, tuple([w.no for w in who]))
            self.t.emit(chosen, *(self._eyes if self.stood else (self.seat,)))
        who = [self.t.seats[n] for n in chosen.targets]
        await self.notice([] if ordered else who)
        return who

    async def notice(self, chosen: list[ClocktowerSeat]) -> None:
        """Who has been chosen by this ability at night may answer to that at once."""
        for s in chosen if self.real and self.t.phase == "night" else []:
            for role in s.roles:
                await self.t.character(role.id).noticed(Ability(self.t, s, self.t.character(role.id)), self)

    async def name(self, among: list[Character], key: str = CHARACTER, optional: bool = False) -> Character | None:
        """Its holder names a character, or none where that is allowed."""
        named = self._stands(Named, key)
        if named is None:
            seconds, about = self.t.options.night_seconds, (self.role.id, *named_for(self.t, self.seat, self.role.id))
            given: tuple[Character, ...] = tuple(among)
            ask: Ask[Any]
            if optional:
                ask = choose(self.seat, key, given, optional=True, about=about, seconds=seconds)
            else:
                ask = choose(self.seat, key, given, about=about, seconds=seconds)
            role: Character | None = await self._answer(ask)
            if role is None and not optional:
                role = await roll("clocktower.asleep", given)
            named = Named(self.seat.no, self.role.id, key, role.id if role is not None else "", role is None)
            self.t.emit(named, *(self._eyes if self.stood else (self.seat,)))
        return self.t.character(named.named) if named.named else None

    async def _answer(self, ask: Ask[T]) -> T:
        """What its holder answers: ahead already, if the same was asked then, else now. May raise `Void`."""
        meant = meant_before(self.t, self.seat, ask)
        self.stood = meant is not None
        if meant is not None:
            return ask.read(meant, self.t.by_token)
        if self.seat.no in self.t.changed:
            learn_of_it(self.t, self.seat)
        return await covered(ask)

    async def asleep(self, among: list[ClocktowerSeat]) -> ClocktowerSeat:
        """For who is silent and must name somebody, chance does: somebody else alive, so that a silent table ends."""
        others = [s for s in among if s.alive and s is not self.seat]
        return await roll("clocktower.asleep", others or among)

    async def storyteller(
        self,
        key: str,
        options: list[Any],
        notes: tuple[str, ...] = (),
        of: str = "",
        whom: ClocktowerSeat | None = None,
    ) -> Any:
        """The Storyteller decides something about it; the first option is what the rules suggest. `of`: what tells this
        decision from others of its kind; `whom`: about which seat.
        """
        what = f"{key} {of}" if of else key
        decided = self._stands(Decided, what)
        if decided is None:
            names = tuple([token(o) for o in options])
            about = (self.seat.no, self.role.id, *([] if whom is None else [whom.no]))
            ask: Ask[Any] = Ask(MODERATOR, f"clocktower.{key}", names, about, names[0], notes=notes)
            decided = self._decided(what, key, token(await ask), whom)
            self.t.emit(decided)
        return self.t.by_token.get(decided.answer, decided.answer)

    async def storyteller_some(
        self, key: str, among: list[S], least: int = 0, most: int | None = None, about: tuple[int, ...] | None = None
    ) -> list[S]:
        """The Storyteller names as many of these as it likes, or from `least` to `most`. `about`: what the question is
        about, if not the ability.
        """
        decided = self._stands(Decided, key)
        if decided is None:
            of: tuple[Any, ...] = (self.seat.no, self.role.id) if about is None else about
            most = len(among) if most is None else most
            named = await choose_many(MODERATOR, f"clocktower.{key}", among, least, most, about=of)
            decided = self._decided(key, key, ",".join([s.token for s in named]))
            self.t.emit(decided)
        return [self.t.by_token[token] for token in decided.answer.split(",") if token]

    def _decided(self, what: str, kind: str, answer: str, whom: ClocktowerSeat | None = None) -> Decided:
        named = tuple([int(x[1:]) for x in answer.split(",") if x.startswith("#")])
        return Decided(self.seat.no, self.role.id, what, answer, kind, NOBODY if whom is None else whom.no, named)

    async def registers(self, s: ClocktowerSeat, what: str, of: str = "", *, ahead: bool = False) -> bool:
        """Whether a seat registers as this here: the Storyteller's choice where it may and need not. `of`: what tells
        this check from others of the same seat. `ahead`: it is settled now for a deed that may never come. By day
        whoever might not seem anything else before dawn is what they are: a question would tell that there is one.
        """
        seen = Look(self.t).at(s, what)
        if not (seen.yes and seen.no):
            return seen.yes
        if not (ahead or not is_settled(self.t) or self.decided(f"registers {s.token}{of}")):
            return seen.fact
        answers = [YES, NO] if seen.fact else [NO, YES]
        said = token(await self.storyteller("registers", answers, ("true", "registers"), s.token + of, s)) == YES
        if said != seen.fact and not ahead:
            self.went_wrong()
        return said

    def _stands(self, kind: type[A], what: str) -> A | None:
        """What was answered since it is at its deed, if the phase has begun again since: each answer counts once."""
        nth = self.asked[what] = self.asked.get(what, 0) + 1
        mine = (self.seat.no, self.role.id, what)
        answers = [e.event for e in self.t.log[self.start :] if isinstance(e.event, kind)]
        stand = [e for e in answers if (e.seat, e.role, e.what) == mine]
        return stand[nth - 1] if len(stand) >= nth else None


def abilities(t: ClocktowerTable, id: str) -> list[Ability]:
    """Whoever holds this character's ability, or takes itself to, in the order of the circle."""
    role, start = t.character(id), t.spans[-1][1] if t.spans else 0
    return [Ability(t, s, role, start) for s in t.people if role in s.acts_as]
