"""What a finished table came to, as a pure function of its record."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from duskbell.cup.errors import BadCup
from duskbell.kernel import Penalised, Play, Ruling
from duskbell.kernel.core_events import Ended
from duskbell.kernel.dealing import Unmasked

Verdict = Literal["won", "broken-off", "retake"]
MILD = ("remind", "knife-shown", "false-burst")
"""Penalties below a warning: a reminder (提醒), and the fouls that the text names, whose penalty is ruled beside."""
LOST = "lose"
"""The penalty by which one player has lost at once (判负)."""
ENDING = ("retake", "break-off", "end")
"""Rulings that end a table without a winner."""
ENDS: dict[str, Verdict] = {"core.retake": "retake"}


class Foul(msgspec.Struct, frozen=True):
    """A penalty that a referee has ruled: the place of its event in the log, the seat (from 0), which, and why."""

    event: int
    seat: int
    penalty: str
    reason: str

    @property
    def grave(self) -> bool:
        """Whether it is a warning or worse: it may cost points, and ends eligibility for the table's best (004)."""
        return self.penalty not in MILD

    @property
    def lost(self) -> bool:
        """Whether its player has lost by it, whatever becomes of the side (立即宣判其个人失败)."""
        return self.penalty == LOST


class Ballot(msgspec.Struct, frozen=True):
    """A ballot that scoring may weigh: its event, who cast it, against whom."""

    event: int
    seat: int
    target: int


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """`board`: the game and what its sides' chances depend on; `sides` and `won` by seat; `reason`: how it ended, a
    catalogue key; `end`: the place of that event in the log. `verdict`: "won"; "broken-off" (中止: nobody has won);
    "retake" (重赛: it counts for nobody and is played again). `said`: the referee's reason, where a ruling ended it.
    `roles`: what each was dealt, by seat, "" where nothing was; none in a result that was kept before they were.
    """

    game: str
    board: str
    sides: tuple[str, ...]
    won: tuple[bool, ...]
    winners: tuple[str, ...]
    reason: str
    end: int
    verdict: Verdict
    said: str = ""
    roles: tuple[str, ...] = ()
    fouls: tuple[Foul, ...] = ()
    ballots: tuple[Ballot, ...] = ()


def result_of(play: Play[Any]) -> Result:
    """The result of a table that is over. Raises `BadCup` for one that is not.

    Who lost by a referee's ruling (判负) has not won, though the side has; a victory brought about by a penalty is one.
    """
    t, outcome = play.table, play.outcome
    if outcome is None:
        raise BadCup("this table is not over: it has no result.", says="no-result")
    log = [entry.event for entry in t.log]
    bared = next((e for e in log if isinstance(e, Unmasked)), None)
    sides = (bared.sides or tuple([s.team for s in t.seats])) if bared else ()
    fouls = [Foul(n, e.seat, e.penalty, e.reason) for n, e in enumerate(log) if isinstance(e, Penalised)]
    ruled = [line[1] for line in play.lines if isinstance(line[1], Ruling)]
    winners = set(outcome.winners)
    options = play.record.header.options
    return Result(
        game=play.game.id,
        board=f"{play.game.id}/{options.get('board') or len(t.seats)}",
        roles=bared.roles if bared else (),
        sides=sides or ("",) * len(t.seats),
        won=tuple([s.no in winners for s in t.seats]),
        winners=outcome.teams,
        reason=outcome.reason,
        end=next(n for n, e in enumerate(log) if isinstance(e, Ended)),
        said=next((one.reason for one in reversed(ruled) if one.kind in ENDING), ""),
        verdict=ENDS.get(outcome.reason, "won" if outcome.teams or winners else "broken-off"),
        fouls=tuple(fouls),
        ballots=tuple([Ballot(*ballot) for ballot in play.game.ballots(t)]),
    )
