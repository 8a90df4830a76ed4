"""What is there before any script has come, and how much has to come."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.site import Site

pytestmark = pytest.mark.e2e

WEIGHT = """() => [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  .filter((e) => !e.name.includes('/api/')).reduce((sum, e) => sum + e.encodedBodySize, 0)"""
HAS = "(game) => performance.getEntriesByType('resource').some((e) => e.name.includes(game) && e.name.endsWith('.js'))"


def test_the_page_begins_before_its_scripts(browser: Browser, site: Site) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(site.url)
    expect(page.get_by_text("Duskbell 暮钟", exact=True)).to_be_visible()
    context.close()


def test_a_page_is_light(browser: Browser, site: Site) -> None:
    """What a first visit fetches, packed: home without what any game says, a table with what its own game says."""
    context = browser.new_context(service_workers="block", locale="en-US")  # what it keeps for later is no first visit
    page = context.new_page()
    page.goto(site.url)
    expect(page.get_by_test_id("home-play-now-mafia")).to_be_enabled()
    assert page.evaluate(WEIGHT) <= 90_000
    assert not page.evaluate(HAS, "werewolf")
    table = site.lay(12, game="werewolf", speed="none")
    page.goto(f"{site.url}/r/{table.room}")
    expect(page.get_by_test_id("table")).to_be_visible()
    assert page.evaluate(HAS, "werewolf")
    assert not page.evaluate(HAS, "fengsheng")
    assert page.evaluate(WEIGHT) <= 150_000
    context.close()
