"""Shadow Hunters on its own board: a whole game against bots, and a Hermit card that only its owners read."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

import duskbell
from duskbell.locale.words import Words
from tests.e2e.conftest import Welcome
from tests.e2e.measure import VIOLATIONS
from tests.e2e.person import DESKTOP, PHONE, Person, Todo
from tests.e2e.site import Site
from tests.e2e.test_looks import SOME, comes_to_be_looked_at, look

pytestmark = pytest.mark.e2e

GAME = "shadow_hunters"
PLAYERS = 5
UNHURRIED = {"turn_seconds": 3600, "reply_seconds": 3600}
ANSWER = "shadow_hunters.hermit-answer"
HARMLESS = ("pass", "no", "nothing")


def test_a_whole_game_against_bots(welcome: Welcome, site: Site, tmp_path: Path) -> None:
    person = comes_to_be_looked_at(welcome)
    person.resize(DESKTOP)
    person.sit(site.lay(PLAYERS, game=GAME, seed=1, options=UNHURRIED))
    person.until(phase="turn")
    expect(person.at("board").locator("[data-testid^=area-]")).to_have_count(6)
    bold = does_something(Random(1))
    person.play(bold, stop=lambda todo: todo.get("key") == "shadow_hunters.area")
    check_board(person)
    look(person, "shadow-hunters", SOME)
    person.play(bold)

    expect(person.at("end-winner")).not_to_be_empty()
    check_board(person)
    person.saves_the_record(tmp_path)
    person.click("end-replay")
    expect(person.at("replay")).to_be_visible()
    person.page.get_by_role("slider").press("End")
    check_board(person)


def test_a_hermit_card_shows_beside_the_open_own_card(welcome: Welcome, site: Site) -> None:
    giver, getter, watcher = comes_to_be_looked_at(welcome, covers=True), welcome(covers=True), welcome()
    host = site.lay(PLAYERS, game=GAME, seed=seed_of_the_gate(), bots=None, options=UNHURRIED)
    guest = site.join(host.room, "小雨")
    site.seat_bots(host, "random")
    site.open_table(host)
    giver.sit(host)
    getter.sit(guest)
    watcher.go(f"/r/{host.room}")

    giver.answer("roll")
    giver.answer("yes")
    giver.click("area-church")
    expect(giver.at("explained")).to_have_attribute("data-what", "area-church")
    assert giver.page.evaluate(VIOLATIONS) == []
    giver.check_room()
    giver.check_words()
    giver.page.keyboard.press("1")  # answers nothing behind what is explained
    giver.page.keyboard.press("Escape")
    expect(giver.at("explained")).to_have_count(0)
    expect(giver.at("area-church")).to_be_focused()
    expect(giver.at("confirm")).to_be_disabled()
    giver.resize(DESKTOP)
    giver.click("deck-hermit")  # asked for a deck, one may take it from the board, where that has room for decks
    giver.resize(PHONE)
    expect(giver.at("deck-hermit")).to_be_hidden()
    giver.click("confirm")
    check_hand(giver)
    look(giver, "shadow-hunters-hand", SOME[:1])
    giver.answer("#1")

    expect(getter.at("ask")).to_have_attribute("data-ask-key", ANSWER)
    check_hand(getter)
    getter.resize(DESKTOP)
    getter.click("my-card")
    getter.click("hand-card")
    expect(getter.at("explained")).to_have_attribute("data-what", f"card-{card_of(getter)}")
    getter.click("explained-close")
    expect(watcher.at("hand")).to_be_visible()
    assert card_of(watcher) is None


def test_who_reads_a_hermit_card_beside_its_question_may_give_every_answer(welcome: Welcome, site: Site) -> None:
    giver, getter = welcome(covers=True), welcome(covers=True)
    host = site.lay(PLAYERS, game=GAME, seed=seed_of_the_gate(ways=2), bots=None, options=UNHURRIED)
    guest = site.join(host.room, "Ben")
    site.seat_bots(host, "random")
    site.open_table(host)
    giver.sit(host)
    getter.sit(guest)
    for option in ("roll", "yes", "hermit", "#1"):
        giver.answer(option)
    expect(getter.at("ask")).to_have_attribute("data-ask-key", ANSWER)
    expect(getter.at("open-card")).to_be_visible()
    assert not getter.question[2], "a neighbour sees what is true of the card"
    getter.click("open-card")
    expect(getter.at("hermit-read")).to_be_visible()
    assert len(getter.question[2]) == 2


def test_who_may_do_more_than_others_sees_it_with_the_own_card_open(welcome: Welcome, site: Site) -> None:
    """Franklin may strike before he rolls; a neighbour sees the question that everybody gets."""
    person = welcome(covers=True)
    person.sit(site.lay_with_guest(PLAYERS, game=GAME, seed=seed_of_franklin(), options=UNHURRIED))
    expect(person.at("option-roll")).to_be_visible()
    expect(person.at("option-power")).to_have_count(0)
    expect(person.at("hint")).to_contain_text("more choices")
    person.click("my-card")
    expect(person.at("option-power")).to_be_visible()
    person.check_words()
    person.click("my-card")
    expect(person.at("option-power")).to_have_count(0)
    person.click("open-card")
    expect(person.at("option-power")).to_be_visible()
    expect(person.at("log")).to_be_visible()  # the question is opened by itself
    expect(person.at("card-face")).to_have_count(0)


def check_hand(person: Person) -> None:
    """The card is named and read while the own card lies open, and at no other time."""
    hand = person.at("hand")
    expect(hand).to_be_visible()
    card = card_of(person)
    words = Words("en")
    name, said = words.text(f"card-{GAME}-{card}"), words.text(f"card-{GAME}-{card}", attribute="text")
    expect(hand).not_to_have_attribute("data-card", str(card))
    for secret in (name, said):
        expect(person.page.get_by_text(secret)).to_have_count(0)
    person.check_room()
    person.click("my-card")
    expect(person.at("card-face")).to_contain_text(said)
    expect(hand).to_have_attribute("data-card", str(card))
    person.check_words()
    person.check_room()
    person.click("my-card")
    for secret in (name, said):
        expect(person.page.get_by_text(secret)).to_have_count(0)


def card_of(person: Person) -> str | None:
    """The Hermit card that is on its way, if this person knows it."""
    card: str | None = view_of(person)["facts"]["hand"]["card"]
    return card


def check_board(person: Person) -> None:
    """Markers, pieces and equipment lie where the facts say."""
    view = view_of(person)
    facts = view["facts"]
    living = [seat["seat"] for seat in view["seats"] if seat["alive"]]
    for points in range(15):
        there = ",".join(str(n) for n in living if facts["damage"][n] == points)
        expect(person.at(f"damage-{points}")).to_have_attribute("data-seats", there)
    for n, cards in enumerate(facts["equipment"]):
        for card in cards:
            expect(person.at(f"before-{n}").get_by_test_id(f"gear-{card}")).to_be_visible()


def view_of(person: Person) -> dict[str, Any]:
    """The table as this person saw it last."""
    view: dict[str, Any] = next(message for message in reversed(person.heard) if message["type"] == "state")["view"]
    return view


def seed_of_franklin() -> int:
    """The first seed where seat 0 begins and is Franklin."""
    plays = ((seed, duskbell.start(GAME, PLAYERS, seed=seed)) for seed in count(1))
    return next(seed for seed, play in plays if 0 in play.open and play.view(0).me.role.id == "franklin")


def seed_of_the_gate(ways: int = 1) -> int:
    """The first seed where seat 0 begins, the dice lead to the Underworld Gate, and its Hermit card is answered, in one
    of so many ways.
    """
    for seed in count(1):
        play = duskbell.start(GAME, PLAYERS, seed=seed)
        if 0 not in play.open:
            continue
        play.answer(0, "roll")
        if play.open[0].about == ("underworld_gate",):
            for option in ("yes", "hermit", "#1"):
                play.answer(0, option)
            if 1 in play.open and play.open[1].key == ANSWER and len(play.open[1].options) >= ways:
                return seed
    raise AssertionError("there are more seeds")


def does_something(rng: Random) -> Callable[[Todo], str]:
    """Any answer but to do nothing, where there is one."""

    def choose(todo: Todo) -> str:
        return str(rng.choice([o for o in todo["options"] if o not in HARMLESS] or todo["options"]))

    return choose
