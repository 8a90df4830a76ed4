"""A cup that is run: acts come in, are allowed or refused, and go on the log. The log is the cup: from it the same
state comes again, entry by entry.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from decimal import Decimal
from typing import Any

import msgspec

from duskbell import names
from duskbell.cup.act import Act, check_reason
from duskbell.cup.acts.begin import beginning
from duskbell.cup.acts.match_day import absent
from duskbell.cup.acts.schedule import FARTHEST
from duskbell.cup.draw.sides import dealt
from duskbell.cup.errors import BadCup, NotAllowed
from duskbell.cup.people import CLOCK, Who, check_new
from duskbell.cup.policy import Policy, checked, plain
from duskbell.cup.rights import objection
from duskbell.cup.state import RULES, State
from duskbell.games import find, offered

FORMAT = 1
NEVER = 2 * FARTHEST
"""Later than whatever can be due."""


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """What a cup begins with. `size`: seats of a table; `policy` as plain values; `options`: those of its tables."""

    duskbell_cup: int = FORMAT
    name: str
    game: str
    size: int
    policy: dict[str, Any]
    options: dict[str, Any] = msgspec.field(default_factory=dict)


class Logged(msgspec.Struct, frozen=True):
    """One line of the log: which, when, who did what. `key`: by which whoever asked knows it again, so that what was
    asked twice happens once. `rules`: by which it was judged (`state.RULES`); older logs do not say.
    """

    n: int
    at: int
    who: Who
    act: Act
    key: str = ""
    rules: int = 1


class Cup:
    """A cup: its header, its log, and its `state`. Nothing here knows a clock: every act comes with its time.

    `records`: those of its takes, by table and number, as text, as far as they go along with it.
    """

    def __init__(self, header: Header) -> None:
        """A new cup. Raises `BadCup`, `BadTable` or `BadOption` for what cannot be played."""
        if header.duskbell_cup != FORMAT:
            raise BadCup(
                "the cup has format {format}; this program reads format {known}.",
                says="format",
                format=header.duskbell_cup,
                known=FORMAT,
            )
        if (
            not header.name.strip()
            or len(header.name) > 80
            or any(unicodedata.category(c) == "Cc" for c in header.name)
        ):
            raise _bad_name()
        offered(header.game).read_options(header.size, header.options)
        self.header = header
        self.log: list[Logged] = []
        self.records: dict[tuple[str, int], str] = {}
        self._keys: dict[str, Logged] = {}
        self.state = State(header.name.strip(), header.game, header.size, checked(header.policy))
        _check_sides(header.game, self.state.policy)

    @classmethod
    def new(
        cls,
        name: str,
        policy: Policy,
        game: str = "werewolf",
        size: int = 12,
        options: dict[str, Any] | None = None,
    ) -> Cup:
        """A new cup with this policy; `options` of its tables. Raises as `Cup` does, and where the policy leaves open
        what a side's win or defeat is worth.
        """
        name = names.tidy(name)
        if not names.is_seen(name):
            raise _bad_name()
        check_new(name)
        cup = cls(Header(name=name, game=game, size=size, policy=plain(policy), options=options or {}))
        _check_every_side(cup.header, policy)
        return cup

    def do(self, who: Who, act: Act, at: int, key: str = "") -> Logged:
        """Let somebody do something at a time, in seconds since 1970; what the clock does by itself until then happens
        first. The same `key` from the same person once more returns what happened the first time: another's is another
        request, and nobody can tell by it what somebody has asked. A time before the last is the last's.

        Raises `NotAllowed` for what is not theirs to do, `BadCup` for what cannot be done, with nothing changed by it.
        """
        key = f"{who.asker}/{key}" if key else ""
        if key in self._keys:
            before = self._keys[key]
            if before.act != act or before.who != who:
                raise BadCup("this request was made before, and said something else.", says="said-otherwise")
            return before
        for name in act.new_names():
            check_new(name, at_table=act.at_table)
        now = self.time(at)
        if who.role != "clock":
            self.tick(now)
        return self._do(who, act, now, key)

    def time(self, at: int) -> int:
        """That time, or the last act's if it is earlier: where a clock goes back, nothing is undone by it."""
        return max(at, self.state.at)

    def tick(self, at: int) -> list[Logged]:
        """Let the clock do what is due, each at the moment when it was, whenever it is asked; and return it."""
        now = self.time(at)
        done: list[Logged] = []
        while waiting := [*absent(self.state, now), *beginning(self.state, now)]:
            when, act = min(waiting, key=lambda one: one[0])
            done.append(self._do(CLOCK, act, max(when, self.state.at)))
        return done

    def due(self) -> int | None:
        """When the clock next does something by itself, as things stand; None where it does not."""
        waiting = [*absent(self.state, NEVER), *beginning(self.state, NEVER)]
        return min((when for when, _ in waiting), default=None)

    def objection(self, who: Who, act: Act, at: int) -> str:
        """Why somebody could not do that now, "" if they could: for a page that shows what is open to whom. Whatever
        the clock brings until then does not count.
        """
        try:
            self._check(who, act, self.time(at))
        except (BadCup, NotAllowed) as e:
            return str(e)
        return ""

    def repeat(self, line: Logged) -> None:
        """Let a line of a log happen again, by the rules of its time. Raises `NotAllowed` or `BadCup`."""
        self.state.rules = line.rules
        try:
            self._do(line.who, line.act, line.at, line.key)
        finally:
            self.state.rules = RULES

    def _check(self, who: Who, act: Act, at: int) -> None:
        if why := objection(who, act, self.state):
            raise why
        check_reason(act, who.role)
        act.check(self.state, who, at)

    def _do(self, who: Who, act: Act, at: int, key: str = "") -> Logged:
        self._check(who, act, at)
        act.happen(self.state, who, at)
        self.state.at = at
        logged = Logged(len(self.log) + 1, at, who, act, key, self.state.rules)
        self.log.append(logged)
        if key:
            self._keys[key] = logged
        return logged


