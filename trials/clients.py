"""Each kind of client plays whole tables unattended, against the counterparts that the tests have: bots behind HTTP and
WebSocket, a model behind a server of ours, an agent of whoisspy's kind, agents on the contest's library, agents over
MCP (of the contest's game, too), and the environments of PettingZoo, Gymnasium and OpenSpiel. Kinds whose extra is
not installed are named.
"""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from duskbell.arena import play_out
from duskbell.arena.outside import Tally, outsiders, together
from duskbell.arena.sitting import sit
from duskbell.games import ARENA, GAMES
from duskbell.games.aiwolf.roles import CASTS
from tests.arena import aiwolf_agents, fake_api, test_outside, test_whoisspy
from trials.progress import Progress

COUNT = 100


class Kind(NamedTuple):
    """How a kind of client plays tables and what is wrong then, and how many in a piece, which takes less than a minute
    on a machine that has other things to do.
    """

    play: Callable[[int, range], str]
    at_once: int = 20


def run(seed: int, start: int, count: int) -> str:
    """Play what was not played yet with so many tables of each kind, and tell all that is known."""
    progress = Progress("clients", seed)
    for name, kind in KINDS.items():
        for first in range(start, start + (count or COUNT), kind.at_once):
            if f"{name} {first}" in progress.done:
                continue
            began, tables = time.monotonic(), range(first, first + kind.at_once)
            try:
                fault = kind.play(seed, tables)
            except ModuleNotFoundError as e:
                fault = f"not installed: {e.name}"
            seconds = round(time.monotonic() - began, 1)
            progress.note(f"{name} {first}", tables=len(tables), fault=fault, seconds=seconds)
    return told(progress)


def told(progress: Progress) -> str:
    """A line for each kind."""
    lines = []
    for name in KINDS:
        found = [what for piece, what in progress.done.items() if piece.rpartition(" ")[0] == name]
        faults = list(dict.fromkeys([what["fault"] for what in found if what["fault"]]))
        seconds = sum(what["seconds"] for what in found)
        tables = sum(what["tables"] for what in found)
        lines.append(f"{name}: {tables} tables, {seconds:.0f} s, {'; '.join(faults) or 'no fault'}")
    return "\n".join(lines)


def _game(n: int) -> tuple[str, int]:
    """The games take turns."""
    games = {**GAMES, **ARENA}
    game = list(games)[n % len(games)]
    return game, games[game].usual_players


def _outsiders(seed: int, tables: range, kind: str, game: Callable[[int], tuple[str, int]] = _game) -> str:
    """Tables at which a bot from outside holds the third seat."""
    tallies: list[dict[str, Tally]] = []
    for n in tables:
        name, players = game(n)
        play, bots = sit(name, players, f"{seed}/{n}", {}, f"plain,3={kind}")
        play_out(play, bots, f"{seed}/{n}")
        tallies.append(outsiders(bots))
    tally = together(tallies)[kind]
    return tally.sentence(kind) if tally.failed or tally.illegal or not tally.asked else ""


def _http(seed: int, tables: range) -> str:
    with test_outside.over_http(test_outside.Remote()) as url:
        return _outsiders(seed, tables, url)


def _websocket(seed: int, tables: range) -> str:
    with test_outside.over_websocket(test_outside.Remote()) as url:
        return _outsiders(seed, tables, url)


def _model(seed: int, tables: range) -> str:
    import openai  # noqa: F401

    os.environ["DUSKBELL_LLM_KEY"] = "none"
    with fake_api.served() as api:
        return _outsiders(seed, tables, f"llm:{api.url}#good")


def _whoisspy(seed: int, tables: range) -> str:
    with test_whoisspy.served(test_whoisspy.Agent()) as url:
        return _outsiders(seed, tables, url, lambda n: ("werewolf", 9))


def _contest(seed: int, tables: range) -> str:
    """Five agents on the contest's library, one table after the other."""
    import aiwolf_nlp_common  # type: ignore[import-not-found,import-untyped,unused-ignore]  # noqa: F401

    from duskbell.arena.aiwolf import Listener

    said: list[str] = []

    async def play(folder: str) -> tuple[Counter[str], list[BaseException]]:
        listener = Listener(
            5, token="sesame", tables=len(tables), seed=f"{seed}/{tables.start}", to=Path(folder), tell=said.append
        )
        ready: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        running = asyncio.create_task(listener.run("127.0.0.1", 0, ready.set_result))
        url = f"ws://127.0.0.1:{await ready}/ws"
        found = await asyncio.to_thread(aiwolf_agents.crowd, url, 5, "sesame", len(tables))
        await asyncio.wait_for(running, 60)
        return found

    with TemporaryDirectory() as folder:
        got, raised = asyncio.run(play(folder))
        kept = len(list(Path(folder).glob("*.csv")))
    if raised or got["FINISH"] != 5 * len(tables) or kept != len(tables):
        return f"{got['FINISH']} of {5 * len(tables)} agents heard the end, {kept} logs; {raised[:1]}"
    lost = [sentence for sentence in said if "connection is lost" in sentence]
    return lost[0] if lost else ""


