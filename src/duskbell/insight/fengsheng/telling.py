"""A history of 风声 told again: the pile lies as what was seen later wants it, and what somebody did is answered as it
was seen. Where a card comes up that was another one, the two have changed places since they were shuffled, and all is
played again so. The scripts alone say what fits.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import chain, islice
from random import Random
from typing import Any

from duskbell.games.fengsheng.card import CARDS, COERCE
from duskbell.games.fengsheng.events import (
    CardUsed,
    CharactersOffered,
    CharacterTaken,
    FirstChosen,
    Flipped,
    Looked,
    Moved,
    Shown,
)
from duskbell.games.fengsheng.setup import CHARACTERS, CUT
from duskbell.games.fengsheng.table import DECK, HAND
from duskbell.games.fengsheng.verbs import RESHUFFLE
from duskbell.insight.evidence import Evidence, Plan
from duskbell.insight.fengsheng.cues import Cues, Lack
from duskbell.insight.fengsheng.piles import Piles, faces
from duskbell.insight.fengsheng.way import Way
from duskbell.insight.searching import Ends, Gone
from duskbell.kernel import CHANCE, HIDDEN, Ask, Play

FIRST, CHARACTER = "fengsheng.first", "fengsheng.character"
MIXING = (CUT, RESHUFFLE, CHARACTERS)
TRIES, VAIN = 16, 8
"""So many pairs of cards are tried where two change places; after so many in vain all begins anew."""
WEIGHED = 24
"""So many answers to a question are tried, to see what comes of them."""
STEPS = 3
"""So many answers after two cards have changed places show whether that was of any use."""
LAST = 4
"""Of so many answers the cards may be wrong that were named."""
DEEP, FEW, SOON = 2, 6, 4
"""Where no more than so much is seen of an answer at once, so many questions after it are looked at, and so many
answers to each of these.
"""
CARD = re.compile(r"\bc(\d+)\b")

Line = tuple[Any, ...]


class Telling:
    """Histories that fit what a viewer has seen. What one of them has answered is where the next begins."""

    def __init__(self, known: Evidence) -> None:
        self.known, self.events = known, known.events
        self.piles = Piles(known.events)
        self.own = self._own()
        self.rng = Random(0)
        self.lines: Sequence[Line] = ()

    def history(self, plan: Plan, ends: Ends) -> Play[Any]:
        """A play that the viewer would have seen just so, with these answers settled. Raises `Gone` where none is
        found, which does not say that there is none.
        """
        lines: Sequence[Line] = list(self._planned(plan))
        while not ends.over:
            way = self._told(self._again(lines), plan, ends)
            if way is not None:
                self.lines = tuple(way.play.lines)
                return way.play
            lines = []
        raise Gone

    def _told(self, way: Way | None, plan: Plan, ends: Ends) -> Way | None:
        """A way that has come to the end, where this one leads there with some cards in each other's places."""
        farthest, vain = -1, 0
        while way is not None and vain < VAIN and not ends.over:
            lacks = self._on(way, plan, ends)
            if way.fits and lacks is None and way.seen == len(self.events):
                return way
            vain = 0 if way.seen > farthest else vain + 1
            farthest = max(farthest, way.seen)
            way = self._mended(way, lacks, plan, ends)
        return None

    def _planned(self, plan: Plan) -> Iterator[Line]:
        """The answers of the last history, with what is settled now instead of what was then."""
        given = {key: iter(tokens) for key, tokens in plan.items()}
        for seat, key, token, *_ in self.lines:
            yield seat, key, next(given[key], token) if key in given else token

    def _again(self, lines: Iterator[Line] | Sequence[Line]) -> Way:
        """A way with these answers, as far as they fit."""
        way = Way(self.known, Play(self.known.game, self.known.header, chance="ask", checkpoints=True))
        for seat, key, token, *_ in lines:
            ask = way.play.open.get(seat)
            if ask is None or ask.key != key or not way.answer(seat, token) or way.wrong is not None:
                break
        return way if way.wrong is None else self._again(way.play.lines[:-1])

    # -- on ----------------------------------------------------------------------------------------------------------

    def _on(self, way: Way, plan: Plan, ends: Ends, steps: int = -1) -> Lack | None:
        """Play on to the end, or to where something else is seen; or somebody's hand lacks a card, which is returned.
        `steps`: no farther than so many answers.
        """
        while way.fits and way.seen < len(self.events) and way.play.open and steps and not ends.over:
            steps -= 1
            if CHANCE in way.play.open:
                ask = way.play.open[CHANCE]
                likely = self._drawn(ask, plan, way)
            else:
                cues = Cues(self.events, way.play, way.seen)
                ask, likely = cues.answers()
                if ask.key == CHARACTER and ask.to in self.own and self.own[ask.to] in ask.options:
                    likely = [self.own[ask.to]]
                elif ask.key == CHARACTER:
                    likely.sort(key=lambda c: not way.play.table.by_token[c].masked)
                    del likely[1:]
                if not likely and cues.lacks:
                    return cues.lacks
            if not likely or not way.answer(ask.to, likely[0] if len(likely) == 1 else self._best(way, ask, likely)):
                way.stuck = True
        return None

    def _best(self, way: Way, ask: Ask[Any], likely: list[str]) -> str:
        """Of these answers that of which most comes as it was seen."""
        found, most = likely[0], (-1, False)
        for said in likely[:WEIGHED]:
            worth = self._worth(way, ask, said)
            if worth > most:
                found, most = said, worth
        return found

    def _worth(self, way: Way, ask: Ask[Any], said: str, deep: int = DEEP) -> tuple[int, bool]:
        """How much comes as it was seen where this is answered, and whether what comes then does not differ."""
        aside = way.fork()
        if not aside.answer(ask.to, said):
            return -1, False
        if aside.wrong is None and deep and aside.seen <= way.seen + SOON and not self._mixing(aside):
            then, likely = Cues(self.events, aside.play, aside.seen).answers()
            return max([self._worth(aside, then, x, deep - 1) for x in likely[:FEW]], default=(aside.seen, False))
        return aside.seen, aside.wrong is None

    def _mixing(self, way: Way) -> bool:
        """Whether nothing can be asked of what comes next: it is the end, or something is shuffled."""
        return next((a.key in MIXING for a in way.play.open.values()), True)

    def _drawn(self, ask: Ask[Any], plan: Plan, way: Way) -> list[str]:
        """What chance brought."""
        before = sum(line[1] == ask.key for line in way.play.lines)
        if ask.key in plan and before < len(plan[ask.key]):
            return [plan[ask.key][before]]
        if ask.key in (CUT, RESHUFFLE):
            shuffles = sum(line[1] in (CUT, RESHUFFLE) for line in way.play.lines)
            return [self._order(ask.options, shuffles)]
        if ask.key == CHARACTERS:
            return [self._characters(ask, way.play)]
        if ask.key == FIRST:
            return [f"#{e.seat}" for e in self.events if isinstance(e, FirstChosen)][:1]
        return Cues(self.events, way.play, way.seen).answers()[1]

    def _order(self, cards: Sequence[str], shuffle: int) -> str:
        """An order of the pile: what was seen lies where it came from, the rest at random."""
        known = self.piles.orders[shuffle] if shuffle < len(self.piles.orders) else {}
        laid = {at: f"c{card}" for at, card in known.items() if f"c{card}" in cards and at < len(cards)}
        rest = [c for c in cards if c not in {*laid.values()}]
        self.rng.shuffle(rest)
        return ",".join([laid[at] if at in laid else rest.pop() for at in range(len(cards))])

    def _characters(self, ask: Ask[Any], play: Play[Any]) -> str:
        """An order of the characters: everybody is offered whom they came to play, who was offered some just these."""
        t, (each,) = play.table, ask.about
        offers: dict[int, list[str]] = {}
        for e in self.events:
            if isinstance(e, CharactersOffered) and e.characters is not HIDDEN and not play.table.people:
                offers.setdefault(e.seat, list(e.characters))
        left = [c for c in ask.options if c not in {x for some in offers.values() for x in some} | {*self.own.values()}]
        self.rng.shuffle(left)
        left.sort(key=lambda c: t.by_token[c].masked)
        found: list[str] = []
        for s in t.seats:
            if s.no in offers:
                found += offers[s.no]
                continue
            # who lies face down and was never seen may be any of those who begin so
            found.append(self.own.get(s.no) or left.pop())
            found += [left.pop(0) for _ in range(each - 1)]
        return ",".join([*found, *left])

    def _own(self) -> dict[int, str]:
        """Whom each seat played from the begin, as far as that was seen."""
        own: dict[int, str] = {}
        for e in self.events:
            if isinstance(e, CharacterTaken | Flipped) and e.character is not HIDDEN:
                own.setdefault(e.seat, e.character)
        return own

    # -- mending -----------------------------------------------------------------------------------------------------

    def _mended(self, way: Way, lacks: Lack | None, plan: Plan, ends: Ends) -> Way | None:
        """A way in which two cards have changed places so that more comes as it was seen."""
        pairs = [p for p in dict.fromkeys(self._pairs(way, lacks)) if p[0] != p[1]]
        tried = 0
        for lines in chain(self._without(way), islice(self._once(way, pairs), TRIES), self._twice(way, pairs)):
            if tried == 2 * TRIES or ends.over:
                break
            tried += 1
            keep = lines if way.fits else lines[:-1]  # what led to this is answered anew
            new = self._again(keep)
            if len(new.play.lines) < len(keep):
                continue
            still = self._on(new, plan, ends, STEPS)
            if new.near > way.near or (new.fits and still is None):
                return new
        return None

    def _without(self, way: Way) -> Iterator[list[Line]]:
        """Where a hand is looked at, for none of its cards is of the name that was called: without all that are."""
        used = next((e for e in reversed(self.events[: way.seen]) if isinstance(e, CardUsed)), None)
        if used is None or used.name != COERCE or not isinstance(self.events[way.seen], Looked):
            return
        hand = way.play.table.seats[used.to].hand
        for _ in range(FEW):
            others = [c.id for c in CARDS.values() if c.kind != used.choice and c not in hand]
            self.rng.shuffle(others)
            lines: list[Line] | None = list(way.play.lines)
            for card in [c.id for c in hand if c.kind == used.choice]:
                ways = (self._changed(lines or (), card, other, way.seen) for other in others)
                lines = next((found for found in ways if found is not None), None)
                if lines is None:
                    return
            if lines:
                yield lines

    def _once(self, way: Way, pairs: Sequence[tuple[int, int]]) -> Iterator[list[Line]]:
        for one, other in pairs:
            lines = self._changed(way.play.lines, one, other, way.seen)
            if lines is not None:
                yield lines

    def _twice(self, way: Way, pairs: Sequence[tuple[int, int]]) -> Iterator[list[Line]]:
        """Where the card that is wanted has done something unseen, another has done that."""
        others = [n for n in CARDS if not self.piles.named[n]]
        self.rng.shuffle(others)
        for one, other in pairs[:2]:
            for third in sorted(others, key=lambda n: CARDS[n].kind != CARDS[other].kind):
                before = self._changed(way.play.lines, other, third, way.seen)
                lines = self._changed(before, one, other, way.seen) if before is not None else None
                if lines is not None:
                    yield lines

    def _pairs(self, way: Way, lacks: Lack | None) -> Iterator[tuple[int, int]]:
        """Which two cards may lie in each other's place, the likeliest first."""
        t = way.play.table
        if lacks is not None:
            wanted = self._free([CARDS[n] for n in lacks.cards], way.seen)
            yield from ((c.id, x.id) for x in wanted for c in self._free(t.seats[lacks.seat].hand, way.seen))
            return
        wrong, right = way.wrong, self.events[way.seen]
        if wrong is not None and type(wrong) is type(right):
            yield from zip(faces(wrong), faces(right), strict=False)
        if isinstance(right, Looked | Shown) and right.cards is not HIDDEN:
            there = [c.id for c in t.pile(right.place)][: len(right.cards) if right.place == DECK else None]
            yield from ((x, n) for n in right.cards if n not in there for x in there if x not in right.cards)
        if isinstance(right, Moved) and right.source.startswith(HAND):
            hand = self._free(t.pile(right.source), way.seen)
            yield from ((c.id, right.card) for c in hand if right.card is not HIDDEN)
        used = next((e for e in reversed(self.events[: way.seen]) if isinstance(e, CardUsed)), None)
        last = [CARDS[int(n)] for line in way.play.lines[:-LAST:-1] for n in CARD.findall(line[2])]
        theirs = t.seats[used.to].hand if used is not None else ()
        others = list(CARDS.values())
        self.rng.shuffle(others)
        if used is not None and used.name == COERCE:
            have = isinstance(right, Moved)
            yield from (
                (c.id, x.id)
                for c in self._free(theirs, way.seen)
                for x in others
                if (x.kind == used.choice) == have and (c.kind == used.choice) != have
            )
        for card in dict.fromkeys([*last, *self._free(theirs, way.seen)]):
            yield from ((card.id, c.id) for c in others if card in theirs or c.kind == card.kind)

    def _free(self, cards: Sequence[Any], seen: int) -> list[Any]:
        """Cards in an order in which those that nobody will miss come first."""
        some = list(cards)
        self.rng.shuffle(some)
        return sorted(some, key=lambda c: any(n >= seen for n in self.piles.named[c.id]))

    def _changed(self, lines: Sequence[Line], one: int, other: int, seen: int) -> list[Line] | None:
        """The answers with two cards in each other's place since both were shuffled; None where that cannot be, for one
        of them has been seen since.
        """
        both = (f"c{one}", f"c{other}")
        at = [n for n, line in enumerate(lines) if line[1] in (CUT, RESHUFFLE)]
        last = [(k, n) for k, n in enumerate(at) if any(c in lines[n][2].split(",") for c in both)][-1:]
        if not last or not all(c in lines[last[0][1]][2].split(",") for c in both):
            return None
        (k, begin), names = last[0], dict(zip(both, reversed(both), strict=True))
        since = self.piles.begins[k] if k < len(self.piles.begins) else 0
        if any(since < n < seen for card in (one, other) for n in self.piles.named[card]):
            return None
        new = [(seat, key, CARD.sub(lambda m: names.get(m[0], m[0]), token)) for seat, key, token, *_ in lines[begin:]]
        return [*lines[:begin], *new]
