"""Duskbell 暮钟: one referee for hidden-role games.

play = duskbell.start("mafia", players=12, seed=7, options={"angels": 2})
while not play.over:
    for seat, ask in list(play.open.items()):
        play.answer(seat, ask.options[0], ask=ask)
play.outcome
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Literal

from duskbell.games import GAMES, find
from duskbell.kernel import DuskbellError, Header, Play, Record, Ruling
from duskbell.kernel import rebuild as _rebuild
from duskbell.kernel.errors import BadRecord, BadTable
from duskbell.kernel.options import plain
from duskbell.kernel.record import header_fault
from duskbell.kernel.rng import default_salt

__version__ = "0.1.0"
__all__ = ["GAMES", "DuskbellError", "Header", "Play", "Record", "Ruling", "load", "rebuild", "start"]


def start(
    game: str,
    players: int,
    *,
    seed: int | str | None = None,
    options: Mapping[str, Any] | None = None,
    moderator: Literal["auto", "ask"] = "auto",
    names: Sequence[str] = (),
    salt: str | None = None,
    checkpoints: bool = False,
) -> Play[Any]:
    """Lay a table and play up to its first question.

    `players`: seats, numbered from 0. `seed`: the same seed gives the same chance; None draws a secret one.
    `options`: the game's, as values or words. `moderator`: "auto" lets the program moderate, "ask" puts the
    moderator's questions to whoever answers seat -2. `salt`: what keeps the commitment from being guessed; None
    derives it from the seed. `checkpoints`: keep a phase's begin now and then, which makes `fork` and `undo` fast.
    Raises `BadTable` or `BadOption` with one sentence.
    """
    rules = find(game)
    _check(seed, salt, options, names)
    chosen = rules.read_options(players, options or {})
    if moderator == "auto" and (why := rules.needs_person(chosen)):
        raise BadTable(why)
    if seed is None:
        seed, salt = secrets.token_hex(16), salt or secrets.token_hex(16)
    header = Header(
        game=game,
        version=rules.version,
        players=players,
        options=plain(chosen),
        seed=str(seed),
        salt=default_salt(str(seed)) if salt is None else salt,
        moderator=moderator,
        names=tuple(names),
    )
    if fault := header_fault(header):
        raise BadTable(f"the {fault}")
    return Play(rules, header, checkpoints=checkpoints)


def _check(seed: object, salt: object, options: object, names: object) -> None:
    """Refuse what a record could not keep. Raises `BadTable`."""
    if isinstance(seed, bool) or not isinstance(seed, int | str | None) or not str(seed).isprintable():
        raise BadTable("a seed is a number or printable text.")
    if salt is not None and not (isinstance(salt, str) and salt.isprintable()):
        raise BadTable("a salt is printable text.")
    if not isinstance(options, Mapping | None):
        raise BadTable(f"options are names with values, such as {{'angels': 2}}, not {str(options)[:40]!r}.")
    if not isinstance(names, list | tuple) or not all(isinstance(n, str) and _is_shown(n) for n in names):
        raise BadTable('names are a list of printable texts, one for each seat, such as ("Kim", "Ann").')


def _is_shown(name: str) -> bool:
    """Printable; what joins the parts of an emoji, as of a family, is no character of its own."""
    return name.replace("\u200d", "").isprintable()


def rebuild(record: Record, *, checkpoints: bool = False) -> Play[Any]:
    """The play that a record tells of. Raises `Diverged` where the rules no longer ask what it answers. `checkpoints`
    as in `start`.
    """
    return _rebuild(find(record.header.game), record, checkpoints=checkpoints)


def load(path: str | Path) -> Play[Any]:
    """The play of a record in a file; `play.record.lost` names what was cut off. Raises `BadRecord` or `Diverged`."""
    record = Record.load(path)
    play = rebuild(record)
    if record.outcome is not None and record.outcome != play.outcome:
        raise BadRecord(
            f"the record says that the table ended with {record.outcome}, but its answers lead to {play.outcome}."
        )
    play.record.lost = record.lost
    return play
