"""Without a pointer: the focus is seen, is never lost, and comes back from whatever was opened; screen readers hear."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Welcome
from tests.e2e.person import DESKTOP, OFTEN, Person
from tests.e2e.site import UNHURRIED, Site, seed_where

pytestmark = pytest.mark.e2e


def press(person: Person, on: str, key: str = "Enter") -> None:
    person.at(on).focus()
    person.page.keyboard.press(key)


def has_focus(person: Person, *any_of: str) -> None:
    """It is there, or comes there: what is opened and closed is drawn first."""
    person.page.wait_for_function(
        "(them) => them.includes(document.activeElement.dataset.testid || document.activeElement.id)",
        arg=any_of,
        polling=OFTEN,
    )


def at_a_table(welcome: Welcome, site: Site) -> Person:
    person: Person = welcome(size=DESKTOP)
    seed = seed_where(6, lambda r: r[0] == "killer", killers=1)
    person.sit(site.lay(6, options=UNHURRIED | {"killers": 1}, seed=seed))
    expect(person.at("ask")).to_be_visible()
    return person


def test_after_an_answer_the_focus_waits_where_the_next_question_comes(welcome: Welcome, site: Site) -> None:
    person: Person = welcome(size=DESKTOP)
    mine, *others = site.lay_alone(6)
    person.sit(mine)
    press(person, "seat-5")
    press(person, "confirm")
    person.until(phase="day", stage="discussion")
    has_focus(person, "asked")
    expect(person.at("ready")).to_be_enabled()  # it is fetched with the first
    person.page.keyboard.press("Tab")
    has_focus(person, "ready")
    person.page.keyboard.press("Enter")
    site.leave(others)
    while (person.todo() or {})["kind"] == "ready":  # the bots may have accused somebody before anybody else could
        person.page.evaluate("document.querySelector('[data-testid=ready]')?.focus()")
        person.page.keyboard.press("Enter")
    has_focus(person, "asked")


def test_what_opens_takes_the_focus_and_gives_it_back(welcome: Welcome, site: Site) -> None:
    person = at_a_table(welcome, site)
    person.answer("pass")
    person.until(phase="day", stage="discussion")
    for opener, panel in (("notes", "panel-notes"), ("rulings", "panel-referee"), ("seat-menu", "panel-menu")):
        press(person, opener)
        within = f"() => document.querySelector('[data-testid={panel}]')?.contains(document.activeElement)"
        person.page.wait_for_function(within)
        person.page.keyboard.press("Escape")
        expect(person.at(panel)).to_have_count(0)
        has_focus(person, opener)
    press(person, "notes")
    expect(person.at("panel-notes")).to_be_visible()
    person.page.go_back()  # closes what is open, and leaves no table
    expect(person.at("panel-notes")).to_have_count(0)
    expect(person.at("table")).to_be_visible()
    for opener, part in (("phrases", "phrase-list"), ("seat-3", "peek")):
        press(person, opener)
        expect(person.at(part)).to_be_visible()
        person.page.go_back()
        expect(person.at(part)).to_have_count(0)
        has_focus(person, opener)
    press(person, "my-card")
    expect(person.at("card-face")).to_contain_text("Killer")
    person.page.keyboard.press("Tab")
    has_focus(person, "card-rules")
    person.page.keyboard.press("Escape")
    expect(person.at("card-face")).to_have_count(0)
    has_focus(person, "my-card")
    press(person, "my-card")
    press(person, "card-rules")
    expect(person.at("rules-drawer")).to_be_visible()
    person.page.go_back()  # one after the other
    expect(person.at("rules-drawer")).not_to_be_visible()
    has_focus(person, "card-rules")
    person.page.go_back()
    expect(person.at("card-face")).to_have_count(0)
    has_focus(person, "my-card")
    press(person, "phrases")
    press(person, "phrase-core.phrase-agree")
    expect(person.at("log")).to_contain_text("I agree.")
    expect(person.at("phrase-list")).to_have_count(0)
    has_focus(person, "phrases", "asked")


def test_the_rules_hold_the_focus_while_they_are_open(welcome: Welcome, site: Site) -> None:
    person = at_a_table(welcome, site)
    press(person, "seat-menu")
    person.at("panel-menu").get_by_test_id("menu-rules").press("Enter")
    expect(person.at("rules-drawer")).to_be_visible()
    for _ in range(30):
        person.page.keyboard.press("Tab")
        outside = "document.activeElement !== document.body && !document.activeElement.closest('dialog')"
        assert not person.page.evaluate(outside)
    person.page.keyboard.press("Escape")
    expect(person.at("rules-drawer")).not_to_be_visible()
    has_focus(person, "menu-rules")


def test_a_lobby_by_keyboard(welcome: Welcome, site: Site) -> None:
    person: Person = welcome()
    person.sit(site.lay(5, bots=None))
    press(person, "lobby-qr")
    expect(person.at("lobby-qr-close")).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(person.at("lobby-qr-close")).to_have_count(0)
    has_focus(person, "lobby-qr")
    press(person, "menu")
    person.page.keyboard.press("Tab")
    has_focus(person, "menu-rules")
    person.page.keyboard.press("Escape")
    has_focus(person, "menu")
    person.page.keyboard.press("Enter")
    expect(person.at("menu")).to_have_attribute("aria-expanded", "true")
    person.page.go_back()  # closes what is open, and leaves no lobby
    expect(person.at("menu")).to_have_attribute("aria-expanded", "false")
    has_focus(person, "menu")
    press(person, "lobby-add-bots")
    expect(person.at("lobby-start")).to_be_enabled()
    press(person, "lobby-start")
    expect(person.at("table")).to_be_visible()
    has_focus(person, "main")


def test_what_a_screen_reader_is_told(welcome: Welcome, site: Site) -> None:
    """One log that speaks politely, one place for the question, landmarks, and headings without a gap."""
    person = at_a_table(welcome, site)
    page = person.page
    expect(page.get_by_role("log")).to_have_count(1)
    expect(page.get_by_role("main")).to_have_count(1)
    expect(page.get_by_role("banner")).to_have_count(1)
    expect(page.get_by_role("navigation")).to_have_count(1)
    expect(page.get_by_role("region", name="Seats")).to_be_visible()
    expect(page.locator("h1")).to_have_count(1)
    assert page.locator("h2").first.inner_text() == person.at("ask").get_by_role("heading").inner_text()
    spoken = page.locator("[aria-live=polite]").filter(has_text="who do you kill")
    expect(spoken).to_have_count(1)  # once, and not by the log as well
    expect(person.at("seat-5")).to_have_attribute("aria-pressed", "false")
    expect(person.at("seat-5")).to_have_attribute("aria-keyshortcuts", "6")


def test_colours_of_the_system_and_motion_at_rest(welcome: Welcome, site: Site) -> None:
    """With forced colours what is lit, chosen and dead still differs in shape; with less motion nothing moves."""
    person = at_a_table(welcome, site)
    moving = "document.getAnimations().filter((one) => one.playState === 'running').length"
    assert person.page.evaluate(moving) == 0
    person.page.emulate_media(reduced_motion="no-preference")
    assert person.page.evaluate(moving) > 0
    person.page.emulate_media(reduced_motion="reduce", forced_colors="active")
    person.click("seat-4")
    expect(person.at("seat-4")).to_have_attribute("aria-pressed", "true")
    style = "(e) => getComputedStyle(e).outlineWidth"
    assert person.at("seat-4").evaluate(style) != person.at("seat-3").evaluate(style)
    expect(person.at("seat-4").locator(".badge")).to_be_visible()
    person.click("seat-5")
    person.click("confirm")
    person.until(phase="day", stage="discussion")
    expect(person.at("seat-5").locator(".no.dead")).to_be_visible()
