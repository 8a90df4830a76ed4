"""Do the tests bite? A fixed list of mutants of kernel and games, drawn once by the seed: each is put into a copy of
the tree, and the tests that matter to its module run against it, quickest first, until one fails. Where code has
changed so that one has no place any more, another is drawn in its stead.

Ready-made tools (mutmut, cosmic-ray) were looked at: they try every mutant of a tree, hours of it, by one command for
all. A short list that is the same every time, and tests by module, are forty lines more than configuring them.
"""

from __future__ import annotations

import hashlib
import os
import resource
import shutil
import signal
import subprocess
import sys
from collections.abc import Collection, Iterator, Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import NamedTuple

from trials.mutation import Mutant, mutants, source
from trials.progress import HERE, Progress

COUNT = 150
PATIENCE = 300
"""Seconds of CPU time after which a run of tests counts as hanging: the mutant is killed. Where others share the cores
a run takes up to twice the CPU time that it takes alone, so this is several times what the longest takes.
"""
SOURCE = Path("src/duskbell")
COPIED = ("src", "tests", "docs", "benchmarks", "examples", "requirements", "trials")
"""What of the tree tests need."""
LISTS = Path(__file__).parent
"""Where the lists are kept, one file for each seed: code that changes draws no others."""


class Named(NamedTuple):
    """A mutant that a reader found alive: a text in a module and what stands there instead."""

    module: str
    text: str
    instead: str

    @property
    def name(self) -> str:
        return f"{self.module}: {' '.join(self.text.split())}"


REVIEW = (
    Named("games/werewolf/roles/gods.py", "if me.has_mark(WOUNDED):\n            return False", ""),
    Named(
        "games/werewolf/events/cards.py",
        "if m.name in uses])\n        t.sided = tuple([x for x in t.sided if x[0] != self.seat])",
        "if m.name in uses])",
    ),
    Named("games/werewolf/kidnap.py", "self.leans = min(self.leans, before)", "pass"),
    Named("games/werewolf/kidnap_night.py", "p.once and a.hit != target", "p.once or a.hit != target"),
    Named("games/shadow_hunters/events/course.py", "if self.extra else 0", "if self.extra else t.extra"),
    Named("games/shadow_hunters/deaths.py", "takes_all=takes_all)", "takes_all=attack and ROSARY.id in by.equipment)"),
)
"""Those of the outside review."""


class Kept(NamedTuple):
    """One line of the list: which place, and what is put there. Line numbers come and go, so they are no part of it."""

    name: str
    fault: str

    @property
    def key(self) -> str:
        """How it is called among what was found: at one place there may be another fault later."""
        return f"{self.name}: {self.fault}"


def listed(places: Collection[Kept], seed: int) -> list[Kept]:
    """The list of this seed, drawn once: of every module as many as its share of all places. One that has no place any
    more is replaced, and the list written anew.
    """
    path = LISTS / f"mutants-{seed}.txt"
    old: list[Kept] = []
    if path.exists():
        lines = path.read_text(encoding="utf-8").splitlines()
        old = [Kept(name, fault) for name, _, fault in [line.partition("\t") for line in lines]]
    now = renewed(old, places, seed) if old else Random(seed).sample(list(places), COUNT)
    if now != old:
        path.write_text("".join([f"{name}\t{fault}\n" for name, fault in now]), encoding="utf-8")
    return now


def renewed(old: Sequence[Kept], places: Collection[Kept], seed: int) -> list[Kept]:
    """The list with another mutant for each that is not among `places`: drawn by the seed and by what it replaces, from
    all that are not in the list. So one tree gives one list, and a change at one place draws nothing anew elsewhere.
    """
    taken = {one for one in old if one in places}
    now = []
    for one in old:
        if one not in places:
            free = [place for place in places if place not in taken]
            one = Random(f"{seed}/{one.name}/{one.fault}").choice(free)
            taken.add(one)
        now.append(one)
    return now


def _everywhere(root: Path) -> Iterator[Mutant]:
    for part in ("kernel", "games"):
        for path in sorted((root / part).rglob("*.py")):
            yield from mutants(root, str(path.relative_to(root)))


EVERY = (
    *("tests/kernel", "tests/testing", "tests/test_laws.py", "tests/test_leaks.py"),
    *("tests/golden", "tests/rulebook", "tests/games", "tests/perft"),
)
"""All tests that may run."""


def tests(module: str) -> list[list[str]]:
    """Which tests matter to a module, in the order in which they run."""
    if module.startswith("kernel/"):
        return [
            ["tests/kernel"],
            ["tests/testing", "tests/test_laws.py", "tests/test_leaks.py", "tests/rulebook/mafia"],
            ["tests/golden", "tests/rulebook", "tests/games", "-m", "not slow"],
        ]
    game = module.split("/")[1]
    mine = ["-k", game]
    return [
        [f"tests/rulebook/{game}"],
        [f"tests/games/{game}"],
        ["tests/golden/test_golden.py", *mine],
        ["tests/games/test_laws.py", "tests/perft", *mine],
    ]


