"""A plain Mafia bot: sensible play from its own view alone.

Killers agree on whoever is the greatest danger to them and spare each other; angels ask about whom they suspect and
tell what they found when it counts; the town follows evidence: what the dead cards say about those who accused, voted
and claimed.
"""

from __future__ import annotations

from random import Random
from typing import Any

from duskbell.bots.bot import Saying, Voice
from duskbell.bots.group import Named
from duskbell.bots.mafia.group import strikes, this_round
from duskbell.bots.mafia.hearing import angels_left, claims, heard, open_angels, stands_by
from duskbell.bots.mafia.suspicion import FINDING, SURE, suspicion, weighed
from duskbell.games.mafia.roles import KILLER, Angel
from duskbell.games.mafia.sayings import CLEARED, FINDINGS, FOUND
from duskbell.games.mafia.table import (
    DEFENCE,
    DISCUSSION,
    REASONS,
    MafiaTable,
)
from duskbell.kernel import PASS, Ask, View

GUILTY, INNOCENT = "guilty", "innocent"
SUSPECTS_ALOUD = 0.08
"""So often in a discussion somebody names whom it suspects and no more: that moves nobody, and bots that are heard have
better to say.
"""
GROUND = 0.2
"""So much more than a feeling is a reason to accuse somebody."""
HUNCHES = 2
"""So many accused whom nobody would hear are enough for one day."""
FRACTION = 64
"""So many bits `Random.random` draws."""


def have_the_floor(t: MafiaTable) -> list[int]:
    """While all discuss the living, and in a trial whose reasons or defence are heard."""
    if t.stage == DISCUSSION:
        return [s.no for s in t.living]
    return [t.accuser] if t.stage == REASONS else [t.accused] if t.stage == DEFENCE else []


