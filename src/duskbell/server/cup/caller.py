"""Who asks something of a cup."""

from __future__ import annotations

import msgspec

from duskbell.cup import Cup, Who
from duskbell.cup.act import Act
from duskbell.kernel.record import encode
from duskbell.server.cup.whose import NOBODY, Whose
from duskbell.server.errors import SaidEnough

MOST_ACTS, MOST_BYTES = 400, 200_000
"""Acts of one player that a cup's log keeps, and how long they are together."""


class Caller(msgspec.Struct, frozen=True):
    """Who asks something of a cup: an organiser by the account's name, somebody with a link, or nobody known."""

    organiser: str = ""
    whose: Whose | None = None

    def who(self, cup: Cup, act: type[Act] | None = None) -> Who:
        """The same as the cup knows them."""
        if self.organiser:
            return Who(self.organiser, "organiser") if self.organiser in cup.state.people["organiser"] else NOBODY
        return self.whose.who(cup.state, act) if self.whose is not None else NOBODY

    def check_measure(self, cup: Cup) -> None:
        """Raise `SaidEnough` where a player has done all that the log can hold of one: it is kept for ever."""
        if self.whose is None or self.whose.role != "member":
            return
        mine = [line for line in cup.log if (line.who.team, line.who.member) == (self.whose.team, self.whose.member)]
        if len(mine) >= MOST_ACTS:
            raise SaidEnough(
                "the cup's log holds {most} acts of one player; the organiser can do the rest for you.",
                says="said-enough",
                most=MOST_ACTS,
            )
        if sum(len(encode(line).encode()) for line in mine) >= MOST_BYTES:
            raise SaidEnough(
                "the cup's log holds no more than {most} bytes of one player; the organiser can do the rest for you.",
                says="said-much",
                most=MOST_BYTES,
            )
