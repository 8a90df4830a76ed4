"""Each law is broken by a game made to break it."""

from __future__ import annotations

import hashlib
import itertools
from collections.abc import Callable, Mapping
from random import Random
from typing import Any, ClassVar

import pytest

from duskbell.games import GAMES
from duskbell.kernel import (
    MODERATOR,
    Ask,
    Channel,
    Event,
    Game,
    GameOver,
    Options,
    Penalised,
    Script,
    Table,
    choose,
    roll,
    shuffle,
    tagger,
)
from duskbell.kernel.log import ever
from duskbell.kernel.record import encode
from duskbell.testing import LAWS, LawBroken, check, laws, random_answers, search, sit_down

pytestmark = pytest.mark.slow

MODERATORS = ("auto", "ask")


def test_the_log_depends_on_the_seed() -> None:
    """So that the test above compares something."""

    def digest(seed: int) -> str:
        play = sit_down("mafia", 8, seed)
        for _ in random_answers(play, Random(seed)):
            pass
        return hashlib.sha256(encode([e.event.as_data() for e in play.table.log]).encode()).hexdigest()

    assert digest(1) == digest(1) != digest(2)


# Lawless games: each law must be able to say no


class LawlessEvent(Event, frozen=True, tag=tagger("lawless")):
    """Base of the events here."""


class LawlessTable(Table, eq=False):
    note: str = ""
    heap: Any = ()


class Noted(LawlessEvent, frozen=True):
    text: str

    def apply(self, t: LawlessTable) -> None:
        t.note = self.text


class Drawn(LawlessEvent, frozen=True):
    """Who has which card, for all to see."""

    cards: tuple[str, ...]


class Heaped(LawlessEvent, frozen=True):
    """Puts itself on a heap that every copy of the table shares."""

    seat: int

    def apply(self, t: LawlessTable) -> None:
        if not isinstance(t.heap, list):
            t.heap = []
        t.heap.append(self.seat)


class Restless(LawlessEvent, frozen=True):
    """Does something else each time it is applied."""

    def apply(self, t: LawlessTable) -> None:
        t.note = str(next(COUNTER))


class NoOptions(Options, frozen=True):
    """Nothing to choose."""


class Lawless(Game[LawlessTable]):
    """A game of one phase that asks each of three or more in turn, until its script says otherwise."""

    id = "lawless"
    players = (3, 9)
    Options = NoOptions
    Table = LawlessTable
    first_phase = "play"
    phases: ClassVar[Mapping[str, Callable[[Any], Script]]] = {}
    penalties = ("again",)

    def penalise(self, t: LawlessTable, penalty: Penalised) -> bool:
        """The phase begins again."""
        return True


COUNTER = itertools.count()
HISTORY: list[int] = []


def rounds(t: LawlessTable, key: str = "lawless.go", n: int = 3) -> list[Ask[str]]:
    return [Ask(s.no, key, ("on", "off"), (), "on") for _ in range(n) for s in t.seats]


class Handed(LawlessEvent, frozen=True):
    """Who has which card."""

    seat: int
    card: str


async def fair(t: LawlessTable) -> str:
    """Breaks no law: the ground on which the others stand."""
    if not ever(t, Handed):
        for s, card in zip(t.seats, await shuffle("lawless.deal", [f"card-{s.no}" for s in t.seats]), strict=True):
            t.emit(Handed(s.no, card), s)
    for ask in rounds(t)[len(ever(t, Noted)) :]:
        t.emit(Noted(await ask), public=True)
    raise GameOver((), (), "lawless.over")


async def endless(t: LawlessTable) -> str:
    while True:
        await rounds(t)[0]


async def endless_in_silence(t: LawlessTable) -> str:
    while await rounds(t)[0] == "on":
        pass
    raise GameOver((), (), "lawless.over")


async def twice_the_same_option(t: LawlessTable) -> str:
    for s in t.seats:
        await Ask(s.no, "lawless.go", ("on", "on"), (), "on")
    raise GameOver((), (), "lawless.over")


class Gullible(Ask[str], frozen=True, gc=False):
    """Takes any answer."""

    def accept(self, what: object) -> str:
        return self.options[0]


async def takes_anything(t: LawlessTable) -> str:
    for ask in rounds(t):
        await Gullible(ask.to, ask.key, ask.options, (), ask.default)
    raise GameOver((), (), "lawless.over")


async def remembers_other_tables(t: LawlessTable) -> str:
    """Hidden state outside the table: the same record leads elsewhere."""
    HISTORY.append(1)
    for ask in rounds(t):
        await ask
        t.emit(Noted(str(len(HISTORY))), public=True)
    raise GameOver((), (), "lawless.over")


async def asks_what_others_were_asked(t: LawlessTable) -> str:
    """A fork does not know what the script kept to itself."""
    mine = next(COUNTER)
    for ask in rounds(t):
        await Ask(ask.to, ask.key, ask.options, (mine,), ask.default)
        t.emit(Noted("on"), public=True)
    raise GameOver((), (), "lawless.over")


