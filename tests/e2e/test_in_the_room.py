"""People sit next to each other: what is for one pair of eyes shows only while its owner looks. And the keyboard."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Welcome
from tests.e2e.person import DESKTOP, OPTIONS, Person
from tests.e2e.site import UNHURRIED, Site, seed_where

pytestmark = pytest.mark.e2e


def test_the_own_card_and_its_secrets_show_only_while_it_is_open(welcome: Welcome, site: Site) -> None:
    person: Person = welcome()
    seed = seed_where(8, lambda r: r[0] == "killer" and r.count("killer") == 2)
    person.sit(site.lay(8, options=UNHURRIED, seed=seed))
    person.until(phase="night", stage="killers")
    expect(person.at("ask")).to_be_visible()

    def secrets() -> tuple[int, bool]:
        """Role names among the seats, and whether the log names a killer."""
        shown = person.page.locator("[data-testid^=seat-][data-role]").count()
        lines = person.at("log").locator("li").all_inner_texts()
        return shown, any(re.search(r"\bKiller\b", line) for line in lines)

    def lines_that(shows: str) -> list[str]:
        """The log as it is with the card open or closed."""
        expect(person.at("my-card")).to_have_attribute("aria-expanded", shows)
        return person.at("log").locator("li").all_inner_texts()

    expect(person.at("my-card")).to_have_attribute("aria-expanded", "false")
    expect(person.at("card-face")).to_have_count(0)
    assert secrets() == (0, False)
    covered = lines_that("false")

    person.click("my-card")  # a tap leaves it open
    expect(person.at("card-face")).to_contain_text("Killer")
    assert secrets() == (2, True)
    assert len(lines_that("true")) > len(covered), "the deal, and who else woke"
    person.check_words()
    person.click("my-card")
    expect(person.at("card-face")).to_have_count(0)
    assert secrets() == (0, False)
    assert lines_that("false") == covered

    person.at("my-card").hover()  # held, it is open as long as it is held
    person.page.mouse.down()
    expect(person.at("card-face")).to_contain_text("Killer")
    person.page.evaluate("window.pressed = performance.now()")
    person.page.wait_for_function("() => performance.now() - window.pressed > 400")
    person.page.mouse.up()
    expect(person.at("card-face")).to_have_count(0)
    assert secrets() == (0, False)

    field = person.at("talk-input")
    quiet = field.get_attribute("placeholder")
    assert "Killer" not in str(quiet), "the killers' field looks like everybody's until it is touched"
    field.fill("We strike the third one")
    expect(field).to_have_attribute("placeholder", re.compile("Killers"))
    person.click("my-card")
    person.click("my-card")
    expect(field).to_have_value("")
    field.focus()
    expect(field).to_have_value("We strike the third one")
    person.play(lambda todo: "pass", stop=lambda todo: todo.get("stage") == "discussion")
    expect(field).to_have_value("")
    assert secrets() == (0, False), "by day nothing tells who was awake at night"


def test_a_covered_question_says_only_that_there_is_one_and_opens_by_itself(welcome: Welcome, site: Site) -> None:
    person: Person = welcome(covers=True)
    seed = seed_where(8, lambda r: r[0] == r[2] == "killer")
    person.sit(site.lay_with_guest(8, options=UNHURRIED, seed=seed))
    person.until(phase="night", stage="killers")
    ask, opener = person.at("ask"), person.at("open-card")
    partner, log = person.at("seat-2"), person.at("log")
    assert partner.get_attribute("data-role") is None
    expect(opener).to_be_visible()
    expect(person.page.locator(OPTIONS)).to_have_count(0)
    assert not re.search("kill", ask.inner_text(), re.IGNORECASE)
    opener.click()
    expect(person.at("prompt").or_(ask)).to_contain_text(re.compile("kill", re.IGNORECASE))
    expect(person.page.locator(OPTIONS).nth(1)).to_be_visible()
    expect(person.at("card-face")).to_have_count(0)  # the log is in sight all the time
    expect(partner).to_have_attribute("data-role", "killer")  # what the answer needs, and no more
    expect(log).to_contain_text(re.compile("awake", re.IGNORECASE))
    assert person.at("seat-0").get_attribute("data-role") is None
    person.page.keyboard.press("Escape")
    person.click("my-card")  # opened and covered: so is the question
    expect(person.page.locator(OPTIONS).nth(1)).to_be_visible()
    person.click("my-card")
    expect(person.page.locator(OPTIONS)).to_have_count(0)
    assert partner.get_attribute("data-role") is None
    person.click("cover-none")  # for whoever nobody looks over the shoulder of
    expect(person.page.locator(OPTIONS).nth(1)).to_be_visible()
    person.page.reload()
    expect(person.page.locator(OPTIONS).first).to_be_visible()
    person.check_words()


def test_who_plays_with_bots_alone_has_nothing_to_open(welcome: Welcome, site: Site) -> None:
    """Nobody else sits there whom the question could tell anything; the own card is covered all the same."""
    person: Person = welcome(covers=True)
    person.sit(site.lay(8, options=UNHURRIED, seed=seed_where(8, lambda r: r[0] == "killer")))
    person.until(phase="night", stage="killers")
    expect(person.at("ask")).to_contain_text(re.compile("kill", re.IGNORECASE))
    expect(person.page.locator(OPTIONS).nth(1)).to_be_visible()
    expect(person.at("open-card")).to_have_count(0)
    expect(person.at("card-face")).to_have_count(0)
    assert person.page.locator("[data-testid^=seat-][data-role]").count() == 0


def test_a_question_can_be_answered_by_keyboard(welcome: Welcome, site: Site) -> None:
    person: Person = welcome(size=DESKTOP)
    seed = seed_where(6, lambda r: r[0] == "killer", killers=1)
    person.sit(site.lay(6, options=UNHURRIED | {"killers": 1}, seed=seed))
    expect(person.at("ask")).to_be_visible()

    def tab_to(wanted: str) -> None:
        for _ in range(60):
            person.page.keyboard.press("Tab")
            focus = "document.activeElement.dataset.testid ?? ''"
            if person.page.evaluate(focus) == wanted:
                outline = "getComputedStyle(document.activeElement).outlineStyle"
                assert person.page.evaluate(outline) != "none", "the focus is seen"
                return
        pytest.fail(f"Tab never comes to {wanted}")

    tab_to("my-card")
    person.page.keyboard.press("Enter")
    expect(person.at("card-face")).to_contain_text("Killer")
    person.page.keyboard.press("Enter")
    expect(person.at("card-face")).to_have_count(0)
    tab_to("seat-5")
    person.page.keyboard.press("Enter")
    expect(person.at("seat-5")).to_have_attribute("aria-pressed", "true")
    person.page.keyboard.press("Escape")
    expect(person.at("seat-5")).to_have_attribute("aria-pressed", "false")
    person.page.keyboard.press("6")  # a number is a seat, as people read it
    expect(person.at("confirm")).to_have_text("Kill 6 Fern")
    person.page.keyboard.press("Enter")
    person.until(phase="day", stage="discussion")
    expect(person.at("seat-5")).to_have_attribute("data-alive", "false")
    tab_to("talk-input")
    person.page.keyboard.type("By hand")
    person.page.keyboard.press("Enter")
    expect(person.at("log")).to_contain_text("By hand")
    tab_to("ready")  # it holds the focus also while a press on it is not taken yet
    expect(person.at("ready")).to_be_enabled()
    person.page.keyboard.press("Enter")
    expect(person.at("table")).not_to_have_attribute("data-stage", "discussion")
