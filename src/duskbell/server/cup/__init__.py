"""Cups on this server: organisers and links, rooms for the takes, what each may see."""

from duskbell.server.cup.bell import Bell
from duskbell.server.cup.caller import Caller
from duskbell.server.cup.cups import Cups
from duskbell.server.cup.drawing import Drawing, Progress
from duskbell.server.cup.live import Live
from duskbell.server.cup.rating import Rating
from duskbell.server.cup.seeing import may_review, may_watch, number_for, sealed, secret_doubts
from duskbell.server.cup.told import cup_info, data_for, ledger_for, log_lines, me_of
from duskbell.server.cup.whose import Whose

__all__ = [
    "Bell",
    "Caller",
    "Cups",
    "Drawing",
    "Live",
    "Progress",
    "Rating",
    "Whose",
    "cup_info",
    "data_for",
    "ledger_for",
    "log_lines",
    "may_review",
    "may_watch",
    "me_of",
    "number_for",
    "sealed",
    "secret_doubts",
]
