"""Sending an intel (传出情报): which card, by which arrow, to whom, and who is locked.

It is named whole, in one answer: "c17>left", "c17>up>#3", "c17>up>#3>lock>#5".
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from duskbell.games.fengsheng.card import RIGHT, UP
from duskbell.games.fengsheng.events import Routed
from duskbell.games.fengsheng.skill import skills
from duskbell.games.fengsheng.table import WAY, FengshengTable, Player
from duskbell.games.fengsheng.verbs import move
from duskbell.kernel import NOBODY

LOCK = "lock"


def sendings(t: FengshengTable, me: Player, cards: Iterable[Any], *, must_lock: bool = False) -> list[str]:
    """Every way to send one of these cards. The first locks nobody, if that may be. Where nobody else lives every
    arrow leads back to its sender.
    """
    others = [s.token for s in t.others(me)] or [me.token]
    locks = [f">{LOCK}>{s.token}" for s in t.round(me.no)]
    found = []
    for card in cards:
        ways = []
        for arrow in arrows(me, card):
            ways += [f"{card.token}>{arrow}>{to}" for to in others] if arrow == UP else [f"{card.token}>{arrow}"]
        if not must_lock:
            found += ways
        if must_lock or card.lock or any(s.locks(card) for s in skills(me)):
            found += [way + lock for way in ways for lock in locks]
    return found


def arrows(me: Player, card: Any) -> tuple[str, ...]:
    """By which arrows a card may be sent: its own first."""
    return tuple(dict.fromkeys([card.arrow, *[a for s in skills(me) for a in s.arrows(card)]]))


def send(t: FengshengTable, me: Player, said: str, source: str, *, shown: bool = False) -> None:
    """Let an intel go its way as `said`: recipient and lock are fixed. 传出情报时 is still to come."""
    way, _, locked = said.partition(f">{LOCK}>")
    token, arrow, *rest = way.split(">")
    to = t.by_token[rest[0]] if arrow == UP else t.beside(me.no, 1 if arrow == RIGHT else -1)
    lock = t.by_token[locked].no if locked else NOBODY
    move(t, t.by_token[token], source, WAY, me, up=shown)
    t.emit(Routed(me.no, arrow, to.no, lock, shown), public=True)


def onward(t: FengshengTable) -> Player | None:
    """Before whom the intel comes when it is passed on; None: only its sender could have it, who is dead.

    By ↑ it goes back to the sender. Otherwise it goes on, past the dead, but not past the sender: who has died with it
    lying there again has ended its way.
    """
    n = t.sender
    if t.arrow != UP and t.front != n:
        step = 1 if t.arrow == RIGHT else -1
        n = (t.front + step) % len(t.seats)
        while not t.seats[n].alive and n != t.sender:
            n = (n + step) % len(t.seats)
    return t.seats[n] if t.seats[n].alive else None
