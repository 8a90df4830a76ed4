"""How a bot of 风声 talks: nobody waits for it, so it says something when it has a reason to."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from duskbell.bots.bot import Bot
from duskbell.bots.fengsheng.lines import LINES
from duskbell.bots.fengsheng.mind import FengshengMind
from duskbell.bots.fengsheng.plain import PlainFengshengBot
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
from duskbell.games.fengsheng.card import BLUE, RED
from duskbell.games.fengsheng.events import (
    Accepted,
    Arrived,
    CardUsed,
    Died,
    DyingBegan,
    Flipped,
    Probed,
    Received,
    Saved,
    Sent,
    TurnBegan,
)
from duskbell.games.fengsheng.table import FengshengTable
from duskbell.kernel import View
from duskbell.kernel.event import Event

TURN = {CLAIM: 1, COUNTER: 2, REPORT: 1, ACCUSE: 1.5, CALL: 1, ASK: 0.8, DOUBT: 0.5, DEFEND: 0.5, PASS_ON: 0.2}
ON: dict[type[Event], dict[str, float]] = {
    Sent: {ASK: 0.6, DOUBT: 1, REPORT: 1},
    Arrived: {ASK: 0.5, DOUBT: 0.7, REPORT: 1, CALL: 0.7, PASS_ON: 0.7},
    Accepted: {PASS_ON: 0.7, CALL: 0.7},
    Received: {REACT: 1, ACCUSE: 1, DEFEND: 1},
    CardUsed: {REACT: 0.5, ACCUSE: 0.5},
    Probed: {REPORT: 1},
    DyingBegan: {REACT: 1.5, ASK: 1.5, CALL: 1.5},
    Died: {REACT: 2},
    Saved: {REACT: 2},
    Flipped: {REACT: 1.5},
}
"""What gives occasion to what."""


class FengshengStyle(Style[FengshengMind]):
    """One seat's. `guise`: the side that one who is on none says to be on."""

    game, lines = "fengsheng", LINES

    def __init__(self, player: PlainFengshengBot, seed: str) -> None:
        self.player = player
        self.guise = Random(f"{seed}/guise").choice((RED, BLUE))

    def mind(self, view: View[FengshengTable], memory: Memory) -> FengshengMind:
        """What it knows now."""
        return FengshengMind(view, memory, self.player, self.guise)

    def aside(self, mind: FengshengMind, since: int) -> Mapping[str, float]:
        """At the begin of its turn anything; else of what has just happened, and what it is asked."""
        if mind.t.outcome is not None:
            return {THANKS: 1}
        new: dict[str, float] = {ANSWER: 1} if mind.asked_since(since) else {}
        for entry in mind.t.log[since:]:
            if isinstance(entry.event, TurnBegan) and entry.event.seat == mind.no:
                new |= TURN
            new |= ON.get(type(entry.event), {})
        return new if mind.me.alive else {}


def talking(player: Bot, seed: str) -> Bot:
    """A bot that talks and plays like this one."""
    return Talker(player, FengshengStyle(player, seed), seed) if isinstance(player, PlainFengshengBot) else player
