"""What was chosen at dusk, where all choose together (option `night`), and whether it still stands."""

from __future__ import annotations

from typing import Any

from duskbell.games.clocktower.events import Chose, ClocktowerEvent, DuskFell, Meant, Slept, Woke
from duskbell.games.clocktower.table import ClocktowerSeat, ClocktowerTable
from duskbell.kernel import SILENCE, Ask
from duskbell.kernel.ask import token

OWN = (Chose, Meant, Slept, Woke)
"""What a seat sees of its own deeds, which tells it nothing new."""


def together(t: ClocktowerTable) -> bool:
    """Whether all choose at dusk what can be asked then."""
    return t.options.night == "together"


def intention(ask: Ask[Any], answer: Any) -> Meant:
    """What an answer given at dusk is kept as."""
    names = answer if isinstance(answer, list) else [] if answer is None else [answer]
    said = ",".join([token(name) for name in names]) or SILENCE
    seats = tuple([name.no for name in names if isinstance(name, ClocktowerSeat)])
    return Meant(ask.to, str(ask.about[0]), ask.key, ask.options, _most(ask), said, seats)


def meant_at_dusk(t: ClocktowerTable, s: ClocktowerSeat, ask: Ask[Any]) -> str | None:
    """The token with which this very question was answered at dusk; None when it was not put, or when its holder has
    been told something since.
    """
    if not together(t):
        return None
    for entry in reversed(t.log):
        e = entry.event
        if isinstance(e, DuskFell):
            return None
        if isinstance(e, Meant) and e.seat == s.no:
            same = (e.role, e.what, e.among, e.most) == (ask.about[0], ask.key, ask.options, _most(ask))
            return e.answer if same else None
        if entry.seen & s.bit and not entry.public and isinstance(e, ClocktowerEvent) and not isinstance(e, OWN):
            return None
    return None


def _most(ask: Ask[Any]) -> int:
    """How many can be named."""
    return int(getattr(ask, "most", 1))
