"""What statements of Sects & Violets and of Bad Moon Rising mean in the worlds that a plain Clocktower bot weighs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from duskbell.bots.clocktower.facts import Truth, bits, is_a, is_evil_role
from duskbell.bots.clocktower.notes import Notes, Tell
from duskbell.games.clocktower.character import DEMON

Claims = Mapping[int, str]


def clockmaker(tell: Tell, notes: Notes, claims: Claims, players: int) -> Truth:
    """How far the Demon is from the nearest of the others who are evil."""

    def near(demon: int, evil: int) -> bool:
        steps = [
            min((demon - n) % players, (n - demon) % players) for n in range(players) if evil >> n & 1 and n != demon
        ]
        return bool(steps) and min(steps) == tell.number

    return near


def dreamer(tell: Tell, notes: Notes, claims: Claims, players: int) -> Truth:
    """Somebody is one of two: the good one it says it is, or the evil one."""
    who = tell.about[0]
    said = claims.get(who, tell.shown)
    demonic = is_a(DEMON, tell.other)

    def either(demon: int, evil: int) -> bool:
        if evil >> who & 1:
            return demonic == (demon == who)
        return said == tell.shown

    return either


def oracle(tell: Tell, notes: Notes, claims: Claims, players: int) -> Truth:
    """How many of those who were dead on that night are evil."""
    dead = bits(range(players)) & ~bits(notes.lived.get(tell.day, range(players)))
    return lambda demon, evil: (evil & dead).bit_count() == tell.number


def flowergirl(tell: Tell, notes: Notes, claims: Claims, players: int) -> Truth:
    """Whether the Demon's hand was up the day before."""
    up = bits(notes.hands.get(tell.day - 1, ()))
    return lambda demon, evil: bool(up >> demon & 1) == (tell.form == "heard-yes")


def towncrier(tell: Tell, notes: Notes, claims: Claims, players: int) -> Truth:
    """Whether one of the evil who is not the Demon nominated the day before."""
    named = bits(notes.nominators.get(tell.day - 1, ()))
    return lambda demon, evil: bool(named & evil & ~(1 << demon)) == (tell.form == "heard-yes")


def seamstress(tell: Tell, notes: Notes, claims: Claims, players: int) -> Truth:
    """Whether two are of one side."""
    return alike(tell.about[0], tell.about[1], tell.form == "yes")


def alike(a: int, b: int, so: bool) -> Truth:
    """Whether it is so that two are of one side."""
    return lambda demon, evil: ((evil >> a ^ evil >> b) & 1 == 0) == so


def juggler(tell: Tell, notes: Notes, claims: Claims, players: int) -> Truth:
    """How many guesses of the day before were right."""
    guesses = notes.guesses.get((tell.seat, tell.day - 1), [])

    def hits(demon: int, evil: int) -> bool:
        return sum(is_it(n, role, claims, demon, evil) for n, role in guesses) == tell.number

    return hits


def is_it(n: int, role: str, claims: Claims, demon: int, evil: int) -> bool:
    """Whether a seat is this character, as far as a world says: the good are what they claim."""
    if is_a(DEMON, role):
        return n == demon
    if is_evil_role(role):
        return n != demon and bool(evil >> n & 1)
    return not evil >> n & 1 and claims.get(n) == role


def sage(tell: Tell, notes: Notes, claims: Claims, players: int) -> Truth:
    """One of two is the Demon that killed it, or was: who is the Demon now may have become it since."""
    two = bits(tell.about)
    return lambda demon, evil: bool(two & evil)


def artist(tell: Tell, notes: Notes, claims: Claims, players: int) -> Truth:
    """What was asked is so, or is not."""
    asked = claim(tell.claims[0], claims, players)
    return lambda demon, evil: asked(demon, evil) == (tell.form == "answer-yes")


def savant(tell: Tell, notes: Notes, claims: Claims, players: int) -> Truth:
    """One of two is so, and the other not."""
    one, other = (claim(said, claims, players) for said in tell.claims)
    return lambda demon, evil: one(demon, evil) != other(demon, evil)


def grandmother(tell: Tell, notes: Notes, claims: Claims, players: int) -> Truth:
    """Somebody is good, and this."""
    return lambda demon, evil: is_it(tell.about[0], tell.shown, claims, demon, evil)


def claim(said: str, claims: Claims, players: int) -> Truth:
    """Whether a claim is so; of who is in play a world says what the good claim."""
    topic, *about = said.split(">")
    seats = [int(x[1:]) for x in about if x.startswith("#")]
    if topic == "evil":
        return lambda demon, evil: bool(evil >> seats[0] & 1)
    if topic == "demon":
        return lambda demon, evil: demon in seats
    if topic == "alike":
        return alike(seats[0], seats[1], True)
    if topic == "is":
        return lambda demon, evil: is_it(seats[0], about[0], claims, demon, evil)
    if topic == "beside":
        beside = [(n - 1) % players for n in range(players)], [(n + 1) % players for n in range(players)]
        return lambda demon, evil: any(evil >> side[demon] & 1 for side in beside)
    if topic == "in-play":
        return lambda demon, evil: any(is_it(n, about[0], claims, demon, evil) for n in range(players))
    return lambda demon, evil: True


READINGS: Mapping[str, Callable[[Tell, Notes, Claims, int], Truth]] = MappingProxyType(
    {
        "clockmaker": clockmaker,
        "dreamer": dreamer,
        "oracle": oracle,
        "flowergirl": flowergirl,
        "towncrier": towncrier,
        "seamstress": seamstress,
        "juggler": juggler,
        "sage": sage,
        "artist": artist,
        "savant": savant,
        "grandmother": grandmother,
        "snakecharmer": lambda tell, notes, claims, players: lambda demon, evil: demon != tell.about[0],
        **dict.fromkeys(("harlot", "beggar"), lambda tell, notes, claims, players: lambda demon, evil: True),
        "chambermaid": lambda tell, notes, claims, players: lambda demon, evil: True,  # of who wakes it says nothing
    }
)
"""By whom it was told."""
