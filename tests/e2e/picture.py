"""`python -m tests.e2e.picture` takes the pictures of `docs/pictures` anew, or those that are named after it.

They show tables as one or two people see them, a lobby, the big screen, the desk of a referee, a replay.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.e2e.conftest import ARGS, CHROMIUM
from tests.e2e.person import Person, Todo
from tests.e2e.site import UNHURRIED, Seat, Site, seed_where
from tests.e2e.wolves import CUP, willing

PATIENCE = 300_000
"""Milliseconds for bots to end a table among themselves, at the pace of these pictures."""
TARGET = Path(__file__).parents[2] / "docs" / "pictures"
WHOLE, DESK, HAND = (1440, 900), (1360, 920), (390, 844)
FRAME = """<!doctype html><style>
  body { margin: 0; width: 1440px; height: 900px; background: linear-gradient(#3d2c4f, #b0674c, #e9a95b) }
  img { position: absolute; display: block; border-radius: 14px; box-shadow: 0 12px 32px #0008 }
  .desk { left: 36px; top: 36px; width: 1220px }
  .hand { right: 36px; bottom: 32px; width: 340px; border: 8px solid #1a1524; border-radius: 34px }
</style><img class="desk" src="data:image/png;base64,%s"><img class="hand" src="data:image/png;base64,%s">"""

PACKED = """async (png) => {
  const image = Object.assign(new Image(), { src: `data:image/png;base64,${png}` });
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.86 });
  return new Uint8Array(await blob.arrayBuffer()).toBase64();
}"""
"""The picture as WebP, a tenth of the PNG."""

Pair = tuple[Person, Person]


def main(wanted: list[str]) -> None:
    """Play each table up to a moment worth seeing, and look at it from both sides. `wanted`: these alone, if any."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(Path(folder), bot_delay=0.3)
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(ARGS))
        try:
            site.start()
            for name, moment in (("table-werewolf", _ballot), ("table-shadow-hunters", _attack)):
                if wanted and name not in wanted:
                    continue
                desk, hand = moment(browser, site)
                page = browser.new_page(viewport={"width": WHOLE[0], "height": WHOLE[1]})
                page.set_content(FRAME % (_base64(desk), _base64(hand)))
                _write(page, name, page.screenshot())
            for name, look in (
                ("console", _desk),
                ("undo", _taking_back),
                ("lobby", _lobby),
                ("big-screen", _television),
                ("night", _night),
                ("trial", _trial),
                ("twenty-four", _twenty_four),
                ("replay", _replay),
                ("reconnecting", _cut_off),
            ):
                if wanted and name not in wanted:
                    continue
                person = look(browser, site)
                _write(person.page, name, person.page.screenshot())
        finally:
            browser.close()
            site.kill()


def _lobby(browser: Browser, site: Site) -> Person:
    """A lobby of twelve as its host sees it: one is ready, one is not, two chairs are empty."""
    host = site.lay(12, bots=None, game="werewolf", name="Ada")
    for name in ("小雨", "Bo"):
        site.join(host.room, name)
    for seat in range(3, 10):
        site.seat_bots(host, "plain", seat)
    person = Person(browser, site, "en", WHOLE, "light")
    person.sit(host)
    person.at("lobby-seat-9").wait_for()
    return person


def _television(browser: Browser, site: Site) -> Person:
    """The first morning of a table of Mafia, on the big screen."""
    host = site.lay(12, options=UNHURRIED, seed=seed_where(12, lambda r: r[0] == "killer"))
    player = Person(browser, site, "en", HAND, "light")
    player.sit(host)
    person = Person(browser, site, "zh", WHOLE, "dark")
    person.go(f"/r/{host.room}/screen")
    player.play(lambda todo: "#4" if "#4" in todo["options"] else "pass", stop=lambda todo: todo["kind"] == "ready")
    person.page.wait_for_selector("[data-testid=screen][data-phase=day]")
    return person


def _night(browser: Browser, site: Site) -> Person:
    """A killer's phone in the first night of Mafia, somebody picked and not yet sent."""
    person = _asked_at_night(browser, site, 9, "dark")
    person.click("seat-4")
    return person


def _twenty_four(browser: Browser, site: Site) -> Person:
    """The same at a table of 24."""
    return _asked_at_night(browser, site, 24, "light")


def _asked_at_night(browser: Browser, site: Site, players: int, theme: str) -> Person:
    person = Person(browser, site, "en", HAND, theme)
    person.sit(site.lay(players, options=UNHURRIED, seed=seed_where(players, lambda r: r[0] == "killer")))
    person.until(phase="night")
    person.at("ask").wait_for()
    return person


def _trial(browser: Browser, site: Site) -> Person:
    """Somebody stands trial in Mafia, and the vote is asked."""
    host = site.lay(12, options=UNHURRIED, seed=seed_where(12, lambda r: r[0] == "villager"))
    person = Person(browser, site, "en", WHOLE, "light")
    person.sit(host)
    person.play(lambda todo: str(todo["options"][0]), stop=lambda todo: "vote" in todo.get("key", ""))
    return person


def _replay(browser: Browser, site: Site) -> Person:
    """A table of the Clocktower that bots have ended, in its second night, through all eyes."""
    table = site.lay(12, game="clocktower", speed="none", seed=3)
    site.post(f"/rooms/{table.room}/leave", token=table.token)
    person = Person(browser, site, "en", WHOLE, "dark")
    person.go(f"/r/{table.room}")
    person.page.wait_for_selector("[data-testid=end]", timeout=PATIENCE)
    person.go(f"/r/{table.room}/replay")
    person.at("replay").wait_for()
    for _ in range(3):
        person.page.keyboard.press("]")
    person.page.wait_for_selector("[data-testid=replay-knew] table")
    return person


def _cut_off(browser: Browser, site: Site) -> Person:
    """A table of which the server has just gone: the last picture, for nobody answers any more."""
    person = Person(browser, site, "en", HAND, "dark")
    person.sit(site.lay(9, options=UNHURRIED, seed=seed_where(9, lambda r: r[0] == "killer")))
    person.until(phase="night")
    site.kill()
    person.at("reconnecting").wait_for()
    return person


def _write(page: Page, name: str, png: bytes) -> None:
    packed = page.evaluate(PACKED, base64.b64encode(png).decode())
    target = TARGET / f"{name}.webp"
    target.write_bytes(base64.b64decode(packed))
    print(f"{target.name}: {target.stat().st_size // 1000} kB", flush=True)


def _desk(browser: Browser, site: Site) -> Person:
    """The desk of Werewolf's referee by day, a foul about to be ruled."""
    person = _moderates(browser, site)
    person.click("seat-4")
    person.click("foul-warn")
    person.at("foul-reason").fill("Signals out of turn")
    person.click("foul-after")
    return person


def _taking_back(browser: Browser, site: Site) -> Person:
    """The same, about to take back some answers."""
    person = _moderates(browser, site)
    person.click("undo-open")
    person.at("undo-moment").nth(6).click()
    person.at("undo-reason").fill("The countdown was cut short")
    person.at("undo-preview").wait_for()
    return person


def _moderates(browser: Browser, site: Site) -> Person:
    wish = {"game": "werewolf", "players": 12, "name": "Ada", "moderator": "me", "seed": 8, "options": CUP}
    made = site.post("/rooms", {**wish, "speed": "none"})
    table = Seat(made["room"], made["token"])
    site.seat_bots(table, "plain")
    site.open_table(table)
    person = Person(browser, site, "en", DESK, "light", moments=False)
    person.sit(table)
    person.page.wait_for_selector("[data-testid=table][data-phase=election][data-stage=campaign]")
    return person


def _ballot(browser: Browser, site: Site) -> Pair:
    """Werewolf, when all see who voted for whom."""
    pair = _sit_down(browser, site, 12, game="werewolf", options=CUP, seed=8)
    return _play(pair, willing, _is_exile_shown)


def _is_exile_shown(person: Person) -> bool:
    return person.page.locator("[data-kind=exile]").count() > 0


def _attack(browser: Browser, site: Site) -> Pair:
    """Shadow Hunters, when one of them may attack, late enough that people are hurt and armed."""
    pair = _sit_down(browser, site, 6, game="shadow_hunters", seed=6)
    ada, yu = _play(pair, _bold, _attacks_late)
    yu.at("board").scroll_into_view_if_needed()
    return ada, yu


def _attacks_late(person: Person) -> bool:
    turn = int(person.at("table").get_attribute("data-day") or 0)
    return turn > 13 and person.page.locator("[data-ask-key='shadow_hunters.attack']").count() > 0


def _bold(todo: Todo) -> str:
    options: list[str] = todo["options"]
    return next((o for o in options if o not in ("pass", "no", "nothing")), options[0])


def _sit_down(browser: Browser, site: Site, players: int, **wishes: Any) -> Pair:
    host = site.lay(players, bots=None, name="Ada", speed="none", **wishes)
    guest = site.join(host.room, "小雨")
    site.seat_bots(host, "plain")
    ada = Person(browser, site, "en", DESK, "light")
    yu = Person(browser, site, "zh", HAND, "dark")
    ada.sit(host)
    yu.sit(guest)
    site.open_table(host)
    return ada, yu


def _play(pair: Pair, choose: Callable[[Todo], str], worth_it: Callable[[Person], bool]) -> Pair:
    """Both play until the moment has come for one of them."""
    while True:
        for person in pair:
            if worth_it(person):
                return pair
            if person.at("open-card").count():
                person.click("open-card")
            todo = person.todo(patience=200)
            if todo is not None:
                assert todo["kind"] != "end", "the table is over, and the moment never came"
                if not worth_it(person):
                    person.do(todo, choose)
                if person.at("card-face").count():
                    person.click("my-card")  # covered again, as one does


def _base64(person: Person) -> str:
    return base64.b64encode(person.page.screenshot()).decode()


if __name__ == "__main__":
    main(sys.argv[1:])
