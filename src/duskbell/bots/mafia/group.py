"""What killers agree on at night, and what they say to each other of it."""

from __future__ import annotations

from collections.abc import Collection

from duskbell.bots.group import Named, Round, news, struck
from duskbell.bots.hearing.group import Words, said_to
from duskbell.bots.mafia.hearing import heard
from duskbell.bots.mafia.suspicion import mix, suspicion
from duskbell.games.mafia.roles import KILLER
from duskbell.games.mafia.sayings import LET, SET
from duskbell.games.mafia.table import KILLERS, MafiaTable, Pointed, Settled
from duskbell.kernel import View
from duskbell.kernel.log import since


def pack_of(t: MafiaTable) -> list[int]:
    """The killers that a killer knows, dead or alive."""
    return [s.no for s in t.seats if s.role is KILLER]


def words_tonight(t: MafiaTable) -> Words:
    """What has been said among the killers."""
    return said_to("mafia", t, KILLERS, LET, SET, pack_of(t))


def this_round(view: View[MafiaTable]) -> Round:
    """In which round of pointing of which night it is."""
    return view.table.day, len(since(view.table, "night", Pointed))


def settled(view: View[MafiaTable], named: Named) -> int | None:
    """At whom it points, where the killers do not know; `named`: at whom it has pointed."""
    t = view.table
    if t.phase != "night" or t.stage != KILLERS or since(t, "night", Settled):
        return None
    day, over = this_round(view)
    last = over + 1 >= t.options.killer_rounds
    token = named[1] if last and named[0] == (day, over) else strikes(view, [s.token for s in t.living])
    pointed = since(t, "night", Pointed)[-1:]
    return news(token, words_tonight(t), view.seat, [n for p in pointed for n in p.targets])


def strikes(view: View[MafiaTable], options: Collection[str]) -> str:
    """At whom it points now. Killers who play so all point alike at first: whoever has not is of another mind, and
    they give way.
    """
    t, words = view.table, words_tonight(view.table)
    last = since(t, "night", Pointed)[-1:]
    pointed = [pair for p in last for pair in zip(p.seats, p.targets, strict=True)]
    first = prey(t)[:1] if pointed else []
    others = {by for by, n in pointed if n not in first}
    return struck(options, lambda: prey(t), pack_of(t), words, pointed, words.spoke | others)


def prey(t: MafiaTable) -> list[int]:
    """Whom killers would kill, the best first."""
    blame, claimers = suspicion(t), heard(t).angels
    free = [s.no for s in t.living if s.role is not KILLER]
    return sorted(free, key=lambda n: (n in claimers, -blame[n], mix(t.day, n)), reverse=True)
