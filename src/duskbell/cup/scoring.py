"""From a take's result to entries of the ledger, by the policy; and back, when a take is struck."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal

from msgspec.structs import replace

from duskbell.cup.errors import BadCup
from duskbell.cup.ledger import APPEALS, FALLING, Cause, Entry, Kind
from duskbell.cup.results import Result
from duskbell.cup.state import Place, State, Take

VICTORY, FOULS, ABSENCES = "胜利规则", "犯规判罚", "组队规则"
GOOD, WOLVES = "good", "wolves"


def book_result(cup: State, table: Place, take: Take, at: int) -> None:
    """Book what a take came to: victory, defeat, ballots. Once, whatever is asked twice. Who was absent, or played by a
    stand-in, has lost it and nothing else (缺赛队伍将在该局被直接判负).
    """
    assert take.result is not None
    for entry in entries_of(cup, table, take, take.result, at):
        if not cup.ledger.standing(entry.id):
            cup.ledger.add(replace(entry, id=cup.ledger.fresh(entry.id)))


def entries_of(cup: State, table: Place, take: Take, result: Result, at: int) -> Iterator[Entry]:
    """The entries of a take, as a pure function of its result, the line-up and the policy."""
    scoring = cup.policy.scoring_of(table.stage)

    def entry(
        kind: Kind, team: str, what: str, points: Decimal, event: int, rule: str, wins: int = 0, of: int = 0
    ) -> Entry:
        return Entry(
            id=f"{kind}/{table.id}/{take.no}/{team}{what}", at=at, team=team, kind=kind, points=points,
            cause=Cause(rule, table.id, take.no, event), stage=table.stage, member=take.sat.get(team, ""),
            wins=wins, tables=of,
        )  # fmt: skip

    for team in table.teams:
        if team in table.missed and result.verdict != "retake" and not _lifted(cup, table, team):
            yield defeat(cup, table, take.no, team, at)
        if team not in take.sat:
            continue
        seat = take.numbers[team] - 1
        won, side = result.won[seat], result.sides[seat]
        by_side = scoring.win if won else scoring.loss
        points = by_side.get(side, by_side.get("*", Decimal(0)))
        lost = [foul for foul in result.fouls if foul.lost and foul.seat == seat]
        if result.verdict == "won":
            yield entry("result", team, "", points, result.end, VICTORY, wins=int(won), of=1)
        elif lost and cup.rules > 7:  # pronounced at once: it stands where what was reached stands
            yield entry("result", team, "", points, lost[0].event, FOULS, of=1)
        for ballot in result.ballots:
            if ballot.seat == seat and side == GOOD:
                right = result.sides[ballot.target] == WOLVES
                points = scoring.stance_right if right else scoring.stance_wrong
                if points:
                    yield entry("stance", team, f"/{ballot.event}", points, ballot.event, "投票规则")


def defeat(cup: State, table: Place, take: int, team: str, at: int) -> Entry:
    """What an absent team has of a table: a defeat (被直接判负)."""
    return Entry(
        id=f"result/{table.id}/{take}/{team}", at=at, team=team, kind="result",
        points=cup.policy.scoring_of(table.stage).loss.get("*", Decimal(0)), cause=Cause(ABSENCES, table.id, take),
        stage=table.stage, member=table.named.get(team, ""), tables=1,
    )  # fmt: skip


def book_defeats(cup: State, table: Place, take: int, at: int) -> None:
    """Book the defeat of everybody who was absent, where nobody else has a result; once, and not again what the panel
    has lifted.
    """
    for team in table.missed:
        entry = defeat(cup, table, take, team, at)
        lifted = cup.rules > 1 and (cup.ledger.lifted(entry.id) or _lifted(cup, table, team))
        if team in table.teams and not lifted and not cup.ledger.standing(entry.id):
            cup.ledger.add(replace(entry, id=cup.ledger.fresh(entry.id)))


def _lifted(cup: State, table: Place, team: str) -> bool:
    """Whether the panel has lifted the defeat of who was absent from a table, in whichever take of it."""
    of = (team, table.id, ABSENCES)
    defeats = {e.id for e in cup.ledger if e.kind == "result" and (e.team, e.cause.table, e.cause.rule) == of}
    return cup.rules > 2 and any(e.undoes in defeats and e.cause.rule == APPEALS for e in cup.ledger)


def falling(cup: State) -> tuple[Kind, ...]:
    """The kinds of entries that fall with a take."""
    return FALLING if cup.rules > 1 else tuple([kind for kind in FALLING if kind != "correction"])


def strike(cup: State, table: Place, take: Take, at: int, reason: str) -> None:
    """A take counts no more: its results and awards fall, and what the panel had corrected of them; its fines
    stand (重赛)."""
    take.state, take.reason = "struck", reason
    cause = Cause(FOULS, table.id, take.no)
    for entry in cup.ledger.of(table.id, take.no, falling(cup)):
        cup.ledger.undo(entry.id, at, cause, reason)


def check_eligible(cup: State, table: Place, take: Take, team: str) -> None:
    """Raise `BadCup` when a team's player cannot be the best of a table: a warning or worse ends that, in whichever
    take of it (取消当局最佳选手的评比资格).
    """
    name = cup.team(team).name
    if team not in take.sat:
        raise BadCup(
            "{team} cannot have the best player: nobody of this team played it.", says="best-outsider", team=name
        )
    takes = table.takes if cup.rules > 3 else [take]
    fouls = [(t.numbers[team] - 1, f) for t in takes if t.result and t.sat.get(team) == take.sat[team]
             for f in t.result.fouls]  # fmt: skip
    if grave := [f.penalty for seat, f in fouls if f.seat == seat and f.grave]:
        raise BadCup(
            "{team} cannot have the best player: a {penalty} ends eligibility.",
            says="best-warned",
            team=name,
            penalty=grave[0],
        )
