"""Two people in two browsers, with bots, at one table: invited by link, each with secrets, heard by the other."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.e2e.conftest import Welcome
from tests.e2e.person import DESKTOP, Person, Todo, anything
from tests.e2e.site import UNHURRIED, seed_where

pytestmark = pytest.mark.e2e

LAST = 5
COPIED = """async (link) => {
  let text = "";
  for (let n = 0; n < 3000 && text !== link; n++) {
    text = await navigator.clipboard.readText();
    await new Promise((go) => setTimeout(go, 20));
  }
  return text;
}"""
"""What lies in the clipboard, once this is there: it is written a moment after the press."""


def test_two_browsers_in_one_room(welcome: Welcome) -> None:
    host: Person = welcome()
    guest: Person = welcome(size=DESKTOP, theme="dark")
    room = invite(host, guest)
    for person in (host, guest):
        expect(person.at("lobby-seat-1")).to_contain_text("Bo")
    expect(guest.at("lobby-start")).to_have_count(0)
    expect(host.at("lobby-start")).to_be_disabled()
    host.click("lobby-add-bots")
    host.click("lobby-start")
    for person in (host, guest):
        expect(person.at("table")).to_be_visible()

    host.until(phase="night")
    expect(host.at("ask")).to_have_attribute("data-ask-key", "mafia.kill")
    look_for_secrets(host, guest)
    host.answer(f"#{LAST}")

    for person in (host, guest):
        person.until(phase="day", stage="discussion")
        expect(person.at(f"seat-{LAST}")).to_have_attribute("data-alive", "false")
        expect(person.at(f"seat-{LAST}")).to_have_attribute("data-role", "villager")
    talk(host, guest, "Good morning. Who slept well?")
    talk(guest, host, "我睡得很好 <b>& you?</b>")
    look_for_secrets(host, guest)

    play_together(host, guest)
    ends = [(p.at("end-winner").inner_text(), p.at("end-reason").inner_text()) for p in (host, guest)]
    assert ends[0] == ends[1]
    results = [p.at("end").get_attribute("data-result") for p in (host, guest)]
    assert sorted(str(r) for r in results) == ["lost", "won"]
    for seat, role in enumerate(("Killer", "Villager")):
        expect(guest.at(f"end-seat-{seat}").locator(".role")).to_have_text(role)
    assert {m["room"]["room"] for m in host.heard + guest.heard if m["type"] == "state"} == {room}
    look_at_messages(host, guest)


def invite(host: Person, guest: Person) -> str:
    """The host makes a table of six and copies its link; the guest opens it and sits down: the room's code."""
    host.context.grant_permissions(["clipboard-read", "clipboard-write"])
    host.page.route("**/api/rooms", _fix_the_deal)
    host.go()
    host.at("home-name").fill("Ann")
    host.at("home-players").fill("6")
    host.at("home-players").blur()
    host.click("home-create-mafia")
    expect(host.at("lobby-seat-0")).to_contain_text("Ann")
    room = host.at("lobby-code").inner_text()
    host.click("lobby-copy")
    link = f"{host.site.url}/r/{room}"
    assert host.page.evaluate(COPIED, link) == link
    expect(host.at("lobby-link")).to_have_value(link)
    guest.page.goto(link)
    expect(guest.at("lobby-seat-0")).to_contain_text("Ann")
    guest.at("lobby-name").fill("Bo")
    guest.click("lobby-join")
    return room


def _fix_the_deal(route: Route) -> None:
    """Ann is the only killer, Bo and the first victim are villagers; even the dead never see who wakes."""
    if route.request.method != "POST":  # the list of open tables
        route.continue_()
        return
    wish: dict[str, Any] = json.loads(route.request.post_data or "") | {
        "options": UNHURRIED | {"killers": 1, "dead_may_look": False},
        "decoys": False,
    }
    wish["seed"] = seed_where(6, lambda r: (r[0], r[1], r[LAST]) == ("killer", "villager", "villager"), killers=1)
    route.continue_(post_data=json.dumps(wish))


def talk(speaker: Person, hearer: Person, text: str) -> None:
    """What is said to everybody stands in the other's log, word for word."""
    speaker.at("talk-input").fill(text)
    speaker.click("talk-send")
    for person in (speaker, hearer):
        line = person.at("log").locator("li[data-event='core.said']").filter(has_text=text)
        expect(line).to_be_visible()
    expect(speaker.at("talk-input")).to_have_value("")


def look_for_secrets(host: Person, guest: Person) -> None:
    """Neither page holds the other's role, with cards closed and with cards open."""
    for person, own, other, hidden in ((host, 0, 1, "Villager"), (guest, 1, 0, "Killer")):
        for _ in ("closed", "open"):
            assert person.at(f"seat-{other}").get_attribute("data-role") is None
            assert hidden not in person.at(f"seat-{other}").evaluate("e => e.outerHTML")
            person.click("my-card")
        assert person.at("my-card").get_attribute("aria-expanded") == "false"
        assert person.at(f"seat-{own}").get_attribute("data-role") is None
    assert not re.search(r"\bKiller\b", guest.at("log").inner_text())


def look_at_messages(host: Person, guest: Person) -> None:
    """Neither browser was ever sent the other's role while it was a secret."""
    during = [m for m in guest.heard if m["type"] == "state" and m["view"] and not m["outcome"]]
    assert during
    assert not [m for m in during if any(value == "killer" for value in _values([m["view"], m["events"]]))]
    for message in (m for m in host.heard if m["type"] == "state" and m["view"] and not m["outcome"]):
        bo = message["view"]["seats"][1]
        assert not bo["alive"] or (bo["role"], bo["team"], bo["marks"]) in ((None, None, []), ("?", "?", []))
        told = [e for e in message["events"] if e.get("seat") == 1 and e.get("role") not in (None, "?")]
        assert all(e["type"] == "mafia.died" for e in told), told


def _values(thing: Any) -> Iterator[Any]:
    if isinstance(thing, dict | list):
        for inner in thing.values() if isinstance(thing, dict) else thing:
            yield from _values(inner)
    else:
        yield thing


def play_together(*people: Person) -> None:
    """Everybody does what is asked of them until the end."""
    ways = [anything(seed) for seed in range(len(people))]
    waiting: dict[int, Todo | None] = {}
    while not all((waiting.get(n) or {}).get("kind") == "end" for n in range(len(people))):
        for n, person in enumerate(people):
            waiting[n] = todo = person.todo(patience=100)
            person.check_words()
            if todo is not None and todo["kind"] != "end":
                person.do(todo, ways[n])
