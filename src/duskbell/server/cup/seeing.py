"""What may be seen of a cup's tables, by whom: line-ups before they are due, play by team-mates, replays."""

from __future__ import annotations

from duskbell.cup import Cup, Logged
from duskbell.cup.acts import Ask, HandIn
from duskbell.cup.people import Who, alike
from duskbell.cup.screen import may_hear, may_know_of, team_at
from duskbell.cup.state import HOUR, Place, Take


def may_review(cup: Cup, who: Who, place: Place, take: Take, at: int) -> bool:
    """Whether somebody may see everything of a take that is over: who judged it, organisers and the panel at once, but
    for those of a team that played it; its players from when the referee opens the review (复盘); everybody when it is
    closed, or nobody may appeal any more.
    """
    if not take.ended:
        return False
    team = team_at(cup.state, who, place)
    judged = who.role == "referee" and who.name == take.judge
    if judged or (who.role in ("organiser", "panel") and not team):
        return True
    if place.review == "closed" or at > take.ended + cup.state.policy.appeals.within * HOUR:
        return True
    player = take.sat.get(team, "")
    its = who.member == player if who.team else player and alike(cup.state.member(team, player).name) == alike(who.name)
    return bool(player and its) and place.review == "open"


def may_watch(cup: Cup, who: Who, place: Place) -> bool:
    """Whether somebody may watch a table that is being played: not before all of it is over who belongs to a team that
    plays there.
    """
    return may_hear(cup.state, who, place)


def sealed(cup: Cup, at: int) -> bool:
    """Whether line-ups have been handed in that nobody but their team may see yet."""
    return any(match.handed and at <= match.due for match in cup.state.matches.values()) or any(
        seals(cup, line, at) for line in cup.log
    )


def seals(cup: Cup, line: Logged, at: int) -> bool:
    """Whether a line-up that the log has is its team's alone: until it is due; where its match has been drawn anew
    meanwhile, until others have been due since, or the round robin has been closed.
    """
    if not isinstance(line.act, HandIn):
        return False
    match = cup.state.matches.get(line.act.match)
    dues = [m.due for m in cup.state.matches.values() if m.due >= line.at] if match is None else [match.due]
    closed = match is None and line.at < cup.state.closed
    return not closed and not any(due < at for due in dues)


def secret_doubts(cup: Cup, who: Who | None = None) -> set[str]:
    """The questions that somebody, or nobody but a table's referee, may not know of yet."""
    who = who or Who("", "spectator")
    return {name for name, one in cup.state.inquiries.items() if not may_know_of(cup.state, who, one)}


def lines_for(cup: Cup, who: Who) -> list[Logged]:
    """The lines of the log of which somebody may know that there is one: a doubt, and its answer, are of a referee and
    whoever asks until the table has ended.
    """
    hidden = secret_doubts(cup, who)
    if not hidden:
        return cup.log
    asked = iter(cup.state.inquiries)  # in the order of their lines
    about = [next(asked) if isinstance(line.act, Ask) else getattr(line.act, "question", "") for line in cup.log]
    return [line for line, question in zip(cup.log, about, strict=True) if question not in hidden]


def number_for(cup: Cup, who: Who, line: Logged) -> int:
    """Which line of the log that is, of those of which somebody may know."""
    return sum(other.n <= line.n for other in lines_for(cup, who))


def playing(cup: Cup) -> bool:
    """Whether a table is being played."""
    return any(take.state == "playing" for table in cup.state.tables.values() for take in table.takes)
