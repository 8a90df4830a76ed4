"""`make looks`: pictures of every screen at every size, and of what is wrong with them.

Seeded tables of each game are played up to the moments worth seeing, and looked at on a phone, a tablet and a desk, in
both languages and themes. `looks/index.html` has all pictures and their faults; with any fault the exit status is 1.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, sync_playwright

from tests.e2e.album import NOW, SIZES, VIEWS, Album, Now, comes
from tests.e2e.conftest import ARGS, CHROMIUM
from tests.e2e.cup_looks import look_at_cup
from tests.e2e.person import Person, Todo
from tests.e2e.rooms import look_at_home, look_at_lobbies, look_at_passed_phone, look_at_screens
from tests.e2e.site import Seat, Site
from tests.e2e.town import fill_the_bag
from tests.e2e.wolves import CUP, willing

SEATS = (5, 8, 12, 15, 24)
NAMES = ("Wolfeschlegelsteinhausen", "👩‍👩‍👧‍👦🎲🐺", "ליאור בן־דוד", "阿凡提·买买提·艾力")
"""Names as people have them: long ones, from right to left, and no letters at all."""
CLOSE = "() => document.querySelector('[data-testid=moment-close]')?.click()"
"""A card that goes by itself may be gone by now."""
REPLAY = "() => document.querySelector('[data-testid=end-replay]').click()"
"""The card of the end may come up over it just now."""
OPEN = "() => document.querySelector('[data-testid=open-card]')?.click()"
"""So may a question."""
ANSWER = "[data-testid=ask] .many [data-testid^=option-] >> nth=1"
"""One of many answers below a board."""
LONG = 400
"""So many steps and a table has shown what it will."""


class Tour(NamedTuple):
    """A table to be played, and what the person on seat 0 answers."""

    players: int
    wish: dict[str, Any]
    choose: Callable[[Todo], str]
    begin: Callable[[Person], None] = lambda referee: None
    """What a referee does until there is a table to be looked at."""
    held: bool = False
    """Nothing waits for a referee there: somebody takes their time, or the table is over before it is looked at."""


def first(todo: Todo) -> str:
    return str(todo["options"][0])


def bold(todo: Todo) -> str:
    """Rolls, draws, attacks: whatever is more than passing."""
    return str(next((o for o in todo["options"] if o not in ("pass", "no", "nothing")), todo["options"][0]))


TOURS = {
    "mafia": Tour(9, {"seed": 4}, first),
    "werewolf": Tour(12, {"seed": 8, "options": CUP}, willing),
    "shadow_hunters": Tour(8, {"seed": 6}, bold, held=True),
    "fengsheng": Tour(7, {"seed": 5}, bold, held=True),
    "clocktower": Tour(10, {"seed": 24, "patience": 60}, bold, fill_the_bag),
}

STATES: tuple[tuple[str, Callable[[Now], bool]], ...] = (
    *((f"moment-{kind}", lambda now, kind=kind: now["moment"] == kind) for kind in (
        "dealt", "night", "dawn", "vote", "attack", "death", "reveal", "badge", "dying", "over")),
    ("end", lambda now: now["over"] and not now["moment"]),
    ("out", lambda now: now["out"] and not now["moment"]),
    ("night-covered", lambda now: now["night"] and now["covered"] and not now["moment"]),
    ("night-asleep", lambda now: now["night"] and now["asked"].endswith(".decoy") and not now["moment"]),
    ("night-asked", lambda now: now["night"] and now["asked"] and not now["moment"]),
    ("night-idle", lambda now: now["night"] and not now["asked"] and not now["moment"]),
    ("nomination", lambda now: now["asked"] == "clocktower.nominate" and not now["moment"]),
    ("vote-open", lambda now: "vote" in now["asked"] or "exile" in now["asked"]),
    ("aiming", lambda now: now["ring"] and not now["night"] and not now["moment"]),
    ("asked", lambda now: now["asked"] and not now["night"] and not now["moment"]),
    ("speech", lambda now: now["talk"] and not now["night"] and not now["moment"]),
)  # fmt: skip
"""What is worth a picture, by what stands on the page; the first that fits and has none yet."""


def play_through(album: Album, person: Person, game: str, tour: Tour) -> Iterator[str]:
    """Play to the end, taking each state once: the names of those that were taken."""
    left = dict(STATES)
    many = False
    for _ in range(LONG):
        now = person.page.evaluate(NOW)
        name = next((name for name, fits in left.items() if fits(now)), None)
        if name:
            del left[name]
            album.take(person, f"{game}-{name}")
            yield name
        if now["moment"]:
            person.page.evaluate(CLOSE)
            continue
        if now["covered"]:
            person.page.evaluate(OPEN)
            continue
        todo = person.todo(patience=2_000)
        if todo is None:
            continue
        if todo["kind"] == "end":
            if "end" not in left:
                return
        else:
            if not many and person.page.evaluate(NOW)["many"]:
                many = True
                yield from look_at_many(album, person, game)
            person.do(todo, tour.choose)
            if person.at("card-face").count():
                person.click("my-card")  # covered again, as one does


def look_at_many(album: Album, person: Person, game: str) -> Iterator[str]:
    """A question with many answers below a board, before and after one is picked; it is taken back."""
    album.take(person, f"{game}-many")
    yield "many"
    person.page.click(ANSWER)
    album.take(person, f"{game}-many-picked")
    yield "many-picked"
    person.page.click(ANSWER)


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
        person.page.evaluate(REPLAY)
        person.page.get_by_role("slider").press("ArrowRight")
        album.take(person, f"{game}-replay")
    person.context.close()
    wish = {"game": game, "players": tour.players, "name": "Ada", "moderator": "me", "patience": 60, **tour.wish}
    made = site.post("/rooms", wish)
    chair = Seat(made["room"], made["token"])
    if tour.held:
        site.join(chair.room, "Ben")
    site.seat_bots(chair, "plain")
    referee = comes(browser, site, moments=False)
    referee.sit(chair)
    site.open_table(chair)
    tour.begin(referee)
    referee.click("rule-pause")
    referee.at("paused").wait_for()
    album.take(referee, f"{game}-console")
    referee.click("desk-log")
    album.take(referee, f"{game}-console-log")
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


PARTS: dict[str, Callable[[Album, Browser, Site], None]] = {
    "home": look_at_home,
    "lobbies": look_at_lobbies,
    "screens": look_at_screens,
    "phone": look_at_passed_phone,
    "cup": look_at_cup,
    "sizes": look_at_sizes,
    **{game: partial(look_at_game, game=game) for game in TOURS},
}


def main() -> int:
    """Take all pictures, write the page, say what is wrong."""
    parser = argparse.ArgumentParser(prog="looks", description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("looks"), help="folder for the pictures")
    parser.add_argument("--part", choices=PARTS, action="append", help="these only")
    parser.add_argument("--size", choices=SIZES, action="append", help="these only")
    args = parser.parse_args()
    album = Album(args.out, [view for view in VIEWS if view[0] in (args.size or SIZES)])
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(Path(folder))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(ARGS))
        try:
            site.start()
            for part in args.part or PARTS:
                PARTS[part](album, browser, site)
        finally:
            browser.close()
            site.kill()
    print(album.write())
    return int(any(shot.faults for shot in album.shots))


if __name__ == "__main__":
    sys.exit(main())
