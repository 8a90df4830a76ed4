"""Whether the search bot plays better than the plain one: every table twice, the same deal and the same chance, one
seat held by the one and by the other, the rest plain. The seat moves on from table to table.
"""

from __future__ import annotations

from statistics import mean, stdev
from time import process_time
from typing import Any

from duskbell.arena.simulate import wilson
from duskbell.arena.sitting import play_out, sit
from duskbell.bots import Bot
from duskbell.kernel import Ask, View
from trials.progress import Progress

COUNT = 1_000
AT_ONCE = 20
GAME, PLAYERS = "mafia", 5
SIDES = ("village", "killers")
NORMAL = 1.96


def run(seed: int, start: int, count: int) -> str:
    """Play what was not played yet, and tell all that is known."""
    progress = Progress("search", seed)
    for first in range(start, start + (count or COUNT), AT_ONCE):
        if (piece := f"{GAME} {PLAYERS} {first}") not in progress.done:
            progress.note(piece, tables=[_table(seed, n) for n in range(first, first + AT_ONCE)])
    return told([table for found in progress.done.values() for table in found["tables"]])


def _table(seed: int, n: int) -> list[Any]:
    """The side of the seat, whether it won plain and searching, and what each of its searches cost in seconds."""
    won: list[bool] = []
    cost: list[float] = []
    side = ""
    for kind in ("plain", "search"):
        play, bots = sit(GAME, PLAYERS, f"{seed}/{n}", {}, f"plain,{n % PLAYERS + 1}={kind}")
        if kind == "search":
            bots[n % PLAYERS] = _Timed(bots[n % PLAYERS], cost)
        play_out(play, bots, f"{seed}/{n}")
        assert play.outcome is not None
        won.append(n % PLAYERS in play.outcome.winners)
        side = play.table.seats[n % PLAYERS].team
    return [side, *won, [round(c, 5) for c in cost]]


class _Timed:
    """A bot whose time is kept."""

    def __init__(self, bot: Bot, cost: list[float]) -> None:
        self._bot, self._cost, self.speak = bot, cost, bot.speak

    def __call__(self, view: View[Any], ask: Ask[Any]) -> str:
        began = process_time()
        try:
            return self._bot(view, ask)
        finally:
            self._cost.append(process_time() - began)


def told(tables: list[list[Any]]) -> str:
    """The shares won with their intervals, by side and together, and the difference of the pairs with its own."""
    lines = []
    for name in ("all", *SIDES):
        some = [table for table in tables if name in ("all", table[0])]
        if len(some) > 1:
            plain, search = ([table[at] for table in some] for at in (1, 2))
            more = [b - a for a, b in zip(plain, search, strict=True)]
            about = NORMAL * stdev(more) / len(more) ** 0.5
            lines.append(
                f"search {name}: {len(some)} tables, plain {_share(plain)}, search {_share(search)}, "
                f"difference {mean(more):+.3f} ± {about:.3f}"
            )
    cost = sorted(c for table in tables for c in table[3])
    if cost:
        lines.append(
            f"search cost: {len(cost)} answers, {1000 * mean(cost):.1f} ms on average, "
            f"{1000 * cost[int(0.99 * len(cost))]:.0f} ms at most in 99 of 100 (CPU)"
        )
    return "\n".join(lines)


def _share(won: list[bool]) -> str:
    share, low, high = wilson(sum(won), len(won))
    return f"{share:.3f} ({low:.3f} to {high:.3f})"
