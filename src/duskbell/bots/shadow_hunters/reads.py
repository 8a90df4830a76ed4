"""What a plain Shadow Hunters bot makes of what it has seen, and of nothing else: how likely each character is.

Some of it is certain: faces, damage that a character would not have lived through, silence after a death (Daniel would
have screamed), the mirror. Answers to Hermit cards are certain but for the Unknown's. Who hurts, heals and counters
whom only speaks for or against.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from duskbell.bots.hearing import heard
from duskbell.bots.shadow_hunters.deal import UNSEEN, Odds, cast_of
from duskbell.games.shadow_hunters.cards.black import DiabolicRitual
from duskbell.games.shadow_hunters.cards.hermit import HermitCard
from duskbell.games.shadow_hunters.cards.white import Mercy
from duskbell.games.shadow_hunters.character import Character
from duskbell.games.shadow_hunters.events import (
    Aided,
    Answered,
    Attacked,
    CharacterShown,
    Damaged,
    Died,
    Discarded,
    Given,
    Healed,
    Nothing,
    Reshuffled,
    TurnBegan,
    Unveiled,
    Used,
)
from duskbell.games.shadow_hunters.packs import CARDS, full_deck
from duskbell.games.shadow_hunters.table import HERMIT, TRACK, ShadowTable
from duskbell.kernel import HIDDEN, Dealt, Event
from duskbell.kernel.core_events import Said

HURT = ((0.4, 1.5, 0.7), (1.5, 0.5, 0.7), (1.0, 1.0, 1.0))
"""How much oftener than by chance a Hunter, a Shadow, a Neutral hurts a Hunter, a Shadow, a Neutral."""
NAMED = ((0.8, 1.2, 0.9), (1.2, 0.8, 0.9), (1.0, 1.0, 1.0))
"""The same of naming somebody whom all should hit: words are cheap."""
NAMES = frozenset(
    {"core.phrase-suspect", "shadow_hunters.suspect", "shadow_hunters.call-focus", "shadow_hunters.rep-watch"}
)
"""Sentences that do so."""
HELPED = ((1.5, 0.5, 0.8), (0.5, 1.5, 0.8), (1.0, 1.0, 1.0))
LIES = 0.6
"""How likely the Unknown is to do what a Hermit card says, whatever it says."""
GIVES = 0.3
"""How likely whoever may hand over a piece of equipment instead does so."""
DOES, NOTHING, GAVE = "does", "nothing", "gave"
"""What is seen of an answer, beside how much damage it does."""
SLIP = 0.001
"""What is left of a character that what follows an unseen card excludes: the guess at what followed may be wrong."""
AIMED = frozenset({"weird_woods", "bloodthirsty_spider", "vampire_bat", "spiritual_doll", "franklin", "george"})
"""Where damage comes from that somebody chose a victim for, beside attacks."""
KIND = frozenset({"weird_woods", "blessing"})
"""Where healing comes from that somebody chose a patient for."""
FULL_HEAL: dict[str, Callable[[Character], bool]] = {
    card.id: card.meant for card in CARDS.values() if isinstance(card, Mercy | DiabolicRitual)
}
"""Whom these cards heal, if they reveal."""
SHY = 0.5
"""How likely such a character is to stay hidden, and the Werewolf not to strike back."""
SCREAMS = frozenset({"daniel"})
"""Who turns up when somebody dies."""


class Reads:
    """One seat's beliefs. What they are depends on the view's log alone: they follow it from wherever they stopped."""

    def __init__(self, t: ShadowTable, me: int) -> None:
        players = len(t.seats)
        self.table, self.me = t, me
        self.cast = cast_of(t)
        self.at = 0
        """How much of the log it has followed."""
        self.weights: Odds = [[1.0] * len(self.cast.characters) for _ in t.seats]
        self.known = [UNSEEN] * players
        self.believed = self.cast.consistent(self.weights, self.known)
        self.stale = False
        self.sides = [self.cast.sides(row) for row in self.believed]
        """What it believed of each seat's side when it last thought everything over."""
        self.damage = [0] * players
        self.living = set(range(players))
        self.turn = -1
        self.listens = True
        """Whether nobody has died yet, so that nobody has screamed or kept silent."""
        self.struck: set[int] = set()
        """Who may still strike back."""
        self.gone: Counter[str] = Counter()
        """Hermit cards that it has seen discarded."""
        self.hand: Any = HIDDEN
        self.receiver = -1
        self.follows = False
        """Whether what happens next follows from a Hermit card that it has not seen."""

    def fits(self, t: ShadowTable) -> bool:
        """Whether it has followed this table, and not further than to here."""
        return t is self.table and self.at <= len(t.log)

    def odds(self) -> Odds:
        """How likely each character is before each seat, by all that has happened."""
        log = self.table.log
        if self.at < len(log):
            for e in log[self.at :]:
                self.take(e.event)
            self.at = len(log)
        return self.reckon()

    def reckon(self) -> Odds:
        """The odds by what has been taken note of."""
        if self.stale:
            self.believed, self.stale = self.cast.consistent(self.weights, self.known), False
        return self.believed

    def take(self, e: Event) -> None:
        """Take note of one event."""
        note = NOTES.get(type(e))
        if note is not None:
            note(self, e)

    # -- what is certain -----------------------------------------------------------------------------------------------

    def face(self, e: Dealt | Unveiled | CharacterShown) -> None:
        """A character is seen."""
        if e.role is not HIDDEN:
            self._know(e.seat, e.role)
        if isinstance(e, CharacterShown):
            self.follows = False

    def died(self, e: Died) -> None:
        self._know(e.seat, e.role)
        self.living.discard(e.seat)

    def turned(self, e: TurnBegan) -> None:
        """Now it is clear that nobody has screamed or struck back; before its own turn it thinks everything over."""
        self.turn = e.seat
        for seat in self.struck & self.living:
            self._speak(seat, lambda c: SHY if "strikes_back" in c.skills else 1.0)
        self.struck.clear()
        if self.listens and len(self.living) < len(self.known):
            self.listens = False
            for seat in self.living:
                self._speak(seat, lambda c: float(c.id not in SCREAMS))
        if e.seat == self.me:
            self.sides = [self.cast.sides(row) for row in self.reckon()]

    def nothing(self, e: Nothing) -> None:
        """A card passed by: the mirror did not show a monster, a hurt player did not reveal to be healed."""
        if e.cause == "disenchant_mirror":
            self._speak(e.seat, lambda c: float(not c.monster))
        elif e.cause in FULL_HEAL and self.damage[e.seat] > 3:
            heals = FULL_HEAL[e.cause]
            self._speak(e.seat, lambda c: SHY if heals(c) else 1.0)

    # -- damage --------------------------------------------------------------------------------------------------------

    def damaged(self, e: Damaged) -> None:
        if self.follows and e.cause == HERMIT:
            self._answered(e.seat, e.amount)
        self.damage[e.seat] = min(TRACK, self.damage[e.seat] + e.amount)
        self._speak(e.seat, lambda c: float(c.hp > self.damage[e.seat]))
        if e.by >= 0 and e.cause in AIMED:
            self._pair(e.by, e.seat, HURT)

    def healed(self, e: Healed) -> None:
        if self.follows and e.cause == HERMIT:
            self._answered(e.seat, -e.amount)
        self.damage[e.seat] -= e.amount
        if e.cause in KIND and self.turn != e.seat:
            self._pair(self.turn, e.seat, HELPED)

    def aided(self, e: Aided) -> None:
        if e.seat != self.turn and e.damage != self.damage[e.seat]:
            self._pair(self.turn, e.seat, HELPED if e.damage < self.damage[e.seat] else HURT)
        self.damage[e.seat] = e.damage

    def attacked(self, e: Attacked) -> None:
        """Who may choose whom to attack speaks by it; whoever was attacked might have struck back."""
        if e.how == "attack":
            self.struck.update(e.targets)
            if len(e.targets) == 1:
                self._pair(e.seat, e.targets[0], HURT)
        else:
            self.struck.discard(e.seat)

    def used(self, e: Used) -> None:
        """Robbed is whom a card hurts by two or more, which says little."""
        if e.target >= 0 and "robs" in self.cast.characters[self.cast.place[e.role]].skills:
            self.follows = False

    def said(self, e: Said) -> None:
        """Whom somebody wants hit."""
        for one in heard("shadow_hunters", self.table, e):
            if one.line in NAMES and one.about and e.seat in self.living and int(one.about[0]) in self.living:
                self._pair(e.seat, int(one.about[0]), NAMED)

    # -- Hermit cards --------------------------------------------------------------------------------------------------

    def handed(self, e: Given) -> None:
        self.hand, self.receiver = e.card, e.to

    def answered(self, e: Answered) -> None:
        """A known card tells at once; of an unknown one, what happens next tells more."""
        if self.hand is not HIDDEN:
            self._answered(e.seat, DOES if e.does else NOTHING)
        elif not e.does:
            self._answered(e.seat, NOTHING)
        else:
            self.follows = True

    def discarded(self, e: Discarded) -> None:
        if e.deck == HERMIT:
            if self.follows:  # something else was taken from the receiver, or the damage was warded off
                self._answered(self.receiver, GAVE)
            if e.card is not HIDDEN:
                self.gone[e.card] += 1

    def reshuffled(self, e: Reshuffled) -> None:
        if e.deck == HERMIT:
            self.gone.clear()

    def _answered(self, seat: int, outcome: str | int) -> None:
        """What an answer says of who gave it: each card that may lie there, as often as it is left in the deck."""
        self.follows = False
        if seat == self.me:
            return
        seen = self.hand is not HIDDEN
        deck = Counter(full_deck(HERMIT, self.table.options.expansion))
        cards = Counter([self.hand]) if seen else deck - self.gone
        speaks = [0.0] * len(self.cast.characters)
        for name, count in cards.items():
            card = CARDS[name]
            assert isinstance(card, HermitCard)
            fits = _fits(card, outcome, self.damage[seat])
            for n, c in enumerate(self.cast.characters):
                does = float(card.meant(c))
                if card.bet and "deceives" in c.skills:
                    does = LIES
                speaks[n] += count * (1.0 - does if outcome == NOTHING else does * fits)
        most = max(speaks)
        if most > 0.0:
            self._weigh(seat, [max(0.0 if seen else SLIP, x / most) for x in speaks])

    # -- how -----------------------------------------------------------------------------------------------------------

    def _know(self, seat: int, role: str) -> None:
        if self.known[seat] == UNSEEN:
            here = self.known[seat] = self.cast.place[role]
            self.sides[seat] = self.cast.sides([float(n == here) for n, _ in enumerate(self.cast.characters)])
            self.stale = True

    def _speak(self, seat: int, says: Callable[[Character], float]) -> None:
        """Something speaks for some characters of a seat more than for others."""
        if self.known[seat] == UNSEEN:
            self._weigh(seat, self.cast.each(says))

    def _weigh(self, seat: int, factors: list[float]) -> None:
        if self.known[seat] == UNSEEN:
            row = [a * b for a, b in zip(self.weights[seat], factors, strict=True)]
            most = max(row)
            self.weights[seat] = [x / most for x in row] if most > 0.0 else row
            self.stale = True

    def _pair(self, one: int, other: int, table: tuple[tuple[float, ...], ...]) -> None:
        """One seat did something to another that sides do to each other more or less often."""
        if one == other:
            return
        mine, theirs = self.sides[one], self.sides[other]
        by = [sum([p * x for p, x in zip(theirs, row, strict=True)]) for row in table]
        to = [sum([mine[team] * table[team][side] for team in range(3)]) for side in range(3)]
        if one != self.me:
            self._weigh(one, [by[team] for team in self.cast.team])
        if other != self.me and one != self.me:
            self._weigh(other, [to[team] for team in self.cast.team])


def _fits(card: HermitCard, outcome: str | int, damage: int) -> float:
    """How likely an outcome is when the receiver, with so much damage, does what the card says."""
    if outcome == DOES:
        return 1.0
    gives = GIVES * card.gives
    return gives if outcome == GAVE else (1.0 - gives) * (outcome == card.harm(damage))


NOTES: dict[type, Any] = {
    Dealt: Reads.face,
    Unveiled: Reads.face,
    CharacterShown: Reads.face,
    Died: Reads.died,
    TurnBegan: Reads.turned,
    Nothing: Reads.nothing,
    Damaged: Reads.damaged,
    Healed: Reads.healed,
    Aided: Reads.aided,
    Attacked: Reads.attacked,
    Used: Reads.used,
    Given: Reads.handed,
    Answered: Reads.answered,
    Discarded: Reads.discarded,
    Reshuffled: Reads.reshuffled,
    Said: Reads.said,
}
