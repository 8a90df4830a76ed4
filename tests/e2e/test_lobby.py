"""Before the start: invited by a picture, asked whether ready, sent away, moved, and the table made otherwise."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Welcome
from tests.e2e.person import DESKTOP, Person
from tests.e2e.site import Site

pytestmark = pytest.mark.e2e


def test_a_host_and_a_guest(welcome: Welcome, site: Site) -> None:
    host: Person = welcome(size=DESKTOP)
    guest: Person = welcome(lang="zh")
    seat = site.lay(6, bots=None)
    host.sit(seat)
    expect(host.at("lobby-qr").get_by_role("img")).to_be_visible()
    guest.go(f"/r/{seat.room}")
    guest.at("lobby-name").fill("小雨")
    guest.click("lobby-join")
    expect(host.at("lobby-seat-1")).to_contain_text("小雨")
    expect(guest.at("lobby-join")).to_have_count(0)  # until then a chair that is pressed is one to sit down on

    guest.click("lobby-seat-4")
    guest.click("lobby-move-4")
    expect(host.at("lobby-seat-4")).to_contain_text("小雨")
    host.at("lobby-bot-kind").select_option("random")
    host.click("lobby-seat-1")
    host.click("lobby-bot-1")
    expect(host.at("lobby-seat-1")).to_have_attribute("data-kind", "bot")
    host.click("lobby-add-bots")
    expect(host.at("lobby-seat-5")).to_have_attribute("data-kind", "bot")

    host.click("lobby-check")
    expect(guest.at("lobby-ready")).to_be_visible()
    guest.click("lobby-ready")
    expect(host.at("lobby-seat-4")).to_have_attribute("data-ready", "true")
    guest.check_words()

    host.click("lobby-seat-1")
    host.click("lobby-kick-1")
    host.click("lobby-kick-1")
    expect(host.at("lobby-seat-1")).to_have_attribute("data-kind", "empty")
    host.click("lobby-seat-4")
    host.click("lobby-kick-4")
    host.click("lobby-kick-4")
    expect(host.at("lobby-seat-4")).to_have_attribute("data-kind", "empty")
    expect(guest.at("lobby-join")).to_be_visible()  # out; in some minutes they may sit down again
    expect(guest.page.get_by_text("座位不再是你的")).to_be_visible()
    guest.click("lobby-seat-4")  # a chair is picked on the ring, or by its number
    expect(guest.at("lobby-which-seat")).to_have_value("4")
    guest.check_words()


def test_people_talk_before_the_start(welcome: Welcome, site: Site) -> None:
    """Who comes later reads it, who is muted is not read, who leaves takes it along, and at the start it is gone.
    Who sits down, moves, is ready and leaves is told among it.
    """
    seat = site.lay(6, bots=None)
    host: Person = welcome(size=DESKTOP)
    host.sit(seat)
    expect(host.at("lobby-talk")).to_contain_text("gone when the game begins")
    host.at("lobby-talk-input").fill("Half past ten, then?")
    host.at("lobby-talk-input").press("Enter")
    expect(host.at("lobby-said")).to_contain_text("Half past ten, then?")
    expect(host.at("lobby-talk-input")).to_have_value("")
    guest: Person = welcome(lang="zh", theme="dark")
    guest.go(f"/r/{seat.room}")
    expect(guest.at("lobby-said")).to_contain_text("Half past ten, then?")
    expect(guest.at("lobby-talk-input")).to_have_count(0)  # who only watches reads along
    guest.at("lobby-name").fill("小雨")
    guest.click("lobby-join")
    expect(host.at("lobby-said").locator("[data-coming=sits]")).to_have_text("2 小雨 sits down.")
    guest.at("lobby-talk-input").fill("  十点半好  ")
    guest.click("lobby-talk-send")
    expect(host.at("lobby-said").locator("li.talk")).to_have_count(2)
    expect(host.at("lobby-said").locator("li.talk").last).to_contain_text("十点半好")
    guest.click("lobby-seat-4")
    guest.click("lobby-move-4")
    expect(host.at("lobby-said").locator("li.talk").last).to_contain_text("5")

    host.click("lobby-check")
    guest.click("lobby-ready")
    for said in ("小雨 sits at 5 now.", "5 小雨 is ready."):
        expect(host.at("lobby-said")).to_contain_text(said)

    host.click("lobby-seat-4")
    host.click("lobby-hush-4")
    expect(host.at("lobby-said").locator("li.talk")).to_have_count(1)
    host.click("lobby-hush-4")
    expect(host.at("lobby-said").locator("li.talk")).to_have_count(2)
    host.click("lobby-chair-close")
    for person in (host, guest):
        person.check_words()
        person.check_room()
    site.post(f"/rooms/{seat.room}/kick", {"seat": 4}, seat.token)
    expect(guest.at("lobby-said").locator("li.talk")).to_have_count(1)
    expect(host.at("lobby-said").locator("[data-coming=goes]")).to_have_text("5 小雨 leaves.")
    site.seat_bots(seat, "plain")
    site.open_table(seat)
    expect(host.at("table")).to_be_visible()
    expect(host.at("log")).not_to_contain_text("Half past ten")


def test_all_see_what_the_host_changes(welcome: Welcome, site: Site) -> None:
    host: Person = welcome()
    guest: Person = welcome(lang="zh", size=DESKTOP)
    seat = site.lay(6, bots=None)
    joined = site.join(seat.room, "小雨")
    host.sit(seat)
    guest.sit(joined)
    host.click("lobby-change")
    host.at("lobby-speed").select_option("fast")
    host.at("lobby-patience").select_option("20")
    host.at("lobby-players").fill("7")
    host.at("lobby-players").blur()
    expect(guest.at("lobby-seat-6")).to_be_visible()
    expect(guest.at("lobby-chosen")).to_contain_text("快：时间减半")
    expect(guest.at("lobby-chosen")).to_contain_text("20 秒")
    expect(guest.at("lobby-change")).to_have_count(0)
    expect(host.at("lobby-start")).to_be_disabled()
    expect(host.page.locator("#why-not")).to_have_text(re.compile("every seat"))
