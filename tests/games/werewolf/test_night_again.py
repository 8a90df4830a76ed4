"""The night begun again in the middle: at every question of it the referee puts somebody to death."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from duskbell.games.werewolf.events import Acted, Awoke, Heard, Pointed, Reminded
from duskbell.games.werewolf.night import called_tonight
from duskbell.kernel import Play, Ruling
from duskbell.kernel.core_events import StageBegan, Voided
from duskbell.testing import sit_down
from tests.rulebook.werewolf.cup import all_of, cup, living, peaceful, penalise, stage, to

BOARDS: tuple[str, ...] = (
    "yunls",
    "robot_psychic",
    "masquerade",
    "all_in",
    "brother_trader",
    "treasure",
    "thief_cupid",
    "mirror",
)
BOARDS += ("shadow_avenger", "nightmare_guard", "wolfking_magic", "hidden_crow", "eternal_order", "piper")
TWICE = "werewolf.witch"
"""Asked twice where both potions may be used in a night."""
Asked = list[tuple[int, str]]


def answer(play: Play[Any], rng: Random, asked: Asked) -> None:
    """Somebody answers at random, and is noted. Of the dead only who has burst is asked, to kill once more (W51)."""
    seat, ask = rng.choice(sorted(play.open.items()))
    t = play.table
    if t.phase == "night" and seat >= 0:
        assert t.seats[seat].alive or seat in t.ghosts, f"{seat} is dead and is asked {ask.key}"
    if t.phase == "night" and ask.key != "werewolf.decoy" and seat >= 0:
        asked.append((seat, f"{t.stage} {ask.key}"))
    play.answer(seat, ask.sample(rng))


def moments(board: str, seed: int) -> Iterator[tuple[Play[Any], Asked]]:
    """Every question of the first three nights, with who has answered what in that night."""
    options = {"board": board, "sheriff": False, "kidnap": "off", "both_potions": True}
    rng, play = Random(seed), sit_down("werewolf", 12, seed, options, checkpoints=True)
    asked: Asked = []
    while not play.over and play.table.day < 4:
        if play.table.phase == "night":
            yield play, asked
        else:
            asked = []
        answer(play, rng, asked)


def killed(play: Play[Any], who: int, asked: Asked, seed: int) -> None:
    """The same night with a death by the referee in it, to its end."""
    here, asked, rng = play.fork(), list(asked), Random(seed)
    t, night = here.table, here.table.day
    before = len(t.log)
    here.rule(Ruling("penalty", "it was enough", seat=who, penalty="kill"))
    for void in [e.event for e in t.log[before:] if type(e.event) is Voided]:
        broken = [next((a for a in reversed(asked) if a[0] == n), None) for n in void.seats]
        for one in filter(None, broken):  # what was broken off is asked again
            asked.remove(one)
    while not here.over and t.phase == "night" and t.day == night:
        answer(here, rng, asked)
    place = max(n for n, (phase, _) in enumerate(t.spans) if phase == "night")
    begun, over = [start for _, start in (*t.spans, ("", len(t.log)))][place : place + 2]
    events = [e.event for e in t.log[begun:over]]
    again = {e for e, n in Counter(events).items() if n > 1 and type(e) is not Pointed and not idle(e)}
    assert again == set()
    deeds = Counter((e.seat, e.power) for e in events if type(e) is Acted)
    assert all(n == 1 for n in deeds.values()), deeds
    reminded = Counter(n for e in events if type(e) is Reminded for n in e.seats)
    assert all(n == 1 for n in reminded.values()), reminded
    awoke = [set(e.seats) for e in events if type(e) is Awoke]
    for earlier, later in itertools.pairwise(awoke):
        assert later - earlier, "eyes open again only for somebody whom the death brings in"
    assert all(n == 1 + (TWICE in a[1]) or n == 1 for a, n in Counter(asked).items()), Counter(asked)
    if t.phase != "night":
        stages = [e.stage for e in events if type(e) is StageBegan]
        assert stages == [step for step in t.order if called_tonight(t, step)]


def idle(event: Any) -> bool:
    """Whether it notes a question for show, of which a call may have several."""
    return type(event) is Heard and event.role == ""


@pytest.mark.parametrize("board", BOARDS)
def test_a_death_at_any_question_of_a_night_repeats_and_loses_nothing(board: str) -> None:
    seed = BOARDS.index(board)
    for n, (play, asked) in enumerate(moments(board, seed)):
        t = play.table
        open_ = [seat for seat in play.open if seat >= 0 and t.seats[seat].alive]
        others = [s.no for s in t.living if s.no not in play.open]
        for who in (*open_[:1], *others[n % len(others) :][:1]):
            killed(play, who, asked, n)


def test_who_has_learned_a_card_and_its_owner_are_each_asked_once() -> None:
    """The mechanical wolf has learned the guard, who is asked first whichever seat is lower; somebody is killed
    between the two, or the guard before the own question.
    """
    s = to(peaceful(cup("mechanical_wolf wolf*3 psychic witch hunter guard villager*4"), learn="8"), "guard")
    s.says("8", "9")
    penalise(s, "10", "kill")
    assert s.open_now() == {"1": "werewolf.guard"}
    s.says("1", "9")
    assert stage(s) == "night 2 pack"
    s = to(peaceful(cup("mechanical_wolf wolf*3 psychic witch hunter guard villager*4"), learn="8"), "guard")
    penalise(s, "8", "kill")
    (show,) = s.open_now()
    assert show in living(s)
    s.says(show, "pass")
    assert s.open_now() == {"1": "werewolf.guard"}


def test_a_wolf_killed_between_pointing_and_the_number_is_missed_by_nobody() -> None:
    """The others are not made to point again; only the number is asked of those who are left."""
    s = to(cup(), "pack")
    all_of(s, "9")
    penalise(s, "1", "kill")
    assert s.open_now() == dict.fromkeys(("2", "3", "4"), "werewolf.kill")
    assert len(s.sees("2", Awoke)) == len(s.sees("2", Reminded)) == 1


def test_whose_partner_in_a_bargain_dies_does_not_bargain() -> None:
    s = to(peaceful(cup("warden wolf*3 seer witch hunter villager*5")), "warden")
    s.says("1", "7,9")
    assert s.open_now() == {"7": "werewolf.bargain", "9": "werewolf.bargain"}
    s.says("7", "betray")
    penalise(s, "9", "kill")
    assert s.open_now() == {"1": "werewolf.decoy"}


def test_a_gift_is_not_given_to_whom_the_referee_has_killed() -> None:
    s = to(cup("wolf*3 seer witch hunter black_trader villager*5"), "black_trader")
    s.says("7", "8", "werewolf.trade")
    penalise(s, "8", "kill")
    assert s.open_now() == {"7": "werewolf.decoy"}
    s.says("7", "pass")
    assert (6, "trade") not in s.play.table.spent
