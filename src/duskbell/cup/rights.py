"""Who may do what: one pure function, asked for every act by whoever it comes."""

from __future__ import annotations

from duskbell.cup.act import Act
from duskbell.cup.errors import NotAllowed
from duskbell.cup.people import Who
from duskbell.cup.state import State

WORDS = {
    "organiser": "the organiser",
    "referee": "the table's referee",
    "panel": "the panel",
    "captain": "the team's captain",
    "member": "the member concerned",
    "spectator": "a spectator",
    "clock": "the clock",
}


def objection(who: Who, act: Act, cup: State) -> NotAllowed | None:
    """Why somebody may not do that, as what is to be raised; None when it is theirs to do.

    A role is not enough: a referee rules at the tables that are theirs, a captain and a member act for their own team,
    and a member for nobody but themself. Where the program judges, an organiser does what a referee does, but for the
    own team's table nothing that is about points. Whether it can be done now is not asked here (`Act.check`).
    """
    stands_in = who.role == "organiser" and "referee" in act.roles and _judged_by_program(act, cup)
    if who.role not in act.roles and not stands_in:
        people = tuple([role for role in act.roles if role != "clock"]) or act.roles
        told = f"only {_either([WORDS[role] for role in people])} may do that."
        return NotAllowed(told, says="only", roles=",".join(people))
    if who.role in cup.people and who.name not in cup.people[who.role] and cup.people["organiser"]:
        among = "panel" if who.role == "panel" else who.role + "s"
        told = "{name} is not among this cup's " + f"{among}."
        return NotAllowed(told, says="not-among", name=who.name, roles=who.role)
    if stands_in and act.about_points and cup.rules > 3:
        place = cup.tables[getattr(act, "table", "")]
        if team := cup.team_of(place.teams, who.name):
            told = "{name} belongs to {team}, which plays this table, and does not judge it."
            return NotAllowed(told, says="judges-own", name=who.name, team=cup.teams[team].name)
    if who.role == "referee" and (table := getattr(act, "table", "")) and table in cup.tables:
        judge = cup.tables[table].referee
        if judge != who.name:
            told = "table {table} is judged by {judge}, not by {name}."
            return NotAllowed(
                told,
                says="judged-by" if judge else "judged-by-nobody",
                table=table,
                judge=judge or "nobody yet",
                name=who.name,
            )
    return _teams_objection(who, act, cup) if who.role in ("captain", "member") else None


def _teams_objection(who: Who, act: Act, cup: State) -> NotAllowed | None:
    """The same, of somebody who belongs to a team."""
    if who.team not in cup.teams or (cup.teams[who.team].withdrawn and not act.also_after_leaving):
        return NotAllowed("your team does not take part in this cup.", says="team-left")
    if getattr(act, "team", who.team) != who.team:
        return NotAllowed("that is another team's to do.", says="other-team")
    team = cup.teams[who.team]
    if who.role == "captain" and team.captain != who.member:
        return NotAllowed("the captain of {team} is somebody else.", says="other-captain", team=team.name)
    if who.role == "member" and who.member not in team.members:
        return NotAllowed("you are no member of {team}.", says="outsider", team=team.name)
    if who.role == "member" and getattr(act, "member", who.member) != who.member:
        return NotAllowed("a member speaks for themself alone.", says="speaks-for-others")
    return None


def _either(words: list[str]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"


def _judged_by_program(act: Act, cup: State) -> bool:
    """Whether an act is about a table of which the program is the referee: it can open no review."""
    table = cup.tables.get(getattr(act, "table", ""))
    return table is not None and table.referee in cup.programs
