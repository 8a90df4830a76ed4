"""Boards as data, and casts of one's own that make sense or are refused with a sentence."""

from __future__ import annotations

from collections import Counter

import pytest

from duskbell.games import GAMES
from duskbell.games.werewolf.boards import BOARDS, USUAL, read_cast
from duskbell.games.werewolf.options import WerewolfOptions
from duskbell.games.werewolf.role import GOD, OTHER, VILLAGER, WOLF
from duskbell.games.werewolf.roles import ROLES
from duskbell.kernel.errors import BadOption
from duskbell.kernel.options import describe

COUNTS = {
    # wolves, gods, villagers, neither
    "awakened_gargoyle": (3, 5, 4, 0),
    "mirror": (4, 5, 3, 0),
    "piper": (4, 4, 3, 1),
    "half_blood": (4, 4, 3, 1),
    "wild_child": (3, 4, 4, 1),
    "shadow_avenger": (3, 4, 3, 2),
    "treasure": (5, 5, 5, 0),
    "thief_cupid": (3, 5, 5, 1),
    "cursed_fox": (3, 4, 4, 1),
}
"""Where a board does not have four of each."""
LENT = {"turncoat", "lucky_check", "lucky_poison", "lucky_gun"}
"""Not dealt: what players become."""


def refused(cast: str, players: int) -> str:
    with pytest.raises(BadOption) as why:
        GAMES["werewolf"].read_options(players, {"board": "free", "cast": cast})
    return str(why.value)


def test_there_are_twenty_nine_boards_and_forty_nine_cards() -> None:
    assert len(BOARDS) == 29
    assert len(set(ROLES) - LENT) == 49


def test_every_board_can_be_chosen_and_every_choice_is_a_board() -> None:
    (choices,) = [o.choices for o in describe(WerewolfOptions) if o.name == "board"]
    assert {*BOARDS, "standard", "free"} == set(choices)  # type: ignore[arg-type]


@pytest.mark.parametrize("board", BOARDS)
def test_a_board_seats_twelve_and_has_its_groups(board: str) -> None:
    b = BOARDS[board]
    kinds = Counter(ROLES[c].kind for c in b.cards)
    assert b.seats == 12
    assert (kinds[WOLF], kinds[GOD], kinds[VILLAGER], kinds[OTHER]) == COUNTS.get(board, (4, 4, 4, 0))


@pytest.mark.parametrize("board", BOARDS)
def test_whoever_acts_at_night_is_called_and_nobody_else(board: str) -> None:
    b = BOARDS[board]
    assert len(set(b.order)) == len(b.order)
    acting = {c for c in b.cast if ROLES[c].powers or ROLES[c].gun or type(ROLES[c]).told is not _quiet}
    seers = {"seer", "mirror_seer"} if "seer_one" in b.order else set()
    missing = acting - set(b.order) - seers
    assert missing == set()
    steps = set(b.order) - {"pack", "lucky", "seer_one", "seer_two"}
    assert steps <= set(b.cast)
    assert b.order.index("pack") < b.order.index("witch") if "witch" in b.order else True


_quiet = ROLES["villager"].__class__.told


@pytest.mark.parametrize("players", USUAL)
def test_the_usual_cast_fits_every_size(players: int) -> None:
    cast = read_cast(USUAL[players])
    assert sum(cast.values()) == players
    assert 2 * cast["wolf"] < players


@pytest.mark.parametrize(
    ("cast", "players", "why"),
    [
        ("wolf*2 seer witch villager", 6, "5 cards, but the table has 6"),
        ("wolf*2 sheriff witch villager*2", 6, "'sheriff' is no card"),
        ("wolf*x seer witch villager*2", 6, "'wolf*x' is no card"),
        ("wolf*2 seer*2 villager*2", 6, "2 cards seer"),
        ("wolf*3 seer villager*2", 6, "must outnumber"),
        ("wolf*2 villager*4", 6, "lacks a god"),
        ("wolf*2 seer witch hunter guard", 6, "lacks a villager"),
        ("seer villager*5", 6, "lacks a wolf"),
        ("wolf*2 seer turncoat villager*2", 6, "no card that is dealt"),
    ],
)
def test_a_cast_that_makes_no_sense_is_refused_with_a_sentence(cast: str, players: int, why: str) -> None:
    assert why in refused(cast, players)


def test_a_board_of_twelve_is_refused_at_a_table_of_eight() -> None:
    with pytest.raises(BadOption, match="yunls is for 12 players, not 8"):
        GAMES["werewolf"].read_options(8, {"board": "yunls"})


def test_commas_are_as_good_as_spaces() -> None:
    assert read_cast("wolf*2, seer, villager*3") == {"wolf": 2, "seer": 1, "villager": 3}
