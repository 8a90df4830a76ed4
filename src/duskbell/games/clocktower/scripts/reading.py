"""The community's JSON form, read and written: a list of ids, of `_meta` and of whole characters.

Facts: `script_schema`. What cannot be read is refused in one sentence that says what would be right.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import msgspec

from duskbell.games.clocktower.scripts.known import BESIDE, KNOWN, TEAMS, TRAVELLER, TYPES
from duskbell.games.clocktower.scripts.script import Script, Stranger
from duskbell.kernel.ask import quote
from duskbell.kernel.errors import BadOption
from duskbell.kernel.options import BLANK

LARGEST = 300_000
"""Bytes of a file."""
KEPT = 48_000
"""Bytes of what a table keeps of it: pictures and flavour are left out."""
ITEMS = (5, 201)
META = "_meta"
HALF = "it holds half a character"
OFTEN = 3
"""So many of what is wrong are named."""
Raw = dict[str, Any]


def option_of(given: Any) -> str:
    """A script as a table's option keeps it: in this form, with nothing in it that a table does not need. `given`: the
    text of a file, or what it holds. Raises `BadOption`.
    """
    return _kept(given) if isinstance(given, str) else _kept(_written(given))


@lru_cache(64)
def script_of(text: str) -> Script:
    """The script that a text in this form holds. Raises `BadOption`."""
    text = text.lstrip(BLANK)
    if len(text.encode(errors="replace")) > LARGEST:
        raise _bad(
            "it has more than {n} kB; right would be ids and texts alone", says="script-large", n=LARGEST // 1000
        )
    try:
        given = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeEncodeError) as e:
        why = "too deep" if isinstance(e, RecursionError) else str(e).removeprefix("JSON is ")
        why = HALF if isinstance(e, UnicodeEncodeError) else why
        raise _bad("it is no JSON ({why}); " + _RIGHT, says="script-no-json", why=why[:80]) from None
    if not isinstance(given, list):
        raise _bad("it is {what}, not a list; " + _RIGHT, says="script-no-list", what=_kind(given))
    if not ITEMS[0] <= len(given) <= ITEMS[1]:
        many = "it has 1 item" if len(given) == 1 else "it has {n} items"
        raise _bad(many + "; right would be 5 to 201", says="script-items", n=len(given))
    return _Reader(given).script


_RIGHT = 'right would be a list such as ["washerwoman", "drunk", "poisoner", "imp"]'


def form_of(script: Script) -> list[Any]:
    """A script in the community's form, as JSON values."""
    names = {s.id: s.written for s in script.strangers}
    of_it: Raw = {
        "name": script.name,
        "author": script.author,
        "bootlegger": list(script.rules),
        "firstNight": [names.get(id, id) for id in script.first],
        "otherNight": [names.get(id, id) for id in script.other],
    }
    meta: Raw = {"id": META} | {key: value for key, value in of_it.items() if value}
    everybody = (*script.characters, *script.travellers, *script.beside)
    return [
        *([meta] if len(meta) > 1 else []),
        *[id if (s := script.stranger(id)) is None else _whole(s) for id in everybody],
    ]


def _whole(s: Stranger) -> Raw:
    item: Raw = {"id": s.written, "name": s.name, "team": s.team, "ability": s.ability}
    rest = {
        "firstNight": _plain(s.first),
        "otherNight": _plain(s.other),
        "firstNightReminder": s.first_reminder,
        "otherNightReminder": s.other_reminder,
        "reminders": list(s.reminders),
        "setup": s.setup,
        "jinxes": [{"id": id, "reason": reason} for id, reason in s.jinxes],
    }
    return item | {key: value for key, value in rest.items() if value}


def _plain(n: float) -> float:
    return int(n) if n == int(n) else n


