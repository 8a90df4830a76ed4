"""What is stored of a room: everything that happened, and how much time is left no more often than it matters."""

from __future__ import annotations

from time import time
from typing import Any

import duskbell
from duskbell.kernel import MODERATOR
from duskbell.server.room.roster import Roster
from duskbell.server.room.unsaved import Unsaved
from duskbell.server.running.settings import Tempo
from duskbell.server.sitting.sitting import Sitting
from duskbell.server.store.stored import Change, Stored


class Desk:
    """A table that ended, where all may talk, and what is unsaved of it."""

    def __init__(self) -> None:
        self.now = 100.0
        self.roster = Roster.lay(5, moderator=False)
        self.unsaved = Unsaved(Stored("abcdefgh", "mafia", 5, {}, "auto"), time)
        play = duskbell.start("mafia", 5, seed=1, moderator="ask")
        self.sitting = Sitting(
            play, person_moderates=False, bots={}, present=set, read=lambda: self.now, tempo=Tempo(alone=10_000.0)
        )

    def save(self, **more: Any) -> Change | None:
        change = self.unsaved.change(self.roster, self.sitting, self.now, **more)
        if change is not None:
            self.unsaved.saved(change, self.sitting, self.now)
        return change

    def say(self) -> None:
        self.sitting.say(MODERATOR, "Silence, please.", "public")


def test_talk_stores_the_time_once_a_second() -> None:
    desk = Desk()
    first = desk.save()
    assert first is not None
    assert first.header is not None
    assert first.kept is not None
    assert len(first.chairs) == 5
    assert desk.save() is None, "nothing is new"
    desk.say()
    said = desk.save()
    assert said is not None
    assert (said.first, len(said.lines)) == (first.first + len(first.lines), 1)
    assert (said.header, said.kept, said.chairs) == (None, None, ())
    desk.now += 1
    desk.say()
    later = desk.save()
    assert later is not None
    assert later.kept is not None


def test_whatever_else_happens_stores_the_time_too() -> None:
    desk = Desk()
    desk.save()
    desk.sitting.heed()
    desk.say()
    change = desk.save()
    assert change is not None
    assert change.kept is not None
    forced = desk.save(force=True)
    assert forced is not None
    assert forced.kept is not None
    assert forced.lines == ()
