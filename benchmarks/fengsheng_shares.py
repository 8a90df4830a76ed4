"""`python -m benchmarks.fengsheng_shares [-n PLAYERS] [-g GAMES] [--side SIDE]`: who wins at 风声, what is used there.

With plain bots on all seats: how often each side wins, and each mission of those who had it; then which cards,
characters and skills nobody used. With `--side red` (or blue) plain bots play that side alone and random ones the rest:
how often it wins of the tables that red or blue wins. Prints the tables of docs/fengsheng.md.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from time import perf_counter
from typing import NamedTuple

from duskbell.arena import play_out, wilson
from duskbell.arena.sitting import sit
from duskbell.bots.random_bot import RandomBot
from duskbell.games.fengsheng.card import BLUE, KINDS, MYSTERY, RED
from duskbell.games.fengsheng.characters import CHARACTERS
from duskbell.games.fengsheng.events import CardUsed, SkillUsed
from duskbell.games.fengsheng.identities import MISSIONS
from duskbell.games.fengsheng.skill import DERIVED, Passive, Skill

GAME = "fengsheng"
SIDES = (RED, BLUE, MYSTERY)
FACTIONS = (RED, BLUE)


class Tally(NamedTuple):
    """How often a side or mission could have won, and did; and what was used. A faction wins together, so a table
    counts once for it; the lone ones count a table for them all, and each for the own mission.
    """

    could: Counter[str]
    won: Counter[str]
    used: Counter[str]

    @classmethod
    def nothing(cls) -> Tally:
        """What is known before the first table."""
        return cls(Counter(), Counter(), Counter())

    def add(self, other: Tally) -> None:
        """Both together."""
        for mine, theirs in zip(self, other, strict=True):
            mine.update(theirs)

    def told(self, who: str) -> str:
        """The share of a side or mission, with its interval, in percent."""
        return percent(self.won[who], self.could[who])

    def between(self, side: str) -> tuple[float, float, float]:
        """The share of a faction, and its interval, of the tables that one of the factions alone won."""
        return wilson(self.won[f"only {side}"], sum(self.won[f"only {s}"] for s in FACTIONS))

    def unused(self) -> list[str]:
        """Which cards, characters and skills nobody has used; other passive skills are used by having them."""
        skills = [s.id for c in CHARACTERS.values() for s in c.skills if not isinstance(s, Passive) or renames(s)]
        return [x for x in dict.fromkeys([*KINDS, *CHARACTERS, *skills, *DERIVED]) if not self.used[x]]


def renames(s: Skill) -> bool:
    """Whether a skill lets cards be used as others: of the passive ones these alone are ever said to be used."""
    return type(s).names is not Skill.names


def percent(won: int, could: int) -> str:
    """A share with its interval, in percent."""
    share, low, high = wilson(won, could)
    return f"{100 * share:.0f} ({100 * low:.0f}-{100 * high:.0f})" if could else "–"


def measure(players: int, numbers: range, kinds: str, seed: str) -> Tally:
    """Tables by number with these kinds of bots, and what became of them."""
    tally = Tally.nothing()
    for n in numbers:
        play, sat = sit(GAME, players, f"{seed}/{n}", {}, kinds)
        bots = {n: bot for n, bot in sat.items() if not isinstance(bot, RandomBot)}  # what is left answers so anyway
        play_out(play, bots, f"{seed}/{n}")
        t, outcome = play.table, play.outcome
        assert outcome is not None
        dealt = [s.role for s in t.seats if s.role is not None]
        tally.could.update({r.team for r in dealt})
        tally.could.update([r.id for r in dealt])
        winners = [t.seats[w] for w in outcome.winners]
        tally.won.update({s.team for s in winners})
        tally.won.update([s.role.id for s in winners if s.role is not None])
        if len({s.team for s in winners}) == 1 and winners[0].team in FACTIONS:
            tally.won[f"only {winners[0].team}"] += 1
        tally.used.update([e.event.name for e in t.log if isinstance(e.event, CardUsed)])
        tally.used.update([e.event.skill for e in t.log if isinstance(e.event, SkillUsed)])
        tally.used.update([s.character.id for s in t.seats])
    return tally


def main() -> int:
    """Play, and print a row as soon as it is known; 1 when something was never used."""
    args = _arguments()
    began, whole = perf_counter(), Tally.nothing()
    numbers = range(args.start, args.start + args.games)
    missions = [m.id for m in MISSIONS]
    columns = [args.side] if args.side else [*SIDES, *missions]
    print("| players | " + " | ".join(columns) + " |\n| --- |" + " --- |" * len(columns))
    for players in args.players or range(5, 9):
        if args.side:
            tally = measure(players, numbers, alone(args.side), args.seed)
            share, low, high = tally.between(args.side)
            cells = [f"{100 * share:.0f} ({100 * low:.0f}-{100 * high:.0f})"]
        else:
            tally = measure(players, numbers, "plain", args.seed)
            cells = [tally.told(x) for x in columns]
        print(f"| {players} | {' | '.join(cells)} |", flush=True)
        whole.add(tally)
    seconds = perf_counter() - began
    print(f"\n{args.games} tables a row, seed {args.seed!r}, {seconds:.0f} s", file=sys.stderr)
    if args.side:
        return 0
    print(f"never used: {', '.join(whole.unused()) or 'nothing'}", file=sys.stderr)
    return int(bool(whole.unused()))


def alone(side: str) -> str:
    """Plain bots for one side, random ones for the rest."""
    return ",".join([f"{s}={'plain' if s == side else 'random'}" for s in SIDES])


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.fengsheng_shares", description="Who wins at 风声, and what is used there."
    )
    parser.add_argument("--players", "-n", type=int, action="append", choices=range(2, 10), help="repeatable")
    parser.add_argument("--games", "-g", type=int, default=1000, help="tables a row (default 1000)")
    parser.add_argument("--start", type=int, default=0, help="the number of the first table (default 0)")
    parser.add_argument("--side", choices=FACTIONS, help="plain bots on this side alone, against random ones")
    parser.add_argument("--seed", "-s", default="0", help="the same seed plays the same (default 0)")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
