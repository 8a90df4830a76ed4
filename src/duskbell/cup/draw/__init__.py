"""The draw of a cup: which teams meet at which table, when, in which seats, and who judges. What draws is in `draw`,
which needs numpy.
"""

from duskbell.cup.draw.bounds import bound
from duskbell.cup.draw.of_cup import Order, Task, referees_of, tables_of, task_of
from duskbell.cup.draw.plan import Slots, Wanted
from duskbell.cup.draw.referees import judged
from duskbell.cup.draw.report import Report
from duskbell.cup.draw.said import Said

__all__ = [
    "Order",
    "Report",
    "Said",
    "Slots",
    "Task",
    "Wanted",
    "bound",
    "judged",
    "referees_of",
    "tables_of",
    "task_of",
]
