"""Shadow Hunters: what nobody may learn, as long as it is a secret. Twins and whole games are in tests/games."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from duskbell.games.shadow_hunters.events import Damaged
from duskbell.kernel import Play
from duskbell.testing import random_answers, sit_down
from tests.rulebook.ear import Ear
from tests.rulebook.shadow_hunters.shadow import (
    asked,
    cast,
    damage,
    draws,
    fights,
    gives,
    goes,
    hunters,
    offered,
    passes,
    question,
    rests,
    revealed,
    takes,
)


def listen(play: Play[Any], seed: int) -> None:
    """Everybody at a table, and somebody who only watches, hears a whole random game."""
    seats = range(len(play.table.seats))
    ears = {n: Ear(n, play.table.seats[n].role.id) for n in seats} | {None: Ear(None)}
    told = dict.fromkeys(ears, 0)
    for _ in random_answers(play, Random(seed), offers=0.02):
        if play.over:
            return
        for me, ear in ears.items():
            view = play.view(me)
            for event in view.as_data(told[me]):
                ear.hear(event)
            told[me] = view.version
            ear.check(view.state())
            if me is not None and me in play.open:
                ear.check(as_data(play.open[me].about))


def as_data(about: tuple[Any, ...]) -> Mapping[str, Any]:
    return {f"a{n}": value for n, value in enumerate(about)}


@pytest.mark.slow
@pytest.mark.parametrize("players", range(4, 9))
def test_nothing_that_reaches_a_seat_tells_of_a_hidden_character_or_a_hermit_card(players: int) -> None:
    """Interactions 41 and 43: every event, view and question of whole games, for seats and for who only watches."""
    for seed in range(5):
        listen(sit_down("shadow_hunters", players, seed), seed)


def test_the_ear_would_hear_it() -> None:
    ear = Ear(1, "emi")
    for secret in ({"type": "x", "role": "vampire"}, {"type": "x", "deep": [{"card": "hermit_slap"}]}):
        with pytest.raises(AssertionError, match="1 learns of"):
            ear.hear(secret)
    ear.hear({"type": "x", "role": "emi", "card": "holy_water"})


# -- the peers' faults -------------------------------------------------------------------------------------------------


def test_damage_is_told_without_who_was_hurt() -> None:
    """One of the others sends the whole player, hidden character and all, with each damage."""
    s = fights(hunters(at={"Vampire": "church"}), "Emi", "Vampire", "1+3")
    assert [e.as_data() for e in s.sees(None, Damaged)] == [
        {"type": "shadow_hunters.damaged", "seat": 2, "amount": 2, "by": 0, "cause": "attack", "cards": "none"}
    ]
    seats = s.play.view(None).state()["seats"]
    assert [(x["role"], x["team"]) for x in seats] == [(None, None)] * 4


def test_hermit_cards_have_no_name_for_the_others_neither_in_hand_nor_on_the_discards() -> None:
    """Another sends them to all and hides them in the browser."""
    s = gives(hunters(), "Emi", "hermit_spell", "Vampire").says("Vampire", "do")
    for who in ("George", "Werewolf", None):
        told = s.play.view(None if who is None else s.no(who)).as_data()
        cards = [e["card"] for e in told if "card" in e]
        assert cards == ["?", "?", "?"]
    cause = [e.cause for e in s.sees(None, Damaged)]
    assert cause == ["hermit"], "what it did is seen, and not by which card"


def test_what_somebody_is_asked_by_a_hermit_card_is_for_two_alone() -> None:
    """Another publishes the pending choice."""
    s = gives(hunters(equipment={"Vampire": "talisman"}), "Emi", "hermit_greed", "Vampire")
    for who in ("George", "Werewolf"):
        view = s.play.view(s.no(who))
        assert "hermit_greed" not in str([view.state(), view.as_data()[3:]])
        assert s.no(who) not in s.play.open


@pytest.mark.parametrize("who", ["George", "Werewolf"])
def test_only_who_is_asked_can_answer(who: str) -> None:
    """Interaction 44, the table's half of it: an answer belongs to a seat. Seats belong to tokens, in tests/server."""
    s = gives(hunters(), "Emi", "hermit_spell", "Vampire")
    assert s.refuses(who, "do")
    assert s.refuses("Emi", "do")


# -- nobody's pause tells ----------------------------------------------------------------------------------------------


