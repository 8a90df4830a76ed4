"""What a seat can know of a table of the Clocktower: its evidence as a puzzle, and a history as proof."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from duskbell.games.clocktower.character import KINDS
from duskbell.games.clocktower.characters import CHARACTERS, characters_of
from duskbell.games.clocktower.events import Came, FabledCame, Left, ScriptChosen, SeatsSwapped, Volunteered
from duskbell.games.clocktower.options import ClocktowerOptions
from duskbell.games.clocktower.travelling import travellers
from duskbell.insight.clocktower.hearing import Hearing, puzzle_of
from duskbell.insight.clocktower.moments import is_known, rule
from duskbell.insight.clocktower.proving import Proving
from duskbell.insight.clocktower.puzzle import EMPTY, Claim, Info, Puzzle, When
from duskbell.insight.clocktower.roles import Roles
from duskbell.insight.evidence import Evidence
from duskbell.insight.found import NoWorld, Worlds
from duskbell.kernel.core_events import PhaseBegan, Said

SAYS, TOLD = "clocktower-claim", "clocktower-told-"
MOST = 2000
"""So many deals are counted."""
AT_FIRST, BETWEEN, FOR_ROLES, FOR_DEALS = 0.3, 0.2, 0.6, 0.75
"""The part of the time until which histories are played before anything is read, that each reading leaves for them, and
after which the roles are left as they are and no more deals are counted.
"""


def known_worlds(known: Evidence, at: int, claims: str, seconds: float) -> Iterator[Worlds]:
    """The worlds that fit what a seat has seen, told again whenever more is known: who may be what by the cards, and by
    what was seen; at last with how many deals there are, and a history. Raises `NoWorld` where there is none.
    """
    began = time.perf_counter()
    seats = known.header.players
    options = known.game.read_options(seats, known.header.options)
    guests = _travellers(known)
    if len(guests) < travellers(seats, options.travellers):  # some travel, and nobody has said yet who
        every = tuple(sorted(_script(known, options), key=_rank))
        yield Worlds(known.game.id, known.me, at, (every,) * seats, ((),) * seats, 1, None, time.perf_counter() - began)
        return
    by_cards = is_beyond(known)
    p = _among_guests(known, guests) if by_cards else puzzle(known, claims)
    roles = Roles(p)
    plays = Proving(known, p, roles)
    found: list[tuple[str, ...]] = []
    whole = False

    def so_far() -> Worlds:
        possible = [some | shown for some, shown in zip(roles.possible, plays.proven, strict=True)]
        shown = [some - {EMPTY} for some in plays.proven]
        if not all(possible):
            night = max([e.when.number for e in p.events], default=1)
            raise NoWorld(f"no deal fits: what was seen up to night {night} cannot all have happened.")
        for seat, role in sorted(guests.items()) if by_cards else ():
            possible.insert(seat, {role} - {""})
            shown.insert(seat, {role} - {""})
        return Worlds(
            known.game.id,
            known.me,
            at,
            tuple([tuple(sorted(some - {EMPTY}, key=_rank)) for some in possible]),
            tuple([tuple(sorted(some)) for some in shown]),
            max(1, len(plays.played), len(found) if roles.whole else 0),
            len(found) if whole else None,
            time.perf_counter() - began,
            plays.witness,
            -1 if roles.whole else roles.read,
        )

    yield so_far()
    plays.prove(began + seconds * AT_FIRST)
    for _ in roles.closer(began + seconds * FOR_ROLES):
        yield so_far()
        plays.prove(time.perf_counter() + seconds * BETWEEN)
    found, whole = roles.deals(MOST, began + seconds * FOR_DEALS)
    plays.prove(began + seconds)
    yield so_far()


def puzzle(known: Evidence, claims: str) -> Puzzle:
    """What a seat has seen, as a puzzle."""
    seen = Hearing(known.events)
    options = known.game.read_options(known.header.players, known.header.options)
    script = _script(known, options)
    said = spoken(known) if claims == "honest" else {}
    names = known.header.names or tuple([""] * known.header.players)
    return puzzle_of(seen, names, options, script, known.me, said)


def _script(known: Evidence, options: ClocktowerOptions) -> tuple[str, ...]:
    """The characters of the table's script; at the very beginning those of its options."""
    chosen = next((e.script for e in known.events if isinstance(e, ScriptChosen)), ())
    return chosen or characters_of(options.script)


