"""A cup from elsewhere: whether it can be had here, and whose it is from now on."""

from __future__ import annotations

from duskbell.cup import BadCup, Cup, Who
from duskbell.cup.acts import Appoint, Dismiss
from duskbell.cup.state import HOUR
from duskbell.server.cup.seeing import playing


def take_over(cup: Cup, organiser: str, now: int) -> None:
    """Whoever brings a cup alone organises it here. The others are known by nothing but a name, and an account of that
    name may be somebody else's: they are appointed anew, as all others need new links. Raises `BadCup` while a table of
    it is played, and where its log is later than now: its clock would stand still until then.
    """
    if playing(cup):
        raise BadCup(
            "a table of this cup is being played; it can be brought here when that is over.", says="bring-later"
        )
    if cup.state.at > now + HOUR:
        raise BadCup(
            "the last line of this cup's log is later than now by this server's clock; look at both clocks.",
            says="bring-future",
        )
    others = sorted(cup.state.people["organiser"] - {organiser})
    if organiser not in cup.state.people["organiser"]:
        first = others[0] if others else organiser
        cup.do(Who(first, "organiser"), Appoint(name=organiser, role="organiser"), now)
    for name in others:
        cup.do(Who(organiser, "organiser"), Dismiss(name=name, role="organiser"), now)
