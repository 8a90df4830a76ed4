"""Tests that are collected once and run in a fork for each fault: only the code of the function that has it changes.

So a fault costs no more than the tests up to the first that notices it. It fits faults inside of functions, which all
of `mutation` are.
"""

from __future__ import annotations

import os
import resource
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from pathlib import Path
from types import CodeType, FunctionType, ModuleType

import pytest

from trials.mutation import Mutant, source

Check = Callable[[], str]
"""Something else than tests that may notice a fault: what it says of it, "" when it sees none."""


class Forks:
    """A plugin of pytest that runs `work` instead of the tests, and `killed_by` for it."""

    def __init__(self, root: Path, patience: int, work: Callable[[Forks], None]) -> None:
        self._root, self._patience, self._work = root, patience, work
        self._session: pytest.Session | None = None

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Everything is collected."""
        self._session = session
        self._work(self)
        return True

    def killed_by(self, mutant: Mutant, order: Iterable[str | Check]) -> str:
        """What notices a fault first: the tests whose names have these words, in this order, and checks; "" when
        nothing does.
        """
        read, write = os.pipe()
        if not (child := os.fork()):
            found = "it does not start"
            try:
                resource.setrlimit(resource.RLIMIT_CPU, (self._patience, self._patience + 5))
                os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
                exchange(self._root, mutant)
                found = self._first(order)
            finally:
                os.write(write, found.encode()[:500])
                os._exit(0)
        os.close(write)
        with os.fdopen(read, "rb") as pipe:
            told = pipe.read().decode(errors="replace")
        _, status = os.waitpid(child, 0)
        return told if status == 0 else "it hangs"

    def _first(self, order: Iterable[str | Check]) -> str:
        assert self._session is not None
        run = set[pytest.Item]()
        for what in order:
            if not isinstance(what, str):
                if said := what():
                    return said
                continue
            items = [item for item in self._session.items if what in item.nodeid and item not in run]
            run |= {*items}
            for item, following in zip(items, [*items[1:], self._session.items[-1]], strict=True):
                item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
                if self._session.testsfailed:
                    return item.nodeid
        return ""


def exchange(root: Path, mutant: Mutant) -> None:
    """Let the function have the fault in this process. Raises `LookupError` when there is no such function."""
    code = compile(source(root, mutant), str(root / mutant.module), "exec")
    names = mutant.function.split(".")
    holder: object = import_module(f"duskbell.{mutant.module.removesuffix('.py').replace('/', '.')}")
    for n, name in enumerate(names, 1):
        held = vars(holder).get(name) if isinstance(holder, ModuleType | type) else None
        if isinstance(held, type):
            holder = held
            continue
        function = getattr(held, "fget", None) or getattr(held, "__func__", held)
        if not isinstance(function, FunctionType):
            raise LookupError(mutant.function)
        function.__code__ = next(_below(code, names[:n]))
        return
    raise LookupError(mutant.function)


def _below(code: CodeType, path: list[str]) -> Iterator[CodeType]:
    for inner in code.co_consts:
        if isinstance(inner, CodeType) and inner.co_name == path[0]:
            yield from _below(inner, path[1:]) if path[1:] else [inner]
