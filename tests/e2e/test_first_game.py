"""A first game: one tap from home, with a coach who covers nothing and can be put away."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Welcome
from tests.e2e.person import OPTIONS, Person

pytestmark = pytest.mark.e2e


def test_a_first_game_is_one_tap_from_home_and_has_a_coach(welcome: Welcome) -> None:
    person: Person = welcome()
    person.page.goto(person.site.url)
    person.click("home-learn-mafia")
    tip = person.at("coach-tip")
    expect(tip).to_be_visible()
    person.click("coach-skip")
    expect(tip).to_have_count(0)
    person.click("coach-again")
    expect(tip).to_be_visible()
    person.click("coach-ok")
    person.until(phase="night")
    expect(person.at("open-card")).to_be_visible()  # the question waits until the card has been read
    expect(person.at("confirm")).to_have_count(0)
    person.click("open-card")
    expect(person.at("confirm")).to_be_visible()
    person.page.locator(OPTIONS).first.click()
    person.click("confirm")
    person.until(phase="day", stage="discussion")
    person.click("my-card")
    expect(person.at("card-face")).to_be_visible()
    person.at("talk-input").fill("Good morning")
    person.page.keyboard.press("Enter")
    expect(person.at("card-face")).to_have_count(0)  # it lies over the log, where that is said
    expect(person.at("log")).to_contain_text("Good morning")


def test_from_home_to_the_first_answer_are_at_most_five_taps(welcome: Welcome) -> None:
    """With a look at the own card, at the game with the shortest way and at that with the longest."""
    person: Person = welcome()
    for game, picks in (("mafia", 1), ("clocktower", 2)):
        person.go()
        person.click(f"home-learn-{game}")
        person.click("my-card")
        options = person.page.locator(OPTIONS)
        for n in range(picks):
            options.nth(n).click()
        person.click("confirm")
        expect(person.at("confirm")).to_have_count(0)
        assert 2 + picks < person.clicks <= 5
