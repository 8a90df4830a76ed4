"""A person in front of the page: looks, clicks, answers; and notes everything that must not happen."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, WebSocket, expect
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import TimeoutError as NotInTime

import duskbell
from duskbell.kernel import Play
from tests.e2e.site import Seat, Site

PHONE, DESKTOP = (390, 844), (1440, 900)
LOCALES = {"en": "en-GB", "zh": "zh-CN"}
Size = tuple[int, int]
Todo = dict[str, Any]

OFTEN = 40
"""Milliseconds between two looks for what is awaited. Looking at every picture has the browser draw sixty a second."""

NO_WORKER = "delete Navigator.prototype.serviceWorker"
"""As in some private windows: nothing is kept for when there is no network, and not all is fetched at the first visit.
"""

COUNT_CLICKS = "addEventListener('click', e => { if (e.isTrusted) window.clicks = (window.clicks ?? 0) + 1 }, true)"

ASKED_NOW = """() => {
  const all = (what, within = document) => [...within.querySelectorAll(`[data-testid${what}`)];
  const errors = all('=error]').map((e) => e.dataset.errorKey);
  if (all('=end]').length) return { kind: 'end', errors };
  const [ask] = all('=ask]');
  if (ask) {
    const said = all('^=option-]:enabled', ask);
    const seats = ask.querySelector(':disabled[data-token]') ? [] : all('^=seat-][data-target=true]');
    const options = [...seats, ...said];
    const pressed = [...options, ...all('=confirm]', ask)].some((o) => o.ariaPressed === 'true');
    if (options.length && !pressed) {
      const tokens = options.map((o) => o.dataset.token);
      const { askId: id, askKey: key, step } = ask.dataset;
      return { kind: 'ask', id, key, step, options: tokens, errors };
    }
  }
  const [last] = all('=offers] [data-ask-key$=".done"]:enabled:not([aria-disabled=true])');
  const ready = all('=ready]:enabled:not([aria-disabled=true])[aria-pressed=false]')[0] ?? last;
  const [pace] = all('=pace]');
  return ready && !ask
    ? { kind: 'ready', stage: all('=table]')[0].dataset.stage, pace: pace?.dataset.paceId, errors } : null;
}"""
"""What this person can do now; null: wait. What was pressed, and is stored, may itself be what sends it again."""

DRAWN = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done))))"
"""What follows from the press of a face comes after the picture that shows the press."""

GO_ON = ".pace [data-testid=ready], [data-testid=offers] [data-ask-key$='.done']"
"""What ends a talk; who has the floor ends it by a word of their own."""

PACE, ASK = "[data-testid=pace][data-pace-id='{}']", "[data-testid=ask][data-ask-id='{}']"
"""The talk and the question of such a number."""

OPTIONS = "[data-testid=ask] [data-testid^=option-], [data-testid^=seat-][data-target=true]"

TAKEN = """([button, stage, ask, pace, step]) =>
  !button.isConnected || button.disabled || button.ariaDisabled === 'true' || button.ariaPressed === 'true' ||
  (pace && document.querySelector('[data-testid=pace]')?.dataset.paceId !== pace) ||
  (stage && document.querySelector('[data-testid=table]').dataset.stage !== stage) ||
  (ask && document.querySelector('[data-testid=ask]')?.dataset.askId !== ask) ||
  (ask && document.querySelector('[data-testid=ask]')?.dataset.step !== step)"""
"""Whether the page shows that this button was pressed, or has gone on; the next question may have the same buttons."""

WORDS = """() => {
  const said = [document.title, document.body.innerText];
  for (const e of document.querySelectorAll('[aria-label], [title], [placeholder]'))
    said.push(e.ariaLabel ?? '', e.title ?? '', e.placeholder ?? '');
  for (const e of document.querySelectorAll('.unseen, option')) said.push(e.textContent);
  return said.join('\\n');
}"""
"""Everything that the page says, aloud or to a screen reader."""

KINDS = (
    "ask|channel|error|event|fact|game|mark|option|pace|penalty|phase|reason|role|say|seat|stage|team|ui"
    "|core|days|mafia|werewolf"
)
OLDER = "too old to show|版本太旧"
RAW = re.compile(rf"\b({KINDS})[-.][a-z]|\{{ ?[$\"]|\$\w|_[a-z]|\[object|\b(undefined|null|NaN)\b|[⁨⁩]|{OLDER}")
"""What no screen may say: keys, placeables, values that nobody turned into words, and that there are none for them."""

NO_SERVER = ("WebSocket connection to", "net::ERR_CONNECTION_", "net::ERR_EMPTY_RESPONSE")
"""What a page complains of whose server goes away, whatever it was just asking for."""

NO_NETWORK = (*NO_SERVER, "ERR_INTERNET_DISCONNECTED")
"""What it complains of where there is no network either."""

SIDEWAYS = "() => document.scrollingElement.scrollWidth - innerWidth"

SMALL = """() => [...document.querySelectorAll('button, a, input, select, summary, [role=button]')]
  .map((e) => e.closest('label.tick') ?? e)
  .filter((e) => e.checkVisibility({ visibilityProperty: true }) && !e.matches('.skip'))
  .map((e) => [e, e.getBoundingClientRect()])
  .filter(([e, box]) => Math.min(box.width, box.height) < 43.5)
  .map(([e, box]) => `${e.outerHTML.slice(0, 120)} is ${box.width} × ${box.height}`)"""
"""Targets that a finger misses."""


class Person:
    """One browser context and the page in it. `faults` must stay empty; `heard` are the messages of its sockets."""

    def __init__(
        self,
        browser: Browser,
        site: Site,
        lang: str,
        size: Size,
        theme: str,
        *,
        moments: bool = False,
        worker: bool = False,
        covers: bool = False,
    ) -> None:
        """`moments`: whether cards tell what just happened; without, nothing lies over what a test clicks. `worker`:
        whether the page's service worker is there, which fetches all of the page at the first visit, at the cost of
        another one. `covers`: whether what is asked of one alone is covered until it is opened, as at first on any
        device.
        """
        self.site = site
        self.faults: list[str] = []
        self._expected: tuple[str, ...] = ()
        self.heard: list[dict[str, Any]] = []
        self.context = browser.new_context(
            locale=LOCALES[lang],
            viewport={"width": size[0], "height": size[1]},
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce",
            accept_downloads=True,
        )
        self.context.set_default_timeout(120_000)
        self.context.add_init_script(COUNT_CLICKS)
        if not worker:
            self.context.add_init_script(NO_WORKER)
        if not moments:
            self.context.add_init_script("localStorage.setItem('duskbell.moments', 'no')")
        if not covers:
            self.context.add_init_script("localStorage.setItem('duskbell.cover', 'no')")
        self.page = self.open()

    def open(self) -> Page:
        """A new tab of the same browser; the old one, if any, is the person's no more."""
        page = self.page = self.context.new_page()
        page.on("console", self._console)
        page.on("pageerror", lambda error: self._fault(f"error in the page: {error}"))
        page.on("request", lambda request: self._address(request.url))
        page.on("requestfailed", self._failed)
        page.on("response", lambda r: self._fault(f"{r.status} {r.url}") if r.status >= 400 else None)
        page.on("websocket", self._socket)
        return page

    # -- going and looking -------------------------------------------------------------------------------------------

    def go(self, path: str = "/") -> None:
        """Open an address of the site."""
        self.page.goto(self.site.url + path)

    def sit(self, seat: Seat) -> None:
        """Come back to a seat whose token this browser holds."""
        self.go("/favicon.svg")  # the site's storage, without its page
        self.page.evaluate(
            "([key, token]) => localStorage.setItem(key, token)", [f"duskbell.room.{seat.room}", seat.token]
        )
        self.go(f"/r/{seat.room}")
        expect(self.at("table").or_(self.at("lobby-link"))).to_be_visible()

    def at(self, testid: str) -> Locator:
        return self.page.get_by_test_id(testid)

    def click(self, testid: str) -> None:
        self.at(testid).click()

    @property
    def clicks(self) -> int:
        """How often this page was clicked since it was loaded."""
        return int(self.page.evaluate("window.clicks ?? 0"))

    @property
    def question(self) -> tuple[str, str, list[str]]:
        """Number, key and options of the question that stands on the page; seats are options on the ring."""
        ask = self.at("ask")
        expect(ask).to_be_visible()
        options = self.page.locator(OPTIONS).evaluate_all("all => all.map((e) => e.dataset.token)")
        return ask.get_attribute("data-ask-id") or "", ask.get_attribute("data-ask-key") or "", options

    @property
    def story(self) -> list[dict[str, Any]]:
        """Every event that this page was told of so far; after an undo, the past that holds now."""
        told: list[dict[str, Any]] = []
        for message in self.heard:
            if message["type"] == "state":
                told = [*told[: message["from"]], *message["events"]]
        return told

    def until(self, **data: str) -> None:
        """Wait until the table's `data-…` are these."""
        where = "".join(f"[data-{name}={json.dumps(value)}]" for name, value in data.items())
        self.page.wait_for_selector(f"[data-testid=table]{where}", state="attached")

    def speak(self, lang: str) -> None:
        """Turn the page to another language; at a table the switch lies in the menu where there is little room."""
        switch = self.at(f"lang-{lang}")
        if not switch.is_visible():
            self.click("menu")
        switch.click()

    def expects(self, *complaints: str) -> None:
        """From now on what holds one of these is no fault: the test is about it. Said before it happens, for a page
        complains when it comes to it, at the latest while it is closed.
        """
        self._expected += complaints

    def resize(self, size: Size) -> None:
        self.page.set_viewport_size({"width": size[0], "height": size[1]})

    # -- playing -----------------------------------------------------------------------------------------------------

    def todo(self, patience: float = 90_000) -> Todo | None:
        """Wait for something to do; None when there is nothing for so many milliseconds."""
        try:
            todo: Todo = self.page.wait_for_function(ASKED_NOW, timeout=patience, polling=OFTEN).json_value()
        except NotInTime:
            return None
        # Where only the first who speaks counts, somebody else may have been faster.
        self.faults += [f"the page complains: {key}" for key in todo["errors"] if key != "ui-too-late"]
        return todo

    def do(self, todo: Todo, choose: Callable[[Todo], str]) -> None:
        """Answer, or be ready. What closes meanwhile is let go: a slow hand presses nothing of what came after."""
        ready = todo["kind"] == "ready"
        stands = PACE if ready and todo["pace"] else ASK if not ready else "body"
        if self.page.query_selector(stands.format(todo.get("pace") or todo.get("id"))) is None:
            return
        button = self.page.query_selector(GO_ON if ready else selector(choose(todo)))
        if button is None:
            return
        try:
            button.click(timeout=10_000)
            before = [button, *map(todo.get, ("stage", "id", "pace", "step"))]
            self.page.wait_for_function(TAKEN, arg=before, polling=OFTEN)
            self._confirm(timeout=10_000)
        except PlaywrightError as error:  # this button in particular: what comes after it is another question
            if not isinstance(error, NotInTime) and "not attached" not in error.message:
                raise

    def answer(self, option: str) -> None:
        """Press an option, a seat of the ring or a button, and confirm it where that takes two presses."""
        found = selector(option)
        # A seat that is no answer yet would be looked at: what comes before this question may be on its way.
        self.page.locator(found + "[data-target=true]" if found.startswith("[data-testid=seat-") else found).click()
        self.page.evaluate(DRAWN)
        self._confirm()

    def play(self, choose: Callable[[Todo], str], stop: Callable[[Todo], bool] = lambda todo: False) -> Todo:
        """Do whatever is asked, until `stop` or the end: what stands there then."""
        while True:
            todo = self.todo()
            assert todo is not None, f"nothing happens at this table any more: {self.page.inner_text('body')[-600:]}"
            self.check_words()
            if todo["kind"] == "end" or stop(todo):
                return todo
            self.do(todo, choose)

    # -- what holds on every screen ----------------------------------------------------------------------------------

    def check_words(self) -> None:
        """No screen shows a key of the catalogue in place of words."""
        said = self.page.evaluate(WORDS)
        raw = [line for line in said.splitlines() if RAW.search(line)]
        assert not raw, f"the page says {raw}"

    def check_room(self) -> None:
        """Nothing sticks out sideways, and every target is large enough for a finger, once all is laid out."""
        if self.page.evaluate(SIDEWAYS) > 0 or self.page.evaluate(SMALL):
            self.page.evaluate(DRAWN)
        assert self.page.evaluate(SIDEWAYS) <= 0, "the page scrolls sideways"
        small = self.page.evaluate(SMALL)
        assert not small, small

    def check_clean(self) -> None:
        """Nothing went wrong behind the page."""
        assert not self.faults, self.faults

    # -- how ---------------------------------------------------------------------------------------------------------

    def _confirm(self, timeout: float | None = None) -> None:
        """The second press, unless the first one was enough."""
        button = self.page.query_selector("[data-testid=ask] [data-testid=confirm]:enabled")
        if button is not None:
            button.click(timeout=timeout)

    def saves_the_record(self, folder: Path) -> Play[Any]:
        """Download the record of the table that is over. It plays to an end with the winners that the page crowns."""
        with self.page.expect_download() as coming:
            self.click("end-record")
        path = folder / coming.value.suggested_filename
        coming.value.save_as(path)
        play = duskbell.load(path)
        assert play.outcome is not None
        rows = self.page.locator(".camp.won [data-testid^=end-seat-], [data-testid^=end-seat-]:has(.star)")
        crowned = rows.evaluate_all("all => all.map((e) => Number(e.dataset.testid.slice(9)))")
        assert sorted(crowned) == sorted(play.outcome.winners)  # they stand by sides
        return play

    def _fault(self, complaint: str) -> None:
        if not any(expected in complaint for expected in self._expected):
            self.faults.append(complaint)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._fault(f"console: {message.text}")

    def _failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # a download, or a page that is left while it asks for something
            self._fault(f"failed: {request.url} ({request.failure})")

    def _address(self, url: str) -> None:
        if not url.startswith((self.site.url + "/", "data:", "blob:")):
            self._fault(f"leaves the site: {url}")

    def _socket(self, socket: WebSocket) -> None:
        self._address(socket.url.replace("ws://", "http://", 1))
        held: dict[str, Any] = {}

        def hear(frame: str | bytes) -> None:
            """Note a message; a state with what it leaves out, which is as it was."""
            message: dict[str, Any] = json.loads(frame)
            if message["type"] == "state":
                held.update(message)
                message = dict(held)
            self.heard.append(message)

        socket.on("framereceived", hear)


def anything(seed: int) -> Callable[[Todo], str]:
    """Answers with any legal option."""
    rng = Random(seed)
    return lambda todo: str(rng.choice(todo["options"]))


def selector(token: str) -> str:
    """Where an option can be pressed: seats are answered on the ring."""
    seat = re.fullmatch(r"#(\d+)", token)
    if seat:
        return f"[data-testid=seat-{seat[1]}]"
    return f"[data-testid=ask] [data-testid={json.dumps(f'option-{token}')}]"
