"""A newcomer plays a whole game against bots on a phone, in English and in Chinese."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Welcome
from tests.e2e.person import Person, anything

pytestmark = pytest.mark.e2e

HAN = re.compile(r"[\u4e00-\u9fff]")


@pytest.mark.parametrize("lang", ["en", "zh"])
def test_within_three_clicks_and_to_the_end(welcome: Welcome, tmp_path: Path, lang: str) -> None:
    person: Person = welcome(worker=lang == "zh")
    person.go()
    expect(person.at("home-play-now-mafia")).to_be_enabled()
    person.check_words()
    if lang == "zh":
        person.speak("zh")
        person.check_words()
    person.click("home-play-now-mafia")
    expect(person.at("table")).to_be_visible()
    assert person.clicks <= 3
    expect(person.page.locator("html")).to_have_attribute("lang", "zh-CN" if lang == "zh" else "en")

    person.play(anything(len(lang)))

    for what in ("end-winner", "end-reason"):
        told = person.at(what).inner_text()
        assert told
        assert bool(HAN.search(told)) == (lang == "zh"), told
    seats = person.page.locator("[data-testid^=end-seat-]")
    expect(seats).to_have_count(8)
    shown = [seat.locator(".role").inner_text() for seat in seats.all()]
    assert all(re.fullmatch(r"[\w ]+", role) for role in shown), shown
    assert all(bool(HAN.search(role)) == (lang == "zh") for role in shown), shown
    if lang == "zh":
        lines = person.at("log").locator("li").all_inner_texts()
        assert not [line for line in lines if not HAN.search(line)]

    person.saves_the_record(tmp_path)

    person.click("play-again")
    expect(person.at("end")).to_have_count(0)
    expect(person.at("table")).to_be_visible()


def test_a_chinese_browser_gets_a_chinese_page(welcome: Welcome) -> None:
    person: Person = welcome(lang="zh")
    person.go()
    expect(person.page.locator("html")).to_have_attribute("lang", "zh-CN")
    expect(person.at("home-play-now-mafia")).to_have_text(HAN)
    person.speak("en")
    expect(person.page.locator("html")).to_have_attribute("lang", "en")
    person.page.reload()
    expect(person.page.locator("html")).to_have_attribute("lang", "en")
