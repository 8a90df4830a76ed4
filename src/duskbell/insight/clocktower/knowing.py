"""What a seat can know of a table of the Clocktower: its evidence as a puzzle, and a history as proof."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from typing import Any

from duskbell.games.clocktower.character import DEMON, KINDS, MINION, OUTSIDER, TOWNSFOLK
from duskbell.games.clocktower.characters import CHARACTERS, characters_of
from duskbell.games.clocktower.events import Came, ScriptChosen, Volunteered
from duskbell.games.clocktower.options import ClocktowerOptions
from duskbell.insight.clocktower.hearing import Hearing, puzzle_of
from duskbell.insight.clocktower.program import Program
from duskbell.insight.clocktower.puzzle import Claim, Info, Puzzle, When
from duskbell.insight.clocktower.solver import control
from duskbell.insight.evidence import Evidence
from duskbell.insight.found import EACH, NoWorld, Worlds
from duskbell.insight.history import history
from duskbell.insight.searching import Gone
from duskbell.kernel.core_events import Said

SAYS, TOLD = "clocktower-claim", "clocktower-told-"
MOST = 2000
"""So many deals are counted."""
PROVED = 3
"""So many deals are tried for a history."""


def known_worlds(known: Evidence, at: int, claims: str, seconds: float) -> Worlds:
    """The worlds that fit what a seat has seen. Raises `NoWorld` where there is none."""
    began = time.perf_counter()
    ends = began + seconds
    guests = _travellers(known)
    p = _among_guests(known, guests) if guests else puzzle(known, claims)
    program = Program(p)
    solver = control(program.text, "0", "--project=show")
    possible, looked = _possible(p, program, solver, ends)
    if not all(possible):
        night = max([e.when.number for e in p.events], default=1)
        raise NoWorld(f"no deal fits: what was seen up to night {night} cannot all have happened.")
    found, whole = _count(solver, ends) if looked else ([], False)
    proven, witness = _prove(known, p, found, ends)
    for seat, role in sorted(guests.items()):
        possible.insert(seat, {role} - {""})
        proven.insert(seat, {role} - {""})
    return Worlds(
        known.game.id,
        known.me,
        at,
        tuple([tuple(sorted(some, key=_rank)) for some in possible]),
        tuple([tuple(sorted(some)) for some in proven]),
        max(1, len(found)),
        len(found) if whole else None,
        time.perf_counter() - began,
        witness,
    )


def puzzle(known: Evidence, claims: str) -> Puzzle:
    """What a seat has seen, as a puzzle."""
    seen = Hearing(known.events)
    options = known.game.read_options(known.header.players, known.header.options)
    script = _script(known, options)
    said = spoken(known) if claims == "honest" else {}
    names = known.header.names or tuple([""] * known.header.players)
    return puzzle_of(seen, names, options, script, known.me, said)


def _script(known: Evidence, options: ClocktowerOptions) -> tuple[str, ...]:
    """The characters of the table's script; at the very beginning those of its options."""
    chosen = next((e.script for e in known.events if isinstance(e, ScriptChosen)), ())
    return chosen or characters_of(options.script)


def _rank(role: str) -> tuple[int, str]:
    kind = CHARACTERS[role].kind
    return (KINDS.index(kind) if kind in KINDS else len(KINDS)), role


def _travellers(known: Evidence) -> dict[int, str]:
    """Who is a Traveller, which all know; "" for an empty chair that waits for one."""
    waiting = {seat: "" for e in known.events if isinstance(e, Volunteered) for seat in e.seats}
    return waiting | {e.seat: e.role for e in known.events if isinstance(e, Came)}


def _among_guests(known: Evidence, guests: Mapping[int, str]) -> Puzzle:
    """What the cards alone say of the others where there are Travellers: what those do to an ability, or to whom, is
    not reckoned with, so nothing that was learned, said or seen to happen counts.
    """
    seen = Hearing(known.events)
    options = known.game.read_options(known.header.players, known.header.options)
    script = _script(known, options)
    places = {seat: n for n, seat in enumerate(s for s in range(known.header.players) if s not in guests)}
    seen.happened, seen.infos = [], {}
    seen.partners = [(places[s], kind) for s, kind in seen.partners if s in places]
    seen.drew = {places[s]: role for s, role in seen.drew.items() if s in places}
    return puzzle_of(seen, [""] * len(places), options, script, places.get(known.me, -1), {})


