"""Werewolf on the one page for every game: what a wolf may do is behind the card, and a burst ends the day."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import duskbell
from tests.e2e.conftest import Welcome
from tests.e2e.person import Person
from tests.e2e.site import Site

pytestmark = pytest.mark.e2e

OPTIONS = {"sheriff": False, "speech_seconds": 3600, "power_seconds": 3600, "pack_first_seconds": 3600}
SEED = 0
"""Seat 0 is a wolf."""


def test_a_wolf_self_destructs_in_a_speech(welcome: Welcome, site: Site) -> None:
    deal = duskbell.start("werewolf", 8, seed=SEED, options=OPTIONS, moderator="ask")
    assert deal.view(0).me.role.id == "wolf"
    person: Person = welcome(lang="zh")
    person.sit(site.lay(8, game="werewolf", seed=SEED, options=OPTIONS))
    person.play(lambda todo: str(todo["options"][-1]), stop=lambda todo: todo.get("stage") == "speeches")
    expect(person.at("offers")).to_have_count(0)  # a neighbour would know what only a wolf is offered
    person.click("my-card")
    expect(person.at("my-card")).to_contain_text("狼人")
    person.at("offers").get_by_role("button").click()
    expect(person.at("ask")).to_contain_text("自爆")
    person.answer("burst")
    expect(person.at("seat-0")).to_have_attribute("data-alive", "false")
    person.until(phase="night")
    expect(person.at("log")).to_contain_text("自爆")
    person.check_words()
    person.check_room()
    person.check_clean()
