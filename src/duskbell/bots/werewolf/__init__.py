"""The bots of Werewolf."""

from duskbell.bots.werewolf.plain import PlainWerewolfBot

BOTS = {"plain": PlainWerewolfBot}
