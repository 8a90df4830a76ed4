"""What an event at a site came to, and what is stored held against what was acknowledged."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from tests.server.site.ears import Ear


@dataclass
class Found:
    """What one event came to. `back`: seconds from the event until each socket that was cut is back, sorted; `away`:
    how long each was cut; `first`: until each room has taken something again. `took`: until all of that; `cost`: by
    part of the site, the seconds of a core meanwhile. `faults`: what must not be.
    """

    event: str
    back: list[float] = field(default_factory=list)
    away: list[float] = field(default_factory=list)
    first: list[float] = field(default_factory=list)
    took: float = 0.0
    cost: dict[str, float] = field(default_factory=dict)
    acked: int = 0
    answered: int = 0
    faults: list[str] = field(default_factory=list)


def hold_sayings(ear: Ear, lines: list[Any], found: Found) -> None:
    said = Counter(line[4] if len(line) > 4 and not isinstance(line[3], str) else line[3]
                   for line in lines if line[0] == "say" and line[1] == ear.seat)  # fmt: skip
    found.acked += len(ear.acked)
    found.faults += [f"{ear.room}: {text!r} is lost" for text in ear.acked if text not in said]
    found.faults += [f"{ear.room}: {text!r} is there {count} times" for text, count in said.items() if count > 1]
    found.faults += [f"{ear.room}: nobody said {text!r}" for text in said if text not in ear.sent]


def hold_answers(ear: Ear, lines: list[Any], held: list[Any], found: Found) -> None:
    stored = Counter((line[1], line[2]) for line in lines if line[0] == ear.seat and len(line) == 3)
    stored += Counter((key, token) for seat, key, token, clock in held if seat == ear.seat and not clock)
    sure, most = Counter(ear.answered), Counter(ear.answered) + Counter(ear.unknown)
    found.answered += sum(sure.values())
    found.faults += [f"{ear.room} seat {ear.seat}: {what} is lost" for what in (sure - stored)]
    found.faults += [f"{ear.room} seat {ear.seat}: {what} is there too often" for what in (stored - most)]