async def shares_a_heap(t: LawlessTable) -> str:
    for ask in rounds(t, n=12):
        await ask
        t.emit(Heaped(ask.to), public=True)
    raise GameOver((), (), "lawless.over")


async def changes_without_an_event(t: LawlessTable) -> str:
    for ask in rounds(t):
        t.note = await ask
    t.note = "changed"
    raise GameOver((), (), "lawless.over")


async def applies_differently(t: LawlessTable) -> str:
    for ask in rounds(t):
        await ask
        t.emit(Restless(), public=True)
    raise GameOver((), (), "lawless.over")


async def begins_again_from_the_start(t: LawlessTable) -> str:
    """It does not read from the table how far it has come."""
    for ask in rounds(t):
        await ask
        t.emit(Noted("on"), public=True)
    raise GameOver((), (), "lawless.over")


async def announces_before_it_is_so(t: LawlessTable) -> str:
    """The event first, then a question, and only then what tells that it has happened."""
    for s in t.seats:
        if s.no >= len(t.note):
            t.emit(Drawn((str(s.no),)), public=True)
            await Ask(s.no, "lawless.go", ("on", "off"), (), "on")
            t.emit(Noted(t.note + "."), public=True)
    raise GameOver((), (), "lawless.over")


async def shows_the_deal(t: LawlessTable) -> str:
    cards = await shuffle("lawless.deal", [f"card-{s.no}" for s in t.seats])
    t.emit(Drawn(tuple(cards)), public=True)
    await rounds(t)[0]
    raise GameOver((), (), "lawless.over")


async def asks_by_the_card(t: LawlessTable) -> str:
    """Who has the marked card may choose among more."""
    cards = await shuffle("lawless.deal", [f"card-{s.no}" for s in t.seats])
    for s, card in zip(t.seats, cards, strict=True):
        t.emit(Handed(s.no, card), s)
        more = ("both",) if card == "card-0" else ()
        await Ask(s.no, "lawless.go", ("on", "off", *more), (), "on")
    raise GameOver((), (), "lawless.over")


LAWLESS: list[tuple[str, Callable[[Any], Script], str]] = [
    ("it ends", endless, "it did not end"),
    ("silence ends", endless_in_silence, "default answers do not end it"),
    ("answers are listed", twice_the_same_option, "lawless.go has an option twice"),
    ("answers are listed", takes_anything, "'#5' was taken from seat"),
    ("rebuilding repeats", remembers_other_tables, "the rebuilt table has another log"),
    ("forks ask the same", asks_what_others_were_asked, "a fork asks something else"),
    ("views are folds", changes_without_an_event, "the moderator's view is not the whole table"),
    ("views are folds", applies_differently, "differs from a fresh fold"),
    ("state is plain", shares_a_heap, "LawlessTable.heap holds a value that can change"),
    ("twins look alike", shows_the_deal, "there is a leak: "),
    ("phases begin again", begins_again_from_the_start, "lawless.go was asked instead of"),
    ("phases begin again", announces_before_it_is_so, "this happened once more: lawless.drawn"),
    ("questions for show look true", asks_by_the_card, "the question lawless.go tells of the card of who is asked"),
]


def let_in(monkeypatch: pytest.MonkeyPatch, script: Callable[[Any], Script], **facts: Any) -> None:
    """A game of this one script, for this test only; a table of it counts as endless soon."""
    game = type("It", (Lawless,), {"phases": {"play": script}, **facts})()
    monkeypatch.setitem(GAMES, "lawless", game)
    monkeypatch.setattr(laws, "LONGEST", 300)


def test_there_is_a_lawless_game_for_every_law() -> None:
    assert {law for law, _, _ in LAWLESS} == set(LAWS)


@pytest.mark.parametrize("moderator", MODERATORS)
def test_a_fair_game_breaks_no_law(monkeypatch: pytest.MonkeyPatch, moderator: str) -> None:
    let_in(monkeypatch, fair)
    for seed in range(5):
        check("lawless", 5, seed, moderator=moderator)


@pytest.mark.parametrize(("law", "script", "sentence"), LAWLESS, ids=[f"{x[0]}: {x[1].__name__}" for x in LAWLESS])
def test_each_law_is_broken_by_a_game_made_to_break_it(
    monkeypatch: pytest.MonkeyPatch, law: str, script: Callable[[Any], Script], sentence: str
) -> None:
    let_in(monkeypatch, script)
    with pytest.raises(LawBroken) as broken:
        nine_times(law)
    assert sentence in str(broken.value)


def test_check_names_the_law_the_table_and_what_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    let_in(monkeypatch, endless)
    with pytest.raises(LawBroken) as broken:
        check("lawless", 4, 7)
    assert str(broken.value) == "law 'it ends' is broken by lawless for 4 with seed 7: it did not end."


