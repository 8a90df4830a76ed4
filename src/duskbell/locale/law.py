"""A table's law: by what it is played, in one sentence, from its options and the game's own words."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from duskbell.games import find
from duskbell.kernel.options import describe
from duskbell.locale.words import LANGUAGES, Words, words
from duskbell.presets import PRESETS

_NORMAL = "normal"


class Pace(NamedTuple):
    """How fast a table is played: at a `speed`, or where a day takes `hours` by them, without what is `quiet` (such as
    23:00-08:00) in a time `zone`.
    """

    speed: str = _NORMAL
    hours: int = 0
    quiet: str = ""
    zone: str = ""


USUAL = Pace()


def law(game: str, players: int, options: dict[str, Any], pace: Pace = USUAL) -> dict[str, str]:
    """The sentence in every language: how many seats, what the game says of its options, how many more are not as
    usual, and at what `pace` if not at the usual one.

    The catalogue decides what is worth saying: `law-<game>-<option>` has an attribute for a value with words of its
    own, and a pattern for all others, which may be empty; `law-<game>` is said of every table of the game, after the
    board, deck or script where that is the first option.
    """
    return dict(_laws(game, players, msgspec.json.encode(options, order="sorted"), pace))


@lru_cache(maxsize=512)
def _laws(game: str, players: int, options: bytes, pace: Pace) -> tuple[tuple[str, str], ...]:
    given: dict[str, Any] = msgspec.json.decode(options)
    return tuple([(lang, _said(words(lang), game, players, given, pace)) for lang in LANGUAGES])


def _said(w: Words, game: str, players: int, options: dict[str, Any], pace: Pace) -> str:
    parts, more, all_options = [w.text("law-seats", {"n": players})], 0, describe(find(game).Options)
    ever = w.text(f"law-{game}", {"n": players}) if w.has(f"law-{game}") else ""
    if not all_options[0].choices:
        parts.append(ever)
    laid = PRESETS[game][0].options if game in PRESETS else {}  # as the page lays it is as usual, too
    for option in all_options:
        value = options.get(option.name, option.default)
        key, own = f"law-{game}-{option.name}", str(value).lower()
        if _is_name(own) and w.has(key, own):
            parts.append(w.text(key, attribute=own))
        elif w.has(key):
            parts.append(w.text(key, {"n": value, "choice": _called(w, game, option.name, value)}))
        elif value not in (option.default, laid.get(option.name)):
            more += 1
        if option is all_options[0] and option.choices:
            parts.append(ever)
    if pace.hours:
        start, _, end = pace.quiet.partition("-")
        parts.append(w.text("law-days", {"n": pace.hours}))
        parts.append(w.text("law-quiet", {"start": start, "end": end, "zone": pace.zone}) if pace.quiet else "")
    elif pace.speed != _NORMAL:
        parts.append(w.text("law-speed", attribute=pace.speed))
    if more:
        parts.append(w.text("law-more", {"n": more}))
    return w.text("law-and").join([part for part in parts if part])


def _is_name(value: str) -> bool:
    """Whether it can be an attribute of a message."""
    return value.replace("-", "_").isidentifier()


def _called(w: Words, game: str, option: str, value: Any) -> str:
    """What a choice is called: by the catalogue, or by the name that it has in it, as a script of one's own has."""
    key, own = f"option-{game}-{option}", str(value)
    if _is_name(own) and w.has(key, own):
        return w.text(key, attribute=own)
    try:
        held = json.loads(value) if isinstance(value, str) else value
        name = held[0]["name"]
    except (ValueError, LookupError, TypeError):
        name = ""
    return name if isinstance(name, str) and name else w.text(key, attribute="own") if w.has(key, "own") else own
