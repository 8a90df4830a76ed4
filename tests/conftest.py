"""For every test: how many workers there are, what each begins with, and that nothing is compiled twice."""

from __future__ import annotations

import gc
import os
import shutil
import sys
from collections.abc import Generator

import pytest

from tests.shares import dealt

# Every worker and every process that a test starts reads the same sources: compiling them anew each time took a third
# of a minute per worker. `__pycache__` is in .gitignore.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

# Whatever proxy this machine has for others, the servers of these tests are here.
for name in ("NO_PROXY", "no_proxy"):
    os.environ[name] = ",".join(filter(None, (os.environ.get(name), "127.0.0.1", "localhost")))

# What the tests store lies in memory where there is room: on a disk they would wait for every commit.
MEMORY, ROOM = "/dev/shm", 1 << 30
if os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM:
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", MEMORY)

# Nothing is thrown away while ten thousand tests are collected, and what is there then stays: the search for garbage
# passes over it.
gc.disable()


@pytest.hookimpl(wrapper=True, optionalhook=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> Generator[None, int, int]:
    """`-n auto`: half as many again as there are cores, since browser tests wait more than they compute; without
    them, as many.
    """
    cores = yield
    told = "PYTEST_XDIST_AUTO_NUM_WORKERS" in os.environ or "not e2e" in config.option.markexpr
    return cores if told else cores + cores // 2


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    workers = getattr(config, "workerinput", {}).get("workercount", 1)
    items[:] = dealt(items, workers, _mark, lambda item: str(item.path))


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.enable()


def _mark(item: pytest.Item) -> str:
    return next((mark for mark in ("e2e", "slow") if item.get_closest_marker(mark)), "")
