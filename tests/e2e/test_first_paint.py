"""What is there before any script has come, and how much has to come."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from duskbell.server.http.pages import BUILT
from tests.e2e.site import Site

pytestmark = pytest.mark.e2e

SEATS = {"mafia": 12, "werewolf": 12, "shadow_hunters": 8, "fengsheng": 8, "clocktower": 12}

WEIGHT = """() => [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  .filter((e) => !e.name.includes('/api/')).reduce((sum, e) => sum + e.encodedBodySize, 0)"""
PARTS = "() => performance.getEntriesByType('resource').map((e) => [e.encodedBodySize, e.name.split('/').pop()]) + ''"
HAS = "(game) => performance.getEntriesByType('resource').some((e) => e.name.includes(game) && e.name.endsWith('.js'))"


def test_the_page_begins_before_its_scripts(browser: Browser, site: Site) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(site.url)
    expect(page.get_by_text("Duskbell 暮钟", exact=True)).to_be_visible()
    context.close()


@pytest.mark.parametrize("lang", ["en-US", "zh-CN"])
def test_a_page_is_light(browser: Browser, site: Site, lang: str) -> None:
    """What a first visit fetches, packed: home without what any game says, each table with what its own game says and
    all its emblems.
    """
    context = browser.new_context(service_workers="block", locale=lang)  # what it keeps for later is no first visit
    page = context.new_page()
    page.goto(site.url)
    expect(page.get_by_test_id("home-play-now-mafia")).to_be_enabled()
    assert page.evaluate(WEIGHT) <= 90_000
    assert not page.evaluate(HAS, "werewolf")
    for game, seats in SEATS.items():
        table = site.lay(seats, game=game, speed="none", seed=1)
        page.evaluate(
            "([room, token]) => localStorage.setItem(`duskbell.room.${room}`, token)", [table.room, table.token]
        )
        page.goto(f"{site.url}/r/{table.room}")
        expect(page.get_by_test_id("table")).to_be_visible()
        for emblems in (BUILT / "assets").glob(f"{game}-*.svg"):  # whether or not the first screen shows one
            page.evaluate("(name) => fetch(`/assets/${name}`).then((got) => got.text())", emblems.name)
        page.wait_for_load_state("networkidle")
        assert page.evaluate(HAS, game)
        assert not any(page.evaluate(HAS, f"/{other}-") for other in SEATS if other != game)
        assert page.evaluate(WEIGHT) <= 150_000, (game, page.evaluate(PARTS))
    context.close()
