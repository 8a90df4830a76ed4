"""`make looks`: pictures of every screen at every size, and of what is wrong with them.

Seeded tables of each game are played up to the moments worth seeing, and looked at on a phone, a tablet and a desk, in
both languages and themes. `looks/index.html` has all pictures and their faults; with any fault the exit status is 1.
"""

from __future__ import annotations

import argparse
import html
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, sync_playwright

from tests.e2e.conftest import ARGS, CHROMIUM
from tests.e2e.measure import faults_of, prepare
from tests.e2e.person import DESKTOP, PHONE, Person, Todo
from tests.e2e.site import Seat, Site
from tests.e2e.wolves import CUP, willing

SIZES = {"phone": PHONE, "tablet": (820, 1180), "desk": DESKTOP}
VIEWS = [(size, theme, lang) for size in SIZES for theme, lang in (("dark", "zh"), ("light", "en"))]
SEATS = (5, 8, 12, 15, 24)
NAMES = ("Wolfeschlegelsteinhausen", "👩‍👩‍👧‍👦🎲🐺", "ליאור בן־דוד", "阿凡提·买买提·艾力")
"""Names as people have them: long ones, from right to left, and no letters at all."""
LONG = 400
"""So many steps and a table has shown what it will."""


class Tour(NamedTuple):
    """A table to be played, and what the person on seat 0 answers."""

    players: int
    wish: dict[str, Any]
    choose: Callable[[Todo], str]


def first(todo: Todo) -> str:
    return str(todo["options"][0])


def bold(todo: Todo) -> str:
    """Rolls, draws, attacks: whatever is more than passing."""
    return str(next((o for o in todo["options"] if o not in ("pass", "no", "nothing")), todo["options"][0]))


TOURS = {
    "mafia": Tour(9, {"seed": 4}, first),
    "werewolf": Tour(12, {"seed": 8, "options": CUP}, willing),
    "shadow_hunters": Tour(8, {"seed": 6}, bold),
    "fengsheng": Tour(7, {"seed": 5}, bold),
    "clocktower": Tour(10, {"seed": 3}, bold),
}

NOW = """() => {
  const at = (id) => document.querySelector(`[data-testid=${id}]`);
  const table = at('table'), ask = at('ask');
  return {
    over: at('end') !== null,
    moment: document.querySelector('[data-testid=moment]:not([data-kind=brief])')?.dataset.kind ?? '',
    night: table?.dataset.phase?.includes('night') ?? false,
    asked: ask?.dataset.askKey ?? '',
    ring: ask !== null && document.querySelector('[data-testid^=seat-][data-target=true]') !== null,
    talk: at('pace') !== null,
    out: at('seat-0')?.dataset.alive === 'false',
  };
}"""
Now = dict[str, Any]

STATES: tuple[tuple[str, Callable[[Now], bool]], ...] = (
    *((f"moment-{kind}", lambda now, kind=kind: now["moment"] == kind) for kind in (
        "dealt", "night", "dawn", "vote", "attack", "death", "reveal", "badge", "dying", "over")),
    ("end", lambda now: now["over"] and not now["moment"]),
    ("out", lambda now: now["out"] and not now["moment"]),
    ("night-asked", lambda now: now["night"] and now["asked"] and not now["moment"]),
    ("night-idle", lambda now: now["night"] and not now["asked"] and not now["moment"]),
    ("vote-open", lambda now: "vote" in now["asked"] or "exile" in now["asked"]),
    ("aiming", lambda now: now["ring"] and not now["night"] and not now["moment"]),
    ("asked", lambda now: now["asked"] and not now["night"] and not now["moment"]),
    ("speech", lambda now: now["talk"] and not now["night"] and not now["moment"]),
)  # fmt: skip
"""What is worth a picture, by what stands on the page; the first that fits and has none yet."""


class Shot(NamedTuple):
    """One picture, and what was wrong in it."""

    screen: str
    size: str
    theme: str
    lang: str
    faults: list[str]

    @property
    def file(self) -> str:
        return f"{self.screen}-{self.size}-{self.theme}-{self.lang}.png"


