"""Auditors: the rules said a second time, apart from the games' own code, and held against what a record shows."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from duskbell.kernel import Play
from duskbell.testing.audit import clocktower, fengsheng

AUDITORS: Mapping[str, Callable[[Play[Any]], list[str]]] = MappingProxyType(
    {"clocktower": clocktower.audit, "fengsheng": fengsheng.audit}
)
"""By game: every fault that a table shows, as sentences; none for a lawful one."""

__all__ = ["AUDITORS", "clocktower", "fengsheng"]
