"""What a game is to the kernel: a first table, a map of phases, and a few questions about its rules."""

from __future__ import annotations

from collections.abc import Callable, Collection, Coroutine, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from duskbell.kernel.ask import CHANCE, PASS, SILENCE, Ask, Question
from duskbell.kernel.by_hand import ByHand
from duskbell.kernel.errors import BadTable
from duskbell.kernel.event import Event
from duskbell.kernel.many import Order
from duskbell.kernel.options import Options, read
from duskbell.kernel.recap import Clue, Recap
from duskbell.kernel.report import Report, Topics
from duskbell.kernel.role import Role
from duskbell.kernel.ruling import Penalised
from duskbell.kernel.table import Table
from duskbell.kernel.talk import Channel

if TYPE_CHECKING:
    from random import Random

T = TypeVar("T", bound=Table)
Script = Coroutine[Question, Any, Any]
"""A rule under way: it gives out questions, is sent their answers, and returns the name of the next phase."""

MIDDLE = -1
"""Where a card lies that no seat holds: set aside, spare, face down in a deck or in passing."""
ANYBODY = frozenset(range(MIDDLE, 40))
"""Every seat, and the middle."""


PHRASES = (
    "core.phrase-hurry",
    "core.phrase-wait",
    "core.phrase-agree",
    "core.phrase-disagree",
    "core.phrase-listen",
    "core.phrase-suspect",
    "core.phrase-trust",
    "core.phrase-well-played",
)
"""What fits every table."""