def _bad_name() -> BadCup:
    return BadCup("a cup's name has 1 to 80 characters that can be seen.", says="cup-name")


def _by_side(policy: Policy) -> list[tuple[str, Mapping[str, Decimal]]]:
    """The policy's points by side, each with where they stand in the file."""
    return [(f"{key}.{name}", getattr(s, name)) for key, s in policy.scorings for name in ("win", "loss")]


def _check_every_side(header: Header, policy: Policy) -> None:
    """Raise `BadCup` where a side that this cup's tables deal has no points and there are none for all others: one
    forgotten would have 0. Only a new cup is asked: older ones are scored as their policy has been read.
    """
    having = sorted(set(dealt(header.game, header.size, header.options, "sides")))
    for where, points in _by_side(policy):
        if "*" not in points and (unsaid := [side for side in having if side not in points]):
            raise BadCup(
                "the policy's {where} does not say what {side} has: name it, or * for all others.",
                says="side-unsaid",
                where=where,
                side=", ".join(unsaid),
            )


def _check_sides(game: str, policy: Policy) -> None:
    """Raise `BadCup` for points of a side that the game does not have: they would never be given."""
    sides = find(game).sides
    for where, points in _by_side(policy):
        for side in points:
            if side != "*" and sides and side not in sides:
                right = ", ".join(sides)
                raise BadCup(
                    "the policy's {where} names a side {side!r}; {game} has {sides}, and * is all.",
                    says="no-side",
                    where=where,
                    side=side[:40],
                    game=game,
                    sides=right,
                )


def replayed(header: Header, log: Iterable[Logged]) -> Cup:
    """The cup of a log: every act is checked, and happens again, by the rules of its time. Raises `BadCup` naming the
    line that cannot be.
    """
    cup, rules = Cup(header), 1
    for n, line in enumerate(log, 1):
        if line.rules > RULES:
            raise BadCup(
                "line {line} of the cup's log was judged by rules {rules} of Duskbell; this program knows {known}.",
                says="log-rules",
                line=n,
                rules=line.rules,
                known=RULES,
            )
        if line.n != n or line.at < cup.state.at or line.rules < rules:
            raise BadCup("line {line} of the cup's log is out of order.", says="log-order", line=n)
        rules = line.rules
        try:
            cup.repeat(line)
        except (BadCup, NotAllowed) as e:
            raise BadCup("line {line} of the cup's log cannot be: {why}", says="log-line", line=n, why=str(e)) from None
    return cup
