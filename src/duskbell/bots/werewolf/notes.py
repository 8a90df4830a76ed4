"""What a plain Werewolf bot keeps in mind of its view: what was said and done, in order, each with its round."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple, TypeVar

from duskbell.games.werewolf.events import (
    Acted,
    Awoke,
    Became,
    Burst,
    CardShown,
    Converted,
    Died,
    Dueled,
    Gained,
    Inherited,
    Learned,
    NightFell,
    PackShown,
    Played,
    Voted,
)
from duskbell.games.werewolf.role import GOD
from duskbell.games.werewolf.roles import ROLES
from duskbell.games.werewolf.sayings import card_claimed
from duskbell.games.werewolf.table import WOLVES
from duskbell.kernel import NOBODY
from duskbell.kernel.core_events import Said
from duskbell.kernel.dealing import Dealt
from duskbell.kernel.event import PUBLIC, Entry, Event

E = TypeVar("E", bound=Event)

WOLF, CLEAR, SUSPECT = "werewolf.report-wolf", "werewolf.report-good", "werewolf.suspect"
"""What is said of a finding, true or not; of whom one would see out."""
LOOKERS = ("seer", "psychic", "pure_maiden")
"""Cards that learn somebody's side every night: who holds one leads the talk, and a wolf lies about holding one."""
UNSURE_SEERS = frozenset({"mirror_seer", "drunk_seer"})
"""Where one of these is among the cards, a seer's findings may be the wrong way round, and no seer knows whether."""
WOLF_CARDS = frozenset(r.id for r in ROLES.values() if r.team == WOLVES)
DISTRUST = frozenset(
    {SUSPECT, "core.phrase-suspect", "werewolf.call-mine", "werewolf.call-sheriff"}
    | {
        f"werewolf.acc-{id}"
        for id in ("vote", "abstain", "silent", "withdrew", "pushed-good", "cleared-wolf", "wolfs-word")
    }
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
ELECTED = 1.5
"""How much it tells of somebody that they vote for the suspect; to exile them, as much the other way."""
TOLD = frozenset({Awoke, Became, Converted, Dealt, Gained, Inherited, Learned, PackShown, Played, Said})
"""How somebody learns a side, or comes to a card, side or pack, and what is said to few: all by which, but for what is
said before all, that which somebody has to tell may change.
"""
KEPT = frozenset({Said, Voted, Died, Burst, CardShown, Dueled, Learned, Acted, *TOLD})


class Report(NamedTuple):
    """One finding that was told in public, and in which round."""

    seat: int
    target: int
    wolf: bool
    day: int


class Notes:
    """A reading of a log. `claims`: (seat, card, round) as they were made; `reports`: findings told in public, `told`
    the same by who tells them, as (of whom, whether a wolf), `accusers`: of whom, who calls them a wolf; `distrusts`:
    (who, whom) as somebody said it; `night_deaths`: who died by night, and in which; `gods`: claims of a god's card,
    `ballots`: (who, against whom, how much that tells by the suspicion of whom), for nobody counts them anew at every
    speech; `times_told`: how often it was told something (`TOLD`), but for what is said before all.
    """

    def __init__(self, hears: Callable[[Said], list[Said]] | None = None) -> None:
        self._hears = hears
        self._kept: dict[Any, list[tuple[int, Any]]] = {kind: [] for kind in KEPT}
        self._read, self._day = 0, 0
        self._last: Entry | None = None
        self.claims: list[tuple[int, str, int]] = []
        self.reports: list[Report] = []
        self.told: dict[int, list[tuple[int, bool]]] = {}
        self.accusers: dict[int, set[int]] = {}
        self.distrusts: list[tuple[int, int]] = []
        self.night_deaths: dict[int, int] = {}
        self.gods: list[tuple[int, str]] = []
        self.ballots: list[tuple[int, int, float]] = []
        self.times_told = 0
        self._claimed: dict[int, str] = {}
        self._claimants: dict[str, dict[int, None]] = {}

    def fits(self, log: list[Entry]) -> bool:
        """Whether all that was read is still the beginning of this log: nothing was taken back."""
        return self._read <= len(log) and (self._read == 0 or log[self._read - 1] is self._last)

    def read(self, log: list[Entry]) -> bool:
        """Read what has been added; whether there was anything."""
        new, kept = log[self._read :], self._kept
        for entry in new:
            event: Any = entry.event
            kind = type(event)
            if kind in kept:
                kept[kind].append((self._day, event))
                if kind is Said:
                    self.times_told += entry.seen != PUBLIC
                    if event.line:
                        self.hear(event)
                    elif self._hears is not None and event.text and entry.seen == PUBLIC:
                        for one in self._hears(event):
                            self.hear(one)
                elif kind is Died:
                    if event.night:
                        self.night_deaths[event.seat] = self._day
                elif kind is Voted:
                    way = ELECTED if event.kind == "sheriff" else -ELECTED
                    cast = zip(event.seats, event.targets, strict=True)
                    self.ballots += [(by, whom, way) for by, whom in cast if whom not in (NOBODY, by)]
                elif kind in TOLD:
                    self.times_told += 1
            elif kind is NightFell:
                self._day += 1
        if new:
            self._read, self._last = len(log), new[-1]
        return bool(new)

    def hear(self, said: Said) -> None:
        """Take note of a sentence."""
        if card := card_claimed(said):
            self.claims.append((said.seat, card, self._day))
            self._claimed[said.seat] = card
            self._claimants.setdefault(card, {})[said.seat] = None
            if card in ROLES and ROLES[card].kind == GOD:
                self.gods.append((said.seat, card))
        if not said.about:
            return
        if said.line in FINDS:
            target, wolf = int(said.about[0]), FINDS[said.line]
            self.reports.append(Report(said.seat, target, wolf, self._day))
            self.told.setdefault(said.seat, []).append((target, wolf))
            if wolf:
                self.accusers.setdefault(target, set()).add(said.seat)
        elif said.line in DISTRUST:
            self.distrusts.append((said.seat, int(said.about[0])))

    def of(self, kind: type[E]) -> list[tuple[int, E]]:
        """Every event of this kind with its round, in order."""
        return self._kept[kind]

    def claimed(self, seat: int) -> str:
        """Which card somebody has claimed last, or ""."""
        return self._claimed.get(seat, "")

    def who_claims(self, card: str) -> list[int]:
        """Who has claimed this card, in the order in which they came out."""
        return list(self._claimants.get(card, ()))


@lru_cache(256)
def looker(cards: tuple[str, ...]) -> str:
    """Which of a table's cards leads the talk, or "" where none does."""
    return next((card for card in LOOKERS if card in cards), "")


@lru_cache(256)
def unsure(cards: tuple[str, ...]) -> bool:
    """Whether findings may be the wrong way round where these are the cards."""
    return not UNSURE_SEERS.isdisjoint(cards)


def is_wolf(told: Learned) -> bool:
    """Whether the referee's answer means a wolf: the side itself, or the name of a wolf's card."""
    return told.what == "seen-wolf" or told.what in WOLF_CARDS


def tells_side(told: Learned) -> bool:
    """Whether the referee's answer is about a side at all, not about who dances."""
    return told.what.startswith("seen-") or told.what in ROLES
