"""How Werewolf's own board looks: the campaign, the ballot over the ring, the panel, the referee's console."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Welcome
from tests.e2e.site import Site
from tests.e2e.test_looks import SOME, comes_to_be_looked_at, look
from tests.e2e.wolves import CUP, sit_as, willing

pytestmark = pytest.mark.e2e


def test_the_board_of_werewolf(welcome: Welcome, site: Site) -> None:
    person = comes_to_be_looked_at(welcome)
    person.sit(sit_as(site, "seer"))
    turn = person.page.locator("[data-testid=werewolf-turn][data-seat='0']")
    person.play(willing, stop=lambda todo: bool(turn.count()))
    look(person, "werewolf-campaign", SOME)
    person.click("board")
    look(person, "werewolf-cards", SOME)


def test_a_ballot_and_the_console_of_werewolf(welcome: Welcome, site: Site) -> None:
    referee = comes_to_be_looked_at(welcome)
    watcher = comes_to_be_looked_at(welcome)
    table = site.lay(12, game="werewolf", options=CUP, speed="none", moderator="me")
    referee.sit(table)
    exile = referee.page.locator("[data-testid=werewolf-reveal][data-kind=exile]")
    referee.play(willing, stop=lambda todo: todo.get("key") == "werewolf.pace-words" and exile.count() == 1)
    look(referee, "werewolf-ballot", SOME)
    watcher.go(f"/r/{table.room}/screen")
    expect(watcher.at("werewolf-arrows")).to_be_visible()
    look(watcher, "werewolf-screen", SOME)
    expect(referee.at("steps")).to_be_visible()
    look(referee, "werewolf-referee", SOME)
