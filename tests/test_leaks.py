"""The leak finder finds leaks that are made on purpose, of every kind, and raises no false alarm."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, ClassVar

import pytest

from duskbell.games import GAMES
from duskbell.games.mafia.day import day
from duskbell.games.mafia.game import Mafia, deal
from duskbell.games.mafia.night import night
from duskbell.games.mafia.roles import HEARTS, cast
from duskbell.games.mafia.table import (
    UNDECIDED,
    Awoke,
    Died,
    FellAsleep,
    Learned,
    MafiaEvent,
    MafiaTable,
    Pointed,
    Settled,
)
from duskbell.kernel import MODERATOR, Ask, Channel, Dealt, Event, Script, Seat, StageBegan, shuffle
from duskbell.kernel.core_events import Said
from duskbell.kernel.game import ANYBODY
from duskbell.testing import LawBroken, check, find_leak, search, sit_down

# Leaks made on purpose


def leaks(
    monkeypatch: pytest.MonkeyPatch, tables: int = 200, options: Mapping[str, Any] | None = None, **facts: Any
) -> str | None:
    """The first leak of a Mafia with these class attributes, on tables of six."""
    monkeypatch.setitem(GAMES, "leaky", type("Leaky", (Mafia,), facts)())
    found = (find_leak("leaky", 6, seed, options, moderator="ask") for seed in range(tables))
    return next((leak for leak in found if leak), None)


def shouting(kind: type[Event]) -> type[MafiaTable]:
    """A table on which all hear of this event."""

    class Shouting(MafiaTable, eq=False):
        def emit(self, event: Event, *seers: Seat, public: bool = False) -> None:
            super().emit(event, *seers, public=public or isinstance(event, kind))

    return Shouting


@pytest.mark.slow
@pytest.mark.parametrize("options", [{}, {"moderator_deals": True, "angels": 2}, {"whispers": True}], ids=str)
@pytest.mark.parametrize("moderator", ["auto", "ask"])
def test_the_game_itself_passes_the_same_search(options: dict[str, Any], moderator: str) -> None:
    found = search("mafia", 6, options, seeds=range(100), moderator=moderator)
    assert found.fault() == ""
    assert found.twins == found.pairs >= 100


@pytest.mark.parametrize("kind", [Dealt, Awoke, Pointed, Learned, FellAsleep])
def test_a_secret_event_told_to_all_is_found(monkeypatch: pytest.MonkeyPatch, kind: type[Event]) -> None:
    """A card, who is awake, who points, what an angel learned, who sleeps again."""
    leak = leaks(monkeypatch, Table=shouting(kind))
    assert leak is not None
    assert "can tell that cards of" in leak


def test_a_secret_event_told_to_a_neighbour_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """One seat too many is enough."""

    class Careless(MafiaTable, eq=False):
        def emit(self, event: Event, *seers: Seat, public: bool = False) -> None:
            if isinstance(event, Dealt):
                seers = (*seers, self.seats[event.seat - 1])
            super().emit(event, *seers, public=public)

    assert leaks(monkeypatch, Table=Careless)


def test_a_card_that_a_moderator_deals_openly_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Twins must differ also where it is not chance that deals."""
    assert leaks(monkeypatch, options={"moderator_deals": True}, Table=shouting(Dealt))


async def wakes_killers_by_name(t: MafiaTable) -> str:
    """The moderator says "killer of seat n, wake up"."""
    t.emit(StageBegan(f"killers-{t.killers[0].no}"), public=True)
    return str(await night(t))


async def does_not_let_killers_be_accused(t: MafiaTable) -> str:
    """An option list that knows more than who is asked."""
    t.spared |= {s.no for s in t.killers}
    return str(await day(t))


async def tells_the_first_villager_about_a_killer(t: MafiaTable) -> str:
    """A question whose words carry a secret."""
    for s in t.seats:
        await Ask(s.no, "mafia.vote", ("innocent",), (t.killers[0].no,), "innocent")
    return str(await night(t))


async def lets_the_night_be_as_long_as_there_are_killers_before_the_angel(t: MafiaTable) -> str:
    """Time: one announcement for each seat before the first killer's."""
    for _ in range(t.killers[0].no):
        t.emit(StageBegan("wait"), public=True)
    return str(await night(t))


