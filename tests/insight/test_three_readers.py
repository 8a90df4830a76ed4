"""A formula has three readers: one for one world, one for all, and the auditor's, which tries every way of seeming.

Worlds are random plays, cut off anywhere. The solver is told what the table knows of them, the auditor nothing but the
log.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from itertools import islice
from random import Random
from typing import Any, NamedTuple

import pytest

import duskbell
from duskbell.games.clocktower.ability import Ability
from duskbell.games.clocktower.character import EVIL, GOOD, KINDS
from duskbell.games.clocktower.characters import CHARACTERS, SCRIPTS
from duskbell.games.clocktower.claims import OWN_WORDS, menu
from duskbell.games.clocktower.events import Aligned, Became, Collected, Visited
from duskbell.games.clocktower.formula import (
    Acted,
    AllOf,
    AnyOf,
    Count,
    Formula,
    Marked,
    Not,
    Open,
    Registered,
    Registers,
    weigh,
)
from duskbell.games.clocktower.lawful import Statement, Teller
from duskbell.games.clocktower.look import SEEMS_EVIL, Look
from duskbell.games.clocktower.statement import Learner
from duskbell.games.clocktower.table import ClocktowerTable
from duskbell.insight.clocktower.solver import control
from duskbell.insight.clocktower.writing import Writer
from duskbell.kernel import Play
from duskbell.kernel.core_events import PhaseBegan
from duskbell.kernel.log import places
from duskbell.testing.audit.clocktower.auditor import laid
from duskbell.testing.audit.clocktower.formulas import Formulas
from duskbell.testing.audit.clocktower.keeper import Keeper
from duskbell.testing.audit.clocktower.readings import Eyes
from duskbell.testing.audit.clocktower.statements import may_be
from duskbell.testing.audit.clocktower.town import Moment, Town
from duskbell.testing.driving import sit_down

pytestmark = pytest.mark.slow

ALL = tuple(dict.fromkeys([id for script in ("tb", "bmr", "snv", "strainers") for id in SCRIPTS[script]]))
SIZES = {"townsfolk": 8, "outsider": 3, "minion": 3, "demon": 2}
SEEMING = ("recluse", "spy")
PLAYS, CUTS, FORMULAS, TOLD = 30, 3, 30, 3
MOST = 2000
BY_NIGHT = ("chambermaid",)
"""Whose statements are about the night that it is."""
UNCOUNTED = ("mathematician",)
"""Whose statements are about what the log has noted as failures: the auditor judges those by other means."""


class World(NamedTuple):
    """A table at one moment; what its log has told the auditor; and what the solver is told, one fact a line."""

    t: ClocktowerTable
    town: Town
    before: list[Moment]
    facts: list[str]

    @property
    def now(self) -> int:
        """The solver's moments are the places in the log; the last is that at which somebody looks."""
        return len(self.t.log)


class Seen(NamedTuple):
    """What a reader finds: whether it may be so, whether not, and whether it is in fact."""

    may: bool
    nay: bool
    fact: bool


def played(rng: Random, seed: int) -> Play[Any]:
    """A table on a script by lot that has who may seem something else, played by lot through a day or two."""
    script = [*SEEMING]
    for kind, many in SIZES.items():
        script += rng.sample([c for c in ALL if CHARACTERS[c].kind == kind and c not in SEEMING], many)
    options = {"script": json.dumps(script), "madness": "own-up", "storyteller": "uniform", "travellers": seed % 3 % 2}
    play: Play[Any] = sit_down(duskbell.games.find("clocktower"), 7 + seed % 4, seed, options, moderator="ask")
    while play.open and sum(isinstance(e.event, PhaseBegan) for e in play.table.log) < 9:
        ask = play.open[rng.choice(sorted(play.open))]
        if play.offers and rng.random() < 0.15:
            ask = rng.choice(play.offers[rng.choice(sorted(play.offers))])
        play.answer(ask.to, ask.sample(rng), ask=ask)
    return play


def worlds(rng: Random, seed: int) -> Iterator[World]:
    """The same table at several moments, told again event by event."""
    play = played(rng, seed)
    log = play.table.log
    dealt = max(n for n, e in enumerate(log) if isinstance(e.event, Collected | Aligned))
    cuts = {*rng.sample(range(dealt + 1, len(log)), CUTS - 1), len(log)}
    t: Any = play.game.new_table(len(play.table.seats), play.table.options)
    town = laid(len(t.seats), 0)
    keeper, before, facts = Keeper(town), list[Moment](), list[str]()
    night = 0
    for n, entry in enumerate([*log, None]):
        facts += _seen_by_the_solver(t, n, night)
        if n in cuts:
            yield World(t.copy(), town, list(before), [*facts, *_known(t)])
        if entry is None:
            return
        before.append(town.moment())
        t.log.append(entry)
        entry.event.apply_at_table(t)
        keeper.read(entry.event.type.partition(".")[2].replace("-", "_"), entry.event)
        e = entry.event
        night += isinstance(e, PhaseBegan) and e.phase == "night"
        if isinstance(e, Became | Collected):
            facts.append(f"changes({e.seat},{n}).")


def _seen_by_the_solver(t: ClocktowerTable, n: int, night: int) -> Iterator[str]:
    """What is so before the event at this place: each place is a moment, and an epoch of its own."""
    yield f"moment({n}). ep({n},{n}). night({n},{night})."
    for s in t.seats:
        if s.role is None:
            continue
        yield f"ch({s.no},{s.role.id},{n}). typ({s.no},{s.role.kind},{n})."
        if s.team == EVIL:
            yield f"ev({s.no},{n})."
        if t.in_force(s, SEEMS_EVIL):
            yield f"branded({s.no},{n})."
        yield from (f"wide({s.no},{id},{n})." for id in SEEMING if t.at_work(s, id))


