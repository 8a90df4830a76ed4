"""The search bot: worlds that its seat can believe in, answers that the rules take, and nothing else to go by."""

from __future__ import annotations

from random import Random
from typing import Any

from duskbell.arena.sitting import sit
from duskbell.bots import make
from duskbell.bots.mafia.imagining import Known, worlds
from duskbell.bots.mafia.plain import PlainMafiaBot
from duskbell.bots.mafia.search import SearchMafiaBot
from duskbell.bots.search import Searching, play_on
from duskbell.kernel import MODERATOR, Ask, Play, View
from duskbell.kernel.core_events import Committed
from duskbell.testing import Scene

CAST = {"Kim": "killer", "Ann": "angel_of_hearts", "Vic": "villager", "Val": "villager", "Von": "villager"}
FEW = 3


def moments(seed: str, players: int) -> list[tuple[Play[Any], int, Ask[Any]]]:
    """Forks of one table of plain bots at questions that are searched, one of each kind."""
    play, bots = sit("mafia", players, seed, {}, "plain")
    found: dict[str, tuple[Play[Any], int, Ask[Any]]] = {}
    rng = Random(seed)
    while not play.over:
        seat, ask = next(iter(play.open.items()))
        if ask.key in ("mafia.accuse", "mafia.second", "mafia.vote", "mafia.kill") and play.table.day > 1:
            found.setdefault(ask.key, (play.fork(), seat, ask))
        play.answer(seat, play.moderated(ask) if seat == MODERATOR else bots[seat](play.view(seat), ask))
        rng.random()
    return list(found.values())


def test_what_the_seat_has_seen_is_so_in_every_world_and_the_same_is_asked() -> None:
    tried = moments("a", 7)
    assert tried
    for play, seat, ask in tried:
        view = play.view(seat)
        seen = [e for e in view.events if not isinstance(e, Committed)]
        found = worlds(view, Random(1), 6)
        assert found
        for world in found:
            again = [e for e in world.view(seat).events if not isinstance(e, Committed)]
            assert again == seen
            assert world.open[seat] == ask
        assert len({repr([s.role for s in w.table.seats]) for w in found}) > 1
        play_on(found[0].fork(seed=1), {n: PlainMafiaBot(str(n)) for n in range(7)}, Random(0))


def test_it_goes_by_its_view_alone() -> None:
    """Whoever sees the same answers the same, whatever the others hold."""
    answers: dict[tuple[str, ...], tuple[set[str], str]] = {}
    for deal in (("killer", "villager"), ("villager", "killer")):
        cast = {"Kim": deal[0], "Ann": "angel_of_hearts", "Vic": "villager", "Val": deal[1], "Von": "villager"}
        s = Scene("mafia", cast, deal="mafia.deal", moderator="ask")
        killer = next(name for name, role in cast.items() if role == "killer")
        s.says(killer, "Von", "mafia.kill")
        while MODERATOR in s.play.open or s.play.table.phase == "night":
            seat, ask = next(iter(s.play.open.items()))
            s.play.answer(seat, "#2" if ask.key == "mafia.ask" else ask.default)
            if "mafia.accuse" in [a.key for a in s.play.open.values()]:
                break
        view, ask = s.play.view(2), s.play.open[2]
        bot = SearchMafiaBot("x")
        bot.searching.tries = FEW
        key = tuple(map(repr, view.events[1:]))
        told = answers.setdefault(key, (set(), repr(cast)))
        told[0].add(bot(view, ask))
    assert len(answers) == 1, "the two tables do not look alike: this test tries nothing"
    assert all(len(said) == 1 for said, _ in answers.values())


def after_the_angel_has_found_the_killer() -> Scene:
    """The first night, in which Kim kills Von and Ann asks about Kim."""
    s = Scene("mafia", CAST, deal="mafia.deal", moderator="ask")
    s.says("Kim", "Von", "mafia.kill")
    while s.play.open and next(iter(s.play.open.values())).key != "mafia.ask":
        seat, ask = next(iter(s.play.open.items()))
        s.play.answer(seat, ask.default)
    s.says("Ann", "Kim", "mafia.ask")
    return s


def test_a_deal_that_cannot_be_is_not_believed() -> None:
    s = after_the_angel_has_found_the_killer()
    known = Known(s.play.view(1))
    deals = {known.deal(Random(n)): 0.0 for n in range(40)}
    assert {deal[0] for deal in deals if known.weight(deal) > 0} == {"killer"}
    assert any(deal[0] != "killer" for deal in deals)


def test_the_better_answer_is_found_and_the_usual_one_stands_where_nothing_is_better() -> None:
    """Two against one killer, and the accused is known to be it: whoever convicts has won."""
    s = after_the_angel_has_found_the_killer()
    while "mafia.accuse" not in [a.key for a in s.play.open.values()]:
        seat, ask = next(iter(s.play.open.items()))
        s.play.answer(seat, ask.default)
    view, ask = s.play.view(1), s.play.open[1]
    searching = Searching(worlds, PlainMafiaBot, 12)
    assert searching.best(view, ask, ["#2", "#0", "pass"], Random(0)) == "#0"

    def nowhere(view: View[Any], rng: Random, many: int) -> list[Play[Any]]:
        return []

    assert Searching(nowhere, PlainMafiaBot, 12).best(view, ask, ["#2", "#0"], Random(0)) == "#2"


def test_it_is_a_kind_of_bot_of_mafia() -> None:
    assert isinstance(make("mafia", "search", "a"), SearchMafiaBot)
