"""Questions about a rule or a point, and their answers (申诉规则)."""

from __future__ import annotations

from typing import Annotated, ClassVar

from msgspec import Meta

from duskbell.cup.act import Act
from duskbell.cup.acts.people import Text
from duskbell.cup.errors import BadCup
from duskbell.cup.people import Role, Who
from duskbell.cup.screen import may_know_of
from duskbell.cup.state import Inquiry, State


class Ask(Act, frozen=True, kw_only=True):
    """Somebody asks a referee or the organiser about a rule or a point (玩家可以向上帝提出质疑). Question and
    answer are kept.
    """

    roles: ClassVar[tuple[Role, ...]] = ("member", "captain")
    also_after_leaving: ClassVar = True
    about: Annotated[str, Meta(max_length=120)] = ""
    text: Text

    def check(self, cup: State, who: Who, at: int) -> None:
        if not self.text.strip():
            raise BadCup("a question has words.", says="question-empty")

    def happen(self, cup: State, who: Who, at: int) -> None:
        by = who.member or who.name
        mine = [one for one in cup.inquiries.values() if (one.team, one.by) == (who.team, by)]
        # a number among all would tell everybody that somebody has asked what is the referee's alone
        name = f"question/{who.team}/{by}/{len(mine) + 1}" if cup.rules > 4 else f"question-{len(cup.inquiries) + 1}"
        cup.inquiries[name] = Inquiry(name, at, by, self.about, self.text.strip(), team=who.team)


class Reply(Act, frozen=True, kw_only=True):
    """A referee or the organiser answers."""

    roles: ClassVar[tuple[Role, ...]] = ("referee", "organiser", "panel")
    question: str
    text: Text

    def check(self, cup: State, who: Who, at: int) -> None:
        asked = cup.inquiries.get(self.question)
        if asked is None or asked.answer or not may_know_of(cup, who, asked):
            raise BadCup("there is no open question {question!r}.", says="no-question", question=self.question[:40])
        if not self.text.strip():
            raise BadCup("an answer has words.", says="answer-empty")

    def happen(self, cup: State, who: Who, at: int) -> None:
        asked = cup.inquiries[self.question]
        asked.answer, asked.answered_by = self.text.strip(), who.name
