"""The gallery on a phone: what one may do about the last line is seen whole."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Welcome
from tests.e2e.person import Person
from tests.e2e.site import UNHURRIED, Site

pytestmark = pytest.mark.e2e

CUT = """(row) => {
  const [box, said] = [row, row.closest('.said')].map((e) => e.getBoundingClientRect());
  return box.top < Math.max(0, said.top) - 1 || box.bottom > Math.min(innerHeight, said.bottom) + 1;
}"""
"""Whether some of it lies outside what scrolls, or below the screen."""


def test_the_menu_of_the_last_line_opens_in_sight(welcome: Welcome, site: Site) -> None:
    table = site.lay(6, options=UNHURRIED)
    speaker: Person = welcome()
    reader: Person = welcome()
    for person, name in ((speaker, "Pim"), (reader, "Sol")):
        person.go(f"/r/{table.room}")
        person.at("gallery-name").fill(name)
        person.click("gallery-enter")
        person.at("gallery-input").wait_for()
    for n in range(1, 4):
        speaker.at("gallery-input").fill(f"I have never seen anybody vote like that, and this is line {n}")
        speaker.click("gallery-send")
        reader.at(f"gallery-line-{n}").wait_for()
    reader.click("gallery-about-3")
    row = reader.at("gallery-line-3").locator(".row")
    expect(row).to_be_visible()
    assert not row.evaluate(CUT)
