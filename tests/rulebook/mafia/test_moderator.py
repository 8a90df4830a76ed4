"""Princeton Mafia, 法官: a person who moderates paces every stage; and what any referee may rule."""

from __future__ import annotations

import pytest

from duskbell import Record, rebuild
from duskbell.games.mafia.table import (
    Accused,
    Awoke,
    Died,
    Lapsed,
    Learned,
    NightFell,
    Settled,
    Voted,
)
from duskbell.kernel import MODERATOR, Ruling
from duskbell.kernel.core_events import Ended, Said, StageBegan
from duskbell.kernel.errors import BadRuling, NoFloor, TableOver, TablePaused
from duskbell.kernel.ruling import Paused, Penalised, Resumed, Undone
from duskbell.testing import Scene
from tests.rulebook.mafia.princeton import (
    EIGHT,
    FIVE,
    KILLER,
    TWELVE,
    VILLAGER,
    accuse,
    close,
    expel,
    go_on,
    idle,
    known,
    living,
    night,
    penalise,
    point,
    princeton,
    speakers,
    stage,
    to_the_vote,
    trial,
    vote,
    witnesses,
    won,
)

# A person as moderator paces the day; the program does not wait


def test_a_person_paces_every_stage_of_the_day() -> None:
    s = night(princeton(EIGHT, moderator="ask"), "Vic")
    for pace, after in (("discussion", "accusations"), ("reasons", "second"), ("defence", "comments")):
        assert s.options("moderator") == ["go-on"]
        go_on(s, pace)
        assert stage(s) == f"day 1 {after}"
        if pace == "discussion":
            s.says("Ann", "Kim")
        elif pace == "reasons":
            s.says("Zoe", "second")
    go_on(s, "comments")
    assert stage(s) == "day 1 vote"
    assert [e.stage for e in s.sees(None, StageBegan)][-5:] == [
        "discussion",
        "accusations",
        "second",
        "comments",
        "vote",
    ]


def test_a_persons_pace_has_a_clock_of_its_own() -> None:
    """Each pause lasts as long as its option says; when the clock strikes the table goes on."""
    s = night(
        princeton(moderator="ask", discussion_seconds=90, reasons_seconds=7, defence_seconds=8, comments_seconds=9)
    )
    assert s.asks("moderator", "mafia.pace-discussion").seconds == 90
    s.silent("moderator")
    s.says("Ann", "Kim")
    assert s.asks("moderator", "mafia.pace-reasons").seconds == 7
    s.silent("moderator").says("Vic", "second")
    assert s.asks("moderator", "mafia.pace-defence").seconds == 8
    s.silent("moderator")
    assert s.asks("moderator", "mafia.pace-comments").seconds == 9
    s.silent("moderator")
    assert stage(s) == "day 1 vote"


def test_each_question_has_the_seconds_of_its_option() -> None:
    s = princeton(night_seconds=11, accusation_seconds=12, second_seconds=13, vote_seconds=14)
    assert s.asks("Kim", "mafia.kill").seconds == 11
    s.says("Kim", "pass")
    assert s.asks("Ann", "mafia.ask").seconds == 11
    s.says("Ann", "Kim")
    assert s.asks("Vic", "mafia.accuse").seconds == 12
    s.says("Ann", "Kim")
    assert s.asks("Vic", "mafia.second").seconds == 13
    s.says("Vic", "second")
    assert s.asks("Vic", "mafia.vote").seconds == 14


def test_the_program_as_moderator_keeps_nobody_waiting() -> None:
    s = night(princeton(EIGHT), "Vic")
    assert stage(s) == "day 1 accusations"
    assert MODERATOR not in s.play.offers
    to_the_vote(s, "Ann", "Kim", "Zoe")
    assert "moderator" not in s.open_now()


def test_both_moderators_tell_the_players_the_same() -> None:
    """Only the pauses differ."""

    def seen(moderator: str) -> list[list[dict[str, object]]]:
        s = night(princeton(EIGHT, moderator=moderator), "Vic", Ann="Kim")
        if moderator == "ask":
            go_on(s, "discussion")
        trial(s, "Ann", "Kim", "Zoe", ["Ann", "Zoe"])
        return [s.play.view(n).as_data() for n in range(8)]

    assert seen("auto") == seen("ask")


