"""What travels about cups. Times are seconds since 1970, UTC; points are decimals as text."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from duskbell.server.wire.bodies import OptionValues

Password = Annotated[str, Meta(max_length=1000, description="8 to 200 characters")]
Secret = Annotated[str, Meta(max_length=200)]
Called = Annotated[str, Meta(max_length=200)]
Key = Annotated[str, Meta(max_length=100)]


class SetUpAccount(Struct, frozen=True, forbid_unknown_fields=True):
    """Use a one-time link: choose a password."""

    setup: Secret
    password: Password


class LogIn(Struct, frozen=True, forbid_unknown_fields=True):
    """Log in as an organiser."""

    name: Called
    password: Password


class LoggedIn(Struct, frozen=True):
    """An organiser's name, the token that says so, and until when it does."""

    name: str
    token: str
    until: int


class Organiser(Struct, frozen=True):
    """Who is logged in."""

    name: str


class NewCup(Struct, frozen=True, forbid_unknown_fields=True):
    """What a cup is made from. `policy`: "club", "points", or the text of a policy file. The same with the same `key`
    again makes no second one.
    """

    name: Called
    policy: Annotated[str, Meta(max_length=12_000)] = "club"
    game: Annotated[str, Meta(max_length=40)] = "werewolf"
    size: int = 12
    options: OptionValues = {}
    key: Key = ""


class CupMade(Struct, frozen=True):
    """The new cup's code, and where its page is."""

    cup: str
    path: str


class CupListed(Struct, frozen=True):
    """A cup in the list of all."""

    cup: str
    name: str


class LinkOf(Struct, frozen=True, forbid_unknown_fields=True):
    """Whose link is meant: a referee or one of the panel by `name`, a `member` of a `team`, or who stands in for a
    `team` at a `table`.
    """

    role: Literal["referee", "panel", "member", "stand-in"]
    name: Called = ""
    team: Called = ""
    member: Called = ""
    table: Called = ""


class LinkMade(Struct, frozen=True):
    """A link: whoever opens it first is that person from then on. It is shown once."""

    invite: str
    path: str


class LinkInfo(Struct, frozen=True):
    """Somebody who was given a link, and whether it was opened."""

    role: str
    name: str
    team: str
    member: str
    table: str
    opened: bool


class EnterCup(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a link."""

    invite: Secret


class Me(Struct, frozen=True):
    """Who the caller is in a cup. `role`: "organiser", "referee", "panel", "captain", "member", "stand-in" or
    "spectator".
    """

    role: str
    name: str = ""
    team: str = ""
    member: str = ""
    table: str = ""


class Entered(Struct, frozen=True):
    """Who you are in this cup, and the token that says so; it opens your seats at the cup's tables, too."""

    token: str
    until: int
    me: Me


class DoAct(Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be done: `act`, one of the cup's acts with its fields. The same `key` again does nothing twice."""

    act: dict[str, Any]
    key: Key = ""


class Done(Struct, frozen=True):
    """An act is on the cup's log: its number there, and when."""

    n: int
    at: int


class CupTeamSeat(Struct, frozen=True):
    """A team at a table. `member`: who plays for it, "" while that is sealed or open; `here`: since when it is checked
    in, 0 before. `missed`: it was absent, `excused` why the organiser has excused it. `stand_in`: who plays in its
    place; `bot`: that is a bot. `vacant`: it has left. `told`: an absence told beforehand, for who may read it;
    `in_time`: as long ahead as the policy asks. `closes`: from when on who is not there is absent, 0 where no clock
    runs.
    """

    team: str
    member: str
    number: int
    here: int
    missed: bool
    excused: str
    stand_in: str
    bot: bool
    vacant: bool
    told: str
    in_time: bool
    closes: int


class CupTake(Struct, frozen=True):
    """One playing of a table. `room`: where it is played, "" where there is none here; `watch`, `review`: whether the
    caller may watch it now, and see everything of it; `seat`: the caller's own, "moderator" for who judges it.
    """

    no: int
    began: int
    ended: int
    state: str
    judge: str
    sat: dict[str, str]
    numbers: dict[str, int]
    settled: str
    reason: str
    room: str
    watch: bool
    review: bool
    seat: int | Literal["moderator"] | None
    result: Any


class CupChange(Struct, frozen=True):
    """Somebody else plays for a team since line-ups were due: who `was` to, who does `now`, when and why."""

    team: str
    was: str
    now: str
    at: int
    reason: str


class CupTable(Struct, frozen=True):
    """A table. `standing`, `next`, `what`: how it stands, its next deadline and what that is."""

    table: str
    stage: str
    slot: int
    match: str
    start: int
    referee: str
    program: bool
    standing: str
    next: int
    what: str
    struck: str
    review: str
    answers: dict[str, bool]
    teams: list[CupTeamSeat]
    changes: list[CupChange]
    takes: list[CupTake]


class CupMatch(Struct, frozen=True):
    """A match: its tables, until when line-ups are handed in, and who has, as far as the caller may know."""

    match: str
    tables: list[str]
    due: int
    handed: dict[str, int]


class CupTeam(Struct, frozen=True):
    """A team. `deposit` is told to organisers and the team itself."""

    team: str
    name: str
    captain: str
    members: list[dict[str, Any]]
    excepted: str
    withdrawn: str
    deposit: str
    absences: int
    excluded: bool


class CupInfo(Struct, frozen=True):
    """A cup as the caller may see it. `now`: the server's clock; `lines`: the length of its log. `people`: by role;
    `programs`: referees that are the program. `standings`, `ledger`, `appeals`, `inquiries`: rows of `duskbell.cup`;
    what was written in an appeal or asked is told to those whom it concerns. `sealed`: line-ups are, at present.
    """

    cup: str
    name: str
    game: str
    size: int
    options: dict[str, Any]
    policy: dict[str, Any]
    now: int
    lines: int
    me: Me
    people: dict[str, list[str]]
    programs: list[str]
    teams: list[CupTeam]
    tables: list[CupTable]
    matches: list[CupMatch]
    standings: dict[str, Any]
    ledger: list[Any]
    appeals: list[Any]
    inquiries: list[Any]
    overdue: list[str]
    closed: int
    cut: int
    qualified: list[str]
    out_of_final: dict[str, str]
    sealed: bool


class LogLine(Struct, frozen=True):
    """A line of a cup's log. `act`: its fields; of a line-up that is sealed, no names."""

    n: int
    at: int
    role: str
    name: str
    act: dict[str, Any]


class BroughtCup(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole cup as its file has it. The same with the same `key` again brings no second one."""

    file: str
    key: Key = ""
