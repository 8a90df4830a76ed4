"""Every game keeps every law: at every size up to twelve and at some beyond, with every value of every option. A new
game is taken up by itself.
"""

from __future__ import annotations

from random import Random

import pytest

from duskbell.games import GAMES
from duskbell.kernel.options import describe
from duskbell.testing import check, search
from tests.games.variants import EVERY, Variant, values
from tests.hashes import agree

pytestmark = pytest.mark.slow

MODERATORS = ("auto", "ask")
LARGE = 12
"""Beyond so many seats tables take long: every third size is tried here, and all by `make trials`, by either moderator
and with twins by the thousand.
"""
SIZES = [
    (game, n)
    for game in GAMES
    for n in range(GAMES[game].players[0], GAMES[game].players[1] + 1)
    if n <= LARGE or (n - GAMES[game].players[1]) % 3 == 0
]


@pytest.mark.parametrize(("game", "players"), SIZES)
def test_every_size_keeps_every_law(game: str, players: int) -> None:
    """Moderated in turn by the program and by a person; every option below is tried with both."""
    check(game, players, players, moderator=MODERATORS[players % 2])


@pytest.mark.parametrize("variant", EVERY, ids=str)
def test_every_option_keeps_every_law(variant: Variant) -> None:
    """At a table of few by both; at a large one by one of them, since such a table takes long."""
    for moderator in MODERATORS if variant.players <= LARGE else MODERATORS[EVERY.index(variant) % 2 :][:1]:
        check(variant.game, variant.players, MODERATORS.index(moderator), variant.options, moderator)


@pytest.mark.parametrize("variant", EVERY, ids=str)
def test_twins_look_alike_in_every_stage(variant: Variant) -> None:
    moderator = Random(str(variant)).choice(MODERATORS)
    found = search(
        variant.game,
        variant.players,
        variant.options,
        seeds=range(8 if variant.players <= LARGE else 4),
        moderator=moderator,
    )
    assert found.fault() == ""


@pytest.mark.parametrize(
    ("game", "players"), [(g, n) for g in GAMES for n in (*GAMES[g].players, GAMES[g].usual_players)]
)
def test_twins_look_alike_at_every_size(game: str, players: int) -> None:
    assert search(game, players, seeds=range(24 if players <= LARGE else 4)).fault() == ""


@pytest.mark.parametrize("game", GAMES)
def test_every_value_of_every_option_is_tried(game: str) -> None:
    tables = [v for v in EVERY if v.game == game]
    for info in describe(GAMES[game].Options):
        tried = {table.options.get(info.name, info.default) for table in tables}
        assert set(values(info)) <= tried, info.name


def test_two_hash_seeds_give_one_log() -> None:
    """Whatever Python does with sets."""
    agree([(v.game, v.players, v.options, m) for v, m in zip(EVERY, MODERATORS * len(EVERY), strict=False)])
