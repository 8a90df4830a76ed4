"""Playing recorded lines again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from duskbell.kernel.ask import InTurn, few
from duskbell.kernel.core_events import Voided
from duskbell.kernel.errors import Diverged, DuskbellError, TablePaused
from duskbell.kernel.record import CLOCK, Line, tell, who
from duskbell.kernel.referee import Refereed
from duskbell.kernel.ruling import Ruling, Undone


def play_feed(play: Refereed[Any]) -> None:
    """Play the recorded lines that are left; each must fit what the rules ask. Raises `Diverged`."""
    if play._feed:
        for _ in line_by_line(play):
            pass
    play._feed, play._fed = [], 0  # most tables have none, and begin as quickly


def line_by_line(play: Refereed[Any]) -> Iterator[None]:
    """The same, with a stop after each of them."""
    feed = play._feed
    while play._fed < len(feed):
        line, play._fed = feed[play._fed], play._fed + 1
        try:
            replay(play, line)
        except Diverged:
            raise
        except DuskbellError as e:
            raise Diverged(play._fed, f"it has {tell(line)}, but {e}") from None
        yield
    play._feed, play._fed = [], 0


def replay(play: Refereed[Any], line: Line) -> None:
    """Play one recorded line that is not chance's. Raises `DuskbellError` when the rules ask something else."""
    if line[0] == "say":
        _, seat, channel, text, key, about, *hidden = line
        play.say(seat, text, channel, line=key, about=about, hidden=bool(hidden))
    elif line[0] == "rule":
        ruling: Ruling = line[1]
        if ruling.kind == "undo":
            play.table.emit(Undone(ruling.count, ruling.reason, in_a_sealed_round(play)))
            if ruling.held or ruling.fallen:
                play.table.emit(Voided(tuple(dict.fromkeys(ruling.held)), ruling.fallen))
            play.lines.append(line)
        else:
            play._rule(ruling, recorded=True)
    else:
        _replay_answer(play, line)


def in_a_sealed_round(play: Refereed[Any]) -> bool:
    """Whether what is open is a round of which an undo leaves all or nothing: how much of it had been answered is not
    to be told.
    """
    return type(play._question) is InTurn or any(ask.key in play.game.as_one for ask in play.open.values())


def _replay_answer(play: Refereed[Any], line: Line) -> None:
    seat, key, token = line[:3]
    asked = play.open.get(seat)
    if asked is not None and asked.key == key and len(line) == 3 and asked.single and token in asked.options:
        if play.table.paused:
            raise TablePaused("the table is paused.")
        play._take(seat, asked, token, line)
        return
    mine = [a for a in (asked, *play.offers.get(seat, ()), play.passed.get(seat)) if a is not None and a.key == key]
    if not mine:
        open_now = few([f"{who(n)} {a.key}" for n, a in play.open.items()]) or "nobody anything"
        raise Diverged(play._fed or len(play.lines), f"it has {tell(line)}, but the rules ask {open_now}.")
    if play.table.paused:
        raise TablePaused("the table is paused.")
    silent = line[3:] == (CLOCK,) and token == mine[0].default
    play._take(seat, mine[0], token if silent else mine[0].accept(token), line)
