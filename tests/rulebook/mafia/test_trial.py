"""Princeton Mafia, 玩法, 白天: accusations, trials, the vote, and how the day ends."""

from __future__ import annotations

import pytest

from duskbell.games.mafia.table import (
    Accused,
    Acquitted,
    DayClosed,
    Died,
    Lapsed,
    Seconded,
    Voted,
)
from duskbell.kernel import MODERATOR, Record, rebuild
from duskbell.kernel.core_events import Said, StageBegan
from duskbell.kernel.errors import NotAsked
from duskbell.testing import Scene
from tests.rulebook.mafia.princeton import (
    EIGHT,
    FIVE,
    KILLER,
    TWELVE,
    VILLAGER,
    accuse,
    close,
    go_on,
    known,
    living,
    night,
    princeton,
    speakers,
    stage,
    to_the_vote,
    trial,
    vote,
    witnesses,
    won,
)


def eight(moderator: str = "auto") -> Scene:
    """The first morning of eight; nobody was killed, and whoever moderates has opened the accusations."""
    s = night(princeton(EIGHT, moderator=moderator))
    return go_on(s, "discussion") if moderator == "ask" else s


# After the discussion the moderator opens the accusations


def test_accusations_begin_when_the_moderator_says_so() -> None:
    s = night(princeton(EIGHT, moderator="ask"))
    s.refuses("Ann", "Kim")
    assert [e.stage for e in s.sees(None, StageBegan)][-1] == "discussion"
    go_on(s, "discussion")
    assert [e.stage for e in s.sees(None, StageBegan)][-1] == "accusations"
    assert stage(s) == "day 1 accusations"


def test_every_living_player_may_accuse_any_other_of_being_a_killer() -> None:
    s = eight()
    assert s.open_now() == dict.fromkeys(EIGHT, "mafia.accuse")
    for name in EIGHT:
        assert s.options(name) == [n for n in EIGHT if n != name] + ["pass"]


def test_nobody_accuses_themselves_or_the_dead() -> None:
    s = night(princeton(EIGHT), "Vic")
    for name in living(s):
        assert s.options(name) == [n for n in EIGHT if n not in (name, "Vic")] + ["pass"]
        s.refuses(name, name)
        s.refuses(name, "Vic")


def test_the_dead_accuse_nobody() -> None:
    s = night(princeton(EIGHT), "Vic")
    assert "Vic" not in s.open_now()
    s.refuses("Vic", "Kim")


def test_even_a_killer_may_accuse_and_even_a_fellow_killer() -> None:
    s = accuse(eight(), "Kim", "Kit")
    assert [(s.names[e.seat], s.names[e.accused]) for e in s.sees(None, Accused)] == [("Kim", "Kit")]


def test_an_accusation_is_heard_by_all() -> None:
    s = eight()
    s.says("Ann", "Kim", "mafia.accuse")
    assert witnesses(s, Accused) == ["public"]
    assert s.play.view(None).state()["facts"] == {"accused": s.no("Kim"), "accuser": s.no("Ann")}


def test_while_people_think_they_talk() -> None:
    s = eight()
    assert speakers(s) == list(EIGHT)


def test_only_one_accusation_is_heard_at_a_time() -> None:
    """Whoever speaks first has accused; another who was too late changes nothing."""
    s = eight()
    s.says("Ann", "Kim")
    before = s.snapshot()
    assert s.play.answer(s.no("Dia"), f"#{s.no('Wes')}") is False
    assert s.snapshot() == before


def test_who_passed_may_still_be_accused_and_accuse_after_the_next_trial() -> None:
    s = eight()
    s.says("Zoe", "pass")
    assert "Zoe" not in s.open_now()
    trial(s, "Ann", "Zoe", "Kim", [])
    assert "Zoe" in s.open_now()
    assert s.options("Zoe") == [n for n in EIGHT if n != "Zoe"] + ["pass"]


# The accuser may give reasons


def test_the_accuser_alone_has_the_floor_to_give_reasons() -> None:
    s = eight("ask")
    s.says("Ann", "Kim")
    assert stage(s) == "day 1 reasons"
    assert s.open_now() == {"moderator": "mafia.pace-reasons"}
    assert speakers(s) == ["Ann"]
    s.talks("Ann", "Kim was too quiet")
    for name in EIGHT:
        if name != "Ann":
            assert s.cannot_talk(name)


