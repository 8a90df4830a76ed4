"""Fields of a puzzle as JSON: lists, seats, characters and guesses, each fault one sentence that names the place."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from duskbell.games.clocktower.character import TRAVELLER
from duskbell.games.clocktower.characters import CHARACTERS, SCRIPTS
from duskbell.games.clocktower.options import FABLED
from duskbell.insight.clocktower.moments import is_known, rule
from duskbell.insight.clocktower.puzzle import BadPuzzle

KNOWN = frozenset(id for script in ("tb", "bmr", "snv", "strainers") for id in SCRIPTS[script])
"""The characters whose rules the solver knows."""
GUESTS = frozenset(id for id, c in CHARACTERS.items() if c.kind == TRAVELLER)
"""The Travellers: in play is who says to be one."""


class Fields:
    """Reads fields. `names`: of the players, clockwise."""

    names: list[str]

    def items(self, value: Any) -> list[Any]:
        return value if isinstance(value, list) else [] if value is None else [value]

    def on_script(self, value: Any) -> list[Any]:
        return [one for one in self.items(value) if one not in FABLED]

    def beside(self, value: Any) -> list[str]:
        """The Fabled of a script. Raises `BadPuzzle` where what one does is not known."""
        found = [str(one) for one in self.items(value) if one in FABLED]
        if strange := [id for id in found if not is_known(id)]:
            raise BadPuzzle(f"the script names {strange[0]!r}, whose rules puzzles do not know.")
        return found

    def list_of(self, d: Mapping[str, Any], key: str, where: str) -> list[Any]:
        found = d.get(key)
        if not isinstance(found, list):
            raise BadPuzzle(f"{where} has no list of {key}.")
        return found

    def field(self, d: Any, key: str, where: str) -> Any:
        if not isinstance(d, dict) or d.get(key) is None:
            raise BadPuzzle(f"{where} does not say its {key}.")
        return d[key]

    def seat(self, n: Any, where: str) -> int:
        if isinstance(n, bool) or not isinstance(n, int) or not 0 <= n < len(self.names):
            raise BadPuzzle(f"{where} names the seat {str(n)[:20]!r}; there are 0 to {len(self.names) - 1}.")
        return n

    def anybody(self, id: Any, where: str) -> str:
        """A character, or a Traveller. Raises `BadPuzzle`."""
        if not isinstance(id, str) or id not in GUESTS:
            return self.character(id, where)
        if rule(id).beyond:
            raise BadPuzzle(f"{where} names {id!r}, whose rules puzzles do not know.")
        return id

    def character(self, id: Any, where: str) -> str:
        if not isinstance(id, str) or id not in KNOWN:
            raise BadPuzzle(f"{where} names {str(id)[:40]!r}, which is no character of tb, bmr, snv or strainers.")
        return str(id)

    def guesses(self, e: Any, where: str) -> Iterator[tuple[int, str]]:
        """Who was guessed to be what, in whichever way it is written."""
        if isinstance(e, dict):
            seat = next((e[k] for k in ("seat", "player", "target_seat") if isinstance(e.get(k), int)), None)
            said = [v for k, v in e.items() if k in ("character", "shown", "guess", "is")]
            if seat is not None and said:
                role = next((v for v in said if isinstance(v, str) and v in CHARACTERS), said[0])
                yield self.seat(seat, where), self.character(role, where)
                return
            for key, value in e.items():
                if key == "guesses" and (odd := [x for x in self.items(value) if not isinstance(x, dict | list)]):
                    raise BadPuzzle(
                        f"{where} has the guess {str(odd[0])[:20]!r}; right would be a seat and a character."
                    )
                if str(key).isdigit() and isinstance(value, str):
                    yield self.seat(int(key), where), self.character(value, where)
                elif isinstance(value, dict | list):
                    yield from self.guesses(value, where)
        elif isinstance(e, list) and len(e) == 2 and isinstance(e[0], int) and not isinstance(e[1], int):
            yield self.seat(e[0], where), self.character(e[1], where)
        elif isinstance(e, list):
            for one in e:
                yield from self.guesses(one, where)
