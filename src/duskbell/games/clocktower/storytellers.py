"""The policies by which the program can be Storyteller, by name: the option `storyteller` chooses among them.

A policy is a function of the table, a question and a stream of chance. It answers with a token that the question
offers, or None where silence says what the rules decide. It must draw from that stream alone, and only look at the
table.
A package of somebody else's adds one by an entry point of the group `duskbell.storytellers`, or by `register`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

from duskbell.kernel import Ask
from duskbell.kernel.errors import BadTable
from duskbell.kernel.installed import installed

if TYPE_CHECKING:
    from random import Random

Policy = Callable[[Any, Ask[Any], "Random"], str | None]
GROUP = "duskbell.storytellers"
_KNOWN: dict[str, Policy] = {}


def register(name: str, policy: Policy) -> None:
    """Let tables be told by this policy. Raises `BadTable` when another has that name."""
    if _KNOWN.setdefault(name, policy) is not policy:
        raise BadTable(f"there is a Storyteller {name[:40]!r} already.")


def names() -> tuple[str, ...]:
    """All there are, those of the house first."""
    return tuple(_all())


def policy(name: str) -> Policy:
    """The policy of this name. Raises `BadTable` naming those there are."""
    if name not in _all():
        raise BadTable(f"there is no Storyteller {name[:40]!r}; there are {', '.join(names())}.")
    return _KNOWN[name]


def _all() -> dict[str, Policy]:
    _installed()
    return _KNOWN


@cache
def _installed() -> None:
    for found in installed(GROUP):
        register(found.name, found.load())
