"""Draws on their way: each in a process of its own, so that tables go on meanwhile."""

from __future__ import annotations

import asyncio
import logging
import sys

import msgspec

from duskbell.cup import BadCup
from duskbell.cup.draw import Order, Said, Slots, Task, referees_of, tables_of, task_of
from duskbell.kernel import DuskbellError
from duskbell.kernel.record import encode
from duskbell.server.cup.caller import Caller
from duskbell.server.cup.live import Live
from duskbell.server.errors import Busy, Mistake

log = logging.getLogger(__name__)
AT_ONCE = 2
"""Draws that one server makes side by side."""


class Progress(msgspec.Struct):
    """How far a draw is: a share from 0 to 1, what came of it in sentences, or why there is none."""

    share: float = 0.0
    done: bool = False
    refused: DuskbellError | None = None
    sentences: list[Said] = []


class Drawing:
    """The draws of one server, the last one of each cup."""

    def __init__(self) -> None:
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._progress: dict[str, Progress] = {}

    def of(self, code: str) -> Progress:
        """How far the last draw of a cup is. Raises `BadCup` where there was none."""
        if code not in self._progress:
            raise BadCup(
                "no draw of this cup is known: nobody has asked for one, or it ended with the server that made it; "
                "right would be to ask for one.",
                says="not-drawn",
            )
        return self._progress[code]

    async def begin(self, live: Live, caller: Caller, order: Order) -> Progress:
        """Draw: when it is done, tables are laid and judged on behalf of who asked. Raises `BadCup`, `Busy`."""
        cup = await live.read()  # from here on nothing is waited for: who asks twice at once is refused once
        if code := next((code for code in self._tasks if code == live.code), ""):
            raise Busy("cup {cup} is being drawn; wait until that is done.", says="drawing", cup=code)
        if len(self._tasks) >= AT_ONCE:
            raise Busy("other cups are being drawn at this moment; try again in half a minute.", says="drawing-others")
        task = task_of(cup.state, order, cup.header.options)
        progress = self._progress[live.code] = Progress()
        running = asyncio.create_task(self._draw(live, caller, order, task, progress), name=f"draw {live.code}")
        self._tasks[live.code] = running
        running.add_done_callback(lambda _: self._tasks.pop(live.code, None))
        return progress

    async def close(self) -> None:
        """End every draw."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _draw(self, live: Live, caller: Caller, order: Order, task: Task, progress: Progress) -> None:
        try:
            slots = await _drawn(task, progress)
            await live.do(lambda cup: caller.who(cup), tables_of(task, order, slots))
            for act in referees_of((await live.read()).state, order, slots):
                await live.do(lambda cup: caller.who(cup), act)
            progress.done = True
        except DuskbellError as e:
            progress.refused = e
        except Exception:
            log.exception("the draw of cup %s failed", live.code)
            progress.refused = Mistake()


async def _drawn(task: Task, progress: Progress) -> Slots:
    """Let another process draw. Raises `BadCup`."""
    command = (sys.executable, "-m", "duskbell.cup.draw")
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, limit=1 << 22)
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(encode(task).encode())
        process.stdin.close()
        async for line in process.stdout:
            told = msgspec.json.decode(line)
            if "refused" in told:
                refused = told["refused"]  # it names numbers alone, and so has no braces of its own
                raise BadCup(refused["sentence"], refused["says"], **refused["about"])
            if "slots" in told:
                progress.share, progress.sentences = 1.0, msgspec.convert(told["sentences"], list[Said])
                return msgspec.convert(told["slots"], Slots)
            progress.share = told["share"]
        raise BadCup("the draw ended before it was done; try again.", says="draw-ended")
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()
