"""Who may do what: one pure function, asked for every act by whoever it comes."""

from __future__ import annotations

from duskbell.cup.act import Act
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


def objection(who: Who, act: Act, cup: State) -> str:
    """Why somebody may not do that, as a sentence; "" when it is theirs to do.

    A role is not enough: a referee rules at the tables that are theirs, a captain and a member act for their own team,
    and a member for nobody but themself. Where the program judges, an organiser does what a referee does. Whether it
    can be done now is not asked here (`Act.check`).
    """
    stands_in = who.role == "organiser" and "referee" in act.roles and _judged_by_program(act, cup)
    if who.role not in act.roles and not stands_in:
        return f"only {_either([WORDS[role] for role in act.roles])} may do that."
    if who.role in cup.people and who.name not in cup.people[who.role] and cup.people["organiser"]:
        return f"{who.name} is not among this cup's {'panel' if who.role == 'panel' else who.role + 's'}."
    if who.role == "referee" and (table := getattr(act, "table", "")) and table in cup.tables:
        judge = cup.tables[table].referee
        if judge != who.name:
            return f"table {table} is judged by {judge or 'nobody yet'}, not by {who.name}."
    if who.role in ("captain", "member"):
        if who.team not in cup.teams or (cup.teams[who.team].withdrawn and not act.also_after_leaving):
            return "your team does not take part in this cup."
        if getattr(act, "team", who.team) != who.team:
            return "that is another team's to do."
        if who.role == "captain" and cup.teams[who.team].captain != who.member:
            return f"the captain of {cup.teams[who.team].name} is somebody else."
        if who.role == "member" and who.member not in cup.teams[who.team].members:
            return f"you are no member of {cup.teams[who.team].name}."
        if who.role == "member" and getattr(act, "member", who.member) != who.member:
            return "a member speaks for themself alone."
    return ""


def _either(words: list[str]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"


def _judged_by_program(act: Act, cup: State) -> bool:
    """Whether an act is about a table of which the program is the referee: it can open no review."""
    table = cup.tables.get(getattr(act, "table", ""))
    return table is not None and table.referee in cup.programs
