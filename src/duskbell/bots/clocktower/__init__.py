"""The bots of Blood on the Clocktower."""

from duskbell.bots.clocktower.plain import PlainClocktowerBot, StayingBot
from duskbell.bots.clocktower.style import talking

BOTS = {"plain": PlainClocktowerBot, "stand_in": StayingBot}
TALKING = talking