def test_the_moderator_has_no_say_in_whom_the_killers_kill() -> None:
    s = princeton(EIGHT, moderator="ask")
    s.refuses("moderator", "Vic")
    point(s, "Vic")
    s.refuses("moderator", "Vic")
    assert "moderator" not in s.open_now()


# Penalties: a warning


def test_a_warning_is_said_to_all_and_changes_nothing() -> None:
    s = night(princeton(EIGHT), "Vic")
    before = dict(s.play.open), s.play.view(None).state()
    penalise(s, "Kim", "warn")
    assert [(s.names[e.seat], e.penalty, e.reason) for e in s.sees("Zoe", Penalised)] == [
        ("Kim", "warn", "it was enough")
    ]
    assert (dict(s.play.open), s.play.view(None).state()) == before


@pytest.mark.parametrize("penalty", ["shoot", "", "WARN"])
def test_a_penalty_the_game_does_not_know_is_refused(penalty: str) -> None:
    s = princeton()
    before = s.snapshot()
    with pytest.raises(BadRuling, match="its penalties are warn, mute, expel"):
        penalise(s, "Kim", penalty)
    assert s.snapshot() == before


@pytest.mark.parametrize("seat", [-1, 5, 99])
def test_a_penalty_needs_somebody(seat: int) -> None:
    s = princeton()
    with pytest.raises(BadRuling, match="a penalty needs a seat from 1 to 5"):
        s.play.rule(Ruling("penalty", seat=seat, penalty="expel"))


# Penalties: muting


def test_the_muted_do_not_speak_until_nightfall_but_play_on() -> None:
    s = night(princeton(EIGHT), "Vic")
    penalise(s, "Kim", "mute")
    assert s.cannot_talk("Kim")
    assert speakers(s) == [n for n in living(s) if n != "Kim"]
    accuse(s, "Kim", "Ann")
    s.says("Kit", "second")
    assert "Kim" in s.open_now(), "the muted vote"
    close(vote(s))
    assert speakers(s, "killers") == ["Kim", "Kit"], "the night has ended it"
    night(s)
    assert "Kim" in speakers(s)


def test_a_muted_accused_has_no_defence() -> None:
    s = night(princeton(EIGHT, moderator="ask"), "Vic")
    go_on(s, "discussion")
    penalise(s, "Kim", "mute")
    accuse(s, "Ann", "Kim", "Zoe")
    assert stage(s) == "day 1 defence"
    assert speakers(s) == []


def test_a_killer_muted_at_night_is_silent_that_night_and_the_next_day() -> None:
    s = princeton(EIGHT)
    penalise(s, "Kim", "mute")
    assert speakers(s, "killers") == ["Kit"]
    night(s)
    assert "Kim" not in speakers(s)
    close(s)
    assert speakers(s, "killers") == ["Kim", "Kit"]


# Penalties: expulsion. Whoever is expelled is out, and the card is shown


def test_the_expelled_are_out_and_show_their_card() -> None:
    s = expel(night(princeton(EIGHT), "Vic"), "Dia")
    assert [(s.names[e.seat], e.cause) for e in s.sees(None, Died)] == [("Vic", "killers"), ("Dia", "referee")]
    assert known(s, None) == {"Vic": VILLAGER, "Dia": "angel_of_diamonds"}
    assert s.cannot_talk("Dia")
    before = s.snapshot()
    assert s.play.answer(s.no("Dia"), f"#{s.no('Kim')}") is False, "the answer came too late"
    assert s.snapshot() == before
    assert all("Dia" not in s.options(n) for n in s.open_now())


def test_the_day_goes_on_after_an_expulsion() -> None:
    """It is no execution: there may still be one."""
    s = expel(night(princeton(EIGHT), "Vic"), "Dia")
    assert stage(s) == "day 1 accusations"
    trial(s, "Ann", "Wes", "Zoe", living(s))
    assert not s["Wes"].alive