class PlainMafiaBot:
    """One seat's player. Keeps nothing between questions but its temper (from the seed), whether its card is an
    angel's, and at whom it has pointed last: its view has what it said.
    """

    voice = Voice(have_the_floor, gist=lambda t, seat: t.stage)

    def __init__(self, seed: str) -> None:
        self.rng = Random(seed)
        self.angel: bool | None = None
        self.named: Named = ((0, 0), "")
        self._players = 0
        self._drawn: tuple[int, bool] | None = None

    def __call__(self, view: View[MafiaTable], ask: Ask[Any]) -> str:
        answer = {
            "mafia.kill": self.kill,
            "mafia.ask": self.ask,
            "mafia.accuse": self.accuse,
            "mafia.second": self.second,
            "mafia.vote": self.vote,
        }.get(ask.key)
        chosen = answer(view, ask) if answer else ask.default
        return chosen if chosen in ask.options else ask.sample(self.rng)

    # -- night -------------------------------------------------------------------------------------------------------

    def kill(self, view: View[MafiaTable], ask: Ask[Any]) -> str:
        """First the same danger that every killer sees, unless one of them wishes somebody else."""
        self.named = (this_round(view), strikes(view, ask.options))
        return self.named[1]

    def ask(self, view: View[MafiaTable], ask: Ask[Any]) -> str:
        """Whoever is most suspect among those it has not asked about."""
        t = view.table
        known = {told.target for told in heard(t).learned}
        blame = self.blame(view)
        unknown = [int(o[1:]) for o in ask.options if int(o[1:]) not in known]
        return f"#{max(unknown, key=lambda n: blame[n])}" if unknown else ask.options[0]

    # -- day ---------------------------------------------------------------------------------------------------------

    def accuse(self, view: View[MafiaTable], ask: Ask[Any]) -> str:
        """The most suspect, when suspect enough; a killer only now and then, to look busy. By a mere feeling nobody
        accuses again whom nobody wanted to hear today, nor anybody once that has happened often enough.
        """
        felt = self.temper(view.table)
        blame = self.blame(view, felt)
        in_vain = {whom for _, whom in view.table.lapsed}
        targets = [int(o[1:]) for o in ask.options if o != PASS]
        grounds = [n for n in targets if blame[n] - felt[n] > GROUND]
        targets = grounds if len(in_vain) >= HUNCHES else [n for n in targets if n not in in_vain or n in grounds]
        if not targets:
            return PASS
        worst = max(targets, key=lambda n: blame[n])
        eager = 0.5 if view.me.role is KILLER else 1.0
        if blame[worst] >= SURE / 2 or (blame[worst] > self.threshold(view) and self.rng.random() < eager):
            return f"#{worst}"
        return PASS

    def second(self, view: View[MafiaTable], ask: Ask[Any]) -> str:
        blame, accused = self.blame(view), view.table.accused
        return "second" if blame[accused] > self.threshold(view) else PASS

    def vote(self, view: View[MafiaTable], ask: Ask[Any]) -> str:
        blame, accused = self.blame(view), view.table.accused
        if accused == view.seat:
            return INNOCENT
        if blame[accused] > -SURE / 2 and stands_by(view):
            return GUILTY
        return GUILTY if blame[accused] > self.threshold(view) else INNOCENT

    def threshold(self, view: View[MafiaTable]) -> float:
        """How suspect somebody must be. The town cannot wait when one more night would lose it."""
        t = view.table
        return 0.9 if len(t.living) > 5 else 0.5

    def temper(self, t: MafiaTable) -> list[float]:
        """How it feels about each seat just now, without a reason."""
        return [self.rng.random() for _ in t.seats]

    def blame(self, view: View[MafiaTable], temper: list[float] | None = None) -> list[float]:
        """How much this seat wants each other convicted: public suspicion, its own knowledge, a little temper."""
        t, me = view.table, view.me
        felt = self.temper(t) if temper is None else temper
        blame = [b + more for b, more in zip(suspicion(t, unless=view.seat), felt, strict=True)]
        if me.role is KILLER:
            for s in t.seats:
                if s.role is KILLER:
                    blame[s.no] = -SURE if blame[s.no] < SURE / 2 else 0.6
        for told in heard(t).learned:
            if told.seat == view.seat:
                blame[told.target] = SURE if told.killer else -SURE
        if isinstance(me.role, Angel):
            others = open_angels(t) - {me.no}
            if len(others) > angels_left(t) - 1:
                for n in others:
                    blame[n] += FINDING / len(others)
        blame[me.no] = -2 * SURE
        return blame

    # -- talk --------------------------------------------------------------------------------------------------------

    def speak(self, view: View[MafiaTable], channels: tuple[str, ...]) -> list[Saying]:
        """Short sentences from the catalogue, and only what helps its side."""
        t = view.table
        self.angel, self._players = isinstance(view.me.role, Angel), len(t.seats)
        if "public" not in channels:
            return []
        if t.stage == DISCUSSION:
            return self.discuss(view)
        if t.stage == REASONS and t.accuser == view.seat:
            return self.claim(view, t.accused) or [Saying("public", self.reason(view), (t.accused,))]
        if t.stage == DEFENCE and t.accused == view.seat:
            return self.defend(view)
        return []

    def offhand(self, stage: str) -> list[Saying] | None:
        """What it says without a look at the table, once it knows that its card is no angel's: in a discussion
        nothing, but for whom it suspects now and then; in its defence what every villager would say.
        """
        if self.angel is not False or stage == REASONS:
            return None
        if stage == DEFENCE:
            return [Saying("public", "mafia.i-am-villager")]
        self._drawn = self.draw(self._players)
        return None if self._drawn[1] else []

    def draw(self, players: int) -> tuple[int, bool]:
        """What `temper` draws, in one go, and whether it names whom it suspects by that: before it is worked out whom,
        for most say nothing.
        """
        return self.rng.getrandbits(FRACTION * players), self.rng.random() < SUSPECTS_ALOUD

    def discuss(self, view: View[MafiaTable]) -> list[Saying]:
        if self.angel:  # nobody else need go over what has happened before the coin falls
            found = [told.target for told in heard(view.table).learned if told.killer and told.seat == view.seat]
            if alive := [n for n in found if view.table.seats[n].alive]:
                return self.claim(view, alive[0])
        players = len(view.table.seats)
        (drawn, names), self._drawn = self._drawn or self.draw(players), None
        if not names:
            return []
        blame = self.blame(view, fractions(drawn, players))
        worst = max([s.no for s in view.table.others(view.me)], key=lambda n: blame[n])
        return [Saying("public", "mafia.suspect", (worst,))]

    def claim(self, view: View[MafiaTable], about: int) -> list[Saying]:
        """An angel tells of a killer it found, once."""
        if not isinstance(view.me.role, Angel) or self.told(view, FOUND, about):
            return []
        if any(told.target == about and told.killer for told in heard(view.table).learned if told.seat == view.seat):
            return [Saying("public", FOUND, (about,))]
        return []

    def told(self, view: View[MafiaTable], line: str, about: int) -> bool:
        """Whether it has claimed this already."""
        killer = FINDINGS[line]
        return any((c.seat, c.about[0], FINDINGS[c.line]) == (view.seat, about, killer) for c in claims(view.table))

    def reason(self, view: View[MafiaTable]) -> str:
        """Whether cards or findings speak against whoever it has accused: how much all that tells is for votes."""
        t, h = view.table, heard(view.table)
        told = any(c.about[0] == t.accused and FINDINGS[c.line] for c in h.claims)
        return "mafia.evidence" if told or weighed(h, len(t.seats))[t.accused] > 0.4 else "mafia.hunch"

    def defend(self, view: View[MafiaTable]) -> list[Saying]:
        """An angel in danger tells what it knows; anybody else says what every villager would say."""
        if isinstance(view.me.role, Angel):
            cleared = [told.target for told in heard(view.table).learned if told.seat == view.seat and not told.killer]
            news = [n for n in cleared if view.table.seats[n].alive and not self.told(view, CLEARED, n)]
            return [Saying("public", "mafia.i-am-angel"), *(Saying("public", CLEARED, (n,)) for n in news)]
        return [Saying("public", "mafia.i-am-villager")]


def fractions(bits: int, many: int) -> list[float]:
    """The numbers from 0 to 1 that `Random.random` would have made of these bits."""
    words = [bits >> FRACTION // 2 * n & 0xFFFFFFFF for n in range(2 * many)]
    return [((a >> 5) * (1 << 26) + (b >> 6)) / (1 << 53) for a, b in zip(words[::2], words[1::2], strict=True)]
