"""How soon somebody new gives their first answer: `python -m benchmarks.first_answer`, or with `--lang zh-CN`.

On a phone, from the home page by "Learn by playing", at a server's usual pace: taps, a look at the own card among them,
and seconds of a person, who takes 1.5 a tap and 2 to find the button on the home page, and reads what is addressed to
them (headings, tips, card, question) at 240 words or 400 Chinese signs a minute. Beside it how long others were waited
for. It needs the built page. 1 when an aim is missed.
"""

from __future__ import annotations

import argparse
import re
import tempfile
from collections.abc import Iterable
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from benchmarks.page import CHROMIUM, PHONE
from benchmarks.wire.served import Served

GAMES = ("mafia", "werewolf", "shadow_hunters", "fengsheng", "clocktower")
TAPS, SECONDS = 5, 60.0
A_TAP, FINDING = 1.5, 2.0
WORDS, SIGNS = 240 / 60, 400 / 60
"""What is read in a second."""
PATIENCE = 120.0
ADDRESSED = "h1, [data-testid=coach-tip], [data-testid=card-face], [data-testid=ask]"
OPTIONS = "[data-testid^=seat-][data-target=true], [data-testid=ask] [data-testid^=option-]:enabled"
STANDING = """(addressed) => [...document.querySelectorAll(addressed)]
  .filter((e) => e.checkVisibility({ visibilityProperty: true })).map((e) => e.innerText).join('\\n')"""


class Way(NamedTuple):
    """What it took: taps, seconds of reading, seconds of waiting."""

    taps: int
    read: float
    waited: float

    @property
    def person(self) -> float:
        """Seconds of a person's own time."""
        return self.read + A_TAP * self.taps + FINDING


def reading(lines: Iterable[str]) -> float:
    """How many seconds these lines take."""
    text = " ".join(lines)
    return len(re.findall(r"[A-Za-z0-9']+", text)) / WORDS + len(re.findall(r"[\u4e00-\u9fff]", text)) / SIGNS


class Newcomer:
    """Somebody who reads each line once."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.taps = 0
        self.told = set[str]()

    def look(self) -> None:
        """Read what stands there."""
        self.told.update(self.page.evaluate(STANDING, ADDRESSED).split("\n"))

    def tap(self, what: str, n: int = 0) -> None:
        """Tap, and read what comes of it."""
        self.page.locator(what).nth(n).click()
        self.taps += 1
        self.page.wait_for_timeout(400)
        self.look()

    def first_answer(self, game: str) -> Way:
        """From home until the first answer is given."""
        self.look()
        self.tap(f"[data-testid=home-learn-{game}]")
        self.page.locator("[data-testid=my-card]").wait_for()
        self.tap("[data-testid=my-card]")
        began = monotonic()
        self.page.wait_for_selector(OPTIONS, timeout=1000 * PATIENCE)
        waited = monotonic() - began
        self.look()
        asked = self.page.locator("[data-testid=ask]").get_attribute("data-ask-id")
        for n in range(TAPS):
            self.tap(OPTIONS, n)
            send = "[data-testid=ask] [data-testid=confirm]:enabled"
            if self.page.locator(send).count():
                self.tap(send)
            ask = self.page.locator(f"[data-testid=ask][data-ask-id='{asked}']")
            if not ask.count() or ask.locator("[aria-pressed=true]").count():
                break
        return Way(self.taps, reading(self.told), waited)


def measured(browser: Browser, port: int, game: str, lang: str) -> Way:
    """One newcomer's way to the first answer, in a browser that has never been here."""
    context = browser.new_context(viewport=PHONE, has_touch=True, locale=lang)
    try:
        page = context.new_page()
        page.goto(f"http://127.0.0.1:{port}/")
        page.locator(f"[data-testid=home-learn-{game}]").wait_for()
        return Newcomer(page).first_answer(game)
    finally:
        context.close()


def main() -> int:
    """Go the way at each game, and say what it took."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.first_answer")
    parser.add_argument("--lang", default="en-GB", choices=("en-GB", "zh-CN"))
    lang = parser.parse_args().lang
    missed = False
    with tempfile.TemporaryDirectory(prefix="duskbell-") as folder, sync_playwright() as playwright:
        served = Served(Path(folder) / "page.db", -1, Path(folder) / "log")
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        served.start()
        try:
            for game in GAMES:
                way = measured(browser, served.port, game, lang)
                missed |= way.taps > TAPS or way.person > SECONDS
                print(
                    f"{game}: {way.taps} taps (aim {TAPS}), {way.person:.0f} s of a person (aim {SECONDS:.0f}); "
                    f"others were waited for {way.waited:.0f} s"
                )
        finally:
            browser.close()
            served.stop()
    return int(missed)


if __name__ == "__main__":
    raise SystemExit(main())
