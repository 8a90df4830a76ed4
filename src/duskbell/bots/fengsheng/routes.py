"""Where an intel may end up, and what that is worth: who accepts it, and what one makes of one that lies face down."""

from __future__ import annotations

from typing import Any

from duskbell.bots.fengsheng.stakes import AGENT, LURKER
from duskbell.bots.fengsheng.wishes import Colours, Guess, Wishes, colours, sent_by
from duskbell.games.fengsheng.card import RIGHT, UP
from duskbell.games.fengsheng.table import CANNOT, MUST, FengshengTable, Player
from duskbell.kernel import HIDDEN, NOBODY

TAKES = 0.4
"""How likely somebody accepts an intel that lies face down."""
EAGER, WARY = 0.8, 0.12
"""The same of one that lies face up, if it does good or harm there."""
SNATCHED = 0.88
"""How likely an intel stays before who has accepted it."""
IDLE = 1e-9
"""A lock on somebody before whom the intel never comes does nothing: of what is alike it is not chosen."""
Fate = tuple[tuple[Player, float], ...]
"""Who receives an intel, and how likely; what is lacking to 1 is that nobody does."""


def travelling(w: Wishes) -> Guess:
    """What the travelling intel is: what one knows, or what its sender would have sent."""
    if w.travels is None:
        w.travels = _travelling(w)
    return w.travels


def _travelling(w: Wishes) -> Guess:
    t = w.table
    card = t.way[0]
    if card is not HIDDEN:
        return ((colours(card), 1.0),)
    if t.sender in (NOBODY, w.me.no):
        return sent_by(0.0, 0.0, False)
    odds = w.odds[t.sender]
    meant = t.lock if t.lock != NOBODY else t.front
    same = sum([p * q for p, q in zip(odds[:2], w.odds[meant][:2], strict=True)])
    return sent_by(round(odds[LURKER], 1), round(odds[AGENT], 1), same < 0.4)


def way_on(t: FengshengTable, sender: Player, first: Player, arrow: str) -> list[Player]:
    """Before whom an intel comes, one after another, the sender last."""
    if arrow == UP:
        return [first, sender] if first is not sender else [sender]
    step = 1 if arrow == RIGHT else -1
    found, n = [], first.no
    while n != sender.no:
        if t.seats[n].alive:
            found.append(t.seats[n])
        n = (n + step) % len(t.seats)
    return [*found, sender]


def takes(w: Wishes, s: Player, sender: Player, kind: Colours | None) -> float:
    """How likely somebody accepts what lies before them; `kind` is what they see, None when it lies face down."""
    if kind is None:
        return TAKES + (0.2 if w.friend[s.no] > 0.6 and w.friend[sender.no] > 0.6 else 0.0)
    red, blue, black = kind
    likes = sum([p for p, fits in zip(w.odds[s.no], (red and not black, blue and not black), strict=False) if fits])
    return WARY + (EAGER - WARY) * likes


def fate(w: Wishes, sender: Player, people: list[Player], lock: int, kind: Colours | None) -> Fate:
    """Who of these receives an intel that comes before them in this order."""
    t, left, found = w.table, 1.0, []
    for s in people:
        if not s.alive:
            continue
        must = s.no == lock or s is sender or t.holds(MUST, s.no)
        p = 1.0 if must else 0.0 if t.holds(CANNOT, s.no) else takes(w, s, sender, kind)
        found.append((s, left * p))
        left *= 1.0 - p
    return tuple(found)


def worth(w: Wishes, where: Fate, guess: Guess) -> float:
    """What it is worth that an intel meets this fate."""
    return sum([p * w.expected(s, guess) for s, p in where if p])


def sending(w: Wishes, said: str, *, shown: bool = False) -> float:
    """What it is worth to send so: "c17>left", "c17>up>#3>lock>#5"."""
    t = w.table
    way, _, locked = said.partition(">lock>")
    token, arrow, *rest = way.split(">")
    card, me = t.by_token[token], w.me
    first = w.seat(rest[0]) if rest else t.beside(me.no, 1 if arrow == RIGHT else -1)
    lock = w.seat(locked).no if locked else NOBODY
    kind = colours(card)
    where = fates(w, me, first, arrow, lock, kind if shown else None)
    idle = lock != NOBODY and lock not in [s.no for s in way_on(t, me, first, arrow)[:-1]]
    return SNATCHED * sum([p * w.gain(s, kind) for s, p in where if p]) - idle * IDLE


def fates(w: Wishes, me: Player, first: Player, arrow: str, lock: int, kind: Colours | None) -> Fate:
    """The fate of an intel that is sent so, worked out once for all cards that may be sent alike."""
    key = (me.no, first.no, arrow, lock, kind)
    found = w.fates.get(key)
    if found is None:
        found = w.fates[key] = fate(w, me, way_on(w.table, me, first, arrow), lock, kind)
    return found


def accepting(w: Wishes) -> tuple[float, float]:
    """What it is worth to accept what lies before one, and to let it go on."""
    t = w.table
    guess = travelling(w)
    sender = t.seats[t.sender]
    kind = guess[0][0] if t.shown else None
    people = way_on(t, sender, w.me, t.arrow)
    on = [s for s in people if s is not w.me]
    return w.expected(w.me, guess), worth(w, fate(w, sender, on, t.lock, kind), guess)


def lies(w: Wishes, s: Player, guess: Guess | None = None) -> float:
    """What it would be worth that the travelling intel lay before somebody, and not before whom it does."""
    what = guess or travelling(w)
    now = w.table.seats[w.table.front]
    return w.expected(s, what) - (w.expected(now, what) if now.alive else 0.0)


def swapped(w: Wishes, card: Any) -> float:
    """What it would be worth that the travelling intel were this card."""
    now = w.table.seats[w.table.front]
    return (w.before(now, card) - w.expected(now, travelling(w))) if now.alive else 0.0
