"""`python -m benchmarks.shadow_hunters_shares [-n PLAYERS] [-g GAMES] [--against KIND] [-j JOBS]`: who wins there.

For each number of players, each side and each other kind of bot: how often the side's seats win when plain bots play
them and the other kind plays the rest, and how often when the other kind plays all. The tables are dealt alike, so the
difference is the plain bots'. Then the same by character. Prints the tables of docs/shadow_hunters.md.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from itertools import repeat
from time import perf_counter
from typing import NamedTuple

from duskbell.arena import play_out, wilson
from duskbell.arena.crew import crew
from duskbell.arena.sitting import sit
from duskbell.games.shadow_hunters.packs import CAST, ROLES
from duskbell.games.shadow_hunters.table import HUNTER, NEUTRAL, SHADOW

GAME = "shadow_hunters"
SIDES = (HUNTER, SHADOW, NEUTRAL)
OTHERS = ("random", "greedy")
PLAIN = "plain"
CHUNK = 50


class Tally(NamedTuple):
    """How often a side or character could have won, and how often it did. Hunters and Shadows win together, so a table
    counts once for them; Neutrals win each for themselves.
    """

    could: Counter[str]
    won: Counter[str]

    @classmethod
    def nothing(cls) -> Tally:
        """What is known before the first table."""
        return cls(Counter(), Counter())

    def add(self, other: Tally) -> None:
        """Both together."""
        self.could.update(other.could)
        self.won.update(other.won)

    def told(self, who: str) -> str:
        """The share of a side or character, with its interval, in percent."""
        share, low, high = wilson(self.won[who], self.could[who])
        return f"{100 * share:.0f} ({100 * low:.0f}-{100 * high:.0f})" if self.could[who] else "–"


def play_some(players: int, numbers: range, seed: str, kinds: str) -> Tally:
    """Tables by number, and who won."""
    tally = Tally.nothing()
    for n in numbers:
        play, bots = sit(GAME, players, f"{seed}/{n}", {}, kinds)
        play_out(play, bots, f"{seed}/{n}")
        assert play.outcome is not None
        seats = play.table.seats
        for counter, some in ((tally.could, seats), (tally.won, [seats[w] for w in play.outcome.winners])):
            counter.update([s.role.id for s in some])
            counter.update({s.team for s in some if s.team != NEUTRAL})
            counter[NEUTRAL] += sum(s.team == NEUTRAL for s in some)
    return tally


def measure(players: int, games: int, kinds: str, seed: str, jobs: int) -> Tally:
    """So many tables with these kinds of bots."""
    tally = Tally.nothing()
    chunks = [range(at, min(at + CHUNK, games)) for at in range(0, games, CHUNK)]
    work = (repeat(players), chunks, repeat(seed), repeat(kinds))
    if jobs == 1:
        for part in map(play_some, *work):
            tally.add(part)
    else:
        with crew(jobs, "measure again") as pool:
            for part in pool.map(play_some, *work):
                tally.add(part)
    return tally


def alone(side: str, other: str) -> str:
    """Plain bots for one side, another kind for the rest."""
    return ",".join([f"{s}={PLAIN if s == side else other}" for s in SIDES])


def main() -> int:
    """Play, and print a row as soon as it is known."""
    args = _arguments()
    began = perf_counter()
    counts, others = args.players or list(CAST), args.against or OTHERS
    by_character = {(side, kind): Tally.nothing() for side in SIDES for kind in ("all", *others)}
    base = {kind: Tally.nothing() for kind in others}
    print("| players | side | " + " | ".join(f"plain among {o} | all {o}" for o in others) + " | all plain |")
    print("| --- | --- |" + " --- | --- |" * len(others) + " --- |")
    for players in counts:
        whole = {kind: measure(players, args.games, kind, args.seed, args.jobs) for kind in (*others, PLAIN)}
        for kind in others:
            base[kind].add(whole[kind])
        for side in SIDES:
            if not CAST[players][SIDES.index(side)]:
                continue
            cells = []
            for kind in others:
                tally = measure(players, args.games, alone(side, kind), args.seed, args.jobs)
                by_character[side, kind].add(tally)
                cells += [tally.told(side), whole[kind].told(side)]
            by_character[side, "all"].add(whole[PLAIN])
            print(f"| {players} | {side} | {' | '.join(cells)} | {whole[PLAIN].told(side)} |", flush=True)
    print("\n| character | " + " | ".join(f"plain among {o} | all {o}" for o in others) + " | all plain |")
    print("| --- |" + " --- | --- |" * len(others) + " --- |")
    for c in ROLES.values():
        cells = [x for o in others for x in (by_character[c.team, o].told(c.id), base[o].told(c.id))]
        print(f"| {c.id} | {' | '.join(cells)} | {by_character[c.team, 'all'].told(c.id)} |")
    print(f"\n{args.games} tables a cell, seed {args.seed!r}, {perf_counter() - began:.0f} s", file=sys.stderr)
    return 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.shadow_hunters_shares", description="Who wins with which bots."
    )
    parser.add_argument("--players", "-n", type=int, action="append", choices=list(CAST), help="repeatable")
    parser.add_argument("--games", "-g", type=int, default=1000, help="tables a cell (default 1000)")
    parser.add_argument("--against", action="append", choices=OTHERS, help="only this kind; repeatable")
    parser.add_argument("--seed", "-s", default="0", help="the same seed plays the same (default 0)")
    parser.add_argument("--jobs", "-j", type=int, default=1, help="processes (default 1)")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
