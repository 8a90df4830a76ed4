"""Fouls and their penalties (犯规判罚), each ruled by a referee with a reason. The game goes on; a victory that they
cause stands.
"""

from __future__ import annotations

from duskbell.games.werewolf.ballot import voters
from duskbell.games.werewolf.events import Died, Floor
from duskbell.games.werewolf.stages import BALLOT, SHERIFF_VOTE
from duskbell.games.werewolf.table import LOST, REFEREE, SKIPPED, VOTELESS, WerewolfTable
from duskbell.games.werewolf.verdict import forfeit, verdict
from duskbell.kernel import NOBODY, Penalised
from duskbell.kernel.core_events import Marked
from duskbell.kernel.talk import MUTED

KNIFE_SHOWN, FALSE_BURST = "knife-shown", "false-burst"
"""Fouls that the text names: 拍刀, and 自爆 of somebody who may not. A penalty for them is ruled beside."""
REMIND, WARN, CUT, SKIP, MUTE, VOTE_BAN, KILL, LOSE, FORFEIT = (
    "remind",
    "warn",
    "cut",
    "skip-speech",
    "mute",
    "vote-ban",
    "kill",
    "lose",
    "forfeit",
)
PENALTIES = (KNIFE_SHOWN, FALSE_BURST, REMIND, WARN, CUT, SKIP, MUTE, VOTE_BAN, KILL, LOSE, FORFEIT)
VOTES = {BALLOT: "exile", SHERIFF_VOTE: "sheriff"}
"""For what is voted in a stage."""


def penalise(t: WerewolfTable, penalty: Penalised) -> bool:
    """A foul, a reminder and a warning are only said. Whether the phase must find its way again."""
    who, kind = t.seats[penalty.seat], penalty.penalty
    if kind == CUT:  # 中止其发言; last words are the last that somebody says
        if t.farewell:
            t.emit(Marked(who.no, SKIPPED), public=True)
        return hush(t, who.no)
    if kind == SKIP:  # 跳过其发言
        t.emit(Marked(who.no, SKIPPED), public=True)
    elif kind == MUTE:  # 禁言: both, until nightfall
        t.emit(Marked(who.no, MUTED, until="night"), public=True)
        return hush(t, who.no)
    elif kind == VOTE_BAN:
        asked = t.stage in VOTES and who in voters(t, VOTES[t.stage])
        t.emit(Marked(who.no, VOTELESS, until="night"), public=True)
        return asked
    elif kind == KILL:  # 点杀: dead at once and alone, without last words or power (docs/rulings.md, W46)
        t.emit(Died(who.no, REFEREE), public=True)
        verdict(t)
        return True
    elif kind == LOSE:
        t.emit(Marked(who.no, LOST), public=True)
    elif kind == FORFEIT:
        forfeit(t, who)
    return False


def hush(t: WerewolfTable, seat: int) -> bool:
    """What somebody is saying is cut, last words too. Whether anything was."""
    speaks = t.speaker == seat
    if speaks and not t.farewell:
        t.emit(Floor(NOBODY), public=True)
    return speaks


def objection(t: WerewolfTable, penalty: Penalised) -> str:
    """Why a penalty cannot be given now, as half a sentence; "" when it can."""
    who, kind = t.seats[penalty.seat], penalty.penalty
    if kind in (KILL, FORFEIT) and t.phase == "deal":
        return "the cards are not dealt yet"
    if kind in (KILL, VOTE_BAN) and not who.alive:
        return "the dead are out of the game already"
    if kind == CUT and t.speaker != who.no:
        return "only what somebody is saying can be cut; skip-speech takes the next speech"
    if kind == SKIP and t.speaker == who.no:
        return "this player is speaking; cut ends the speech"
    if kind == SKIP and not who.alive and who.no not in t.parting:
        return "the dead have said their last words"
    return ""