class Album:
    """Takes pictures into a folder."""

    def __init__(self, folder: Path, views: list[tuple[str, str, str]]) -> None:
        self.folder, self.views = folder, views
        self.shots: list[Shot] = []
        folder.mkdir(parents=True, exist_ok=True)

    def take(self, person: Person, screen: str) -> None:
        """Look at this screen from everywhere; leave it on a phone, in English."""
        for size, theme, lang in self.views:
            person.page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
            person.resize(SIZES[size])
            person.speak(lang)
            person.page.wait_for_function("(l) => document.documentElement.lang.startsWith(l)", arg=lang)
            now = person.page.evaluate(NOW)
            playing = person.at("table").count() > 0 and not now["over"] and not now["moment"]
            faults = faults_of(person.page, asked=bool(now["asked"]) and not now["ring"] if playing else None)
            self.shots.append(Shot(screen, size, theme, lang, faults))
            person.page.screenshot(path=self.folder / self.shots[-1].file)
        person.resize(PHONE)
        person.speak("en")
        print(screen, *(f"  {fault}" for fault in self.faults_of(screen)), sep="\n", flush=True)

    def faults_of(self, screen: str) -> list[str]:
        return [f"{s.size}, {s.theme}, {s.lang}: {f}" for s in self.shots if s.screen == screen for f in s.faults]

    def write(self) -> Path:
        """The page with all pictures."""
        rows = []
        for screen in dict.fromkeys(shot.screen for shot in self.shots):
            shots = [shot for shot in self.shots if shot.screen == screen]
            pictures = "".join(
                f'<a href="{s.file}"{" class=bad" if s.faults else ""}><img loading=lazy src="{s.file}"'
                f' alt="{s.size}, {s.theme}, {s.lang}"></a>'
                for s in shots
            )
            faults = "".join(f"<li>{html.escape(fault)}</li>" for fault in self.faults_of(screen))
            rows.append(f"<h2>{screen}</h2><div>{pictures}</div><ul>{faults}</ul>")
        page = self.folder / "index.html"
        page.write_text(HEAD + "\n".join(rows), encoding="utf-8")
        return page


HEAD = """<!doctype html><meta charset=utf-8><title>Looks</title><style>
  body { margin: 1rem; font: 14px system-ui; background: #26222f; color: #eee }
  div { display: flex; gap: 8px; overflow-x: auto } img { height: 420px; display: block }
  .bad { outline: 3px solid #ff7a66 } ul { color: #ff9d8c }
</style><h1>How every screen looks</h1>
"""


def play_through(album: Album, person: Person, game: str, tour: Tour) -> Iterator[str]:
    """Play to the end, taking each state once: the names of those that were taken."""
    left = dict(STATES)
    for _ in range(LONG):
        now = person.page.evaluate(NOW)
        name = next((name for name, fits in left.items() if fits(now)), None)
        if name:
            del left[name]
            album.take(person, f"{game}-{name}")
            yield name
        if now["moment"]:
            person.click("moment-close")
            continue
        todo = person.todo(patience=2_000)
        if todo is None:
            continue
        if todo["kind"] == "end":
            if "end" not in left:
                return
        else:
            person.do(todo, tour.choose)


def look_at_game(album: Album, browser: Browser, site: Site, game: str) -> None:
    """Lobby, one table to its end, its replay, and the moderator's console of another."""
    tour = TOURS[game]
    host = site.lay(tour.players, bots=None, game=game, speed="none", **tour.wish)
    site.seat_bots(host, "plain")
    person = comes(browser, site)
    person.sit(host)
    album.take(person, f"{game}-lobby")
    site.open_table(host)
    list(play_through(album, person, game, tour))
    if person.at("end-replay").count():
        person.click("end-replay")
        person.page.get_by_role("slider").press("ArrowRight")
        album.take(person, f"{game}-replay")
    person.context.close()
    wish = {"game": game, "players": tour.players, "name": "Ada", "moderator": "me", **tour.wish}
    made = site.post("/rooms", wish)
    chair = Seat(made["room"], made["token"])
    site.seat_bots(chair, "plain")
    referee = comes(browser, site, moments=False)
    referee.sit(chair)
    site.open_table(chair)
    referee.click("rule-pause")
    referee.at("paused").wait_for()
    album.take(referee, f"{game}-console")
    referee.click("desk-log")
    album.take(referee, f"{game}-console-log")
    referee.context.close()


def look_at_sizes(album: Album, browser: Browser, site: Site) -> None:
    """A table of Mafia with few, more and many seats, and names that are hard on a tile."""
    for players in SEATS:
        person = comes(browser, site, moments=False)
        host = site.lay(players, bots=None, seed=players, speed="none", name=NAMES[0])
        for name in NAMES[1:4]:
            site.join(host.room, name)
        site.seat_bots(host, "plain")
        site.open_table(host)
        person.sit(host)
        album.take(person, f"seats-{players}")
        person.context.close()


def comes(browser: Browser, site: Site, *, moments: bool = True) -> Person:
    person = Person(browser, site, "en", PHONE, "light", moments=moments)
    prepare(person.page)
    return person


def main() -> int:
    """Take all pictures, write the page, say what is wrong."""
    parser = argparse.ArgumentParser(prog="looks", description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("looks"), help="folder for the pictures")
    parser.add_argument("--game", choices=TOURS, action="append", help="these games only")
    parser.add_argument("--phone", action="store_true", help="on a phone only")
    args = parser.parse_args()
    album = Album(args.out, [view for view in VIEWS if view[0] == "phone" or not args.phone])
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(Path(folder))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(ARGS))
        try:
            site.start()
            home = comes(browser, site)
            home.go()
            album.take(home, "home")
            home.context.close()
            look_at_sizes(album, browser, site)
            for game in args.game or TOURS:
                look_at_game(album, browser, site, game)
        finally:
            browser.close()
            site.kill()
    print(album.write())
    return int(any(shot.faults for shot in album.shots))


if __name__ == "__main__":
    sys.exit(main())
