"""What a pack agrees on at night, and what it says to itself of it."""

from __future__ import annotations

from collections.abc import Collection

from duskbell.bots.group import Named, Round, news, struck
from duskbell.bots.hearing.group import Words, said_to
from duskbell.bots.werewolf.reads import Reads, foxes, mix, pack_of
from duskbell.games.werewolf.events import Pointed
from duskbell.games.werewolf.role import GOD
from duskbell.games.werewolf.roles import ROLES
from duskbell.games.werewolf.sayings import LET, SET
from duskbell.games.werewolf.table import PACK, WerewolfTable
from duskbell.kernel.log import since

TOGETHER = frozenset({"werewolf.point", "werewolf.kill"})
"""What a pack is asked together."""


def prey(reads: Reads, options: Collection[str]) -> list[int]:
    """Whom a wolf would hunt, the best first: who leads the talk of the good, unless the vote may see to that; then
    gods, then the sheriff, then by an order that all of the pack share.
    """
    t, pack, spared = reads.t, pack_of(reads.t), {*foxes(reads), *reads.t.bonded}
    gods = {told.target for told in reads.findings if told.what in ROLES and ROLES[told.what].kind == GOD}
    gods |= {s.no for s in t.living if reads.backed(s.no)}
    disputed = any(n in pack and t.seats[n].alive for n in reads.seers)
    leads = {n for n in reads.seers if n == t.sheriff or not disputed}
    if len(reads.uncharmed()) < 5:
        leads |= set(reads.uncharmed())
    named = [int(o[1:]) for o in options if o.startswith("#")]
    targets = [n for n in named if n not in pack and n != reads.me.no]
    return sorted(
        targets, key=lambda n: (n not in spared, n in leads, n in gods, n == t.sheriff, mix(t.day, n)), reverse=True
    )


def strikes(reads: Reads, options: Collection[str]) -> str:
    """At whom one of the pack points, and whom it names to the referee."""
    words = words_tonight(reads.t)
    return struck(options, lambda: prey(reads, options), pack_of(reads.t), words, pointed_at(reads.t), words.spoke)


def words_tonight(t: WerewolfTable) -> Words:
    """What has been said among the pack."""
    return said_to("werewolf", t, PACK, LET, SET, pack_of(t))


def pointed_at(t: WerewolfTable) -> list[tuple[int, int]]:
    """Who of the pack has pointed at whom tonight, before it gave its number."""
    rounds = [p for p in since(t, "night", Pointed) if not p.final]
    return [pair for p in rounds[-1:] for pair in zip(p.seats, p.targets, strict=True)]


def this_round(t: WerewolfTable) -> Round:
    """In which night it is, and how often the pack has named somebody in it."""
    return t.day, len(since(t, "night", Pointed))


def settled(reads: Reads, named: Named) -> int | None:
    """Whom it names to the referee, where the pack does not know; `named`: whom it has named."""
    t = reads.t
    night, over = this_round(t)
    if t.phase != "night" or t.stage != PACK or over > 1:
        return None
    token = named[1] if over and named[0] == (night, over) else strikes(reads, [s.token for s in t.living])
    return news(token, words_tonight(t), reads.me.no, [n for _, n in pointed_at(t)])
