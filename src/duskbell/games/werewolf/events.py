"""The events of Werewolf: every change of its table, and who may know of it."""

from __future__ import annotations

from typing import Any, ClassVar

from duskbell.games.werewolf.table import GONE, HELD, NOBODY, PAUSED, WOLVES, WerewolfTable
from duskbell.kernel import HIDDEN, Event, tagger
from duskbell.kernel.event import Mark

SIDES = ("seen-good", "seen-wolf")
"""What a seer learns."""


class WerewolfEvent(Event, frozen=True, tag=tagger("werewolf")):
    """Base of the game's events."""


# -- cards and nights --------------------------------------------------------------------------------------------------


class Laid(WerewolfEvent, frozen=True):
    """The board is told to all: its name, its cards in the board's order, and the order of its nights."""

    board: str
    cards: tuple[str, ...]
    order: tuple[str, ...]

    def apply(self, t: WerewolfTable) -> None:
        t.board, t.cards, t.order = self.board, self.cards, self.order


class Dealt(WerewolfEvent, frozen=True):
    """A card is dealt; only its owner looks."""

    seat: int
    role: str

    def apply(self, t: WerewolfTable) -> None:
        know(t, self.seat, self.role)


class NightFell(WerewolfEvent, frozen=True):
    """Everybody closes their eyes; what belonged to the day is over."""

    def apply(self, t: WerewolfTable) -> None:
        t.last_night, t.tonight, t.called, t.settled = t.tonight, (), (), False
        t.night_dead, t.named, t.queue, t.cut, t.speaker = (), (), (), False, NOBODY
        if t.badge != PAUSED:  # a duel for the badge goes on with its election
            t.duel = ()


class Awoke(WerewolfEvent, frozen=True):
    """The pack opens its eyes and sees who else does; `met` counts for the kidnap (绑票规则, 1)."""

    seats: tuple[int, ...]

    def apply(self, t: WerewolfTable) -> None:
        t.met |= frozenset(self.seats)
        for n in self.seats:
            t.seats[n].team = WOLVES


class Pointed(WerewolfEvent, frozen=True):
    """The pack points: `targets` by wolf in `seats`' order, `NOBODY` for none or silence. `final`: to the referee."""

    seats: tuple[int, ...]
    targets: tuple[int, ...]
    final: bool


class Acted(WerewolfEvent, frozen=True):
    """Somebody (for the pack, its first) uses a power at night; `targets` as they were named."""

    seat: int
    power: str
    targets: tuple[int, ...]

    def apply(self, t: WerewolfTable) -> None:
        t.tonight = (*t.tonight, self)
        t.spent |= {(self.seat, self.power)}


class Called(WerewolfEvent, frozen=True):
    """A step of the night is over: who was awake closes the eyes, and is not called again."""

    step: str

    def apply(self, t: WerewolfTable) -> None:
        t.called = (*t.called, self.step)


class Victim(WerewolfEvent, frozen=True):
    """The referee shows the witch whom the pack has chosen; `NOBODY` for nobody."""

    seat: int
    target: int


class Learned(WerewolfEvent, frozen=True):
    """The referee answers who asked about a seat: a side, or a role's id."""

    seat: int
    target: int
    what: str

    def apply(self, t: WerewolfTable) -> None:
        if self.what in SIDES:
            s = t.seats[self.target]
            s.marks = (*s.marks, Mark(self.what, self.seat))


class Frightened(WerewolfEvent, frozen=True):
    """Who is called is told that no power can be used tonight."""

    seat: int


class PackShown(WerewolfEvent, frozen=True):
    """The referee shows somebody who the wolves are, or one of them; they see nothing."""

    seat: int
    seats: tuple[int, ...]

    def apply(self, t: WerewolfTable) -> None:
        for n in self.seats:
            t.seats[n].team = WOLVES


class Became(WerewolfEvent, frozen=True):
    """Somebody has another card from now on."""

    seat: int
    role: str

    def apply(self, t: WerewolfTable) -> None:
        know(t, self.seat, self.role)


