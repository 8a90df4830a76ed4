"""Whom a plain Clocktower bot names at night, for each character that names somebody."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType

from duskbell.bots.clocktower.reads import Reads
from duskbell.games.clocktower.character import DEMON
from duskbell.games.clocktower.characters import CHARACTERS
from duskbell.games.clocktower.sayings import ONCE

LEARNS_ON = frozenset(
    {"empath", "fortuneteller", "undertaker", "dreamer", "oracle", "flowergirl", "towncrier", "savant", "mathematician"}
    | {"chambermaid", "gambler", "gossip", "exorcist", "innkeeper"}
)
"""Characters that are worth killing, poisoning and shielding, for they learn more every night."""
SHRUGS = frozenset({"soldier", "ravenkeeper", "sage", "sweetheart", "klutz", "fool", "sailor", "goon"})
"""Characters that a Demon leaves alone."""
DEMONS = tuple([id for id, c in CHARACTERS.items() if c.kind == DEMON])
MANY, FEW = 6, 5
"""With more alive a Po waits for three; with so few an Assassin does not wait."""
STABS_FROM = 3
PASS_ON = 0.45
"""So likely the Demon to all others, and it passes on to a Minion."""


def worth(reads: Reads, n: int) -> float:
    """How much a seat is worth to the good, for all that is known: trusted, and learning."""
    claim = reads.notes.claims.get(n, "")
    return (1.0 if claim in LEARNS_ON else 0.4 if claim and claim not in ONCE else 0.2) - reads.evil[n]


def strike(reads: Reads, among: list[int], rng: Random) -> int:
    """The Demon: who is worth most, none of its own, and nobody it cannot kill; itself, when it is as good as found."""
    me: int = reads.me.no
    t = reads.t
    mates = [n for n in reads.team - {me} if t.seats[n].alive]
    suicidal = reads.me.role is not None and reads.me.role.id == "imp"
    if suicidal and me in among and reads.demon[me] > PASS_ON and (mates or len(t.seats) < 7) and len(t.living) > 3:
        return me
    free = [n for n in among if t.seats[n].alive and n not in reads.team]
    victims = [n for n in free if reads.notes.claims.get(n) not in SHRUGS] or free
    victims = victims or [n for n in among if t.seats[n].alive and n != me]  # nobody else is left: two of them win
    vain = [n for _, role, whom in reads.notes.picks if role in DEMONS for n in whom]
    return max(victims or among, key=lambda n: worth(reads, n) - vain.count(n) + 0.5 * rng.random())


def poison(reads: Reads, among: list[int], rng: Random) -> int:
    """The Poisoner: somebody alive who learns something, and none of its own."""
    prey = [n for n in among if reads.t.seats[n].alive and n not in reads.team]
    return max(prey or among, key=lambda n: worth(reads, n) + rng.random())


def shield(reads: Reads, among: list[int], rng: Random) -> int:
    """The Monk: whom the Demon would like best."""
    living = [n for n in among if reads.t.seats[n].alive]
    return max(living or among, key=lambda n: worth(reads, n) + 0.3 * rng.random())


def serve(reads: Reads, among: list[int], rng: Random) -> int:
    """The Butler: somebody alive who is trusted."""
    living = [n for n in among if reads.t.seats[n].alive]
    return min(living or among, key=lambda n: reads.evil[n] + 0.1 * rng.random())


def raise_one(reads: Reads, among: list[int], rng: Random) -> int:
    """The Ravenkeeper: the most suspect, alive if possible."""
    living = [n for n in among if reads.t.seats[n].alive and n != reads.me.no]
    return max(living or among, key=lambda n: reads.blame[n])


def search(role: str) -> Callable[[Reads, list[int], Random], int]:
    """Who looks for somebody night after night as this: the most suspect of the living that it has named least."""

    def find(reads: Reads, among: list[int], rng: Random) -> int:
        named = [n for _, of, whom in reads.notes.picks if of == role for n in whom]
        living = [n for n in among if reads.t.seats[n].alive and n != reads.me.no]
        return max(living or among, key=lambda n: reads.blame[n] - named.count(n))

    return find


def ask_about(reads: Reads, among: list[int], rng: Random) -> list[int]:
    """The Fortune Teller: the two most suspect of those it knows least of, but never the two of last night again."""
    pairs = [whom for _, role, whom in reads.notes.picks if role == "fortuneteller"]
    asked = [n for whom in pairs for n in whom]
    living = [n for n in among if reads.t.seats[n].alive and n != reads.me.no]
    order = sorted(living, key=lambda n: reads.demon[n] - 0.05 * asked.count(n) + 0.05 * rng.random(), reverse=True)
    order += [n for n in among if n not in order]
    again = bool(pairs) and {*order[:2]} == {*pairs[-1]}
    return [order[0], order[2]] if again and len(order) > 2 else order[:2]


def plead(reads: Reads, among: list[int], rng: Random) -> int:
    """The Devil's Advocate: the Demon, if it may, else one of its own, else anybody."""
    mine = [n for n in among if n in reads.demons] or [n for n in among if n in reads.team]
    return rng.choice(mine or among)


