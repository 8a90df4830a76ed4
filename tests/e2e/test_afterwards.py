"""When a table is over: what really happened, step by step through any eyes, and the next one with the same people."""

from __future__ import annotations

import re
from urllib.parse import unquote

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Welcome
from tests.e2e.person import DESKTOP, PHONE, Person
from tests.e2e.site import UNHURRIED, Seat, Site, seed_where

pytestmark = pytest.mark.e2e


def ends_it(host: Person) -> None:
    host.click("rulings")
    host.click("rule-end")
    host.click("rule-end")
    expect(host.at("end")).to_be_visible()
    expect(host.at("panel-referee")).to_have_count(0)


def an_ended_table(person: Person, site: Site) -> tuple[Seat, Seat]:
    """Seats 0, a killer, and 1 of a table of two people and bots that the host ends after the first night."""
    seed = seed_where(6, lambda r: r[:2] == ["killer", "villager"], killers=1)
    host = site.lay(6, bots=None, seed=seed, options=UNHURRIED | {"killers": 1}, decoys=False)
    guest = site.join(host.room, "小雨")
    site.seat_bots(host, "plain")
    site.open_table(host)
    person.sit(host)
    person.answer("#5")
    person.until(phase="day", stage="discussion")
    ends_it(person)
    return host, guest


def test_what_really_happened_who_knew_what_and_whether_it_was_fair(welcome: Welcome, site: Site) -> None:
    person: Person = welcome()
    an_ended_table(person, site)
    expect(person.at("end-seat-0")).to_contain_text("Killer")
    expect(person.page.locator("[data-testid^=end-seat-]", has_text="out")).to_have_count(1)
    person.click("end-story-part")
    expect(person.at("end-story")).to_contain_text("Night 1")
    person.click("end-knowledge-part")
    expect(person.at("end-knowledge").locator("tbody tr")).to_have_count(6)
    person.click("end-proof-part")
    expect(person.at("end-proof")).to_have_attribute("data-verdict", "holds")
    expect(person.at("end-proof-command")).to_contain_text("duskbell verify")
    person.check_words()


def picture_of(person: Person, shape: str) -> str:
    """The picture to share in a shape, as SVG."""
    person.click(f"share-{shape}")
    picture = person.at("share-picture")
    expect(picture).to_have_attribute("data-shape", shape)
    return unquote((picture.get_attribute("src") or "").split(",", 1)[1])


def test_the_end_is_a_picture_to_share_and_who_will_not_be_named_is_a_number(welcome: Welcome, site: Site) -> None:
    person: Person = welcome()
    an_ended_table(person, site)
    person.page.get_by_role("button", name="Share").first.click()
    for shape in ("wide", "tall"):
        assert "小雨" in picture_of(person, shape)
    expect(person.at("share-circle")).to_have_count(0)  # nothing lies beside a seat of this game
    person.click("share-names")
    assert "小雨" not in picture_of(person, "wide")
    with person.page.expect_download() as saved:
        person.click("share-save")
    assert saved.value.suggested_filename.endswith("-wide.png")


def test_the_grimoire_is_a_picture_to_share(welcome: Welcome, site: Site) -> None:
    person: Person = welcome()
    host = site.lay(8, bots=None, game="clocktower", seed=5, speed="none")
    site.seat_bots(host, "plain")
    person.sit(host)
    site.open_table(host)
    by_day = "[data-testid=table][data-phase=day]"
    person.play(lambda todo: str(todo["options"][0]), lambda todo: person.page.query_selector(by_day) is not None)
    ends_it(person)
    person.page.get_by_role("button", name="Share").first.click()
    grimoire = picture_of(person, "circle")
    assert grimoire.count("<circle") == 8
    # The Investigator, 6, was shown two: a reminder lies beside each, the right one beside the Recluse, who seemed so.
    assert re.findall(r">(Minion|wrong)<", grimoire) == ["wrong", "Minion"]


