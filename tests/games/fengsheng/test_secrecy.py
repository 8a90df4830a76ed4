"""What nobody may know at a table of 风声: faces that are unseen, who lies face down, who is what."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from duskbell.games import GAMES
from duskbell.games.fengsheng import game, idle, passes
from duskbell.games.fengsheng.card import CARDS
from duskbell.games.fengsheng.events import CardUsed, IdentitySeen, Looked, Moved
from duskbell.games.fengsheng.skill import Character
from duskbell.games.fengsheng.table import FengshengTable
from duskbell.kernel import HIDDEN, Event, Seat, View
from duskbell.kernel.event import PUBLIC
from duskbell.testing import find_leak, random_answers, search, sit_down
from tests.rulebook.fengsheng.message import RED, five, table

pytestmark = pytest.mark.slow

FACE_DOWN = "face_down"


class FaceDown(game.Fengsheng):
    """A box in which every character begins face down, so that twins differ in masks. `among`: these alone."""

    def __init__(self, *among: str) -> None:
        self.among = among

    def new_table(self, players: int, options: Any) -> FengshengTable:
        t = super().new_table(players, options)
        people = [c for c in t.by_token.values() if isinstance(c, Character)]
        for c in people:
            if not c.masked or c.id not in (self.among or (c.id,)):
                del t.by_token[c.id]
        return t


def test_who_lies_face_down_is_nobodys_business(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, FACE_DOWN, FaceDown())
    found = search(FACE_DOWN, 5, seeds=range(1000, 1012))
    assert found.fault() == ""
    assert found.twins == found.pairs


def leak(monkeypatch: pytest.MonkeyPatch, rules: game.Fengsheng, **options: Any) -> str:
    """The first leak that is found in these rules."""
    monkeypatch.setitem(GAMES, "leaky", rules)
    return next((found for seed in range(40) if (found := find_leak("leaky", 4, seed, options))), "")


def seen_rightly(rules: game.Fengsheng, seed: int) -> bool:
    """Whether all that is seen by some only is seen by who looks, or whose hand it is, or who knew that card."""
    play = sit_down(rules, 5, seed)
    for _ in random_answers(play, Random(seed)):
        pass
    views: list[View[Any]] = [View(rules, n, rules.new_table(5, play.table.options)) for n in range(5)]
    for entry in play.table.log:
        e = entry.event
        for n, view in enumerate(views):
            if entry.seen != PUBLIC and entry.seen & view.bit:
                if isinstance(e, Looked | IdentitySeen | CardUsed) and e.by != n:
                    return False
                mine = isinstance(e, Moved) and f"hand{n}" in (e.source, e.to)
                if isinstance(e, Moved) and not mine and CARDS[e.card] not in view.table.pile(e.source):
                    return False
            view.fold([entry])
    return True


def test_a_face_is_seen_by_who_looks_and_by_whose_hand_it_is() -> None:
    assert all(seen_rightly(game.FENGSHENG, seed) for seed in range(3))


@pytest.mark.parametrize("kind", [Moved, Looked])
def test_a_face_seen_by_one_too_many_is_found(kind: type[Event]) -> None:
    class Careless(FengshengTable, eq=False):
        def emit(self, event: Event, *seers: Seat, public: bool = False) -> None:
            beside = [self.seats[s.no - 1] for s in seers] if isinstance(event, kind) else []
            super().emit(event, *seers, *beside, public=public)

    assert not seen_rightly(type("Leaky", (game.Fengsheng,), {"Table": Careless})(), 1)


def by_what_is_held(t: FengshengTable, s: Any, at: str) -> bool:
    """Who is asked in a round tells who has the right card."""
    return bool(idle.options(t, s, at))


def by_the_true_mask(t: FengshengTable, s: Any, answered: Any, batch: Any, done: Any) -> bool:
    """Who is asked at a node tells who has the right character."""
    return bool(passes.wakes(t, s, batch, done))


@pytest.mark.parametrize(
    ("module", "name", "instead"),
    [(idle, "might_act", by_what_is_held), (passes, "might", by_the_true_mask)],
    ids=["hands", "masks"],
)
def test_asking_only_who_can_do_something_is_found(
    monkeypatch: pytest.MonkeyPatch, module: Any, name: str, instead: Callable[..., bool]
) -> None:
    """The others would notice that a round takes no time."""
    monkeypatch.setattr(module, name, instead)
    box = FaceDown(*["adult_hanmei", "adult_xiaojiu", "liningyu", "lixing", "laohu", "hanmei", "shangyu", "xiaojiu"])
    assert leak(monkeypatch, box, choose_from=2)


def test_when_an_unseen_card_leaves_a_hand_views_forget_what_they_knew_of_it() -> None:
    """Who has looked at a hand knows it until a card goes from it unseen; any may be that one."""
    s = table(five("Feiyuan", "Duanmujing"), hands={"Feiyuan": RED, "Duanmujing": "coerce probe"}, top="coerce red red")
    owner, by, other = s["Duanmujing"], s.no("Feiyuan"), s.no("Peiling")
    s.uses("Feiyuan", "coerce", "Duanmujing", "swap")

    def known(viewer: int) -> tuple[Any, ...]:
        return tuple(s.play.view(viewer).table.seats[owner.no].hand)

    assert known(by) == owner.hand
    assert known(other) == (HIDDEN,) * len(owner.hand)
    s.fights("Feiyuan", RED, "Duanmujing").nobody_acts()
    s.passes("Duanmujing").sends("Duanmujing", "coerce", *sent_by(s.card("Duanmujing", "coerce").arrow))
    assert owner.hand
    assert known(by) == known(other) == (HIDDEN,) * len(owner.hand)
    assert known(owner.no) == owner.hand


def sent_by(arrow: str) -> tuple[str, ...]:
    """How a card with this arrow goes, before the first if it goes straight."""
    return ("up", "Feiyuan") if arrow == "up" else (arrow,)
