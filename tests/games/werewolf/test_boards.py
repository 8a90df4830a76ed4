"""Boards as data, and casts of one's own that make sense or are refused with a sentence."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from random import Random

import pytest

from duskbell.games import GAMES
from duskbell.games.werewolf.boards import BOARDS, USUAL
from duskbell.games.werewolf.casts import check, read_cast, spares
from duskbell.games.werewolf.options import WerewolfOptions
from duskbell.games.werewolf.role import GOD, OTHER, VILLAGER, WOLF
from duskbell.games.werewolf.roles import ROLES
from duskbell.kernel.errors import BadOption
from duskbell.kernel.options import describe
from duskbell.testing import random_answers, sit_down

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


SENSE = (
    ("wolf*2 mirror_seer witch villager*3", 7, "mirror_seer makes no sense without seer"),
    ("wolf*2 masquerade seer villager*5", 9, "masquerade makes no sense without dancer"),
    ("wolf*2 avenger seer villager*5", 9, "avenger makes no sense without shadow"),
    ("wolf*2 elder_brother seer witch villager*4", 9, "elder_brother makes no sense without younger_brother"),
    ("wolf*2 seer mirror_seer drunk_seer villager*4", 9, "mirror_seer and drunk_seer do not go together"),
    ("wolf*3 thief treasure_master seer witch hunter villager*4", 10, "thief and treasure_master do not go together"),
    ("wolf*3 thief seer witch villager*5", 9, "thief lays cards aside: the cast needs more than 2 god"),
    ("wolf treasure_master black_wolf_king seer witch villager*7", 9, "treasure_master lays a wolf aside"),
    ("gargoyle seer villager*4", 6, "lacks a wolf that wakes with the pack"),
    ("wolf*2 treasure_master seer witch villager*4", 9, "6 cards beside 3 laid aside, but the table has 9 players"),
)


@pytest.mark.parametrize(("cast", "players", "why"), SENSE)
def test_cards_that_make_no_sense_together_are_refused_with_a_sentence(cast: str, players: int, why: str) -> None:
    assert why in refused(cast, players)


def sensible(rng: Random) -> tuple[int, str]:
    """A cast of any cards, drawn until one makes sense."""
    others = [c for c in ROLES if c not in ("wolf", "villager")]
    while True:
        players = rng.randrange(6, 19)
        cast = Counter(rng.sample(others, rng.randint(1, 6))) + Counter({"wolf": rng.randrange(6)})
        cast["villager"] = players + spares(cast) - cast.total()
        if cast["villager"] > 0:
            with suppress(BadOption):
                check(dict(cast), players)
                return players, " ".join(f"{card}*{n}" for card, n in cast.items())


AWKWARD = (
    (10, "wolf*2 mechanical_wolf seer mirror_seer villager*5"),  # somebody learns one of two seers' cards
    (12, "wolf*3 shadow avenger seer drunk_seer villager*5"),  # somebody takes over one
    (13, "wolf*3 shadow avenger mechanical_wolf dreamcatcher magician villager*5"),
    (12, "wolf*2 treasure_master black_wolf_king seer witch guard prince villager*7"),
)


@pytest.mark.parametrize("seed", range(60))
def test_every_cast_that_makes_sense_is_played_to_its_end(seed: int) -> None:
    """By random answers, and by nobody answering at all."""
    rng = Random(seed)
    players, cast = sensible(rng) if seed < 48 else AWKWARD[seed % len(AWKWARD)]
    options = {"board": "free", "cast": cast, "late_power": rng.choice(("night", "game"))}
    play = sit_down("werewolf", players, seed, options, moderator=rng.choice(("auto", "ask")))
    for _ in random_answers(play, rng):
        pass
    assert play.outcome is not None, cast
    play = sit_down("werewolf", players, seed, options)
    while not play.over:
        play.silence(next(iter(play.open)))
    assert play.outcome is not None, cast
