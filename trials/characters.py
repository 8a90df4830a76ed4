"""Do the Clocktower's scenarios and its auditor bite? A hundred small faults in the characters of each script, drawn
once by the seed and kept: each is put into a copy of the tree, and the scenarios run against it, then the auditor over
lawful tables, until something fails.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from trials.mutants import LISTS, SOURCE, Copy, Kept, renewed, stamp, untried
from trials.mutation import Mutant, mutants, source
from trials.progress import Progress

COUNT = 100
SCRIPTS = ("trouble", "strainer", "sects", "moon", "travellers")
"""How the modules of each script's characters, and of the Travellers, are called."""


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


def tests(script: str) -> list[list[str]]:
    """What runs against a fault, in this order."""
    own = sorted(str(path) for path in Path("tests/rulebook/clocktower").glob(f"test_{script}*.py"))
    games = "tests/games/clocktower"
    return [
        own,
        ["tests/rulebook/clocktower"],
        [f"{games}/test_storyteller.py"],
        [f"{games}/test_audit.py", "-k", "lawful"],
    ]


def run(seed: int, start: int, count: int) -> str:
    """Try those of each list from number `start` on; tell all that is known."""
    progress = Progress("characters", seed)
    told: list[str] = []
    with TemporaryDirectory() as folder:
        copy, root = Copy(Path(folder)), Path(folder) / SOURCE
        for script in SCRIPTS:
            found = {Kept(m.name, m.fault): m for m in places(root, script)}
            kept = listed(root, script, seed)
            for n, one in list(enumerate(kept))[start : start + (count or COUNT)]:
                mutant = found[one]
                if untried(progress, one.key, now := stamp(root / mutant.module)):
                    by = copy.killed_by(mutant.module, source(root, mutant), tests(script))
                    progress.note(one.key, n=n, fault=one.fault, line=mutant.line, by=by, stamp=now)
                    print(f"{n} {one.name}:{mutant.line} {one.fault}: {by or 'SURVIVES'}", flush=True)
            told.append(_told(progress, script, kept))
    return "\n".join(told)


def _told(progress: Progress, script: str, kept: list[Kept]) -> str:
    """How many of a script were killed, and which live."""
    tried = [one for one in kept if one.key in progress.done]
    alive = [one for one in tried if not progress.done[one.key]["by"]]
    lines = [f"{script}: {len(tried) - len(alive)} of {len(tried)} tried were killed, of {len(kept)}"]
    return "\n".join([*lines, *[f"survives: {one.name} {one.fault}" for one in alive]])
