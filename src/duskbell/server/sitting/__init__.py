"""One play at the server's table: numbered questions, deadlines, decoys, bots, watchers' delay."""

from duskbell.server.sitting.clock import Kept, Question
from duskbell.server.sitting.days import Days, Quiet, check_quiet
from duskbell.server.sitting.pace import Pace
from duskbell.server.sitting.sitting import Sitting

__all__ = ["Days", "Kept", "Pace", "Question", "Quiet", "Sitting", "check_quiet"]
