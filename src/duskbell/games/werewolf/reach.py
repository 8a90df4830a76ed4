"""Whom a deed of the night reaches: other deeds may turn it aside, or keep its doer from any."""

from __future__ import annotations

from duskbell.games.werewolf.registry import POWERS
from duskbell.games.werewolf.table import Deed, WerewolfTable


def bearer(t: WerewolfTable, number: int, nights: int = 0) -> int:
    """Who answers to a number tonight, or did in the night before (`nights` 1)."""
    for deed in t.deeds(nights):
        if owner := POWERS.get(deed.power):
            number = owner.renumbers(t, deed, number)
    return number


def falls_on(t: WerewolfTable, seat: int, by: int, nights: int = 0) -> int:
    """Whom a deed of `by` that is meant for a seat falls on."""
    for deed in t.deeds(nights):
        if owner := POWERS.get(deed.power):
            seat = owner.redirects(t, deed, seat, by)
    return seat


def aim(t: WerewolfTable, number: int, by: int) -> int:
    """Whom a deed of `by` reaches that names a number."""
    return falls_on(t, bearer(t, number), by)


def meant(t: WerewolfTable, deed: Deed, nights: int = 0) -> tuple[int, ...]:
    """For whom one of the night's deeds is meant. What is done to one whom the referee has shown goes by no number."""
    owner = POWERS.get(deed.power)
    if owner is not None and deed.power in owner.void:
        return ()
    if owner is not None and deed.power in owner.shown_whom:
        return deed.targets
    return tuple([bearer(t, n, nights) for n in deed.targets])


def reached(t: WerewolfTable, deed: Deed, nights: int = 0) -> tuple[int, ...]:
    """Whom one of tonight's deeds reaches, or of the night before."""
    return tuple([falls_on(t, n, deed.seat, nights) for n in meant(t, deed, nights)])


def frightened(t: WerewolfTable, seat: int) -> bool:
    """Whether somebody's deed keeps this seat from using any power tonight."""
    for deed in t.tonight:  # noqa: SIM110  # any() would make a generator and its cells in every call of a night
        if (owner := POWERS.get(deed.power)) and owner.frightens(t, deed, seat):
            return True
    return False
