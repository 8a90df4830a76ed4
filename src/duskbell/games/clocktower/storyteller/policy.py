"""The program's choices. It looks at the Grimoire alone: never at talk, at a player's clock or past.

Whose ability does not work is told what would be true in a world that it can still believe in (`worlds`); so lies hold
together over nights, and what is told hardly says whether it is one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from duskbell.games.clocktower.ability import Ability
from duskbell.games.clocktower.character import OUTSIDER, TOWNSFOLK
from duskbell.games.clocktower.claims import OWN_WORDS, meaning
from duskbell.games.clocktower.formula import weigh
from duskbell.games.clocktower.lawful import REGISTERS, TRUE, Statement
from duskbell.games.clocktower.look import PlainLook
from duskbell.games.clocktower.storyteller.worlds import believed, natural, tell_in_a_world
from duskbell.games.clocktower.storytellers import Policy
from duskbell.games.clocktower.table import ClocktowerTable
from duskbell.kernel import PASS, Ask

if TYPE_CHECKING:
    from random import Random

BY_A_PERSON = frozenset({"myself", OWN_WORDS})
"""What only a person can mean: to answer when they like, and in their own words."""
RHO = 0.3
"""How often somebody registers as what they are not, where they may."""
OWN_HERRING = 0.25
"""How likely a Fortune Teller is its own red herring, against any other good player."""
ANYTHING = frozenset(
    {"disguise", "heir", "grimoire", "reminder", "twin", "seems-evil", "seems-outsider", "outsiders"}
    | {"fooled-minions", "fooled-bluffs", "traveller-side", "apprentice", "barista", "deviant"}
)
"""Questions that it answers by chance, each answer alike."""
SELDOM, SPARED = 1 / 6, 1 / 3
"""How often a Tinker dies of a night; how often who is executed lives where a Pacifist does."""
STAYS, ENOUGH = 1 / 3, 1 / 2
"""How often a Mayor that might live dies; how often a Storyteller who alone nominates stops where that is lawful."""


def decide(t: ClocktowerTable, ask: Ask[Any], rng: Random) -> str | None:
    """The program's answer to a question for the Storyteller; None where silence says what the rules decide."""
    if not is_free(ask):
        return None
    own = OWN.get(ask.key.removeprefix("clocktower."))
    return ask.sample(rng) if own is None else own(t, ask, rng)


def is_free(ask: Ask[Any]) -> bool:
    """Whether a question to the Storyteller is one that the rules leave to whoever is it."""
    kind = ask.key.removeprefix("clocktower.")
    return kind.startswith("bag-") or kind in ANYTHING or kind in OWN


def _registers(t: ClocktowerTable, ask: Ask[Any], rng: Random) -> str:
    """What is so comes first."""
    return ask.options[rng.random() < RHO]


def _one_of(t: ClocktowerTable, ask: Ask[Any], rng: Random) -> str:
    """Each alike; but who only seems to be one of them seldom."""
    if not ask.notes:
        return ask.sample(rng)
    odd, true = (
        [o for o, why in zip(ask.options, ask.notes, strict=True) if (why == REGISTERS) == so] for so in (1, 0)
    )
    return rng.choice(odd if odd and (not true or rng.random() < RHO) else true)


def _scissors(t: ClocktowerTable, ask: Ask[Any], rng: Random) -> str:
    """A Demon in truth: who only seems one would learn of it, and change much."""
    demons = [o for o in ask.options if t.by_token[o] in t.demons]
    return rng.choice(demons) if ask.notes else ask.sample(rng)


def _herring(t: ClocktowerTable, ask: Ask[Any], rng: Random) -> str:
    """Good players alike, the Fortune Teller itself a quarter as likely."""
    weights = [OWN_HERRING if o == f"#{ask.about[0]}" else 1.0 for o in ask.options]
    return rng.choices(ask.options, weights)[0]


def _deaths(t: ClocktowerTable, ask: Ask[Any], rng: Random) -> str:
    """One of those who live, but no Demon."""
    return rng.choice([o for o in ask.options if t.by_token[o] not in t.demons] or [""])


def _tell(t: ClocktowerTable, ask: Ask[Any], rng: Random) -> str:
    """Who is healthy is told what is so, as a person draws it; now and then somebody registers falsely."""
    seat, role, *chosen = ask.about
    my = Ability(t, t.seats[seat], t.character(role))
    lawful: dict[Statement, str] = {tuple(o.split(">")): why for o, why in zip(ask.options, ask.notes, strict=True)}
    if my.works and not my.must_lie:
        true = [said for said, why in lawful.items() if why == TRUE]
        odd = [said for said, why in lawful.items() if why == REGISTERS]
        said = natural(t, rng, odd if odd and (not true or rng.random() < RHO) else true)
    else:
        said = tell_in_a_world(my, [t.by_token[c] for c in chosen], lawful, rng)
    return ">".join(said)


