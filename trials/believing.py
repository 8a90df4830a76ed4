"""Random tables of the Clocktower: what a seat can believe when a phase begins, by its own view. The deal that was
dealt is among its worlds, after each reading; and every deal of which the scripts play a history the solver lets be.
Beside each of them a table on a script drawn from all three, about one character in turn: its seats are asked once.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import duskbell
from duskbell.arena.sitting import play_out
from duskbell.games.clocktower.events import Came, Collected
from duskbell.insight.clocktower.early import Deal
from duskbell.insight.clocktower.knowing import is_beyond, puzzle
from duskbell.insight.clocktower.program import Program
from duskbell.insight.clocktower.proving import Proving
from duskbell.insight.clocktower.roles import Roles
from duskbell.insight.clocktower.solver import control
from duskbell.insight.evidence import evidence
from duskbell.insight.worlds import view_at
from duskbell.kernel import Play
from duskbell.kernel.core_events import PhaseBegan
from trials.insight import NIGHTS, SCRIPTS
from trials.proving import ALL, drawn

LONG = 600.0
BESIDE: tuple[dict[str, Any], ...] = (
    {"travellers": 1},
    {"fabled": "sentinel"},
    {"travellers": 2},
    {"fabled": "doomsayer"},
)
PLAYED = 0.6
"""Seconds for the histories of one seat at one moment."""
VIEWS = 6
"""So many of a table's seats and moments are tried."""


def faults(play: Play[Any], seat: int, at: int, played: float) -> Iterator[str]:
    """What is wrong with a seat's worlds after the first `at` things it saw."""
    view = view_at(play.view(seat), at)
    known = evidence(view, play.record.header)
    if is_beyond(known):
        return
    p = puzzle(known, "none")
    dealt = {e.event.seat: e.event.role for e in play.table.log if isinstance(e.event, Collected | Came)}
    truth: Deal = tuple([dealt[s] for s in sorted(dealt)])
    ends = time.perf_counter() + LONG
    roles = Roles(p)
    plays = Proving(known, p, roles)
    where = f"seat {seat} after {at}, {known.events[-1]}"
    if not _lets(roles, truth, ends):
        yield f"the cards lose the truth {truth} of {where}"
    plays.prove(time.perf_counter() + played / 2)
    for _ in roles.closer(ends):
        if not _lets(roles, truth, ends):
            yield f"{'all' if roles.whole else f'{roles.read} nights'} lose the truth {truth} of {where}"
    plays.prove(time.perf_counter() + played / 2)
    yield from [
        f"was played, and is ruled out: {deal} of {where}" for deal in plays.played if not _lets(roles, deal, ends)
    ]


def _lets(roles: Roles, deal: Deal, ends: float) -> bool:
    return roles.dealt(enumerate(deal), ends) == deal


def table(script: str, players: int, seed: int, beside: Mapping[str, Any] | None = None) -> Play[Any]:
    """A table played by chance, with these options beside."""
    order = "international" if seed % 2 else "baike"
    options = {"script": script, "order": order, "storyteller": "uniform", **(beside or {})}
    play = duskbell.start("clocktower", players, seed=str(seed), options=options, moderator="auto")
    play_out(play, {}, str(seed))
    return play


def believed(
    script: str,
    players: int,
    seed: int,
    views: int = VIEWS,
    played: float = PLAYED,
    beside: Mapping[str, Any] | None = None,
) -> list[str]:
    """What is wrong at a random table, with so many seats, each when some phase begins, by lot."""
    play = table(script, players, seed, beside)
    found, rng = list[str](), Random(seed)
    for _ in range(views):
        seat = rng.randrange(players)
        seen = [e.event for e in play.view(seat).table.log[1:]]
        begins = [n + 1 for n, e in enumerate(seen) if isinstance(e, PhaseBegan) and 0 < e.day <= NIGHTS]
        found += [f"{script} {players} {seed}: {fault}" for fault in faults(play, seat, rng.choice(begins), played)]
    return found


def lost(script: str, players: int, seed: int, beside: Mapping[str, Any] | None = None) -> tuple[list[str], int]:
    """Seats of a random table that could not believe the truth when one of the last two phases began that are looked
    at, by their own views; and how many were asked.
    """
    play = table(script, players, seed, beside)
    truth = {e.event.seat: e.event.role for e in play.table.log if isinstance(e.event, Collected | Came)}
    only = "\n".join(f":- not start({seat},{role})." for seat, role in truth.items())
    found, asked = list[str](), 0
    for seat in range(players):
        seen = [e.event for e in play.view(seat).table.log[1:]]
        begins = [n + 1 for n, e in enumerate(seen) if isinstance(e, PhaseBegan) and 0 < e.day <= NIGHTS][1:]
        if not begins:
            continue
        at = Random(seed * 100 + seat).choice(begins[-2:])
        known = evidence(view_at(play.view(seat), at), play.record.header)
        if is_beyond(known):
            continue
        asked += 1
        if not control(Program(puzzle(known, "none")).text + "\n" + only, "1").solve().satisfiable:
            found.append(f"{script} {players} {seed}: seat {seat} after {at} loses the truth {truth}")
    return found, asked


def run(seed: int, start: int, count: int) -> str:
    """So many tables, three scripts and sizes in turn, each fourth with Travellers or a Fabled; and as many on scripts
    drawn by lot.
    """
    bad, views = list[str](), 0
    for n in range(start, start + (count or 200)):
        beside = BESIDE[n // 4 % len(BESIDE)] if n % 4 == 3 else {}
        guests, one = int(beside.get("travellers", 0)), seed * 1_000_000 + n
        bad += believed(SCRIPTS[n % len(SCRIPTS)], 5 + n % 6 + guests, one, beside=beside)
        script = drawn(Random(one), ALL[n % len(ALL)])
        missed, asked = lost(script, 5 + n % 5 + guests, one, beside)
        bad, views = [*bad, *missed], views + asked
    return "\n".join(
        [*bad, f"{len(bad)} faults in {VIEWS} views each of {count or 200} tables, and {views} of drawn scripts"]
    )
