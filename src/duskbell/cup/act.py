"""Acts: what somebody does in a cup. Each says who may, checks itself, and then happens; all are kept on the log."""

from __future__ import annotations

import re
from typing import ClassVar

import msgspec

from duskbell.cup.errors import BadCup
from duskbell.cup.people import Role, Who
from duskbell.cup.state import State

ORGANISER: tuple[Role, ...] = ("organiser",)
REFEREE: tuple[Role, ...] = ("referee",)
PANEL: tuple[Role, ...] = ("panel",)
CLOCK_ONLY: tuple[Role, ...] = ("clock",)


class Act(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="act",
          tag=lambda name: re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()):  # fmt: skip
    """Something that is done. `roles`: who may do it at all; whose own it must be is `rights.objection`'s to say."""

    roles: ClassVar[tuple[Role, ...]]
    needs_reason: ClassVar[bool] = False
    """Whether `reason` must not be empty."""
    also_after_leaving: ClassVar[bool] = False
    """Whether people of a team that has left the cup may still do it."""

    about_points: ClassVar[bool] = False
    """Whether a referee gives or takes points with it, or has a table played again: nobody does for the own team."""

    at_table: ClassVar[bool] = True
    """Whether its new names are of teams, and of people who sit at a table: nobody there is called like a referee."""

    def new_names(self) -> tuple[str, ...]:
        """The names that come into the cup with it."""
        return ()

    def check(self, cup: State, who: Who, at: int) -> None:
        """Raise `BadCup` with one sentence when it cannot be done now. Nothing changes."""

    def happen(self, cup: State, who: Who, at: int) -> None:
        """Change the cup; asked only after `check`."""


def reason_of(act: Act) -> str:
    """The reason that goes with an act, "" where it has none."""
    return str(getattr(act, "reason", "")).strip()


def check_reason(act: Act, of: Role) -> None:
    """Raise `BadCup` when an act that needs a reason has none. A captain's change needs none; the organiser's does."""
    if (act.needs_reason or (of == "organiser" and getattr(act, "organiser_says_why", False))) and not reason_of(act):
        raise BadCup("say why: this goes on the cup's log with its reason.", says="say-why")
