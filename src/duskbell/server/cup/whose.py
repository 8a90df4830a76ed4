"""Who somebody with a link is: a text that the store keeps, and what it means in a cup as it stands."""

from __future__ import annotations

import msgspec

from duskbell.cup import BadCup, Who
from duskbell.cup.act import Act
from duskbell.cup.people import Role
from duskbell.cup.state import State

NOBODY = Who("", "spectator")


class Whose(msgspec.Struct, frozen=True):
    """Somebody who is invited by a link. `role`: "referee" or "panel" with a `name`; "member" of a `team`, whom the
    cup's log makes its captain or not; "stand-in" for a `team` at a `table`.
    """

    role: str
    name: str = ""
    team: str = ""
    member: str = ""
    table: str = ""

    def __str__(self) -> str:
        parts = {
            "member": (self.team, self.member),
            "stand-in": (self.table, self.team),
        }.get(self.role, (self.name,))
        return "/".join((self.role, *parts))

    @classmethod
    def read(cls, text: str) -> Whose:
        """What `str` wrote: no id holds a stroke, and a name comes last."""
        role, _, rest = text.partition("/")
        one, _, other = rest.partition("/")
        if role == "member":
            return cls(role, team=one, member=other)
        if role == "stand-in":
            return cls(role, table=one, team=other)
        return cls(role, name=rest)

    def check(self, cup: State) -> None:
        """Raise `BadCup` unless the cup has such a person."""
        if self.role == "member":
            cup.member(self.team, self.member)
        elif self.role == "stand-in":
            table = cup.table(self.table)
            if self.team not in table.stand_ins or self.team in table.bots:
                raise BadCup(
                    "no person stands in for {team!r} at table {table}.",
                    says="no-stand-in",
                    team=self.team[:40],
                    table=table.id,
                )
        elif self.role in ("referee", "panel"):
            role: Role = "referee" if self.role == "referee" else "panel"
            if self.name not in cup.people[role] or self.name in cup.programs:
                raise BadCup(
                    "{name!r} is none of this cup's {role}s who could use a link.",
                    says="link-nobody",
                    name=self.name[:40],
                    role=role,
                )
        else:
            raise BadCup("a link is for a referee, the panel, a member or a stand-in.", says="link-for")

    def called(self, cup: State) -> str:
        """This person's name."""
        if self.role == "member":
            return cup.member(self.team, self.member).name
        return cup.table(self.table).stand_ins[self.team] if self.role == "stand-in" else self.name

    def holds(self, cup: State) -> bool:
        """Whether the cup still has such a person."""
        try:
            self.check(cup)
        except BadCup:
            return False
        return True

    def who(self, cup: State, act: type[Act] | None = None) -> Who:
        """This person as the cup's acts know them: a captain where the act, or nothing, asks for one, else a member.
        Who only stands in at a table is a spectator of everything else.
        """
        if not self.holds(cup) or self.role == "stand-in":
            return NOBODY
        if self.role == "member":
            is_captain = cup.teams[self.team].captain == self.member
            leads = is_captain and (act is None or "captain" in act.roles)
            return Who(self.called(cup), "captain" if leads else "member", self.team, self.member)
        return Who(self.name, "referee" if self.role == "referee" else "panel")
