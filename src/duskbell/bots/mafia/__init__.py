"""The bots of Mafia."""

from duskbell.bots.mafia.plain import PlainMafiaBot

BOTS = {"plain": PlainMafiaBot}