def _rank(role: str) -> tuple[int, str]:
    kind = CHARACTERS[role].kind
    return (KINDS.index(kind) if kind in KINDS else len(KINDS)), role


def _travellers(known: Evidence) -> dict[int, str]:
    """Who is a Traveller, which all know; "" for an empty chair, and for who has not said yet which one."""
    waiting = dict.fromkeys(_vacant(known), "")
    waiting |= {seat: "" for e in known.events if isinstance(e, Volunteered) for seat in e.seats}
    return waiting | {e.seat: e.role for e in known.events if isinstance(e, Came)}


def _vacant(known: Evidence) -> range:
    """The chairs that were empty at first."""
    seats = known.header.players
    late: int = known.game.read_options(seats, known.header.options).late
    return range(seats - late, seats)


def is_beyond(known: Evidence) -> bool:
    """Whether something is there of which puzzles do not know what it does: a Fabled that a person sees to, a Traveller
    who has come or left by night, or come to a chair that another has left, changed seats; or others than
    those whose rules are known.
    """
    guests = _travellers(known)
    there = [id for e in known.events if isinstance(e, FabledCame) for id in e.roles]
    if any(not is_known(id) or rule(id).person for id in there):
        return True
    if not guests:
        return False
    came = [e.seat for e in known.events if isinstance(e, Came)]
    moved = len(came) > len({*came}) or any(isinstance(e, SeatsSwapped) for e in known.events) or _by_night(known)
    waits = any(not role and seat not in _vacant(known) for seat, role in guests.items())
    return moved or waits or guests.get(known.me) == "" or known.me < 0


def _by_night(known: Evidence) -> bool:
    """Whether somebody has come or left by night."""
    night = False
    for e in known.events:
        if isinstance(e, PhaseBegan):
            night = e.phase == "night"
        elif night and isinstance(e, Came | Left):
            return True
    return False


def _among_guests(known: Evidence, guests: Mapping[int, str]) -> Puzzle:
    """What the cards alone say of the others where there are Travellers: what those do to an ability, or to whom, is
    not reckoned with, so nothing that was learned, said or seen to happen counts.
    """
    seen = Hearing(known.events)
    options = known.game.read_options(known.header.players, known.header.options)
    script = _script(known, options)
    places = {seat: n for n, seat in enumerate(s for s in range(known.header.players) if s not in guests)}
    seen.happened, seen.infos, seen.guests = [], {}, {}
    seen.partners = [(places[s], kind) for s, kind in seen.partners if s in places]
    seen.drew = {places[s]: role for s, role in seen.drew.items() if s in places}
    seen.fooled = [(places[s], role) for s, role in seen.fooled if s in places]
    return puzzle_of(seen, [""] * len(places), replace(options, late=0), script, places.get(known.me, -1), {})


def spoken(known: Evidence) -> dict[int, Claim]:
    """What others have said before all of themselves, in words that the program knows: perhaps a part of what they
    know.
    """
    roles: dict[int, str] = {}
    infos: dict[int, list[Info]] = {}
    for e in known.said:
        if e.line == SAYS:
            roles[e.seat] = str(e.about[0])
        elif e.line.startswith(TOLD) and (info := _info(e)) is not None:
            infos.setdefault(e.seat, []).append(info)
    return {s: Claim(s, r, tuple(i for i in infos.get(s, ()) if i.character == r), False) for s, r in roles.items()}


def _info(e: Said) -> Info | None:
    form, (role, night, *rest) = e.line.removeprefix(TOLD), e.about
    picks = getattr(CHARACTERS[role], "picks", 0)
    tokens = [f"#{x}" if isinstance(x, int) else str(x) for x in rest]
    seats = tuple([x for x in rest if isinstance(x, int)])
    ways: Mapping[str, tuple[tuple[int, ...], tuple[str, ...]]] = {
        "number": ((), (str(rest[0]) if rest else "",)),
        "yes": (seats, ("yes",)),
        "no": (seats, ("no",)),
        "none": ((), ("none",)),
        "pair": ((), tuple(tokens)),
        "who": ((), tuple(tokens)),
        "role": (seats, tuple(tokens[:1])) if picks else ((), tuple(tokens[:1])),
        "either": (seats, tuple(tokens[:2])),
    }
    if form not in ways:
        return None
    return Info(When(int(night), False), role, "learned", seats, (), None, None, (), ways[form])
