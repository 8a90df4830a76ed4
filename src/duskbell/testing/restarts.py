"""Restart anywhere: a penalty may let a phase begin again at any question, and nothing is told, asked or lost by it.

A script reads from the table how far the phase has come. So a phase that begins again while nothing has changed must
come to the very question at which it was: the same asks, the same offers, and no event but that answers to a question
put to several are void. From there on the same answers make the same table. Then real penalties are tried: who is dead
is asked nothing, no stage is announced twice, and the record repeats what came of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from duskbell.kernel import MODERATOR, Ask, DuskbellError, Event, Play, Record, Ruling, rebuild
from duskbell.kernel.core_events import StageBegan, Voided
from duskbell.kernel.errors import BadRuling
from duskbell.kernel.ruling import When
from duskbell.testing.driving import random_answers, sit_down

FOLLOWED = 12
"""So many answers after it began again, a table is held against the undisturbed one."""
AFTERWARDS = 25
"""So many answers are given after a penalty."""
SHORT = 100
"""Records of up to so many lines are all repeated; of longer ones as many fewer as they are longer."""
WHEN: tuple[When, ...] = ("now", "after")


def find_fault(
    game: str, players: int, seed: int, options: Mapping[str, Any], moderator: str, often: float = 0.05
) -> str:
    """What goes wrong when the phase of a seeded table begins again at its questions, in half a sentence; "" if nothing
    does. `often`: at how many of the questions it is tried, 1 for all.
    """
    play = sit_down(game, players, seed, options, moderator=moderator, checkpoints=True)
    rng = Random(f"restarts/{seed}")
    followers: list[Follower] = []
    known: dict[str, bool] = {}
    put = Put(play)
    answers = random_answers(play, Random(seed))
    while not play.over:
        put.see()
        if rng.random() < often:
            fault = _penalised(play.fork(), rng)
            if (where := _phase(play)) not in known:
                known[where] = restarts(play)
            if not fault and known[where]:
                followers.append(Follower(play, put))
                fault = followers[-1].begin_again()
            if fault:
                return f"{fault} (at {play.where()})"
        seat, ask, token = next(answers)
        put.answered(seat, ask, token)
        for follower in list(followers):
            fault = follower.answer(seat, ask, token)
            if fault:
                return f"{fault} (at {play.where()})"
            if follower.left == 0:
                followers.remove(follower)
    return ""


class Put:
    """The question that was put last: to whom at first, and what has been answered since."""

    def __init__(self, play: Play[Any]) -> None:
        self._play = play
        self.asks: dict[int, Ask[Any]] = {}
        self.given: list[tuple[int, str]] = []

    def see(self) -> None:
        """Look whether it is a new one."""
        if any(self.asks.get(n) is not ask for n, ask in self._play.open.items()):
            self.asks, self.given = dict(self._play.open), []

    def answered(self, seat: int, ask: Ask[Any], token: str) -> None:
        """Note an answer."""
        if self.asks.get(seat) is ask:
            self.given.append((seat, token))


class Follower:
    """A fork whose phase begins again, and which then goes the way of the table it came from."""

    def __init__(self, play: Play[Any], put: Put) -> None:
        self._play, self._put = play, put
        self._fork = play.fork()
        self._alike = (0, 0)
        self.left = FOLLOWED

    def begin_again(self) -> str:
        """Let the phase begin again, and give the answers that became void. What is wrong with that, if anything is."""
        fork, asks, before = self._fork, dict(self._put.asks), len(self._play.table.log)
        offers = fork.offers
        fork._interrupt(lambda: True)
        told = [e.event for e in fork.table.log[before:] if type(e.event) is not Voided]
        if told:
            return f"when {_phase(fork)} began again, this happened once more: {_names(told)}"
        if dict(fork.open) != asks:
            return f"when {_phase(fork)} began again, {_asks(fork.open)} was asked instead of {_asks(asks)}"
        if fork.offers != offers:
            return f"when {_phase(fork)} began again, other offers stood open"
        for seat, token in self._put.given:
            fork.answer(seat, token)
        return self._same()

    def answer(self, seat: int, ask: Ask[Any], token: str) -> str:
        """Do what was done at the table. What differs then, if anything does."""
        self.left -= 1
        self._fork.answer(seat, token, ask=ask)
        return self._same()

    def _same(self) -> str:
        """Held against the table from where both were alike last; what was void does not count."""
        mine, theirs = self._new(self._fork, 0), self._new(self._play, 1)
        n = next((n for n, (a, b) in enumerate(zip(mine, theirs, strict=False)) if a != b), min(len(mine), len(theirs)))
        if n == len(mine) == len(theirs):
            self._alike = len(self._fork.table.log), len(self._play.table.log)
            return ""
        here = [_names([log[n][0]]) if n < len(log) else "nothing" for log in (mine, theirs)]
        return f"after {_phase(self._play)} began again, {here[0]} happened instead of {here[1]}"

    def _new(self, play: Play[Any], which: int) -> list[tuple[Event, int]]:
        return [(e.event, e.seen) for e in play.table.log[self._alike[which] :] if type(e.event) is not Voided]


def penalties(play: Play[Any]) -> Iterator[Ruling]:
    """Every penalty that could be tried now, lawful or not."""
    for penalty in play.game.penalties:
        for seat in range(len(play.table.seats)):
            for when in WHEN:
                yield Ruling("penalty", "a trial", seat, penalty, when=when)


def restarts(play: Play[Any]) -> bool:
    """Whether any penalty lets the phase begin again now."""
    for ruling in penalties(play):
        if ruling.when != "now":
            continue
        fork = play.fork()
        script = fork._script
        try:
            fork.rule(ruling)
        except BadRuling:
            continue
        if not fork.over and fork._script is not script and fork.table.phase == play.table.phase:
            return True
    return False


def _penalised(play: Play[Any], rng: Random) -> str:
    """Give one lawful penalty, and play on for a while. What is wrong with that, if anything is."""
    rulings = list(penalties(play))
    rng.shuffle(rulings)
    for ruling in rulings:
        before, stage, phase = len(play.table.log), play.table.stage, play.table.phase
        asked = play.open.get(ruling.seat) if play.table.seats[ruling.seat].alive else None
        try:
            play.rule(ruling)
        except BadRuling:
            continue
        what = f"a {ruling.penalty} {ruling.when} for seat {ruling.seat + 1} in {phase} {stage}".rstrip()
        told = [e.event for e in play.table.log[before:]]
        if phase == play.table.phase and any(type(e) is StageBegan and e.stage == stage != "" for e in told):
            return f"after {what} the stage was announced once more"
        if asked is not None and _dead_decides(play, asked):
            return f"after {what} the dead were asked {asked.key}"
        return _goes_on(play, rng, what)
    return ""


def _goes_on(play: Play[Any], rng: Random, what: str) -> str:
    """Whether the table can be played after a penalty, and its record repeats it."""
    try:
        for _ in zip(random_answers(play, rng), range(AFTERWARDS), strict=False):
            pass
        if rng.random() * len(play.lines) > SHORT:
            return ""
        again = rebuild(play.game, Record.parse(play.record.dump()))
    except (DuskbellError, LookupError, TypeError, ValueError) as e:
        return f"after {what} the table could not go on: {type(e).__name__} {e}"
    same = [(e.event, e.seen) for e in again.table.log] == [(e.event, e.seen) for e in play.table.log]
    return "" if same else f"after {what} the record tells of another table"


def _dead_decides(play: Play[Any], asked: Ask[Any]) -> bool:
    """Whether somebody who has just died of a penalty is still asked what the living were, and not for show, though
    the rules put it to the living alone. What a death brings with it (a badge to pass on) is another question.
    """
    ask = play.open.get(asked.to)
    alive = play.table.seats[asked.to].alive
    lawful = {play.game.decoy_key, *play.game.dead_answer}
    return ask is not None and not alive and ask.key == asked.key and ask.key not in lawful


def _phase(play: Play[Any]) -> str:
    return f"{play.table.phase} {play.table.stage}".rstrip()


def _names(events: list[Event]) -> str:
    return ", ".join(e.type for e in events)


def _asks(asks: Mapping[int, Ask[Any]]) -> str:
    who = [f"{'the moderator' if n == MODERATOR else f'seat {n + 1}'} {a.key}" for n, a in asks.items()]
    return ", ".join(who) or "nobody"
