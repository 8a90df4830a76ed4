"""Tables of Werewolf under cup rules for the scenes beside this file, and the steps that nights and days are made of.

People are their numbers: "1" to "12". Wolves are 1 to 4, seer 5, witch 6, hunter 7, guard 8, villagers 9 to 12, unless
a scene says otherwise.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from duskbell.games.werewolf.events import Died
from duskbell.kernel import SILENCE, Ask, Ruling
from duskbell.testing import Scene

TWELVE = "wolf*4 seer witch hunter guard villager*4"
"""预女猎守."""
SIX = "wolf*2 seer witch villager*2"
COUNTDOWN = "werewolf.pace-withdrawal"


class Cup(Scene):
    """A scene in which the referee's lots, unless told otherwise, fall on the lowest number and go forward."""

    def _chance(self, ask: Ask[Any]) -> str:
        if ask.key in ("werewolf.first", "werewolf.way", "werewolf.numbers") and not self.told.get(ask.key):
            return ask.default
        return super()._chance(ask)

    def says(self, who: str, what: str, key: str = "") -> Cup:
        """Going on is what somebody does, too, who is asked for show, and what a referee does who has nothing to
        declare; passing, what a referee does whose countdown goes by.
        """
        asked = self.play.open.get(self.no(who))
        if asked is not None and what in ("go-on", "pass") and what not in asked.options:
            if asked.key == "werewolf.decoy":
                return self.silent(who)
            what = asked.options[0] if len(asked.options) == 1 else what
        super().says(who, what, key)
        return self

    def all_say(self, what: str, *but: str, **others: str) -> Cup:
        for name in [n for n in self.open_now() if n not in but]:
            self.says(name, others.get(name, what))
        return self

    def silent(self, *who: str) -> Cup:
        super().silent(*who)
        return self


def cards(text: str) -> list[str]:
    """Cards in seat order from words such as "wolf*2 seer"."""
    return [name for word in text.split() for name, _, n in [word.partition("*")] for _ in range(int(n or 1))]


def cup(cast: str = TWELVE, *, moderator: str = "ask", lots: Iterable[str] = (), **options: Any) -> Cup:
    """A table with these cards in seat order, on a board of one's own. `lots`: who begins where the referee decides."""
    dealt = cards(cast)
    return Cup(
        "werewolf",
        {str(n): card for n, card in enumerate(dealt, 1)},
        deal="werewolf.deal",
        chance={"werewolf.first": list(lots)},
        options={"board": "free", "cast": " ".join(dealt)} | options,
        moderator=moderator,
    )


# -- steps ------------------------------------------------------------------------------------------------------------

NOTHING = {"werewolf.swap": "", "werewolf.bargain": "trade", "werewolf.pipe": ""}
NOTHING |= dict.fromkeys([f"werewolf.{key}" for key in ("dance", "love", "model", "idol", "mimic")], SILENCE)
"""How those decline who cannot pass."""
KEYS = {"kill": ("werewolf.point", "werewolf.kill"), "witch": ("werewolf.witch",)}


def night(s: Cup, **deeds: str) -> Cup:
    """A whole night, or what is left of it. `deeds`: kill="9", guard="9", witch="antidote", check="1", or one after the
    other witch="antidote then 9"; the others decline.
    """
    by_key = {key: what for deed, what in deeds.items() for key in KEYS.get(deed, (f"werewolf.{deed}",))}
    while s.play.table.phase == "night" and not s.play.over:
        for who, key in s.open_now().items():
            if who in s.open_now():
                said, _, then = by_key.get(key, NOTHING.get(key, "pass")).partition(" then ")
                if then:
                    by_key[key] = then
                does(s, who, said)
    return s


def does(s: Cup, who: str, said: str) -> None:
    """Somebody who is asked at night answers, or lets the time go by; the referee goes on."""
    if said == SILENCE:
        s.silent(who)
    else:
        s.says(who, "go-on" if who == "moderator" else said)


def to(s: Cup, step: str) -> Cup:
    """The first part of a night, up to the call of `step`; nobody does anything."""
    while stage(s).split()[-1] != step:
        for who in s.open_now():
            if who in s.open_now():
                does(s, who, NOTHING.get(s.open_now()[who], "pass"))
    return s


def sign_up(s: Cup, *who: str) -> Cup:
    """Who runs for sheriff."""
    assert set(s.open_now().values()) == {"werewolf.run"}, s.open_now()
    return all_of(s, "stay", **dict.fromkeys(who, "run"))


def all_of(s: Cup, what: str, **others: str) -> Cup:
    """All who are asked now answer: alike, but for `others`."""
    s.all_say(what, **others)
    return s


def go_on(s: Cup, times: int = 1) -> Cup:
    """The referee lets the table go on; or who is asked for show answers."""
    for _ in range(times):
        s.says(idle(s) or "moderator", "go-on")
    return s


def idle(s: Cup) -> str:
    """Who alone is asked, and for show; "" when nobody is."""
    asked = s.open_now()
    return next(iter(asked)) if list(asked.values()) == ["werewolf.decoy"] else ""


def through(s: Cup) -> Cup:
    """On, for as long as only the referee is waited for, or somebody who is asked for show; up to the countdown in
    which candidates may withdraw.
    """
    while s.open_now() != {"moderator": COUNTDOWN} and (s.open_now().keys() == {"moderator"} or idle(s)):
        go_on(s)
    return s


