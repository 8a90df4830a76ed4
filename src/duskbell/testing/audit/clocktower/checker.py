"""What the parts of an auditor have in common: each judges an event before it has changed the town."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from duskbell.testing.audit.clocktower.cast import KIND
from duskbell.testing.audit.clocktower.town import Sitter, Town


@dataclass
class Deed:
    """What somebody does who is awake for an ability: whom and what they have named, and how all was at that moment.

    `wakes`: the place in the log at which they were woken; `worked`: whether the ability worked when they named
    somebody; `roles`, `teams`, `lived`: what everybody was then; `guarded`: who might have been guarded then,
    `demonic`: who might have seemed a Demon.
    """

    seat: int
    role: str
    wakes: int
    targets: tuple[int, ...] = ()
    named: str = ""
    worked: bool = False
    roles: list[str] = field(default_factory=list)
    teams: list[str] = field(default_factory=list)
    lived: list[bool] = field(default_factory=list)
    guarded: frozenset[int] = frozenset()
    demonic: frozenset[int] = frozenset()
    died: list[int] = field(default_factory=list)
    was_spent: bool = False


@dataclass
class Scene:
    """What the parts share: the town, the deed under way, the last one that is over, who must become what the Demon
    that died last was, and what was found. `seen`: who sees the event that is read, a bit a seat.
    """

    town: Town
    options: Any
    faults: list[str] = field(default_factory=list)
    deed: Deed | None = None
    over: Deed | None = None
    heirs: frozenset[int] = frozenset()
    seen: int = 0

    def saw(self, seat: int) -> bool:
        """Whether a seat sees the event that is read."""
        return bool(self.seen >> seat & 1)


class Checker:
    """One part: `_name(event)` judges the events of that name."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene

    @property
    def town(self) -> Town:
        return self.scene.town

    def read(self, name: str, e: Any) -> None:
        """One more event."""
        judge = getattr(self, f"_{name}", None)
        if judge is not None:
            judge(e)

    def must(self, so: bool, fault: str) -> None:
        """If this is not so, it is a fault."""
        if not so:
            self.scene.faults.append(f"day {self.town.day} {self.town.phase}: {fault}.")

    def deed_of(self, role: str) -> Deed | None:
        """The deed under way, if it is of this character."""
        deed = self.scene.deed
        return deed if deed is not None and deed.role == role else None


def guards(town: Town, victim: Sitter, cause: str) -> tuple[bool, bool]:
    """Whether somebody surely cannot die so now, and whether perhaps."""
    sure = perhaps = town.works(victim, "sailor")
    if cause == "demon":
        still = any(_lies_by_working(town, s, "hunted", "arbitrary-deaths") for s in town.seats)
        sure |= town.works(victim, "soldier") or _lies_by_working(town, victim, "safe") or still
    sure |= town.works(victim, "fool") and not town.spent(victim, "fool")
    perhaps |= victim.no in town.escaped
    perhaps |= cause == "exile" and town.works(victim, "deviant")
    if cause == "execution":
        sure |= _lies_by_working(town, victim, "survives-execution")
        perhaps |= bool(town.sober("pacifist")) and "good" in town.sides(victim)
    if town.phase == "night":
        sure |= _lies_by_working(town, victim, "kept-alive")
    for lady in town.sober("tealady"):
        near = town.neighbours(lady)
        if victim in near:
            sure |= all(town.sides(s) == {"good"} for s in near)
            perhaps |= all("good" in town.sides(s) for s in near)
    return sure, perhaps or sure


def _lies_by_working(town: Town, s: Sitter, *names: str) -> bool:
    return any(r.name in names and (r.by < 0 or town.works(town.seats[r.by], r.of)) for r in s.reminders)


def is_demon(s: Sitter) -> bool:
    """Whether somebody is a Demon in truth."""
    return KIND[s.role] == "demon"
