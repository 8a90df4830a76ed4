"""Coming back to the same seat and the same question: after a reload, in a new tab, and after the server was killed."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Welcome
from tests.e2e.person import NO_SERVER, Person
from tests.e2e.site import UNHURRIED, Seat, Site, seed_where

pytestmark = pytest.mark.e2e


def a_killers_night(site: Site) -> Seat:
    """A table at night; seat 0 is the only killer, so everybody waits for it."""
    seed = seed_where(6, lambda r: r[0] == "killer", killers=1)
    return site.lay(6, options=UNHURRIED | {"killers": 1}, seed=seed)


def kill_the_last(person: Person) -> None:
    """The question is still good for an answer, and the table goes on."""
    person.answer("#5")
    person.until(phase="day", stage="discussion")
    expect(person.at("seat-5")).to_have_attribute("data-alive", "false")


def test_a_reload_and_a_new_tab(welcome: Welcome, site: Site) -> None:
    person: Person = welcome()
    person.sit(a_killers_night(site))
    person.until(phase="night", me="0")
    asked = person.question
    assert asked[1] == "mafia.kill"
    lines = person.at("log").inner_text()

    person.page.reload()
    person.until(phase="night", me="0")
    assert person.question == asked
    expect(person.at("log")).to_have_text(lines, use_inner_text=True)

    address = person.page.url
    person.page.close()
    person.open().goto(address)
    person.until(phase="night", me="0")
    assert person.question == asked
    expect(person.at("log")).to_have_text(lines, use_inner_text=True)
    kill_the_last(person)


def test_two_tabs_of_one_seat_show_the_same(welcome: Welcome, site: Site) -> None:
    person: Person = welcome()
    person.sit(a_killers_night(site))
    asked = person.question
    first = person.page
    person.open().goto(first.url)
    assert person.question == asked
    kill_the_last(person)
    expect(first.get_by_test_id("table")).to_have_attribute("data-stage", "discussion")
    expect(first.get_by_test_id("ask")).to_have_count(0)


def test_the_server_is_killed_and_comes_back(welcome: Welcome, own_site: Site) -> None:
    person: Person = welcome(to=own_site, worker=True)
    person.sit(a_killers_night(own_site))
    asked = person.question
    lines = person.at("log").inner_text()
    person.page.evaluate("navigator.serviceWorker.ready.then(() => true)")

    person.expects(*NO_SERVER)
    own_site.kill()
    expect(person.at("reconnecting")).to_be_visible()
    expect(person.at("seat-5")).to_be_disabled()
    person.check_words()
    own_site.start()
    expect(person.at("reconnecting")).to_have_count(0)

    person.until(phase="night", me="0")
    assert person.question == asked
    expect(person.at("log")).to_have_text(lines, use_inner_text=True)
    kill_the_last(person)


def test_a_room_that_does_not_exist_says_so(welcome: Welcome) -> None:
    person: Person = welcome()
    person.expects("nowhere1", "404 ")
    person.go("/r/nowhere1")
    expect(person.page.get_by_role("heading", level=1)).to_have_text("There is no such table")
    person.check_words()


def test_whose_seat_the_host_handed_on_takes_it_back(welcome: Welcome, site: Site) -> None:
    host = site.lay(6, bots=None, moderator="me")
    mine = site.join(host.room, "Bo")
    site.seat_bots(host, "plain")
    site.open_table(host)
    person: Person = welcome()
    person.sit(mine)
    person.until(me="0")
    person.go("/favicon.svg")
    path = f"/rooms/{host.room}"
    site.post(f"{path}/leave", token=mine.token)
    invite = site.post(f"{path}/substitute", {"seat": 0}, host.token)["invite"]
    site.post(f"{path}/claim", {"invite": invite, "name": "Zed"})
    person.sit(mine)
    expect(person.at("handed-on")).to_be_visible()
    person.click("take-back")
    person.until(me="0")
    expect(person.at("handed-on")).to_have_count(0)
