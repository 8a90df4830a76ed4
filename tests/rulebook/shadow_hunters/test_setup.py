"""Shadow Hunters, 游戏准备: areas, decks, characters, who begins."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from duskbell.games.shadow_hunters.events import SetAside
from duskbell.games.shadow_hunters.table import BLACK, HERMIT, WHITE
from duskbell.kernel import Dealt, DuskbellError
from duskbell.testing import sit_down
from tests.games.shadow_hunters.carnival import CARNIVAL, in_the_box
from tests.rulebook.shadow_hunters.shadow import AREAS, cast, hunters, where_cards_are, who_sees

SIZES = (4, 5, 6, 7, 8)
DEAL = {4: (2, 2, 0), 5: (2, 2, 1), 6: (2, 2, 2), 7: (2, 2, 3), 8: (3, 3, 2)}
"""Hunters, Shadows, Neutrals (角色卡分配规定)."""


def dealt(players: int, seed: int) -> list[str]:
    return [s.role.id for s in sit_down("shadow_hunters", players, seed).table.seats]


def told(players: int, seed: int = 1) -> dict[str, Any]:
    """What everybody sees of the board."""
    facts: dict[str, Any] = sit_down("shadow_hunters", players, seed).view(None).state()["facts"]
    return facts


@pytest.mark.parametrize("players", SIZES)
def test_each_side_has_as_many_as_the_table_of_the_rules_says(players: int) -> None:
    for seed in range(30):
        teams = Counter(s.team for s in sit_down("shadow_hunters", players, seed).table.seats)
        assert (teams["hunter"], teams["shadow"], teams["neutral"]) == DEAL[players]


@pytest.mark.parametrize("players", SIZES)
def test_every_character_is_there_once_at_most(players: int) -> None:
    assert all(len(set(dealt(players, seed))) == players for seed in range(30))


@pytest.mark.parametrize("players", [7, 8])
def test_bob_is_taken_out_at_seven_and_eight(players: int) -> None:
    """Row 2."""
    assert not any("bob" in dealt(players, seed) for seed in range(60))


@pytest.mark.parametrize("players", [5, 6])
def test_anybody_may_be_there_at_five_and_six(players: int) -> None:
    assert len({c for seed in range(60) for c in dealt(players, seed)}) == 10


def test_four_play_without_neutrals() -> None:
    assert not {c for seed in range(60) for c in dealt(4, seed)} & {"allie", "bob", "charles", "daniel"}


def test_at_seven_all_three_other_neutrals_are_there() -> None:
    assert all({"allie", "charles", "daniel"} <= set(dealt(7, seed)) for seed in range(20))


def test_the_areas_are_laid_in_pairs_at_random() -> None:
    boards = [told(4, seed)["areas"] for seed in range(80)]
    assert all(sorted(board) == sorted(AREAS) for board in boards)
    pairs = {frozenset(board[n : n + 2]) for board in boards for n in (0, 2, 4)}
    assert len(pairs) == 15, "any two areas may come to lie together"


def test_each_of_the_three_decks_has_sixteen_cards() -> None:
    assert told(6)["decks"] == {"hermit": 16, "white": 16, "black": 16}
    cards = where_cards_are(sit_down("shadow_hunters", 6).table)
    assert (cards.total(), len(cards)) == (48, 40)


@pytest.mark.parametrize(
    ("card", "count"),
    [
        ("hermit_blackmail", 2),
        ("hermit_greed", 2),
        ("hermit_anger", 2),
        ("hermit_slap", 2),
        ("holy_water", 2),
        ("vampire_bat", 3),
        ("moody_goblin", 2),
    ],
)
def test_some_cards_are_there_more_than_once(card: str, count: int) -> None:
    cards = where_cards_are(sit_down("shadow_hunters", 6).table)
    assert cards[card] == count
    assert sum(n > 1 for n in cards.values()) == 7


@pytest.mark.parametrize("players", SIZES)
def test_all_begin_hidden_and_without_damage_off_the_board(players: int) -> None:
    facts = told(players)
    assert facts["damage"] == [0] * players
    assert facts["at"] == facts["revealed"] == facts["hp"] == [None] * players
    assert facts["equipment"] == [[]] * players


def test_chance_names_who_begins() -> None:
    """S43."""
    assert {told(5, seed)["turn"] for seed in range(60)} == set(range(5))


def test_each_looks_at_the_own_character_alone() -> None:
    s = hunters("Emi Franklin Vampire Unknown Allie")
    for who in s.names:
        assert {n: s.knows(who, n) for n in s.names} == {n: n.lower() if n == who else None for n in s.names}
    assert who_sees(s, Dealt) == ["Allie"]


def test_nobody_sees_which_characters_are_left_over() -> None:
    s = hunters(cast("Bob"))
    assert who_sees(s, SetAside) == []
    assert s.sees("moderator", SetAside)[0].roles == ("george", "werewolf", "allie", "charles", "daniel")


@pytest.mark.parametrize("players", [3, 9])
def test_tables_of_other_sizes_are_refused(players: int) -> None:
    with pytest.raises(DuskbellError, match=f"shadow_hunters is for 4 to 8 players, not {players}"):
        sit_down("shadow_hunters", players)


def test_an_expansion_changes_who_may_be_dealt_and_not_how_many() -> None:
    """S45."""
    with in_the_box(CARNIVAL):
        for seed in range(10):
            t = sit_down("shadow_hunters", 6, seed, {"expansion": "carnival"}).table
            assert Counter(s.team for s in t.seats) == {"hunter": 2, "shadow": 2, "neutral": 2}
            for deck, name in ((t.hermit, HERMIT), (t.white, WHITE), (t.black, BLACK)):
                assert len(deck.left) == 16 + sum(card.deck == name for card in CARNIVAL.cards)
