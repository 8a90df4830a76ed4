"""What is open at a table: the question a script has put, who is still to answer it, and what may be done beside it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Generic, Literal, TypeVar

from msgspec.structs import replace

from duskbell.kernel.ask import MODERATOR, PASS, SEVERAL, SILENCE, All, Ask, First, InTurn, Question
from duskbell.kernel.checkpoint import Checkpoint
from duskbell.kernel.core_events import Voided
from duskbell.kernel.game import Game, Script
from duskbell.kernel.record import Line, Record
from duskbell.kernel.rng import Streams
from duskbell.kernel.ruling import Ruling
from duskbell.kernel.table import Table

T = TypeVar("T", bound=Table)
Chance = Callable[[Ask[Any]], str] | Literal["ask"]


class Asking(Generic[T]):
    """All that a driven table holds, and the questions that are open."""

    __slots__ = (
        "_apart",
        "_auto",
        "_behind",
        "_chance",
        "_checkpoint",
        "_checkpoints",
        "_due",
        "_fed",
        "_feed",
        "_future",
        "_got",
        "_has_standing_offers",
        "_missed",
        "_offered",
        "_offers",
        "_phases",
        "_programs",
        "_put_at",
        "_question",
        "_round_phase",
        "_script",
        "_spoken",
        "_streams",
        "_voided",
        "_waiting",
        "game",
        "lines",
        "open",
        "record",
        "table",
    )  # fmt: skip

    game: Game[T]
    table: T
    record: Record
    lines: list[Line]
    open: dict[int, Ask[Any]]
    _phases: Mapping[str, Callable[[Any], Script]]
    _round_phase: str
    """These two of the game, which are looked up whenever a phase begins."""
    _auto: bool
    _chance: Chance | None
    _programs: frozenset[int]
    """Whose questions the program answers: chance's, unless it is asked outside, and an automatic moderator's."""
    _streams: Streams | None
    _checkpoints: bool
    _checkpoint: Checkpoint[T] | None
    """The begin of a phase, if checkpoints are kept: of the present one, or of an earlier one if it is `_behind`."""
    _apart: int
    """How many lines there are at least between two checkpoints."""
    _due: int
    """How long the record is when the next is kept, at the begin of a phase."""
    _behind: bool
    """Whether a phase has begun since the last checkpoint."""
    _future: tuple[int, str] | None
    """Since which of the lines that count chance is drawn from another seed, and which (`Play.fork`)."""
    _voided: int
    """How many lines of the record count no longer, because they were taken back."""
    _waiting: tuple[Ruling, ...]
    """Penalties that take effect when the present question is settled."""
    _script: Script
    _question: Question | None
    """What the script has asked last."""
    _put_at: int
    """How many lines that count there were when questions that count in turn were put last."""
    _got: dict[int, Any]
    _spoken: tuple[Ask[Any], Any] | None
    _missed: dict[int, Ask[Any]]
    _feed: list[Line]
    _fed: int
    _has_standing_offers: bool
    """Whether the game has anything that stands open at all times."""
    _offers: dict[int, list[Ask[Any]]] | None
    """`offers`; None until somebody looks."""
    _offered: tuple[Sequence[Ask[Any]], dict[int, list[Ask[Any]]]]
    """The last offers, and the same by seat: what may be done at any time is often the same for many questions."""

    @property
    def offers(self) -> dict[int, list[Ask[Any]]]:
        """What a seat may do at any time beside `open`: by the question itself, or whatever is being asked."""
        if self._offers is None:
            question: Any = self._question
            several = type(question) in SEVERAL
            offers = question.offers if several else ()
            if self._has_standing_offers and (several or question is None or not question.alone):
                standing = self.game.standing_offers(self.table)
                offers = (*offers, *standing) if offers else standing
            if offers is not self._offered[0]:
                by_seat: dict[int, list[Ask[Any]]] = {}
                for a in offers:
                    if a.to >= 0 or not self._auto:
                        by_seat.setdefault(a.to, []).append(a)
                self._offered = (offers, by_seat)
            self._offers = self._offered[1]
        return self._offers

    @property
    def passed(self) -> dict[int, Ask[Any]]:
        """What seats that have passed may still say while others think, where a First lets them (`First.again`)."""
        question = self._question
        if type(question) is not First or not question.again or not self.open:
            return {}
        return {a.to: replace(a, options=a.options[:-1], default=SILENCE) for a in question.asks if self._has_passed(a)}

    def _has_passed(self, ask: Ask[Any]) -> bool:
        return ask.to >= 0 and ask.to not in self.open and ask.options[-1] == PASS and len(ask.options) > 1

    def _clear(self) -> None:
        self.open, self._offers, self._missed, self._got, self._spoken = {}, {}, {}, {}, None
        self._question, self._offered, self._waiting = None, ((), {}), ()

    def _settle(self) -> None:
        """The question is answered; whoever else was asked has missed it."""
        self._missed, self.open = self.open, {}

    def _void(self, held: Collection[int] = ()) -> None:
        """What is open is broken off: of an All or InTurn, what was answered stays in the record but counts no longer,
        and the moderator knows. `held`: who has answered outside, and is open here.
        """
        several = type(self._question) is All or type(self._question) is InTurn
        asked = [n for n in (self._got if several else self.open) if n >= 0 or (n == MODERATOR and not self._auto)]
        given = tuple([n for n in asked if n not in self.open or n in held])
        if given:
            self.table.emit(Voided(given))