def spoken(known: Evidence) -> dict[int, Claim]:
    """What others have said before all of themselves, in words that the program knows."""
    roles: dict[int, str] = {}
    infos: dict[int, list[Info]] = {}
    for e in known.said:
        if e.line == SAYS:
            roles[e.seat] = str(e.about[0])
        elif e.line.startswith(TOLD) and (info := _info(e)) is not None:
            infos.setdefault(e.seat, []).append(info)
    return {s: Claim(s, r, tuple(i for i in infos.get(s, ()) if i.character == r)) for s, r in roles.items()}


def _info(e: Said) -> Info | None:
    form, (role, night, *rest) = e.line.removeprefix(TOLD), e.about
    picks = getattr(CHARACTERS[role], "picks", 0)
    tokens = [f"#{x}" if isinstance(x, int) else str(x) for x in rest]
    seats = tuple([x for x in rest if isinstance(x, int)])
    ways: Mapping[str, tuple[tuple[int, ...], tuple[str, ...]]] = {
        "number": ((), (str(rest[0]) if rest else "",)),
        "yes": (seats, ("yes",)),
        "no": (seats, ("no",)),
        "none": ((), ("none",)),
        "pair": ((), tuple(tokens)),
        "who": ((), tuple(tokens)),
        "role": (seats, tuple(tokens[:1])) if picks else ((), tuple(tokens[:1])),
        "either": (seats, tuple(tokens[:2])),
    }
    if form not in ways:
        return None
    return Info(When(int(night), False), role, "learned", seats, (), None, None, (), ways[form])


def _possible(p: Puzzle, program: Program, solver: Any, ends: float) -> tuple[list[set[str]], bool]:
    """What each seat may have been dealt; when time is over, all that it may be by what it says, and that it is."""
    possible: list[set[str]] = [set() for _ in p.seats]
    solver.configuration.solve.enum_mode = "brave"
    with solver.solve(yield_=True, async_=True) as models:
        while True:
            models.resume()
            if not models.wait(max(0.05, ends - time.perf_counter())):
                models.cancel()
                return [set(program.may_be(claim)) for claim in p.claims], False
            model = models.model()
            if model is None:
                return possible, True
            for seat, role in _deal(model).items():
                possible[seat] |= role


def _deal(model: Any) -> dict[int, set[str]]:
    found: dict[int, set[str]] = {}
    for a in model.symbols(shown=True):
        found.setdefault(a.arguments[0].number, set()).add(a.arguments[1].name)
    return found


def _count(solver: Any, ends: float) -> tuple[list[tuple[str, ...]], bool]:
    """Deals that fit, and whether these are all."""
    solver.configuration.solve.enum_mode = "auto"
    found: list[tuple[str, ...]] = []
    with solver.solve(yield_=True, async_=True) as models:
        while True:
            models.resume()
            if not models.wait(max(0.05, ends - time.perf_counter())) or len(found) >= MOST:
                models.cancel()
                return found, False
            model = models.model()
            if model is None:
                return found, True
            deal = _deal(model)
            found.append(tuple([next(iter(deal[n])) for n in sorted(deal)]))


def _prove(known: Evidence, p: Puzzle, found: list[tuple[str, ...]], ends: float) -> tuple[list[set[str]], str]:
    """What a whole history was found for, and one of them."""
    proven: list[set[str]] = [set() for _ in p.seats]
    witness = ""
    for deal in found[:PROVED]:
        left = ends - time.perf_counter()
        if left <= 0:
            break
        try:
            play = history(known, plan(p, deal), min(left, max(EACH, left / PROVED)))
        except Gone:
            continue
        if play is not None:
            witness = witness or play.record.dump()
            for seat, role in enumerate(deal):
                proven[seat].add(role)
    return proven, witness


def plan(p: Puzzle, deal: tuple[str, ...]) -> dict[str, list[str]]:
    """The answers of set-up that lead to a deal: what goes into the bag, and who draws what."""
    found: dict[str, list[str]] = {}
    for kind in (DEMON, MINION, OUTSIDER, TOWNSFOLK):
        roles = [id for id in p.script if id in deal and CHARACTERS[id].kind == kind]
        found[f"clocktower.bag-{kind}"] = [",".join(roles)]
    drawn = list(deal)
    disguises: list[str] = []
    for seat, role in enumerate(deal):
        if CHARACTERS[role].hidden:
            claimed, poses = p.claims[seat].character, CHARACTERS[role].poses_as
            fits = claimed and CHARACTERS[claimed].kind == poses
            drawn[seat] = claimed if fits else next(_free(p, deal, poses))
            disguises.append(drawn[seat])
    if disguises:
        found["clocktower.disguise"] = disguises
    found["clocktower.deal"] = [",".join(drawn)]
    return found


def _free(p: Puzzle, deal: tuple[str, ...], kind: str) -> Iterator[str]:
    return (id for id in p.script if CHARACTERS[id].kind == kind and id not in deal)
