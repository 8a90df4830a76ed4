"""My tables: what this browser knows by itself; with an identity the list, the numbers, and the link that moves it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Welcome
from tests.e2e.person import DESKTOP, Person, Todo
from tests.e2e.site import UNHURRIED, Seat, Site, seed_where
from tests.e2e.test_looks import comes_to_be_looked_at, look

pytestmark = pytest.mark.e2e

SHORT = {"killers": 2, "must_kill": True}
"""With five players the first night decides."""


def a_short_table(site: Site, guest: str | None = None) -> Seat:
    """Seats 0 and 1 are the killers: they win with the first morning, unless they kill one of them."""
    seed = seed_where(5, lambda r: r[:2] == ["killer", "killer"], **SHORT)
    wishes = {"guest": guest} if guest else {}
    return site.lay(5, seed=seed, options=UNHURRIED | SHORT, **wishes)


def kills(todo: Todo) -> str:
    """Point at somebody who is no killer, every time."""
    return "#4" if "#4" in todo["options"] else str(todo["options"][-1])


def a_waiting_table(site: Site, guest: str | None = None) -> Seat:
    """Seat 0 is the only killer: without it no night ends."""
    seed = seed_where(6, lambda r: r[0] == "killer", killers=1)
    wishes = {"guest": guest} if guest else {}
    return site.lay(6, seed=seed, options=UNHURRIED | {"killers": 1}, **wishes)


def has_identity(person: Person) -> str:
    """A new identity in this browser; its token."""
    token: str = person.site.post("/guest")["token"]
    person.go("/favicon.svg")
    person.page.evaluate("token => localStorage.setItem('duskbell.guest', token)", token)
    return token


def taps_once(person: Person) -> None:
    """Nothing is asked twice."""
    person.context.add_init_script("localStorage.setItem('duskbell.confirm', 'no')")


def test_without_an_identity_the_browser_knows_its_tables(welcome: Welcome, site: Site) -> None:
    person = welcome()
    taps_once(person)
    person.go("/me")
    expect(person.page.get_by_text("No games yet")).to_be_visible()
    open_, short = a_waiting_table(site), a_short_table(site)
    person.sit(open_)
    person.sit(short)
    person.play(kills)
    person.go("/me")
    done = person.at(f"me-table-{short.room}")
    expect(done).to_have_attribute("data-result", "won")
    expect(done).to_contain_text("You were Killer.")
    expect(person.at("me-tally-mafia-killers")).to_contain_text("1 of 1 won")
    person.check_words()
    person.check_room()
    person.at(f"me-table-{open_.room}").get_by_test_id("me-back").click()
    expect(person.at("table")).to_be_visible()
    expect(person.page).to_have_url(re.compile(open_.room))


def test_an_identity_lists_finished_tables_with_replay_and_record(welcome: Welcome, site: Site) -> None:
    person = comes_to_be_looked_at(welcome)
    taps_once(person)
    guest = has_identity(person)
    short = a_short_table(site, guest)
    waiting = site.lay(6, bots=None, guest=guest)
    person.sit(short)
    person.play(kills)
    person.go("/me")
    done = person.at(f"me-table-{short.room}")
    expect(done).to_have_attribute("data-result", "won")
    expect(done).to_contain_text("Ada, seat 1 of 5")
    expect(person.at(f"me-table-{waiting.room}").get_by_test_id("me-back")).to_be_visible()
    expect(person.at("me-count")).to_have_text("One finished table")
    for line in ("all", "mafia-killers", "mafia-killer"):
        expect(person.at(f"me-tally-{line}")).to_contain_text("1 of 1 won · 100%")
    look(person, "me")
    with person.page.expect_download() as download:
        done.get_by_test_id("me-record").click()
    assert download.value.suggested_filename == f"duskbell-{short.room}.jsonl"
    done.get_by_test_id("me-replay").click()
    expect(person.page).to_have_url(f"{site.url}/r/{short.room}/replay")


def test_many_tables_leave_room_for_what_is_below(welcome: Welcome, site: Site) -> None:
    """The latest of the finished ones stand there, and all on request."""
    person = welcome()
    has_identity(person)
    one = {"game": "mafia", "seat": 0, "name": "Ada", "players": 9, "made": "2026-01-02T18:00:00Z"}
    over = {"status": "over", "role": "villager", "won": True, "reason": "mafia.no-killers"}
    tables = [one | {"room": "waiting1", "status": "lobby", "role": None, "won": None, "reason": None}]
    tables += [one | over | {"room": f"finished{n}"} for n in range(30)]
    person.page.route("**/api/guest", lambda route: route.fulfill(json={"tables": tables}))
    person.go("/me")
    expect(person.at("me-count")).to_have_text("30 finished tables")
    expect(person.at("me-tally-mafia-villager")).to_contain_text("30 of 30 won · 100%")
    expect(person.at("me-replay")).to_have_count(6)
    expect(person.at("me-back")).to_have_count(1)
    person.click("me-all")
    expect(person.at("me-replay")).to_have_count(30)
    expect(person.at("me-all")).to_have_count(0)
    person.check_words()
    person.check_room()


def test_the_link_brings_tables_and_seats_to_another_device(welcome: Welcome, site: Site) -> None:
    old, new = welcome(), welcome(lang="zh", size=DESKTOP, theme="dark")
    old.go("/me")
    old.click("me-make")
    old.click("me-link-show")
    link = old.at("me-link").input_value()
    guest = link.split("#")[1]
    expect(old.at("qr")).to_be_visible()
    assert link == f"{site.url}/me#{guest}"
    seat = a_waiting_table(site, guest)

    new.page.goto(link)
    expect(new.at("me-arrive")).to_be_visible()
    expect(new.at(f"me-table-{seat.room}")).to_have_count(0)
    new.check_words()
    new.click("me-arrive-yes")
    expect(new.at("me-arrive")).to_have_count(0)
    expect(new.page).to_have_url(f"{site.url}/me")
    new.at(f"me-table-{seat.room}").get_by_test_id("me-back").click()
    new.until(me="0")


def test_a_link_is_not_taken_without_being_asked(welcome: Welcome, site: Site) -> None:
    person = welcome()
    token = site.post("/guest")["token"]
    person.go(f"/me#{token}")
    person.click("me-arrive-no")
    expect(person.page).to_have_url(f"{site.url}/me")
    assert person.page.evaluate("localStorage.getItem('duskbell.guest')") is None


def test_a_new_link_voids_the_old_one(welcome: Welcome, site: Site) -> None:
    person, other = welcome(), welcome()
    guest = has_identity(person)
    seat = a_waiting_table(site, guest)
    person.go("/me")
    person.click("me-link-show")
    person.click("me-renew")
    person.click("me-renew")
    expect(person.at("me-said")).to_contain_text("Here is your new link")
    assert guest not in person.at("me-link").input_value()
    expect(person.at("qr")).to_be_visible()
    person.page.reload()
    expect(person.at(f"me-table-{seat.room}")).to_be_visible()

    other.expects("401 ")
    other.go(f"/me#{guest}")
    other.click("me-arrive-yes")
    expect(other.at("me-arrive")).to_contain_text("not valid any more")
    assert other.page.evaluate("localStorage.getItem('duskbell.guest')") is None


def test_an_identity_can_be_forgotten(welcome: Welcome, site: Site) -> None:
    person = welcome()
    guest = has_identity(person)
    person.expects("401 ")  # what the page had asked as this guest a moment before
    person.go("/me")
    person.click("me-forget")
    person.click("me-forget")
    expect(person.at("me-make")).to_be_visible()
    assert person.page.evaluate("localStorage.getItem('duskbell.guest')") is None
    person.page.reload()
    person.go(f"/me#{guest}")
    person.click("me-arrive-yes")
    expect(person.at("me-arrive")).to_contain_text("not valid any more")
