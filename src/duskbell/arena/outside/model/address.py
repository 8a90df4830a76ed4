"""Which model, and how much it may cost: `llm:http://host/v1#model&calls=200&tokens=100000&seconds=600&lang=zh-CN`."""

from __future__ import annotations

from typing import NamedTuple
from urllib.parse import urlsplit

from duskbell.bots import BadBot
from duskbell.locale import LANGUAGES

SCHEME = "llm:"
HOW = f"right would be such as {SCHEME}http://127.0.0.1:8080/v1#model&calls=200"


class Address(NamedTuple):
    """`calls`, `tokens`, `seconds`: of one seat at one table; beyond them the plain bot answers. `wait`: seconds for
    one call.
    """

    url: str
    model: str
    calls: int = 300
    tokens: int = 500_000
    seconds: int = 1_200
    wait: int = 30
    lang: str = "en"

    @classmethod
    def read(cls, text: str) -> Address:
        """Read what was given. Raises `BadBot`."""
        url, _, rest = text.removeprefix(SCHEME).partition("#")
        model, *wishes = rest.split("&")
        if urlsplit(url).scheme not in ("http", "https") or not model:
            raise BadBot(f"{text[:80]!r} names no model; {HOW}.")
        limits: dict[str, int] = {}
        lang = "en"
        for wish in wishes:
            name, _, value = wish.partition("=")
            if name == "lang" and value in LANGUAGES:
                lang = value
            elif (
                name in ("calls", "tokens", "seconds", "wait")
                and value.isdecimal()
                and (len(value) < 10 and int(value) > 0)
            ):
                limits[name] = int(value)
            else:
                raise BadBot(f"a model has no limit {wish[:40]!r}; there are calls, tokens, seconds, wait and lang.")
        return cls(url, model, **limits, lang=lang)
