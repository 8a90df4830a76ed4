"""Shadow Hunters' benchmarks play whole tables, and say what they count."""

from __future__ import annotations

import re

import pytest

from benchmarks import shadow_hunters, shadow_hunters_shares
from benchmarks.calibrate import Bench


def test_tables_are_played_out_and_counted() -> None:
    for rep in (shadow_hunters.games(4), shadow_hunters.games(8, views=True), shadow_hunters.plain(5)):
        sample = rep(0.0001)
        assert sample.units > 20 * sample.games > 0
        assert sample.more["asked"] * sample.cpu > sample.units, "questions for show have no choice"


@pytest.mark.slow
def test_peers_stand_beside_as_recorded() -> None:
    figures = Bench(wanted=1, seconds=0.001, tries=1).run(shadow_hunters.contestants(), lambda _: None)
    assert len(figures) == 6
    for players in shadow_hunters.SIZES:
        table = shadow_hunters.beside(players, 0, [f for f in figures if f.name.endswith(f"-{players}")])
        assert table.row_count == 3 + len(shadow_hunters.RECORDED)


def test_shares_are_told_by_side_and_by_character(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", ["shadow_hunters_shares", "-n", "5", "-g", "2", "--against", "greedy"])
    assert shadow_hunters_shares.main() == 0
    rows = [line for line in capsys.readouterr().out.splitlines() if line.startswith("| ")]
    assert [row.split(" | ")[1] for row in rows if row.startswith("| 5 ")] == ["hunter", "shadow", "neutral"]
    shares = re.compile(r"\d+ \(\d+-\d+\)")
    assert all(len(shares.findall(row)) == 3 for row in rows if row.startswith("| 5 "))
    assert len([row for row in rows if row.startswith("| emi ")]) == 1
