"""A cup's pages: one cup of bots, seen by its organiser, a captain, a player, a referee, the panel and by anybody."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect
from websockets.sync.client import connect

from tests.e2e.conftest import Welcome
from tests.e2e.cups import MINUTE, PASSWORD, Club, ClubSite
from tests.e2e.measure import faults_of, prepare
from tests.e2e.person import DESKTOP, PHONE, Person
from tests.e2e.site import PATIENCE

pytestmark = pytest.mark.e2e

PARTS = ("", "day", "line-up", "teams", "draw", "standings", "ledger", "shares", "appeals", "final", "log")


@pytest.fixture(scope="module")
def club(club_site: ClubSite) -> Club:
    """A cup of six teams, two tables: the first was played, warned about, reviewed and appealed against by nobody."""
    club = Club(club_site)
    club.begin()
    club.sign_up()
    club.lay(2)
    club.check_in("robin-1")
    club.play("robin-1")
    return club


def be(person: Person, club: Club, token: str, kind: str = "cup") -> None:
    """This browser holds what somebody's link became, or an organiser's login."""
    person.go("/favicon.svg")
    key = "duskbell.organiser" if kind == "organiser" else f"duskbell.cup.{club.cup}"
    person.page.evaluate("([key, token]) => localStorage.setItem(key, token)", [key, token])


def looks_right(person: Person) -> None:
    """Words, room, contrast, names: in whatever size, language and theme this is."""
    person.check_words()
    assert faults_of(person.page) == []


def test_an_organiser_sets_the_account_up_and_a_cup(welcome: Welcome, club_site: ClubSite) -> None:
    """The one-time link, a password, a cup, a team, a referee's link; log out, and in again."""
    olga = welcome(size=DESKTOP, to=club_site)
    prepare(olga.page)
    olga.go(club_site.setup_link("Oskar"))
    olga.at("organiser-new-password").fill(PASSWORD)
    olga.click("organiser-set-up")
    expect(olga.at("organiser")).to_contain_text("Oskar")
    assert "setup" not in olga.page.url
    looks_right(olga)
    olga.click("organiser-out")
    olga.at("organiser-name").fill("Oskar")
    olga.at("organiser-password").fill(PASSWORD)
    olga.click("organiser-in")
    olga.at("new-cup").locator("summary").first.click()
    olga.at("new-cup-name").fill("Spring cup")
    olga.at("new-cup-size").fill("6")
    olga.click("new-cup-begin")
    expect(olga.at("cup-me")).to_contain_text("You organise this cup: Oskar.")
    olga.click("cup-go-teams")
    for team in ("Red", "Blue"):
        olga.at("sign-up-team").fill(team)
        for n in (0, 1):
            olga.at(f"sign-up-member-{n}").fill(f"{team} {n}")
        olga.click("sign-up-send")
        expect(olga.at(f"cup-team-{team.lower()}")).to_contain_text(f"{team} 1")
    olga.expects("400 ")
    olga.at("sign-up-team").fill("Red")
    olga.at("sign-up-member-0").fill("Cy")
    olga.at("sign-up-member-1").fill("Di")
    olga.click("sign-up-send")
    expect(olga.at("error")).to_contain_text("Another team is called Red.")
    olga.click("cup-link-make-red-red-0")
    link = olga.at("cup-link-red-red-0-link").input_value()

    ann = welcome(lang="zh", size=PHONE, theme="dark", to=club_site)
    prepare(ann.page)
    ann.page.goto(link)
    ann.click("cup-enter-yes")
    expect(ann.at("cup-me")).to_contain_text("Red的队长")
    assert "enter" not in ann.page.url
    looks_right(ann)
    ann.click("cup-forget")
    ann.click("cup-forget")
    expect(ann.at("cup-me")).to_contain_text("你在旁观")


@pytest.mark.parametrize(("lang", "size", "theme"), [("en", DESKTOP, "light"), ("zh", PHONE, "dark")])
def test_every_part_fits_and_reads(welcome: Welcome, club: Club, lang: str, size: tuple[int, int], theme: str) -> None:
    """All parts as the organiser sees them, and a player's page; then as anybody does, in the other theme."""
    olga = welcome(lang=lang, size=size, theme=theme, to=club.site)
    prepare(olga.page)
    be(olga, club, club.token, "organiser")
    for part in PARTS:
        olga.go(f"/cup/{club.cup}/{part}".rstrip("/"))
        expect(olga.at("cup")).to_have_attribute("data-part", part)
        expect(olga.at("cup")).to_have_attribute("data-role", "organiser")
        looks_right(olga)
    olga.page.emulate_media(color_scheme="light" if theme == "dark" else "dark", reduced_motion="reduce")
    olga.page.evaluate("() => localStorage.removeItem('duskbell.organiser')")
    for part in ("", "day", "teams", "draw", "standings", "ledger", "shares", "appeals", "final", "player/a/a1"):
        olga.go(f"/cup/{club.cup}/{part}".rstrip("/"))
        expect(olga.at("cup")).to_have_attribute("data-role", "spectator")
        looks_right(olga)
    expect(olga.at("cup-player")).to_contain_text("Lant 1")