class Copy:
    """A copy of the tree in which one module at a time has a fault."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._env = {**os.environ, "PYTHONPATH": str(folder / "src")}
        for part in COPIED:
            if (HERE / part).exists():
                skip = shutil.ignore_patterns("__pycache__", "page", "node_modules", "shots")
                shutil.copytree(HERE / part, folder / part, ignore=skip)
        for file in HERE.glob("*.*"):
            if file.is_file():
                shutil.copy(file, folder / file.name)
        whole = self._pytest(["--collect-only", *EVERY])  # which compiles them once for all runs
        if whole.returncode:  # else every fault would count as noticed
            raise RuntimeError(
                f"pytest cannot collect the tests of a tree without a fault:\n{whole.stdout[-2000:]}{whole.stderr}"
            )
        self._env["PYTHONDONTWRITEBYTECODE"] = "1"

    def killed_by(self, module: str, text: str, by: list[list[str]]) -> str:
        """The first of these tests that fails with this text as the module; "" when all pass."""
        path = self._folder / SOURCE / module
        whole, written = path.read_text(encoding="utf-8"), path.stat().st_mtime_ns
        path.write_text(text, encoding="utf-8")
        try:
            return next((found for some in by if (found := self._run(some))), "")
        finally:
            path.write_text(whole, encoding="utf-8")
            os.utime(path, ns=(written, written))  # so that what was compiled of it still holds

    def _run(self, some: list[str]) -> str:
        done = self._pytest(["-x", *some])
        if done.returncode in (0, 5):
            return ""
        if done.returncode in (-signal.SIGXCPU, -signal.SIGKILL):
            return "it hangs"
        failed = [x for x in done.stdout.splitlines() if x.startswith(("FAILED", "ERROR"))]
        return failed[0].split(" - ")[0].partition(" ")[2] if failed else "it does not start"

    def _pytest(self, given: list[str]) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *given]
        return subprocess.run(
            command,
            cwd=self._folder,
            env=self._env,
            capture_output=True,
            text=True,
            check=False,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (PATIENCE, PATIENCE + 5)),
        )


def run(seed: int, start: int, count: int) -> str:
    """Try the mutants of the review, and of the list those from number `start` on; tell all that is known."""
    progress = Progress("mutants", seed)
    with TemporaryDirectory() as folder:
        copy, root = Copy(Path(folder)), Path(folder) / SOURCE  # the tree may change meanwhile
        for named in REVIEW:
            whole, now = (root / named.module).read_text(encoding="utf-8"), stamp(root / named.module)
            assert whole.count(named.text) == 1, f"{named.name} is not where it was"
            if untried(progress, named.name, now):
                by = copy.killed_by(named.module, whole.replace(named.text, named.instead), tests(named.module))
                progress.note(named.name, n=-1, fault=named.instead, line=0, by=by, stamp=now)
                print(f"{named.name}: {by or 'SURVIVES'}", flush=True)
        places = {Kept(m.name, m.fault): m for m in _everywhere(root)}
        kept = listed(places, seed)
        for n, one in list(enumerate(kept))[start : start + (count or COUNT)]:
            mutant = places[one]
            if untried(progress, one.key, now := stamp(root / mutant.module)):
                by = copy.killed_by(mutant.module, source(root, mutant), tests(mutant.module))
                progress.note(one.key, n=n, fault=one.fault, line=mutant.line, by=by, stamp=now)
                print(f"{n} {one.name}:{mutant.line} {one.fault}: {by or 'SURVIVES'}", flush=True)
    return _told(progress, kept)


def _told(progress: Progress, kept: list[Kept]) -> str:
    """The figures of all that was tried, and what lives."""
    names = [*[named.name for named in REVIEW], *[one.key for one in kept]]
    tried = [name for name in names if name in progress.done]
    alive = [f"survives: {name}" for name in tried if not progress.done[name]["by"]]
    return "\n".join([f"{len(tried) - len(alive)} of {len(tried)} tried were killed, of {len(names)}", *alive])


def untried(progress: Progress, name: str, stamp: str) -> bool:
    """Whether a mutant was never tried, or lived in a module that has changed since."""
    known = progress.done.get(name)
    return known is None or (known["stamp"] != stamp and not known["by"])


def stamp(path: Path) -> str:
    """What tells a module as it is now from what it was."""
    return hashlib.sha256(path.read_bytes()).hexdigest()[:12]
