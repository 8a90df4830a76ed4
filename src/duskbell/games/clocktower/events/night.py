"""The night (000 二)."""

from __future__ import annotations

from typing import Self

from duskbell.games.clocktower.character import DEMON, EVIL, GOOD
from duskbell.games.clocktower.events.base import ClocktowerEvent
from duskbell.games.clocktower.table import ClocktowerTable
from duskbell.kernel import NOBODY

BESIDE, OWN_WORDS = "beside", "own-words"
"""Claims that are about nothing in particular (`claims`)."""


class DuskFell(ClocktowerEvent, frozen=True):
    """All close their eyes."""

    def apply(self, t: ClocktowerTable) -> None:
        t.done, t.nominations, t.hands, t.block, t.most = frozenset(), (), frozenset(), NOBODY, 0
        t.executed, t.shot, t.exiles = NOBODY, None, ()
        t.at_dusk, t.dusk = frozenset([s.no for s in t.seats if s.alive]), len(t.log) - 1


class Hushed(ClocktowerEvent, frozen=True):
    """The Storyteller silences all talk until dawn (000 二.2)."""

    def apply(self, t: ClocktowerTable) -> None:
        t.hushed = True


class StepDone(ClocktowerEvent, frozen=True):
    """A step of the night sheet is over. The moderator's alone."""

    step: str

    def apply(self, t: ClocktowerTable) -> None:
        t.done |= {self.step}
        t.entering = ()


class Idled(ClocktowerEvent, frozen=True):
    """A scene of a step was played for show, or for all at once who hold it. The moderator's alone."""

    step: str


class Woke(ClocktowerEvent, frozen=True):
    """A seat is woken as this character."""

    seat: int
    role: str


class Slept(ClocktowerEvent, frozen=True):
    """It closes its eyes again."""

    seat: int
    role: str


class Chose(ClocktowerEvent, frozen=True):
    """Whom a seat has named for an ability: `what` it was asked, and the seats named."""

    seat: int
    role: str
    what: str
    targets: tuple[int, ...]


class Named(ClocktowerEvent, frozen=True):
    """Which character a seat has named for an ability: `what` it was asked, and the character; "" for none, which it
    has `declined`.
    """

    seat: int
    role: str
    what: str
    named: str
    declined: bool = False


class Decided(ClocktowerEvent, frozen=True):
    """What the Storyteller decided about an ability: `what`, of which `kind`, about `whom`, and the `answer`, in which
    these seats are `named`. The moderator's alone.
    """

    seat: int
    role: str
    what: str
    answer: str
    kind: str = ""
    whom: int = NOBODY
    named: tuple[int, ...] = ()


class AllChose(ClocktowerEvent, frozen=True):
    """Where all choose together: what could be asked then has been asked, at dusk or `after` a step that may have made
    somebody another. The moderator's alone.
    """

    after: str = ""


class Meant(ClocktowerEvent, frozen=True):
    """What a seat has answered ahead: where all choose together, or where several hold one step. `among`, `most`: what
    the question offered, and how many could be named; `answer`: the token, and the seats that it names. It counts when
    the step comes, if the same would be asked and what it names can be named then.
    """

    seat: int
    role: str
    what: str
    among: tuple[str, ...]
    most: int
    answer: str
    targets: tuple[int, ...]


class StatementEvent(ClocktowerEvent, frozen=True):
    """What an ability tells its owner. `chosen`: the seats that were named for it; `said`: the statement, in tokens.
    `form`: "yes", "no", "none", "unknown", "number", "role", "who", "pair", "either", "side", "demon" or "claims", made
    of `shown`, `other`, `about`, `number` and `claims`.
    """

    seat: int
    role: str
    chosen: tuple[int, ...]
    said: tuple[str, ...]
    form: str
    shown: str = ""
    about: tuple[int, ...] = ()
    number: int = -1
    other: str = ""
    claims: tuple[str, ...] = ()

    @classmethod
    def of(cls, seat: int, role: str, chosen: tuple[int, ...], said: tuple[str, ...]) -> Self:
        """Such an event, with what its statement is made of."""
        first = said[0]
        if first.isdigit():
            return cls(seat, role, chosen, said, "number", number=int(first))
        if first in ("yes", "no", "none", "unknown"):
            return cls(seat, role, chosen, said, first)
        if first in (GOOD, EVIL):
            return cls(seat, role, chosen, said, "side", first)
        if first in (BESIDE, OWN_WORDS) or ">" in first:
            return cls(seat, role, chosen, said, "claims", claims=said)
        about = tuple([int(x[1:]) for x in said if x.startswith("#")])
        if first == DEMON:
            return cls(seat, role, chosen, said, "demon", about=about)
        if len(said) == 2 and not about:
            return cls(seat, role, chosen, said, "either", first, other=said[1])
        return cls(seat, role, chosen, said, ("role", "who", "pair")[len(about)], first, about)