def _smallest(n: int) -> tuple[str, int]:
    """The games take turns, each with as few seats as it has, but three at least."""
    game, rules = list(GAMES.items())[n % len(GAMES)]
    return game, max(rules.players[0], 3)


def _contest_boards(n: int) -> tuple[str, int]:
    return "aiwolf", list(CASTS)[n % len(CASTS)]


async def _over_mcp(client: Any, tables: range, game: Callable[[int], tuple[str, int]] = _smallest) -> str:
    from tests.server.test_mcp import call, play

    for n in tables:
        name, players = game(n)
        seen = await call(client, "create", game=name, players=players)
        end = await play(client, seen, n, seen["key"])
        if not end["outcome"]["words"]:
            return f"table {n} of {name} ended without a word"
        await call(client, "leave", key=seen["key"])
    return ""


def _mcp_stdio(seed: int, tables: range, game: Callable[[int], tuple[str, int]] = _smallest) -> str:
    import mcp  # type: ignore[import-not-found,import-untyped,unused-ignore]

    async def play() -> str:
        command = mcp.StdioServerParameters(
            command=sys.executable, args=["-m", "duskbell", "mcp"], env={**os.environ, "PYTHONWARNINGS": "ignore"}
        )
        async with mcp.Client(command) as client:
            return await _over_mcp(client, tables, game)

    return asyncio.run(play())


def _mcp_contest(seed: int, tables: range) -> str:
    """The contest's game over MCP, on its three boards."""
    return _mcp_stdio(seed, tables, _contest_boards)


def _mcp_http(seed: int, tables: range) -> str:
    import mcp  # type: ignore[import-not-found,import-untyped,unused-ignore]

    from tests.server.house import open_house
    from tests.server.test_mcp import AT_ONCE as HASTY

    async def play(folder: Path) -> str:
        async with open_house(folder, HASTY) as house, mcp.Client(f"http://127.0.0.1:{house.port}/mcp") as client:
            return await _over_mcp(client, tables)

    with TemporaryDirectory() as folder:
        return asyncio.run(play(Path(folder)))


def _pick(mask: Any, rng: Random) -> int:
    may = mask.nonzero()[0]
    return int(may[int(rng.random() * len(may))])


def _aec(seed: int, tables: range) -> str:
    from duskbell.arena.env import DuskbellAEC

    for n in tables:
        env, rng = DuskbellAEC(*_game(n)), Random(f"{seed}/{n}")
        env.reset(seed=n)
        while env.agents:
            seen, _, over, cut, _ = env.last()
            env.step(None if over or cut else _pick(seen["action_mask"], rng))
        if not env.seats.play.over:
            return f"table {n} did not end"
    return ""


def _parallel(seed: int, tables: range) -> str:
    from duskbell.arena.env import DuskbellParallel

    for n in tables:
        env, rng = DuskbellParallel(*_game(n)), Random(f"{seed}/{n}")
        seen, _ = env.reset(seed=n)
        while env.agents:
            seen, *_ = env.step({agent: _pick(seen[agent]["action_mask"], rng) for agent in env.agents})
        if not env.seats.play.over:
            return f"table {n} did not end"
    return ""


def _solo(seed: int, tables: range) -> str:
    from duskbell.arena.env import DuskbellSolo

    for n in tables:
        env, rng = DuskbellSolo(*_game(n), seat=None), Random(f"{seed}/{n}")
        seen, _ = env.reset(seed=n)
        over = False
        while not over:
            seen, reward, over, _, _ = env.step(_pick(seen["action_mask"], rng))
        if reward not in (-1.0, 0.0, 1.0):
            return f"table {n} pays {reward}"
    return ""


def _openspiel(seed: int, tables: range) -> str:
    from duskbell.arena.env.spiel import load_game

    for n in tables:
        state, rng = load_game(*_game(n)).new_initial_state(), Random(f"{seed}/{n}")
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(rng.choice(state.chance_outcomes())[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
        if any(paid not in (-1.0, 0.0, 1.0) for paid in state.returns()):
            return f"table {n} pays {state.returns()}"
    return ""


KINDS: dict[str, Kind] = {
    "http": Kind(_http),
    "websocket": Kind(_websocket),
    "llm": Kind(_model, 5),
    "whoisspy": Kind(_whoisspy),
    "aiwolf": Kind(_contest),
    "pettingzoo": Kind(_aec),
    "parallel": Kind(_parallel),
    "gymnasium": Kind(_solo),
    "openspiel": Kind(_openspiel),
    "mcp at /mcp": Kind(_mcp_http, 5),
    "mcp at stdio": Kind(_mcp_stdio, 5),
    "aiwolf over mcp": Kind(_mcp_contest, 5),
}
