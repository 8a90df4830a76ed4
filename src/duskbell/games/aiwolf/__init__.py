"""Werewolf as the AIWolf contest plays it: six roles, 5, 9 or 13 seats, talk in turns or freely."""

from duskbell.games.aiwolf.game import AIWOLF

__all__ = ["AIWOLF"]
