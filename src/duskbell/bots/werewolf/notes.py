"""What a plain Werewolf bot keeps in mind of its view: what was said and done, in order, each with its round."""

from __future__ import annotations

from typing import Any, NamedTuple, TypeVar

from duskbell.games.werewolf.events import (
    Acted,
    Burst,
    CardShown,
    Died,
    Dueled,
    Learned,
    NightFell,
    Voted,
)
from duskbell.games.werewolf.roles import ROLES
from duskbell.games.werewolf.sayings import card_claimed
from duskbell.games.werewolf.table import WOLVES, WerewolfTable
from duskbell.kernel.core_events import Said
from duskbell.kernel.event import Entry, Event

E = TypeVar("E", bound=Event)

WOLF, CLEAR, SUSPECT = "werewolf.report-wolf", "werewolf.report-good", "werewolf.suspect"
"""What is said of a finding, true or not; of whom one would see out."""
LOOKERS = ("seer", "psychic", "pure_maiden")
"""Cards that learn somebody's side every night: who holds one leads the talk, and a wolf lies about holding one."""
WOLF_CARDS = frozenset(r.id for r in ROLES.values() if r.team == WOLVES)
DISTRUST = frozenset(
    {SUSPECT, "core.phrase-suspect", "werewolf.call-mine", "werewolf.call-sheriff"}
    | {f"werewolf.acc-{id}" for id in ("vote", "abstain", "silent", "withdrew", "pushed-good", "cleared-wolf")}
)
"""Sentences that name first whom the speaker suspects: bots' own, and that which people have at hand."""
FINDS = {
    WOLF: True,
    CLEAR: False,
    "werewolf.claim-wolf": True,
    "werewolf.claim-good": False,
    "werewolf.night-wolf": True,
    "werewolf.night-good": False,
}
"""Sentences that tell a finding about whom they name first, and whether it is a wolf."""
KEPT = (Said, Voted, Died, Burst, CardShown, Dueled, Learned, Acted)


class Report(NamedTuple):
    """One finding that was told in public, and in which round."""

    seat: int
    target: int
    wolf: bool
    day: int


class Notes:
    """A reading of a log. `claims`: (seat, card, round) as they were made; `reports`: findings told in public."""

    def __init__(self) -> None:
        self._kept: dict[Any, list[tuple[int, Any]]] = {kind: [] for kind in KEPT}
        self._read, self._day = 0, 0
        self._last: Entry | None = None
        self.claims: list[tuple[int, str, int]] = []
        self.reports: list[Report] = []

    def fits(self, log: list[Entry]) -> bool:
        """Whether all that was read is still the beginning of this log: nothing was taken back."""
        return self._read <= len(log) and (self._read == 0 or log[self._read - 1] is self._last)

    def read(self, log: list[Entry]) -> bool:
        """Read what has been added; whether there was anything."""
        new = log[self._read :]
        for entry in new:
            event = entry.event
            if type(event) is NightFell:
                self._day += 1
            elif (of_kind := self._kept.get(type(event))) is not None:
                of_kind.append((self._day, event))
                if type(event) is Said and event.line:
                    self._hear(event)
        if new:
            self._read, self._last = len(log), new[-1]
        return bool(new)

    def _hear(self, said: Said) -> None:
        if card := card_claimed(said):
            self.claims.append((said.seat, card, self._day))
        if said.line in FINDS and said.about:
            self.reports.append(Report(said.seat, int(said.about[0]), FINDS[said.line], self._day))

    def of(self, kind: type[E]) -> list[tuple[int, E]]:
        """Every event of this kind with its round, in order."""
        return self._kept[kind]

    def claimed(self, seat: int) -> str:
        """Which card somebody has claimed last, or ""."""
        return next((card for n, card, _ in reversed(self.claims) if n == seat), "")

    def who_claims(self, card: str) -> list[int]:
        """Who has claimed this card, in the order in which they came out."""
        return list(dict.fromkeys([n for n, c, _ in self.claims if c == card]))


def looker(t: WerewolfTable) -> str:
    """The card of this table that leads the talk, or "" where there is none."""
    return next((card for card in LOOKERS if card in t.cards), "")


def is_wolf(told: Learned) -> bool:
    """Whether the referee's answer means a wolf: the side itself, or the name of a wolf's card."""
    return told.what == "seen-wolf" or told.what in WOLF_CARDS


def tells_side(told: Learned) -> bool:
    """Whether the referee's answer is about a side at all, not about who dances."""
    return told.what.startswith("seen-") or told.what in ROLES
