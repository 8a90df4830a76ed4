"""A command that is run: what it leaves behind, and what a sentence about wrong usage is."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from typing import Any, NamedTuple


class Ran(NamedTuple):
    """What a command left behind."""

    status: int
    out: str
    err: str

    def json(self) -> Any:
        """What it printed, which must be one JSON value on one line."""
        assert (self.status, self.err) == (0, "")
        assert self.out.count("\n") == 1
        return json.loads(self.out)


Cli = Callable[..., Ran]


def shell(*argv: str, **kw: Any) -> Ran:
    """Run a command in a process of its own."""
    env = {**os.environ, **kw.pop("env", {})}
    done = subprocess.run(
        [sys.executable, "-m", "duskbell", *argv],
        capture_output=True,
        env=env,
        timeout=300,
        check=False,
        **kw,
    )
    return Ran(done.returncode, done.stdout.decode(), done.stderr.decode())


def assert_one_sentence(text: str) -> None:
    """One line that ends with a full stop and has no other."""
    assert text.endswith(".\n"), f"no full stop at the end: {text[-300:]!r}"
    assert text.count("\n") == 1, f"more than one line: {text[:300]!r}"
    assert not re.search(r"[.?!]['\")]? +[A-Z]", text), f"more than one sentence: {text!r}"
    assert not re.search(r"Traceback|\bException\b|Error\b|│|\\x", text), text
    assert len(text) < 500, "longer than anybody reads"
    assert text.strip("'\"")[0].isascii()


def assert_wrong_usage(ran: Ran) -> None:
    assert ran.status == 2, ran
    assert ran.out == ""
    assert_one_sentence(ran.err)
