"""What is seldom done, and never taken back, does not lie beside what hurries, nor where a common answer was."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Welcome
from tests.e2e.site import Site
from tests.e2e.test_shadow_hunters import GAME, PLAYERS, UNHURRIED, seed_of_franklin

pytestmark = pytest.mark.e2e

BOTH = """() => {
  const both = ['hand', 'slayer'].map((key) => document.querySelector(`[data-ask-key='clocktower.${key}']`));
  return both.every(Boolean) && both.map((e) => e.getBoundingClientRect().toJSON());
}"""
"""Where the hand and the claim lie, while both may be pressed: bots count fast."""

Box = Any
"""Of the browser: x, y, width, height."""


def box(of: Locator) -> Box:
    """Where it lies, when it lies still."""
    found = of.bounding_box()
    assert found is not None
    return found


def meet(one: Box, other: Box) -> bool:
    """Whether a finger that is on one may be on the other."""
    sideways = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    return bool(
        sideways > 0 and min(one["y"] + one["height"], other["y"] + other["height"]) > max(one["y"], other["y"])
    )


def test_who_turns_the_card_over_finds_revealing_on_it_and_every_answer_where_it_was(
    welcome: Welcome, site: Site
) -> None:
    person = welcome(covers=True)
    person.sit(site.lay_with_guest(PLAYERS, game=GAME, seed=seed_of_franklin(), options=UNHURRIED))
    person.click("my-card")
    person.click("my-card")  # it was turned over once
    roll = person.at("option-roll")
    before = box(roll)
    expect(person.page.locator("[data-ask-key='shadow_hunters.reveal']")).to_have_count(0)
    person.click("my-card")
    reveal = person.at("card-face").locator("[data-ask-key='shadow_hunters.reveal']")
    expect(reveal).to_be_in_viewport(ratio=1)
    assert not meet(box(reveal), before)
    assert box(roll)["y"] == before["y"]
    person.check_room()
    reveal.click()
    expect(person.at("confirm")).to_be_enabled()
    assert not meet(box(person.at("confirm")), box(person.at("card-face")))
    person.click("offer-back")
    expect(reveal).to_be_visible()


@pytest.mark.slow
def test_a_claim_for_the_game_stands_apart_from_the_hand_while_hands_are_counted(welcome: Welcome, site: Site) -> None:
    person, other = welcome(), welcome()
    host = site.lay(7, game="clocktower", seed=5, bots=None, speed="none")
    guest = site.join(host.room, "Ben")
    site.seat_bots(host, "plain")
    person.sit(host)
    site.open_table(host)
    other.sit(guest)
    counts = False
    while not counts:
        for one in (person, other):
            todo = one.todo(patience=500)
            assert todo is None or todo["kind"] != "end", "the hands were never counted while both could be raised"
            if one is other and todo and todo.get("key") == "clocktower.vote" and person.page.evaluate(BOTH):
                counts = True  # it waits for the other's hand, and so may theirs be raised
            elif todo is not None:
                one.do(todo, lambda todo: str(todo["options"][-1]))
    for lang in ("en", "zh"):
        person.speak(lang)
        hand, claim = person.page.evaluate(BOTH)
        assert hand["y"] >= claim["y"], "the hand keeps to the lowest line"
        above = claim["y"] + claim["height"] <= hand["y"]
        assert above or claim["x"] - (hand["x"] + hand["width"]) > 16, "they are no neighbours"
