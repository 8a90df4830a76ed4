"""What was chosen ahead, at dusk where all choose together (option `night`), and whether it still stands."""

from __future__ import annotations

from typing import Any

from duskbell.games.clocktower.events import Agreed, Chose, ClocktowerEvent, DuskFell, Meant, Slept, Woke
from duskbell.games.clocktower.table import ClocktowerSeat, ClocktowerTable
from duskbell.kernel import SILENCE, Ask
from duskbell.kernel.ask import token
from duskbell.kernel.log import this_phase

OWN = (Agreed, Chose, Meant, Slept, Woke)
"""What a seat sees of its own deeds, which tells it nothing new; what it answered a visitor tonight is one. Who were
asked anew because of that would be asked in a scene of their own, which would tell all that they act tonight."""


class Void(Exception):
    """What somebody has answered ahead cannot be done any more."""


def together(t: ClocktowerTable) -> bool:
    """Whether all choose at dusk what can be asked then."""
    return t.options.night == "together"


def intention(ask: Ask[Any], answer: Any) -> Meant:
    """What an answer given at dusk is kept as."""
    names = answer if isinstance(answer, list) else [] if answer is None else [answer]
    said = ",".join([token(name) for name in names]) or SILENCE
    seats = tuple([name.no for name in names if isinstance(name, ClocktowerSeat)])
    return Meant(ask.to, str(ask.about[0]), ask.key, ask.options, _most(ask), said, seats)


def has_meant(t: ClocktowerTable, s: ClocktowerSeat, role: str) -> bool:
    """Whether somebody has been asked ahead tonight as this character."""
    return any((e.seat, e.role) == (s.no, role) for e in this_phase(t, Meant))


def is_to_come(t: ClocktowerTable, s: ClocktowerSeat, role: str) -> bool:
    """Whether somebody was asked with others who hold their step, has opened the eyes for it, and it is still to come
    of it what they have answered.
    """
    if together(t):
        return False
    for entry in reversed(t.log):
        e = entry.event
        if isinstance(e, DuskFell | Slept | Woke) and (isinstance(e, DuskFell) or e.seat == s.no):
            return False
        if isinstance(e, Meant) and (e.seat, e.role) == (s.no, role):
            return True
    return False


def named_for(t: ClocktowerTable, s: ClocktowerSeat, role: str) -> tuple[int, ...]:
    """Whom this ability has named tonight, one alone: the character that is named next is theirs."""
    for entry in reversed(t.log):
        e = entry.event
        if isinstance(e, DuskFell) or (isinstance(e, Slept) and (e.seat, e.role) == (s.no, role)):
            break
        if isinstance(e, Chose | Meant) and (e.seat, e.role) == (s.no, role):
            return e.targets if len(e.targets) == 1 else ()
    return ()


def meant_before(t: ClocktowerTable, s: ClocktowerSeat, ask: Ask[Any]) -> str | None:
    """The token with which this question was answered ahead tonight; None when it was not put, or when its holder has
    been told something since dusk. What several were asked at once in their step stands: whoever was asked anew, told
    something by another's deed, would be asked in a scene of their own. Raises `Void` when what was named then cannot
    be named any more.
    """
    for entry in reversed(t.log):
        e = entry.event
        if isinstance(e, DuskFell):
            return None
        if isinstance(e, Meant) and e.seat == s.no:
            if e.role != ask.about[0]:
                return None
            if e.what != ask.key:
                continue  # what else the same deed has asked
            named = () if e.answer == SILENCE else e.answer.split(",")
            if e.most != _most(ask) or not {*named} <= {*ask.options}:
                raise Void
            return e.answer
        if isinstance(e, Slept) and (e.seat, e.role) == (s.no, ask.about[0]):
            return None
        told = entry.seen & s.bit and not entry.public and isinstance(e, ClocktowerEvent) and not isinstance(e, OWN)
        if told and together(t):
            return None
    return None


def _most(ask: Ask[Any]) -> int:
    """How many can be named."""
    return int(getattr(ask, "most", 1))
