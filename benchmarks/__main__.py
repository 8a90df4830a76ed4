"""`make bench`, or `python -m benchmarks [--quick] [--only NAME] [--json] [--cpu N]`."""

from __future__ import annotations

import argparse
import json
import platform
import sys
from collections.abc import Callable
from dataclasses import asdict
from random import Random
from time import process_time

from rich.console import Console
from rich.table import Table

from benchmarks import mafia, plain_loop, werewolf
from benchmarks.agreement import Agreement, compare
from benchmarks.calibrate import Bench, Contestant, Figure, Sample, pin
from benchmarks.peers import PEERS, NoPeer, contestant

PLAIN, OURS, SEEN = "plain", "ours", "ours-seen"
AIM_PLAIN, AIM_SEEN, AIM_SEARCH = 0.15, 200_000, 100
WIDTH = 160


def plain_games(seconds: float) -> Sample:
    """Complete games of the plain loop."""
    decisions = played = 0
    start = now = process_time()
    while now - start < seconds:
        for _ in range(64):
            decisions += plain_loop.play(RNG).decisions
        played += 64
        now = process_time()
    return Sample(decisions, played, now - start)


RNG = Random(7)
MAKERS: dict[str, tuple[str, str, Callable[[], Callable[[float], Sample]]]] = {
    PLAIN: ("a plain loop, no engine, the same rules", "decision", lambda: plain_games),
    OURS: ("Duskbell, events and record kept", "decision", mafia.games),
    SEEN: ("the same, the actor's view read", "decision", lambda: mafia.games(views=True)),
    "ours-checkpoints": ("the same, checkpoints kept, no views", "decision", lambda: mafia.games(checkpoints=True)),
    "long": ("one table 33 days long", "decision", lambda: mafia.long_games(views=False)),
    "long-seen": ("the same, views read", "decision", lambda: mafia.long_games(views=True)),
    "fork-checkpoints": ("fork in mid-game, with checkpoints", "fork", lambda: mafia.forks(checkpoints=True)),
    "fork": ("fork in mid-game, without", "fork", lambda: mafia.forks(checkpoints=False)),
    "rebuild": ("a whole game rebuilt from its record", "game", mafia.rebuilds),
    "werewolf": ("预女猎守, events and record kept", "decision", lambda: werewolf.games("yunls")),
    "werewolf-seen": ("the same, the actor's view read", "decision", lambda: werewolf.games("yunls", views=True)),
    "werewolf-plain": ("the same board, plain bots who talk", "decision", lambda: werewolf.plain("yunls")),
    "werewolf-robot": ("机械狼通灵师, events and record kept", "decision", lambda: werewolf.games("robot_psychic")),
    "werewolf-robot-seen": (
        "the same, the actor's view read",
        "decision",
        lambda: werewolf.games("robot_psychic", views=True),
    ),
    "werewolf-robot-plain": (
        "the same board, plain bots who talk",
        "decision",
        lambda: werewolf.plain("robot_psychic"),
    ),
    "werewolf-seven": ("Kaggle's seven cards, a sentence a speech", "decision", lambda: werewolf.seven(views=False)),
    "werewolf-seven-seen": ("the same, the actor's view read", "decision", lambda: werewolf.seven(views=True)),
    "kidnap": ("searches for a kidnap, up to six against six", "search", werewolf.searches),
    "undo": ("one answer taken back in mid-game", "undo", mafia.undos),
}
NAMES = (*MAKERS, *(p.name for p in PEERS))


