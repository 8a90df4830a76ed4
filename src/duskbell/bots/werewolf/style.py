"""How a Werewolf bot talks: in which words it claims and reports, and what it says on which occasion."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from duskbell.bots.bot import Bot, Saying
from duskbell.bots.talk import (
    ACCUSE,
    ASK,
    CALL,
    CLAIM,
    COUNTER,
    DEFEND,
    DOUBT,
    LAST,
    PASS_ON,
    REACT,
    REPORT,
    THANKS,
    Memory,
    Talker,
)
from duskbell.bots.werewolf.lines import LINES
from duskbell.bots.werewolf.mind import WerewolfMind
from duskbell.bots.werewolf.notes import CLEAR, SUSPECT, WOLF
from duskbell.bots.werewolf.plain import PlainWerewolfBot
from duskbell.games.werewolf.sayings import CLAIM as MY_CARD
from duskbell.games.werewolf.stages import CAMPAIGN, DUEL
from duskbell.games.werewolf.table import PACK, WerewolfTable
from duskbell.kernel import View

TALK = {
    CLAIM: 0.5,
    COUNTER: 2,
    REPORT: 1.5,
    ACCUSE: 2,
    DEFEND: 1.5,
    DOUBT: 1,
    ASK: 1,
    REACT: 1.2,
    CALL: 1,
    PASS_ON: 0.4,
}
RUNNING = {CLAIM: 3, COUNTER: 2, DOUBT: 1, ASK: 0.5, ACCUSE: 0.6, PASS_ON: 0.8, DEFEND: 1}
TIED = TALK | {DEFEND: 6, PASS_ON: 0}
"""Who has the floor once more to say why it should not be them."""
BY_CARD = {"witch": ("claim-witch-save", "claim-witch-poison"), "guard": ("claim-guard",), "hunter": ("claim-hunter",)}
"""What else a card may be claimed by."""
FACTS = {line.id: line.fact for line in LINES}


class WerewolfStyle:
    """One seat's."""

    game, lines, group = "werewolf", LINES, PACK
    variants: Mapping[str, tuple[str, ...]] = {"werewolf.claim-villager": ("werewolf.claim-plain",)}

    def __init__(self, player: PlainWerewolfBot, seed: str) -> None:
        self.player = player
        self.rng = Random(f"{seed}/words")

    def mind(self, view: View[WerewolfTable], memory: Memory) -> WerewolfMind:
        """What it knows now."""
        return WerewolfMind(view, memory, self.player)

    def reword(self, mind: WerewolfMind, sayings: list[Saying]) -> list[Saying]:
        """Card and last finding in one sentence; who claims against another says so; a bare suspicion is left to the
        lines that have a reason.
        """
        sayings = [s for s in sayings if s.line != SUSPECT]
        findings = [s for s in sayings if s.line in (WOLF, CLEAR)]
        told: list[Saying] = []
        for s in sayings:
            if s.line == MY_CARD:
                told.append(self.claim(mind, s, findings))
                if told[-1].line in ("werewolf.claim-wolf", "werewolf.claim-good"):
                    findings.remove(next(f for f in findings if f.about == told[-1].about))
        return [*told, *[self.finding(mind, s) for s in findings]]

    def claim(self, mind: WerewolfMind, saying: Saying, findings: list[Saying]) -> Saying:
        """The own card, by what the speaker has done with it where that can be said."""
        card = saying.about[0]
        against = list(FACTS["counter-god"](mind))
        if against:
            return saying._replace(line="werewolf.counter-god", about=self.rng.choice(against))
        if card == "villager":
            return saying._replace(line="werewolf.claim-villager", about=())
        if card == "seer" and findings:
            against = list(FACTS["counter-seer"](mind))
            if against and self.rng.random() < 0.5:
                return saying._replace(line="werewolf.counter-seer", about=against[-1])
            wolves = [f for f in findings if f.line == WOLF]
            last = (wolves or findings)[-1]
            return saying._replace(line=f"werewolf.claim-{'wolf' if wolves else 'good'}", about=last.about)
        for id in BY_CARD.get(card, ()):
            if found := list(FACTS[id](mind)):
                return saying._replace(line=f"werewolf.{id}", about=found[-1])
        return saying

    def finding(self, mind: WerewolfMind, saying: Saying) -> Saying:
        """Of last night by that, now and then."""
        id = "night-wolf" if saying.line == WOLF else "night-good"
        new = saying.about in list(FACTS[id](mind)) and self.rng.random() < 0.7
        return saying._replace(line=f"werewolf.{id}") if new else saying

    def speech(self, mind: WerewolfMind) -> Mapping[str, float]:
        """With the floor alone: in the campaign, in the day's speeches, in a duel, and with last words."""
        if mind.t.speaker != mind.no:
            return {}
        if not mind.me.alive:
            return {LAST: 1}
        return {CAMPAIGN: RUNNING, DUEL: TIED}.get(mind.t.stage, TALK)

    def floor(self, mind: WerewolfMind) -> bool:
        """Whenever it has the floor; last words wait for no answer of theirs."""
        return mind.t.speaker == mind.no and mind.me.alive

    def aside(self, mind: WerewolfMind, since: int) -> Mapping[str, float]:
        """Nobody speaks out of turn until the end."""
        return {THANKS: 1} if mind.t.outcome is not None else {}


def talking(player: Bot, seed: str) -> Bot:
    """A bot that talks and plays like this one."""
    return Talker(player, WerewolfStyle(player, seed), seed) if isinstance(player, PlainWerewolfBot) else player
