"""What somebody knows who is about to speak: the view, what is remembered of it, and whom it suspects."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Generic, TypeVar

from duskbell.bots.once import once
from duskbell.bots.talk.line import Args
from duskbell.bots.talk.memory import Memory, Uttered
from duskbell.kernel import View

T = TypeVar("T", bound=Any)


class Mind(Generic[T]):
    """`blame`: how suspect each seat is to this one, by which every opinion that it utters goes."""

    def __init__(self, view: View[T], memory: Memory, blame: Sequence[float]) -> None:
        self.view, self.memory, self.blame = view, memory, blame
        self.t: T = view.table
        self.no = view.seat if view.seat is not None else -1
        self.day = memory.day
        self.others: list[int] = [s.no for s in self.t.seats if s.alive and s.no != self.no]
        ranked = sorted(self.others, key=lambda n: -blame[n])
        self.doubted = ranked[: max(1, len(ranked) // 2)] if ranked else []
        """The more suspect half of the living others, the worst first."""
        self.trusted = ranked[len(self.doubted) :][::-1]
        """The others, the best first."""

    def alive(self, n: int) -> bool:
        """Whether a seat lives, as far as all know."""
        return bool(self.t.seats[n].alive)

    def speaks(self, n: int) -> bool:
        """Whether a seat may say something by day: the living."""
        return self.alive(n)

    @property
    def worst(self) -> list[int]:
        """The most suspect alone."""
        return self.doubted[:1]

    @once
    def questions(self) -> list[Uttered]:
        """What others have said of today and yesterday that names this seat first and that it has not answered; who
        has answered somebody has said a line `ans-…` that names them. Who cannot speak any more waits for none. People
        come first. Where two whisper, what the other has whispered.
        """
        if (partner := self.memory.partner) >= 0:
            mine = max([u.at for u in self.memory.whispered if u.seat == self.no], default=-1)
            return [u for u in self.memory.whispered if u.seat == partner and u.at > mine and u.about[:1] == (self.no,)]
        answers = [u for u in self.memory.by(self.no) if ".ans-" in u.line]
        to_me = [u for u in self.memory.said if u.about[:1] == (self.no,) and u.seat != self.no]
        open_ = [u for u in to_me if not any(a.at > u.at and u.seat in a.about for a in answers)]
        open_ = [u for u in open_ if u.day >= self.day - 1 and self.speaks(u.seat)]
        return [u for u in open_ if u.seat in self.memory.people] or open_

    def asked(self, *lines: str) -> list[Uttered]:
        """Which of these questions wait for its answer: who asks is their `seat`."""
        return [u for u in self.questions if u.line in lines]

    def asked_since(self, since: int, *, by_people: bool = False) -> bool:
        """Whether anything has been said to it since this place in the log, or by somebody in words of their own."""
        people = self.memory.people
        return any(u.at >= since for u in self.questions if u.seat in people or not by_people)

    def confided(self, *lines: str) -> list[int]:
        """Who has whispered to it since it last whispered back: one of these lines, or anything."""
        said = self.memory.whispered
        mine = max([u.at for u in said if u.seat == self.no], default=-1)
        new = [u.seat for u in said if u.seat != self.no and u.at > mine and (not lines or u.line in lines)]
        return list(dict.fromkeys(new))

    def when(self, so: object) -> Iterable[Args]:
        """A line about nobody, where something is so."""
        return [()] if so else []

    def mine(self, *lines: str) -> bool:
        """Whether it has said one of these lines."""
        return bool(self.memory.by(self.no, *lines))
