"""A league: entrants meet at tables by a schedule that gives each the same cards, and are ranked."""

from duskbell.arena.league.plan import Entrant, Plan
from duskbell.arena.league.play import run_league
from duskbell.arena.league.standings import Standings, standings

__all__ = ["Entrant", "Plan", "Standings", "run_league", "standings"]
