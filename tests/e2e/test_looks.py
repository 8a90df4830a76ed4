"""How every screen looks: at both sizes, in both themes and languages nothing sticks out, every target is large enough
and axe finds nothing. The screenshots in `shots/` are for people to look at.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Welcome
from tests.e2e.person import DESKTOP, PHONE, Person, Todo
from tests.e2e.site import UNHURRIED, Site, roles, seed_where

pytestmark = pytest.mark.e2e

SHOTS = Path(__file__).with_name("shots")
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
VIOLATIONS = """async () => (await axe.run(document, { resultTypes: ['violations'] })).violations
  .map((v) => [v.id, v.help, ...v.nodes.slice(0, 3).map((n) => n.html.slice(0, 160) + n.failureSummary)].join(' | '))"""
SIZES = {"phone": PHONE, "desktop": DESKTOP}


def look(person: Person, screen: str) -> None:
    """Look at this screen at both sizes, in both themes and languages; leave it on a phone, in English."""
    SHOTS.mkdir(exist_ok=True)
    for theme in ("light", "dark"):
        person.page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
        for size in SIZES:
            person.resize(SIZES[size])
            for lang in ("zh", "en"):
                person.click(f"lang-{lang}")
                person.page.mouse.move(0, 0)
                person.page.evaluate("scrollTo(0, 0)")
                person.check_words()
                person.check_room()
                person.page.screenshot(path=SHOTS / f"{screen}-{size}-{theme}-{lang}.png")
            assert person.page.evaluate(VIOLATIONS) == [], f"{screen}, {size}, {theme}"
    person.resize(PHONE)


def test_home_and_lobby(welcome: Welcome, site: Site) -> None:
    person = comes_to_be_looked_at(welcome)
    person.go()
    expect(person.at("home-play-now-mafia")).to_be_enabled()
    look(person, "home")
    person.click("home-options-mafia")
    look(person, "home-options")
    for players in (9, 24):
        host = site.lay(players, bots=None)
        site.join(host.room, "小雨")
        for number in range(3, players):
            site.seat_bots(host, "plain", number)
        person.sit(host)
        look(person, f"lobby-{players}")
    guest = comes_to_be_looked_at(welcome)
    guest.go(f"/r/{host.room}")
    expect(guest.at("lobby-join")).to_be_visible()
    look(guest, "join")


@pytest.mark.parametrize("players", [9, 24])
def test_a_game(welcome: Welcome, site: Site, players: int) -> None:
    """From the first night to the end, stopping where there is something to look at."""
    person = comes_to_be_looked_at(welcome)
    seed = seed_where(players, lambda r: r[0] == "killer" and r[1] == "villager")
    host = site.lay(players, bots=None, seed=seed, options=UNHURRIED)
    for number, role in enumerate(roles(players, seed)[1:], 1):
        site.seat_bots(host, "random" if role == "villager" else "plain", number)  # those accuse whomever
    site.open_table(host)
    person.sit(host)

    person.until(phase="night", stage="killers")
    look(person, f"night-{players}")
    person.click("my-card")
    look(person, f"card-{players}")
    person.click("my-card")
    person.play(accuse_and_follow, stop=lambda todo: todo.get("stage") == "discussion")
    person.at("talk-input").fill("I heard something on the stairs. Didn't you? 楼梯上有脚步声。")
    person.click("talk-send")
    look(person, f"discussion-{players}")
    person.play(accuse_and_follow, stop=lambda todo: todo.get("stage") == "defence")
    look(person, f"defence-{players}")
    person.play(accuse_and_follow, stop=lambda todo: todo.get("key") == "mafia.vote")
    look(person, f"vote-{players}")
    if players == 9:
        person.play(accuse_and_follow)
    else:
        person.click("rulings")
        person.click("rule-end")
        person.click("rule-end")
        expect(person.at("end")).to_have_attribute("data-result", "")  # nobody wins, nobody loses
    look(person, f"end-{players}")


def accuse_and_follow(todo: Todo) -> str:
    """Whoever can be accused is; every accusation is supported; nobody is executed by this vote."""
    return "innocent" if "innocent" in todo["options"] else str(todo["options"][-2 if len(todo["options"]) > 2 else 0])


def comes_to_be_looked_at(welcome: Welcome) -> Person:
    assert AXE.is_file(), "axe-core is missing: say `npm --prefix web ci`."
    person = welcome()
    person.context.add_init_script(path=AXE)
    return person
