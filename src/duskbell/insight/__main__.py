"""Answers about worlds from a process of its own, for a server that must not wait: questions come in, lines go out.

A question is eight bytes that say how long it is, and then a pickled `Question`: nobody sends one but the server that
runs this process. Whoever runs it ends it by ending the process or its input.
"""

from __future__ import annotations

import os
import pickle
import sys
from contextlib import suppress

from duskbell.insight.question import HEAD, Question, Reply
from duskbell.insight.worlds import last, look
from duskbell.kernel import DuskbellError
from duskbell.kernel.record import encode

MEEK = 10
"""Whoever plays comes first."""


def reply(q: Question) -> Reply:
    """The answer to a question, or why there is none."""
    try:
        told = look(q.view, q.header, q.claims, q.seconds)
        return Reply(next(told) if q.first else last(told))
    except DuskbellError as e:
        return Reply(refused=type(e).__name__, sentence=str(e))


def main() -> None:
    """Answer what the standard input asks for, until it ends."""
    with suppress(OSError):  # a service may be sealed so that it cannot even be meek
        os.nice(MEEK)
    source = sys.stdin.buffer
    while len(head := source.read(HEAD)) == HEAD:
        sys.stdout.write(encode(reply(pickle.loads(source.read(int.from_bytes(head))))) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
