"""What a question of the Clocktower is to be answered so that what was seen comes of it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

from duskbell.games.clocktower.character import (
    DEMON,
    FELLED,
    FOUND_BACK,
    FOUND_DEAD,
    FOUND_DEAD_NEXT,
    OWN_DEATH,
    Character,
)
from duskbell.games.clocktower.characters import CHARACTERS
from duskbell.games.clocktower.count import VOTE
from duskbell.games.clocktower.day import NOMINATE
from duskbell.games.clocktower.events import (
    Bluffed,
    Chose,
    Claimed,
    Dawned,
    DeludedChose,
    EvilKnown,
    HandMoved,
    LastWords,
    LifeTurned,
    Meant,
    Named,
    Nominated,
    Pointed,
    Returned,
    Shown,
    Sided,
    Told,
    Visited,
)
from duskbell.insight.evidence import Evidence, Plan
from duskbell.insight.guesses import told_by, values
from duskbell.kernel import CHANCE, MODERATOR, PASS, Ask, Event, Play
from duskbell.kernel.ask import NO, YES
from duskbell.kernel.core_events import PhaseBegan
from duskbell.kernel.errors import IllegalAnswer

Cue = tuple[Ask[Any], str]
RARELY = 0.35
"""How often somebody unseen does anything at all when a phase is played again."""
DECIDED = {f"clocktower.{key}": how for c in CHARACTERS.values() for key, how in c.comes_out.items() if key}
"""How it comes out what the Storyteller has decided, by the question."""


class Cues:
    """The answers of one phase of a play, as far on as it is. `again`: how often the phase was in vain; the first time
    what is likeliest is answered, then some of it at random.
    """

    def __init__(self, known: Evidence, plan: Plan, play: Play[Any], rng: Random, again: int) -> None:
        self.known, self.plan, self.play, self.rng, self.again = known, plan, play, rng, again
        self.me = known.me

    def answer(self, seen: int) -> Cue | None:
        """What is answered next, so many events having been seen; None: nothing that is asked leads to what was."""
        coming = self.known.events[seen:]
        play = self.play
        if play.table.phase in ("day", "dusk"):
            return self._by_day(coming)
        ask = next(iter(play.open.values()))
        return self._said(ask, self._by_night(ask, self._tonight(coming)))

    def _said(self, ask: Ask[Any], token: str | None) -> Cue | None:
        return None if token is None else (ask, token)

    def _tonight(self, coming: tuple[Event, ...]) -> list[Event]:
        """What will be seen to the end of the phase."""
        end = next((n for n, e in enumerate(coming) if isinstance(e, PhaseBegan) and n), len(coming))
        return list(coming[:end])

    # -- by day ------------------------------------------------------------------------------------------------------

    def _by_day(self, coming: tuple[Event, ...]) -> Cue | None:
        play, e = self.play, coming[0]
        match e:
            case Claimed(seat, role, target, said):
                return self._offer(seat, f"clocktower.{role}", said or f"#{target}")
            case Visited(seat, role, said):
                return self._offer(seat, f"clocktower.{role}", said)
            case HandMoved(seat, up):
                return self._offer(seat, "clocktower.hand", "up" if up else "down")
            case Nominated(by, seat) if by in play.open and play.open[by].key == NOMINATE:
                return play.open[by], f"#{seat}"
        ask = next(iter(play.open.values()))
        if ask.key == VOTE:
            return (ask, "up" if e.up else "down") if isinstance(e, Pointed) and e.seat == ask.to else None
        if ask.key == NOMINATE:
            return ask, PASS
        if ask.to >= 0 and (words := next(iter(self._last_words(ask, coming)), None)) is not None:
            return ask, words
        if ask.to >= 0 and ask.default == PASS:
            return ask, PASS
        if ask.to == MODERATOR and ask.key.startswith("clocktower.answer"):
            return ask, next(iter(self._told(ask, list(coming))), ask.options[0])
        for offered in play.offers.get(MODERATOR, ()):  # the answer to a visit
            told = next(iter(self._told(offered, list(coming[:1]))), None)
            if told is not None:
                return offered, told
        return self._said(ask, self._unseen(ask, self._tonight(coming)))

    def _offer(self, seat: int, key: str, token: str) -> Cue | None:
        asks = [*self.play.offers.get(seat, ()), *[a for a in self.play.open.values() if a.to == seat]]
        return next(((a, token) for a in asks if a.key == key and takes(a, token)), None)

    def _last_words(self, ask: Ask[Any], coming: tuple[Event, ...]) -> Iterator[str]:
        for e in coming:
            if isinstance(e, PhaseBegan):
                return
            if isinstance(e, LastWords) and e.seat == ask.to and f"clocktower.{e.role}" == ask.key:
                yield f"#{e.target}" if e.target >= 0 else PASS

    def _told(self, ask: Ask[Any], coming: list[Event]) -> Iterator[str]:
        """What the viewer will be told, if that is what is asked."""
        for e in coming:
            if isinstance(e, Told | Shown) and e.seat == self.me:
                for token in (">".join(e.said), *e.said):
                    if takes(ask, token):
                        yield token

    # -- by night ----------------------------------------------------------------------------------------------------

    def _by_night(self, ask: Ask[Any], tonight: list[Event]) -> str | None:
        if ask.key in self.plan:
            given, before = self.plan[ask.key], sum(line[1] == ask.key for line in self.play.lines)
            return given[before] if before < len(given) else None
        if ask.to == self.me:
            return self._mine(ask, tonight)
        about = ask.about[0] if ask.about else None
        if ask.to == MODERATOR and (about == self.me or ask.key == "clocktower.bluffs"):
            return self._of_me(ask, tonight)
        return self._unseen(ask, tonight)

    def _mine(self, ask: Ask[Any], tonight: list[Event]) -> str | None:
        """What the viewer has answered."""
        role = str(ask.about[0]) if ask.about else ""
        for e in tonight:
            if isinstance(e, Chose) and e.seat == self.me and (e.role, e.what) == (role, ask.key):
                return self._first(ask, ",".join(f"#{n}" for n in e.targets), PASS)
            if isinstance(e, Named) and e.seat == self.me and (e.role, e.what) == (role, ask.key):
                return self._first(ask, e.named or PASS)
            if isinstance(e, Meant) and e.seat == self.me and (e.role, e.what) == (role, ask.key):
                return self._first(ask, e.answer, PASS)
        told = next((token for _, token in told_by([ask], tonight)), None)
        return told if told is not None else likeliest(ask)

    def _of_me(self, ask: Ask[Any], tonight: list[Event]) -> str | None:
        """What the Storyteller has decided about the viewer."""
        told = next(iter(self._told(ask, tonight)), None)
        if told is not None:
            return told
        if ask.key == "clocktower.tell":
            return None
        for e in tonight:
            if isinstance(e, Bluffed) and takes(ask, ",".join(e.roles)):
                return accepted(ask, ",".join(e.roles))
            if isinstance(e, EvilKnown) and takes(ask, ",".join(f"#{n}" for n in e.minions)):
                return accepted(ask, ",".join(f"#{n}" for n in e.minions))
        if ask.key != "clocktower.registers":
            for value in (v for e in tonight for v in values(e)):
                if takes(ask, value):
                    return value
        return self._unseen(ask, tonight)

    def _first(self, ask: Ask[Any], *tokens: str) -> str | None:
        return next((t for t in tokens if takes(ask, t)), None)

    # -- unseen ------------------------------------------------------------------------------------------------------

    def _unseen(self, ask: Ask[Any], tonight: list[Event]) -> str | None:
        """What others choose, or the Storyteller about them, or chance."""
        rng = self.rng
        role = str(ask.about[0]) if ask.to >= 0 and ask.about else ""
        left = self._dead(tonight)
        if ask.to == MODERATOR:
            return self._decided(ask, tonight)
        if ask.to == CHANCE or not role:
            return accepted(ask, ask.sample(rng)) if self.again else likeliest(ask)
        c = CHARACTERS.get(role)
        if c is None:
            return likeliest(ask)
        how = c.comes_out.get("", "")
        if self.again % 4 < 3 and (meant := self._meant(ask, how, c.team, tonight)) is not None:
            return meant
        fooled = [e.targets for e in tonight if isinstance(e, DeludedChose) and e.seat == ask.to]
        if fooled and takes(ask, said := ",".join(f"#{n}" for n in fooled[0])):
            return accepted(ask, said)
        most = getattr(ask, "most", 1)
        if c.kind == DEMON or (how == FOUND_DEAD and self.again % 3):
            hit = [f"#{n}" for n in self._due(how, tonight)][:most]
            if self.again % 4 == 3:
                rng.shuffle(hit)
            if len(hit) < getattr(ask, "least", 1):
                hit += [x for x in self._harmless(ask) if x not in hit][: getattr(ask, "least", 1) - len(hit)]
            if hit and takes(ask, ",".join(hit)):
                return accepted(ask, ",".join(hit))
        if self.again and rng.random() < RARELY:
            return accepted(ask, ask.sample(rng))
        return self._idle(ask, c, how == OWN_DEATH and ask.to in left)

    def _meant(self, ask: Ask[Any], how: str, team: str, tonight: list[Event]) -> str | None:
        """What somebody unseen has chosen if something else will be seen of it than a death."""
        whom = self._due(how, tonight) if how in (FOUND_BACK, FELLED) else []
        if any(isinstance(e, Sided) and (e.seat, e.team) == (self.me, team) for e in tonight):
            whom = [self.me]
        return next((accepted(ask, f"#{n}") for n in whom if takes(ask, f"#{n}")), None)

    def _due(self, how: str, tonight: list[Event]) -> list[int]:
        """Of whom it will be seen."""
        if how == FOUND_BACK:
            return [n for e in tonight if isinstance(e, Returned) for n in e.seats]
        if how == FELLED:
            return self._fallen()
        if how == FOUND_DEAD_NEXT:
            return self._next_dead()
        return self._dead(tonight) if how == FOUND_DEAD else []

    def _dead(self, tonight: list[Event]) -> list[int]:
        """Who will be found dead and is alive so far."""
        t = self.play.table
        died = next((e.died for e in tonight if isinstance(e, Dawned)), ())
        return [n for n in died if t.lives(t.seats[n])]

    def _fallen(self) -> list[int]:
        """Who will die of their own nomination on the next day."""
        day = sum(isinstance(e.event, Dawned) for e in self.play.table.log) + 1
        found, passed = list[int](), 0
        for e, after in pairwise(self.known.events):
            passed += isinstance(e, Dawned)
            if passed == day and isinstance(e, Nominated) and isinstance(after, LifeTurned) and after.seat == e.by:
                found.append(e.by)
        return found

    def _next_dead(self) -> list[int]:
        """Who will be found dead on the morning after the next."""
        dawns = [e.died for e in self.known.events if isinstance(e, Dawned)]
        passed = sum(isinstance(e.event, Dawned) for e in self.play.table.log)
        return list(dawns[passed + 1]) if passed + 1 < len(dawns) else []

    def _decided(self, ask: Ask[Any], tonight: list[Event]) -> str | None:
        """What the Storyteller decides: mostly what the rules suggest."""
        how = DECIDED.get(ask.key, "")
        due = self._due(how, tonight)
        if how and YES in ask.options:
            return YES if ask.about[0] in due else NO
        if how == FOUND_BACK and not due:
            return likeliest(ask)
        if due:
            hit = ",".join(f"#{n}" for n in due)
            return accepted(ask, hit) if takes(ask, hit) else self._first(ask, *[f"#{n}" for n in due]) or ask.default
        if self.again and self.rng.random() < RARELY:
            return accepted(ask, ask.sample(self.rng))
        return likeliest(ask)

    def _harmless(self, ask: Ask[Any]) -> list[str]:
        """Seats to choose, first those to whom nothing can be done any more, the viewer and the Demon last."""
        t = self.play.table
        seats = [s for s in t.seats if s.token in ask.options]
        self.rng.shuffle(seats)

        def rank(s: Any) -> tuple[int, ...]:
            demon = s.role is not None and s.role.kind == DEMON
            return (t.lives(s), not s.marks, s.no == self.me or demon)

        return [s.token for s in sorted(seats, key=rank)]

    def _idle(self, ask: Ask[Any], c: Character, wrong: bool) -> str | None:
        """What changes least: nothing; of a Demon, whom nothing can kill, since it may owe what it did not do; of who
        names what somebody is, oneself, and what that seat is in truth, or if it will have been `wrong` something else.
        """
        t = self.play.table
        seats = self._harmless(ask)
        dead = [x for x in seats if not t.lives(t.by_token[x])]
        mine = [e.event for e in t.log[t.spans[-1][1] :] if isinstance(e.event, Chose) and e.event.seat == ask.to]
        truth = t.seats[mine[-1].targets[-1]].character.id if mine and mine[-1].targets else ""
        if wrong and truth in ask.options:
            return self._first(ask, *[o for o in ask.options if o != truth])
        first = [truth, *(dead[:1] if c.kind == DEMON else ()), "", PASS]
        if (token := self._first(ask, *[x for x in first if x or takes(ask, "")])) is not None:
            return token
        if c.asks > 1:
            seats.insert(0, f"#{ask.to}")
        some = ",".join(seats[: getattr(ask, "least", 1)])
        return accepted(ask, some) if seats and takes(ask, some) else accepted(ask, ask.sample(self.rng))


def takes(ask: Ask[Any], token: str) -> bool:
    """Whether a token answers a question."""
    if type(ask).accept is Ask.accept:
        return token in ask.options
    try:
        return bool(ask.accept(token) or not token)
    except IllegalAnswer:
        return False


def accepted(ask: Ask[Any], token: str) -> str:
    """A token as the question takes it."""
    return ask.accept(token)


def likeliest(ask: Ask[Any]) -> str:
    """What silence means, where that is an answer; else the first."""
    return ask.default if takes(ask, ask.default) else next(iter(ask.answers()))
