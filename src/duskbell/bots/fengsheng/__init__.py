"""The bots of 风声."""

from duskbell.bots.fengsheng.plain import PlainFengshengBot

BOTS = {"plain": PlainFengshengBot}
