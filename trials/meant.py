"""What the solver means by a world: whom, or what, everybody who acts by night chooses."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable
from typing import Any

from duskbell.games.clocktower.characters import CHARACTERS
from duskbell.insight.clocktower.moments import moments
from duskbell.insight.clocktower.puzzle import Puzzle

Deed = tuple[int, str, int]
"""A seat, the ability by which it chooses, and the night."""


class Meant:
    """`deeds`: the tokens of what is chosen."""

    def __init__(self, p: Puzzle, atoms: Iterable[Any]) -> None:
        """`atoms`: all that holds in the solver's world."""
        self.deeds: dict[Deed, set[str]] = defaultdict(set)
        at = {m.t: m.number for m in moments(p)}
        for a in atoms:
            match a.name, [str(x) for x in a.arguments]:
                case "pick", [by, role, whom, t]:
                    self.deeds[int(by), role, at[int(t)]].add(f"#{whom}")
                case "names", [by, role, what, t]:
                    self.deeds[int(by), role, at[int(t)]].add(what)
                case "brew", [by, what, t]:
                    self.deeds[int(by), "pithag", at[int(t)]].add(what)
                case "swap", [one, other, t]:
                    for s in p.seats:
                        self.deeds[s, "barber", at[int(t)]] |= {f"#{one}", f"#{other}"}


def chosen(meant: set[str], answers: Iterable[str]) -> list[str]:
    """Which of some answers name just what is meant, or its seats, or its characters."""
    parts = {m for m in meant if m[0] == "#"}, {m for m in meant if m[0] != "#"}
    return [x for x in answers if named(x) and named(x) in (meant, *parts)]


def named(token: str) -> set[str]:
    """The seats and characters that an answer names."""
    return {w for w in re.findall(r"#?\w+", token) if w[0] == "#" or w in CHARACTERS}
