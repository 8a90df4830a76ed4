"""The whole state of a cup as plain values. Acts alone change it. Times are seconds since 1970, UTC."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from duskbell.cup.errors import BadCup
from duskbell.cup.ledger import Ledger
from duskbell.cup.people import Member, Team, alike
from duskbell.cup.policy import Policy
from duskbell.cup.results import Foul, Result

Stage = Literal["robin", "final"]
TakeState = Literal["playing", "ended", "broken-off", "struck"]
MINUTE, HOUR = 60, 3600
RULES = 9
"""By which rules of ours an act is judged, and happens, that is done now. A log says so of every line, so that it leads
to the same cup for ever. 2: whatever an audit found since (docs/review.md, from N21 on; rulings T44, and from T47 on).
3: the same, from N46 on. 4: from N57 on. 5: from N68 on. 6: from N98 on. 7: from N105 on. 8: from N121 on.
9: from N128 on.
"""


class Take(msgspec.Struct):
    """One playing of a table. `sat`: who sat there for each team, by member; teams played by a stand-in are left out:
    who that was stands in `stood`, and for which it was a bot in `bots`, whatever becomes of the table. `numbers`: seat
    numbers, from 1, of all. `judge`: who judged it. `settled`: what follows a 中止, "" while open. `undone`: the fouls
    of a result that was taken back; `anew`: the events of its log at which something else stands since, and how long
    the ledger was then.
    """

    no: int
    began: int
    judge: str
    sat: dict[str, str]
    numbers: dict[str, int]
    state: TakeState = "playing"
    ended: int = 0
    result: Result | None = None
    settled: str = ""
    reason: str = ""
    undone: tuple[Foul, ...] = ()
    anew: dict[int, int] = msgspec.field(default_factory=dict)
    stood: dict[str, str] = msgspec.field(default_factory=dict)
    bots: frozenset[str] = frozenset()


class Missed(msgspec.Struct):
    """A team that was absent, or will be. `excused`: why the organiser has excused it, whether it is fined and whether
    it counts all the same; `of`: of which members that was said ahead, of none where it is of whoever plays.
    """

    at: int
    excused: str = ""
    fined: bool = True
    counts: bool = True
    of: tuple[str, ...] = ()


class Word(msgspec.Struct, frozen=True):
    """An absence told beforehand: when first, and what was said last, `at` this time `by` this member. `of`: which
    member, "" of whoever plays.
    """

    first: int
    said: str
    of: str = ""
    at: int = 0
    by: str = ""


class Change(msgspec.Struct, frozen=True):
    """Somebody else plays for a team after line-ups were due: `was` before, `now`; `at`: when it was told, `by` which
    member, "" by an organiser.
    """

    team: str
    was: str
    now: str
    at: int
    reason: str
    by: str = ""


class Place(msgspec.Struct):
    """One table (局) of the cup. `slot`: tables of one slot are played side by side; `start`: when it was announced to
    begin, 0 as long as it is not; `opens`: from when on one may check in; `timed`: whether who comes late is absent (a
    new take begins when all sit, unless it was put off). By team: `named` (who plays for it), `here` (since when it is
    checked in), `numbers` (chosen or drawn), `missed`, `stand_ins` (who plays in its place; `bots`: it is a bot).
    `vacant`: teams that have left the cup or the final. `unhurried`: those that came in as the next in points when the
    clock had run out: none runs for them. `words`: absences told beforehand, by team, the last at the end. `changes`:
    of who plays, since line-ups were due. `answers`: after the review, by team, whether its player has an objection.
    """

    id: str
    stage: Stage
    slot: int
    teams: list[str]
    match: str = ""
    start: int = 0
    opens: int = 0
    timed: bool = True
    referee: str = ""
    named: dict[str, str] = msgspec.field(default_factory=dict)
    here: dict[str, int] = msgspec.field(default_factory=dict)
    numbers: dict[str, int] = msgspec.field(default_factory=dict)
    missed: dict[str, Missed] = msgspec.field(default_factory=dict)
    stand_ins: dict[str, str] = msgspec.field(default_factory=dict)
    bots: set[str] = msgspec.field(default_factory=set)
    vacant: set[str] = msgspec.field(default_factory=set)
    unhurried: set[str] = msgspec.field(default_factory=set)
    words: dict[str, list[Word]] = msgspec.field(default_factory=dict)
    changes: list[Change] = msgspec.field(default_factory=list)
    takes: list[Take] = msgspec.field(default_factory=list)
    struck: str = ""
    review: Literal["", "open", "closed"] = ""
    answers: dict[str, bool] = msgspec.field(default_factory=dict)

    @property
    def take(self) -> Take | None:
        """The take that is being played or was played last, unless it was struck."""
        return self.takes[-1] if self.takes and self.takes[-1].state != "struck" else None

    @property
    def begun(self) -> bool:
        """Whether a take is being played or counts."""
        return self.take is not None

    @property
    def done(self) -> bool:
        """Whether nothing more is to be played here."""
        take = self.take
        return bool(self.struck) or (take is not None and (take.state == "ended" or bool(take.settled)))

    @property
    def playing(self) -> list[str]:
        """The teams that neither are vacant nor were absent: for them the result counts."""
        return [t for t in self.teams if t not in self.vacant and t not in self.missed]

    @property
    def unseated(self) -> list[str]:
        """The teams for whom nobody sits here yet."""
        return [t for t in self.teams if t not in self.stand_ins and not (t in self.here and t in self.playing)]

    def leave(self, team: str, *, numbers: bool) -> None:
        """A team is checked in no more; `numbers`: nor has it the number that it had chosen."""
        self.here.pop(team, None)
        if numbers:
            self.numbers.pop(team, None)

    def vacate(self, team: str) -> None:
        """A team has left the cup or the final: nobody of it sits here, and a stand-in plays."""
        self.vacant.add(team)
        self.here.pop(team, None)
        self.named.pop(team, None)

    def concerns(self, team: str, *members: str) -> bool:
        """Whether what is said of these members, or of none, is of who plays for a team, if somebody is named."""
        named = self.named.get(team, "")
        return not members or not named or named in members

    def runs_for(self, team: str) -> bool:
        """Whether the clock runs for a team: whoever it waits for is absent when it has run out."""
        return self.timed and team not in self.unhurried


class Match(msgspec.Struct):
    """Some tables that are played on one occasion (场), with line-ups for all of them, `due` until then. `handed`: by
    team, when.
    """

    id: str
    tables: list[str]
    due: int = 0
    handed: dict[str, int] = msgspec.field(default_factory=dict)


class Appeal(msgspec.Struct):
    """An appeal, against a table, (`entry`) against one entry of the ledger, or about the team's `deposit`. `event`: of
    the take's log, what it is about, or -1. `statement`: what who judged says about it. `outcome`: "" while it is open,
    then "dismissed", "corrected", "lifted", "again" or "released".
    """

    id: str
    at: int
    due: int
    by: str
    text: str
    team: str
    member: str
    table: str = ""
    take: int = 0
    entry: str = ""
    event: int = -1
    statement: str = ""
    outcome: str = ""
    decided: int = 0
    reason: str = ""
    judges: tuple[str, ...] = ()
    deposit: bool = False


class Inquiry(msgspec.Struct):
    """A question about a rule or a point, and its answer. `by`: which member, of which `team`."""

    id: str
    at: int
    by: str
    about: str
    text: str
    answer: str = ""
    answered_by: str = ""
    team: str = ""


class State:
    """A cup. `size`: seats of a table; `programs`: the referees that are the program itself; `qualified`: who plays the
    final, in the order of seeds; `out_of_final`: who of them has given it up or missed it, with the reason; `cut`: when
    that was settled, 0 before; `forgiven`: of teams whose exclusion the panel has lifted, the absences until then, and
    `forgiven_at` the tables of them.
    `rules`: those by which the act is judged that comes next (`RULES`).
    """

    def __init__(self, name: str, game: str, size: int, policy: Policy) -> None:
        self.name, self.game, self.size, self.policy = name, game, size, policy
        self.at = 0
        self.rules = RULES
        self.teams: dict[str, Team] = {}
        self.people: dict[str, set[str]] = {"organiser": set(), "referee": set(), "panel": set()}
        self.programs: set[str] = set()
        self.tables: dict[str, Place] = {}
        self.matches: dict[str, Match] = {}
        self.appeals: dict[str, Appeal] = {}
        self.excuses: dict[tuple[str, str], Missed] = {}
        self.inquiries: dict[str, Inquiry] = {}
        self.ledger = Ledger()
        self.closed = 0
        self.cut = 0
        self.qualified: list[str] = []
        self.out_of_final: dict[str, str] = {}
        self.forgiven: dict[str, int] = {}
        self.forgiven_at: dict[str, set[str]] = {}

    def team(self, name: str) -> Team:
        """A team. Raises `BadCup` when there is none."""
        if name not in self.teams:
            raise BadCup("there is no team {team!r} in this cup.", says="no-team", team=name[:40])
        return self.teams[name]

    def team_of(self, teams: Iterable[str], name: str) -> str:
        """The one of these teams to which somebody of this name belongs, "" where there is none."""
        theirs = {alike(m.name): team for team in teams for m in self.team(team).members.values()}
        return theirs.get(alike(name), "")

    def member(self, team: str, name: str) -> Member:
        """A member of a team. Raises `BadCup` for a stranger."""
        found = self.team(team)
        if name not in found.members:
            raise BadCup(
                "{member!r} is no member of {team}; its members are {members}.",
                says="no-member",
                member=name[:40],
                team=found.name,
                members=", ".join(found.members),
            )
        return found.members[name]

    def table(self, name: str) -> Place:
        """A table. Raises `BadCup` when there is none."""
        if name not in self.tables:
            raise BadCup("there is no table {table!r} in this cup.", says="no-such-table", table=name[:40])
        return self.tables[name]

    def match(self, name: str) -> Match:
        """A match. Raises `BadCup` when there is none."""
        if name not in self.matches:
            raise BadCup("there is no match {match!r} in this cup.", says="no-match", match=name[:40])
        return self.matches[name]

    def absent_from(self, table: Place, team: str = "", member: str = "") -> int:
        """From when on who is not there is absent; that moment itself is too late (15:00 is absent). The player of a
        `team`, or the `member` who would play, who still sat at another table at the start has as long from its end; 0
        while that is played.
        """
        start = table.start
        if player := member or table.named.get(team):
            for take in [take for other in self.tables.values() if other is not table for take in other.takes]:
                if take.sat.get(team) == player:
                    if not take.ended:
                        return 0
                    start = max(start, take.ended)
        return start + self.policy.absence.late * MINUTE

    def stage_of(self, stage: str) -> list[Place]:
        """The tables of a stage."""
        return [t for t in self.tables.values() if t.stage == stage]

    def absences(self, team: str) -> int:
        """How many absences from the round robin count against a team."""
        return sum(e.absences for e in self.ledger if e.team == team and e.stage == "robin")

    def absent_at(self, team: str) -> set[str]:
        """The tables of the round robin from which a team was absent, as far as that counts."""
        mine = [e for e in self.ledger if e.team == team and e.absences > 0 and not e.undoes]
        return {e.cause.table for e in mine if self.ledger.stands(e.id)}

    def excluded(self, team: str) -> bool:
        """Whether a team is out of the final for its absences."""
        return bool(self.ledger.standing(f"excluded/{team}"))

    def playing(self, team: str, member: str) -> str:
        """The table at which somebody sits who is playing now, "" when nowhere."""
        for table in self.tables.values():
            take = table.take
            if take is not None and take.state == "playing" and take.sat.get(team) == member:
                return table.id
        return ""

    def own_played(self, name: str) -> Place | None:
        """The table being played at which a team sits to which somebody of this name belongs."""
        for table in self.tables.values():
            if table.take is not None and not table.take.ended and self.team_of(table.take.sat, name):
                return table
        return None

    def judging(self, name: str) -> str:
        """The table being played that somebody judges, "" when none."""
        for table in self.tables.values():
            if table.take is not None and table.take.state == "playing" and table.take.judge == name:
                return table.id
        return ""

    def open_appeals(self, table: str = "") -> list[Appeal]:
        """Those that are not decided yet, against one table or all."""
        return [a for a in self.appeals.values() if not a.outcome and table in ("", a.table)]

    def about_points(self) -> list[Appeal]:
        """Open appeals that may change the standings: all but those about deposits."""
        return [a for a in self.open_appeals() if not a.deposit]