@pytest.mark.parametrize(
    ("phase", "script"),
    [
        ("night", wakes_killers_by_name),
        ("day", does_not_let_killers_be_accused),
        ("night", tells_the_first_villager_about_a_killer),
        ("night", lets_the_night_be_as_long_as_there_are_killers_before_the_angel),
    ],
)
def test_a_script_that_tells_is_found(
    monkeypatch: pytest.MonkeyPatch, phase: str, script: Callable[[Any], Script]
) -> None:
    phases: Mapping[str, Callable[[Any], Script]] = {"deal": deal, "night": night, "day": day, phase: script}
    assert leaks(monkeypatch, phases=phases)


def test_a_floor_that_tells_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The left neighbours of killers may speak at night."""

    class Talkative(Mafia):
        def channels(self, t: MafiaTable, seat: int) -> tuple[Channel, ...]:
            after = t.seats[(seat + 1) % len(t.seats)]
            beside = t.phase == "night" and after.role is not None and after.role.id == "killer"
            return (Channel("public"),) if beside else super().channels(t, seat)

    monkeypatch.setitem(GAMES, "leaky", Talkative())
    found = [find_leak("leaky", 6, seed, moderator="ask") for seed in range(100)]
    assert any(found)


def test_whispers_that_tell_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The killers whisper to each other at night, and that they do is seen by all."""

    class Hissing(Mafia):
        def channels(self, t: MafiaTable, seat: int) -> tuple[Channel, ...]:
            awake = super().channels(t, seat)
            return tuple([Channel("whisper", c.hearers, to=t.killers[0].no) if c.id == "killers" else c for c in awake])

    monkeypatch.setitem(GAMES, "leaky", Hissing())
    assert any(find_leak("leaky", 6, seed, moderator="ask") for seed in range(100))


def test_talk_apart_that_is_overheard_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Words for some that reach all."""
    assert leaks(monkeypatch, options={"whispers": True}, Table=shouting(Said))


def test_facts_cannot_leak_for_a_view_does_not_have_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """Facts are made from a view's own table: what the viewer was not told is not there to be told."""

    class Open(Mafia):
        id: ClassVar[str] = "leaky"

        def facts(self, t: MafiaTable) -> dict[str, Any]:
            return {"victim": t.victim, "killers": [s.no for s in t.killers]}

    monkeypatch.setitem(GAMES, "leaky", Open())
    assert all(find_leak("leaky", 6, seed, moderator="ask") is None for seed in range(100))
    play = sit_down("leaky", 6, 1)
    pack = {s.no for s in play.table.killers}
    for seat in list(play.open):
        play.answer(seat, "#5")
    assert play.table.victim == 5
    for seat in range(6):
        facts = play.view(seat).state()["facts"]
        assert facts["victim"] == (5 if seat in pack else UNDECIDED)
        assert set(facts["killers"]) == (pack if seat in pack else set())
    assert play.view(None).state()["facts"] == {"victim": UNDECIDED, "killers": []}
    assert play.view(MODERATOR).state()["facts"] == {"victim": 5, "killers": sorted(pack)}


def test_whom_the_killers_chose_is_hidden_though_it_tells_no_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Twins cannot show this one, for the victim is the same in both: so the witnesses are named here."""
    play = sit_down("mafia", 8, 3)
    pack = sum(1 << s.no for s in play.table.killers)
    for seat in list(play.open):
        play.answer(seat, "#7")
    settled = [e for e in play.table.log if type(e.event) is Settled]
    assert [e.seen & 0xFF for e in settled] == [pack]


# What a finder may overlook


def test_offers_that_tell_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every seat is offered the role of its neighbour (X2)."""

    class Offering(Mafia):
        def standing_offers(self, t: MafiaTable) -> tuple[Ask[Any], ...]:
            dealt = [s.role.id if s.role else "?" for s in t.seats]
            return tuple([Ask(n, "mafia.peep", (dealt[n - 1],)) for n in range(len(dealt))])

        def take_offer(self, t: MafiaTable, offer: Ask[Any], value: Any) -> None:
            """Nothing comes of it."""

    monkeypatch.setitem(GAMES, "leaky", Offering())
    found = [find_leak("leaky", 6, seed) for seed in range(9)]
    assert any(leak and "the offers is" in leak for leak in found)


async def deals_under_another_name(t: MafiaTable) -> str:
    """The deal, by a question with a key of its own (X1)."""
    for s, card in zip(t.seats, await shuffle("mafia.hand-out", cast(len(t.seats), 2, 1)), strict=True):
        t.emit(Dealt(s.no, card.id), s, public=s.no == 0)
    return "night"


def test_the_deal_is_known_by_what_it_does_and_not_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    phases = {"deal": deals_under_another_name, "night": night, "day": day}
    assert leaks(monkeypatch, tables=20, phases=phases)


