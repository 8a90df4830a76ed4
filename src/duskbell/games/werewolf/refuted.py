"""What somebody has seen for certain of others' cards: what a check told, and who opened the eyes with them."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from duskbell.games.werewolf.events import Awoke, Died, Learned, PackShown
from duskbell.games.werewolf.events.night import SIDES
from duskbell.games.werewolf.role import WerewolfRole
from duskbell.games.werewolf.table import WOLVES, WerewolfTable
from duskbell.kernel import Event


def refuted(t: WerewolfTable, seat: int, events: Sequence[Event], cards: Collection[str]) -> Iterator[tuple[int, str]]:
    """Seats, and cards that they cannot have been dealt. Nothing where a card may be another by now, a check may fall
    on somebody else or be false.
    """
    roles: list[WerewolfRole] = [t.by_token[card] for card in cards]
    if not all(map(_plain, roles)):
        return
    nobody_died = True
    for n, e in enumerate(events):
        match e:
            case Learned(me, who, what) if me == seat:
                yield from ((who, r.id) for r in roles if not _could_show(r, what, cards))
            case Awoke(seats) if seat in seats:
                mates = {*seats} - {seat}
                yield from ((who, r.id) for who in mates for r in roles if r.team != WOLVES)
                if nobody_died and not any(isinstance(x, Awoke) for x in events[:n]):
                    others = [s.no for s in t.seats if s.no not in seats]
                    yield from ((who, r.id) for who in others for r in roles if r.id in t.pack_cards)
            case PackShown(me, seats) if me == seat:
                yield from ((who, r.id) for who in seats for r in roles if r.team != WOLVES)
            case Died():
                nobody_died = False


def _plain(role: WerewolfRole) -> bool:
    """Whether a card lets everybody stay what they are, and every check be true and reach whom it names."""
    own, all_others = type(role), WerewolfRole
    turned_aside = own.renumbers is not all_others.renumbers or own.redirects is not all_others.redirects
    return not (role.turns or role.card or turned_aside or own.in_pack is not all_others.in_pack)


def _could_show(role: WerewolfRole, what: str, cards: Collection[str]) -> bool:
    """Whether who holds a card may have been shown so: as a side, or as a card."""
    if what in SIDES:
        return what == f"seen-{role.seen or ('wolf' if role.team == WOLVES else 'good')}"
    return what not in cards or role.id == what or type(role).shown is not WerewolfRole.shown
