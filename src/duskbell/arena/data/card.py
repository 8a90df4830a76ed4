"""The data card: what a data set holds, in a page that lies beside it."""

from __future__ import annotations

from pathlib import Path

import duskbell
from duskbell.arena.data.plan import Run
from duskbell.arena.numbers import layout
from duskbell.games import find

TABLES = {
    "table": "its number in the run, from 0",
    "seed": "the seed of its chance: with the same version of the rules it gives the same deal",
    "game": "the game's id",
    "version": "of the game's rules",
    "players": "seats",
    "bots": "the kind of bot on each seat",
    "winners": "the seats that won, from 0",
    "teams": "the teams that won",
    "reason": "why it ended, a key of the catalogue",
    "decisions": "answers that seats gave",
    "outside": "what became of the questions put to bots from outside, as JSON; empty where there are none",
    "record": "the whole record (`duskbell replay`, `duskbell.Record.parse`)",
}
COLUMNS = {
    "game": "the game's id",
    "version": "of the game's rules",
    "players": "seats at the table",
    "table": "the table's number",
    "line": "the place among the answers and sayings of the table that count",
    "seat": "who decides, from 0",
    "role": "the seat's true role",
    "team": "the seat's true team",
    "day": "the day or round",
    "phase": "the phase of the table",
    "stage": "the stage of the phase",
    "key": "what was asked, a key of the catalogue",
    "about": "what the question is about, as text: seats by number",
    "options": "every legal answer",
    "answer": "the answer; of several options, joined by commas",
    "clock": "whether nobody answered, and the default was taken",
    "won": "whether the seat won in the end",
    "teams": "the teams that won",
    "reason": "why the table ended",
    "text": "what the seat had been told, in sentences, one a line",
    "numbers": "what the seat knew as numbers (float32), column by column as `docs/environments.md` and the layout say",
}


def write(folder: Path, run: Run) -> None:
    """Say what a run's folder holds."""
    options = ", ".join(f"{key}={value}" for key, value in sorted(run.options.items())) or "the game's own"
    page = f"""# {run.games:,} tables of {find_name(run.game)}

Made by Duskbell {duskbell.__version__}: {run.players} seats, rules version {run.version}, options: {options}.
Bots: `{run.bots}`. Seeds: `{run.seed}/0` to `{run.seed}/{run.games - 1}`. No people played; nothing in it is personal.

{len(run.starts)} Parquet files `tables-*.parquet` of up to {run.a_part} tables each, one row a table:

{_listing(TABLES)}

One row a decision: `duskbell export FOLDER --to decisions.parquet`. The same arguments of `duskbell simulate` write the
same rows, but for what bots from outside draw by chance of their own.
"""
    (folder / "README.md").write_text(page, encoding="utf-8")


def write_rows(to: Path, source: Path, count: int, *, text: str, numbers: bool, lang: str) -> None:
    """Say what a file of decisions holds, beside it."""
    page = f"""# {count:,} decisions

Made by Duskbell {duskbell.__version__} from `{source.name}`: one row for each answer of a seat, in the order of play.
`text` holds {
        {"all": "all that the seat had been told", "new": "what is new since its last row", "none": "nothing"}[text]
    } ({lang}). `numbers` {"follow layout version " + str(_version()) if numbers else "are left out"}.

{_listing(COLUMNS)}

`role`, `team`, `won`, `teams` and `reason` are the truth at the table, which the seat need not have known; all else in
a row is what the seat knew and did.
"""
    to.with_name(to.name + ".md").write_text(page, encoding="utf-8")


def find_name(game: str) -> str:
    """What a game is called in a page: its id, or the class that it was named by."""
    return game if ":" in game else find(game).id


def _version() -> int:
    return layout("mafia", 5).version


def _listing(columns: dict[str, str]) -> str:
    rows = [f"| `{name}` | {what} |" for name, what in columns.items()]
    return "\n".join(["| column | what |", "| --- | --- |", *rows])
