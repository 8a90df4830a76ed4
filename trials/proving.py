"""Larger puzzles made by play, and for deals that the solver finds the history that it means, played by the game's own
scripts: whom everybody chooses is the solver's word, all that the Storyteller may choose is searched.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any

from duskbell.games.clocktower.character import KINDS
from duskbell.games.clocktower.characters import CHARACTERS, SCRIPTS
from duskbell.insight.clocktower.program import Program
from duskbell.insight.clocktower.puzzle import Puzzle
from duskbell.insight.clocktower.solver import control
from duskbell.insight.clocktower.solving import solve
from duskbell.kernel import Play
from duskbell.kernel.core_events import PhaseBegan
from trials.listing import Case, Gone, Listing, Path, case, tokens
from trials.meant import Meant, chosen, named

ALL = tuple(dict.fromkeys([id for script in ("tb", "bmr", "snv", "strainers") for id in SCRIPTS[script]]))
SIZES = {KINDS[0]: 8, KINDS[1]: 4, KINDS[2]: 3, KINDS[3]: 2}
"""So many of each type stand on a script drawn by lot."""
TRIED = 6
"""So many deals of a puzzle are played."""

FEW = 3
"""So many answers are tried where the solver means none."""


def drawn(rng: Random, about: str) -> str:
    """A script of three scripts' characters at random that has this one."""
    found = [about]
    for kind, many in SIZES.items():
        there = [id for id in ALL if CHARACTERS[id].kind == kind and id != about]
        found += rng.sample(there, many - (CHARACTERS[about].kind == kind))
    return json.dumps(found)


class Proving(Listing):
    """Plays the history that the solver means by a deal."""

    def __init__(self, script: str, case: Case, deal: tuple[str, ...]) -> None:
        super().__init__(script, case)
        self._read(case.puzzle, deal)

    def _read(self, p: Puzzle, deal: tuple[str, ...]) -> None:
        truth = "\n".join(f":- not start({s},{c})." for s, c in enumerate(deal))
        solver = control(Program(p).text + "\n" + truth, "1")
        with solver.solve(yield_=True) as models:
            self.meant = Meant(p, next(iter(models)).symbols(atoms=True)).deeds

    def _answers(self, play: Play[Any], path: Path) -> list[tuple[int, str]]:
        found = super()._answers(play, path)
        ask = next(iter(play.open.values()))
        day = [e.event.phase for e in play.table.log if isinstance(e.event, PhaseBegan)][-1:] != ["night"]
        if day or ask.to < 0 or len(found) < 2:
            return found
        night = sum(isinstance(e.event, PhaseBegan) and e.event.phase == "night" for e in play.table.log)
        key = (ask.to, str((*ask.about, "")[0]), night)
        if key not in self.meant:
            mine = [i for k, infos in self.told[ask.to].items() if k[1] == key[1] for i in infos]
            told = {t for i in mine for t in tokens(i, False)}
            said = [x for x in found if x[1] in told]
            if said:
                return said
            empty = [x for x in found if not named(x[1])]
            return found if len(found) <= FEW else (empty or found)[:1]
        meant = set(chosen(self.meant[key], [x[1] for x in found]))
        return [x for x in found if x[1] in meant] or [x for x in found if not named(x[1])] or found[:1]


def unproven(script: str, seed: int, days: int, players: int) -> tuple[list[str], int]:
    """Deals that the solver finds and of which the history that it means cannot be played; and how many could."""
    made = case(script, seed, days, players)
    if made is None:
        return [], 0
    found = solve(made.puzzle, 10.0)
    deals = list(found.deals)
    wrong, proven = [], 0
    if found.whole and made.dealt not in deals:
        wrong.append(f"{script} {seed}, {days} days, {players}: the truth is lost, {made.dealt}")
    for deal in Random(seed).sample(deals, min(TRIED, len(deals))):
        try:
            if Proving(script, made, deal).fits(deal):
                proven += 1
            else:
                wrong.append(f"{script} {seed}, {days} days, {players}: cannot be played {deal}")
        except Gone:
            continue
    return wrong, proven


def run(seed: int, start: int, count: int) -> str:
    """So many puzzles, each about one character in turn, at five to seven seats over one to three days."""
    bad: list[str] = []
    played = 0
    for n in range(start, start + (count or len(ALL))):
        about = ALL[n % len(ALL)]
        one = seed * 1_000_000 + n
        wrong, proven = unproven(drawn(Random(one), about), one, 1 + n % 3, 5 + n % 3)
        bad, played = [*bad, *wrong], played + proven
    return "\n".join([*bad, f"{len(bad)} faults, {played} histories played"])


__all__ = ["Proving", "drawn", "run", "unproven"]
