"""A cup through the page: drawn and announced, and an appeal beside the replay."""

from __future__ import annotations

from datetime import datetime

import pytest
from playwright.sync_api import Route, expect

from tests.e2e.conftest import Welcome
from tests.e2e.cups import HOUR, MINUTE, Club, ClubSite
from tests.e2e.measure import prepare
from tests.e2e.person import DESKTOP
from tests.e2e.test_cup import be, looks_right, warn_and_break_off

pytestmark = pytest.mark.e2e


def test_an_organiser_draws_and_announces_in_chinese(welcome: Welcome, club_site: ClubSite) -> None:
    """What the draw came to, and what is refused, is told in the page's language."""
    club = Club(club_site, "Oona")
    club.begin("Night cup")
    club.sign_up()
    oona = welcome(lang="zh", to=club_site)
    prepare(oona.page)
    be(oona, club, club.token, "organiser")
    oona.go(f"/cup/{club.cup}/draw")
    oona.at("draw-tables").fill("2")
    oona.click("draw-begin")
    expect(oona.at("draw-state")).to_contain_text("两队相遇 2 次")
    for name in ("robin-1", "robin-2"):
        oona.at(f"announce-{name}").check()
        oona.at(f"announce-start-{name}").fill(field_of(club_site.now + HOUR))
    oona.expects("400 ")
    oona.click("announce-send")
    expect(oona.at("error")).to_contain_text("会同时打")
    oona.at("announce-start-robin-2").fill(field_of(club_site.now + 2 * HOUR))
    oona.click("announce-send")
    expect(oona.at("announce-robin-2")).not_to_be_checked()
    assert [match["tables"] for match in club.see()["matches"]] == [["robin-1", "robin-2"]]


def test_an_organiser_whose_draw_is_lost_may_ask_again(welcome: Welcome, club_site: ClubSite) -> None:
    """It ended with the server that made it, and whoever has the cup now knows of none."""
    club = Club(club_site, "Oona")
    club.begin("Night cup")
    club.sign_up()
    oona = welcome(to=club_site)
    prepare(oona.page)
    be(oona, club, club.token, "organiser")
    oona.go(f"/cup/{club.cup}/draw")
    none = {"error": {"key": "bad-cup", "message": "no draw is known.", "says": "not-drawn", "about": {}}}

    def answer(route: Route) -> None:
        if route.request.method == "GET":
            route.fulfill(status=400, json=none)
        else:
            route.fulfill(status=202, json={"share": 0.0, "done": False, "refused": None, "sentences": []})

    oona.page.route("**/api/cups/*/draw", answer)
    oona.expects("400 ")
    oona.click("draw-begin")
    expect(oona.at("draw-state")).to_contain_text("it ended with the server that made it")
    expect(oona.at("draw-begin")).to_be_enabled()


def test_an_appeal_opens_beside_the_replay(welcome: Welcome, club_site: ClubSite) -> None:
    """At the moment it names; the panel decides there."""
    club = Club(club_site)
    club.begin()
    club.sign_up()
    club.lay(1)
    club.check_in("robin-1")
    club.play("robin-1")
    take = club.table("robin-1")["takes"][-1]
    member = club.enter(role="member", team="a", member="a1")
    club.do("lodge-appeal", member, team="a", member="a1", table="robin-1", text="Look at this.", event=20)
    paul = welcome(size=DESKTOP, to=club.site)
    prepare(paul.page)
    be(paul, club, club.enter(role="panel", name="Paul"))
    paul.go(f"/cup/{club.cup}/appeals")
    (appeal,) = club.see()["appeals"]
    paul.click(f"appeal-open-{appeal['id']}")
    expect(paul.at("replay")).to_have_attribute("data-at", "21")
    assert take["result"]["end"] > 20
    looks_right(paul)
    paul.at("decide-reason").fill("It was in order.")
    paul.click("decide-send")
    expect(paul.at("appeal-page")).to_contain_text("It was in order.")


def field_of(at: int) -> str:
    """A time as a field for a day and a time takes it."""
    return datetime.fromtimestamp(at).strftime("%Y-%m-%dT%H:%M")


def test_who_is_not_there_who_plays_instead_and_what_the_judge_says(welcome: Welcome, club_site: ClubSite) -> None:
    """The referee takes a check-in back and keeps the keyboard's place; a change of players is shown to all; what the
    judge says about an appeal stands beside it for the panel.
    """
    club = Club(club_site, "Ora")
    club.begin("Late cup")
    club.sign_up()
    club.lay(1, "Rita")
    club_site.turn(club.table()["start"] - 20 * MINUTE)
    club.do("change-player", table="robin-1", team="b", member="b2", reason="the bus")
    club.check_in("robin-1")
    rita = welcome(size=DESKTOP, to=club_site)
    prepare(rita.page)
    token = club.enter(role="referee", name="Rita")
    be(rita, club, token)
    rita.go(f"/cup/{club.cup}/day")
    rita.click("cup-card-robin-1")
    expect(rita.at("cup-changed")).to_contain_text("Nigh 2 instead of Nigh 1")
    rita.click("cup-not-here-open")
    rita.at("cup-not-here-team").select_option("a")
    rita.at("cup-not-here-reason").fill("the chair is empty")
    rita.page.keyboard.press("Tab")
    rita.page.keyboard.press("Enter")
    expect(rita.at("cup-table")).to_have_attribute("data-standing", "late")
    expect(rita.at("cup-not-here-open").locator("summary")).to_be_focused()
    club.check_in("robin-1")
    club.do("begin", token, table="robin-1")
    warn_and_break_off(club, token, club.table()["takes"][0]["room"], 0)
    team = next(team for team, number in club.ended("robin-1")["numbers"].items() if number == 1)
    club.do("settle", token, table="robin-1", take=1, agreed=True, what="nothing", reason="so be it")
    named = club.table()["takes"][0]["sat"][team]
    member = club.enter(role="member", team=team, member=named)
    club.do("lodge-appeal", member, team=team, member=named, table="robin-1", text="I had ended.")
    rita.go(f"/cup/{club.cup}/day")
    rita.at("cup-todo-state").get_by_role("link").click()
    rita.click("cup-state-case-appeal-1-open")
    rita.at("cup-state-case-appeal-1-text").fill("The bell came first.")
    rita.click("cup-state-case-appeal-1-send")
    expect(rita.at("appeal-statement")).to_have_text("The bell came first.")
    paul = welcome(lang="zh", to=club_site)
    prepare(paul.page)
    be(paul, club, club.enter(role="panel", name="Paul"))
    paul.go(f"/cup/{club.cup}/appeals")
    expect(paul.at("appeal-appeal-1")).to_contain_text("上帝Rita的陈述")
    looks_right(paul)
