"""Travellers in the browser: who volunteers, the list that lies open, who comes late, a call for exile."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Welcome
from tests.e2e.person import DESKTOP, Person, Todo
from tests.e2e.site import Site

pytestmark = pytest.mark.e2e


def test_a_traveller_comes_and_another_late_who_is_called_to_exile(welcome: Welcome, site: Site) -> None:
    ada: Person = welcome()
    table = site.lay(
        7, game="clocktower", name="Ada", speed="none", decoys=False, seed=3, options={"travellers": 2, "late": 1}
    )
    ada.sit(table)
    ada.do(todo(ada, "clocktower.volunteer"), lambda asked: "yes")
    todo(ada, "clocktower.traveller")
    expect(ada.at("option-gunslinger")).to_contain_text(re.compile("first vote has been counted"))
    expect(ada.at("seat-6")).to_have_attribute("aria-label", re.compile("An empty chair"))
    ada.check_room()
    ada.answer("gunslinger")
    expect(ada.at("seat-0")).to_have_attribute("data-role", "gunslinger")

    # Somebody looks on, takes the chair that is kept, and by day comes as one of the others.
    late: Person = welcome(lang="zh", size=DESKTOP)
    late.go(f"/r/{table.room}")
    late.at("lobby-name").fill("小白")
    late.click("lobby-join")
    ada.do(todo(ada, "ready"), lambda asked: "")
    ada.until(phase="day")
    late.page.locator("[data-ask-key='clocktower.join']").click()
    expect(late.at("option-gunslinger")).to_have_count(0)
    late.answer("bureaucrat")
    for person in (ada, late):
        expect(person.at("seat-6")).to_have_attribute("data-role", "bureaucrat")
        person.check_words()
        person.check_room()

    # Anybody calls; all in play vote, and half of them is enough.
    ada.page.locator("[data-ask-key='clocktower.call-exile']").click()
    ada.answer("#6")
    expect(late.at("nominee")).to_have_attribute("data-seat", "6")
    late.do(todo(late, "ready"), lambda asked: "")
    ada.do(todo(ada, "ready"), lambda asked: "")
    ada.do(todo(ada, "clocktower.exile-vote"), lambda asked: "up")
    late.do(todo(late, "clocktower.exile-vote"), lambda asked: "down")
    ada.until(stage="talk")
    counted = next(e for e in ada.story if e["type"] == "clocktower.exile-counted")
    assert counted["votes"] == sum(e["type"] == "clocktower.exile-pointed" and e["up"] for e in ada.story)
    assert counted["enough"] is (counted["votes"] * 2 >= 7)
    expect(ada.at("seat-6")).to_have_attribute("data-alive", "false" if counted["enough"] else "true")
    late.click("board")
    late.check_words()


def todo(person: Person, key: str) -> Todo:
    """Wait until this is asked, or until a talk can be ended."""
    asked = person.todo()
    assert asked is not None
    assert key in (asked.get("key"), asked["kind"])
    return asked
