"""A bot from outside at one seat: whatever it raises or answers wrongly is silence, counted, never a broken table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from duskbell.arena.outside.tally import Tally
from duskbell.bots import Bot, Saying
from duskbell.kernel import PASS, Ask, View
from duskbell.kernel.ask import SILENCE
from duskbell.kernel.errors import IllegalAnswer
from duskbell.kernel.talk import LONGEST, PUBLIC_CHANNEL

MOST_SAID = 8
"""Sayings that are taken of one speech."""
WHY = 160
"""Characters that are kept of what it raised."""


class Silent(IllegalAnswer):
    """It has failed or answered nonsense: silence."""


class Outsider:
    """Wraps `bot`, which may have `speak`, and may have `ended(view)`, called when the table is over. `kind`: how it
    was named.
    """

    def __init__(self, bot: Any, kind: str) -> None:
        self.bot, self.kind = bot, kind
        self.tally: Tally = getattr(bot, "tally", None) or Tally()

    def __call__(self, view: View[Any], ask: Ask[Any]) -> str:
        """Its answer as a token that fits, or what declines. Raises `Silent`."""
        self.tally.asked += 1
        try:
            said = self.bot(view, ask)
        except (Exception, SystemExit) as e:
            raise self._failed(e) from None
        if said is None or (isinstance(said, str) and said in (PASS, SILENCE) and said not in ask.options):
            return SILENCE
        try:
            return ask.accept(said)
        except Exception:
            self.tally.illegal += 1
            raise Silent(f"the bot answered {ask.key} with what is none of its options.") from None

    def speak(self, view: View[Any], channels: tuple[str, ...]) -> list[Saying]:
        """What it says: sayings, or plain text, which goes to all. What cannot be read is left out."""
        speak = getattr(self.bot, "speak", None)
        if speak is None:
            return []
        try:
            sayings = [said for one in _several(speak(view, channels)) if (said := _saying(one)) is not None]
        except (Exception, SystemExit) as e:
            self._failed(e)
            return []
        self.tally.said += len(sayings)
        return sayings

    def ended(self, view: View[Any]) -> None:
        """The table is over; `view` is its seat's."""
        try:
            if (ended := getattr(self.bot, "ended", None)) is not None:
                ended(view)
        except (Exception, SystemExit) as e:
            self._failed(e)

    def _failed(self, e: BaseException) -> Silent:
        self.tally.failed += 1
        try:
            self.tally.why = " ".join(f"{type(e).__name__}: {e}".split())[:WHY]
        except Exception:  # its own words may fail, too
            self.tally.why = type(e).__name__
        return Silent("the bot failed.")


def _several(said: Any) -> Iterable[Any]:
    if said is None:
        return ()
    return [said] if isinstance(said, str | Saying) else list(said)[:MOST_SAID]


def _saying(one: Any) -> Saying | None:
    """A saying as the table takes it: text no longer than the rules allow."""
    if isinstance(one, str):
        one = Saying(PUBLIC_CHANNEL.id, text=one)
    channel, line, about, text = Saying(*one)
    if not all(isinstance(x, str) for x in (channel, line, text)):
        return None
    text = text.strip()[:LONGEST]
    return Saying(channel, line, tuple(about), text) if line or text else None


def outsiders(bots: dict[int, Bot]) -> dict[str, Tally]:
    """What became of the questions put to those of these bots that come from outside, by kind."""
    found: dict[str, Tally] = {}
    for bot in bots.values():
        if isinstance(bot, Outsider):
            found.setdefault(bot.kind, Tally()).add(bot.tally)
    return found
