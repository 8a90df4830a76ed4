"""The night: who is called, what is done, what is told to one seat alone."""

from __future__ import annotations

from duskbell.games.werewolf.events.base import WerewolfEvent
from duskbell.games.werewolf.table import PAUSED, WOLVES, Deed, WerewolfTable
from duskbell.kernel import NOBODY

SIDES = ("seen-good", "seen-wolf")
"""What a seer learns."""


class NightFell(WerewolfEvent, frozen=True):
    """Everybody closes their eyes; what belonged to the day is over."""

    def apply(self, t: WerewolfTable) -> None:
        t.last_night, t.tonight, t.called, t.scenes, t.settled = t.tonight, (), (), (), False
        t.night_dead, t.named, t.queue, t.cut, t.speaker = (), (), (), False, NOBODY
        t.adviser, t.tally, t.opening = NOBODY, (), NOBODY
        if t.badge != PAUSED:  # a duel for the badge goes on with its election
            t.duel = ()


class Awoke(WerewolfEvent, frozen=True):
    """The pack opens its eyes and sees who else does; `met` counts for the kidnap (绑票规则, 1). Who lives and did
    before, but does not now, is none of theirs any more: the card is another one.
    """

    seats: tuple[int, ...]

    def apply(self, t: WerewolfTable) -> None:
        for s in t.seats:
            if s.no in t.met and s.no not in self.seats and s.alive and s.role is None and s.team == WOLVES:
                s.team = ""
        t.met |= frozenset(self.seats)
        t.acquainted |= {(n, other) for n in self.seats for other in self.seats if n != other}
        for n in self.seats:
            t.seats[n].team = WOLVES


class Pointed(WerewolfEvent, frozen=True):
    """The pack points: `targets` by wolf in `seats`' order, `NOBODY` for none or silence. `final`: to the referee."""

    seats: tuple[int, ...]
    targets: tuple[int, ...]
    final: bool


class Reminded(WerewolfEvent, frozen=True):
    """The pack's time is nearly over: the referee reminds its `seats` and asks for one number (狼人夜间行动规则)."""

    seats: tuple[int, ...]


class Acted(WerewolfEvent, frozen=True):
    """Somebody (for the pack, its first) uses a power at night; `targets` as they were named."""

    seat: int
    power: str
    targets: tuple[int, ...]

    def apply(self, t: WerewolfTable) -> None:
        t.tonight = (*t.tonight, Deed(self.seat, self.power, self.targets))
        t.spent |= {(self.seat, self.power)}


class Called(WerewolfEvent, frozen=True):
    """A step of the night is over: who was awake closes the eyes, and is not called again."""

    step: str

    def apply(self, t: WerewolfTable) -> None:
        t.called = (*t.called, self.step)
        t.scenes = ()


class Heard(WerewolfEvent, frozen=True):
    """A scene of the call under way is over: somebody was told what there is to tell (scene 0), or has been asked, as
    the holder of `role` or, as "", for show. `chosen`: whom it has named, where the next scene must know. The referee
    alone knows; but all hear that the pack (`NOBODY`, as "pack") has pointed, and is asked for its number.
    """

    seat: int
    role: str
    scene: int
    chosen: tuple[int, ...] = ()

    def apply(self, t: WerewolfTable) -> None:
        t.scenes = (*t.scenes, (self.seat, self.role, self.scene, self.chosen))


class Victim(WerewolfEvent, frozen=True):
    """The referee shows the witch whom the pack has chosen; `NOBODY` for nobody."""

    seat: int
    target: int


class Learned(WerewolfEvent, frozen=True):
    """The referee answers who asked about a seat: a side, or a role's id."""

    seat: int
    target: int
    what: str

    @property
    def is_side(self) -> bool:
        """Whether that is a side, and not a card or who dances."""
        return self.what in SIDES

    def apply(self, t: WerewolfTable) -> None:
        if self.is_side:
            t.mark(self.target, self.what, self.seat)


class Frightened(WerewolfEvent, frozen=True):
    """Who is called is told that no power can be used tonight."""

    seat: int


class PackShown(WerewolfEvent, frozen=True):
    """The referee shows somebody who the wolves are, or one of them; they see nothing."""

    seat: int
    seats: tuple[int, ...]

    def apply(self, t: WerewolfTable) -> None:
        t.acquainted |= {(self.seat, n) for n in self.seats}
        for n in self.seats:
            t.seats[n].team = WOLVES


class GunState(WerewolfEvent, frozen=True):
    """The referee tells who could shoot on dying whether the gun is in order tonight (猎人规则)."""

    seat: int
    normal: bool


class Settled(WerewolfEvent, frozen=True):
    """The night is over: who will be announced dead, as (seat, cause). The referee alone knows."""

    dead: tuple[tuple[int, str], ...]

    def apply(self, t: WerewolfTable) -> None:
        t.doomed, t.settled, t.sealed = self.dead, True, False
        t.ghosts = frozenset()
