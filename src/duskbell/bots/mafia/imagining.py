"""Tables of Mafia as a seat can believe in them: the cards that it does not know are dealt anew, and what the others
have seen by night is filled in. Deals that do not go with what all have seen are left out, and of the others those
are drawn more often in which everybody has done what one does who holds such a card.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from duskbell.bots.mafia.hearing import claims
from duskbell.games.mafia.night import PACK
from duskbell.games.mafia.roles import KILLER, ROLES, cast, recommended_killers
from duskbell.games.mafia.sayings import FINDINGS, says_angel
from duskbell.games.mafia.table import (
    KILLERS,
    Accused,
    Awoke,
    Idled,
    Learned,
    MafiaTable,
    Pointed,
    Seconded,
    Settled,
    Voted,
)
from duskbell.kernel import Dealt, Event, Play, StageBegan, View
from duskbell.kernel.core_events import Said
from duskbell.kernel.event import MODERATOR_BIT, PUBLIC, Entry
from duskbell.kernel.imagining import imagine
from duskbell.kernel.log import ever

DRAWN = 240
"""So many deals are drawn, of which the likely ones are kept."""
BETRAYS = 0.05
"""How much less likely it is that a killer does something against another."""
BUSY = 0.6
"""... that it accuses a villager: they are less eager than the village is."""
LIES = 0.03
"""... that somebody who is no angel tells a finding."""
FEIGNS = 0.1
"""... or says to be one."""
OF_KILLERS = (Pointed, Settled, Idled)


def worlds(view: View[MafiaTable], rng: Random, many: int) -> list[Play[MafiaTable]]:
    """So many plays at tables that the seat can believe in, likely ones more often. None where no deal was found."""
    drawn: dict[tuple[str, ...], float] = {}
    known = Known(view)
    for _ in range(DRAWN):
        deal = known.deal(rng)
        if deal not in drawn:
            drawn[deal] = known.weight(deal)
    deals, weights = list(drawn), list(drawn.values())
    if not sum(weights) > 0:
        return []
    step, at, sum_so_far, n = sum(weights) / many, rng.random(), weights[0], 0
    plays: dict[tuple[str, ...], Play[MafiaTable]] = {}
    found = []
    for k in range(many):  # evenly along the weights: less chance than to draw each by itself
        while sum_so_far < (k + at) * step and n + 1 < len(deals):
            n += 1
            sum_so_far += weights[n]
        if deals[n] not in plays:
            plays[deals[n]] = imagine(view.game, table(view, deals[n], rng))
        found.append(plays[deals[n]])
    return found


class Known:
    """What a seat knows of the cards."""

    def __init__(self, view: View[MafiaTable]) -> None:
        t = view.table
        self.t, self.me = t, view.seat
        players = len(t.seats)
        self.held = {s.no: s.role.id for s in t.seats if s.role is not None}
        left = Counter(r.id for r in cast(players, t.options.killers or recommended_killers(players), t.options.angels))
        left.subtract(self.held.values())
        self.left = sorted(left.elements())
        self.open = [n for n in range(players) if n not in self.held]
        self.learned = {told.target: told.killer for told in ever(t, Learned) if told.seat == view.seat}
        self.votes, self.accusations = ever(t, Voted), ever(t, Accused)
        self.seconds, self.claims = ever(t, Seconded), claims(t)
        mere = [s for s in ever(t, Said) if s.line not in FINDINGS]
        self.angels = {s.seat for s in mere if says_angel(s.line, s.about)}

    def deal(self, rng: Random) -> tuple[str, ...]:
        """The cards that are left, dealt at random."""
        rng.shuffle(self.left)
        held = {**self.held, **dict(zip(self.open, self.left, strict=False))}
        return tuple([held[n] for n in range(len(self.t.seats))])

    def weight(self, deal: Sequence[str]) -> float:
        """How well a deal goes with what has been seen: 0 where it cannot be."""
        if any((deal[n] == KILLER.id) != killer for n, killer in self.learned.items()):
            return 0.0
        pack = {n for n, role in enumerate(deal) if role == KILLER.id}
        weight = 1.0
        for a in self.accusations:
            if a.seat in pack:
                weight *= BETRAYS if a.accused in pack else BUSY
        for s in self.seconds:
            if s.seat in pack and s.accused in pack:
                weight *= BETRAYS
        for v in self.votes:
            if v.accused in pack:
                weight *= BETRAYS ** len(pack.intersection(v.guilty))
        for c in self.claims:
            if not deal[c.seat].startswith("angel"):
                weight *= LIES
            elif (c.about[0] in pack) != FINDINGS[c.line]:
                return 0.0
        for n in self.angels:
            if not deal[n].startswith("angel"):
                weight *= FEIGNS
        return weight


def table(view: View[MafiaTable], deal: Sequence[str], rng: Random) -> MafiaTable:
    """The table as it may be if these are the cards: what the seat has seen, and between it what the others have."""
    t: MafiaTable = view.game.new_table(len(deal), view.table.options)
    for mine, known in zip(t.seats, view.table.seats, strict=True):
        mine.name = known.name
    pack = [n for n, role in enumerate(deal) if role == KILLER.id]
    asked = _asked_about(view, deal, rng)
    own = 1 << (view.seat or 0)
    for entry in view.table.log:
        event, seen = entry.event, entry.seen
        if seen != PUBLIC:
            seen = MODERATOR_BIT | own
            if type(event) is Awoke or type(event) in OF_KILLERS:
                seen |= _bits(pack)
        _happen(t, event, seen)
        if type(event) is Dealt:
            for n, role in enumerate(deal):
                if n != event.seat:
                    _happen(t, Dealt(n, role), MODERATOR_BIT | 1 << n)
        elif type(event) is StageBegan and t.phase == "night":
            _wake(t, event.stage, deal, pack, view.seat, asked)
    return t


def _wake(
    t: MafiaTable, stage: str, deal: Sequence[str], pack: list[int], me: int | None, asked: dict[int, list[int]]
) -> None:
    """What somebody else sees who is awake now."""
    if stage == PACK:
        if me not in pack:
            awake = tuple([n for n in pack if t.seats[n].alive])
            _happen(t, Awoke(awake, KILLER.id), MODERATOR_BIT | _bits(awake))
    elif stage in ROLES and (angel := deal.index(stage) if stage in deal else me) != me:
        assert angel is not None
        if t.seats[angel].alive and asked[angel]:
            target = asked[angel].pop(0)
            _happen(t, Learned(angel, target, t.seats[target].team == KILLERS), MODERATOR_BIT | 1 << angel)


def _asked_about(view: View[MafiaTable], deal: Sequence[str], rng: Random) -> dict[int, list[int]]:
    """Whom each angel has asked about: first whom it has told of, then anybody."""
    found = {}
    for angel, role in enumerate(deal):
        if role.startswith("angel"):
            told = list(dict.fromkeys([int(c.about[0]) for c in claims(view.table) if c.seat == angel]))
            rest = [n for n in range(len(deal)) if n != angel and n not in told]
            rng.shuffle(rest)
            found[angel] = told + rest
    return found


def _bits(seats: Sequence[int]) -> int:
    return sum(1 << n for n in seats)


def _happen(t: MafiaTable, event: Event, seen: int) -> None:
    t.log.append(Entry(event, seen))
    event.apply_at_table(t)
