"""Fields of a puzzle as JSON: lists, seats, characters and guesses, each fault one sentence that names the place."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any

from duskbell.games.clocktower.character import EVIL, GOOD, KINDS, TRAVELLER
from duskbell.games.clocktower.characters import CHARACTERS, SCRIPTS
from duskbell.games.clocktower.form import ANSWER, Form
from duskbell.games.clocktower.options import FABLED
from duskbell.insight.clocktower.moments import is_known, rule
from duskbell.insight.clocktower.puzzle import BESIDE, SERVICE, SERVICES, BadPuzzle, Info, When
from duskbell.insight.clocktower.puzzle import FABLED as CALLS

KNOWN = frozenset(id for script in ("tb", "bmr", "snv", "strainers") for id in SCRIPTS[script])
"""The characters whose rules the solver knows."""
GUESTS = frozenset(id for id, c in CHARACTERS.items() if c.kind == TRAVELLER)
"""The Travellers: in play is who says to be one."""

RULES = {"duplicate_characters_allowed": False, "evil_may_target_dead_players": True, "last_day_is_over": True}
"""What a puzzle may say of itself, and what is so where it does not."""
STATEMENTS = ("statement", "statement_a", "statement_b", "statement_text")
TELLS = ("when", "character", "kind", "seat", "seats", "shown", "number", *STATEMENTS)
"""What a record of something told has; a yes or no may be called whatever it likes."""
REMARKS = ("note", "comment", "text")
VISITORS = 3
"""So many visit."""


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

    def name(self, n: Any) -> str:
        """What somebody is called. Raises `BadPuzzle`."""
        if isinstance(n, bool) or not isinstance(n, str | int) or not str(n).strip():
            raise BadPuzzle(f"the seats name {str(n)[:20]!r}, which is no name.")
        return str(n)

    def rules(self, given: Any) -> tuple[bool, bool, bool]:
        """The rules of a puzzle. Raises `BadPuzzle`."""
        found = {} if given is None else given
        if not isinstance(found, dict) or not all(isinstance(v, bool) for v in found.values()):
            raise BadPuzzle("rules must be an object of true and false.")
        if strange := [k for k in found if k not in RULES]:
            raise BadPuzzle(f"there is a rule {strange[0][:40]!r}; there are {', '.join(RULES)}.")
        one, two, three = [found.get(k, usual) for k, usual in RULES.items()]
        return one, two, three

    def flag(self, i: Mapping[str, Any], who: str, form: Form) -> bool | None:
        """The yes or no of a record, which has no field that nobody knows. Raises `BadPuzzle`."""
        said = {k: v for k, v in i.items() if k not in (*TELLS, *REMARKS) and v is not None}
        answers = [v for v in said.values() if isinstance(v, bool)] if form.what == ANSWER else []
        if len(said) > len(answers):
            strange = next(k for k, v in said.items() if not (isinstance(v, bool) and answers))
            raise BadPuzzle(f"{who} tells something called {strange[:40]!r}, which is none of {', '.join(TELLS)}.")
        if len(answers) > 1:
            raise BadPuzzle(f"{who} tells both {' and '.join(said)}; right would be one answer.")
        return answers[0] if answers else None

    def news(self, i: Mapping[str, Any], who: str, when: When, fabled: Collection[str]) -> Info | None:
        """What somebody was told by another's ability; None where it is no such thing. Raises `BadPuzzle`."""
        id = i.get("character")
        if not isinstance(id, str) or id not in (*FABLED, *GUESTS) or not (tells := rule(id).tells):
            return None
        self.flag(i, who, Form())
        if when.by_day or i.get("kind", "learned") != "learned":
            raise BadPuzzle(f"what {who} heard of the {id} on {when} is learned by night.")
        if tells == SERVICE:
            shown = [*self.items(i.get("shown"))]
            if len(shown) != 1 or shown[0] not in SERVICES.values():
                raise BadPuzzle(f"{who} says nothing of how the {id} served on {when}; {_either(SERVICES.values())}.")
            return Info(when, id, BESIDE, (), (shown[0],))
        seats = tuple([self.seat(s, who) for s in self.items(i.get("seats"))])
        number = i.get("number")
        if id not in fabled:
            raise BadPuzzle(f"{who} tells of the {id}, who is not there.")
        if len({*seats}) != VISITORS or type(number) is not int or not 0 <= number <= VISITORS or when.number < 2:
            right = f"{VISITORS} seats and the number 0 to {VISITORS}, from N2 on"
            raise BadPuzzle(f"what {who} heard of the {id} on {when} is no visit; right would be {right}.")
        return Info(when, id, BESIDE, seats, (), number)

    def outcome(self, e: Mapping[str, Any], where: str, kind: str) -> bool:
        """Whether somebody died; a call of doom may say there who. Raises `BadPuzzle`."""
        died = e.get("died")
        if kind in CALLS and type(died) is int:
            return True
        if died is not None and not isinstance(died, bool):
            raise BadPuzzle(f"{where} says {str(died)[:20]!r} of whether somebody died; right would be true or false.")
        return died is not False

    def voters(self, e: Mapping[str, Any], where: str) -> tuple[int, ...]:
        """Who voted that day, some of them more than once. Raises `BadPuzzle`."""
        return tuple([self.seat(s, where) for v in e.values() if isinstance(v, list) for s in v])

    def seat(self, n: Any, where: str) -> int:
        if isinstance(n, bool) or not isinstance(n, int) or not 0 <= n < len(self.names):
            raise BadPuzzle(f"{where} names the seat {str(n)[:20]!r}; there are 0 to {len(self.names) - 1}.")
        return n

    def anybody(self, id: Any, where: str) -> str:
        """A character, or a Traveller. Raises `BadPuzzle`."""
        return id if isinstance(id, str) and id in GUESTS else self.character(id, where)

    def character(self, id: Any, where: str) -> str:
        if not isinstance(id, str) or id not in KNOWN:
            raise BadPuzzle(f"{where} names {str(id)[:40]!r}, which is no character of tb, bmr, snv or strainers.")
        return str(id)

    def hiding(self, id: Any, of: str) -> str:
        """Who may be in play though nobody claims it, in the list of its type, or of its side. Raises `BadPuzzle`."""
        c = CHARACTERS[self.character(id, "possible_hidden")]
        if of in (*KINDS, GOOD, EVIL) and of not in (c.kind, c.team):
            raise BadPuzzle(f"possible_hidden has {c.id!r} as {of}, who is {c.kind}.")
        return c.id

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


def _either(words: Iterable[str]) -> str:
    return f"right would be {' or '.join(words)}"