def looks(s: Any, who: str) -> tuple[Any, ...]:
    """What can be seen from outside of somebody's being asked, and over the shoulder while the own card is covered."""
    ask = question(s, who)
    shown = (ask.default,) if ask.hides_extra_options else ask.options
    return s.open_now(), ask.seconds, ask.public, shown, s.play.view(None).version


def test_whoever_is_attacked_is_asked_alike() -> None:
    """Interaction 42."""
    one = fights(hunters("Emi George Vampire Werewolf", at={"Vampire": "church"}), "Emi", "Vampire", "1+3")
    two = fights(hunters("Emi George Werewolf Vampire", at={"Werewolf": "church"}), "Emi", "Werewolf", "1+3")
    assert looks(one, "Vampire")[1:] == looks(two, "Werewolf")[1:]
    assert damage(one).get("Vampire") == damage(two).get("Werewolf")


def test_whoever_begins_a_turn_is_asked_alike() -> None:
    """Interaction 42: Franklin, George and Emi have more to choose from, and nobody sees it."""
    seen = {looks(hunters(cast(who)), who)[1:] for who in ("Emi", "Franklin", "George", "Vampire", "Unknown")}
    assert len(seen) == 1
    assert not question(hunters(), "Emi").public


def test_what_lies_face_up_need_not_be_veiled() -> None:
    assert question(hunters(revealed="Emi"), "Emi").hides_extra_options is False
    assert question(hunters(), "Emi").hides_extra_options is True


@pytest.mark.parametrize("card", ["chocolate", "advent", "diabolic_ritual"])
def test_whoever_draws_a_card_that_lets_some_reveal_is_asked_alike(card: str) -> None:
    """Interaction 42."""
    seen = {looks(draws(hunters(cast(who)), who, card), who)[1:] for who in ("Emi", "Vampire", "Unknown", "Allie")}
    assert len({one[:-1] for one in seen}) == 1


def test_a_cover_question_that_is_passed_leaves_no_trace() -> None:
    s = fights(hunters(at={"Vampire": "church"}), "Emi", "Vampire", "1+3")
    before = s.play.view(None).version
    s.says("Vampire", "pass")
    types = [e["type"] for e in s.play.view(None).as_data(before)]
    assert types == ["core.phase-began", "shadow_hunters.turn-began"]


def test_whether_daniel_may_not_reveal_is_seen_by_nobody_else() -> None:
    """Row 23: offers are a seat's own."""
    s = hunters("Emi George Vampire Werewolf Daniel")
    assert "Daniel" not in offered(s)
    others = [n for n in s.names if n != "Daniel"]
    assert all(s.no("Daniel") not in [a.to for a in s.play.offers[s.no(n)]] for n in others)
    assert [str(v) for v in s.play.view(None).state()["facts"].values() if "daniel" in str(v)] == []


def test_a_game_that_is_won_asks_nobody_anything_any_more() -> None:
    """Others look for winners between phases only, and ask on."""
    s = fights(hunters(dead="Werewolf", at={"Vampire": "church"}, damage={"Vampire": 12}), "Emi", "Vampire", "1+2")
    assert s.play.over
    assert s.open_now() == {}


def test_a_machine_gun_falls_silent_with_its_owner() -> None:
    """Another goes on shooting when a counterattack has killed the gunner: here counters come last."""
    s = hunters(
        "Vampire Emi George Werewolf Allie Charles",
        at={"Emi": "church", "Werewolf": "church"},
        damage={"Vampire": 12},
        equipment={"Vampire": "machine_gun"},
    )
    rests(goes(s, "Vampire", "cemetery"), "Vampire")
    s.next(dice="1+3").says("Vampire", "all")
    s.next(dice="1+2").says("Werewolf", "counter")
    assert damage(s, "Emi", "Werewolf") == {"Emi": 2, "Werewolf": 2}
    assert asked(s) == "move"
    assert revealed(s) == ["Vampire", "Werewolf"]


def test_a_dead_werewolf_is_not_asked_to_strike_back() -> None:
    """Another had it strike from the grave."""
    s = fights(hunters(at={"Werewolf": "church"}, damage={"Werewolf": 13}), "Emi", "Werewolf", "1+2")
    assert asked(s) == "move"


def test_words_and_reveals_of_others_do_not_disturb_a_question() -> None:
    s = takes(gives(hunters(), "Emi", "hermit_spell", "Vampire"), "Werewolf", "reveal")
    assert s.open_now() == {"Vampire": "shadow_hunters.hermit-answer"}
    assert damage(passes(s.says("Vampire", "do"))) == {"Vampire": 1}