def _known(t: ClocktowerTable) -> Iterator[str]:
    """What does not change from one moment to another: whose marks lie where, and who has woken tonight."""
    night = sum(phase == "night" for phase, _ in t.spans)
    look = Look(t)
    for s in t.seats:
        yield from (f"mark({m.by},{_word(m.name)},{s.no})." for m in s.marks)
        if look.acted(s, "chambermaid"):
            yield f"woke({s.no},{night})."


def _word(name: str) -> str:
    return name.replace("-", "_")


@cache
def characters() -> str:
    """What the solver knows of characters."""
    facts = ["side(good;evil)."]
    for id, c in CHARACTERS.items():
        facts.append(f"type({id},{c.kind}).")
        facts += [f"passes({id},{p})." for p in (*c.passes, c.passes_team) if p]
    return "\n".join(facts)


def some(rng: Random, w: World, depth: int) -> Formula:
    """A formula at random."""
    t = w.t
    seat = rng.choice(t.people)
    as_ = rng.choice((*KINDS, GOOD, EVIL, *t.script))
    kind = rng.randrange(8) if depth else rng.randrange(4)
    if kind == 0:
        return Registers(seat, as_)
    if kind == 1:
        quiet = [n for n, e in enumerate(t.log) if not isinstance(e.event, Became | Collected)]
        since = next(n for n in reversed(range(len(t.log))) if isinstance(t.log[n].event, Collected))
        return Registered(seat, as_, rng.choice([n for n in (*quiet, len(t.log)) if n > since]))
    if kind == 2:
        marks = [(m.name, m.by, m.of) for s in t.seats for m in s.marks if m.by >= 0] or [("drunk", 0, "sailor")]
        return Marked(seat, *rng.choice(marks))
    if kind == 3:
        return Acted(seat, "chambermaid") if t.phase == "night" else Open()
    if kind == 4:
        return Not(some(rng, w, depth - 1))
    parts = tuple([some(rng, w, depth - 1) for _ in range(rng.randrange(1, 4))])
    return AnyOf(parts) if kind == 5 else AllOf(parts) if kind == 6 else Count(rng.randrange(4), parts)


def solved(w: World, formulas: list[Formula]) -> list[Seen]:
    """How the solver reads them."""
    writer = Writer()
    numbers = [writer.write(f, w.now) for f in formulas]
    solver = control("\n".join([characters(), *w.facts, *writer.rules]), "1")
    with solver.solve(yield_=True) as models:
        atoms = next(iter(models)).symbols(atoms=True)
    holds = {(a.name, a.arguments[0].number) for a in atoms if a.name in ("may", "nay", "fact")}
    return [Seen(("may", n) in holds, ("nay", n) in holds, ("fact", n) in holds) for n in numbers]


def audited(w: World, what: Formula) -> Seen:
    """How the auditor reads it."""
    ways = Formulas(Eyes(w.town), w.before).read(what)
    (fact,) = Formulas(Eyes(w.town, plainly=True), w.before).read(what)
    return Seen(True in ways, False in ways, fact)


def is_open(what: Formula) -> bool:
    """Whether anything in it is left to the Storyteller, so that nothing is so in fact."""
    return "Open()" in repr(what)


@pytest.mark.parametrize("seed", range(PLAYS))
def test_three_readers_agree_on_any_formula(seed: int) -> None:
    rng = Random(seed)
    for w in worlds(rng, seed):
        formulas = [some(rng, w, 3) for _ in range(FORMULAS)]
        for what, by_solver in zip(formulas, solved(w, formulas), strict=True):
            one, third = Seen(*weigh(what, Look(w.t))), audited(w, what)
            assert (one.may, one.nay) == by_solver[:2] == third[:2], what
            if not is_open(what):
                assert one.fact == by_solver.fact == third.fact, what


def told(rng: Random, w: World) -> Iterator[tuple[Ability, tuple[int, ...], Statement, Formula]]:
    """Something that each character could be told now, lawful or not."""
    for id in w.t.ids:
        role = CHARACTERS[id]
        if not isinstance(role, Teller) or id in UNCOUNTED or (id in BY_NIGHT and w.t.phase != "night"):
            continue
        for _ in range(TOLD):
            my = Ability(w.t, rng.choice(w.t.people), role, 0)
            if role.visits and all(v.seat != my.seat.no for _, v in places(w.t, "day", Visited)):
                continue
            picks = getattr(role, "picks", 0)
            among = role.among(my) if isinstance(role, Learner) else w.t.around(my.seat)
            try:
                chosen = rng.sample(among, picks)
                said = rng.choice(list(islice(role.statements(my), MOST)))
                if said == (OWN_WORDS,):
                    said = tuple(sorted(rng.sample(menu(w.t), 2)))
                yield my, tuple([s.no for s in chosen]), said, role.meaning(my, chosen, said)
            except (ValueError, IndexError, AssertionError):  # there is nobody to choose, or nothing to be told of
                continue


@pytest.mark.parametrize("seed", range(PLAYS))
def test_three_readers_agree_on_what_characters_tell(seed: int) -> None:
    """The auditor knows what each character's statements mean without their formulas."""
    rng = Random(seed)
    for w in worlds(rng, seed):
        cases = list(told(rng, w))
        readings = solved(w, [what for *_, what in cases])
        for (my, chosen, said, what), by_solver in zip(cases, readings, strict=True):
            one = weigh(what, Look(w.t))
            by_formula = audited(w, what)
            ways = may_be(w.town, w.town.seats[my.seat.no], my.role.id, chosen, said, range(1))
            third = (True in ways, False in ways)
            assert one[:2] == by_solver[:2] == by_formula[:2] == third, (my.seat.no, my.role.id, chosen, said)
