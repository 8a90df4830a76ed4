"""The patterns of all languages for one thing as one: a sentence may mix languages, and each may have words for it."""

from __future__ import annotations

import re
from functools import lru_cache

from duskbell.locale import hearing

SEAT, ROLE = re.compile(r"@(\d+)@"), re.compile(r"\$([a-z0-9_]+)\$")
"""What stands in the sentence for a seat, counted from 0, and for a role."""
EVIL = r"\$(?:killer|wolf|imp|shadow)\$"
"""Roles that nobody owns up to."""
NEVER = r"(?!)"


@hearing.kept
@lru_cache(256)
def joined(*names: str) -> re.Pattern[str]:
    """Whatever any language knows these by ("told.bad"); nothing at all where none has words for it."""
    found = [one for name in names for one in hearing.patterns(*name.split(".", 1))]
    whole = "|".join(found) or NEVER
    kept = r"\$(\w+)\$" if names == ("told.mine",) else r"\$\w+\$"
    return re.compile(whole.replace("{seat}", r"@\d+@").replace("{role}", kept).replace("{evil}", EVIL))
