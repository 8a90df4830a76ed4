"""Bots that talk: what they say beside what they must, each line with the fact that must hold for it. No game here."""

from duskbell.bots.talk.line import (
    ACCUSE,
    ANSWER,
    ASK,
    CALL,
    CLAIM,
    CONFIDE,
    COUNTER,
    DEFEND,
    DOUBT,
    KEPT,
    LAST,
    LOST,
    OWN,
    PASS_ON,
    REACT,
    REASON,
    REPORT,
    THANKS,
    Args,
    Line,
)
from duskbell.bots.talk.memory import Memory, Uttered
from duskbell.bots.talk.mind import Mind
from duskbell.bots.talk.talker import ECHO, Style, Talker
from duskbell.bots.talk.temper import TEMPERS, Temper

__all__ = [
    "ACCUSE",
    "ANSWER",
    "ASK",
    "CALL",
    "CLAIM",
    "CONFIDE",
    "COUNTER",
    "DEFEND",
    "DOUBT",
    "ECHO",
    "KEPT",
    "LAST",
    "LOST",
    "OWN",
    "PASS_ON",
    "REACT",
    "REASON",
    "REPORT",
    "TEMPERS",
    "THANKS",
    "Args",
    "Line",
    "Memory",
    "Mind",
    "Style",
    "Talker",
    "Temper",
    "Uttered",
]
