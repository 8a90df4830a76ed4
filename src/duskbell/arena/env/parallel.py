"""PettingZoo, everybody at once."""

from __future__ import annotations

from random import Random
from typing import Any

from gymnasium.utils import EzPickle
from pettingzoo import ParallelEnv  # type: ignore[import-untyped]

from duskbell.arena.env.seats import Seats, Told
from duskbell.arena.numbers.encoding import Observation


def parallel_env(game: str = "mafia", players: int = 8, options: dict[str, Any] | None = None) -> Any:
    """The environment in which everybody acts at once."""
    return DuskbellParallel(game, players, options)


class DuskbellParallel(ParallelEnv, EzPickle):  # type: ignore[misc]
    """Any game, agents `seat_0` and so on. Whoever is asked nothing says "done", the last action: it changes nothing.

    The answers of one step count in an order drawn by the seed; those to a question that was settled before they came
    count for nothing. Otherwise as `DuskbellAEC`.
    """

    metadata = {"render_modes": [], "name": "duskbell_parallel_v1"}  # noqa: RUF012
    render_mode = None

    def __init__(self, game: str = "mafia", players: int = 8, options: dict[str, Any] | None = None) -> None:
        EzPickle.__init__(self, game, players, options)
        self.seats = Seats(game, players, options)
        self.possible_agents = [f"seat_{n}" for n in range(players)]
        self.agents: list[str] = []
        self._tables = Random()

    def observation_space(self, agent: str) -> Any:
        return self.seats.space

    def action_space(self, agent: str) -> Any:
        return self.seats.actions

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, Any]]:
        if seed is not None:
            self._tables = Random(seed)
        table = self._tables.getrandbits(64)
        self.seats.deal(table)
        self._turns = Random(table)
        self.agents = self.possible_agents[:]
        return self._see(), self._infos()

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        seats, now = self.seats, self._asked()
        order = list(now)
        self._turns.shuffle(order)
        for n in order:
            if now[n] == self._asked().get(n):  # nobody has settled it meanwhile
                seats.act(n, int(actions[self.possible_agents[n]]))
        over, agents = seats.play.over, self.possible_agents
        seen = self._see()
        rewards = dict(zip(agents, seats.rewards(), strict=True))
        if over:
            self.agents = []
        return seen, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, False), self._infos()

    def _asked(self) -> dict[int, tuple[Any, ...]]:
        """Who may act, and at what."""
        return {n: (self.seats.play.open.get(n), self.seats.offers(n)) for n in self.seats.asked()}

    def _see(self) -> dict[str, Observation]:
        seen = {agent: self.seats.observe(n) for n, agent in enumerate(self.possible_agents)}
        for observation in seen.values():
            if not observation["action_mask"].any():
                observation["action_mask"][-1] = 1
        return seen

    def _infos(self) -> dict[str, Any]:
        return {agent: Told(self.seats, n) for n, agent in enumerate(self.possible_agents)}
