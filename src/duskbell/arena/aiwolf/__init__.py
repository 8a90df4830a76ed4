"""The AIWolf contest: its agents at our tables, unmodified, and its logs."""

from duskbell.arena.aiwolf.csv_log import csv_log
from duskbell.arena.aiwolf.importing import import_csv
from duskbell.arena.aiwolf.listener import Listener
from duskbell.arena.aiwolf.manners import Manners

__all__ = ["Listener", "Manners", "csv_log", "import_csv"]
