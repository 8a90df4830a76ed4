"""`duskbell worlds`: a seat's worlds after as much as it had seen, with what others said or without."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import duskbell
from duskbell.arena.sitting import play_out
from duskbell.games.clocktower.events import Collected
from duskbell.kernel.core_events import PhaseBegan

Cli = Callable[..., tuple[int, str, str]]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A whole game of Trouble Brewing with seven."""
    play = duskbell.start("clocktower", 7, seed="4")
    play_out(play, {}, "4")
    play.record.save(tmp_path / "table.jsonl")
    return tmp_path / "table.jsonl"


def first_day(file: Path, seat: int) -> int:
    """How many things a seat had seen when the first day began."""
    events = duskbell.load(file).view(seat).events
    return next(n for n, e in enumerate(events) if isinstance(e, PhaseBegan) and e.phase == "day")


def told(ran: tuple[int, str, str]) -> dict[str, Any]:
    status, out, err = ran
    assert (status, err) == (0, "")
    found: dict[str, Any] = json.loads(out)
    return found


def test_what_a_seat_could_know_then_is_less_than_what_it_knows_now(cli: Cli, record: Path) -> None:
    at = first_day(record, 2)
    early = told(cli("worlds", record, "--seat", 3, "--at", at, "--first", "--json"))
    assert (early["seat"], early["at"], early["game"]) == (3, at, "clocktower")
    assert len(early["possible"]) == 7
    assert len(early["possible"][2]) < len(early["possible"][3])
    begin = told(cli("worlds", record, "--seat", 3, "--at", 1, "--first", "--json"))
    assert len(begin["possible"][2]) > len(early["possible"][2])


def test_with_what_others_said_no_more_is_left_than_without(cli: Cli, record: Path) -> None:
    asked = ["worlds", record, "--seat", 3, "--at", first_day(record, 2), "--first", "--json", "--claims"]
    alone, heard = [told(cli(*asked, claims))["possible"] for claims in ("none", "honest")]
    log = [e.event for e in duskbell.load(record).table.log]
    dealt = {e.seat: e.role for e in log if isinstance(e, Collected)}
    assert all(dealt[n] in some for n, some in enumerate(alone))
    assert all(set(less) <= set(more) for less, more in zip(heard, alone, strict=True))


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--seat", 9], "seat"),
        (["--seat", 3, "--at", 99999], "99999"),
        (["--seat", 3, "--claims", "perhaps"], "perhaps"),
        (["--seat", 3, "--seconds", "-1"], "--seconds cannot be '-1'"),
        (["--seat", 3, "--seconds", "nan"], "--seconds cannot be 'nan'"),
    ],
)
def test_what_is_asked_wrongly_gets_one_sentence(cli: Cli, record: Path, words: list[object], why: str) -> None:
    status, out, err = cli("worlds", record, *words)
    assert (status, out) == (2, "")
    assert why in err
    assert len(err.strip().splitlines()) == 1
