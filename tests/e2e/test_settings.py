"""Heard and felt only where somebody asked for it; what is chosen here is kept here."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Welcome
from tests.e2e.person import Person
from tests.e2e.site import UNHURRIED, Seat, Site, seed_where

pytestmark = pytest.mark.e2e

LISTEN = """
  window.strokes = 0; window.felt = 0; window.said = []; window.notices = [];
  const start = AudioScheduledSourceNode.prototype.start;
  AudioScheduledSourceNode.prototype.start = function (...when) { window.strokes++; return start.apply(this, when) };
  Navigator.prototype.vibrate = () => { window.felt++; return true };
  SpeechSynthesis.prototype.speak = (line) => window.said.push(line.text);
  Notification.requestPermission = () => Promise.resolve((window.allowed = window.verdict));
  Object.defineProperty(Notification, 'permission', { get: () => window.allowed ?? 'default' });
  ServiceWorkerRegistration.prototype.showNotification =
    (title, how) => Promise.resolve(void window.notices.push(`${title}: ${how.body}`));
  Object.defineProperty(document, 'hidden', { get: () => window.away === true });
"""
"""Count what would be heard, felt and noticed; `verdict` is what the person tells the browser about notices."""


def listens(welcome: Welcome, **how: bool) -> Person:
    person: Person = welcome(**how)
    person.context.add_init_script(LISTEN)
    return person


def a_killers_night(site: Site) -> Seat:
    return site.lay(6, options=UNHURRIED | {"killers": 1}, seed=seed_where(6, lambda r: r[0] == "killer", killers=1))


def to_the_day(person: Person) -> None:
    """The killer spares everybody; day breaks, which is a cue for everybody."""
    person.answer("pass")
    person.until(phase="day", stage="discussion")


def counted(person: Person, what: str) -> int:
    return int(person.page.evaluate(f"window.{what}"))


def test_nothing_is_heard_or_felt_until_it_is_asked_for(welcome: Welcome, site: Site) -> None:
    person = listens(welcome)
    person.go("/settings")
    for way in ("sound", "haptics", "speech", "notify", "mute"):
        expect(person.at(f"settings-{way}")).not_to_be_checked()
    expect(person.at("mute")).to_have_count(0)
    person.sit(a_killers_night(site))
    to_the_day(person)
    assert person.page.evaluate("[strokes, felt, said.length, notices.length]") == [0, 0, 0, 0]


def test_what_is_asked_for_is_heard_felt_and_kept_and_one_mute_silences_it(welcome: Welcome, site: Site) -> None:
    person = listens(welcome)
    person.go("/settings")
    for way in ("sound", "haptics", "speech"):
        person.at(f"settings-{way}").check()
    person.at("settings-volume").fill("35")
    person.page.reload()
    for way in ("sound", "haptics", "speech"):
        expect(person.at(f"settings-{way}")).to_be_checked()
    expect(person.at("settings-volume")).to_have_value("35")

    person.sit(a_killers_night(site))
    to_the_day(person)
    person.page.wait_for_function("() => window.strokes > 0 && window.felt > 0 && window.said.length > 0")
    said = " ".join(person.page.evaluate("window.said"))
    assert "Killer" not in said, "what is read aloud is what everybody knows"

    person.click("mute")
    expect(person.at("mute")).to_have_attribute("aria-pressed", "true")
    before = person.page.evaluate("[strokes, felt, said.length]")
    person.click("ready")
    expect(person.at("table")).not_to_have_attribute("data-stage", "discussion")
    assert person.page.evaluate("[strokes, felt, said.length]") == before


def test_a_notice_only_where_it_is_wanted_and_allowed(welcome: Welcome, site: Site) -> None:
    person = listens(welcome, worker=True)
    person.go("/settings")
    person.page.evaluate("window.verdict = 'denied'")
    person.at("settings-notify").click()
    expect(person.at("settings-notify")).not_to_be_checked()
    person.page.evaluate("window.verdict = 'granted'")
    person.at("settings-notify").click()
    expect(person.at("settings-notify")).to_be_checked()

    person.context.add_init_script("window.allowed = 'granted'")
    mine, *others = site.lay_alone(6)
    person.sit(mine)
    person.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    to_the_day(person)
    assert counted(person, "notices.length") == 0, "who looks at the table needs no notice"
    person.page.evaluate("window.away = true")
    person.click("ready")
    site.leave(others)
    person.page.wait_for_function("() => window.notices.length > 0")
    assert all("Killer" not in notice for notice in person.page.evaluate("window.notices"))


def test_the_title_says_whose_turn_it_is(welcome: Welcome, site: Site) -> None:
    person: Person = welcome()
    person.sit(a_killers_night(site))
    expect(person.at("ask")).to_be_visible()
    expect(person.page).to_have_title(re.compile("^● Your turn · Mafia"))
    to_the_day(person)
    expect(person.page).to_have_title(re.compile("^Mafia"))


def test_name_theme_and_language_are_kept(welcome: Welcome) -> None:
    """Even by who chooses a language and leaves before its words have come."""
    person: Person = welcome()
    person.page.route("**/*zh-CN*", lambda _: None)  # on its way, and never there
    person.go("/settings")
    person.at("settings-name").fill("小雨")
    person.at("settings-theme-dark").check()
    person.at("settings-lang-zh-CN").check()
    person.at("settings-confirm").uncheck()
    expect(person.page.locator("html")).to_have_attribute("lang", "en")
    person.page.unroute("**/*zh-CN*")
    person.go()
    expect(person.page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(person.page.locator("html")).to_have_attribute("lang", "zh-CN")
    expect(person.at("home-name")).to_have_value("小雨")
    person.go("/settings")
    expect(person.at("settings-confirm")).not_to_be_checked()
    stranger: Person = welcome()
    stranger.go()
    expect(stranger.page.locator("html")).to_have_attribute("data-theme", "system")
    expect(stranger.at("home-name")).to_have_value("")


def test_words_for_every_lamp(welcome: Welcome, site: Site) -> None:
    """A pointer that rests on a seat reads what its marks mean; a finger looks closer and chooses nothing."""
    person: Person = welcome()
    person.sit(a_killers_night(site))
    seat = person.at("seat-3")
    expect(seat).to_have_attribute("title", re.compile("Dale.*bot"))
    assert seat.get_attribute("title") == seat.get_attribute("aria-label")
    seat.hover()
    person.page.mouse.down()
    expect(person.at("peek")).to_contain_text("Dale")
    person.page.mouse.up()
    expect(person.at("seat-3")).to_have_attribute("aria-pressed", "false")
    person.click("peek-close")
    expect(person.at("peek")).to_have_count(0)
