"""What a claimed piece of information means: the formula that its character declares, over what all could see.

The rules of the table say it, by the same `meaning` that gives the Storyteller the list of what may lawfully be told.
What a puzzle does not tell (who is what) is left open: the formula is over seats.
"""

from __future__ import annotations

from itertools import chain
from typing import Any

from duskbell.games import find
from duskbell.games.clocktower import claims
from duskbell.games.clocktower.ability import Ability
from duskbell.games.clocktower.character import DEMON, KINDS, TOWNSFOLK
from duskbell.games.clocktower.characters import CHARACTERS
from duskbell.games.clocktower.characters.sects_watching import Watching
from duskbell.games.clocktower.characters.trouble_knowing import NO, NONE, YES
from duskbell.games.clocktower.claims import IS
from duskbell.games.clocktower.events import Came, Claimed, Died, DuskFell, Left, Nominated, Pointed
from duskbell.games.clocktower.form import NAMES
from duskbell.games.clocktower.formula import AllOf, AnyOf, Count, Formula, Marked, Not, Open, Registered, Registers
from duskbell.games.clocktower.lawful import Statement, Teller
from duskbell.games.clocktower.life import BY_DEMON, BY_EXECUTION
from duskbell.games.clocktower.statement import Learner
from duskbell.games.clocktower.table import ClocktowerSeat, ClocktowerTable
from duskbell.insight.clocktower.moments import DAWN, OPEN, Moment, rule
from duskbell.insight.clocktower.puzzle import (
    ARRIVAL,
    DEEDS,
    DEPARTURE,
    EXECUTION,
    VIRTUE,
    BadPuzzle,
    Happened,
    Info,
    Puzzle,
)
from duskbell.insight.clocktower.shapes import between
from duskbell.kernel import Event
from duskbell.kernel.event import Entry


class Sketch:
    """The table as all could see it at one moment: who lived, who was executed, who nominated and voted.

    `then`: at which moment a place in its log was.
    """

    def __init__(self, p: Puzzle, all_moments: list[Moment], at: Moment, me: int) -> None:
        game = find("clocktower")
        self.p, self.me = p, me
        self.t: ClocktowerTable = game.new_table(len(p.names), game.read_options(len(p.names), {}))
        self.t.script = p.script
        for seat, id in p.guests:
            self.t.seats[seat].travels, self.t.seats[seat].role = True, CHARACTERS.get(id)
        for seat in p.late:
            self.t.seats[seat].alive, self.t.seats[seat].away = False, True
        self.places: list[int] = []
        self._note(DuskFell(), 1)
        for m in all_moments:
            if m.t >= at.t:
                break
            self._live_through(m)
        if not at.by_day:
            # whose first day it was is the matter of rules; what was done on the last one counts here
            days = [start for phase, start in self.t.spans if phase == "day"]
            since = [*self.t.since]
            since[me] = days[-1] - 1 if days else 0
            self.t.since = tuple(since)
            if self.t.spans[-1:] and self.t.spans[-1][0] != "night":
                self.t.spans.append(("night", len(self.t.log)))
            self._night(at.number, fallen(p, at.number, me))
        self.at = at.t

    def _live_through(self, m: Moment) -> None:
        t = self.t
        if m.step == OPEN:
            t.spans.append(("day", len(t.log)))
        elif m.step == DAWN:
            self._night(m.number, False)
        elif m.event is not None:
            self._public(m, m.event)
        elif not m.by_day and (not t.spans or t.spans[-1][0] != "night"):
            t.spans.append(("night", len(t.log)))
            self._note(DuskFell(), m.t)  # so that no two days begin at one place

    def _night(self, number: int, mine: bool) -> None:
        for e in self.p.events:
            if e.when == (number, False) and e.kind in ("night_death", "resurrection"):
                self.t.seats[e.seat].alive = e.kind == "resurrection"
        if mine:
            self._note(Died(self.me, BY_DEMON), self.now)

    @property
    def now(self) -> int:
        """The moment of the last thing noted."""
        return self.places[-1] if self.places else 0

    def _public(self, m: Moment, e: Happened) -> None:
        if e.kind in (EXECUTION, VIRTUE):
            if e.kind == VIRTUE and e.after is not None and e.after >= 0:
                self._note(Nominated(e.seat, e.after), m.t)
            if e.kind == EXECUTION and not self.p.at_table and self._nominator_is_news(m, e):
                self._note(Nominated(e.by, e.seat if e.after is None else e.after), m.t)
            again = not self.t.seats[e.seat].alive and any("feigns(" in rule(c).heads for c in self.p.script)
            if (e.outcome and self.t.seats[e.seat].alive) or again:  # who only seemed dead may have died
                self._note(Died(e.seat, BY_EXECUTION), m.t)
                self.t.seats[e.seat].alive = False
        elif e.kind == "death_by_day":
            if e.after is not None:
                self._note(Nominated(e.seat, e.after), m.t)
            self.t.seats[e.seat].alive = False
        elif e.kind in ("nomination", "nomination_no_effect"):
            self._note(Nominated(e.by, e.seat), m.t)
        elif e.kind in (ARRIVAL, DEPARTURE):
            came = e.kind == ARRIVAL
            self._note(Came(e.seat, dict(self.p.guests)[e.seat]) if came else Left(e.seat), m.t)
            self.t.seats[e.seat].alive, self.t.seats[e.seat].away = came, not came
        elif e.kind == "voters":
            for s in e.seats:
                self._note(Pointed(s, True), m.t)
        elif e.fatal:
            self.t.seats[e.seat].alive = False
        for seat, role in e.guesses:
            self._note(Claimed(e.by, DEEDS[e.kind], -1, f"{IS}>{role}>#{seat}"), m.t)

    def _nominator_is_news(self, m: Moment, e: Happened) -> bool:
        """Whoever is executed was nominated: by whom is told with that, or before, or not at all."""
        before = [x for x in self.p.events if x.when == (m.number, True) and x.kind.startswith("nomination")]
        return e.by >= 0 or e.seat not in [x.seat for x in before]

    def _note(self, event: Event, t: int) -> None:
        self.t.log.append(Entry(event, 0))
        self.places.append(t)

    def then(self, place: int) -> int:
        """The moment of a place in the log."""
        return self.places[place] if place < len(self.places) else self.at

    def seats(self, numbers: tuple[int, ...]) -> list[ClocktowerSeat]:
        """The seats of these numbers."""
        return [self.t.seats[n] for n in numbers]


