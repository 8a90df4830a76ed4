"""Commands about what is still possible."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from duskbell.kernel import DuskbellError
from duskbell.kernel.record import encode

File = Annotated[Path, typer.Argument(help="one puzzle or several, as JSON")]
Json = Annotated[bool, typer.Option("--json", help="print JSON, a line for each puzzle")]


def solve(
    file: File,
    as_json: Json = False,
    seconds: Annotated[float, typer.Option(help="after so long a puzzle is given up")] = 30.0,
) -> None:
    """Solve logic puzzles on the Clocktower: every deal of starting characters that fits all that is said."""
    from duskbell.insight import clocktower  # other commands need no solver

    try:
        puzzles = clocktower.read_puzzles(file.read_bytes())
    except OSError as e:
        raise DuskbellError(f"the file {str(file)!r} cannot be read: {e.strerror}.") from None
    for p in puzzles:
        found = clocktower.solve(p, seconds)
        clash = clocktower.contradiction(p) if found.whole and not found.deals else ()
        if as_json:
            data = {"id": p.id, "solutions": [{"starting": d} for d in found.deals], "seconds": round(found.seconds, 3)}
            more = {} if found.whole else {"whole": False}
            print(encode({**data, **more, **({"contradiction": clash} if clash else {})}))
        else:
            _tell(p.id, p.names, found, clash)
        sys.stdout.flush()


def _tell(id: str, names: tuple[str, ...], found: object, clash: tuple[str, ...]) -> None:
    from duskbell.insight.clocktower import Solution

    assert isinstance(found, Solution)
    n = len(found.deals)
    if not found.whole:
        print(f"{id}: at least {n} deals, not all looked at")
    elif not n:
        print(f"{id}: no deal fits" + (f": {'; '.join(clash)}" if clash else ", whatever is said"))
    else:
        print(f"{id}: {n} deal{'s' if n > 1 else ''} ({found.seconds:.2f} s)")
    for deal in found.deals:
        print("  " + ", ".join(f"{name} {role}" for name, role in zip(names, deal, strict=True)))
