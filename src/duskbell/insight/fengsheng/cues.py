"""What was answered at a table of 风声, by what was seen next: guesses, which the scripts judge."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, NamedTuple

from msgspec.structs import replace

from duskbell.games.fengsheng.card import CARDS, ORDER
from duskbell.games.fengsheng.cards.sending import WINDS
from duskbell.games.fengsheng.events import (
    Accepted,
    CardUsed,
    Checked,
    Flipped,
    Looked,
    Moved,
    Routed,
    SkillUsed,
    TurnedUp,
    TurnEnded,
)
from duskbell.games.fengsheng.table import AREA, DESK, HAND, WAY, where
from duskbell.games.fengsheng.turn import ACCEPT
from duskbell.insight.fengsheng.piles import faces
from duskbell.kernel import HIDDEN, PASS, Ask, Event, Play
from duskbell.kernel.core_events import PhaseBegan, StageBegan

AHEAD = 12
"""So many events that come say what was answered."""
WIDE = 80
"""So many answers to one question are weighed."""
TRIGGER = "fengsheng.trigger"
IDLE = ("fengsheng.main", "fengsheng.fight", "fengsheng.save", TRIGGER, "fengsheng.accept")
SEND, FIGHT = "fengsheng.send", "fengsheng.fight"
ON_THE_WAY = (SEND, FIGHT)
"""Where a card may come to be the intel."""


class Lack(NamedTuple):
    """A seat, and the cards of which its hand must hold one."""

    seat: int
    cards: tuple[int, ...]


class Cues:
    """`lacks`: who must have used a card that this hand does not hold in this play, and which cards that may be."""

    def __init__(self, events: Sequence[Event], play: Play[Any], seen: int) -> None:
        self.play, self.events, self.seen = play, events, seen
        news = (e for e in events[seen:] if not isinstance(e, PhaseBegan | StageBegan | Checked))
        self.coming: list[Event] = list(islice(news, AHEAD))
        self.lacks: Lack | None = None

    def answers(self) -> tuple[Ask[Any], list[str]]:
        """A question that is open, and what may have been answered, the likeliest first."""
        ask = next(iter(self.play.open.values()))
        if ask.key in IDLE or ask.key == SEND:
            return ask, list(self._deeds(ask))
        several = list(islice(ask.answers(), WIDE))
        return ask, sorted(several, key=lambda said: self._rank(ask, said))

    def _deeds(self, ask: Ask[Any]) -> Iterable[str]:
        """What somebody did at an idle point; nothing where nobody did anything."""
        first = self.coming[0] if self.coming else None
        match first:
            case SkillUsed(seat=seat, skill=skill) if seat == ask.to:
                used = [o for o in ask.options if o.partition(">")[0] == skill]
                if used or ask.key != TRIGGER:  # else it is used when asked for something else, soon
                    yield from sorted(used, key=lambda said: self._rank(ask, said)) or self._uses(ask, renamed=True)
                else:
                    yield PASS
            case Moved(source=source, to=to) if where(source)[0] == ask.to and to == DESK and ask.key != TRIGGER:
                yield from self._uses(ask)
            case Moved(source=source, to=to) if where(source)[0] == ask.to and to == WAY and ask.key == SEND:
                yield from self._sends(ask)
            case Accepted(seat=seat) if seat == ask.to and ACCEPT in ask.options:
                yield ACCEPT
            case _:
                yield PASS if PASS in ask.options else ask.default

    def _uses(self, ask: Ask[Any], *, renamed: bool = False) -> list[str]:
        """The ways to use the card that was used."""
        moved = next((e for e in self.coming if isinstance(e, Moved)), None)
        used = next((e for e in self.coming if isinstance(e, CardUsed) and e.by == ask.to), None)
        if moved is None or used is None:
            return []
        if moved.card is HIDDEN:  # who is given it may see it at once
            looked = next((e for e in self.coming if isinstance(e, Looked) and e.place == DESK), None)
            if looked is not None and looked.cards is not HIDDEN:
                moved = replace(moved, card=looked.cards[0])
        found = []
        for option in ask.options:
            head, *rest = option.split(">")
            token, _, name = head.partition("=")
            if token[:1] != "c" or not token[1:].isdigit() or (renamed and not name):
                continue
            card = CARDS[int(token[1:])]
            fits = (name or card.kind) == used.name and moved.card in (HIDDEN, card.id)
            if fits and all(word in (f"#{used.to}", used.choice) for word in rest):
                found.append(option)
        alike = [c.id for c in CARDS.values() if c.kind == used.name]
        if used.name == ORDER and (sent := self._sent()) is not None:
            # what is sent then has the colour that the word means
            word = WINDS.index(used.choice)
            alike = [n for n in alike if CARDS[n].says[word] in CARDS[sent].colours]
            found = [o for o in found if "=" in o or int(o.partition(">")[0][1:]) in alike] or found[:0]
        self.lacks = Lack(ask.to, tuple(alike if moved.card is HIDDEN else [moved.card]))
        return self._unseen(ask, found) if moved.card is HIDDEN else found

    def _sends(self, ask: Ask[Any]) -> list[str]:
        """The ways to send the card that was sent."""
        moved = next((e for e in self.coming if isinstance(e, Moved)), None)
        routed = next((e for e in self.coming if isinstance(e, Routed)), None)
        if moved is None or routed is None:
            return []
        found = []
        for option in ask.options:
            way, _, lock = option.partition(">lock>")
            token, arrow, *to = [*way.split(">"), ""][:3]
            fits = arrow == routed.arrow and to in ([""], [f"#{routed.to}"])
            fits = fits and (lock == f"#{routed.lock}" if routed.lock >= 0 else not lock)
            if fits and (moved.card is HIDDEN or token == f"c{moved.card}"):
                found.append(option)
        alike = [c.id for c in CARDS.values() if c.arrow == routed.arrow and (c.lock or routed.lock < 0)]
        self.lacks = Lack(ask.to, tuple(alike if moved.card is HIDDEN else [moved.card]))
        return self._unseen(ask, found) if moved.card is HIDDEN else found

    def _unseen(self, ask: Ask[Any], ways: list[str]) -> list[str]:
        """Of ways to use a card that nobody saw those with one that will not be seen elsewhere, the likeliest first."""
        ranked = sorted([(self._rank(ask, said), said) for said in ways])
        return [said for rank, said in ranked if rank[0] <= 0]

    def _sent(self) -> int | None:
        """The card that is sent next, as far as it is seen later; None where it never is."""
        for e in self.events[self.seen :]:
            if isinstance(e, TurnedUp) or (isinstance(e, Moved) and e.source == WAY and e.card is not HIDDEN):
                return int(e.card)
            if isinstance(e, TurnEnded):
                break
        return None

    def _rank(self, ask: Ask[Any], said: str) -> tuple[int, int]:
        """How likely an answer is: what names what is seen next comes first, and a card that nobody will miss. A card
        that will be seen to be sent, or received, is the one; one that will be seen to leave this hand later is none.
        """
        soon = {*self._words(self.coming)}
        parts = [w for p in said.split(",") for w in p.replace("+", ">").replace("=", ">").split(">")]
        missed = sum(self._missed(ask, int(w[1:])) for w in parts if w[:1] == "c" and w[1:].isdigit())
        return missed, -sum(w in soon for w in parts)

    def _missed(self, ask: Ask[Any], card: int) -> int:
        """How wrong it would be to use this card unseen: what will be seen on its way is the one that was sent, what
        will never be seen is as good; and what will be seen to leave this hand is none.
        """
        for e in self.events[self.seen :]:
            if card in faces(e):
                if isinstance(e, TurnedUp) or (isinstance(e, Moved) and e.source == WAY):
                    return -1 if ask.key in ON_THE_WAY else 2
                return 3 if isinstance(e, Moved) and where(e.source) == (ask.to, HAND) else 2
        return 0

    @staticmethod
    def _words(events: Iterable[Event]) -> Iterator[str]:
        for e in events:
            for name in () if isinstance(e, SkillUsed | Flipped) else e.__struct_fields__:
                v = getattr(e, name)
                for x in v if isinstance(v, tuple) else (v,):
                    if isinstance(x, int) and not isinstance(x, bool):
                        yield f"#{x}"
                    elif isinstance(x, str):
                        yield x
                        if x.startswith((HAND, AREA)):
                            yield f"#{where(x)[0]}"
            yield from (f"c{card}" for card in faces(e))