class Inherited(WerewolfEvent, frozen=True):
    """A shadow takes over the card of one of the dead, with what has been used of its powers."""

    seat: int
    source: int
    role: str

    def apply(self, t: WerewolfTable) -> None:
        know(t, self.seat, self.role)
        t.seats[self.seat].gained = t.seats[self.source].gained
        t.spent |= {(self.seat, power) for n, power in t.spent if n == self.source}
        t.sided = tuple([x for x in t.sided if x[0] != self.seat])


class Converted(WerewolfEvent, frozen=True):
    """Somebody belongs to another side from now on, with the same card."""

    seat: int
    side: str

    def apply(self, t: WerewolfTable) -> None:
        t.seats[self.seat].team = self.side


class Sided(WerewolfEvent, frozen=True):
    """With which side somebody wins, whatever the card says; the referee alone knows."""

    seat: int
    side: str

    def apply(self, t: WerewolfTable) -> None:
        t.sided = (*[x for x in t.sided if x[0] != self.seat], (self.seat, self.side))


class Linked(WerewolfEvent, frozen=True):
    """Two are lovers: they learn of each other, and die together."""

    seats: tuple[int, int]

    def apply(self, t: WerewolfTable) -> None:
        t.lovers = self.seats


class SparesLaid(WerewolfEvent, frozen=True):
    """The cards that nobody was dealt; the referee alone knows."""

    cards: tuple[str, ...]

    def apply(self, t: WerewolfTable) -> None:
        t.spares = self.cards


class SparesShown(WerewolfEvent, frozen=True):
    """The cards that nobody was dealt are shown to somebody."""

    seat: int
    cards: tuple[str, ...]


class Played(WerewolfEvent, frozen=True):
    """Somebody plays as another card until the next night."""

    seat: int
    role: str

    def apply(self, t: WerewolfTable) -> None:
        t.seats[self.seat].gained = (t.things[self.role],)


class Gained(WerewolfEvent, frozen=True):
    """Somebody gains the power of a card beside the own."""

    seat: int
    role: str

    def apply(self, t: WerewolfTable) -> None:
        s = t.seats[self.seat]
        s.gained = (*s.gained, t.things[self.role])


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


# -- deaths ------------------------------------------------------------------------------------------------------------


class Died(WerewolfEvent, frozen=True):
    """Somebody is dead; the card stays covered. Of a death by night nobody is told the cause."""

    secret: ClassVar[tuple[str, ...]] = ("cause",)
    seat: int
    cause: str
    night: bool = False

    def apply(self, t: WerewolfTable) -> None:
        t.seats[self.seat].alive = False
        t.quiet = 0
        t.parting = (*t.parting, self.seat)
        if self.night:
            t.night_dead = (*t.night_dead, self.seat)
        t.doomed = tuple([d for d in t.doomed if d[0] != self.seat])
        t.queue = tuple([n for n in t.queue if n != self.seat])
        if self.speaking(t):
            t.speaker = NOBODY

    def speaking(self, t: WerewolfTable) -> bool:
        """Whether death cuts a speech short; last words are spoken by the dead."""
        return t.speaker == self.seat


class Announced(WerewolfEvent, frozen=True):
    """The referee has announced the night's deaths: `dead`, or none in a peaceful night (平安夜)."""

    dead: tuple[int, ...]

    def apply(self, t: WerewolfTable) -> None:
        t.doomed = ()
        if not self.dead:
            t.quiet += 1


class Burst(WerewolfEvent, frozen=True):
    """A wolf self-destructs (自爆), and is dead at once."""

    seat: int

    def apply(self, t: WerewolfTable) -> None:
        t.ghosts |= {self.seat}
        t.cut = True
        if self.seat in t.candidates:
            t.withdrew |= {self.seat}


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


class CardShown(WerewolfEvent, frozen=True):
    """A card is turned face up for all."""

    seat: int
    role: str

    def apply(self, t: WerewolfTable) -> None:
        know(t, self.seat, self.role)


# -- speech ------------------------------------------------------------------------------------------------------------


