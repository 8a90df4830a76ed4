"""How long the page takes at a table of 24, as a phone four times as slow has it. `python -m benchmarks.page`

INP of a pick: from the finger to the next picture, by the browser's own event timing, the longest event of each tap.
The finger is the browser's own input: Playwright's `tap` has the page look for what it would hit before each event
anew, which the pick would be charged with. By turns with the picks a page is tapped that has one button and changes
its colour: what the browser takes there, it takes for nothing at all, on this machine and at this load. A state: from
the socket's message until the page has laid out what it says, at full speed. 1 when an aim is missed. Beside both
stands what the page's main thread worked for it (scripts, styles, layout): what else the machine does changes that
little.
"""

from __future__ import annotations

import sys
import tempfile
from contextlib import closing
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, ViewportSize, sync_playwright

from benchmarks.wire.seating import LONG, Http
from benchmarks.wire.served import Served

CHROMIUM = "/usr/bin/chromium"
PHONE = ViewportSize(width=390, height=844)
SEATS, SLOWER, TIMES = 24, 4, 20
PICK_AIM, STATE_AIM = 100.0, 8.0
"""Milliseconds."""
DOWN = 70
"""So many milliseconds a finger stays down, as a person's does."""
SHOWN = 3
"""So many of the slowest picks are told one by one."""

WORK = ("ScriptDuration", "RecalcStyleDuration", "LayoutDuration")
"""What Chromium counts of the main thread, in seconds of processor time."""

TAPS = """() => {
  window.taps = [];
  new PerformanceObserver((list) => {
    for (const { interactionId: tap, name, duration, startTime, processingStart, processingEnd } of list.getEntries())
      if (tap) window.taps.push({ tap, name, took: duration, waited: processingStart - startTime,
                                  worked: processingEnd - processingStart });
  }).observe({ type: 'event', durationThreshold: 16 });
}"""

STATES = """() => {
  window.states = [];
  const own = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
  Object.defineProperty(WebSocket.prototype, 'onmessage', { ...own, set(take) {
    own.set.call(this, (event) => {
      const begun = performance.now();
      take.call(this, event);
      const drawn = () => (document.body.offsetHeight, window.states.push(performance.now() - begun));
      if (event.data.includes('"view"')) Promise.resolve().then(() => Promise.resolve()).then(drawn);
    });
  } });
}"""

FACES = """async () => {
  const pass = (ms) => new Promise((done) => setTimeout(done, ms));
  while (!document.querySelector('[data-testid=ask]')) await pass(50);
  await pass(1000); // a moment's card may stand before it
  for (let card; (card = document.querySelector('[data-testid=moment-close]')); await pass(300)) card.click();
  return [...document.querySelectorAll('[data-target=true]')].map((face) => {
    const { x, y, width, height } = face.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  });
}"""
"""Where the faces are that can be picked, as soon as that is asked. Looked for by the page alone: what Playwright looks
for itself has it listen to every event from then on.
"""

BARE = """<!doctype html><meta name="viewport" content="width=device-width">
<style>button { width: 100%; height: 20rem; touch-action: manipulation } .on { background: gold }</style>
<button onclick="this.classList.toggle('on')">…</button>"""


def main() -> int:
    """Lay a table, pick and pause, and say what it took."""
    with tempfile.TemporaryDirectory(prefix="duskbell-") as folder, sync_playwright() as playwright:
        served = Served(Path(folder) / "page.db", -1, Path(folder) / "log")
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        served.start()
        try:
            page = _at_a_table(browser, served.port)
            session = page.context.new_cdp_session(page)
            session.send("Performance.enable", {"timeDomain": "threadTicks"})
            picks, bare = _taps(page, _page(browser, BARE))  # before Playwright looks for anything
            states = _states(page)
            work_of_pick, work_of_state = _work_of_picks(page, session), _work_of_states(page, session)
        finally:
            browser.close()
            served.stop()
    slowest = max(map(_took, picks), default=0.0)
    print(f"a pick, {SLOWER} times slower: {_spread(picks)} (aim {PICK_AIM:.0f})")
    for pick in picks[-SHOWN:]:
        print("  {name}: {took:.0f} ms, of which it waited {waited:.0f} and worked {worked:.0f}".format(**pick))
    print(f"the same finger on a bare page, by turns: {_spread(bare)}")
    middle = median(states)
    print(f"a state: median {middle:.1f} ms, slowest {max(states):.1f} ms of {len(states)} (aim {STATE_AIM:.0f})")
    print(f"processor time: a pick {work_of_pick:.1f} ms at full speed, a state {work_of_state:.1f} ms")
    return int(slowest > PICK_AIM or middle > STATE_AIM)


