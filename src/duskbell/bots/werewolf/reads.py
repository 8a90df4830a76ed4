"""What a plain Werewolf bot makes of what was said and done: whom to believe, whom to suspect, from its own view."""

from __future__ import annotations

from math import tanh

from duskbell.bots.once import once
from duskbell.bots.werewolf.notes import WOLF_CARDS, Notes, is_wolf, looker, tells_side, unsure
from duskbell.games.werewolf.events import Acted, Burst, CardShown, Died, Dueled, Learned
from duskbell.games.werewolf.role import GOD
from duskbell.games.werewolf.roles import ROLES
from duskbell.games.werewolf.table import GOOD, WOLVES, WerewolfTable
from duskbell.kernel import View

SURE = 100.0
"""How suspect somebody is who is certainly a wolf."""
LOST = 12.0
"""How suspect a wolf is to the others whom its own pack gives up."""
COUNTS = 0.5
"""How much a single finding tells of whether its finder finds the truth: wolves are fewer than others."""


class Reads:
    """One seat's reading of the table as it is now.

    A wolf reads as the good do, who do not know its pack; `blamed` says whom it wants out. Each thing is worked out
    when somebody first asks for it: most of what a seat says and decides takes a look at a few of them. `temper`: a
    little of everybody's own, so that not all think alike.
    """

    def __init__(self, view: View[WerewolfTable], notes: Notes, temper: list[float]) -> None:
        self.view, self.t, self.me = view, view.table, view.me
        self.notes, self.temper = notes, temper
        self.card, self.unsure = looker(self.t.cards), unsure(self.t.cards)

    @once
    def findings(self) -> list[Learned]:
        """What this seat has found itself."""
        return [told for _, told in self.notes.of(Learned) if told.seat == self.view.seat and tells_side(told)]

    @property
    def dead_by_night(self) -> dict[int, int]:
        """Whom the pack has most likely killed, and in which night."""
        return self.notes.night_deaths

    @once
    def seers(self) -> list[int]:
        """Who claims to be the card that leads the talk, in the order in which they came out."""
        return self.notes.who_claims(self.card)

    @once
    def odds(self) -> dict[int, float]:
        """Where findings may be the wrong way round, how much speaks against that, by who tells them."""
        return {n: self._odds(n) for n in self.seers} if self.unsure else {}

    @once
    def trust(self) -> dict[int, float]:
        """How far each who claims the leading card is believed, 1 for certain, -1 for certainly not."""
        return {n: self._trust(n) for n in self.seers}

    # -- what is certain -----------------------------------------------------------------------------------------------

    @once
    def known(self) -> dict[int, bool]:
        """Who is certainly a wolf (True) or certainly none."""
        t, me = self.t, self.me
        known: dict[int, bool] = {}
        if me.team != WOLVES and not (self.unsure and me.role is not None and me.role.id == "seer"):
            known.update({told.target: is_wolf(told) for told in self.findings})
        known[me.no] = False
        for _, burst in self.notes.of(Burst):
            known[burst.seat] = True
        for _, shown in self.notes.of(CardShown):
            known[shown.seat] = shown.role in WOLF_CARDS
        for _, duel in self.notes.of(Dueled):
            known[duel.target] = t.seats[duel.seat].alive
        return known

    # -- whom to believe -----------------------------------------------------------------------------------------------

    def _told_by(self, n: int) -> list[tuple[int, bool]]:
        """What a seat has found or says to have found: (of whom, whether a wolf); a wolf goes by what it says."""
        if n == self.me.no and self.me.team != WOLVES:
            return [(told.target, is_wolf(told)) for told in self.findings]
        return self.notes.told.get(n, [])

    def _odds(self, n: int) -> float:
        """Where findings may be the wrong way round, above zero where they are right. Of three who claim the card, two
        tell what is not so. Who finds wolves all the time does, most likely. Whoever turns out to be something tells
        most.
        """
        odds = -0.8 if len(self.seers) > 2 else 0.0
        for target, wolf in self._told_by(n):
            odds += -COUNTS if wolf else COUNTS
            truth = self.known.get(target, False if target in self.dead_by_night else None)
            if truth is not None and target != n:
                odds += 2.5 if truth == wolf else -2.5
        return odds

    def straight(self, n: int, wolf: bool) -> float:
        """Whether a finding of `n` is right (1) or the wrong way round (-1), by all of them but itself."""
        return tanh((self.odds[n] + (COUNTS if wolf else -COUNTS)) / 2) if self.unsure else 1.0

    def _trust(self, n: int) -> float:
        """How far somebody who claims the leading card is believed."""
        if n == self.me.no:
            return 1.0
        if self.known.get(n) or (not self.unsure and self.me.role is not None and self.me.role.id == self.card):
            return -1.0
        trust = 0.6 if len(self.seers) > (2 if self.unsure else 1) else 0.9
        if len(self.seers) > 1 and not self.unsure:
            trust = 0.5 + self._standing(n)
        for target, wolf in self._told_by(n):
            if self.unsure:
                break
            if self.known.get(target, wolf) != wolf:
                return -1.0
            if wolf and (target in self.dead_by_night or self.backed(target)):
                trust -= 0.5
        return max(-0.9, min(0.95, trust))

    def _standing(self, n: int) -> float:
        """What tells several claimants apart. Who came out first did not know that there would be another. Whom the
        pack hunts is none of it; whom it leaves alone night after night, with no other claimant left, is.
        """
        rivals = [m for m in self.seers if m != n]
        hunted = not self.notes.night_deaths.keys().isdisjoint(rivals)
        if n in self.notes.night_deaths:
            return 0.0 if hunted else 0.45
        if hunted:
            return -1.0
        standing = 0.12 if self.seers[0] == n else -0.12
        if not any(self.t.seats[m].alive for m in rivals):
            since = max(day for day, d in self.notes.of(Died) if d.seat in rivals)
            standing -= 0.4 * len({day for day in self.dead_by_night.values() if day > since})
        return standing

    def backed(self, n: int) -> bool:
        """Whether somebody claims a god's card that nobody else claims."""
        if not (card := self.notes.claimed(n)):
            return False
        god = card in ROLES and ROLES[card].kind == GOD and card != self.card and card in self.t.cards
        return god and self.notes.who_claims(card) == [n]

    # -- whom to suspect -----------------------------------------------------------------------------------------------

    @once
    def blame(self) -> list[float]:
        """How suspect each seat is, `SURE` for certain, below zero for trusted."""
        blame = [0.5 * x for x in self.temper[: len(self.t.seats)]]
        self._by_deeds(blame)
        self._by_words(blame)
        self._by_ballots(blame)
        for n, wolf in self.known.items():
            blame[n] = SURE if wolf else -SURE
        for n in self.t.bonded:
            blame[n] = -SURE
        return blame

    def _by_deeds(self, blame: list[float]) -> None:
        """What was seen at night: whom the pack hunts is seldom its own; whom nobody enchants may be the piper."""
        for n in self.notes.night_deaths:
            blame[n] -= 2.0
        for _, act in self.notes.of(Acted):
            if act.power == "antidote":
                blame[act.targets[0]] -= 3.0
        uncharmed = self.uncharmed()
        for n in uncharmed:
            blame[n] += 30.0 / len(uncharmed)

    def uncharmed(self) -> list[int]:
        """Of whom one of the enchanted knows the piper to be one: the living who are not enchanted."""
        if not self.me.has_mark("enchanted"):
            return []
        return [s.no for s in self.t.living if not s.has_mark("enchanted")]

    def _by_words(self, blame: list[float]) -> None:
        """Findings count as much as who tells them is believed; a card that two claim makes both suspect."""
        for n, trust in self.trust.items():
            weight = 1.5 if self.unsure else 8.0
            blame[n] += SURE / 2 if trust <= -1 else weight * (0.5 - trust)
            for target, wolf in self._told_by(n):
                if trust > 0.3:
                    blame[target] += trust * self.straight(n, wolf) * (30.0 if wolf else -10.0)
                elif trust < 0:
                    blame[target] += -2.0 if wolf else 3.0
        for r in self.notes.reports:  # of who learns something without leading the talk
            if r.seat not in self.trust and self.backed(r.seat):
                blame[r.target] += 20.0 if r.wolf else -8.0
        for n, card in self.notes.gods:
            if card == self.card:
                continue
            mine = self.me.role is not None and self.me.role.id == card and n != self.me.no
            blame[n] += SURE / 2 if mine else -4.0 if self.backed(n) else 2.0
        for by, whom in self.notes.distrusts:
            if blame[by] < 1.0:
                blame[whom] += 0.3 if by in self.notes.night_deaths else 0.1

    def _by_ballots(self, blame: list[float]) -> None:
        """Who votes against the trusted and for the suspect, or elects the suspect, is suspect."""
        seen = [1.0 if b > 8 else -1.0 if b < -8 else b / 8 for b in blame]
        for n, wolf in self.known.items():
            seen[n] = 1.0 if wolf else -1.0
        for voter, target, way in self.notes.ballots:
            blame[voter] += way * seen[target]


