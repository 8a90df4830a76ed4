"""How a Mafia bot talks: in which words it tells what it has found, and what it says on which occasion."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from duskbell.bots.bot import Bot, Saying
from duskbell.bots.mafia.lines import LINES
from duskbell.bots.mafia.mind import MafiaMind
from duskbell.bots.talk import (
    ACCUSE,
    ANSWER,
    ASK,
    CALL,
    CLAIM,
    COUNTER,
    DEFEND,
    DOUBT,
    ECHO,
    PASS_ON,
    REACT,
    REPORT,
    THANKS,
    Memory,
    Talker,
)
from duskbell.games.mafia.sayings import CLEARED, FOUND, I_AM_ANGEL
from duskbell.games.mafia.table import COMMENTS, DEFENCE, DISCUSSION, KILLERS, REASONS, Lapsed, MafiaTable
from duskbell.kernel import View

REASON = frozenset({"mafia.hunch", "mafia.evidence", "mafia.word"})
TALK = {CLAIM: 0.6, COUNTER: 2, REPORT: 1, ACCUSE: 2, DOUBT: 1, ASK: 1, REACT: 1.5, CALL: 0.8, PASS_ON: 0.5}


class MafiaStyle:
    """One seat's."""

    game, lines, group = "mafia", LINES, KILLERS
    variants: Mapping[str, tuple[str, ...]] = {"mafia.hunch": ("mafia.hunch-eyes", "mafia.hunch-first")}

    def __init__(self, player: Bot, seed: str) -> None:
        self.player = player
        rng = Random(f"{seed}/mind")
        self.temper = [rng.random() for _ in range(24)]

    def mind(self, view: View[MafiaTable], memory: Memory) -> MafiaMind:
        """What it knows now."""
        return MafiaMind(view, memory, self.temper, self.player)

    def reword(self, mind: MafiaMind, sayings: list[Saying]) -> list[Saying]:
        """The first finding says that one is an angel, and every later one what it is; a bare suspicion is left to
        the lines that have a reason.
        """
        told: list[Saying] = []
        out = mind.is_out
        if any(s.line in (FOUND, CLEARED) for s in sayings):
            sayings = [s for s in sayings if s.line != I_AM_ANGEL]
        for s in sayings:
            if s.line == FOUND:
                told.append(s._replace(line="mafia.rep-killer" if out else "mafia.angel-killer"))
            elif s.line == CLEARED:
                told.append(s._replace(line="mafia.rep-not" if out else "mafia.angel-not"))
            elif s.line in REASON and s.about:
                told += [found for one in self._grounds(mind, s)[:1] for found in self._fresh(mind, one)]
            elif s.line != "mafia.suspect":
                told += self._fresh(mind, s)
            out = out or s.line in (I_AM_ANGEL, FOUND, CLEARED)
        return told

    def _fresh(self, mind: MafiaMind, saying: Saying) -> list[Saying]:
        """A reason that somebody else has just given for the same accused is not heard again: it finds other words."""
        late = {(u.line, u.about) for u in mind.memory.said[-ECHO:]}
        return [] if saying.line in REASON and (saying.line, saying.about) in late else [saying]

    def _grounds(self, mind: MafiaMind, saying: Saying) -> list[Saying]:
        """The best first: what it has found, or somebody else has, rather than votes, rather than a feeling. Who has
        said already that it has found a killer has said why.
        """
        whom = saying.about[0]
        called = [by for by, n, killer, _ in mind.findings if killer and n == whom]
        if mind.no in called:
            found = saying._replace(line="mafia.rep-killer")
            return [found] if self._holds(mind, found) and not mind.mine("mafia.rep-killer") else []
        words = [saying._replace(line="mafia.word", about=(whom, by)) for by in called if by != whom]
        wanted = [*words, saying, saying._replace(line="mafia.hunch")]
        return [one for one in wanted if self._holds(mind, one)]

    def _holds(self, mind: MafiaMind, saying: Saying) -> bool:
        return any(saying.line == f"mafia.{line.id}" and saying.about in line.fact(mind) for line in LINES)

    def speech(self, mind: MafiaMind) -> Mapping[str, float]:
        """In a discussion anything; in a trial what belongs there."""
        t = mind.t
        if t.stage == DISCUSSION:
            return TALK
        if t.stage == REASONS and t.accuser == mind.no:
            return {CALL: 1, ACCUSE: 0.2}
        if t.stage == DEFENCE and t.accused == mind.no:
            return {DEFEND: 1}
        if t.stage == COMMENTS and t.accused != mind.no:
            return {CALL: 2, DOUBT: 0.5, PASS_ON: 0.6, REACT: 0.5, COUNTER: 1}
        return {}

    def floor(self, mind: MafiaMind) -> bool:
        """While all discuss, and in reasons and defence."""
        return mind.t.stage != COMMENTS

    def aside(self, mind: MafiaMind, since: int) -> Mapping[str, float]:
        """An accusation that came to nothing, what it is asked while all discuss, and the end."""
        if mind.t.outcome is not None:
            return {THANKS: 1}
        new = {REACT: 1.0} if any(at >= since for at, _, _ in mind.memory.of(Lapsed)[-1:]) else {}
        asked = mind.asked_since(since, by_people=mind.t.stage != DISCUSSION)
        return new | ({ANSWER: 1.0} if asked else {})


def talking(player: Bot, seed: str) -> Talker[MafiaMind]:
    """A bot that talks and plays like this one."""
    return Talker(player, MafiaStyle(player, seed), seed)
