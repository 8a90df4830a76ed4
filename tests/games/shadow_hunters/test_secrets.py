"""Nothing tells who somebody is: two tables that deal others differently go alike for a watcher, step by step.

Both tables are told the same by chance and by everybody, as long as that is legal at both. Then the same seats must be
asked the same questions, and the watcher and the public must see the same, until an event lawfully tells them apart.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from duskbell.games.shadow_hunters import areas, skills
from duskbell.games.shadow_hunters.character import SKILLS, Character
from duskbell.games.shadow_hunters.events import (
    Answered,
    CharacterShown,
    Died,
    Discarded,
    Drew,
    Given,
    SetAside,
    Unveiled,
)
from duskbell.games.shadow_hunters.packs import ROLES, piles, pool
from duskbell.games.shadow_hunters.table import HERMIT, Player, ShadowTable
from duskbell.kernel import CHANCE, Ask, Dealt, Play
from duskbell.kernel.core_events import Ended, Voided
from duskbell.kernel.event import Event
from duskbell.kernel.game import MIDDLE
from duskbell.kernel.record import encode
from duskbell.testing import random_answers, sit_down

SIZES = range(4, 9)


# -- two worlds -------------------------------------------------------------------------------------------------------


def deal(players: int, rng: Random, own: str = "", expansion: str = "none") -> list[str]:
    """Characters for so many seats by the table of the rules, the first of them `own` if it is given."""
    while True:
        cards = [c.id for pile, count in piles(players, expansion) for c in rng.sample(pile, count)]
        rng.shuffle(cards)
        if not own or own in cards:
            break
    if own:
        cards.remove(own)
        cards.insert(0, own)
    return cards


def world(players: int, seed: int, cards: list[str], options: Mapping[str, Any]) -> Play[Any]:
    """A table with these characters; else chance depends on the seed and on what was drawn before, not on who asks."""
    draws: dict[str, int] = {}
    out = pool(players, options.get("expansion", "none")) - set(cards)

    def chance(ask: Ask[Any]) -> str:
        if ask.key == "shadow_hunters.deal":
            return ",".join(cards)
        if ask.key == "shadow_hunters.aside":
            return next(c for c in ask.options if c in out)
        n = draws[ask.key] = draws.get(ask.key, 0) + 1
        return ask.sample(Random(f"{seed}/{ask.key}/{n}"))

    return sit_down("shadow_hunters", players, seed, options, chance=chance)


def told_apart(players: int, seed: int, options: Mapping[str, Any] | None = None) -> str:
    """How seat 1 or the public could tell two tables apart; "" when they cannot until something lawful tells them."""
    rng = Random(f"{players}/{seed}")
    expansion = (options or {}).get("expansion", "none")
    cards = deal(players, rng, expansion=expansion)
    one, two = [world(players, seed, c, options or {}) for c in (cards, deal(players, rng, cards[0], expansion))]
    for _ in range(2000):
        asked = [[(n, a.key, a.about if n == 0 else ()) for n, a in p.open.items()] for p in (one, two)]
        if asked[0] != asked[1]:
            return f"asked are {asked[0]} or {asked[1]}"
        if one.over:
            return ""
        choice = both_legal(one, two, rng)
        if choice is None:
            return ""
        seat, ask, token = choice
        before = len(one.table.log)
        other = next(a for a in (two.open.get(seat), *two.offers.get(seat, ())) if a is not None and a.key == ask.key)
        one.answer(seat, token, ask=ask)
        two.answer(seat, token, ask=other)
        if any(lawful(e.event) for p in (one, two) for e in p.table.log[before:]):
            return ""
        for viewer in (0, None):
            a, b = (look(p, viewer) for p in (one, two))
            if a != b:
                return f"after {ask.key} -> {token} seat {viewer} sees {a[-900:]} or {b[-900:]}"
    return ""


def both_legal(one: Play[Any], two: Play[Any], rng: Random) -> tuple[int, Ask[Any], str] | None:
    """A seat's answer that both tables take; now and then something that may be done at any time."""
    if rng.random() < 0.02 and (standing := sorted(one.offers.keys() & two.offers.keys())):
        seat = rng.choice(standing)
        ask = one.offers[seat][0]
        if any(a.key == ask.key for a in two.offers[seat]):
            return seat, ask, ask.options[0]
    seat = rng.choice(list(one.open))
    ask = one.open[seat]
    both = [o for o in ask.options if o in two.open[seat].options]
    return (seat, ask, rng.choice(both)) if both else None


def lawful(event: Event) -> bool:
    """What tells of characters by the rules: one is turned up, shown or dead, or the game is over."""
    return isinstance(event, Unveiled | Died | CharacterShown | Ended)


def look(play: Play[Any], viewer: int | None) -> str:
    """All that reaches a viewer: events, view, question, offers, where it may speak."""
    view = play.view(viewer)
    ask = play.open.get(viewer) if viewer is not None else None
    question = [ask.key, ask.options, ask.about, ask.default, ask.seconds] if ask else []
    offers = [[a.key, a.options] for a in play.offers.get(viewer, [])] if viewer is not None else []
    floor = [c.id for c in play.channels(viewer)] if viewer is not None else []
    return encode([question, offers, floor, view.state(), view.as_data()[-6:], view.version])


OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"robbery": "attack", "suck_blood": "attack"},
    {"teleport": "ring", "woods_self": True, "unknown_prediction": True},
)


@pytest.mark.slow
@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("players", SIZES)
def test_tables_that_differ_in_others_characters_go_alike(players: int, options: dict[str, Any]) -> None:
    for seed in range(24):
        assert told_apart(players, seed, options) == ""


