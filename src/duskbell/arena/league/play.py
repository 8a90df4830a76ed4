"""Playing a league: what is there is not played again, so it goes on after a kill."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import as_completed
from pathlib import Path

from duskbell.arena.aside import claim
from duskbell.arena.crew import crew
from duskbell.arena.league.page import write_page
from duskbell.arena.league.part import FOLDER, path_of, play_tables, read
from duskbell.arena.league.plan import Plan
from duskbell.arena.league.standings import Standings, standings
from duskbell.arena.simulate import check_numbers
from duskbell.locale import words

PLAN, PAGE = "plan.json", "index.html"
AT_ONCE = 20
"""Tables that a process is given at a time."""


def run_league(
    plan: Plan,
    folder: Path,
    *,
    jobs: int = 1,
    lang: str = "en",
    tell: Callable[[int, int], None] = lambda done, of: None,
) -> Standings:
    """Play what is missing of a league in this folder, write its page, and say how it stands. `tell` hears how many
    tables of how many are done. Raises `DuskbellError` where there is no such language, or where the folder is another
    league's, cannot be used, or holds a table that is cut short.
    """
    check_numbers(plan.tables, jobs)
    words(lang)
    claim(folder / PLAN, plan, "a league by another plan", "the same plan", fresh=True, inside=FOLDER)
    missing = [n for n in range(plan.tables) if not path_of(folder, n).exists()]
    done = plan.tables - len(missing)
    tell(done, plan.tables)
    chunks = [missing[at : at + AT_ONCE] for at in range(0, len(missing), AT_ONCE)]
    if jobs == 1 or len(chunks) < 2:
        for n in missing:
            done += play_tables(str(folder), plan, [n])
            tell(done, plan.tables)
    else:
        with crew(min(jobs, len(chunks)), "say the same again, and the league goes on") as pool:
            for some in as_completed([pool.submit(play_tables, str(folder), plan, chunk) for chunk in chunks]):
                done += some.result()
                tell(done, plan.tables)
    stand = standings(plan, (read(path_of(folder, n)) for n in range(plan.tables)))
    write_page(folder / PAGE, plan, stand, lang)
    return stand
