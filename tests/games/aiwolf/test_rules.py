"""The contest's rules, scene by scene: docs/arena.md and the contest's own description say them."""

from __future__ import annotations

from typing import Any

import pytest

import duskbell
from duskbell.arena.sitting import play_out, sit
from duskbell.games import find, offered
from duskbell.games.aiwolf.roles import CASTS
from duskbell.games.aiwolf.table import Attacked, Divined, Exiled, Floor, Met, Sensed, TookTurn, Voted
from duskbell.kernel import Ask, DuskbellError, Record, rebuild
from duskbell.kernel.core_events import Said
from duskbell.testing import Scene, check, search

FIVE = {"Wu": "werewolf", "Po": "possessed", "Se": "seer", "Va": "villager", "Vi": "villager"}
NINE = {
    "Wu": "werewolf",
    "Wo": "werewolf",
    "Po": "possessed",
    "Se": "seer",
    "Me": "medium",
    "Bo": "bodyguard",
    "Va": "villager",
    "Vi": "villager",
    "Vo": "villager",
}


class InSeatOrder(Scene):
    """A scene in which everybody speaks in the order of seats."""

    def _chance(self, ask: Ask[Any]) -> str:
        return ask.default if ask.key.endswith("-order") else super()._chance(ask)


def scene(cast: dict[str, str], chance: dict[str, list[str]] | None = None, **options: Any) -> Scene:
    return InSeatOrder("aiwolf", cast, deal="aiwolf.deal", chance=chance, options=options)


def quiet(s: Scene) -> Scene:
    """Everybody has no more to say, until something else is asked."""
    while any(ask.key in ("aiwolf.talk", "aiwolf.whisper") for ask in s.play.open.values()):
        seat = next(iter(s.play.open))
        s.play.answer(seat, "over")
    return s


def first_night(s: Scene, target: str) -> Scene:
    """Day 0, and whom the seer asks about."""
    return quiet(quiet(s).says("Se", target, "aiwolf.divine"))


# -- the deal ----------------------------------------------------------------------------------------------------------


def test_wolves_know_each_other_and_nobody_else_does() -> None:
    s = scene(NINE)
    assert s.sees("Wu", Met) == s.sees("Wo", Met) == [Met((0, 1))]
    assert [n for n in NINE if s.sees(n, Met)] == ["Wu", "Wo"], "the possessed is told nothing"
    assert s.knows("Po", "Wu") is None


@pytest.mark.parametrize("players", [4, 6, 14])
def test_there_are_three_boards(players: int) -> None:
    with pytest.raises(DuskbellError, match="aiwolf is for 5"):
        find("aiwolf").read_options(players, {})
    assert {n: len(cast) for n, cast in CASTS.items()} == {5: 5, 9: 9, 13: 13}


def test_rooms_do_not_offer_it() -> None:
    with pytest.raises(DuskbellError, match="there is no game 'aiwolf'"):
        offered("aiwolf")


# -- talk --------------------------------------------------------------------------------------------------------------


def test_who_has_the_floor_speaks_and_nobody_else() -> None:
    s = scene(FIVE)
    assert s.sees(None, Floor)[-1] == Floor(0, "talk", 0, 3)
    assert s.cannot_talk("Po")
    s.talks("Wu", "Good day").says("Wu", "speak")
    assert s.sees("Vi", Said)[-1].text == "Good day"
    assert s.sees("Vi", TookTurn) == [TookTurn(0, "talk", 0, "speak")]
    assert s.cannot_talk("Wu")


def test_words_count_whatever_is_answered_and_a_turn_without_any_is_the_last() -> None:
    s = scene(FIVE).talks("Wu", "I am here").says("Wu", "over").says("Po", "speak")
    assert [(e.seat, e.how) for e in s.sees(None, TookTurn)] == [(0, "speak"), (1, "over")]


def test_one_may_skip_so_often_in_a_row() -> None:
    s = scene(FIVE, skips=1).says("Wu", "skip")
    for who in ("Po", "Se", "Va", "Vi"):
        s.says(who, "over")
    s.says("Wu", "skip")
    assert [e.how for e in s.sees(None, TookTurn) if e.seat == 0] == ["skip", "over"]


