"""A cup as somebody may see it."""

from __future__ import annotations

from typing import Any

import msgspec

from duskbell.cup import Cup, Logged, standings
from duskbell.cup.acts.appeals import judges_of
from duskbell.cup.acts.line_ups import lacking
from duskbell.cup.acts.questions import Reply
from duskbell.cup.exports import as_data
from duskbell.cup.ledger import Entry
from duskbell.cup.people import Who
from duskbell.cup.screen import (
    OnScreen,
    as_read,
    excuse_of,
    heard,
    line_up,
    may_know_of,
    overdue,
    screen,
    told_in_time,
    words_of,
)
from duskbell.cup.state import Inquiry, Place, Take, Word
from duskbell.kernel import MODERATOR
from duskbell.server.cup.caller import Caller
from duskbell.server.cup.rooms import seat_of
from duskbell.server.cup.seeing import lines_for, may_review, may_watch, sealed, seals
from duskbell.server.store import StoredTake
from duskbell.server.wire.cups import CupChange, CupInfo, CupMatch, CupTable, CupTake, CupTeam, CupTeamSeat, LogLine, Me

Rooms = dict[tuple[str, int], str]


def cup_info(code: str, cup: Cup, caller: Caller, takes: list[StoredTake], now: int) -> CupInfo:
    """The whole cup, for one caller."""
    state, who = cup.state, caller.who(cup)
    now = cup.time(now)
    rooms = {(at.place, at.take): at.room for at in takes}
    shown = {one.table: one for one in screen(state, now)}
    return CupInfo(
        cup=code,
        name=state.name,
        game=state.game,
        size=state.size,
        options=cup.header.options,
        policy=cup.header.policy,
        now=now,
        lines=len(lines_for(cup, who)),
        me=me_of(cup, caller),
        people={role: sorted(names) for role, names in state.people.items()},
        programs=sorted(state.programs),
        teams=[_team(cup, who, team) for team in state.teams],
        tables=[_table(cup, caller, who, place, shown[place.id], rooms, now) for place in state.tables.values()],
        matches=[
            CupMatch(
                m.id,
                list(m.tables),
                m.due,
                {t: at for t, at in m.handed.items() if _own(who, t) and not lacking(state, m, t)},
            )
            for m in state.matches.values()
        ],
        standings={stage: msgspec.to_builtins(standings(state, stage)) for stage in ("robin", "final")},
        ledger=[msgspec.to_builtins(e) for e in ledger_for(cup, who)],
        appeals=[
            _appeal(cup, who, appeal)
            for appeal in state.appeals.values()
            if not appeal.deposit or _own(who, appeal.team) or who.role == "panel"
        ],
        inquiries=[_inquiry(cup, who, i) for i in state.inquiries.values() if may_know_of(state, who, i)],
        overdue=overdue(state, now),
        closed=state.closed,
        cut=state.cut,
        qualified=list(state.qualified),
        out_of_final={team: _said(cup, who, why) for team, why in state.out_of_final.items()},
        sealed=sealed(cup, now),
    )


def ledger_for(cup: Cup, who: Who) -> list[Entry]:
    """The ledger, with the words in it that somebody may read."""
    return [msgspec.structs.replace(e, reason=_said(cup, who, e.reason)) if e.reason else e for e in cup.state.ledger]


def data_for(cup: Cup, who: Who) -> dict[str, Any]:
    """Teams, standings and ledger as JSON values, with the words that somebody may read, and without deposits."""
    told = as_data(cup.state) | {"ledger": msgspec.to_builtins(ledger_for(cup, who))}
    for team in told["teams"]:
        team |= {"excepted": _said(cup, who, team["excepted"]), "withdrawn": _said(cup, who, team["withdrawn"])}
        team["spared"] = {
            member: _said(cup, who, why) for member, why in team["spared"].items() if member in team["members"]
        }
        del team["deposit"], team["released"], team["released_at"]
    return told


def me_of(cup: Cup, caller: Caller) -> Me:
    """Who the caller is."""
    whose = caller.whose
    if whose is not None and whose.role == "stand-in" and whose.holds(cup.state):
        return Me("stand-in", whose.called(cup.state), whose.team, table=whose.table)
    who = caller.who(cup)
    if who.role == "spectator" and caller.organiser:
        return Me("spectator", caller.organiser)
    return Me(who.role, who.name, who.team, who.member)


def log_lines(cup: Cup, now: int, name: str = "") -> list[LogLine]:
    """The log, for organisers: whatever a captain has handed in stays sealed until it is due, and a doubt is its
    referee's until the table has ended, as if it were not there. `name`: of the organiser who reads, who may be a
    team-mate of who sits at a table.
    """
    now = cup.time(now)
    return [
        LogLine(n, line.at, line.who.role, line.who.name, _act(cup, line, now, Who(name, "organiser")))
        for n, line in enumerate(lines_for(cup, Who("", "organiser")), 1)
    ]


def _act(cup: Cup, line: Logged, now: int, who: Who) -> dict[str, Any]:
    told: dict[str, Any] = msgspec.to_builtins(line.act)
    if line.who.team:
        for words in ("text", "reason"):
            if words in told:
                told[words] = as_read(cup.state, who, line.who.team, line.who.member, line.at, told[words])
    return told | {"names": {}} if seals(cup, line, now) else told


def _own(who: Who, team: str) -> bool:
    """Whether something is told that concerns one team."""
    return who.role == "organiser" or (who.role in ("captain", "member") and who.team == team)


