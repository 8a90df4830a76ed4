"""How a plain Werewolf bot uses the powers of its card: whom to hurt, whom to help, whom to look at, whom to hunt."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from duskbell.bots.werewolf.group import TOGETHER, prey, strikes
from duskbell.bots.werewolf.reads import SURE, Reads, blamed, mix, on_the_good_side, pack_of
from duskbell.games.werewolf.events import Learned, Voted
from duskbell.games.werewolf.role import GOD
from duskbell.games.werewolf.roles import ROLES
from duskbell.games.werewolf.table import WOLVES
from duskbell.kernel import PASS, Ask
from duskbell.kernel.log import since

BOLD, CERTAIN = 6.0, 20.0
"""How suspect somebody must be to be shot; and to be poisoned or duelled, which cannot be made good."""
Power = Callable[[Reads, Ask[Any], Random], str]


def seats(ask: Ask[Any]) -> list[int]:
    """The seats that may be named."""
    return [int(o[1:]) for o in ask.options if o.startswith("#")]


def worst(reads: Reads, ask: Ask[Any]) -> tuple[str, float]:
    """The most suspect of those that may be named, and how suspect."""
    blame, targets = blamed(reads), seats(ask)
    if not targets:
        return PASS, -SURE
    n = max(targets, key=lambda n: blame[n])
    return f"#{n}", blame[n]


# -- the pack ----------------------------------------------------------------------------------------------------------


def hunt(reads: Reads, ask: Ask[Any], _: Random) -> str:
    """Whom one of the pack wishes in words, or most of it point at, else whom it would hunt itself; who hunts alone
    asks nobody.
    """
    if ask.key not in TOGETHER:
        best = prey(reads, ask.options)
        return f"#{best[0]}" if best else PASS
    return strikes(reads, ask.options)


def second_best(reads: Reads, ask: Ask[Any], _: Random) -> str:
    """For what would be wasted on whom the pack kills tonight."""
    best = prey(reads, ask.options)
    return f"#{best[:2][-1]}" if best else PASS


def bargain_for(reads: Reads, ask: Ask[Any], _: Random) -> str:
    """The warden lets one of its own, who betrays, bargain with whom it would hunt, who may not."""
    mates = [n for n in seats(ask) if n in pack_of(reads.t) and n != reads.me.no]
    best = prey(reads, ask.options)
    pair = [*mates[:1], *best][:2]
    return ",".join(f"#{n}" for n in pair) if len(pair) == 2 else ""


def bargain(reads: Reads, _: Ask[Any], rng: Random) -> str:
    """A wolf betrays; who does not know the other betrays as often as not."""
    return "betray" if reads.me.team == WOLVES or rng.random() < 0.5 else "trade"


def peek(reads: Reads, ask: Ask[Any], _: Random) -> str:
    """The masquerade asks about whom the good trust most: a dancer likes to have trusted people on the floor."""
    blame, pack = reads.blame, pack_of(reads.t)
    others = [n for n in seats(ask) if n not in pack]
    return f"#{min(others, key=lambda n: blame[n])}" if others else PASS


def mask(reads: Reads, ask: Ask[Any], _: Random) -> str:
    """On one of the good who dances: then somebody of the good dies. Else on itself."""
    asked = since(reads.t, "night", Learned)
    dancing = [told.target for told in asked if told.what == "dancing"]
    return next((f"#{n}" for n in (*dancing, reads.me.no) if f"#{n}" in ask.options), PASS)


# -- the good ----------------------------------------------------------------------------------------------------------


def potion(reads: Reads, ask: Ask[Any], rng: Random) -> str:
    """Save whom the pack hunts; poison whom it is all but sure of, and from the third night on whom it suspects."""
    t = reads.t
    if "antidote" in ask.options and (t.day == 1 or rng.random() < 0.9):
        return "antidote"
    name, how = worst(reads, ask)
    return name if how > (CERTAIN if t.day < 3 else BOLD) else PASS


def dare(reads: Reads, ask: Ask[Any], _: Random) -> str:
    """Powers that hurt the doer, or are gone, when they hit the wrong one."""
    name, how = worst(reads, ask)
    return name if how > CERTAIN else PASS


def harm(reads: Reads, ask: Ask[Any], _: Random) -> str:
    """Whoever is worst."""
    return worst(reads, ask)[0]


def protect(reads: Reads, ask: Ask[Any], _: Random) -> str:
    """The most trusted, itself included; nobody twice running, which would count as nothing, or kill a dreamer."""
    power = ask.key.rpartition(".")[2]
    before = reads.t.done(power, nights=1)
    blame = blamed(reads)
    blame[reads.me.no] = -1.0
    if power == "dream" and before is not None and before.targets and blame[before.targets[0]] > BOLD:
        return f"#{before.targets[0]}" if f"#{before.targets[0]}" in ask.options else PASS
    kept = [n for n in seats(ask) if before is None or n not in before.targets]
    return f"#{min(kept, key=lambda n: blame[n])}" if kept else PASS


def hide(reads: Reads, ask: Ask[Any], _: Random) -> str:
    """The eclipse queen hides whom of the pack the good are most likely to look at."""
    mates = [n for n in seats(ask) if n in pack_of(reads.t)]
    told = [r.target for r in reads.notes.reports if r.wolf]
    return f"#{max(mates, key=lambda n: (n in told, mix(reads.t.day, n)))}" if mates else PASS


def look(reads: Reads, ask: Ask[Any], _: Random) -> str:
    """Somebody it knows nothing of, the most suspect first."""
    blame, pack = reads.blame, pack_of(reads.t)
    asked = {told.target for told in reads.findings} | set(pack)
    fresh = [n for n in seats(ask) if n not in asked] or seats(ask)
    return f"#{max(fresh, key=lambda n: abs(blame[n]) < SURE / 4 and blame[n])}" if fresh else PASS


def swap(reads: Reads, ask: Ask[Any], _: Random) -> str:
    """The magician lets the pack's knife for the most trusted fall on a suspect: not the first, whom a seer will look
    at, and would see wrong.
    """
    blame, free = blamed(reads), seats(ask)
    friends = [n for n in free if reads.trust.get(n, 0) > 0.5 and n != reads.me.no]
    foes = sorted([n for n in free if blame[n] > 1.0], key=lambda n: blame[n])[:-1]
    if not friends or not foes:
        return ""
    return f"#{min(friends, key=lambda n: blame[n])},#{foes[-1]}"


def dance(reads: Reads, ask: Ask[Any], _: Random) -> str:
    """The dancer takes the floor, with the most trusted and the most suspect: if that is a wolf, it is the smaller
    side.
    """
    blame, me = blamed(reads), reads.me.no
    others = sorted([n for n in seats(ask) if n != me], key=lambda n: blame[n])
    return ",".join(f"#{n}" for n in (me, others[0], others[-1]))


# -- those of no side --------------------------------------------------------------------------------------------------


def pipe(reads: Reads, ask: Ask[Any], rng: Random) -> str:
    """The piper enchants who is likely to live: nobody whom others would see dead."""
    blame, free = reads.blame, seats(ask)
    calm = sorted(free, key=lambda n: (n in reads.seers, abs(blame[n]) > 3.0, rng.random()))
    return ",".join(f"#{n}" for n in calm[:2])


def anybody(_: Reads, ask: Ask[Any], rng: Random) -> str:
    """In the first night nobody knows anything."""
    return ask.sample(rng)


def steal(_: Reads, ask: Ask[Any], rng: Random) -> str:
    """The better card: a god's, if there is a choice."""
    gods = [o for o in ask.options if o in ROLES and ROLES[o].kind == GOD]
    return rng.choice(gods or list(ask.options))


