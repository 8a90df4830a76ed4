"""Who takes part: people with a role, teams, and the sentences of 组队规则 about who may be in one (rule text 004)."""

from __future__ import annotations

import unicodedata
from typing import Literal, get_args

import msgspec

from duskbell import names
from duskbell.cup.errors import BadCup

Role = Literal["organiser", "referee", "panel", "captain", "member", "spectator", "clock"]
ROLES: tuple[Role, ...] = get_args(Role)
LONGEST_NAME = 40
LEAST_REGULAR, MOST_FREE, MOST_PEOPLE = 2, 1, 4
"""每支队伍至少两位正式队员，可以有一位自由人队员，总人数不超过 4 人。"""


class Who(msgspec.Struct, frozen=True):
    """Somebody who wants something. `name`: which referee, judge or organiser; `team` of a captain or a member, and
    `member`, whom this is in that team. The clock is somebody, too: what books itself is on the log like all else.
    """

    name: str
    role: Role
    team: str = ""
    member: str = ""

    @property
    def asker(self) -> str:
        """Which person this is, in whatever role: a captain is a member, too."""
        return f"{self.team}/{self.member}" if self.team else f"{self.role}:{self.name}"


CLOCK = Who("clock", "clock")


class Member(msgspec.Struct):
    """Somebody in a team: a regular member (正式队员) or, if `free`, its free agent (自由人). `bot`: the kind of bot
    that plays for them at tables of the server, "" for a person.
    """

    id: str
    name: str
    free: bool = False
    bot: str = ""


class Team(msgspec.Struct):
    """A team. `excepted`: why the organiser has agreed that it is made up otherwise than the rules say; `spared`: why
    the organiser has agreed that members (by id) need not play the least number of tables; `withdrawn`: why it has left
    the cup; `deposit`: "", "paid", "returned" or "kept"; `released`: the panel has said that it is theirs, excluded or
    not, for the absences `released_at` these tables; `former`: the ids of members who have left it.
    """

    id: str
    name: str
    members: dict[str, Member]
    captain: str
    excepted: str = ""
    spared: dict[str, str] = msgspec.field(default_factory=dict)
    withdrawn: str = ""
    deposit: str = ""
    released: bool = False
    released_at: set[str] = msgspec.field(default_factory=set)
    former: set[str] = msgspec.field(default_factory=set)

    @property
    def regular(self) -> list[Member]:
        """Everybody but the free agent."""
        return [m for m in self.members.values() if not m.free]


def named(text: str, what: str) -> str:
    """A name as it is kept. Raises `BadCup` when it is empty, too long, or holds what cannot be seen."""
    name = names.tidy(text)
    if not 1 <= len(name) <= LONGEST_NAME or not names.is_seen(name):
        raise BadCup(
            "{what} has 1 to {most} characters that can be seen, not {name!r}.",
            says="name",
            what=what,
            of=what.split()[1].partition("'")[0],
            most=LONGEST_NAME,
            name=text[:60],
        )
    return name


def check_new(name: str, *, at_table: bool = False) -> None:
    """Raise `BadCup` for a name that nobody may take from now on. Whoever has it on an old log keeps it. `at_table`:
    of a team, or of somebody who plays.
    """
    if names.is_reserved(name, at_table=at_table):
        raise BadCup(
            "{name!r} would be taken for whoever runs the server, a referee or a seat; right would be another name.",
            says="name-reserved",
            name=name,
        )


def alike(name: str) -> str:
    """What two names have in common that people would take for the same."""
    return names.drawn(unicodedata.normalize("NFKC", name).casefold())


def made_up(members: list[Member], excepted: str) -> None:
    """Raise `BadCup` when a team of these is not what 组队规则 asks for and no exception has been agreed on."""
    free = sum(m.free for m in members)
    if excepted:
        return
    if len(members) > MOST_PEOPLE:
        raise BadCup(
            "a team has {most} people at most, not {number}.",
            says="too-many-people",
            most=MOST_PEOPLE,
            number=len(members),
        )
    if free > MOST_FREE:
        raise BadCup(
            "a team has {most} free agent at most, not {number}.", says="too-many-free", most=MOST_FREE, number=free
        )
    if len(members) - free < LEAST_REGULAR:
        raise BadCup(
            "a team has {least} regular members at least, not {number}.",
            says="too-few-regular",
            least=LEAST_REGULAR,
            number=len(members) - free,
        )