def main() -> int:
    """Measure, print, and say what was reached."""
    args = _arguments()
    console, notes = Console(stderr=True), Notes()
    cpu = pin(args.cpu)
    bench = Bench(wanted=3, seconds=0.4, tries=9) if args.quick else Bench()
    names = args.only or [n for n in NAMES if not (args.quick and n not in MAKERS)]
    with console.status("agreement") as status:
        agreement = None if args.only else compare(1000 if args.quick else 4000, seed=1)
        contestants = [Contestant(n, about, make(), unit) for n, (about, unit, make) in MAKERS.items() if n in names]
        recorded: list[Figure] = []
        for peer in (p for p in PEERS if p.name in names):
            try:
                contestants.append(contestant(peer, status.update))
            except NoPeer as e:
                notes.add(f"{e}; its figures are the recorded ones")
                recorded.append(peer.figure())
        figures = bench.run(contestants, status.update) + recorded
    figures.sort(key=lambda f: NAMES.index(f.name))
    if args.json:
        print(json.dumps(_as_json(bench, cpu, figures, agreement, notes.lines), indent=2))
    else:
        _show(Console(width=max(console.width, WIDTH)), bench, cpu, figures, agreement, notes.lines)
    return 0


class Notes:
    """Lines to say at the end, each once."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def add(self, line: str) -> None:
        if line not in self.lines:
            self.lines.append(line)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks", description="Duskbell's speed beside others', as ratios."
    )
    parser.add_argument("--quick", action="store_true", help="fewer and shorter repetitions, no other engines")
    parser.add_argument(
        "--only", action="append", choices=NAMES, metavar="NAME", help=f"one of {', '.join(NAMES)}; repeatable"
    )
    parser.add_argument("--json", action="store_true", help="one JSON object instead of tables")
    parser.add_argument("--cpu", type=int, help="the CPU to stay on (default: the first)")
    return parser.parse_args()


def aims(figures: list[Figure]) -> list[tuple[str, bool]]:
    """What the project asks of itself, and whether this run reached it."""
    rate = {f.name: f.rate for f in figures}
    found: list[tuple[str, bool]] = []
    if PLAIN in rate and OURS in rate:
        share = rate[OURS] / rate[PLAIN]
        found.append((f"{share:.3f} of the plain loop (aim {AIM_PLAIN})", share >= AIM_PLAIN))
    if SEEN in rate:
        found.append((f"{rate[SEEN]:,.0f} decisions/s with views read (aim {AIM_SEEN:,})", rate[SEEN] >= AIM_SEEN))
    for f in figures:
        if f.name.startswith("long") and f.extra is not None:
            found.append((f"{f.about}: last third at {f.extra:.2f} of the first's speed (aim 0.9)", f.extra >= 0.9))
        if f.name == "kidnap" and f.extra is not None:
            found.append(
                (f"the longest search for a kidnap took {f.extra:.1f} ms (aim {AIM_SEARCH})", f.extra < AIM_SEARCH)
            )
        peer = next((p for p in PEERS if p.name == f.name and p.faster and p.beside in rate), None)
        if peer is not None:
            times = rate[peer.beside] / f.rate
            found.append((f"with views read, {times:,.2f} times {f.name}{' (recorded)' * f.recorded}", times > 1))
    return found


def _as_json(
    bench: Bench, cpu: int, figures: list[Figure], agreement: Agreement | None, notes: list[str]
) -> dict[str, object]:
    rate = {f.name: f.rate for f in figures}
    return {
        "python": platform.python_version(),
        "cpu": cpu,
        "quiet": bench.quiet,
        "figures": [
            {
                **asdict(f),
                "of_plain": f.rate / rate[PLAIN]
                if PLAIN in rate and f.unit == "decision" and not of_werewolf(f)
                else None,
            }
            for f in figures
        ],
        "agreement": None
        if agreement is None
        else {**asdict(agreement), "apart": agreement.apart, "within_noise": agreement.within_noise},
        "aims": [{"what": what, "reached": reached} for what, reached in aims(figures)],
        "notes": notes,
    }


def _show(
    console: Console, bench: Bench, cpu: int, figures: list[Figure], agreement: Agreement | None, notes: list[str]
) -> None:
    rate = {f.name: f.rate for f in figures}
    where = f"decisions per CPU second on CPU {cpu}, Python {platform.python_version()}"
    of_mafia = [f for f in figures if f.unit == "decision" and not of_werewolf(f)]
    if of_mafia:
        heads = ("of plain", "ours : it", "seen : it")
        console.print(_decisions(f"Mafia, 12 seats: {where}", of_mafia, heads, lambda f: _pairs(f.rate, rate)))
    theirs = [f for f in figures if f.unit == "decision" and of_werewolf(f)]
    if theirs:
        kaggle = rate.get("kaggle")
        same = [p.beside for p in PEERS if p.name == "kaggle"]
        console.print(
            _decisions(
                f"Werewolf: {where}",
                theirs,
                ("it : Kaggle's",),
                lambda f: [(f.rate, kaggle if f.name in same else None)],
            )
        )
    others = [f for f in figures if f.unit != "decision"]
    if others:
        table = Table(title="Back and aside, 12 seats")
        table.add_column("what", no_wrap=True)
        for head in ("microseconds", "spread", "clean", "per second"):
            table.add_column(head, justify="right", no_wrap=True)
        for f in others:
            table.add_row(
                f.about, f"{1e6 / f.rate:,.0f}", f"{f.spread:.1%}", f"{f.reps} of {f.tries}", f"{f.rate:,.0f}"
            )
        console.print(table)
    if agreement is not None:
        _tell_agreement(console, agreement)
    for what, reached in aims(figures):
        console.print(f"{'reached' if reached else 'MISSED '}  {what}", highlight=False)
    for f in figures:
        if not f.clean:
            console.print(f"NOT CLEAN: {f.name} had {f.reps} usable repetitions in {f.tries} tries; do not rely on it.")
    for line in notes:
        console.print(f"note: {line}.")
    console.print(f"quiet speed of the calibration loop: {bench.quiet:.1f} million turns a second", highlight=False)


Pairs = list[tuple[float | None, float | None]]


def of_werewolf(f: Figure) -> bool:
    """Whether a figure is about that game, so that those of Mafia say nothing beside it."""
    return f.name.startswith("werewolf") or f.name == "kaggle"


def _decisions(title: str, figures: list[Figure], heads: tuple[str, ...], pairs: Callable[[Figure], Pairs]) -> Table:
    table = Table(title=title)
    table.add_column("what", no_wrap=True)
    for head in ("rate", "lowest-highest", "spread", "clean", "per game", *heads):
        table.add_column(head, justify="right", no_wrap=True)
    for f in figures:
        table.add_row(
            f.about + (" (recorded)" if f.recorded else ""),
            f"{f.rate:,.0f}",
            f"{f.low:,.0f}-{f.high:,.0f}",
            f"{f.spread:.1%}",
            "-" if f.recorded else f"{f.reps} of {f.tries}",
            f"{f.per_game:,.1f}",
            *(f"{x / y:,.3f}" if x and y else "" for x, y in pairs(f)),
        )
    return table


def _pairs(it: float, rate: dict[str, float]) -> Pairs:
    return [(it, rate.get(PLAIN)), (rate.get(OURS), it), (rate.get(SEEN), it)]


def _tell_agreement(console: Console, a: Agreement) -> None:
    console.print(
        f"The same game? {a.games:,} games each: "
        f"{a.plain_decisions.value:.1f} ± {a.plain_decisions.error:.1f} decisions a game in the plain loop, "
        f"{a.our_decisions.value:.1f} ± {a.our_decisions.error:.1f} in ours; "
        f"killers win {a.plain_share.value:.1%} ± {a.plain_share.error:.1%} and "
        f"{a.our_share.value:.1%} ± {a.our_share.error:.1%}: "
        f"{'yes, within noise' if a.within_noise else 'NO'} ({a.apart:.1f} standard errors apart at most).",
        highlight=False,
        soft_wrap=True,
    )


if __name__ == "__main__":
    sys.exit(main())
