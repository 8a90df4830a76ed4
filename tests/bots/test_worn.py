"""What is said about nobody is not said again and again: twice a round, and nobody needs to hear it once more."""

from __future__ import annotations

from collections import Counter

import pytest

from duskbell.arena.sitting import play_out, sit
from duskbell.bots.talk.talker import REPEATED, WORN, Talker
from duskbell.kernel.core_events import PhaseBegan, Said


@pytest.mark.parametrize(("game", "players"), [("mafia", 9), ("werewolf", 9)])
def test_nothing_about_nobody_is_said_more_than_twice_a_round(game: str, players: int) -> None:
    play, bots = sit(game, players, "worn", {}, "plain", talks=True)
    talker = bots[0]
    assert isinstance(talker, Talker)
    lines = {talker.key(line) for line in talker.style.lines if line.occasion in REPEATED}
    play_out(play, bots, "worn")
    day, times = 0, Counter[tuple[int, str]]()
    for entry in play.table.log:
        event = entry.event
        if isinstance(event, PhaseBegan):
            day = event.day
        elif isinstance(event, Said) and event.line in lines and not event.about:
            times[day, event.line] += 1
    assert times
    assert max(times.values()) <= WORN
