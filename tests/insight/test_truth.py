"""Random tables of three scripts: whatever everybody good tells honestly, the true deal fits. A sample of `trials`."""

from __future__ import annotations

import pytest

from trials.insight import misses


@pytest.mark.parametrize(("script", "players", "seed"), [("tb", 7, 3), ("snv", 7, 4), ("bmr", 6, 5)])
def test_the_true_deal_fits_what_all_the_good_say(script: str, players: int, seed: int) -> None:
    assert misses(script, players, seed, nights=2) == []
