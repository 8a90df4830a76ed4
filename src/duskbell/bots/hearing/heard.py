"""A sentence of somebody's own as the lines of the game that it comes to."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from duskbell.bots.hearing.asked import ASKED_WHAT, ASKED_WHO, CALLED, asks, question, speaks_to
from duskbell.bots.hearing.claims import told_by_day
from duskbell.bots.hearing.learned import Gist, learned
from duskbell.bots.hearing.mentions import marked
from duskbell.bots.hearing.patterns import EVIL, SEAT, joined
from duskbell.games import find
from duskbell.kernel.core_events import PhaseBegan, Said
from duskbell.kernel.table import Table
from duskbell.kernel.talk import PUBLIC_CHANNEL
from duskbell.locale import hearing

SUSPECT, TRUST = "core.phrase-suspect", "core.phrase-trust"
CLAUSE = re.compile(r"[^。.!！?？;；\n]+[?？]?")


class Says(NamedTuple):
    """How a game says it. `is_` makes a claim's line of a role; `found`, `cleared`: what a check has found; `checks`:
    how the roles begin that check people.
    """

    is_: Callable[[str], Gist | None]
    found: str = ""
    cleared: str = ""
    checks: str = ""


def _mafia(role: str) -> Gist | None:
    if role == "angel":
        return "mafia.i-am-angel", ()
    return ("mafia.i-am-villager", ()) if role == "villager" else ("mafia.claim", (role,))


def _sides(role: str) -> Gist | None:
    if role in ("hunter", "neutral"):
        return f"shadow_hunters.{role}", ()
    return None if role == "shadow" else ("shadow_hunters.claim", (role,))


GAMES: Mapping[str, Says] = {
    "mafia": Says(_mafia, "mafia.found-killer", "mafia.found-innocent", "angel"),
    "werewolf": Says(lambda role: ("werewolf.claim", (role,)), "werewolf.report-wolf", "werewolf.report-good", "seer"),
    "clocktower": Says(lambda role: ("clocktower.claim", (role,))),
    "shadow_hunters": Says(_sides),
    "fengsheng": Says(lambda role: ("fengsheng.claim", (role,))),
}


@hearing.kept
@lru_cache(512)
def gists(
    game: str,
    text: str,
    names: tuple[str, ...],
    asked_by: int = -1,
    role: str = "",
    day: int = 1,
    *,
    alone: bool = False,
    last: Gist | None = None,
) -> tuple[Gist, ...]:
    """What a sentence comes to at a table with these names, on this day. `asked_by`: who has spoken to its speaker just
    before, whom "you" means where nobody is named; `alone`: it is whispered to them; `role`: what its speaker has said
    to be; `last`: what they have reported last.
    """
    if game not in GAMES:
        return ()
    whole = marked(game, text, names)
    if find(game).topics and (told := told_by_day(game, whole, role, len(names), day)):
        return tuple(told)
    clauses = CLAUSE.findall(whole)
    numbered = CLAUSE.findall(marked(game, text, names, numbers=True)) if find(game).reports else clauses
    pairs = list(zip(clauses, numbered, strict=False))
    return tuple(_gists(game, pairs, len(names), asked_by, role, day, alone=alone, last=last))


def _gists(
    game: str,
    clauses: list[tuple[str, str]],
    players: int,
    asked_by: int,
    role: str,
    day: int,
    *,
    alone: bool,
    last: Gist | None,
) -> Iterator[Gist]:
    spoken_to, plainly, likewise, checks = -1, False, ASKED_WHAT, False
    for clause, numbered in clauses:
        seats = [int(n) for n in dict.fromkeys(SEAT.findall(clause))]
        if not SEAT.sub("", clause).strip(" ,:@?"):
            spoken_to = seats[0] if len(seats) == 1 else -1
        elif asks(clause):
            whom = seats or [n for n in (spoken_to, asked_by) if n >= 0 and speaks_to(clause)][:1]
            whom = [asked_by, *[n for n in seats if n != asked_by]] if alone else whom
            what = likewise if joined("asked.likewise").search(clause) else question(clause, alone=alone)
            if whom and what:
                yield what, (whom[0], *whom[1:2])
        else:
            spoken_to = int(called[1]) if (called := CALLED.match(clause)) else spoken_to
            claim = _claimed(GAMES[game], clause)
            if claim is not None:
                yield claim
                checks = _checks(GAMES[game], clause)
                role, plainly = (str(claim[1][0]), True) if claim[1] else (role, plainly)
            found = learned(game, clause, numbered, role, players, day, plainly=plainly, last=last)
            told = [*(found or _told(GAMES[game], clause, seats, checks=checks))]
            likewise = ASKED_WHO if any(line in (SUSPECT, TRUST) for line, _ in told) else likewise
            yield from told


def _claimed(says: Says, clause: str) -> Gist | None:
    """What somebody says there to be."""
    role = joined("told.mine").search(clause)
    if not role or joined("told.negated", "told.supposed", "told.unsure").search(clause[: role.end()]):
        return None
    return says.is_(next(part for part in role.groups() if part))


def _checks(says: Says, clause: str) -> bool:
    """Whether who says there to be something says to check people."""
    role = joined("told.mine").search(clause)
    said = next((part for part in role.groups() if part), "") if role else ""
    return bool(says.checks) and said.startswith(says.checks)


def _told(says: Says, clause: str, seats: list[int], *, checks: bool) -> Iterator[Gist]:
    """Of whom it says what. `checks`: it is said by who says in the same breath to check people."""
    role = joined("told.mine").search(clause)
    rest = clause[role.end() :] if role else clause
    if len(seats) == 1:  # of them first what stands beside their name, then what all of it says
        beside = next((part for part in re.split("[,:]", rest) if SEAT.search(part)), "")
        beside_it = list(_judged(says, beside, seats[0], checks=checks))
        yield from beside_it or _judged(says, rest, seats[0], checks=checks)
    else:
        for part in re.split("[,:]", rest):
            named = SEAT.findall(part)
            if len(named) == 1 and not joined("told.negated", "told.supposed", "told.unsure").search(part):
                yield from _judged(says, part, int(named[0]), checks=checks)


def _judged(says: Says, part: str, whom: int, *, checks: bool) -> Iterator[Gist]:
    """What is said of somebody: what a check has found, or whether they are trusted."""
    checked = joined("told.checked").search(part) or (checks and joined("told.plain").search(part))
    if joined("told.distrust").search(part):
        yield SUSPECT, (whom,)
    elif joined("told.good").search(part):
        yield says.cleared if says.cleared and checked else TRUST, (whom,)
    elif _bad(part) and not joined("told.negated", "told.supposed").search(part):
        yield says.found if says.found and checked else SUSPECT, (whom,)


def _bad(part: str) -> bool:
    return bool(joined("told.bad").search(part) or re.search(EVIL, part))


def heard(game: str, t: Table, said: Said, asked_by: int = -1) -> list[Said]:
    """What somebody has said as bots hear it: a line as it is, one's own words as what they come to. A whisper is put
    to whoever it is whispered to: `asked_by`.
    """
    if said.line or not said.text:
        return [said]
    names = tuple([s.name for s in t.seats])
    role, day, last = _before(game, t, said, names) if find(game).reports else ("", 1, None)
    alone = said.channel != PUBLIC_CHANNEL.id
    found = gists(game, said.text, names, asked_by, role, day, alone=alone, last=last)
    return [Said(said.seat, said.channel, said.text, line, about) for line, about in found]


def _before(game: str, t: Table, said: Said, names: tuple[str, ...]) -> tuple[str, int, Gist | None]:
    """What its speaker had said to be to those who hear this, on which day it is said, and what they had reported."""
    role, day, reports, last = "", 1, find(game).reports, None
    for entry in t.log:
        event: Any = entry.event
        if event is said:
            break
        if isinstance(event, PhaseBegan):
            day = max(1, event.day)
        elif isinstance(event, Said) and event.seat == said.seat and event.channel in (PUBLIC_CHANNEL.id, said.channel):
            lines = (
                [(event.line, event.about)] if event.line else gists(game, event.text, names, -1, role, day, last=last)
            )
            claims = [about[0] for line, about in lines if line == find(game).claim or line in reports]
            role = str(claims[-1]) if claims else role
            last = next((one for one in reversed(lines) if one[0] in reports), last)
    return role, day, last