def test_who_had_passed_is_asked_again_after_an_expulsion() -> None:
    s = night(princeton(EIGHT), "Vic")
    s.says("Ann", "pass")
    expel(s, "Dia")
    assert set(s.open_now()) == set(living(s))


def test_expelling_the_dead_is_refused() -> None:
    s = night(princeton(EIGHT), "Vic")
    before = s.snapshot()
    with pytest.raises(BadRuling, match="the dead are out of the game"):
        expel(s, "Vic")
    assert s.snapshot() == before


def test_expelled_in_the_discussion() -> None:
    s = night(princeton(EIGHT, moderator="ask"), "Vic")
    expel(s, "Dia")
    assert s.open_now() == {"moderator": "mafia.pace-discussion"}
    assert [e.stage for e in s.sees(None, StageBegan)].count("discussion") == 1
    assert len([e for e in s.sees(None, Died) if e.cause == "killers"]) == 1, "dawn is not told twice"


@pytest.mark.parametrize("steps", range(5))
def test_the_accused_is_expelled_in_mid_trial(steps: int) -> None:
    """The trial falls at whatever stage; nobody else is in danger of it, and accusations are open again."""
    s = in_trial(steps)
    expel(s, "Kim")
    assert living(s) == [n for n in EIGHT if n != "Kim"]
    assert stage(s) == "day 1 accusations"
    assert s.open_now() == dict.fromkeys(living(s), "mafia.accuse")
    assert s.play.view(None).state()["facts"] == {}
    assert s.sees(None, Voted) == []
    assert s.sees(None, Lapsed) == []


@pytest.mark.parametrize("steps", range(5))
def test_the_accuser_is_expelled_in_mid_trial(steps: int) -> None:
    """The trial falls, and the accused may be accused again: there was no vote."""
    s = in_trial(steps)
    expel(s, "Ann")
    assert stage(s) == "day 1 accusations"
    assert all("Kim" in s.options(n) for n in living(s) if n != "Kim")


STAGES = ["reasons", "second", "defence", "comments", "vote"]


@pytest.mark.parametrize("steps", range(5))
def test_a_bystander_is_expelled_in_mid_trial(steps: int) -> None:
    """The trial goes on at the same stage without that one."""
    s = in_trial(steps)
    if STAGES[steps] == "second":
        s.says("Dia", "pass")
    if STAGES[steps] == "vote":
        s.says("Dia", "guilty").says("Wes", "guilty")
    expel(s, "Dia")
    assert stage(s) == f"day 1 {STAGES[steps]}"
    assert len(s.sees(None, Accused)) == 1
    asked = {"second": ["Vic", "Wes", "Kit", "Yan", "Zoe"], "vote": living(s)}.get(STAGES[steps], ["moderator"])
    assert list(s.open_now()) == asked
    assert [e.stage for e in s.sees(None, StageBegan)].count(STAGES[steps]) <= 1, "the stage is not announced twice"


def test_a_vote_that_is_taken_again_counts_only_those_who_are_left() -> None:
    """Seven are left of eight; the hands that were up before do not count."""
    s = in_trial(4)
    for name in ("Dia", "Wes", "Zoe"):
        s.says(name, "guilty")
    expel(s, "Dia")
    vote(s, "Wes", "Zoe", "Ann")
    (count,) = s.sees(None, Voted)
    assert (len(count.guilty), len(count.innocent)) == (3, 4)
    assert s["Kim"].alive


def killers_in_the_eyes_of(s: Scene, who: str) -> list[str]:
    """Whom somebody takes for a killer."""
    return [seat.name for seat in s.play.view(s.no(who)).table.seats if seat.team == "killers"]


def give(s: Scene, who: str, card: str) -> None:
    s.play.rule(Ruling("hand", "the wrong card was dealt", seat=s.no(who), change="role", to=card))


