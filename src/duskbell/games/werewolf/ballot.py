"""Ballots (投票规则): at once, secret until all are in, the first choice counts; who is late abstains."""

from __future__ import annotations

from duskbell.games.werewolf.events import Voted
from duskbell.games.werewolf.table import CURSED, NOBODY, WerewolfTable
from duskbell.kernel import PASS, All, Ask, Seat

WHOLE, MORE = 2, 3
"""A vote, and the sheriff's vote and a half, in half votes."""


async def cast_ballots(t: WerewolfTable, kind: str, voters: list[Seat], targets: list[Seat]) -> Voted:
    """All who may vote name one of the valid targets or abstain; then every ballot is told."""
    options = (*[s.token for s in targets], PASS)
    asks: list[Ask[Seat | None]] = [
        Ask(s.no, f"werewolf.vote-{kind}", options, (), PASS, t.options.vote_seconds) for s in voters
    ]
    answers = await All(asks)
    chosen = [s.no if s else NOBODY for s in answers.values()]
    halves = [worth(t, kind, n, target) for n, target in zip(answers, chosen, strict=True)]
    voted = Voted(kind, tuple(answers), tuple(chosen), tuple(halves))
    t.emit(voted, public=True)
    return voted


def worth(t: WerewolfTable, kind: str, voter: int, target: int) -> int:
    """How much a ballot counts: the sheriff's half a vote more for the one that was recommended alone (警长规则)."""
    return MORE if kind == "exile" and voter == t.sheriff and t.named == (target,) else WHOLE


def most_voted(t: WerewolfTable, voted: Voted) -> tuple[int, ...]:
    """Who has most votes, by number; nobody where nobody has any."""
    count = dict.fromkeys(sorted(set(voted.targets) - {NOBODY}), 0)
    for target, half in zip(voted.targets, voted.halves, strict=True):
        if target != NOBODY:
            count[target] += half
    if voted.kind == "exile" and not t.duel:  # a crow's curse counts in the day's first ballot
        for s in t.living:
            if t.in_force(s, CURSED):
                count[s.no] = count.get(s.no, 0) + WHOLE
    return tuple([n for n in sorted(count) if count[n] == max(count.values())])
