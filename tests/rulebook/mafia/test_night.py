"""Princeton Mafia, 玩法, 夜晚: the killers wake together, then each angel apart."""

from __future__ import annotations

from typing import Any

import pytest

from duskbell.games.mafia.table import (
    Awoke,
    Died,
    Learned,
    NightFell,
    Pointed,
    QuietNight,
    Settled,
    SpokenAloud,
)
from duskbell.kernel.core_events import PhaseBegan, Said, StageBegan
from duskbell.testing import Scene, sit_down
from tests.rulebook.mafia.princeton import (
    DIAMONDS,
    EIGHT,
    FIVE,
    HEARTS,
    KILLER,
    TWELVE,
    VILLAGER,
    close,
    known,
    living,
    night,
    point,
    princeton,
    speakers,
    stage,
    trial,
    witnesses,
    won,
)

TOWN = ["Vic", "Wes", "Yan", "Zoe"]


# Each round is a night and then a day; the moderator announces it and everybody closes their eyes


def test_every_round_begins_with_night_the_very_first_too() -> None:
    s = princeton()
    assert stage(s) == "night 1 killers"
    close(night(s))
    assert stage(s) == "night 2 killers"
    order = [e.phase for e in s.sees(None, PhaseBegan)]
    assert order == ["deal", "night", "day", "night"]


def test_the_moderator_says_that_night_has_fallen() -> None:
    s = princeton()
    assert witnesses(s, NightFell) == ["public"]
    assert len(s.sees(None, NightFell)) == 1


def test_all_close_their_eyes_and_see_nothing_of_the_night() -> None:
    """The villagers hear that killers and angels are called; never who they are, or what they point at or find."""
    s = night(princeton(EIGHT), "Vic", Ann="Kim", Dia="Kit")
    for name in (*TOWN, None):
        for kind in (Awoke, Pointed, Settled, Learned):
            assert s.sees(name, kind) == []
    assert known(s, "Zoe") == {"Zoe": VILLAGER, "Vic": VILLAGER}


def test_the_moderator_sees_the_whole_night() -> None:
    s = night(princeton(EIGHT), "Vic", Ann="Kim", Dia="Kit")
    assert [len(s.sees("moderator", k)) for k in (Awoke, Pointed, Settled, Learned)] == [3, 1, 1, 2]


def test_what_is_announced_at_night_names_nobody() -> None:
    """All hear which role is called; no seat is in it."""
    s = night(princeton(EIGHT), "Vic", Ann="Kim")
    called = [e.stage for e in s.sees(None, StageBegan)]
    assert called[:6] == ["killers", "asleep", "angel_of_hearts", "asleep", "angel_of_diamonds", "asleep"]


def test_nobody_but_those_awake_is_asked_anything_at_night() -> None:
    s = princeton(EIGHT)
    assert s.open_now() == {"Kim": "mafia.kill", "Kit": "mafia.kill"}
    for name in (*TOWN, "Ann", "Dia", "moderator"):
        s.refuses(name, "Vic")
    point(s, "Vic")
    assert s.open_now() == {"Ann": "mafia.ask"}
    for name in (*TOWN, "Kim", "Kit", "Dia"):
        s.refuses(name, "Wes")
    s.says("Ann", "Zoe")
    assert s.open_now() == {"Dia": "mafia.ask"}
    for name in (*TOWN, "Kim", "Kit", "Ann"):
        s.refuses(name, "Wes")


# (1) The killers wake


def test_the_killers_and_only_they_open_their_eyes_and_see_each_other() -> None:
    s = princeton(TWELVE)
    assert witnesses(s, Awoke) == ["Kim", "Kit", "Kay"]
    for killer in ("Kim", "Kit", "Kay"):
        assert known(s, killer) == dict.fromkeys(("Kim", "Kit", "Kay"), KILLER)
    for name, card in TWELVE.items():
        if card != KILLER:
            assert known(s, name) == {name: card}


