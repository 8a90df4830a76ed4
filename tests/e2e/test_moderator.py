"""A person moderates: sees everything, deals, paces the day, pauses, takes back, ends."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Welcome
from tests.e2e.person import DESKTOP, PACE, Person, Todo

pytestmark = pytest.mark.e2e

DEALT = ("killer", "killer", "angel_of_hearts", "villager", "villager", "villager")
NAMES = {"villager": "Villager", "killer": "Killer", "angel_of_hearts": "Angel of Hearts"}


def test_a_person_moderates(welcome: Welcome) -> None:
    referee: Person = welcome(size=DESKTOP)
    player: Person = welcome(lang="zh")
    lay(referee, player)

    # The first card goes to the wrong seat, and is taken back.
    expect(referee.at("ask")).to_have_attribute("data-ask-key", "mafia.deal-to")
    referee.click("option-villager")
    expect(referee.at("seat-0")).to_have_attribute("data-role", "villager")
    referee.click("undo-open")
    referee.click("rule-undo")
    expect(referee.at("seat-0")).not_to_have_attribute("data-role", "villager")
    expect(player.at("log")).not_to_contain_text("村民")
    expect(player.at("log-referee")).to_contain_text("当法官")
    expect(referee.at("log-referee")).to_have_text("You are the referee of this table.")
    for seat, role in enumerate(DEALT):
        expect(referee.at("ask")).to_contain_text(f"does {seat + 1} ")  # how many of a card are left are numbers, too
        referee.click(f"option-{role}")

    # A full view: every role, and what everybody does at night.
    for seat, role in enumerate(DEALT):
        expect(referee.at(f"seat-{seat}")).to_have_attribute("data-role", role)
        expect(referee.at(f"seat-{seat}")).to_contain_text(NAMES[role].split()[0])  # the ring has short names
    player.play(lambda todo: "#5", stop=lambda todo: todo["kind"] == "ready")
    referee.until(phase="day", stage="discussion")
    for what in ("awoke", "pointed", "settled", "learned"):
        expect(referee.at("log").locator(f"[data-event='mafia.{what}']").first).to_be_attached()
    expect(player.at("log").locator("[data-event='mafia.learned']")).to_have_count(0)
    referee.check_words()
    player.check_words()

    # Paused: the players read why, and nothing can be done.
    referee.click("rulings")
    referee.at("rule-reason").fill("Tea is ready")
    referee.click("rule-pause")
    for person in (referee, player):
        expect(person.at("paused")).to_be_visible()
        expect(person.at("log")).to_contain_text("Tea is ready")
    if player.at("ready").count():
        expect(player.at("ready")).to_be_disabled()
    referee.click("rule-resume")
    for person in (referee, player):
        expect(person.at("paused")).to_have_count(0)

    # The day goes on when the referee says so.
    expect(referee.at("ask")).to_have_attribute("data-ask-key", "mafia.pace-discussion")
    referee.click("option-go-on")
    expect(player.at("table")).not_to_have_attribute("data-stage", "discussion")  # else its button is pressed once more
    player.play(lambda todo: "#1" if "#1" in todo["options"] else todo["options"][0], stop=at_reasons)
    player.until(phase="day", stage="reasons")
    speech = PACE.format(player.at("pace").get_attribute("data-pace-id"))
    player.click("ready")
    expect(referee.at("seat-0")).to_have_attribute("aria-label", re.compile(r"\bready\b"))
    expect(referee.at("ask")).to_have_attribute("data-ask-key", "mafia.pace-reasons")
    referee.click("option-go-on")
    expect(player.page.locator(speech)).to_have_count(0)  # not the stage: quick bots may have accused somebody else

    # Played again (重赛), for a reason that all read; the end, with every card.
    expect(referee.at("rule-break-off")).to_be_disabled()
    referee.at("rule-reason").fill("A card was shown")
    referee.click("rule-retake")
    referee.click("rule-retake")
    for person in (referee, player):
        expect(person.at("end")).to_be_visible()
        expect(person.at("log")).to_contain_text("A card was shown")
    expect(referee.at("end-reason")).to_contain_text("played again")
    expect(player.at("end-reason")).to_contain_text("重赛")
    for person in (referee, player):
        for seat, role in enumerate(DEALT):
            told = NAMES[role] if person is referee else re.compile(r"[\u4e00-\u9fff]")
            expect(person.at(f"end-seat-{seat}").locator(".role")).to_have_text(told)
        person.check_words()


def at_reasons(todo: Todo) -> bool:
    return todo.get("stage") == "reasons"


def lay(referee: Person, player: Person) -> None:
    """The referee makes a table of six where the moderator deals; the player joins by its code on seat 1."""
    referee.go()
    referee.at("home-players").fill("6")
    referee.at("home-players").blur()
    referee.click("home-options-mafia")
    referee.at("home-moderate-mafia").check()
    referee.at("option-mafia-moderator_deals").check()
    referee.at("option-mafia-must_kill").check()
    referee.click("home-create-mafia")
    room = referee.at("lobby-code").inner_text()
    player.go()
    player.at("join-code").fill(room)
    player.click("join-go")
    player.at("lobby-name").fill("小雨")
    player.click("lobby-join")
    expect(referee.at("lobby-seat-0")).to_contain_text("小雨")
    referee.click("lobby-add-bot")
    expect(referee.at("lobby-seat-1")).to_have_attribute("data-kind", "bot")
    referee.click("lobby-add-bots")
    referee.click("lobby-start")
    for person in (referee, player):
        expect(person.at("table")).to_be_visible()
    expect(referee.at("table")).to_have_attribute("data-me", "moderator")
