"""The search for a kidnap beside the rules themselves: small tables, played in every way there is.

The wolves fix whom they vote out and knife, the same for all of them, before each half day; the good try whatever is
legal, as if they knew (docs/rulings.md, W19).
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

import pytest

from duskbell.games.werewolf.kidnap import PROVED, REFUTED, search
from duskbell.games.werewolf.table import GOOD, WOLVES, WerewolfTable
from duskbell.kernel import Ask, Play, rebuild
from tests.rulebook.werewolf.cup import cup, night, penalise

pytestmark = pytest.mark.slow

FAR = 5
"""How many half days are played. On so small a table what helps has helped by then."""
Known = dict[Hashable, bool]


def saved(play: Play[WerewolfTable], left: int, known: Known) -> bool:
    """Whether the good can get out of condition 2 within so many half days, whomever the wolves choose."""
    t = play.table
    if len(t.wolves) < len(t.good):
        return True
    now = (left, stands(t))
    if now not in known:
        known[now] = left > 0 and all(any_way(play.fork(), s.no, half_day(t), left, known) for s in t.good)
    return known[now]


def stands(t: WerewolfTable) -> Hashable:
    """All that lasts, whatever has led to it."""
    people = tuple([(s.alive, tuple([m.name for m in s.marks])) for s in t.seats])
    return t.phase, people, t.spent, t.tonight, t.last_night if t.phase != "night" else ()


def half_day(t: WerewolfTable) -> tuple[int, bool]:
    return t.day, t.phase == "night"


def any_way(play: Play[WerewolfTable], target: int, now: tuple[int, bool], left: int, known: Known) -> bool:
    """Whether anything the good do in this half day, and after it, gets them out, though all wolves want `target`."""
    t = play.table
    while not play.over and (half_day(t) == now or t.phase == "dawn"):
        seat, ask = next(iter(play.open.items()))
        if t.seats[seat].team == WOLVES:
            play.answer(seat, wolfs(ask, target), ask=ask)
        elif ask.key == "werewolf.decoy":
            play.answer(seat, ask.options[-1], ask=ask)
        else:
            return any(any_way(given(play, seat, o), target, now, left, known) for o in ask.answers())
    if play.outcome is not None:
        return GOOD in play.outcome.teams
    return saved(play, left - 1, known)


def wolfs(ask: Ask[Any], target: int) -> str:
    """What every wolf answers."""
    return f"#{target}" if f"#{target}" in ask.options else ask.options[-1]


def given(play: Play[WerewolfTable], seat: int, option: str) -> Play[WerewolfTable]:
    """The table on which somebody has answered so."""
    fork = play.fork()
    fork.answer(seat, option, ask=fork.open[seat])
    return fork


def table(cast: str, dead: str, first_night: dict[str, str], **options: Any) -> Play[WerewolfTable]:
    """A first day's vote without a sheriff, after a first night, with all of `dead` out of the game."""
    s = night(cup(cast, kidnap="off", moderator="auto", sheriff=False, **options), **first_night)
    for who in dead.split():
        if s[who].alive:
            penalise(s, who, "kill")
    play: Play[WerewolfTable] = rebuild(s.play.game, s.play.record, checkpoints=True)
    while play.table.phase == "dawn":
        seat, ask = next(iter(play.open.items()))
        play.answer(seat, ask.options[-1], ask=ask)
    return play


TWO = "wolf*2 {} villager*3"
"""Its seats 4 and 5 dead, two wolves face a god and a villager."""
THREE = "wolf*3 {} villager*3"
BOTH: dict[str, Any] = {"both_potions": True}
TABLES: list[tuple[str, str, dict[str, str], dict[str, Any], str]] = [
    (TWO.format("seer"), "4 5", {}, {}, PROVED),
    (TWO.format("hunter"), "4 5", {}, {}, PROVED),
    (TWO.format("idiot"), "4 5", {}, {}, PROVED),
    (TWO.format("guard"), "4 5", {}, {}, PROVED),
    (TWO.format("witch"), "4 5", {}, {}, PROVED),
    (TWO.format("witch"), "4 5", {}, BOTH, PROVED),
    (TWO.format("pure_maiden"), "4 5", {}, {}, PROVED),
    (TWO.format("magician"), "4 5", {}, {}, REFUTED),
    (THREE.format("guard witch"), "6 7", {}, {}, REFUTED),
    (THREE.format("guard witch"), "6 7", {"kill": "6", "witch": "6"}, {}, PROVED),
    (THREE.format("hunter witch"), "6 7", {}, {}, PROVED),
    (THREE.format("hunter witch"), "6 7", {}, BOTH, PROVED),
    (THREE.format("hunter guard"), "6 7", {}, {}, PROVED),
    (THREE.format("idiot guard"), "6 7", {}, {}, PROVED),
    (THREE.format("witch_hunter guard"), "6 7", {}, {}, REFUTED),
    (THREE.format("poisoner guard"), "6 7", {}, {}, REFUTED),
    (THREE.format("dreamcatcher seer"), "6 7", {}, {}, PROVED),
    (THREE.format("hunter pure_maiden"), "6 7", {}, {}, PROVED),
]


@pytest.mark.parametrize(("cast", "dead", "first_night", "options", "found"), TABLES)
def test_the_search_finds_what_playing_every_way_finds(
    cast: str, dead: str, first_night: dict[str, str], options: dict[str, Any], found: str
) -> None:
    play = table(cast, dead, first_night, **options)
    assert (play.table.phase, search(play.table, day=True).found) == ("vote", found)
    assert saved(play, FAR, {}) == (found == REFUTED)
