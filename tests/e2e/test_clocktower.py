"""A person is the Storyteller of a town of bots: the night sheet, what is shown, an unlawful statement, nominations."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Welcome
from tests.e2e.person import Person
from tests.e2e.site import Site
from tests.e2e.test_looks import SOME, comes_to_be_looked_at, look
from tests.e2e.town import fill_the_bag, goes_on

pytestmark = pytest.mark.e2e

TABLET = (1180, 820)
SEED = 5
"""Of this seed the first night has a Poisoner, and several who learn something."""


COVERED = """e => {
  const { x, y, width, height } = e.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2).closest("[data-testid=grimoire-covered]") !== null;
}"""
"""Whether the cover is what is seen where this is."""


def test_a_storyteller_goes_through_the_first_night(welcome: Welcome, site: Site) -> None:
    teller: Person = comes_to_be_looked_at(welcome)
    teller.resize(TABLET)
    table = site.lay(7, game="clocktower", name="Teller", moderator="me", speed="none", seed=SEED)
    teller.sit(table)
    fill_the_bag(teller)
    sheet = teller.at("night-sheet")
    expect(sheet.locator("[aria-current=step]")).to_have_count(1)
    expect(teller.page.locator("[data-testid^=token-]")).to_have_count(7)
    expect(teller.page.locator("[data-testid^=lying-]").first).to_be_visible()
    expect(teller.at("option-notes")).to_contain_text(re.compile("would be (true|false)"))

    # What the Demon is shown, on a screen that can be turned round.
    teller.at("show-demoninfo").last.click()
    expect(teller.at("clocktower-screen").get_by_role("listitem")).to_have_count(3)
    looks_again(teller)
    teller.at("show-anything").locator("summary").click()
    teller.click("show-number-0")
    expect(teller.at("clocktower-big")).to_have_text("0")
    looks_again(teller)
    look(teller, "clocktower-storyteller", SOME)
    teller.resize(TABLET)

    # A statement that is not lawful is a ruling, with a reason.
    teller.at("other-statement").locator("summary").click()
    expect(teller.at("other-do")).to_be_disabled()
    teller.at("other-what").select_option("librarian")
    for choice, seat in zip(teller.at("other-seat").all(), ("#1", "#2"), strict=True):
        choice.select_option(seat)
    teller.at("other-reason").fill("A story for this table")
    teller.click("other-do")
    teller.click("other-do")
    expect(teller.at("log").locator("[data-event='core.by-hand']")).to_contain_text("A story for this table")

    teller.play(goes_on, stop=lambda todo: todo.get("key") == "clocktower.open-nominations")
    expect(teller.at("ask")).not_to_contain_text("Bots")  # they wait for players
    teller.answer("go-on")
    expect(teller.at("newcomers").locator("[data-part=vote]")).to_be_visible()

    # A Fabled that was put in by mistake is taken out again.
    teller.at("fabled-desk").locator("summary").click()
    for button in ("fabled-comes", "fabled-goes-angel"):
        teller.at("fabled-reason").fill("The new ones are protected, or rather not")
        if button == "fabled-comes":
            teller.at("fabled-next").select_option("angel")
        teller.click(button)
        teller.click(button)
        expect(teller.at("fabled-angel")).to_have_count(int(button == "fabled-comes"))
    teller.check_words()
    teller.check_room()


def test_where_the_program_is_the_storyteller_a_question_opens_the_rule(welcome: Welcome, site: Site) -> None:
    person: Person = welcome()
    seat = site.lay(7, game="clocktower", name="Ada", speed="none", seed=SEED, bots=None)
    site.seat_bots(seat, "plain")
    person.sit(seat)
    site.open_table(seat)
    person.at("talk-channel").select_option("storyteller")
    rule = person.at("clocktower-rule")
    expect(rule.locator("strong")).to_have_count(0)
    person.at("talk-input").fill("What does the Empath learn?")
    expect(rule.locator("strong")).to_have_text(["Empath"])
    person.at("talk-channel").select_option("public")
    expect(rule).to_have_count(0)

    # Without a clock the dawn waits for whoever is there.
    person.until(phase="night")
    todo = person.todo()
    assert todo is not None
    assert todo["kind"] == "ready"
    person.do(todo, lambda todo: "")

    # Tokens of one's own lie on the ring while the own card is open, on this page and the next.
    person.until(phase="day")
    assert person.todo() is not None, "the table waits for somebody else"
    lays(person, 3, "@imp", "poisoned")
    expect(person.at("lying-3")).to_have_count(0)
    person.click("my-card")
    expect(person.at("lying-3").locator("li")).to_have_count(2)
    expect(person.at("seat-3")).to_have_attribute("aria-label", re.compile("Imp · poisoned"))
    person.page.reload()
    expect(person.at("lying-3")).to_have_count(0)
    person.click("my-card")
    expect(person.at("lying-3").locator("li")).to_have_count(2)


def lays(person: Person, seat: int, *tokens: str) -> None:
    """These tokens beside a seat, whether or not it is an answer just now."""
    tile = person.at(f"seat-{seat}")
    tile.click(button="right" if tile.get_attribute("data-target") == "true" else "left")
    person.click("own-tokens-open")
    for token in tokens:
        person.click(f"own-{token}")
        expect(person.at(f"own-{token}")).to_have_attribute("aria-pressed", "true")
    expect(person.at("own-state")).to_have_attribute("data-state", "kept")
    person.check_words()
    person.click("own-tokens-close")
    person.click("peek-close")


def looks_again(teller: Person) -> None:
    """What was shown is put away; the Grimoire stays covered until the Storyteller opens it, by two presses."""
    teller.page.keyboard.press("Escape")
    expect(teller.at("clocktower-screen")).to_have_count(0)
    teller.page.keyboard.press("Escape")
    expect(teller.at("grimoire-covered")).to_be_visible()
    teller.click("grimoire-open")
    teller.click("grimoire-open")
    expect(teller.at("grimoire-covered")).to_have_count(0)


def round_a_tablet(welcome: Welcome, site: Site, lang: str) -> Person:
    """Seven players without a device sit down in the lobby of a table with a person as Storyteller."""
    teller: Person = welcome(lang=lang, size=(820, 1180))
    teller.sit(site.lay(7, bots=None, game="clocktower", name="Teller", moderator="me", seed=SEED))
    teller.at("no-device-name").fill("Ada")
    teller.click("no-device-add")
    expect(teller.at("lobby-seat-0")).to_contain_text("Ada")
    teller.click("no-device-fill")
    expect(teller.page.locator("[data-kind=no-device]")).to_have_count(7)
    teller.check_words()
    teller.check_room()
    teller.click("lobby-start")
    return teller


@pytest.mark.parametrize("lang", ["en", "zh"])
def test_one_tablet_is_enough_for_a_table(welcome: Welcome, site: Site, lang: str) -> None:
    teller = round_a_tablet(welcome, site, lang)
    expect(teller.at("balance")).to_be_visible()
    fill_the_bag(teller)

    # Each looks at the own token, alone; nothing else lies open meanwhile.
    teller.click("deal-begin")
    for seat in range(7):
        expect(teller.at("deal-round").locator(f"[data-seat='{seat}']")).to_be_visible()
        expect(teller.at("deal-role")).to_have_count(0)
        teller.click("deal-look")
        expect(teller.at("deal-role")).to_be_visible()
        teller.check_room()
        teller.click("deal-seen")
    teller.click("grimoire-open")
    teller.click("grimoire-open")

    # The night by hand: every signal in its order; what is chosen is entered for whoever is awake.
    kinds = signals(teller)
    assert kinds[:4] == ["wake", "show", "sleep", "wake"], "the Minions, then the Demon"
    shown = set(kinds)
    while (todo := teller.todo()) and todo.get("key") != "clocktower.dawn":
        teller.do(todo, goes_on)
        shown |= set(signals(teller))
    assert shown == {"wake", "show", "sleep"}
    assert any(e["type"] == "clocktower.chose" for e in teller.story), "whoever was woken to choose has chosen"
    teller.answer("go-on")

    # By day: a nomination, hands up ahead, and the rest as the hands stand.
    teller.until(phase="day")
    teller.answer("go-on")
    teller.click("proxy-0")
    expect(teller.at("proxy-for")).to_contain_text("Ada")
    teller.answer("#1")
    teller.until(stage="defence")
    teller.answer("go-on")
    teller.until(stage="count")
    for seat in (3, 4, 5):
        teller.click(f"hand-{seat}")
        expect(teller.at(f"hand-{seat}")).to_have_attribute("aria-pressed", "true")
    expect(teller.at("nominee")).to_have_attribute("data-seat", "1")
    teller.answer("up")
    teller.click("count-on")
    teller.until(stage="nominations")
    counted = next(e for e in reversed(teller.story) if e["type"] == "clocktower.counted")
    assert (counted["seat"], counted["votes"]) == (1, 4)
    teller.click("grimoire-cover")
    teller.check_words()
    expect(teller.at("grimoire-covered")).to_be_visible()
    assert teller.at("seat-0").evaluate(COVERED), "nobody sees the Grimoire"


def signals(teller: Person) -> list[str]:
    """Do what is to be done by hand until nothing is; of which kind each signal was."""
    done: list[str] = []
    while (signal := teller.at("signal")).count():
        done.append(signal.get_attribute("data-kind") or "")
        assert signal.locator(".help").inner_text(), "the sign of the hand"
        teller.check_words()
        teller.click("signal-done")
    return done


def test_what_an_artist_was_told_is_put_together_a_tap_at_a_time(welcome: Welcome, site: Site) -> None:
    person: Person = welcome()
    seat = site.lay(7, game="clocktower", name="Ada", speed="none", seed=SEED, bots=None, options={"script": "snv"})
    site.seat_bots(seat, "plain")
    person.sit(seat)
    site.open_table(seat)
    while person.at("table").get_attribute("data-phase") != "day":
        todo = person.todo()
        assert todo is not None
        person.do(todo, lambda todo: "" if todo["kind"] == "ready" else goes_on(todo))
    person.click("phrases")
    person.click("phrase-learned")
    person.click("learned-artist")
    person.click("learned-clocktower.told-answer-no")
    person.click("learned-demon")
    person.click("learned-3")
    expect(person.at("learned-3")).to_be_disabled()
    person.click("learned-1")
    expect(person.at("phrase-list")).to_contain_text("a Demon: no")
    person.check_words()
    person.click("learned-say")
    expect(person.at("log")).to_contain_text("is a Demon: no")
