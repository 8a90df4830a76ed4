"""A cup: teams, line-ups, draw, match days, scores and appeals, by rule text 004 (docs/cup.md)."""

from duskbell.cup.cup import Cup, Header, Logged, replayed
from duskbell.cup.errors import BadCup, NotAllowed
from duskbell.cup.people import Who
from duskbell.cup.policy import Policy, read, ready
from duskbell.cup.results import Result, result_of
from duskbell.cup.standings import Row, standings

__all__ = [
    "BadCup",
    "Cup",
    "Header",
    "Logged",
    "NotAllowed",
    "Policy",
    "Result",
    "Row",
    "Who",
    "read",
    "ready",
    "replayed",
    "result_of",
    "standings",
]
