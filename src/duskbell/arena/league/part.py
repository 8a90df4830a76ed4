"""One table of a league, in a file of its own: written aside and then renamed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from duskbell import start
from duskbell.arena.aside import aside
from duskbell.arena.league.plan import Plan
from duskbell.arena.outside import Tally, outsiders
from duskbell.arena.seating import seated
from duskbell.arena.sitting import play_out
from duskbell.games import adopt
from duskbell.kernel import DuskbellError, Play

FOLDER = "tables"


class Part(msgspec.Struct, frozen=True):
    """What a table was: the names of who sat where, the side of each seat at the end, the seats that won, why it ended,
    what became of questions put to bots from outside, and its record.
    """

    table: int
    entrants: tuple[str, ...]
    sides: tuple[str, ...]
    winners: tuple[int, ...]
    reason: str
    outside: dict[str, Tally]
    record: str


def path_of(folder: Path, table: int) -> Path:
    """Where a table's part is."""
    return folder / FOLDER / f"{table:07d}.json"


def read(path: Path) -> Part:
    """Read a part. Raises `DuskbellError` where it is none, or is cut short."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Part)
    except OSError as e:
        raise DuskbellError(f"the table {str(path)!r} cannot be read: {e.strerror}.") from None
    except msgspec.MsgspecError:
        raise DuskbellError(
            f"the table {str(path)!r} is cut short; delete it, and the league plays it again."
        ) from None


def play_tables(folder: str, plan: Plan, tables: list[int]) -> int:
    """Play these tables and write them. How many."""
    game = adopt(plan.game)
    for n in tables:
        seats = plan.seats(n)
        play: Play[Any] = start(game, plan.players, seed=seats.deal, options=plan.options, moderator="ask")
        bots = seated(
            game, {seat: plan.entrants[e].bot for seat, e in enumerate(seats.entrants)}, f"{plan.seed}/at/{n}"
        )
        play_out(play, bots, f"{plan.seed}/at/{n}")
        outcome = play.outcome
        assert outcome is not None
        tallies: dict[str, Tally] = {}
        for seat, e in enumerate(seats.entrants):
            for tally in outsiders({seat: bots[seat]}).values():
                tallies.setdefault(plan.entrants[e].name, Tally()).add(tally)
        part = Part(
            n,
            tuple([plan.entrants[e].name for e in seats.entrants]),
            tuple([str(s.team) for s in play.table.seats]),
            tuple(outcome.winners),
            outcome.reason,
            tallies,
            play.record.dump(),
        )
        with aside(path_of(Path(folder), n)) as file:
            file.write_bytes(msgspec.json.encode(part))
    return len(tables)