def test_a_lone_killer_wakes_alone() -> None:
    s = princeton()
    assert witnesses(s, Awoke) == ["Kim"]
    assert known(s, "Kim") == {"Kim": KILLER}


def test_awake_killers_talk_among_themselves_and_nobody_else_hears() -> None:
    s = princeton(EIGHT)
    assert speakers(s, "killers") == ["Kim", "Kit"]
    assert speakers(s) == []
    s.talks("Kim", "the angel?", "killers")
    assert [x.text for x in s.sees("Kit", Said)] == ["the angel?"]
    assert witnesses(s, Said) == ["Kim", "Kit"]
    for name in (*TOWN, "Ann", "Dia", None):
        assert s.sees(name, Said) == []
    assert [x.text for x in s.sees("moderator", Said)] == ["the angel?"]
    for name in (*TOWN, "Ann", "Dia"):
        assert s.cannot_talk(name, "killers")


def test_killers_who_sleep_again_are_silent() -> None:
    s = princeton(EIGHT)
    point(s, "Vic")
    assert stage(s) == "night 1 angel_of_hearts"
    assert speakers(s, "killers") == []
    assert s.cannot_talk("Kim", "killers")


def test_they_may_choose_one_person_to_kill_tonight() -> None:
    """Anybody living may be chosen, themselves too; nobody else."""
    s = princeton(EIGHT)
    assert s.options("Kim") == s.options("Kit") == [*EIGHT, "pass"]
    point(s, "Vic")
    assert [s.names[e.target] for e in s.sees("Kim", Settled)] == ["Vic"]
    assert witnesses(s, Settled) == ["Kim", "Kit"]
    assert s["Vic"].alive, "nobody knows of it before dawn"
    night_over = s.silent("Ann").silent("Dia")
    assert not night_over["Vic"].alive
    assert living(s) == [n for n in EIGHT if n != "Vic"], "nobody else is hurt"


def test_the_dead_cannot_be_chosen_again() -> None:
    s = night(princeton(EIGHT), "Vic")
    close(s)
    assert s.options("Kim") == [n for n in EIGHT if n != "Vic"] + ["pass"]
    assert "right would be" in s.refuses("Kim", "Vic")


def test_killers_may_choose_one_of_their_own() -> None:
    s = night(princeton(EIGHT), "Kit")
    assert not s["Kit"].alive
    assert [e.role for e in s.sees(None, Died)] == [KILLER]
    assert s.play.outcome is None


def test_they_may_decide_to_kill_nobody() -> None:
    s = night(princeton(EIGHT), "pass")
    assert living(s) == list(EIGHT)
    assert [(e.target, e.agreed) for e in s.sees("Kim", Settled)] == [(-1, True)]
    assert s.sees(None, Died) == []
    assert len(s.sees(None, QuietNight)) == 1


def test_they_decide_by_signs_that_each_of_them_sees() -> None:
    """They point all at once; who pointed at whom is for their eyes only."""
    s = princeton(EIGHT)
    s.says("Kim", "Vic")
    assert s.sees("Kit", Pointed) == [], "all at once: the first to answer is not shown alone"
    assert s.open_now() == {"Kit": "mafia.kill"}
    s.refuses("Kim", "Wes")
    s.says("Kit", "Wes")
    (seen,) = s.sees("Kit", Pointed)
    assert (seen.round, seen.seats, seen.targets) == (1, (0, 4), (1, 3))
    assert witnesses(s, Pointed) == ["Kim", "Kit"]


def test_who_differ_point_again_until_they_agree() -> None:
    s = princeton(EIGHT)
    point(s, "Vic", "Wes")
    assert s.asks("Kim", "mafia.kill").about == (2, 2)
    point(s, "Vic", "Vic")
    assert [(s.names[e.target], e.agreed) for e in s.sees("Kim", Settled)] == [("Vic", True)]
    assert stage(s) == "night 1 angel_of_hearts"