def fallen(p: Puzzle, night: int, seat: int) -> bool:
    """Whether this seat was found dead after this night."""
    return any(e.kind == "night_death" and e.when == (night, False) and e.seat == seat for e in p.events)


def is_worded(sketch: Sketch, i: Info) -> bool:
    """Whether its character may be told such a thing at all, be it true or false, of whom it may choose."""
    role = CHARACTERS[i.character]
    if isinstance(role, Learner) and not role.due(sketch.t):
        return False
    if i.spoken is not None or not isinstance(role, Teller):
        return True
    my = _told_of(sketch, i)
    if (
        isinstance(role, Learner)
        and role.picks
        and my.seat.no in i.seats[: role.picks]
        and my.seat not in role.among(my)
    ):
        return False
    if role.form.what != NAMES:
        return True
    _, said = _spoken(sketch, role, i)
    without = [x for x in said if not x.startswith("#")]  # of whom it is all saw, and a puzzle may say so, too
    ways = [sorted(one) for one in chain(role.statements(my), role.last_resort(my))]
    return sorted(said) in ways or sorted(without) in ways


def rather(sketch: Sketch, i: Info) -> list[Formula]:
    """All that its character would have been told before this, which it is told only where nothing else is lawful."""
    role = CHARACTERS[i.character]
    if not isinstance(role, Teller) or role.form.what != NAMES:
        return []
    my = _told_of(sketch, i)
    chosen, said = _spoken(sketch, role, i)
    ways = [*role.statements(my)]
    last = sorted(said) not in [sorted(one) for one in ways] and sorted(said) in [
        sorted(one) for one in role.last_resort(my)
    ]
    return [role.meaning(my, chosen, one) for one in ways] if last else []


def _told_of(sketch: Sketch, i: Info) -> Ability:
    """Its character's ability at that moment; a puzzle need not name all of its script."""
    t = sketch.t.copy()
    t.script = tuple(dict.fromkeys([*t.script, *[x for x in i.shown if x in CHARACTERS]]))
    return Ability(t, t.seats[sketch.me], CHARACTERS[i.character], 0)


def meaning(sketch: Sketch, i: Info) -> Formula | None:
    """What a piece of information says; None where its character could have been told nothing then."""
    role, t = CHARACTERS[i.character], sketch.t
    if i.statements:
        so = [statement(sketch, s) for s in i.statements]
        return so[0] if len(so) == 1 else Count(1, tuple(so))
    if isinstance(role, Watching) and not role.seen(t):
        return Open()  # the puzzle does not tell who did what this character looks for
    my = Ability(t, t.seats[sketch.me], role, 0)
    if not isinstance(role, Teller):
        return AllOf(())
    try:
        chosen, said = _spoken(sketch, role, i)
        return role.meaning(my, chosen, said)
    except LookupError:
        return None  # there was nothing to be told of


def _spoken(sketch: Sketch, role: Teller, i: Info) -> tuple[list[ClocktowerSeat], Statement]:
    """The players it chose, and the statement in the table's words."""
    if i.spoken is not None:
        return sketch.seats(i.spoken[0]), i.spoken[1]
    picks = getattr(role, "picks", 0)
    seats = sketch.seats(i.seats)
    chosen, shown_seats = seats[:picks], seats[picks:]
    tokens = tuple([s.token for s in shown_seats])
    if i.number is not None:
        return chosen, (str(i.number),)
    if i.yes is not None:
        return chosen, YES if i.yes else NO
    if not i.shown and not tokens:
        return chosen, NONE
    if not i.shown:
        return chosen, (DEMON, *tokens)
    return chosen, (*i.shown, *tokens)


