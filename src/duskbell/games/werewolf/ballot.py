"""Ballots (投票规则): at once, secret until all are in, the first choice counts; who is late abstains."""

from __future__ import annotations

from collections.abc import Iterable

from duskbell.games.werewolf.events import Voted
from duskbell.games.werewolf.table import CURSED, WerewolfTable
from duskbell.kernel import NOBODY, PASS, All, Ask, Seat

WHOLE, MORE = 2, 3
"""A vote, and the sheriff's vote and a half, in half votes."""


def voters(t: WerewolfTable, kind: str) -> list[Seat]:
    """Who votes to "exile" somebody: all but the tied in a duel. For "sheriff": 警下玩家, who never ran; in a duel
    everybody but the tied (docs/rulings.md, W4).
    """
    out = t.duel if t.duel or kind == "exile" else t.candidates
    return [s for s in t.voters if s.no not in out]


async def cast_ballots(t: WerewolfTable, kind: str, electors: list[Seat], targets: list[Seat]) -> Voted:
    """All who may vote name one of the valid targets or abstain; then every ballot is told, and counted (计票): the
    sheriff's for half a vote more, if it is for the one that was recommended alone (警长规则).
    """
    options = (*[s.token for s in targets], PASS)
    key, seconds = f"werewolf.vote-{kind}", t.options.vote_seconds
    asks: list[Ask[Seat | None]] = [Ask(s.no, key, options, (), PASS, seconds) for s in electors]
    answers = await All(asks)
    chosen = tuple([s.no if s else NOBODY for s in answers.values()])
    half_more = (t.sheriff, *t.named) if kind == "exile" and len(t.named) == 1 else ()
    halves = tuple([MORE if ballot == half_more else WHOLE for ballot in zip(answers, chosen, strict=True)])
    voted = Voted(kind, tuple(answers), chosen, halves, most_voted(t, kind, zip(chosen, halves, strict=True)))
    t.emit(voted, public=True)
    return voted


def most_voted(t: WerewolfTable, kind: str, ballots: Iterable[tuple[int, int]]) -> tuple[int, ...]:
    """Who has most votes, by number; nobody where nobody has any. `ballots`: for whom each is, and what it counts."""
    count: dict[int, int] = {}
    for target, half in ballots:
        if target != NOBODY:
            count[target] = count.get(target, 0) + half
    if kind == "exile" and not t.duel:  # a crow's curse counts in the day's first ballot
        for s in t.seats:
            if s.marks and s.alive and t.in_force(s, CURSED):
                count[s.no] = count.get(s.no, 0) + WHOLE
    most = max(count.values(), default=0)
    return tuple([n for n in sorted(count) if count[n] == most])
