"""The arena's speed: `python -m benchmarks.arena`, `--only env` (or adapter, jobs) for one part, `--json` for data.

Environments stand beside PettingZoo's connect_four, by steps per second of CPU time, taking turns, the same loop round
each. The adapter: tables a second of five agents of the contest over sockets, agents and referee on one core. Jobs: two
processes beside one, and Ray's two workers beside two processes, from their first part to their last, so that
starting counts for nothing. Jobs say nothing on a machine whose second core is busy.
"""

from __future__ import annotations

import argparse
import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Any

ENVS = {"mafia": (8, 2.0), "werewolf": (12, 1.0)}
"""Seats, and the aim: so many times as many steps as connect_four."""
BESIDE = "connect_four"
ADAPTER, JOBS, RAY = 5.0, 1.7, 0.9
"""What is aimed at: tables a second, two processes to one, and Ray to plain processes."""
TURNS, SECONDS = 15, 0.4
TABLES, PARTS = 60, 1_000


def steps(env: Any, seconds: float, rng: Random) -> float:
    """Random lawful steps a second of CPU time, tables begun anew included."""
    done = table = 0
    env.reset(seed=table)
    began = now = process_time()
    while now - began < seconds:
        for _ in range(100):
            seen, _, over, cut, _ = env.last()
            if over or cut:
                table += 1
                env.reset(seed=table)
                continue
            may = seen["action_mask"].nonzero()[0]
            env.step(int(may[int(rng.random() * len(may))]))
            done += 1
        now = process_time()
    return done / (now - began)


def envs(turns: int = TURNS, seconds: float = SECONDS) -> dict[str, float]:
    """Steps a second of each environment and of connect_four (medians), and how they stand to it turn by turn."""
    from pettingzoo.classic.connect_four import connect_four  # type: ignore[import-untyped]

    from duskbell.arena.env import DuskbellAEC

    made: dict[str, Any] = {BESIDE: connect_four.env()}
    made |= {game: DuskbellAEC(game, players) for game, (players, _) in ENVS.items()}
    rates: dict[str, list[float]] = {name: [] for name in made}
    for turn in range(turns):
        for name, env in made.items():
            rates[name].append(steps(env, seconds, Random(turn)))
    found: dict[str, float] = {f"{name} steps/s": round(median(rate)) for name, rate in rates.items()}
    for game in ENVS:
        pairs = [a / b for a, b in zip(rates[game], rates[BESIDE], strict=True)]
        found[f"{game} : {BESIDE}"] = round(median(pairs), 2)
    return found


async def agent(url: str, name: str, rng: Random) -> None:
    """One agent of the contest: says a sentence, then nothing more, and points at anybody who lives."""
    from websockets.asyncio.client import connect
    from websockets.exceptions import ConnectionClosed

    living: list[str] = []
    with suppress(ConnectionClosed):
        async with connect(url, compression=None) as line:
            async for message in line:
                packet = json.loads(message)
                status = (packet.get("info") or {}).get("status_map")
                living = [who for who, life in status.items() if life == "ALIVE"] if status else living
                match packet["request"]:
                    case "NAME":
                        await line.send(name + "\n")
                    case "TALK" | "WHISPER":
                        await line.send(rng.choice(["I am a villager.\n", "Over\n"]))
                    case "VOTE" | "DIVINE" | "GUARD" | "ATTACK":
                        await line.send(rng.choice(living) + "\n")


async def played(tables: int, players: int = 5) -> float:
    """Tables a second at the contest's door, one after the other, nights as long as they are."""
    from duskbell.arena.aiwolf import Listener, Manners

    listener = Listener(players, tables=tables, seed="bench", manners=Manners(night=0.0))
    ready: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    door = asyncio.create_task(listener.run("127.0.0.1", 0, ready.set_result))
    url = f"ws://127.0.0.1:{await ready}/ws"
    began = perf_counter()
    for table in range(tables):
        rng = Random(table)
        await asyncio.gather(*[agent(url, f"bench{n + 1}", rng) for n in range(players)])
    took = perf_counter() - began
    await door
    return tables / took


def parts_a_second(tables: int, jobs: int, **more: Any) -> float:
    """Parts a second of a run of Werewolf with plain bots, start not counted: so many processes finish their first
    part each at about one moment, and from then to the last is measured.
    """
    from duskbell.arena.data import run_to

    told: list[float] = []

    def tell(done: int, of: int) -> None:
        told.append(perf_counter())

    with TemporaryDirectory() as folder:
        run_to(Path(folder), "werewolf", 12, tables, "bench", {}, "plain", tell=tell, jobs=jobs, **more)
    done = told[1:]  # the first is told before anything is played
    return (len(done) - jobs) / (done[-1] - done[jobs - 1]) if len(done) > jobs else 0.0


def jobs(tables: int = PARTS) -> dict[str, float]:
    """Two processes to one, and Ray to two processes, where Ray is."""
    one, two = parts_a_second(tables, jobs=1), parts_a_second(tables, jobs=2)
    found = {"two processes : one": round(two / one, 2)}
    with suppress(ImportError):
        import ray  # type: ignore[import-not-found,import-untyped,unused-ignore]  # noqa: F401

        found["ray : two processes"] = round(parts_a_second(tables, jobs=2, ray="local") / two, 2)
    return found


def measured(only: str, quick: bool) -> dict[str, float]:
    """All figures, or those of one part."""
    made: dict[str, Callable[[], dict[str, float]]] = {
        "env": lambda: envs(1, 0.02) if quick else envs(),
        "adapter": lambda: {"adapter tables/s": round(asyncio.run(played(2 if quick else TABLES)), 1)},
        "jobs": lambda: jobs(300 if quick else PARTS),
    }
    found: dict[str, float] = {}
    for name, part in made.items():
        if only in ("", name):
            found |= part()
    return found


def aims() -> dict[str, float]:
    """What is aimed at, by figure."""
    return {
        **{f"{game} : {BESIDE}": aim for game, (_, aim) in ENVS.items()},
        "adapter tables/s": ADAPTER,
        "two processes : one": JOBS,
        "ray : two processes": RAY,
    }


def main() -> None:
    """Print each figure, and whether what is aimed at was reached."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", choices=("env", "adapter", "jobs"), default="", help="one part")
    parser.add_argument("--quick", action="store_true", help="just to see that it runs")
    parser.add_argument("--json", action="store_true", help="print data")
    given = parser.parse_args()
    found = measured(given.only, given.quick)
    if given.json:
        print(json.dumps(found))
        return
    aim = aims()
    for name, figure in found.items():
        told = f" (aim {aim[name]}: {'reached' if figure >= aim[name] else 'MISSED'})" if name in aim else ""
        print(f"{name}: {figure:,}{told}")


if __name__ == "__main__":
    main()
