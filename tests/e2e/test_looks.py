"""How every screen looks: at three sizes, in both themes and both languages nothing sticks out, every target is large
enough and axe finds nothing. `make looks` takes pictures of it for people to look at.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Welcome
from tests.e2e.measure import VIOLATIONS, prepare
from tests.e2e.person import DESKTOP, NO_SERVER, PHONE, Person, Todo
from tests.e2e.site import UNHURRIED, Seat, Site, roles, seed_where

pytestmark = pytest.mark.e2e

SIZES = {"phone": PHONE, "tablet": (820, 1180), "desktop": DESKTOP}
EVERY = (
    ("phone", "dark", "zh"),
    ("phone", "light", "en"),
    ("tablet", "light", "zh"),
    ("tablet", "dark", "en"),
    ("desktop", "dark", "zh"),
    ("desktop", "light", "en"),
)
"""Every size in both themes and in both languages."""
SOME = EVERY[:1] + EVERY[2:3] + EVERY[5:]
"""Every size, theme and language once: for what stands on a screen that was looked at already."""


SPEAK = """(lang) => {
  if (!document.documentElement.lang.startsWith(lang)) document.querySelector(`[data-testid=lang-${lang}]`).click();
}"""
"""Another language without opening the menu where the switch lies: other tests do."""

RING_ABOVE_STRIP = """() => {
  const [ring, strip] = ['.stage > .ring', '.strip'].map((x) => document.querySelector(x).getBoundingClientRect());
  return ring.bottom <= strip.top + 1;
}"""


def views_of(screen: str, views: tuple[tuple[str, str, str], ...]) -> tuple[tuple[str, str, str], ...]:
    """In which views the suite looks at a screen: every second of those that are meant, which ones goes by its name, so
    that all together see every view. `make looks` leaves none out.
    """
    first = sum(screen.encode()) % 2
    return views[first::2] or views


def look(person: Person, screen: str, views: tuple[tuple[str, str, str], ...] = EVERY) -> None:
    """Look at this screen; leave it on a phone, in English."""
    for size, theme, lang in views_of(screen, views):
        person.page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
        person.resize(SIZES[size])
        person.page.evaluate(SPEAK, lang)
        expect(person.page.locator("html")).to_have_attribute("lang", "zh-CN" if lang == "zh" else "en")
        person.page.mouse.move(0, 0)
        person.page.evaluate("scrollTo(0, 0)")
        person.check_words()
        person.check_room()
        assert person.page.evaluate(VIOLATIONS) == [], f"{screen}, {size}, {theme}, {lang}"
    person.page.evaluate(SPEAK, "en")
    person.resize(PHONE)


def test_home_and_other_pages(welcome: Welcome) -> None:
    person = comes_to_be_looked_at(welcome)
    person.go()
    expect(person.at("home-play-now-mafia")).to_be_enabled()
    look(person, "home")
    person.click("home-options-mafia")
    look(person, "home-options", SOME)
    person.go("/settings")
    expect(person.at("settings")).to_be_visible()
    look(person, "settings")
    person.go("/no/such/page")
    expect(person.at("nowhere")).to_be_visible()
    look(person, "nowhere", SOME)
    person.expects("nowhere1", "404 ")
    person.go("/r/nowhere1")
    expect(person.at("no-room")).to_be_visible()
    look(person, "no-room", SOME)


def test_lobbies(welcome: Welcome, site: Site) -> None:
    person = comes_to_be_looked_at(welcome)
    for players in (9, 24):
        host = site.lay(players, bots=None)
        guest = site.join(host.room, "小雨")
        for number in range(3, players):
            site.seat_bots(host, "plain", number)
        person.sit(host)
        expect(person.at("lobby-qr").get_by_role("img")).to_be_visible()
        look(person, f"lobby-{players}", EVERY if players == 9 else SOME)
    person.sit(guest)
    look(person, "lobby-guest", SOME)
    stranger = comes_to_be_looked_at(welcome)
    stranger.go(f"/r/{host.room}")
    expect(stranger.at("lobby-join")).to_be_visible()
    look(stranger, "join", SOME)
    stranger.go(f"/r/{host.room}/screen")
    expect(stranger.at("screen")).to_have_attribute("data-status", "lobby")
    look(stranger, "screen-lobby", SOME)
    chair = site.post("/rooms", {"game": "mafia", "players": 7, "name": "Ada", "moderator": "me"})
    person.sit(Seat(chair["room"], chair["token"]))
    look(person, "lobby-moderator", SOME)


@pytest.mark.parametrize("players", [9, 24])
def test_a_game(welcome: Welcome, site: Site, players: int) -> None:
    """From the first night to the end, stopping where there is something to look at."""
    views = EVERY if players == 9 else SOME
    person = comes_to_be_looked_at(welcome)
    watcher = comes_to_be_looked_at(welcome)
    seed = seed_where(players, lambda r: r[0] == "killer" and r[1] == "villager")
    host = site.lay(players, bots=None, seed=seed, options=UNHURRIED)
    for number, role in enumerate(roles(players, seed)[1:], 1):
        site.seat_bots(host, "random" if role == "villager" else "plain", number)  # those accuse whomever
    site.open_table(host)
    person.sit(host)

    person.until(phase="night", stage="killers")
    look(person, f"night-{players}", views)
    person.click("my-card")
    look(person, f"card-{players}", SOME)
    person.click("my-card")
    watcher.go(f"/r/{host.room}/screen")
    expect(watcher.at("screen")).to_have_attribute("data-phase", "night")
    look(watcher, f"screen-night-{players}", SOME)
    person.play(accuse_and_follow, stop=lambda todo: todo.get("stage") == "discussion")
    person.at("talk-input").fill("I heard something on the stairs. Didn't you? 楼梯上有脚步声。")
    person.click("talk-send")
    look(person, f"discussion-{players}", SOME)
    if players == 9:
        look_at_what_opens(person)
        watcher.go(f"/r/{host.room}")
        watcher.until(phase="day")
        look(watcher, "watching", SOME)
        person.play(accuse_and_follow, stop=lambda todo: todo.get("key") == "mafia.accuse")
        look(person, "accusation", SOME)
        person.play(accuse_and_follow, stop=lambda todo: todo.get("stage") == "defence")
        look(person, "defence", SOME)
    person.play(accuse_and_follow, stop=lambda todo: todo.get("key") == "mafia.vote")
    look(person, f"vote-{players}", SOME)
    person.click("rulings")
    person.click("rule-end")
    person.click("rule-end")
    expect(person.at("end")).to_have_attribute("data-result", "")  # nobody wins, nobody loses
    person.page.wait_for_function(RING_ABOVE_STRIP)  # the layout follows the size in a moment
    look(person, f"end-{players}", SOME)
    if players == 9:
        for part in ("rematch", "story", "knowledge", "proof", "keep"):
            person.click(f"end-{part}-part")
        expect(person.at("end-rematch")).to_be_visible()
        look(person, "end-parts", SOME)
        look_at_the_replay(person)


def look_at_what_opens(person: Person) -> None:
    """What lies over or beside the table, by day."""
    for opener, panel in (("notes", "notes"), ("rulings", "referee"), ("seat-menu", "menu")):
        person.click(opener)
        expect(person.at(f"panel-{panel}").locator(".body")).not_to_be_empty()
        look(person, f"panel-{panel}", SOME)
        person.click(f"panel-{panel}-close")
    person.click("phrases")
    look(person, "phrases", SOME)
    person.click("phrases")
    person.click("seat-3")
    expect(person.at("peek")).to_be_visible()
    look(person, "peek", SOME)
    person.page.keyboard.press("Escape")
    person.click("rulings")
    person.click("rule-pause")
    expect(person.at("paused")).to_be_visible()
    person.click("panel-referee-close")
    look(person, "paused", SOME)
    person.click("rulings")
    person.click("rule-resume")
    expect(person.at("paused")).to_have_count(0)
    person.click("panel-referee-close")


def look_at_the_replay(person: Person) -> None:
    person.click("end-replay")
    slider = person.page.get_by_role("slider")
    for key in ("ArrowRight",) * 12:
        slider.press(key)
    look(person, "replay")


def test_who_moderates_and_who_is_out(welcome: Welcome, site: Site) -> None:
    referee = comes_to_be_looked_at(welcome)
    player = comes_to_be_looked_at(welcome)
    seed = seed_where(9, lambda r: r[0] == "villager" and r[1] == "killer" and r.count("killer") > 1)
    wish = {"game": "mafia", "players": 9, "name": "Ada", "moderator": "me", "options": UNHURRIED, "seed": seed}
    made = site.post("/rooms", wish)
    chair = Seat(made["room"], made["token"])
    guest = site.join(chair.room, "小雨")
    site.seat_bots(chair, "plain")
    site.open_table(chair)
    referee.sit(chair)
    player.sit(guest)
    player.play(lambda todo: str(todo["options"][0]), stop=lambda todo: todo.get("stage") == "discussion")
    referee.until(phase="day", stage="discussion")
    look(referee, "moderating")
    referee.click("undo-open")
    expect(referee.at("undo-preview")).to_be_visible()
    for size in (PHONE, DESKTOP, PHONE):  # nothing behind it can be pressed, the language neither
        referee.resize(size)
        referee.check_room()
        assert referee.page.evaluate(VIOLATIONS) == []
    referee.click("undo-cancel")
    referee.click("rulings")
    look(referee, "rulings", SOME)
    referee.at("eyes").select_option("0")
    expect(referee.at("looking")).to_be_visible()
    look(referee, "eyes", SOME)
    referee.at("looking").get_by_role("button").click()
    referee.click("seat-0")
    referee.click("foul-expel")
    look(referee, "seat-desk", SOME)
    referee.click("rule-penalty")
    expect(player.at("pace")).to_be_visible()
    look(player, "out", SOME)
    handed = site.post(f"/rooms/{guest.room}/substitute", {"seat": 0}, guest.token)
    heir = comes_to_be_looked_at(welcome)
    heir.go(handed["join_path"])
    expect(heir.page.get_by_role("heading", level=1)).to_be_visible()
    look(heir, "claim", SOME)


def test_without_a_server(welcome: Welcome, own_site: Site) -> None:
    person = comes_to_be_looked_at(welcome, to=own_site)
    person.sit(own_site.lay(9, options=UNHURRIED, seed=seed_where(9, lambda r: r[0] == "killer")))
    person.until(phase="night")
    person.speak("zh")  # its words are here now
    expect(person.page.locator("html")).to_have_attribute("lang", "zh-CN")
    person.expects(*NO_SERVER)
    own_site.kill()
    expect(person.at("reconnecting")).to_be_visible()
    look(person, "reconnecting", SOME)


@pytest.mark.parametrize("size", [(195, 422), (410, 590), (720, 450)])
def test_magnified_twice(welcome: Welcome, site: Site, size: tuple[int, int]) -> None:
    """A phone, a tablet and a desktop, each with everything twice as large: nothing is cut off sideways."""
    person: Person = welcome(size=size, lang="zh")
    person.go()
    expect(person.at("home-play-now-mafia")).to_be_enabled()
    person.check_room()
    host = site.lay(9, bots=None)
    person.sit(host)
    person.check_room()
    person.sit(site.lay(12, options=UNHURRIED, seed=seed_where(12, lambda r: r[0] == "killer")))
    person.until(phase="night")
    person.check_room()
    expect(person.at("phase")).to_be_visible()


def accuse_and_follow(todo: Todo) -> str:
    """Whoever can be accused is; every accusation is supported; nobody is executed by this vote."""
    return "innocent" if "innocent" in todo["options"] else str(todo["options"][-2 if len(todo["options"]) > 2 else 0])


def comes_to_be_looked_at(welcome: Welcome, **how: Site | bool) -> Person:
    person: Person = welcome(**how)
    prepare(person.page)
    return person
