"""The bots of 风声."""

from duskbell.bots.fengsheng.plain import PlainFengshengBot
from duskbell.bots.fengsheng.style import talking

BOTS = {"plain": PlainFengshengBot}
TALKING = talking
