"""Declaring the kidnap (绑票规则): by proof, or by a referee who is shown what the search found."""

from __future__ import annotations

from duskbell.games.werewolf.events import Foreseen, Searched
from duskbell.games.werewolf.farewell import farewells
from duskbell.games.werewolf.kidnap import search
from duskbell.games.werewolf.table import WOLVES, WerewolfTable
from duskbell.games.werewolf.verdict import win
from duskbell.kernel import MODERATOR, Ask


async def after_deaths(t: WerewolfTable, *, day: bool) -> None:
    """Whoever has died leaves; then, and only then, the kidnap is looked at. `day`: a vote is still to come."""
    if t.parting:
        await farewells(t)
        await adjudicate(t, day=day)


async def adjudicate(t: WerewolfTable, *, day: bool) -> None:
    """If conditions 1 and 2 hold, the third is searched.

    The search is the referee's to see. Where the table wants proof, proof decides; else the referee does, and silence
    follows the search.
    """
    if t.options.kidnap == "off":
        return
    holds, line = search(t, day=day)
    if not holds:
        return
    proved = line is None
    t.emit(Searched(proved))
    for step in line or ():
        t.emit(Foreseen(*step))
    if t.options.kidnap == "referee":
        options = ("declare", "play-on")
        proved = await Ask(MODERATOR, "werewolf.kidnap", options, (), options[not proved]) == "declare"
    if proved:
        win(t, WOLVES, "werewolf.kidnapped")