def _claim(t: ClocktowerTable, ask: Ask[Any], rng: Random) -> str:
    """What somebody hears on a visit, of others; whose ability does not work hears what is so, or not, in a world that
    it can believe in.
    """
    seat, role = ask.about[:2]
    my = Ability(t, t.seats[seat], t.character(role))
    free = not my.works and not my.must_lie
    noted = zip(ask.options, ask.notes, strict=True)
    true = [o for o, why in noted if why not in ("", REGISTERS) and my.seat.token not in o.split(">")]
    world = believed(my) if free else None
    if world is not None:
        look, wanted = PlainLook(world), OWN_WORDS in ask.options  # the first of the two is so
        true = [o for o in true if weigh(meaning(world, o, 0), look).fact == wanted] or true
    topics: dict[str, list[str]] = {}
    for claim in true or list(ask.options):
        topics.setdefault(claim.partition(">")[0], []).append(claim)
    return rng.choice(rng.choice(list(topics.values())))


def _bounce(t: ClocktowerTable, ask: Ask[Any], rng: Random) -> str:
    """Himself one time in three; else the living but the Demons, all alike."""
    others = [s.token for s in t.alive if s not in t.demons and s.token != f"#{ask.about[0]}"]
    return f"#{ask.about[0]}" if rng.random() < STAYS or not others else rng.choice(others)


def _bluffs(t: ClocktowerTable, ask: Ask[Any], rng: Random) -> str:
    """Two Townsfolk and an Outsider, and nothing that nobody could claim to be, as far as there are any."""
    town, out = (
        [o for o in ask.options if t.character(o).kind == kind and not t.character(o).hidden]
        for kind in (TOWNSFOLK, OUTSIDER)
    )
    wanted = min(3, len(ask.options))
    towns = min(wanted - min(1, len(out)), len(town))
    shown = [*rng.sample(town, towns), *rng.sample(out, min(wanted - towns, len(out)))]
    shown += [o for o in ask.options if o not in shown][: wanted - len(shown)]
    return ",".join(o for o in ask.options if o in shown)


def _answers(t: ClocktowerTable, ask: Ask[Any], rng: Random) -> str:
    """At once: nobody is there to answer later."""
    return rng.choice([o for o in ask.options if o not in BY_A_PERSON])


def _seldom(t: ClocktowerTable, ask: Ask[Any], rng: Random) -> str:
    """What need not happen does one time in six."""
    return ask.options[rng.random() < SELDOM]


def _third(t: ClocktowerTable, ask: Ask[Any], rng: Random) -> str:
    """What need not happen, where it may, does one time in three."""
    return ask.options[-1] if rng.random() < SPARED else ask.options[0]


def _presides(t: ClocktowerTable, ask: Ask[Any], rng: Random) -> str:
    """Anybody; when it is enough, one time in two no more."""
    free = [o for o in ask.options if o != PASS]
    enough = PASS in ask.options and (rng.random() < ENOUGH or not free)
    return PASS if enough else rng.choice(free)


def _some(t: ClocktowerTable, ask: Ask[Any], rng: Random) -> str:
    """One time in three everybody, else nobody."""
    return ",".join(ask.options) if rng.random() < SPARED else ""


def _victim(t: ClocktowerTable, ask: Ask[Any], rng: Random) -> str:
    """Somebody who lives, but no Demon where there is anybody else."""
    return rng.choice([o for o in ask.options if t.by_token[o] not in t.demons] or list(ask.options))


def _comes_up(t: ClocktowerTable, ask: Ask[Any], rng: Random) -> str:
    """Mostly nobody."""
    return rng.choice(ask.options[1:]) if rng.random() < SPARED else ask.options[0]


def _shown(t: ClocktowerTable, ask: Ask[Any], rng: Random) -> str:
    """As many as may well be in play."""
    return ",".join(sorted(rng.sample(ask.options, min(len(ask.options), rng.randint(0, 3))), key=ask.options.index))


OWN: dict[str, Policy] = {
    "spared": _some,
    "scapegoat": _third,
    "harlot-dies": _third,
    "presides": _presides,
    "tinker": _seldom,
    "gossip-kills": _victim,
    "comes-up": _comes_up,
    "outsiders-shown": _shown,
    "answers": _answers,
    "claim": _claim,
    "tell": _tell,
    "registers": _registers,
    "side": _one_of,
    "drunk": _one_of,
    "drunk-instead": _one_of,
    "barber": _scissors,
    "doom": _one_of,
    "red-herring": _herring,
    "bounce": _bounce,
    "deaths": _deaths,
    "bluffs": _bluffs,
}
"""Questions that it weighs."""
