"""How suspect each seat of a table of Mafia is by what everybody knows."""

from __future__ import annotations

from duskbell.bots.mafia.hearing import Heard, angels_left, heard, open_angels
from duskbell.games.mafia.sayings import FINDINGS
from duskbell.games.mafia.table import KILLERS, VILLAGE, MafiaTable
from duskbell.kernel.core_events import Said

HEARSAY = 0.03
"""How much it counts that somebody says so."""
FINDING, LONE, CONTESTED = 3.0, 0.5, 0.4
"""How much it counts, before any card is turned: a finding; to say to be an angel where nobody says otherwise; and
where more say so than there are.
"""
SURE = 100.0


def suspicion(t: MafiaTable, unless: int | None = None) -> list[float]:
    """How suspect each seat is by what everybody knows; above `SURE`/2 is as good as certain.

    A dead card tells about the living: who accused or convicted a villager, who spared a killer, whose claim was true.
    Who says to be an angel is believed a little while no more say so than there are; else one of them lies, and all of
    them, and what they have found, count less.
    `unless`: a seat whose claims about itself it need not believe.
    """
    return t.memo(_suspicion, unless)[:]


def _suspicion(t: MafiaTable, unless: int | None) -> list[float]:
    h = heard(t)
    teams = h.teams
    blame = weighed(h, len(t.seats))[:]
    believed: list[Said] = []
    for c in h.claims:
        target, says_killer = c.about[0], FINDINGS[c.line]
        truth = teams.get(target)
        if truth is None:
            believed.append(c)
        else:
            blame[c.seat] += -SURE if (truth == KILLERS) == says_killer else SURE
    open_, left = open_angels(t), angels_left(t)
    one_lies = len(open_) > left
    for n in open_:
        blame[n] += CONTESTED if one_lies else -LONE
    for c in believed:
        if blame[c.seat] < SURE / 2 and teams.get(c.seat) != KILLERS and c.about[0] != unless:
            word = FINDING / 2 if one_lies and c.seat in open_ else FINDING
            blame[c.about[0]] += (SURE * 0.6 if teams.get(c.seat) == VILLAGE else word) * (
                1 if FINDINGS[c.line] else -1
            )
    for by, whom in h.pointed_at:
        if by != whom and teams.get(by) != KILLERS:
            blame[whom] += HEARSAY
    return blame


def weighed(h: Heard, players: int) -> list[float]:
    """What `_by_cards` says, kept until another card tells more."""
    if h.by_cards is None:
        h.by_cards = _by_cards(h, players)
    return h.by_cards


def _by_cards(h: Heard, players: int) -> list[float]:
    """How suspect each seat is by how it has dealt with those whose cards lie open."""
    teams, blame = h.teams, [0.0] * players
    for v in h.voted:
        team = teams.get(v.accused)
        if team == VILLAGE:
            _add(blame, v.guilty, 0.25)
        elif team == KILLERS:
            _add(blame, v.guilty, -0.3)
            _add(blame, v.innocent, 0.5)
    for a in h.accused:
        if (team := teams.get(a.accused)) is not None:
            blame[a.seat] += 0.4 if team == VILLAGE else -0.6
    return blame


def mix(day: int, seat: int) -> int:
    """A fixed order of the seats that changes from day to day: killers agree by it without a word."""
    return (seat * 7919 + day * 104729) % 1009


def _add(blame: list[float], seats: tuple[int, ...], by: float) -> None:
    for n in seats:
        blame[n] += by
