"""A bot that talks: somebody else decides what is to be answered and claimed, this one finds words for it and more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import partial
from random import Random
from typing import Any, Generic, Protocol, TypeVar

from duskbell.bots.bot import Bot, Saying
from duskbell.bots.hearing import heard
from duskbell.bots.talk.line import (
    ANSWER,
    CONFIDE,
    COUNTER,
    DOUBT,
    HEED,
    KEPT,
    LOST,
    OWN,
    PASS_ON,
    REACT,
    REASON,
    SETTLE,
    Args,
    Line,
)
from duskbell.bots.talk.memory import WHISPER, Memory
from duskbell.bots.talk.mind import Mind
from duskbell.bots.talk.temper import TEMPERS
from duskbell.kernel import NOBODY, Ask, View
from duskbell.kernel.talk import PUBLIC_CHANNEL

M = TypeVar("M", bound=Mind[Any])
ECHO = 10
"""Among so many sayings nobody says what somebody else has said."""
STALE = 40
"""Among so many sayings of the whole table a line is not heard again, if another one is true; nor the same about the
same people by whomever.
"""
WORN = 2
"""So often a round somebody says the same about nobody; then it has been said."""
REPEATED = frozenset({COUNTER, DOUBT, REACT, PASS_ON})
"""What is said to the table at large: claims and thanks are everybody's own, and a defence answers what was said."""
TO_PEOPLE = frozenset({ANSWER, LOST, CONFIDE, KEPT})
"""What somebody who speaks in words of their own may hear though others have."""
HEEDS = 0.5
"""So often somebody says what it makes of what a person has told: one of a table does, nearly always."""
ROOM = 2
"""So many sentences a speech, beside what must be told."""


class Style(Protocol[M]):
    """How one seat talks at a game: what it makes of its view, its lines, and when it says which. Inherited by games in
    which nobody waits for anybody's words.
    """

    game: str
    lines: tuple[Line[M], ...]
    variants: Mapping[str, tuple[str, ...]] = {}
    """Of a line that must be told, what says the same in other words: whichever the table has not heard of late."""

    group: str = ""
    """The channel of those who choose together by night."""

    def mind(self, view: View[Any], memory: Memory) -> M:
        """What it knows now."""

    def reword(self, mind: M, sayings: list[Saying]) -> list[Saying]:
        """The same, as this game's lines say it; as they are where playing needs no words."""
        return sayings

    def speech(self, mind: M) -> Mapping[str, float]:
        """The occasions that a talk gives it now, each with its weight; none: it has no floor, or the game no talk."""
        return {}

    def floor(self, mind: M) -> bool:
        """Whether all wait for it to say something; nobody does unless the game says so."""
        return False

    def aside(self, mind: M, since: int) -> Mapping[str, float]:
        """What has happened `since` this place in the log gives it occasion to say."""


