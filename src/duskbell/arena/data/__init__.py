"""Tables as data: runs that are written part by part and go on where they stopped, and their decisions as rows.

Parquet needs the extra `data`: `pip install duskbell[data]`.
"""

from duskbell.arena.data.export import export
from duskbell.arena.data.plan import Run
from duskbell.arena.data.run import run_to

__all__ = ["Run", "export", "run_to"]
