"""Gymnasium: one seat learns, bots hold the others."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any

import gymnasium

from duskbell.arena.env.seats import Seats, Told
from duskbell.arena.numbers.encoding import Observation
from duskbell.arena.outside import Silent
from duskbell.arena.seating import seated
from duskbell.bots.random_bot import RandomBot
from duskbell.kernel import Ask, DuskbellError


class DuskbellSolo(gymnasium.Env[Any, Any]):
    """One seat of any game. `rivals`: the kind of bot at the other seats, ours or from outside. `seat`: which one
    learns, from 0; None draws one for each table. Reward 1 for a win at the end, -1 for a loss, 0 where nobody wins. An
    action that the mask does not allow is silence. Raises `BadTable`, `BadOption`, `BadBot`, and `LookupError` for a
    seat that is not there.
    """

    metadata = {"render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        game: str = "mafia",
        players: int = 8,
        seat: int | None = 0,
        rivals: str = "plain",
        options: dict[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        if seat is not None and not 0 <= seat < players:
            raise LookupError(f"there is no seat {seat}; this table has seats 0 to {players - 1}.")
        self.seats = Seats(game, players, options)
        seated(game, {0: rivals}, "")  # so that an unknown kind is said now
        self.observation_space, self.action_space = self.seats.space, self.seats.actions
        self.seat, self.render_mode = seat or 0, render_mode
        self._fixed, self._rivals = seat, rivals

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, Any]:
        super().reset(seed=seed)
        table = int(self.np_random.integers(2**62))
        self._turns = Random(table)
        if self._fixed is None:
            self.seat = self._turns.randrange(self.seats.players)
        self.seats.deal(table)
        others = [n for n in range(self.seats.players) if n != self.seat]
        self._bots = seated(self.seats.game, dict.fromkeys(others, self._rivals), str(table))
        self._others()
        return self._see(), self._info()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, Any]:
        play = self.seats.play
        if not play.over and (self.seats.act(self.seat, int(action)) or self.seat not in self.seats.picks):
            self._others()
        return self._see(), float(self.seats.rewards()[self.seat]), play.over, False, self._info()

    def _others(self) -> None:
        """The bots act until it is the learner's turn, or the table is over."""
        play = self.seats.play
        while not play.over and self.seat not in (asked := self.seats.asked()):
            seat = asked[int(self._turns.random() * len(asked))]
            if (ask := play.open.get(seat)) is None:
                self._offer(seat)
            else:
                self._answer(seat, ask)

    def _offer(self, seat: int) -> None:
        """Let a bot do what it may of its own accord; one that answers by chance would never have done."""
        quiet = type(self._bots[seat]) is RandomBot
        for offer in () if quiet else self.seats.offers(seat):
            with suppress(Silent):
                if (said := self._bots[seat](self.seats.play.view(seat), offer)) in offer.options:
                    self._answer(seat, offer, said)
                    return
        self.seats.decline(seat)

    def _answer(self, seat: int, ask: Ask[Any], said: str | None = None) -> None:
        play = self.seats.play
        try:
            play.answer(seat, self._bots[seat](play.view(seat), ask) if said is None else said, ask=ask)
        except DuskbellError:
            play.silence(seat)

    def _see(self) -> Observation:
        seen = self.seats.observe(self.seat)
        if not seen["action_mask"].any():
            seen["action_mask"][-1] = 1
        return seen

    def _info(self) -> Told:
        return Told(self.seats, self.seat)
