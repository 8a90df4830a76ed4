"""The bots of Werewolf."""

from duskbell.bots.werewolf.plain import PlainWerewolfBot
from duskbell.bots.werewolf.style import talking

BOTS = {"plain": PlainWerewolfBot}
TALKING = talking
