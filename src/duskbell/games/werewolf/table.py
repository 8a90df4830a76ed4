"""The table of Werewolf: what it keeps beside seats and marks, and the questions that rules put to it."""

from __future__ import annotations

from typing import NamedTuple

from duskbell.games.werewolf.options import WerewolfOptions
from duskbell.kernel import NOBODY, Seat, Table

GOOD, WOLVES, LOVERS, BOUND = "good", "wolves", "lovers", "bound"
DRIFTER = "drifter"
"""The side of who has none yet."""
VOTELESS, CURSED, LOST, SKIPPED = "voteless", "cursed", "lost", "skipped"
SILENCED = "silence"
"""Of what a seat is muted whose speeches alone are taken, no last words."""

PACK, POISON, SHOT, EXILE, BURST, REFEREE = "pack", "poison", "shot", "exile", "burst", "referee"
"""Causes of death; roles add their own."""
UNELECTED, PAUSED, HELD, GONE = "unelected", "paused", "held", "gone"
"""The badge: nobody has been elected yet; the election is suspended; somebody has it; there is none any more."""


class Deed(NamedTuple):
    """What was done at night: a power, by whom (for the pack, its first), with whom as they were named."""

    seat: int
    power: str
    targets: tuple[int, ...]


class WerewolfTable(Table, eq=False):
    """What a sitting keeps.

    `board`: the board's id, `cards`: what was dealt, `order`: the steps of a night, by role or "pack"; `pack_cards`:
    which cards wake with the pack and know each other, `burst_cards`: which may self-destruct.
    `spares`: cards nobody was dealt; `numbered`: (card, call) of cards that are called by number, by lot.
    `bonds`: pairs who die together, `bound`: who of them are shadow and avenger; `sided`: (seat, side) of who wins with
    another side, `follows`: (seat, model) of who wins with the side that the model comes to. `met`: who has ever woken
    with the pack, `acquainted`: (seat, other) of who has seen another as a wolf. `tonight`, `last_night`: what was
    done, in order. `spent`: (seat, power) used once or oftener. `called`: the calls of this night that are over,
    `scenes`: (seat, card, scene, whom it chose) of those scenes that are over of the call under way, `settled`: whether
    the whole night is over.
    `doomed`: (seat, cause) of those who die when the night's deaths are announced, `night_dead`: who did.
    `sealed`: the good have no powers in the night to come.
    `ghosts`: self-destructed wolves who have one more night with the pack. `cut`: the day ends after the announcement.
    `badge`, `sheriff`; `candidates`: who ran, `withdrew`: those of them who do not any more; `duel`: who is tied.
    `queue`: who still speaks, `speaker`: who has the floor; `named`: whom the sheriff recommends. `parting`: the dead
    whose farewell is not over, `farewell`: how far the first of them has come.
    `opening`: who begins an order whose direction is still to be said. `adviser`: who has made the recommendation for
    the ballot to come. `tally`: who has most votes in the last ballot, `upheld`: cards that have let it stand while
    others may still undo it. `bursting`: who has self-destructed and has not
    done all it brings with it. `unjudged`: the referee was shown a search for a kidnap and has not ruled yet.
    """

    seats: list[Seat]
    options: WerewolfOptions
    board: str = ""
    cards: tuple[str, ...] = ()
    spares: tuple[str, ...] = ()
    bonds: tuple[tuple[int, int], ...] = ()
    bound: tuple[int, ...] = ()
    numbered: tuple[tuple[str, str], ...] = ()
    sided: tuple[tuple[int, str], ...] = ()
    follows: tuple[tuple[int, int], ...] = ()
    order: tuple[str, ...] = ()
    pack_cards: tuple[str, ...] = ()
    burst_cards: tuple[str, ...] = ()
    met: frozenset[int] = frozenset()
    acquainted: frozenset[tuple[int, int]] = frozenset()
    tonight: tuple[Deed, ...] = ()
    last_night: tuple[Deed, ...] = ()
    spent: frozenset[tuple[int, str]] = frozenset()
    called: tuple[str, ...] = ()
    scenes: tuple[tuple[int, str, int, tuple[int, ...]], ...] = ()
    doomed: tuple[tuple[int, str], ...] = ()
    settled: bool = False
    sealed: bool = False
    night_dead: tuple[int, ...] = ()
    ghosts: frozenset[int] = frozenset()
    badge: str = UNELECTED
    sheriff: int = NOBODY
    candidates: tuple[int, ...] = ()
    withdrew: frozenset[int] = frozenset()
    duel: tuple[int, ...] = ()
    queue: tuple[int, ...] = ()
    speaker: int = NOBODY
    named: tuple[int, ...] = ()
    parting: tuple[int, ...] = ()
    farewell: str = ""
    cut: bool = False
    opening: int = NOBODY
    adviser: int = NOBODY
    tally: tuple[int, ...] = ()
    upheld: tuple[str, ...] = ()
    bursting: int = NOBODY
    unjudged: bool = False

    @property
    def wolves(self) -> list[Seat]:
        """The living wolves, in seat order."""
        return [s for s in self.seats if s.team == WOLVES and s.alive]

    @property
    def good(self) -> list[Seat]:
        """The living of the good side, in seat order."""
        return [s for s in self.seats if s.alive and s.team == GOOD]

    @property
    def running(self) -> list[Seat]:
        """Who still runs for sheriff (in a duel: of those who are tied), in the order of the seats."""
        ran = self.duel or self.candidates
        return [self.seats[n] for n in ran if n not in self.withdrew and self.seats[n].alive]

    @property
    def voters(self) -> list[Seat]:
        """The living whose vote was not taken away."""
        return [s for s in self.seats if s.alive and not (s.marks and self.in_force(s, VOTELESS))]

    @property
    def bonded(self) -> list[int]:
        """Whose death is somebody else's too, by number, as often as it is so."""
        return [n for pair in self.bonds for n in pair]

    def around(self, start: int, step: int) -> list[Seat]:
        """Every seat once, from `start` on in forward (1) or reverse (-1) order; both wrap (号码规则)."""
        before, after = self.seats[:start], self.seats[start + 1 :]
        return [self.seats[start], *(after + before if step > 0 else before[::-1] + after[::-1])]

    @property
    def chosen(self) -> list[Seat]:
        """Whom the scene before has chosen, in the call that is under way."""
        return [self.seats[n] for n in self.scenes[-1][3]] if self.scenes else []

    def deeds(self, nights: int = 0) -> tuple[Deed, ...]:
        """What was done tonight, or in the night before (`nights` 1), in order."""
        return self.last_night if nights else self.tonight

    def done(self, power: str, nights: int = 0) -> Deed | None:
        """How `power` was used tonight, or in the night before (`nights` 1)."""
        return next((a for a in reversed(self.deeds(nights)) if a.power == power), None)

    def before(self, power: str, seat: int) -> int:
        """Whom a seat used `power` on in the night before, or `NOBODY`."""
        return next((a.targets[0] for a in self.last_night if a.power == power and a.seat == seat), NOBODY)
