"""Jinxes: what holds between two characters beside their own texts, as a table. A script has those of its characters.

A new one is a line here, with words under `clocktower-jinx-ONE-OTHER`. What it does is one of few words, for which the
first character's class asks (`ClocktowerTable.jinxed`) without naming the other.
"""

from __future__ import annotations

from collections.abc import Container
from typing import NamedTuple

UNMOVED = "unmoved"
"""The first does not answer when the second's own ability ends its holder."""


class Jinx(NamedTuple):
    """Between `one` and `other`, by their ids, `what` holds."""

    one: str
    other: str
    what: str


JINXES: tuple[Jinx, ...] = (Jinx("scarletwoman", "fanggu", UNMOVED),)
"""All that touch characters of ours."""


def jinxes(script: Container[str]) -> tuple[Jinx, ...]:
    """Those of a script, which are open to all."""
    return tuple([j for j in JINXES if j.one in script and j.other in script])
