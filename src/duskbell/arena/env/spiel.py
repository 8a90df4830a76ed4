"""OpenSpiel: any game as `duskbell_mafia`, `duskbell_werewolf` and so on, for its algorithms.

    from duskbell.arena.env.spiel import load_game
    game = load_game("werewolf", 12)

The deal is the one chance node: a seed. Then one seat after the other picks, as in `DuskbellAEC`, but in order.
"""

from __future__ import annotations

from typing import Any

from duskbell import start
from duskbell.arena.env.seats import Seats
from duskbell.games import ARENA, GAMES, find
from duskbell.kernel import DuskbellError

try:
    import pyspiel  # type: ignore[import-not-found]
except ModuleNotFoundError as e:
    raise DuskbellError(f"OpenSpiel needs {e.name}, which is not here: install the extra, duskbell[env].") from None

SEEDS = 1024
"""Outcomes of the one chance node: as many deals."""
LONGEST = 100_000
"""Actions of a table at most."""


def game_type(game: str) -> Any:
    """What OpenSpiel must know of a game."""
    low, high = find(game).players
    return pyspiel.GameType(
        short_name=f"duskbell_{game}",
        long_name=f"Duskbell {game}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=high,
        min_num_players=low,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=False,
        provides_observation_tensor=False,
        parameter_specification={"players": find(game).usual_players},
    )


def load_game(game: str, players: int | None = None) -> Any:
    """A game for OpenSpiel. Raises `BadTable` for one that is not there."""
    return pyspiel.load_game(game_type(game).short_name, {"players": players or find(game).usual_players})


class _Game(pyspiel.Game):  # type: ignore[misc]
    """One of our games with so many seats."""

    duskbell = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        rules = find(self.duskbell)
        self.players = int((params or {}).get("players", rules.usual_players))
        self.seats = Seats(self.duskbell, self.players, None)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.seats.layout.actions),
            max_chance_outcomes=SEEDS,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(self.duskbell), info, params or {})

    def new_initial_state(self, _: Any = None) -> State:
        return State(self)

    def information_state_tensor_size(self) -> int:
        return int(self.seats.layout.size)

    def information_state_tensor_shape(self) -> list[int]:
        return [self.seats.layout.size]

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        raise pyspiel.SpielError("use the information state's string or tensor")


class State(pyspiel.State):  # type: ignore[misc]
    """A table, or the deal before it. Copies are forks."""

    def __init__(self, game: _Game) -> None:
        super().__init__(game)
        self._seats: Seats | None = None
        self._game = game

    def current_player(self) -> int:
        if self._seats is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self._seats.play.over:
            return int(pyspiel.PlayerId.TERMINAL)
        picking = [n for n in self._seats.picks if n in self._seats.asked()]
        return picking[0] if picking else self._seats.asked()[0]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(seed, 1 / SEEDS) for seed in range(SEEDS)]

    def _legal_actions(self, player: int) -> list[int]:
        if self._seats is None or self._seats.play.over or player != self.current_player():
            return []
        legal: list[int] = self._seats.mask(player).nonzero()[0].tolist()
        return legal

    def _apply_action(self, action: int) -> None:
        if self._seats is None:
            self._seats = self._game.seats.at(start(self._game.duskbell, self._game.players, seed=str(action)))
        else:
            self._seats.act(self.current_player(), action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return str(self._game.seats.layout.actions[action])

    def is_terminal(self) -> bool:
        return self._seats is not None and self._seats.play.over

    def returns(self) -> list[float]:
        return [0.0] * self._game.players if self._seats is None else [float(r) for r in self._seats.rewards()]

    def information_state_string(self, player: int | None = None) -> str:
        if self._seats is None:
            return ""
        seat = self.current_player() if player is None else player
        pick = self._seats.picks.get(seat)
        picked = "" if pick is None else f"\n{pick.ask.key} {pick.chosen} {pick.prefix}"
        return "\n".join(self._seats.sentences(seat)) + picked

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        if self._seats is None:
            return [0.0] * self._game.seats.layout.size
        seat = self.current_player() if player is None else player
        numbers: list[float] = self._seats.observe(seat)["observation"].tolist()
        return numbers

    def __str__(self) -> str:
        return "before the deal" if self._seats is None else self._seats.play.where()

    def __deepcopy__(self, memo: Any) -> State:
        twin = State(self._game)
        twin._seats = None if self._seats is None else self._seats.fork()
        return twin


for _id in (*GAMES, *ARENA):
    pyspiel.register_game(game_type(_id), type(f"{_id.title()}Game", (_Game,), {"duskbell": _id}))