def test_pointing_at_somebody_and_at_nobody_is_no_agreement() -> None:
    s = princeton(EIGHT)
    point(s, "Vic", "pass")
    assert s.open_now() == {"Kim": "mafia.kill", "Kit": "mafia.kill"}
    point(s, "Vic", "Vic")
    assert [(s.names[e.target], e.agreed) for e in s.sees("Kim", Settled)] == [("Vic", True)]


@pytest.mark.parametrize("rounds", [1, 2, 5])
def test_killers_who_do_not_agree_in_time_kill_nobody(rounds: int) -> None:
    s = princeton(EIGHT, killer_rounds=rounds)
    for n in range(rounds):
        assert s.asks("Kim", "mafia.kill").about == (n + 1, rounds)
        point(s, "Vic", "Wes")
    assert [(e.target, e.agreed) for e in s.sees("Kit", Settled)] == [(-1, False)]
    s.silent("Ann").silent("Dia")
    assert living(s) == list(EIGHT)
    assert len(s.sees(None, QuietNight)) == 1


def test_two_of_three_are_not_enough_to_kill() -> None:
    s = princeton(TWELVE, killer_rounds=1)
    point(s, "Vic", "Vic", "Wes")
    s.silent("Ann")
    assert living(s) == list(TWELVE)


def test_a_silent_killer_points_at_nobody() -> None:
    s = princeton(EIGHT, killer_rounds=1)
    s.says("Kim", "Vic").silent("Kit")
    assert [s.sees("Kim", Pointed)[0].targets] == [(1, -1)]
    night(s)
    assert living(s) == list(EIGHT)


def test_when_all_killers_are_silent_they_have_agreed_on_nobody() -> None:
    s = princeton(EIGHT)
    s.silent()
    assert [(e.target, e.agreed) for e in s.sees("Kim", Settled)] == [(-1, True)]


def test_a_quiet_night_does_not_tell_whether_the_killers_agreed() -> None:
    """Agreed on nobody, or could not agree: by day it looks the same."""
    agreed, quarrel = princeton(EIGHT, killer_rounds=2), princeton(EIGHT, killer_rounds=2)
    night(agreed)
    point(quarrel, "Vic", "Wes")
    point(quarrel, "Wes", "Vic")
    quarrel.silent("Ann").silent("Dia")
    for viewer in (None, quarrel.no("Zoe"), quarrel.no("Ann")):
        assert agreed.play.view(viewer).as_data() == quarrel.play.view(viewer).as_data()


# The variant: they must kill every night


def test_where_they_must_kill_nobody_is_no_choice() -> None:
    s = princeton(EIGHT, must_kill=True)
    assert s.options("Kim") == list(EIGHT)
    s.refuses("Kim", "pass")
    point(s, "Vic")
    assert [(s.names[e.target], e.agreed) for e in s.sees("Kim", Settled)] == [("Vic", True)]


def test_who_must_kill_and_cannot_agree_kills_whom_most_pointed_at() -> None:
    s = princeton(TWELVE, must_kill=True, killer_rounds=1)
    point(s, "Vic", "Wes", "Vic")
    assert [(s.names[e.target], e.agreed) for e in s.sees("Kim", Settled)] == [("Vic", False)]
    assert [line[2] for line in s.play.lines if line[1] == "mafia.tie"] == ["#8"], "there was nothing to draw"


def test_chance_decides_among_those_pointed_at_equally() -> None:
    for drawn in ("Vic", "Wes"):
        s = princeton(EIGHT, must_kill=True, killer_rounds=1, ties=[drawn])
        point(s, "Wes", "Vic")
        assert [s.names[e.target] for e in s.sees("Kim", Settled)] == [drawn]


def test_only_the_last_round_of_pointing_counts_for_it() -> None:
    s = princeton(EIGHT, must_kill=True, killer_rounds=2, ties=["Yan"])
    point(s, "Vic", "Wes")
    point(s, "Yan", "Zoe")
    assert [s.names[e.target] for e in s.sees("Kim", Settled)] == ["Yan"]


