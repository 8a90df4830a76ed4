"""The bots of the contest's game."""

from duskbell.bots.aiwolf.plain import PlainAiwolfBot

BOTS = {"plain": PlainAiwolfBot}
