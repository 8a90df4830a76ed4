"""Somebody types to a bot, and is answered; at the end the table says since when each knew what."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Welcome
from tests.e2e.site import UNHURRIED, Site, seed_where

pytestmark = pytest.mark.e2e


def test_a_bot_answers_what_is_typed_and_who_knew_what_says_since_when(welcome: Welcome, site: Site) -> None:
    person = welcome()
    seed = seed_where(6, lambda r: r[0] == "killer" and r[3] == "villager", killers=1, angels=0)
    seat = site.lay(6, seed=seed, options=UNHURRIED | {"killers": 1, "angels": 0}, decoys=False, speed="none")
    person.sit(seat)
    person.answer("#3")
    person.until(phase="day", stage="discussion")
    living = [n for n in range(1, 6) if person.at(f"seat-{n}").get_attribute("data-alive") != "false"]
    person.at("talk-input").fill(f"{living[0] + 1}号，你是什么身份？")
    person.click("talk-send")
    expect(person.at("log")).to_contain_text(re.compile("villager, 1 Ada|keep that to myself, 1 Ada"))
    person.click("rulings")
    person.click("rule-end")
    person.click("rule-end")
    person.click("end-knowledge-part")
    expect(person.at("end-knowledge")).to_contain_text("from Day 1 on")
    person.check_words()
