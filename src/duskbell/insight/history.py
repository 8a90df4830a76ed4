"""One whole history that fits what a viewer has seen: the rules judge.

The scripts that run the table play it again with everything open: chance, the other seats, the moderator. What the
viewer has seen is answered as it was seen, what is hidden is searched, and as soon as the viewer would have seen
something else that way is given up.
"""

from __future__ import annotations

import math
import time
from contextlib import suppress
from typing import Any

from duskbell.insight.evidence import Evidence, Plan
from duskbell.insight.searching import Ends, Search, Spent
from duskbell.kernel import Play

ATTEMPTS = 8
"""So many times what is hidden in a round is tried in another order."""
SECONDS = 5.0
"""Of this thread's own work: what else a machine does takes nothing away."""


def history(known: Evidence, plan: Plan, seconds: float = SECONDS, until: float = math.inf) -> Play[Any] | None:
    """A play that the viewer would have seen just so, with these answers settled; None where there is none. Raises
    `Gone` when time is over before that is known: `seconds` of work, or at `until` by `time.perf_counter`.
    """
    ends = Ends(time.thread_time() + seconds, until)
    return _by_rounds(known, plan, ends) or Search(known, plan, ends, None).run()


def _by_rounds(known: Evidence, plan: Plan, ends: Ends) -> Play[Any] | None:
    """Round by round, each in several attempts: what was hidden in a round that came out as it was seen stands."""
    found: Play[Any] | None = None
    path: list[tuple[int, str]] = []
    for goal in known.rounds:
        for attempt in range(ATTEMPTS):
            search = Search(known, plan, ends, attempt, path, goal, found if attempt == 0 else None)
            with suppress(Spent):
                found = search.run()
                break
        else:
            return None
        if found is None:
            return None
        path = search.path
    return found
