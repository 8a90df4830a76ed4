"""The draw of a cup: which teams meet at which table, when, in which seats, and who judges."""

from duskbell.cup.draw.bounds import bound
from duskbell.cup.draw.draw import draw, draw_anew
from duskbell.cup.draw.plan import Slots, Wanted
from duskbell.cup.draw.referees import judged
from duskbell.cup.draw.report import Report

__all__ = ["Report", "Slots", "Wanted", "bound", "draw", "draw_anew", "judged"]