def test_who_becomes_a_killer_by_hand_while_they_point_sees_them_and_is_seen() -> None:
    """M25: they point anew, and who is none any more closes the eyes before all of them."""
    s = princeton(TWELVE)
    s.says("Kim", "Vic")
    give(s, "Kit", VILLAGER)
    left = sorted(["Kim", "Kay"])
    assert [sorted(killers_in_the_eyes_of(s, who)) for who in left] == [left] * 2
    assert sorted(killers_in_the_eyes_of(s, "Kit")) == left, "what was seen was seen"
    give(s, "Vic", KILLER)
    pack = sorted(["Vic", "Kim", "Kay"])
    assert sorted(s.open_now()) == pack
    assert [sorted(killers_in_the_eyes_of(s, who)) for who in pack] == [pack] * 3
    assert killers_in_the_eyes_of(s, "Wes") == []


def test_no_more_of_a_card_are_given_by_hand_than_were_dealt() -> None:
    """M27: a killer more would point once more, and another angel would be called, and all would hear it."""
    s = princeton(TWELVE)
    for card in (KILLER, "angel_of_hearts"):
        with pytest.raises(BadRuling, match=r"cannot be changed by hand so: every such card is held, by seat \d"):
            give(s, "Vic", card)
    with pytest.raises(BadRuling, match="no such card was dealt at this table"):
        give(s, "Vic", "angel_of_diamonds")
    choices = {(n, what): to for n, what, to in s.play.hand_choices()}
    assert (s.no("Vic"), "role") not in choices
    assert choices[s.no("Kit"), "role"] == (VILLAGER,)


def test_the_call_of_a_card_that_a_referee_has_taken_away_is_made_all_the_same() -> None:
    """M28: for show; else all would hear that there is no such angel any more."""
    heard = []
    for taken in (False, True):
        s = princeton(EIGHT)
        if taken:
            give(s, "Ann", VILLAGER)
        night(s, "Vic", Dia="Kim")
        heard.append([e.stage for e in s.sees("Wes", StageBegan)])
    assert heard[0] == heard[1]
    assert s.sees("Ann", Learned) == []


def test_a_card_that_is_given_to_another_is_called_once_a_night() -> None:
    """M28: who gets it while it is called is asked; whoever gets it afterwards is not called any more tonight."""
    s = princeton(EIGHT)
    point(s, "Vic")
    give(s, "Ann", VILLAGER)
    assert list(s.open_now().values()) == ["mafia.decoy"]
    give(s, "Wes", "angel_of_hearts")
    assert s.open_now() == {"Wes": "mafia.ask"}
    s.says("Wes", "Kim")
    assert [e.killer for e in s.sees("Wes", Learned)] == [True]
    give(s, "Wes", VILLAGER)
    give(s, "Yan", "angel_of_hearts")
    assert s.open_now() == {"Dia": "mafia.ask"}
    s.says("Dia", "Kim")
    assert s.sees("Yan", Learned) == []
    assert [e.stage for e in s.sees(None, StageBegan)].count("angel_of_hearts") == 1


def test_a_record_from_when_a_card_more_could_be_given_is_played() -> None:
    """M27 bars it at a table that is played now."""
    s = princeton(TWELVE)
    give(s, "Kit", VILLAGER)
    give(s, "Vic", KILLER)
    record = s.play.record
    old = rebuild(Record(record.header, [*record.lines[:-2], record.lines[-1]]))
    assert [s.names[x.no] for x in old.table.seats if x.role is not None and x.role.id == KILLER] == [
        "Kim", "Kit", "Kay", "Vic",
    ]  # fmt: skip


def test_a_killer_is_expelled_while_they_point() -> None:
    """The others point anew, at whoever still lives; night has not fallen twice."""
    s = princeton(TWELVE)
    s.says("Kim", "Vic").says("Kit", "Vic")
    expel(s, "Kit")
    assert stage(s) == "night 1 killers"
    assert s.open_now() == {"Kim": "mafia.kill", "Kay": "mafia.kill"}
    assert "Kit" not in s.options("Kim")
    assert len(s.sees(None, NightFell)) == 1
    night(s, "Wes")
    assert [s.names[e.seat] for e in s.sees(None, Died)] == ["Kit", "Wes"]


