"""Commands about what is still possible."""

from __future__ import annotations

import math
import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer

import duskbell
from duskbell import insight
from duskbell.cli.usage import Lang
from duskbell.insight.worlds import last
from duskbell.kernel import DuskbellError
from duskbell.kernel.record import encode
from duskbell.locale import words

File = Annotated[Path, typer.Argument(help="one puzzle or several, as JSON")]
Json = Annotated[bool, typer.Option("--json", help="print JSON, a line for each puzzle")]


def _check(seconds: float) -> None:
    if not 0 <= seconds < math.inf:
        raise DuskbellError(f"--seconds cannot be '{seconds:g}'; right would be 0 or more.")


def worlds(
    file: Annotated[Path, typer.Argument(help="a record")],
    seat: Annotated[int, typer.Option(help="whose view, from 1")],
    at: Annotated[int | None, typer.Option(help="after so many things that seat has seen; all unless given")] = None,
    claims: Annotated[str, typer.Option(help="none, or honest: good players' claims of themselves are true")] = "none",
    seconds: Annotated[float, typer.Option(help="how long to look")] = 4.0,
    witness: Annotated[Path | None, typer.Option(help="where to write one history that fits, as a record")] = None,
    lang: Lang = "en",
    as_json: Annotated[bool, typer.Option("--json", help="print JSON")] = False,
    first: Annotated[bool, typer.Option("--first", help="say at once who may be what, by the cards alone")] = False,
) -> None:
    """Say which worlds a seat of a recorded table can still believe in: who may be what, and of how many deals."""
    said = words(lang)
    _check(seconds)
    play = duskbell.load(file)
    told = insight.worlds_so_far(play, seat - 1, at, claims, seconds)
    found = next(told) if first else last(told)
    if witness is not None and found.witness:
        try:
            witness.write_text(found.witness, encoding="utf-8")
        except OSError as e:
            raise DuskbellError(f"the witness cannot be written to {str(witness)!r}: {e.strerror}.") from None
    if witness is not None and not found.witness:
        print(f"no whole history was found in this time: {str(witness)!r} was not written.", file=sys.stderr)
    if as_json:
        print(encode({**msgspec.structs.asdict(found), "seat": seat}))
        return
    table = said.table(play.game.id, tuple(s.name for s in play.table.seats))
    for n, roles in enumerate(found.possible):
        names = [table.option(f"{play.game.id}.role", r) + ("" if r in found.proven[n] else "?") for r in roles]
        print(f"{table.option('seat', f'#{n}')}: {', '.join(names)}")
    many = f"{found.low}" if found.low == found.high else f"{found.low} to {found.high or 'many'}"
    print(f"{many} deals ({found.seconds:.1f} s)")
    if found.nights >= 0 and not first:
        print(f"Time was over: the solver has read the first {found.nights} nights and days.")


def solve(
    file: File,
    as_json: Json = False,
    seconds: Annotated[float, typer.Option(help="after so long a puzzle is given up")] = 28.0,
) -> None:
    """Solve logic puzzles on the Clocktower: every deal of starting characters that fits all that is said."""
    from duskbell.insight import clocktower  # other commands need no solver

    _check(seconds)
    try:
        puzzles = clocktower.puzzles_in(file.read_bytes())
    except OSError as e:
        raise DuskbellError(f"the file {str(file)!r} cannot be read: {e.strerror}.") from None
    wrong = False
    for one in puzzles:
        try:
            p = clocktower.read_puzzle(one)
        except clocktower.BadPuzzle as e:
            if len(puzzles) == 1:
                raise
            wrong = True  # the others are solved all the same
            id = str(one.get("id", "puzzle") if isinstance(one, dict) else "puzzle")[:60]
            print(encode({"id": id, "solutions": [], "seconds": 0.0, "error": str(e)}) if as_json else str(e))
            continue
        found = clocktower.solve(p, seconds)
        left = max(4.0, seconds - found.seconds)
        clash = clocktower.contradiction(p, left) if found.whole and not found.deals else ()
        if as_json:
            data = {"id": p.id, "solutions": [{"starting": d} for d in found.deals], "seconds": round(found.seconds, 3)}
            more = {} if found.whole else {"whole": False}
            print(encode({**data, **more, **({"contradiction": clash} if clash else {})}))
        else:
            _tell(p.id, p.names, found, clash)
        sys.stdout.flush()
    if wrong:
        raise typer.Exit(1)


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
