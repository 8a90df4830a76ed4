"""A cup's pages, looked at: as the organiser of a match day sees them, as a captain does, and as anybody."""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import Browser

from tests.e2e.album import Album, comes
from tests.e2e.cups import Club, ClubSite
from tests.e2e.site import Site

ORGANISER = ("", "day", "line-up", "teams", "draw", "standings", "ledger", "shares", "appeals", "final", "log")
ANYBODY = ("", "day", "standings", "player/a/a1")


def look_at_cup(album: Album, browser: Browser, _: Site) -> None:
    """One table is over, one waits for somebody; on a server whose clock is turned."""
    with tempfile.TemporaryDirectory() as folder:
        site = ClubSite(Path(folder))
        try:
            site.start()
            club = Club(site)
            club.begin()
            club.sign_up()
            club.lay(4)
            club.check_in("robin-1")
            club.play("robin-1")
            club.check_in("robin-2", but="c")
            captain = club.enter(role="member", team="a", member="a1")
            look(album, browser, club, "organiser", ORGANISER, ("organiser", club.token))
            look(album, browser, club, "captain", ("", "day", "line-up"), (f"cup.{club.cup}", captain))
            club.do("lodge-appeal", captain, team="a", member="a1", table="robin-1", text="The warning came too late.")
            paul = club.enter(role="panel", name="Paul")
            look(album, browser, club, "panel", ("appeals",), (f"cup.{club.cup}", paul))
            look(album, browser, club, "anybody", ANYBODY, None)
        finally:
            site.kill()


def look(
    album: Album, browser: Browser, club: Club, who: str, parts: tuple[str, ...], held: tuple[str, str] | None
) -> None:
    """These parts, by somebody who holds something, and a table opened."""
    person = comes(browser, club.site, moments=False)
    person.go("/favicon.svg")
    if held is not None:
        person.page.evaluate("([key, token]) => localStorage.setItem(`duskbell.${key}`, token)", list(held))
    for part in parts:
        person.go(f"/cup/{club.cup}/{part}".rstrip("/"))
        person.at("cup").wait_for()
        album.take(person, f"cup-{who}-{part.partition('/')[0] or 'home'}")
        if part == "day":
            person.click("cup-card-robin-2")
            person.at("cup-table").wait_for()
            album.measure(person, f"cup-{who}-table")
            person.click("cup-sheet-close")
        if who == "panel":
            person.page.locator("[data-testid^=appeal-open-]").click()
            person.at("replay").wait_for()
            album.take(person, "cup-panel-appeal")
    person.context.close()
