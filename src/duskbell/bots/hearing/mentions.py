"""Whom and what a sentence names: seats by number or name, roles by what the catalogue calls them."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from duskbell.bots.hearing.patterns import joined
from duskbell.locale import LANGUAGES, hearing, words


@hearing.kept
@lru_cache(1)
def bare() -> re.Pattern[str]:
    """A number by itself, which names a seat unless it counts something."""
    after = "".join([f"(?<!{one})" for one in hearing.patterns("seats", "after")])
    before = "|".join(hearing.patterns("seats", "before"))
    counts = rf"(?!\s*(?:{before}))" if before else ""
    return re.compile(rf"(?<![a-z\d.@#]){after}(\d{{1,2}})(?![\d@.]){counts}")


@hearing.kept
@lru_cache(1)
def common() -> frozenset[str]:
    """Names that are words: they are names only as they are written there."""
    return frozenset(hearing.patterns("seats", "common"))


@hearing.kept
@lru_cache(1)
def numerals() -> dict[str, int]:
    """Words for numbers."""
    return dict(hearing.table("seats").get("numerals", []))


@hearing.kept
@lru_cache(1)
def number_words() -> dict[str, int]:
    """What stands for a small number in a report, in digits or words."""
    return {**{str(n): n for n in range(10)}, **dict(hearing.table("learned").get("numbers", [])), **numerals()}


@hearing.kept
@lru_cache(16)
def role_names(game: str) -> tuple[tuple[re.Pattern[str], str], ...]:
    """Every name of a role of this game, in every language, and what people say beside that, the longest first."""
    from duskbell.games import find

    named = {_plain(name): id for id, names in hearing.table(f"roles.{game}").items() for name in names}
    for lang in LANGUAGES:
        for id in find(game).roles:
            key = f"role-{game}-{id}"
            if words(lang).has(key):
                named[_plain(words(lang).text(key))] = id
    longest = sorted(named.items(), key=lambda item: -len(item[0]))
    return tuple([(_whole(name), id) for name, id in longest if name])


def marked(game: str, text: str, names: tuple[str, ...], *, numbers: bool = False) -> str:
    """A sentence with every seat and role that it names replaced by its mark, in small letters. `numbers`: a number by
    itself is left as it is.
    """
    text = re.sub("[@$]", " ", unicodedata.normalize("NFKC", text))
    for name, n in sorted(((name, n) for n, name in enumerate(names) if name), key=lambda item: -len(item[0])):
        text = _named(name, n).sub(f"@{n}@", text)
    text = _plain(text)

    def seat(found: re.Match[str]) -> str:
        n = _number(next(part for part in found.groups() if part))
        return f"@{n - 1}@" if 0 < n <= len(names) else found.group()

    text = joined("seats.numbered").sub(seat, text)
    text = text if numbers else bare().sub(seat, text)
    text = re.sub(r"@(\d+)@(?:\s*@\1@)+", r"@\1@", text)
    for pattern, id in role_names(game):
        text = pattern.sub(f"${id}$", text)
    return text


def _named(name: str, n: int) -> re.Pattern[str]:
    """A seat by its name, with its number before it or not."""
    written = re.escape(unicodedata.normalize("NFKC", name))
    edge = r"(?![A-Za-z])" if name[-1:].isascii() else ""
    start = r"(?<![A-Za-z])" if name[:1].isascii() else ""
    flags = re.NOFLAG if name.lower() in common() or len(name) < 3 else re.IGNORECASE
    return re.compile(rf"(?:(?<!\d){n + 1}\s*)?{start}{written}{edge}", flags)


def _whole(name: str) -> re.Pattern[str]:
    """A role's name as a word by itself, one or several; never within a mark."""
    if name.isascii():
        return re.compile(rf"(?<![a-z$_]){re.escape(name)}s?(?![a-z$_])")
    return re.compile(rf"{re.escape(name)}(?![^$]*\$(?:[^$]*\$[^$]*\$)*[^$]*$)")


def _number(text: str) -> int:
    """A number in digits, or in numerals up to 99; 0 where it is none."""
    if text.isdigit():
        return int(text)
    values = [numerals().get(letter, 0) for letter in text]
    if 10 not in values[:2]:
        return values[0] if len(values) == 1 else 0
    ten = values.index(10)
    return (values[0] if ten else 1) * 10 + (values[ten + 1] if len(values) > ten + 1 else 0)


def _plain(text: str) -> str:
    return unicodedata.normalize("NFKC", text).replace("\u2019", "'").casefold().strip()
