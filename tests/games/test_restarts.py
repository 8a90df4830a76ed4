"""Restart anywhere: a penalty that makes a phase begin again repeats nothing, loses nothing, asks nobody in vain."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from duskbell.games import find
from duskbell.games.werewolf.boards import BOARDS
from duskbell.games.werewolf.events import Announced, Elected, SignedUp, Voted
from duskbell.kernel import Play, Ruling
from duskbell.kernel.core_events import PhaseBegan
from duskbell.kernel.errors import BadRuling
from duskbell.kernel.ruling import When
from tests.games.restarts import move, strays, table

EAGER = 0.03
"""How often somebody does what may be done at any time."""
PENALTIES = ("kill", "mute", "vote-ban", "cut", "skip-speech")
MAY_BE_DEAD = {
    *("werewolf.decoy", "werewolf.draw", "werewolf.shoot", "werewolf.badge", "werewolf.drag", "werewolf.done"),
    *("werewolf.point", "werewolf.kill"),
}
"""What is asked of the dead: farewells, what self-destruction brings along, its last night, questions for show."""


def options_of(game: str, seed: int) -> dict[str, Any]:
    rng = Random(seed)
    yes = (False, True)
    if game == "mafia":
        return {"angels": rng.randrange(3), "must_kill": rng.choice(yes), "moderator_deals": rng.choice(yes)}
    return {
        "board": list(BOARDS)[seed % len(BOARDS)],
        "orders_by": rng.choice(["chance", "referee"]),
        "kidnap": rng.choice(["proof", "referee"]),
        "both_potions": rng.choice(yes),
        "shot_when_decided": rng.choice(yes),
        "duel_ends_day": rng.choice(yes),
    }


@pytest.mark.parametrize("when", ["now", "after"])
@pytest.mark.parametrize(("game", "players"), [("mafia", 9), ("werewolf", 12)])
def test_a_restart_at_any_question_changes_nothing(game: str, players: int, when: When) -> None:
    """Every fourth question of some tables; every question of tables on all boards has been tried."""
    for seed in range(4):
        play = table(find(game), players, seed * 5 + (when == "after"), options_of(game, seed))
        assert list(strays(play, EAGER, when, every=4)) == []


@pytest.mark.parametrize("when", ["now", "after"])
def test_a_penalty_at_any_question_repeats_nothing_and_asks_no_dead(when: When) -> None:
    for seed in range(5):
        rng = Random(seed)
        play = table(find("werewolf"), 12, seed * 7 + (when == "after"), options_of("werewolf", seed + 9))
        while not play.over:
            if len(play.lines) % 5 == 0:
                fork = play.fork()
                penalty = rng.choice(PENALTIES)
                target = fork.table.speaker if penalty == "cut" else rng.choice(fork.table.living).no
                try:
                    fork.rule(Ruling("penalty", "why", seat=target, penalty=penalty, when=when))
                except BadRuling:
                    assert penalty in ("cut", "skip-speech")
                for _ in range(30):
                    assert_sound(fork)
                    if fork.over:
                        break
                    move(fork, EAGER)
            move(play, EAGER)


def assert_sound(play: Play[Any]) -> None:
    """Nobody dead is asked what only the living decide; of what happens once, nothing has happened twice."""
    t = play.table
    for seat, ask in play.open.items():
        assert seat < 0 or t.seats[seat].alive or ask.key in MAY_BE_DEAD, (seat, ask)
    assert t.speaker < 0 or t.seats[t.speaker].alive or t.farewell
    assert all(t.seats[n].alive for n in t.queue)
    start = t.spans[-1][1] if t.spans else 0
    phase = [e.event for e in t.log[start:] if not isinstance(e.event, PhaseBegan)]
    for kind in (SignedUp, Announced, Elected):
        assert len([e for e in phase if type(e) is kind]) <= 1
    if "prince" not in t.cards:
        assert len([e for e in phase if type(e) is Voted]) <= 2, "a ballot and a duel's"
    died = [e.event.seat for e in t.log if e.event.type == "werewolf.died"]
    assert len(died) == len(set(died))
