"""A whole cup of sixteen teams at tables of twelve, from sign-up to the final; every total was added up by hand.

The server's process is "killed" again and again: the cup goes on from what was written.
"""

from __future__ import annotations

from decimal import Decimal

from duskbell.cup import Result, standings
from duskbell.cup.acts import (
    Announce,
    ChangePlayer,
    CloseRoundRobin,
    Cut,
    DecideAppeal,
    Fine,
    Finish,
    GiveUpFinal,
    HandIn,
    LodgeAppeal,
    NameBest,
    NameReferee,
    Retake,
    SetDeposit,
    SetTables,
    Settle,
    StandIn,
    Withdraw,
)
from duskbell.cup.acts.appeals import Corrected
from duskbell.cup.file import dump, parse
from tests.cup.club import JUDGE, MINUTE, NOON, ORG, REF, Club, captain, club, foul, member

TEAMS = tuple("abcdefghijklmnop")
TABLES = ("abcdefghijkl", "abcdmnopefgh", "aijklmnopbcd", "aefghijklmno", "apbcdefghijk", "lmnopbcdefgh")
POLICY = """
name = "whole"
ties = ["wins", "fewer-fines", "lot"]
[scoring]
win = { "*" = 3 }
best = 2
best_loser = 1
[final]
places = 12
"""
SIDES = ("wolves",) * 4 + ("good",) * 8


def twelve(winners: str, verdict: str = "won", **more: object) -> Result:
    won = tuple([side == winners for side in SIDES]) if verdict == "won" else (False,) * 12
    given: dict[str, object] = {
        "game": "werewolf", "board": "werewolf/12", "sides": SIDES, "won": won,
        "winners": (winners,) if winners else (), "reason": "werewolf.no-wolves", "end": 200, "verdict": verdict,
    }  # fmt: skip
    return Result(**{**given, **more})  # type: ignore[arg-type]


def killed(c: Club) -> None:
    """The process is gone; another reads what was written."""
    before = dump(c.cup)
    c.cup = parse(before)
    assert dump(c.cup) == before


def signed_up() -> Club:
    c = club(POLICY, TEAMS, 12)
    c.do(ORG, SetDeposit(team="a", deposit="paid"))
    c.do(ORG, SetTables(stage="robin", slots=tuple([(tuple(t),) for t in TABLES])))
    starts = {f"robin-{n}": NOON + (n - 1) * 90 * MINUTE for n in range(1, 7)}
    c.do(ORG, Announce(match="sunday", starts=starts))
    for table in starts:
        c.do(ORG, NameReferee(table=table, name="Rita"))
    for team in TEAMS:
        # member 1 plays odd tables and member 2 even ones; h1 plays them all
        named = {
            f"robin-{n}": f"{team}{2 if n % 2 == 0 and team != 'h' else 1}"
            for n, teams in enumerate(TABLES, 1)
            if team in teams
        }
        c.do(captain(team), HandIn(match="sunday", team=team, names=named))
    return c


def play(c: Club, n: int, result: Result) -> None:
    """Table n: team a does not come, all others do; a bot plays for it."""
    table, start = f"robin-{n}", (n - 1) * 90
    if not c.cup.state.tables[table].takes:
        c.at(start - 12).check_in(table, "a")
        c.at(start + 15)
        if "a" in c.cup.state.tables[table].teams:
            c.do(ORG, StandIn(table=table, team="a", name="a bot"))
    killed(c)
    c.begin(table)
    killed(c)
    c.now += 30 * MINUTE
    c.do(REF, Finish(table=table, take=len(c.cup.state.tables[table].takes), result=result))
    killed(c)


