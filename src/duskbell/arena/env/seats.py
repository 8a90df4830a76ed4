"""A table whose seats act by numbers: what all environments share."""

from __future__ import annotations

from copy import copy
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from duskbell import start
from duskbell.arena.numbers.encoding import Encoder, Observation, Rows, mask
from duskbell.arena.numbers.layout import Layout, layout
from duskbell.arena.numbers.picking import Pick, are_whole
from duskbell.kernel import MODERATOR, Ask, DuskbellError, Play
from duskbell.locale import words


class Told(dict[str, Any]):
    """An agent's info. `info["sentences"]`: what its seat has been told, and what it is asked, in words; worked out
    when it is looked up, since most never look.
    """

    def __init__(self, seats: Seats, seat: int) -> None:
        super().__init__()
        self._seats, self._seat = seats, seat

    def __missing__(self, key: str) -> Any:
        if key == "sentences":
            return self._seats.sentences(self._seat)
        raise KeyError(key)


class Seats:
    """One table, and for each seat its encoder and the answer it is picking.

    `game`, `players`, `options` as for `duskbell.start`. The program moderates. Raises its `BadTable` and `BadOption`.
    """

    def __init__(self, game: str, players: int, options: dict[str, Any] | None) -> None:
        self.game, self.players, self.options = game, players, dict(options or {})
        self.layout: Layout = layout(game, players)
        self.space = self.layout.space()
        self.actions = spaces.Discrete(len(self.layout.actions))
        self.play: Play[Any] = start(game, players, seed=0, options=self.options)
        self._begin()

    def deal(self, seed: int | str) -> None:
        """A new table."""
        self.play = start(self.game, self.players, seed=str(seed), options=self.options)
        self._begin()

    def at(self, play: Play[Any]) -> Seats:
        """The same seats at another table of the game."""
        twin = copy(self)
        twin.play = play
        twin._begin()
        return twin

    def fork(self) -> Seats:
        """The seats at a copy of the table, each where it is in its pick."""
        twin = self.at(self.play.fork())
        twin.picks = {n: copy(pick) for n, pick in self.picks.items()}
        twin._declined = dict(self._declined)
        return twin

    def _begin(self) -> None:
        rows = Rows(self.layout)
        self._eyes = [Encoder(self.layout, n, rows) for n in range(self.players)]
        self.picks: dict[int, Pick] = {}
        self._declined: dict[int, tuple[int, tuple[Ask[Any], ...]]] = {}

    def offers(self, seat: int) -> tuple[Ask[Any], ...]:
        """What the seat may do at any time, unless it has declined just this and has learned nothing since."""
        found = self.play.offers.get(seat)
        if not found:
            return ()
        open_now = tuple(found)
        if (self.play.view(seat).version, open_now) == self._declined.get(seat):
            return ()
        return open_now

    def asked(self) -> list[int]:
        """The seats whose turn it may be: who is asked, then who may do something of their own accord."""
        asked, offers = self.play.open, self.play.offers
        open_now = list(asked) if MODERATOR not in asked else [n for n in asked if n >= 0]
        return open_now + [n for n in offers if n not in asked and self.offers(n)] if offers else open_now

    def observe(self, seat: int) -> Observation:
        """What the seat sees: numbers, last events, mask."""
        play = self.play
        pick = self._picking(seat) if self.picks else None
        offers = self.offers(seat) if seat in play.offers else ()
        return self._eyes[seat].observe(play.view(seat), play.open.get(seat), offers, pick)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """Which actions the seat may take: 1 for each. Not to be changed."""
        return mask(self.layout, self.play.open.get(seat), self.offers(seat), self._picking(seat))

    def act(self, seat: int, action: int) -> bool:
        """Let the seat pick; whether the table has gone on. What is not allowed is silence."""
        asked, n = self.play.open.get(seat), len(self.layout.answers)
        if asked is not None and 0 <= action < n and not self.picks and asked.single and are_whole(asked.options):
            if (part := self.layout.answers[action]) in asked.options:  # by far the most answers are of one part
                self.play.answer(seat, part)
            else:
                self.play.silence(seat)
            return True
        done = self._pick(seat, action)
        if done is None:
            return False
        ask, answer = done
        self.picks.pop(seat, None)
        try:
            if answer is not None and self.play.answer(seat, answer, ask=ask):
                self.picks = {n: pick for n, pick in self.picks.items() if self._stands(n, pick)}
                return True
        except DuskbellError:
            pass
        if seat in self.play.open:
            self.play.silence(seat)
        else:
            self.decline(seat)
        return True

    def _pick(self, seat: int, action: int) -> tuple[Ask[Any] | None, str | None] | None:
        """The question that is answered by this action, and the answer (None: silence); None: more is to be picked."""
        layout, pick, ask = self.layout, self._picking(seat), self.play.open.get(seat)
        n = len(layout.answers)
        if layout.which_at <= action < layout.done and pick is None:
            key = layout.asks[action - layout.which_at]
            offer = next((o for o in self.offers(seat) if o.key == key), None)
            if offer is None:
                return ask, None
            self.picks[seat] = Pick(offer)
            return None
        if action == layout.done:
            if pick is None and ask is None:
                self.decline(seat)
                return None
            pick = pick or (Pick(ask) if ask is not None else None)
            if pick is None or not pick.next.done:
                return ask, None
            answer = pick.done()
            self.picks[seat] = pick
            return None if answer is None else (pick.ask, answer)
        if pick is None:
            pick = Pick(ask) if ask is not None else None
        if pick is None or not 0 <= action < layout.which_at or (action >= n) == (pick.ask == ask):
            return ask, None
        part = layout.answers[action % n]
        if part not in pick.next.parts:
            return ask, None
        answer = pick.add(part)
        self.picks[seat] = pick
        return None if answer is None else (pick.ask, answer)

    def _picking(self, seat: int) -> Pick | None:
        """The answer that the seat has begun to pick, if what it answers is open still."""
        pick = self.picks.get(seat)
        if pick is not None and not self._stands(seat, pick):
            del self.picks[seat]
            return None
        return pick

    def _stands(self, seat: int, pick: Pick) -> bool:
        asked = self.play.open.get(seat)
        return asked is pick.ask or asked == pick.ask or pick.ask in self.play.offers.get(seat, ())

    def decline(self, seat: int) -> None:
        self._declined[seat] = self.play.view(seat).version, tuple(self.play.offers.get(seat, ()))

    def rewards(self) -> list[int]:
        """By seat at the end: 1 for who has won, -1 for who has not, 0 where nobody has; 0 before."""
        outcome = self.play.outcome
        if outcome is None or not outcome.winners:
            return [0] * self.players
        return [1 if n in outcome.winners else -1 for n in range(self.players)]

    def sentences(self, seat: int, lang: str = "en") -> list[str]:
        """What the seat has been told so far, and what it is asked with its options, in words."""
        view = self.play.view(seat)
        said = words(lang).table(self.game, tuple([s.name for s in view.table.seats]))
        lines = [line for event in view.as_data() if (line := said.event(event, seat))]
        for ask in (*([self.play.open[seat]] if seat in self.play.open else []), *self.play.offers.get(seat, ())):
            lines.append(said.ask(ask.key, ask.about))
            lines += [f"{option}: {said.option(ask.key, option)}" for option in ask.options]
        return lines
