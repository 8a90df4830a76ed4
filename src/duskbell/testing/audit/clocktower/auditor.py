"""An auditor of Clocktower: it reads the whole log of a table and finds what the rules do not allow.

It shares no code with the game: who is sober, how somebody may seem, who is woken, who dies of what, who becomes what,
who may nominate, how votes count and who has won are said here a second time (rule text 000, and the characters' texts
in our own words). Each part judges an event, then the town is brought up to date.
"""

from __future__ import annotations

from typing import Any

from duskbell.kernel import Play
from duskbell.kernel.core_events import Ended
from duskbell.testing.audit.clocktower.checker import Checker, Scene
from duskbell.testing.audit.clocktower.court import Court
from duskbell.testing.audit.clocktower.deaths import Deaths
from duskbell.testing.audit.clocktower.end import End
from duskbell.testing.audit.clocktower.grimoire import Grimoire
from duskbell.testing.audit.clocktower.keeper import Keeper
from duskbell.testing.audit.clocktower.moon import Moon
from duskbell.testing.audit.clocktower.night import Night
from duskbell.testing.audit.clocktower.scenes import Scenes
from duskbell.testing.audit.clocktower.town import Sitter, Town
from duskbell.testing.audit.clocktower.travels import Travels

PARTS: tuple[type[Checker], ...] = (Grimoire, Deaths, Court, End, Moon, Travels, Scenes, Night)
"""In this order: what a deed has come to is judged before the night lets it be over."""


def laid(chairs: int, late: int) -> Town:
    """The town before anything has happened: the last chairs may be empty."""
    town = Town([Sitter(n) for n in range(chairs)], order=list(range(chairs)))
    for s in town.seats[chairs - late :]:
        s.travels, s.away, s.alive, s.ghost_vote = True, True, False, False
    return town


def audit(play: Play[Any]) -> list[str]:
    """Every fault that a table of Clocktower shows, as sentences; none for a lawful one. What a Storyteller changes by
    hand is not judged, and what comes of it may look like a fault.
    """
    scene = Scene(laid(len(play.table.seats), play.table.options.late), play.table.options)
    parts, keeper = [part(scene) for part in PARTS], Keeper(scene.town)
    for entry in play.table.log:
        scene.seen = entry.seen
        name = entry.event.type.partition(".")[2].replace("-", "_")
        for part in parts:
            part.read(name, entry.event)
        keeper.read(name, entry.event)
        if type(entry.event) is Ended:
            break
    return scene.faults
