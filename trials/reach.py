"""Can the page be played without eyes, and without a pointer? `python -m trials reach` plays tables of each game
against bots to their end: by the keyboard alone (Tab, Enter, Escape), and by what a screen reader has of it alone,
every control by its role and name. It takes minutes, and `make page` before it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import TimeoutError as NotInTime

import duskbell
from tests.e2e.conftest import ARGS, CHROMIUM
from tests.e2e.person import DESKTOP, GO_ON, PHONE, Person, Todo, anything, selector
from tests.e2e.site import Site
from trials.progress import Progress

FOLDER = Path(__file__).parent.parent / ".trials/reach"
TABLES = 2
"""Of each game, for each way."""
DEALS = 6
"""Tables within which one must have something for the person to press: who is dead after a night in which they were
asked nothing has looked on, which proves nothing.
"""
MOST = 150
"""Presses of Tab within which everything on a page must have been met."""
CONFIRM = "[data-testid=ask] [data-testid=confirm]:enabled"
NAMED = re.compile(r"""^- (?P<quoted>'?)(?P<role>[a-z]+) (?P<name>"(?:[^"\\]|\\.)*")""")
"""A control in the page's accessibility tree: `- button "5 Elm"`; what has a colon in it stands in
single quotes, and its apostrophes are doubled then."""
FOCUSED = "(s) => document.activeElement?.matches(s) ?? false"
HELD = "() => document.activeElement !== null && document.activeElement !== document.body"

THERE = "(e) => e.isConnected && !e.disabled"
"""Whether what was meant can still be pressed: the next question may have one of the same name."""

Press = Callable[[Person, str], str]
"""Presses what a selector means, by some means of its own: what was wrong, "" if nothing."""


def by_keyboard(person: Person, on: str) -> str:
    """Go on with Tab until it is in focus, and press Enter."""
    for _ in range(MOST):
        if person.page.evaluate(FOCUSED, on):
            person.page.keyboard.press("Enter")
            return ""
        person.page.keyboard.press("Tab")
    return "" if person.page.query_selector(on) is None else f"{on} is not reached by Tab"


def by_name(person: Person, on: str) -> str:
    """Find it by its role and name, as a screen reader's list of controls does; no other may have the same."""
    found = NAMED.match(person.page.locator(on).first.aria_snapshot(timeout=10_000))
    if found is None:
        return f"{on} has no role or no name"
    name = json.loads(found["name"].replace("''", "'") if found["quoted"] else found["name"])
    control = person.page.get_by_role(found["role"], name=name, exact=True)  # type: ignore[arg-type]
    if (many := control.count()) > 1:
        return f"{many} controls are a {found['role']} {name}"
    control.click(timeout=10_000)
    return ""


WAYS: dict[str, Press] = {"keyboard": by_keyboard, "name": by_name}


def run(seed: int, start: int, count: int) -> str:
    """Play from table number `start` on; tell what could not be reached."""
    progress = Progress("reach", seed)
    tables = [f"{game} {n} by {way}" for n in range(TABLES) for game in duskbell.GAMES for way in WAYS]
    left = [table for table in tables[start : start + count if count else None] if table not in progress.done]
    if left:
        FOLDER.mkdir(parents=True, exist_ok=True)
        site = Site(FOLDER)
        site.start()
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(ARGS))
                for table in left:
                    game, n, _, way = table.split()
                    progress.note(table, **pressed(browser, site, game, WAYS[way], f"{seed}/{n}"))
                browser.close()
        finally:
            site.kill()
    told = [
        f"{table}: {done['presses']} presses, {len(done['faults'])} faults" for table, done in progress.done.items()
    ]
    faults = [f"{table}: {fault}" for table, done in progress.done.items() for fault in done["faults"]]
    return "\n".join([*told, *faults[:40]])


def pressed(browser: Browser, site: Site, game: str, press: Press, seed: str) -> dict[str, object]:
    """The first table that has something to press, of those that this seed begins; faults count whichever has them."""
    for deal in range(DEALS):
        found = played(browser, site, game, press, f"{seed}/{deal}" if deal else seed)
        if found["presses"] or found["faults"]:
            return found
    return {"presses": 0, "faults": [f"nothing to press at {DEALS} tables"]}


def played(browser: Browser, site: Site, game: str, press: Press, seed: str) -> dict[str, object]:
    """One table to its end: how often something was pressed, and what was wrong."""
    person = Person(browser, site, "en", DESKTOP if press is by_keyboard else PHONE, "light")
    faults, presses, choose = set[str](), 0, anything(int(seed.split("/")[1]))
    person.sit(site.lay(duskbell.GAMES[game].usual_players, game=game, seed=seed))
    while (todo := person.todo()) is not None and todo["kind"] != "end":
        presses += 1
        faults.add(_answer(person, todo, choose, press))
        if press is by_keyboard and not _in_focus(person):
            faults.add(f"the focus is lost after {todo.get('key', todo.get('stage'))}")
    faults.add("" if todo is not None else "nothing happens any more")
    faults.update(person.faults)
    person.context.close()
    return {"presses": presses, "faults": sorted(faults - {""})}


def _in_focus(person: Person) -> bool:
    """Whether something is, now or when the page has followed."""
    try:
        person.page.wait_for_function(HELD, timeout=5_000)
    except NotInTime:
        return False
    return True


def _answer(person: Person, todo: Todo, choose: Callable[[Todo], str], press: Press) -> str:
    """Answer, and confirm it where that takes two presses. What closes meanwhile is let go."""
    on = GO_ON if todo["kind"] == "ready" else selector(choose(todo))
    meant = person.page.query_selector(on)
    wrong = _pressed(person, on, press)
    if not wrong and (sends := person.page.query_selector(CONFIRM)) is not None:
        meant, wrong = sends, _pressed(person, CONFIRM, press)
    return wrong if meant is not None and meant.evaluate(THERE) else ""


def _pressed(person: Person, on: str, press: Press) -> str:
    try:
        return press(person, on)
    except PlaywrightError as error:
        return f"{on}: {error.message.splitlines()[0]}"