# The moderator asks whether anybody else supports it


def test_somebody_else_is_asked_to_support_the_accusation() -> None:
    s = accuse(eight("ask"), "Ann", "Kim")
    assert stage(s) == "day 1 second"
    others = [n for n in EIGHT if n not in ("Ann", "Kim")]
    assert s.open_now() == dict.fromkeys(others, "mafia.second")
    assert s.asks("Vic", "mafia.second").about == (s.no("Kim"), s.no("Ann"))
    assert s.options("Vic") == ["second", "pass"]


def test_neither_accuser_nor_accused_is_that_somebody() -> None:
    s = accuse(eight(), "Ann", "Kim")
    s.refuses("Ann", "second")
    s.refuses("Kim", "second")


def test_the_dead_support_nothing() -> None:
    s = accuse(night(princeton(EIGHT), "Vic"), "Ann", "Kim")
    assert "Vic" not in s.open_now()
    s.refuses("Vic", "second")


def test_one_supporter_is_enough() -> None:
    s = accuse(eight("ask"), "Ann", "Kim")
    s.says("Vic", "pass").says("Zoe", "second")
    assert [(s.names[e.seat], s.names[e.accused]) for e in s.sees(None, Seconded)] == [("Zoe", "Kim")]
    assert witnesses(s, Seconded) == ["public"]
    assert s.open_now() == {"moderator": "mafia.pace-defence"}


def test_a_second_that_comes_too_late_changes_nothing() -> None:
    s = accuse(eight("ask"), "Ann", "Kim", "Zoe")
    before = s.snapshot()
    assert s.play.answer(s.no("Wes"), "second") is False
    assert s.snapshot() == before


def test_an_accusation_that_nobody_supports_lapses() -> None:
    """There is no defence and no vote; accusations go on."""
    s = accuse(eight(), "Ann", "Kim")
    s.all_say("pass")
    assert [(s.names[e.accuser], s.names[e.accused]) for e in s.sees(None, Lapsed)] == [("Ann", "Kim")]
    assert s.sees(None, Seconded) == []
    assert s.sees(None, Voted) == []
    assert stage(s) == "day 1 accusations"
    assert living(s) == list(EIGHT)


def test_silence_is_no_support() -> None:
    s = accuse(eight(), "Ann", "Kim")
    s.silent()
    assert len(s.sees(None, Lapsed)) == 1


def test_who_found_no_support_may_not_repeat_it_that_day_but_others_may() -> None:
    s = accuse(eight(), "Ann", "Kim")
    s.all_say("pass")
    assert s.options("Ann") == [n for n in EIGHT if n not in ("Ann", "Kim")] + ["pass"]
    s.refuses("Ann", "Kim")
    for name in EIGHT:
        if name not in ("Ann", "Kim"):
            assert "Kim" in s.options(name), "no vote was held: others may accuse Kim"
    assert "Ann" in s.options("Kim")
    trial(s, "Zoe", "Kim", "Ann", [])
    assert len(s.sees(None, Acquitted)) == 1


def test_the_next_day_it_may_be_repeated() -> None:
    s = accuse(eight(), "Ann", "Kim")
    s.all_say("pass")
    night(close(s))
    assert "Kim" in s.options("Ann")


# The accused may speak in defence; the others may comment briefly


def test_once_supported_the_accused_alone_has_the_floor() -> None:
    s = accuse(eight("ask"), "Ann", "Kim", "Zoe")
    assert stage(s) == "day 1 defence"
    assert speakers(s) == ["Kim"]
    s.talks("Kim", "I was asleep")
    for name in EIGHT:
        if name != "Kim":
            assert s.cannot_talk(name)
    assert [x.text for x in s.sees("Vic", Said)] == ["I was asleep"]


def test_then_the_others_may_comment() -> None:
    s = accuse(eight("ask"), "Ann", "Kim", "Zoe")
    go_on(s, "defence")
    assert stage(s) == "day 1 comments"
    assert s.open_now() == {"moderator": "mafia.pace-comments"}
    assert speakers(s) == list(EIGHT)


