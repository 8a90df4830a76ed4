"""`python -m benchmarks.pairs TREE [WORK ...] [--slices N] [--cpu N]`: this tree's speed beside another's.

TREE is a `src` folder, of a worktree of an older commit for instance. Two processes on one CPU take turns at small
slices of the same work on the same seeds, so that what else the machine does hits both; said is the median ratio of
their CPU time, and its quartiles. WORK is "game/players/how" (`worker.py`), by default what issue 11 names. With
checkpoints, and where two works are written "this:that", this tree is compared with itself.
"""

from __future__ import annotations

import argparse
import os
import platform
import statistics
import subprocess
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table

from benchmarks.calibrate import pin

HERE = Path(__file__).parent
OURS = HERE.parents[1] / "src"
YUNLS = "board=yunls"
WORKS = (
    "mafia/12/plain",
    f"werewolf/12/plain/{YUNLS}",
    f"werewolf/12/views/{YUNLS}",
    "shadow_hunters/4/plain",
    "mafia/12/fork",
    "shadow_hunters/4/fork",
    "mafia/12/checkpoints:mafia/12/plain",
    f"werewolf/12/checkpoints/{YUNLS}:werewolf/12/plain/{YUNLS}",
    "shadow_hunters/4/checkpoints:shadow_hunters/4/plain",
    "fengsheng/5/plain:shadow_hunters/5/plain",
    "fengsheng/8/plain:shadow_hunters/8/plain",
)


class Worker:
    """A process that does one work with one tree."""

    def __init__(self, work: str, tree: Path) -> None:
        env = {**os.environ, "PYTHONPATH": str(tree), "PYTHONHASHSEED": "0"}
        command = [sys.executable, str(HERE / "worker.py"), work]
        self.work = work
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env)
        self._read()

    def _read(self) -> list[str]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"the worker for {self.work} ended with status {self.process.wait()}")
        return line.split()

    def rates(self, seed: int) -> tuple[float, float]:
        """Tables and answers a second of CPU time in the slice of this seed."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{seed}\n")
        self.process.stdin.flush()
        tables, answers, seconds = map(float, self._read())
        return tables / seconds, answers / seconds

    def close(self) -> None:
        """End the process."""
        self.process.communicate()


Rates = tuple[float, float]


def measured(this: Worker, that: Worker, slices: int) -> list[tuple[Rates, Rates]]:
    """For each slice what both reached; they begin alternately."""
    found = []
    for n in range(slices):
        seed = 5000 + 100 * n
        if n % 2:
            ours = this.rates(seed)
            found.append((ours, that.rates(seed)))
        else:
            theirs = that.rates(seed)
            found.append((this.rates(seed), theirs))
    return found


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.pairs", description="Two trees beside each other.")
    parser.add_argument("tree", type=Path, help="the other tree's src folder")
    parser.add_argument("works", nargs="*", default=WORKS, help="game/players/how[/option=value]")
    parser.add_argument("--slices", type=int, default=15, help="how many of each (default: 15)")
    parser.add_argument("--cpu", type=int, help="the CPU to stay on (default: the first)")
    args = parser.parse_args()
    pin(args.cpu)
    table = Table(title=f"in a second of CPU time, {platform.python_version()}, median of {args.slices} slices")
    for head in ("this", "beside", "tables/s", "beside", "ratio", "quartiles", "answers/s", "ratio"):
        table.add_column(head, no_wrap=True)
    for work in args.works:
        mine, _, other = work.partition(":")
        this, that = Worker(mine, OURS), Worker(other or mine, OURS if other else args.tree)
        found = measured(this, that, args.slices)
        this.close()
        that.close()
        low, median, high = statistics.quantiles([a[0] / b[0] for a, b in found], n=4)
        ours, theirs = (statistics.median(side[0] for side in sides) for sides in zip(*found, strict=True))
        row = [mine, other or "", f"{ours:,.0f}", f"{theirs:,.0f}", f"{median:.3f}", f"{low:.3f} to {high:.3f}"]
        if found[0][0][1]:  # a fork gives no answers
            row.append(f"{statistics.median(a[1] for a, _ in found):,.0f}")
            row.append(f"{statistics.median(a[1] / b[1] for a, b in found):.3f}")
        table.add_row(*row)
    Console(width=160).print(table)


if __name__ == "__main__":
    main()
