"""What is asked of another process, and what it answers."""

from __future__ import annotations

import pickle
from typing import Any, NamedTuple

import msgspec

from duskbell.insight.found import Worlds
from duskbell.kernel import Header
from duskbell.kernel.view import View

HEAD = 8


class Question(NamedTuple):
    """Which worlds fit what a seat has seen. Its header has neither seed nor salt: nothing that the seat does not know
    leaves the server's own process. `first`: what is known at once is enough.
    """

    view: View[Any]
    header: Header
    claims: str
    seconds: float
    first: bool = False

    def packed(self) -> bytes:
        """As it is sent."""
        data = pickle.dumps(self)
        return len(data).to_bytes(HEAD) + data


class Reply(msgspec.Struct, frozen=True):
    """The worlds; or which refusal there was, with its sentence."""

    worlds: Worlds | None = None
    refused: str = ""
    sentence: str = ""


def question(view: View[Any], header: Header, claims: str, seconds: float, first: bool = False) -> Question:
    """The question about a seat's view."""
    return Question(view, msgspec.structs.replace(header, seed="insight", salt=""), claims, seconds, first)
