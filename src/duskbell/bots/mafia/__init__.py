"""The bots of Mafia."""

from duskbell.bots.mafia.plain import PlainMafiaBot
from duskbell.bots.mafia.search import SearchMafiaBot
from duskbell.bots.mafia.style import talking

BOTS = {"plain": PlainMafiaBot, "search": SearchMafiaBot}
TALKING = talking
