"""The laws on boards that no option names: cards chosen by hand."""

from __future__ import annotations

import pytest

from duskbell.testing import check, check_stages

pytestmark = pytest.mark.slow

CASTS = ["wolf*3 seer witch hunter villager*2", "wolf*2 white_wolf_king guard seer idiot villager*3"]


@pytest.mark.parametrize("moderator", ["auto", "ask"])
@pytest.mark.parametrize("cast", CASTS)
def test_free_boards_keep_every_law(cast: str, moderator: str) -> None:
    players = sum(int(card.partition("*")[2] or 1) for card in cast.split())
    options = {"board": "free", "cast": cast}
    check("werewolf", players, 1, options, moderator)
    check_stages("werewolf", players, options, moderator)
