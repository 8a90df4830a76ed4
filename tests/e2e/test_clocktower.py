"""A person is the Storyteller of a town of bots: the night sheet, what is shown, an unlawful statement, nominations."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Welcome
from tests.e2e.person import Person, Todo
from tests.e2e.site import Site
from tests.e2e.test_looks import SOME, comes_to_be_looked_at, look

pytestmark = pytest.mark.e2e

TABLET = (1180, 820)
SEED = 5
"""Of this seed the first night has a Poisoner, and several who learn something."""


def goes_on(todo: Todo) -> str:
    """What stands first; nominations close by themselves."""
    return str(todo["options"][0])


def tells_something(todo: Todo) -> bool:
    return todo.get("key") == "clocktower.tell"


def test_a_storyteller_goes_through_the_first_night(welcome: Welcome, site: Site) -> None:
    teller: Person = comes_to_be_looked_at(welcome)
    teller.resize(TABLET)
    table = site.lay(7, game="clocktower", name="Teller", moderator="me", speed="none", seed=SEED)
    teller.sit(table)
    fill_the_bag(teller)
    sheet = teller.at("night-sheet")
    expect(sheet.locator("[aria-current=step]")).to_have_count(1)
    expect(teller.at("option-notes")).to_contain_text(re.compile("True|False"))

    # What the Demon is shown, on a screen that can be turned round.
    teller.at("show-demoninfo").last.click()
    expect(teller.at("clocktower-screen").get_by_role("listitem")).to_have_count(3)
    teller.page.keyboard.press("Escape")
    teller.at("show-anything").locator("summary").click()
    teller.click("show-number-0")
    expect(teller.at("clocktower-big")).to_have_text("0")
    teller.page.keyboard.press("Escape")
    look(teller, "clocktower-storyteller", SOME)
    teller.resize(TABLET)

    # A statement that is not lawful is a ruling, with a reason.
    teller.at("other-statement").locator("summary").click()
    expect(teller.at("other-do")).to_be_disabled()
    teller.at("other-what").select_option("librarian")
    for choice, seat in zip(teller.at("other-seat").all(), ("#1", "#2"), strict=True):
        choice.select_option(seat)
    teller.at("other-reason").fill("A story for this table")
    teller.click("other-do")
    teller.click("other-do")
    expect(teller.at("log").locator("[data-event='core.by-hand']")).to_contain_text("A story for this table")

    teller.play(goes_on, stop=lambda todo: todo.get("key") == "clocktower.open-nominations")
    teller.answer("go-on")
    expect(teller.at("newcomers").locator("[data-part=vote]")).to_be_visible()
    teller.check_words()
    teller.check_room()


def test_where_the_program_is_the_storyteller_a_question_opens_the_rule(welcome: Welcome, site: Site) -> None:
    person: Person = welcome()
    person.sit(site.lay(7, game="clocktower", name="Ada", speed="none", seed=SEED))
    person.click("talk-channel-storyteller")
    rule = person.at("clocktower-rule")
    expect(rule.locator("strong")).to_have_count(0)
    person.at("talk-input").fill("What does the Empath learn?")
    expect(rule.locator("strong")).to_have_text(["Empath"])
    person.at("talk-channel-public").click()
    expect(rule).to_have_count(0)


def fill_the_bag(teller: Person) -> None:
    """So many of each type as are wanted, and three bluffs; until somebody is to be told something."""
    while not tells_something(todo := teller.todo() or {}):
        wanted = {"clocktower.bag-townsfolk": 5, "clocktower.bag-outsider": 0, "clocktower.bluffs": 3}
        options = [str(o) for o in todo["options"]]
        if (most := wanted.get(str(todo["key"]), 1)) > 1:
            for option in options[:most]:
                teller.page.locator(f"[data-testid='option-{option}']").click()
            teller.click("confirm")
        else:
            teller.do(todo, goes_on)
