"""The command line. Exit status: 0 done, 1 a law broken or a record that does not verify, 2 wrong usage (one
sentence).
"""

from __future__ import annotations

import errno
import io
import os
import sys
from typing import Annotated, NoReturn

import msgspec
import typer

import duskbell
from duskbell.cli import admin, aiwolf, arena, insight, records, serving, simulating, trying
from duskbell.cli.cup import app as cup_app
from duskbell.cli.league import app as league_app
from duskbell.cli.push import app as push_app
from duskbell.cli.script import app as script_app
from duskbell.cli.usage import usage
from duskbell.kernel import DuskbellError
from duskbell.testing import LawBroken

UNWRITABLE = (errno.ENOSPC, errno.EDQUOT, errno.EIO, errno.EFBIG, errno.EBADF)
"""Why nothing more can be written to the standard output."""
LONGEST = 400
"""Characters of a sentence that says what was wrong."""
app = typer.Typer(no_args_is_help=False, add_completion=False)
app.add_typer(admin.app, name="admin")
app.add_typer(cup_app, name="cup")
app.add_typer(script_app, name="script")
app.add_typer(league_app, name="league")
app.add_typer(push_app, name="push")


def _version(wanted: bool) -> None:
    if wanted:
        print(f"duskbell {duskbell.__version__}")
        raise typer.Exit


Version = Annotated[
    bool, typer.Option("--version", is_eager=True, callback=_version, help="print the version and exit")
]


@app.callback()
def about(version: Version = False) -> None:
    """Duskbell 暮钟: one referee for hidden-role games."""


app.command()(simulating.games)
app.command()(serving.serve)
app.command()(serving.organiser)
app.command("simulate")(simulating.simulate_)
app.command()(records.record)
app.command()(records.replay)
app.command()(records.verify)
app.command()(trying.laws)
app.command()(trying.perft)
app.command()(admin.migrate)
app.command()(admin.backup)
app.command()(admin.restore)
app.command()(admin.tidy)
app.command()(insight.solve)
app.command()(insight.worlds)
app.command()(arena.words)
app.command()(arena.export)
app.command()(arena.mcp)
app.command()(aiwolf.aiwolf)
app.command("import")(aiwolf.import_)


def main() -> None:
    """Run the command line; bad input, and output that cannot be written, end with one sentence and status 2."""
    if sys.stdout is None:  # it was closed before we began: nobody reads
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # where it cannot hold our signs
    sys.path.append("")  # bots and games of one's own lie in the present folder
    try:
        status = app(arena.given(sys.argv[1:]), prog_name="duskbell", standalone_mode=False)
        sys.stdout.flush()
    except LawBroken as e:
        _leave(1, str(e))
    except (DuskbellError, msgspec.MsgspecError) as e:
        _leave(2, str(e))
    except UnicodeError:  # a file may be called so; nothing else may be
        broken = next((word for word in sys.argv[1:] if "\udc80" <= max(word, default="") <= "\udcff"), None)
        if broken is None:
            raise
        _leave(2, f"{broken[:40]!r} has bytes that are no UTF-8; right would be text")
    except typer.TyperException as e:
        _leave(2, usage(e))
    except (typer.Abort, KeyboardInterrupt):
        sys.exit(130)
    except (BrokenPipeError, SystemExit):  # whoever read has seen enough; Python must not try to flush again
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
    except OSError as e:
        if e.errno not in UNWRITABLE or e.filename is not None:
            raise
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        _leave(2, f"the output could not be written ({e.strerror}); right would be a place that has room for it")
    sys.exit(status or 0)


def _leave(status: int, why: str) -> NoReturn:
    """End with one sentence on one line."""
    sentence = " ".join(why.split())
    sentence = sentence if len(sentence) <= LONGEST else sentence[:LONGEST] + "..."
    print(sentence if sentence.endswith(".") else sentence + ".", file=sys.stderr)
    sys.exit(status)
