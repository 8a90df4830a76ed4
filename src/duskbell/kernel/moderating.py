"""The program in the moderator's place: one way in for driver, server and arena, and a check on what a game answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from duskbell.kernel.ask import Ask
from duskbell.kernel.errors import IllegalAnswer, ModerateError
from duskbell.kernel.game import Game

if TYPE_CHECKING:
    from random import Random


def moderated(game: Game[Any], t: Any, ask: Ask[Any], rng: Random) -> str:
    """The program's answer to a question to the moderator, as a token: `Game.moderate`, checked.

    Raises `ModerateError` when the game answers something that the question does not offer.
    """
    said = game.moderate(t, ask, rng)
    try:
        return ask.accept(said)
    except IllegalAnswer as e:
        raise ModerateError(f"a mistake in the game {game.id}: what `moderate` answers is not offered: {e}") from None
