"""What one seat knows of a table, as a puzzle: only its view is read, and what others claim of themselves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from duskbell.games.clocktower.bag import COUNTS
from duskbell.games.clocktower.character import EVIL, GOOD
from duskbell.games.clocktower.characters import CHARACTERS
from duskbell.games.clocktower.claims import OWN_WORDS
from duskbell.games.clocktower.events import (
    Aligned,
    Bluffed,
    Came,
    Chose,
    Claimed,
    Counted,
    Dawned,
    DayOver,
    Deluded,
    DemonPointed,
    DoomCalled,
    DoomSettled,
    Drew,
    EvilKnown,
    Executed,
    ExecutionSettled,
    ExileSettled,
    FabledCame,
    GrimoireShown,
    LastWords,
    Learned,
    Left,
    LifeTurned,
    Named,
    Nominated,
    Pointed,
    Returned,
    Served,
    Sided,
    Told,
    TwinsMet,
    Visited,
)
from duskbell.games.clocktower.fabled import DOOM_CALL
from duskbell.games.clocktower.form import CHOSE, GAMBLED, GRIMOIRE, GUESSES, SAYING, STATEMENTS
from duskbell.games.clocktower.grimoire import IMPAIRED
from duskbell.insight.clocktower.ending import undecided
from duskbell.insight.clocktower.moments import is_known, rule
from duskbell.insight.clocktower.puzzle import (
    ARRIVAL,
    BESIDE,
    DEPARTURE,
    EMPTY,
    EXECUTION,
    EXILE,
    SERVICE,
    SERVICES,
    VIRTUE,
    Claim,
    Happened,
    Info,
    Puzzle,
    When,
)
from duskbell.kernel import NOBODY, Event
from duskbell.kernel.core_events import PhaseBegan

SEES = next(id for id, c in CHARACTERS.items() if c.form.what == GRIMOIRE)
"""Who is shown a Grimoire."""
SERVES = next(id for id in CHARACTERS if rule(id).tells == SERVICE)
"""By whom others are served."""


class Hearing:
    """Goes through what somebody has seen. `infos`, `drew`: of each seat of which they have seen it."""

    def __init__(self, events: Sequence[Event]) -> None:
        self.events = list(events[: undecided(events)])
        self.night = self.day = 0
        self.phase = ""
        self.happened: list[Happened] = []
        self.infos: dict[int, list[Info]] = {}
        self.drew: dict[int, str] = {}
        self.guests: dict[int, str] = {}
        self.sides: dict[int, list[str]] = {}
        self.pointed: dict[int, list[tuple[int, int]]] = {}
        self.fabled: tuple[str, ...] = ()
        self.asked: dict[int, str] = {}
        self.partners: list[tuple[int, str]] = []
        self.bluffs: tuple[str, ...] = ()
        self.fooled: list[tuple[int, str]] = []
        self.day_over = False
        self.juggled: dict[tuple[int, int], list[tuple[int, str]]] = {}
        for n, e in enumerate(self.events):
            self._see(n, e)
        self._forget_tonight()

    @property
    def when(self) -> When:
        return When(max(self.night, 1), self.phase in ("day", "dusk"))

    def _happen(self, kind: str, seat: int = -1, **more: Any) -> None:
        self.happened.append(Happened(self.when, kind, seat, **more))

    def _see(self, n: int, e: Event) -> None:
        match e:
            case PhaseBegan():
                self._begin(e.phase)
            case Drew(seat, role):
                self.drew[seat] = str(role)
            case Came(seat, role):
                self.guests[seat] = role
                if self.phase in ("day", "dusk"):
                    self._happen(ARRIVAL, seat)
            case Left(seat):
                self._happen(DEPARTURE, seat)
            case Aligned(seat, team) | Sided(seat, team):
                self.sides.setdefault(seat, []).append(team)
            case DemonPointed(seat, demons):
                self.pointed.setdefault(seat, []).extend([(self.night, who) for who in demons])
            case FabledCame(roles):  # of one that has left what it did stands
                self.fabled = (*[id for id in self.fabled if id not in roles], *roles)
            case EvilKnown(demons, minions):
                self.partners += [(s, "demon") for s in demons] + [(s, "minion") for s in minions]
            case Bluffed(roles):
                self.bluffs = self.bluffs or roles
            case Deluded(seat, role) if self.night <= 1 or not self.bluffs:  # later, by who has become a Demon
                self.fooled.append((seat, role))
            case Dawned(died):
                self._happen("nobody_died")
                for seat in died:
                    self._happen("night_death", seat)
            case Returned(seats):
                for seat in seats:
                    self._happen("resurrection", seat)
            case DayOver():
                self.day_over = True
                self._happen("nobody_died")
            case _ if self.phase in ("day", "dusk"):
                self._by_day(n, e)
        self._privately(e)

    def _begin(self, phase: str) -> None:
        self.phase = phase
        if phase == "night":
            self.night += 1
            self.day_over = False

    def _by_day(self, n: int, e: Event) -> None:
        match e:
            case Nominated(by, seat):
                follows = next(
                    (x for x in self.events[n + 1 :] if isinstance(x, Executed | LifeTurned | Pointed)), None
                )
                if isinstance(follows, Executed) and follows.seat == by:
                    self._happen(VIRTUE, by, after=seat, outcome=self._died_of_it(n))
                elif isinstance(follows, LifeTurned) and follows.seat == by:
                    self._happen("death_by_day", by, after=seat)
                else:
                    self._happen("nomination", seat, by=by)
            case Executed(seat):
                virtue = any(x.kind == VIRTUE and x.when == self.when for x in self.happened)
                if not virtue:
                    instead = self._on_the_block(n) if seat in self.guests else None
                    self._happen(EXECUTION, seat, outcome=self._died_of_it(n), after=instead)
            case DoomCalled(seat):
                fallen = next((x for x in self.events[n:] if isinstance(x, LifeTurned | DoomSettled)), None)
                if isinstance(fallen, LifeTurned):
                    self._happen(DOOM_CALL, fallen.seat, by=seat)
            case ExileSettled(seat, died):
                self._happen(EXILE, seat, outcome=died)
            case Pointed(seat, True):
                last = self.happened[-1] if self.happened else None
                if last is not None and last.kind == "voters" and last.when == self.when:
                    self.happened[-1] = replace(last, seats=(*last.seats, seat))
                else:
                    self._happen("voters", seats=(seat,))
            case Claimed(seat, role, target, said):
                self._deed(n, seat, role, target, said)
            case LastWords(seat, role, target) if target >= 0 and (deed := CHARACTERS[role].form.deed):
                self._happen(deed.name, target, by=seat)

    def _on_the_block(self, n: int) -> int:
        """Who was about to be executed, if anybody can say."""
        return next((e.block for e in reversed(self.events[:n]) if isinstance(e, Counted)), NOBODY)

    def _died_of_it(self, n: int) -> bool:
        settled = next((x for x in self.events[n:] if isinstance(x, ExecutionSettled)), None)
        return settled is None or settled.died

    def _deed(self, n: int, seat: int, role: str, target: int, said: str) -> None:
        deed = CHARACTERS[role].form.deed
        if deed is None:
            return
        if deed.about == GUESSES:
            _, guess, who = said.split(">")
            self._happen(deed.name, by=seat, guesses=((int(who[1:]), guess),))
        elif deed.about == SAYING:
            if said != OWN_WORDS:
                self._happen(deed.name, by=seat, statement=said)
        elif target >= 0:
            died = any(isinstance(x, LifeTurned) and x.seat == target for x in self._until_settled(n))
            self._happen(deed.name, target, by=seat, outcome=died)

    def _until_settled(self, n: int) -> Iterator[Event]:
        for x in self.events[n + 1 :]:
            if type(x).__name__ == "ClaimSettled":
                return
            yield x

    def _privately(self, e: Event) -> None:
        match e:
            case Told(seat=seat, role=role, chosen=chosen, said=said):
                self._told(seat, role, chosen, said)
            case Chose(seat, role, _, targets):
                self._note(seat, Info(self.when, role, CHOSE, tuple(targets)))
            case Named(seat, role, _, named) if named:
                last = self.infos.get(seat, [])[-1:]
                gambled = CHARACTERS[role].form.choice == GAMBLED
                if gambled and last and last[0].character == role and last[0].when == self.when:
                    self.infos[seat][-1] = Info(self.when, role, GAMBLED, last[0].seats, (named,))
                else:
                    self._note(seat, Info(self.when, role, CHOSE, (), (named,)))
            case Learned(seat, role, _):
                self._note(seat, Info(self.when, str(role), "becomes"))
            case TwinsMet((a, b), (role, _)):
                for me, it in ((a, b), (b, a)):
                    if (seen := Info(self.when, role, "seen", (it,))) not in self.infos.get(me, ()):
                        self._note(me, seen)
            case GrimoireShown(seat, roles, reminders):
                ill = tuple(sorted({who for who, name in reminders if name in IMPAIRED}))
                self._note(seat, Info(self.when, SEES, "learned", (), roles, ill=ill))
            case Served(seat, effect) if effect in SERVICES:
                self._note(seat, Info(self.when, SERVES, BESIDE, (), (SERVICES[effect],)))
            case Visited(seat, _, said):
                self.asked[seat] = said

    def _told(self, seat: int, role: str, chosen: tuple[int, ...], said: tuple[str, ...]) -> None:
        about = tuple([int(x[1:]) for x in said if x.startswith("#") and x[1:].isdigit()])
        number = int(said[0]) if said[0].isdigit() else None
        statements: tuple[Any, ...] = ()
        asked = self.asked.pop(seat, "")
        if self.phase == "day" and CHARACTERS[role].form.what == STATEMENTS:
            if OWN_WORDS in (*said, asked) or said[0] == "unknown":
                return
            statements = said if len(said) > 1 else (asked,) if said[0] == "yes" else (("not", (asked,)),)
        info = Info(self.when, role, "learned", (*chosen, *about), (), number, None, statements, (chosen, said))
        self._note(seat, info)

    def _note(self, seat: int, info: Info) -> None:
        self.infos.setdefault(seat, []).append(info)

    def _forget_tonight(self) -> None:
        """Of a night that is not over nobody knows who dies: what is told in it is left out, but in the first."""
        tonight = When(self.night, False)
        if self.phase != "night" or self.night < 2:
            return
        for seat, infos in self.infos.items():
            self.infos[seat] = [i for i in infos if i.when != tonight]


def puzzle_of(
    seen: Hearing, names: Sequence[str], options: Any, script: Sequence[str], me: int, claims: Mapping[int, Claim]
) -> Puzzle:
    """What `me` knows as a puzzle, beside what others claim. The seat trusts itself, as far as it can know; -1 is
    nobody who holds a card.
    """
    n = len(names)
    vacant = tuple([seat for seat in range(n - options.late, n) if seat not in seen.guests])
    guests = {seat: _of_guest(seat, role, claims.get(seat)) for seat, role in seen.guests.items()}
    own = Claim(me, seen.guests.get(me, seen.drew.get(me, "")), tuple(seen.infos.get(me, ())))
    sides = seen.sides.get(me, []) if me in guests else []
    kind = CHARACTERS[own.character].kind if own.character else ""
    poses = [id for id in script if CHARACTERS[id].hidden and CHARACTERS[id].poses_as == kind]
    said = [own if seat == me else ({**claims} | guests).get(seat, Claim(seat, "")) for seat in range(n)]
    return Puzzle(
        f"seat {me + 1}",
        tuple([name or str(k + 1) for k, name in enumerate(names)]),
        me,
        tuple(poses),
        COUNTS[n - len(guests) - len(vacant)],
        tuple([id for id in script if CHARACTERS[id].team == EVIL]),
        tuple([id for id in script if CHARACTERS[id].team == GOOD]),
        tuple(script),
        tuple(said),
        tuple(seen.happened),
        day_over=seen.day_over or seen.phase == "night",
        order=options.order,
        partners=tuple(seen.partners),
        side=sides[0] if len(sides) == 1 else "",  # of who was made another's by hand, no more is said
        pointed=tuple(seen.pointed.get(me, ())),
        drawn=bool(own.character) and me not in guests,
        at_table=True,
        bluffs=seen.bluffs,
        fooled=tuple(seen.fooled),
        guests=(*seen.guests.items(), *[(seat, EMPTY) for seat in vacant]),
        late=(*vacant, *[e.seat for e in seen.happened if e.kind == ARRIVAL]),
        fabled=tuple([id for id in seen.fabled if is_known(id) and not rule(id).person]),
    )


def _of_guest(seat: int, role: str, said: Claim | None) -> Claim:
    """What a Traveller is all know, whatever it says; it may have kept back what it knows."""
    return said if said is not None and said.character == role else Claim(seat, role, (), False)


def honest(seen: Hearing, team: Mapping[int, str]) -> dict[int, Claim]:
    """What everybody good would say who tells all they know; others say nothing. From the whole table, for trials."""
    return {
        seat: Claim(seat, role, tuple(seen.infos.get(seat, ())))
        for seat, role in {**seen.drew, **seen.guests}.items()
        if team.get(seat) == GOOD
    }
