"""风声's benchmark plays whole tables, and lists what was asked."""

from __future__ import annotations

from benchmarks import fengsheng


def test_tables_are_played_out_and_counted() -> None:
    sample = fengsheng.games(3, views=True)(0.0001)
    assert sample.games == 1
    assert sample.more["asked"] * sample.cpu > sample.units > 20


def test_what_is_listed_is_what_was_asked() -> None:
    took = fengsheng.listing(4, 1)
    assert len(took) > 50
    assert took == sorted(took)
    assert fengsheng.percentile(took, 50) <= fengsheng.percentile(took, 99) <= took[-1]
