"""Limits as whoever runs a server writes them: `lobby_seats=48`, `new_rooms=100,1`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from duskbell.kernel.errors import DuskbellError
from duskbell.server.running.settings import Limits


class BadLimit(DuskbellError):
    """There is no such limit, or it cannot be that."""

    key = "bad-limit"


def limits_of(given: Iterable[str]) -> Limits:
    """The usual limits but for those that are `given`. A rate is how many at once, and how many a second after that.
    Raises `BadLimit`.
    """
    usual = Limits()
    changed: dict[str, Any] = {}
    for text in given:
        name, _, value = text.partition("=")
        was = getattr(usual, name, None) if name in Limits.__struct_fields__ else None
        if was is None:
            raise BadLimit(f"there is no limit {name[:40]!r}; docs/running.md lists them all.")
        right = "100,1.5: so many at once, and so many a second after that" if isinstance(was, tuple) else f"{was:g}"
        try:
            number = int if isinstance(was, int) else float
            found: Any = tuple(map(float, value.split(","))) if isinstance(was, tuple) else number(value)
        except ValueError:
            found = ()
        parts = found if isinstance(was, tuple) else (found,)
        if found == () or len(parts) != (2 if isinstance(was, tuple) else 1) or not all(0 < x < 1e12 for x in parts):
            raise BadLimit(f"{name} cannot be {value[:40]!r}; right would be such as {right}.")
        changed[name] = found
    return msgspec.structs.replace(usual, **changed)
