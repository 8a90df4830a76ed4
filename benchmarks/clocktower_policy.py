"""`python -m benchmarks.clocktower_policy [-n PLAYERS] [-g GAMES] [-b BOTS] [-p POLICY]`: what the Storyteller tells.

Bots play; each statement is noted with whether the ability worked. Printed are the measures that
docs/clocktower.md gives: how much of what the impaired are told is true, how well a reader who has learned the
policy by heart on half of the tables tells the impaired of the other half (AUC, .5 is blind) by what was told and
by all claims, how many bits about the true answer an impaired Fortune Teller reads off, and how many lies fall
apart within two nights.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from contextlib import contextmanager
from math import log2
from typing import Any, NamedTuple
from unittest.mock import patch

from benchmarks.clocktower_worlds import NOBODY, Statement, is_left
from duskbell.arena import play_out
from duskbell.bots import KINDS, Bot, make
from duskbell.games.clocktower import CLOCKTOWER, statement
from duskbell.games.clocktower.ability import Ability
from duskbell.games.clocktower.character import GOOD
from duskbell.games.clocktower.events import Died, Told
from duskbell.games.clocktower.lawful import Statement as Said
from duskbell.games.clocktower.lawful import true_ones
from duskbell.games.clocktower.life import BY_EXECUTION
from duskbell.games.clocktower.storytellers import names
from duskbell.games.clocktower.table import ClocktowerTable
from duskbell.kernel.core_events import PhaseBegan
from duskbell.testing import sit_down

SIZES = (7, 9, 12, 15)


class Heard(NamedTuple):
    """One statement. `game`: of which table; `truth`: what would have been true; `falls`: whether nobody could believe
    all that the seat had heard two nights later.
    """

    game: int
    players: int
    day: int
    seat: int
    role: str
    works: bool
    said: Said
    truth: tuple[Said, ...]
    claims: str
    falls: bool | None = None


class Watch:
    """Notes every statement of one table as it is made."""

    def __init__(self, game: int) -> None:
        self.game = game
        self.made: dict[tuple[int, int, str], tuple[bool, tuple[Said, ...]]] = {}
        """By night, seat and character: a step of the night may be tried on a copy of the table before it is taken."""

    def legal(self, my: Ability, chosen: list[Any]) -> dict[Said, str]:
        """In place of `statement.legal`, whose answer it gives."""
        lawful = LEGAL(my, chosen)
        if lawful and not my.has_heard:
            self.made[my.t.day, my.seat.no, my.role.id] = my.works, tuple(true_ones(my, chosen))
        return lawful

    def heard(self, t: ClocktowerTable, ended: int) -> Iterable[Heard]:
        """All statements of a table that is over."""
        day = 0
        for at, entry in enumerate(t.log):
            e = entry.event
            day += isinstance(e, PhaseBegan) and e.phase == "night"
            if isinstance(e, Told):
                works, truth = self.made[day, e.seat, e.role]
                falls = fallen(t, e, at) if day + 1 <= ended else None
                yield Heard(self.game, len(t.seats), day, e.seat, e.role, works, e.said, truth, claims_of(t, e), falls)


LEGAL = statement.legal


def claims_of(t: ClocktowerTable, e: Told) -> str:
    """How a statement stands to what everybody claims: the good what they take themselves for, the evil bluffs."""
    first, *rest = e.said
    if first not in t.script:
        return ""
    bluffs = iter([*t.bluffs, *[c.id for c in t.kinds("townsfolk") if c not in {s.role for s in t.seats}]])
    claims = {s.no: s.acts_as[-1].id if s.team == GOOD else next(bluffs, "") for s in t.seats}
    about = [int(x[1:]) for x in rest] or list(e.chosen)
    inside = any(claims[n] == first for n in about)
    outside = any(role == first for n, role in claims.items() if n not in about)
    return f"{'claimed' if inside else 'not claimed'}, {'by another' if outside else 'by no other'}"


def fallen(t: ClocktowerTable, e: Told, at: int) -> bool:
    """Whether two nights later no world is left in which all that the seat has heard is true, and it is healthy."""
    alive, heard, died, nights, buried = set(range(len(t.seats))), list[Statement](), list[tuple[int, int]](), 0, NOBODY
    last = max(place for place, x in enumerate(t.log) if isinstance(x.event, PhaseBegan) and x.event.phase == "day")
    for place, entry in enumerate(t.log):
        x = entry.event
        if isinstance(x, PhaseBegan) and x.phase == "day":
            nights, buried = nights + (place > at), NOBODY
            if nights == 2 or place == last:  # what ends the table is beyond belief
                break
        elif isinstance(x, Died):
            alive -= {x.seat}
            died.append((place, x.seat))
            buried = x.seat if x.cause == BY_EXECUTION else buried
        elif isinstance(x, Told) and (x.seat, x.role) == (e.seat, e.role):
            about = (buried,) if x.role == "undertaker" else x.chosen
            heard.append(Statement(place, x.role, about, x.said, frozenset(alive)))
    return not is_left(len(t.seats), e.seat, heard, frozenset(alive), died)


def played(players: int, game: int, kind: str, policy: str) -> list[Heard]:
    """One table of bots of this kind, with the program as Storyteller by this policy."""
    watch, seed = Watch(game), f"policy/{game}"
    with watching(watch.legal):
        play = sit_down(CLOCKTOWER, players, seed, {"storyteller": policy})
        bots: dict[int, Bot] = {s: make("clocktower", kind, f"{seed}/{s}") for s in range(players)}
        play_out(play, bots, seed)
    return list(watch.heard(play.table, play.table.day))


@contextmanager
def watching(legal: Callable[..., Any]) -> Any:
    with patch.object(statement, "legal", legal):
        yield


def auc(heard: list[Heard], key: Callable[[Heard], Any]) -> float:
    """How well the share of impaired among those alike, on tables of even number, tells them on the others, within one
    size and night.
    """
    impaired, all_of = Counter[Any](), Counter[Any]()
    for h in heard:
        if not h.game % 2:
            all_of[key(h)] += 1
            impaired[key(h)] += not h.works
    base = sum(impaired.values()) / max(sum(all_of.values()), 1)
    score = {k: (impaired[k] + base * 2) / (n + 2) for k, n in all_of.items()}
    groups: dict[tuple[int, int], tuple[list[float], list[float]]] = defaultdict(lambda: ([], []))
    for h in heard:
        if h.game % 2:
            groups[h.players, h.day][h.works].append(score.get(key(h), base))
    won = pairs = 0.0
    for ill, well in groups.values():
        won += sum((a > b) + (a == b) / 2 for a in ill for b in well)
        pairs += len(ill) * len(well)
    return won / max(pairs, 1)


def bits(pairs: list[tuple[Any, Any]]) -> float:
    """The information that the first of each pair has about the second."""
    n = len(pairs) or 1
    both, one, other = Counter(pairs), Counter(a for a, _ in pairs), Counter(b for _, b in pairs)
    return sum(c / n * log2(c * n / (one[a] * other[b])) for (a, b), c in both.items())


def gist(h: Heard) -> str:
    """A statement without whom it is about."""
    return h.said[0]


def share(found: list[Any]) -> str:
    """How many of these are so."""
    return f"{100 * sum(found) / max(len(found), 1):.1f} % of {len(found)}"


def report(heard: list[Heard]) -> str:
    """The measures, one a line."""
    ill = [h for h in heard if not h.works]
    teller = [(h.said[0], h.truth[0][0]) for h in ill if h.role == "fortuneteller"]
    fell, well = ([h.falls for h in heard if h.works is works and h.falls is not None] for works in (False, True))
    return "\n".join(
        [
            f"| statements, impaired | {len(heard)}, {len(ill)} |",
            f"| true among impaired | {share([h.said in h.truth for h in ill])} |",
            f"| reader's AUC | {auc(heard, lambda h: (h.role, gist(h))):.3f} |",
            f"| with claims | {auc(heard, lambda h: (h.role, gist(h) if len(h.said) == 1 else '', h.claims)):.3f} |",
            f"| a Fortune Teller's known bits | {bits(teller):.3f} ({len(teller)} answers) |",
            f"| falls apart, impaired | {share(fell)} |",
            f"| falls apart, healthy | {share(well)} |",
        ]
    )


def main() -> None:
    """Play, and print the table."""
    parser = argparse.ArgumentParser(description="What the program's choices as Storyteller tell.")
    parser.add_argument("-n", type=int, choices=range(5, 16), metavar="PLAYERS", help="one size alone")
    parser.add_argument("-g", type=int, default=100, metavar="GAMES", help="tables of each size")
    parser.add_argument("-b", choices=KINDS, default="plain", metavar="BOTS", help="who plays: plain or random")
    parser.add_argument("-p", choices=names(), default="false-world", metavar="POLICY", help="the Storyteller's policy")
    given = parser.parse_args()
    sizes = (given.n,) if given.n else SIZES
    heard = [h for players in sizes for n in range(given.g) for h in played(players, n, given.b, given.p)]
    print("| measure | value |\n| --- | --- |\n" + report(heard))


if __name__ == "__main__":
    main()
