"""Which kind of bot sits where: one kind for all, or by seat, role, team or share of the seats."""

from __future__ import annotations

import re
from collections.abc import Mapping
from random import Random
from typing import Any, NamedTuple

from duskbell.arena.outside import is_outside, load
from duskbell.bots import KINDS, BadBot, Bot, make
from duskbell.games import GAMES, find
from duskbell.kernel.ask import quote
from duskbell.kernel.table import Table

REST = "plain"
"""Who plays where nobody is named, if somebody is named elsewhere."""
_PART = re.compile(r"(?:([\w.%-]+)=)?(.*)", re.DOTALL)
_SEATS = re.compile(r"(\d+)(?:-(\d+))?")
_SHARE = re.compile(r"(\d+)%")
HOW = "such as plain, 3=mine:Bot, 25%=mine:Bot or a role's or team's name before the ="


class Seating(NamedTuple):
    """`text` as it was given: parts joined by commas, `WHO=KIND` or, once, `KIND` for the rest. WHO is a seat from 1
    ("3", "3-5"), a role, a team, or a share of the seats ("25%"), which are drawn for each table. A seat goes before a
    role, a role before a team, a team before a share. Outside bots are named as `duskbell.arena.outside` says.
    """

    text: str
    rest: str
    seats: dict[int, str]
    cards: dict[str, str]
    """By role and by team."""
    shares: tuple[tuple[int, str], ...]

    def __hash__(self) -> int:
        return hash(self.text)

    @classmethod
    def read(cls, text: str) -> Seating:
        """Read what was given. Raises `BadBot` with one sentence."""
        rest = ""
        seats: dict[int, str] = {}
        cards: dict[str, str] = {}
        shares: list[tuple[int, str]] = []
        for part in text.split(","):
            found = _PART.fullmatch(part.strip())
            who, kind = (found[1] or "", found[2]) if found else ("", "")
            if "=" in kind.partition(":")[0]:
                raise BadBot(f"{quote(part)} names no bots; right would be {HOW}.")
            if seat := _SEATS.fullmatch(who):
                first, last = int(seat[1]), int(seat[2] or seat[1])
                if not 1 <= first <= last <= 99:
                    raise BadBot(f"there are no seats {who[:20]!r}; seats are counted from 1, such as 3 or 3-5.")
                _once([n for n in range(first, last + 1) if n - 1 in seats], "seat")
                seats.update(dict.fromkeys(range(first - 1, last), kind))
            elif share := _SHARE.fullmatch(who):
                shares.append((int(share[1]), kind))
            elif who:
                _once([who] if who in cards else [], "bots for")
                cards[who] = kind
            else:
                _once([kind] if rest else [], "bots for the rest:")
                rest = kind
        if sum(percent for percent, _ in shares) > 100:
            raise BadBot("the shares come to more than 100 % of the seats.")
        return cls(text, rest, seats, cards, tuple(shares))

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds that are named, each once."""
        named = [*self.seats.values(), *self.cards.values(), *(kind for _, kind in self.shares)]
        return tuple(dict.fromkeys([*named, *([self.rest] if self.rest or not named else [])]))

    @property
    def is_random(self) -> bool:
        """Whether all answer at random, so that nobody talks."""
        return self.kinds == ("random",) and self.rest == "random"

    @property
    def needs_deal(self) -> bool:
        """Whether the cards say who sits where."""
        return bool(self.cards)

    def check(self, game: str, players: int | None = None) -> None:
        """Raise `BadBot` unless every kind is there, every seat too, and every role or team is one of the game's."""
        beyond = [n + 1 for n in self.seats if players is not None and n >= players]
        if beyond:
            raise BadBot(f"there is no seat {beyond[0]}; this table has seats 1 to {players}.")
        roles = find(game).roles
        teams = sorted({role.team for role in roles.values()} - {""})
        strange = [who for who in self.cards if who not in roles and who not in teams]
        if strange:
            raise BadBot(
                f"{game} has no {quote(strange[0])}; its teams are {', '.join(teams)}, such as {teams[0]}=plain, and "
                "roles are named as in `duskbell games`."
            )
        for kind in self.kinds:
            if is_outside(kind):
                load(game, kind)
            else:
                make(game, kind, "")

    def at(self, table: Table, seed: str) -> dict[int, str]:
        """The kind for each seat of a table. By role or team is for measuring only: it looks at the true cards."""
        return dict.fromkeys(range(len(table.seats)), REST) | self.named(table, seed)

    def named(self, table: Table, seed: str) -> dict[int, str]:
        """The same, of those seats for which anything was said."""
        found = dict.fromkeys(range(len(table.seats)), self.rest) if self.rest else {}
        if self.shares:
            order = list(range(len(table.seats)))
            Random(f"{seed}/shares").shuffle(order)
            for percent, kind in self.shares:
                taken = round(percent * len(table.seats) / 100)
                found.update(dict.fromkeys(order[:taken], kind))
                order = order[taken:]
        for s in table.seats:
            for card in (s.team, getattr(s.role, "id", "")):
                if isinstance(card, str) and card in self.cards:
                    found[s.no] = self.cards[card]
        return found | {n: kind for n, kind in self.seats.items() if n < len(table.seats)}


def anywhere(text: str) -> Seating:
    """Who plays for bots at tables of any game, as `Seating` reads it. Raises `BadBot` unless every kind is there, and
    every role or team in some game.
    """
    seating = Seating.read(text)
    roles = [role for game in GAMES.values() for role in game.roles.values()]
    known = {card for role in roles for card in (role.id, role.team)}
    for who in seating.cards:
        if who not in known:
            raise BadBot(f"no game has a role or team {quote(who)}; `duskbell games --json` names them.")
    for kind in seating.kinds:
        if is_outside(kind):
            load("", kind)
        elif kind not in KINDS:
            raise BadBot(f"there is no bot {kind[:40]!r} for every game; there are {', '.join(KINDS)}, and yours.")
    return seating


def seated(game: str, kinds: Mapping[int, str], seed: str, *, talks: bool = False) -> dict[int, Bot]:
    """A bot of these kinds for each of these seats. Raises `BadBot`."""
    return {
        n: load(game, kind)(seed, n) if is_outside(kind) else make(game, kind, f"{seed}/{n}", talks=talks)
        for n, kind in kinds.items()
    }


def _once(again: list[Any], what: str) -> None:
    """Refuse what is given twice."""
    if again:
        raise BadBot(f"{what} {str(again[0])[:40]} is given twice; right would be one kind for each.")
