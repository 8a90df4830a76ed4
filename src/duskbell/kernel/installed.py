"""What installed packages bring: a game, a bot, a storyteller."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint


def installed(group: str) -> Iterable[EntryPoint]:
    """The entry points of this group, of every package that is installed."""
    from importlib.metadata import entry_points  # it takes a while to import, and most tables need none

    return entry_points(group=group)
