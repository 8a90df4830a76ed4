"""The plain Shadow Hunters bot: it finishes every table, from its own view, and does what its character is for."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from benchmarks.shadow_hunters_shares import SIDES, Tally, alone, measure
from duskbell.arena import wilson
from duskbell.arena.sitting import play_out, sit
from duskbell.bots import BadBot, make
from duskbell.bots.shadow_hunters.deal import cast_of
from duskbell.bots.shadow_hunters.greedy import GreedyShadowBot
from duskbell.bots.shadow_hunters.plain import PlainShadowBot
from duskbell.bots.shadow_hunters.reads import Reads
from duskbell.games.shadow_hunters.events import CharacterShown, Unveiled, Used
from duskbell.games.shadow_hunters.packs import CAST
from duskbell.kernel import HIDDEN, Ask, Play, View
from duskbell.kernel.log import ever
from tests.bots.sitting import Watched
from tests.rulebook.shadow_hunters.shadow import (
    Hunters,
    acts,
    attacks,
    cast,
    draws,
    ends_turn,
    fights,
    gives,
    goes,
    hunters,
    question,
    rests,
)

CHOICES: dict[str, tuple[Any, ...]] = {
    "neutral_deaths": (True, False),
    "robbery": ("any", "attack"),
    "suck_blood": ("any", "attack"),
    "suck_each": (True, False),
    "teleport": ("pair", "ring"),
    "feast_deaths": (1, 3, 4),
    "unknown_prediction": (True, False),
    "woods_self": (True, False),
    "dead_talk": (True, False),
    "quiet_rounds": (1, 30),
}
SEEDS = [str(n) for n in range(6)]
FIVE = "Emi George Vampire Werewolf Allie"


def played(seed: str, players: int = 6, kinds: str = "plain", **options: Any) -> Play[Any]:
    play, bots = sit("shadow_hunters", players, seed, options, kinds)
    play_out(play, bots, seed)
    return play


def answers(s: Hunters, who: str, bot: type[PlainShadowBot] | type[GreedyShadowBot] = PlainShadowBot) -> list[str]:
    """What bots of different seeds answer now, with names for seats."""
    given = {bot(seed)(s.play.view(s.no(who)), question(s, who)) for seed in SEEDS}
    return sorted(s.name_words(tuple(given)))


def does(s: Hunters, who: str) -> list[str]:
    """What a bot does that may be done at any time."""
    seat, bot = s.no(who), PlainShadowBot("0")
    return [said for ask in s.play.offers.get(seat, []) if (said := bot(s.play.view(seat), ask)) in ask.options]


def odds(s: Hunters, who: str, whom: str) -> dict[str, float]:
    """How likely `who` finds each character for `whom`."""
    seen = s.play.view(s.no(who)).table
    row = Reads(seen, s.no(who)).odds()[s.no(whom)]
    return {c.id: p for c, p in zip(cast_of(seen).characters, row, strict=True)}


def possible(s: Hunters, who: str, whom: str) -> set[str]:
    return {c for c, p in odds(s, who, whom).items() if p > 0.01}


def hunter(s: Hunters, who: str, whom: str) -> float:
    """How likely `who` finds it that `whom` is a Hunter."""
    return cast_of(s.play.table).sides(list(odds(s, who, whom).values()))[0]


# -- tables ------------------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("players", CAST)
@pytest.mark.parametrize("kinds", ["plain", "greedy", "hunter=plain,shadow=greedy,neutral=random"])
def test_it_finishes_tables_of_every_size_with_every_option(players: int, kinds: str) -> None:
    for n in range(3):
        rng = Random(f"{players}/{n}")
        play = played(f"{players}/{n}", players, kinds, **{name: rng.choice(c) for name, c in CHOICES.items()})
        assert play.outcome is not None
        assert not [line for line in play.lines if len(line) == 4 and line[3] == "clock"], "no bot was silent"


def test_the_same_seed_plays_the_same() -> None:
    assert played("a").lines == played("a").lines != played("b").lines


def test_it_is_shown_nothing_but_its_own_view() -> None:
    play, bots = sit("shadow_hunters", 8, "own", {}, "plain")

    def watch(view: View[Any], ask: Ask[Any], answer: str) -> None:
        shown = {e.seat for e in view.events if isinstance(e, CharacterShown) and e.role is not HIDDEN}
        hidden = [s for s in view.table.seats if not s.revealed and s.no != view.seat and s.no not in shown]
        assert all(s.role is None for s in hidden)

    play_out(play, {n: Watched(b, watch) for n, b in bots.items()}, "own")
    assert play.over


@pytest.mark.parametrize("ask", ["hermit-give", "attack", "woods-target"])
def test_hidden_characters_change_nothing(ask: str) -> None:
    """Two tables that look the same to a seat get the same answers, whoever sits behind the other cards."""
    given = []
    for names in ("Emi George Vampire Unknown", "Emi Unknown Franklin Werewolf", "Emi Vampire Werewolf George"):
        _, one, other, third = names.split()
        s = hunters(names, at={one: "cemetery", other: "church", third: "weird_woods"}, damage={one: 5, other: 3})
        if ask == "hermit-give":
            draws(s, "Emi", "hermit_slap")
        elif ask == "attack":
            rests(goes(s, "Emi", "cemetery"), "Emi")
        else:
            acts(goes(s, "Emi", "weird_woods"), "Emi").says("Emi", "hurt")
        seat = question(s, "Emi")
        assert seat.key == f"shadow_hunters.{ask}"
        given.append([PlainShadowBot(seed)(s.play.view(0), seat) for seed in SEEDS])
    assert given[0] == given[1] == given[2]


def test_at_a_table_of_bots_what_may_be_done_at_any_time_is_done() -> None:
    tables = [played(f"heal/{n}", 7).table for n in range(6)]
    assert [e for t in tables for e in ever(t, Used) if e.role == "allie"]
    assert not [e for t in tables for e in ever(t, Unveiled) if e.role == "daniel" and not e.forced]


def test_the_greedy_bot_is_of_this_game_alone() -> None:
    assert isinstance(make("shadow_hunters", "greedy", "0"), GreedyShadowBot)
    with pytest.raises(BadBot, match="plain, random, greedy"):
        make("shadow_hunters", "clever", "0")
    with pytest.raises(BadBot, match="plain, random"):
        make("mafia", "greedy", "0")


# -- beliefs -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", CAST)
def test_beliefs_fit_the_deal(players: int) -> None:
    play, _ = sit("shadow_hunters", players, "deal", {}, "plain")
    for seat in range(players):
        rows = Reads(play.view(seat).table, seat).odds()
        assert [sum(row) for row in rows] == pytest.approx([1.0] * players)
        assert all(sum(row[c] for row in rows) < 1.0001 for c, _ in enumerate(rows[0]))
        totals = [sum(side) for side in zip(*[cast_of(play.table).sides(row) for row in rows], strict=True)]
        assert totals == pytest.approx(list(CAST[players]))


def test_at_seven_the_three_neutrals_are_known_and_at_eight_the_others() -> None:
    seven = hunters(cast("Emi", "Allie", "Charles", "Daniel"), turn="Emi")
    assert sum(odds(seven, "Emi", n)["allie"] for n in seven.names) == pytest.approx(1.0)
    assert not [n for n in seven.names if "bob" in odds(seven, "Emi", n)]
    assert sum(odds(seven, "Emi", n)["george"] for n in seven.names) == pytest.approx(0.5)
    eight = hunters("Emi Franklin George Unknown Vampire Werewolf Allie Charles")
    for role in ("franklin", "george", "unknown", "vampire", "werewolf"):
        assert sum(odds(eight, "Emi", n)[role] for n in eight.names) == pytest.approx(1.0)


@pytest.mark.parametrize("damage", range(14))
def test_damage_excludes_whom_it_would_have_killed(damage: int) -> None:
    s = hunters("Emi George Vampire Unknown Allie", damage={"George": damage})
    fits = {c.id for c in cast_of(s.play.table).characters if c.hp > damage} - {"emi"}
    assert possible(s, "Emi", "George") == fits


def test_healing_brings_nobody_back() -> None:
    s = hunters("Emi George Vampire Unknown Allie", damage={"George": 13}, turn="George")
    draws(s, "George", "holy_water")
    assert possible(s, "Emi", "George") == {"george", "werewolf"}


def test_an_answer_to_a_card_that_one_knows_excludes_but_the_unknown() -> None:
    s = gives(hunters(), "Emi", "hermit_slap", "Vampire")
    s.says("Vampire", "nothing", "shadow_hunters.hermit-answer")
    assert possible(s, "Emi", "Vampire") == {"unknown", "vampire", "werewolf"}
    s = gives(hunters("Emi George Vampire Unknown"), "Emi", "hermit_slap", "Unknown")
    s.says("Unknown", "do", "shadow_hunters.hermit-answer")
    assert possible(s, "Emi", "Unknown") == {"unknown", "franklin", "george"}


def test_who_does_not_know_the_card_weighs_all_cards() -> None:
    """Two damage are Exorcism or the Tough Lesson: a Shadow, or somebody of twelve hit points or more, or the liar."""
    s = gives(hunters("Emi George Vampire Allie Unknown"), "Emi", "hermit_exorcism", "Vampire")
    s.says("Vampire", "do", "shadow_hunters.hermit-answer")
    assert possible(s, "Allie", "Vampire") == {"unknown", "vampire", "werewolf", "franklin", "george"}
    assert odds(s, "Allie", "Vampire")["vampire"] > odds(s, "Allie", "Vampire")["george"]
    s = gives(hunters("Emi George Vampire Allie Unknown"), "Emi", "hermit_exorcism", "George")
    s.says("George", "nothing", "shadow_hunters.hermit-answer")
    assert len(possible(s, "Allie", "George")) > 5


def test_a_shown_character_is_known_to_whom_it_was_shown() -> None:
    s = gives(hunters(), "Emi", "hermit_prediction", "Werewolf").says("Werewolf", "do")
    assert odds(s, "Emi", "Werewolf")["werewolf"] == 1.0
    assert odds(s, "George", "Werewolf")["werewolf"] < 0.5


def test_the_mirror_that_shows_nothing_excludes_two() -> None:
    s = draws(hunters("Unknown Vampire Emi George"), "Unknown", "disenchant_mirror")
    assert possible(s, "Emi", "Unknown") == {"unknown", "franklin", "george"}


@pytest.mark.parametrize(("neutral", "daniels"), [("Daniel", {"daniel"}), ("Allie", {"allie", "bob", "charles"})])
def test_daniel_is_heard_or_is_not_there(neutral: str, daniels: set[str]) -> None:
    s = hunters(f"Emi George Vampire Unknown {neutral}", turn="Vampire", at={"Emi": "church"}, damage={"Emi": 9})
    ends_turn(fights(s, "Vampire", "Emi", "1+6"), "Vampire")
    assert "daniel" not in possible(s, "George", "Vampire")
    assert possible(s, "George", neutral) & {"allie", "bob", "charles", "daniel"} == daniels


def test_whoever_attacks_a_hunter_is_sooner_a_shadow() -> None:
    s = hunters(FIVE, turn="Vampire", revealed="Emi", at={"Emi": "church"})
    before = hunter(s, "Allie", "Vampire")
    fights(s, "Vampire", "Emi", "1+2")
    assert hunter(s, "Allie", "Vampire") < before - 0.05


def test_beliefs_followed_step_by_step_are_those_of_the_whole_log() -> None:
    play, bots = sit("shadow_hunters", 7, "steps", {}, "plain")

    def watch(view: View[Any], ask: Ask[Any], answer: str) -> None:
        bot = bots[ask.to]
        assert isinstance(bot, PlainShadowBot)
        if len(ask.options) > 1:
            assert bot.reads is not None
            assert bot.reads.odds() == Reads(view.table, view.me.no).odds()

    play_out(play, {n: Watched(b, watch) for n, b in bots.items()}, "steps")


def test_what_is_taken_back_is_not_believed_any_more() -> None:
    s, bot = gives(hunters(), "Emi", "hermit_slap", "Vampire"), PlainShadowBot("0")
    before = bot.wishes(s.play.view(0)).odds
    s.says("Vampire", "nothing", "shadow_hunters.hermit-answer")
    assert bot.wishes(s.play.view(0)).odds != before
    s.next(hermit="hermit_slap", dice="1+1")
    s.play.undo()
    assert bot.wishes(s.play.view(0)).odds == before


# -- what it does ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("damage", "done"), [(2, []), (5, ["heal"]), (7, ["heal"])])
def test_allie_heals_before_she_dies(damage: int, done: list[str]) -> None:
    assert does(hunters(FIVE, damage={"Allie": damage}), "Allie") == done


@pytest.mark.parametrize(("damage", "done"), [(0, []), (6, ["reveal"])])
def test_the_hurt_vampire_shows_its_face_to_drink(damage: int, done: list[str]) -> None:
    s = hunters(turn="Vampire", at={"Emi": "church"}, revealed="Emi", damage={"Vampire": damage})
    assert does(s, "Vampire") == []
    rests(goes(s, "Vampire", "cemetery"), "Vampire")
    assert does(s, "Vampire") == done
    assert does(s, "Werewolf") == does(s, "George") == []


def test_a_hunter_attacks_the_shadow_and_not_the_hunter() -> None:
    place = {"George": "church", "Vampire": "cemetery"}
    s = hunters(at=place, revealed="George Vampire")
    rests(goes(s, "Emi", "church"), "Emi")
    assert answers(s, "Emi") == answers(s, "Emi", GreedyShadowBot) == ["Vampire"]
    s = hunters(at={"George": "church"}, revealed="George Vampire")
    rests(goes(s, "Emi", "cemetery"), "Emi")
    assert answers(s, "Emi") == answers(s, "Emi", GreedyShadowBot) == ["pass"]


@pytest.mark.parametrize(("attacker", "said"), [("Emi", "counter"), ("Vampire", "pass")])
def test_the_werewolf_whom_all_know_strikes_back_at_hunters(attacker: str, said: str) -> None:
    s = hunters(turn=attacker, at={"Werewolf": "church"}, revealed=f"{attacker} Werewolf")
    fights(s, attacker, "Werewolf", "1+3")
    assert answers(s, "Werewolf") == [said]


def test_franklin_strikes_whom_he_knows_and_will_kill() -> None:
    six = "Franklin Emi Vampire Werewolf Bob Allie"
    assert answers(hunters(six), "Franklin") == ["roll"]
    s = hunters(six, revealed="Vampire", damage={"Vampire": 11})
    assert answers(s, "Franklin") == ["power"]
    s.says("Franklin", "power")
    assert answers(s, "Franklin") == ["Vampire"]


def test_charles_feasts_when_the_next_death_wins() -> None:
    names = "Charles Emi George Vampire Werewolf Bob"
    for dead, said in (("Emi Bob", "Vampire"), ("", "pass")):
        s = hunters(names, at={"Vampire": "church"}, damage={"Vampire": 12}, dead=dead)
        attacks(rests(goes(s, "Charles", "cemetery"), "Charles"), "Charles", "Vampire", "2+2")
        s.play.answer(s.no("Vampire"), "pass")
        assert answers(s, "Charles") == [said]


def test_a_hidden_werewolf_strikes_back_at_hunters_now_and_then_and_at_shadows_never() -> None:
    """So its silence clears nobody, and it does not give itself away for nothing."""
    s = fights(hunters(revealed="Emi", at={"Werewolf": "church"}), "Emi", "Werewolf", "1+3")
    view, ask = s.play.view(s.no("Werewolf")), question(s, "Werewolf")
    said = [PlainShadowBot(str(seed))(view, ask) for seed in range(60)]
    assert 25 < said.count("counter") < 55
    s = fights(hunters(turn="Vampire", revealed="Vampire", at={"Werewolf": "church"}), "Vampire", "Werewolf", "1+3")
    assert answers(s, "Werewolf") == ["pass"]


def test_what_it_has_never_been_asked_it_answers_as_the_clock_would() -> None:
    bot, view = PlainShadowBot("0"), hunters().play.view(0)
    assert bot(view, Ask(0, "elsewhere.strange", ("left", "right"), default="right")) == "right"
    assert bot(view, Ask(0, "elsewhere.offer", ("do",))) == "silence"


def test_bob_takes_a_card_instead() -> None:
    s = hunters("Bob Emi George Vampire Werewolf Allie", at={"Emi": "church"}, equipment={"Emi": "chainsaw"})
    fights(s, "Bob", "Emi", "1+4")
    assert answers(s, "Bob") == ["chainsaw"]


def test_the_last_card_of_a_bob_who_is_about_to_win_is_taken() -> None:
    s = hunters(
        "Emi George Vampire Werewolf Bob Allie",
        revealed="Bob Vampire",
        equipment={"Bob": "talisman handgun fortune_brooch silver_rosary", "Vampire": "chainsaw"},
    )
    acts(goes(s, "Emi", "erstwhile_altar"), "Emi")
    assert not set(answers(s, "Emi")) & {"chainsaw"}


@pytest.mark.parametrize(
    ("card", "damage", "said"),
    [
        ("hermit_exorcism", 0, "nothing"),
        ("hermit_aid", 10, "do"),
        ("hermit_slap", 0, "do"),
        ("hermit_slap", 10, "nothing"),
    ],
)
def test_the_unknown_answers_as_a_hunter_would(card: str, damage: int, said: str) -> None:
    s = gives(hunters("Emi George Vampire Unknown", damage={"Unknown": damage}), "Emi", card, "Unknown")
    assert answers(s, "Unknown") == [said]


def test_a_dying_hunter_gives_a_card_and_daniel_takes_the_damage() -> None:
    s = hunters("Emi George Vampire Unknown", damage={"George": 13}, equipment={"George": "handgun"})
    gives(s, "Emi", "hermit_blackmail", "George")
    assert answers(s, "George") == ["handgun"]
    s = hunters("Emi George Vampire Unknown Daniel", damage={"Daniel": 12}, equipment={"Daniel": "handgun"})
    gives(s, "Emi", "hermit_blackmail", "Daniel")
    assert answers(s, "Daniel") == ["do"]


def test_the_woods_hurt_enemies_and_heal_friends() -> None:
    s = hunters(revealed="George Vampire Werewolf", damage={"George": 13})
    acts(goes(s, "Emi", "weird_woods"), "Emi")
    s.says("Emi", "hurt")
    assert set(answers(s, "Emi")) <= {"Vampire", "Werewolf"}
    s = draws(hunters(revealed="George Vampire Werewolf", damage={"George": 13, "Vampire": 9}), "Emi", "blessing")
    assert answers(s, "Emi") == ["George"]


def test_the_spear_is_worth_a_face() -> None:
    s = hunters(at={"Vampire": "church"}, revealed="Vampire", equipment={"Emi": "spear_of_longinus"})
    fights(s, "Emi", "Vampire", "1+3")
    assert answers(s, "Emi") == ["reveal"]


def test_emi_teleports_to_a_dying_shadow() -> None:
    s = hunters(at={"Emi": "church", "Vampire": "cemetery"}, revealed="Emi Vampire", damage={"Vampire": 12})
    assert answers(s, "Emi") == ["cemetery"]
    assert answers(hunters(at={"Emi": "church"}), "Emi") == ["roll"]


def test_first_aid_hurts_an_unhurt_enemy_more_than_it_heals() -> None:
    s = draws(hunters(damage={"Emi": 9}, revealed="George Vampire Werewolf"), "Emi", "first_aid")
    assert set(answers(s, "Emi")) <= {"Vampire", "Werewolf"}
    s = draws(hunters(damage={"Emi": 9, "Vampire": 7, "Werewolf": 7}, revealed="George"), "Emi", "first_aid")
    assert answers(s, "Emi") == ["Emi"]


# -- how well ----------------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("other", ["random", "greedy"])
def test_every_side_wins_more_with_plain_bots(other: str) -> None:
    """Over tables of all sizes: the 95 % intervals lie apart for all sides together, the shares for each."""
    base, mine = Tally.nothing(), Tally.nothing()
    for players in CAST:
        base.add(measure(players, 16, other, "strength", 1))
        for n, side in enumerate(SIDES):
            if CAST[players][n]:
                tally = measure(players, 16, alone(side, other), "strength", 1)
                mine.could[side] += tally.could[side]
                mine.won[side] += tally.won[side]
    for side in SIDES:
        assert mine.won[side] / mine.could[side] > base.won[side] / base.could[side], side
    together = [wilson(sum(t.won[s] for s in SIDES), sum(t.could[s] for s in SIDES)) for t in (mine, base)]
    assert together[0][1] > together[1][2], f"plain {together[0]}, {other} {together[1]}"
