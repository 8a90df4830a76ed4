"""`python -m tests.e2e.picture` takes `docs/table.png` anew: one table as two people see it."""

from __future__ import annotations

import base64
import struct
import tempfile
import zlib
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.e2e.conftest import ARGS, CHROMIUM
from tests.e2e.person import Person, Todo
from tests.e2e.site import Site, seed_where

TARGET = Path(__file__).parents[2] / "docs" / "table.png"
WHOLE, DESK, HAND = (1440, 900), (1220, 800), (390, 844)
FRAME = """<!doctype html><style>
  body { margin: 0; width: 1440px; height: 900px; background: linear-gradient(#3d2c4f, #b0674c, #e9a95b) }
  img { position: absolute; display: block; border-radius: 14px; box-shadow: 0 12px 32px #0008 }
  .desk { left: 36px; top: 36px; width: 1220px }
  .hand { right: 36px; bottom: 32px; width: 340px; border: 8px solid #1a1524; border-radius: 34px }
</style><img class="desk" src="data:image/png;base64,%s"><img class="hand" src="data:image/png;base64,%s">"""

FEWER_COLOURS = """async (png) => {
  const image = Object.assign(new Image(), { src: `data:image/png;base64,${png}` });
  await image.decode();
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  const pixels = context.getImageData(0, 0, image.width, image.height).data;
  const rounded = pixels.filter((_, at) => at % 4 < 3).map((value) => Math.round(value / 3) * 3);
  return new Uint8Array(rounded).toBase64();
}"""
"""Red, green and blue of every pixel, in steps that no eye sees: they pack into a third."""


def main() -> None:
    """Play up to the first vote, and look at it from both sides."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(Path(folder), bot_delay=1.5)
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(ARGS))
        try:
            site.start()
            desk, hand = _two_people_vote(browser, site)
            page = browser.new_page(viewport={"width": WHOLE[0], "height": WHOLE[1]})
            page.set_content(FRAME % (_base64(desk), _base64(hand)))
            whole = base64.b64encode(page.screenshot()).decode()
            TARGET.write_bytes(_png(base64.b64decode(page.evaluate(FEWER_COLOURS, whole))))
        finally:
            browser.close()
            site.kill()
    print(f"{TARGET}: {TARGET.stat().st_size // 1000} kB")


def _two_people_vote(browser: Browser, site: Site) -> tuple[Person, Person]:
    seed = seed_where(9, lambda r: r[:3] == ["villager", "villager", "killer"])
    host = site.lay(9, bots=None, seed=seed, name="Ada")
    guest = site.join(host.room, "小雨")
    site.seat_bots(host, "plain")
    ada = Person(browser, site, "en", DESK, "light")
    yu = Person(browser, site, "zh", HAND, "dark")
    ada.sit(host)
    yu.sit(guest)
    site.open_table(host)
    while ada.at("table").get_attribute("data-phase") != "day":
        for person in (ada, yu):
            todo = person.todo(patience=200)
            if todo is not None and todo["kind"] == "ask":
                person.do(todo, lambda todo: str(todo["options"][-1]))
    for person in (ada, yu):
        person.until(phase="day", stage="discussion")
    for person, text in (
        (ada, "Cedar was not in the tavern last night."),
        (yu, "我也没看见他。"),
    ):
        person.at("talk-input").fill(text)
        person.click("talk-send")
        yu.at("log").get_by_text(text).wait_for()
    while yu.at("table").get_attribute("data-stage") != "vote":
        for person in (ada, yu):
            todo = person.todo(patience=200)
            assert todo is None or not todo["errors"]
            if todo is not None and todo.get("key") != "mafia.vote":
                person.do(todo, _against_cedar)
    for person in (ada, yu):
        person.until(stage="vote")
        person.at("option-guilty").wait_for()
    return ada, yu


def _against_cedar(todo: Todo) -> str:
    return next(option for option in ("second", "#2", todo["options"][-1]) if option in todo["options"])


def _png(pixels: bytes) -> bytes:
    """A PNG without filters: with so few colours that is the smallest."""
    width, height = WHOLE
    rows = b"".join(b"\0" + pixels[3 * width * y : 3 * width * (y + 1)] for y in range(height))
    chunks = {
        b"IHDR": struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0),
        b"IDAT": zlib.compress(rows, 9),
        b"IEND": b"",
    }
    packed = [struct.pack(">I", len(d)) + k + d + struct.pack(">I", zlib.crc32(k + d)) for k, d in chunks.items()]
    return b"\x89PNG\r\n\x1a\n" + b"".join(packed)


def _base64(person: Person) -> str:
    return base64.b64encode(person.page.screenshot()).decode()


if __name__ == "__main__":
    main()
