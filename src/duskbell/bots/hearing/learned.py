"""What somebody says in words of one's own to have learned at night: "I'm the Empath and got 1", "1 and 8: yes"."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, NamedTuple

from duskbell.bots.hearing.mentions import number_words
from duskbell.bots.hearing.patterns import ROLE, SEAT, joined
from duskbell.games import find
from duskbell.kernel.report import NUMBER, Report
from duskbell.kernel.report import ROLE as A_ROLE
from duskbell.kernel.report import SEAT as A_SEAT

Gist = tuple[str, tuple[Any, ...]]
CALLED = re.compile(r"^\W*\$(\w+)\$")
YES, NO, NONE = "-yes", "-no", "-none"
"""How the lines end by which somebody has heard so."""
SIGNS = {"-good": "told.good", "-evil": "told.bad", "-chose": "learned.unchanged"}
"""What must be said for a line that ends so, and is no more than that."""
THREE = (NUMBER, A_SEAT, A_SEAT)


class Found(NamedTuple):
    """A line, on which night if that is said (0: it is not), and what about."""

    line: str
    night: int
    about: tuple[Any, ...]


@cache
def forms(game: str, role: str) -> Mapping[str, Report]:
    """The lines by which this role says what it has learned."""
    return {line: report for line, report in find(game).reports.items() if role in report.by}


@cache
def once(game: str) -> frozenset[str]:
    """Who learns something in the first night alone."""
    if game != "clocktower":
        return frozenset()
    from duskbell.games.clocktower.sayings import ONCE

    return ONCE


def learned(
    game: str, clause: str, numbered: str, role: str, players: int, day: int, *, plainly: bool, last: Gist | None = None
) -> list[Gist]:
    """What a sentence reports; nothing where anything else is said beside it. `numbered`: the same with its numbers as
    they are, for who learns a number; `role`: what its speaker says to be; `plainly`: in the same breath; `last`: what
    they have reported last, which they may put right.
    """
    corrects = joined("learned.corrects")
    if last is not None and corrects.search(clause):
        clause, numbered, plainly = corrects.sub(" ", clause), corrects.sub(" ", numbered), True
    else:
        last = None
    if joined("told.supposed", "told.unsure", "learned.reported").search(clause):
        return []
    got = bool(joined("learned.got").search(clause))
    if (called := CALLED.match(clause)) and not role and not got and forms(game, called[1]):
        role, plainly = called[1], True
    if not forms(game, role):
        return []
    if any(NUMBER in report.about for report in forms(game, role).values()):
        clause = numbered
    rest = joined("told.mine").sub(" ", clause).replace(f"${role}$", " ")
    told = [found for part in (rest,) if (found := _one(game, part, role, day))]
    told = told or [found for part in re.split("[,;]", rest) if (found := _one(game, part, role, day))]
    told = told or _anew(game, rest, last)
    told = [one for one in told if plainly or got or one.night or (one.about and one.line.endswith((YES, NO, *SIGNS)))]
    nights = _nights(told, day, first=role in once(game))
    all_ = [(one.line, (role, night, *one.about)) for one, night in zip(told, nights, strict=True)]
    roles = find(game).roles
    return [
        (line, said)
        for line, said in all_
        if find(game).reports[line].fits(said, roles, players, day, find(game).topics)
    ]


def _anew(game: str, rest: str, last: Gist | None) -> list[Found]:
    """The same of that night about whom and what is named now."""
    if last is None:
        return []
    line, (_, night, *_) = last
    seats, roles = [int(n) for n in SEAT.findall(rest)], ROLE.findall(rest)
    left = ROLE.sub(" ", SEAT.sub(" ", rest))
    about = _about(find(game).reports[line], seats, _good_first(game, roles), numbers(left))
    return [Found(line, int(night), about)] if about is not None and not _more(left) else []


def _more(part: str) -> bool:
    """Whether anything is said there that changes something."""
    return bool(re.search(r"\w", joined("learned.beside").sub(" ", part)))


def _nights(told: list[Found], day: int, *, first: bool) -> Iterable[int]:
    """On which night each was learned: several of which nobody says it, one a night, the last one last."""
    left = sum(not one.night for one in told)
    for one in told:
        left -= not one.night
        yield one.night or (1 if first else max(1, day - left))


def _one(game: str, part: str, role: str, day: int) -> Found | None:
    """The one thing that is said there, if nothing else is."""
    night = 0
    for pattern, what in ((joined("learned.first"), 1), (joined("learned.last"), day), (joined("learned.night"), -1)):
        if found := pattern.search(part):
            groups = [group for group in found.groups() if group]
            night = night or (what if what >= 0 else number_words().get(groups[0], 0) if groups else 0)
            part = pattern.sub(" ", part)
    seats, roles = [int(n) for n in SEAT.findall(part)], ROLE.findall(part)
    part = ROLE.sub(" ", SEAT.sub(" ", part))
    for line, report in forms(game, role).items():
        about = _about(report, seats, _good_first(game, roles), numbers(part))
        about = _bare(report, numbers(part)) if about is None and not seats else about
        if about is not None and _says(part, line, counts=NUMBER in report.about):
            return Found(line, night, about)
    return None


def numbers(part: str) -> list[int]:
    """The numbers that stand there; "none" is 0."""
    digits = [int(n) for n in re.findall(r"\d{1,2}", part)]
    words = [n for word, n in number_words().items() if not word.isdigit() and _word(word).search(part)]
    return digits or words or ([0] if joined("learned.no").search(part) else [])


def _about(report: Report, seats: list[int], roles: list[str], found: list[int]) -> tuple[Any, ...] | None:
    """What it names in the report's order; None where it names more, less or other things."""
    given: dict[str, list[Any]] = {A_SEAT: list(seats), A_ROLE: list(roles), NUMBER: list(found)}
    if not given.keys() >= {*report.about} or any(
        len(given[kind]) != report.about.count(kind) for kind in (A_SEAT, A_ROLE)
    ):
        return None
    if NUMBER in report.about and len(found) != 1:
        return None
    return tuple([given[kind].pop(0) for kind in report.about])


def _bare(report: Report, found: list[int]) -> tuple[Any, ...] | None:
    """The same where all are bare numbers: two seats, and then what was learned of them."""
    return (found[2], found[0] - 1, found[1] - 1) if report.about == THREE and len(found) == len(THREE) else None


def _says(part: str, line: str, *, counts: bool) -> bool:
    """Whether this is all that is said, and as the line has it."""
    yes, no = joined("learned.yes"), joined("learned.no")
    if line.endswith((YES, NO, NONE)):
        negative = bool(no.search(part))
        if negative is line.endswith(YES) or not (negative or yes.search(part)):
            return False
        part = yes.sub(" ", no.sub(" ", part))
    for ending, sign in SIGNS.items():
        if line.endswith(ending):
            if not joined(sign).search(part):
                return False
            part = joined(sign).sub(" ", part)
    if counts:
        part = re.sub(r"\d{1,2}", " ", joined("learned.beside_number").sub(" ", no.sub(" ", part)))
        for word in number_words():
            part = _word(word).sub(" ", part)
    return not _more(part)


@cache
def _word(word: str) -> re.Pattern[str]:
    edge = r"\b" if word.isascii() else ""
    return re.compile(f"{edge}{re.escape(word)}{edge}")


def _good_first(game: str, roles: list[str]) -> list[str]:
    """As lines have two characters one of which is true: the evil one last."""
    known = find(game).roles
    return sorted(roles, key=lambda id: bool(id in known and known[id].team == "evil"))