def test_what_a_table_comes_to_is_on_the_pages(welcome: Welcome, club: Club) -> None:
    """Points as the server counts them; an entry leads to its moment of the replay once that may be seen."""
    cup = club.see()
    person = welcome(size=DESKTOP, to=club.site)
    be(person, club, club.token, "organiser")
    person.go(f"/cup/{club.cup}/standings")
    for row in cup["standings"]["robin"]:
        expect(person.at(f"standing-{row['team']}").locator(".points")).to_have_text(
            str(row["points"]).replace("-", "\N{MINUS SIGN}")
        )
    expect(person.at("plot").locator("polyline")).to_have_count(6)
    person.click("cup-go-ledger")
    entry = next(e for e in cup["ledger"] if e["kind"] == "result")
    person.at(f"entry-{entry['id']}").get_by_test_id("entry-replay").click()
    expect(person.at("replay")).to_have_attribute("data-at", str(entry["cause"]["event"] + 1))


def test_a_match_day_by_captain_player_referee_and_anybody(welcome: Welcome, club_site: ClubSite) -> None:
    """A captain hands in a line-up, a player checks in and sits down, the referee warns, ends the take, fines and
    reviews; the player appeals, the panel decides; anybody sees the standings.
    """
    club = Club(club_site, "Omar")
    club.begin("Match day")
    club.sign_up(people="a")
    (name,) = club.lay(1, "Rita", but="a")
    captain = welcome(to=club_site)
    be(captain, club, club.enter(role="member", team="a", member="a1"))
    captain.go(f"/cup/{club.cup}/day")
    captain.at("cup-todo-line-up").get_by_role("link").click()
    captain.page.locator("label", has=captain.at(f"cup-pick-{name}-a1")).click()
    captain.click("cup-hand-in")
    expect(captain.at("cup-line-up-day-a")).to_contain_text("Handed in")
    club.check_in(name, but="a")
    captain.go(f"/cup/{club.cup}/day")
    captain.click(f"cup-card-{name}")
    captain.click("cup-check-in-open")
    captain.at("cup-check-in-number").select_option("6")
    captain.click("cup-check-in-send")
    expect(captain.at("cup-table")).to_have_attribute("data-standing", "seated")

    rita = welcome(lang="zh", size=DESKTOP, theme="dark", to=club_site)
    token = club.enter(role="referee", name="Rita")
    be(rita, club, token)
    rita.go(f"/cup/{club.cup}/day")
    rita.click(f"cup-card-{name}")
    rita.click("cup-begin")
    rita.click("cup-sit")
    rita.until(me="moderator")
    captain.click("cup-sit")
    captain.until(me="5")
    captain.click("seat-menu")
    expect(captain.at("menu-confirm")).to_have_count(1)
    expect(captain.at("menu-leave")).to_have_count(0)  # nobody stands in, and no seat is handed on
    expect(captain.at("menu-hand")).to_have_count(0)

    warn_and_break_off(club, token, club.table(name)["takes"][0]["room"], 5)
    rita.go(f"/cup/{club.cup}/day")
    rita.click(f"cup-card-{name}")
    (foul,) = club.ended(name)["result"]["fouls"]
    rita.click(f"cup-fine-1-{foul['event']}-open")
    rita.at(f"cup-fine-1-{foul['event']}-points").fill("3")
    rita.click(f"cup-fine-1-{foul['event']}-send")
    expect(rita.at(f"cup-fine-1-{foul['event']}-open")).to_have_count(0)
    rita.click("cup-settle-open")
    rita.at("cup-settle-how").select_option("nothing")
    rita.at("cup-settle-reason").fill("too late to begin anew")
    rita.click("cup-settle-send")
    rita.click("cup-open-review")
    rita.click("cup-close-review")
    expect(rita.at("cup-close-review")).to_have_count(0)

    captain.go(f"/cup/{club.cup}/day")
    captain.click(f"cup-card-{name}")
    expect(captain.at("cup-agree-false")).to_be_visible()
    captain.click("cup-lodge-appeal-open")
    captain.at("cup-lodge-appeal-text").fill("The warning came too late.")
    captain.click("cup-lodge-appeal-send")
    expect(captain.at("cup-table")).to_have_attribute("data-standing", "disputed")

    paul = welcome(to=club_site)
    be(paul, club, club.enter(role="panel", name="Paul"))
    paul.go(f"/cup/{club.cup}/appeals")
    (appeal,) = club.see()["appeals"]
    expect(paul.at(f"appeal-{appeal['id']}")).to_contain_text("The warning came too late.")
    paul.click("decide-corrected")
    paul.at("decide-points-a").fill("1.5")
    paul.at("decide-reason").fill("The speech was over.")
    paul.click("decide-send")
    expect(paul.at(f"appeal-{appeal['id']}")).to_have_attribute("data-outcome", "corrected")

    club_site.turn(club_site.now + 5 * MINUTE)  # who only watches is so far behind
    anybody = welcome(lang="zh", theme="dark", to=club_site)
    anybody.go(f"/cup/{club.cup}/standings")
    expect(anybody.at("standing-a").locator(".points")).to_have_text("\N{MINUS SIGN}1.5")


def warn_and_break_off(club: Club, token: str, room: str, seat: int) -> None:
    """The referee warns somebody and breaks the take off, at the table itself."""
    with connect(f"ws://127.0.0.1:{club.site.port}/api/rooms/{room}/ws", proxy=None) as socket:
        socket.send(json.dumps({"type": "hello", "token": token}))
        for ruling in (
            {"kind": "penalty", "seat": seat, "penalty": "warn", "reason": "spoke out of turn"},
            {"kind": "break-off", "reason": "the light went out"},
        ):
            socket.send(json.dumps({"type": "rule", "ruling": ruling}))
            while (told := json.loads(socket.recv(PATIENCE)))["type"] != "ok":
                assert told["type"] != "error", told
