"""What a draw came to: how far it is from what cannot be beaten, and what was given up."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

from duskbell.cup.draw.bounds import bound
from duskbell.cup.draw.plan import Slots, Wanted, every_table, meetings
from duskbell.cup.draw.said import Said, said


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """`squares`: the sum of squared meetings, pairs counted once; `bound`: no draw has less (0 where none is known:
    after a draw anew); `met`, `plays`, `seats`: the least and the most; of seats, how often a team has the same number;
    `never_met`: pairs that should never meet and do, with how often; `long_runs`: how often somebody plays more slots
    on end than was wished; `shorter`: tables with too few teams.
    """

    teams: int
    tables: int
    squares: int
    bound: int
    met: tuple[int, int]
    plays: tuple[int, int]
    seats: tuple[int, int]
    never_met: tuple[tuple[int, int, int], ...] = ()
    long_runs: int = 0

    @property
    def gap(self) -> float:
        """How much more than the bound, as a share of it."""
        return self.squares / self.bound - 1 if self.bound else 0.0

    def sentences(self, teams: Sequence[str] = (), sides: Said | None = None) -> list[Said]:
        """It all in words, what was given up last. `teams`: their names, by number; `sides`: what is said of sides that
        are balanced.
        """
        told = [
            said(
                "all",
                "{tables} tables of {teams} teams: two teams meet {met} times, a team plays {plays} times, and has a "
                "seat number {seats} times.",
                tables=self.tables,
                teams=self.teams,
                met=_span(self.met),
                plays=_span(self.plays),
                seats=_span(self.seats),
            )
        ]
        if self.bound:
            told.append(
                said(
                    "bound",
                    "The sum of squared meetings is {squares}, and no draw has less than {bound} (it is {gap} more).",
                    squares=f"{self.squares:,}",
                    bound=f"{self.bound:,}",
                    gap=f"{self.gap:.2%}",
                )
            )
        if self.plays[0] != self.plays[1]:
            told.append(said("uneven", "Given up: not all play equally often, for the numbers do not allow it."))
        if more := max(0, self.met[1] - self.met[0] - 1):
            told.append(said("pairs", "Given up: some pairs meet at {times} more tables than others.", times=more + 1))
        for a, b, times in self.never_met:
            one, other = (teams[n] if teams else f"team {n + 1}" for n in (a, b))
            never = "Given up: {one} and {other} should never meet, and meet {times} times."
            told.append(said("never", never, one=one, other=other, times=times))
        if self.long_runs:
            runs = "Given up: {times} times a team plays more slots on end than was wished."
            told.append(said("runs", runs, times=self.long_runs))
        told.append(
            sides
            or said(
                "sides",
                "Sides are dealt at the table, not balanced: a quota would tell a team its side in its last tables.",
            )
        )
        return told


def report(wanted: Wanted, slots: Slots, before: Slots = (), gone: Collection[int] = ()) -> Report:
    """What a draw came to, with what was played before it. Teams that are `gone` do not count."""
    tables = [*every_table(before), *every_table(slots)]
    left = [t for t in range(wanted.teams) if t not in gone]
    met = meetings(tables, wanted.teams)
    pairs = [met[a][b] for n, a in enumerate(left) for b in left[n + 1 :]]
    whole = not before and not gone
    never = [(a, b, met[a][b]) for a, b in wanted.never if met[a][b]]
    return Report(
        teams=len(left),
        tables=len(tables),
        squares=sum(m * m for m in pairs),
        bound=bound(wanted.teams, wanted.tables, wanted.size, wanted.aside) if whole else 0,
        met=_least_and_most(pairs),
        plays=_least_and_most([sum(t in table for table in tables) for t in left]),
        seats=_least_and_most(
            [sum(len(x) > n and x[n] == t for x in tables) for t in left for n in range(wanted.size)]
        ),
        never_met=tuple(never),
        long_runs=_long_runs(wanted, (*before, *slots), left) if wanted.run else 0,
    )


def _long_runs(wanted: Wanted, slots: Slots, teams: Sequence[int]) -> int:
    found = 0
    for team in teams:
        run = 0
        for slot in slots:
            run = run + 1 if any(team in table for table in slot) else 0
            found += run > wanted.run
    return found


def _least_and_most(numbers: Sequence[int]) -> tuple[int, int]:
    return (min(numbers), max(numbers)) if numbers else (0, 0)


def _span(of: tuple[int, int]) -> str:
    low, high = of
    return str(low) if low == high else f"{low}–{high}"