@pytest.mark.slow
@pytest.mark.parametrize("skill", ["strikes_back", "after_attack", "robs"])
def test_a_question_put_only_to_those_who_can_act_is_found(skill: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A question for show is left out: only who has the skill is asked."""
    skilled = skills.skilled

    def only_if_so(t: ShadowTable, me: Player, which: str) -> tuple[Character, ...]:
        return skilled(t, me, which) if which != skill or skill in me.role.skills else ()

    monkeypatch.setattr(skills, "skilled", only_if_so)
    assert any(told_apart(6, seed) for seed in range(150))


def test_a_character_in_a_public_event_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """As a peer sends it with every card that is drawn."""

    async def tells(t: ShadowTable, me: Player, deck: str) -> None:
        t.emit(Drew(me.no, HERMIT, me.role.id), public=True)

    monkeypatch.setattr(areas, "draw", tells)
    assert any(told_apart(6, seed) for seed in range(20))


def test_whom_a_stage_asks_depends_on_nothing_hidden() -> None:
    """It reckons with the same characters for all who are hidden."""
    for seed in range(20):
        play = sit_down("shadow_hunters", 4 + seed % 5, seed)
        for n, _ in enumerate(random_answers(play, Random(seed))):
            if n % 11 == 0:
                t = play.table
                for skill in SKILLS:
                    assert len({skills.skilled(t, s, skill) for s in t.seats if not s.revealed}) <= 1


# -- who sees what ----------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("players", SIZES)
def test_every_event_is_seen_by_whom_it_concerns(players: int) -> None:
    for seed in range(12):
        play = sit_down("shadow_hunters", players, seed)
        for _ in random_answers(play, Random(seed)):
            pass
        hand: set[int] = set()
        for entry in play.table.log:
            e, seers = entry.event, set(entry.seers(players))
            if isinstance(e, Dealt):
                assert seers == {e.seat}
            elif isinstance(e, SetAside | Voided):
                assert seers == set()
            elif isinstance(e, Drew) and e.deck == HERMIT:
                hand = {e.seat}
                assert seers == hand
            elif isinstance(e, Given):
                hand |= {e.to}
                assert seers == hand
            elif isinstance(e, CharacterShown):
                assert seers == {e.seat, e.to} == hand
            elif isinstance(e, Discarded) and e.deck == HERMIT:
                assert seers == hand
            else:
                assert entry.public, e


@pytest.mark.slow
@pytest.mark.parametrize("players", SIZES)
def test_no_view_holds_what_its_seat_was_not_told(players: int) -> None:
    """Characters that lie face down, Hermit cards in others' hands or discards, what was set aside, the seed."""
    for seed in range(6):
        play = sit_down("shadow_hunters", players, f"not-to-be-told-{seed}")
        for n, _ in enumerate(random_answers(play, Random(seed))):
            if n % 7 or play.over:
                continue
            t = play.table
            for seat in (*range(players), None):
                view = play.view(seat)
                told = {
                    e.seat for e in view.events if isinstance(e, CharacterShown | Dealt) and isinstance(e.role, str)
                }
                up = {s.no for s in t.seats if s.revealed}
                known = {s.no for s in view.table.seats if s.role is not None}
                assert known == told | up
                text = encode([view.state(), view.as_data()])
                for s in t.seats:
                    assert s.no in known or f'"{s.role.id}"' not in text
                assert "not-to-be-told" not in text
                if t.hand and seat not in t.hand[1:]:
                    assert view.table.hand.card is not t.hand.card
                    assert view.state()["facts"]["hand"]["card"] is None


def test_hermit_cards_are_named_to_giver_and_receiver_alone() -> None:
    """No public event, question or fact names one, but the list of what the deck holds."""
    for seed in range(20):
        players = 4 + seed % 5
        play = sit_down("shadow_hunters", players, seed)
        for _ in random_answers(play, Random(seed)):
            public = play.view(None)
            assert "hermit_" not in encode(public.state())
            for other, ask in play.open.items():
                if "hermit_" in encode(ask.about):
                    assert play.table.hand
                    assert other in play.table.hand[1:]
                    assert not ask.public
        told = encode([e for e in play.view(None).as_data() if e["type"] != "shadow_hunters.laid"])
        assert '"hermit_' not in told


def test_the_refusal_to_reveal_is_daniels_alone_to_see() -> None:
    """All hidden others are offered to reveal at any question; he is not, and nobody else can notice."""
    for seed in range(30):
        play = sit_down("shadow_hunters", 7, seed)
        for _ in random_answers(play, Random(seed)):
            if play.over:
                break
            if any(ask.alone for ask in play.open.values()):
                assert play.offers == {}
                continue
            t = play.table
            offered = {n for n, asks in play.offers.items() if any(a.key.endswith(".reveal") for a in asks)}
            assert offered == {s.no for s in t.seats if s.alive and not s.revealed and s.role is not ROLES["daniel"]}


def test_answers_tell_only_that_something_was_done() -> None:
    fields = Answered.__struct_fields__
    assert fields == ("seat", "does")


def test_what_chance_hands_out_unseen_goes_to_those_who_alone_know_it() -> None:
    """A twin exchanges who is laid aside, Hermit cards and the deal; not the areas, which all see."""
    play = sit_down("shadow_hunters", 5, 3, chance="ask")
    asks = {*play.open.values()}
    for _ in random_answers(play, Random(3)):
        asks |= {*play.open.values()}
    goes = {ask.key.partition(".")[2]: play.game.twin(5, ask) for ask in asks if ask.to == CHANCE}
    assert {key: to for key, to in goes.items() if to} == {
        "aside": (MIDDLE,),
        "hermit": (MIDDLE,),
        "deal": tuple(range(5)),
    }
    assert {"areas", "white", "black"} <= {*goes}
