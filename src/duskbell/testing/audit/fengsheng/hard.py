"""Hard tables of 风声: intel lies before everybody, the deck is nearly at its end, and some hands are empty, so that in
the first turns already several are dying, cards are nullified and skills void. Then people answer by lot, but eagerly.
"""

from __future__ import annotations

from random import Random
from typing import Any

from duskbell.games.fengsheng import FENGSHENG
from duskbell.games.fengsheng.events import Arranged, Moved
from duskbell.games.fengsheng.table import DECK, DISCARD, GONE, FengshengTable, area, hand
from duskbell.kernel import PASS, Ask, Game, Play
from duskbell.testing.driving import sit_down

EAGER = 0.7
"""How often somebody who could pass, and could do something else, does something."""


def hard(players: int, seed: int, options: dict[str, Any] | None = None) -> Play[Any]:
    """A whole table, played to its end."""
    rng = Random(f"hard {seed}")
    play = sit_down(_begun_hard(rng), players, seed, options)
    while play.open:
        ask = play.open[rng.choice(sorted(play.open))]
        play.answer(ask.to, _eagerly(ask, rng), ask=ask)
    return play


def _eagerly(ask: Ask[Any], rng: Random) -> str:
    """An answer at random, but who would pass and has a skill to use uses one more often than not."""
    token = ask.sample(rng)
    if token == PASS and rng.random() < EAGER:
        skills = [o for o in ask.options if o != PASS and not o[1:2].isdigit()]  # cards are "c17", seats "#3"
        return rng.choice(skills) if skills else ask.sample(rng)
    return token


def _begun_hard(rng: Random) -> Game[Any]:
    """The same rules, at a table that is far on when the first turn begins."""
    script = FENGSHENG.phases["draw"]

    async def begin(t: FengshengTable) -> str:
        if not t.spans or sum(name == "draw" for name, _ in t.spans) == 1:
            _lay(t, rng)
        following: str = await script(t)
        return following

    kind: type[Game[Any]] = type("Hard", (type(FENGSHENG),), {"phases": {**FENGSHENG.phases, "draw": begin}})
    return kind()


def _lay(t: FengshengTable, rng: Random) -> None:
    """Intel before everybody, mostly black, but nobody has three of a colour; a small deck; some hands are empty."""
    for s in t.seats:
        for card in rng.sample(list(t.deck), min(len(t.deck), 12)):
            black = card.black and s.black < 2
            if (black or rng.random() < 0.15) and not any(_three(s, colour) for colour in card.colours):
                _take_out(t, card, area(s))
        if rng.random() < 0.2:
            for card in s.hand:
                t.emit(Moved(card.id, hand(s), DISCARD), public=True)
    for card in t.deck[rng.choice((4, 12, 40)) :]:
        _take_out(t, card, GONE)
    if rng.random() < 0.5:
        for card in t.discard:
            t.emit(Moved(card.id, DISCARD, GONE), public=True)


def _three(s: Any, colour: str) -> bool:
    return sum(colour in c.colours for c in s.area) >= 2


def _take_out(t: FengshengTable, card: Any, to: str) -> None:
    """A card of the deck, from wherever it lies in it, goes elsewhere: the deck is put in order for that."""

    at = t.deck.index(card)
    order = (card, *t.deck[:at])
    t.emit(Arranged(tuple([c.id for c in order]), len(order)), public=True)
    t.emit(Moved(card.id, DECK, to), public=True)
