"""What a plain Clocktower bot does about Travellers, and as one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from duskbell.bots.clocktower.reads import Reads
from duskbell.games.clocktower.count import DOWN, UP
from duskbell.kernel import NOBODY, PASS, Ask

TRAVELLING = ("clocktower.call-exile", "clocktower.give", "clocktower.judge")
"""What it may do between counts, or during one, beside what it is asked."""
OFTEN = 0.1
"""How often, of the moments at which it might, somebody bold does so."""
SURE = 0.4
"""So likely the Demon, and a Gunslinger shoots, a Judge condemns."""


def call_exile(reads: Reads, ask: Ask[Any], rng: Random) -> str:
    """Now and then one of the Travellers, but not itself."""
    free = [o for o in ask.options if o != reads.me.token]
    return rng.choice(free) if free and rng.random() < OFTEN else ""


def vote_exile(reads: Reads, ask: Ask[Any], rng: Random) -> str:
    """By temper: of a Traveller nobody knows more than what all can see; an evil one spares who helps."""
    who = ask.about[0]
    if who == reads.me.no:
        return DOWN
    return UP if reads.temper[who] > 0.5 and not reads.late else DOWN


def give(reads: Reads, ask: Ask[Any], rng: Random) -> str:
    """The dead seldom give their vote away."""
    return ask.options[0] if rng.random() < OFTEN else ""


def judge(reads: Reads, ask: Ask[Any], rng: Random) -> str:
    """Whoever is nearly surely the Demon is condemned; an evil one spares its own."""
    who = reads.t.nominations[-1][1]
    if reads.is_evil:
        return "spare" if who in reads.team else ""
    return "condemn" if reads.demon[who] > SURE else ""


def shoot(reads: Reads, ask: Ask[Any], rng: Random) -> str:
    """The most suspect of those who voted, if that is much; an evil one somebody who is none of its own."""
    free = [int(o[1:]) for o in ask.options if o != PASS and int(o[1:]) not in reads.team]
    worst = reads.worst([n for n in free if n != reads.me.no])
    return f"#{worst}" if worst != NOBODY and (reads.is_evil or reads.demon[worst] > SURE) else PASS


ON_THE_WAY: Mapping[str, Callable[[Reads, Ask[Any], Random], str]] = {
    "clocktower.call-exile": call_exile,
    "clocktower.exile-vote": vote_exile,
    "clocktower.give": give,
    "clocktower.judge": judge,
    "clocktower.gunslinger": shoot,
}
