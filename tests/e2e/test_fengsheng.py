"""风声 on its own table: a hand to be played step by step, an envelope that goes round, and passing for a turn."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest
from playwright.sync_api import expect

import duskbell
from tests.e2e.conftest import Welcome
from tests.e2e.measure import LOG
from tests.e2e.person import DESKTOP, Person, Todo
from tests.e2e.site import Site
from tests.e2e.test_looks import SOME, comes_to_be_looked_at, look

pytestmark = pytest.mark.e2e

GAME = "fengsheng"
PLAYERS = 5
LOW_PHONE = (360, 740)
LOW_LOG = 160
"""Pixels of the log that are left there while something is asked."""
DOCK = "() => { const dock = document.querySelector('.dock'); return dock.scrollHeight - dock.clientHeight; }"
"""How much of the question is hidden."""
UNHURRIED = {"turn_seconds": 3600, "round_seconds": 3600}
FIGHT = ("swap", "intercept", "mislead")


def test_a_turn_of_five(welcome: Welcome, site: Site) -> None:
    person = comes_to_be_looked_at(welcome)
    person.resize(DESKTOP)
    person.sit(site.lay(PLAYERS, game=GAME, seed=seed_of_the_first_turn(), options=UNHURRIED))
    cast = person.at("cast").locator("[data-testid^=option-]")
    expect(cast).not_to_have_count(0)
    person.click("cover-hand")
    expect(cast).to_have_count(0)
    person.click("cover-hand")
    person.play(first, stop=lambda todo: todo.get("key") == "fengsheng.main")
    person.resize(LOW_PHONE)
    person.check_room()
    person.page.wait_for_function(f"() => ({LOG})() >= {LOW_LOG}")  # the layout follows the size in a moment
    assert person.page.evaluate(DOCK) <= 0, "question, hand and answers are seen whole"
    person.resize(DESKTOP)
    facts = facts_of(person)
    fan = person.at("hand").locator("[data-testid^=option-c], [data-testid^=hand-c]")
    expect(fan).to_have_count(len(facts["hands"][0]))
    look(person, "fengsheng", SOME)
    person.resize(DESKTOP)

    person.at("hand").locator("[data-testid^=hand-c]").first.click()  # no answer now: it says why
    expect(person.at("explained").get_by_role("status")).not_to_be_empty()
    person.page.keyboard.press("Escape")
    person.click("cover-hand")
    expect(fan).to_have_count(0)
    expect(person.page.locator("[data-testid=ask] [data-testid^=option-]")).to_have_count(1)  # nothing but to go on
    person.click("cover-hand")

    person.page.locator("[data-testid^=option-c]").first.click()
    expect(person.at("card-does")).not_to_be_empty()  # before it is played
    person.click("step-back")
    expect(person.at("card-does")).to_have_count(0)

    person.answer("pass")
    person.play(first, stop=lambda todo: todo.get("key") == "fengsheng.send")
    card = person.page.locator("[data-testid^=option-c]").first
    token = card.get_attribute("data-token")
    card.click()
    expect(person.at("ask")).to_have_attribute("data-step", str(token))
    expect(person.at("card-does")).to_have_count(0)  # sent, it is no more than intel
    person.click("step-back")
    expect(person.at("ask")).to_have_attribute("data-step", "")
    sent = person.play(first, stop=lambda todo: todo.get("key") == "fengsheng.fight" or todo["kind"] == "end")
    assert sent["kind"] == "ask"
    expect(person.at("envelope")).to_have_attribute("data-front", str(facts_of(person)["intel"]["front"]))
    if facts_of(person)["intel"]["front"] != 0:
        person.click("let-pass")
        expect(person.page.locator(f"[data-testid=ask][data-ask-id='{sent['id']}']")).to_have_count(0)
    more = person.page.locator("[data-testid^=more-]")
    person.play(first, stop=lambda todo: more.count() > 0)
    more.last.click()
    expect(person.at("panel-board").locator("details[open]")).to_have_count(1)
    person.check_words()
    person.check_room()


def first(todo: Todo) -> str:
    return str(todo["options"][0])


def facts_of(person: Person) -> dict[str, Any]:
    """What this person knows of the table."""
    message = next(message for message in reversed(person.heard) if message["type"] == "state")
    facts: dict[str, Any] = message["view"]["facts"]
    return facts


def seed_of_the_first_turn() -> int:
    """The first seed where seat 0 begins and holds a card that is for the fight."""
    for seed in count(1):
        play = duskbell.start(GAME, PLAYERS, seed=seed)
        for seat in range(PLAYERS):
            play.answer(seat, play.open[seat].options[0])
        if play.table.turn == 0 and any(card.kind in FIGHT for card in play.view(0).me.hand):
            return seed
    raise AssertionError("there are more seeds")
