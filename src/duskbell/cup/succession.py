"""Who comes next: the cut after the round robin, and who takes the place of a team that does not play the final."""

from __future__ import annotations

from duskbell.cup.scoring import book_defeats
from duskbell.cup.standings import standings
from duskbell.cup.state import MINUTE, Place, State


def eligible(cup: State) -> list[str]:
    """The teams that may play the final, in the order of the round robin: neither excluded nor withdrawn."""
    rows = standings(cup, "robin")
    return [r.team for r in rows if not cup.excluded(r.team) and not cup.team(r.team).withdrawn]


def next_in_points(cup: State) -> str:
    """The next that does not play the final yet, and may; "" when there is none."""
    taken = {*cup.qualified, *cup.out_of_final}
    return next((team for team in eligible(cup) if team not in taken), "")


def falls_short(cup: State, places: int) -> bool:
    """Whether so few may play the final that its one table is not full, though more have played: stand-ins have the
    places left (ruling T9).
    """
    return 0 < len(eligible(cup)) < places == cup.size <= len(cup.teams)


def finalists(cup: State) -> list[str]:
    """The teams for whom a final's tables are laid: who is in it, and where those fill no table, as many of who has
    left it, or may not play it, as are needed; stand-ins sit for these.
    """
    still = still_in_final(cup)
    missing = max(0, cup.size - len(still)) if cup.rules > 8 else 0
    others = [row.team for row in standings(cup, "robin") if row.team not in cup.qualified] if missing else []
    return still + [*cup.out_of_final, *others][:missing]


def still_in_final(cup: State) -> list[str]:
    """The teams that play the final, in the order of seeds."""
    return [team for team in cup.qualified if team not in cup.out_of_final]


def fill_final(cup: State, at: int) -> None:
    """Whoever may play the final again, and is the next, has a place there that nobody had and a stand-in would have;
    no clock runs for it at a table whose start is so near.
    """
    tables = [t for t in cup.stage_of("final") if not t.begun and not t.struck]
    free = [team for table in tables for team in table.teams if team in table.vacant]
    unlaid = not cup.stage_of("final") and len(still_in_final(cup)) < cup.size
    successor = next_in_points(cup)
    if not (cup.cut and successor and (free or unlaid)):
        return
    cup.qualified.append(successor)
    left = successor if successor in free else free[0] if free else ""
    for table in tables:
        if left not in table.vacant:
            continue
        if left != successor:
            _succeed(table, left, successor)
        table.vacant.discard(left)
        table.stand_ins.pop(left, None)
        table.bots.discard(left)
        if _too_late(cup, table, at):
            table.unhurried.add(successor)


def _too_late(cup: State, table: Place, at: int) -> bool:
    """Whether a table is to start so soon that who comes to it now could not be ready: in less than what line-ups are
    due ahead of their match.
    """
    return table.start > 0 and at >= table.start - cup.policy.line_ups.due * MINUTE


def _succeed(table: Place, team: str, successor: str) -> None:
    """Another team has the place of one, and its number."""
    table.teams[table.teams.index(team)] = successor
    if team in table.numbers:
        table.numbers[successor] = table.numbers.pop(team)


def replace_in_final(cup: State, team: str, at: int, reason: str) -> None:
    """A team is out of the final: the next in points has its place, at every table that has not begun; also at the one
    that it was absent from, which it has lost. No clock runs for who follows there, nor where the start is so near
    (总决赛若有队伍缺赛或弃权，则将按照积分顺延至下一支队伍).
    """
    if team not in cup.qualified or team in cup.out_of_final:
        return
    successor = next_in_points(cup)
    cup.out_of_final[team] = reason
    if successor:
        cup.qualified.append(successor)
    for table in cup.stage_of("final"):
        if team not in table.teams or table.begun or table.struck or (team in table.missed and not successor):
            continue
        if team in table.missed:
            book_defeats(cup, table, 0, at)
            table.unhurried.add(successor)
            table.stand_ins.pop(team, None)
        if successor and successor not in table.teams:
            _succeed(table, team, successor)
            if cup.rules > 8 and _too_late(cup, table, at):
                table.unhurried.add(successor)
        else:
            table.vacant.add(team)
        table.here.pop(team, None)
        if team not in table.missed:  # who was named there may appeal
            for told in (table.named, table.words):
                told.pop(team, None)
