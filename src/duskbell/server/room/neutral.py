"""Who may not take a chair: whoever sits at the table already, and whoever has seen every card of it."""

from __future__ import annotations

from collections.abc import Iterable

from duskbell.names import same as same_name
from duskbell.server.errors import Forbidden
from duskbell.server.store import Chair


def check_other(people: Iterable[Chair], seat: int, name: str, guest: str) -> None:
    """Raise `Forbidden` where somebody who sits at this table already, or looks so, takes a seat that a host hands
    on, since who is away has not agreed to that and nobody may read two hands; or a chair for who comes late; or
    the moderator's, from which all are read.
    """
    others = [c for c in people if c.seat != seat]
    if guest and any(c.guest == guest for c in others):
        raise Forbidden("you sit at this table already; this seat is for somebody else, from another device.")
    if any(same_name(c.name, name) for c in others):
        raise Forbidden(f"{name} sits at this table already; this seat is for somebody else.")


def check_neutral(moderator: Chair | None, seat: int, name: str, guest: str) -> None:
    """Raise `Forbidden` where whoever moderates would play, too, or has moderated and so has seen every card
    (002 法官): by the guest, or by a name that is given.
    """
    if seat < 0 or moderator is None:
        return
    if guest and moderator.guest == guest:
        raise Forbidden("you moderate this table, and who moderates does not play; this seat is for somebody else.")
    known = [*moderator.moderators, ("", moderator.name)]
    if any((guest and guest == held) or (name and same_name(name, old)) for held, old in known):
        raise Forbidden("who has moderated this table has seen every card, and does not play at it.")


def check_vouched(moderator: Chair | None) -> None:
    """Raise `Forbidden` where somebody has moderated in play and does not any more: then who moderates says who may
    take a seat.
    """
    if moderator is not None and moderator.moderators:
        raise Forbidden(
            "somebody who has seen every card moderates no more, and might come by another name; so "
            f"{moderator.name}, who moderates now, hands on the seats of this table."
        )
