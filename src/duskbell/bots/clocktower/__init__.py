"""The bots of Blood on the Clocktower."""

from duskbell.bots.clocktower.plain import PlainClocktowerBot

BOTS = {"plain": PlainClocktowerBot}
