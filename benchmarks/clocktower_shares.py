"""`python -m benchmarks.clocktower_shares [-n PLAYERS] [-g GAMES] [-s SCRIPT]`: who wins with plain bots.

For each number of players: how often good wins, with its interval, how many days a table has and why it ends, and how
many answers a second the bots give. Prints the table of docs/clocktower.md.
"""

from __future__ import annotations

import argparse
from collections import Counter
from time import perf_counter

from duskbell.arena import play_out, wilson
from duskbell.bots.bot import Bot
from duskbell.bots.clocktower.plain import PlainClocktowerBot
from duskbell.games.clocktower import CLOCKTOWER
from duskbell.games.clocktower.character import GOOD
from duskbell.games.clocktower.characters import SCRIPTS
from duskbell.testing import sit_down

SIZES = (5, 7, 8, 10, 12, 15)


def row(players: int, games: int, script: str) -> str:
    """One line of the table."""
    won, days, answers, why = 0, 0, 0, Counter[str]()
    begun = perf_counter()
    for n in range(games):
        seed = f"shares/{n}"
        play = sit_down(CLOCKTOWER, players, seed, {"script": script}, moderator="ask")
        bots: dict[int, Bot] = {s: PlainClocktowerBot(f"{seed}/{s}") for s in range(players)}
        answers += play_out(play, bots, seed)
        assert play.outcome is not None
        won += GOOD in play.outcome.teams
        days += play.table.day
        why[play.outcome.reason.removeprefix("clocktower.")] += 1
    rate = answers / (perf_counter() - begun)
    share, low, high = wilson(won, games)
    ends = ", ".join(f"{reason} {n}" for reason, n in why.most_common())
    good = f"{100 * share:.0f} ({100 * low:.0f}-{100 * high:.0f})"
    return f"| {script}, {players} | {good} | {days / games:.1f} | {ends} | {rate:.0f} |"


def main() -> None:
    """Print a row for each size."""
    parser = argparse.ArgumentParser(description="Who wins at the Clocktower.")
    parser.add_argument("-n", type=int, choices=range(5, 16), metavar="PLAYERS", help="one size alone")
    parser.add_argument("-g", type=int, default=200, metavar="GAMES", help="tables of each size")
    parser.add_argument("-s", default="tb", choices=SCRIPTS, metavar="SCRIPT", help="the characters")
    given = parser.parse_args()
    print("| script, players | good wins, % | days | how it ends | answers/s |\n| --- | --- | --- | --- | --- |")
    for players in (given.n,) if given.n else SIZES:
        print(row(players, given.g, given.s), flush=True)


if __name__ == "__main__":
    main()
