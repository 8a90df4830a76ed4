"""A line: a sentence of the catalogue, the occasion that it is for, and when it is true."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

M = TypeVar("M")
Args = tuple[Any, ...]
"""What a sentence is said about: seats by number, names of roles, numbers."""

CLAIM, COUNTER, REPORT, ACCUSE, DEFEND, DOUBT, ASK = "claim", "counter", "report", "accuse", "defend", "doubt", "ask"
ANSWER, REACT, CALL, PASS_ON, LAST, THANKS, OWN = "answer", "react", "call", "pass", "last", "thanks", "own"
REASON, LOST, CONFIDE, KEPT, SETTLE, HEED = "reason", "lost", "confide", "kept", "settle", "heed"
"""Occasions. `ANSWER`: somebody has asked this one; `LOST`: and it has no answer; `PASS_ON`: nothing to add; `OWN`:
what the player behind the talk has decided to say, in these words; `REASON`: why it has just done what it did, for
which the table waits; `CONFIDE`: somebody has whispered to it, whom it tells something in return; `KEPT`: and it has
nothing to tell; `SETTLE`: those with whom it chooses by night have named somebody, and it says to them whom it names;
`HEED`: somebody has said what they are or know, and it says what it makes of that.
"""


@dataclass(frozen=True, slots=True)
class Line(Generic[M]):
    """`id`: the catalogue's `say-<game>-<id>`. `fact`: everything that it may be said about now, by somebody of this
    mind; nothing while its fact does not hold. `keeps`: by it one keeps back what one is, or knows, so it is never said
    in one breath with what must be told.
    """

    id: str
    occasion: str
    fact: Callable[[M], Iterable[Args]]
    keeps: bool = False
