"""What pages show of a cup that nothing on the log says outright: how tables stand, deadlines, sealed line-ups."""

from __future__ import annotations

from typing import Literal

import msgspec

from duskbell.cup.match_day import begins
from duskbell.cup.people import Who
from duskbell.cup.state import HOUR, MINUTE, Inquiry, Place, State, Word

Standing = Literal[
    "unannounced",
    "waiting",
    "check-in",
    "late",
    "short",
    "seated",
    "playing",
    "ended",
    "broken-off",
    "disputed",
    "struck",
]


class OnScreen(msgspec.Struct, frozen=True, kw_only=True):
    """One table on the match day's screen. `lacking`: teams for whom nobody sits; `next`: the next deadline and what it
    is, 0 and "" when there is none.
    """

    table: str
    standing: Standing
    take: int
    lacking: tuple[str, ...]
    next: int = 0
    what: str = ""


def screen(cup: State, at: int) -> list[OnScreen]:
    """All tables as they stand."""
    return [_on_screen(cup, table, at) for table in cup.tables.values()]


def standing_of(cup: State, table: Place, at: int) -> Standing:
    """How a table stands: "late" when somebody is expected (10 minutes before the start) and not there, "short" when a
    stand-in is lacking.
    """
    take = table.take
    if table.struck:
        return "struck"
    # what is to be played, or is being played, says so whatever has been appealed against
    if take is not None and take.ended and cup.open_appeals(table.id):
        return "disputed"
    if take is not None:
        return (
            "broken-off"
            if take.state == "broken-off" and not take.settled
            else "playing"
            if not take.ended
            else "ended"
        )
    if not table.start:
        return "unannounced"
    if not table.unseated:
        return "seated"
    if at < cup.match(table.match).due:
        return "waiting"
    if all(team in table.missed or team in table.vacant for team in table.unseated):
        return "short"
    return "late" if at >= table.start - cup.policy.absence.check_in * MINUTE else "check-in"


def line_up(cup: State, table: Place, who: Who, at: int) -> dict[str, str]:
    """Who plays for whom at a table, as far as somebody may know: until line-ups are due, of the own team alone."""
    if not table.match:
        return {}
    if not sealed_at(cup, table, at):
        return dict(table.named)
    own = who.team if who.role in ("captain", "member") else ""
    return {team: member for team, member in table.named.items() if team == own}


def may_hear(cup: State, who: Who, table: Place) -> bool:
    """Whether somebody who does not play a table may watch it now, or talk to those who do: team-mates of its players
    wait until it has ended (禁止场内比赛队员与未参赛队员交流当局比赛相关信息).
    """
    playing = table.take is not None and not table.take.ended
    return not (playing and team_at(cup, who, table))


def team_at(cup: State, who: Who, table: Place) -> str:
    """The team of a table to which somebody belongs, under whatever role they come, "" where there is none."""
    own = who.team if who.role in ("captain", "member") else cup.team_of(table.teams, who.name)
    return own if own in table.teams else ""


def may_know_of(cup: State, who: Who, inquiry: Inquiry) -> bool:
    """Whether somebody may know that a question was asked: while whoever asked sits at the table that was played then,
    doubts go to its referee alone (必须通过合理的方式秘密告知上帝). What was asked before it began is known already.
    """
    table = cup.playing(inquiry.team, inquiry.by)
    take = cup.tables[table].take if table else None
    if take is None or inquiry.at < take.began:
        return True
    asked = (who.team, who.member) == (inquiry.team, inquiry.by)
    return asked or (who.role == "referee" and who.name == take.judge)


def as_read(cup: State, who: Who, team: str, by: str, at: int, text: str) -> str:
    """What a member of a team wrote at a time, as somebody may read it: while a table is played that had begun by then,
    "…" for words of a team that sits there, but for who wrote them and those who run the cup, and for all words where
    who reads belongs to such a team, under whatever role they come (禁止场内比赛队员与未参赛队员交流当局比赛相关信息).
    """
    if not text:
        return text
    played = [take.sat for t in cup.tables.values() if (take := t.take) and not take.ended and take.began <= at]
    runs = who.role in ("organiser", "referee", "panel")
    own = who.team if who.role in ("captain", "member") else ""
    if runs:
        own = next((mine for sat in played if (mine := cup.team_of(sat, who.name))), "")
    if (runs and not own) or (own and who.team and (own, who.member) == (team, by)):
        return text
    return "…" if any(team in sat or own in sat for sat in played) else text


def heard(cup: State, who: Who, at: int, text: str) -> str:
    """What somebody who runs the cup wrote at a time, as somebody may read it: "…" for who belongs to a team that has
    sat at a table since before that.
    """
    own = who.team if who.role in ("captain", "member") else ""
    if not (text and own):
        return text
    sits = any(t.take and not t.take.ended and t.take.began <= at and own in t.take.sat for t in cup.tables.values())
    return "…" if sits else text


def sealed_at(cup: State, table: Place, at: int) -> bool:
    """Whether nobody but their team may know yet who is named for a table."""
    return bool(table.match) and at <= cup.match(table.match).due


def words_of(cup: State, table: Place, team: str, at: int) -> list[Word]:
    """What was told of a team's absence: while line-ups are sealed all of it, or it would tell who is named; afterwards
    what is of its player.
    """
    said = table.words.get(team, [])
    return [w for w in said if sealed_at(cup, table, at) or table.concerns(team, *([w.of] if w.of else []))]


def excuse_of(cup: State, table: Place, team: str, at: int) -> str:
    """Why a team that is not absent yet is excused, "" where it is not; the same of an excuse."""
    excuse = cup.excuses.get((table.id, team))
    return excuse.excused if excuse and (sealed_at(cup, table, at) or table.concerns(team, *excuse.of)) else ""


def told_in_time(cup: State, table: Place, team: str, at: int) -> bool:
    """Whether an absence was told as long ahead as is asked for (请提前24小时告知)."""
    last = table.start - cup.policy.absence.notice * HOUR
    return any(word.first <= last for word in words_of(cup, table, team, at))


def overdue(cup: State, at: int) -> list[str]:
    """The appeals that the panel should have decided by now."""
    return [a.id for a in cup.open_appeals() if at > a.due]


def _on_screen(cup: State, table: Place, at: int) -> OnScreen:
    standing = standing_of(cup, table, at)
    when, what = 0, ""
    if standing in ("waiting", "check-in", "late") and table.start:
        moments = [
            (cup.match(table.match).due, "line-ups"),
            (table.start - cup.policy.absence.check_in * MINUTE, "check-in"),
            (table.start, "start"),
            (cup.absent_from(table), "absent"),
        ]
        when, what = next(((m, w) for m, w in moments if m > at), (0, ""))
    elif standing == "seated" and begins(cup, table) > at:
        when, what = begins(cup, table), "begin"
    elif standing == "ended" and table.take is not None:
        last = table.take.ended + cup.policy.appeals.within * HOUR
        when, what = (last, "appeals") if last > at else (0, "")
    elif standing == "disputed":
        when, what = min(a.due for a in cup.open_appeals(table.id)), "decision"
    return OnScreen(
        table=table.id, standing=standing, take=len(table.takes), lacking=tuple(table.unseated), next=when, what=what
    )
