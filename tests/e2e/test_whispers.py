"""Whispers: all see who whispers to whom, the two alone what, and not before the card lies open."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Welcome
from tests.e2e.person import Person
from tests.e2e.site import UNHURRIED, Site, seed_where

pytestmark = pytest.mark.e2e

ANN, BO, BOT, VICTIM = range(4)
TO_BO, TO_BOT = "The bakery at noon, nobody else.", "Are you a villager?"


def test_a_whisper_is_for_two_alone_and_lies_under_the_card(site: Site, welcome: Welcome) -> None:
    ann, bo, watcher = sits_down(site, welcome)
    bo.click("my-card")
    bo.click("my-card")  # seen: what it says from now on is news
    whisper(ann, BO, TO_BO)
    for person in (ann, bo, watcher):
        expect(person.at("log").locator("li[data-event='core.whispered']")).to_have_count(1)
        assert TO_BO not in person.page.content(), "people sit next to each other"
    expect(watcher.at("whisper-read")).to_have_count(0)
    bo.click("my-card")  # it says that somebody has spoken to them alone
    expect(bo.at("log")).to_contain_text(TO_BO)
    expect(bo.at("card-face")).to_have_count(0)
    bo.click("my-card")
    expect(bo.at("log")).not_to_contain_text(TO_BO)
    bo.click("whisper-read")
    expect(bo.at("log")).to_contain_text(TO_BO)
    bo.click("my-card")
    expect(bo.at("log")).not_to_contain_text(TO_BO)

    whisper(ann, BOT, TO_BOT)
    ann.at("whisper-read").last.click()
    expect(ann.at("log").locator(f"li[data-channel='whisper#{ANN}']")).to_have_count(1)
    expect(ann.at("log")).to_contain_text(TO_BOT)
    for person, heard in ((bo, [TO_BO]), (watcher, [])):
        # both have been told that the bot answers, and of nothing that it says
        expect(person.at("log").locator("li[data-event='core.whispered']")).to_have_count(3)
        told = json.dumps(person.heard)
        assert [text for text in (TO_BO, TO_BOT) if text in told] == heard
        assert f"whisper#{ANN}" not in [event.get("channel") for event in person.story]
    for person in (ann, bo, watcher):
        person.check_clean()


def sits_down(site: Site, welcome: Welcome) -> tuple[Person, Person, Person]:
    """Ann, the only killer, has killed somebody; she, Bo and bots talk, and a stranger looks on."""
    options = UNHURRIED | {"killers": 1, "whispers": True}
    seed = seed_where(6, lambda r: (r[ANN], r[BO], r[BOT], r[VICTIM]) == ("killer", *["villager"] * 3), killers=1)
    host = site.lay(6, bots=None, options=options, seed=seed, decoys=False)
    guest = site.join(host.room, "Bo")
    site.seat_bots(host, "plain")
    site.open_table(host)
    ann, bo, watcher = welcome(), welcome(), welcome()
    ann.sit(host)
    bo.sit(guest)
    watcher.go(f"/r/{host.room}")
    ann.answer(f"#{VICTIM}")
    for person in (ann, bo, watcher):
        person.until(phase="day", stage="discussion")
    return ann, bo, watcher


def whisper(speaker: Person, to: int, text: str) -> None:
    speaker.at("talk-channel").select_option(f"whisper#{to}")
    speaker.at("talk-input").fill(text)
    speaker.click("talk-send")
    expect(speaker.at("talk-input")).to_have_value("")
