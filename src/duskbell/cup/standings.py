"""Standings: a fold of the ledger, in the order that the policy declares."""

from __future__ import annotations

import hashlib
from decimal import Decimal

import msgspec

from duskbell.cup.state import State

LEFT = ("withdrawn", "left-final")


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """A team's line. `place`: from 1, who is equal in everything shares one; 0 of a team that has left the cup, or the
    final before it was over. `note`: "", "excluded", "withdrawn" or "left-final".
    """

    place: int
    team: str
    name: str
    points: Decimal
    tables: int
    wins: int
    best: int
    best_loser: int
    fines: Decimal
    absences: int
    note: str
    disputed: bool


def standings(cup: State, stage: str = "robin") -> list[Row]:
    """The standings of a stage. The final takes the round robin's points along if the policy says so. A row is disputed
    while an appeal is open that may change it. Who has left stands below all others, without a place.
    """
    carried = stage == "final" and cup.policy.final.carry
    teams = cup.qualified if stage == "final" else list(cup.teams)
    stages = {stage, "robin"} if carried else {stage}
    found = [(key, row) for team in teams for key, row in [_row(cup, team, stages, final=stage == "final")]]
    found.sort(key=lambda one: (one[1].note in LEFT, one[0], one[1].name))
    rows: list[Row] = []
    for n, (key, row) in enumerate(found, 1):
        equal = n > 1 and found[n - 2][0] == key
        place = 0 if row.note in LEFT else rows[-1].place if equal else n
        rows.append(msgspec.structs.replace(row, place=place))
    return rows


def _row(cup: State, team: str, stages: set[str], *, final: bool) -> tuple[tuple[Decimal | int | str, ...], Row]:
    entries = [e for e in cup.ledger if e.team == team and e.stage in stages]
    counts = {kind: sum(-1 if e.undoes else 1 for e in entries if e.kind == kind) for kind in ("best", "best-loser")}
    points = sum((e.points for e in entries), Decimal(0))
    fines = -sum((e.points for e in entries if e.kind == "fine"), Decimal(0))
    wins, tables = sum(e.wins for e in entries), sum(e.tables for e in entries)
    absences = sum(e.absences for e in entries)
    withdrawn, excluded = bool(cup.team(team).withdrawn), cup.excluded(team)
    if final:
        note = "left-final" if team in cup.out_of_final else ""
    else:
        note = "withdrawn" if withdrawn else "excluded" if excluded else ""
    row = Row(
        place=0, team=team, name=cup.team(team).name, points=plain(points), tables=tables, wins=wins,
        best=counts["best"], best_loser=counts["best-loser"], fines=plain(fines), absences=absences, note=note,
        disputed=_disputed(cup, team),
    )  # fmt: skip
    by: dict[str, Decimal | int | str] = {
        "wins": -wins,
        "win-share": -(Decimal(wins) / tables if tables else Decimal(0)),
        "best": -row.best,
        "best-loser": -row.best_loser,
        "fewer-fines": fines,
        "fewer-absences": absences,
        "lot": hashlib.sha256(f"{cup.name}/{team}".encode()).hexdigest(),
    }
    return (-points, *(by[tie] for tie in cup.policy.ties)), row


def plain(points: Decimal) -> Decimal:
    """The same points without needless zeros: as many as they are told, whatever they were added up from."""
    return points.quantize(Decimal(1)) if points == points.to_integral() else points.normalize()


def _disputed(cup: State, team: str) -> bool:
    return any(team == a.team or (a.table and team in cup.tables[a.table].teams) for a in cup.about_points())