def test_playing_a_fork_of_a_table_with_a_shared_heap_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The heap is in no event, so only the table itself would tell; the law of plain state does."""
    let_in(monkeypatch, shares_a_heap)
    with pytest.raises(LawBroken, match="heap"):
        LAWS["state is plain"]("lawless", 3, 1, {}, "auto")


def test_the_very_first_question_is_looked_at_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not only those that follow an answer."""

    async def first_twice(t: LawlessTable) -> str:
        await Ask(0, "lawless.go", ("on", "on"), (), "on")
        raise GameOver((), (), "lawless.over")

    let_in(monkeypatch, first_twice)
    with pytest.raises(LawBroken, match="has an option twice"):
        LAWS["answers are listed"]("lawless", 3, 1, {}, "auto")


@pytest.mark.parametrize("law", ["rebuilding repeats", "forks ask the same"])
def test_rules_that_part_from_their_own_record_break_the_law(monkeypatch: pytest.MonkeyPatch, law: str) -> None:
    """They ask under another key each time: that is a broken law, not a record that cannot be read."""

    async def asks_under_new_names(t: LawlessTable) -> str:
        key = f"lawless.go-{next(COUNTER)}"
        for ask in rounds(t):
            await Ask(ask.to, key, ask.options, (), ask.default)
        raise GameOver((), (), "lawless.over")

    let_in(monkeypatch, asks_under_new_names)
    with pytest.raises(LawBroken):
        LAWS[law]("lawless", 3, 1, {}, "auto")


def test_a_leak_by_a_question_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody is asked about the seat that drew the marked card."""

    async def tells_by_asking(t: LawlessTable) -> str:
        cards = await shuffle("lawless.deal", [f"card-{s.no}" for s in t.seats])
        for s in t.seats:
            await choose(s, "lawless.go", ["on", "off"], about=(cards.index("card-0"),))
        raise GameOver((), (), "lawless.over")

    let_in(monkeypatch, tells_by_asking)
    assert_leaks()


def test_a_leak_by_the_floor_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who sits beside the marked card may speak."""

    class Spoken(Lawless):
        def channels(self, t: LawlessTable, seat: int) -> tuple[Channel, ...]:
            return (Channel("public"),) if t.note and t.note == f"card-{(seat + 1) % 5}" else ()

    async def deals(t: LawlessTable) -> str:
        cards = await shuffle("lawless.deal", [f"card-{s.no}" for s in t.seats])
        t.emit(Noted(f"card-{cards.index('card-0')}"))
        await rounds(t)[0]
        raise GameOver((), (), "lawless.over")

    let_in(monkeypatch, deals, channels=Spoken.channels)
    assert_leaks()


def test_chance_that_is_told_to_nobody_is_no_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    async def keeps_it(t: LawlessTable) -> str:
        await shuffle("lawless.deal", [f"card-{s.no}" for s in t.seats])
        t.emit(Noted(await roll("lawless.coin", ["heads", "tails"])), public=True)
        await rounds(t)[0]
        raise GameOver((), (), "lawless.over")

    let_in(monkeypatch, keeps_it)
    nine_times("twins look alike")


def test_a_table_whose_hidden_cards_are_all_alike_has_no_twin_and_breaks_no_law() -> None:
    """The program, which deals, has given all killers away before anybody else is asked for."""
    options = {"moderator_deals": True, "angels": 0, "killers": 2}
    missed = [seed for seed in range(40) if not twins("mafia", 6, options, seed)]
    assert missed
    for seed in missed:
        LAWS["twins look alike"]("mafia", 6, seed, options, "auto")


def twins(game: str, players: int, options: Mapping[str, Any], seed: int) -> int:
    """How many pairs there are of one table."""
    return search(game, players, options, seeds=[seed], moderator="auto", more=0).twins


def nine_times(law: str) -> None:
    """One law on nine tables of five."""
    for seed in range(9):
        LAWS[law]("lawless", 5, seed, {}, "auto")


def assert_leaks() -> None:
    with pytest.raises(LawBroken, match="there is a leak"):
        nine_times("twins look alike")


def test_a_question_for_show_that_lasts_longer_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is asked for show offers the same as the true question, but there is more time for it."""

    class Slow(Lawless):
        def decoy(self, t: LawlessTable, seat: int) -> Ask[str]:
            return Ask(seat, "lawless.decoy", ("on", "off"), (), "on", 30)

    let_in(monkeypatch, fair, decoy=Slow.decoy)
    with pytest.raises(LawBroken, match="can be told from what is asked for show: seconds None against 30"):
        nine_times("questions for show look true")


def test_a_moderators_question_is_a_question_of_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """An endless moderator is caught where a person moderates."""

    async def dithers(t: LawlessTable) -> str:
        while True:
            await Ask(MODERATOR, "lawless.go", ("on", "off"), (), "on")

    let_in(monkeypatch, dithers)
    with pytest.raises(LawBroken, match="it did not end"):
        LAWS["it ends"]("lawless", 3, 1, {}, "ask")