def test_a_silent_killer_leaves_it_to_the_others() -> None:
    s = princeton(EIGHT, must_kill=True, killer_rounds=1)
    s.says("Kim", "Vic").silent("Kit")
    assert [s.names[e.target] for e in s.sees("Kim", Settled)] == ["Vic"]


def test_when_none_of_those_who_must_kill_points_chance_takes_one_who_is_no_killer() -> None:
    s = princeton(EIGHT, must_kill=True, killer_rounds=2, ties=["Zoe"])
    s.silent()
    assert s.open_now() == {"Kim": "mafia.kill", "Kit": "mafia.kill"}, "they get every round there is"
    s.silent()
    assert [(s.names[e.target], e.agreed) for e in s.sees("Kim", Settled)] == [("Zoe", False)]
    night(s)
    assert not s["Zoe"].alive


def test_in_that_draw_are_all_living_others_and_no_killer() -> None:
    drawn = []
    for seed in range(40):
        play = sit_down("mafia", 6, seed, {"must_kill": True, "killer_rounds": 1})
        killers = {s.no for s in play.table.killers}
        while play.open and play.table.phase == "night":
            play.silence(next(iter(play.open)))
        (victim,) = [e.event.seat for e in play.table.log if isinstance(e.event, Died)]
        assert victim not in killers
        drawn.append(sorted(set(range(6)) - killers).index(victim))
    assert set(drawn) == {0, 1, 2, 3}


# The killers sleep; (2) the angel wakes


def test_the_angel_wakes_after_the_killers_sleep_and_is_asked_about_whom() -> None:
    s = princeton()
    assert s.open_now() == {"Kim": "mafia.kill"}
    s.says("Kim", "Vic")
    assert s.open_now() == {"Ann": "mafia.ask"}
    assert stage(s) == "night 1 angel_of_hearts"
    assert witnesses(s, Awoke) == ["Ann"]


def test_the_angel_points_at_somebody_else_who_lives() -> None:
    s = princeton()
    s.says("Kim", "Vic")
    assert s.options("Ann") == ["Kim", "Vic", "Wes", "Zoe"], "the victim still lives for all the angel knows"
    s.refuses("Ann", "Ann")
    s.refuses("Ann", "pass")
    close(s.says("Ann", "Kim"))
    s.says("Kim", "Wes")
    assert s.options("Ann") == ["Kim", "Wes", "Zoe"]
    s.refuses("Ann", "Vic")


@pytest.mark.parametrize(("about", "nods"), [("Kim", True), ("Vic", False), ("Wes", False), ("Zoe", False)])
def test_the_moderator_nods_or_shakes_the_head(about: str, nods: bool) -> None:
    """The angel learns whether that is a killer, and nothing more; nobody else learns anything."""
    s = night(princeton(), Ann=about)
    assert [(e.seat, s.names[e.target], e.killer) for e in s.sees("Ann", Learned)] == [(1, about, nods)]
    assert witnesses(s, Learned) == ["Ann"]
    assert known(s, "Ann") == {"Ann": HEARTS}, "no card is shown, a killer's neither"
    for name in ("Kim", "Vic", "Wes", "Zoe", None):
        assert s.sees(name, Learned) == []
    assert s.sees(None, SpokenAloud) == []


def test_another_angel_is_no_killer() -> None:
    s = night(princeton(EIGHT), Ann="Dia")
    assert [e.killer for e in s.sees("Ann", Learned)] == [False]
    assert known(s, "Ann") == {"Ann": HEARTS}, "and the angel does not learn that it is an angel"
    assert s.sees("Dia", Learned) == []


def test_the_angel_keeps_what_it_was_told() -> None:
    s = night(princeton(), Ann="Kim")
    close(s)
    night(s, Ann="Wes")
    seats = s.play.view(s.no("Ann")).table.seats
    assert [m.name for m in seats[s.no("Kim")].marks] == ["killer"]
    assert [m.name for m in seats[s.no("Wes")].marks] == ["not-killer"]
    for other in ("Kim", "Vic", None):
        assert all(not x.marks for x in s.play.view(None if other is None else s.no(other)).table.seats)


