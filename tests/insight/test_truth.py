"""Random tables of three scripts: whatever everybody good tells honestly, the true deal fits. A sample of `trials`."""

from __future__ import annotations

import pytest

from trials.insight import misses
from trials.listing import differences


@pytest.mark.parametrize(("script", "players", "seed"), [("tb", 7, 3), ("snv", 7, 4), ("bmr", 6, 5)])
def test_the_true_deal_fits_what_all_the_good_say(script: str, players: int, seed: int) -> None:
    assert misses(script, players, seed, nights=2) == []


@pytest.mark.parametrize(("script", "seed", "days"), [("tb", 1, 1), ("tb", 5, 2), ("bmr", 1, 1)])
def test_no_deal_is_found_that_the_scripts_cannot_play(script: str, seed: int, days: int) -> None:
    wrong, deals = differences(script, seed, days)
    assert (wrong, deals > 0) == ("", True)
