"""Time at the table: the clock is the server's, whatever else arrives; and what stands picked when it is up counts."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Welcome
from tests.e2e.person import DESKTOP, Person, Todo
from tests.e2e.site import UNHURRIED, Seat, Site, seed_where

pytestmark = pytest.mark.e2e

WATCH = """() => {
  window.shown = [];
  window.ends = Infinity;
  const look = () => {
    const words = document.querySelector('[role=timer]')?.textContent;
    if (words) {
      const [minutes, seconds] = words.trim().split(':').map(Number);
      const rest = 60 * minutes + seconds;
      if (rest !== window.shown.at(-1)) {
        window.shown.push(rest);
        if (window.shown.length > 1) window.ends = Math.min(window.ends, Date.now() / 1000 + rest);
      }
    }
    requestAnimationFrame(look);
  };
  look();
}"""
"""Note whatever the page's clock shows, and when, by that, time will be up."""

HURRIED = """
const real = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
let due, left = null;
Object.defineProperty(WebSocket.prototype, 'onmessage', {
  set(take) {
    real.set.call(this, (event) => {
      const message = JSON.parse(event.data);
      due = message.ask?.deadline ?? due;
      if (message.type === 'clock' && left !== null) message.now = due - left;
      take({ data: JSON.stringify(message) });
    });
  },
});
window.hurry = (milliseconds) => {
  left = milliseconds;
  document.dispatchEvent(new Event('visibilitychange'));
};
"""
"""When told to, the page asks what time it is, and hears that so much is left for its question."""

FALLEN = "(by) => window.shown.length > by"


def in_discussion(todo: Todo) -> bool:
    return todo.get("stage") == "discussion"


def a_talk(site: Site) -> tuple[Seat, Seat]:
    """A table whose discussion takes five minutes, with two people and bots."""
    options = UNHURRIED | {"killers": 1, "angels": 0, "discussion_seconds": 300}
    seed = seed_where(6, lambda r: r[0] == "killer", killers=1, angels=0)
    host = site.lay(6, bots=None, options=options, seed=seed)
    guest = site.join(host.room, "小雨")
    site.seat_bots(host, "plain")
    site.open_table(host)
    return host, guest


def test_no_clock_jumps_when_somebody_talks(welcome: Welcome, site: Site) -> None:
    host: Person = welcome()
    guest: Person = welcome(lang="zh", size=DESKTOP)
    screen: Person = welcome(size=DESKTOP)
    mine, other = a_talk(site)
    host.sit(mine)
    guest.sit(other)
    guest.do(guest.todo() or {}, lambda todo: str(todo["options"][-1]))  # what is asked for show
    host.play(lambda todo: "pass", stop=in_discussion)
    guest.until(stage="discussion")
    screen.go(f"/r/{mine.room}/screen")
    expect(screen.at("screen-clock")).to_be_visible()
    for person in (host, guest, screen):
        person.page.evaluate(WATCH)
    for person in (host, guest, screen):
        person.page.wait_for_function(FALLEN, arg=2)
    for n in range(3):
        guest.at("talk-input").fill(f"第{n}句")
        guest.at("talk-input").press("Enter")
        expect(host.at("log")).to_contain_text(f"第{n}句")
    seen = [(person, len(person.page.evaluate("window.shown"))) for person in (host, guest, screen)]
    for person, before in seen:
        person.page.wait_for_function(FALLEN, arg=before + 1)
        shown = person.page.evaluate("window.shown")
        assert shown == sorted(shown, reverse=True), "the clock went back"
    ends = [person.page.evaluate("window.ends") for person in (host, guest, screen)]
    assert max(ends) - min(ends) <= 1, "every surface shows the same second, or the next"


def test_what_stands_picked_when_time_is_up_counts(welcome: Welcome, site: Site) -> None:
    """The page's time is: at the server there is an hour left, however late a busy machine may be with the pick."""
    person: Person = welcome()
    person.context.add_init_script(HURRIED)
    options = UNHURRIED | {"killers": 1, "angels": 0}
    seed = seed_where(6, lambda r: r[0] == "killer", killers=1, angels=0)
    person.sit(site.lay(6, options=options, seed=seed))
    person.click("seat-4")
    expect(person.at("hint")).to_contain_text("your pick counts")
    person.page.evaluate("hurry(4_000)")
    expect(person.at("told")).to_have_attribute("data-error-key", "ui-time-sent")
    person.until(phase="day", stage="discussion")
    expect(person.at("seat-4")).to_have_attribute("data-alive", "false")
    person.check_words()