class Game(Generic[T]):
    """A rule set. Subclass it, fill in the facts, and give each phase its script.

    A phase's script is an async function of the table that returns the next phase's name, or raises `Goto` or
    `GameOver`. It may be started again in mid-phase (a penalty that changes who lives does that), so it reads from
    the table how far the phase has come.
    """

    id: ClassVar[str]
    version: ClassVar[str] = "1"
    players: ClassVar[tuple[int, int]]
    """The fewest and the most seats."""
    usual_players: ClassVar[int] = 8
    """How many sit down as a rule: what a page proposes."""
    Options: ClassVar[type[Options]]
    Table: ClassVar[type[Table]]
    roles: ClassVar[Mapping[str, Role]] = {}
    phases: ClassVar[Mapping[str, Callable[[Any], Script]]]
    first_phase: ClassVar[str]
    round_phase: ClassVar[str] = ""
    """The phase that begins a new round: `Table.day` counts it."""
    penalties: ClassVar[tuple[str, ...]] = ()
    """The penalties that `penalise` understands."""
    hands: ClassVar[tuple[str, ...]] = ()
    """What of a seat a referee may change by hand: "role", "life", "mark", or words of the game's own."""
    dead_answer: ClassVar[frozenset[str]] = frozenset()
    """The keys of questions that the rules put to the dead as to the living."""
    as_one: ClassVar[frozenset[str]] = frozenset()
    """The keys of questions that are one whole however many there are, such as those of a count of hands: an undo into
    the midst of it goes to its beginning, with what was done beside them since (`whole_stages`).
    """
    whole_stages: ClassVar[frozenset[str]] = frozenset()
    """The stages in which those questions are put."""
    before_whole: ClassVar[frozenset[str]] = frozenset()
    """The keys of answers one of which comes before each such whole, and none within it."""
    hindsight: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """Facts of the recap that tell what nobody knew when it happened, such as whether something was true; by each what
    is told instead through the eyes of whoever saw it happen, and what it is not told about; () for nothing at all.
    """
    own_sight: ClassVar[frozenset[str]] = frozenset()
    """Those of them that the `seat` which they name first knew."""
    spoken: ClassVar[frozenset[str]] = frozenset()
    """The keys of questions at which whoever is asked has the floor: one speaks first and then answers."""
    declarations: ClassVar[tuple[str, ...]] = ()
    """What a referee may declare by hand about the whole table."""
    phrases: ClassVar[tuple[str, ...]] = PHRASES
    """Lines that a seat may say with one press: `say-<line>` in the catalogue. Those of the core fit every game; a game
    may put its own before them: claims, findings and calls, about seats alone, which bots understand.
    """

    claim: ClassVar[str] = ""
    """The line by which somebody says which card they hold: about a role alone, any of the game's, whoever says it."""

    reports: ClassVar[Mapping[str, Report]] = {}
    """The lines by which somebody says what they have learned, true or not."""

    topics: ClassVar[Topics] = {}
    """What claims in these may be about."""

    cast: ClassVar[tuple[str, str]] = ("", "")
    """Which event tells all which roles a table may have, and in which field; "" where any of the game's may be."""

    phrases_at: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """By stage, or by phase, which phrases come first there, or can be said there alone: the same for whoever may
    speak, so it tells nothing.
    """

    let_pass: ClassVar[tuple[str, ...]] = ()
    """The questions at which a seat may let everything pass for a `stretch`."""

    let_bare: ClassVar[frozenset[str]] = frozenset()
    """Of these, the ones that are passed only where nothing else could be answered: of whoever could, letting pass ends
    there, and they are asked.
    """

    may_skip: ClassVar[frozenset[str]] = frozenset()
    """The talks of which the rules leave it free how long they last, so that those who set the pace may skip the rest:
    public ones, whose length tells nothing and whose end takes from nobody what they could still do in them.
    """

    news: ClassVar[tuple[type[Event], ...]] = ()
    """What somebody who plays among bots, where nothing hurries, reads before they go on: a count, a death."""

    own_time: ClassVar[frozenset[str]] = frozenset()
    """The talks that are the time of whom they are about, though others may speak in them."""

    sides: ClassVar[tuple[str, ...]] = ()
    """Every side that somebody may be on in the end, where that is a closed list: what a cup's points may name."""

    called_aloud: ClassVar[bool] = True
    """Whether who moderates calls each scene of a night aloud, so that all hear how long it lasts."""

    cards_change: ClassVar[bool] = False
    """Whether somebody may come to hold another card than was dealt, so that a card that is seen need not have been."""

    has_standing_offers: ClassVar[bool] = False
    """Whether it has anything that stands open at all times; found out from `standing_offers`."""

    def __init_subclass__(cls, **kw: Any) -> None:
        super().__init_subclass__(**kw)
        cls.has_standing_offers = cls.standing_offers is not Game.standing_offers

    def __copy__(self) -> Game[T]:
        return self

    def __deepcopy__(self, memo: Any) -> Game[T]:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """A game has no state: its class is enough, and one process needs one of a kind."""
        return _only, (type(self),)

    def check(self, players: int, options: Any) -> None:
        """Refuse combinations that no single option's range can. Raises `BadOption`."""

    def needs_person(self, options: Any) -> str:
        """Why a table with these options must have a person as its moderator, in a sentence; "" where the program can
        moderate it as well.
        """
        return ""

    def remarks(self, players: int, options: Any) -> tuple[str, ...]:
        """What is to be known about a table of so many players with these options, though it may start: keys of
        sentences in the catalogue, `remark-` before them.
        """
        return ()

    def day_seconds(self, players: int, options: Any) -> float:
        """How many seconds a usual day of such a table takes, at its own pace, when everybody uses all their time: what
        a table that is played over days spreads over the hours of one. 0.0: the game has no such day, and is played at
        one sitting.
        """
        return 0.0

    def vacant(self, t: T) -> tuple[int, ...]:
        """The seats on which nobody plays now, and on which somebody who comes may sit down. At a new table these are
        the chairs that may be empty when it starts.
        """
        return ()

    def channels(self, t: T, seat: int) -> tuple[Channel, ...]:
        """Where `seat` may speak now, by the rules."""
        return ()

    def asides(self, t: T) -> tuple[Channel, ...]:
        """Where the moderator may speak now beside to all."""
        return ()

    @property
    def decoy_key(self) -> str:
        """The key of every question for show, whether the rules put it or `decoy` does."""
        return f"{self.id}.decoy"

    def decoy(self, t: T, seat: int) -> Ask[Any] | None:
        """What `seat` is asked for show where it is a secret who is asked; None where it is not.

        It looks like the true questions of the moment, and its answer goes nowhere. `t` is the public's view.
        """
        return None

    def most_asked(self, t: T) -> int:
        """How many seats may truly be asked at this moment, where it is a secret who is: the most by what all know. As
        many answers for players without a device are entered by who moderates, true ones or for show. `t` is the
        public's view.
        """
        return len(t.seats)

    def stretch(self, t: T, seat: int) -> int | None:
        """For how long `seat`, who lets everything pass, is taken to mean it: as long as this number stays the same;
        None: it is to be asked again. `t` is the public's view.
        """
        return None

    def refuted(self, t: T, seat: int, events: Sequence[Event], cards: Collection[str]) -> Iterator[tuple[int, str]]:
        """Seats, and cards that they cannot have been dealt, by what `seat` has seen for certain, however everybody
        played: `t` is the table as it sees it, `events` what it has seen, `cards` whatever may have been dealt. It need
        not name all.
        """
        return iter(())

    def standing_offers(self, t: T) -> tuple[Ask[Any], ...]:
        """What seats may do at any time, whatever is being asked: offers that stand open beside every question. While
        they stay the same it should be the same tuple.
        """
        return ()

    def take_offer(self, t: T, offer: Ask[Any], value: Any) -> bool | None:
        """Let one of these happen, by events; the question that was open stays as it is, unless the phase must start
        again because of it: then True is returned. May raise `GameOver`, or `Goto`, which ends the phase.
        """

    def moderate(self, t: T, ask: Ask[Any], rng: Random) -> object:
        """What the program answers where it moderates, as `Ask.accept` takes it: the policy of a game.

        What silence means, unless a game overrides it; where silence is no answer, to pass, else the first answer. So a
        rule that gives its question the default which the rules decide is answered by the rules. `rng` is the stream of
        the question: draw from it alone, and only where the rules leave the referee free and no answer is fairer.
        """
        if ask.default != SILENCE or SILENCE in ask.options:
            return ask.default
        return PASS if PASS in ask.options else next(ask.answers())

    def penalise(self, t: T, penalty: Penalised) -> bool:
        """Let a penalty take effect, by events. Return whether the phase must start again because of it."""
        return False

    def objection(self, t: T, penalty: Penalised) -> str:
        """Why a penalty cannot be given now, as half a sentence; "" when it can."""
        return ""

    def twin(self, players: int, ask: Ask[Any]) -> tuple[int, ...]:
        """Where the hidden cards go that are handed out by the answer to `ask`, a question of CHANCE or of a moderator
        who deals: for each part of the answer the seat that alone knows it, or `MIDDLE`; () where nothing is hidden.

        The leak finder exchanges such cards. Unless a game says otherwise, a shuffle of at least as many cards as there
        are seats deals them in the order of the seats, and the rest to the middle.
        """
        if ask.to != CHANCE or not isinstance(ask, Order) or len(ask.options) < players:
            return ()
        return (*range(players), *[MIDDLE] * (len(ask.options) - players))

    def by_hand(self, t: T, hand: ByHand, asks: Sequence[Ask[Any]]) -> bool:
        """Let a change by hand take effect, by events, while `asks` are open. Return whether the phase must start again
        because of it. May raise `GameOver` or `Goto`.
        """
        return False

    def hand_choices(self, t: T, change: str, seat: int) -> Iterable[str]:
        """To what `change` of a seat might be changed by hand: all that a page may offer, and `hand_objection` sorts
        out what does not fit.
        """
        return ()

    def declared(self, t: T, what: str) -> Iterable[str]:
        """What a declaration of the whole table might name, as `hand_choices`; "" where it names nothing."""
        return ("",)

    def hand_objection(self, t: T, hand: ByHand, asks: Sequence[Ask[Any]]) -> str:
        """Why something cannot be changed so while `asks` are open, as half a sentence; "" when it can."""
        return ""

    def hand_barred(self, t: T, hand: ByHand) -> str:
        """Why what could be changed so is not to be, as `hand_objection`. A record of when it still was is played."""
        return ""

    def reveals(self, t: T, what: Event | Ask[Any], seat: int) -> Collection[int | str]:
        """Of whose cards (`MIDDLE`: of those that nobody holds), or of which cards by their tokens, an event, or a
        question that is put to it, lawfully tells `seat`; `t` is the table as `seat` knows it. The leak finder lets
        twins differ there if those cards do.
        """
        return ()

    def ballots(self, t: T) -> Iterable[tuple[int, int, int]]:
        """The ballots that count and that all have seen, for whoever scores them afterwards: (place in the log, who
        voted, against whom).
        """
        return ()

    def recap(self, t: T) -> Recap:
        """What of a table that is over is worth telling again, as facts from its whole log."""
        return Recap()

    def clues(self, t: T, seat: int) -> list[Clue]:
        """What `seat` was told of others that neither cards, sides nor marks show in its view: `t` is the table as it
        knows it.
        """
        return []

    def closing(self, t: T) -> None:
        """Tell, by events, what all have yet to hear before they hear that the game is over: what ended it."""

    def finale(self, t: T) -> None:
        """Tell everybody, by events, what the end reveals."""

    def facts(self, t: T) -> dict[str, Any]:
        """What a page shows of this table beside phase, stage, day and seats. `t` may be a view's table."""
        return {}

    def briefing(self, t: T) -> dict[str, Any]:
        """More facts for whoever moderates, of the whole table: what they may want to think of beforehand."""
        return {}

    def read_options(self, players: int, given: Mapping[str, Any]) -> Any:
        """The options of a table of so many players. Raises `BadTable` or `BadOption`."""
        try:
            # with their kinds, because True equals 1 but is no number
            kinds = tuple([(name, type(value).__name__, value) for name, value in given.items()])
            # and of what may be chosen: an expansion is put into the box and taken out again
            return _read_options(self, self.Options, players, type(players).__name__, kinds)
        except (
            TypeError
        ):  # a list or an object where a plain value belongs: not to be cached, but to be refused in words
            return self._read_options(players, given)

    def _read_options(self, players: int, given: Mapping[str, Any]) -> Any:
        low, high = self.players
        if type(players) is not int or not low <= players <= high:
            raise BadTable(f"{self.id} is for {low} to {high} players, not {str(players)[:20]}.")
        options = read(self.Options, given)
        self.check(players, options)
        return options

    def new_table(self, players: int, options: Any) -> T:
        """The first table."""
        return _first_table(self, players, options, tuple(self.roles.values())).copy()  # type: ignore[no-any-return]


@lru_cache(256)
def _only(kind: type[Game[Any]]) -> Game[Any]:
    return kind()


@lru_cache(256)
def _read_options(
    game: Game[Any], of: type[Options], players: int, kind: str, given: tuple[tuple[str, str, Any], ...]
) -> Any:
    return game._read_options(players, {name: value for name, _, value in given})


@lru_cache(256)
def _first_table(game: Game[Any], players: int, options: Any, roles: tuple[Role, ...]) -> Any:
    """`roles`: those of the game now, for roles may be added."""
    t = game.Table.lay(players, options)
    t.by_token.update({role.id: role for role in roles})
    return t