def _at_a_table(browser: Browser, port: int) -> Page:
    """In the first night, when everybody is asked for a seat, for show too, and somebody else takes their time."""
    with closing(Http(port)) as http:
        made = http.post("/rooms", {"game": "mafia", "players": SEATS, "name": "Ann", "options": LONG})
        room, token = made["room"], made["token"]
        http.post(f"/rooms/{room}/join", {"name": "Ben"})
        http.post(f"/rooms/{room}/bots", {"kind": "plain"}, token)
        http.post(f"/rooms/{room}/start", token=token)
    page = _page(browser)
    page.add_init_script(f"localStorage.setItem('duskbell.room.{room}', '{token}'); ({TAPS})(); ({STATES})()")
    page.goto(f"http://127.0.0.1:{port}/r/{room}")
    return page


def _page(browser: Browser, holds: str = "") -> Page:
    """A phone's."""
    page = browser.new_context(viewport=PHONE, has_touch=True, locale="en-US", reduced_motion="reduce").new_page()
    page.set_content(holds)
    page.evaluate(TAPS)
    return page


def _states(page: Page) -> list[float]:
    """Pauses and goes on: each time the whole view is told anew."""
    page.evaluate("window.states.length = 0")
    page.get_by_test_id("rulings").click()
    for _ in range(TIMES):
        for button in ("rule-pause", "rule-resume"):
            page.get_by_test_id(button).click()
    page.get_by_test_id("rule-pause").wait_for()
    page.get_by_test_id("panel-referee-close").click()
    states: list[float] = page.evaluate("window.states")
    return states


def _taps(table: Page, bare: Page) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """One face after the other, of which none is sent, and as often the bare page's button; the slowest come last."""
    places = table.evaluate(FACES)
    middle = (PHONE["width"] / 2, PHONE["width"] / 2)
    fingers: list[CDPSession] = []
    for page in (table, bare):
        session = page.context.new_cdp_session(page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        page.evaluate("window.taps.length = 0")
        fingers.append(session)
    for n in range(TIMES):
        for session, place in zip(fingers, (places[n % len(places)], middle), strict=True):
            session.send(
                "Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": place[0], "y": place[1]}]}
            )
            table.wait_for_timeout(DOWN)
            session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
            table.wait_for_timeout(500)  # else the page takes two for a double tap
    found = _told(table), _told(bare)
    table.context.new_cdp_session(table).send("Emulation.setCPUThrottlingRate", {"rate": 1})
    bare.close()
    return found


def _told(page: Page) -> list[dict[str, Any]]:
    """The longest event of each tap. What takes less than 16 ms is not told."""
    taps: dict[int, dict[str, Any]] = {}
    for event in page.evaluate("window.taps"):
        taps[event["tap"]] = max(event, taps.get(event["tap"], event), key=_took)
    return sorted(taps.values(), key=_took)


def _spread(taps: list[dict[str, Any]]) -> str:
    """The middle one counts those that are not told as shorter than any that is."""
    took = [0.0] * (TIMES - len(taps)) + [_took(tap) for tap in taps]
    middle = f"{median(took):.0f}" if median(took) else "below 16"
    return f"median {middle}, slowest {max(took):.0f} ms of {TIMES}"


def _took(event: dict[str, Any]) -> float:
    """Milliseconds from the input to the next picture."""
    return float(event["took"])


def _work_of_picks(page: Page, session: CDPSession) -> float:
    """Milliseconds for the median pick."""
    faces = page.locator("[data-target=true]")
    return _worked(page, session, [f"[data-testid={faces.nth(n).get_attribute('data-testid')}]" for n in range(TIMES)])


def _work_of_states(page: Page, session: CDPSession) -> float:
    """Milliseconds for the median state that pausing or going on brings, with the press that asks for it."""
    page.get_by_test_id("rulings").click()
    return _worked(page, session, ["[data-testid=rule-pause]", "[data-testid=rule-resume]"] * (TIMES // 2))


def _worked(page: Page, session: CDPSession, buttons: list[str]) -> float:
    """What the median press of these buttons has the main thread do until all is still again, in milliseconds."""
    worked = []
    for button in buttons:
        page.wait_for_selector(button)
        before = _work(session)
        page.evaluate("(button) => document.querySelector(button).click()", button)
        page.wait_for_timeout(500)
        worked.append(_work(session) - before)
    return median(worked)


def _work(session: CDPSession) -> float:
    """Milliseconds of processor time that the main thread has worked so far."""
    told = session.send("Performance.getMetrics")["metrics"]
    return 1_000 * float(sum(one["value"] for one in told if one["name"] in WORK))


if __name__ == "__main__":
    sys.exit(main())