def _said(cup: Cup, who: Who, text: str) -> str:
    """Words of whoever runs the cup, as somebody may read them."""
    if heard(cup.state, who, cup.state.at, text) == text:
        return text
    said = (line.at for line in reversed(cup.log) if getattr(line.act, "reason", "").strip() == text)
    return heard(cup.state, who, next(said, 0), text)


def _team(cup: Cup, who: Who, name: str) -> CupTeam:
    team = cup.state.teams[name]
    return CupTeam(
        team=name,
        name=team.name,
        captain=team.captain,
        members=[
            msgspec.to_builtins(m) | {"spared": _said(cup, who, team.spared.get(m.id, ""))}
            for m in team.members.values()
        ],
        excepted=_said(cup, who, team.excepted),
        withdrawn=_said(cup, who, team.withdrawn),
        deposit=team.deposit if _own(who, name) or who.role == "panel" else "",
        absences=cup.state.absences(name),
        excluded=cup.state.excluded(name),
    )


def _table(cup: Cup, caller: Caller, who: Who, place: Place, shown: OnScreen, rooms: Rooms, now: int) -> CupTable:
    state = cup.state
    judges = who.role == "organiser" or (who.role == "referee" and who.name == place.referee)
    named = line_up(state, place, who, now)
    words = {team: words_of(state, place, team, now) for team in place.words if judges or _own(who, team)}
    return CupTable(
        table=place.id,
        stage=place.stage,
        slot=place.slot,
        match=place.match,
        start=place.start,
        referee=place.referee,
        program=place.referee in state.programs,
        standing=shown.standing,
        next=shown.next,
        what=shown.what,
        struck=_said(cup, who, place.struck),
        review=place.review,
        answers={team: said for team, said in place.answers.items() if judges or _own(who, team)},
        teams=[
            CupTeamSeat(
                team=team,
                member=named.get(team, ""),
                number=place.numbers.get(team, 0),
                here=place.here.get(team, 0),
                missed=team in place.missed,
                # whose absence is booked, for everybody; ahead of it for whom it concerns
                excused=_said(
                    cup,
                    who,
                    place.missed[team].excused
                    if team in place.missed
                    else excuse_of(state, place, team, now)
                    if judges or _own(who, team)
                    else "",
                ),
                stand_in=place.stand_ins.get(team, ""),
                bot=team in place.bots,
                vacant=team in place.vacant,
                told=_word(cup, who, team, words.get(team, [])),
                in_time=team in words and told_in_time(state, place, team, now),
                closes=state.absent_from(place, team if now >= place.start and not place.begun else "")
                if place.start and place.runs_for(team)
                else 0,
            )
            for team in place.teams
        ],
        changes=[
            CupChange(
                c.team,
                c.was,
                c.now,
                c.at,
                as_read(state, who, c.team, c.by, c.at, c.reason) if c.by else _said(cup, who, c.reason),
            )
            for c in place.changes
        ],
        takes=[_take(cup, caller, who, place, take, rooms, now) for take in place.takes],
    )


def _word(cup: Cup, who: Who, team: str, words: list[Word]) -> str:
    """What was told last of an absence, "" where nothing was."""
    return as_read(cup.state, who, team, words[-1].by, words[-1].at, words[-1].said) if words else ""


def _take(cup: Cup, caller: Caller, who: Who, place: Place, take: Take, rooms: Rooms, now: int) -> CupTake:
    room = rooms.get((place.id, take.no), "")
    seat = seat_of(cup, place, take, caller.whose) if caller.whose is not None and room else None
    return CupTake(
        no=take.no,
        began=take.began,
        ended=take.ended,
        state=take.state,
        judge=take.judge,
        sat=take.sat,
        numbers=take.numbers,
        settled=take.settled,
        reason=_said(cup, who, take.reason),
        room=room,
        watch=bool(room) and not take.ended and may_watch(cup, who, place),
        review=bool(room) and may_review(cup, who, place, take, now),
        seat="moderator" if seat == MODERATOR else seat,
        result=msgspec.to_builtins(take.result),
    )


def _appeal(cup: Cup, who: Who, appeal: Any) -> dict[str, Any]:
    told: dict[str, Any] = msgspec.to_builtins(appeal)
    judged = judges_of(cup.state, appeal)
    if not (_own(who, appeal.team) or who.role == "panel" or (who.role == "referee" and who.name in judged)):
        told |= {"text": "", "statement": ""}
    told["text"] = as_read(cup.state, who, appeal.team, appeal.member, appeal.at, told["text"])
    told["reason"] = _said(cup, who, told["reason"])
    return told | {"judged": sorted(judged - cup.state.programs)}


def _inquiry(cup: Cup, who: Who, inquiry: Inquiry) -> dict[str, Any]:
    told: dict[str, Any] = msgspec.to_builtins(inquiry)
    asked = (who.team, who.member) == (inquiry.team, inquiry.by)
    if not asked and who.role not in ("organiser", "referee", "panel"):
        return told | {"about": "", "text": "", "answer": ""}  # what it is about are the asker's own words, too
    for words in ("about", "text"):
        told[words] = as_read(cup.state, who, inquiry.team, inquiry.by, inquiry.at, told[words])
    if asked and _answered_from_outside(cup, inquiry):
        told["answer"] = "…"
    return told


def _answered_from_outside(cup: Cup, inquiry: Inquiry) -> bool:
    """Whether somebody else than its referee has answered who sits at a table, since it began."""
    table = cup.state.playing(inquiry.team, inquiry.by)
    take = cup.state.tables[table].take if table else None
    if take is None or not inquiry.answer or inquiry.answered_by == take.judge:
        return False
    said = (line.at for line in reversed(cup.log) if isinstance(line.act, Reply) and line.act.question == inquiry.id)
    return next(said, 0) >= take.began
