"""What a Werewolf bot that talks has in mind: the part it plays, and what its reading of the table has to show."""

from __future__ import annotations

from collections.abc import Iterable

from duskbell.bots.talk import Args, Memory, Mind, Uttered
from duskbell.bots.werewolf.group import settled
from duskbell.bots.werewolf.notes import DISTRUST, WOLF_CARDS, is_wolf
from duskbell.bots.werewolf.plain import PlainWerewolfBot
from duskbell.bots.werewolf.reads import blamed
from duskbell.bots.werewolf.talk import liar, own_card
from duskbell.games.werewolf.events import Announced, Burst, CardShown, Died, Floor, PeacefulDay, Voted
from duskbell.games.werewolf.role import GOD
from duskbell.games.werewolf.roles import ROLES
from duskbell.games.werewolf.table import WOLVES, WerewolfTable
from duskbell.kernel import NOBODY, View


class WerewolfMind(Mind[WerewolfTable]):
    """One seat's. `part`: the card it says or would say to hold, "" for a wolf that has not made one up; `results`:
    (of whom, whether a wolf, round) as that card, true or made up; `claims`: (who, card, round) in order; `reports`:
    what was told of whom; `votes`: ballots to exile with their round; `wolves`, `good`: who was shown to be one.
    """

    def __init__(self, view: View[WerewolfTable], memory: Memory, bot: PlainWerewolfBot) -> None:
        self.reads = bot.reads(view)
        super().__init__(view, memory, blamed(self.reads))
        self.bot, self.me, self.notes = bot, view.me, self.reads.notes
        self.is_wolf = self.me.team == WOLVES
        self.is_liar = liar(self.reads)
        self.leads = bot.tongue.leads(self.reads)
        self.claims, self.reports = self.notes.claims, self.notes.reports
        self.claimed = self.notes.claimed(self.no)
        self.part, self.results = self._part()
        self.votes = [(day, v) for _, day, v in memory.of(Voted) if v.kind == "exile"]
        self.wolves = {e.seat for _, _, e in memory.of(Burst)}
        self.wolves |= {e.seat for _, _, e in memory.of(CardShown) if e.role in WOLF_CARDS}
        self.good = {e.seat for _, _, e in memory.of(CardShown) if e.role not in WOLF_CARDS}

    def _part(self) -> tuple[str, list[tuple[int, bool, int]]]:
        tongue = self.bot.tongue
        if self.is_liar:
            return self.reads.card, [(n, wolf, day) for day, (n, wolf) in tongue.lied.items()]
        if self.is_wolf:
            return tongue.guise or self.claimed, []
        found = list(self.reads.findings)
        days = {f.target: day for _, day, f in self.memory.of(type(found[0]))} if found else {}
        return own_card(self.reads), [(f.target, is_wolf(f), days[f.target]) for f in found]

    def settles(self) -> list[Args]:
        """Whom it names to the referee, where its pack does not know."""
        n = settled(self.reads, self.bot.named) if self.is_wolf else None
        return [] if n is None else [(n,)]

    def is_looker(self) -> bool:
        """Whether its part is the card that leads the talk."""
        return bool(self.part) and self.part == self.reads.card

    def is_god(self, card: str) -> bool:
        """Whether this card is a god's."""
        return card in ROLES and ROLES[card].kind == GOD

    # -- who said what -------------------------------------------------------------------------------------------------

    def seers(self) -> list[int]:
        """Who has claimed the card that leads the talk, in order, where that is the seer."""
        return self.reads.seers if self.reads.card == "seer" else []

    def named(self, day: int | None = None) -> list[Uttered]:
        """Every sentence by which somebody was accused, of a day or at all."""
        return [u for u in self.memory.said if u.line in DISTRUST and day in (None, u.day)]

    def accused_me(self) -> list[Uttered]:
        """Those of today by others that name this seat."""
        return [u for u in self.named(self.day) if u.about[0] == self.no and u.seat != self.no]

    def most_named(self) -> list[int]:
        """Whom most have accused today, of the living, twice at least."""
        named = [int(u.about[0]) for u in self.named(self.day)]
        often = [n for n in dict.fromkeys(named) if named.count(n) > 1 and self.alive(n)]
        return sorted(often, key=lambda n: -named.count(n))

    def speakers(self, day: int | None = None) -> list[int]:
        """Who has had the floor, in order."""
        return [e.seat for _, d, e in self.memory.of(Floor) if e.seat != NOBODY and day in (None, d)]

    def names_nobody(self, n: int) -> bool:
        """Whether somebody has had the floor and has named no seat in all they said, in lines."""
        spoke = self.speakers()
        lines = self.memory.by(n)
        last = max((u.at for u in lines), default=-1)
        silent = self.memory.spoke.get(n, -1) <= last
        return n in spoke[:-1] and silent and not any(isinstance(x, int) for u in lines for x in u.about)

    # -- what happened -------------------------------------------------------------------------------------------------

    def yesterday(self) -> list[Voted]:
        """The ballots of the day before."""
        return [v for day, v in self.votes if day == self.day - 1]

    def ballots(self, found: Iterable[Voted]) -> list[tuple[int, int]]:
        """(voter, for whom) of these."""
        return [(by, to) for v in found for by, to in zip(v.seats, v.targets, strict=True) if to not in (NOBODY, by)]

    def unlike(self, found: Iterable[Voted]) -> list[tuple[int, int]]:
        """The same, of those who voted otherwise than this seat: nobody is asked why they voted as oneself did."""
        return [pair for v in found for pair in self.ballots([v]) if (self.no, pair[1]) not in self.ballots([v])]

    def votes_of(self, n: int) -> list[int]:
        """For whom somebody has voted in each ballot to exile, `NOBODY` for an abstention; those it took part in."""
        return [to for _, v in self.votes for by, to in zip(v.seats, v.targets, strict=True) if by == n]

    def exiled(self, day: int) -> list[int]:
        """Who was exiled on a day."""
        return [e.seat for _, d, e in self.memory.of(Died) if e.cause == "exile" and d == day]

    def peaceful(self) -> bool:
        """Whether nobody was exiled the day before."""
        return any(day == self.day - 1 for _, day, _ in self.memory.of(PeacefulDay))

    def announced(self) -> tuple[int, ...] | None:
        """Who was announced dead today; None before that."""
        found = self.memory.last(Announced)
        return found[2].dead if found is not None and found[1] == self.day else None

    def bursts(self) -> list[Args]:
        """(who self-destructed, in whose speech)."""
        found: list[Args] = []
        floors = self.memory.of(Floor)
        for at, _, burst in self.memory.of(Burst):
            speaking = [e.seat for place, _, e in floors if place < at][-1:]
            found += [(burst.seat, n) for n in speaking if n not in (NOBODY, burst.seat)]
        return found

    def pairs(self, found: Iterable[tuple[int, int]]) -> list[Args]:
        """Of these (whom, somebody else) those whom it suspects."""
        return [(a, b) for a, b in found if a in self.doubted and a != b and self.no != b]