def test_a_villager_is_expelled_while_the_killers_point() -> None:
    s = princeton(EIGHT)
    s.says("Kim", "Vic")
    expel(s, "Vic")
    assert s.open_now() == {"Kim": "mafia.kill", "Kit": "mafia.kill"}
    assert s.options("Kim") == [n for n in EIGHT if n != "Vic"] + ["pass"]


def test_the_victim_is_expelled_before_dawn() -> None:
    """Who is out cannot be killed; the killers, who have nobody now, are asked again, when whoever is awake sleeps
    (M18). One card, one death.
    """
    s = princeton(EIGHT)
    point(s, "Vic")
    s.says("Ann", "Kim")
    assert s.open_now() == {"Dia": "mafia.ask"}
    expel(s, "Vic")
    assert s.open_now() == {"Dia": "mafia.ask"}, "Ann has asked tonight"
    s.says("Dia", "Kit")
    assert s.open_now() == {"Kim": "mafia.kill", "Kit": "mafia.kill"}
    point(s, "pass")
    assert [(s.names[e.seat], e.cause) for e in s.sees(None, Died)] == [("Vic", "referee")]
    assert len(s.sees("Ann", Learned)) == 1


def test_another_is_expelled_while_an_angel_is_awake() -> None:
    """What the killers settled stands, and the angel is still asked, about those who are left. The killers are called
    once more, for show: that they chose another is nobody's to hear (M26).
    """
    s = princeton(EIGHT)
    point(s, "Vic")
    expel(s, "Wes")
    assert s.open_now() == {"Ann": "mafia.ask"}
    assert "Wes" not in s.options("Ann")
    s.says("Ann", "Kim").says("Dia", "Kim")
    assert stage(s) == "night 1 killers"
    assert set(s.open_now().values()) == {"mafia.decoy"}
    idle(s)
    assert len(s.sees("Kim", Settled)) == 1
    assert [s.names[e.seat] for e in s.sees(None, Died)] == ["Wes", "Vic"]


def test_an_angel_is_expelled_while_awake() -> None:
    s = princeton(EIGHT)
    point(s, "Vic")
    expel(s, "Ann")
    assert s.open_now() == {"Dia": "mafia.ask"}
    idle(s.says("Dia", "Kim"))
    assert [s.names[e.seat] for e in s.sees(None, Died)] == ["Ann", "Vic"]


def test_an_angel_who_has_asked_is_not_asked_again_that_night() -> None:
    s = princeton(EIGHT)
    point(s, "Vic")
    s.says("Ann", "Kim")
    expel(s, "Wes")
    assert s.open_now() == {"Dia": "mafia.ask"}


def test_an_angel_who_was_silent_is_not_asked_again_that_night() -> None:
    s = princeton(EIGHT)
    point(s, "Vic")
    s.silent("Ann")
    expel(s, "Wes")
    assert s.open_now() == {"Dia": "mafia.ask"}


def test_killers_who_agreed_on_nobody_are_not_asked_again() -> None:
    s = princeton(EIGHT)
    point(s, "pass")
    expel(s, "Wes")
    assert s.open_now() == {"Ann": "mafia.ask"}
    night(s)
    assert [s.names[e.seat] for e in s.sees(None, Died)] == ["Wes"]


def test_the_last_killer_is_expelled_at_night() -> None:
    s = expel(princeton(), "Kim")
    assert won(s) == (["Ann", "Vic", "Wes", "Zoe"], "mafia.no-killers")
    s.done()


def test_an_expulsion_shows_nothing_of_the_night() -> None:
    """The public learns that card and no more; the expelled may look from then on."""
    s = expel(princeton(EIGHT), "Wes")
    assert known(s, None) == {"Wes": VILLAGER}
    assert known(s, "Zoe") == {"Zoe": VILLAGER, "Wes": VILLAGER}
    assert known(s, "Wes")["Kim"] == KILLER
    assert witnesses(s, Awoke) == ["Wes"], "the killers have seen each other already"


# Pause, undo, end


