"""The table itself: choosing and confirming, why a seat is no answer, the notebook, phrases, the log, the console."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Welcome
from tests.e2e.person import DESKTOP, Person
from tests.e2e.site import UNHURRIED, Seat, Site, seed_where

pytestmark = pytest.mark.e2e


def a_killers_night(site: Site) -> Seat:
    """Seat 0 is the only killer, and nobody presses it."""
    seed = seed_where(6, lambda r: r[0] == "killer", killers=1)
    return site.lay(6, options=UNHURRIED | {"killers": 1}, seed=seed)


def a_discussion(person: Person) -> None:
    """Nobody dies; people talk."""
    person.answer("pass")
    person.until(phase="day", stage="discussion")


def test_an_answer_takes_two_presses_and_the_first_can_be_taken_back(welcome: Welcome, site: Site) -> None:
    person: Person = welcome()
    person.sit(a_killers_night(site))
    person.click("seat-3")
    expect(person.at("seat-3")).to_have_attribute("aria-pressed", "true")
    person.click("seat-4")
    expect(person.at("seat-3")).to_have_attribute("aria-pressed", "false")
    person.click("seat-4")
    expect(person.at("confirm")).to_be_disabled()
    person.click("seat-5")
    expect(person.at("confirm")).to_have_text("Kill 6 Fern")
    person.click("confirm")
    person.until(phase="day", stage="discussion")
    expect(person.at("seat-5")).to_have_attribute("data-alive", "false")


def test_one_press_is_enough_for_who_wants_it_so(welcome: Welcome, site: Site) -> None:
    person: Person = welcome()
    person.sit(a_killers_night(site))
    person.click("seat-menu")
    person.at("menu-confirm").uncheck()
    person.click("panel-menu-close")
    person.click("seat-5")
    person.until(phase="day", stage="discussion")


def test_whoever_dies_in_the_night_is_told_of_its_news(welcome: Welcome, site: Site) -> None:
    """Their card says so as everybody else's does, and no more once they have looked."""
    killer, victim = welcome(), welcome()
    mine, theirs, *_ = site.lay_alone(6)
    killer.sit(mine)
    victim.sit(theirs)
    victim.click("my-card")
    victim.click("my-card")
    killer.answer("#1")
    victim.until(phase="day")
    expect(victim.at("seat-1")).to_have_attribute("data-alive", "false")
    expect(victim.at("my-card")).to_contain_text("News of the night")
    victim.click("my-card")
    victim.click("my-card")
    expect(victim.at("my-card")).not_to_contain_text("News of the night")


def test_a_seat_that_is_no_answer_says_why(welcome: Welcome, site: Site) -> None:
    person: Person = welcome()
    seed = seed_where(6, lambda r: r[0] == "angel_of_hearts", angels=1)
    person.sit(site.lay(6, options=UNHURRIED, seed=seed))
    person.until(stage="angel_of_hearts")
    expect(person.at("ask")).to_have_attribute("data-ask-key", "mafia.ask")
    person.click("seat-0")
    expect(person.at("hint")).to_have_text("You can't choose yourself here.")
    expect(person.at("peek")).to_contain_text("alive")
    person.check_words()
    person.page.keyboard.press("Escape")
    expect(person.at("peek")).to_have_count(0)


def test_the_notebook_is_kept_and_hides(welcome: Welcome, site: Site) -> None:
    person: Person = welcome()
    host = a_killers_night(site)
    person.sit(host)
    a_discussion(person)
    person.click("notes")
    person.click("trust-1--2")
    person.at("claim-1").fill("Angel of Hearts")
    person.at("notes-text").fill("Watch five.")
    expect(person.at("notes-state")).to_have_attribute("data-state", "kept")
    person.check_room()
    person.click("panel-notes-close")
    expect(person.at("seat-1")).not_to_have_attribute("data-trust", "-2")

    other: Person = welcome(lang="zh", size=DESKTOP)
    other.sit(host)
    expect(other.at("seat-1")).not_to_have_attribute("data-trust", "-2")
    other.click("notes")
    expect(other.at("claim-1")).to_have_value("红桃天使")
    expect(other.at("notes-text")).to_have_value("Watch five.")
    expect(other.at("seat-1")).to_have_attribute("data-trust", "-2")
    other.check_words()


def test_phrases_muting_and_the_log(welcome: Welcome, site: Site) -> None:
    person: Person = welcome(size=DESKTOP)
    person.sit(a_killers_night(site))
    a_discussion(person)
    person.click("phrases")
    person.click("phrase-core.phrase-suspect")
    person.click("phrase-seat-2")
    log = person.at("log")
    expect(log).to_contain_text("I suspect 3 Cedar.")
    person.click("phrases")
    person.click("phrase-core.phrase-suspect")
    person.click("seat-3")  # the face itself, which is looked at closer at other times
    expect(log).to_contain_text("I suspect 4 Dale.")
    expect(person.at("peek")).to_have_count(0)
    person.at("log-filter").select_option("talk")
    expect(log).not_to_contain_text("The floor is open")
    expect(log).to_contain_text("I suspect 3 Cedar.")
    person.at("log-filter").select_option("happened")
    expect(log).not_to_contain_text("I suspect 3 Cedar.")
    expect(log).to_contain_text("The floor is open")
    person.at("log-filter").select_option("all")
    person.click("seat-3")
    person.click("hush")
    expect(person.at("hush")).to_have_attribute("aria-pressed", "true")
    expect(log.locator("[data-event='core.said']").filter(has_text="4 Dale:")).to_have_count(0)


def test_the_referees_console(welcome: Welcome, site: Site) -> None:
    """Other eyes, time, and an undo that shows what it would do."""
    referee: Person = welcome(size=DESKTOP)
    player: Person = welcome()
    seed = seed_where(6, lambda r: r[0] == "killer" and r.count("killer") == 2)
    wish = {"game": "mafia", "players": 6, "name": "Ada", "moderator": "me", "options": UNHURRIED, "seed": seed}
    room = site.post("/rooms", wish)
    chair = Seat(room["room"], room["token"])
    guest = site.join(chair.room, "小雨")
    site.seat_bots(chair, "plain")
    site.open_table(chair)
    referee.sit(chair)
    player.sit(guest)
    player.play(lambda todo: str(todo["options"][-1]), stop=lambda todo: todo.get("stage") == "discussion")
    referee.until(phase="day", stage="discussion")

    referee.click("rulings")
    referee.at("eyes").select_option("0")
    expect(referee.at("looking")).to_contain_text("小雨")
    expect(referee.page.locator("[data-testid^=seat-][data-role]")).to_have_count(2)  # the killers know each other
    referee.at("looking").get_by_role("button").click()
    expect(referee.at("looking")).to_have_count(0)

    referee.click("rule-time-60")
    expect(player.at("log")).to_contain_text("adds 60 seconds")
    referee.click("undo-open")
    expect(referee.at("undo-preview")).to_contain_text("Night 1")
    referee.check_words()
    referee.click("rule-undo")

    # What was taken back may have been the answer of a bot, which gives it again at once: night may be over unseen.
    expect(player.at("log")).to_contain_text("takes answers back")
    referee.until(phase="day", stage="discussion")
    player.until(phase="day", stage="discussion")
    told = [event["type"] for event in player.story]
    assert "core.phase-began" in told[told.index("core.undone") :]
