"""What stands round a table, looked at: home, lobbies, the big screen, one phone for several people."""

from __future__ import annotations

from playwright.sync_api import Browser

from tests.e2e.album import Album, comes
from tests.e2e.phone import deal, night, share, takes
from tests.e2e.site import UNHURRIED, Site, seed_where

LOBBIES = (2, 5, 8, 12, 15, 24)
SCREENS = (9, 24)
LONG = "Wolfeschlegelsteinhausen"


def look_at_home(album: Album, browser: Browser, site: Site) -> None:
    person = comes(browser, site)
    person.go()
    person.at("home-play-now-mafia").wait_for()
    album.take(person, "home")
    person.context.close()


def look_at_lobbies(album: Album, browser: Browser, site: Site) -> None:
    """As the host sees them, with a person who is not ready, bots and an empty chair; then as a stranger does."""
    for players in LOBBIES:
        game = "fengsheng" if players < 5 else "mafia"
        host = site.lay(players, bots=None, game=game, name=LONG)
        if players > 2:
            site.join(host.room, "ליאור בן־דוד")
        for seat in range(2, players - 1):
            site.seat_bots(host, "plain", seat)
        person = comes(browser, site)
        person.sit(host)
        album.take(person, f"lobby-{players}")
        if players == 8:
            person.click("lobby-seat-7")
            person.at("lobby-bot-7").wait_for()
            album.measure(person, "lobby-chair")
        person.context.close()
    stranger = comes(browser, site)
    stranger.go(f"/r/{host.room}")
    stranger.click(f"lobby-seat-{players - 1}")
    album.take(stranger, "lobby-stranger")
    stranger.context.close()


def look_at_screens(album: Album, browser: Browser, site: Site) -> None:
    """Before the start, at night, by day and at the end."""
    for players in SCREENS:
        television = comes(browser, site, moments=False)
        seed = seed_where(players, lambda r: r[0] == "killer")
        host = site.lay(players, bots=None, seed=seed, options=UNHURRIED)
        television.go(f"/r/{host.room}/screen")
        television.at("screen-code").wait_for()
        album.take(television, f"screen-lobby-{players}")
        site.seat_bots(host, "plain")
        site.open_table(host)
        television.page.wait_for_selector("[data-testid=screen][data-phase=night]")
        album.take(television, f"screen-night-{players}")
        person = comes(browser, site, moments=False, covers=False)
        person.sit(host)
        person.play(lambda todo: "#5" if "#5" in todo["options"] else "pass", lambda todo: todo["kind"] == "ready")
        television.page.wait_for_selector("[data-testid=screen][data-phase=day]")
        album.take(television, f"screen-day-{players}")
        for press in ("rulings", "rule-end", "rule-end"):
            person.click(press)
        television.at("screen-end").wait_for()
        album.take(television, f"screen-end-{players}")
        person.context.close()
        television.context.close()


def look_at_passed_phone(album: Album, browser: Browser, site: Site) -> None:
    """The cover, in somebody's hand, and on the table."""
    person = comes(browser, site, moments=False)
    person.context.add_init_script("localStorage.setItem('duskbell.confirm', 'no')")
    share(person, site, **deal("killer", players=9, killers=1), players=9)
    person.at("phone-cover").wait_for()
    album.take(person, "phone-cover")
    takes(person, 0)
    album.take(person, "phone-held")
    person.page.go_back()
    for _ in night(person, "#5"):
        pass
    album.take(person, "phone-shared")
    person.context.close()
