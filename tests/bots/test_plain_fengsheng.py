"""The plain 风声 bot: it finishes every table, from its own view, and knows friend from foe as far as that tells."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from benchmarks.fengsheng_shares import FACTIONS, Tally, alone, measure
from duskbell.arena.sitting import play_out, sit
from duskbell.bots.fengsheng.choices import WORTH
from duskbell.bots.fengsheng.deal import SIDES, consistent, ends
from duskbell.bots.fengsheng.plain import PlainFengshengBot
from duskbell.bots.fengsheng.reads import Reads
from duskbell.games import GAMES, fengsheng
from duskbell.games.fengsheng.events import IdentitySeen
from duskbell.games.fengsheng.setup import FACTIONS as DEALT
from duskbell.kernel import HIDDEN, Ask, Play, View
from tests.bots.sitting import Watched
from tests.rulebook.fengsheng.message import Message, five, table

CHOICES: dict[str, tuple[Any, ...]] = {
    "deck": ("auto", "full", "base", "small"),
    "choose_from": (2, 3),
    "gift": ("three", "up_to_three"),
    "last_faction": (True, False),
    "quiet_rounds": (3, 30),
}
NO_QUESTIONS = {
    *("missions", "deal", "coin", "deck", "characters", "first", "reshuffle", "steal"),
    *("collected", "mission", "usurped", "last-side", "nobody", "quiet"),
}
"""What only chance answers, and why a table ends."""
SEEDS = [str(n) for n in range(4)]
FIVE = five("Feiyuan", "Duanmujing")


def played(seed: str, players: int = 5, kinds: str = "plain", **options: Any) -> Play[Any]:
    play, bots = sit("fengsheng", players, seed, options, kinds)
    play_out(play, bots, seed)
    return play


def answers(s: Message, who: str) -> list[str]:
    """What bots of different seeds answer now, with names for seats."""
    no = s.no(who)
    given = {PlainFengshengBot(seed)(s.play.view(no), s.play.open[no]) for seed in SEEDS}
    return sorted(">".join([s.names[int(w[1:])] if w[0] == "#" else w for w in said.split(">")]) for said in given)


def kinds(s: Message, who: str) -> set[str]:
    """The same where cards are answered: what they are called."""
    return {s.play.table.by_token[said.split(">")[0]].kind if said[0] == "c" else said for said in answers(s, who)}


def odds(s: Message, who: str, whom: str) -> dict[str, float]:
    """How likely `who` finds each side for `whom`."""
    row = Reads(s.play.view(s.no(who)).table, s.no(who)).odds()[s.no(whom)]
    return dict(zip(SIDES, row, strict=True))


# -- tables ------------------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("players", range(2, 10))
def test_it_finishes_tables_of_every_size_with_every_option(players: int) -> None:
    for n, sort in enumerate(("plain", "red=plain,blue=random,mystery=plain")):
        rng = Random(f"{players}/{n}")
        play = played(f"{players}/{n}", players, sort, **{name: rng.choice(c) for name, c in CHOICES.items()})
        assert play.outcome is not None
        assert not [line for line in play.lines if len(line) == 4 and line[3] == "clock"], "no bot was silent"


def test_the_same_seed_plays_the_same() -> None:
    assert played("a").lines == played("a").lines != played("b").lines


@pytest.mark.slow
def test_it_is_shown_nothing_but_its_own_view_and_follows_it_step_by_step() -> None:
    play, bots = sit("fengsheng", 8, "own", {}, "plain")

    def watch(view: View[Any], ask: Ask[Any], answer: str) -> None:
        seen = {e.seat for e in view.events if isinstance(e, IdentitySeen) and e.role is not HIDDEN}
        others = [s for s in view.table.seats if s.no != view.seat]
        assert all(s.role is None for s in others if s.no not in seen)
        assert all(s.character in (None, HIDDEN) for s in others if not s.seen)
        bot = bots[ask.to]
        assert isinstance(bot, PlainFengshengBot)
        assert ask.key == "fengsheng.character" or bot.scores(view, ask) is not None, "every question is understood"
        if bot.reads is not None and len(view.table.log) % 29 == 0:
            assert bot.reads.odds() == Reads(view.table, view.me.no).odds()

    play_out(play, {n: Watched(b, watch) for n, b in bots.items()}, "own")
    assert play.over


def test_what_it_has_never_been_asked_it_answers_as_the_clock_would() -> None:
    bot, view = PlainFengshengBot("0"), table(FIVE).play.view(0)
    for key in ("elsewhere.strange", "fengsheng.strange"):
        assert bot(view, Ask(0, key, ("left", "right"), default="right")) == "right"
    assert bot(view, Ask(0, "fengsheng.lay-before", ("#1", "#2"), default="#2")) == "#2", "before whom, but not what"
    assert bot(view, Ask(0, "fengsheng.trigger", ("strange>#1", "pass"), default="pass")) == "strange>#1"


def test_it_has_an_opinion_on_every_question_of_the_game() -> None:
    """One that nobody has thought of is answered as the clock would; here none is forgotten."""
    paths = [p for p in Path(str(fengsheng.__file__)).parent.rglob("*.py") if p.stem != "recap"]
    text = "".join(p.read_text(encoding="utf-8") for p in paths)
    asked = set(re.findall(r'"fengsheng\.([a-z-]+)"', text)) - NO_QUESTIONS
    said = (*GAMES["fengsheng"].phrases, GAMES["fengsheng"].claim)
    asked -= {phrase.removeprefix("fengsheng.") for phrase in said}
    assert asked == WORTH.keys() | {"character", "main", "send", "accept", "fight", "save", "trigger"}


# -- beliefs -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(2, 10))
def test_beliefs_fit_the_deal(players: int) -> None:
    play, _ = sit("fengsheng", players, "deal", {}, "plain")
    assert all(sum(counts) == players for counts in ends(players))
    for seat in range(players):
        rows = Reads(play.view(seat).table, seat).odds()
        assert [sum(row) for row in rows] == pytest.approx([1.0] * players)
        assert max(rows[seat]) == 1.0
        if players > 4:
            assert [sum(side) for side in zip(*rows, strict=True)] == pytest.approx(list(DEALT[players]))


def test_at_two_who_is_of_a_faction_meets_the_other_or_somebody_alone() -> None:
    unknown = (1.0, 1.0, 1.0)
    assert consistent([(1.0, 0.0, 0.0), unknown], ends(2))[1] == pytest.approx((0.0, 0.5, 0.5))
    assert consistent([(0.0, 0.0, 1.0), unknown], ends(2))[1] == pytest.approx((0.25, 0.25, 0.5))


def test_at_three_one_card_of_four_is_left_out() -> None:
    lone = consistent([(0.0, 0.0, 1.0), (1.0, 1.0, 1.0), (1.0, 1.0, 1.0)], ends(3))
    assert lone[1] == lone[2] == pytest.approx((1 / 3, 1 / 3, 1 / 3))


def probed(whom: str, card: str = "12") -> Message:
    """Feiyuan, red, has handed a Probe to somebody: number 12 lets red draw."""
    s = table(five("Feiyuan", "Duanmujing"), hands={"Feiyuan": card, "Wangtianxiang": "coerce:red"})
    s.uses("Feiyuan", card, whom)
    return s.nobody_acts() if "fengsheng.trigger" in s.open_now().values() else s


def test_who_knows_the_probe_learns_what_the_answer_tells() -> None:
    """Duanmujing is blue, Wangtianxiang red. To Peiling, who has not seen the card, it tells nothing."""
    assert odds(probed("Wangtianxiang"), "Feiyuan", "Wangtianxiang")["red"] == 1.0
    assert odds(probed("Duanmujing"), "Feiyuan", "Duanmujing")["red"] == 0.0
    s = probed("Wangtianxiang")
    assert odds(s, "Peiling", "Wangtianxiang") == odds(s, "Peiling", "Feiyuan")


def test_three_of_a_colour_that_nobody_declares_exclude_that_side() -> None:
    s = table(FIVE, hands={"Feiyuan": "clarify:red"}, areas={"Duanmujing": "red red"})
    s.receives("Feiyuan", "clarify:red", "Duanmujing")
    assert odds(s, "Peiling", "Duanmujing")["red"] == 0.0
    assert odds(s, "Feiyuan", "Duanmujing")["blue"] > 0.5


# -- what it does ------------------------------------------------------------------------------------------------------


def test_the_sender_takes_back_what_would_win() -> None:
    """Feiyuan knows what travels, and has two red already."""
    s = table(FIVE, hands={"Feiyuan": "clarify:red intercept:black"}, areas={"Feiyuan": "red red"})
    s.fights("Feiyuan", "clarify:red", "Duanmujing").passes("Duanmujing")
    assert kinds(s, "Feiyuan") == {"intercept"}


def test_the_sender_lets_a_black_one_lie_before_a_foe() -> None:
    s = table(FIVE, hands={"Feiyuan": "clarify:black intercept:black"}, areas={"Duanmujing": "black"})
    s.fights("Feiyuan", "clarify:black", "Duanmujing").passes("Duanmujing")
    assert kinds(s, "Feiyuan") == {"pass"}


def test_the_sender_locks_nobody_before_whom_it_never_comes() -> None:
    """Sent straight to somebody it goes on to its sender alone: a lock on a third does nothing."""
    s = table(FIVE, hands={"Feiyuan": "clarify:black clarify:red"}).passes("Feiyuan")
    for said in answers(s, "Feiyuan"):
        way, _, locked = said.partition(">lock>")
        assert not locked or way.endswith(f">up>{locked}"), said


def test_a_dying_one_helps_itself() -> None:
    s = table(
        FIVE, hands={"Feiyuan": "clarify:black", "Duanmujing": "clarify:red"}, areas={"Duanmujing": "black black"}
    )
    s.receives("Feiyuan", "clarify:black", "Duanmujing")
    assert s.open_now()["Duanmujing"] == "fengsheng.save"
    assert kinds(s, "Duanmujing") == {"clarify"}


def test_who_wins_by_dying_lets_it_be() -> None:
    """先行者, with a true intel before it."""
    cast = five("Feiyuan", "Duanmujing", sides="lurker pioneer lurker agent agent")
    hands = {"Feiyuan": "clarify:black", "Duanmujing": "clarify:red"}
    s = table(cast, hands=hands, areas={"Duanmujing": "red black black"})
    s.receives("Feiyuan", "clarify:black", "Duanmujing")
    assert kinds(s, "Duanmujing") == {"pass"}


def test_a_hidden_one_who_is_dying_begins_a_new_life() -> None:
    """后来人, with the intel of the own side."""
    hands = {"Feiyuan": "clarify:black"}
    s = table(five("Feiyuan", "Sp_duanmujing"), hands=hands, areas={"Sp_duanmujing": "red blue black black"})
    s.receives("Feiyuan", "clarify:black", "Sp_duanmujing").nobody_acts()
    blue = next(c for c in s["Sp_duanmujing"].area if c.blue)
    assert answers(s, "Sp_duanmujing") == [f"next_generation>{blue}"]


def test_who_dies_lays_a_black_one_before_a_foe_whose_turn_it_is() -> None:
    """如归: Laohan is blue, and has seen that Feiyuan is red."""
    hands = {"Feiyuan": "12 clarify:black"}
    seen = [(IdentitySeen(1, 0, "lurker"), ["Laohan"])]
    s = table(five("Feiyuan", "Laohan"), hands=hands, areas={"Laohan": "black black"}, laid=seen)
    s.receives("Feiyuan", "clarify:black", "Laohan").nobody_acts()
    assert answers(s, "Laohan") == ["last_return"]


def test_nobody_lets_the_own_third_of_a_colour_be_discarded_for_a_card() -> None:
    """坚韧: a black intel must go, and before Wuzhiguo lies the only one. It is the third blue."""
    for before, does in (("blue blue", "pass"), ("black", "resilience")):
        s = table(five("Feiyuan", "Wuzhiguo"), hands={"Feiyuan": "blue+black"}, areas={"Wuzhiguo": before})
        s.receives("Feiyuan", "blue+black", "Wuzhiguo")
        assert answers(s, "Wuzhiguo") == [does]


def test_the_last_card_is_kept_to_send() -> None:
    """Who has nothing to send is out. Of three Probes two are used."""
    s = table(five("Jinshenghuo"), top="12 8 7")
    assert kinds(s, "Jinshenghuo") == {"probe"}
    s.uses("Jinshenghuo", "12", "Peiling").uses("Jinshenghuo", "8", "Duanmujing")
    assert kinds(s, "Jinshenghuo") == {"pass"}


# -- how well ----------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_faction_of_plain_bots_beats_one_of_random_ones() -> None:
    """Of a few tables nearly all: docs/fengsheng.md has the shares of many."""
    for side in FACTIONS:
        whole = Tally.nothing()
        for players in (5, 8):
            whole.add(measure(players, range(3), alone(side), "strength"))
        assert whole.between(side)[0] >= 0.8, whole.won
