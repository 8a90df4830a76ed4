"""Six temperaments: they differ in words and in how much somebody dares to say, never in how well it plays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from duskbell.bots.talk.line import ACCUSE, ASK, CALL, CLAIM, DEFEND, DOUBT, PASS_ON, REACT, THANKS


class Temper(NamedTuple):
    """`more`: how likely it goes on after its first sentence; `aside`: how likely it says something while others act;
    `likes`: the occasions that it is drawn to, 1 for any other.
    """

    name: str
    more: float
    aside: float
    likes: Mapping[str, float]


TEMPERS = (
    Temper("bold", 0.5, 0.30, {ACCUSE: 2.5, CALL: 2.0, CLAIM: 1.5, PASS_ON: 0.3, DOUBT: 0.6}),
    Temper("careful", 0.3, 0.18, {DOUBT: 2.5, PASS_ON: 1.5, ACCUSE: 0.6, CLAIM: 0.5, CALL: 0.6}),
    Temper("curious", 0.5, 0.28, {ASK: 3.0, DOUBT: 1.3, PASS_ON: 0.4}),
    Temper("warm", 0.4, 0.30, {REACT: 2.0, THANKS: 2.0, DEFEND: 1.3, ACCUSE: 0.7}),
    Temper("dry", 0.15, 0.14, {PASS_ON: 2.0, REACT: 1.5, ASK: 0.6, CALL: 0.7}),
    Temper("thorough", 0.6, 0.22, {ACCUSE: 1.8, ASK: 1.5, DEFEND: 1.5, PASS_ON: 0.3}),
)
