"""`duskbell record`, `replay` and `verify`: one table, played, told again, and proven."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Annotated

import typer

import duskbell
from duskbell.arena import play_out
from duskbell.arena.outside import outsiders
from duskbell.arena.sitting import sit
from duskbell.cli.asked import Bots, Game, Json, Players, Seed, players_of, remark
from duskbell.cli.usage import Lang, Options, options_of
from duskbell.cli.visible import visible
from duskbell.games import adopt
from duskbell.kernel import MODERATOR, DuskbellError, Record
from duskbell.kernel.ask import quote
from duskbell.kernel.record import encode
from duskbell.locale import words
from duskbell.proof import prove


def record(
    game: Game,
    players: Players = None,
    seed: Seed = "0",
    option: Options = None,
    bots: Bots = "plain",
    out: Annotated[Path | None, typer.Option(help="file to write; standard output unless given")] = None,
) -> None:
    """Play one table of bots and write its record."""
    remark(game, players, option)
    play, seated = sit(adopt(game), players_of(game, players), seed, options_of(option), bots, talks=True)
    play_out(play, seated, seed)
    for kind, tally in outsiders(seated).items():
        print(visible(tally.sentence(kind)), file=sys.stderr)
    if out is None:
        sys.stdout.write(play.record.dump())
        return
    try:
        play.record.save(out)
    except OSError as e:
        raise DuskbellError(f"the record cannot be written to {str(out)!r}: {e.strerror}.") from None


def replay(
    file: Annotated[Path, typer.Argument(help="a record")],
    seat: Annotated[int | None, typer.Option(help="as this seat saw it, from 1; Python's view(3) is --seat 4")] = None,
    public: Annotated[bool, typer.Option("--public", help="as everybody saw it (the default)")] = False,
    full: Annotated[bool, typer.Option("--full", help="everything")] = False,
    lang: Lang = "en",
    as_json: Json = False,
) -> None:
    """Tell a recorded table as a seat, the public or the moderator saw it."""
    if (seat is not None) + public + full > 1:
        raise DuskbellError("choose one of --seat, --public and --full.")
    said = words(lang)
    play = duskbell.load(file)
    if seat is not None and not 1 <= seat <= len(play.table.seats):
        raise DuskbellError(f"there is no seat {seat}; this table has seats 1 to {len(play.table.seats)}.")
    viewer = MODERATOR if full else seat - 1 if seat is not None else None
    events = play.view(viewer).as_data()
    if play.record.lost:
        print(f"{file}: {play.record.lost}.", file=sys.stderr)
    if as_json:
        print(encode(events))
        return
    said = said.table(play.game.id, tuple(s.name for s in play.table.seats))
    for told in [said.event(event, -1 if viewer is None else viewer) for event in events]:
        if told:
            print(visible(told))
    if play.outcome is not None:
        print(said.text("reason-" + play.outcome.reason.replace(".", "-")))


def verify(
    file: Annotated[Path, typer.Argument(help="the record of a table that is over")],
    digest: Annotated[str | None, typer.Option(help="the commitment you saw at the deal, whole")] = None,
) -> None:
    """Check that a table's chance was fixed before it began: the commitment, and every draw from the seed."""
    seen = None if digest is None else digest.strip().lower()
    if seen is not None and not re.fullmatch("[0-9a-f]{64}", seen):
        raise DuskbellError(
            f"{quote(seen)} is no commitment; right would be all of it, 64 signs from 0 to 9 and a to f."
        )
    proof = prove(Record.load(file), seen or "")
    print(proof.sentence)
    if not proof.holds:
        raise typer.Exit(1)
