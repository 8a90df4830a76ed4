"""What somebody is asked in words of one's own."""

from __future__ import annotations

import re

from duskbell.bots.hearing.patterns import joined

ASKED_WHAT, ASKED_WHO, ASKED_WHY = "heard.ask-what", "heard.ask-who", "heard.ask-why"
"""What they are, whom they suspect, why they did what they did to whom is named."""
ASKED_FOUND, ASKED_ANYTHING = "heard.ask-found", "heard.ask-anything"
"""What they have learned; something else."""
QUESTIONS = (ASKED_WHAT, ASKED_WHO, ASKED_WHY, ASKED_FOUND, ASKED_ANYTHING)
"""How bots hear such a question; whom it is put to is named first. Nobody says these lines, and they have no words."""
MARK = re.compile("[?？؟]")
"""What makes a sentence a question in any language."""
TO_FIRST = re.compile(r"^\W*@\d+@")
"""Who is named first is spoken to, unless it is asked about them."""
CALLED = re.compile(r"^\W*@(\d+)@\s*[,:،、]")
"""Whoever is called by name is spoken to, in whatever language."""


def asks(clause: str) -> bool:
    """Whether a sentence wants an answer."""
    return bool(MARK.search(clause) or joined("asked.question").search(clause) or joined("asked.tell").search(clause))


def speaks_to(clause: str) -> bool:
    """Whether it says "you"."""
    return bool(joined("asked.you").search(clause))


def question(clause: str, *, alone: bool = False) -> str:
    """What it asks of whom it is put to; "" where it is put to nobody. `alone`: to the only one who hears it."""
    to_you = alone or speaks_to(clause) or bool(joined("asked.tell").search(clause))
    first = bool(TO_FIRST.search(clause))
    if joined("asked.why").search(clause):
        return ASKED_WHY if to_you or first else ""
    if joined("asked.what").search(clause) and not joined("asked.suspects").search(clause):
        return ASKED_WHAT if to_you else ""
    if joined("asked.found").search(clause):
        return ASKED_FOUND if to_you else ""
    if joined("asked.who").search(clause):
        return ASKED_WHO if to_you or first else ""
    return ASKED_ANYTHING if to_you or CALLED.search(clause) else ""
