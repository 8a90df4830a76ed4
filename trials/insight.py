"""Random tables of the Clocktower: the true deal must fit what everybody good can tell, at the begin of phases."""

from __future__ import annotations

from random import Random

import duskbell
from duskbell.arena.sitting import play_out
from duskbell.games.clocktower.character import GOOD, TRAVELLER
from duskbell.games.clocktower.characters import CHARACTERS
from duskbell.games.clocktower.events import Aligned, Became, Came, Collected, Left, SeatsSwapped, Sided
from duskbell.insight.clocktower.hearing import Hearing, honest, puzzle_of
from duskbell.insight.clocktower.moments import rule
from duskbell.insight.clocktower.program import Program
from duskbell.insight.clocktower.solver import control
from duskbell.kernel import Event
from duskbell.kernel.core_events import PhaseBegan

SCRIPTS = ("tb", "snv", "bmr")
NIGHTS = 3
"""Tables of random answers go on for long; what puzzles have is tried."""


def misses(script: str, players: int, seed: int, nights: int = NIGHTS, travellers: int = 0) -> list[str]:
    """Where the true deal of a random table does not fit. With Travellers only as long as puzzles know what they do."""
    order = "international" if seed % 2 else "baike"
    options = {"script": script, "order": order, "storyteller": "uniform", "travellers": travellers}
    play = duskbell.start("clocktower", players + travellers, seed=str(seed), options=options, moderator="auto")
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


def _known_until(log: list[Event]) -> int:
    """The place from which on there is what puzzles do not know: who changes seats, or leaves, or acts strangely."""
    if any(isinstance(e, Came) and rule(e.role).beyond for e in log):
        return 0
    return next((n for n, e in enumerate(log) if isinstance(e, SeatsSwapped | Left)), len(log))


def run(seed: int, start: int, count: int) -> str:
    """So many tables, three scripts and sizes in turn, each fourth with a Traveller or two."""
    bad: list[str] = []
    for n in range(start, start + (count or 1000)):
        guests = 1 + n // 4 % 2 if n % 4 == 3 else 0
        bad += misses(SCRIPTS[n % len(SCRIPTS)], 5 + n % 6, seed * 1_000_000 + n, travellers=guests)
    return "\n".join([*bad, f"{len(bad)} misses in {count or 1000} tables"])