def test_a_replay_goes_step_by_step_and_through_any_eyes(welcome: Welcome, site: Site) -> None:
    person: Person = welcome(size=DESKTOP)
    an_ended_table(person, site)
    person.click("end-replay")
    replay = person.at("replay")
    known = person.page.locator("[data-testid^=seat-][data-role]")
    expect(replay).to_have_attribute("data-as", "moderator")  # it opens all-seeing, as the first night falls
    expect(known).to_have_count(6)
    expect(person.at("replay-scrub")).to_have_attribute("aria-valuetext", re.compile("^Night 1 "))
    expect(person.at("replay-moment")).to_have_attribute("data-kind", "night")  # as the table had it
    expect(person.at("band")).to_have_count(3)  # the deal, the night, the day, and who fell in between
    expect(person.at("fall-5")).to_be_visible()
    person.check_words()
    person.click("replay-as-public")
    expect(replay).to_have_attribute("data-as", "public")
    person.at("replay-scrub").press("Home")
    expect(replay).to_have_attribute("data-at", "0")
    for _ in range(5):
        person.at("replay-scrub").press("ArrowRight")
    expect(replay).to_have_attribute("data-at", "5")
    expect(known).to_have_count(0)  # the public knows nobody's card
    person.click("replay-as-moderator")
    expect(replay).to_have_attribute("data-as", "moderator")
    person.at("replay-scrub").press("End")
    expect(known).to_have_count(6)
    person.click("replay-as-1")
    expect(replay).to_have_attribute("data-as", "1")
    person.page.keyboard.press("Home")  # a button has the focus: keys turn over all the same
    expect(replay).to_have_attribute("data-at", "0")
    person.page.keyboard.press("]")
    expect(replay).to_have_attribute("data-at", "1")
    person.page.keyboard.press("ArrowLeft")
    expect(replay).to_have_attribute("data-at", "0")
    person.click("replay-speed")
    expect(person.at("replay-speed")).to_have_text("2×")
    person.click("replay-play")
    expect(replay).not_to_have_attribute("data-at", "0")
    person.check_words()
    person.resize(PHONE)
    expect(person.at("replay-knew-here")).to_have_attribute("data-seat", "1")
    person.check_words()
    person.check_room()
    person.click("replay-knew-all")
    expect(person.at("replay-knew").locator("tbody tr")).to_have_count(6)
    person.page.keyboard.press("Escape")
    expect(person.at("replay-knew")).to_have_count(0)
    person.click("replay-to-log")
    expect(person.at("replay-log")).to_be_visible()
    person.click("replay-to-knew")
    expect(person.at("replay-log")).to_have_count(0)
    person.click("replay-worlds")
    expect(person.at("worlds-1")).to_have_text("Villager")
    expect(person.at("worlds-0")).to_contain_text("Killer")
    person.check_words()
    person.click("worlds-play")
    expect(person.at("replay-imagined")).to_be_visible()
    expect(known).to_have_count(6)  # all of a world that never was
    person.click("replay-wake")
    expect(replay).to_have_attribute("data-as", "1")


def test_the_same_people_play_again_and_who_watches_comes_along(welcome: Welcome, site: Site) -> None:
    host: Person = welcome()
    guest: Person = welcome(lang="zh")
    watcher: Person = welcome(size=DESKTOP)
    table, joined = an_ended_table(host, site)
    guest.sit(joined)
    watcher.go(f"/r/{table.room}")
    watcher.at("end").wait_for()
    host.click("end-rematch")
    expect(host.at("lobby-seat-1")).to_contain_text("小雨")
    room = host.at("lobby-code").inner_text()
    assert room != table.room
    for person in (guest, watcher):
        person.check_words()
        person.click("next-table-go")
        expect(person.at("lobby-code")).to_have_text(room)
    expect(guest.at("lobby-ready")).to_be_visible()
    expect(watcher.at("lobby-ready")).to_have_count(0)


def test_a_bot_stands_in_for_who_leaves_until_they_are_back(welcome: Welcome, site: Site) -> None:
    host: Person = welcome()
    guest: Person = welcome(lang="zh")
    seed = seed_where(6, lambda r: r[0] == "killer", killers=1)
    seat = site.lay(6, bots=None, seed=seed, options=UNHURRIED | {"killers": 1})
    joined = site.join(seat.room, "小雨")
    site.seat_bots(seat, "plain")
    site.open_table(seat)
    host.sit(seat)
    guest.sit(joined)
    guest.click("seat-menu")
    guest.click("menu-leave")
    guest.click("menu-leave")
    expect(guest.at("home-create-mafia")).to_be_visible()
    host.click("rulings")
    expect(host.at("away-seats")).to_contain_text("小雨")
    guest.sit(joined)
    guest.until(me="1")
    expect(host.at("away-seats")).not_to_contain_text("小雨")
