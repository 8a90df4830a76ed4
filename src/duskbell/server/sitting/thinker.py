"""A bot that takes its time: it thinks in a thread of its own, beside the room's loop, one thing after the other."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Hashable
from queue import SimpleQueue
from threading import Thread
from typing import Any

from duskbell.arena.outside import Outsider
from duskbell.bots import Saying
from duskbell.kernel import Ask, View

log = logging.getLogger(__name__)


class Thought:
    """Something that is thought about. `token` or `sayings` once it is `done`; None: it has failed, or is silent."""

    __slots__ = ("done", "dropped", "sayings", "since", "token")

    def __init__(self, since: float) -> None:
        self.since = since
        self.done = self.dropped = False
        self.token: str | None = None
        self.sayings: list[Saying] = []


class Thinker:
    """One outside bot at one seat. `wake` is called from its thread whenever a thought is done. `seen` makes a view of
    its own from the room's, which goes on meanwhile.
    """

    def __init__(self, bot: Outsider, wake: Callable[[], None], seen: Callable[[View[Any]], View[Any]]) -> None:
        self.bot = bot
        self._wake, self._seen = wake, seen
        self._thoughts: dict[Hashable, Thought] = {}
        self._work: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._thread: Thread | None = None

    def about(self, key: Hashable, view: View[Any], ask: Ask[Any], now: float) -> Thought:
        """What it thinks of a question, which is put to it once for each key."""
        found = self._thoughts.get(key)
        if found is None:
            found = self._thoughts[key] = thought = Thought(now)
            seen = self._seen(view)
            self._do(thought, lambda: setattr(thought, "token", self.bot(seen, ask)))
        return found

    def speech(self, view: View[Any], channels: tuple[str, ...], now: float) -> Thought:
        """What it wants to say in a talk that begins now."""
        thought, seen = Thought(now), self._seen(view)
        self._do(thought, lambda: setattr(thought, "sayings", self.bot.speak(seen, channels)))
        return thought

    def keep(self, keys: Collection[Hashable]) -> None:
        """Forget all but these: what it has not begun to think about is not put to it any more."""
        for key in self._thoughts.keys() - keys:
            self._thoughts.pop(key).dropped = True

    def end(self, view: View[Any]) -> None:
        """The table is over; this is what the seat sees of it."""
        seen = self._seen(view)
        self._do(Thought(0.0), lambda: self.bot.ended(seen))

    def close(self) -> None:
        """Think no more."""
        self.keep(())
        self._work.put(None)

    def _do(self, thought: Thought, job: Callable[[], None]) -> None:
        def do() -> None:
            if not thought.dropped:
                try:
                    job()
                except Exception as e:
                    log.info("the bot %s is silent: %s", self.bot.kind, self.bot.tally.why or e)
            thought.done = True
            self._wake()

        self._work.put(do)
        if self._thread is None:
            self._thread = Thread(target=self._run, name=f"bot {self.bot.kind}", daemon=True)
            self._thread.start()

    def _run(self) -> None:
        while (job := self._work.get()) is not None:
            job()