def devour(reads: Reads, among: list[int], rng: Random) -> list[int]:
    """The Shabaloth: the two that a Demon would choose first."""
    return prey(reads, among, rng, 2)


def ravage(reads: Reads, among: list[int], rng: Random) -> list[int]:
    """The Po, full of power: the three that a Demon would choose first."""
    return prey(reads, among, rng, 3)


def prey(reads: Reads, among: list[int], rng: Random, many: int) -> list[int]:
    """So many as a Demon would choose, one after the other."""
    found: list[int] = []
    for _ in range(many):
        found.append(strike(reads, [n for n in among if n not in found], rng))
    return found


def storm(reads: Reads, among: list[int], rng: Random) -> list[int]:
    """The Po on a night for one: nobody, while there are enough left for three on the next."""
    return [] if len(reads.t.living) > MANY else [strike(reads, among, rng)]


def stab(reads: Reads, among: list[int], rng: Random) -> list[int]:
    """The Assassin: from the third night on, or when few are left, whom a Demon would like best, shielded or not."""
    t = reads.t
    if t.day < STABS_FROM and len(t.living) > FEW:
        return []
    others = [n for n in among if t.seats[n].alive and n not in reads.team]
    return [max(others, key=lambda n: worth(reads, n) + 0.3 * rng.random())] if others else []


def watch(reads: Reads, among: list[int], rng: Random) -> list[int]:
    """The Chambermaid: the two most suspect."""
    return sorted(among, key=lambda n: reads.blame[n] + 0.05 * rng.random())[-2:]


def compare(reads: Reads, among: list[int], rng: Random) -> list[int]:
    """The Seamstress: once something is claimed, the most trusted beside the most suspect."""
    living = [n for n in among if reads.t.seats[n].alive]
    if reads.t.day < 2 or len(living) < 2:
        return []
    order = sorted(living, key=lambda n: reads.evil[n] + 0.05 * rng.random())
    return [order[0], order[-1]]


NAMES_ONE: Mapping[str, Callable[[Reads, list[int], Random], int]] = MappingProxyType(
    {
        **dict.fromkeys(DEMONS, strike),
        "poisoner": poison,
        "monk": shield,
        "butler": serve,
        "ravenkeeper": raise_one,
        "sailor": serve,
        "exorcist": raise_one,
        "lycanthrope": raise_one,
        "snakecharmer": search("snakecharmer"),
        "cerenovus": poison,
        "witch": poison,
        "godfather": strike,
        "devilsadvocate": plead,
        "gambler": search("gambler"),
        "dreamer": search("dreamer"),
    }
)
"""By the character that names a player."""
