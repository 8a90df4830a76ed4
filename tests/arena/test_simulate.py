"""Many tables: the same report for the same arguments, and arithmetic that is right."""

from __future__ import annotations

import math
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from duskbell.arena import Report, play_out, simulate
from duskbell.arena.sitting import sit
from duskbell.kernel import DuskbellError, Play


def report(finished: int, **wins: int) -> Report:
    return Report(
        game="mafia",
        players=8,
        games=finished,
        seed="0",
        options={},
        bots="random",
        finished=finished,
        decisions=0,
        seconds=1.0,
        cpu_seconds=1.0,
        decisions_per_second=0.0,
        wins=wins,
        seat_wins=[0] * 8,
    )


AT_ONCE = "import sys, duskbell.arena; sys.modules['duskbell.arena.simulate'].ALONE = 0\n"
"""Start other processes after the first table, however short it was."""


def answers(play: Play[Any]) -> list[tuple[int, str, str]]:
    return [line[:3] for line in play.lines if isinstance(line[0], int)]


def untimed(r: Report) -> dict[str, object]:
    return {k: v for k, v in msgspec.structs.asdict(r).items() if "second" not in k}


# -- shares ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("won", "of", "low", "high"),
    [
        (50, 100, 0.4038, 0.5962),  # the textbook's figures for Wilson's interval without correction
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (1, 10, 0.0179, 0.4042),
        (15, 25, 0.4074, 0.7660),
        (0, 1, 0.0, 0.7935),
        (900, 1000, 0.8799, 0.9171),
    ],
)
def test_the_share_has_wilsons_interval(won: int, of: int, low: float, high: float) -> None:
    p, a, b = report(of, village=won, killers=of - won).share("village")
    assert p == won / of
    assert a == pytest.approx(low, abs=5e-4)
    assert b == pytest.approx(high, abs=5e-4)


def test_the_interval_solves_wilsons_equation() -> None:
    """Its ends are the true shares that would be 1.96 standard deviations off what was seen."""
    for won, of in ((3, 17), (140, 200), (1, 999)):
        p, low, high = report(of, village=won).share("village")
        for end in (low, high):
            assert abs(p - end) == pytest.approx(1.96 * math.sqrt(end * (1 - end) / of), rel=1e-6)


def test_shares_stay_between_0_and_1_and_hold_what_was_seen() -> None:
    for of in (1, 2, 5, 200):
        for won in range(of + 1):
            p, low, high = report(of, village=won).share("village")
            assert 0 <= low <= p <= high <= 1
            assert high - low < 1


def test_shares_of_the_two_sides_mirror_each_other() -> None:
    r = report(40, village=13, killers=27)
    p, low, high = r.share("village")
    q, low2, high2 = r.share("killers")
    assert (p + q, low + high2, high + low2) == pytest.approx((1, 1, 1))


def test_a_team_that_never_won_and_no_tables_at_all() -> None:
    assert report(10, village=10).share("killers")[0] == 0
    assert report(0).share("village") == (0.0, 0.0, 1.0)


# -- many tables -------------------------------------------------------------------------------------------------------


def test_the_report_adds_up() -> None:
    r = simulate("mafia", 9, 50, "adds", {"angels": 2})
    assert (r.game, r.players, r.games, r.seed, r.finished) == ("mafia", 9, 50, "adds", 50)
    assert sum(r.wins.values()) == 50
    assert list(r.wins) == sorted(r.wins)
    assert sum(r.seat_wins) == 7 * r.wins.get("village", 0) + 2 * r.wins.get("killers", 0)
    assert r.decisions_per_second == pytest.approx(r.decisions / r.seconds, rel=0.2)


def test_undecided_tables_are_nobodys() -> None:
    r = simulate("mafia", 9, 20, "0", {"quiet_days": 1}, "killers=random,village=plain")
    assert r.wins["nobody"] > 0
    assert sum(r.wins.values()) == r.finished == 20


@pytest.mark.parametrize("bots", ["random", "plain", "killers=plain,village=random"])
def test_the_same_arguments_give_the_same_report(bots: str) -> None:
    assert untimed(simulate("mafia", 7, 15, "1", {}, bots)) == untimed(simulate("mafia", 7, 15, "1", {}, bots))


def test_another_seed_gives_another_report() -> None:
    assert untimed(simulate("mafia", 7, 60, "1")) != untimed(simulate("mafia", 7, 60, "2")) | {"seed": "1"}


def test_more_tables_begin_with_the_same_ones() -> None:
    few, more = simulate("mafia", 7, 10, "1"), simulate("mafia", 7, 25, "1")
    assert few.decisions < more.decisions
    assert all(a <= b for a, b in zip(few.seat_wins, more.seat_wins, strict=True))
    assert all(n <= more.wins[team] for team, n in few.wins.items())


