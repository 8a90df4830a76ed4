"""The table of Mafia and the events that change it."""

from __future__ import annotations

from duskbell.games.mafia.options import MafiaOptions
from duskbell.kernel import NOBODY, Event, Seat, Table, tagger

VILLAGE, KILLERS = "village", "killers"
UNDECIDED = -2

DISCUSSION, ACCUSATIONS, REASONS, SECOND = "discussion", "accusations", "reasons", "second"
DEFENCE, COMMENTS, VOTE = "defence", "comments", "vote"


class MafiaTable(Table, eq=False):
    """`victim`: whom the killers chose tonight, `NOBODY`, or `UNDECIDED`. `accused`, `accuser`: of the trial, if any.

    `spared`: acquitted today. `lapsed`: today's (accuser, accused) that nobody seconded. `quiet` counts nights.
    """

    seats: list[Seat]
    options: MafiaOptions
    victim: int = UNDECIDED
    accused: int = NOBODY
    accuser: int = NOBODY
    spared: frozenset[int] = frozenset()
    lapsed: frozenset[tuple[int, int]] = frozenset()

    @property
    def killers(self) -> list[Seat]:
        """The living killers, in seat order."""
        return [s for s in self.seats if s.alive and s.team == KILLERS]

    @property
    def lookers(self) -> list[Seat]:
        """The dead, who may keep their eyes open (002 白天): they see who wakes and what is pointed at by night, and
        overhear what the living do not say to all.
        """
        return [s for s in self.seats if not s.alive] if self.options.dead_may_look else []


def is_killer(seat: Seat) -> bool:
    """Whether this seat holds a card of clubs, as far as this table knows."""
    return seat.team == KILLERS


class MafiaEvent(Event, frozen=True, tag=tagger("mafia")):
    """Base of the game's events."""


class Awoke(MafiaEvent, frozen=True):
    """Some open their eyes at night: seen by each other, and by the dead who look. Of the killers who lives and does
    not is none any more: a referee has changed the card.
    """

    seats: tuple[int, ...]
    role: str

    def apply(self, t: MafiaTable) -> None:
        for n in self.seats:
            t.know(n, self.role)
        if t.by_token[self.role].team == KILLERS:
            for s in t.seats:
                if s.alive and s.team == KILLERS and s.no not in self.seats:
                    s.role, s.team = None, ""


class Pointed(MafiaEvent, frozen=True):
    """The killers point, all at once: `targets` by killer in `seats`' order, `NOBODY` for none."""

    round: int
    seats: tuple[int, ...]
    targets: tuple[int, ...]


class Settled(MafiaEvent, frozen=True):
    """The moderator has understood who is killed tonight; `NOBODY` when they agreed on none or did not agree."""

    target: int
    agreed: bool

    def apply(self, t: MafiaTable) -> None:
        t.victim = self.target


class Idled(MafiaEvent, frozen=True):
    """A round in which the killers might have pointed goes by, since they have agreed."""

    round: int


class Learned(MafiaEvent, frozen=True):
    """The moderator nods or shakes the head to an angel."""

    seat: int
    target: int
    killer: bool

    def apply(self, t: MafiaTable) -> None:
        t.mark(self.target, "killer" if self.killer else "not-killer", self.seat)


class FellAsleep(MafiaEvent, frozen=True):
    """Somebody who was woken alone closes the eyes again, and is not woken a second time that night."""

    seat: int


class SpokenAloud(MafiaEvent, frozen=True):
    """The variant in which all hear the answer that the angel of this card got, but not about whom."""

    role: str
    killer: bool


class Died(MafiaEvent, frozen=True):
    """Somebody is dead and turns the card face up. `cause`: "killers", "vote" or "referee"."""

    seat: int
    cause: str
    role: str

    def apply(self, t: MafiaTable) -> None:
        t.know(self.seat, self.role)
        t.seats[self.seat].alive = False
        t.quiet = 0
        if self.seat == t.victim:
            t.victim = UNDECIDED
        if self.seat in (t.accused, t.accuser):
            _end_trial(t)


class Revived(MafiaEvent, frozen=True):
    """A referee takes back a death by hand; the card has been seen."""

    seat: int

    def apply(self, t: MafiaTable) -> None:
        t.seats[self.seat].alive = True


class QuietNight(MafiaEvent, frozen=True):
    """Nobody was killed tonight."""

    def apply(self, t: MafiaTable) -> None:
        t.victim = UNDECIDED
        t.quiet += 1


class Accused(MafiaEvent, frozen=True):
    """Somebody accuses another of being a killer and may say why."""

    seat: int
    accused: int

    def apply(self, t: MafiaTable) -> None:
        t.accuser, t.accused, t.stage = self.seat, self.accused, REASONS


class Seconded(MafiaEvent, frozen=True):
    """Somebody else supports the accusation; the accused may speak in defence."""

    seat: int
    accused: int

    def apply(self, t: MafiaTable) -> None:
        t.stage = DEFENCE


class Lapsed(MafiaEvent, frozen=True):
    """Nobody supported the accusation."""

    accuser: int
    accused: int

    def apply(self, t: MafiaTable) -> None:
        t.lapsed |= {(self.accuser, self.accused)}
        _end_trial(t)


class Voted(MafiaEvent, frozen=True):
    """The vote, all hands at once: who voted for conviction and who did not."""

    accused: int
    guilty: tuple[int, ...]
    innocent: tuple[int, ...]


class Acquitted(MafiaEvent, frozen=True):
    """No majority: the accused stays in the game and cannot be accused again today."""

    seat: int

    def apply(self, t: MafiaTable) -> None:
        t.spared |= {self.seat}
        _end_trial(t)


class DayClosed(MafiaEvent, frozen=True):
    """Accusations are closed without a conviction."""


class NightFell(MafiaEvent, frozen=True):
    """Everybody closes their eyes: a new round, in which everybody may be accused again."""

    def apply(self, t: MafiaTable) -> None:
        t.spared, t.lapsed = frozenset(), frozenset()
        t.accused = t.accuser = NOBODY


def _end_trial(t: MafiaTable) -> None:
    """Convicted, acquitted, unsupported, or one of the two is gone: other accusations may follow."""
    t.accused = t.accuser = NOBODY
    t.stage = ACCUSATIONS
