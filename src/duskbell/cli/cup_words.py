"""What an organiser types about a cup: who, when, which fields; and a time as it is printed."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec

from duskbell.cup import BadCup, Cup, Policy, Who, read, ready
from duskbell.cup.file import load, locked, save
from duskbell.cup.people import ROLES
from duskbell.cup.policy import READY
from duskbell.cup.state import MINUTE, Stage, State

_DIGITS = 11
"""Of seconds since 1970 at most: some three thousand years."""


@contextmanager
def opened(file: Path) -> Iterator[Cup]:
    """A cup to be changed: nobody else changes it meanwhile, and it is written only if everything went well."""
    with locked(file):
        cup = load(file)
        yield cup
        save(cup, file)


def policy_of(given: str) -> Policy:
    """A ready policy, or one of a file. Raises `BadCup`."""
    if given in READY:
        return ready(given)
    try:
        return read(Path(given).read_text(encoding="utf-8"))
    except (OSError, UnicodeError) as e:
        why = getattr(e, "strerror", None) or "it is no text"
        raise BadCup(f"the policy {given[:80]!r} is neither {' nor '.join(READY)} nor a file: {why}.") from None


def stage_of(given: str) -> Stage:
    """A stage of a cup. Raises `BadCup`."""
    if given == "robin":
        return "robin"
    if given == "final":
        return "final"
    raise BadCup(f"a stage is robin or final, not {given[:40]!r}.")


def who_of(given: str, state: State) -> Who:
    """Somebody in words. Unless told, the cup's only organiser."""
    if not given:
        if len(state.people["organiser"]) != 1:
            raise BadCup("say who does it: --as organiser:NAME.")
        return Who(min(state.people["organiser"]), "organiser")
    role, _, name = given.partition(":")
    team, _, member = name.partition("/")
    if role not in ROLES or role == "clock" or not name:
        raise BadCup(f"who does it is written organiser:Olga or captain:red/ann, not {given[:60]!r}.")
    if role in ("captain", "member"):
        return Who(member, role, team, member)
    return Who(name, role)


def when_of(given: str) -> int:
    """When something is done: not later than now, for the clock would book all absences until then, for good."""
    when = time_of(given)
    if when > time.time() + MINUTE:
        raise BadCup(f"nothing has been done at {clock(when)} yet: --at is now or earlier.")
    return when


def time_of(given: str) -> int:
    """Seconds since 1970 of a time as it is typed; now where none is. Raises `BadCup`."""
    if not given:
        return int(time.time())
    wrong = BadCup(f"a time is written 2026-12-05T14:00+08:00 or in seconds since 1970, not {given[:40]!r}.")
    if given.isascii() and given.isdigit():
        if len(given) > _DIGITS:
            raise wrong
        return int(given)
    try:
        when = datetime.fromisoformat(given)
    except ValueError:
        raise wrong from None
    if when.tzinfo is None:
        with_hour = given[:16] if "T" in given else f"{given[:10]}T14:00"
        raise BadCup(f"the time {given[:40]!r} needs a zone, such as {with_hour}+08:00.")
    if not 0 < (seconds := when.timestamp()) < 10**_DIGITS:
        raise wrong
    return int(seconds)


def clock(seconds: int) -> str:
    """A time as it is printed, in UTC."""
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M UTC")


def field_of(text: str) -> tuple[str, Any]:
    """A field and its value; lists and objects are JSON, times may be ISO 8601."""
    key, sign, value = text.partition("=")
    if not sign or not key:
        raise BadCup(f"a field is written KEY=VALUE, such as team=red, not {text[:60]!r}.")
    if value[:1] not in ("[", "{"):
        return key, time_of(value) if key == "start" else value
    try:
        given = msgspec.json.decode(value)
    except msgspec.MsgspecError as e:
        raise BadCup(f"{key} is no JSON: {str(e)[:120].lower()}.") from None
    except RecursionError:
        raise BadCup(f"{key} is too deep; right would be a list or an object such as the act has.") from None
    if key == "starts" and isinstance(given, dict):
        given = {table: time_of(str(start)) for table, start in given.items()}
    return key, given


def pair_of(text: str) -> tuple[str, str]:
    """Two teams by their ids. Raises `BadCup`."""
    one, _, other = text.partition("/")
    if not one or not other:
        raise BadCup(f"two teams are written red/blue, by their ids, not {text[:60]!r}.")
    return one, other