def test_no_vote_is_taken_before_the_moderator_calls_it() -> None:
    s = accuse(eight("ask"), "Ann", "Kim", "Zoe")
    for name in EIGHT:
        s.refuses(name, "guilty")
    go_on(s, "defence")
    s.refuses("Vic", "guilty")
    go_on(s, "comments")
    assert [e.stage for e in s.sees(None, StageBegan)][-1] == "vote"
    assert set(s.open_now().values()) == {"mafia.vote"}


# The vote


def test_all_the_living_vote_the_accused_and_the_accuser_too() -> None:
    s = to_the_vote(night(princeton(EIGHT), "Vic"), "Ann", "Kim", "Zoe")
    assert s.open_now() == dict.fromkeys(living(s), "mafia.vote")
    for name in living(s):
        assert s.options(name) == ["guilty", "innocent"]
        assert s.asks(name, "mafia.vote").about == (s.no("Kim"),)


def test_the_dead_have_no_vote() -> None:
    s = to_the_vote(night(princeton(EIGHT), "Vic"), "Ann", "Kim", "Zoe")
    s.refuses("Vic", "guilty")
    vote(s)
    (count,) = s.sees(None, Voted)
    assert s.no("Vic") not in (*count.guilty, *count.innocent)


def test_hands_go_up_all_at_once_and_everybody_sees_them() -> None:
    s = to_the_vote(eight(), "Ann", "Kim", "Zoe")
    for name in list(EIGHT)[:-1]:
        s.says(name, "guilty")
        assert s.sees("Zoe", Voted) == []
    s.refuses("Kim", "innocent")
    s.says("Zoe", "innocent")
    (count,) = s.sees(None, Voted)
    assert [s.names[n] for n in count.innocent] == ["Zoe"]
    assert [s.names[n] for n in count.guilty] == [n for n in EIGHT if n != "Zoe"]
    assert witnesses(s, Voted) == ["public"]


@pytest.mark.parametrize(("guilty", "convicted"), [(0, False), (3, False), (4, False), (5, True), (8, True)])
def test_of_an_even_number_more_than_half_convict_and_half_is_not_enough(guilty: int, convicted: bool) -> None:
    s = trial(eight(), "Ann", "Wes", "Zoe", list(EIGHT)[:guilty])
    assert s["Wes"].alive is not convicted
    assert len(s.sees(None, Acquitted)) == (not convicted)


@pytest.mark.parametrize(("guilty", "convicted"), [(0, False), (3, False), (4, True), (7, True)])
def test_of_an_odd_number_more_than_half_convict(guilty: int, convicted: bool) -> None:
    s = night(princeton(EIGHT), "Vic")
    trial(s, "Ann", "Wes", "Zoe", living(s)[:guilty])
    assert s["Wes"].alive is not convicted


def test_half_is_counted_of_all_the_living_not_of_those_who_answer() -> None:
    """Silence is no vote for conviction: four of four answers are but half of eight."""
    s = to_the_vote(eight(), "Ann", "Wes", "Zoe")
    for name in ("Kim", "Vic", "Ann", "Kit"):
        s.says(name, "guilty")
    s.silent()
    (count,) = s.sees(None, Voted)
    assert (len(count.guilty), len(count.innocent)) == (4, 4)
    assert s["Wes"].alive


def test_half_is_not_counted_of_the_dead() -> None:
    """Twelve sat down, ten live: five are half, six convict."""
    for guilty, alive in ((5, True), (6, False)):
        s = night(princeton(TWELVE), "Vic")
        trial(s, "Ann", "Bob", "Zoe", living(s))
        night(s, "pass")
        assert len(living(s)) == 10
        trial(s, "Ann", "Wes", "Zoe", living(s)[:guilty])
        assert s["Wes"].alive is alive


@pytest.mark.parametrize(("name", "card"), [("Kit", KILLER), ("Wes", VILLAGER), ("Dia", "angel_of_diamonds")])
def test_the_convicted_turn_their_card_and_are_out(name: str, card: str) -> None:
    s = trial(eight(), "Ann", name, "Zoe", living(eight()))
    assert [(s.names[e.seat], e.cause, e.role) for e in s.sees(None, Died)] == [(name, "vote", card)]
    assert known(s, None) == {name: card}
    assert living(s) == [n for n in EIGHT if n != name]
    assert name not in s.open_now()


