"""One phone for several people: a table whose seats share it, what it shows, and what it must never show."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import expect

from tests.e2e.conftest import Welcome
from tests.e2e.person import OFTEN, Person, anything
from tests.e2e.site import UNHURRIED, Seat, Site, seed_where

NAMES = ("Ada", "Ben", "小雨", "Dora")
WHERE = """() => {
  const one = (what) => document.querySelector(`[data-testid=${what}]`);
  return ['end', 'phone-cover', 'phone-held', 'phone-shared'].map((what) => [what, one(what)])
    .filter(([what, there]) => there && (what !== 'phone-cover' || there.dataset.seat))
    .map(([what, there]) => [what, there.dataset.seat ?? ''])[0] ?? null;
}"""
"""What the phone shows: end, somebody's cover or table, or the common one; nothing while it rests."""

READY = "[data-testid=phone-open][aria-disabled=false]"

WATCH = r"""
const SECRET = /\b(Killer|Angel of Hearts)\b|Angel ♥|data-ask-key=|data-testid="(my-card|ask|option-)/;
const TOLD = /Angel of Hearts(<[^>]*>)*, open your eyes|Cards up, everybody: .*/gs;
const one = (what) => document.querySelector(`[data-testid=${what}]`);
window.leaks = [];
window.spoken = [];
const note = (where, text) => {
  const found = SECRET.exec(text.replace(TOLD, ''));
  if (found) leaks.push(`${where}: ${text.slice(Math.max(0, found.index - 80), found.index + 80)}`);
};
new MutationObserver(() => {
  note('title', document.title);
  const held = one('phone-held');
  if (held) {
    if (one('phone-cover') || one('phone-shared')) leaks.push('a table and a cover at once');
    const table = one('table');
    const [whose, hand] = [table?.dataset.me.replace('moderator', '-2'), held.dataset.seat];
    if (table && whose !== hand) leaks.push(`the table of ${whose} in the hand of ${hand}`);
  } else if (one('phone-cover') || one('phone-shared')) note('page', document.documentElement.outerHTML);
}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
speechSynthesis.speak = ({ text }) => (spoken.push(text), note('voice', text));
window.Notification = class { static permission = 'granted'; constructor(...said) { note('notice', said.join(' ')) } };
localStorage.setItem('duskbell.speech', 'yes');
localStorage.setItem('duskbell.notify', 'yes');
"""
"""Looks at every change of the page: while nobody holds the phone, no word and no attribute may be one seat's own; nor
may the title, the voice and the notices ever be."""


def shares(welcome: Welcome, lang: str = "en", to: Site | None = None, *, moments: bool = False) -> Person:
    """A phone that asks nothing twice, and that is watched."""
    person = welcome(lang=lang, moments=moments, **({"to": to} if to else {}))
    person.context.add_init_script("localStorage.setItem('duskbell.confirm', 'no')")
    person.context.add_init_script(WATCH)
    return person


def keeps_secrets(person: Person) -> None:
    """Since the page was loaded, nothing was to be seen or heard that is one seat's own."""
    assert person.page.evaluate("leaks") == []


def gather(person: Person, site: Site, players: int = 6, people: int = 4, **wishes: Any) -> list[Seat]:
    """A lobby whose first `people` seats belong to this phone and are connected; bots sit on the others."""
    host = site.lay(players, bots=None, speed="none", **wishes)
    seats = [host] + [site.join(host.room, name_of(n)) for n in range(1, people)]
    if people < players:
        site.seat_bots(host, "plain")
    brings(person, seats)
    for n in range(1, people):  # who sits round one phone is ready together, once all are there
        expect(person.at(f"lobby-seat-{n}")).to_have_attribute("data-ready", "true")
    return seats


def brings(person: Person, seats: list[Seat], first: int = 0) -> None:
    """This phone has the tokens of these seats, the lowest of which is `first`."""
    here = [{"seat": n, "name": name_of(n), "token": seat.token} for n, seat in enumerate(seats, first)]
    person.go("/favicon.svg")
    person.page.evaluate(
        "([room, token, here]) => { localStorage.setItem('duskbell.room.' + room, token);"
        " localStorage.setItem('duskbell.phone.' + room, JSON.stringify(here)) }",
        [seats[0].room, seats[0].token, here],
    )
    person.go(f"/r/{seats[0].room}")


def share(person: Person, site: Site, players: int = 6, people: int = 4, **wishes: Any) -> list[Seat]:
    """The same, started."""
    seats = gather(person, site, players, people, **wishes)
    site.open_table(seats[0])
    return seats


def name_of(seat: int) -> str:
    return NAMES[seat] if seat in range(len(NAMES)) else f"Guest {seat + 1}"


def deal(*wanted: str, players: int = 6, **options: Any) -> dict[str, Any]:
    """The wishes for a table that no clock presses and where the first seats are dealt just these roles."""
    seed = seed_where(players, lambda dealt: tuple(dealt[: len(wanted)]) == wanted, **options)
    return {"seed": seed, "options": options | UNHURRIED}


def keeps_seats(person: Person, room: str, *seats: int) -> None:
    """These are the seats that the phone keeps for this room, or will be in a moment."""
    person.page.wait_for_function(
        "([room, seats]) => JSON.parse(localStorage.getItem('duskbell.phone.' + room) ?? '[]')"
        ".map(({ seat }) => seat).join() === seats.join()",
        arg=[room, seats],
        polling=OFTEN,
    )


def shown(person: Person) -> tuple[str, str]:
    """What the phone shows now."""
    what, seat = person.page.wait_for_function(WHERE, polling=OFTEN).json_value()
    return what, seat


def cover_of(person: Person, seat: int) -> None:
    expect(person.at("phone-cover")).to_have_attribute("data-seat", str(seat))


def takes(person: Person, seat: int) -> None:
    """This one is called, and looks."""
    cover_of(person, seat)
    opens(person)
    expect(person.at("phone-held")).to_have_attribute("data-seat", str(seat))
    expect(person.at("table")).to_be_visible()


def opens(person: Person) -> None:
    """As a screen reader presses: at once. A finger holds for a second, which is tried by itself."""
    person.page.wait_for_selector(READY, state="attached")
    person.at("phone-open").dispatch_event("click")


def gives_back(person: Person, seat: int) -> None:
    """Nobody looks at this seat's table any more."""
    expect(person.page.locator(f"[data-testid=phone-held][data-seat='{seat}']")).to_have_count(0)


def night(person: Person, choose: str | None = None) -> Iterator[tuple[int, str]]:
    """Everybody takes the phone when it asks for them, until the day: (seat, what was asked of it)."""
    some = anything(7)
    while (now := shown(person))[0] == "phone-cover":
        seat = int(now[1])
        takes(person, seat)
        key = person.question[1]
        yield seat, key
        tokens = person.question[2]
        person.answer(choose if choose in tokens else some({"options": tokens}))
        gives_back(person, seat)


def night_without_decoys(person: Person) -> Iterator[int]:
    """The same where some are asked nothing: they look, and cover it."""
    while (now := shown(person))[0] == "phone-cover":
        seat = int(now[1])
        yield seat
        takes(person, seat)
        expect(person.at("my-card")).to_be_visible()
        person.click("seat-5" if person.at("ask").count() else "phone-done")
        gives_back(person, seat)
