"""Declaring the kidnap (绑票规则): by proof, or by a referee who is shown what the search found."""

from __future__ import annotations

from duskbell.games.werewolf.events import Foreseen, Judged, Searched, Unforeseen
from duskbell.games.werewolf.farewell import farewells
from duskbell.games.werewolf.kidnap import PROVED, REFUTED, UNDECIDED, search
from duskbell.games.werewolf.stages import FAREWELL
from duskbell.games.werewolf.table import WOLVES, WerewolfTable
from duskbell.games.werewolf.verdict import win
from duskbell.games.werewolf.windows import bring
from duskbell.kernel import MODERATOR, NOBODY, Ask
from duskbell.kernel.log import ever

DECLARE, PLAY_ON = "declare", "play-on"


async def aftermath(t: WerewolfTable) -> bool:
    """What a deed, a death or a penalty brings with it: the rest of a self-destruction; whoever has died leaves; then,
    and only then, the kidnap is looked at. True when the day is cut short.
    """
    if t.bursting != NOBODY:
        await bring(t)
    if t.parting:
        await farewells(t)
        look(t)
    if t.unjudged:
        await judge(t)
    return t.cut


def look(t: WerewolfTable) -> None:
    """The search is the referee's to see. Where the table wants proof, proof decides, and only where the first two
    conditions hold there is anything to see.
    """
    if t.options.kidnap == "off":
        return
    finding = search(t, day=not t.cut and (t.phase, t.stage) != ("vote", FAREWELL))
    if finding.found not in (PROVED, REFUTED, UNDECIDED) and t.options.kidnap == "proof":
        return
    t.emit(Searched(finding.found))
    for step in finding.line:
        t.emit(Foreseen(*step))
    for why, seats in finding.why:
        t.emit(Unforeseen(why, seats))
    if finding.found == PROVED and t.options.kidnap == "proof":
        win(t, WOLVES, "werewolf.kidnapped")


async def judge(t: WerewolfTable) -> None:
    """The referee rules, after every death, so that no pause tells whether there was anything to rule. Only what the
    search has not refuted can be declared, and silence declares only what it has proved (docs/rulings.md, W40).
    """
    found = ever(t, Searched)[-1].found
    options = (DECLARE, PLAY_ON) if found in (PROVED, UNDECIDED) else (PLAY_ON,)
    silence = DECLARE if found == PROVED else PLAY_ON
    said: str = await Ask(
        MODERATOR, "werewolf.kidnap", options, (found,), silence, t.options.power_seconds,
        notes=tuple([f"werewolf.{option}-{found}" for option in options]),
    )  # fmt: skip
    t.emit(Judged(said == DECLARE))
    if said == DECLARE:
        win(t, WOLVES, "werewolf.kidnapped")