class Ordered(WerewolfEvent, frozen=True):
    """The order in which they speak is fixed."""

    seats: tuple[int, ...]

    def apply(self, t: WerewolfTable) -> None:
        t.queue = self.seats


class Floor(WerewolfEvent, frozen=True):
    """Somebody has the floor; `NOBODY` when the speech is over."""

    seat: int

    def apply(self, t: WerewolfTable) -> None:
        t.speaker = self.seat
        t.queue = tuple([n for n in t.queue if n != self.seat])


# -- the sheriff -------------------------------------------------------------------------------------------------------


class SignedUp(WerewolfEvent, frozen=True):
    """Who runs for sheriff (警上玩家), told when the countdown is over."""

    seats: tuple[int, ...]

    def apply(self, t: WerewolfTable) -> None:
        t.candidates = self.seats


class Withdrew(WerewolfEvent, frozen=True):
    """A candidate withdraws (退选)."""

    seat: int

    def apply(self, t: WerewolfTable) -> None:
        t.withdrew |= {self.seat}
        t.queue = tuple([n for n in t.queue if n != self.seat])
        if t.speaker == self.seat:
            t.speaker = NOBODY


class Suspended(WerewolfEvent, frozen=True):
    """The election is suspended until the second day."""

    def apply(self, t: WerewolfTable) -> None:
        t.badge = PAUSED
        t.speaker, t.queue = NOBODY, ()


class Elected(WerewolfEvent, frozen=True):
    """The election is over: the first sheriff, or `NOBODY` and no sheriff in this game."""

    seat: int

    def apply(self, t: WerewolfTable) -> None:
        t.sheriff = self.seat
        t.badge = GONE if self.seat == NOBODY else HELD
        t.duel, t.queue, t.speaker = (), (), NOBODY


class BadgePassed(WerewolfEvent, frozen=True):
    """A dead sheriff hands the badge on, or tears it: `NOBODY`."""

    seat: int
    target: int

    def apply(self, t: WerewolfTable) -> None:
        t.sheriff = self.target
        t.badge = GONE if self.target == NOBODY else HELD


class Named(WerewolfEvent, frozen=True):
    """The sheriff recommends whom to vote for (归票); nobody is bound by it."""

    seat: int
    targets: tuple[int, ...]

    def apply(self, t: WerewolfTable) -> None:
        t.named = self.targets


# -- votes -------------------------------------------------------------------------------------------------------------


class Voted(WerewolfEvent, frozen=True):
    """All ballots at once: `targets` by voter, `NOBODY` for an abstention; `halves`: how much each counts, in half
    votes. `kind`: "sheriff" or "exile".
    """

    kind: str
    seats: tuple[int, ...]
    targets: tuple[int, ...]
    halves: tuple[int, ...]


class Tied(WerewolfEvent, frozen=True):
    """Several have most votes: they duel (平票对决)."""

    kind: str
    seats: tuple[int, ...]

    def apply(self, t: WerewolfTable) -> None:
        t.duel, t.named = self.seats, ()


class PeacefulDay(WerewolfEvent, frozen=True):
    """Nobody is exiled today (平安日)."""


# -- the kidnap --------------------------------------------------------------------------------------------------------


class Searched(WerewolfEvent, frozen=True):
    """The kidnap's first two conditions hold and the rest of the game was searched: is the third `proved`?"""

    proved: bool


class Foreseen(WerewolfEvent, frozen=True):
    """One step of the line that refutes it: `seat` is who does it, or `NOBODY` for pack and vote."""

    deed: str
    seat: int
    target: int


# -- the end -----------------------------------------------------------------------------------------------------------


class Unmasked(WerewolfEvent, frozen=True):
    """At the end all cards are turned: role ids by seat."""

    roles: tuple[str, ...]

    def apply(self, t: WerewolfTable) -> None:
        for n, role in enumerate(self.roles):
            know(t, n, role)


def know(t: WerewolfTable, seat: int, role: Any) -> None:
    """This seat's card is known on this table."""
    if role and role is not HIDDEN:
        s = t.seats[seat]
        s.role = t.things[role]
        s.team = t.things[role].team