def test_a_game_that_hides_where_its_cards_go_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nothing is exchanged nothing is compared, and that is no pass (X1)."""
    monkeypatch.setitem(GAMES, "leaky", type("Leaky", (Mafia,), {"twin": lambda *_: ()})())
    assert search("leaky", 6, seeds=range(3)).fault().startswith("no hidden card was ever exchanged")
    with pytest.raises(LawBroken, match=r"Game\.twin must say where cards go"):
        check("leaky", 6, 1)


@pytest.mark.parametrize("kind", [StageBegan, Dealt])
def test_a_careless_reveals_does_not_end_the_search_in_silence(
    monkeypatch: pytest.MonkeyPatch, kind: type[Event]
) -> None:
    """All cards are dealt face up, and the game says that this is lawful: then no pair comes to the night (X3). Where
    it says so of what is the same in both worlds, nothing ends.
    """

    class Careless(Mafia):
        def reveals(self, t: MafiaTable, what: Event | Ask[Any], seat: int) -> Collection[int]:
            return ANYBODY if isinstance(what, kind) else super().reveals(t, what, seat)

    monkeypatch.setitem(GAMES, "leaky", type("Leaky", (Careless,), {"Table": shouting(kind)})())
    fault = search("leaky", 6, seeds=range(20), more=20).fault()
    assert fault.startswith("of 40 pairs of twins none was compared in day") == (kind is Dealt)


def test_what_is_revealed_lets_nothing_else_differ(monkeypatch: pytest.MonkeyPatch) -> None:
    """A death lawfully shows the card of who died. It may not tell who the angel is on top (X3)."""

    class Told(MafiaEvent, frozen=True):
        """A death, and who would have asked about it."""

        seat: int
        angel: int

    class Chatty(MafiaTable, eq=False):
        def emit(self, event: Event, *seers: Seat, public: bool = False) -> None:
            super().emit(event, *seers, public=public)
            if isinstance(event, Died):
                angels = [s.no for s in self.seats if s.role is HEARTS]
                super().emit(Told(event.seat, angels[0]), public=True)

    def reveals(self: Mafia, t: MafiaTable, what: Event | Ask[Any], seat: int) -> Collection[int]:
        return (what.seat,) if isinstance(what, Told) else Mafia.reveals(self, t, what, seat)

    leak = leaks(monkeypatch, Table=Chatty, reveals=reveals)
    assert leak is not None
    assert "mafia.told" in leak


async def deals_to_the_middle(t: MafiaTable) -> str:
    """Two cards more than seats: a stage is skipped when nobody holds the angel's (X3)."""
    cards = await shuffle("mafia.deal", cast(len(t.seats) + 2, 2, 1))
    for s, card in zip(t.seats, cards, strict=False):
        t.emit(Dealt(s.no, card.id), s)
    return "night"


def test_a_stage_that_is_skipped_when_its_card_lies_in_the_middle_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    phases = {"deal": deals_to_the_middle, "night": night, "day": day}
    leak = leaks(monkeypatch, phases=phases)
    assert leak is not None
    assert "cards of the middle and seat" in leak


@pytest.mark.slow
def test_a_moderator_who_deals_gives_the_watcher_the_same_card_in_both() -> None:
    """No false alarm where the program deals from two angels and few others (X4)."""
    for seed in range(40):
        check("mafia", 6, seed, {"moderator_deals": True, "angels": 2})


def test_how_often_somebody_is_asked_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """One question is put to one seat or to another, by a card; nothing comes of it."""

    async def asks_once_more_for_each_killer_before(t: MafiaTable) -> str:
        await Ask(t.killers[0].no % 2, "mafia.vote", ("innocent",), (), "innocent")
        return str(await night(t))

    phases = {"deal": deal, "night": asks_once_more_for_each_killer_before, "day": day}
    monkeypatch.setitem(GAMES, "leaky", type("Leaky", (Mafia,), {"phases": phases, "decoy": lambda *_: None})())
    found = [find_leak("leaky", 6, seed) for seed in range(40)]
    assert any(leak and "the question is" in leak for leak in found)


def test_a_talk_that_takes_longer_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seconds that depend on a card."""

    async def longer_for_an_angel(t: MafiaTable) -> str:
        seconds = 10 + next(s.no for s in t.seats if s.role is HEARTS)
        await Ask(MODERATOR, "mafia.pace-discussion", ("go-on",), (), "go-on", seconds)
        return str(await day(t))

    found = leaks(monkeypatch, phases={"deal": deal, "night": night, "day": longer_for_an_angel})
    assert found is not None
    assert "the pace is" in found
