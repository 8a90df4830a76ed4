"""Fouls and their penalties (犯规判罚), each ruled by a referee with a reason. The game goes on; a victory that they
cause stands.
"""

from __future__ import annotations

from duskbell.games.werewolf.events import Died, Floor
from duskbell.games.werewolf.table import GOOD, LOST, NOBODY, REFEREE, VOTELESS, WOLVES, WerewolfTable
from duskbell.games.werewolf.verdict import verdict, win
from duskbell.kernel import Penalised
from duskbell.kernel.event import Marked
from duskbell.kernel.talk import MUTED

REMIND, WARN, MUTE, VOTE_BAN, KILL, LOSE, FORFEIT = (
    "remind",
    "warn",
    "mute",
    "vote-ban",
    "kill",
    "lose",
    "forfeit",
)
PENALTIES = (REMIND, WARN, MUTE, VOTE_BAN, KILL, LOSE, FORFEIT)


def penalise(t: WerewolfTable, penalty: Penalised) -> bool:
    """A reminder and a warning are only said. Whether the phase must find its way again."""
    who, kind = t.seats[penalty.seat], penalty.penalty
    if kind == MUTE:  # 禁言: what is being said is cut, or the next speech is skipped
        t.emit(Marked(who.no, MUTED, until="night"), public=True)
        speaks = t.speaker == who.no
        if speaks and not t.farewell:
            t.emit(Floor(NOBODY), public=True)
        return speaks
    if kind == VOTE_BAN:
        t.emit(Marked(who.no, VOTELESS, until="night"), public=True)
        return t.stage in ("vote", "sheriff-vote")
    if kind == KILL:  # 点杀: dead at once, without last words or power
        t.emit(Died(who.no, REFEREE), public=True)
        verdict(t)
        return True
    if kind == LOSE:
        t.emit(Marked(who.no, LOST), public=True)
    elif kind == FORFEIT:
        win(t, GOOD if who.team == WOLVES else WOLVES, "werewolf.forfeited")
    return False


def objection(t: WerewolfTable, penalty: Penalised) -> str:
    """Why a penalty cannot be given now, as half a sentence; "" when it can."""
    if penalty.penalty in (KILL, FORFEIT) and t.phase == "deal":
        return "the cards are not dealt yet"
    if penalty.penalty in (KILL, VOTE_BAN) and not t.seats[penalty.seat].alive:
        return "the dead are out of the game already"
    return ""