class Talker(Generic[M]):
    """A bot for one seat. It draws from chance of its own, so that nobody plays otherwise because they talk."""

    def __init__(self, player: Bot, style: Style[M], seed: str) -> None:
        self.player, self.style = player, style
        self.rng = Random(f"{seed}/talk")
        self.temper = TEMPERS[self.rng.randrange(len(TEMPERS))]
        self.taste = {line.id: self.rng.random() + 0.3 for line in style.lines}
        self.by_occasion: dict[str, list[Line[M]]] = {}
        for line in style.lines:
            self.by_occasion.setdefault(line.occasion, []).append(line)
        self._memory: Memory | None = None
        self._seen = self._settled = 0
        self._heard: dict[int, int] = {}
        """By who has whispered to it: the last of it that it has thought about."""

    def __call__(self, view: View[Any], ask: Ask[Any]) -> str:
        return self.player(view, ask)

    def remember(self, view: View[Any]) -> Memory:
        """What it remembers of its view, brought up to date."""
        log = view.table.log
        if self._memory is None or not self._memory.fits(log):
            self._memory, self._seen = Memory(partial(heard, self.style.game, view.table)), 0
            self._heard = {}
        self._memory.read(log)
        return self._memory

    def speak(self, view: View[Any], channels: tuple[str, ...]) -> list[Saying]:
        """What must be told, in its own words, what it was asked for, and a sentence or two beside it."""
        sayings = self.player.speak(view, channels)
        if PUBLIC_CHANNEL.id not in channels:
            return sayings
        memory = self.remember(view)
        self._seen = len(view.table.log)
        mind = self.style.mind(view, memory)
        told = [self._varied(mind, s) for s in self.style.reword(mind, sayings) if not self._has_said(mind, s)]
        if self.style.floor(mind):
            told += self.answer(mind, told)
        wanted = (not told) + (self.rng.random() < self.temper.more)
        return told + self.some(mind, self.style.speech(mind), min(wanted, ROOM), told)

    def aside(self, view: View[Any], channels: tuple[str, ...]) -> list[Saying]:
        """Something that it says while the table goes on, if anything has happened that it cares about, and to whoever
        has whispered to it, to them alone.
        """
        return self.whispers(view, channels) + self.among(view, channels) + self.aloud(view, channels)

    def among(self, view: View[Any], channels: tuple[str, ...]) -> list[Saying]:
        """What it says to those with whom it chooses: whom it names, where they do not know."""
        group = self.style.group
        if not group or group not in channels or self._settled == len(view.table.log):
            return []
        self._settled = len(view.table.log)
        mind = self.style.mind(view, self.remember(view))
        lines = self.by_occasion.get(SETTLE, [])
        return [Saying(group, self.key(line), about) for line in lines for about in line.fact(mind)][:1]

    def whispers(self, view: View[Any], channels: tuple[str, ...]) -> list[Saying]:
        """What it whispers back: an answer, something in return, or that it has heard."""
        memory, said = self.remember(view), list[Saying]()
        me = NOBODY if view.seat is None else view.seat
        for n in memory.partners(me):
            both = memory.shared(me, n)
            last = max([u.at for u in both.whispered if u.seat == n], default=-1)
            if last <= self._heard.get(n, -1) or (channel := f"{WHISPER}{n}") not in channels:
                continue
            self._heard[n] = last
            mind = self.style.mind(view, both)
            occasions = (CONFIDE, ANSWER, LOST, KEPT) if mind.questions else (CONFIDE, KEPT)
            found = next((one for o in occasions if (one := self.one(mind, o, []))), None)
            said += [found._replace(channel=channel)] if found is not None else []
        return said

    def aloud(self, view: View[Any], channels: tuple[str, ...]) -> list[Saying]:
        """What it says to all; rather than anything else, an answer, or a reason."""
        memory, since = self.remember(view), self._seen
        self._seen = len(view.table.log)
        if PUBLIC_CHANNEL.id not in channels or since == self._seen:
            return []
        mind = self.style.mind(view, memory)
        occasions = self.style.aside(mind, since)
        if ANSWER in occasions and (found := self.answer(mind, [])):
            return found
        if REASON in occasions and (found := self.some(mind, {REASON: 1}, 1, [])):
            return found
        if HEED in occasions and self.rng.random() < HEEDS and (found := self.some(mind, {HEED: 1}, 1, [])):
            return found
        if not occasions or self.rng.random() >= self.temper.aside:
            return []
        return self.some(mind, occasions, 1, [])

    def answer(self, mind: M, told: list[Saying]) -> list[Saying]:
        """An answer to whoever has asked it something; that it has none, where somebody asked in words of their own."""
        return self.some(mind, {ANSWER: 1}, 1, told) or self.some(mind, {LOST: 1}, 1, told)

    def some(self, mind: M, occasions: Mapping[str, float], wanted: int, told: list[Saying]) -> list[Saying]:
        """So many sentences for these occasions, as far as anything true can be said that was not said."""
        weights = {o: w * self.temper.likes.get(o, 1.0) for o, w in occasions.items() if w > 0}
        found: list[Saying] = []
        while weights and len(found) < wanted:
            occasion = self.rng.choices(list(weights), list(weights.values()))[0]
            del weights[occasion]
            said = self.one(mind, occasion, [*told, *found])
            found += [said] if said is not None else []
            if said is not None and occasion == PASS_ON:
                break
        return found

    def one(self, mind: M, occasion: str, told: list[Saying]) -> Saying | None:
        """A sentence for an occasion that is true, that it has not used, and that nobody has used just now; rather one
        that the table has not heard of late, whoever it was about.
        """
        used = {u.line for u in mind.memory.by(mind.no)} | {s.line for s in told}
        echo = self._echo(mind.memory)
        late = mind.memory.said[-STALE:]
        echo |= {(u.line, u.about) for u in late if u.about}
        stale = {u.line for u in late}
        used |= self._worn(mind.memory) if occasion in REPEATED else set()
        if occasion == PASS_ON and not self.style.floor(mind):
            used |= stale  # nobody waits for words: what says nothing need not be said again
        again = occasion in TO_PEOPLE and bool(mind.memory.people)
        lines = [line for line in self.by_occasion.get(occasion, []) if again or self.key(line) not in used]
        lines = [line for line in lines if not (line.keeps and told)]
        order = {
            line.id: (self.key(line) not in stale, self.rng.random() ** (1 / self.taste[line.id])) for line in lines
        }
        for line in sorted(lines, key=lambda one: order[one.id], reverse=True):
            name = self.key(line)
            true = [
                about
                for about in dict.fromkeys(line.fact(mind))
                if not (name in used or (name, about) in echo) or (again and self._to_people(mind, name, about))
            ]
            if true:
                return Saying(PUBLIC_CHANNEL.id, name, self.rng.choice(true))
        return None

    def stands(self, view: View[Any], saying: Saying) -> bool:
        """Whether what it thought of some moments ago may still be said: it is so, and nobody has said it since."""
        memory = self.remember(view)
        if saying.channel.startswith(WHISPER) and view.seat is not None:
            memory = memory.shared(view.seat, int(saying.channel.removeprefix(WHISPER)))
            return saying.about in self._true(self.style.mind(view, memory), saying.line)
        said = (saying.line, saying.about) in self._echo(memory)
        if said and ".ans-" in saying.line:  # who asks several waits for each of them
            said = not memory.people.intersection(n for n in saying.about if isinstance(n, int))
        return not said and saying.about in self.facts(view, saying.line)

    def facts(self, view: View[Any], line: str) -> Iterable[Args]:
        """Everything that this line could be said about by somebody who has this view; none for one it has not."""
        return self._true(self.style.mind(view, self.remember(view)), line)

    def _true(self, mind: M, line: str) -> Iterable[Args]:
        return [about for one in self.style.lines if self.key(one) == line for about in one.fact(mind)]

    def key(self, line: Line[M]) -> str:
        """The line as it is sent and recorded."""
        return f"{self.style.game}.{line.id}"

    def is_own(self, line: str) -> bool:
        """Whether this line only says what the player behind has decided: it may be said again of somebody else."""
        return any(self.key(one) == line for one in self.by_occasion.get(OWN, []))

    def _to_people(self, mind: M, line: str, about: Args) -> bool:
        """Whether this tells somebody who speaks in words of their own what it has not told them."""
        told = {u.about for u in mind.memory.by(mind.no, line)}
        return about not in told and any(n in mind.memory.people for n in about)

    def is_reason(self, line: str) -> bool:
        """Whether this line says why it has just done something."""
        return any(self.key(one) == line for one in self.by_occasion.get(REASON, []))

    def _varied(self, mind: M, saying: Saying) -> Saying:
        """The same in words that were not used of late, where it has such."""
        ways = (saying.line, *self.style.variants.get(saying.line, ()))
        late = [u.line for u in mind.memory.said[-STALE:]]
        own = {u.line for u in mind.memory.by(mind.no)}
        fresh = [way for way in ways if way not in late and way not in own] or [saying.line]
        return saying._replace(line=self.rng.choice(fresh))

    def _worn(self, memory: Memory) -> set[str]:
        """What has been said about nobody so often in this round that nobody needs to hear it again."""
        today = Counter([u.line for u in memory.said if u.day == memory.day and not u.about])
        return {line for line, times in today.items() if times >= WORN}

    def _echo(self, memory: Memory) -> set[tuple[str, Args]]:
        """What was said just now, by whomever."""
        return {(u.line, u.about) for u in memory.said[-ECHO:]}

    def _has_said(self, mind: M, saying: Saying) -> bool:
        said = mind.memory.by(mind.no, saying.line)
        return any(u.about == saying.about for u in said)
