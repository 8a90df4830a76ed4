"""A plain Werewolf bot: sensible play on every board, from its own view alone.

Who learns something at night runs for sheriff and tells; one wolf of the pack claims to be the seer too; whoever is
called a wolf tells the own card; the good follow whom they believe; powers that hurt go to whom is most suspect, powers
that help to whom is most trusted.
"""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

from duskbell.bots.bot import Saying, Voice
from duskbell.bots.group import Named
from duskbell.bots.hearing import heard
from duskbell.bots.werewolf.group import TOGETHER, this_round
from duskbell.bots.werewolf.notes import Notes
from duskbell.bots.werewolf.powers import BOLD, POWERS, seats, worst
from duskbell.bots.werewolf.reached import Reached, reached
from duskbell.bots.werewolf.reads import SURE, Reads, blamed, called_wolf, pack_of
from duskbell.bots.werewolf.talk import Tongue
from duskbell.games.werewolf.stages import WITHDRAWAL
from duskbell.games.werewolf.table import WOLVES, WerewolfTable
from duskbell.kernel import NOBODY, PASS, SILENCE, Ask, View
from duskbell.kernel.many import Many

GAINS_BY_BURSTING = ("white_wolf_king", "blood_moon")


class PlainWerewolfBot:
    """One seat's player. Keeps nothing between questions but its temper (from the seed), what it has made up, and
    whom it has named last to its pack.
    """

    voice = Voice(lambda t: (t.speaker,), gist=reached)

    def __init__(self, seed: str) -> None:
        self.rng = Random(seed)
        self.temper = [self.rng.random() for _ in range(18)]
        self.bold = self.rng.random()
        self.tongue = Tongue(self.rng)
        self.named: Named = ((0, 0), "")
        self._notes: Notes | None = None
        self._reads: Reads | None = None

    def reads(self, view: View[WerewolfTable]) -> Reads:
        """What it makes of its view, thought through anew whenever something has happened."""
        log = view.table.log
        if self._notes is None or not self._notes.fits(log):
            self._notes = Notes(partial(heard, "werewolf", view.table))
        if self._notes.read(log) or self._reads is None or self._reads.view is not view:
            self._reads = Reads(view, self._notes, self.temper)
        return self._reads

    def __call__(self, view: View[WerewolfTable], ask: Ask[Any]) -> str:
        if ask.key in POWERS:
            token = POWERS[ask.key](self.reads(view), ask, self.rng)
            self.named = (this_round(view.table), token) if ask.key in TOGETHER else self.named
            return token
        own = {
            "werewolf.run": self.run,
            "werewolf.withdraw": self.withdraw,
            "werewolf.vote-sheriff": self.elect,
            "werewolf.vote-exile": self.exile,
            "werewolf.recommend": self.recommend,
            "werewolf.order": self.order,
            "werewolf.draw": self.draw,
            "werewolf.burst": self.burst,
        }.get(ask.key)
        if own is not None:
            return own(self.reads(view), ask)
        return self.whatever(ask)

    def whatever(self, ask: Ask[Any]) -> str:
        """A question it has never heard of: it declines what can be declined, and leaves alone what nobody waits for;
        if it must name something it takes what silence means, or anything.
        """
        if PASS in ask.options and ask.default in (PASS, SILENCE):
            return PASS
        if ask.default != SILENCE or ask.seconds is None:
            return ask.default
        return "" if isinstance(ask, Many) and ask.takes(0) else ask.sample(self.rng)

    def speak(self, view: View[WerewolfTable], channels: tuple[str, ...]) -> list[Saying]:
        """Its own speech."""
        if "public" not in channels or view.table.speaker != view.seat:
            return []
        return self.tongue.speech(self.reads(view))

    def offhand(self, since: Reached) -> list[Saying] | None:
        """Nothing, if it had nothing to tell when it last looked and nothing has reached it since; but for whom it
        suspects, now and then.
        """
        last = self._reads
        if last is None or last.t is not last.view.table or last.notes.times_told != since.told:
            return None
        return [] if self.tongue.idle(last, since.said) and not self.tongue.names_somebody() else None

    # -- the sheriff ---------------------------------------------------------------------------------------------------

    def run(self, reads: Reads, ask: Ask[Any]) -> str:
        """Whoever leads the talk runs; others now and then."""
        return "run" if self.tongue.leads(reads) or self.bold < 0.15 else "stay"

    def withdraw(self, reads: Reads, ask: Ask[Any]) -> str:
        """Who has nothing to tell leaves the badge to those who have; nobody leaves in the middle of the speeches."""
        if reads.t.stage != WITHDRAWAL or self.tongue.leads(reads):
            return PASS
        return "withdraw" if reads.seers else PASS

    def elect(self, reads: Reads, ask: Ask[Any]) -> str:
        """The most trusted; a wolf its own liar, unless it passes for one of the good."""
        blame = reads.blame if self.passing(reads) else blamed(reads)
        return f"#{min(seats(ask), key=lambda n: blame[n])}"

    def recommend(self, reads: Reads, ask: Ask[Any]) -> str:
        """The one it is going to vote for."""
        return worst(reads, ask)[0]

    def order(self, reads: Reads, ask: Ask[Any]) -> str:
        """So that the most suspect speaks early, and everybody else can answer."""
        t, blame = reads.t, blamed(reads)
        start = t.night_dead[0] if len(t.night_dead) == 1 else t.sheriff
        suspect = max([s.no for s in t.others(reads.me)], key=lambda n: blame[n], default=start)
        return "forward" if 2 * ((suspect - start) % len(t.seats)) <= len(t.seats) else "reverse"

    # -- the day -------------------------------------------------------------------------------------------------------

    def exile(self, reads: Reads, ask: Ask[Any]) -> str:
        """Whom it has called a wolf; else the most suspect, or whom a trusted sheriff recommends alone."""
        t, blame = reads.t, blamed(reads)
        own = [n for n in called_wolf(reads) if f"#{n}" in ask.options]
        if own:
            return f"#{max(own, key=lambda n: blame[n])}"
        if self.passing(reads):
            return f"#{max([n for n in seats(ask) if n != reads.me.no], key=lambda n: reads.blame[n])}"
        name, how = worst(reads, ask)
        if len(t.named) == 1 and t.sheriff != NOBODY and how < SURE / 2:
            named = f"#{t.named[0]}"
            if named in ask.options and blame[t.named[0]] > -1.0 and blame[t.sheriff] < 1.5:
                return named
        return name

    def passing(self, reads: Reads) -> bool:
        """Whether it is a wolf that votes as one of the good would, its own pack included: a few do, as long as the
        pack's votes alone cannot carry the day.
        """
        mates = [n for n in pack_of(reads.t) if reads.t.seats[n].alive]
        return reads.me.team == WOLVES and self.bold > 0.85 and 2 * len(mates) < len(reads.t.living) - 1

    def draw(self, reads: Reads, ask: Ask[Any]) -> str:
        """Shoot if there is somebody to shoot; a wolf always finds one."""
        blame = blamed(reads)
        most = max([blame[s.no] for s in reads.t.others(reads.me)], default=-SURE)
        return "yes" if most > (-SURE / 2 if reads.me.team == WOLVES else BOLD / 3) else "no"

    def burst(self, reads: Reads, ask: Ask[Any]) -> str:
        """A wolf that is called a wolf by whom the good believe may stop the day before the vote, if its pack lives
        on; one who gains by it surely does.
        """
        t, pack = reads.t, pack_of(reads.t)
        outed = any(r.target == reads.me.no and r.wolf and r.seat not in pack for r in reads.notes.reports)
        mates = [n for n in pack if t.seats[n].alive and n != reads.me.no]
        gains = reads.me.role is not None and reads.me.role.id in GAINS_BY_BURSTING
        return "burst" if t.phase == "speeches" and outed and len(mates) > 1 and (gains or self.bold < 0.3) else PASS
