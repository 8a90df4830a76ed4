"""The bots of Shadow Hunters; the greedy one is there to compare with."""

from duskbell.bots.shadow_hunters.greedy import GreedyShadowBot
from duskbell.bots.shadow_hunters.plain import PlainShadowBot

BOTS = {"plain": PlainShadowBot, "greedy": GreedyShadowBot}
