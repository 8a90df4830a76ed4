"""Reading puzzles from JSON: every fault is one sentence that names the place."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from duskbell.games.clocktower.bag import COUNTS
from duskbell.games.clocktower.character import DEMON, EVIL, GOOD, KINDS, MINION
from duskbell.games.clocktower.characters import CHARACTERS
from duskbell.games.clocktower.form import ANSWER, CHOSE, GAMBLED, GUESSES, SAYING, TARGET
from duskbell.insight.clocktower.course import check_course
from duskbell.insight.clocktower.fields import GUESTS, Fields
from duskbell.insight.clocktower.moments import rule
from duskbell.insight.clocktower.puzzle import (
    ARRIVAL,
    BESIDE,
    DAY,
    DEEDS,
    DEPARTURE,
    EXECUTION,
    EXILE,
    FABLED,
    NIGHT,
    VIRTUE,
    BadPuzzle,
    Claim,
    Happened,
    Info,
    Puzzle,
    parse_when,
)
from duskbell.insight.clocktower.relations import related
from duskbell.insight.clocktower.shapes import between, miscounted, needs, shaped, timed, told_once

MOST = 20
"""So many sit at a table at most, Travellers among them."""
SIDES = (GOOD, EVIL)
NO_OBJECT = "a puzzle must be an object with seats and claims."
KINDS_OF_INFO = ("learned", CHOSE, GAMBLED, "becomes", "seen", "told_in_play")
EVENTS = (
    *(EXECUTION, VIRTUE, EXILE, "death_by_day", "nomination", "nomination_no_effect", "voters"),
    *("night_death", "resurrection", "nobody_died", ARRIVAL, DEPARTURE, *DEEDS, *FABLED),
)
BY_NIGHT, EITHER = ("night_death", "resurrection"), ("nobody_died",)
"""What all hear of at dawn, and what they see at any time; all else happens by day."""


def read_puzzles(text: str | bytes) -> list[Puzzle]:
    """The puzzles in a file: one alone, a list, or an object that has them as `puzzles`. Raises `BadPuzzle`."""
    return [read_puzzle(one) for one in puzzles_in(text)]


def puzzles_in(text: str | bytes) -> list[Any]:
    """The same, not read yet, so that one that is wrong keeps nobody from the others. Raises `BadPuzzle` for a file
    that holds none.
    """
    try:
        data = msgspec.json.decode(text)
    except msgspec.DecodeError as e:
        raise BadPuzzle(f"the file is no JSON: {e}.") from None
    except RecursionError:
        raise BadPuzzle("the file is no JSON that can be read: it is too deep.") from None
    found = data.get("puzzles", [data]) if isinstance(data, dict) else data
    if not isinstance(found, list) or not found:
        raise BadPuzzle("there is no puzzle in the file.")
    if not any(isinstance(one, dict) for one in found):
        raise BadPuzzle(NO_OBJECT)
    return found


def read_puzzle(data: Any) -> Puzzle:
    """One puzzle, checked. Raises `BadPuzzle`."""
    if not isinstance(data, dict):
        raise BadPuzzle(NO_OBJECT)
    id = str(data.get("id", "puzzle"))[:60]
    try:
        return _Reader(id, data).read()
    except BadPuzzle as e:
        raise BadPuzzle(f"{id}: {e}") from None


class _Reader(Fields):
    """Reads one puzzle; what is wrong in it is said without its id."""

    def __init__(self, id: str, data: Mapping[str, Any]) -> None:
        self.id, self.data = id, data
        self.names = [self.name(n) for n in self.list_of(data, "seats", "the puzzle")]
        self.in_words = False

    def read(self) -> Puzzle:
        d = self.data
        n = len(self.names)
        if not min(COUNTS) <= n <= MOST:
            raise BadPuzzle(f"there are {n} seats; right would be {min(COUNTS)} to {max(COUNTS)}.")
        if d.get("player_count", n) != n:
            raise BadPuzzle(f"there are {d['player_count']} players, but {n} names.")
        if twice := [name for name in self.names if self.names.count(name) > 1]:
            raise BadPuzzle(f"two seats have the name {twice[0][:40]!r}.")
        claims = self.claims()
        guests = {c.seat: c.character for c in claims if c.character in GUESTS}
        if (residents := n - len(guests)) not in COUNTS:
            raise BadPuzzle(f"there are {residents} seats; right would be {min(COUNTS)} to {max(COUNTS)}.")
        hidden = {} if d.get("possible_hidden") is None else d["possible_hidden"]
        if not isinstance(hidden, dict):
            raise BadPuzzle("possible_hidden must be an object of lists.")
        every = [self.hiding(c, str(key)) for key, cs in hidden.items() for c in self.on_script(cs)]
        evil = [c for c in every if CHARACTERS[c].team == EVIL]
        script = [self.anybody(c, "the script") for c in self.on_script(d.get("script"))]
        if script:
            for who in claims:
                learned = [c for info in who.infos if info.kind == "learned" for c in info.shown]
                for character, does in [(who.character, "says to be"), *((c, "was shown") for c in learned)]:
                    if character and character not in script and character not in (*GUESTS, *SIDES):
                        raise BadPuzzle(f"{self.names[who.seat]} {does} the {character}, who is not on the script.")
        all_of_them = [
            *every,
            *script,
            *(c.character for c in claims if c.character),
            *self.on_script(d.get("also_on_script")),
        ]
        trusted, mistaken = d.get("perspective_seat"), self.items(d.get("perspective_may_secretly_be"))
        unknown = [self.character(c, "perspective_may_secretly_be") for c in mistaken]
        if knowing := [c for c in unknown if not CHARACTERS[c].hidden]:
            raise BadPuzzle(f"perspective_may_secretly_be names {knowing[0]!r}, and whoever is that knows it.")
        told = [i for who in claims for i in who.infos if i.kind != BESIDE]
        used = [c for i in told for c in (i.character, *(i.shown if i.kind == "chose" else ()))]
        script = sorted({self.anybody(c, "the script") for c in [*all_of_them, *used, *unknown]} - GUESTS)
        events = told_once([*self.events()])
        for e in events:
            if (e.kind == EXILE) != (e.kind in (EXILE, VIRTUE) and e.seat in guests):
                whom = "is no Traveller, and is not exiled" if e.kind == EXILE else "is a Traveller"
                raise BadPuzzle(f"the event {e.kind} of {e.when}: {self.names[e.seat]} {whom}.")
        executed = [e.when for e in events if e.kind == EXECUTION]
        if days := [when for when in executed if executed.count(when) > 1]:
            raise BadPuzzle(f"two are executed in {days[0]}; right would be one a day.")
        self.check_ways(events, guests)
        check_course(self.names, events, any("feigns(" in rule(c).heads for c in script))
        counts = self.counts(residents)
        could = {*evil, *[c.character for c in claims]}
        if counts[-1] and not any(CHARACTERS[c].kind == DEMON for c in could if c):
            raise BadPuzzle("nobody can have been dealt a demon; right would be one in possible_hidden.")
        doubles, dead_targets, day_over = self.rules(d.get("rules"))
        return Puzzle(
            self.id,
            tuple(self.names),
            -1 if trusted is None else self.seat(trusted, "perspective_seat"),
            tuple(unknown),
            counts,
            tuple(dict.fromkeys(evil)),
            tuple(dict.fromkeys(c for c in every if CHARACTERS[c].team != EVIL)),
            tuple(script),
            tuple(claims),
            events,
            doubles,
            dead_targets,
            day_over,
            guests=tuple(guests.items()),
            pair=self.pair(),
            late=tuple([e.seat for e in events if e.kind == ARRIVAL]),
            fabled=tuple(self.fabled()),
        )

    def counts(self, players: int) -> tuple[int, int, int, int]:
        given = self.data.get("base_counts")
        usual = dict(zip(KINDS, COUNTS[players], strict=True))
        if given is not None and not isinstance(given, dict):
            raise BadPuzzle("base_counts must say how many there are of each type.")
        found = {kind: (given or usual).get(kind, usual[kind]) for kind in KINDS}
        if not all(type(n) is int and n >= 0 for n in found.values()):
            raise BadPuzzle("base_counts must say how many there are of each type.")
        if sum(found.values()) != players:
            raise BadPuzzle(f"base_counts are for {sum(found.values())} players, not for {players}.")
        return (found["townsfolk"], found["outsider"], found[MINION], found[DEMON])

    # -- claims ------------------------------------------------------------------------------------------------------

    def claims(self) -> list[Claim]:
        found: dict[int, Claim] = {}
        for said in self.list_of(self.data, "claims", "the puzzle"):
            seat = self.seat(self.field(said, "seat", "a claim"), "a claim")
            who = self.names[seat]
            if seat in found:
                raise BadPuzzle(f"{who} claims twice.")
            silent = isinstance(said, dict) and "claims" in said and said["claims"] is None
            character = "" if silent else self.anybody(self.field(said, "claims", who), who)
            infos = tuple([self.info(i, seat) for i in self.items(said.get("info") or [])])
            found[seat] = Claim(seat, character, infos)
        missing = [name for n, name in enumerate(self.names) if n not in found]
        if missing:
            raise BadPuzzle(f"{missing[0]} claims nothing; right would be one claim for each seat.")
        return [found[n] for n in sorted(found)]

    def info(self, i: Any, seat: int) -> Info:
        who = self.names[seat]
        if not isinstance(i, dict):
            raise BadPuzzle(f"what {who} tells must be an object with when, character and kind.")
        when = parse_when(i.get("when"), who)
        if (news := self.news(i, who, when, self.fabled())) is not None:
            return news
        return timed(self._info(i, who, when, self.anybody(self.field(i, "character", who), who)), who)

    def _info(self, i: Mapping[str, Any], who: str, when: Any, character: str) -> Info:
        kind = i.get("kind", "learned")
        if kind not in KINDS_OF_INFO:
            raise BadPuzzle(f"{who} tells something of the kind {str(kind)[:40]!r}, which is none of {KINDS_OF_INFO}.")
        seats = [self.seat(s, who) for s in self.items(i.get("seats")) if s is not None]
        if i.get("seat") is not None:
            seats.append(self.seat(i["seat"], who))
        shown = [c if c in SIDES else self.anybody(c, who) for c in self.items(i.get("shown")) if c is not None]
        number = i.get("number")
        if number is not None and (isinstance(number, bool) or not isinstance(number, int)):
            raise BadPuzzle(f"{who} tells a number that is none: {str(number)[:40]!r}.")
        flag = self.flag(i, who, CHARACTERS[character].form)
        if flag is None and number in (0, 1) and CHARACTERS[character].form.what == ANSWER:
            number, flag = None, bool(number)
        told = [i[k] for k in ("statement", "statement_a", "statement_b") if i.get(k) is not None]
        if not told:
            told = [text for text in self.items(i.get("statement_text")) if text is not None]
        statements = tuple([self.statement(s, who, when) for s in told])
        return shaped(
            Info(when, character, kind, tuple(seats), tuple(shown), number, flag, statements), who, len(self.names)
        )

    # -- statements --------------------------------------------------------------------------------------------------

    def statement(self, s: Any, who: str, when: Any) -> Any:
        """A tree: ("or", [...]), (atom, its words), or an `Info` that would be true."""
        if isinstance(s, str):
            self.in_words = True
            return related(s, self.names)
        if not isinstance(s, dict):
            raise BadPuzzle(f"{who} tells a statement that is no tree: {str(s)[:60]!r}.")
        if "op" in s:
            if s["op"] not in ("or", "and", "xor", "not", "iff"):
                raise BadPuzzle(f"{who} tells a statement with {str(s['op'])[:40]!r}, which is no operator.")
            args = tuple([self.statement(a, who, when) for a in self.items(s.get("args"))])
            if lacks := miscounted(s["op"], len(args)):
                raise BadPuzzle(f"{who} tells a statement in which {s['op']!r} has {lacks}.")
            return (s["op"], args)
        if "is" in s:
            return self._atom(s, who, when)
        if "character" in s:
            then = parse_when(s["when"], who) if s.get("when") is not None else when
            return self._info(s, who, then, self.character(s["character"], who))
        raise BadPuzzle(f"{who} tells a statement with an unknown atom: {str(s)[:80]!r}.")

    def _atom(self, s: Mapping[str, Any], who: str, when: Any) -> Any:
        name = s["is"]
        if not isinstance(name, str) or (needed := needs(name)) is None:
            raise BadPuzzle(f"{who} tells a statement with the unknown atom {str(name)[:40]!r}.")
        seats: list[int] = []
        numbers: list[int] = []
        words: list[str] = []
        inner: list[Any] = []
        for key, value in s.items():
            for v in [] if key in ("is", "when") else self.items(value):
                if isinstance(v, dict):
                    inner.append(self.statement(v, who, when))
                elif isinstance(v, str):
                    words.append(v if v in (*KINDS, "good", "evil") else self.character(v, who))
                elif isinstance(v, bool) or not isinstance(v, int):
                    raise BadPuzzle(f"{who} tells a statement in which {key!r} is {str(v)[:40]!r}.")
                elif "seat" in key or "player" in key or key in ("neighbours", "among"):
                    seats.append(self.seat(v, who))
                else:
                    numbers.append(v)
        if middle := between(name):
            self.character(middle[0], who)
        if "seat" in needed and not seats:  # whatever they are called
            of = [v for v in numbers if needed.count("number") == 0 or v is not numbers[-1]]
            seats, numbers = [self.seat(v, who) for v in of], numbers[len(of) :]
        found = {"seat": seats, "number": numbers, "word": words, "inner": inner}
        for what in needed:
            if not found[what]:
                raise BadPuzzle(f"{who} tells a statement in which {name!r} has no {what}.")
        return (name, tuple(seats), tuple(numbers), tuple(words), tuple(inner))

    # -- events ------------------------------------------------------------------------------------------------------

    def events(self) -> Iterator[Happened]:
        for e in self.items(self.data.get("events") or []):
            kind = self.field(e, "event", "an event")
            if kind not in EVENTS:
                raise BadPuzzle(f"there is an event {str(kind)[:40]!r}, which is none of ours.")
            when = parse_when(e.get("when"), f"the event {kind}")
            if kind not in EITHER and when.by_day == (kind in BY_NIGHT):
                right = f"{NIGHT if when.by_day else DAY}{when.number}"
                raise BadPuzzle(f"the event {kind} of {when} does not happen then; right would be {right}.")
            yield self._event(e, kind, when)

    def fabled(self) -> list[str]:
        """Which Fabled are there."""
        return self.beside([*self.items(self.data.get("script")), *self.items(self.data.get("fabled"))])

    def pair(self) -> tuple[int, ...]:
        """Two neighbours of one side, where a Fabled says that there are."""
        beside = self.fabled()
        if not any("rebel(" in rule(id).text for id in beside):
            return ()
        found = [self.seat(s, "the pair") for s in self.items(self.data.get("pair"))]
        n = len(self.names)
        if len(found) != 2 or (found[0] - found[1]) % n not in (1, n - 1):
            raise BadPuzzle(f"the puzzle's pair must be two neighbours, for the {' and the '.join(beside)}.")
        return tuple(found)

    def check_ways(self, events: Sequence[Happened], guests: Mapping[int, str]) -> None:
        """Travellers alone come late, by day and once, and leave for good."""
        gone: dict[int, Happened] = {}
        come = {e.seat: e for e in events if e.kind == ARRIVAL}
        for e in sorted(events, key=lambda e: e.when):
            where = f"the event {e.kind} of {e.when}: {self.names[e.seat]}"
            if e.kind not in (ARRIVAL, DEPARTURE):
                if e.seat >= 0 and (e.seat in gone or (e.seat in come and e.when < come[e.seat].when)):
                    raise BadPuzzle(f"{where} is not there.")
                continue
            if e.seat not in guests:
                raise BadPuzzle(f"{where} is no Traveller, and neither comes late nor leaves.")
            if not e.when.by_day or e.seat in gone or (e.kind == ARRIVAL and e is not come[e.seat]):
                raise BadPuzzle(f"{where} can come once, and leave once, by day.")
            if e.kind == DEPARTURE:
                gone[e.seat] = e
        if self.in_words and (come or gone):
            raise BadPuzzle("a statement in words goes round a circle that is the same throughout; here it is not.")

    def _event(self, e: Mapping[str, Any], kind: str, when: Any) -> Happened:
        where = f"the event {kind} of {when}"
        names = {k: self.seat(e[k], where) for k in _SEATS if isinstance(e.get(k), int) and not isinstance(e[k], bool)}
        by = next((names[k] for k in _BY if k in names), -1)
        deed, about = Happened(when, kind).deed, Happened(when, kind).about
        if kind in FABLED and type(e.get("died")) is int:
            names["target"] = self.seat(e["died"], where)
        whom = any(k in names for k in _SEATS[len(_BY) : -1])
        if by < 0 and ((deed is not None and (deed.dead or about != TARGET)) or (whom and (deed or kind in FABLED))):
            by = names.pop("seat", -1)
        if deed is not None and by < 0:
            raise BadPuzzle(f"{where} does not say who did it.")
        seat = next((names[k] for k in _SEATS[len(_BY) :] if k in names), -1)
        after, told = e.get("after_nominating"), e.get("statement") or e.get("statement_text")
        if kind == EXECUTION and e.get("instead_of") is not None:
            after = self.seat(e["instead_of"], where)
        if "after_nominating" in e and e["after_nominating"] is True:
            after = -1
        if (kind in _NEEDS_SEAT or about == TARGET) and seat < 0:
            raise BadPuzzle(f"{where} does not say whom it is about.")
        if e.get("after_nominated_by") not in (None, False):
            raise BadPuzzle(f"{where}: nobody of ours dies of being nominated.")
        return Happened(
            when,
            kind,
            seat,
            by,
            self.outcome(e, where, kind),
            None if after is None or after is False else after if after == -1 else self.seat(after, where),
            tuple(self.guesses(e, where)) if about == GUESSES else (),
            self.voters(e, where) if kind == "voters" else (),
            self.statement(told, where, when) if about == SAYING and told else None,
        )


_BY = ("by", "player", "nominator")
_SEATS = (*_BY, "target_seat", "target", "chosen", "choice", "nominee", "seat")
_NEEDS_SEAT = {
    *(EXECUTION, VIRTUE, EXILE, "death_by_day", "nomination", "nomination_no_effect", "night_death", "resurrection"),
    *(EXILE, ARRIVAL, DEPARTURE),
    *FABLED,
}
