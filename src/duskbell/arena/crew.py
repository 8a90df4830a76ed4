"""Processes that play tables beside each other."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from threading import Thread

from duskbell.kernel.errors import DuskbellError


@contextmanager
def crew(jobs: int, again: str) -> Iterator[ProcessPoolExecutor]:
    """So many processes, which end when this one does, be it killed. Raises `DuskbellError` when one of them ends
    before its work is done; `again`: what whoever started them can do then.
    """
    try:
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_heed) as pool:
            yield pool
    except BrokenProcessPool:
        raise DuskbellError(f"a process ended before its tables did; {again}.") from None


def _heed() -> None:
    """End with the process that started this one: who is killed cannot say so, and a pool's workers wait for ever."""
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    if (parent := parent_process()) is not None:
        parent.join()
        os._exit(1)
