"""What somebody can say they have learned, put together of things that everybody can name."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

ROLE, SEAT, NUMBER, CLAIM = "role", "seat", "number", "claim"
"""The kinds of things that a report names after whose it is and of which round. A claim is something that may be so:
its topic and what it is about, a seat as "#3", parted by ">": "is>imp>#3".
"""
Topics = Mapping[str, tuple[str, ...]]
"""By topic, the kinds of what a claim is about."""


class Report(NamedTuple):
    """A line that says it. `by`: the roles that learn such a thing, one of which it names first, and then the round;
    `about`: the kinds of what it names after these.
    """

    by: tuple[str, ...]
    about: tuple[str, ...]

    def fits(self, said: tuple[int | str, ...], roles: Collection[str], players: int, day: int, topics: Topics) -> bool:
        """Whether this can be said at a table of so many players on this day, true or not: no seat twice, and no claim.
        `topics`: what claims may be about.
        """
        if len(said) != len(self.about) + 2 or said[0] not in self.by or said[1] not in range(1, day + 1):
            return False
        about = list(zip(self.about, said[2:], strict=True))
        once = [x for kind, x in about if kind in (SEAT, CLAIM)]
        return all(_fits(kind, x, roles, players, topics) for kind, x in about) and len(set(once)) == len(once)


def _fits(kind: str, named: int | str, roles: Collection[str], players: int, topics: Topics) -> bool:
    if kind != CLAIM:
        may: Mapping[str, Collection[int | str]] = {ROLE: roles, SEAT: range(players), NUMBER: range(players + 1)}
        return named in may[kind]
    topic, *about = str(named).split(">")
    if len(topics.get(topic, ("",))) != len(about) or topic not in topics or len(set(about)) < len(about):
        return False
    may = {ROLE: roles, SEAT: [f"#{n}" for n in range(players)], NUMBER: [str(n) for n in range(players + 1)]}
    return all(one in may[kind] for kind, one in zip(topics[topic], about, strict=True))
