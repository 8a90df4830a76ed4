"""One phone for several people: each sees only their own table, and the order of covers tells nothing."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest
from playwright.sync_api import Error, expect

from tests.e2e.conftest import Welcome
from tests.e2e.person import OFTEN, Person
from tests.e2e.phone import (
    NAMES,
    READY,
    cover_of,
    deal,
    gives_back,
    keeps_secrets,
    night,
    night_without_decoys,
    share,
    shares,
    takes,
)
from tests.e2e.site import UNHURRIED, Site
from tests.e2e.test_looks import SOME, comes_to_be_looked_at, look

pytestmark = pytest.mark.e2e


NEXT = """() => {
  const all = (what) => [...document.querySelectorAll(what)].map((e) => e.dataset.testid);
  const next = [
    '[data-testid=end]', '[data-testid=phone-open]:not([aria-disabled=true])',
    '[data-testid=phone-held] [data-testid=ask] [data-testid=confirm]:enabled',
    '[data-testid=phone-held] :is([data-testid=ask] [data-testid^=option-]:enabled, [data-target=true])',
    '[data-testid=phone-held]:has([data-testid=table]):not(:has([data-testid=ask])) [data-testid=phone-done]',
    '[data-testid=phone-decline]:enabled', '[data-testid=phone-round]:enabled', '[data-testid=phone-ready]:enabled',
  ].map(all).find((found) => found.length);
  return next ?? null;
}"""
"""What can be pressed now that takes the game on."""


def test_a_second_player_sits_down_in_the_lobby(welcome: Welcome, site: Site) -> None:
    person = welcome()
    host = site.lay(5, bots=None)
    person.sit(host)
    for seat, name in enumerate(NAMES[1:3], 1):
        person.at("phone-name").fill(name)
        person.click("phone-add")
        expect(person.at(f"lobby-seat-{seat}")).to_contain_text(name)
        expect(person.at(f"phone-remove-{seat}")).to_be_visible()
    person.click("phone-remove-1")
    expect(person.at("lobby-seat-1")).not_to_contain_text("Ben")
    expect(person.at("lobby-seat-2")).to_contain_text("小雨")
    person.click("phone-no-clock")
    expect(person.at("phone-no-clock")).to_have_count(0)
    person.check_words()
    person.check_room()
    person.page.reload()
    person.click("lobby-add-bots")
    person.click("lobby-start")
    cover_of(person, 0)


@pytest.mark.parametrize("decoys", [True, False])
def test_the_order_at_night_does_not_depend_on_who_is_what(welcome: Welcome, site: Site, decoys: bool) -> None:
    """Whoever is killer or angel: the same seats are called in the same order, each of them every time."""
    rounds = []
    for killer, angel in ((0, 2), (2, 0)):
        person = shares(welcome)
        cards = ["villager"] * 3
        cards[killer], cards[angel] = "killer", "angel_of_hearts"
        share(person, site, people=3, **deal(*cards, killers=1, angels=1), decoys=decoys)
        if decoys:
            asked = list(night(person, "#5"))
            assert [seat for seat, key in asked if key == "mafia.kill"] == [killer]
            called = [seat for seat, _ in asked]
        else:
            called = list(night_without_decoys(person))
        rounds.append(called)
    assert rounds[0] == rounds[1] == [0, 1, 2, 0, 1, 2]  # the killers' hour and the angel's


def test_nobody_sees_what_is_anothers(welcome: Welcome, site: Site) -> None:
    """Covers and the common table name no role; a card opened by one is closed for the next. What happened is told
    when the phone lies on the table again.
    """
    person = shares(welcome, moments=True)
    names = {"villager": "Villager", "killer": "Killer", "angel_of_hearts": "Angel of Hearts"}
    dealt = ("villager", "killer", "villager", "angel_of_hearts")
    share(person, site, **deal(*dealt, killers=1))
    for seat, _ in night(person, "#5"):
        assert person.at("my-card").get_attribute("aria-expanded") == "false"
        person.click("my-card")
        expect(person.at("card-face")).to_contain_text(names[dealt[seat]])
        for other in {0, 1, 2, 3} - {seat}:
            assert person.at(f"seat-{other}").get_attribute("data-role") is None
        assert person.page.title() == "Mafia · Duskbell"
        assert person.at("moment").count() == 0
    expect(person.at("phone-shared")).to_be_visible()
    expect(person.at("moment")).to_have_attribute("data-kind", "dawn")
    person.click("moment-close")
    for seat in range(4):
        assert person.at(f"seat-{seat}").get_attribute("data-role") is None
    expect(person.at("my-card")).to_have_count(0)

    person.click("phone-round")  # the angel reads the answer in a round that everybody takes part in
    for seat in range(4):
        takes(person, seat)
        person.click("my-card")
        person.click("phone-done")
        gives_back(person, seat)
    expect(person.at("phone-shared")).to_be_visible()
    person.check_words()
    keeps_secrets(person)
    said = person.page.evaluate("spoken")
    assert any("Day 1" in line for line in said), said


def test_somebody_else_takes_it_by_choice(welcome: Welcome, site: Site) -> None:
    person = shares(welcome)
    seats = share(person, site, **deal("killer", killers=1))
    cover_of(person, 0)
    person.click("phone-skip")
    cover_of(person, 1)
    person.click("phone-others")
    watcher = welcome()
    watcher.go(f"/r/{seats[0].room}")
    watcher.at("table").wait_for()
    while not any(message["type"] == "state" and message["room"]["watchers"] for message in person.heard):
        person.page.wait_for_timeout(20)
    expect(person.at("phone-to-3")).to_be_visible()  # what arrives meanwhile shuts nothing under the finger
    person.click("phone-to-3")
    takes(person, 3)
    person.page.go_back()  # covers it, and leaves nothing
    cover_of(person, 0)
    keeps_secrets(person)


def test_a_whole_game_on_one_phone(welcome: Welcome, site: Site) -> None:
    """By day the table lies open: all are ready together, decline together, speak by turns, and vote by turns."""
    person, rng, seen = shares(welcome, lang="zh"), Random(11), set[str]()
    for seed in range(8, 12):  # what is pressed depends on when it is looked at, and a night may end the game
        share(person, site, players=5, seed=seed, options={"quiet_days": 2} | UNHURRIED)
        plays(person, rng, seen)
        expect(person.at("end-winner")).to_be_visible()
        if seen >= {"phone-open", "phone-done", "phone-ready", "phone-round", "phone-decline", "phone-speak"}:
            return
    raise AssertionError(f"in four games only {sorted(seen)} could be pressed")


def plays(person: Person, rng: Random, seen: set[str]) -> None:
    """Press anything until the game is over; `seen` learns what there was to press."""
    while (buttons := person.page.wait_for_function(NEXT, polling=OFTEN).json_value()) != ["end"]:
        seen.update(buttons)
        person.check_words()
        person.check_room()
        if "phone-speak" not in seen and buttons == ["phone-ready"]:  # the talk waits for them
            seen.add("phone-speak")
            person.click("phone-speak")
            person.at("phone-speaker").select_option(index=1)
            person.at("phone-text").fill("我什么都没听见。")
            person.click("phone-send")
            expect(person.at("log").get_by_text("我什么都没听见。")).to_be_visible()
            continue
        button = person.page.query_selector(f"[data-testid={rng.choice(buttons)}]")
        with suppress(Error):  # what is pressed may be gone, which is noticed at once: the table goes on meanwhile
            if button is not None and button.get_attribute("data-testid") == "phone-open":
                button.dispatch_event("click")
            elif button is not None:
                button.click(timeout=10_000)


def test_how_it_looks(welcome: Welcome, site: Site) -> None:
    person = comes_to_be_looked_at(welcome)
    share(person, site, **deal("killer", players=9, killers=1), players=9)
    cover_of(person, 0)
    look(person, "phone-cover", SOME)
    person.click("phone-open")  # let go early, nothing opens
    cover_of(person, 0)
    person.page.wait_for_selector(READY)
    person.at("phone-open").hover()
    person.page.mouse.down()
    expect(person.at("phone-held")).to_be_visible()
    person.page.mouse.up()
    expect(person.at("ask")).to_be_visible()
    look(person, "phone-held", SOME)
    person.page.evaluate("localStorage.setItem('duskbell.confirm', 'no')")
    person.page.reload()
    expect(person.at("phone-cover")).to_be_visible()
    for _ in night(person, "pass"):
        pass
    look(person, "phone-shared")