def test_a_silent_angel_learns_nothing() -> None:
    s = princeton()
    s.says("Kim", "pass").silent("Ann")
    assert s.sees("Ann", Learned) == []
    assert stage(s) == "day 1 accusations"


def test_an_angel_chosen_by_the_killers_still_asks_that_night() -> None:
    """Killed is who the moderator points out at dawn; until then the angel is awake like any other."""
    s = princeton()
    s.says("Kim", "Ann")
    assert s.open_now() == {"Ann": "mafia.ask"}
    s.says("Ann", "Kim")
    assert [e.killer for e in s.sees("Ann", Learned)] == [True]
    assert not s["Ann"].alive


def test_a_dead_angel_is_called_no_more() -> None:
    """Everybody has seen the card, so nothing is given away."""
    s = night(princeton(), "Ann")
    close(s)
    s.says("Kim", "pass")
    assert stage(s) == "day 2 accusations"
    assert [e.stage for e in s.sees(None, StageBegan)].count("angel_of_hearts") == 1


def test_without_an_angel_the_day_follows_the_killers() -> None:
    s = princeton({"Kim": KILLER, **dict.fromkeys(("Vic", "Wes", "Yan", "Zoe"), VILLAGER)})
    s.says("Kim", "Vic")
    assert stage(s) == "day 1 accusations"


def test_an_angel_has_nobody_to_talk_to() -> None:
    s = princeton(EIGHT)
    point(s, "Vic")
    for name in EIGHT:
        assert s.play.channels(s.no(name)) == ()


# Two angels: of hearts and of diamonds, woken apart, unknown to each other


def test_two_angels_wake_one_after_the_other_hearts_first() -> None:
    s = princeton(EIGHT)
    point(s, "Vic")
    assert stage(s) == "night 1 angel_of_hearts"
    assert s.open_now() == {"Ann": "mafia.ask"}
    assert witnesses(s, Awoke) == ["Ann"]
    s.says("Ann", "Kim")
    assert stage(s) == "night 1 angel_of_diamonds"
    assert s.open_now() == {"Dia": "mafia.ask"}
    assert witnesses(s, Awoke) == ["Dia"]


def test_hearts_wakes_first_wherever_they_sit() -> None:
    cast = {"Dia": DIAMONDS, "Kim": KILLER, "Vic": VILLAGER, "Wes": VILLAGER, "Ann": HEARTS}
    s = princeton(cast)
    s.says("Kim", "Vic")
    assert s.open_now() == {"Ann": "mafia.ask"}


def test_they_do_not_know_each_other() -> None:
    s = night(princeton(EIGHT), Ann="Kim", Dia="Wes")
    for name, other in (("Ann", "Dia"), ("Dia", "Ann")):
        assert s.knows(name, other) is None
        assert len(s.sees(name, Awoke)) == 1
        assert len(s.sees(name, Learned)) == 1
    assert [e.killer for e in s.sees("Ann", Learned)] == [True]
    assert [e.killer for e in s.sees("Dia", Learned)] == [False]


def test_the_other_angel_is_woken_as_before_when_one_is_dead() -> None:
    s = night(princeton(EIGHT), "Ann")
    close(s)
    point(s, "pass")
    assert stage(s) == "night 2 angel_of_diamonds"
    assert s.open_now() == {"Dia": "mafia.ask"}


# The variant: the answer is said aloud


