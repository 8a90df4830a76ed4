"""The bots of Shadow Hunters; the greedy one is there to compare with."""

from duskbell.bots.shadow_hunters.greedy import GreedyShadowBot
from duskbell.bots.shadow_hunters.plain import PlainShadowBot
from duskbell.bots.shadow_hunters.style import talking

BOTS = {"plain": PlainShadowBot, "greedy": GreedyShadowBot}
TALKING = talking
