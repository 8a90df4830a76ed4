"""From a name to a bot: `module:Class`, `http(s)://…`, `ws(s)://…`, `llm:…`, `whoisspy:…`, or what a package brings."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from importlib import import_module
from typing import Any

from duskbell.arena.outside.outsider import Outsider
from duskbell.arena.reaching import unreachable
from duskbell.bots import BadBot
from duskbell.kernel.installed import installed

GROUP = "duskbell.bots"
"""Where an installed package names its bots, as `name = "module:Class"`."""
Maker = Callable[[str, str, int], Any]
"""Makes a bot from the game's id, a seed of its own, and its seat."""
SCHEMES = "http, https, ws, wss, llm and whoisspy"
"""How an address may begin."""


def is_outside(kind: str) -> bool:
    """Whether a kind of bot comes from outside, by how it is written or because a package brings it."""
    return ":" in kind or kind in _brought()


def load(game: str, kind: str) -> Callable[[str, int], Outsider]:
    """What makes a bot of this kind for a seat: from the table's seed and the seat. The bot never gets the table's own
    seed, of which the deal follows. Raises `BadBot` with one sentence where there is no such bot, or nobody at home.
    """
    made = _maker(_brought().get(kind, kind))

    def seat(seed: str, seat: int) -> Outsider:
        own = sha256(f"outside/{seed}/{seat}".encode()).hexdigest()[:16]
        return Outsider(made(game, own, seat), kind)

    return seat


@cache
def _brought() -> dict[str, str]:
    return {point.name: point.value for point in installed(GROUP)}


@cache
def _maker(where: str) -> Maker:
    scheme = where.partition(":")[0]
    if scheme in ("http", "https"):
        from duskbell.arena.outside.web import WebBot

        _reach(where)
        return lambda game, seed, seat: WebBot(where)
    if scheme in ("ws", "wss"):
        from duskbell.arena.outside.line import LineBot

        _reach(where)
        return lambda game, seed, seat: LineBot(where)
    if scheme == "llm":
        from duskbell.arena.outside.model import Address, ModelBot, knock

        address = Address.read(where)
        _reach(address.url)
        knock(address)
        return lambda game, seed, seat: ModelBot(address, game, seed)
    if scheme == "whoisspy":
        from duskbell.arena.outside.whoisspy import SCHEME, WhoisspyBot

        url = where.removeprefix(SCHEME)
        _reach(url)
        return lambda game, seed, seat: WhoisspyBot(url, game)
    if "://" in where:
        raise BadBot(f"no bot can be called at {where[:60]!r}; right would be one of {SCHEMES}.")
    return _of_module(where)


def _reach(url: str) -> None:
    """Raise `BadBot` unless something listens there."""
    try:
        why = unreachable(url)
    except ValueError:
        raise BadBot(f"{url[:80]!r} is no address; right would be such as http://127.0.0.1:9000/bot.") from None
    if why:
        raise BadBot(f"nobody answers at {url[:80]}: {why}; start the bot first.")


def _of_module(where: str) -> Maker:
    """`module:Class`, made from a seed or from nothing; `module:function` is a bot itself."""
    module, _, attribute = where.partition(":")
    try:
        found: Any = import_module(module)
        for name in attribute.split("."):
            found = getattr(found, name)
        wants = inspect.signature(found).parameters.values()
    except Exception as e:
        raise BadBot(f"the bot {where[:60]!r} cannot be loaded: {type(e).__name__}: {str(e)[:200]}.") from None
    needed = [p for p in wants if p.default is p.empty and p.kind in (p.POSITIONAL_ONLY, p.POSITIONAL_OR_KEYWORD)]
    if not isinstance(found, type) and len(needed) == 2:
        return lambda game, seed, seat: found
    if len(needed) > 1:
        raise BadBot(f"the bot {where[:60]!r} wants {len(needed)} arguments; right would be one, a seed, or none.")
    takes = any(p.kind in (p.POSITIONAL_ONLY, p.POSITIONAL_OR_KEYWORD, p.VAR_POSITIONAL) for p in wants)

    def make(game: str, seed: str, seat: int) -> Any:
        try:
            return found(seed) if takes else found()
        except (Exception, SystemExit) as e:
            raise BadBot(f"the bot {where[:60]!r} cannot be made: {type(e).__name__}: {str(e)[:200]}.") from None

    return make