def undo(reads: Reads, _: Ask[Any], __: Random) -> str:
    """The prince undoes a ballot that would exile somebody trusted."""
    voted = reads.notes.of(Voted)
    top = voted[-1][1].top if voted else ()
    blame = reads.blame
    return "yes" if top and on_the_good_side(reads) and max(blame[n] for n in top) < 0 else "no"


POWERS: dict[str, Power] = {
    "werewolf.point": hunt,
    "werewolf.kill": hunt,
    "werewolf.drag": hunt,
    "werewolf.learn": hunt,
    "werewolf.revenge": hunt,
    "werewolf.stab": hunt,
    "werewolf.fear": second_best,
    "werewolf.charm": second_best,
    "werewolf.hunt": dare,
    "werewolf.venom": dare,
    "werewolf.duel": dare,
    "werewolf.witch": potion,
    "werewolf.shoot": harm,
    "werewolf.silence": harm,
    "werewolf.ban": harm,
    "werewolf.curse": harm,
    "werewolf.guard": protect,
    "werewolf.badge": protect,
    "werewolf.dream": protect,
    "werewolf.trade": protect,
    "werewolf.check": look,
    "werewolf.psychic": look,
    "werewolf.purity": look,
    "werewolf.scry": look,
    "werewolf.hex": look,
    "werewolf.rift": hide,
    "werewolf.swap": swap,
    "werewolf.dance": dance,
    "werewolf.peek": peek,
    "werewolf.mask": mask,
    "werewolf.jail": bargain_for,
    "werewolf.bargain": bargain,
    "werewolf.pipe": pipe,
    "werewolf.undo": undo,
    "werewolf.model": anybody,
    "werewolf.idol": anybody,
    "werewolf.mimic": anybody,
    "werewolf.love": anybody,
    "werewolf.convert": anybody,
    "werewolf.gift": anybody,
    "werewolf.steal": steal,
    "werewolf.play-as": steal,
}
"""What a card may do, by the question it is asked."""