def test_talk_ends_after_so_many_turns_or_a_round_without_words() -> None:
    s = scene(FIVE, talk_turns=2)
    for _ in range(2):
        for who in FIVE:
            s.talks(who, "again").says(who, "speak", "aiwolf.talk")
    assert s.open_now() == {"Se": "aiwolf.divine"}


def test_wolves_whisper_and_one_alone_does_not() -> None:
    s = scene(NINE).talks("Wu", "Whom?", "werewolves").says("Wu", "speak", "aiwolf.whisper")
    assert s.sees("Wo", Said)[-1].text == "Whom?"
    assert [n for n in NINE if s.sees(n, Floor)] == ["Wu", "Wo"]
    assert list(scene(FIVE).open_now().values()) == ["aiwolf.talk"], "no whisper comes before it"


def test_free_talk_is_open_to_all_so_many_times() -> None:
    s = scene(FIVE, free_seconds=60, talk_turns=2)
    assert set(s.open_now().values()) == {"aiwolf.free-talk"}
    assert s.asks("Wu", "aiwolf.free-talk").seconds == 60
    for who in ("Vi", "Wu", "Vi"):
        s.talks(who, "now")
    assert s.cannot_talk("Vi")
    s.talks("Wu", "once more")
    s.all_say("over")
    assert s.open_now() == {"Se": "aiwolf.divine"}


# -- the day -----------------------------------------------------------------------------------------------------------


def test_whoever_has_most_votes_is_out_and_the_medium_learns_of_it() -> None:
    s = first_night(scene(NINE), "Va")
    s.all_say("Wu", Wu="Va")
    assert s.sees(None, Voted)[-1].targets == (6, 0, 0, 0, 0, 0, 0, 0, 0)
    assert s.sees(None, Exiled) == [Exiled(0)]
    assert s.sees("Me", Sensed) == [Sensed(4, 0, True)]
    assert [n for n in NINE if s.sees(n, Sensed)] == ["Me"]


def test_a_tie_is_voted_on_again_and_then_left_to_chance() -> None:
    s = first_night(scene(FIVE, chance={"aiwolf.vote-tie": ["Va"]}, vote_rounds=2), "Va")
    for n in (1, 2):
        assert s.asks("Vi", "aiwolf.vote").about == (n, 2)
        s.all_say("Va", Va="Vi", Se="Vi", Po="pass")
    assert s.sees(None, Exiled) == [Exiled(3)]
    assert [e.last for e in s.sees(None, Voted)] == [True], "a ballot that is repeated is a secret"


def test_ballots_may_stay_secret_and_oneself_may_be_no_choice() -> None:
    s = first_night(scene(FIVE, show_votes=False, self_vote=False), "Va")
    assert "Wu" not in s.options("Wu")
    s.all_say("pass")
    assert s.sees(None, Voted) == []
    assert s.sees(None, Exiled) == [Exiled(-1)]


# -- the night ---------------------------------------------------------------------------------------------------------


def test_the_possessed_looks_human_and_a_wolf_does_not() -> None:
    assert quiet(scene(FIVE)).says("Se", "Po").sees("Se", Divined) == [Divined(2, 1, False)]
    assert quiet(scene(FIVE)).says("Se", "Wu").sees("Se", Divined) == [Divined(2, 0, True)]


def night(s: Scene, guarded: str, *attacked: str) -> Scene:
    s.all_say("pass")
    quiet(s)
    assert set(s.open_now().values()) == {"aiwolf.divine", "aiwolf.guard", "aiwolf.attack"}, "all at once"
    for wolf, whom in zip(("Wu", "Wo"), attacked, strict=True):
        s.says(wolf, whom, "aiwolf.attack")
    return s.says("Se", "pass", "aiwolf.divine").says("Bo", guarded, "aiwolf.guard")


