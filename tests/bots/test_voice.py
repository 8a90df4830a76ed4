"""When a bot may have something to say (`Voice`): nobody is passed over who would have spoken."""

from __future__ import annotations

import pytest

from duskbell.arena.sitting import play_out, sit

PLAYERS = {"mafia": 8, "werewolf": 9, "clocktower": 7}


@pytest.mark.parametrize("game", PLAYERS)
def test_nobody_is_passed_over_who_has_something_to_say(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same table goes the same way where everybody is asked at every talk."""

    def told(*, everybody: bool) -> list[object]:
        play, bots = sit(game, PLAYERS[game], "voice", {}, "plain", "salt")
        for kind in {type(bot) for bot in bots.values()} if everybody else ():
            monkeypatch.delattr(kind, "voice")
        play_out(play, bots, "voice")
        return [entry.event for entry in play.table.log]

    some = told(everybody=False)
    assert told(everybody=True) == some