@pytest.mark.slow
def test_processes_do_not_change_the_report() -> None:
    """In processes of their own, for many jobs and an uneven number of tables."""
    code = (
        f"{AT_ONCE}"
        "from duskbell.arena import simulate; import msgspec\n"
        "for jobs in (1, 2, 3):\n"
        "    r = msgspec.structs.asdict(simulate('mafia', 6, 23, 'j', {}, 'plain', jobs))\n"
        "    print({k: v for k, v in r.items() if 'second' not in k})\n"
    )
    seen = set()
    for hashes in ("0", "5"):
        done = subprocess.run(
            [sys.executable, "-W", "error", "-c", code],
            capture_output=True,
            text=True,
            env={**os.environ, "PYTHONHASHSEED": hashes},
            timeout=300,
            check=True,
        )
        seen.update(done.stdout.splitlines())
    assert len(seen) == 1


def test_more_jobs_than_tables() -> None:
    assert simulate("mafia", 5, 1, "0", jobs=4).finished == 1


@pytest.mark.slow
def test_a_script_without_a_guard_is_told_what_it_lacks(tmp_path: Path) -> None:
    script = tmp_path / "careless.py"
    script.write_text(f"{AT_ONCE}duskbell.arena.simulate('mafia', 5, 50, jobs=2)\n", encoding="utf-8")
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, timeout=300, check=False)
    # other processes may complain of their end after it
    assert any('`if __name__ == "__main__":`' in line for line in done.stderr.splitlines()), done.stderr


def test_no_seat_is_favoured_where_the_first_answer_counts() -> None:
    """Who accuses first at tables where everybody answers at random."""
    accusers = Counter[int]()
    for seed in range(60):
        play, seated = sit("mafia", 8, str(seed), {}, "random")
        play_out(play, seated, str(seed))
        accusers.update(seat for seat, key, said in answers(play) if key == "mafia.accuse" and said != "pass")
    assert set(accusers) == set(range(8))
    assert max(accusers.values()) < 2 * min(accusers.values())


def test_the_callers_options_are_left_alone() -> None:
    given = {"angels": 2}
    r = simulate("mafia", 7, 2, "0", given)
    assert given == {"angels": 2}
    assert r.options is not given


@pytest.mark.parametrize(
    ("args", "right"),
    [
        (("chess", 7, 1), "mafia"),
        (("mafia", 4, 1), "5 to 24"),
        (("mafia", 7, 0), "right would be 1 to"),
        (("mafia", 7, -5), "right would be 1 to"),
        (("mafia", 7, 1, "0", {"angel": 1}), "angels"),
        (("mafia", 7, 1, "0", {}, "clever"), "plain, random"),
        (("mafia", 7, 1, "0", {}, ""), "plain, random"),
        (("mafia", 7, 1, "0", {}, "wolves=plain"), "killers, village"),
        (("mafia", 7, 1, "0", {}, "killers=plain,village=clever"), "plain, random"),
        (("mafia", 7, 1, "0", {}, "killers=plain,village=random,wolves=plain"), "killers, village"),
        (("mafia", 7, 1, "0", {}, "killers=plain,village=random,killers=random"), "given twice"),
        (("mafia", 7, 1, "0", {}, "plain,random"), "given twice"),
        (("mafia", 7, 1, "0", {}, "plain,angels=random"), "killers, village"),
        (("mafia", 7, 1, "0", {}, "8=plain"), "seats 1 to 7"),
        (("mafia", 7, 1, "0", {}, "2-3=plain,3=random"), "given twice"),
        (("mafia", 7, 1, "0", {}, "60%=plain,50%=random"), "100 %"),
        (("mafia", 7, 1, "0", {}, "3=no_such_module:Bot"), "No module named"),
        (("mafia", 7, 1, "0", {}, "3=json:Bot"), "has no attribute"),
        (("mafia", 7, 1, "0", {}, "3=http://127.0.0.1:1/bot"), "nobody answers at http"),
        (("mafia", 7, 1, "0", {}, "3=ws://127.0.0.1:1/"), "nobody answers at ws"),
        (("mafia", 7, 1, "0", {}, "3=http:///bot"), "is no address"),
        (("mafia", 7, 1, "0", {}, "3=ftp://127.0.0.1/bot"), "http, https, ws"),
        (("no_such_module:Game", 7, 1), "cannot be loaded"),
        (("json:JSONDecoder", 7, 1), "is no game"),
        (("mafia", 7, 1, "0", {}, "plain", 0), "right would be 1 to"),
    ],
)
def test_wrong_arguments_are_refused_with_what_would_be_right(args: tuple[object, ...], right: str) -> None:
    with pytest.raises(DuskbellError) as refused:
        simulate(*args)  # type: ignore[arg-type]
    assert right in str(refused.value)
    assert str(refused.value).endswith(".")