def round_robin() -> Club:
    c = signed_up()
    play(c, 1, twelve("good", fouls=(foul(120, 5),)))
    c.do(REF, Fine(table="robin-1", take=1, team="e", event=120, points=Decimal(2), reason="signs"))
    c.do(REF, NameBest(table="robin-1", take=1, best="f", best_loser="b"))
    c.do(member("b"), LodgeAppeal(team="b", member="b1", table="robin-1", text="my badge was forgotten"))
    play(c, 2, twelve("wolves"))
    c.do(captain("c"), ChangePlayer(table="robin-3", team="c", member="c2"))
    play(c, 3, twelve("good"))
    play(c, 4, twelve("good", fouls=(foul(99, 11),)))
    c.do(REF, NameBest(table="robin-4", take=1, best="m"))
    c.do(REF, Fine(table="robin-4", take=1, team="n", event=99, points=Decimal("1.5"), reason="showed notes"))
    c.do(REF, Retake(table="robin-4", take=1, reason="what n showed decided it"))
    play(c, 4, twelve("wolves"))
    play(c, 5, twelve("good"))
    c.do(member("p"), LodgeAppeal(team="p", member="p1", table="robin-5", text="I was cut off"))
    c.do(captain("o"), Withdraw(team="o", reason="the last train"))
    c.at(6 * 75 - 5)
    c.do(ORG, StandIn(table="robin-6", team="o", name="a bot"))
    play(c, 6, twelve("", verdict="broken-off", reason="core.broken-off"))
    c.do(REF, Settle(table="robin-6", take=1, agreed=False, reason="no agreement"))
    c.do(JUDGE, DecideAppeal(appeal="appeal-1", outcome="corrected", reason="it was",
                             corrections=(Corrected(team="b", points=Decimal(4)),)))  # fmt: skip
    c.do(JUDGE, DecideAppeal(appeal="appeal-2", outcome="dismissed", reason="rightly so"))
    killed(c)
    return c


TOTALS = {
    # victories, each 3; then what else there was
    "a": -100 - 20,  # absent five times; neither a1 nor a2 played
    "b": 2 * 3 + 1 + 4,  # best of the losers at table 1; corrected by the panel
    "c": 2 * 3,
    "d": 3 * 3,
    "e": 3 * 3 - 2,  # fined
    "f": 3 * 3 + 2,  # best of table 1
    "g": 3 * 3,
    "h": 2 * 3 - 10,  # h2 did not play
    "i": 2 * 3,
    "j": 2 * 3,
    "k": 2 * 3,
    "l": 2 * 3,
    "m": 3,  # best of a take that was struck: nothing
    "n": 3 - 1.5,  # a fine stands though its take was struck
    "o": 3,  # withdrew: no −10
    "p": 3,
}


def test_the_round_robin_adds_up() -> None:
    c = round_robin()
    c.do(ORG, CloseRoundRobin())
    killed(c)
    rows = {row.team: row for row in standings(c.cup.state)}
    assert {team: float(row.points) for team, row in rows.items()} == TOTALS
    assert (rows["a"].note, rows["a"].absences, rows["a"].tables, rows["a"].wins) == ("excluded", 5, 5, 0)
    assert rows["o"].note == "withdrawn"
    assert c.cup.state.teams["a"].deposit == "kept"
    assert c.order()[:2] == "fb", "both have 11; f has won more"
    assert {row.tables for row in rows.values() if row.team in "bcd"} == {4}, (
        "a table that was broken off has no result"
    )


def test_the_final_and_who_comes_next() -> None:
    c = round_robin()
    c.do(ORG, CloseRoundRobin())
    c.do(ORG, Cut())
    assert set(c.cup.state.qualified) == set("bcdefgijklmp")
    c.do(ORG, SetTables(stage="final", slots=((tuple(c.cup.state.qualified),),)))
    c.do(captain("l"), GiveUpFinal(team="l", reason="a wedding"))
    assert c.cup.state.qualified[-1] == "n", "a is excluded, o has left"
    start = c.now + 24 * 60 * MINUTE
    c.do(ORG, Announce(match="final", starts={"final-1": start}))
    c.do(ORG, NameReferee(table="final-1", name="Rob"))
    teams = c.cup.state.tables["final-1"].teams
    assert "l" not in teams
    for team in teams:
        c.do(captain(team), HandIn(match="final", team=team, names={"final-1": f"{team}1"}))
    c.now = start - 10 * MINUTE
    c.check_in("final-1")
    killed(c)
    rob = REF.__class__("Rob", "referee")
    c.begin("final-1", rob)
    c.now += 40 * MINUTE
    c.do(rob, Finish(table="final-1", take=1, result=twelve("good")))
    killed(c)
    final = {row.team: float(row.points) for row in standings(c.cup.state, "final")}
    assert {team: final[team] for team in teams} == {team: 3.0 * (n >= 4) for n, team in enumerate(teams)}
    assert {row.team: float(row.points) for row in standings(c.cup.state)} == TOTALS, "the round robin stands"
