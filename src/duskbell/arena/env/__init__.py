"""Environments for learners: PettingZoo (AEC and Parallel), Gymnasium (one seat) and OpenSpiel, over every game.

They need the extra `env`: `pip install duskbell[env]`. Observations and actions are described, column by column, in
`docs/environments.md`; `Layout.version` changes when a column does.
"""

from importlib.util import find_spec

from duskbell.kernel import DuskbellError

for _name in ("gymnasium", "pettingzoo"):
    if find_spec(_name) is None:
        raise DuskbellError(f"environments need {_name}, which is not here: install the extra, duskbell[env].")

from duskbell.arena.env.aec import DuskbellAEC, aec_env
from duskbell.arena.env.layout import Layout
from duskbell.arena.env.parallel import DuskbellParallel, parallel_env
from duskbell.arena.env.solo import DuskbellSolo
from duskbell.arena.env.vocabulary import Vocabulary

__all__ = ["DuskbellAEC", "DuskbellParallel", "DuskbellSolo", "Layout", "Vocabulary", "aec_env", "parallel_env"]
