"""When a bot may have something to say (`Voice`): nobody is passed over who would have spoken."""

from __future__ import annotations

from typing import Any

import pytest

from duskbell.arena.sitting import play_out, sit
from duskbell.bots.mafia.plain import PlainMafiaBot
from duskbell.bots.werewolf.plain import PlainWerewolfBot
from duskbell.bots.werewolf.reached import reached
from duskbell.games.werewolf.boards import BOARDS
from duskbell.games.werewolf.events import Learned
from duskbell.kernel import MODERATOR, Play

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("mafia", 8, {}),
    ("mafia", 12, {}),
    ("werewolf", 9, {}),
    *[("werewolf", board.seats, {"board": board.id}) for board in BOARDS.values()],
    ("clocktower", 7, {}),
]


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_nobody_is_passed_over_who_has_something_to_say(
    game: str, players: int, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same table goes the same way where everybody is asked at every talk, and looks at the table before."""

    def told(*, everybody: bool) -> list[object]:
        play, bots = sit(game, players, "voice", options, "plain", "salt")
        for kind in {type(bot) for bot in bots.values()} if everybody else ():
            monkeypatch.delattr(kind, "voice")
        play_out(play, bots, "voice")
        return [entry.event for entry in play.table.log]

    some = told(everybody=False)
    assert told(everybody=True) == some


def test_who_has_nothing_to_tell_is_not_looked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Most speeches of bots to whom nobody listens are none, and nobody thinks the table through for them."""
    for game, kind, most in (("werewolf", PlainWerewolfBot, 0.5), ("mafia", PlainMafiaBot, 0.7)):
        asked = {"offhand": 0, "speak": 0}

        def counted(name: str, kind: Any = kind, asked: dict[str, int] = asked) -> Any:
            does = getattr(kind, name)

            def counts(*args: Any) -> Any:
                asked[name] += 1
                return does(*args)

            return counts

        for name in asked:
            monkeypatch.setattr(kind, name, counted(name))
        play, bots = sit(game, 12, "still", {}, "plain")
        play_out(play, bots, "still")
        assert 0 < asked["speak"] < most * asked["offhand"], (game, asked)


def at_the_first_speech() -> tuple[Play[Any], dict[int, PlainWerewolfBot]]:
    """A table at which somebody speaks, when all have thought about it."""
    play, bots = sit("werewolf", 12, "reached", {}, "plain")
    while play.table.phase != "speeches" or play.table.speaker < 0:
        seat, ask = next(iter(play.open.items()))
        play.answer(seat, play.moderated(ask) if seat == MODERATOR else bots[seat](play.view(seat), ask))
    for n, bot in bots.items():
        assert isinstance(bot, PlainWerewolfBot)
        bot.reads(play.view(n))
    return play, bots  # type: ignore[return-value]


def test_whoever_is_called_a_wolf_or_told_something_looks_again() -> None:
    play, bots = at_the_first_speech()
    t = play.table

    def idle(n: int) -> bool:
        last, since = bots[n]._reads, reached(t, n)
        assert last is not None
        return last.notes.times_told == since.told and bots[n].tongue.idle(last, since.said)

    still = [n for n in bots if idle(n)]
    accused, told, *others = [n for n in still if n != t.speaker]
    guard = next(n for n in still if t.seats[n].role.id == "guard")
    others = [n for n in others if n != guard]
    play.say(t.speaker, line="werewolf.report-wolf", about=(accused,))
    t.emit(Learned(told, accused, "seen-wolf"), t.seats[told])
    assert [idle(accused), idle(told), idle(guard), idle(others[0])] == [False, False, True, True]
    play.say(t.speaker, line="werewolf.claim", about=("guard",))
    assert [idle(guard), idle(others[0])] == [t.speaker == guard, True]
