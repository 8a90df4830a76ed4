"""The program as Storyteller: what it chooses where the rules leave it free. Always lawful, and by seed."""

from duskbell.games.clocktower.storyteller.policy import decide
from duskbell.games.clocktower.storyteller.uniform import choose_uniformly
from duskbell.games.clocktower.storytellers import register

FALSE_WORLD, UNIFORM = "false-world", "uniform"
register(FALSE_WORLD, decide)
register(UNIFORM, choose_uniformly)

__all__ = ["FALSE_WORLD", "UNIFORM"]
