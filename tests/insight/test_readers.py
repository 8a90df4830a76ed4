"""A formula has two readers: one for one world, one for all. Here they read the same, at random."""

from __future__ import annotations

from random import Random

import pytest

import duskbell
from duskbell.games.clocktower.character import EVIL, GOOD, KINDS
from duskbell.games.clocktower.characters import CHARACTERS
from duskbell.games.clocktower.formula import AllOf, AnyOf, Count, Formula, Not, Registers, weigh
from duskbell.games.clocktower.look import Look
from duskbell.games.clocktower.table import ClocktowerTable
from duskbell.insight.clocktower.solver import control
from duskbell.insight.clocktower.writing import Writer

pytestmark = pytest.mark.slow

CAST = ("recluse", "spy", "imp", "chef", "saint", "poisoner", "monk", "empath")
AS = (*KINDS, GOOD, EVIL, *CAST)
FORMULAS = 120


def world(rng: Random) -> ClocktowerTable:
    """Six players, each somebody of the cast, nobody drunk or poisoned."""
    t: ClocktowerTable = duskbell.games.find("clocktower").new_table(
        6, duskbell.games.find("clocktower").read_options(6, {})
    )
    t.script = CAST
    for s, role in zip(t.seats, rng.sample(CAST, 6), strict=True):
        s.role = CHARACTERS[role]
        s.team = s.role.team
    return t


def some(rng: Random, t: ClocktowerTable, depth: int) -> Formula:
    """A formula at random."""
    kind = rng.randrange(5) if depth else 0
    if kind == 0:
        return Registers(rng.choice(t.seats), rng.choice(AS))
    if kind == 1:
        return Not(some(rng, t, depth - 1))
    parts = tuple([some(rng, t, depth - 1) for _ in range(rng.randrange(1, 4))])
    return AnyOf(parts) if kind == 2 else AllOf(parts) if kind == 3 else Count(rng.randrange(4), parts)


def test_both_readers_agree() -> None:
    for seed in range(6):
        rng = Random(seed)
        t, writer = world(rng), Writer()
        formulas = [some(rng, t, 3) for _ in range(FORMULAS)]
        numbers = [writer.write(f, 1) for f in formulas]
        facts = ["ep(1,0). moment(1). side(good;evil)."]
        for id in CAST:
            c = CHARACTERS[id]
            facts.append(f"type({id},{c.kind}). typ(P,{c.kind},0) :- ch(P,{id},0).")
            facts += [f"passes({id},{p}). wide(P,{id},1) :- ch(P,{id},0)." for p in (*c.passes, c.passes_team) if p]
        for s in t.seats:
            facts.append(f"ch({s.no},{s.character.id},0)." + (f" ev({s.no},0)." if s.team == EVIL else ""))
        solver = control("\n".join([*facts, *writer.rules]), "1")
        with solver.solve(yield_=True) as models:
            atoms = next(iter(models)).symbols(atoms=True)
            holds = {(a.name, a.arguments[0].number) for a in atoms if a.name in ("may", "nay", "fact")}
        look = Look(t)
        for f, n in zip(formulas, numbers, strict=True):
            assert weigh(f, look) == (("may", n) in holds, ("nay", n) in holds, ("fact", n) in holds), f
