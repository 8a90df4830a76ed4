"""A draw in a process of its own: a task as JSON comes in, how far it is and at last the draw go out, a line each.

Whoever runs it goes on meanwhile, and ends it by ending the process.
"""

from __future__ import annotations

import sys

import msgspec

from duskbell.cup.draw.draw import draw, draw_anew
from duskbell.cup.draw.of_cup import Task
from duskbell.cup.draw.sides import sentence
from duskbell.cup.errors import BadCup
from duskbell.kernel.record import encode


def main() -> None:
    """Draw what the standard input asks for."""
    task = msgspec.json.decode(sys.stdin.buffer.read(), type=Task)

    def tell(share: float) -> None:
        _say({"share": round(share, 3)})

    try:
        anew = bool(task.before or task.gone)
        slots, report = draw_anew(task.wanted, task.before, task.gone, tell) if anew else draw(task.wanted, tell)
    except BadCup as e:
        _say({"refused": {"sentence": str(e), "says": e.says, "about": e.about}})
        return
    sides = sentence(slots, task.sides, task.deals)
    _say({"slots": slots, "sentences": report.sentences(task.names, sides)})


def _say(what: object) -> None:
    sys.stdout.write(encode(what) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
