"""What just happened, as a card in the middle of the table."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Welcome
from tests.e2e.person import DESKTOP, PHONE, SIDEWAYS
from tests.e2e.site import UNHURRIED, Site, seed_where

pytestmark = pytest.mark.e2e

AWAY = """
const now = Date.now;
Object.defineProperty(document, 'hidden', { get: () => window.gone === true });
window.away = (gone) => {
  if (!gone) Date.now = () => now() + 31_000;
  window.gone = gone;
  document.dispatchEvent(new Event('visibilitychange'));
};
"""
"""Nobody looks, and looks again half a minute later, at once."""


SHIFTS = """
window.shifted = 0;
new PerformanceObserver((list) => {
  for (const { sources } of list.getEntries())
    window.shifted += sources.filter(({ node }) => node?.querySelector?.('[data-testid=moment]')).length;
}).observe({ type: 'layout-shift' });
"""
"""How often a card has been moved after it was first seen."""
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(window.shifted))))"


SIZES = ((320, 700), (360, 740), (390, 844), (844, 390), (820, 1180), (1024, 768), (1440, 900), (390, 844))
FREE = """() => {
  const box = (e) => e.getBoundingClientRect();
  const card = box(document.querySelector('[data-testid=moment]'));
  const answers = [...document.querySelectorAll('[data-target=true], [data-testid=ask] button:enabled')]
    .map(box).filter(({ top, bottom }) => bottom > 0 && top < innerHeight);
  return answers.length && card.height > 80 && !answers.some((answer) =>
    answer.left < card.right && card.left < answer.right && answer.top < card.bottom && card.top < answer.bottom);
}"""
"""A question stands, and nothing that answers it and is in sight lies below the card."""


@pytest.mark.parametrize("goes", ["card-face", "my-card"])
def test_the_card_that_is_dealt_lies_face_down_until_it_is_turned(welcome: Welcome, site: Site, goes: str) -> None:
    """And goes when it is covered, or opened again beside it, as a guided game asks for."""
    person = welcome(moments=True, size=DESKTOP if goes == "my-card" else PHONE)
    seed = seed_where(5, lambda r: r[0] == "killer")  # the night waits for this person
    host = site.lay(5, bots=None, seed=seed, options=UNHURRIED)
    site.seat_bots(host, "plain")
    person.sit(host)
    person.page.evaluate(SHIFTS)
    site.open_table(host)
    card, press = person.at("moment"), person.at("moment-close")
    expect(card).to_have_attribute("data-kind", "dealt")
    assert person.page.evaluate(SETTLED) == 0
    turned = card if goes == "my-card" else person.at("card-face")  # a phone's ring has no room: below, over no face
    emblem = turned.locator("[data-emblem=killer]")
    expect(emblem).to_have_count(0)
    press.click()
    expect(emblem).to_be_visible()
    person.check_words()
    if goes == "my-card":
        person.click(goes)
    else:
        expect(card).to_have_count(0)  # nothing is told over the own card while it is read
    expect(person.page.locator("[data-testid=moment]:not([data-kind=night])")).to_have_count(0)
    person.click("my-card")
    expect(card).to_have_attribute("data-kind", "night")  # at once; by itself it goes after some time anyhow
    for size in SIZES:
        person.resize(size)
        person.page.wait_for_function(FREE)
    person.click("phrases")
    expect(person.at("phrase-list")).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(person.at("phrase-list")).to_have_count(0)
    expect(card).to_have_count(1)
    person.page.keyboard.press("Escape")
    expect(card).to_have_count(0)


def test_a_big_screen_tells_the_room_what_it_missed_and_nobody_has_to_close_it(welcome: Welcome, site: Site) -> None:
    screen = welcome(moments=True, size=DESKTOP)
    screen.context.add_init_script(AWAY)
    seed = seed_where(5, lambda r: r[0] == "killer")  # the night waits for a person who does not come
    host = site.lay(5, bots=None, seed=seed, options=UNHURRIED)
    site.seat_bots(host, "plain")
    screen.go(f"/r/{host.room}/screen")
    expect(screen.at("screen")).to_have_attribute("data-status", "lobby")
    screen.page.evaluate("away(true)")
    site.open_table(host)
    expect(screen.at("screen")).to_have_attribute("data-phase", "night")
    expect(screen.at("moment")).to_have_count(0)
    screen.page.evaluate("away(false)")
    expect(screen.at("moment")).to_have_attribute("data-kind", "missed")
    expect(screen.at("moment")).to_contain_text("Night 1 falls")
    expect(screen.at("moment-close")).to_have_count(0)
    screen.check_words()
    assert screen.page.evaluate(SIDEWAYS) <= 0
