"""What a plain Shadow Hunters bot makes of what it has seen, and of nothing else: how likely each character is.

Some of it is certain: faces, damage that a character would not have lived through, silence after a death (Daniel would
have screamed), the mirror. Answers to Hermit cards are certain but for the Unknown's. Who hurts, heals and counters
whom only speaks for or against.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from duskbell.bots.shadow_hunters.deal import CHARACTERS, PLACE, TEAM, UNSEEN, Odds, consistent, sides
from duskbell.games.shadow_hunters.cards import CARDS, DECK
from duskbell.games.shadow_hunters.cards.hermit import Blow, Cure, HermitCard, HermitPrediction, Toll
from duskbell.games.shadow_hunters.characters import DANIEL, UNKNOWN
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
from duskbell.games.shadow_hunters.table import HERMIT, TRACK, ShadowTable
from duskbell.kernel import HIDDEN, Dealt, Event, View

HURT = ((0.4, 1.5, 0.7), (1.5, 0.5, 0.7), (1.0, 1.0, 1.0))
"""How much oftener than by chance a Hunter, a Shadow, a Neutral hurts a Hunter, a Shadow, a Neutral."""
HELPED = ((1.5, 0.5, 0.8), (0.5, 1.5, 0.8), (1.0, 1.0, 1.0))
LIES = 0.6
"""How likely the Unknown is to do what a Hermit card says, whatever it says."""
SLIP = 0.001
"""What is left of a character that what follows an unseen card excludes: the guess at what followed may be wrong."""
AIMED = frozenset({"weird_woods", "bloodthirsty_spider", "vampire_bat", "spiritual_doll", "franklin", "george"})
"""Where damage comes from that somebody chose a victim for, beside attacks."""
KIND = frozenset({"weird_woods", "blessing"})
"""Where healing comes from that somebody chose a patient for."""
FULL_HEAL = {
    "chocolate": ("allie", "emi", "unknown"),
    "advent": ("emi", "franklin", "george"),
    "diabolic_ritual": ("unknown", "vampire", "werewolf"),
}
"""Whom these cards heal, if they reveal."""
SHY = 0.5
"""How likely such a character is to stay hidden, and the Werewolf not to strike back."""


class Reads:
    """One seat's beliefs. What they are depends on the view's log alone: they follow it from wherever they stopped."""

    def __init__(self) -> None:
        self.table: ShadowTable | None = None
        self.at = 0
        self.me = 0
        self.weights: Odds = []
        self.known: list[int] = []
        self.sides: list[tuple[float, float, float]] = []
        self.believed: Odds = []
        self.stale = True

    def odds(self, view: View[ShadowTable]) -> Odds:
        """How likely each character is before each seat."""
        t = view.table
        if t is not self.table or len(t.log) < self.at:
            self._begin(t, view.me.no)
        if self.at < len(t.log):
            for e in t.log[self.at :]:
                self.take(e.event)
            self.at = len(t.log)
        return self.reckon()

    def reckon(self) -> Odds:
        """The odds by what has been taken note of."""
        if self.stale:
            self.believed, self.stale = consistent(self.weights, self.known), False
        return self.believed

    def _begin(self, t: ShadowTable, me: int) -> None:
        players = len(t.seats)
        self.table, self.at, self.me = t, 0, me
        self.weights = [[1.0] * len(CHARACTERS) for _ in t.seats]
        self.known = [UNSEEN] * players
        self.stale = True
        self.sides = [sides(row) for row in self.reckon()]
        self.damage = [0] * players
        self.living = set(range(players))
        self.turn = -1
        self.listens = True
        self.struck: set[int] = set()
        self.gone: Counter[str] = Counter()
        self.hand: Any = None
        self.receiver = -1
        self.follows = False

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
            self._speak(seat, [SHY if c.id == "werewolf" else 1.0 for c in CHARACTERS])
        self.struck.clear()
        if self.listens and len(self.living) < len(self.known):
            self.listens = False
            for seat in self.living:
                self._speak(seat, [0.0 if c is DANIEL else 1.0 for c in CHARACTERS])
        if e.seat == self.me:
            self.sides = [sides(row) for row in self.reckon()]

    def nothing(self, e: Nothing) -> None:
        """A card passed by: the mirror did not show a monster, a hurt player did not reveal to be healed."""
        if e.cause == "disenchant_mirror":
            self._speak(e.seat, [0.0 if c.id in ("vampire", "werewolf") else 1.0 for c in CHARACTERS])
        elif e.cause in FULL_HEAL and self.damage[e.seat] > 3:
            self._speak(e.seat, [SHY if c.id in FULL_HEAL[e.cause] else 1.0 for c in CHARACTERS])

    # -- damage --------------------------------------------------------------------------------------------------------

    def damaged(self, e: Damaged) -> None:
        if self.follows and e.cause == HERMIT:
            self._answered(e.seat, f"hurt{e.amount}")
        self.damage[e.seat] = min(TRACK, self.damage[e.seat] + e.amount)
        self._speak(e.seat, [float(c.hp > self.damage[e.seat]) for c in CHARACTERS])
        if e.by >= 0 and e.cause in AIMED:
            self._pair(e.by, e.seat, HURT)

    def healed(self, e: Healed) -> None:
        if self.follows and e.cause == HERMIT:
            self._answered(e.seat, "healed")
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
        if e.target >= 0 and e.role == "bob":
            self.follows = False

    # -- Hermit cards --------------------------------------------------------------------------------------------------

    def handed(self, e: Given) -> None:
        self.hand, self.receiver = e.card, e.to

    def answered(self, e: Answered) -> None:
        """A known card tells at once; of an unknown one, what happens next tells more."""
        if self.hand is not HIDDEN:
            self._answered(e.seat, "does" if e.does else "nothing")
        elif not e.does:
            self._answered(e.seat, "nothing")
        else:
            self.follows = True

    def discarded(self, e: Discarded) -> None:
        if e.deck == HERMIT:
            if self.follows:  # something else was taken from the receiver, or the damage was warded off
                self._answered(self.receiver, "gave")
            if e.card is not HIDDEN:
                self.gone[e.card] += 1

    def reshuffled(self, e: Reshuffled) -> None:
        if e.deck == HERMIT:
            self.gone.clear()

    def _answered(self, seat: int, outcome: str) -> None:
        """What an answer says of who gave it: each card that may lie there, as often as it is left in the deck."""
        self.follows = False
        if seat == self.me:
            return
        seen = self.hand is not HIDDEN
        cards = Counter([self.hand]) if seen else Counter(DECK[HERMIT]) - self.gone
        speaks = [0.0] * len(CHARACTERS)
        for name, count in cards.items():
            card = CARDS[name]
            assert isinstance(card, HermitCard)
            fits = _fits(card, outcome, hurt=self.damage[seat] > 0)
            for n, c in enumerate(CHARACTERS):
                does = float(card.meant(c))
                if c is UNKNOWN and not isinstance(card, HermitPrediction):
                    does = LIES
                speaks[n] += count * (1.0 - does if outcome == "nothing" else does * fits)
        most = max(speaks)
        if most > 0.0:
            self._speak(seat, [max(0.0 if seen else SLIP, x / most) for x in speaks])

    # -- how -----------------------------------------------------------------------------------------------------------

    def _know(self, seat: int, role: str) -> None:
        if self.known[seat] == UNSEEN:
            self.known[seat] = PLACE[role]
            self.sides[seat] = sides([float(n == PLACE[role]) for n in range(len(CHARACTERS))])
            self.stale = True

    def _speak(self, seat: int, factors: list[float]) -> None:
        """Something speaks for some characters of a seat more than for others."""
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
            self._speak(one, [by[team] for team in TEAM])
        if other != self.me and one != self.me:
            self._speak(other, [to[team] for team in TEAM])


def _fits(card: HermitCard, outcome: str, *, hurt: bool) -> float:
    """How likely an outcome is when the receiver does what the card says."""
    if outcome == "does":
        return 1.0
    if isinstance(card, Toll):
        return {"hurt1": 0.7, "gave": 0.3}.get(outcome, 0.0)
    if isinstance(card, Cure):
        return float(outcome == ("healed" if hurt else "hurt1"))
    return float(isinstance(card, Blow) and outcome == f"hurt{card.amount}")


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
}
