"""A penalty that makes a phase begin again repeats nothing and asks nobody in vain, in the events of Werewolf. What
holds for every game is a law (`duskbell.testing.restarts`).
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from duskbell.games.werewolf.boards import BOARDS
from duskbell.games.werewolf.events import Announced, Elected, SignedUp, Voted
from duskbell.kernel import NOBODY, Play, Ruling
from duskbell.kernel.core_events import PhaseBegan
from duskbell.kernel.errors import BadRuling
from duskbell.kernel.ruling import When
from duskbell.testing.driving import random_answers, sit_down

pytestmark = pytest.mark.slow

PENALTIES = ("kill", "mute", "vote-ban", "cut", "skip-speech")
AFTERWARDS = 30
"""So many answers are given after a penalty."""
MAY_BE_DEAD = {
    *("werewolf.decoy", "werewolf.draw", "werewolf.shoot", "werewolf.badge", "werewolf.drag", "werewolf.done"),
    *("werewolf.point", "werewolf.kill"),
}
"""What is asked of the dead: farewells, what self-destruction brings along, its last night, questions for show."""


def options_of(seed: int) -> dict[str, Any]:
    rng = Random(seed)
    yes = (False, True)
    return {
        "board": list(BOARDS)[seed % len(BOARDS)],
        "orders_by": rng.choice(["chance", "referee"]),
        "kidnap": rng.choice(["proof", "referee"]),
        "both_potions": rng.choice(yes),
        "shot_when_decided": rng.choice(yes),
        "duel_ends_day": rng.choice(yes),
    }


@pytest.mark.parametrize("when", ["now", "after"])
def test_a_penalty_at_any_question_repeats_nothing_and_asks_no_dead(when: When) -> None:
    for seed in range(5):
        number = seed * 7 + (when == "after")
        rng = Random(number)
        play = sit_down("werewolf", 12, number, options_of(seed + 9), moderator="ask", checkpoints=True)
        for n, _ in enumerate(random_answers(play, Random(f"table {number}"))):
            if n % 5 == 0 and not play.over:
                penalised(play.fork(), when, rng)


def penalised(play: Play[Any], when: When, rng: Random) -> None:
    """Give a penalty, and look after every answer for a while whether all is as it should be."""
    penalty = rng.choice(PENALTIES)
    target = play.table.speaker if penalty == "cut" else rng.choice(play.table.living).no
    before, spoke = stands(play, target), play.table.speaker == target
    try:
        play.rule(Ruling("penalty", "why", seat=target, penalty=penalty, when=when))
    except BadRuling:
        assert penalty in ("cut", "skip-speech")
    after = stands(play, target)
    if after[0] == before[0]:
        assert after[1] == before[1], "who is to speak, but for the one who is penalised"
    if after[:2] == before[:2] and not spoke and penalty != "kill":  # a death brings a farewell or a ruling with it
        assert after[2] == before[2], "what others may do at any time"
    assert_sound(play)
    for _ in zip(range(AFTERWARDS), random_answers(play, rng), strict=False):
        assert_sound(play)


def stands(play: Play[Any], target: int) -> tuple[object, list[int], dict[int, list[str]]]:
    """How far the table is, who speaks and is still to speak, and what may be done at any time, without `target`."""
    t = play.table
    speech = [n for n in (t.speaker, *t.queue) if n not in (NOBODY, target)]
    rights = {n: [ask.key for ask in asks] for n, asks in play.offers.items() if n != target and asks}
    return (t.phase, t.day, t.stage, t.farewell, play.over), speech, rights


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
