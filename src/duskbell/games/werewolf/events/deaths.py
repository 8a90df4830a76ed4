"""Deaths and farewells, self-destruction, and the search for a kidnap."""

from __future__ import annotations

from typing import ClassVar

from duskbell.games.werewolf.events.base import WerewolfEvent
from duskbell.games.werewolf.table import WerewolfTable
from duskbell.kernel import NOBODY


class Died(WerewolfEvent, frozen=True):
    """Somebody is dead; the card stays covered. Of a death by night nobody is told the cause. Who was doomed already is
    among the night's dead, whatever was faster (docs/rulings.md, W39).
    """

    secret: ClassVar[tuple[str, ...]] = ("cause",)
    seat: int
    cause: str
    night: bool = False

    def apply(self, t: WerewolfTable) -> None:
        t.seats[self.seat].alive = False
        t.quiet = 0
        t.parting = (*t.parting, self.seat)
        if self.night or t.phase == "night" or any(n == self.seat for n, _ in t.doomed):
            t.night_dead = (*t.night_dead, self.seat)
        t.doomed = tuple([d for d in t.doomed if d[0] != self.seat])
        t.queue = tuple([n for n in t.queue if n != self.seat])
        if t.opening == self.seat:
            t.opening = NOBODY
        if self.speaking(t):
            t.speaker = NOBODY

    def speaking(self, t: WerewolfTable) -> bool:
        """Whether death cuts a speech short; last words are spoken by the dead."""
        return t.speaker == self.seat


class Announced(WerewolfEvent, frozen=True):
    """The referee has announced the night's deaths: `dead`, or none in a peaceful night (平安夜). They take their leave
    by number.
    """

    dead: tuple[int, ...]

    def apply(self, t: WerewolfTable) -> None:
        t.doomed, t.night_dead = (), self.dead
        t.parting = tuple(sorted(t.parting))
        if not self.dead:
            t.quiet += 1


class Burst(WerewolfEvent, frozen=True):
    """A wolf self-destructs (自爆), and is dead at once."""

    seat: int

    def apply(self, t: WerewolfTable) -> None:
        t.ghosts |= {self.seat}
        t.cut, t.bursting = True, self.seat
        if self.seat in t.candidates:
            t.withdrew |= {self.seat}


class BurstOver(WerewolfEvent, frozen=True):
    """Self-destruction has brought with it what it brings."""

    seat: int

    def apply(self, t: WerewolfTable) -> None:
        t.bursting = NOBODY


class DayCut(WerewolfEvent, frozen=True):
    """What somebody has done ends the day: it is night at once."""

    seat: int

    def apply(self, t: WerewolfTable) -> None:
        t.cut = True


class Sealed(WerewolfEvent, frozen=True):
    """A blood moon rises: next night the good have no powers."""

    seat: int

    def apply(self, t: WerewolfTable) -> None:
        t.sealed = True


class Conceded(WerewolfEvent, frozen=True):
    """The last wolf hands in the card (交牌)."""

    seat: int


class Turned(WerewolfEvent, frozen=True):
    """The referee turns to one of the dead for a step of the farewell: last words, a power, the badge; "" ends it."""

    seat: int
    step: str

    def apply(self, t: WerewolfTable) -> None:
        t.farewell = self.step
        if self.step == "words":
            t.speaker = self.seat
        elif t.speaker == self.seat:
            t.speaker = NOBODY
        if not self.step:
            t.parting = tuple([n for n in t.parting if n != self.seat])


class Lined(WerewolfEvent, frozen=True):
    """In which order the dead take their leave, which the referee decides (发言规则)."""

    seats: tuple[int, ...]

    def apply(self, t: WerewolfTable) -> None:
        t.parting, t.opening = self.seats, NOBODY


class Drew(WerewolfEvent, frozen=True):
    """One of the dead uses the gun (发动技能), which ends the last words; the target follows."""

    seat: int

    def apply(self, t: WerewolfTable) -> None:
        t.farewell = "drawn"


class Missed(WerewolfEvent, frozen=True):
    """Who drew the gun named nobody in time: a foul, and the gun counts as not used (猎人规则)."""

    seat: int

    def apply(self, t: WerewolfTable) -> None:
        t.farewell = "fired"


class Shot(WerewolfEvent, frozen=True):
    """Somebody is shot."""

    seat: int
    target: int

    def apply(self, t: WerewolfTable) -> None:
        t.farewell = "fired"


class Dueled(WerewolfEvent, frozen=True):
    """The knight challenges somebody in front of all."""

    seat: int
    target: int


class Searched(WerewolfEvent, frozen=True):
    """A kidnap's first two conditions hold, and the rest of the game was searched for the third: "proved", "refuted" or
    "undecided". The referee has yet to rule, where the table leaves it to a referee.
    """

    found: str

    def apply(self, t: WerewolfTable) -> None:
        t.unjudged = t.options.kidnap == "referee"


class Foreseen(WerewolfEvent, frozen=True):
    """One step of the line that refutes it: `seat` is who does it, or `NOBODY` for pack and vote."""

    deed: str
    seat: int
    target: int


class Unforeseen(WerewolfEvent, frozen=True):
    """Why the search decides nothing: what it does not play, and whose that is, if it is somebody's."""

    why: str
    seats: tuple[int, ...]


class Judged(WerewolfEvent, frozen=True):
    """The referee has ruled about a kidnap: declared, or the game goes on."""

    declared: bool

    def apply(self, t: WerewolfTable) -> None:
        t.unjudged = False
