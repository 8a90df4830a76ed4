"""What bots work out when it is first asked for: once, and each for itself."""

from __future__ import annotations

from duskbell.bots.once import once


class Thinker:
    """Counts how often it thinks."""

    def __init__(self) -> None:
        self.times = 0

    @once
    def thought(self) -> int:
        """What it thinks."""
        self.times += 1
        return self.times


def test_it_is_worked_out_once_for_each() -> None:
    one, other = Thinker(), Thinker()
    assert [one.thought, one.thought, other.thought] == [1, 1, 1]
    assert (one.times, other.times) == (1, 1)
    assert Thinker.thought.__doc__ == "What it thinks."