def takes(s: Cup, who: str, what: str) -> Cup:
    """Somebody does what may be done at any time."""
    offer = next((a for a in s.play.offers.get(s.no(who), []) if what in a.options), None)
    assert offer is not None, f"{who} is not offered {what}; offered are {offered(s)}"
    s.play.answer(s.no(who), what, ask=offer)
    return s


def offered(s: Cup, what: str = "") -> list[str]:
    """Who may do something at any time now, of all things or of one."""
    return [
        name
        for name in s.names
        if any(a.key != "werewolf.done" and (not what or what in a.options) for a in s.play.offers.get(s.no(name), []))
    ]


def no_sheriff(s: Cup) -> Cup:
    """Nobody runs."""
    return sign_up(s)


def to_the_vote(s: Cup, order: str = "forward", named: str = "") -> Cup:
    """From the announcement on: words, the sheriff's order, speeches, recommendation."""
    while not any(key.startswith("werewolf.vote") for key in s.open_now().values()) and not s.play.over:
        who, key = next(iter(s.open_now().items()))
        s.says(who, {"werewolf.order": order, "werewolf.recommend": named, "werewolf.draw": "no"}.get(key, "go-on"))
    return s


def vote(s: Cup, **ballots: str) -> Cup:
    """All who are asked vote: `_9="1"` is 9's ballot; `all="3"` everybody else's; else they abstain."""
    assert {k.rsplit("-", 1)[0] for k in s.open_now().values()} == {"werewolf.vote"}, s.open_now()
    rest = ballots.pop("all", "pass")
    return all_of(s, rest, **{who.lstrip("_"): target for who, target in ballots.items()})


def day(s: Cup, exile: str = "", **kw: str) -> Cup:
    """A whole day in which everybody votes alike, with the farewell of who is exiled."""
    to_the_vote(s, **kw)
    if not s.play.over:
        vote(s, all=exile or "pass")
    return leave(s)


def leave(s: Cup) -> Cup:
    """The farewells go by; nobody shoots, a badge is torn."""
    while not s.play.over and (stage(s).startswith("dawn") or "farewell" in stage(s)):
        who, key = next(iter(s.open_now().items()))
        if key == "werewolf.kidnap" and "declare" in s.options("moderator"):
            break
        s.says(who, {"werewolf.draw": "no", "werewolf.badge": "pass"}.get(key, "go-on"))
    return s


def penalise(s: Cup, who: str, penalty: str) -> Cup:
    s.play.rule(Ruling("penalty", "it was enough", seat=s.no(who), penalty=penalty))
    return s


def changes_nothing(s: Cup, who: str, penalty: str) -> bool:
    """Whether a penalty leaves the table as it was: who lives, what is asked, and where it stands."""
    before = (s.open_now(), stage(s), living(s))
    penalise(s, who, penalty)
    return (s.open_now(), stage(s), living(s)) == before


def talking(s: Cup, **deeds: str) -> Cup:
    """The first speech of the first day after a night with these deeds; nobody is sheriff, the dead have left."""
    no_sheriff(night(s, **deeds))
    while stage(s) != "speeches 1 speeches":
        go_on(s)
    return s


def ten_speaks() -> Cup:
    """The first speech of the first day, nobody is sheriff; 9 has died and left, 11 comes next."""
    return talking(cup(lots=["10"]), kill="9")


def peaceful(s: Cup, **deeds: str) -> Cup:
    """The second night, after a first one with these deeds and a day on which nobody was exiled; nobody is sheriff."""
    return day(no_sheriff(night(s, **deeds)))


def counting_down(s: Cup) -> list[str]:
    """Who may withdraw while the countdown runs."""
    assert s.open_now() == {"moderator": COUNTDOWN}, s.open_now()
    return offered(s, "withdraw")


# -- what is so -------------------------------------------------------------------------------------------------------


def stage(s: Cup) -> str:
    """Such as "night 1 witch"."""
    t = s.play.table
    return f"{t.phase} {t.day} {t.stage}".rstrip()


def numbers(seats: Iterable[int]) -> list[str]:
    """Seats as people call them."""
    return [str(n + 1) for n in seats]


def living(s: Cup) -> list[str]:
    return [n for n in s.names if s[n].alive]


def dead(s: Cup) -> dict[str, str]:
    """Who died of what, in order."""
    return {str(d.seat + 1): d.cause for d in s.sees("moderator", Died)}


def speakers(s: Cup, channel: str = "public") -> list[str]:
    """Who may speak on a channel now."""
    return [n for n in s.names if any(c.id == channel for c in s.play.channels(s.no(n)))]


def sheriff(s: Cup) -> str:
    """The sheriff's number, or ""."""
    n = s.play.table.sheriff
    return "" if n < 0 else str(n + 1)


def won(s: Cup) -> tuple[str, str]:
    """Which side has won, and why."""
    outcome = s.play.outcome
    assert outcome is not None, f"nobody has won; open are {s.open_now()}"
    return outcome.teams[0] if outcome.teams else "", outcome.reason.removeprefix("werewolf.")


def who_sees(s: Cup, kind: type[Any]) -> list[str]:
    """Who has seen the last event of this kind: by number, "public" when everybody has."""
    last = next(e for e in reversed(s.play.table.log) if type(e.event) is kind)
    return ["public"] if last.public else [s.names[n] for n in last.seers(len(s.names))]