def statement(sketch: Sketch, s: Any) -> Formula:
    """A statement's tree as a formula."""
    if isinstance(s, Info):
        inner = Sketch.__new__(Sketch)
        inner.__dict__.update(sketch.__dict__)
        return meaning(inner, s) or AnyOf(())
    if isinstance(s, str):
        return claims.meaning(sketch.t, s, len(sketch.places))
    op, *rest = s
    if op in ("or", "and", "xor", "not", "iff"):
        args = [statement(sketch, a) for a in rest[0]]
        return _combined(op, tuple(args))
    return _atom(sketch, op, *rest)


def _combined(op: str, args: tuple[Formula, ...]) -> Formula:
    if op == "or":
        return AnyOf(args)
    if op == "and":
        return AllOf(args)
    if op == "not":
        return Not(AnyOf(args))
    if op == "iff":
        return AnyOf((AllOf(args), Not(AnyOf(args))))
    odd = [Count(n, args) for n in range(1, len(args) + 1, 2)]
    return AnyOf(tuple(odd))


def _atom(
    sketch: Sketch,
    name: str,
    seats: tuple[int, ...],
    numbers: tuple[int, ...],
    words: tuple[str, ...],
    inner: tuple[Any, ...],
) -> Formula:
    everybody = sketch.t.seats
    if name in ("is_evil", "is_type", "is_character"):
        as_ = "evil" if name == "is_evil" else words[0]
        return AllOf(tuple([Registers(everybody[n], as_) for n in seats]))
    if name == "in_play":
        return AnyOf(tuple([Registers(s, w) for w in words for s in everybody]))
    if name == "exactly_n":
        return Count(numbers[0], tuple([statement(sketch, a) for a in inner]))
    there = sketch.t.ring
    circle = [(there[n - 1], there[n]) for n in range(len(there))]
    if name == "characters_adjacent":
        one, other = (*words, *words)[:2]
        both = [(a, b) for a, b in circle] + [(b, a) for a, b in circle]
        return AnyOf(tuple([AllOf((Registers(a, one), Registers(b, other))) for a, b in both]))
    if (middle := between(name)) is not None:
        return AnyOf(tuple([_between(a, b, there[(n + 1) % len(there)], *middle) for n, (a, b) in enumerate(circle)]))
    if name == "number_of_character_types_among":
        kinds = [AnyOf(tuple([Registers(everybody[n], kind) for n in seats])) for kind in KINDS]
        return Count(numbers[0], tuple(kinds))
    if name == "longest_row_of_townsfolk":
        return AllOf((_row(there, numbers[0]), Not(_row(there, numbers[0] + 1))))
    raise BadPuzzle(f"the atom {name!r} is not known.")


def _between(a: ClocktowerSeat, b: ClocktowerSeat, c: ClocktowerSeat, role: str, kind: str) -> Formula:
    return AllOf((Registers(a, kind), Registers(b, role), Registers(c, kind)))


def _row(circle: list[ClocktowerSeat], length: int) -> Formula:
    n = len(circle)
    if length > n:
        return AnyOf(())
    rows = [[circle[(first + k) % n] for k in range(length)] for first in range(n)]
    return AnyOf(tuple([AllOf(tuple([Registers(s, TOWNSFOLK) for s in row])) for row in rows]))


def as_then(f: Formula, at: int) -> Formula:
    """The same of what everybody was at this place in the log."""
    match f:
        case Registers(seat, as_):
            return Registered(seat, as_, at)
        case Not(inner):
            return Not(as_then(inner, at))
        case AnyOf(whats):
            return AnyOf(tuple([as_then(w, at) for w in whats]))
        case AllOf(whats):
            return AllOf(tuple([as_then(w, at) for w in whats]))
        case Count(n, whats):
            return Count(n, tuple([as_then(w, at) for w in whats]))
    return f


def is_open(f: Formula) -> bool:
    """Whether nobody tells all of what it speaks of."""
    match f:
        case Open():
            return True
        case Not(inner):
            return is_open(inner)
        case AnyOf(whats) | AllOf(whats) | Count(_, whats):
            return any(is_open(w) for w in whats)
    return False


def without_marks(f: Formula) -> Formula:
    """The same where no reminder counts: what must be false is measured so."""
    match f:
        case Marked():
            return AnyOf(())
        case Not(inner):
            return Not(without_marks(inner))
        case AnyOf(whats):
            return AnyOf(tuple([without_marks(w) for w in whats]))
        case AllOf(whats):
            return AllOf(tuple([without_marks(w) for w in whats]))
        case Count(n, whats):
            return Count(n, tuple([without_marks(w) for w in whats]))
    return f
