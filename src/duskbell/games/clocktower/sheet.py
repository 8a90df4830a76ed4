"""The night sheet (夜晚顺序表): who acts when, on the first night and on others, by whose list."""

from __future__ import annotations

from collections.abc import Mapping

MINION_INFO, DEMON_INFO, CHANGES = "minioninfo", "demoninfo", "changes"
"""What is told to the evil ones on the first night, and to whoever has become another character."""

_FIRST = (
    MINION_INFO,
    DEMON_INFO,
    "poisoner",
    "washerwoman",
    "librarian",
    "investigator",
    "chef",
    "empath",
    "fortuneteller",
    "butler",
    "spy",
)
_LATER = ("poisoner", "monk", CHANGES, "imp", "ravenkeeper", "empath", "fortuneteller")

FIRST: Mapping[str, tuple[str, ...]] = {"baike": _FIRST, "international": _FIRST}
"""The steps of the first night, by the option `order`."""
LATER: Mapping[str, tuple[str, ...]] = {
    "baike": (*_LATER, "butler", "undertaker", "spy"),
    "international": (*_LATER, "undertaker", "butler", "spy"),
}
"""Those of all other nights."""


def sheet(order: str, night: int) -> tuple[str, ...]:
    """Who acts on this night, the first or a later one, in this order."""
    return (FIRST if night == 1 else LATER)[order]
