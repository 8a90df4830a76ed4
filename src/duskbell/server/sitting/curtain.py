"""The curtain: where it is a secret who is asked, all are asked something, and what is answered takes effect together.

So neither a tap nor a pause tells who decided. Who is asked nothing for show beside the others (one person among bots,
players round one tablet, anybody where the room wants no decoys) is asked nothing for show by the rules either: what
they put to somebody because a card is dead passes by itself, unseen and unnumbered, behind the curtain. It knows no
clock: the sitting tells it what was answered.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Set
from typing import Any

from duskbell.kernel import Ask, Play
from duskbell.kernel.table import Table
from duskbell.server.sitting.clock import Question

Held = tuple[Ask[Any], str, bool]
"""A true answer that waits: the question, the token, and whether the clock gave it."""


class Curtain:
    """The scenes of one play. A scene lasts from true questions being put until everybody who was asked has answered,
    for show or not, whether they are there or not: an answer, the clock or a stand-in ends the waiting for both alike.

    `kept`: the answers that the store kept, as (seat, key, token, clock).
    """

    def __init__(self, play: Play[Table], kept: Iterable[tuple[int, str, str, bool]] = ()) -> None:
        self._play = play
        self._true: dict[int, Ask[Any]] = {}
        self._decoys: dict[int, Ask[Any]] = {}
        self._held: dict[int, Held] = {}
        self._shown: set[int] = set()
        self._kept = {seat: (key, token, clock) for seat, key, token, clock in kept}
        self.down = False
        """Whether it is a secret who is asked now, so that a scene is being played."""
        self.scene = 0
        """How many times true questions have been put."""
        self.alone = False
        """Whether one alone is at the table, who has nobody to hide from."""

    def follow(
        self, open_: Mapping[int, Ask[Any]], people: set[int], proxies: Set[int] = frozenset()
    ) -> dict[int, Ask[Any]]:
        """What everybody is asked now, when the rules ask `open_` and `people` are who might be watched. One alone has
        nobody to hide from, and is asked nothing for show.

        `proxies`: players without a device. How long who moderates takes for these would tell whoever has a phone how
        many of them act in which scene, and where scenes are called aloud would tell everybody how many are left; so as
        many of them are put something in every world that looks alike to all: those who act, and others for show.
        """
        true = {seat: ask for seat, ask in open_.items() if seat >= 0}
        if true.keys() != self._true.keys() or any(true[n] is not self._true[n] for n in true):
            self._begin(true, people, proxies)
        if not self.down:
            return dict(open_)
        asked = {seat: ask for seat, ask in open_.items() if seat not in self._held}
        return asked | {seat: ask for seat, ask in self._decoys.items() if seat not in self._shown}

    def _begin(self, true: dict[int, Ask[Any]], people: set[int], proxies: Set[int]) -> None:
        self._held = {n: held for n, held in self._held.items() if true.get(n) is held[0]}
        self._true, self._shown = true, set()
        shows = self._shows() if true else {}
        # who is truly asked may be somebody who sees no decoys
        self.down = bool(shows)
        self.alone = len(people) == 1 and not proxies
        hidden = people if len(people | proxies) > 1 else set[int]()
        if self.down and (people or self._play.game.called_aloud):
            hidden = hidden | self._idlers(true, shows, proxies)
        self._decoys = {n: shows[n] for n in sorted(hidden - true.keys()) if n in shows}
        self.scene += 1
        kept, self._kept = self._kept, {}
        if not self.down:
            return
        for seat, (key, token, clock) in kept.items():
            if seat in true and true[seat].key == key:
                self._held[seat] = (true[seat], token, clock)
            elif seat in self._decoys:
                self._shown.add(seat)
        for seat in true.keys() - hidden - self._held.keys():
            if _is_show(true, shows, seat):
                self._held[seat] = (true[seat], true[seat].default, True)

    def _idlers(self, true: Mapping[int, Ask[Any]], shows: Mapping[int, Ask[Any]], proxies: Set[int]) -> set[int]:
        """The players without a device who are put something for show: with those who act, as many as could act."""
        acting = {n for n in proxies & true.keys() if not _is_show(true, shows, n)}
        others = sorted((proxies & shows.keys()) - acting)
        return set(others[: max(0, self._play.game.most_asked(self._play.view(None).table) - len(acting))])

    def _shows(self) -> dict[int, Ask[Any]]:
        """What each seat would be asked for show now; none where it is no secret who is asked."""
        public = self._play.view(None).table
        asks = {s.no: self._play.game.decoy(public, s.no) for s in public.seats}
        return {n: ask for n, ask in asks.items() if ask is not None}

    def take(self, question: Question, token: str, *, clock: bool = False) -> None:
        """Hold an answer of this scene. Raises `IllegalAnswer`."""
        token = question.ask.accept(token)
        if question.ask is self._decoys.get(question.seat):
            self._shown.add(question.seat)
        else:
            self._held[question.seat] = (question.ask, token, clock)

    def silence(self, question: Question) -> None:
        """The clock struck: silence is held for what it means."""
        if question.ask is self._decoys.get(question.seat):
            self._shown.add(question.seat)
        else:
            self._held[question.seat] = (question.ask, question.ask.default, True)

    def rises(self) -> list[Held] | None:
        """The answers that take effect now, in the order they came; None while somebody is waited for. Whether who is
        asked for show is there makes no difference, as it makes none for who is asked truly.
        """
        if not self.down or self._true.keys() - self._held.keys() or self._decoys.keys() - self._shown:
            return None
        held = list(self._held.values())
        self.drop()
        return held

    def let_happen(self, answers: Iterable[Held], proxies: Set[int]) -> None:
        """Give the rules what was held, in this order; what one before has ended is not asked any more. `proxies`: for
        whom who moderates has answered.
        """
        for ask, token, clock in answers:
            if self._play.open.get(ask.to) is not ask:
                continue
            if clock:
                self._play.silence(ask.to)
            else:
                self._play.answer(ask.to, token, ask=ask, referee=ask.to in proxies)

    @property
    def held(self) -> list[Held]:
        """The true answers that wait, in the order they came."""
        return list(self._held.values())

    def drop(self) -> None:
        """What was answered is taken back."""
        self._held, self._true, self._decoys, self._shown, self.down = {}, {}, {}, set(), False

    def keep(self) -> list[tuple[int, str, str, bool]]:
        """What the store must know of it."""
        shown = [(seat, "", "", False) for seat in sorted(self._shown)]
        return [(ask.to, ask.key, token, clock) for ask, token, clock in self._held.values()] + shown


def _is_show(true: Mapping[int, Ask[Any]], shows: Mapping[int, Ask[Any]], seat: int) -> bool:
    """Whether the rules themselves ask this seat for show."""
    return seat in shows and true[seat].key == shows[seat].key
