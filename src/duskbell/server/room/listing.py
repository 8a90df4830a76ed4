"""The public list: its places are shared among those who make rooms."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


def fair(found: Sequence[tuple[T, str]], most: int, each: int) -> list[T]:
    """At most `most` of what was found, in its order: first one of each maker, then a second of each, and so on, up to
    `each`. A maker is "" where nobody knows; such rooms are nobody's together.
    """
    seen: Counter[str] = Counter()
    ranked = []
    for place, (what, maker) in enumerate(found):
        seen[maker] += 1
        rank = seen[maker] if maker else 1
        if rank <= each:
            ranked.append((rank, place, what))
    chosen = sorted(ranked, key=lambda one: one[:2])[:most]
    return [what for _, _, what in sorted(chosen, key=lambda one: one[1])]