def test_a_paused_table_waits() -> None:
    s = night(princeton(), "Vic")
    s.play.rule(Ruling("pause", "tea"))
    assert [e.reason for e in s.sees(None, Paused)] == ["tea"]
    with pytest.raises(TablePaused):
        s.play.answer(s.no("Ann"), "pass")
    with pytest.raises(TablePaused):
        s.play.silence(s.no("Ann"))
    with pytest.raises(NoFloor):
        s.talks("Ann", "may I?")
    s.talks("moderator", "five minutes")
    with pytest.raises(BadRuling, match="already paused"):
        s.play.rule(Ruling("pause"))
    s.play.rule(Ruling("resume"))
    assert len(s.sees(None, Resumed)) == 1
    s.talks("Ann", "thanks").says("Ann", "Kim")


def test_an_answer_is_taken_back_for_all_to_see() -> None:
    s = princeton(EIGHT)
    point(s, "Vic")
    s.says("Ann", "Kim").says("Dia", "Kit")
    assert not s["Vic"].alive
    take_back(s, EIGHT, 1)
    assert [e.count for e in s.sees("moderator", Undone)] == [1]
    assert s.open_now() == {"Dia": "mafia.ask"}
    assert s["Vic"].alive, "the morning has not been"
    assert s.sees("Dia", Learned) == []
    assert known(s, "moderator") == EIGHT, "chance stands"
    s.says("Dia", "Wes")
    assert not s["Vic"].alive


def test_an_undo_can_cross_a_vote() -> None:
    s = trial(night(princeton(EIGHT)), "Ann", "Wes", "Zoe", list(EIGHT))
    assert not s["Wes"].alive
    take_back(s, EIGHT, 8)
    assert s.open_now() == dict.fromkeys(EIGHT, "mafia.vote")
    vote(s)
    assert s["Wes"].alive


def test_an_end_can_be_taken_back() -> None:
    s = trial(night(princeton(), "Vic"), "Ann", "Kim", "Wes", ["Ann", "Wes", "Zoe"])
    assert s.play.over
    take_back(s, FIVE, 1)
    assert not s.play.over
    assert known(s, "Zoe") == {"Zoe": VILLAGER, "Vic": VILLAGER}
    assert s.open_now() == {"Zoe": "mafia.vote"}
    s.says("Zoe", "innocent")
    assert s["Kim"].alive


def test_more_than_was_answered_cannot_be_taken_back() -> None:
    s = princeton()
    s.says("Kim", "Vic")
    before = s.snapshot()
    with pytest.raises(BadRuling, match="2 answers cannot be taken back; there is 1"):
        s.play.undo(2)
    assert s.snapshot() == before


def test_the_referee_may_end_the_table_without_winners() -> None:
    s = night(princeton(EIGHT), "Vic")
    s.play.rule(Ruling("end", "it is late"))
    assert won(s) == ([], "core.ended-by-referee")
    assert len(s.sees(None, Ended)) == 1
    assert known(s, None) == EIGHT, "the cards are turned"
    with pytest.raises(TableOver):
        s.play.answer(s.no("Ann"), "Kim")
    with pytest.raises(BadRuling):
        penalise(s, "Kim", "warn")
    s.done()


def test_talk_survives_in_the_views_of_those_who_heard_it() -> None:
    s = princeton(EIGHT)
    s.talks("Kim", "Vic?", "killers")
    night(s, "Vic").talks("Ann", "poor Vic")
    assert [x.text for x in s.sees("Kit", Said)] == ["Vic?", "poor Vic"]
    assert [x.text for x in s.sees("Zoe", Said)] == ["poor Vic"]


def in_trial(steps: int) -> Scene:
    """Eight people, nobody dead, Ann accuses Kim; so many stages on."""
    s = night(princeton(EIGHT, moderator="ask"))
    go_on(s, "discussion").says("Ann", "Kim")
    for n, step in enumerate(("reasons", "second", "defence", "comments")):
        if n < steps:
            _ = s.says("Zoe", "second") if step == "second" else go_on(s, step)
    return s


def take_back(s: Scene, cast: dict[str, str], count: int) -> None:
    """An undo in a scene: chance is asked for the deal again, so the scene tells it again."""
    s.told["mafia.deal"] = [",".join(cast.values())]
    s.play.undo(count, "a slip")
