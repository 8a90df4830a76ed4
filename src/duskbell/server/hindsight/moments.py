"""Where an undo leads: the answers that can be taken back, and a look at the table as it would be then.

The table is played again aside, from its record. The play that is going on is never touched.
"""

from __future__ import annotations

from typing import Any

import msgspec

from duskbell.kernel import CHANCE, MODERATOR, Game, Header, Play, Record, rebuild
from duskbell.kernel.errors import BadRuling
from duskbell.kernel.record import Line, effective, is_decision
from duskbell.kernel.replaying import replay
from duskbell.server.audience import place
from duskbell.server.errors import Forbidden
from duskbell.server.room import Deed, Room, playing
from duskbell.server.sitting.taking_back import reaching
from duskbell.server.wire import Moment, Preview


class Told(msgspec.Struct, frozen=True):
    """The record of a table so far, and the whole view of it. It shares nothing with the play that goes on."""

    game: Game[Any]
    header: Header
    lines: tuple[Line, ...]
    view: dict[str, Any]


class ReadSoFar(Deed):
    """What a look back is made from: only for a person who moderates and so sees everything."""

    __slots__ = ("me",)

    def __init__(self, me: int) -> None:
        super().__init__()
        self.me = me

    def do(self, room: Room) -> Told:
        if self.me != MODERATOR:
            raise Forbidden("only a moderator who does not play looks back, for it shows every secret.")
        play = playing(room).play
        return Told(play.game, play.record.header, tuple(play.lines), play.view(MODERATOR).state())


def moments(told: Told) -> list[Moment]:
    """The answers that can be taken back, newest first, but for those that decided nothing; between them what was
    changed by hand, which falls with the answer before it.
    """
    auto = told.header.moderator == "auto"
    play = Play(told.game, told.header)
    found: list[tuple[int, str, str, Line]] = []
    for n in effective(list(told.lines), auto):
        line = told.lines[n]
        if is_decision(line, auto) or _is_by_hand(line):
            found.append((play.table.day, play.table.phase, play.table.stage, line))
        elif line[0] in (CHANCE, MODERATOR):
            continue  # the program draws the same again, from the table's seed
        replay(play, line)
    told_of: list[Moment] = []
    left = sum(not _is_by_hand(line) for *_, line in found)
    count = 0
    for day, phase, stage, line in reversed(found):
        if _is_by_hand(line):
            hand = line[1]
            seat = hand.seat if hand.seat >= 0 else place(MODERATOR)
            by_hand = Moment(count + 1, day, phase, stage, seat, "", hand.to, hand.change)
            told_of += [by_hand] if count < left else []  # before the first answer nothing takes it back
        else:
            count += 1
            if line[1] != told.game.decoy_key:
                told_of.append(Moment(count, day, phase, stage, place(line[0]), line[1], line[2]))
    return told_of


def _is_by_hand(line: Line) -> bool:
    return bool(line[0] == "rule" and line[1].kind == "hand")


def preview(told: Told, count: int) -> Preview:
    """The table before and after an undo of so many answers. Raises `BadRuling` when there are not so many."""
    auto = told.header.moderator == "auto"
    there = sum(is_decision(told.lines[n], auto) for n in effective(list(told.lines), auto))
    if not there:
        raise BadRuling("nothing can be taken back: nobody has answered anything yet.")
    if not 1 <= count <= there:
        raise BadRuling(f"1 to {there} answers can be taken back now, not {str(count)[:20]}.")
    after = rebuild(told.game, Record(told.header, list(told.lines)), checkpoints=True)
    after.undo(reaching(count, told.lines, told.game.decoy_key, auto=auto))
    offered = [ask for asks in after.offers.values() for ask in asks]
    asked = dict.fromkeys(ask.key for ask in [*after.open.values(), *offered])
    return Preview(told.view, after.view(MODERATOR).state(), list(asked))


__all__ = ["ReadSoFar", "Told", "moments", "preview"]
