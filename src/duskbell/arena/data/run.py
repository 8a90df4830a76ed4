"""A run: many seeded tables written to a folder part by part, on as many processes and machines as share it."""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

import msgspec

from duskbell.arena.aside import claim
from duskbell.arena.crew import crew
from duskbell.arena.data import card, parts
from duskbell.arena.data.plan import Run
from duskbell.arena.extra import bring
from duskbell.arena.outside import Tally, outsiders, together
from duskbell.arena.reaching import unreachable
from duskbell.arena.seating import Seating
from duskbell.arena.simulate import NOBODY, Report, check_numbers
from duskbell.arena.sitting import play_out, sit
from duskbell.games import adopt, find
from duskbell.kernel import DuskbellError
from duskbell.kernel.record import encode

PLAN = "run.json"
LOCAL = "local"
"""Ray on this machine alone."""


def run_to(
    folder: Path,
    game: str,
    players: int,
    games: int,
    seed: str = "0",
    options: dict[str, Any] | None = None,
    bots: str = "random",
    *,
    jobs: int = 1,
    shard: tuple[int, int] = (1, 1),
    ray: str = "",
    tell: Callable[[int, int], None] = lambda done, of: None,
) -> Report:
    """Play what is not there yet of `games` tables, and report what is there then. Tables and parts are the same
    whatever `jobs`, `shard` (which part of how many, from 1) and `ray` (an address, or "local") are. `tell` hears how
    many parts of how many are done.

    Raises `DuskbellError`: for what `simulate` refuses, where the folder holds another run, where a part is cut short,
    where no cluster answers, or where an extra is missing.
    """
    began = perf_counter()
    rules = find(adopt(game))
    rules.read_options(players, options or {})
    check_numbers(games, jobs)
    Seating.read(bots).check(rules.id, players)
    if not 1 <= shard[0] <= shard[1]:
        raise DuskbellError(f"there is no shard {shard[0]} of {shard[1]}; right would be such as 2/8.")
    parts.schema()
    if ray:
        _reach(ray)
    run = Run(game, players, games, seed, dict(options or {}), bots, rules.version)
    claim(
        folder / PLAN,
        run,
        f"another run, as its {PLAN} says",
        "the same arguments",
        fresh=not parts.parts_in(folder),
    )
    mine = [start for n, start in enumerate(run.starts) if n % shard[1] == shard[0] - 1]
    missing = [start for start in mine if not _is_there(folder, run, start)]
    tell(len(mine) - len(missing), len(mine))
    spent = 0.0
    for done, seconds in enumerate(_played(folder, run, missing, jobs, ray), 1):
        spent += seconds
        tell(len(mine) - len(missing) + done, len(mine))
    if not any(not (folder / parts.name_of(start)).exists() for start in run.starts):
        card.write(folder, run)
    return _report(folder, run, mine, perf_counter() - began, spent)


def play_part(folder: str, run: Run, start: int) -> float:
    """Play one part and write it. How many seconds of CPU time it took."""
    began = process_time()
    game = adopt(run.game)
    rows = []
    for n in range(start, start + run.size(start)):
        seed = f"{run.seed}/{n}"
        play, seated = sit(game, run.players, seed, run.options, run.bots)
        decisions = play_out(play, seated, seed)
        outcome = play.outcome
        assert outcome is not None
        kinds = Seating.read(run.bots).at(play.table, seed)
        tallies = outsiders(seated)
        rows.append(
            {
                "table": n,
                "seed": seed,
                "game": game,
                "version": run.version,
                "players": run.players,
                "bots": [kinds[seat] for seat in range(run.players)],
                "winners": list(outcome.winners),
                "teams": list(outcome.teams),
                "reason": outcome.reason,
                "decisions": decisions,
                "outside": encode(msgspec.to_builtins(tallies)) if tallies else "",
                "record": play.record.dump(),
            }
        )
    parts.write(Path(folder), start, rows)
    return process_time() - began


def _played(folder: Path, run: Run, starts: list[int], jobs: int, ray: str) -> Iterable[float]:
    if ray:
        yield from _by_ray(folder, run, starts, jobs, ray)
    elif jobs == 1 or len(starts) < 2:
        for start in starts:
            yield play_part(str(folder), run, start)
    else:
        with crew(min(jobs, len(starts)), "say the same again, and the run goes on") as pool:
            for done in [pool.submit(play_part, str(folder), run, start) for start in starts]:
                yield done.result()


def _reach(address: str) -> None:
    """Raise `DuskbellError` where the extra is missing, or nothing listens at a cluster's address: Ray itself would
    wait for minutes.
    """
    bring("ray", "ray", "--ray")
    where = address if "://" in address else f"ray://{address}"
    try:
        why = unreachable(where) if ":" in address else ""
    except ValueError:
        why = "it is no address; right would be such as 127.0.0.1:6379"
    if why:
        raise DuskbellError(f"no Ray cluster answers at {address[:80]!r}: {why}.")


def _by_ray(folder: Path, run: Run, starts: list[int], jobs: int, address: str) -> Iterable[float]:
    """Let a cluster play. A worker that dies is replaced, and its part is played again."""
    ray = bring("ray", "ray", "--ray")
    where = {"num_cpus": jobs, "include_dashboard": False} if address == LOCAL else {"address": address}
    same = {"env_vars": {"PYTHONPATH": os.pathsep.join([str(Path(p).resolve()) for p in sys.path])}}
    try:
        ray.init(**where, log_to_driver=False, configure_logging=False, runtime_env=same)
    except Exception as e:
        raise DuskbellError(f"no Ray cluster answers at {address[:80]!r}: {str(e)[:200]}.") from None
    try:
        remote = ray.remote(max_retries=-1)(play_part)
        waiting = [remote.remote(str(folder.resolve()), run, start) for start in starts]
        while waiting:
            done, waiting = ray.wait(waiting)
            yield from ray.get(done)
    finally:
        ray.shutdown()


def _is_there(folder: Path, run: Run, start: int) -> bool:
    """Whether a part is there and whole. Raises `DuskbellError` where it is cut short."""
    path = folder / parts.name_of(start)
    if not path.exists():
        return False
    if (rows := parts.opened(path).metadata.num_rows) != run.size(start):
        raise DuskbellError(f"the part {str(path)!r} has {rows} tables instead of {run.size(start)}; delete it.")
    return True


def _report(folder: Path, run: Run, starts: list[int], seconds: float, spent: float) -> Report:
    wins, seat_wins, decisions, finished = Counter[str](), [0] * run.players, 0, 0
    outside: list[dict[str, Tally]] = []
    for start in starts:
        for row in parts.rows_of(folder / parts.name_of(start), ["winners", "teams", "decisions", "outside"]):
            wins[",".join(row["teams"]) or NOBODY] += 1
            finished += 1
            decisions += row["decisions"]
            for seat in row["winners"]:
                seat_wins[seat] += 1
            if row["outside"]:
                outside.append(msgspec.json.decode(row["outside"], type=dict[str, Tally]))
    return Report(
        game=adopt(run.game),
        players=run.players,
        games=run.games,
        seed=run.seed,
        options=run.options,
        bots=run.bots,
        finished=finished,
        decisions=decisions,
        seconds=round(seconds, 3),
        cpu_seconds=round(spent, 3),
        decisions_per_second=round(decisions / seconds),
        wins=dict(sorted(wins.items())),
        seat_wins=seat_wins,
        outside=together(outside),
    )
