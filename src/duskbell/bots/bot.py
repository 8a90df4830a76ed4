"""What a bot is: a view and a question in, an answer out, and nothing else in reach."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple, Protocol

from duskbell.kernel.ask import Ask
from duskbell.kernel.errors import DuskbellError
from duskbell.kernel.talk import PUBLIC_CHANNEL
from duskbell.kernel.view import View


class Saying(NamedTuple):
    """What is said on a channel: a sentence from the catalogue (its key and arguments, seats by number), `text` in the
    bot's own words, or both.
    """

    channel: str
    line: str = ""
    about: tuple[Any, ...] = ()
    text: str = ""


class Voice(NamedTuple):
    """When a bot may have something to say at all: while its seat is `among` those that may, by what all see of the
    table, and a channel of `channels` is open to it. Who calls for words need not ask it at any other time: most of
    what talk costs a table of bots would be bots that are asked and say nothing.

    `gist`: of a table and a seat, what that seat may know and goes by to say whether it has anything to say. A bot with
    such a voice is asked first, by `offhand(gist)`, what it says without a look at its view: nothing as a rule, or None
    where it has to look, and then `speak` follows.
    """

    among: Callable[[Any], Iterable[int]]
    channels: frozenset[str] = frozenset({PUBLIC_CHANNEL.id})
    gist: Callable[[Any, int], Any] | None = None


class Bot(Protocol):
    """Sits at one seat of one table. Knows what `view` tells and nothing else. It may have a `voice` (`Voice`)."""

    def __call__(self, view: View[Any], ask: Ask[Any]) -> str:
        """The answer to `ask`, as a token."""

    def speak(self, view: View[Any], channels: tuple[str, ...]) -> list[Saying]:
        """What it wants to say now on the channels open to it; called whenever the table pauses for talk."""


class BadBot(DuskbellError):
    """No bot of this kind."""

    key = "bad-bot"
