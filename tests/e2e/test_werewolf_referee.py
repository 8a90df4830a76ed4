"""A person referees Werewolf: what comes next is in sight; pauses, warns, takes back, and everybody reads why."""

from __future__ import annotations

from itertools import count

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Welcome
from tests.e2e.person import DESKTOP, Person, Todo
from tests.e2e.site import Site, dealt
from tests.e2e.wolves import willing

pytestmark = pytest.mark.e2e


def is_sign_up(todo: Todo) -> bool:
    return "run" in todo.get("options", ())


def test_a_referee_pauses_warns_and_takes_back(welcome: Welcome, site: Site) -> None:
    referee: Person = welcome(size=DESKTOP)
    player: Person = welcome(lang="zh")
    plain = next(n for n in count(1) if dealt("werewolf", 8, n, {})[0] == "villager")  # who is asked nothing at night
    table = site.lay(8, game="werewolf", bots=None, name="Referee", moderator="me", speed="none", seed=plain)
    seat = site.join(table.room, "小雨")
    site.seat_bots(table, "plain")
    site.open_table(table)
    referee.sit(table)
    player.sit(seat)

    # Every card, and the stages to come.
    expect(referee.page.locator("[data-testid^=seat-][data-role]")).to_have_count(8)
    step = referee.at("steps").locator("[aria-current=step]")
    expect(step).to_be_visible()
    player.play(willing, stop=is_sign_up)
    player.answer("run")
    referee.until(phase="election", stage="campaign")
    expect(step).to_contain_text("Campaign speeches")
    expect(player.at("werewolf-turn")).to_be_visible()
    expect(referee.at("floor").locator("[aria-current=true]")).to_have_count(1)

    # Paused: all close their eyes, and read why.
    referee.click("rulings")
    referee.at("rule-reason").fill("Tea is ready")
    referee.click("rule-pause")
    expect(player.at("paused")).to_be_visible()
    expect(player.at("log")).to_contain_text("Tea is ready")
    referee.click("rule-resume")
    expect(player.at("paused")).to_have_count(0)

    # A warning is read before it is given; then it stands in everybody's log and at the seat.
    referee.click("seat-3")
    referee.click("foul-warn")
    referee.at("foul-reason").fill("Spoke out of turn")
    expect(referee.at("panel-seat")).to_contain_text("a warning. Spoke out of turn")
    referee.click("rule-penalty")
    expect(player.at("log")).to_contain_text("Spoke out of turn")
    expect(referee.at("fouls-so-far")).to_contain_text("Warn")

    # A mute takes effect at once unless told otherwise; one that waits is the referee's own knowledge until then.
    referee.click("foul-mute")
    expect(referee.at("foul-now")).to_have_attribute("aria-pressed", "true")
    referee.click("foul-after")
    referee.click("rule-penalty")
    expect(referee.at("log").locator("[data-event='core.penalty-waits']")).to_have_count(1)
    expect(player.at("log").locator("[data-event='core.penalty-waits']")).to_have_count(0)
    referee.click("panel-seat-close")

    # Back to the moment before the player signed up, which is named; the player is asked anew.
    referee.click("undo-open")
    moment = referee.at("undo-moment").filter(has_text="小雨").filter(has_text=": Run").first
    moment.click()
    referee.at("undo-reason").fill("The countdown was cut short")
    expect(referee.at("undo-preview")).to_contain_text("Campaign speeches")
    referee.click("rule-undo")
    player.until(phase="election", stage="sign-up")
    expect(player.at("ask")).to_have_attribute("data-ask-key", "werewolf.run")
    expect(player.at("log")).to_contain_text("The countdown was cut short")
    referee.click("desk-steps")
    expect(step).to_contain_text("Who runs for sheriff?")
    expect(step.locator("[data-testid=waits]")).to_contain_text("小雨")

    # Who does not answer is silent once the referee says that time is over.
    referee.click("rule-skip")
    referee.click("rule-skip")
    referee.until(phase="election", stage="campaign")
    expect(player.at("log").locator("[data-event='core.time-ended']")).to_have_count(1)
    signed = [event["seats"] for event in player.story if event["type"] == "werewolf.signed-up"]
    assert 0 not in signed[-1]
    # By hand: only what fits is offered, a reason must be given, and all see what has changed.
    referee.click("rulings")
    referee.click("rule-hand")
    expect(referee.at("rule-hand")).to_be_disabled()
    referee.at("hand-change").select_option("mark")
    referee.at("hand-seat").select_option("3")
    referee.at("hand-to").select_option("voteless")
    referee.at("hand-reason").fill("Voted twice")
    referee.click("rule-hand")
    referee.click("rule-hand")
    expect(referee.at("log").locator("[data-event='core.by-hand']")).to_contain_text("Voted twice")
    expect(player.at("log").locator("[data-event='core.by-hand']")).to_have_count(0)
    referee.click("rule-hand")
    referee.at("hand-change").select_option("unmark")
    expect(referee.at("hand-seat").locator("option")).to_have_count(1)
    referee.click("hand-cancel")
    for person in (referee, player):
        person.check_words()
        person.check_room()
