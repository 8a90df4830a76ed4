"""Werewolf with a board of its own: a whole cup game, and wolves that self-destruct. What a wolf may do is behind the
card.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Welcome
from tests.e2e.person import DESKTOP, Person, Todo
from tests.e2e.site import Site
from tests.e2e.wolves import sit_as, willing

pytestmark = pytest.mark.e2e

UNELECTED = {"board": "standard", "sheriff": False}


def in_campaign(todo: Todo) -> bool:
    return todo.get("stage") == "campaign"


def told(person: Person) -> list[str]:
    """What the page was told of, in order: the names of events, of phases and of stages."""
    return [str(event.get("phase") or event.get("stage") or event["type"]) for event in person.story]


def self_destruct(person: Person) -> None:
    """Open the card, take the offer, confirm it; in the own speech: a bot's may be over in the midst of that."""
    expect(person.page.locator("[data-testid=werewolf-turn][data-seat='0']")).to_be_visible()
    expect(person.page.locator("[data-ask-key='werewolf.burst']")).to_have_count(0)  # a neighbour would know a wolf
    person.click("my-card")
    expect(person.at("card-face")).to_contain_text("狼人")
    person.page.locator("[data-testid=offers] [data-ask-key='werewolf.burst']").click()
    expect(person.at("ask")).to_contain_text("自爆")
    person.click("confirm")
    expect(person.at("seat-0")).to_have_attribute("data-alive", "false")
    person.click("my-card")


def test_a_person_plays_a_whole_cup_game(welcome: Welcome, site: Site) -> None:
    person: Person = welcome(size=DESKTOP)
    person.sit(sit_as(site, "villager"))

    # The campaign: raised hands, whose turn it is, who comes after.
    person.play(willing, stop=in_campaign)
    expect(person.at("werewolf-turn")).to_be_visible()
    expect(person.at("seat-0")).to_have_attribute("title", re.compile("runs for sheriff"))
    person.check_words()

    person.play(willing)
    expect(person.at("end-reason")).not_to_be_empty()
    expect(person.page.locator("[data-testid^=end-seat-]")).to_have_count(12)

    # The last ballot, looked at later: as a table, and as arrows over the ring.
    voted = next(event for event in reversed(person.story) if event["type"] == "werewolf.voted")
    person.click("board")
    person.click("werewolf-page-votes")
    newest = person.at("panel-board").locator("details[open]")
    expect(newest.locator("tbody tr")).to_have_count(len(voted["seats"]))
    newest.get_by_role("button").click()
    arrows = len([target for target in voted["targets"] if target >= 0])
    expect(person.at("werewolf-arrows")).to_have_attribute("data-count", str(arrows))
    person.click("werewolf-page-cards")
    expect(person.at("werewolf-side-wolves")).to_contain_text("Werewolf × 4")
    person.check_words()
    person.check_room()


def test_a_wolf_self_destructs_in_a_speech(welcome: Welcome, site: Site) -> None:
    person: Person = welcome(lang="zh")
    person.sit(sit_as(site, "wolf", 8, UNELECTED))
    person.play(lambda todo: str(todo["options"][-1]), stop=lambda todo: todo.get("stage") == "speeches")
    self_destruct(person)
    person.until(phase="night")
    expect(person.at("log")).to_contain_text("自爆")
    person.check_words()
    person.check_room()


def test_who_has_the_floor_keeps_every_button_in_sight(welcome: Welcome, site: Site) -> None:
    person: Person = welcome(lang="zh")
    person.sit(sit_as(site, "wolf"))

    def in_sight(*keys: str) -> None:
        for key in keys:
            expect(person.page.locator(f"[data-testid=offers] [data-ask-key='werewolf.{key}']")).to_be_in_viewport(
                ratio=1
            )

    person.play(willing, stop=in_campaign)
    expect(
        person.page.locator("[data-testid=werewolf-turn][data-seat='0']")
    ).to_be_visible()  # bots end their own speeches
    in_sight("done", "withdraw")
    expect(person.at("ready")).to_have_count(0)  # one button ends the speech
    person.click("my-card")
    in_sight("done", "withdraw", "burst")
    person.page.locator("[data-ask-key='werewolf.burst']").click()  # not confirmed: the others stay
    expect(person.at("confirm")).to_be_in_viewport(ratio=1)
    in_sight("done", "withdraw")
    person.check_room()
    person.click("offer-back")
    done, other = (
        person.page.locator(f"[data-testid=offers] [data-ask-key='werewolf.{k}']") for k in ("done", "withdraw")
    )
    expect(done).to_have_class(re.compile("primary"))
    done.click()
    expect(done).to_have_count(0)
    expect(other).not_to_have_class(re.compile("primary"))  # one button leads on, not two
    person.click("offer-back")
    in_sight("done", "withdraw", "burst")


def test_a_wolf_self_destructs_in_the_campaign(welcome: Welcome, site: Site) -> None:
    person: Person = welcome(lang="zh")
    person.sit(sit_as(site, "wolf"))
    person.play(willing, stop=in_campaign)
    self_destruct(person)

    # The election is suspended, the night's dead are announced, and it is night; the dead wolf hunts once more.
    person.play(willing, stop=lambda todo: "werewolf.elected" in told(person))
    expect(person.at("log")).to_contain_text("警长竞选暂停")
    story = told(person)
    suspended = story.index("werewolf.suspended")
    night = story.index("night", suspended)
    assert "werewolf.announced" in story[suspended:night]
    again = story[story.index("election", night) :]
    assert again[:2] == ["election", "withdrawal"], "without speeches"
    assert "werewolf.signed-up" not in again
    person.check_words()
