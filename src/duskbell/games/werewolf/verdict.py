"""Victory (胜利规则): 屠边 for the wolves, 屠狼 for the good; exactly one side wins."""

from __future__ import annotations

from duskbell.games.werewolf.role import GOD, VILLAGER, role_of
from duskbell.games.werewolf.table import BOUND, GOOD, LOST, LOVERS, WOLVES, WerewolfTable
from duskbell.kernel import GameOver


def verdict(t: WerewolfTable, *, by_night: bool = False) -> None:
    """Raise `GameOver` when a side has won. Where both have at once, the knife falls before the potions by night, and
    by day the death that came first counts (docs/rulings.md, W10).
    """
    for side in (LOVERS, BOUND):
        third = [n for n, theirs in t.sided if theirs == side]
        if any(t.seats[n].alive for n in third) and all(s.no in third for s in t.living):
            win(t, side, f"werewolf.{side}")
    wolves_won, good_won = lost_group(t), not t.wolves
    if good_won and not (wolves_won and by_night):
        win(t, GOOD, "werewolf.no-wolves")
    if wolves_won:
        win(t, WOLVES, f"werewolf.{wolves_won}")
    for s in t.living:
        if (role := role_of(s)) and (why := role.alone(s, t)):
            win(t, s.team, why)


def lost_group(t: WerewolfTable) -> str:
    """Which group of the good is wiped out: "no-gods", "no-villagers" or ""."""
    left = {role.kind for s in t.good if (role := role_of(s))}
    return "no-gods" if GOD not in left else "no-villagers" if VILLAGER not in left else ""


def stalemate(t: WerewolfTable) -> None:
    """The referee breaks off (中止游戏) after rounds on end without a death (docs/rulings.md, W11)."""
    if t.quiet >= t.options.quiet_rounds:
        raise GameOver((), (), "werewolf.quiet")


def win(t: WerewolfTable, team: str, reason: str) -> None:
    """A side is declared the winner, without those who lost by a referee's ruling (判负). Who outlasts the others wins
    instead.
    """
    for s in t.living:
        if (role := role_of(s)) and role.outlasts:
            team, reason = s.team, f"werewolf.{s.team}"
    members = tuple([n for n, side in sides(t).items() if side == team and not t.seats[n].has_mark(LOST)])
    raise GameOver(members, (team,), reason)


def sides(t: WerewolfTable) -> dict[int, str]:
    """With which side each seat wins, whatever the card says."""
    return {s.no: s.team for s in t.seats} | dict(t.sided)
