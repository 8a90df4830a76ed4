"""What a Clocktower bot says to people who have told something: whether it fits, and what it does not fit."""

from __future__ import annotations

from collections.abc import Iterator

from duskbell.bots.clocktower.facts import is_a
from duskbell.bots.clocktower.mind import ClocktowerMind
from duskbell.bots.clocktower.notes import DOUBT, Tell
from duskbell.bots.clocktower.worlds import truth
from duskbell.bots.talk import HEED, Args, Line
from duskbell.games.clocktower.character import TOWNSFOLK

LIKELY, HARDLY = 0.5, 0.25
"""So much of what it thinks possible is most of it; and little."""


def heeded(m: ClocktowerMind) -> list[int]:
    """People who have said what they are, or what they learned; it speaks to them and not to itself."""
    people = [*m.memory.people, *([m.reads.learner] if m.reads.learner >= 0 else [])]
    return [n for n in dict.fromkeys(people) if n != m.no and n in m.claims and m.t.outcome is None]


def doubted(m: ClocktowerMind) -> list[int]:
    """Those of them whom it does not believe: in most of what it thinks possible they are evil."""
    return [n for n in heeded(m) if n in m.doubted and m.reads.evil[n] > LIKELY]


def _told(m: ClocktowerMind, n: int) -> list[Tell]:
    return [tell for tell in m.notes.told if tell.seat == n]


def clash(m: ClocktowerMind, one: Tell, other: Tell) -> bool:
    """Whether two things that were told cannot both be so, whoever of the others is evil."""
    players = len(m.t.seats)
    a, b = (truth(tell, m.notes, m.claims, players) for tell in (one, other))
    good = 1 << one.seat | 1 << other.seat
    return not any(a(w.demon, w.evil) and b(w.demon, w.evil) for w in m.reads.scale.worlds if not w.evil & good)


def _own(m: ClocktowerMind) -> list[int]:
    """Whose word does not go with what it was told itself, or says it was."""
    mine = m.tells
    return [n for n in doubted(m) if any(clash(m, x, y) for x in _told(m, n) for y in mine)]


def _words(m: ClocktowerMind) -> Iterator[tuple[int, int]]:
    """(whose word, whose other word it goes by)."""
    for n in doubted(m):
        others = {tell.seat for tell in m.notes.told} - {n, m.no}
        for x in sorted(others, key=m.blame.__getitem__):
            if x in m.trusted and any(clash(m, a, b) for a in _told(m, n) for b in _told(m, x)):
                yield n, x


def _rivals(m: ClocktowerMind) -> list[Args]:
    """(who, who else says to be the same and is believed rather, what)."""
    found = [
        (n, x, m.claims[n]) for n in doubted(m) for x in m.same(m.claims[n]) if x != n and is_a(TOWNSFOLK, m.claims[n])
    ]
    return [(n, x, role) for n, x, role in found if m.blame[x] < m.blame[n]]


def _most(m: ClocktowerMind) -> list[Args]:
    """Whom it does not believe for no single word."""
    named = {*_own(m), *(n for n, _ in _words(m)), *(n for n, _, _ in _rivals(m))}
    return [(n,) for n in doubted(m) if n not in named]


def _two(m: ClocktowerMind) -> list[Args]:
    """(who, whom they had said to have chosen before they said otherwise of the same night)."""
    olds = [old for old in m.notes.revised if old.seat in heeded(m) and old.form in ("yes", "no")]
    return [(old.seat, *old.about) for old in olds if len(old.about) == 2]


def _number(m: ClocktowerMind) -> list[Args]:
    olds = [old for old in m.notes.revised if old.seat in heeded(m) and old.form == "number"]
    return [(old.seat, old.number) for old in olds]


def _fits(m: ClocktowerMind) -> list[Args]:
    return [(n,) for n in heeded(m) if _told(m, n) and m.reads.evil[n] < HARDLY]


def _with(m: ClocktowerMind) -> list[Args]:
    """(who, whom they suspect, as it does itself)."""
    said = [u for u in m.memory.said if u.line == DOUBT and u.seat in heeded(m) and u.day == m.day]
    return [(u.seat, int(u.about[0])) for u in said if [u.about[0]] == m.worst and u.about[0] in m.doubted]


HEEDING: tuple[Line[ClocktowerMind], ...] = (
    Line("heed-two", HEED, _two),
    Line("heed-number", HEED, _number),
    Line("heed-clash", HEED, lambda m: [(n,) for n in _own(m)]),
    Line("heed-word", HEED, lambda m: [*_words(m)]),
    Line("heed-rival", HEED, _rivals),
    Line("heed-most", HEED, _most),
    Line("heed-fits", HEED, _fits),
    Line("heed-with", HEED, _with),
)