@pytest.mark.parametrize(("guarded", "dead"), [("Va", -1), ("Vi", 6)])
def test_whoever_is_guarded_lives(guarded: str, dead: int) -> None:
    s = night(first_night(scene(NINE), "Va"), guarded, "Va", "Va")
    assert s.sees(None, Attacked) == [Attacked(dead)]


def test_wolves_who_do_not_agree_attack_by_chance_or_nobody() -> None:
    s = night(first_night(scene(NINE, chance={"aiwolf.attack-tie": ["Vi"]}), "Va"), "pass", "Va", "Vi")
    assert s.sees(None, Attacked) == [Attacked(7)]
    s = night(first_night(scene(NINE, no_attack=True), "Va"), "pass", "Va", "Vi")
    assert s.sees(None, Attacked) == [Attacked(-1)]


def test_a_wolf_cannot_be_attacked() -> None:
    s = quiet(first_night(scene(NINE), "Va").all_say("pass"))
    assert {"Wu", "Wo"}.isdisjoint(s.options("Wu"))


# -- the end -----------------------------------------------------------------------------------------------------------


def test_without_wolves_the_village_wins() -> None:
    s = first_night(scene(FIVE), "Wu").all_say("Wu")
    assert s.play.outcome is not None
    assert (s.play.outcome.teams, s.play.outcome.winners) == (("village",), (2, 3, 4))


def test_as_many_wolves_as_humans_win_with_the_possessed() -> None:
    s = first_night(scene(FIVE), "Wu").all_say("Va").says("Wu", "Vi", "aiwolf.attack").says("Se", "pass")
    assert s.play.outcome is None, "one wolf, two humans"
    quiet(s).all_say("Se")
    assert s.play.outcome is not None
    assert (s.play.outcome.teams, s.play.outcome.winners) == (("wolves",), (0, 1))


def test_a_late_verdict_waits_for_the_dawn_unless_the_village_has_won() -> None:
    def to_the_second_vote(**options: Any) -> Any:
        s = first_night(scene(FIVE, **options), "Wu").all_say("Va").says("Wu", "Vi", "aiwolf.attack").says("Se", "pass")
        return quiet(s).all_say("Se")

    s = to_the_second_vote(late_verdict=True)
    assert s.play.outcome is None, "one wolf, one human: there is a night all the same"
    s.says("Wu", "Po", "aiwolf.attack")
    assert s.play.outcome is not None
    assert (s.play.outcome.teams, [x.no for x in s.play.table.living]) == (("wolves",), [0])
    assert first_night(scene(FIVE, late_verdict=True), "Wu").all_say("Wu").play.outcome is not None


@pytest.mark.parametrize(("options", "reason"), [({"last_day": 1}, "last-day"), ({"quiet_days": 1}, "quiet")])
def test_a_table_is_broken_off(options: dict[str, Any], reason: str) -> None:
    s = first_night(scene(FIVE, **options), "Wu").all_say("pass").all_say("pass")
    assert s.play.outcome is not None
    assert (s.play.outcome.teams, s.play.outcome.reason) == ((), f"aiwolf.{reason}")


# -- all of it ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [5, 9])
def test_every_law_holds(players: int) -> None:
    check("aiwolf", players, 3, {"skips": 1}, "ask")


@pytest.mark.slow
@pytest.mark.parametrize("players", [5, 9, 13])
def test_twins_look_alike(players: int) -> None:
    assert search("aiwolf", players, {"free_seconds": 30 * (players == 9)}, seeds=range(12)).fault() == ""


@pytest.mark.parametrize("players", [5, 9, 13])
def test_plain_bots_play_it_and_its_record_repeats_it(players: int) -> None:
    play, bots = sit("aiwolf", players, "1", {}, "plain")
    play_out(play, bots, "1")
    said = {s.line for e in play.table.log if isinstance(s := e.event, Said)}
    assert {"aiwolf.villager", "aiwolf.suspect"} <= said
    again = rebuild(play.game, Record.parse(play.record.dump()))
    assert again.outcome == play.outcome
    assert len(again.table.log) == len(play.table.log)


def test_it_starts_by_its_id() -> None:
    assert duskbell.start("aiwolf", 5, seed=1).table.phase == "day"
