"""What somebody of a group that chooses together says to it: whom to strike, and whom not."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from functools import lru_cache
from typing import NamedTuple

from duskbell.bots.hearing.heard import CLAUSE, SUSPECT
from duskbell.bots.hearing.mentions import marked
from duskbell.bots.hearing.patterns import ROLE, SEAT, joined
from duskbell.kernel import NOBODY
from duskbell.kernel.core_events import Said
from duskbell.kernel.log import since
from duskbell.kernel.table import Table
from duskbell.locale import hearing


class Wish(NamedTuple):
    """Whom somebody would have struck, or spared; `NOBODY`: nobody tonight."""

    seat: int
    strike: bool


class Words(NamedTuple):
    """What has been said to a group tonight. `wishes`: by who has named anybody, whom they would have struck, or
    `NOBODY`; `spared`: whom somebody would not; `spoke`: who has said anything but `set_`, by which bots tell what they
    will do, and `settled`, whom those have named last.
    """

    wishes: dict[int, int]
    spared: frozenset[int]
    spoke: frozenset[int]
    settled: int | None


def said_to(game: str, t: Table, channel: str, let: str, set_: str, pack: Collection[int]) -> Words:
    """What has been said on this channel tonight. `let`: the line by which people name somebody with a tap; `pack`: who
    is spoken to when named, and never meant to be struck but by themselves.
    """
    wishes, spared, spoke = dict[int, int](), dict[int, None](), set[int]()
    settled = None
    for said in since(t, "night", Said):
        if said.channel != channel:
            continue
        if said.line == set_:
            settled = int(said.about[0])
            continue
        spoke.add(said.seat)
        for wish in _wishes(game, t, said, let):
            if wish.seat in pack and wish.seat != said.seat:
                continue
            if wish.strike:
                wishes[said.seat] = wish.seat
                spared.pop(wish.seat, None)
            else:
                spared[wish.seat] = None
                if wishes.get(said.seat) == wish.seat:
                    del wishes[said.seat]
    return Words(wishes, frozenset(spared), frozenset(spoke), settled)


def _wishes(game: str, t: Table, said: Said, let: str) -> list[Wish]:
    if said.line:
        return [Wish(int(said.about[0]), True)] if said.line in (let, SUSPECT) and said.about else []
    return list(wishes(game, said.text, tuple([s.name for s in t.seats]), said.seat)) if said.text else []


@hearing.kept
@lru_cache(512)
def wishes(game: str, text: str, names: tuple[str, ...], by: int = NOBODY) -> tuple[Wish, ...]:
    """What a sentence to one's own group wishes. A seat named with nothing beside it is meant to be struck. `by`: who
    speaks, who may name themselves.
    """
    me = f" @{by}@ "
    clauses = [joined("group.me").sub(me, clause) for clause in CLAUSE.findall(marked(game, text, names))]
    return tuple([wish for clause in clauses for wish in _in_clause(clause)])


def _in_clause(clause: str) -> Iterator[Wish]:
    if joined("asked.why", "told.supposed").search(clause):
        return
    if joined("group.nobody").search(clause):
        yield Wish(NOBODY, True)
        return
    named = list(dict.fromkeys(SEAT.findall(clause)))
    parts = [clause] if len(named) == 1 else [one for one in re.split("[,:;、]", clause) if SEAT.search(one)]
    for part in parts:
        named = list(dict.fromkeys(SEAT.findall(part)))
        if len(named) != 1:
            continue
        strikes = bool(joined("group.strike").search(part)) or any(map(_bare, re.split("[,:;、]", part)))
        if joined("group.spare").search(part):
            yield Wish(int(named[0]), False)
        elif strikes:
            yield Wish(int(named[0]), True)


def _bare(part: str) -> bool:
    """Whether a seat stands there with nothing beside it but what changes nothing; a role is more than that."""
    rest = SEAT.sub(" ", part)
    return rest != part and not ROLE.search(rest) and not re.search(r"\w", joined("group.beside").sub(" ", rest))
