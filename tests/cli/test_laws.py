"""Laws and perft from the command line."""

from __future__ import annotations

from typing import Any

import pytest

from duskbell.testing import LawBroken
from tests.cli.running import Cli

pytestmark = pytest.mark.slow


def test_laws_of_one_size(cli: Cli) -> None:
    ran = cli("laws", "mafia", "-n", 6, "--seeds", 1, "-o", "angels=2")
    assert ran.status == 0
    assert "mafia" in ran.out
    assert "every law holds" in ran.out
    assert "Traceback" not in ran.err


def test_laws_of_every_size(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    asked, stages = list[int](), list[int]()

    def check(game: str, players: int, seed: int, options: Any, moderator: str) -> None:
        asked.append(players)

    def check_stages(game: str, players: int, options: Any, moderator: str) -> None:
        stages.append(players)

    monkeypatch.setattr("duskbell.cli.trying.check", check)
    monkeypatch.setattr("duskbell.cli.trying.check_stages", check_stages)
    assert cli("laws", "mafia", "--seeds", 1).status == 0
    assert sorted(set(asked)) == stages == list(range(5, 25))


def test_a_broken_law_is_status_1_and_one_sentence(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    def check(*a: Any) -> None:
        raise LawBroken("law 'it ends' is broken by mafia for 5 with seed 0: it did not end.")

    monkeypatch.setattr("duskbell.cli.trying.check", check)
    ran = cli("laws", "mafia", "-n", 5, "--seeds", 1)
    assert ran.status == 1
    assert ran.out == ""
    assert ran.err.strip() == "law 'it ends' is broken by mafia for 5 with seed 0: it did not end."


def test_perft_prints_a_line_for_each_depth(cli: Cli) -> None:
    ran = cli("perft", "mafia", "-n", 5, "-o", "angels=0", "--depth", 3)
    assert (ran.status, ran.err) == (0, "")
    # 5 deals of one killer; then 6 choices at night; then at dawn everybody may accuse.
    assert [line.split()[:2] for line in ran.out.splitlines()] == [["perft", str(d)] for d in (1, 2, 3)]
    counts = [int(line.split()[2]) for line in ran.out.splitlines()]
    assert counts[:2] == [5, 30]
    assert counts[2] > counts[1]
