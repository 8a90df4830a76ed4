"""The operator's page: a report, the room by any eyes with what was said alone, and its end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Welcome
from tests.e2e.crowded import OPERATOR
from tests.e2e.person import DESKTOP, PHONE, Person, Size
from tests.e2e.site import UNHURRIED, Site

pytestmark = pytest.mark.e2e
SLUR = "you absolute slur"


@pytest.mark.parametrize(("lang", "size"), [("en", PHONE), ("zh", DESKTOP)])
def test_a_report_is_looked_into_and_the_room_closed(welcome: Welcome, site: Site, lang: str, size: Size) -> None:
    host = site.lay(6, bots=None, options=UNHURRIED)
    site.join(host.room, "Bo")
    site.seat_bots(host, "plain")
    site.open_table(host)
    site.post(f"/rooms/{host.room}/report", {"sort": "talk", "seat": 1, "words": SLUR}, host.token)

    operator: Person = welcome(lang=lang, size=size)
    operator.expects("404")
    operator.go("/settings/operator")
    operator.at("operator-token").fill("what nobody knows")
    operator.click("operator-come")
    expect(operator.at("operator-wrong")).to_be_visible()
    operator.at("operator-token").fill(OPERATOR)
    operator.click("operator-come")
    mine = operator.at("operator-reports").locator("form", has_text=host.room)
    expect(mine).to_contain_text(SLUR)
    mine.get_by_role("button").first.click()
    seen = operator.at("operator-seen")
    expect(seen).to_contain_text(re.compile("Mafia|杀人游戏"))
    operator.page.locator("select").select_option("moderator")
    operator.click("operator-look")
    expect(seen.locator("ul")).to_contain_text(re.compile("Villager|村民"))
    expect(operator.at("operator-told").locator("li").first).not_to_have_class("muted")
    operator.at("operator-talk").check()
    operator.check_words()
    operator.check_room()
    seen.locator("ul li").nth(1).get_by_role("button").first.click()
    expect(operator.at("operator-who")).not_to_have_value("")
    operator.at("operator-close-why").fill("threats")
    operator.click("operator-close")
    operator.click("operator-close")
    expect(seen).to_contain_text("threats")
    expect(operator.at("operator-close")).to_have_count(0)
    mine.get_by_test_id("operator-outcome").fill("closed")
    mine.get_by_test_id("operator-answer").click()
    expect(mine).to_have_count(0)
    operator.check_words()
