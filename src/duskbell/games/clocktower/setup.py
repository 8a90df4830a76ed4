"""Before the first night (000 一.6 to 一.10): the bag, what brackets change in it, the draw, the Grimoire."""

from __future__ import annotations

from duskbell.games.clocktower.ability import Ability
from duskbell.games.clocktower.bag import COUNTS, changed, clamped, outsiders
from duskbell.games.clocktower.character import DEMON, MINION, OUTSIDER, TOWNSFOLK, Character
from duskbell.games.clocktower.characters import characters_of
from duskbell.games.clocktower.events import BagFilled, Collected, Decided, Disguised, Drew, Misled, ScriptChosen
from duskbell.games.clocktower.fabled import SENTINEL, SWAYS, put_in
from duskbell.games.clocktower.table import ClocktowerTable
from duskbell.games.clocktower.travelling import volunteer, welcome
from duskbell.kernel import MODERATOR, NOBODY, Ask, choose_many, shuffle
from duskbell.kernel.log import ever

DEAL = "clocktower.deal"


async def setup(t: ClocktowerTable) -> str:
    """Who travels says so; the Storyteller fills the bag in secret, the others draw blind, and the tokens come into the
    Grimoire.
    """
    if not t.script:
        t.emit(ScriptChosen(characters_of(t.options.script)), public=True)
    put_in(t)
    await volunteer(t)
    await fill(t)
    if t.residents[0].role is None:
        there = t.residents
        about = () if len(there) == len(t.seats) else tuple([s.no for s in there])
        for s, token in zip(there, await shuffle(DEAL, list(t.bag), about=about), strict=True):
            t.emit(Drew(s.no, token), s)
        for s in there:
            collect(t, s.no)
    await welcome(t)
    for s in t.residents:
        role = s.character
        await role.prepare(Ability(t, s, role, t.since[s.no]))
    return "night"


def collect(t: ClocktowerTable, seat: int) -> None:
    """One token comes to lie in the Grimoire: what stands for a hidden character is turned into that."""
    drawn = t.seats[seat].character
    hidden = dict(t.disguises).get(drawn.id, "")
    truth = t.character(hidden) if hidden else drawn
    t.emit(Collected(seat, truth.id, truth.team))
    if hidden:
        t.emit(Misled(seat, drawn.id))


async def fill(t: ClocktowerTable) -> None:
    """Demon and Minions first, because brackets change how many of the others there are."""
    towns, outs, minions, demons = COUNTS[len(t.residents)]
    evil = [*await put(t, DEMON, demons), *await put(t, MINION, minions)]
    more = changed(t, evil, outs) + await sway(t, evil, outs)
    await put(t, OUTSIDER, outs + more)
    await put(t, TOWNSFOLK, towns - more)
    await disguise(t)


async def sway(t: ClocktowerTable, evil: list[Character], outs: int) -> int:
    """By how many more a character, or a Fabled, changes the Outsiders, where the Storyteller chooses; what was chosen
    stands.
    """
    more = 0
    swaying = [(c.id, c.sways) for c in evil if c.sways] + [(id, SWAYS) for id in t.fabled if id == SENTINEL]
    for id, sways in swaying:
        there = outs + changed(t, evil, outs) + more
        ways = [word for word, n in sways.items() if n == clamped(t, there, n)]
        said = next((d.answer for d in ever(t, Decided) if d.role == id), "")
        if not said and ways:
            ask: Ask[str] = Ask(MODERATOR, "clocktower.outsiders", tuple(ways), (id,), ways[0], literal=tuple(ways))
            said = await ask
            t.emit(Decided(NOBODY, id, "outsiders", said, "outsiders"))
        more += sways.get(said, 0)
    return more


async def put(t: ClocktowerTable, kind: str, count: int) -> list[Character]:
    """The Storyteller chooses so many of a type; what was chosen before stands."""
    for filled in ever(t, BagFilled):
        if filled.kind == kind:
            return [t.character(id) for id in filled.tokens]
    chosen: list[Character] = []
    if count:
        among = outsiders(t) if kind == OUTSIDER else t.kinds(kind)
        chosen = await choose_many(MODERATOR, f"clocktower.bag-{kind}", among, count, count)
    t.emit(BagFilled(kind, tuple([c.id for c in chosen])))
    return chosen


async def disguise(t: ClocktowerTable) -> None:
    """For each hidden character the Storyteller puts in another token that is not in play (000 一.7, 酒鬼)."""
    for hidden in [c for id in t.bag if (c := t.character(id)).hidden]:
        free = tokens_for(t, hidden)
        ask: Ask[Character] = Ask(MODERATOR, "clocktower.disguise", free, (hidden.id,), free[0])
        t.emit(Disguised(hidden.id, (await ask).id))


def tokens_for(t: ClocktowerTable, hidden: Character) -> tuple[str, ...]:
    """Which tokens could go into the bag for a hidden character."""
    return tuple([c.id for c in t.kinds(hidden.poses_as) if c.id not in t.bag])
