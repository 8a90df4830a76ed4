"""One phone for several people: each sees only their own table, and the order of covers tells nothing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Error, expect

from tests.e2e.conftest import Welcome
from tests.e2e.person import Person, anything
from tests.e2e.site import UNHURRIED, Seat, Site, roles, seed_where
from tests.e2e.test_looks import comes_to_be_looked_at, look

pytestmark = pytest.mark.e2e

NAMES = ("Ada", "Ben", "小雨", "Dora")
SECRET = re.compile(r"\b(Killer|Angel of Hearts)\b")
"""Roles that nobody has heard of yet."""
WHERE = """() => {
  const one = (what) => document.querySelector(`[data-testid=${what}]`);
  return ['end', 'phone-cover', 'phone-held', 'phone-shared'].map((what) => [what, one(what)])
    .filter(([what, there]) => there && (what !== 'phone-cover' || there.dataset.seat))
    .map(([what, there]) => [what, there.dataset.seat ?? ''])[0] ?? null;
}"""
"""What the phone shows: end, somebody's cover or table, or the common one; nothing while it rests."""


def share(person: Person, site: Site, players: int = 6, people: int = 4, **wishes: Any) -> Seat:
    """A started table at which the first `people` seats belong to this phone, and bots sit on the others."""
    host = site.lay(players, bots=None, speed="none", **wishes)
    here = [{"seat": 0, "name": NAMES[0], "token": host.token}]
    here += [{"seat": n, "name": NAMES[n], "token": site.join(host.room, NAMES[n]).token} for n in range(1, people)]
    if people < players:
        site.seat_bots(host, "plain")
    person.go("/favicon.svg")
    person.page.evaluate(
        "([room, token, here]) => { localStorage.setItem('duskbell.room.' + room, token);"
        " localStorage.setItem('duskbell.phone.' + room, JSON.stringify(here)) }",
        [host.room, host.token, here],
    )
    site.open_table(host)
    person.go(f"/r/{host.room}")
    return host


def shown(person: Person) -> tuple[str, str]:
    """What the phone shows now."""
    what, seat = person.page.wait_for_function(WHERE).json_value()
    return what, seat


def cover_of(person: Person, seat: int) -> None:
    expect(person.at("phone-cover")).to_have_attribute("data-seat", str(seat))


def night(person: Person, choose: str | None = None) -> Iterator[tuple[int, str]]:
    """Everybody takes the phone when it asks for them, until the day: (seat, what was asked of it)."""
    some = anything(7)
    while (now := shown(person))[0] == "phone-cover":
        seat = int(now[1])
        person.click("phone-open")
        expect(person.at("phone-held")).to_have_attribute("data-seat", str(seat))
        key = person.question[1]
        yield seat, key
        tokens = [option.removeprefix("option-") for option in person.question[2]]
        person.click(f"option-{choose if choose in tokens else some({'options': tokens})}")
        expect(person.page.locator(f"[data-testid=phone-held][data-seat='{seat}']")).to_have_count(0)


def deals(wanted: list[str], dealt: list[str]) -> bool:
    return dealt[: len(wanted)] == wanted


def night_without_decoys(person: Person) -> Iterator[int]:
    """The same where some are asked nothing: they look, and cover it."""
    while (now := shown(person))[0] == "phone-cover":
        yield int(now[1])
        person.click("phone-open")
        expect(person.at("my-card")).to_be_visible()
        if person.at("ask").count():
            person.click("option-#5")
            expect(person.at("ask")).to_have_count(0)
        person.click("phone-done")
        expect(person.at("phone-held")).to_have_count(0)


def shares(welcome: Welcome, lang: str = "en") -> Person:
    person = welcome(lang=lang)
    person.context.add_init_script("localStorage.setItem('duskbell.confirm', 'no')")
    return person


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
    for killer in (0, 2):
        person = shares(welcome)
        wishes = {"killers": 1, "angels": 1}
        deal = ["villager"] * 3 + ["angel_of_hearts"]
        deal[killer] = "killer"
        seed = seed_where(6, partial(deals, deal), **wishes)
        share(person, site, seed=seed, options=wishes | UNHURRIED, decoys=decoys)
        if decoys:
            asked = list(night(person, "pass"))
            assert [seat for seat, key in asked if key == "mafia.kill"] == [killer]
            called = [seat for seat, _ in asked]
        else:
            called = list(night_without_decoys(person))
        rounds.append(called)
    assert rounds[0] == rounds[1]
    assert rounds[0][0] == 0
    assert all(after == (before + 1) % 4 for before, after in pairwise(rounds[0]))
    assert rounds[0][-1] == 3


