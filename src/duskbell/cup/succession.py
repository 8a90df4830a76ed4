"""Who comes next: the cut after the round robin, and who takes the place of a team that does not play the final."""

from __future__ import annotations

from duskbell.cup.scoring import book_defeats
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


def falls_short(cup: State, places: int) -> bool:
    """Whether so few may play the final that its one table is not full, though more have played: stand-ins have the
    places left (ruling T9).
    """
    return 0 < len(eligible(cup)) < places == cup.size <= len(cup.teams)


def cut(cup: State, places: int, reason: str) -> None:
    """Who plays the final: the first who may. Where they do not fill a table, the next who may not have places there,
    at which stand-ins sit.
    """
    able = eligible(cup)
    cup.qualified = able[:places]
    if cup.rules > 8 and falls_short(cup, places):
        kept = [row.team for row in standings(cup, "robin") if row.team not in able][: places - len(able)]
        cup.qualified += kept
        cup.out_of_final |= dict.fromkeys(kept, reason)


def finalists(cup: State) -> list[str]:
    """The teams for whom a final's tables are laid: who is in it, and where those fill no table, as many of who has
    left it as are needed; stand-ins sit for these.
    """
    still = [team for team in cup.qualified if team not in cup.out_of_final]
    missing = max(0, cup.size - len(still)) if cup.rules > 8 else 0
    return still + [team for team in cup.qualified if team in cup.out_of_final][:missing]


def replace_in_final(cup: State, team: str, at: int, reason: str) -> None:
    """A team is out of the final: the next in points has its place, at every table that has not begun; also at the one
    that it was absent from, which it has lost, and where no clock runs for who follows
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
        if successor:
            table.teams[table.teams.index(team)] = successor
            if team in table.numbers:
                table.numbers[successor] = table.numbers.pop(team)
        else:
            table.vacant.add(team)
        table.here.pop(team, None)
        if team not in table.missed:  # who was named there may appeal
            for told in (table.named, table.words):
                told.pop(team, None)
