"""What somebody was told by day, in words of their own: "I asked whether 3 is evil: no", "one of these: 3 is evil; 5 is
the Sage".
"""

from __future__ import annotations

import re

from duskbell.bots.hearing.learned import CALLED, Gist, forms, numbers
from duskbell.bots.hearing.patterns import ROLE, SEAT, joined
from duskbell.games import find
from duskbell.kernel.report import CLAIM

PARTS = re.compile(r"[.!?;,:/\n。！？；，：、]+")
YES, NO = "-yes", "-no"


def told_by_day(game: str, text: str, role: str, players: int, day: int) -> list[Gist]:
    """What a whole text reports of that, and that its speaker is who is told such things; nothing where anything else
    is said in it. `role`: what they have said to be.
    """
    text = joined("claims.referee").sub(" ", text)
    mine, called = joined("told.mine").search(text), CALLED.match(text)
    said = next((part for part in mine.groups() if part), "") if mine else called[1] if called else ""
    as_ = said or role
    lines = {line: report for line, report in forms(game, as_).items() if set(report.about) == {CLAIM}}
    if not lines or (mine and joined("told.negated", "told.supposed", "told.unsure").search(text[: mine.end()])):
        return []
    if joined("learned.reported").search(text):
        return []
    rest = joined("told.mine").sub(" ", text).replace(f"${as_}$", " , ", 1) if said else text
    parts = [part for part in PARTS.split(rest) if re.search(r"\w", part)]
    for line, report in lines.items():
        for split in (parts, _at_and(parts)):
            about = _claims(split, line, len(report.about))
            given = (as_, day, *about)
            if about and report.fits(given, find(game).roles, players, day, find(game).topics):
                return [*([(find(game).claim, (as_,))] if said else []), (line, given)]
    return []


def _at_and(parts: list[str]) -> list[str]:
    return [one for part in parts for one in joined("claims.and").split(part)]


def _claims(parts: list[str], line: str, many: int) -> tuple[str, ...]:
    """The claims, if the parts are so many and no more; of a line that ends so, and what was answered, too."""
    if line.endswith((YES, NO)):
        *before, last = parts or [""]
        yes, no = joined("claims.yes").search(last), joined("claims.no").search(last)
        found = no or yes
        if not found or bool(no) is line.endswith(YES):
            return ()
        parts = [*before, last[: found.start()]]
    said = [claim(part) for part in parts if not _empty(part)]
    return tuple(said) if len(said) == many and all(said) else ()


def claim(part: str) -> str:
    """One thing that may be so; "" where it is none, or says more."""
    seats, roles = [f"#{n}" for n in dict.fromkeys(SEAT.findall(part))], ROLE.findall(part)
    rest = ROLE.sub(" ", SEAT.sub(" ", part))
    shape = (len(seats), len(roles))
    if shape == (1, 1):
        return _only(rest, f"is>{roles[0]}>{seats[0]}")
    if shape == (1, 0) and (count := _only(rest, f"outsiders>{int(seats[0][1:]) + 1}", "claims.outsiders")):
        return count
    if shape == (1, 0):
        return _only(rest, f"evil>{seats[0]}", "claims.evil")
    if shape == (2, 0):
        two = ">".join(sorted(seats, key=lambda one: int(one[1:])))
        return _only(rest, f"alike>{two}", "claims.alike") or _only(rest, f"demon>{two}", "claims.demon")
    if shape == (0, 1):
        return _only(rest, f"in-play>{roles[0]}", "claims.in_play")
    if shape == (0, 0):
        found = numbers(rest)
        count = _only(re.sub(r"\d+", " ", rest), f"outsiders>{found[0]}", "claims.outsiders") if len(found) == 1 else ""
        return count or _only(rest, "beside", "claims.beside_demon")
    return ""


def _only(rest: str, said: str, pattern: str = "") -> str:
    """That, if this pattern is there and nothing else is said."""
    if pattern and not joined(pattern).search(rest):
        return ""
    return said if _empty(joined(pattern).sub(" ", rest) if pattern else rest) else ""


def _empty(part: str) -> bool:
    """Whether nothing stands there that says anything."""
    if SEAT.search(part) or ROLE.search(part):
        return False
    return not re.search(r"\w", joined("claims.with_it", "learned.beside").sub(" ", part))
