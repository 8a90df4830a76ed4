"""docs/adding-a-role.md, run: its class and its scenario are read from the page itself."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import duskbell.games
from duskbell.games.mafia import roles
from duskbell.games.mafia.game import Mafia, deal
from duskbell.games.mafia.roles import DIAMONDS, HEARTS, KILLER, VILLAGER, MafiaRole
from duskbell.games.mafia.table import VILLAGE, Died, MafiaTable
from duskbell.kernel import Ask, Event, Prevented, Seat, choose, registry, when
from duskbell.kernel.core_events import Marked
from duskbell.testing import Scene, check, shows

PAGE = (Path(__file__).parents[2] / "docs" / "adding-a-role.md").read_text(encoding="utf-8")
WORDS: dict[str, Any] = {
    "MafiaRole": MafiaRole,
    "VILLAGE": VILLAGE,
    "Ask": Ask,
    "Seat": Seat,
    "MafiaTable": MafiaTable,
    "choose": choose,
    "Marked": Marked,
    "when": when,
    "Died": Died,
    "Event": Event,
    "Prevented": Prevented,
    "KILLER": KILLER,
    "HEARTS": HEARTS,
    "DIAMONDS": DIAMONDS,
    "VILLAGER": VILLAGER,
    "registry": registry,
}


@pytest.fixture
def page(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """The page's Python, run with a game in which one villager's card is a doctor's."""
    found = dict(WORDS)
    for block in re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL):
        exec("from __future__ import annotations\n" + block, found)  # the page is ours, and this is its test

    class WithDoctor(Mafia):
        id = "mafia"
        roles = found["ROLES"]

    def cards(players: int, killers: int, angels: int) -> list[Any]:
        return [KILLER, found["DOCTOR"], *[VILLAGER] * (players - 2)]

    monkeypatch.setattr("duskbell.games.mafia.game.cast", cards)
    monkeypatch.setattr("duskbell.games.mafia.night.wake_alone", lambda *_: {found["DOCTOR"]: 1})
    monkeypatch.setitem(duskbell.games.GAMES, "mafia", WithDoctor())
    found["scene"] = lambda **people: Scene("mafia", people, deal="mafia.deal")
    assert deal.__globals__["cast"] is not roles.cast
    return found


def test_the_scenario_on_the_page_holds(page: dict[str, Any]) -> None:
    page["test_a_guarded_player_survives_the_night"]()


def test_an_unguarded_player_dies_and_a_bystander_is_untouched(page: dict[str, Any]) -> None:
    scene: Callable[..., Scene] = page["scene"]
    s = scene(Kim="killer", Doc="doctor", Vic="villager", Bea="villager", Cal="villager")
    s.says("Doc", "Bea", "mafia.guard").says("Kim", "Vic", "mafia.kill")
    assert [d.seat for d in s.sees(None, Died)] == [s.no("Vic")]
    assert s["Bea"].alive
    assert s["Cal"].alive


def test_the_guard_ends_with_the_night(page: dict[str, Any]) -> None:
    scene: Callable[..., Scene] = page["scene"]
    s = scene(Kim="killer", Doc="doctor", Vic="villager", Bea="villager", Cal="villager")
    s.says("Doc", "Vic").says("Kim", "Vic").all_say("pass")
    assert s.play.table.phase == "night"
    s.says("Doc", "pass").says("Kim", "Vic")
    assert not s["Vic"].alive


def test_the_laws_hold_with_the_new_role(page: dict[str, Any]) -> None:
    for seed in range(3):
        check("mafia", 6, seed)


def test_what_the_doctor_is_asked_looks_like_what_others_are_asked_for_show(page: dict[str, Any]) -> None:
    """The own seat among the options, and the same silence (law 4 of the code)."""
    for seed in range(20):
        assert shows.find_difference("mafia", 6, seed, {}, "ask") == ""
