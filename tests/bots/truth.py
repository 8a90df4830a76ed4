"""Whether bots that talk say what is true: every sentence is held against its fact by somebody who reads the log anew,
and against the log by readers of its own; a bot never contradicts itself and never says anything twice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from duskbell.arena.sitting import play_out, sit
from duskbell.bots.bot import Saying
from duskbell.bots.talk import Talker
from duskbell.kernel import Ask, Play, View
from duskbell.kernel.core_events import Said
from tests.bots.readers import READERS, RESULTS, Table, part_of


class Witness(Talker[Any]):
    """A talker whose every sentence is checked as it is said. `faults`: what was not so; `floors`, `empty`: how often
    it had the floor, and how often it said nothing.
    """

    def __init__(self, bot: Talker[Any], seed: str) -> None:
        super().__init__(bot.player, bot.style, seed)
        self.faults: list[str] = []
        self.floors = self.empty = 0

    def __call__(self, view: View[Any], ask: Ask[Any]) -> str:
        return self.player(view, ask)

    def speak(self, view: View[Any], channels: tuple[str, ...]) -> list[Saying]:
        """As it does; and was it so?"""
        said = super().speak(view, channels)
        kept = {self.key(line) for line in self.style.lines if line.keeps}
        if len(said) > 1 and (hidden := [s.line for s in said[1:] if s.line in kept]):
            self.faults.append(f"{view.me.no} says {said[0].line} and in the same breath {hidden}")
        if "public" in channels and self.style.floor(self.style.mind(view, self.remember(view))):
            self.floors += 1
            self.empty += not said
        return self._checked(view, said)

    def aside(self, view: View[Any], channels: tuple[str, ...]) -> list[Saying]:
        return self._checked(view, super().aside(view, channels))

    def _checked(self, view: View[Any], said: list[Saying]) -> list[Saying]:
        for one in said:
            if one.about not in Talker(self.player, self.style, "fresh").facts(view, one.line):
                self.faults.append(f"{view.me.no} says {one.line} {one.about}, which is not so")
        return said


def tried(
    game: str, players: int, seed: str, options: dict[str, Any] | None = None
) -> tuple[Play[Any], dict[int, Witness]]:
    """One table of bots that talk, played to its end, every sentence witnessed."""
    play, seated = sit(game, players, seed, options or {}, "plain", talks=True)
    bots = {n: Witness(bot, f"{seed}/{n}") for n, bot in seated.items() if isinstance(bot, Talker)}
    play_out(play, dict(bots), seed)
    return play, bots


def faults(play: Play[Any], bots: dict[int, Witness]) -> Iterator[str]:
    """What was said at this table and should not have been."""
    for bot in bots.values():
        yield from bot.faults
    said = [(at, e.event) for at, e in enumerate(play.table.log) if isinstance(e.event, Said) and e.event.line]
    yield from twice([event for _, event in said], bots)
    yield from contradictions(play.game.id, [event for _, event in said])
    table = Table(play)
    for at, event in said:
        reader = READERS.get(event.line)
        if reader is not None and not reader(table.until(at), event.seat, *event.about):
            yield f"{event.seat} says {event.line} {event.about} at {at}, which the log does not bear out"


def twice(said: list[Said], bots: dict[int, Witness]) -> Iterator[str]:
    """What somebody has said a second time: a sentence at all, or a line that says more than what must be told."""
    for (seat, line, about), n in Counter((s.seat, s.line, s.about) for s in said).items():
        if n > 1:
            yield f"{seat} says {line} {about} {n} times"
    for (seat, line), n in Counter((s.seat, s.line) for s in said).items():
        if n > 1 and seat in bots and not bots[seat].is_own(line):
            yield f"{seat} says {line} {n} times"


def contradictions(game: str, said: list[Said]) -> Iterator[str]:
    """Who has claimed to be two things, or told two findings about one seat."""
    parts: dict[int, set[str]] = {}
    found: dict[tuple[int, Any], set[str]] = {}
    for s in said:
        if part := part_of(s.line, s.about):
            parts.setdefault(s.seat, set()).add(part)
        if told := RESULTS.get(s.line):
            found.setdefault((s.seat, s.about[0]), set()).add(told)
    yield from [f"{seat} claims to be {sorted(claimed)}" for seat, claimed in parts.items() if len(claimed) > 1]
    yield from [f"{seat} tells {sorted(told)} of {whom}" for (seat, whom), told in found.items() if len(told) > 1]
