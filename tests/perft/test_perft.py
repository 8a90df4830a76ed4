"""Numbers of plays, compared with what they were, and some of them with what can be reckoned on paper."""

from __future__ import annotations

from math import comb

import pytest

from duskbell.testing import perft
from tests.games.fengsheng.perft import FIGHT, FULL, MAIN
from tests.games.shadow_hunters.perft import AREAS, BOB, FRANKLIN
from tests.perft import HERE, TABLES, path


@pytest.mark.slow
@pytest.mark.parametrize("name", TABLES)
def test_there_are_as_many_plays_as_there_were(name: str) -> None:
    text = path(name).read_text(encoding="utf-8")
    assert TABLES[name].text() == text, f"{name} has changed: `make golden` writes it anew; read the diff first"


def test_each_file_has_its_table() -> None:
    assert {p.stem for p in HERE.glob("*.perft")} == set(TABLES)


# On paper


@pytest.mark.parametrize(("players", "killers"), [(5, 1), (5, 2), (6, 2), (7, 3)])
def test_deals_are_the_ways_to_choose_the_killers(players: int, killers: int) -> None:
    assert perft("mafia", players, 1, {"killers": killers, "angels": 0}).nodes == comb(players, killers)


@pytest.mark.parametrize(("players", "angels"), [(5, 1), (5, 2), (6, 1)])
def test_each_angel_is_a_card_of_its_own(players: int, angels: int) -> None:
    deals = players * (players - 1) * (players - 2 if angels == 2 else 1)
    assert perft("mafia", players, 1, {"killers": 1, "angels": angels}).nodes == deals


def test_a_lone_killer_points_at_anybody_or_nobody() -> None:
    """Five deals; five to kill, one of whom is the killer, which ends it; or nobody."""
    counted = perft("mafia", 5, 2, {"angels": 0})
    assert (counted.nodes, counted.ends) == (5 * 6, {"village": 5})


def test_the_first_of_the_living_accuses_another_or_nobody() -> None:
    """After a death four live: three to accuse, or pass; after a quiet night four, or pass. Five plays are over."""
    counted = perft("mafia", 5, 3, {"angels": 0})
    assert (counted.nodes, counted.ends) == (5 * (1 + 4 * 4 + 1 * 5), {"village": 5})


def test_an_angel_asks_about_another_before_dawn() -> None:
    """Twenty deals, six answers of the killer, four of the angel, who asks even when killer chose killer."""
    counted = perft("mafia", 5, 3, {"angels": 1})
    assert (counted.nodes, counted.ends) == (20 * 6 * 4, {"village": 20 * 4})


def test_two_killers_answer_apart() -> None:
    """Six answers each; one round, so five pairs agree on a death; three of them leave two against two."""
    counted = perft("mafia", 5, 3, {"killers": 2, "angels": 0, "killer_rounds": 1})
    assert counted.nodes == 10 * 36
    assert counted.ends == {"killers": 10 * 3}


def test_killers_who_must_kill_and_differ_leave_it_to_chance() -> None:
    """Five pairs agree, twenty differ and are drawn from: each seat dies in one of the former, eight of the latter."""
    options = {"killers": 2, "angels": 0, "killer_rounds": 1, "must_kill": True}
    counted = perft("mafia", 5, 3, options)
    assert (counted.nodes, counted.ends) == (10 * 25, {"killers": 10 * 3})
    assert perft("mafia", 5, 4, options).ends == {"killers": 10 * 3 * (1 + 8)}


# Werewolf, on paper


@pytest.mark.slow
def test_a_lone_wolf_hunts_anybody_or_nobody_and_the_seer_checks_another_or_nobody() -> None:
    """Thirty deals; six to hunt or nobody; five to check or nobody. The wolf's own death and the only god's end it."""
    options = {"board": "free", "cast": "wolf seer villager*4", "sheriff": False}
    counted = perft("werewolf", 6, 3, options, told={"werewolf.point": []})
    assert (counted.nodes, counted.ends) == (30 * 7 * 6, {"good": 30 * 6, "wolves": 30 * 6})
    assert perft("werewolf", 6, 2, options).nodes == 30 * 7, "it points before it gives its number"


@pytest.mark.slow
def test_the_witch_cures_poisons_or_sleeps() -> None:
    """For a victim other than her a potion for it, five to poison, or nothing; for herself or nobody no cure."""
    told: dict[str, list[str]] = {"werewolf.point": []}
    counted = perft("werewolf", 6, 3, {"board": "free", "cast": "wolf witch villager*4"}, told=told)
    assert counted.nodes == 30 * (5 * 7 + 2 * 6)


@pytest.mark.parametrize(("board", "first", "second"), [("yunls", 13, 13), ("yunlb", 13, 12), ("thief_cupid", 1, 66)])
def test_the_first_powers_of_a_board(board: str, first: int, second: int) -> None:
    """The pack has hunted somebody else than the witch. Guard: twelve or nobody; witch: a potion for the victim, eleven
    to poison, or nothing; seer: eleven or nobody. The thief has two cards alike; Cupid joins two of twelve.
    """
    options = {"board": board}
    counted = [perft("werewolf", 12, n, options, told=TABLES["werewolf_boards"].told) for n in (1, 2)]
    assert [c.nodes for c in counted] == [first, first * second]


# Shadow Hunters, on paper


def test_characters_are_set_aside_dealt_and_somebody_begins() -> None:
    """One Hunter and one Shadow out of three each are set aside, four dealt, one of four begins."""
    assert perft("shadow_hunters", 4, 4, told=AREAS).nodes == 3 * 3 * 24 * 4


def test_the_dice_show_where_to_go_but_for_a_seven() -> None:
    """Four of 24 throws are sevens, which lead to any of six areas; elsewhere one uses the area or does not."""
    assert [perft("shadow_hunters", 6, n, told=BOB).nodes for n in (1, 2, 3)] == [1, 24, 4 * 6 + 20 * 2]


def test_franklin_may_strike_before_he_rolls() -> None:
    """One of three others, or none after all; six points of the die, or the roll that is left."""
    counts = [perft("shadow_hunters", 4, n, told=FRANKLIN).nodes for n in (1, 2, 3)]
    assert counts == [2, 24 + 4, 4 * 6 + 20 * 2 + 3 * 6 + 1]


# 风声, on paper


def test_a_coerce_names_one_of_four_cards_at_one_of_the_others() -> None:
    """Two Coerces at two others with four names, or nothing. Then one Coerce is left, or nothing. Who does nothing
    sends: both Coerces and the Balance go one way, two Intercepts to two others; the third and the Clarify to two,
    locking one of three or nobody.
    """
    counts = [perft("fengsheng", 3, n, FULL, told=MAIN).nodes for n in (1, 2)]
    assert counts == [2 * 2 * 4 + 1, 16 * (2 * 4 + 1) + 2 + 2 * 2 + 2 * (2 * 4)]


def test_a_fight_begins_anew_before_whom_the_intel_lies() -> None:
    """The second has an Intercept, a Mislead to two, and a Swap; the third an Intercept; the first a Swap, an Intercept
    and a Mislead. Who uses something has that card no more; who passes leaves it to the next.
    """
    counts = [perft("fengsheng", 3, n, FULL, told=FIGHT).nodes for n in (1, 2)]
    assert counts == [1 + 2 + 1 + 1, (2 + 1 + 1) + 2 + 5 + (1 + 2 + 1) + 2]
