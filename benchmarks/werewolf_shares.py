"""`python -m benchmarks.werewolf_shares [-g 1000] [--board ID]`: who wins on each board of Werewolf with plain bots.

Prints the table of docs/werewolf.md, a row a board as soon as it is played, and then boards that want looking into.
"""

from __future__ import annotations

import argparse
import sys
from time import perf_counter

from duskbell.arena import Report, simulate
from duskbell.games.werewolf.boards import BOARDS
from duskbell.games.werewolf.table import GOOD, WOLVES

FEW, MANY = 0.05, 0.95
"""A share of a side outside these wants an explanation."""


def main() -> int:
    """Play and print; 0 when every board was played to its end."""
    args = _arguments()
    began, odd, finished = perf_counter(), list[str](), True
    print("| board | good | wolves | others |\n| --- | --- | --- | --- |")
    for board in args.board or BOARDS:
        report = simulate("werewolf", 12, args.games, args.seed, {"board": board}, "plain", args.jobs)
        print(row(board, report), flush=True)
        finished = finished and report.finished == args.games
        odd += [f"{board}: {side} {told(report, side)}" for side in (GOOD, WOLVES) if is_odd(report, side)]
    print(f"\n{args.games} tables a board, seed {args.seed!r}, {perf_counter() - began:.0f} s", file=sys.stderr)
    for line in odd:
        print(f"look into {line}", file=sys.stderr)
    return 0 if finished else 1


def row(board: str, report: Report) -> str:
    """One board as a row of the table."""
    others = [f"{team} {told(report, team)}" for team in report.wins if team not in (GOOD, WOLVES)]
    return f"| {board} | {told(report, GOOD)} | {told(report, WOLVES)} | {', '.join(others) or '–'} |"


def told(report: Report, team: str) -> str:
    """A share with its interval, in percent."""
    share, low, high = report.share(team)
    return f"{share:.0%} ({low:.0%}-{high:.0%})".replace("%", "")


def is_odd(report: Report, team: str) -> bool:
    """Whether a side wins nearly never, or nearly always."""
    return not FEW <= report.share(team)[0] <= MANY


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.werewolf_shares", description="Who wins on each board.")
    parser.add_argument("--games", "-g", type=int, default=1000, help="tables a board (default 1000)")
    parser.add_argument("--seed", "-s", default="0", help="the same seed plays the same (default 0)")
    parser.add_argument("--jobs", "-j", type=int, default=1, help="processes (default 1)")
    parser.add_argument("--board", action="append", choices=list(BOARDS), metavar="ID", help="only this; repeatable")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
