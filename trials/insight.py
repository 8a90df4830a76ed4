"""Random tables of the Clocktower: the true deal must fit what everybody good can tell, at the begin of phases."""

from __future__ import annotations

from random import Random
from typing import Any

import duskbell
from duskbell.arena.sitting import play_out
from duskbell.games.clocktower.character import GOOD, TRAVELLER
from duskbell.games.clocktower.characters import CHARACTERS
from duskbell.games.clocktower.events import Aligned, Became, Came, Collected, SeatsSwapped, Sided
from duskbell.games.clocktower.travelling import JOIN, LEAVE
from duskbell.insight.clocktower.hearing import Hearing, honest, puzzle_of
from duskbell.insight.clocktower.program import Program
from duskbell.insight.clocktower.solver import control
from duskbell.kernel import Event, Play
from duskbell.kernel.core_events import PhaseBegan

SCRIPTS = ("tb", "snv", "bmr")
NIGHTS = 3
HASTE = {JOIN: 0.1, LEAVE: 0.01}
"""How often an empty chair is taken, and a Traveller leaves, before the next answer."""
"""Tables of random answers go on for long; what puzzles have is tried."""


def misses(script: str, players: int, seed: int, nights: int = NIGHTS, travellers: int = 0, late: int = 0) -> list[str]:
    """Where the true deal of a random table does not fit. With Travellers only as long as puzzles know what they do."""
    order = "international" if seed % 2 else "baike"
    options = {"script": script, "order": order, "storyteller": "uniform", "travellers": travellers}
    options |= {"late": late}
    play = duskbell.start("clocktower", players + travellers, seed=str(seed), options=options, moderator="auto")
    if late:
        _come_and_go(play, Random(seed))
    else:
        play_out(play, {}, str(seed))
    t, rng = play.table, Random(seed)
    log = [e.event for e in t.log]
    begins = [n for n, e in enumerate(log) if isinstance(e, PhaseBegan) and 0 < e.day <= nights][1:]
    begins = [n for n in begins if n < _known_until(log)]
    found = []
    for at in sorted({begins[-1], rng.choice(begins)}) if begins else ():
        team = {e.seat: e.team for e in log[: at + 1] if isinstance(e, Collected | Became | Sided | Aligned)}
        dealt = {e.seat: e.role for e in log[: at + 1] if isinstance(e, Collected | Came)}
        me = rng.choice([s for s in team if team[s] == GOOD and CHARACTERS[dealt[s]].kind != TRAVELLER])
        own = Hearing([e.event for e in t.log[: at + 1] if e.public or e.seen >> me & 1])
        names = [str(n) for n in range(players + travellers)]
        p = puzzle_of(own, names, t.options, t.script, me, honest(Hearing(log[: at + 1]), team))
        truth = "\n".join(f":- not start({s},{c})." for s, c in dealt.items())
        if not control(Program(p).text + "\n" + truth, "1").solve().satisfiable:
            found.append(f"{script} {players} {seed} at {at}, told to seat {me}: {dealt}")
    return found


def _come_and_go(play: Play[Any], rng: Random) -> None:
    """Answer at random, while Travellers come and leave."""
    while not play.over:
        moves = [a for asks in play.offers.values() for a in asks if rng.random() < HASTE.get(a.key, 0.0)]
        ask = (moves or rng.sample(list(play.open.values()), 1))[0]
        play.answer(ask.to, ask.sample(rng), ask=ask)


def _known_until(log: list[Event]) -> int:
    """The place from which on there is what puzzles do not know: who changes seats, or takes a chair that another has
    left.
    """
    came: set[int] = set()
    for n, e in enumerate(log):
        if isinstance(e, SeatsSwapped) or (isinstance(e, Came) and e.seat in came):
            return n
        came |= {e.seat} if isinstance(e, Came) else set()
    return len(log)


def run(seed: int, start: int, count: int) -> str:
    """So many tables, three scripts and sizes in turn, each fourth with a Traveller or two, who may come late."""
    bad: list[str] = []
    for n in range(start, start + (count or 1000)):
        guests = 1 + n // 4 % 2 if n % 4 == 3 else 0
        late = guests if n % 8 == 7 else 0
        bad += misses(SCRIPTS[n % len(SCRIPTS)], 5 + n % 6, seed * 1_000_000 + n, travellers=guests, late=late)
    return "\n".join([*bad, f"{len(bad)} misses in {count or 1000} tables"])
