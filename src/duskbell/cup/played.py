"""The tables of a cup as ratings want them (`duskbell.ratings`)."""

from __future__ import annotations

from duskbell.cup.state import State, Take
from duskbell.ratings import Played, Side


def played(cup: State) -> tuple[list[Played], dict[str, str]]:
    """Every take that counts and that somebody won, and everybody's team. People and teams are told by their names, so
    that the tables of several cups can be rated together; stand-ins are left out, for nobody knows who they are.
    """
    teams = {m.name: team.name for team in cup.teams.values() for m in team.members.values()}
    takes = [t.take for t in cup.tables.values() if t.take is not None and t.take.state == "ended"]
    return [table for take in takes if (table := _played(cup, take)) is not None], teams


def _played(cup: State, take: Take) -> Played | None:
    assert take.result is not None
    sides: dict[str, list[str]] = {}
    for team, member in take.sat.items():
        side = take.result.sides[take.numbers[team] - 1]
        sides.setdefault(side, []).append(cup.member(team, member).name)
    if len(sides) < 2 or not take.result.winners:
        return None
    told = tuple([Side(side, tuple(people)) for side, people in sorted(sides.items())])
    return Played(take.result.board, told, tuple([w for w in take.result.winners if w in sides]))