# Who is acquitted stays, and is safe from further accusations that round


def test_the_acquitted_stay_in_the_game_without_showing_a_card() -> None:
    s = trial(eight(), "Ann", "Kim", "Zoe", ["Ann", "Zoe"])
    assert s["Kim"].alive
    assert known(s, None) == {}
    assert [s.names[e.seat] for e in s.sees(None, Acquitted)] == ["Kim"]
    assert stage(s) == "day 1 accusations"


def test_the_acquitted_cannot_be_accused_again_that_day_by_anybody() -> None:
    s = trial(eight(), "Ann", "Kim", "Zoe", [])
    assert s.play.view(None).state()["facts"] == {"spared": [s.no("Kim")]}
    for name in EIGHT:
        assert "Kim" not in s.options(name)
        if name != "Kim":
            s.refuses(name, "Kim")


def test_the_acquitted_go_on_accusing_seconding_and_voting() -> None:
    s = trial(eight(), "Ann", "Kim", "Zoe", [])
    assert s.options("Kim") == [n for n in EIGHT if n != "Kim"] + ["pass"]
    accuse(s, "Vic", "Wes")
    s.says("Kim", "second")
    assert "Kim" in s.open_now()


def test_their_accuser_is_not_barred_from_accusing_others() -> None:
    s = trial(eight(), "Ann", "Kim", "Zoe", [])
    assert s.options("Ann") == [n for n in EIGHT if n not in ("Ann", "Kim")] + ["pass"]


def test_the_next_round_the_acquitted_can_be_accused_again() -> None:
    s = trial(eight(), "Ann", "Kim", "Zoe", [])
    night(close(s))
    assert s.play.view(None).state()["facts"] == {}
    assert all("Kim" in s.options(n) for n in EIGHT if n != "Kim")
    trial(s, "Ann", "Kim", "Zoe", living(s))
    assert not s["Kim"].alive


def test_the_night_alone_clears_them_not_the_days_first_execution() -> None:
    s = trial(eight(), "Ann", "Kim", "Zoe", [])
    trial(s, "Ann", "Wes", "Zoe", living(s))
    night(s, "pass")
    assert "Kim" in s.options("Ann")


def test_when_everybody_was_acquitted_the_day_is_over() -> None:
    """Nobody can be accused any more, so nobody is asked."""
    s = night(princeton())
    for name in FIVE:
        by, second = [n for n in FIVE if n != name][:2]
        trial(s, by, name, second, [])
    assert len(s.sees(None, Acquitted)) == 5
    assert len(s.sees(None, DayClosed)) == 1
    assert stage(s) == "night 2 killers"


def test_when_one_is_left_to_accuse_that_one_is_asked_nothing() -> None:
    s = night(princeton())
    for name in ("Kim", "Ann", "Vic", "Wes"):
        by, second = [n for n in FIVE if n != name][:2]
        trial(s, by, name, second, [])
    assert set(s.open_now()) == {"Kim", "Ann", "Vic", "Wes"}
    assert s.options("Kim") == ["Zoe", "pass"]
    s.refuses("Zoe", "pass")


# The day ends (a) with an execution, or (b) when the moderator closes the accusations


def test_an_execution_ends_the_day_at_once() -> None:
    s = trial(eight(), "Ann", "Wes", "Zoe", living(eight()))
    assert stage(s) == "night 2 killers"
    assert s.sees(None, DayClosed) == []


def test_there_is_one_execution_a_day() -> None:
    s = trial(eight(), "Ann", "Wes", "Zoe", living(eight()))
    s.refuses("Ann", "Kim")
    assert len(s.sees(None, Died)) == 1


def test_when_nobody_has_another_accusation_the_day_closes_without_an_execution() -> None:
    s = eight()
    for name in EIGHT:
        assert stage(s) == "day 1 accusations"
        s.says(name, "pass")
    assert stage(s) == "night 2 killers"
    assert len(s.sees(None, DayClosed)) == 1
    assert s.sees(None, Died) == []
    assert living(s) == list(EIGHT)


