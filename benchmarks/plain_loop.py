"""The limit: one table of Princeton Mafia for 12, written by hand with no engine, in ints and lists.

It plays the rules of `duskbell.games.mafia` with its default options and random legal answers, and counts the same
decisions: one seat's answer to one question with more than one legal answer. It keeps no events, no record and no
views, checks no answer, chooses in place, and can be neither paused nor watched.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

SEATS, KILLERS, ROUNDS, QUIET_DAYS = 12, 3, 3, 5
VILLAGE_WINS, KILLERS_WIN, UNDECIDED = "village", "killers", ""
CARDS = (2,) * KILLERS + (1,) + (0,) * (SEATS - KILLERS - 1)


class Played(NamedTuple):
    """One game: how many decisions it took and which team won ("" for neither)."""

    decisions: int
    winner: str


def play(rng: Random) -> Played:
    """One complete game."""
    random = rng.random
    cards = list(CARDS)
    rng.shuffle(cards)
    killers = [s for s in range(SEATS) if cards[s] == 2]
    angel = cards.index(1)
    living = list(range(SEATS))
    decisions = quiet = 0
    while True:
        # Night: the killers point until all point at one player or all at nobody; then the angel asks.
        n = len(living) + 1
        victim = -1
        for _ in range(ROUNDS):
            pointed = [int(random() * n) for _ in killers]
            decisions += len(killers)
            first = pointed[0]
            if pointed.count(first) == len(pointed):
                if first < n - 1:
                    victim = living[first]
                break
        if angel in living:
            others = [s for s in living if s != angel]
            others[int(random() * len(others))] in killers  # noqa: B015 - the moderator nods
            decisions += 1
        # Dawn.
        if victim >= 0:
            quiet = 0
            living.remove(victim)
            if victim in killers:
                killers.remove(victim)
            if not killers:
                return Played(decisions, VILLAGE_WINS)
            if len(living) <= 2 * len(killers):
                return Played(decisions, KILLERS_WIN)
        # Day: accusations in seat order until a conviction, or until all have passed.
        spared: list[int] = []
        lapsed: list[tuple[int, int]] = []
        while True:
            accusable = [s for s in living if s not in spared]
            accuser = accused = -1
            for me in living:
                targets = [s for s in accusable if s != me and (me, s) not in lapsed]
                if targets:
                    decisions += 1
                    choice = int(random() * (len(targets) + 1))
                    if choice < len(targets):
                        accuser, accused = me, targets[choice]
                        break
            if accused < 0:
                quiet += 1
                if quiet >= QUIET_DAYS:
                    return Played(decisions, UNDECIDED)
                break
            seconded = False
            for me in living:
                if me not in (accuser, accused):
                    decisions += 1
                    if not int(random() * 2):
                        seconded = True
                        break
            if not seconded:
                lapsed.append((accuser, accused))
                continue
            guilty = 0
            for _ in living:
                if not int(random() * 2):
                    guilty += 1
            decisions += len(living)
            if 2 * guilty <= len(living):
                spared.append(accused)
                continue
            quiet = 0
            living.remove(accused)
            if accused in killers:
                killers.remove(accused)
            if not killers:
                return Played(decisions, VILLAGE_WINS)
            if len(living) <= 2 * len(killers):
                return Played(decisions, KILLERS_WIN)
            break
