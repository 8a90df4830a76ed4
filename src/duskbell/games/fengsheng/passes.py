"""Triggers (触发类技能) at a node: passes over the players until nothing new has happened.

The log is the queue: what triggers answer to are the occasions in it since it was last looked at. What may be used is
asked of all at once and counts in turn; of all who might, by what lies face up, so that no question and no pause tells.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from duskbell.games.fengsheng.events import OCCASIONS, Checked, Died, Occasion
from duskbell.games.fengsheng.skill import DERIVED, Character, Trigger, pay
from duskbell.games.fengsheng.table import FengshengTable, Player
from duskbell.kernel import PASS, Ask, InTurn

Batch = tuple[Occasion, ...]
Done = set[tuple[int, str, int]]
"""Of a pass: which seat has used which trigger for which event."""


class Wake(NamedTuple):
    """A trigger that may be used now, and for which event. `at`: the place of that in the batch, or -1 where it answers
    to all of them at once; `token`: how its owner names it.
    """

    trigger: Trigger
    event: Occasion
    at: int
    token: str


async def triggers(t: FengshengTable) -> None:
    """Passes until none has made new occasions (重复1)."""
    while batch := news(t):
        left = concerned(t, frozenset(map(type, batch)))
        if not left:
            return  # nobody does anything, so nothing new has happened
        await one_pass(t, batch, left)


def news(t: FengshengTable) -> Batch:
    """The occasions since they were last looked at; now they are forgotten. What arises from here on waits."""
    if t.checked == len(t.log):
        return ()
    batch: list[Any] = [e.event for e in t.log[t.checked :] if type(e.event) in OCCASIONS]
    if batch:
        t.emit(Checked(), public=True)
    return tuple(batch)


async def one_pass(t: FengshengTable, batch: Batch, left: list[Player]) -> None:
    """Once round those whom the batch may concern (`left`), from whose turn it is. Each may use each trigger once for
    each event, by how the table lies when it comes to them, and in the order they like. What must happen happens when
    their turn comes.
    """
    done: Done = set()
    while left:
        asks: list[Ask[str]] = []
        must: Player | None = None
        for s in left:
            answered = answering(t, s, batch, done)
            awake = able(t, s, answered) if answered else []
            if awake and not awake[0].trigger.may:
                must = s
                break
            if awake or might(t, s, answered, batch, done):
                event = awake[0].event if awake else answered[0][2] if answered else batch[-1]
                asks.append(offer(t, s, (*_tokens(awake), PASS), event))
        spoken = await InTurn(asks) if asks else None
        if spoken is not None:
            s, said = t.seats[spoken[0].to], spoken[1]
        elif must is not None:
            s = must
            awake = wakes(t, s, batch, done)
            tokens = _tokens(awake)
            alone = len(tokens) == 1 and not may_hide(t, s, batch, done)
            said = tokens[0] if alone else await offer(t, s, tokens, awake[0].event)
        else:
            return
        wake = next(w for w in wakes(t, s, batch, done) if w.token == said)
        done.add((s.no, wake.trigger.id, wake.at))
        pay(t, s, wake.trigger)
        await wake.trigger.use(t, s, wake.event)
        left = left[left.index(s) :]


def offer(t: FengshengTable, s: Player, options: tuple[str, ...], event: Occasion) -> Ask[str]:
    """Which trigger somebody uses, or none, and to what it would answer: what a hand or a face-down character lets one
    do is for one's own eyes.
    """
    default = PASS if options[-1] == PASS else options[0]
    words = options[:-1] if default == PASS else options
    return Ask(s.no, "fengsheng.trigger", options, event.why, default, t.options.round_seconds, words, False, True)


Answered = list[tuple[Trigger, int, Occasion]]
"""Triggers of a player, each with an event that it answers to and its place in the batch."""


def answering(t: FengshengTable, s: Player, batch: Batch, done: Done) -> Answered:
    """What the triggers that work for a player answer to, as the table lies now."""
    return [(w, at, e) for w in owned(t, s) for at, e in _answered(t, s, w, batch, done)]


def able(t: FengshengTable, s: Player, answered: Answered) -> list[Wake]:
    """Those of them that can be used, as their owner sees it. What must happen comes first: silence takes it."""
    found = []
    for w, at, e in answered:
        if w.able(t, s, e):
            aim = w.aim(e)
            found.append(Wake(w, e, at, f"{w.id}>{aim}" if aim else w.id))
    return sorted(found, key=lambda w: w.trigger.may) if len(found) > 1 else found


def wakes(t: FengshengTable, s: Player, batch: Batch, done: Done) -> list[Wake]:
    """The triggers of a player that can be used for these events, as the table lies now."""
    return able(t, s, answering(t, s, batch, done))


def owned(t: FengshengTable, s: Player) -> list[Trigger]:
    """The triggers that work for a player: those of the character, and those that something has left for the turn."""
    mine = [w for c in s.characters for w in c.triggers if w.live(s)]
    if t.lasting:
        mine += [DERIVED[h.what] for h in t.lasting if h.seat == s.no and h.what in DERIVED]
    return mine


def might(t: FengshengTable, s: Player, answered: Answered, batch: Batch, done: Done) -> bool:
    """Whether a player, by what all know, may have a trigger that answers: then a question betrays nothing. `answered`:
    those that it has.
    """
    if s.up or s.seen:
        return bool(answered)
    if not s.alive:
        return False
    open_ = [w for c in s.characters[1:] for w in c.triggers if w.live(s)]
    derived = [DERIVED[h.what] for h in t.lasting if h.seat == s.no and h.what in DERIVED]
    return may_hide(t, s, batch, done) or any(_answered(t, s, w, batch, done) for w in open_ + derived)


def may_hide(t: FengshengTable, s: Player, batch: Batch, done: Done) -> bool:
    """Whether a player, by what all know, may have a trigger that answers under an unseen face. Beside one that must
    be used they are asked for the order then, or the lack of a question would tell that there is none.
    """
    if s.up or s.seen or s.void or not s.alive:
        return False
    return any(_answered(t, s, w, batch, done) for w in _masked(t.masks, t.known).triggers)


class Masked(NamedTuple):
    """The triggers of unseen characters, and to which kinds of events they answer."""

    triggers: list[Trigger]
    on: frozenset[type[Occasion]]


@lru_cache(maxsize=256)
def _masked(masks: tuple[Character, ...], known: frozenset[str]) -> Masked:
    """The triggers that turn up a character which, as far as all know, may lie face down anywhere."""
    unseen = [w for c in masks if c.id not in known for w in c.turning]
    return Masked(unseen, frozenset([kind for w in unseen for kind in w.on]))


def concerned(t: FengshengTable, kinds: frozenset[type[Occasion]]) -> list[Player]:
    """At whose triggers it is worth looking for occasions of these kinds, in their order."""
    unknown = not kinds.isdisjoint(_masked(t.masks, t.known).on)
    found = [s for s in t.seats if not kinds.isdisjoint(s.character.on) or (unknown and not s.seen)]
    if t.lasting:
        derived = [h.seat for h in t.lasting if h.what in DERIVED]
        found += [s for s in t.seats if s.no in derived]
    if t.options.pairs:
        found += [s for s in t.seats if not kinds.isdisjoint(s.beside.on)]
    return [s for s in t.watchful() if s in found] if found else found


def _answered(t: FengshengTable, s: Player, w: Trigger, batch: Batch, done: Done) -> list[tuple[int, Occasion]]:
    """The events of the batch that a trigger of this player answers to and has not been used for."""
    found = []
    for n, e in enumerate(batch):
        at = n if w.each else -1
        if type(e) in w.on and (s.no, w.id, at) not in done and _may_speak(s, e) and w.wakes(t, s, e):
            found.append((at, e))
            if not w.each:
                break
    return found


def _may_speak(s: Player, e: Occasion) -> bool:
    """Of the dead only what they do before their own death still works."""
    return s.alive or (type(e) is Died and e.seat == s.no)


def _tokens(awake: list[Wake]) -> tuple[str, ...]:
    return tuple(dict.fromkeys([w.token for w in awake]))
