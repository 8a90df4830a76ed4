"""组队规则, sentence by sentence: who may be in a team."""

from __future__ import annotations

import pytest

from duskbell.cup.act import Act
from duskbell.cup.acts import (
    AddMember,
    Appoint,
    DropMember,
    Except,
    Person,
)
from duskbell.cup.cup import Logged
from duskbell.cup.file import dump, parse
from duskbell.cup.state import RULES
from tests.cup.club import (
    ORG,
    captain,
    club,
    drawn,
    people,
)
from tests.cup.team import add


@pytest.mark.parametrize("doing", [
    add(name="Admin"),
    add(members=(Person("x1", "官方"), *people("x")[1:])),
    AddMember(team="a", member=Person("n", "operator"), reason="new"),
    Appoint(name="系统", role="panel"),
])  # fmt: skip
def test_nobody_takes_a_name_of_whoever_runs_the_server_and_who_has_it_keeps_it(doing: Act) -> None:
    """An old log may hold such a name: the cup comes again with it."""
    c = club()
    assert "would be taken for whoever runs the server" in c.refused(ORG, doing)
    old = parse(dump(c.cup))
    old.repeat(Logged(len(old.log) + 1, c.now, ORG, doing, rules=RULES))
    assert parse(dump(old)).log == old.log


# -- 每支队伍需要有至少两位正式队员，可以有一位自由人队员，总人数不应超过4人 --


@pytest.mark.parametrize(
    ("regular", "free", "why"),
    [(1, 1, "2 regular members at least"), (2, 2, "1 free agent at most"), (4, 1, "4 people at most, not 5")],
)
def test_a_team_is_made_up_as_the_rules_say(regular: int, free: int, why: str) -> None:
    assert why in club().refused(ORG, add(regular=regular, free=free))


@pytest.mark.parametrize(("regular", "free"), [(2, 0), (2, 1), (3, 1), (4, 0)])
def test_two_to_four_with_one_free_agent_at_most(regular: int, free: int) -> None:
    c = club()
    c.do(ORG, add(regular=regular, free=free))
    assert len(c.cup.state.teams["x"].regular) == regular


def test_nobody_is_in_two_teams_whatever_the_case_of_the_name() -> None:
    twice = (Person("x1", "a 1"), Person("x2", "New"))
    assert "nobody is in two teams" in club().refused(ORG, add(members=twice))
    full_width = (Person("x1", "Ａ　1"), Person("x2", "New"))
    assert "nobody is in two teams" in club().refused(ORG, add(members=full_width))


def test_what_makes_no_sense_at_sign_up_is_refused() -> None:
    c = club()
    assert "already" in c.refused(ORG, add("a", members=people("x"), captain="x1"))
    assert "another team is called" in c.refused(ORG, add(name="TEAM A"))
    assert "none of the members" in c.refused(ORG, add(captain="y1"))
    assert "can be seen" in c.refused(ORG, add(name=" "))
    assert "named twice" in c.refused(ORG, add(members=(Person("x1", "Same"), Person("x2", "same"))))
    assert "same id" in c.refused(ORG, add(members=(Person("x1", "One"), Person("x1", "Two"))))


# -- 如有特殊情况，需向主办方说明并征求主办方同意，可以按照协商结果组队 --


def test_the_organiser_may_agree_to_an_exception_with_a_reason() -> None:
    c = club()
    c.do(ORG, add(regular=5, free=0, exception="a visiting team"))
    assert c.cup.state.teams["x"].excepted == "a visiting team"
    assert "say why" in c.refused(ORG, Except(team="a", reason=" "))
    c.do(ORG, Except(team="a", reason="ill"))
    assert c.cup.log[-1].act == Except(team="a", reason="ill")


def test_a_captain_cannot_grant_themself_an_exception() -> None:
    c = club()
    for n in (4, 5):
        act = AddMember(team="a", member=Person(f"a{n}", f"A {n}"), reason="we agreed")
        if n == 4:
            c.do(captain("a"), act)
        else:
            assert "4 people at most" in c.refused(captain("a"), act)


def test_once_tables_are_drawn_a_team_is_the_organisers_to_change() -> None:
    c = drawn()
    act = AddMember(team="a", member=Person("a4", "A 4"))
    assert "only the organiser" in c.refused(captain("a"), act)
    assert "only the organiser" in c.refused(ORG, act)
    c.do(ORG, AddMember(team="a", member=Person("a4", "A 4"), reason="a1 is ill"))
    assert "no further team" in c.refused(ORG, add())
    c.do(ORG, DropMember(team="a", member="a4", reason="well again"))
    assert "another captain" in c.refused(ORG, DropMember(team="a", member="a1", reason="gone"))
