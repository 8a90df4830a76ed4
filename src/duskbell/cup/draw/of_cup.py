"""The draw of a cup as it stands: its teams and rules in numbers, and the draw's numbers as teams again."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence

import msgspec

from duskbell.cup.act import Act
from duskbell.cup.acts.schedule import NameReferee, SetTables
from duskbell.cup.draw.plan import Slots, Wanted
from duskbell.cup.draw.referees import judged
from duskbell.cup.draw.sides import dealt
from duskbell.cup.errors import BadCup
from duskbell.cup.people import alike
from duskbell.cup.state import Place, Stage, State
from duskbell.cup.succession import finalists


class Order(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What an organiser asks for. `tables`: how many, or how many are left after some have begun; 0: as many as there
    are, or as teams. `never`: pairs of teams, by their ids, that should not meet. `seed`: None draws by lot,
    which nobody knows before. The rest is as in `Wanted`.
    """

    tables: int = 0
    aside: int = 1
    never: tuple[tuple[str, str], ...] = ()
    stage: Stage = "robin"
    seed: int | None = None
    effort: float = 1.0


class Task(msgspec.Struct, frozen=True):
    """The same in numbers: `teams` by number, and their `names`; what was played `before`, who is `gone`; the `sides`
    of a table, and out of how many `deals` one is chosen.
    """

    teams: tuple[str, ...]
    names: tuple[str, ...]
    wanted: Wanted
    before: Slots
    gone: tuple[int, ...]
    sides: tuple[str, ...] = ()
    deals: int = 1


def task_of(cup: State, order: Order, options: Mapping[str, object]) -> Task:
    """What is to be drawn; what has begun is not touched. `options`: of the cup's tables. Raises `BadCup`."""
    if order.stage == "final" and not cup.cut:
        raise BadCup("who plays the final is not settled yet: cut first.", says="cut-first")
    teams = _teams(cup, order.stage)
    number = {team: n for n, team in enumerate(teams)}
    for team in {team for pair in order.never for team in pair} - set(number):
        raise BadCup(
            "there is no team {team!r} to draw; right would be the id of a team that plays this stage.",
            says="no-team-to-draw",
            team=team[:40],
        )
    for one, other in order.never:
        if one == other:
            raise BadCup(
                "{team} never meets itself: name two teams.", says="draw-never-itself", team=cup.team(one).name
            )
    begun = _begun(cup, order.stage)
    left = len(cup.stage_of(order.stage)) - len(begun)
    wanted = Wanted(
        teams=len(teams), tables=order.tables or left or len(teams), size=cup.size, aside=order.aside,
        never=tuple([(number[a], number[b]) for a, b in order.never]), run=cup.policy.seats.run,
        seed=secrets.randbits(31) if order.seed is None else order.seed, effort=order.effort,
    )  # fmt: skip
    met = [place for place in begun if not place.struck]  # who was to sit at a struck table has met nobody there
    before = tuple([(tuple([number[t] for t in place.teams if t in number]),) for place in met])
    gone = tuple([number[t] for t in teams if order.stage == "robin" and cup.teams[t].withdrawn])
    deals = cup.policy.seats.deals
    sides = dealt(cup.game, cup.size, options, "sides") if deals > 1 else ()
    names = tuple([cup.teams[team].name for team in teams])
    return Task(teams, names, wanted, before, gone, sides, deals)


def tables_of(task: Task, order: Order, slots: Slots) -> SetTables:
    """The act that lays these tables."""
    told = tuple([tuple([tuple([task.teams[t] for t in table]) for table in slot]) for slot in slots])
    return SetTables(stage=order.stage, slots=told)


def referees_of(cup: State, order: Order, slots: Slots) -> list[Act]:
    """The acts that name a referee for each table, once they are laid; none where the cup has no referees. Raises
    `BadCup` when there are too few.
    """
    names: Sequence[str] = sorted(cup.people["referee"])
    if not names:
        return []
    old = {t.id for t in _begun(cup, order.stage)}
    places = [t for t in cup.stage_of(order.stage) if t.id not in old]
    people = [{alike(m.name) for m in cup.teams[team].members.values()} for team in _teams(cup, order.stage)]
    own = {
        name: {n for n, theirs in enumerate(people) if alike(name) in theirs}
        for name in names
        if name not in cup.programs
    }
    chosen = [name for slot in judged(slots, names, own) for name in slot]
    return [NameReferee(table=place.id, name=name) for place, name in zip(places, chosen, strict=True)]


def _teams(cup: State, stage: Stage) -> tuple[str, ...]:
    """The teams of a stage, in the order of their numbers in a draw."""
    return tuple(finalists(cup) if stage == "final" else cup.teams)


def _begun(cup: State, stage: Stage) -> list[Place]:
    return [t for t in cup.stage_of(stage) if t.begun or t.takes or t.missed or t.struck]
