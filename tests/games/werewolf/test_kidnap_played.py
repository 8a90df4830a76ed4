"""What the search promises holds at the table: from a proved kidnap on, wolves who follow it are never outdone.

The tables are played by the real rules with random good players, who try whatever is legal.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from duskbell.games.werewolf.events import Died
from duskbell.games.werewolf.kidnap import PROVED, Search, search
from duskbell.games.werewolf.kidnap_position import Position, held, position
from duskbell.games.werewolf.table import WOLVES, WerewolfTable
from duskbell.kernel import MODERATOR, NOBODY, Ask, Play, Ruling
from duskbell.kernel.log import since
from duskbell.testing import sit_down

CASTS = (
    "wolf*2 seer villager*3",
    "wolf*3 witch guard villager*3",
    "wolf*3 hunter witch villager*4",
    "wolf*4 hunter guard idiot villager*4",
    "wolf*4 seer witch hunter guard villager*4",
    "wolf*3 witch_hunter mirror_seer seer villager*3",
    "wolf*3 pure_maiden poisoner prince villager*4",
    "wolf*3 dreamcatcher witch villager*4",
    "wolf*4 magician seer villager*5",
)


BEFORE_THE_VOTE = ("werewolf.recommend", "werewolf.vote-exile")
"""Where nothing of the vote is fixed yet: a wolf that is sheriff recommends whom it likes, unless it has been promised
the game, and after that the search decides nothing (docs/rulings.md, W20).
"""


AGAINST_THE_GOOD = ("werewolf.point", "werewolf.kill", "werewolf.vote-exile")


def by_day(t: WerewolfTable) -> Position:
    return position(t)


def by_night(t: WerewolfTable) -> Position:
    """Tonight's guard has chosen already; what it may not repeat is last night's choice."""
    guard = t.done("guard", nights=1)
    return position(t)._replace(guarded=guard.targets[0] if guard else NOBODY, day=False)


class Pack:
    """The wolves: they spare each other, and follow the search once it has promised them the game."""

    def __init__(self) -> None:
        self.sure = False

    def answer(self, t: WerewolfTable, ask: Ask[object], rng: Random) -> str:
        """What a wolf answers."""
        if not self.sure:
            good = [o for o in ask.options if o.startswith("#") and t.seats[int(o[1:])].team != WOLVES]
            return rng.choice(good) if good and ask.key in AGAINST_THE_GOOD else ask.sample(rng)
        if ask.key in ("werewolf.point", "werewolf.kill"):
            p = by_night(t)
            return f"#{next(n for n in Search().kinds(p) if Search().knifed(p, n) is None)}"
        if ask.key in ("werewolf.vote-exile", "werewolf.recommend"):
            p = by_day(t)
            safe = [n for n in Search().kinds(p) if Search().vote(p, n) is None]
            target = next((f"#{n}" for n in safe if f"#{n}" in ask.options), None)
            return target or next(o for o in ask.options if not o.startswith("#"))
        if ask.key == "werewolf.badge":
            return next((o for o in ask.options if o != "pass" and t.seats[int(o[1:])].team == WOLVES), "pass")
        return ask.sample(rng)


def judged(cast: str, seed: int) -> tuple[Play[WerewolfTable], bool]:
    """A whole table on which people look at every search, a referee kills and bans before anything is proved, and all
    play on; whether a kidnap was proved on the way. Wherever it was, the wolves keep what they have.
    """
    cards = [name for word in cast.split() for name, _, n in [word.partition("*")] for _ in range(int(n or 1))]
    options = {"board": "free", "cast": " ".join(cards), "kidnap": "referee"}
    play: Play[WerewolfTable] = sit_down("werewolf", len(cards), seed, options, moderator="ask")
    t, rng, pack = play.table, Random(seed), Pack()
    while not play.over:
        if not pack.sure and t.phase in ("speeches", "vote") and rng.random() < 0.06:
            seat = rng.choice([s.no for s in t.living])
            play.rule(Ruling("penalty", "drawn by lot", seat, rng.choice(["kill", "kill", "vote-ban"])))
            continue
        seat = next(iter(play.open))
        ask = play.open[seat]
        if ask.key == "werewolf.kidnap":
            pack.sure = pack.sure or ask.about == (PROVED,)
            play.answer(seat, "play-on", ask=ask)
            continue
        if pack.sure and not t.parting:
            p = by_day(t)
            assert held(p), f"{cast}, seed {seed}: the good have got out, and now it is {p}"
        wolf = seat != MODERATOR and t.seats[seat].team == WOLVES
        play.answer(seat, pack.answer(t, ask, rng) if wolf else ask.sample(rng), ask=ask)
    return play, pack.sure


def kept(way: Callable[[str, int], tuple[Play[WerewolfTable], bool]], cast: str, seeds: int) -> int:
    """Play so many tables this way: at how many a kidnap was proved. The wolves have won all of those."""
    proved = 0
    for seed in range(seeds):
        play, sure = way(cast, seed)
        if sure:
            proved += 1
            assert play.outcome is not None
            assert play.outcome.teams == (WOLVES,), f"seed {seed}"
    return proved


@pytest.mark.parametrize("cast", ["wolf*4 knight witch prince villager*4", "wolf*3 guard idiot villager*3"])
def test_wherever_a_table_stands_when_it_is_proved_the_wolves_keep_it(cast: str) -> None:
    assert kept(judged, cast, 60), "too few tables to say anything"


def played(cast: str, seed: int) -> tuple[Play[WerewolfTable], bool]:
    """A whole table; whether a kidnap was proved on the way."""
    players = sum(int(w.partition("*")[2] or 1) for w in cast.split())
    play: Play[WerewolfTable] = sit_down("werewolf", players, seed, {"board": "free", "cast": cast, "kidnap": "off"})
    t, rng, pack = play.table, Random(seed), Pack()
    while not play.over:
        seat = next(iter(play.open))
        ask = play.open[seat]
        wolf = t.seats[seat].team == WOLVES
        if not pack.sure and ask.key in BEFORE_THE_VOTE and not t.duel and since(t, "night", Died):
            pack.sure = search(t, day=True).found == PROVED
        if pack.sure and not t.parting:
            p = by_day(t)
            assert held(p), f"{cast}, seed {seed}: the good have got out, and now it is {p}"
        play.answer(seat, pack.answer(t, ask, rng) if wolf else ask.sample(rng), ask=ask)
    return play, pack.sure


@pytest.mark.slow
@pytest.mark.parametrize("cast", CASTS)
def test_a_proved_kidnap_is_won_by_wolves_who_follow_the_search(cast: str) -> None:
    assert kept(played, cast, 150) > 2, "too few tables to say anything"