def test_the_clock_closes_them_too() -> None:
    s = eight()
    s.says("Ann", "pass").silent()
    assert len(s.sees(None, DayClosed)) == 1
    assert stage(s) == "night 2 killers"


def test_one_who_has_not_passed_keeps_the_accusations_open() -> None:
    s = eight()
    s.all_say("pass", "Zoe")
    assert s.open_now() == {"Zoe": "mafia.accuse"}
    accuse(s, "Zoe", "Kim", "Ann")
    assert s.sees(None, DayClosed) == []


def test_the_moderator_may_close_the_accusations_at_any_moment() -> None:
    s = eight("ask")
    s.says("Ann", "pass")
    (offer,) = s.play.offers[MODERATOR]
    assert (offer.key, offer.options) == ("mafia.close", ("close",))
    s.says("moderator", "close")
    assert len(s.sees(None, DayClosed)) == 1
    assert stage(s) == "night 2 killers"
    with pytest.raises(NotAsked):
        s.play.answer(MODERATOR, "close")


def test_players_cannot_close_them() -> None:
    s = eight("ask")
    for name in EIGHT:
        s.refuses(name, "close")


def test_the_moderator_cannot_close_a_trial() -> None:
    """Closing ends the stage of accusations; one that is being heard is heard to its end."""
    s = accuse(eight("ask"), "Ann", "Kim")
    assert s.play.offers == {}
    s.refuses("moderator", "close")
    s.says("Zoe", "second")
    s.refuses("moderator", "close")
    go_on(go_on(s, "defence"), "comments")
    s.refuses("moderator", "close")
    vote(s)
    assert MODERATOR in s.play.offers
    s.says("moderator", "close")
    assert stage(s) == "night 2 killers"


def test_the_moderator_lets_accusations_go_on_as_long_as_there_are_new_ones() -> None:
    """There is time enough: each trial opens the accusations anew, to those too who had passed."""
    s = eight("ask")
    for accused in ("Kim", "Vic", "Ann"):
        s.says("Zoe", "pass")
        trial(s, "Wes", accused, "Dia", [])
        assert "Zoe" in s.open_now()
    assert stage(s) == "day 1 accusations"


def test_when_the_day_is_over_all_talk_stops() -> None:
    s = close(eight())
    assert speakers(s) == []
    for name in EIGHT:
        assert s.cannot_talk(name)


def test_then_night_falls_and_a_new_round_begins() -> None:
    s = close(eight())
    assert stage(s) == "night 2 killers"
    assert s.open_now() == {"Kim": "mafia.kill", "Kit": "mafia.kill"}


def test_a_whole_game_by_the_book() -> None:
    s = night(princeton(), "Vic", Ann="Kim")
    s.talks("Ann", "I am the angel: it is Kim")
    to_the_vote(s, "Ann", "Kim", "Wes")
    s.all_say("guilty", Kim="innocent")
    assert won(s) == (["Ann", "Vic", "Wes", "Zoe"], "mafia.no-killers")
    s.done()


# who has passed, while others still think


def test_who_has_passed_may_still_accuse_for_as_long_as_others_think() -> None:
    s = eight()
    s.says("Ann", "pass").says("Vic", "pass")
    assert s.play.passed[s.no("Ann")].options == tuple([f"#{s.no(n)}" for n in EIGHT if n != "Ann"])
    s.says("Ann", "Kim")
    assert [(s.names[e.seat], s.names[e.accused]) for e in s.sees(None, Accused)] == [("Ann", "Kim")]
    assert rebuild(s.play.game, Record.parse(s.play.record.dump())).table.accuser == s.no("Ann")


def test_passing_twice_is_refused_and_when_all_have_passed_accusations_are_closed() -> None:
    """M16."""
    s = eight()
    s.says("Ann", "pass")
    s.refuses("Ann", "pass")
    s.all_say("pass")
    assert s.sees(None, DayClosed)
    assert s.play.passed == {}


def test_who_did_not_second_at_first_may_still_do_so() -> None:
    s = eight()
    s.says("Ann", "Kim")
    while "mafia.second" not in s.open_now().values():
        s.says("moderator", "go-on")
    s.says("Vic", "pass").says("Vic", "second")
    assert [s.names[e.seat] for e in s.sees(None, Seconded)] == ["Vic"]