def test_nobody_sees_what_is_anothers(welcome: Welcome, site: Site) -> None:
    """Covers and the common table name no role; a card opened by one is closed for the next."""
    person = shares(welcome)
    seed = seed_where(6, lambda r: r[:4] == ["villager", "killer", "villager", "angel_of_hearts"], killers=1)
    share(person, site, seed=seed, options={"killers": 1} | UNHURRIED)
    names = {"villager": "Villager", "killer": "Killer", "angel_of_hearts": "Angel of Hearts"}
    dealt = roles(6, seed, killers=1)
    for seat, _ in night(person, "#5"):
        assert person.at("my-card").get_attribute("aria-expanded") == "false"
        person.click("my-card")
        expect(person.at("my-card")).to_contain_text(names[dealt[seat]])
        for other in {0, 1, 2, 3} - {seat}:
            assert person.at(f"seat-{other}").get_attribute("data-role") is None
        assert person.page.title() == "Mafia · Duskbell"
    expect(person.at("phone-shared")).to_be_visible()
    said = person.page.evaluate("document.body.innerText")
    assert not SECRET.search(said.replace("Angel of Hearts, wake up", "")), said
    for seat in range(4):
        assert person.at(f"seat-{seat}").get_attribute("data-role") is None
    expect(person.at("my-card")).to_have_count(0)

    person.click("phone-round")  # the angel reads the answer in a round that everybody takes part in
    for seat in range(4):
        cover_of(person, seat)
        assert not SECRET.search(person.page.evaluate("document.body.innerText"))
        person.click("phone-open")
        person.click("my-card")
        person.click("phone-done")
    expect(person.at("phone-shared")).to_be_visible()
    person.check_words()


def test_a_reload_finds_it_covered(welcome: Welcome, site: Site) -> None:
    person = shares(welcome)
    share(person, site, options=UNHURRIED)
    for answered in range(2):
        cover_of(person, answered)
        person.click("phone-open")
        person.at("ask").locator("[data-testid^=option-]").first.click()
        expect(person.at("phone-held")).to_have_count(0)
    person.click("phone-open")
    expect(person.at("phone-held")).to_have_attribute("data-seat", "2")
    person.page.reload()
    cover_of(person, 2)  # the answers of the first two stand
    expect(person.at("ask")).to_have_count(0)


def test_somebody_else_takes_it_by_choice(welcome: Welcome, site: Site) -> None:
    person = shares(welcome)
    share(person, site, options=UNHURRIED)
    cover_of(person, 0)
    person.click("phone-skip")
    cover_of(person, 1)
    person.click("phone-others")
    person.click("phone-to-3")
    cover_of(person, 3)
    person.click("phone-open")
    expect(person.at("my-card")).to_be_visible()
    person.click("phone-done")
    cover_of(person, 0)


def test_a_whole_game_on_one_phone(welcome: Welcome, site: Site) -> None:
    """By day the table lies open: all are ready together, decline together, speak by turns, and vote by turns."""
    person = shares(welcome, "zh")
    share(person, site, players=5, seed=3, options={"quiet_days": 2})
    some = anything(11)
    voted: list[int] = []
    spoken = False
    while (now := shown(person))[0] != "end":  # what is pressed may be gone: the table goes on meanwhile
        person.check_words()
        person.check_room()
        if now[0] == "phone-cover":
            with suppress(Error):
                person.at("phone-open").click(timeout=1_000)
        elif now[0] == "phone-held":
            todo = person.todo(patience=500)
            if todo is None or todo["kind"] != "ask":
                with suppress(Error):
                    person.at("phone-done").click(timeout=1_000)
                continue
            if todo["key"] == "mafia.vote":
                voted.append(int(now[1]))
            person.do(todo, some)
        elif not spoken and person.at("phone-speak").count():
            person.click("phone-speak")
            person.at("phone-speaker").select_option(index=1)
            person.at("phone-text").fill("我什么都没听见。")
            person.click("phone-send")
            expect(person.at("log").get_by_text("我什么都没听见。")).to_be_visible()
            spoken = True
        else:
            button = person.page.query_selector(
                "[data-testid=phone-decline]:enabled, [data-testid=phone-round]:enabled,"
                " [data-testid=phone-ready]:enabled"
            )
            with suppress(Error):
                if button is not None and button.is_visible():
                    button.click(timeout=1_000)
            person.page.wait_for_timeout(50)
    assert spoken
    expect(person.at("end-winner")).to_be_visible()


def test_how_it_looks(welcome: Welcome, site: Site) -> None:
    person = comes_to_be_looked_at(welcome)
    share(person, site, players=9, options=UNHURRIED)
    cover_of(person, 0)
    look(person, "phone-cover")
    person.click("phone-open")
    expect(person.at("ask")).to_be_visible()
    look(person, "phone-held")
    person.page.evaluate("localStorage.setItem('duskbell.confirm', 'no')")
    person.page.reload()
    expect(person.at("phone-cover")).to_be_visible()
    for _ in night(person, "pass"):
        pass
    look(person, "phone-shared")
