"""A script of twelve characters is pasted on the page of scripts, and played."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Welcome
from tests.e2e.person import Person

pytestmark = pytest.mark.e2e

TWELVE = [
    *("washerwoman", "chef", "empath", "Monk", "mayor", "soldier", "chambermaid", "mathematician"),
    *("saint", "poisoner", "baron", "imp"),
]


def test_a_script_is_pasted_and_played(welcome: Welcome) -> None:
    person: Person = welcome()
    person.go("/scripts")
    person.at("script-paste").fill(json.dumps([{"id": "_meta", "name": "Twelve"}, *TWELVE]))
    person.click("script-read")
    expect(person.at("script-sheet").get_by_role("heading", level=2)).to_have_text("Twelve")
    expect(person.at("script-monk")).to_have_attribute("aria-pressed", "true")
    expect(person.at("script-jinxes").get_by_role("listitem")).to_have_count(1)
    expect(person.at("script-finding-sizes")).to_contain_text("5–8, 10–11")
    person.check_words()

    # One more by a tap, away again, and the whole comes back by its link.
    person.click("script-drunk")
    expect(person.at("script-count-outsider")).to_have_text("2")
    person.click("script-drunk")
    expect(person.at("script-count-outsider")).to_have_text("1")
    person.at("script-share").click()
    link = person.at("script-link-link").input_value()
    person.go("/scripts#" + link.partition("#")[2])
    expect(person.at("script-name")).to_have_value("Twelve")

    person.at("script-players").fill("5")
    person.at("script-players").press("Enter")
    person.click("script-play")
    person.click("lobby-add-bots")
    person.click("lobby-start")
    person.until(phase="night")
    (chosen,) = [event for event in person.story if event["type"] == "clocktower.script-chosen"]
    assert sorted(chosen["script"]) == sorted(id.lower() for id in TWELVE)
    person.check_words()
