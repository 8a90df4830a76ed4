"""What a plain bot of 风声 wants, as things stand: what a card is worth to it in a hand, and before somebody."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from duskbell.bots.fengsheng.deal import Row
from duskbell.bots.fengsheng.stakes import (
    AGENT,
    KILLER,
    LURKER,
    MUTATOR,
    ROLES,
    SWEEPER,
    USURPER,
    declares,
    friends,
    stakes,
)
from duskbell.games.fengsheng.card import (
    CARDS,
    CLARIFY,
    DECIPHER,
    INTERCEPT,
    MISLEAD,
    ORDER,
    PROBE,
    SWAP,
)
from duskbell.games.fengsheng.table import FengshengTable, Player
from duskbell.kernel import HIDDEN, NOBODY, View

HAND = 0.02
"""What a hand card is worth."""
KEEN: dict[str, float] = {INTERCEPT: 1.6, CLARIFY: 1.6, SWAP: 1.4, MISLEAD: 1.3, PROBE: 0.8, DECIPHER: 0.8, ORDER: 0.8}
"""How much more than others some are."""
THIRD = 3
Odds = tuple[float, ...]
Colours = tuple[bool, bool, bool]
Guess = tuple[tuple[Colours, float], ...]
"""What an intel that one does not know may be, and how likely."""


def _mix() -> Guess:
    kinds = Counter([colours(c) for c in CARDS.values()])
    return tuple([(kind, n / len(CARDS)) for kind, n in kinds.items()])


def colours(card: Any) -> Colours:
    """Which of red, blue and black are on a card."""
    return card.red, card.blue, card.black


MIX = _mix()
"""What a card from the deck is."""


@lru_cache(64)
def sent_by(red: float, blue: float, foe: bool) -> Guess:
    """What somebody sends face down who is red and blue with these odds (in tenths), to whom it takes for a foe."""
    found = []
    for (r, b, k), p in MIX:
        likes = 1.0 + (red - blue) * (0.8 if r and not b else -0.8 if b and not r else 0.0)
        likes *= (1.3 if foe else 0.8) if k else (0.8 if foe else 1.2)
        found.append(((r, b, k), p * likes))
    total = sum([p for _, p in found])
    return tuple([(kind, p / total) for kind, p in found])


class Wishes:
    """What one seat wants at one moment. Every worth is about how far it moves the odds of winning."""

    def __init__(self, view: View[FengshengTable], rows: list[Row], doing: str = "") -> None:
        self.doing = doing
        """The skill that was used last this turn, if no card was since: what a question is about that does not say."""
        self.table: FengshengTable = view.table
        self.me: Player = view.me
        t, me = self.table, self.me
        role = getattr(me.role, "id", None)
        self.mine = ROLES.index(role) if role in ROLES else MUTATOR
        self.odds = [self._roles(s, rows[s.no]) for s in t.seats]
        self.lone = [1.0 - o[LURKER] - o[AGENT] for o in self.odds]
        both = len(t.seats) == 4
        allied = [n for n in (LURKER, AGENT) if friends(self.mine, n, both)]
        self.friend = [1.0 if s is me else sum([self.odds[s.no][n] for n in allied]) for s in t.seats]
        self.others = [s for s in t.seats if s.alive and s is not me]
        self.my_turn = t.turn == me.no
        rest = [s.no for s in self.others]
        self.sweeps = sum([self.odds[n][SWEEPER] for n in rest])
        self.mutates = sum([self.odds[n][MUTATOR] for n in rest])
        at = t.turn if t.turn != NOBODY and not self.my_turn else NOBODY
        self.kills = self.odds[at][KILLER] if at != NOBODY else 0.0
        self.usurps = self.odds[at][USURPER] if at != NOBODY else 0.0
        self._gains: dict[tuple[int, Colours, bool], float] = {}
        self._now: dict[int, float] = {}
        """What the intel of each is worth as it lies."""
        self.travels: Guess | None = None
        """What the travelling intel is, once that is thought of (`routes`)."""
        self.fates: dict[Any, Any] = {}
        """Who receives what is sent how, once it is worked out (`routes`)."""

    def _roles(self, s: Player, row: Row) -> Odds:
        """How likely each role is for a seat: any mission that may be in play, but for the own one."""
        if s is self.me:
            return tuple([float(n == self.mine) for n, _ in enumerate(ROLES)])
        known = getattr(s.role, "id", None)
        if known in ROLES:
            return tuple([float(name == known) for name in ROLES])
        mine = ROLES[self.mine]
        left = [name for name in self.table.missions if name != mine]
        each = row[2] / len(left) if left else 0.0
        return (row[0], row[1], *[each if name in left else 0.0 for name in ROLES[KILLER:]])

    # -- people --------------------------------------------------------------------------------------------------------

    def favour(self, s: Player) -> float:
        """How much one wishes somebody well: 1 oneself and sure friends, down to -1."""
        f = self.friend[s.no]
        if self.mine >= KILLER and s is not self.me:
            return -0.5
        return f - 0.8 * (1.0 - f)

    def seat(self, token: str) -> Player:
        """The seat that a token names."""
        who: Player = self.table.by_token[token]
        return who

    # -- intel ---------------------------------------------------------------------------------------------------------

    def gain(self, s: Player, kind: Colours, *, away: bool = False) -> float:
        """What changes when an intel of these colours comes before somebody, or goes `away` from there."""
        key = (s.no, kind, away)
        found = self._gains.get(key)
        if found is None:
            n = -1 if away else 1
            red, blue, black = s.red + n * kind[0], s.blue + n * kind[1], s.black + n * kind[2]
            after = self.state(s, red, blue, black, s.true + n * (kind[0] or kind[1]))
            now = self._now.get(s.no)
            if now is None:
                now = self._now[s.no] = self.state(s, s.red, s.blue, s.black, s.true)
            found = self._gains[key] = after - now
        return found

    def before(self, s: Player, card: Any) -> float:
        """What it is worth that this card comes to lie before somebody."""
        return self.expected(s, MIX) if card is HIDDEN else self.gain(s, colours(card))

    def without(self, card: Any) -> float:
        """What it is worth that an intel goes away from whomever it lies before."""
        s = self.owner(card)
        return self.gain(s, colours(card), away=True) if s else 0.0

    def expected(self, s: Player, guess: Guess) -> float:
        """What it is worth that one of these comes before somebody."""
        return sum([p * self.gain(s, kind) for kind, p in guess])

    def owner(self, card: Any) -> Player | None:
        """Before whom an intel lies."""
        return next((s for s in self.table.seats if card in s.area), None)

    def state(self, s: Player, red: int, blue: int, black: int, true: int) -> float:
        """What so much intel before somebody is worth."""
        intel = (min(red, THIRD), min(blue, THIRD), min(black, THIRD), min(true, THIRD))
        values = stakes(self.mine, len(self.table.seats), s is self.me, self.my_turn, intel)
        odds = self.odds[s.no]
        value = 0.0
        for p, x in zip(odds, values, strict=True):
            value += p * x
        if red >= THIRD or blue >= THIRD:
            wins = sum([p for n, p in enumerate(odds) if p and declares(n, intel[0], intel[1])])
            value -= (1.0 - wins) * self.mutates + wins * self.usurps * (1.0 + value)
        if black >= THIRD:
            value -= self.sweeps * (red <= 1 and blue <= 1) + self.kills * (true >= 2)
        return value

    # -- hands ---------------------------------------------------------------------------------------------------------

    def keep(self, card: Any) -> float:
        """What a card is worth in the own hand."""
        if card is HIDDEN:
            return HAND
        use = self.gain(self.me, colours(card))
        return HAND * KEEN.get(card.kind, 1.0) + (0.2 * use if use > 0 else 0.0)

    def gift(self, s: Player, n: float = 1.0) -> float:
        """What it is worth that somebody gets so many hand cards, or loses them."""
        return HAND * n * self.favour(s)

    def cards(self, tokens: Iterable[str]) -> list[Any]:
        """The cards that tokens name."""
        return [self.table.by_token[token] for token in tokens]
