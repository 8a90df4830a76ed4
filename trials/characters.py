"""Do the Clocktower's scenarios and its auditor bite? A hundred small faults in the characters of each script, drawn
once by the seed and kept: with each the scenarios are run, and the auditor over lawful tables, until something fails.
"""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from random import Random

import pytest

from tests.games.clocktower.scripts import drawn_script
from tests.games.variants import drawn
from trials.forking import Forks
from trials.mutants import LISTS, SOURCE, Kept, renewed, untried
from trials.mutation import Mutant, mutants
from trials.progress import HERE, Progress
from trials.tables import audited

COUNT = 100
SCRIPTS = ("trouble", "strainer", "sects", "moon", "travellers")
"""How the modules of each script's characters, and of the Travellers, are called."""
FOLDER = "games/clocktower/characters"
TABLES = 30
"""So many tables there are of each script for the auditor."""
AUDITED = 40
"""So many of all of them it reads at most, of those in which the function that has the fault runs."""
QUIET = "-Wignore::pytest.PytestAssertRewriteWarning"
"""What other trials have imported already is no fault."""
TESTS = "tests/rulebook/clocktower"


def places(root: Path, script: str) -> list[Mutant]:
    """Every small fault that could be put into the characters of a script."""
    modules = sorted((root / FOLDER).glob(f"{script}_*.py"))
    return [m for path in modules for m in mutants(root, str(path.relative_to(root)))]


def listed(root: Path, script: str, seed: int) -> list[Kept]:
    """The list of this seed, drawn once; what has no place any more is replaced, and the list written anew."""
    path = LISTS / f"characters-{script}-{seed}.txt"
    there = [Kept(m.name, m.fault) for m in places(root, script)]
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    old = [Kept(name, fault) for name, _, fault in [line.partition("\t") for line in lines]]
    now = renewed(old, there, seed) if old else Random(seed).sample(there, COUNT)
    if now != old:
        path.write_text("".join([f"{name}\t{fault}\n" for name, fault in now]), encoding="utf-8")
    return now


def audits(script: str, n: int) -> str:
    """What the auditor says of a lawful table."""
    rng = Random(f"characters/{n}")
    table = drawn("clocktower", rng)
    own = script or json.dumps(drawn_script(Random(f"scripts/{n}"), table.players))
    try:
        fault = audited(table, n, rng.choice(("auto", "ask")), own)
    except Exception as e:
        fault = f"{type(e).__name__}: {e}"
    return fault and f"auditor: {fault}"


CHECKS = {
    f"auditor, {script or 'by lot'}, {n}": partial(audits, script, n)
    for script in ("tb", "strainers", "snv", "bmr", "")
    for n in range(TABLES)
}


def order(script: str, able: list[str]) -> list[str]:
    """In which order those that are able to notice a fault try: the script's own scenarios, all scenarios, the
    auditor.
    """
    audits = [name for name in able if name in CHECKS]
    scenes = [name for name in able if name not in CHECKS]
    return [*sorted(scenes, key=lambda name: f"test_{script}" not in name), *audits[:AUDITED]]


def run(seed: int, start: int, count: int) -> str:
    """Try those of each list from number `start` on; tell all that is known."""
    progress, root = Progress("characters", seed), HERE / SOURCE
    lists = {script: listed(root, script, seed) for script in SCRIPTS}

    def work(forks: Forks) -> None:
        for script, kept in lists.items():
            found = {Kept(m.name, m.fault): m for m in places(root, script)}
            for n, one in list(enumerate(kept))[start : start + (count or COUNT)]:
                mutant = found[one]
                if untried(progress, one.key, now := forks.stamp(mutant)):
                    by = forks.killed_by(mutant, order(script, forks.runs(mutant)))
                    progress.note(one.key, n=n, fault=one.fault, line=mutant.line, by=by, stamp=now)
                    print(f"{n} {one.name}:{mutant.line} {one.fault}: {by or 'SURVIVES'}", flush=True)

    forks = Forks(root, FOLDER, Progress("characters-runs", seed), CHECKS, work)
    pytest.main(["-qqs", "-n0", "-pno:cacheprovider", QUIET, TESTS], plugins=[forks])
    return "\n".join([_told(progress, script, kept) for script, kept in lists.items()])


def _told(progress: Progress, script: str, kept: list[Kept]) -> str:
    """How many of a script were killed, and which live."""
    tried = [one for one in kept if one.key in progress.done]
    alive = [one for one in tried if not progress.done[one.key]["by"]]
    lines = [f"{script}: {len(tried) - len(alive)} of {len(tried)} tried were killed, of {len(kept)}"]
    return "\n".join([*lines, *[f"survives: {one.name} {one.fault}" for one in alive]])
