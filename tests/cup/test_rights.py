"""Who may do what: every act, every role, own and foreign."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from duskbell.cup import Cup, Who, ready
from duskbell.cup.act import Act
from duskbell.cup.acts import ACTS, BY_NAME, Appoint, Dismiss, act_of
from duskbell.cup.people import ROLES
from duskbell.cup.rights import objection
from tests.cup.club import ORG, REF, Club, captain, club, drawn, member, result

MAY: dict[str, set[str]] = {
    "organiser": {
        "appoint", "dismiss", "add-team", "add-member", "drop-member", "name-captain", "except", "set-deposit",
        "withdraw", "set-tables", "announce", "name-referee", "enter-line-up", "change-player", "excuse-absence",
        "check-in", "stand-in", "put-off", "strike", "restore", "begin", "finish", "play-on", "reply",
        "close-round-robin", "cut", "give-up-final", "not-here", "give-link", "take-link-back",
    },
    "referee": {
        "check-in", "begin", "finish", "play-on", "retake", "settle", "fine", "lift-fine", "open-review",
        "close-review", "name-best", "reply", "not-here", "state-case",
    },
    "panel": {"decide-appeal", "reply"},
    "captain": {
        "add-member", "drop-member", "name-captain", "withdraw", "hand-in", "change-player", "report-absence",
        "check-in", "agree", "lodge-appeal", "ask", "give-up-final", "give-link", "take-link-back",
    },
    "member": {"report-absence", "check-in", "agree", "lodge-appeal", "ask"},
    "spectator": set(),
    "clock": {"absent", "begin", "finish", "play-on"},
}  # fmt: skip
"""The whole table of rights, written out a second time."""
FIELDS: dict[str, Any] = {
    "name": "Rob", "role": "referee", "team": "a", "members": [], "captain": "a1", "member": "a1", "reason": "why",
    "deposit": "paid", "stage": "robin", "slots": [], "match": "day-1", "starts": {}, "table": "robin-1", "names": {},
    "text": "words", "start": 1_900_000_000, "take": 1, "what": "again", "agreed": True, "event": 1, "points": "1",
    "entry": "x", "objection": False, "appeal": "appeal-1", "outcome": "dismissed", "question": "question-1",
}  # fmt: skip
PEOPLE = {
    "organiser": ORG, "referee": REF, "panel": Who("Paul", "panel"), "captain": captain("a"), "member": member("a"),
    "spectator": Who("", "spectator"), "clock": Who("clock", "clock"),
}  # fmt: skip


def act(kind: type[Act]) -> Act:
    """One of these, about team a and table robin-1."""
    given: dict[str, Any] = {n: FIELDS[n] for n in kind.__struct_fields__ if n in FIELDS}
    if "result" in kind.__struct_fields__:
        return kind(**given, result=result())
    if kind.__name__ == "AddMember":
        given["member"] = {"id": "a4", "name": "A 4"}
    if kind.__name__ == "LodgeAppeal":
        given["entry"], given["deposit"] = "", False
    return act_of({"act": str(kind.__struct_config__.tag), **given}, strict=False)


@pytest.fixture(scope="module")
def made() -> Club:
    return drawn()


def test_the_table_of_rights_is_whole() -> None:
    assert set(MAY) == set(ROLES)
    for role in ROLES:
        assert {name for name, kind in BY_NAME.items() if role in kind.roles} == MAY[role], role


def test_the_handbook_says_the_same() -> None:
    text = (Path(__file__).parents[2] / "docs" / "cup.md").read_text(encoding="utf-8")
    for role in ROLES:
        row = re.search(rf"^\| {role} .*?\| (.*) \|$", text, re.M)
        assert row, role
        assert set(re.findall(r"`([a-z-]+)`", row[1])) == MAY[role], role


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("kind", ACTS, ids=lambda kind: kind.__name__)
def test_every_act_by_every_role(made: Club, role: str, kind: type[Act]) -> None:
    why = str(objection(PEOPLE[role], act(kind), made.cup.state) or "")
    name = str(kind.__struct_config__.tag)
    assert (why == "") == (name in MAY[role]), why
    if why:
        assert why.startswith("only ")
        assert why.endswith(" may do that.")


@pytest.mark.parametrize("kind", ACTS, ids=lambda kind: kind.__name__)
def test_a_captain_and_a_member_act_for_their_own_team_alone(made: Club, kind: type[Act]) -> None:
    foreign = act(kind)
    for who in (captain("b"), member("b")):
        if who.role in kind.roles and "team" in kind.__struct_fields__:
            assert str(objection(who, foreign, made.cup.state)) == "that is another team's to do."


@pytest.mark.parametrize("kind", ACTS, ids=lambda kind: kind.__name__)
def test_a_referee_rules_at_the_own_tables_alone(made: Club, kind: type[Act]) -> None:
    if "referee" in kind.roles and "table" in kind.__struct_fields__:
        why = str(objection(Who("Rob", "referee"), act(kind), made.cup.state) or "")
        assert why == "table robin-1 is judged by Rita, not by Rob."


@pytest.mark.parametrize("role", ["organiser", "referee", "panel"])
def test_a_stranger_who_calls_themself_one_is_none(made: Club, role: Any) -> None:
    kind = next(k for k in ACTS if role in k.roles and "table" not in k.__struct_fields__)
    assert "is not among this cup's" in str(objection(Who("Zoe", role), act(kind), made.cup.state))


def test_who_calls_themself_captain_or_member_of_a_team_is_looked_up(made: Club) -> None:
    kind = BY_NAME["ask"]
    assert "the captain of Team a is somebody else" in str(
        objection(Who("a2", "captain", "a", "a2"), act(kind), made.cup.state)
    )
    assert "no member of Team a" in str(objection(Who("z", "member", "a", "z9"), act(kind), made.cup.state))
    assert "does not take part" in str(objection(Who("z", "member", "z", "z9"), act(kind), made.cup.state))


def test_the_first_organiser_makes_themself_one_and_the_last_stays() -> None:
    cup = Cup.new("New", ready("club"))
    cup.do(ORG, Appoint(name="Olga", role="organiser"), 1)
    assert "one organiser at least" in cup.objection(ORG, Dismiss(name="Olga", role="organiser"), 2)
    assert "not among this cup's organisers" in cup.objection(
        Who("Zoe", "organiser"), Appoint(name="Zoe", role="organiser"), 2
    )


def test_a_withdrawn_teams_people_ask_and_appeal_and_do_nothing_more() -> None:
    c = club()
    c.do(captain("a"), act(BY_NAME["withdraw"]))
    assert "does not take part" in c.refused(captain("a"), act(BY_NAME["name-captain"]))
    c.do(captain("a"), act(BY_NAME["ask"]))


def test_an_organiser_does_for_the_program_what_a_referee_would() -> None:
    c = drawn()
    given = {"table": "robin-1", "take": 1, "agreed": True, "reason": "why"}
    acts = [act_of({"act": name, **{k: v for k, v in given.items() if k in BY_NAME[name].__struct_fields__}})
            for name in ("open-review", "close-review", "name-best", "settle", "retake")]  # fmt: skip
    for one in acts:
        assert str(objection(ORG, one, c.cup.state)) == "only the table's referee may do that."
    c.cup.state.programs.add("Rita")
    for one in acts:
        assert objection(ORG, one, c.cup.state) is None
        assert "is not among" in str(objection(Who("Zoe", "organiser"), one, c.cup.state))
