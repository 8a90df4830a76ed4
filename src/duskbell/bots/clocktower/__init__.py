"""The bots of Blood on the Clocktower."""

from duskbell.bots.clocktower.plain import PlainClocktowerBot
from duskbell.bots.clocktower.style import talking

BOTS = {"plain": PlainClocktowerBot}
TALKING = talking
