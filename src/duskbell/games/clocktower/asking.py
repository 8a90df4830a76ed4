"""Questions of the night: what they offer shows under the own card alone."""

from __future__ import annotations

from typing import Any, TypeVar

from msgspec.structs import replace

from duskbell.games.clocktower.table import ClocktowerTable
from duskbell.kernel import SILENCE
from duskbell.kernel.ask import Ask

T = TypeVar("T")


def covered(ask: Ask[T]) -> Ask[T]:
    """A question of the night: what it offers shows under the own card alone, and silence is no answer of anybody's."""
    return replace(ask, default=SILENCE, hides_extra_options=True)


def for_show(t: ClocktowerTable, seat: int) -> Ask[Any]:
    """A question of the night that decides nothing: what it offers shows under the own card, as that of any other."""
    return covered(Ask(seat, "clocktower.decoy", tuple([s.token for s in t.people]), (), "", t.options.night_seconds))
