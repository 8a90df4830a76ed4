"""`duskbell script`: scripts of the Clocktower in the community's JSON form."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from duskbell.cli.asked import Json
from duskbell.cli.usage import Lang, contents
from duskbell.games.clocktower.options import SCRIPTS
from duskbell.games.clocktower.own_script import Checked, Finding, checked
from duskbell.kernel.record import encode
from duskbell.locale import words

app = typer.Typer(help="Scripts of the Clocktower: look at one, write one.", no_args_is_help=False)

NAMED_HELP = f"a file in the community's form, or {', '.join(SCRIPTS)}"
Named = Annotated[str, typer.Argument(metavar="SCRIPT", help=NAMED_HELP)]


@app.command()
def check(script: Named, lang: Lang = "en", as_json: Json = False) -> None:
    """Say whether a script can be played, for how many, its night order and its jinxes."""
    found = _read(script)
    if as_json:
        print(encode(found))
        return
    said = words(lang).table("clocktower", ())
    console = Console(highlight=False)
    title = " · ".join([part for part in (found.name, found.author) if part]) or script
    console.print(title, markup=False)
    for team, ids in found.by_type.items():
        console.print(f"{said.text(f'script-team-{team}')}: {_names(found, ids, lang)}", markup=False)
    for key, steps in (("first", found.first), ("other", found.other)):
        console.print(f"{said.text(f'script-{key}')}: {_names(found, steps, lang)}", markup=False)
    for one, other in found.jinxes:
        console.print(said.text(f"clocktower-jinx-{one}-{other}"), markup=False)
    for pair in found.jinxed:
        console.print(said.text("script-jinxed", {"roles": _names(found, list(pair), lang)}), markup=False)
    for finding in found.findings:
        console.print(_finding(found, finding, lang), markup=False)


@app.command()
def write(script: Named) -> None:
    """Print a script in the community's form, with what a table keeps of it."""
    print(encode(_read(script).form))


def _read(script: str) -> Checked:
    return checked(script if script in SCRIPTS else contents(Path(script)))


def _names(found: Checked, ids: list[str], lang: str) -> str:
    said = words(lang).table("clocktower", ())
    kinds = ("script-step", "script-role", "role-clocktower")
    known = {id: [f"{kind}-{id}" for kind in kinds if said.has(f"{kind}-{id}")] for id in ids}
    named = [said.text(known[id][0]) if known[id] else found.names.get(id, id) for id in ids]
    return said.text("ui-comma").join(named)


def _finding(found: Checked, finding: Finding, lang: str) -> str:
    ids = [str(x) for x in finding.about]
    named = _names(found, ids, lang) if finding.what in ("by-hand", "beside", "not-chosen", "setup") else "; ".join(ids)
    given = {f"a{n}": x for n, x in enumerate(finding.about)}
    return words(lang).table("clocktower", ()).text(f"script-{finding.what}", {**given, "roles": named})
