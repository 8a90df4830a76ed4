"""Whom and what a sentence names: seats by number or name, roles by what the catalogue calls them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from functools import cache

from duskbell.locale import LANGUAGES, words

SEAT, ROLE = re.compile(r"@(\d+)@"), re.compile(r"\$([a-z0-9_]+)\$")
"""What stands in the sentence for a seat, counted from 0, and for a role."""
NUMERALS = {"一": 1, "二": 2, "两": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8, "九": 9, "十": 10}
BY_NUMBER = re.compile(
    r"(?:#|\b(?:seat|player|number|no\.?)\s*#?)(\d{1,2})\b|(\d{1,2}|[一二三四五六七八九十]{1,3})\s*号(?:位|玩家)?"
)
BARE = re.compile(
    r"(?<![\d第.@#])(?<!day )(?<!night )(?<!round )(?<!turn )(\d{1,2})(?![\d@.])"
    r"(?!\s*(?:votes?|days?|nights?|rounds?|turns?|people|players|killers?|wol(?:f|ves)|damage|points?|times|more|cards?"
    r"|left|of|st|nd|rd|th|票|个|天|夜|晚|轮|回合|次|人|名|张|点|位|红|蓝|黑|血|狼|民|神|刀))"
)
"""A number by itself names a seat unless it counts something."""
COMMON = frozenset(
    {"will", "may", "hope", "grace", "faith", "art", "mark", "bill", "rose", "guy", "rich", "frank", "any"}
)
"""Names that are words: they are names only as they are written there."""
ALIASES: Mapping[str, Mapping[str, str]] = {
    "mafia": {
        "angel": "angel",
        "天使": "angel",
        "angel of hearts": "angel_of_hearts",
        "angel of diamonds": "angel_of_diamonds",
        "平民": "villager",
        "民": "villager",
    },
    "werewolf": {"预": "seer", "女巫": "witch", "村民": "villager", "民": "villager", "狼": "wolf", "wolf": "wolf"},
    "fengsheng": {
        "潜伏": "lurker",
        "红方": "lurker",
        "红队": "lurker",
        "red": "lurker",
        "特工": "agent",
        "军情": "agent",
        "蓝方": "agent",
        "蓝队": "agent",
        "blue": "agent",
    },
    "shadow_hunters": {
        "hunter": "hunter",
        "猎人": "hunter",
        "shadow": "shadow",
        "影子": "shadow",
        "neutral": "neutral",
        "中立": "neutral",
        "平民": "neutral",
    },
}
"""What people say beside what the catalogue says."""


@cache
def role_names(game: str) -> tuple[tuple[re.Pattern[str], str], ...]:
    """Every name of a role of this game, in every language, the longest first."""
    from duskbell.games import find

    named = dict(ALIASES.get(game, {}))
    for lang in LANGUAGES:
        for id in find(game).roles:
            key = f"role-{game}-{id}"
            if words(lang).has(key):
                named[_plain(words(lang).text(key))] = id
    longest = sorted(named.items(), key=lambda item: -len(item[0]))
    return tuple([(_whole(name), id) for name, id in longest if name])


def marked(game: str, text: str, names: tuple[str, ...]) -> str:
    """A sentence with every seat and role that it names replaced by its mark, in small letters."""
    text = re.sub("[@$]", " ", unicodedata.normalize("NFKC", text))
    for name, n in sorted(((name, n) for n, name in enumerate(names) if name), key=lambda item: -len(item[0])):
        text = _named(name, n).sub(f"@{n}@", text)
    text = _plain(text)

    def seat(found: re.Match[str]) -> str:
        n = _number(next(part for part in found.groups() if part))
        return f"@{n - 1}@" if 0 < n <= len(names) else found.group()

    text = BARE.sub(seat, BY_NUMBER.sub(seat, text))
    text = re.sub(r"@(\d+)@(?:\s*@\1@)+", r"@\1@", text)
    for pattern, id in role_names(game):
        text = pattern.sub(f"${id}$", text)
    return text


def _named(name: str, n: int) -> re.Pattern[str]:
    """A seat by its name, with its number before it or not."""
    written = re.escape(unicodedata.normalize("NFKC", name))
    edge = r"(?![A-Za-z])" if name[-1:].isascii() else ""
    start = r"(?<![A-Za-z])" if name[:1].isascii() else ""
    flags = re.NOFLAG if name.lower() in COMMON or len(name) < 3 else re.IGNORECASE
    return re.compile(rf"(?:(?<!\d){n + 1}\s*号?\s*)?{start}{written}{edge}", flags)


def _whole(name: str) -> re.Pattern[str]:
    """A role's name as a word by itself, one or several; never within a mark."""
    if name.isascii():
        return re.compile(rf"(?<![a-z$_]){re.escape(name)}s?(?![a-z$_])")
    return re.compile(rf"{re.escape(name)}(?![^$]*\$(?:[^$]*\$[^$]*\$)*[^$]*$)")


def _number(text: str) -> int:
    """A numeral of either kind, up to 24."""
    if text.isdigit():
        return int(text)
    before, ten, after = text.partition("十")
    if not ten:
        return NUMERALS.get(text, 0)
    return NUMERALS.get(before, 1) * 10 + NUMERALS.get(after, 0)


def _plain(text: str) -> str:
    return unicodedata.normalize("NFKC", text).replace("\u2019", "'").casefold().strip()
