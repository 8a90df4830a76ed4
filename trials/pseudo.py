"""Is there a word on the page that no catalogue has? `python -m trials pseudo`: the page is built with a third
language, which is a folder beside the others and nothing more; it is walked through, a table of each game is played
in it to the end, and every word that is still plain English is told. It takes minutes, and `make page` before it.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright

import duskbell
from tests.e2e.conftest import ARGS, CHROMIUM
from tests.e2e.person import PHONE, WORDS, Person, Todo, anything
from tests.e2e.site import Site
from tests.locale.pseudo import PLAIN, TAG, copy_to
from trials.progress import Progress

TOP = Path(__file__).parent.parent
FOLDER = TOP / ".trials/pseudo"
PLACES = ("/", "/rules", *(f"/rules/{game}" for game in duskbell.GAMES), "/settings", "/me", "/cups", "/scripts")
OWN = {"English", "Duskbell", "The Message", "Message", "The"}
"""What is called so in every language."""
DATA = re.compile(r"https?://\S+|/r/\w+|\b[0-9a-f]{16,}\b|\[\"[^\]]*\]")
"""What is no word: addresses, seals and seeds, a script in its form."""
BUILT = ("node_modules", "page", "__pycache__")


def run(seed: int, start: int, count: int) -> str:
    """Walk through the page from place number `start` on; tell the words that come from no catalogue."""
    progress = Progress("pseudo", seed)
    places = [*PLACES, *(f"table {game}" for game in duskbell.GAMES)]
    left = [place for place in places[start : start + count if count else None] if place not in progress.done]
    if left:
        build()
        with server() as site, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(ARGS))
            for place in left:
                progress.note(place, plain=sorted(plain_words(browser, site, place, seed)))
            browser.close()
    found = [f"{place}: {line}" for place, told in progress.done.items() for line in told["plain"]]
    return "\n".join([f"{len(progress.done)} places, {len(found)} lines with words from no catalogue", *found[:40]])


def build() -> None:
    """The page and the server's words with the third language, aside."""
    shutil.rmtree(FOLDER / "house", ignore_errors=True)
    for part in ("src", "web"):
        shutil.copytree(TOP / part, FOLDER / "house" / part, ignore=shutil.ignore_patterns(*BUILT))
    copy_to(FOLDER / "house/src/duskbell/locale")
    (FOLDER / "house/web/node_modules").symlink_to(TOP / "web/node_modules")
    subprocess.run(["npm", "--prefix", FOLDER / "house/web", "run", "--silent", "build"], check=True)


@contextmanager
def server() -> Iterator[Site]:
    """A server of that house."""
    (FOLDER / "site").mkdir(exist_ok=True)
    site = Site(FOLDER / "site")
    os.environ["PYTHONPATH"] = str(FOLDER / "house/src")
    try:
        site.start()
        yield site
    finally:
        site.kill()
        del os.environ["PYTHONPATH"]


def plain_words(browser: Browser, site: Site, place: str, seed: int) -> set[str]:
    """The lines of a place that have words from no catalogue; of a table, from its beginning to its end."""
    person = Person(browser, site, "en", PHONE, "light")
    person.context.add_init_script(f"localStorage.setItem('duskbell.lang', '{TAG}')")
    found = set[str]()

    def look(todo: Todo | None = None) -> bool:
        for line in str(person.page.evaluate(WORDS)).splitlines():
            if set(PLAIN.findall(DATA.sub("", line))) - OWN:
                found.add(line[:120])
        return False

    if place.startswith("/"):
        person.go(place)
        expect(person.page.locator("html")).to_have_attribute("lang", TAG)
        person.page.wait_for_load_state("networkidle")
        look()
    else:
        person.go()
        person.click(f"home-play-now-{place.removeprefix('table ')}")
        expect(person.at("table")).to_be_visible()
        look(person.play(anything(seed), stop=look))
    person.context.close()
    return found
