"""What a Mafia bot that talks has in mind: its part, who has claimed what, and what dead cards say about the living."""

from __future__ import annotations

from collections.abc import Iterable

from duskbell.bots.bot import Bot
from duskbell.bots.mafia.group import settled
from duskbell.bots.mafia.hearing import HUNCHES
from duskbell.bots.mafia.plain import PlainMafiaBot
from duskbell.bots.mafia.suspicion import SURE, suspicion
from duskbell.bots.talk import Args, Memory, Mind
from duskbell.games.mafia.roles import KILLER, Angel, recommended_killers
from duskbell.games.mafia.sayings import FINDINGS, says_angel
from duskbell.games.mafia.table import (
    KILLERS,
    REASONS,
    VILLAGE,
    Accused,
    Died,
    Learned,
    MafiaTable,
    Seconded,
    SpokenAloud,
    Voted,
)
from duskbell.kernel import View


class MafiaMind(Mind[MafiaTable]):
    """One seat's. `found`: what it was told as an angel; `teams`: which side the dead were on, `cards` their cards;
    `angels`: who has said to be an angel, `findings`: (who, of whom, whether a killer, round) as they were told.
    """

    def __init__(self, view: View[MafiaTable], memory: Memory, temper: list[float], bot: Bot | None = None) -> None:
        super().__init__(view, memory, leaning(view, temper))
        self.me, self.bot = view.me, bot
        if self.t.stage == REASONS and self.t.accuser == self.no:
            self.doubted = [self.t.accused]
        self.is_angel, self.is_killer = isinstance(self.me.role, Angel), self.me.role is KILLER
        self.found = {told.target: told.killer for _, _, told in memory.of(Learned) if told.seat == self.no}
        self.died = [(day, e) for _, day, e in memory.of(Died)]
        self.cards = {e.seat: e.role for _, e in self.died}
        self.teams = {n: KILLERS if card == KILLER.id else VILLAGE for n, card in self.cards.items()}
        self.votes = [(day, e) for _, day, e in memory.of(Voted)]
        self.accused = [(day, e) for _, day, e in memory.of(Accused)]
        self.seconded = [(day, e) for _, day, e in memory.of(Seconded)]
        claimed = [u for u in memory.said if says_angel(u.line, u.about)]
        self.angels = list(dict.fromkeys([u.seat for u in claimed]))
        self.findings = [(u.seat, int(u.about[0]), FINDINGS[u.line], u.day) for u in claimed if u.line in FINDINGS]
        self.is_out = self.no in self.angels
        self.threshold = 0.9 if len(self.t.living) > 5 else 0.5

    # -- of the dead ---------------------------------------------------------------------------------------------------

    def wrongly(self) -> Iterable[tuple[int, Voted]]:
        """Votes that executed somebody of the village."""
        return [(day, v) for day, v in self.votes if self.executed(v) and self.teams.get(v.accused) == VILLAGE]

    def rightly(self) -> Iterable[tuple[int, Voted]]:
        """Votes on somebody who was a killer, whatever came of them."""
        return [(day, v) for day, v in self.votes if self.teams.get(v.accused) == KILLERS]

    def executed(self, vote: Voted) -> bool:
        """Whether a vote came to an execution."""
        return len(vote.guilty) > len(vote.innocent)

    def killed(self, n: int, day: int) -> bool:
        """Whether somebody was killed in the night after this day."""
        return any(e.seat == n and e.cause == "killers" and d == day + 1 for d, e in self.died)

    # -- of the living -------------------------------------------------------------------------------------------------

    def open_angels(self) -> list[int]:
        """Who lives, is not this seat and says to be an angel."""
        return [n for n in self.angels if n != self.no and self.alive(n)]

    def spoke_today(self, n: int) -> bool:
        """Whether somebody has said anything since dawn."""
        return self.memory.spoke.get(n, -1) >= self.dawn

    @property
    def dawn(self) -> int:
        """Where in the log the present day began."""
        return next((start for name, start in reversed(self.t.spans) if name == "day"), 0)

    def aloud(self) -> bool:
        """Whether all heard last night that an angel had found a killer."""
        return any(day == self.day and e.killer for _, day, e in self.memory.of(SpokenAloud))

    def last_chance(self) -> bool:
        """Whether, by the numbers that all know, one more wrong execution and a night decide it."""
        dead = sum(team == KILLERS for team in self.teams.values())
        killers = (self.t.options.killers or recommended_killers(len(self.t.seats))) - dead
        return len(self.t.living) - 2 - killers <= killers

    def by_hunch(self) -> bool:
        """Whether who accuses this seat has named no reason but a feeling."""
        words = self.memory.by(self.t.accuser)
        return self.t.accused == self.no and bool(words) and words[-1].line in HUNCHES

    def settles(self) -> list[Args]:
        """At whom it points, where the killers do not know."""
        n = settled(self.view, self.bot.named) if isinstance(self.bot, PlainMafiaBot) and self.is_killer else None
        return [] if n is None else [(n,)]

    def pairs(self, found: Iterable[tuple[int, int]]) -> list[Args]:
        """Of these (whom, somebody else) those whom it suspects."""
        return [(a, b) for a, b in found if a in self.doubted and a != b]

    def ballots(self, vote: Voted, *, guilty: bool) -> list[tuple[int, int]]:
        """Who voted so on somebody, as (voter, accused); of oneself nobody counts."""
        return [(n, vote.accused) for n in (vote.guilty if guilty else vote.innocent) if n != vote.accused]


def leaning(view: View[MafiaTable], temper: list[float]) -> list[float]:
    """How suspect each seat is to this one: by what all know, what it knows itself, and a little by nature."""
    t, me = view.table, view.me
    blame = [b + 0.2 * x for b, x in zip(suspicion(t, unless=me.no), temper, strict=False)]
    for s in t.seats:
        if me.role is KILLER and s.role is KILLER:
            blame[s.no] = -SURE
    for entry in t.log:
        if isinstance(entry.event, Learned) and entry.event.seat == me.no:
            blame[entry.event.target] = SURE if entry.event.killer else -SURE
    return blame
