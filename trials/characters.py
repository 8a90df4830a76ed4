"""Do the Clocktower's scenarios and its auditor bite? A hundred small faults in the characters of each script, drawn
once by the seed and kept: with each the scenarios are run, and the auditor over lawful tables, until something fails.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.games.variants import drawn
from trials.forking import Check, Forks
from trials.mutants import LISTS, PATIENCE, SOURCE, Kept, renewed, stamp, untried
from trials.mutation import Mutant, mutants
from trials.progress import HERE, Progress
from trials.tables import audited

COUNT = 100
SCRIPTS = ("trouble", "strainer", "sects", "moon", "travellers")
"""How the modules of each script's characters, and of the Travellers, are called."""
BOX = {"strainer": "strainers", "sects": "snv", "moon": "bmr"}
"""Which script the option names, if not Trouble Brewing."""
AUDITED = 40
"""So many tables the auditor reads."""
TESTS = (
    "tests/rulebook/clocktower",
    "tests/games/clocktower/test_modes.py",
    "tests/games/clocktower/test_storyteller.py",
)


def places(root: Path, script: str) -> list[Mutant]:
    """Every small fault that could be put into the characters of a script."""
    modules = sorted((root / "games/clocktower/characters").glob(f"{script}_*.py"))
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


def order(script: str) -> list[str | Check]:
    """What may notice a fault, in turn: the script's own scenarios, the auditor, all scenarios, the Storyteller's."""
    return [f"test_{script}", lambda: audits(script), "tests/rulebook/", "tests/games/"]


def audits(script: str) -> str:
    """What the auditor says of lawful tables."""
    for n in range(AUDITED):
        rng = Random(f"characters/{n}")
        table = drawn("clocktower", rng)
        try:
            fault = audited(table, n, rng.choice(("auto", "ask")), BOX.get(script, "tb"))
        except Exception as e:
            fault = f"{type(e).__name__}: {e}"
        if fault:
            return f"auditor: {fault}"
    return ""


def run(seed: int, start: int, count: int) -> str:
    """Try those of each list from number `start` on; tell all that is known."""
    progress, root = Progress("characters", seed), HERE / SOURCE
    lists = {script: listed(root, script, seed) for script in SCRIPTS}

    def work(forks: Forks) -> None:
        for script, kept in lists.items():
            found = {Kept(m.name, m.fault): m for m in places(root, script)}
            for n, one in list(enumerate(kept))[start : start + (count or COUNT)]:
                mutant = found[one]
                if untried(progress, one.key, now := stamp(root / mutant.module)):
                    by = forks.killed_by(mutant, order(script))
                    progress.note(one.key, n=n, fault=one.fault, line=mutant.line, by=by, stamp=now)
                    print(f"{n} {one.name}:{mutant.line} {one.fault}: {by or 'SURVIVES'}", flush=True)

    pytest.main(["-qqs", "-n0", "-pno:cacheprovider", *TESTS], plugins=[Forks(root, PATIENCE, work)])
    return "\n".join([_told(progress, script, kept) for script, kept in lists.items()])


def _told(progress: Progress, script: str, kept: list[Kept]) -> str:
    """How many of a script were killed, and which live."""
    tried = [one for one in kept if one.key in progress.done]
    alive = [one for one in tried if not progress.done[one.key]["by"]]
    lines = [f"{script}: {len(tried) - len(alive)} of {len(tried)} tried were killed, of {len(kept)}"]
    return "\n".join([*lines, *[f"survives: {one.name} {one.fault}" for one in alive]])
