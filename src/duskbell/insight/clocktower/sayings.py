"""Of what somebody says: whom they had chosen, whether they heard it before, and whether its character was woken."""

from __future__ import annotations

from duskbell.games.clocktower.ability import Ability
from duskbell.games.clocktower.character import Character
from duskbell.games.clocktower.characters import CHARACTERS
from duskbell.games.clocktower.form import NAMES, NUMBER
from duskbell.games.clocktower.formula import Formula
from duskbell.games.clocktower.statement import Learner
from duskbell.insight.clocktower.meanings import Sketch
from duskbell.insight.clocktower.moments import ALL_NIGHTS, Moment, rule
from duskbell.insight.clocktower.puzzle import Claim, Info, Puzzle


def asked(i: Info) -> tuple[int, ...]:
    """Whom somebody chose to learn of them."""
    if i.spoken is not None:
        return i.spoken[0]
    return i.seats[: getattr(CHARACTERS[i.character], "picks", 0)]


def is_told_again(claim: Claim, i: Info) -> bool:
    """Whether somebody says to have learned something else by the same ability at the same time; who chooses nobody,
    and is told of whoever comes, may be told of several.
    """
    same = [(x.when, x.character, x.kind) for x in claim.infos if x != i]
    return (
        i.kind == "learned" and isinstance(CHARACTERS[i.character], Learner) and (i.when, i.character, i.kind) in same
    )


def at_death(id: str) -> bool:
    """Whether this character learns something in the night in which it dies, and in no other."""
    c = CHARACTERS[id]
    return isinstance(c, Learner) and c.posthumous


def stirs(p: Puzzle, all_moments: list[Moment], m: Moment) -> bool:
    """Whether whoever is this character is woken for it in this night, as far as all can see."""
    c = CHARACTERS[m.step]
    if type(c).night is Character.night or c.handed or at_death(m.step):
        return False
    if m.number > 1 and c.first:
        return bool(c.sways)
    if not isinstance(c, Learner) or type(c).due is Learner.due:
        return True
    return c.due(Sketch(p, all_moments, m, 0).t)


def numbers(p: Puzzle) -> list[str]:
    """Who on the script hears a number, choosing nobody, that no rules work out."""
    there = [(id, CHARACTERS[id]) for id in p.script if CHARACTERS[id].form.what == NUMBER and not rule(id).reckons]
    return [id for id, c in there if isinstance(c, Learner) and not c.picks and id in ALL_NIGHTS]


def could_be(sketch: Sketch, id: str) -> list[Formula]:
    """All that somebody could be told as this character, if anything is."""
    c, t = CHARACTERS[id], sketch.t
    my = Ability(t, t.seats[sketch.me], c, 0)
    try:
        return [c.meaning(my, [], said) for said in c.statements(my)] if isinstance(c, Learner) and c.due(t) else []
    except LookupError:
        return []  # there is nothing to be told of


def is_simple(id: str) -> bool:
    """Whether somebody hears as this character the name of one character, choosing nobody."""
    c = CHARACTERS[id]
    return isinstance(c, Learner) and not c.picks and (c.form.what, c.form.shown, c.form.seats) == (NAMES, 1, 0)
