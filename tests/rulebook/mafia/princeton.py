"""Tables of Princeton Mafia for the scenes beside this file, and the steps that nights and days are made of."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from duskbell.games import GAMES
from duskbell.kernel import MODERATOR, Event, Ruling
from duskbell.testing import Scene

KILLER, HEARTS, DIAMONDS, VILLAGER = "killer", "angel_of_hearts", "angel_of_diamonds", "villager"

FIVE = {"Kim": KILLER, "Ann": HEARTS, "Vic": VILLAGER, "Wes": VILLAGER, "Zoe": VILLAGER}
"""One killer, so every answer of the killers is Kim's alone."""
EIGHT = {
    "Kim": KILLER,
    "Vic": VILLAGER,
    "Ann": HEARTS,
    "Wes": VILLAGER,
    "Kit": KILLER,
    "Yan": VILLAGER,
    "Dia": DIAMONDS,
    "Zoe": VILLAGER,
}
"""Two killers and both angels, none beside its fellow."""
TWELVE = {
    "Kim": KILLER,
    "Kit": KILLER,
    "Kay": KILLER,
    "Ann": HEARTS,
    **dict.fromkeys(("Bob", "Cas", "Dov", "Eve", "Vic", "Wes", "Yan", "Zoe"), VILLAGER),
}
"""The text's own example: three killers, one angel, eight villagers."""


def princeton(
    cast: Mapping[str, str] = FIVE, *, moderator: str = "auto", ties: Iterable[str] = (), **options: Any
) -> Scene:
    """A table with these cards; they tell how many killers and angels. `ties`: what chance says of ties."""
    cards = list(cast.values())
    numbers = {"killers": cards.count(KILLER), "angels": cards.count(HEARTS) + cards.count(DIAMONDS)}
    by_chance = not options.get("moderator_deals")
    return Scene(
        "mafia",
        cast,
        deal="mafia.deal" if by_chance else "",
        chance={"mafia.tie": list(ties)},
        options=numbers | options,
        moderator=moderator,
    )


# -- steps ------------------------------------------------------------------------------------------------------------


def point(s: Scene, *whom: str) -> None:
    """The killers point: all at the one named, or each in seat order at the next. If they have agreed, the rounds that
    are left go by.
    """
    asked = [n for n, key in s.open_now().items() if key == "mafia.kill"]
    for n, killer in enumerate(asked):
        s.says(killer, whom[n] if len(whom) > 1 else whom[0], "mafia.kill")
    idle(s)


def idle(s: Scene) -> None:
    """What is asked for show is answered by silence."""
    while shown := [n for n, key in s.open_now().items() if key == "mafia.decoy"]:
        s.silent(shown[0])


def night(s: Scene, victim: str = "pass", **asked: str) -> Scene:
    """A whole night: the killers agree on `victim`; each angel asks about the one given, or is silent."""
    point(s, victim)
    while angel := next((n for n, key in s.open_now().items() if key == "mafia.ask"), None):
        if angel in asked:
            s.says(angel, asked[angel])
        else:
            s.silent(angel)
    return s


def go_on(s: Scene, stage: str) -> Scene:
    """The moderator, who must be asked to, lets the table go on from `stage`."""
    return s.says("moderator", "go-on", f"mafia.pace-{stage}")


def accuse(s: Scene, accuser: str, accused: str, second: str = "") -> Scene:
    """An accusation and, when given, its second; a moderator who is asked goes on to the question for a second."""
    s.says(accuser, accused, "mafia.accuse")
    if "moderator" in s.open_now():
        go_on(s, "reasons")
    return s.says(second, "second", "mafia.second") if second else s


def to_the_vote(s: Scene, accuser: str, accused: str, second: str) -> Scene:
    """An accusation, its second, defence and comments."""
    accuse(s, accuser, accused, second)
    if "moderator" in s.open_now():
        go_on(go_on(s, "defence"), "comments")
    return s


def vote(s: Scene, *guilty: str) -> Scene:
    """All who are asked vote: the named for conviction, the others not."""
    assert set(s.open_now().values()) == {"mafia.vote"}, s.open_now()
    assert set(guilty) <= set(s.open_now()), f"{guilty} do not all vote: {s.open_now()}"
    return s.all_say("innocent", **dict.fromkeys(guilty, "guilty"))


def trial(s: Scene, accuser: str, accused: str, second: str, guilty: Iterable[str]) -> Scene:
    """A whole trial."""
    return vote(to_the_vote(s, accuser, accused, second), *guilty)


def close(s: Scene) -> Scene:
    """Nobody has anything to accuse anybody of."""
    assert set(s.open_now().values()) == {"mafia.accuse"}, s.open_now()
    return s.all_say("pass")


def a_day_of_eight(s: Scene) -> Iterator[str]:
    """The stages of a first day on which Vic is dead and Ann accuses Wes in vain, up to the second night: each is over
    when the next is asked for.
    """
    steps: tuple[Callable[[], Scene], ...] = (
        lambda: go_on(s, "discussion"),
        lambda: s.says("Ann", "Wes"),
        lambda: go_on(s, "reasons"),
        lambda: s.says("Zoe", "second"),
        lambda: go_on(s, "defence"),
        lambda: go_on(s, "comments"),
        lambda: s.all_say("innocent"),
        lambda: s.says("moderator", "close"),
    )
    for step in steps:
        yield stage(s)
        step()
    yield stage(s)


def expel(s: Scene, who: str) -> Scene:
    return penalise(s, who, "expel")


def penalise(s: Scene, who: str, penalty: str) -> Scene:
    s.play.rule(Ruling("penalty", "it was enough", seat=s.no(who), penalty=penalty))
    return s


# -- what is so -------------------------------------------------------------------------------------------------------


def living(s: Scene) -> list[str]:
    return [n for n in s.names if s[n].alive]


def stage(s: Scene) -> str:
    t = s.play.table
    return f"{t.phase} {t.day} {t.stage}".rstrip()


def speakers(s: Scene, channel: str = "public") -> list[str]:
    """Who may speak on a channel now."""
    return [n for n in s.names if any(c.id == channel for c in s.play.channels(s.no(n)))]


def witnesses(s: Scene, kind: type[Event]) -> list[str]:
    """Who has seen the last event of this kind: seats by name, and "public" when everybody has."""
    last = next(e for e in reversed(s.play.table.log) if type(e.event) is kind)
    return ["public"] if last.public else [s.names[n] for n in last.seers(len(s.names))]


def known(s: Scene, who: str | None) -> dict[str, str]:
    """Whose cards `who` (None: the public) knows."""
    viewer = None if who is None else MODERATOR if who == "moderator" else s.no(who)
    seats = s.play.view(viewer).table.seats
    return {n: seat.role.id for n, seat in zip(s.names, seats, strict=True) if seat.role is not None}


def won(s: Scene) -> tuple[list[str], str]:
    """Who has won, by name, and why."""
    outcome = s.play.outcome
    assert outcome is not None, f"nobody has won; open are {s.open_now()}"
    return [s.names[n] for n in outcome.winners], outcome.reason


def rules_read(players: int, **options: Any) -> Any:
    """The options of a table; raises what a host would be told."""
    return GAMES["mafia"].read_options(players, options)
