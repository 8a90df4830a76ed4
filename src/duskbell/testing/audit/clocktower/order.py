"""How an auditor of Clocktower reads a script's own night order."""

from __future__ import annotations

import json
from itertools import pairwise


def own_order(script: str, first: bool) -> list[str]:
    """The order that a script which is written out has for such nights."""
    items = json.loads(script) if script.startswith("[") else []
    return [id for x in items if isinstance(x, dict) for id in x.get("firstNight" if first else "otherNight", ())]


def is_moved(found: list[str], usual: list[str], named: list[str]) -> bool:
    """Whether a night has its usual steps, those that a script names in its order, and each other after the one before
    which it follows usually.
    """
    after = all(found.index(a) < found.index(b) for a, b in pairwise(usual) if b not in named)
    return sorted(found) == sorted(usual) and [x for x in found if x in named] == named and after