def blamed(reads: Reads) -> list[float]:
    """Whom this seat wants out. A wolf wants its pack spared, but for those who are lost anyway; and whoever may find
    it dead, as far as it knows who that is.
    """
    blame, me = reads.blame[:], reads.me
    if me.team == WOLVES:
        pack = pack_of(reads.t)
        for n in pack:
            blame[n] = -SURE if blame[n] < LOST or len(reads.t.wolves) < 3 else blame[n]
        for n in [*reads.seers, *foxes(reads)]:
            if n not in pack:
                blame[n] += 20.0 if len(pack) > 1 else 10.0 * reads.trust.get(n, 1.0)
        for n in called_wolf(reads):
            blame[n] = SURE  # as it would be to who has found that
    blame[me.no] = -2 * SURE
    return blame


def called_wolf(reads: Reads) -> list[int]:
    """The living whom this seat has called a wolf, as something it has found: it stands by that, unless
    nobody can be sure of such a finding.
    """
    told = [] if reads.unsure else reads.notes.told.get(reads.me.no, [])
    return [n for n in dict.fromkeys([n for n, wolf in told if wolf]) if reads.t.seats[n].alive]


def foxes(reads: Reads) -> list[int]:
    """Whom the pack has hunted in vain after the first night, where a fox is among the cards."""
    if "cursed_fox" not in reads.t.cards:
        return []
    hunted = [act.targets[0] for day, act in reads.notes.of(Acted) if act.power == "kill" and 1 < day < reads.t.day]
    return [n for n in hunted if reads.t.seats[n].alive]


def pack_of(t: WerewolfTable) -> list[int]:
    """The wolves this seat knows, dead or alive."""
    return [s.no for s in t.seats if s.team == WOLVES]


def mix(day: int, seat: int) -> int:
    """A fixed order of the seats that changes from day to day: the pack agrees by it without a word."""
    return (seat * 7919 + day * 104729) % 1009


def on_the_good_side(reads: Reads) -> bool:
    """Whether it speaks for the good: their own, and who belongs to nobody yet."""
    return reads.me.team in (GOOD, "drifter")
