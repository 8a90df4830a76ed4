"""Scenes on the script of strainers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Self

from duskbell.kernel.many import Many
from tests.rulebook.clocktower.town import ST, Town


class Strained(Town):
    """A town of the script of strainers."""

    options_given: ClassVar[Mapping[str, Any]] = {"script": "strainers"}

    def _let_pass(self) -> None:
        """Whoever is asked says what silence means; who must name something names the second, or the fewest."""
        seat, ask = next(iter(self.play.open.items()))
        if ask.key == "clocktower.player":
            self.play.answer(seat, ask.options[1])
        elif isinstance(ask, Many) and seat >= 0:
            self.play.answer(seat, "" if ask.takes(0) else ",".join(ask.options[: ask.least]))
        elif ask.key == "clocktower.character":
            self.play.answer(seat, ask.options[0])
        else:
            self.play.silence(seat)

    def first_day(self) -> Self:
        """The first night passes by what silence means."""
        return self.until(ST, "open-nominations")

    def next_night(self) -> Self:
        """And the day, too."""
        return self.first_day().nightfall()

    def acts(self, who: str, what: str) -> Self:
        """All goes on until `who` is asked, who answers."""
        for _ in range(500):
            if self.is_asked(who):
                self.says(who, what)
                return self
            self._let_pass()
        raise AssertionError(f"{who} is never asked; open are {self.open_now()}")

    def works(self, who: str) -> bool:
        """Whether somebody's own ability works now."""
        s = self[who]
        return bool(self.play.table.at_work(s, s.role.id))

    def asked_tonight(self, who: str) -> bool:
        """Whether somebody is asked anything before the next day."""
        while self.play.table.phase == "night" and not self.is_asked(who):
            self._let_pass()
        return bool(self.play.table.phase == "night")

    def is_asked(self, who: str) -> bool:
        """Whether somebody is asked something now, and not only for show."""
        ask = self.play.open.get(self.no(who))
        return ask is not None and ask.key != "clocktower.decoy"