@pytest.mark.parametrize(("about", "killer"), [("Kim", True), ("Zoe", False)])
def test_the_answer_may_be_said_aloud_so_that_killers_know_when_one_is_found(about: str, killer: bool) -> None:
    """All hear whether it is a killer, and not about whom or who asked."""
    s = night(princeton(EIGHT, angel_aloud=True), Ann=about)
    for name in (*EIGHT, None):
        assert [(e.role, e.killer) for e in s.sees(name, SpokenAloud)] == [(HEARTS, killer)]
    assert SpokenAloud.__struct_fields__ == ("role", "killer"), "no seat is named, so no he and no she either"
    assert witnesses(s, Learned) == ["Ann"]


def test_each_angels_answer_is_said_aloud() -> None:
    s = night(princeton(EIGHT, angel_aloud=True), Ann="Kim", Dia="Vic")
    assert [(e.role, e.killer) for e in s.sees("Zoe", SpokenAloud)] == [(HEARTS, True), (DIAMONDS, False)]


def test_nothing_is_said_aloud_of_an_angel_who_asked_nothing() -> None:
    s = night(princeton(EIGHT, angel_aloud=True))
    assert s.sees(None, SpokenAloud) == []


# The dead may keep their eyes open


def looking(**options: Any) -> Scene:
    """A night after Vic was killed."""
    s = close(night(princeton(EIGHT, **options), "Vic", Ann="Kim"))
    s.talks("Kim", "Wes next", "killers")
    return night(s, "Wes", Ann="Kit", Dia="Yan")


def test_the_dead_see_from_then_on_who_wakes_and_what_is_pointed_at() -> None:
    s = looking()
    assert known(s, "Vic") == {n: c for n, c in EIGHT.items() if c != VILLAGER} | {"Vic": VILLAGER, "Wes": VILLAGER}
    assert [len(s.sees("Vic", k)) for k in (Awoke, Pointed, Settled, Learned)] == [3, 1, 1, 2]
    assert [x.text for x in s.sees("Vic", Said)] == ["Wes next"]


def test_what_happened_while_they_lived_stays_unseen() -> None:
    s = looking()
    nights = [e.day for e in s.sees("Vic", PhaseBegan) if e.phase == "night"]
    assert nights == [1, 2]
    assert [s.names[e.target] for e in s.sees("Vic", Settled)] == ["Wes"], "only the second night's"
    assert s.sees("Wes", Settled) == [], "who dies at dawn has seen nothing of that night"


def test_the_living_do_not_notice_who_looks_on() -> None:
    s, blind = looking(), looking(dead_may_look=False)
    for name in (*EIGHT, None):
        if name != "Vic":
            viewer = None if name is None else s.no(name)
            assert s.play.view(viewer).as_data() == blind.play.view(viewer).as_data()


def test_the_dead_may_be_made_to_close_their_eyes() -> None:
    s = looking(dead_may_look=False)
    assert known(s, "Vic") == {"Vic": VILLAGER, "Wes": VILLAGER}
    for kind in (Awoke, Pointed, Settled, Learned, Said):
        assert s.sees("Vic", kind) == []


def test_a_dead_killer_wakes_no_more_but_may_look() -> None:
    s = night(princeton(TWELVE), "Vic")
    trial(s, "Ann", "Kay", "Wes", living(s))
    assert s.open_now() == {"Kim": "mafia.kill", "Kit": "mafia.kill"}
    assert witnesses(s, Awoke) == ["Kim", "Kit", "Kay", "Vic"]
    assert s.cannot_talk("Kay", "killers")
    s.refuses("Kay", "Wes")


def test_a_dead_player_is_asked_nothing_at_night() -> None:
    s = night(princeton(EIGHT), "Ann")
    close(s)
    seen = set(s.open_now())
    point(s, "Dia")
    seen |= set(s.open_now())
    assert "Ann" not in seen


def test_the_night_that_decides_the_game_is_not_followed_by_a_day() -> None:
    s = night(princeton(), "Vic")
    trial(s, "Kim", "Wes", "Zoe", ["Kim", "Ann", "Zoe"])
    night(s, "Zoe")
    assert won(s) == (["Kim"], "mafia.no-majority")
    assert FIVE["Kim"] == KILLER
    s.done()
