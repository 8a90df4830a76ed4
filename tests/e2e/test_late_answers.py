"""A slow network: what is pressed is answered late, and people do not sit still meanwhile."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from tests.e2e.conftest import Welcome
from tests.e2e.person import DESKTOP, DRAWN, Person
from tests.e2e.site import UNHURRIED, Site, seed_where

pytestmark = pytest.mark.e2e

DRESSED = "() => [...document.styleSheets].some(({ href, cssRules }) => href?.includes('/Moments-') && cssRules.length)"
"""Whether what the cards wear is here."""

SECOND_LINE_WAITS = """
let lines = 0;
const real = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
window.heard = [];
Object.defineProperty(WebSocket.prototype, 'onmessage', {
  set(take) {
    const late = ++lines > 1;
    real.set.call(this, (event) => (late && window.heard ? window.heard.push(() => take(event)) : take(event)));
  },
});
window.goOn = () => {
  const all = window.heard;
  window.heard = null;
  for (const take of all) take();
};
"""
"""What the second connection of this page brings waits."""


class Held:
    """Requests of one kind that the page waits for. They go on when the test says so."""

    def __init__(self, person: Person, path: str) -> None:
        self._person, self._path, self._held = person, path, list[Route]()
        person.page.route(f"**/api{path}", self._hold)

    def _hold(self, route: Route) -> None:
        if route.request.method == "POST":
            self._held.append(route)
        else:
            route.continue_()

    def go_on(self) -> None:
        """The answer comes, and the page has done what it does then."""
        page = self._person.page
        with page.expect_response(f"**/api{self._path}"):
            self._held.pop().continue_()
        page.wait_for_load_state("networkidle")
        page.evaluate(DRAWN)

    def wait(self) -> None:
        """Until it is asked for."""
        while not self._held:
            self._person.page.wait_for_timeout(20)


def test_who_has_gone_elsewhere_is_not_called_back_to_a_table_that_comes_late(welcome: Welcome) -> None:
    """The table is theirs all the same, and found among their own."""
    person: Person = welcome()
    making = Held(person, "/rooms")
    person.go()
    person.click("home-create-mafia")
    making.wait()
    person.click("menu")
    person.click("menu-me")
    expect(person.at("me")).to_be_visible()
    making.go_on()
    expect(person.page).to_have_url(f"{person.site.url}/me")
    expect(person.at("me")).to_be_visible()
    person.page.reload()
    expect(person.at("me-back")).to_have_count(1)


def test_who_leaves_a_lobby_and_reads_on_is_not_called_home_when_that_is_answered(welcome: Welcome, site: Site) -> None:
    person: Person = welcome()
    room = site.lay(5, bots=None).room
    person.sit(site.join(room, "Bo"))
    leaving = Held(person, f"/rooms/{room}/leave")
    person.click("lobby-leave")
    person.click("lobby-leave")
    leaving.wait()
    person.click("menu")
    person.click("menu-rules")
    expect(person.at("rules")).to_be_visible()
    leaving.go_on()
    expect(person.at("rules")).to_be_visible()
    expect(person.page).to_have_url(f"{site.url}/rules")


def test_nobody_sits_down_once_more_while_the_page_does_not_show_the_seat_yet(welcome: Welcome, site: Site) -> None:
    seat = site.lay(5, bots=None)
    person: Person = welcome()
    person.page.add_init_script(SECOND_LINE_WAITS)
    person.go(f"/r/{seat.room}")
    with person.page.expect_response("**/join"):
        person.click("lobby-join")
    person.page.wait_for_function("() => window.heard?.length > 0")
    expect(person.at("lobby-join")).to_be_disabled()
    person.page.evaluate("window.goOn()")
    expect(person.at("lobby-join")).to_have_count(0)


def test_what_is_begun_while_a_name_is_on_its_way_is_not_wiped_by_its_answer(welcome: Welcome, site: Site) -> None:
    person: Person = welcome()
    host = site.lay(5, bots=None)
    person.sit(host)
    joining = Held(person, f"/rooms/{host.room}/join")
    person.at("phone-name").fill("Ben")
    person.click("phone-add")
    joining.wait()
    person.at("phone-name").press_sequentially("Cy")
    joining.go_on()
    expect(person.at("lobby-seat-1")).to_contain_text("Ben")
    expect(person.at("phone-name")).to_have_value("Cy")


def test_a_part_that_does_not_come_at_first_comes_later_in_its_own_dress(welcome: Welcome, site: Site) -> None:
    """What tells what happened is fetched when there is a table; once it fails, nothing at the table is broken."""
    person: Person = welcome(moments=True)
    person.expects("Moments", "ERR_FAILED")
    for kind in ("css", "js"):
        person.page.route(f"**/assets/Moments-*.{kind}", lambda route: route.abort(), times=1)
    seed = seed_where(5, lambda r: r[0] == "killer")
    seat = site.lay(5, bots=None, seed=seed, options=UNHURRIED)
    site.seat_bots(seat, "plain")
    person.sit(seat)
    site.open_table(seat)
    expect(person.at("moment")).to_be_visible()
    person.page.wait_for_function(DRESSED)


def test_what_was_asked_for_a_desk_that_is_closed_by_then_is_nobodys_fault(welcome: Welcome, site: Site) -> None:
    """What can be taken back, and what that would change, comes when the referee has put it away: nothing complains."""
    referee: Person = welcome(size=DESKTOP)
    referee.sit(site.lay(6, moderator="me", options=UNHURRIED))
    referee.until(phase="day", stage="discussion")
    asked = list[Route]()
    referee.page.route(re.compile(r"/moments(/\d+)?$"), lambda route: asked.append(route))
    referee.click("undo-open")
    while len(asked) < 2:
        referee.page.wait_for_timeout(20)
    referee.click("undo-cancel")
    expect(referee.at("undo-cancel")).to_have_count(0)
    for route in sorted(asked, key=lambda route: len(route.request.url)):
        with referee.page.expect_response(route.request.url):
            route.continue_()
        referee.page.evaluate(DRAWN)
