"""`duskbell solve`: what is printed of good puzzles, and one sentence on each that is none."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

NAMES = ["You", "Ann", "Ben", "Cid", "Dot"]


def _told(character: str, **said: Any) -> list[dict[str, Any]]:
    return [{"when": "N1", "character": character, "kind": "learned", **said}] if said else []


def puzzle(empath: int = 1, **changed: Any) -> dict[str, Any]:
    """The puzzle of docs/insight.md, with another number or other fields."""
    said: list[tuple[str, dict[str, Any]]] = [
        ("chef", {"number": 0}),
        ("empath", {"number": empath}),
        ("investigator", {"seats": [3, 4], "shown": "scarletwoman"}),
        ("soldier", {}),
        ("washerwoman", {"seats": [1, 3], "shown": "soldier"}),
    ]
    claims = [{"seat": n, "claims": c, "info": _told(c, **more)} for n, (c, more) in enumerate(said)]
    hidden = {"demon": ["imp"], "minion": ["scarletwoman"]}
    whole = {"id": "docs", "seats": NAMES, "perspective_seat": 0, "possible_hidden": hidden, "claims": claims}
    return {**whole, **changed}


Solve = Callable[..., tuple[int, str, str]]


@pytest.fixture
def solve(tmp_path: Path, cli: Callable[..., tuple[int, str, str]]) -> Solve:
    """Writes what a file holds, and runs the command on it."""

    def run(holds: Any, *options: str) -> tuple[int, str, str]:
        file = tmp_path / "puzzle.json"
        file.write_text(holds if isinstance(holds, str) else json.dumps(holds), encoding="utf-8")
        return cli("solve", file, *options)

    return run


def test_every_deal_is_told_in_words(solve: Solve) -> None:
    status, out, err = solve(puzzle())
    first, *deals = out.splitlines()
    assert (status, err) == (0, "")
    assert first.startswith("docs: 3 deals (")
    assert deals == [
        "  You chef, Ann empath, Ben imp, Cid soldier, Dot scarletwoman",
        "  You chef, Ann empath, Ben scarletwoman, Cid soldier, Dot imp",
        "  You chef, Ann imp, Ben investigator, Cid soldier, Dot scarletwoman",
    ]


def test_several_puzzles_have_a_line_of_json_each(solve: Solve) -> None:
    status, out, err = solve([puzzle(), puzzle(empath=2, id="other")], "--json")
    one, other = [json.loads(line) for line in out.splitlines()]
    assert (status, err) == (0, "")
    assert set(one) == {"id", "solutions", "seconds"}
    assert one["id"] == "docs"
    assert other["id"] == "other"
    assert one["seconds"] >= 0
    assert one["solutions"][0] == {"starting": ["chef", "empath", "imp", "soldier", "scarletwoman"]}
    assert [s["starting"] for s in other["solutions"]] == [["chef", "imp", "investigator", "soldier", "scarletwoman"]]


def test_where_nothing_fits_the_smallest_set_of_sayings_is_named(solve: Solve) -> None:
    """Of two evil players in a circle of five no two pairs are neighbours: only a Chef who lies can have heard 2."""
    sit = puzzle()
    sit["claims"][0]["info"] = _told("chef", number=2)
    status, out, err = solve(sit)
    assert (status, err) == (0, "")
    assert out == "docs: no deal fits: You is the chef; You learned 2 as the chef (N1)\n"
    status, out, err = solve(sit, "--json")
    assert json.loads(out)["contradiction"] == ["You is the chef", "You learned 2 as the chef (N1)"]
    assert json.loads(out)["solutions"] == []


@pytest.mark.parametrize(
    ("holds", "why"),
    [
        (puzzle(seats=[*NAMES, "Eve", *"FGHIJ"]), "docs: Eve claims nothing"),
        (puzzle(player_count=11, seats=[*NAMES, "Eve", "Fay", "Gus", "Hal", "Ida"]), "11 players, but 10 names"),
        (
            puzzle(possible_hidden={"demon": ["dragon"]}),
            "names 'dragon', which is no character of tb, bmr, snv or strainers",
        ),
        (puzzle(script=["imp", "chef"]), "says to be the empath, who is not on the script"),
        ("{", "the file is no JSON"),
        ("[" * 100_000, "it is too deep"),
        ([], "there is no puzzle in the file"),
        ([1, 2, 3], "a puzzle must be an object with seats and claims."),
        (puzzle(seats=[*NAMES[:4], "Ann"]), "docs: two seats have the name 'Ann'."),
    ],
)
def test_what_is_no_puzzle_gets_one_sentence(solve: Solve, holds: Any, why: str) -> None:
    status, out, err = solve(holds)
    assert (status, out) == (2, "")
    assert why in err
    assert len(err.strip().splitlines()) == 1


def test_a_file_that_is_not_there_is_named(cli: Solve, tmp_path: Path) -> None:
    status, out, err = cli("solve", tmp_path / "nowhere.json")
    assert (status, out) == (2, "")
    assert "nowhere.json" in err


@pytest.mark.parametrize("seconds", ["-1", "nan", "inf"])
def test_nobody_can_wait_so_long(solve: Solve, seconds: str) -> None:
    status, out, err = solve(puzzle(), "--seconds", seconds)
    assert (status, out) == (2, "")
    assert err == f"--seconds cannot be '{seconds}'; right would be 0 or more.\n"


def test_time_over_is_said(solve: Solve) -> None:
    _, out, _ = solve(puzzle(), "--seconds", "0")
    assert out.startswith("docs: at least ")
    assert "not all looked at" in out
    _, out, _ = solve(puzzle(), "--seconds", "0", "--json")
    assert json.loads(out)["whole"] is False