class Told(StatementEvent, frozen=True):
    """An ability tells something. Its owner hears it now, or, where all choose together, before dawn (`Shown`)."""


class Shown(StatementEvent, frozen=True):
    """Before dawn somebody is shown what an ability told this night, where all choose together."""


class Explained(ClocktowerEvent, frozen=True):
    """Why it was lawful to say the last thing told, and whether it is true; "ruled": a person said so, in words that no
    program judges. The moderator's alone.
    """

    seat: int
    role: str
    why: str
    true: bool


class Reminded(ClocktowerEvent, frozen=True):
    """Somebody was told that one of two is a certain character: the reminders come to lie beside these (000 一.8),
    `right` beside who is it, `wrong` beside the other. The moderator's alone.
    """

    seat: int
    role: str
    right: int
    wrong: int


class Imagined(ClocktowerEvent, frozen=True):
    """Who was told the last thing without an ability that works, or had to be told something false, can believe it: in
    the world of this number, where everybody evil is what `evil` says, by seat, and `holds`: all that the seat heard is
    so. -1: no such world was found. `before`: whether it is the "first" of this seat, the "same" as before, or "other".
    The moderator's alone.
    """

    seat: int
    role: str
    world: int
    evil: tuple[str, ...]
    holds: bool
    before: str


class Abnormal(ClocktowerEvent, frozen=True):
    """An ability did not do what its text says, because of another character. The moderator's alone."""

    seat: int
    role: str


class Faltered(ClocktowerEvent, frozen=True):
    """What somebody only takes itself to be would have done otherwise, and a jinx lets that be counted. The moderator's
    alone.
    """

    seat: int
    role: str


class Missed(ClocktowerEvent, frozen=True):
    """A reminder of an ability that does not work would have come to lie on `target`. The moderator's alone."""

    seat: int
    role: str
    target: int
    name: str


class Outlived(ClocktowerEvent, frozen=True):
    """`target` was to die by an ability, and lives. That has come to pass once, though the phase may begin again. The
    moderator's alone.
    """

    seat: int
    role: str
    target: int


class EvilKnown(ClocktowerEvent, frozen=True):
    """With seven or more: the Minions learn each other and the Demon, the Demon its Minions (000 二.2)."""

    hearsay = True

    demons: tuple[int, ...]
    minions: tuple[int, ...]

    def apply(self, t: ClocktowerTable) -> None:
        for n in (*self.demons, *self.minions):
            t.seats[n].team = EVIL


class Bluffed(ClocktowerEvent, frozen=True):
    """The Demon is shown good characters that are not in play; who only takes itself for one, some after that."""

    roles: tuple[str, ...]

    def apply(self, t: ClocktowerTable) -> None:
        t.bluffs = t.bluffs or self.roles


class Deluded(ClocktowerEvent, frozen=True):
    """The Demons learn who takes itself for which Demon, and is none."""

    seat: int
    role: str


class DeludedChose(ClocktowerEvent, frozen=True):
    """The Demons learn whom that one has named."""

    seat: int
    targets: tuple[int, ...]


class GrimoireShown(ClocktowerEvent, frozen=True):
    """Somebody looks into the Grimoire: who is what; which reminders lie where, as (seat, name); and who takes itself
    for what it is not, as (seat, character).
    """

    seat: int
    roles: tuple[str, ...]
    reminders: tuple[tuple[int, str], ...]
    beliefs: tuple[tuple[int, str], ...] = ()


class TwinsMet(ClocktowerEvent, frozen=True):
    """An Evil Twin and its twin see each other, and what the other is."""

    seats: tuple[int, int]
    roles: tuple[str, str]


class CastShown(ClocktowerEvent, frozen=True):
    """Somebody is shown which characters of a type are in play."""

    seat: int
    roles: tuple[str, ...]


class Exorcised(ClocktowerEvent, frozen=True):
    """A Demon that is kept asleep tonight learns who does it."""

    seat: int
    by: int


class Maddened(ClocktowerEvent, frozen=True):
    """Somebody hears as which character they must be mad until the next dusk."""

    seat: int
    role: str