@lru_cache(64)
def _kept(text: str) -> str:
    kept = msgspec.json.encode(form_of(script_of(text)))
    if len(kept) > KEPT:
        raise _bad("its texts have more than {n} kB; right would be shorter ones", says="script-long", n=KEPT // 1000)
    return kept.decode()


def _written(given: Any) -> str:
    try:
        return msgspec.json.encode(given).decode()
    except UnicodeError:
        raise _bad("it is no JSON ({why}); " + _RIGHT, says="script-no-json", why=HALF) from None
    except (TypeError, RecursionError):
        raise _bad("it is {what}, not a list; " + _RIGHT, says="script-no-list", what=_kind(given)) from None


def _bad(sentence: str, says: str, **about: str | int) -> BadOption:
    return BadOption(f"this script cannot be played: {sentence}.", says=says, **about)


def normal(id: str) -> str:
    """An id as files of all times write it ("fang_gu", "Al-Hadikhia"), in the one form that there is today."""
    return re.sub(r"[^a-z0-9]", "", id.lower())


class _Reader:
    """One file, item by item."""

    def __init__(self, items: list[Any]) -> None:
        self.meta: Raw = {}
        self.by_team: dict[str, list[str]] = {team: [] for team in TEAMS}
        self.strangers: list[Stranger] = []
        self.names: dict[str, str] = {}
        """Characters by the ids that the file uses."""
        self.unknown: list[str] = []
        for place, item in enumerate(items, 1):
            self._read(place, item)
        if self.unknown:
            raise _bad(
                "there is no character {names}; right would be an id such as washerwoman, or a character with id, "
                "name, team and ability",
                says="script-unknown",
                names=_few(self.unknown),
            )
        self.script = self._script()

    def _read(self, place: int, item: Any) -> None:
        given: Any = {"id": item} if isinstance(item, str) else item
        if not isinstance(given, dict) or not isinstance(given.get("id"), str):
            raise _bad("item {n} is {what} without an id; " + _RIGHT, says="script-no-id", n=place, what=_kind(item))
        if given["id"] == META:
            if self.meta:
                raise _bad("it has two items _meta; right would be one", says="script-two-metas")
            self.meta = given
            return
        known = KNOWN.get(normal(given["id"]))
        if known is not None:
            self._add(known.id, known.team, given["id"], known.id)
        elif {"name", "team", "ability"} <= given.keys():
            self._add_stranger(place, given)
        else:
            self.unknown.append(given["id"])

    def _add(self, id: str, team: str, written: str, name: str) -> None:
        if id in self.names.values() or written in self.names:
            raise _bad("{name} is in it twice; right would be once", says="script-twice", name=quote(name))
        self.names[written] = id
        self.by_team[team].append(id)

    def _add_stranger(self, place: int, given: Raw) -> None:
        where = f"item {place}"
        written, name = _name(given, "id", 50, where), _name(given, "name", 30, where)
        if given["team"] not in TEAMS:
            teams = ", ".join(TEAMS)
            raise _bad(
                "{name} has the team {team}; right would be one of {teams}",
                says="script-team",
                name=quote(name),
                team=quote(given["team"]),
                teams=teams,
            )
        id = _token(name)
        jinxes = [
            (_text(j, "id", 50, name), _text(j, "reason", 500, name)) for j in _list(given, "jinxes", 100, name, dict)
        ]
        stranger = Stranger(
            id,
            written,
            name,
            given["team"],
            _text(given, "ability", 250, name),
            _place(given, "firstNight", name),
            _place(given, "otherNight", name),
            _text(given, "firstNightReminder", 500, name),
            _text(given, "otherNightReminder", 500, name),
            tuple([_name({"": x}, "", 30, name) for x in _list(given, "reminders", 20, name, str)]),
            given.get("setup") is True,
            tuple([(known.id if (known := KNOWN.get(normal(id))) else id, why) for id, why in jinxes]),
        )
        self._add(id, stranger.team, written, name)
        self.strangers.append(stranger)

    def _script(self) -> Script:
        there = {team: self.by_team[team] for team in TYPES}
        for team, least in (("demon", 1), ("minion", 1), ("townsfolk", 3)):
            if not there[team]:
                raise _bad(
                    "it has no {team}; right would be at least {n}", says="script-none", team=team.capitalize(), n=least
                )
            if len(there[team]) < least:
                raise _bad(
                    "it has too few {team}: {n}; right would be at least {least}",
                    says="script-too-few",
                    team=team.capitalize(),
                    n=len(there[team]),
                    least=least,
                )
        where = "_meta"
        return Script(
            _name(self.meta, "name", 50, where) if self.meta.get("name") else "",
            _name(self.meta, "author", 60, where) if self.meta.get("author") else "",
            tuple([id for team in TYPES for id in there[team]]),
            tuple(self.by_team[TRAVELLER]),
            tuple([id for team in BESIDE for id in self.by_team[team]]),
            tuple(self.strangers),
            self._order("firstNight"),
            self._order("otherNight"),
            tuple([_text({"": x}, "", 300, where) for x in _list(self.meta, "bootlegger", 10, where, str)]),
        )

    def _order(self, key: str) -> tuple[str, ...]:
        """The file's own night order; what is no character of it, such as dusk and dawn, is kept as it is."""
        named = _list(self.meta, key, 400, META, str)
        found = [self.names.get(id) or (normal(id) if normal(id) in KNOWN else id[:50]) for id in named]
        return tuple(dict.fromkeys(found))


def _few(names: list[str]) -> str:
    shown = ", ".join([quote(n) for n in names[:OFTEN]])
    return shown if len(names) <= OFTEN else f"{shown} (and {len(names) - OFTEN} more)"


def _kind(given: Any) -> str:
    for kind, words in (
        (str, "a text"),
        (dict, "an object"),
        (list, "a list"),
        (bool, "yes or no"),
        (type(None), "empty"),
    ):
        if isinstance(given, kind):
            return words
    return "a number"


def _name(given: Raw, key: str, most: int, where: str) -> str:
    """A name: short, plain, on one line."""
    text = _text(given, key, most, where).strip()
    if not text:
        raise _bad(
            "{where} has no {key}; right would be 1 to {n} signs", says="script-empty", where=where, key=key, n=most
        )
    if not text.isprintable() or re.search(r"[<>]", text):
        raise _bad(
            "the {key} {name} is no plain text; right would be one without < > or control signs",
            says="script-plain",
            key=key or "reminder",
            name=quote(text),
        )
    return text


def _text(given: Raw, key: str, most: int, where: str) -> str:
    text = given.get(key, "")
    if text is None:
        return ""
    if not isinstance(text, str) or len(text) > most:
        what = f"{len(text)} signs" if isinstance(text, str) else _kind(text)
        raise _bad(
            "{where} has {what} as its {key}; right would be a text of at most {n} signs",
            says="script-text",
            where=where,
            what=what,
            key=key or "text",
            n=most,
        )
    return text


def _place(given: Raw, key: str, where: str) -> float:
    n = given.get(key) or 0
    if isinstance(n, bool) or not isinstance(n, int | float) or not 0 <= n <= 1000:
        raise _bad(
            "{where} has {what} as its {key}; right would be a number from 0 to 1000",
            says="script-number",
            where=where,
            what=quote(str(n)),
            key=key,
        )
    return float(n)


def _list(given: Raw, key: str, most: int, where: str, of: type) -> Iterable[Any]:
    some = given.get(key) or []
    if not isinstance(some, list) or len(some) > most or not all(isinstance(x, of) for x in some):
        kind = "texts" if of is str else "objects"
        raise _bad(
            "the {key} of {where} are no list of at most {n} {kind}; right would be []",
            says="script-list",
            key=key,
            where=where,
            n=most,
            kind=kind,
        )
    return some


def _token(name: str) -> str:
    """What a table calls a character that is known by its name alone: no sign in it means anything in an answer."""
    plain = re.sub(r"\s+", " ", re.sub(r"[>#,+=_-]", " ", name)).strip()
    return f"{plain}*" if plain.isascii() and plain == plain.lower() else plain or "*"
