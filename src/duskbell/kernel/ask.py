"""Questions. A rule awaits them; somebody outside answers with one short token.

`Ask` is pure data: who is asked, what (a catalogue key, never a sentence) and the tokens of every legal answer. It
holds no seat or card itself, so handing it to a bot or a browser tells nothing but its words. The table turns the
token that comes back into the object that it names (`Table.by_token`).

    who = await choose(me, "witch.poison", t.others(me), optional=True)     # a Seat or None
    votes = await All([choose(s, "vote", names) for s in t.living])         # {seat number: answer}
    spoken = await First([...])                                             # (ask, answer), or None: all passed
    spoken = await InTurn([...])                                            # the same, but the asks' order counts
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from itertools import accumulate
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar, cast

import msgspec

from duskbell.kernel.errors import IllegalAnswer

if TYPE_CHECKING:
    from random import Random

T = TypeVar("T")

CHANCE = -1
"""The decider of deals, shuffles, draws and dice."""
MODERATOR = -2
"""The decider of what a referee, 上帝 or 说书人 chooses."""

PASS = "pass"
"""The answer that declines what is optional: the rule is sent None."""
SILENCE = "silence"
"""What the clock answers where no option means "nothing": the rule is sent None."""
YES, NO = "yes", "no"
LISTED = 24
ROOM = 200
"""So many options a refusal names, and so many characters they may take."""
QUOTED = 60
"""Characters of an answer that a refusal repeats."""


def token(thing: object) -> str:
    """How an answer is written outside: the seat's or card's token, "yes"/"no", "pass" for None, else its own text."""
    if type(thing) is str:
        return thing
    name = getattr(thing, "token", None)
    if type(name) is str and name:
        return name
    if thing is None:
        return PASS
    if thing is True:
        return YES
    return NO if thing is False else _text(thing)


class Ask(msgspec.Struct, Generic[T], frozen=True, gc=False):
    """One question with one answer out of `options`.

    `to`: a seat number, `CHANCE` or `MODERATOR`. `key`: what is asked, a catalogue key. `options`: the tokens of every
    legal answer, in pinned order. `about`: arguments for the catalogue. `default`: what silence means, a token of
    `options` or `SILENCE`. `seconds`: how long a clock, if there is one, should wait; None for ever. `literal`: those
    of the options that name nothing at the table, though a role may be called the same: the rule is sent the word.
    `public`: whether everybody knows who is asked this, so that a screen need not hide it. `hides_extra_options`: that
    there are other answers than the default would tell a neighbour whose screen it is. `notes`: for each option a
    catalogue word that says why it is lawful, or "", to whoever decides and to nobody else; empty where there is
    nothing to say. `alone`: something is happening that must be whole, so nothing of what may be done at any time
    stands open beside it.
    """

    to: int
    key: str
    options: tuple[str, ...]
    about: tuple[Any, ...] = ()
    default: str = SILENCE
    seconds: float | None = None
    literal: tuple[str, ...] = ()
    public: bool = False
    hides_extra_options: bool = False
    notes: tuple[str, ...] = ()
    alone: bool = False

    single: ClassVar[bool] = True

    def __await__(self) -> Generator[Question, Any, T]:
        return (yield self)  # type: ignore[no-any-return]  # a variable of its type would cost every answer a step

    def accept(self, what: object) -> str:
        """The token of an answer given as a token, as an index of `options` or as the thing itself.

        Raises `IllegalAnswer` naming the legal answers.
        """
        if isinstance(what, int) and not isinstance(what, bool):
            if 0 <= what < len(self.options):
                return self.options[what]
        elif (given := token(what)) in self.options:
            return self.options[self.options.index(given)]
        raise IllegalAnswer(f"{quote(what)} does not answer {self.key}: {self.right(token(what))}.")

    def right(self, given: str = "") -> str:
        """Half a sentence that says which answers would be right: of many a few, and those that begin as `given`."""
        near = [o for o in self.options if given and o.startswith(given)] or self.options
        return f"right would be {few(near, ' or ')}"

    def read(self, answer: str, by_token: Mapping[str, Any]) -> T:
        """What the rule is sent for the token `answer`: what it names at the table, if anything, else the word."""
        meant: Any = answer if answer in self.literal else by_token.get(answer, answer)
        thing: T = meant
        return thing

    def answers(self) -> Iterator[str]:
        """Every legal answer, in pinned order. Options that are alike, two cards of a kind, are not told apart."""
        return iter(dict.fromkeys(self.options))

    def sample(self, rng: Random) -> str:
        """One legal answer at random, all alike."""
        return self.options[int(rng.random() * len(self.options))]


class Confirm(Ask[bool], frozen=True, gc=False):
    """Yes or no."""

    def read(self, answer: str, by_token: Mapping[str, Any]) -> bool:
        return answer == YES


class Number(Ask[int], frozen=True, gc=False):
    """A whole number. Answered with an int, that is the number itself, not its place among the options."""

    def accept(self, what: object) -> str:
        return super().accept(_text(what) if isinstance(what, int) and not isinstance(what, bool) else what)

    def read(self, answer: str, by_token: Mapping[str, Any]) -> int:
        return int(answer) if answer != SILENCE else cast(int, None)


class Roll(Ask[T], Generic[T], frozen=True, gc=False):
    """A question to CHANCE whose options weigh differently: `weights`, positive and as many as the options."""

    weights: tuple[int, ...] = ()

    def sample(self, rng: Random) -> str:
        return rng.choices(self.options, self.weights)[0]


class All(msgspec.Struct, Generic[T], eq=False, gc=False):
    """Questions put at once, answered in any order, revealed together: {seat number: answer} in the asks' order.

    With `offers` open (things a seat may do at any time) the script may instead be sent the exception `Taken`. What was
    answered until then stays in the record but counts for nothing, and the moderator is told so (`Voided`).
    """

    asks: Sequence[Ask[T]]
    offers: Sequence[Ask[Any]] = ()

    def __await__(self) -> Generator[Question, Any, dict[int, T]]:
        answers: dict[int, T] | Taken = yield self
        if isinstance(answers, Taken):
            raise answers
        return answers


class First(msgspec.Struct, Generic[T], eq=False, gc=False):
    """Whoever speaks first: `(ask, answer)`, or None when everyone has passed (or kept silent until the clock struck).

    `offers` are open beside the asks and are not waited for; taking one also answers the First. `later` makes them
    instead, once the question is open to somebody: where the program answers at once nobody is offered anything. With
    `again`, who has passed may still speak for as long as others think (`Play.passed`).
    """

    asks: Sequence[Ask[T]]
    offers: Sequence[Ask[Any]] = ()
    later: Callable[[], Iterable[Ask[Any]]] | None = None
    again: bool = False

    def __await__(self) -> Generator[Question, Any, tuple[Ask[Any], T] | None]:
        return (yield self)  # type: ignore[no-any-return]


class InTurn(msgspec.Struct, Generic[T], eq=False, gc=False):
    """Questions put at once that count in their order: `(ask, answer)` of the first in order who does not pass, as soon
    as all before have passed; None when everybody has (or kept silent until the clock struck).

    It is the same game as asking one after the other: an answer counts only where all before have passed, which is all
    that anybody would have heard. But all think at the same time, and no pause tells whose turn it is. What those later
    in order have answered nobody ever learns. `offers` are as with `First`. Raises `ValueError` without asks.
    """

    asks: Sequence[Ask[T]]
    offers: Sequence[Ask[Any]] = ()

    def __post_init__(self) -> None:
        if not self.asks:
            raise ValueError("InTurn needs at least one question: without any there is nobody whose turn it could be")

    def __await__(self) -> Generator[Question, Any, tuple[Ask[Any], T] | None]:
        return (yield self)  # type: ignore[no-any-return]


Question = Ask[Any] | All[Any] | First[Any] | InTurn[Any]
SEVERAL: frozenset[type] = frozenset([All, First, InTurn])
"""Questions to several at once. (`isinstance` of what is no `Ask` takes three times as long as a look here.)"""


class Taken(Exception):
    """Sent into a script whose `All` was interrupted: somebody took a standing offer."""

    def __init__(self, ask: Ask[Any], value: Any) -> None:
        super().__init__(ask.key)
        self.ask = ask
        self.value = value


def _text(thing: object) -> str:
    try:
        return str(thing)
    except Exception:  # a number of thousands of digits, or a thing whose own words fail
        return f"this {type(thing).__name__}"


def few(names: Sequence[str], between: str = ", ") -> str:
    """As many of these as a sentence can name, the first at least, and how many more there are."""
    named = [n for n, end in zip(names[:LISTED], accumulate(map(len, names)), strict=False) if end <= ROOM] or names[:1]
    more = f", and {len(names) - len(named)} more" if len(named) < len(names) else ""
    return between.join(named) + more


def quote(what: object) -> str:
    """An answer that does not fit, as it is repeated to whoever gave it: not too long."""
    text = _text(what) if isinstance(what, int) else token(what)
    return repr(text if len(text) <= QUOTED else text[: QUOTED - 3] + "...")
