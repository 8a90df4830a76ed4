"""Who comes next: the cut after the round robin, and who takes the place of a team that does not play the final."""

from __future__ import annotations

from duskbell.cup.standings import standings
from duskbell.cup.state import State


def eligible(cup: State) -> list[str]:
    """The teams that may play the final, in the order of the round robin: neither excluded nor withdrawn."""
    rows = standings(cup, "robin")
    return [r.team for r in rows if not cup.excluded(r.team) and not cup.team(r.team).withdrawn]


def next_in_points(cup: State) -> str:
    """The next that does not play the final yet, and may; "" when there is none."""
    taken = {*cup.qualified, *cup.out_of_final}
    return next((team for team in eligible(cup) if team not in taken), "")


def replace_in_final(cup: State, team: str, reason: str) -> None:
    """A team is out of the final: the next in points has its place, at every table that has not begun and that it was
    not absent from (总决赛若有队伍缺赛或弃权，则将按照积分顺延至下一支队伍).
    """
    if team not in cup.qualified or team in cup.out_of_final:
        return
    successor = next_in_points(cup)
    cup.out_of_final[team] = reason
    if successor:
        cup.qualified.append(successor)
    for table in cup.stage_of("final"):
        if team not in table.teams or table.begun or table.struck or team in table.missed:
            continue
        if successor:
            table.teams[table.teams.index(team)] = successor
            if team in table.numbers:
                table.numbers[successor] = table.numbers.pop(team)
        else:
            table.vacant.add(team)
        for told in (table.here, table.named, table.words):
            told.pop(team, None)
