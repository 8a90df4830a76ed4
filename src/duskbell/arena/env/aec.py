"""PettingZoo, one agent after the other."""

from __future__ import annotations

from random import Random
from typing import Any

from gymnasium.utils import EzPickle
from pettingzoo import AECEnv  # type: ignore[import-untyped]
from pettingzoo.utils import wrappers  # type: ignore[import-untyped]

from duskbell.arena.env.seats import Seats, Told
from duskbell.arena.numbers.encoding import Observation


def aec_env(game: str = "mafia", players: int = 8, options: dict[str, Any] | None = None, **more: Any) -> Any:
    """The environment behind PettingZoo's usual wrapper, which says when something is called out of order."""
    return wrappers.OrderEnforcingWrapper(DuskbellAEC(game, players, options, **more))


class DuskbellAEC(AECEnv, EzPickle):  # type: ignore[misc]
    """Any game, agents `seat_0` and so on. Of those asked at once, who acts next is drawn at random by the seed.

    An action that the mask does not allow is silence. At the end who has won gets 1, the others -1, or 0 where nobody
    has. `infos[agent]["sentences"]` tells in words what the agent's seat knows. Raises `BadTable`, `BadOption`.
    """

    metadata = {"render_modes": ["ansi"], "name": "duskbell_v1", "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        game: str = "mafia",
        players: int = 8,
        options: dict[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, game, players, options, render_mode)
        AECEnv.__init__(self)
        self.render_mode = render_mode
        self.seats = Seats(game, players, options)
        self.possible_agents = [f"seat_{n}" for n in range(players)]
        self._no = {agent: n for n, agent in enumerate(self.possible_agents)}
        self._told = {agent: Told(self.seats, n) for agent, n in self._no.items()}
        self._tables = Random()

    def observation_space(self, agent: str) -> Any:
        return self.seats.space

    def action_space(self, agent: str) -> Any:
        return self.seats.actions

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._tables = Random(seed)
        table = self._tables.getrandbits(64)
        self.seats.deal(table)
        self._turns = Random(table)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = dict(self._told)
        self.agent_selection = self.agents[0]
        self._next()

    def observe(self, agent: str) -> Observation:
        return self.seats.observe(self._no[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0
        seat = self._no[agent]
        if self.seats.act(seat, int(action if action is not None else -1)) or seat not in self.seats.picks:
            self._next()

    def _next(self) -> None:
        """Whose turn it is, or that the table is over."""
        if self.seats.play.table.outcome is None:
            asked = self.seats.asked()
            self.agent_selection = self.possible_agents[asked[int(self._turns.random() * len(asked))]]
            return
        for agent, reward in zip(self.possible_agents, self.seats.rewards(), strict=True):
            self.rewards[agent] = reward
            self.terminations[agent] = True
        self._accumulate_rewards()  # until now there were none

    def render(self) -> str | None:
        if self.render_mode != "ansi":
            return None
        return "\n".join(self.seats.sentences(self._no[self.agent_selection]))

    def close(self) -> None:
        pass
