"""A reading of a log goes on where it ended: each event is read once, however often one asks, and no copy has it."""

from __future__ import annotations

from duskbell.games import find
from duskbell.kernel.core_events import PhaseBegan
from duskbell.kernel.event import Entry


class Count:
    """How many events it has read, and in how many readings."""

    def __init__(self) -> None:
        self.read_in: list[int] = []

    def read(self, entries: list[Entry]) -> None:
        self.read_in.append(len(entries))


def test_each_event_is_read_once() -> None:
    rules = find("mafia")
    t = rules.new_table(5, rules.read_options(5, {}))
    assert t.followed(Count).read_in == [0], "there is one from the first on"
    for _ in range(2):
        t.emit(PhaseBegan("night", 1), public=True)
    first = t.followed(Count)
    assert first.read_in == [0, 2]
    t.emit(PhaseBegan("day", 1), public=True)
    assert t.followed(Count) is first
    assert t.followed(Count).read_in == [0, 2, 1], "and nothing once more where nothing has happened"
    assert t.copy().followed(Count).read_in == [3], "a copy goes its own way"
