"""One phone for several people when something happens: a reload, a lost server, somebody who goes, the next table."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Welcome
from tests.e2e.person import NO_SERVER, Person
from tests.e2e.phone import (
    brings,
    cover_of,
    deal,
    gather,
    gives_back,
    keeps_seats,
    keeps_secrets,
    night,
    opens,
    share,
    shares,
    takes,
)
from tests.e2e.site import UNHURRIED, Seat, Site

pytestmark = pytest.mark.e2e


def answers(person: Person, seat: int) -> None:
    """This one is called, and answers what is asked."""
    takes(person, seat)
    person.at("ask").locator("[data-testid^=option-]").first.click()
    gives_back(person, seat)


def goes(site: Site, seat: Seat, number: int) -> Seat:
    """Somebody else takes this seat over by link, on a device of their own."""
    invite = site.post(f"/rooms/{seat.room}/substitute", {"seat": number}, seat.token)["invite"]
    return Seat(seat.room, site.post(f"/rooms/{seat.room}/claim", {"invite": invite, "name": "Eva"})["token"])


def end_it(person: Person, seat: int) -> None:
    """The host, who is called, ends the game."""
    takes(person, seat)
    person.click("rulings")
    person.click("rule-end")
    expect(person.at("end")).to_be_visible()


def test_a_reload_finds_it_as_it_was(welcome: Welcome, site: Site) -> None:
    """Covered where somebody held it; and the answers that were given stand."""
    person = shares(welcome)
    share(person, site, **deal("villager", "villager", "villager", "killer", killers=1, angels=0))
    for seat in range(2):
        answers(person, seat)
    for _ in range(2):
        takes(person, 2)
        person.page.reload()
        cover_of(person, 2)
        expect(person.at("ask")).to_have_count(0)
        keeps_secrets(person)
    answers(person, 2)
    answers(person, 3)
    expect(person.at("phone-shared")).to_be_visible()
    person.page.reload()
    expect(person.at("phone-shared")).to_be_visible()
    keeps_secrets(person)


def test_the_server_goes_and_comes_back(welcome: Welcome, own_site: Site) -> None:
    """Without questions for show, which is more: where who covered it is called again, all are."""
    person = shares(welcome, to=own_site)
    share(person, own_site, **deal("killer", killers=1, angels=0), decoys=False)
    takes(person, 0)
    person.expects(*NO_SERVER)
    own_site.kill()
    expect(person.at("reconnecting")).to_be_visible()
    expect(person.at("seat-5")).to_have_attribute("aria-disabled", "true")
    person.click("phone-done")
    cover_of(person, 1)
    person.check_words()
    own_site.start()
    expect(person.at("reconnecting")).to_have_count(0)
    for seat in range(1, 4):
        takes(person, seat)
        person.click("phone-done")
        gives_back(person, seat)
    takes(person, 0)  # who covered it without an answer is called again
    person.click("seat-5")
    gives_back(person, 0)
    for seat in range(1, 4):  # that alone would tell who is asked
        takes(person, seat)
        person.click("phone-done")
        gives_back(person, seat)
    expect(person.at("phone-shared")).to_be_visible()
    keeps_secrets(person)


def test_who_gets_a_device_of_their_own_is_passed_over(welcome: Welcome, site: Site) -> None:
    person = shares(welcome)
    seats = share(person, site, **deal("villager", "villager", "villager", "killer", killers=1, angels=0))
    room = seats[0].room
    answers(person, 0)
    takes(person, 1)
    goes(site, seats[1], 1)
    cover_of(person, 2)
    keeps_seats(person, room, 0, 2, 3)
    goes(site, seats[2], 2)
    cover_of(person, 3)
    goes(site, seats[0], 0)  # whose token opens the common table too
    person.until(me="3")  # who is left has the phone for themselves
    keeps_seats(person, room)
    expect(person.at("phone-cover")).to_have_count(0)
    person.page.reload()
    person.until(me="3")


def test_who_leaves_the_table_leaves_the_others_the_phone(welcome: Welcome, site: Site) -> None:
    """A bot plays on, and that seat is not called any more."""
    person = shares(welcome)
    seats = share(person, site, **deal("villager", "villager", "villager", "killer", killers=1, angels=0))
    takes(person, 0)
    person.click("seat-menu")
    person.click("menu-leave")
    for seat in (1, 2, 3):
        answers(person, seat)
    keeps_seats(person, seats[0].room, 1, 2, 3)
    expect(person.at("phone-shared")).to_be_visible()
    keeps_secrets(person)


def test_who_is_asked_to_leave_is_gone_from_the_phone(welcome: Welcome, site: Site) -> None:
    """The first of them too; the others stay, with what they have opened and begun to write."""
    host = site.lay(6, bots=None)
    person = shares(welcome)
    brings(person, [site.join(host.room, name) for name in ("Ben", "小雨", "Dora")], first=1)
    for number, left in ((1, [2, 3]), (3, [])):
        expect(person.at(f"lobby-seat-{number}")).to_have_attribute("data-kind", "person")
        person.at("lobby-talk-input").fill(f"Without {number}")
        person.click("lobby-seat-5")
        site.post(f"/rooms/{host.room}/kick", {"seat": number}, host.token)
        keeps_seats(person, host.room, *left)
        expect(person.at(f"lobby-seat-{number}")).to_have_attribute("data-kind", "empty")
        expect(person.at("lobby-move-5")).to_be_visible()
        person.click("lobby-chair-close")
        expect(person.at("lobby-talk-input")).to_have_value(f"Without {number}")
        person.click(f"lobby-seat-{number}")
        expect(person.at(f"lobby-move-{number}")).to_be_visible()  # for somebody who sits here
        person.click("lobby-chair-close")
    site.seat_bots(host, "plain")
    site.open_table(host)
    person.until(me="2")  # the cards are dealt to one person's own phone


def test_the_next_table_takes_everybody_along(welcome: Welcome, site: Site) -> None:
    person = shares(welcome)
    first = share(person, site, **deal("killer", killers=1))[0].room
    end_it(person, 0)
    keeps_secrets(person)
    person.click("end-rematch")
    expect(person.at("phone-remove-3")).to_be_visible()
    for seat in range(1, 4):
        expect(person.at(f"lobby-seat-{seat}")).to_have_attribute("data-ready", "true")
    assert first not in person.page.url
    person.click("lobby-start")
    takes(person, 0)
    keeps_secrets(person)


def test_two_of_a_larger_table(welcome: Welcome, site: Site) -> None:
    """The host has a device of their own, the phone serves two; it follows to the next table by the banner."""
    person, host = shares(welcome), welcome()
    chair = site.lay(8, bots=None, speed="none", options=UNHURRIED)
    brings(person, [site.join(chair.room, name) for name in ("Ben", "小雨")], first=1)
    expect(person.at("phone-remove-2")).to_be_visible()
    site.seat_bots(chair, "plain")
    host.sit(chair)
    site.open_table(chair)
    cover_of(person, 1)
    for button in ("rulings", "rule-end", "rule-end", "end-rematch"):
        host.click(button)
    person.click("next-table-go")
    expect(person.at("phone-remove-2")).to_be_visible()
    assert chair.room not in person.page.url


def test_the_moderators_chair_on_the_same_phone(welcome: Welcome, site: Site) -> None:
    """Who moderates adds the others, and takes the phone whenever it rests; rounds are the players'."""
    person = shares(welcome)
    chair = site.lay(6, bots=None, speed="none", moderator="me", **deal("killer", "villager", killers=1, angels=0))
    person.sit(chair)
    for seat in range(2):
        person.at("phone-name").fill(f"Guest {seat + 1}")
        person.click("phone-add")
        expect(person.at(f"phone-remove-{seat}")).to_be_visible()
    person.click("lobby-add-bots")
    person.click("lobby-start")
    assert [seat for seat, _ in night(person, "#5")] == [0, 1]
    person.check_words()
    person.click("phone-choose")
    person.click("phone-to--2")
    opens(person)
    expect(person.at("table")).to_have_attribute("data-me", "moderator")
    person.click("phone-done")
    expect(person.at("phone-shared")).to_be_visible()
    keeps_secrets(person)


def test_all_of_twenty_four(welcome: Welcome, site: Site) -> None:
    person = shares(welcome)
    gather(person, site, 24, 24, options=UNHURRIED)
    person.check_room()
    person.click("lobby-start")
    cover_of(person, 0)
    person.click("phone-others")
    person.check_room()
    person.click("phone-to-23")
    takes(person, 23)
    person.check_room()
    person.click("phone-done")
    cover_of(person, 0)
    keeps_secrets(person)
