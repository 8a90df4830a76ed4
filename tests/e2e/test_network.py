"""Without a network: the page says so, opens all the same, and goes on by itself when there is one again."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Welcome
from tests.e2e.person import NO_NETWORK, Person
from tests.e2e.site import UNHURRIED, Site, seed_where

pytestmark = pytest.mark.e2e


def test_a_table_loses_the_network_and_comes_back(welcome: Welcome, site: Site) -> None:
    """The line is dead without being closed, as when a phone leaves the house: it is found out, not waited for. Where
    the server is a newer one by then, the page says so, and who loads it again sits where they sat.
    """
    person: Person = welcome(lang="zh", worker=True)
    seed = seed_where(6, lambda r: r[0] == "killer", killers=1)
    person.sit(site.lay(6, options=UNHURRIED | {"killers": 1}, seed=seed))
    asked = person.question
    place = person.at("table").bounding_box()
    person.expects(*NO_NETWORK)
    person.context.set_offline(True)
    expect(person.at("reconnecting")).to_contain_text("没有网络")
    assert person.at("table").bounding_box() == place, "what is said of the line moves the table"
    expect(person.at("seat-5")).to_be_disabled()
    person.check_words()
    person.check_room()
    person.page.route(f"{site.url}/", lambda route: route.fulfill(body="<!doctype html>", content_type="text/html"))
    person.context.set_offline(False)
    expect(person.at("reconnecting")).to_have_count(0)
    expect(person.at("replaced")).to_be_visible()
    assert person.question == asked
    person.page.unroute_all()
    person.click("replaced-go")
    expect(person.at("replaced")).to_have_count(0)
    assert person.question == asked
    person.answer("#5")
    person.until(phase="day", stage="discussion")


def test_a_drawing_that_does_not_come_leaves_its_words(welcome: Welcome, site: Site) -> None:
    person: Person = welcome()
    person.expects("svg", "ERR_FAILED")
    person.context.route("**/assets/*.svg", lambda route: route.abort())
    with person.page.expect_event("requestfailed", lambda request: request.url.endswith(".svg")):
        person.sit(site.lay(6, options=UNHURRIED, seed=seed_where(6, lambda r: r[0] == "killer")))
        person.click("my-card")
    expect(person.at("card-face")).to_contain_text("Killer")
    person.check_words()
    person.check_room()


def test_the_page_opens_without_a_network_and_says_so(welcome: Welcome) -> None:
    person: Person = welcome(worker=True)
    person.go()
    person.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    person.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    expect(person.at("offline")).to_have_count(0)
    person.expects(*NO_NETWORK)
    person.context.set_offline(True)
    expect(person.at("offline")).to_be_visible()
    person.page.reload()
    expect(person.at("offline")).to_be_visible()
    expect(person.page.get_by_role("heading", level=1)).to_be_visible()
    person.check_words()
    person.go("/settings")
    expect(person.at("settings")).to_be_visible()
    person.context.set_offline(False)
    expect(person.at("offline")).to_have_count(0)


def test_it_can_be_put_among_the_apps(welcome: Welcome) -> None:
    person: Person = welcome()
    person.go()
    address = person.page.locator("link[rel=manifest]").get_attribute("href")
    manifest = json.loads(person.page.evaluate("(at) => fetch(at).then((answer) => answer.text())", address))
    assert manifest["display"] == "standalone"
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
    for icon in manifest["icons"]:
        assert person.page.evaluate("(at) => fetch(at).then((answer) => answer.status)", icon["src"]) == 200
