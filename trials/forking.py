"""Tests that are collected once and run in a fork for each fault: only the code of the function that has it changes.

So a fault costs no more than the tests up to the first that notices it. It fits faults inside of functions, which all
of `mutation` are. Which functions a test runs is looked up once (`Forks.runs`): one that does not run the function
with the fault cannot notice it.
"""

from __future__ import annotations

import ast
import hashlib
import os
import signal
import time
import traceback
from collections.abc import Callable, Iterable, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from types import CodeType, FunctionType, ModuleType

import pytest

from trials.mutants import stamp
from trials.mutation import Mutant, functions, source
from trials.progress import Progress

Check = Callable[[], str]
"""Something else than tests that may notice a fault: what it says of it, "" when it sees none."""
PATIENCE = 40
"""Seconds of CPU time after which one test or check counts as hanging: several times what the longest takes."""


class Forks:
    """A plugin of pytest that runs `work` instead of the tests; `checks` by name stand beside the tests, and both go by
    what they are called. What runs which functions of the modules in `folder` is kept in `progress`.
    """

    def __init__(
        self, root: Path, folder: str, progress: Progress, checks: Mapping[str, Check], work: Callable[[Forks], None]
    ) -> None:
        self._root, self._folder, self._progress, self._work = root, root / folder, progress, work
        self._all: dict[str, Check] = {**checks}
        self._items: list[pytest.Item] = []

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Everything is collected."""
        self._items = session.items
        tests = {item.nodeid: _running(session, item) for item in session.items}
        self._all = {**tests, **self._all}
        self._look_up()
        self._work(self)
        return True

    def runs(self, mutant: Mutant) -> list[str]:
        """Which tests and checks run the function that has the fault, the quickest first."""
        by = self._progress.done
        function = _named(mutant.module, mutant.function)
        return sorted([x for x in self._all if function in by[x]["functions"]], key=lambda x: by[x]["seconds"])

    def stamp(self, mutant: Mutant) -> str:
        """What tells the mutant and what might notice it from what they were."""
        able = [f"{name} {self._progress.done[name]['stamp']}" for name in self.runs(mutant)]
        return _short(" ".join([stamp(self._root / mutant.module), *sorted(able)]))

    def killed_by(self, mutant: Mutant, order: Iterable[str]) -> str:
        """What notices a fault first of these tests and checks; "" when none does."""
        read, write = os.pipe()
        if not (child := os.fork()):
            found = "it does not start"
            try:
                os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
                exchange(self._root, mutant)
                found = next((said for name in order if (said := self._patiently(name))), "")
            finally:
                os.write(write, found.encode()[:500])
                os._exit(0)
        os.close(write)
        with os.fdopen(read, "rb") as pipe:
            told = pipe.read().decode(errors="replace")
        _, status = os.waitpid(child, 0)
        return told if status == 0 else "it hangs"

    def _patiently(self, name: str) -> str:
        signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE)
        return self._all[name]()

    def _look_up(self) -> None:
        """In a fork, note of each that changed since what it runs. One that fails without any fault is refused, since
        it would count every fault as noticed.
        """
        whole = "".join([stamp(path) for path in sorted(self._folder.glob("*.py"))])
        stamps = dict.fromkeys(self._all, whole)
        for item in self._items:
            stamps[item.nodeid] += stamp(item.path)
        known = self._progress.done
        stale = [name for name, now in stamps.items() if name not in known or known[name]["stamp"] != _short(now)]
        if not stale:
            return
        if not (child := os.fork()):
            failed = 1
            try:
                os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
                ran = set[str]()
                for path in sorted(self._folder.glob("*.py")):
                    watch(self._root, str(path.relative_to(self._root)), ran)
                for name in stale:
                    ran.clear()
                    began = time.process_time()
                    said = self._all[name]()
                    assert not said, f"without a fault: {said}"
                    seconds = round(time.process_time() - began, 3)
                    self._progress.note(name, stamp=_short(stamps[name]), seconds=seconds, functions=sorted(ran))
                failed = 0
            except Exception:
                traceback.print_exc()
            finally:
                os._exit(failed)
        _, status = os.waitpid(child, 0)
        self._progress.refresh()
        if status:
            raise RuntimeError("what should notice faults does not hold without one")


def _short(whole: str) -> str:
    return hashlib.sha256(whole.encode()).hexdigest()[:12]


def _running(session: pytest.Session, item: pytest.Item) -> Check:
    """The check that is this test: its name when it fails."""

    def check() -> str:
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
        return item.nodeid if session.testsfailed else ""

    return check


def exchange(root: Path, mutant: Mutant) -> None:
    """Let the function have the fault in this process. Raises `LookupError` when there is no such function."""
    _replace(mutant.module, mutant.function.split("."), compile(source(root, mutant), mutant.module, "exec"))


def watch(root: Path, module: str, ran: set[str]) -> None:
    """Let every function of a module add its name to a set when it runs, by `Forks.runs`' names."""
    tree = ast.parse((root / module).read_text(encoding="utf-8"))
    found = [*functions(tree)]
    for name, function in found:
        assert isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef)
        function.body[:0] = ast.parse(f"__ran__({_named(module, name)!r})").body
    code = compile(tree, module, "exec")
    vars(_imported(module))["__ran__"] = ran.add
    for name, _ in found:
        _replace(module, name.split("."), code)


def _replace(module: str, names: list[str], code: CodeType) -> None:
    """Let a function, or the one that it stands in, have its code out of that of the module."""
    holder: object = _imported(module)
    for n, name in enumerate(names, 1):
        held = vars(holder).get(name) if isinstance(holder, ModuleType | type) else None
        if isinstance(held, type):
            holder = held
            continue
        function = next((x for key in ("fget", "__func__", "__wrapped__") if (x := getattr(held, key, None))), held)
        if not isinstance(function, FunctionType):
            raise LookupError(".".join(names))
        function.__code__ = next(_below(code, names[:n]))
        return
    raise LookupError(".".join(names))


def _imported(module: str) -> ModuleType:
    return import_module(f"duskbell.{module.removesuffix('.py').replace('/', '.')}")


def _named(module: str, function: str) -> str:
    return f"{Path(module).stem}:{function}"


def _below(code: CodeType, path: list[str]) -> Iterator[CodeType]:
    for inner in code.co_consts:
        if isinstance(inner, CodeType) and inner.co_name == path[0]:
            yield from _below(inner, path[1:]) if path[1:] else [inner]
