"""The bots of Mafia."""

from duskbell.bots.mafia.plain import PlainMafiaBot
from duskbell.bots.mafia.style import talking

BOTS = {"plain": PlainMafiaBot}
TALKING = talking
