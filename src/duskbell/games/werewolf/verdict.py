"""Victory (胜利规则): 屠边 for the wolves, 屠狼 for the good; exactly one side wins."""

from __future__ import annotations

from collections.abc import Iterable

from duskbell.games.werewolf.events import Died
from duskbell.games.werewolf.role import GOD, VILLAGER, role_of
from duskbell.games.werewolf.table import BOUND, GOOD, LOST, LOVERS, SHOT, WOLVES, WerewolfTable
from duskbell.kernel import GameOver, Seat
from duskbell.kernel.core_events import Marked
from duskbell.kernel.log import latest
from duskbell.kernel.quiet import break_off


def verdict(t: WerewolfTable) -> None:
    """Raise `GameOver` when a side has won. Where both have at once, the knife falls before the potions by night, and
    by day the death that came first counts (docs/rulings.md, W10).
    """
    for side in (LOVERS, BOUND) if t.bonds else ():
        third = of_side(t, side)
        if any(s.alive for s in third) and all(s in third for s in t.living) and able(third):
            win(t, side, f"werewolf.{side}")
    wolves_won, good_won = lost_group(t, t.good), not t.wolves
    if good_won and not (wolves_won and wolves_first(t)):
        win(t, GOOD, "werewolf.no-wolves")
    if wolves_won:
        win(t, WOLVES, f"werewolf.{wolves_won}")
    for s in t.living:
        if s.role and s.role.solitary and (why := s.role.alone(s, t)) and able([s]):
            win(t, s.team, why)


def able(members: list[Seat]) -> bool:
    """Whether these can still win: not all of them were ruled to have lost (判负)."""
    return not all(s.has_mark(LOST) for s in members)


def of_side(t: WerewolfTable, side: str) -> list[Seat]:
    """Who has become one of a side of their own."""
    return [t.seats[n] for n, theirs in sides(t).items() if theirs == side]


def lost_group(t: WerewolfTable, good: Iterable[Seat]) -> str:
    """Which group is wiped out when these of the good are left: "no-gods", "no-villagers" or ""."""
    gods = villagers = False
    for s in good:
        group = role.group(s, t) if (role := role_of(s)) else ""
        gods, villagers = gods or group == GOD, villagers or group == VILLAGER
        if gods and villagers:
            return ""
    return "no-villagers" if gods else "no-gods"


def wolves_first(t: WerewolfTable) -> bool:
    """Whether a group of the good was wiped out before the last wolf died, or in the same night (docs/rulings.md, W10).
    A wolf that is shot counts as first where the table lets a last shot undo a victory.
    """
    left, same_night = set(t.living), False
    for death in latest(t, Died):
        back = t.seats[death.seat]
        left.add(back)
        if back.team == WOLVES:
            if same_night:
                return death.night
            return not (death.cause == SHOT and t.options.shot_when_decided)
        if not lost_group(t, [s for s in left if s.team == GOOD]):
            if not death.night:
                return False
            same_night = True
    return False


def stalemate(t: WerewolfTable) -> None:
    """The referee breaks off (中止游戏) after rounds on end without a death (docs/rulings.md, W11)."""
    break_off(t, t.options.quiet_rounds, "werewolf.quiet")


def win(t: WerewolfTable, team: str, reason: str) -> None:
    """A side is declared the winner, without those who lost by a referee's ruling (判负). Who outlasts the others wins
    instead.
    """
    for s in t.living:
        if able([s]) and (role := role_of(s)) and role.outlasts:
            team, reason = s.team, f"werewolf.{s.team}"
    members = tuple([n for n, side in sides(t).items() if side == team and not t.seats[n].has_mark(LOST)])
    raise GameOver(members, (team,), reason)


def forfeit(t: WerewolfTable, who: Seat) -> None:
    """判负 of a side: of good and wolves the other wins. Whoever has a side of their own, or is on neither, cannot win
    any more, and the game goes on (docs/rulings.md, W41).
    """
    third = next((of_side(t, side) for side in (LOVERS, BOUND) if who in of_side(t, side)), [])
    if not third and who.team in (GOOD, WOLVES):
        win(t, GOOD if who.team == WOLVES else WOLVES, "werewolf.forfeited")
    for s in third or [who]:
        t.emit(Marked(s.no, LOST), public=True)


def sides(t: WerewolfTable) -> dict[int, str]:
    """With which side each seat wins, whatever the card says. Lovers who are now of both sides are a side of their own
    with whoever has joined them, and so are who follow them (docs/rulings.md, W55).
    """
    theirs = {s.no: s.team for s in t.seats} | dict(t.sided) | dict.fromkeys(t.bound, BOUND)
    for _ in t.follows:  # a model may follow another
        theirs |= {n: theirs[model] for n, model in t.follows}
    for pair in t.bonds:
        if {theirs[n] for n in pair} == {GOOD, WOLVES}:
            theirs |= dict.fromkeys([*pair, *[n for n, power in t.spent if power == "love"]], LOVERS)
    return theirs | {n: LOVERS for n, model in t.follows if theirs[model] == LOVERS}
