"""How a Clocktower bot talks: what it says on which occasion of a day."""

from __future__ import annotations

from collections.abc import Mapping

from duskbell.bots.bot import Bot, Saying
from duskbell.bots.clocktower.heeding import doubted, heeded
from duskbell.bots.clocktower.lines import LINES
from duskbell.bots.clocktower.mind import TOLD, ClocktowerMind
from duskbell.bots.clocktower.notes import DOUBT as SUSPECTS
from duskbell.bots.clocktower.plain import PlainClocktowerBot
from duskbell.bots.clocktower.reasons import nominated
from duskbell.bots.talk import (
    ACCUSE,
    ANSWER,
    ASK,
    CALL,
    CLAIM,
    COUNTER,
    DEFEND,
    DOUBT,
    HEED,
    LAST,
    PASS_ON,
    REACT,
    REASON,
    REPORT,
    THANKS,
    Memory,
    Talker,
)
from duskbell.games.clocktower.events import Counted, Nominated, Pointed
from duskbell.games.clocktower.sayings import CLAIM as SAYS
from duskbell.games.clocktower.stages import DEFENCE, TALK
from duskbell.games.clocktower.table import ClocktowerTable
from duskbell.kernel import View

ELSE = 1e-6
"""So rarely, unless nothing likelier can be said."""
BY_DAY = {CLAIM: 0.8, COUNTER: 2, REPORT: 1.2, ACCUSE: 1.5, DOUBT: 1, ASK: 1.5, REACT: 1.5, PASS_ON: 0.5, DEFEND: 0.4}


class ClocktowerStyle:
    """One seat's."""

    game, lines, group = "clocktower", LINES, ""
    variants: Mapping[str, tuple[str, ...]] = {}

    def __init__(self, player: PlainClocktowerBot) -> None:
        self.player = player

    def mind(self, view: View[ClocktowerTable], memory: Memory) -> ClocktowerMind:
        """What it knows now."""
        return ClocktowerMind(view, memory, self.player)

    def reword(self, mind: ClocktowerMind, sayings: list[Saying]) -> list[Saying]:
        """What it is and has learned as it stands; a bare suspicion is left to the lines that have a reason."""
        return [s for s in sayings if s.line != SUSPECTS]

    def speech(self, mind: ClocktowerMind) -> Mapping[str, float]:
        """While the town talks, living or dead; and whoever is nominated in defence."""
        t = mind.t
        if t.stage == DEFENCE:
            mine = t.nominations[-1][1] == mind.no
            return {DEFEND: 1, ACCUSE: ELSE, DOUBT: ELSE, ASK: ELSE, COUNTER: ELSE} if mine else {}
        if t.stage != TALK:
            return {LAST: 1} if t.block == mind.no else {}
        heeds = {HEED: 3.0} if doubted(mind) or self._news(mind, mind.dawn) else {}
        return BY_DAY | heeds if mind.me.alive else {**BY_DAY, **heeds, LAST: 1.5, CLAIM: 0}

    def floor(self, mind: ClocktowerMind) -> bool:
        """While the town talks and in defence."""
        return bool(self.speech(mind))

    def aside(self, mind: ClocktowerMind, since: int) -> Mapping[str, float]:
        """Nominations and counts as they go, what it is asked, and the end."""
        if mind.t.outcome is not None:
            return {THANKS: 1}
        asked = mind.t.phase == "day" and mind.asked_since(since, by_people=mind.t.stage != TALK)
        answer = {ANSWER: 1.0} if asked else {}
        new = [at for kind in (Nominated, Pointed, Counted) for at, _, _ in mind.memory.of(kind)[-1:] if at >= since]
        due = any(at >= since for at, _, _ in mind.memory.of(Nominated)[-1:])
        why = {REASON: 1.0} if due and nominated(mind) else {}
        told = {HEED: 1.0} if self._heeds(mind, since) else {}
        return answer | why | told | ({CALL: 1, REACT: 0.5} if new and mind.t.phase == "day" else {})

    def _heeds(self, mind: ClocktowerMind, since: int) -> bool:
        """Whether a person has just told something, or is nominated whom it does not believe."""
        named = [e.seat for at, _, e in mind.memory.of(Nominated)[-1:] if at >= since]
        return mind.t.phase == "day" and (self._news(mind, since) or any(n in doubted(mind) for n in named))

    def _news(self, mind: ClocktowerMind, since: int) -> bool:
        """Whether a person has told anything since then."""
        people = heeded(mind)
        said = [u for u in mind.memory.said if u.at >= since and u.seat in people] if people else []
        return any(u.line in (SAYS, SUSPECTS, *TOLD) for u in said)


def talking(player: Bot, seed: str) -> Bot:
    """A bot that talks and plays like this one."""
    return Talker(player, ClocktowerStyle(player), seed) if isinstance(player, PlainClocktowerBot) else player
