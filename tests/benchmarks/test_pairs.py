"""Two processes take turns at the same work."""

from __future__ import annotations

import pytest

from benchmarks.pairs.__main__ import OURS, Worker, measured

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    ("work", "answers"),
    [("mafia/5/checkpoints", True), ("mafia/5/fork", False), ("mafia/5/bots", True), ("mafia/5/heard", True)],
)
def test_both_do_the_same_work_in_each_slice(work: str, answers: bool) -> None:
    this, that = Worker(work, OURS), Worker(work, OURS)
    found = measured(this, that, 2)
    this.close()
    that.close()
    assert len(found) == 2
    for ours, theirs in found:
        assert ours[0] > 0 < theirs[0]
        assert ours[1] * theirs[0] == pytest.approx(theirs[1] * ours[0]), "as many answers a table"
        assert (ours[1] > 0) is answers
