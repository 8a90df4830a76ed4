"""A server of the tests that dies at its commits: `python -m trials.mortal DATABASE WALL HOW`, which is a helper as
`tests.server.phoenix` is.

HOW is a file that says when: "before" or "after" a commit (one of the first six of a life, in turn: some requests take
several, and none would ever be done by servers that all die at their first), or a seed (now and then, before one or
after); empty or missing: never. What a server writes before anybody asks it for something is spared, else it would
never be up.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from litestar import Litestar
from sqlalchemy.engine.default import DefaultDialect

from tests.server import phoenix

TURNS = 6
SELDOM = 0.12
"""How likely one commit is to be the last, where the seed says."""


class Fate:
    """When this life ends. `lives`: which one it is."""

    def __init__(self, how: Path) -> None:
        self._how = how
        self.lives = self._commits = 0
        self.awake = False

    def begin(self) -> None:
        """Another life."""
        self.lives += 1
        self._commits, self.awake = 0, False

    def commit(self, done: bool) -> None:
        """The moment before a commit, or (`done`) after it."""
        if not self.awake or not (how := self._told()):
            return
        self._commits += not done
        if how in ("before", "after"):
            dies = done == (how == "after") and self._commits == 1 + self.lives % TURNS
        else:
            dies = Random(f"{how}/{self.lives}/{self._commits}/{done}").random() < SELDOM
        if dies:
            os.kill(os.getpid(), signal.SIGKILL)

    def _told(self) -> str:
        try:
            return self._how.read_text(encoding="utf-8")
        except FileNotFoundError:
            return ""


def main() -> None:
    """The helper."""
    fate = Fate(Path(sys.argv.pop(3)))
    commit: Callable[[DefaultDialect, Any], None] = DefaultDialect.do_commit

    def mortal(self: DefaultDialect, connection: Any) -> None:
        fate.commit(done=False)
        commit(self, connection)
        fate.commit(done=True)

    DefaultDialect.do_commit = mortal  # type: ignore[method-assign]
    os.register_at_fork(before=fate.begin)
    serve = Litestar.__call__

    async def asked(self: Litestar, scope: Any, receive: Any, send: Any) -> None:
        fate.awake = fate.awake or scope["type"] != "lifespan"
        await serve(self, scope, receive, send)

    Litestar.__call__ = asked  # type: ignore[method-assign]
    phoenix.main()


if __name__ == "__main__":
    main()
