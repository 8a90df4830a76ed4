"""Somebody plays in a browser at a site of three nodes behind haproxy, and the node that has the table is killed, again
and again: how long their page is cut off, and that the question, and whatever was said before, is there again.
"""

from __future__ import annotations

import asyncio
import signal
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Any, TypeVar

from playwright.sync_api import expect, sync_playwright

from tests.e2e.conftest import ARGS, CHROMIUM
from tests.e2e.person import NO_SERVER, PHONE, Person
from tests.e2e.site import UNHURRIED, Site, page_is_built, seed_where
from tests.server.site import site as nodes
from trials.progress import Progress

COUNT = 10
PATIENCE = 60.0
LOOK = 20
"""Milliseconds between two looks at what the page has heard."""
T = TypeVar("T")


def run(seed: int, start: int, count: int) -> str:
    """Let the node under the person be killed, each piece once at night and once while they talk."""
    why = nodes.lacking() or ("" if page_is_built() else "the page is not built; `make page` builds it")
    if why:
        return f"pauses: not done, because {why}"
    progress = Progress("pauses", seed)
    missing = [n for n in range(start, start + (count or COUNT)) if str(n) not in progress.done]
    if missing:
        with _opened() as (site, loop), sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(ARGS))
            for n in missing:
                person = Person(browser, _Door(site.door), "en", PHONE, "light")
                pauses = _Piece(site, loop, person).play()
                person.context.close()
                progress.note(str(n), pauses=pauses, faults=person.faults)
            browser.close()
    found = progress.done.values()
    pauses = sorted(pause for piece in found for pause in piece["pauses"])
    faults = [fault for piece in found for fault in piece["faults"]]
    return (
        f"pauses seed {seed}: {len(pauses)} kills, p50 {pauses[len(pauses) // 2]:.2f} s, at most {pauses[-1]:.2f} s"
        f" until the page has its table again; {len(faults)} faults {faults[:3]}"
    )


class _Door(Site):
    """A site that is there already, by its balancer's port."""

    def __init__(self, port: int) -> None:
        self.port, self.url = port, f"http://127.0.0.1:{port}"


class _Piece:
    """One table, and the person who plays at it."""

    def __init__(self, site: nodes.Site, loop: asyncio.AbstractEventLoop, person: Person) -> None:
        self._site, self._loop, self._person = site, loop, person

    def play(self) -> list[float]:
        """The pauses, in seconds."""
        person = self._person
        seat = person.site.lay(
            6,
            options=UNHURRIED | {"killers": 1},
            seed=seed_where(6, lambda roles: roles[0] == "killer", killers=1),
        )
        person.sit(seat)
        person.expects(*NO_SERVER, "503 ", "status of 503")
        asked, log = person.question, person.at("log").inner_text()
        pauses = [self._kill(seat.room)]
        person.until(phase="night", me="0")
        assert person.question == asked, "the same question"
        assert person.at("log").inner_text() == log, "and nothing is missing"
        person.answer("#5")
        person.until(phase="day", stage="discussion")
        words = f"I was asleep in {seat.room}."
        person.at("talk-input").fill(words)
        person.at("talk-input").press("Enter")
        expect(person.page.get_by_text(words)).to_have_count(1)
        pauses.append(self._kill(seat.room))
        person.until(phase="day", stage="discussion")
        expect(person.page.get_by_text(words)).to_have_count(1)
        person.check_words()
        return pauses

    def _kill(self, room: str) -> float:
        """Kill the node that has the room: seconds until the page hears its table's state again."""
        n = self._do(self._owner(room))
        states = sum(message["type"] == "state" for message in self._person.heard)
        began = monotonic()
        self._site.signal(n, signal.SIGKILL)
        while sum(message["type"] == "state" for message in self._person.heard) == states:
            assert monotonic() - began < PATIENCE, self._site.complaints()
            self._person.page.wait_for_timeout(LOOK)
        pause = monotonic() - began
        self._do(self._site.start_node(n))
        self._do(self._site.whole())
        return round(pause, 2)

    async def _owner(self, room: str) -> int:
        """The number of the node that has a room."""
        database = await self._site.database()
        try:
            address = await database.fetchval(
                "SELECT n.address FROM owners o JOIN nodes n ON n.id = o.node WHERE o.what = $1", room
            )
        finally:
            await database.close()
        return self._site.ports.index(int(str(address).rpartition(":")[2]))

    def _do(self, what: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(what, self._loop).result(PATIENCE)


@contextmanager
def _opened() -> Iterator[tuple[nodes.Site, asyncio.AbstractEventLoop]]:
    """A site, and the loop that it lives by: Playwright keeps this thread's to itself."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, name="site")
    thread.start()
    opening = nodes.open_site()
    try:
        yield asyncio.run_coroutine_threadsafe(opening.__aenter__(), loop).result(nodes.STARTING), loop
    finally:
        asyncio.run_coroutine_threadsafe(opening.__aexit__(None, None, None), loop).result(nodes.STARTING)
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()
