"""How a Shadow Hunters bot talks: nobody waits for it, so it says something when it has a reason to."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from duskbell.bots.bot import Bot
from duskbell.bots.shadow_hunters.lines import LINES
from duskbell.bots.shadow_hunters.mind import ShadowMind
from duskbell.bots.shadow_hunters.plain import PlainShadowBot
from duskbell.bots.talk import (
    ACCUSE,
    ANSWER,
    ASK,
    CALL,
    CLAIM,
    COUNTER,
    DEFEND,
    DOUBT,
    PASS_ON,
    REACT,
    REPORT,
    THANKS,
    Memory,
    Style,
    Talker,
)
from duskbell.games.shadow_hunters.events import (
    Answered,
    Attacked,
    Damaged,
    Died,
    Drew,
    Nothing,
    Spared,
    Took,
    TurnBegan,
    Unveiled,
)
from duskbell.games.shadow_hunters.packs import CAST, TEAMS
from duskbell.games.shadow_hunters.table import HUNTER, NEUTRAL, ShadowTable
from duskbell.kernel import View

TURN = {CLAIM: 1, COUNTER: 2, REPORT: 1, ACCUSE: 1.5, CALL: 1.5, ASK: 1, DOUBT: 0.7, PASS_ON: 0.2}


class ShadowStyle(Style[ShadowMind]):
    """One seat's. `guise`: the side that a Shadow says to be on."""

    game, lines = "shadow_hunters", LINES

    def __init__(self, player: PlainShadowBot, seed: str) -> None:
        self.player = player
        self.guise = Random(f"{seed}/guise").choice((HUNTER, HUNTER, NEUTRAL))

    def mind(self, view: View[ShadowTable], memory: Memory) -> ShadowMind:
        """What it knows now."""
        there = CAST[len(view.table.seats)][TEAMS.index(NEUTRAL)]
        return ShadowMind(view, memory, self.player, self.guise if there else HUNTER)

    def aside(self, mind: ShadowMind, since: int) -> Mapping[str, float]:
        """At the begin of its turn anything; else of what has just happened to it or before it; what it is asked."""
        if mind.t.outcome is not None:
            return {THANKS: 1}
        new: dict[str, float] = {ANSWER: 1} if mind.asked_since(since) else {}
        for entry in mind.t.log[since:]:
            e = entry.event
            if isinstance(e, TurnBegan) and e.seat == mind.no:
                new |= TURN
            elif isinstance(e, Attacked) and mind.no in e.targets:
                new |= {DEFEND: 1.5, DOUBT: 0.7, REACT: 1, ACCUSE: 1, ASK: 0.7}
            elif isinstance(e, Died | Unveiled | Took) or (isinstance(e, Damaged) and e.seat == mind.no):
                new |= {REACT: 2}
            elif isinstance(e, Answered):
                new |= {REPORT: 1}
            elif isinstance(e, Nothing):
                new |= {ACCUSE: 1}
            elif isinstance(e, Drew):
                new |= {ASK: 0.7}
            elif isinstance(e, Spared):
                new |= {PASS_ON: 1} if e.seat == mind.no else {ASK: 0.7}
        return new


def talking(player: Bot, seed: str) -> Bot:
    """A bot that talks and plays like this one."""
    return Talker(player, ShadowStyle(player, seed), seed) if isinstance(player, PlainShadowBot) else player
