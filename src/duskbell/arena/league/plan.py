"""The plan of a league: a TOML file that says who plays what, how often, and by which seed."""

from __future__ import annotations

import tomllib
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec

from duskbell.arena.outside import is_outside, load
from duskbell.arena.simulate import check_numbers
from duskbell.bots import make
from duskbell.games import adopt, find
from duskbell.kernel import DuskbellError

MOST = 1_000_000
"""Bytes of a plan."""
LONGEST_NAME = 40
FIELDS = "game, players, tables, perhaps seed and options, and [[entrants]], each with name and bot"


class Entrant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who takes part: a name, and a kind of bot as `duskbell.arena.seating` names them."""

    name: str
    bot: str


class Seats(NamedTuple):
    """Who sits where at one table: `entrants` by seat, by their place in the plan. `deal`: the seed of its chance."""

    deal: str
    entrants: tuple[int, ...]


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a league plays. `tables` is a multiple of the number of entrants."""

    game: str
    players: int
    tables: int
    entrants: tuple[Entrant, ...]
    seed: str = "0"
    options: dict[str, Any] = {}

    @classmethod
    def read(cls, path: Path) -> Plan:
        """Read a plan. Raises `DuskbellError` with one sentence for a file, a line, a name, a bot or a number that
        cannot be.
        """
        try:
            raw = path.read_bytes()[:MOST]
            plan = msgspec.convert(tomllib.loads(raw.decode("utf-8-sig")), cls)
        except OSError as e:
            raise DuskbellError(f"the plan {str(path)!r} cannot be read: {e.strerror}.") from None
        except UnicodeDecodeError:
            raise DuskbellError(f"the plan {str(path)!r} is no text in UTF-8.") from None
        except msgspec.ValidationError as e:
            raise DuskbellError(f"the plan {str(path)!r} does not fit: {e}; right would be {FIELDS}.") from None
        except (ValueError, RecursionError) as e:  # a number of thousands of digits is none of its own errors
            raise DuskbellError(f"the plan {str(path)!r} is no TOML: {e}.") from None
        plan.check()
        return plan

    def check(self) -> None:
        """Raise `DuskbellError` where it cannot be played."""
        rules = find(adopt(self.game))
        if why := rules.needs_person(rules.read_options(self.players, self.options)):
            raise DuskbellError(why)
        check_numbers(self.tables, 1)
        names = [e.name for e in self.entrants]
        if len(names) < 2:
            raise DuskbellError("a league needs two entrants or more, each [[entrants]] with name and bot.")
        if again := [name for n, name in enumerate(names) if name in names[:n]]:
            raise DuskbellError(f"two entrants are called {again[0][:LONGEST_NAME]!r}; right would be a name for each.")
        for name in names:
            if not (1 <= len(name) <= LONGEST_NAME and name.isprintable()):
                right = f"1 to {LONGEST_NAME} signs that can be seen"
                raise DuskbellError(f"an entrant's name has {right}, not {name[:60]!r}.")
        if left := self.tables % len(names):
            more = self.tables - left + len(names)
            right = f"{more - len(names)} or {more}" if more > len(names) else str(more)
            raise DuskbellError(
                f"{self.tables} tables do not give {len(names)} entrants the same cards; right: {right}."
            )
        for entrant in self.entrants:
            if is_outside(entrant.bot):
                load(self.game, entrant.bot)
            else:
                make(rules.id, entrant.bot, "")

    def seats(self, table: int) -> Seats:
        """Who sits where at a table. As many tables in a row as there are entrants have the same deal, and the entrants
        move on by one seat from one to the next: so each of them holds each of its cards once.
        """
        n = len(self.entrants)
        block, turn = divmod(table, n)
        order = list(range(n))
        Random(f"{self.seed}/order/{block}").shuffle(order)
        return Seats(f"{self.seed}/{block}", tuple([order[(seat + turn) % n] for seat in range(self.players)]))
