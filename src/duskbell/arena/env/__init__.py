"""Environments for learners: PettingZoo (AEC and Parallel), Gymnasium (one seat) and OpenSpiel (`spiel`).

They need the extra `env`: `pip install duskbell[env]`. Observations and actions are described, column by column, in
`docs/environments.md`; `Layout.version` changes when one of them does.
"""

from duskbell.kernel import DuskbellError

try:
    from duskbell.arena.env.aec import DuskbellAEC, aec_env
    from duskbell.arena.env.parallel import DuskbellParallel, parallel_env
    from duskbell.arena.env.solo import DuskbellSolo
    from duskbell.arena.numbers.layout import Layout, layout
    from duskbell.arena.vocabulary import Vocabulary
except ModuleNotFoundError as e:
    raise DuskbellError(f"environments need {e.name}, which is not here: install the extra, duskbell[env].") from None

__all__ = [
    "DuskbellAEC",
    "DuskbellParallel",
    "DuskbellSolo",
    "Layout",
    "Vocabulary",
    "aec_env",
    "layout",
    "parallel_env",
]
