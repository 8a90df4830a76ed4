"""The policy file: what it may say, and one sentence for what it may not."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from duskbell.cup import BadCup, Cup, read, ready, standings
from duskbell.cup.cup import Header
from duskbell.cup.policy import READY, Policy, checked, plain
from duskbell.games import find
from tests.cup.club import POLICY, foul, seated

DOCS = Path(__file__).parents[2] / "docs" / "cup.md"


@pytest.mark.parametrize("name", READY)
def test_ready_policies_are_right_and_survive_a_file(name: str) -> None:
    policy = ready(name)
    assert policy.name == name
    assert checked(plain(policy)) == policy
    assert Cup.new("x", policy).state.policy == policy


def test_what_is_not_named_is_as_the_rule_text_has_it() -> None:
    p = read('name = "x"')
    assert float(p.absence.points) == 20
    assert (p.absence.late, p.absence.check_in, p.absence.allowed, p.absence.notice) == (15, 10, 4, 24)
    assert p.least_played.tables == 1
    assert (float(p.least_played.points), float(p.fouls.most)) == (10, 5)
    assert (p.line_ups.due, p.appeals.within, p.appeals.decided) == (30, 24, 24)
    assert (p.absence.table, p.appeals.captain_appeals, p.appeals.panel_may_include_judge) == ("stand-in", False, False)


def test_a_policy_is_read_with_the_mark_that_editors_put_before_it() -> None:
    assert read('\ufeffname = "x"') == read('name = "x"')


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('name = "a\\u202eb"', "name has characters that can be seen"),
        ('name = "x"\nfoo = 1', "no key 'foo'; its keys there are name, scoring"),
        ('name = "x"\n[fouls]\nmoost = 6', r"no key 'moost' in \[fouls\]; its keys there are most, per"),
        ('name = "x"\n[fouls]\nmost = 6', "fouls.most has two decimals at most and lies from 0 to 5, not 6"),
        ('name = "x"\n[absence]\npoints = -1', "absence.points .* lies from 0"),
        ('name = "x"\n[scoring]\nwin = { "*" = 0.125 }', r"scoring.win.\* has two decimals"),
        ('name = "x"\n[scoring]\nbest = nan', "scoring.best"),
        ('name = "x"\n[absence]\nlate = "15"', "absence.late cannot be that: right would be int, got str"),
        ('name = "x"\n[absence]\ntable = "cancel"', "absence.table cannot be that: invalid enum value 'cancel'"),
        ('name = "x"\nties = ["goals"]', "ties number 1 cannot be that"),
        ('name = "x"\nties = ["lot", "lot"]', "names a tie-break twice"),
        ("[fouls]", "lacks its 'name'"),
        ("name = ", "is no TOML"),
        ("name = " + "9" * 5_000, "is no TOML"),
        ('name = "x"\nfouls = 3', "fouls cannot be that"),
    ],
)
def test_a_bad_policy_is_refused_in_one_sentence(text: str, why: str) -> None:
    with pytest.raises(BadCup, match=why) as refused:
        read(text)
    assert str(refused.value).endswith(".")
    assert "\n" not in str(refused.value)


def test_there_are_no_other_ready_policies() -> None:
    with pytest.raises(BadCup, match="there are club and points"):
        ready("league")


def test_every_key_is_explained() -> None:
    text = DOCS.read_text(encoding="utf-8")
    for part in msgspec.structs.fields(Policy):
        assert re.search(rf"`\[?{part.name}\]?`", text), part.name
        if isinstance(part.type, type) and issubclass(part.type, msgspec.Struct):
            for key in part.type.__struct_fields__:
                assert f"`{key}`" in text, f"{part.name}.{key}"


def test_ties_are_broken_in_the_order_that_is_declared() -> None:
    def order(ties: str) -> list[str]:
        c = seated(POLICY.replace('["wins", "fewer-fines"]', ties), ("abcdef",)).play("robin-1", fouls=(foul(40, 3),))
        return [f"{row.place}{row.team}" for row in standings(c.cup.state)]

    assert order("[]") == ["1c", "1d", "1e", "1f", "5a", "5b", "5g", "5h"]
    assert order('["win-share"]')[4:] == ["5a", "5b", "5g", "5h"]
    lots = order('["lot"]')
    assert [place[0] for place in lots] == list("12345678"), "a lot leaves no tie"
    assert order('["lot"]') == lots, "and is the same whenever it is looked at"


@pytest.mark.parametrize("points", ["1e999", "inf", "nan", "-1e999", "0.001"])
def test_points_are_numbers(points: str) -> None:
    with pytest.raises(BadCup, match="two decimals at most"):
        read(f'name = "x"\n[scoring]\nbest = {points}')


def test_a_side_that_the_game_does_not_have_is_refused() -> None:
    with pytest.raises(BadCup, match="names a side 'wolfs'; werewolf has good, wolves, lovers"):
        Cup.new("x", read('name = "x"\n[scoring]\nwin = { wolfs = 3 }'))


def test_a_new_cup_does_not_leave_a_side_without_points() -> None:
    forgets = read('name = "x"\n[scoring]\nwin = { good = 5 }')
    with pytest.raises(BadCup, match=r"scoring.win does not say what wolves has: name it, or \* for all"):
        Cup.new("x", forgets)
    Cup.new("x", read('name = "x"\n[scoring]\nwin = { good = 5, "*" = 4 }'))
    Cup(Header(name="x", game="werewolf", size=12, policy=plain(forgets), options={}))  # an older cup is read


def test_every_card_of_werewolf_is_on_a_side_that_points_may_name() -> None:
    game = find("werewolf")
    assert {role.team for role in game.roles.values()} <= set(game.sides)


def test_a_policy_by_which_nobody_could_check_in_is_refused() -> None:
    no_time = 'name = "x"\n[line_ups]\ndue = 0\n[absence]\nlate = 0'
    with pytest.raises(BadCup, match="nobody could check in"):
        read(no_time)
    assert read(no_time.replace("late = 0", "late = 1")).absence.late == 1
