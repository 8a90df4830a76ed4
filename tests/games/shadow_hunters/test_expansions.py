"""Characters and cards from outside: they are dealt, asked, played by bots and told, and break nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from duskbell.arena.sitting import play_out, sit
from duskbell.games import find
from duskbell.games.shadow_hunters import Pack, add
from duskbell.games.shadow_hunters.character import SKILLS
from duskbell.games.shadow_hunters.equipment import DEEDS, Equipment
from duskbell.games.shadow_hunters.events import Died, Laid, Unhurt, Used
from duskbell.games.shadow_hunters.packs import CAST, ROLES, full_deck, piles, pool
from duskbell.kernel import Play
from duskbell.kernel.errors import BadOption
from duskbell.kernel.options import describe
from duskbell.locale import words
from duskbell.testing import check, find_leak, random_answers, sit_down
from tests.games.shadow_hunters.carnival import CARNIVAL, Mosquito, in_the_box
from tests.games.shadow_hunters.test_secrets import told_apart
from tests.rulebook.shadow_hunters.shadow import (
    Hunters,
    attacks,
    damage,
    equipment,
    fights,
    goes,
    hunters,
    passes,
    rests,
    rolls,
)

MADE_UP = {c.id for c in CARNIVAL.characters}
WITH: dict[str, Any] = {"expansion": "carnival"}


@pytest.fixture(autouse=True, scope="module")
def box() -> Iterator[None]:
    with in_the_box(CARNIVAL):
        yield


def played(players: int, seed: int, kinds: str = "plain") -> Play[Any]:
    play, bots = sit("shadow_hunters", players, str(seed), WITH, kinds)
    play_out(play, bots, str(seed))
    return play


def test_there_is_one_for_every_hook() -> None:
    assert {skill for c in CARNIVAL.characters for skill in c.skills} == set(SKILLS)
    cards = [c for c in CARNIVAL.cards if isinstance(c, Equipment)]
    assert {deed for c in cards for deed in c.deeds} == set(DEEDS)


def armed(*cards: str, **position: Any) -> Hunters:
    """Emi, in the cemetery, has these cards; the Vampire stands in the church beside, George in the woods."""
    at = {"Vampire": "church", "George": "weird_woods", "Emi": "church"}
    s = hunters(equipment={"Emi": " ".join(cards)}, at=at, **WITH, **position)
    return rests(goes(s, "Emi", "cemetery"), "Emi")


def test_equipment_reaches_aims_rolls_and_adds() -> None:
    assert armed("stilts").options("Emi") == ["George", "Vampire", "pass"]
    assert armed("stilts", "lasso").options("Emi") == ["George", "pass"]
    assert armed("machine_gun", "stilts", "masamune").options("Emi") == ["all"]
    assert damage(attacks(armed("hammer"), "Emi", "Vampire", d6=5)) == {"Vampire": 3}
    assert damage(attacks(armed("hammer"), "Emi", "Vampire", d6=2)) == {}
    s = attacks(armed("drum", "whip", revealed="Emi"), "Emi", "Vampire", "1+2")
    assert damage(s.says("Emi", "beat", "carnival.drum")) == {"Vampire": 4}


def test_equipment_rolls_twice_softens_and_takes_all() -> None:
    s = rolls(hunters(equipment={"Emi": "unicycle"}, at={"Vampire": "church"}, **WITH), "Emi", "2+4", "2+6")
    assert s.options("Emi") == ["church", "cemetery"]
    cards = {"Emi": "unicycle", "Vampire": "talisman chainsaw"}
    s = hunters(equipment=cards, damage={"Vampire": 12}, at={"Vampire": "church"}, **WITH)
    rests(rolls(s, "Emi", "2+6", "2+6"), "Emi")
    assert equipment(passes(attacks(s, "Emi", "Vampire", "1+2")), "Emi") == ["unicycle", "talisman", "chainsaw"]
    s = hunters(turn="Vampire", equipment={"Emi": "unicycle"}, at={"Emi": "church"}, **WITH)
    fights(s, "Vampire", "Emi", "1+3")
    assert damage(passes(s, "rob")) == {}
    assert [e.why for e in s.sees(None, Unhurt)] == ["unicycle"]


def test_a_table_that_has_not_chosen_it_is_dealt_as_ever() -> None:
    for players in CAST:
        assert not pool(players) & MADE_UP
        play = sit_down("shadow_hunters", players, 1)
        assert not MADE_UP & {s.role.id for s in play.table.seats}
    assert len(full_deck("white")) == len(full_deck("hermit")) == 16


def test_its_cards_and_characters_are_mixed_among_the_others() -> None:
    assert "whip" in full_deck("black", "carnival")
    assert len(full_deck("white", "carnival")) == 19
    dealt = Counter(s.role.id for seed in range(60) for s in sit_down("shadow_hunters", 6, seed, WITH).table.seats)
    assert set(dealt) >= MADE_UP
    laid = next(e.event for e in sit_down("shadow_hunters", 4, 1, WITH).table.log if isinstance(e.event, Laid))
    assert "hermit_ticket" in laid.hermit


@pytest.mark.parametrize("players", CAST)
def test_a_character_is_dealt_only_at_the_tables_it_names(players: int) -> None:
    assert ("pickpocket" in pool(players, "carnival")) is (players in (5, 6, 7))
    assert [n for _, n in piles(players, "carnival")] == list(CAST[players])


@pytest.mark.slow
@pytest.mark.parametrize("players", CAST)
@pytest.mark.parametrize("kinds", ["plain", "greedy", "random"])
def test_bots_play_tables_with_it_to_the_end(players: int, kinds: str) -> None:
    for seed in range(3):
        play = played(players, seed, kinds)
        assert play.outcome is not None
        assert not [line for line in play.lines if len(line) == 4 and line[3] == "clock"], "no bot was silent"


def test_every_one_of_them_does_something() -> None:
    done: set[str] = set()
    for seed in range(40):
        play = sit_down("shadow_hunters", 4 + seed % 4, seed, WITH)
        for _ in random_answers(play, Random(seed)):
            pass
        done |= {e.event.role for e in play.table.log if isinstance(e.event, Used)}
        done |= {e.event.cause for e in play.table.log if hasattr(e.event, "cause")}
    assert done >= MADE_UP - {"clown"}, "only a lie is no deed"


@pytest.mark.parametrize("players", [5, 8])
def test_the_laws_hold_with_it(players: int) -> None:
    check("shadow_hunters", players, 1, WITH)


@pytest.mark.slow
@pytest.mark.parametrize("players", CAST)
def test_nothing_tells_who_is_who_with_it(players: int) -> None:
    for seed in range(12):
        assert told_apart(players, seed, WITH) == ""
        assert find_leak("shadow_hunters", players, seed, WITH) is None


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "zh-CN"])
def test_what_has_no_words_is_told_by_its_id(lang: str) -> None:
    play = played(6, 2)
    said = words(lang).table("shadow_hunters", tuple([s.name for s in play.table.seats]))
    assert all(said.event(event) for event in play.view(None).as_data())


def test_what_the_box_has_already_is_refused_and_nothing_changes() -> None:
    before = dict(ROLES)
    with pytest.raises(ValueError, match="the box has 'mosquito' already"):
        add(Pack("again", (Mosquito(),)))
    assert before == ROLES
    assert [o.choices for o in describe(find("shadow_hunters").Options) if o.name == "expansion"] == [
        ("carnival", "none")
    ]


def test_options_with_an_expansion_do_not_change_either() -> None:
    with pytest.raises(AttributeError, match="immutable"):
        sit_down("shadow_hunters", 5, 1, WITH).table.options.expansion = "none"


def test_an_expansion_that_is_not_in_the_box_is_refused() -> None:
    with pytest.raises(BadOption, match="right would be one of carnival, none"):
        sit_down("shadow_hunters", 5, 1, {"expansion": "circus"})


@pytest.mark.slow
def test_a_death_is_told_with_a_made_up_face() -> None:
    faces = {e.event.role for seed in range(10) for e in played(6, seed).table.log if isinstance(e.event, Died)}
    assert faces & MADE_UP
