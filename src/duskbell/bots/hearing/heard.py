"""A sentence of somebody's own as the lines of the game that it comes to."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from duskbell.bots.hearing.asked import YOU, asks, question
from duskbell.bots.hearing.mentions import SEAT, marked
from duskbell.kernel.core_events import Said
from duskbell.kernel.table import Table

SUSPECT, TRUST = "core.phrase-suspect", "core.phrase-trust"
Gist = tuple[str, tuple[Any, ...]]
"""A line, and what about."""
CLAUSE = re.compile(r"[^。.!！?？;；\n]+[?？]?")
NOT_SO = re.compile(
    r"\b(?:not|no|never|n't|isn't|ain't|if|were|would|said|says|say|claims?|claimed|maybe|perhaps|unless|as if)\b|n't\b"
    r"|不|没|别|如果|要是|假如|万一|说我|以为|说是|自称|可能|也许"
)
"""What turns a sentence round, or makes it somebody else's: no claim is heard in it."""
MINE = re.compile(
    r"(?:^|[\s,，:：])(?:我|本人|在下)(?:就|真的?|其实|的(?:身份|角色|牌))?(?:是|跳|报|认)(?:一?[个名张只]|了)?\s*\$(\w+)\$"
    r"|\b(?:i am|i'm|im|i claim(?: to be)?|my (?:role|card|character) is)(?: really| just| only)?(?: an?| the| on the)?"
    r"(?: plain| simple)? \$(\w+)\$|^\W*(?:just |only )?(?:an? )?\$(\w+)\$(?: here|在此|在这)?\W*$"
)
CHECKED = re.compile(
    r"(?<!你)(?:查|验|摸|问)(?:了|过|的|出|杀)*"
    r"|(?:^|[,:]|\bi|\band)\s*(?:have )?(?:asked|checked|looked|investigated|saw|peeked)\b"
)
BAD = re.compile(
    r"杀手|点头|狼|查杀|坏|邪恶|恶魔|爪牙|有问题|说谎|撒谎|骗|可疑|怀疑|踩|嫌疑|该死|\$(?:killer|wolf|imp|shadow)\$"
    r"|\b(?:killer|nod(?:ded)?|wolf|evil|bad|demon|minion|liar|lying|lies|guilty|suspect|suspicious|sus)\b"
)
GOOD = re.compile(
    r"摇头|好人|金水|干净|清白|信|不是(?:杀手|狼|坏人|\$(?:killer|wolf)\$)"
    r"|\b(?:good|innocent|clear(?:ed)?|trust|believe|clean)\b|(?:\bnot?|n't) (?:an? |the )?\$?(?:killer|wolf)\b"
)
DISTRUST = re.compile(r"不信|信不过|(?:n't|not) (?:trust|believe)|\bdistrust|\bdoubt")
NEGATED = re.compile(r"\b(?:not|no|if|maybe)\b|n't\b|不|没|如果|要是|万一")


class Says(NamedTuple):
    """How a game says it. `is_` makes a claim's line of a role; `found`, `cleared`: what a check has found."""

    is_: Callable[[str], Gist | None]
    found: str = ""
    cleared: str = ""


def _mafia(role: str) -> Gist | None:
    if role == "angel":
        return "mafia.i-am-angel", ()
    return ("mafia.i-am-villager", ()) if role == "villager" else ("mafia.claim", (role,))


def _sides(role: str) -> Gist | None:
    if role in ("hunter", "neutral"):
        return f"shadow_hunters.{role}", ()
    return None if role == "shadow" else ("shadow_hunters.claim", (role,))


GAMES: Mapping[str, Says] = {
    "mafia": Says(_mafia, "mafia.found-killer", "mafia.found-innocent"),
    "werewolf": Says(lambda role: ("werewolf.claim", (role,)), "werewolf.report-wolf", "werewolf.report-good"),
    "clocktower": Says(lambda role: ("clocktower.claim", (role,))),
    "shadow_hunters": Says(_sides),
    "fengsheng": Says(lambda role: ("fengsheng.claim", (role,))),
}


@lru_cache(512)
def gists(game: str, text: str, names: tuple[str, ...], asked_by: int = -1) -> tuple[Gist, ...]:
    """What a sentence comes to at a table with these names. `asked_by`: who has spoken to its speaker just before, whom
    "you" means where nobody is named.
    """
    says = GAMES.get(game)
    return tuple(_gists(says, marked(game, text, names), asked_by)) if says is not None else ()


def _gists(says: Says, text: str, asked_by: int) -> Iterator[Gist]:
    spoken_to = -1
    for found in CLAUSE.finditer(text):
        clause = found.group().strip()
        seats = [int(n) for n in dict.fromkeys(SEAT.findall(clause))]
        if not SEAT.sub("", clause).strip(" ,:@?"):
            spoken_to = seats[0] if len(seats) == 1 else -1
        elif asks(clause):
            whom = seats or [n for n in (spoken_to, asked_by) if n >= 0 and YOU.search(clause)][:1]
            if whom and (what := question(clause)):
                yield what, (whom[0], *whom[1:2])
        else:
            yield from _told(says, clause, seats)


def _told(says: Says, clause: str, seats: list[int]) -> Iterator[Gist]:
    """What a sentence claims, and of whom it says what."""
    role = MINE.search(clause)
    if role and not NOT_SO.search(clause[: role.end()]):
        claim = says.is_(next(part for part in role.groups() if part))
        if claim is not None:
            yield claim
    rest = clause[role.end() :] if role else clause
    if len(seats) == 1:
        yield from _judged(says, rest, seats[0])
    else:
        for part in re.split("[,:]", rest):
            named = SEAT.findall(part)
            if len(named) == 1 and not NOT_SO.search(part):
                yield from _judged(says, part, int(named[0]))


def _judged(says: Says, part: str, whom: int) -> Iterator[Gist]:
    """What is said of somebody: what a check has found, or whether they are trusted."""
    if DISTRUST.search(part):
        yield SUSPECT, (whom,)
    elif GOOD.search(part):
        yield says.cleared if says.cleared and CHECKED.search(part) else TRUST, (whom,)
    elif BAD.search(part) and not NEGATED.search(part):
        yield says.found if says.found and CHECKED.search(part) else SUSPECT, (whom,)


def heard(game: str, t: Table, said: Said, asked_by: int = -1) -> list[Said]:
    """What somebody has said as bots hear it: a line as it is, one's own words as what they come to."""
    if said.line or not said.text:
        return [said]
    names = tuple([s.name for s in t.seats])
    found = gists(game, said.text, names, asked_by)
    return [Said(said.seat, said.channel, said.text, line, about) for line, about in found]
