"""Trials by the table: each draws a game, a size and options by the seed and its number, and tries one law on it hard.

`tests/` runs a few of each (`tests/games/test_laws.py`); here they are run by the thousand.
"""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

from duskbell.games import GAMES
from duskbell.games.clocktower.options import SCRIPTS
from duskbell.testing import check, leaks, random_answers, restarts, shows, sit_down
from duskbell.testing.audit import clocktower, fengsheng
from tests.games.clocktower.scripts import drawn_script
from tests.games.shadow_hunters import test_properties
from tests.games.variants import Variant, drawn
from trials.progress import Progress

COUNT = 1000


def laws(table: Variant, seed: int, moderator: str) -> str:
    """Every law on a table."""
    try:
        check(table.game, table.players, seed, table.options, moderator)
    except AssertionError as e:
        return str(e)
    return ""


def twins(table: Variant, seed: int, moderator: str) -> str:
    """Twenty pairs of twins, and more until they were compared in every stage."""
    seeds = range(seed * 1000, seed * 1000 + 20)
    return leaks.search(table.game, table.players, table.options, seeds=seeds, moderator=moderator).fault()


def begun_again(table: Variant, seed: int, moderator: str) -> str:
    """The phase begins again at every question of a table, and a penalty is given at each."""
    return restarts.find_fault(table.game, table.players, seed, table.options, moderator, often=1)


def for_show(table: Variant, seed: int, moderator: str) -> str:
    """Every question of a table beside what would be asked for show."""
    return shows.find_difference(table.game, table.players, seed, table.options, moderator)


def properties(table: Variant, seed: int, moderator: str) -> str:
    """What must hold at every question of Shadow Hunters, said a second time and independently; chance and random
    people do the rest.
    """
    try:
        test_properties.watch(table.players, seed)
    except AssertionError as e:
        return str(e) or "a property does not hold"
    return ""


def audited(table: Variant, seed: int, moderator: str, script: str = "tb") -> str:
    """A table played by lot: the rules said a second time find nothing wrong with it. Of the Clocktower that is this
    script; of 风声 also a hard table, on which much happens at once.
    """
    if table.game == "fengsheng":
        play = sit_down(table.game, table.players, seed, table.options, moderator=moderator)
        for _ in random_answers(play, Random(seed)):
            pass
        hard_one = fengsheng.hard(table.players, seed, table.options)
        return " ".join([*fengsheng.audit(play)[:3], *fengsheng.audit(hard_one)[:3]])
    play = sit_down(table.game, table.players, seed, {**table.options, "script": script}, moderator=moderator)
    for _ in random_answers(play, Random(seed)):
        pass
    return " ".join(clocktower.audit(play)[:3])


def trouble(table: Variant, seed: int, moderator: str) -> str:
    """The same of the Clocktower alone."""
    return audited(table, seed, moderator)


def strained(table: Variant, seed: int, moderator: str) -> str:
    """And with the strainers."""
    return audited(table, seed, moderator, "strainers")


def sects(table: Variant, seed: int, moderator: str) -> str:
    """And with Sects & Violets."""
    return audited(table, seed, moderator, "snv")


def moon(table: Variant, seed: int, moderator: str) -> str:
    """And with Bad Moon Rising."""
    return audited(table, seed, moderator, "bmr")


def scripts(table: Variant, seed: int, moderator: str) -> str:
    """And with a lawful script that is drawn by lot of all characters: what it draws, it says again from its number."""
    script = json.dumps(drawn_script(Random(f"scripts/{seed}"), table.players))
    return audited(table, seed, moderator, script)


def crowds(table: Variant, seed: int, moderator: str) -> str:
    """The Clocktower at 15 and 20 seats, with Travellers and Fabled: every law, twins, and the auditor."""
    rng = Random(f"crowds/{seed}")
    players = rng.choice((15, 20))
    options: dict[str, Any] = {
        "script": rng.choice(SCRIPTS),
        "night": rng.choice(("in-turn", "together")),
        "order": rng.choice(("baike", "international")),
        "madness": rng.choice(("nobody", "own-up")),
        "travellers": rng.randint(0, 5) + (players - 15),
        "fabled": rng.choice(("", "sentinel", "doomsayer", "djinn", "sentinel,doomsayer")),
    }
    options["late"] = rng.randint(0, min(2, options["travellers"]))
    one = Variant("clocktower", players, options)
    found = [
        laws(one, seed, moderator),
        leaks.search(*one, seeds=range(seed * 100, seed * 100 + 8), moderator=moderator).fault(),
        audited(one, seed, moderator, options["script"]),
    ]
    return " ".join([f"at {players} with {options}: {fault}" for fault in found if fault])


TRIALS: dict[str, Callable[[Variant, int, str], str]] = {
    "laws": laws,
    "twins": twins,
    "restarts": begun_again,
    "shows": for_show,
    "properties": properties,
    "audit": audited,
    "trouble": trouble,
    "strainers": strained,
    "sects": sects,
    "moon": moon,
    "scripts": scripts,
    "crowds": crowds,
}
ONLY = {
    "properties": ["shadow_hunters"],
    "audit": ["clocktower", "fengsheng"],
    "trouble": ["clocktower"],
    "strainers": ["clocktower"],
    "sects": ["clocktower"],
    "moon": ["clocktower"],
    "scripts": ["clocktower"],
    "crowds": ["clocktower"],
}
"""Trials that are about some games only."""


def run(name: str, seed: int, start: int, count: int) -> str:
    """Try tables from number `start` on that were not tried yet, and tell all that is known."""
    progress = Progress(name, seed)
    for n in range(start, start + (count or COUNT)):
        if str(n) not in progress.done:
            rng = Random(f"{name}/{seed}/{n}")
            table = drawn(rng.choice(ONLY.get(name, sorted(GAMES))), rng)
            began = time.process_time()
            fault = _tried(name, table, n, rng.choice(("auto", "ask")))
            progress.note(str(n), game=table.game, fault=fault, seconds=round(time.process_time() - began, 3))
            if fault:
                print(f"{n} {table.game} for {table.players} {table.options}: {fault}", flush=True)
    found = progress.done.values()
    games = Counter(x["game"] for x in found)
    faults = sum(bool(x["fault"]) for x in found)
    seconds = sum(x["seconds"] for x in found)
    played = ", ".join(f"{game} {n}" for game, n in sorted(games.items()))
    return f"{name} seed {seed}: {len(found)} tables ({played}), {faults} faults, {seconds:.0f} s of CPU time"


def _tried(name: str, table: Variant, seed: int, moderator: str) -> str:
    """What a trial finds on a table; where the program fails, that: the tables after it are tried all the same."""
    try:
        return TRIALS[name](table, seed, moderator)
    except Exception as e:
        return f"{type(e).__name__}: {e}"


def _trial(name: str) -> Callable[[int, int, int], str]:
    return lambda seed, start, count: run(name, seed, start, count)


COMMANDS = {name: _trial(name) for name in TRIALS}
