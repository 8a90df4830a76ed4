"""No Mafia table leaks; and leaks that are made on purpose are found."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, ClassVar

import pytest

from duskbell.games import GAMES
from duskbell.games.mafia.day import day
from duskbell.games.mafia.game import Mafia, deal
from duskbell.games.mafia.night import night
from duskbell.games.mafia.table import UNDECIDED, Awoke, Dealt, FellAsleep, Learned, MafiaTable, Pointed, Settled
from duskbell.kernel import MODERATOR, Ask, Channel, Event, Play, Script, Seat, StageBegan
from duskbell.kernel.event import Said
from duskbell.kernel.record import encode
from duskbell.testing import find_leak, sit_down

SIZES = (5, 6, 8, 12, 17, 24)
VARIANTS: list[dict[str, Any]] = [
    {},
    {"angels": 0},
    {"angels": 2},
    {"angels": 2, "angel_aloud": True},
    {"must_kill": True},
    {"must_kill": True, "killer_rounds": 1},
    {"dead_may_look": False},
    {"killers": 1, "quiet_days": 9},
    {"quiet_days": 1},
    {"whispers": True, "dead_talk": True},
]


@pytest.mark.parametrize("moderator", ["auto", "ask"])
@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_twins_look_alike(options: dict[str, Any], moderator: str) -> None:
    for players in SIZES:
        for seed in range(60 if players < 12 else 20):
            assert find_leak("mafia", players, seed, options, moderator=moderator) is None


# A moderator who deals: chance has no part, so the twins are made here, from the cards that the moderator gives


@pytest.mark.parametrize("seed", range(30))
def test_twins_dealt_by_a_moderator_look_alike(seed: int) -> None:
    """The same people with two cards exchanged: a bystander sees no difference until a card is turned."""
    rng = Random(seed)
    players = rng.choice((5, 6, 8, 11))
    cards = [s.role.id for s in sit_down("mafia", players, seed).table.seats]
    watcher, one, other = rng.sample([n for n, c in enumerate(cards) if c != "killer"], 1) + rng.sample(
        range(players), 2
    )
    twin = [*cards]
    twin[one], twin[other] = cards[other], cards[one]
    if watcher not in (one, other):
        assert until_dawn(cards, watcher, seed) == until_dawn(twin, watcher, seed)


def until_dawn(cards: list[str], watcher: int, seed: int) -> list[str]:
    """What the watcher sees of the deal and of a night in which the killers agree on nobody."""
    play = sit_down(
        "mafia", len(cards), seed, {"moderator_deals": True, "killers": cards.count("killer")}, moderator="ask"
    )
    seen: list[str] = []

    def look() -> None:
        now = encode(
            [play.view(watcher).as_data(), play.view(watcher).state(), sorted(c.id for c in floor(play, watcher))]
        )
        if now not in seen:
            seen.append(now)

    while play.table.phase != "day":
        for seat, ask in list(play.open.items()):
            if seat == watcher and ask.key != "mafia.ask":
                seen.append(encode([ask.key, ask.options, ask.about]))
            play.answer(seat, cards[ask.about[0]] if ask.key == "mafia.deal-to" else ask.options[-1])
        look()
    return seen


def floor(play: Play[Any], seat: int) -> tuple[Channel, ...]:
    return play.channels(seat)


def test_twins_differ_at_all() -> None:
    """The test above would notice a card: the two whose cards are exchanged see it, and so does the moderator."""
    cards = ["killer", "villager", "angel_of_hearts", "villager", "villager"]
    twin = ["villager", "killer", "angel_of_hearts", "villager", "villager"]
    for seat in (0, 1):
        assert until_dawn(cards, seat, 1) != until_dawn(twin, seat, 1)
    assert until_dawn(cards, 3, 1) == until_dawn(twin, 3, 1)


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


def test_the_game_itself_passes_the_same_search(monkeypatch: pytest.MonkeyPatch) -> None:
    assert leaks(monkeypatch) is None


@pytest.mark.parametrize("kind", [Dealt, Awoke, Pointed, Learned, FellAsleep])
def test_a_secret_event_told_to_all_is_found(monkeypatch: pytest.MonkeyPatch, kind: type[Event]) -> None:
    """A card, who is awake, who points, what an angel learned, who sleeps again."""
    leak = leaks(monkeypatch, Table=shouting(kind))
    assert leak is not None
    assert "can tell that seats" in leak


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
