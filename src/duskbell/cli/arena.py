"""The command line of the arena: a game's words."""

from __future__ import annotations

from typing import Annotated

import typer

from duskbell.arena import vocabulary
from duskbell.games import adopt
from duskbell.kernel.record import encode


def words(
    game: Annotated[str, typer.Argument(help="the game's id, as `duskbell games` lists it; or module:Class, yours")],
    as_json: Annotated[bool, typer.Option("--json", help="print JSON")] = False,
) -> None:
    """List a game's own words: parts of answers, questions, events, phases, stages, roles, teams, marks."""
    listed = vocabulary(adopt(game))._asdict()
    if as_json:
        print(encode({kind: list(named) for kind, named in listed.items()}))
        return
    for kind, named in listed.items():
        print(f"{kind}: {', '.join(named)}")
