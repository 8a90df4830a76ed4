"""The rules overview (000), sentence by sentence, without any character's own text."""

from __future__ import annotations

import pytest

from duskbell.games.clocktower import CLOCKTOWER
from duskbell.games.clocktower.bag import COUNTS
from duskbell.games.clocktower.character import KINDS, OUTSIDER, TOWNSFOLK
from duskbell.games.clocktower.events import (
    Bluffed,
    Collected,
    Counted,
    Dawned,
    DayOver,
    Died,
    Drew,
    EvilKnown,
    Executed,
    ExecutionSettled,
    LifeTurned,
    Pointed,
)
from duskbell.kernel import Unmasked
from duskbell.kernel.core_events import Ended, Said, Whispered
from duskbell.testing.driving import sit_down
from tests.rulebook.clocktower.town import ST, Town

FIVE = {"Emp": "empath", "Che": "chef", "Mon": "monk", "Poi": "poisoner", "Imp": "imp"}
SEVEN = {**FIVE, "Sol": "soldier", "May": "mayor"}


def day(**cast: str) -> Town:
    """The first day."""
    return Town(**(cast or FIVE)).quietly().until(ST, "open-nominations")


# -- 一 before the first night -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", COUNTS)
def test_so_many_of_each_type(players: int) -> None:
    """6: by the number of players; 7: a Baron makes two more Outsiders, and two fewer Townsfolk."""
    for seed in range(8):
        t = sit_down(CLOCKTOWER, players, seed).table
        towns, outs, minions, demons = COUNTS[players]
        more = 2 * any(s.role.id == "baron" for s in t.seats)
        found = [len(t.of_kind(kind)) for kind in KINDS]
        assert found == [towns - more, outs + more, minions, demons]
        assert len({s.role for s in t.seats}) == players


def test_everybody_draws_blind_and_sees_the_own_token_alone() -> None:
    s = day()
    assert s.sees("Che", Drew) == [Drew(s.no("Che"), "chef")]
    assert s.sees("Che", Collected) == []
    assert s.knows("Che", "Emp") is None


# -- 二 the night ------------------------------------------------------------------------------------------------------


def test_below_seven_the_evil_ones_do_not_know_each_other() -> None:
    s = day()
    assert s.sees("Imp", EvilKnown) + s.sees("Poi", EvilKnown) == []
    assert s.sees("Imp", Bluffed) == []


def test_with_seven_the_minions_learn_who_the_demon_is_and_the_demon_its_minions_and_three_bluffs() -> None:
    s = Town(**SEVEN)
    s.says(ST, "washerwoman,slayer,saint", "clocktower.bluffs")
    known = [EvilKnown((s.no("Imp"),), (s.no("Poi"),))]
    assert s.sees("Poi", EvilKnown) == known
    assert s.sees("Imp", EvilKnown) == known
    assert s.sees("Imp", Bluffed) == [Bluffed(("washerwoman", "slayer", "saint"))]
    assert s.sees("Poi", Bluffed) == []
    assert s.sees("Emp", EvilKnown) == []


def test_bluffs_are_good_and_not_in_play_and_silence_shows_two_townsfolk_and_an_outsider() -> None:
    s = Town(**SEVEN)
    ask = s.asks(ST, "clocktower.bluffs")
    roles = [CLOCKTOWER.roles[o] for o in ask.options]
    assert {r.team for r in roles} == {"good"}
    assert not {r.id for r in roles} & set(SEVEN.values())
    s.silent("moderator")
    shown = [CLOCKTOWER.roles[r].kind for r in s.sees("Imp", Bluffed)[0].roles]
    assert sorted(shown) == [OUTSIDER, TOWNSFOLK, TOWNSFOLK]


def test_silence_shows_no_bluff_that_nobody_could_claim_to_be() -> None:
    cast = {"Che": "chef", "Emp": "empath", "Mon": "monk", "But": "butler", "Rec": "recluse", "Sai": "saint"}
    s = Town(**cast, Bar="baron", Imp="imp")
    assert "drunk" in s.asks(ST, "clocktower.bluffs").options
    s.silent("moderator")
    assert "drunk" not in s.sees("Imp", Bluffed)[0].roles


def test_what_a_drunk_takes_itself_for_is_no_bluff() -> None:
    eight = {**SEVEN, "Dru": "drunk:virgin"}
    assert "virgin" not in Town(**eight).asks(ST, "clocktower.bluffs").options


def test_dawn_waits_some_seconds() -> None:
    s = Town(**FIVE).quietly().until(ST, "dawn")
    assert 5 <= (s.asks(ST, "clocktower.dawn").seconds or 0) <= 10


def test_dawn_tells_who_died_and_never_why() -> None:
    s = day().nightfall()
    s.says("Poi", "Poi").says("Mon", "Poi").says("Imp", "Che").dawn()
    assert s.sees("Emp", Dawned)[-1] == Dawned((s.no("Che"),))
    assert s.sees("Emp", Died) == []


def test_nobody_dead_is_told_too() -> None:
    s = day().nightfall()
    s.says("Poi", "Imp").says("Mon", "Poi").says("Imp", "Che").dawn()
    assert s.sees("Emp", Dawned)[-1] == Dawned(())


def test_all_may_speak_at_night() -> None:
    s = Town(**FIVE)
    s.talks("Emp", "Good night.")
    assert s.cannot_talk("Emp", "whisper#1")


# -- 三 the day --------------------------------------------------------------------------------------------------------


def test_by_day_all_talk_in_public_in_private_and_with_the_storyteller() -> None:
    s = day()
    s.talks("Emp", "I am the Empath.").talks("Emp", "Who are you?", "whisper#1").talks("Emp", "May I?", "storyteller")
    said = [e.text for e in s.sees("Mon", Said)]
    assert said == ["I am the Empath."]


def test_a_private_talk_is_announced_to_all() -> None:
    s = day().talks("Emp", "Who are you?", "whisper#1")
    assert s.sees("Mon", Whispered) == [Whispered(s.no("Emp"), s.no("Che"))]


def test_the_storyteller_opens_nominations() -> None:
    s = day()
    assert "Emp" not in s.open_now()
    s.opens()
    assert {s.open_now()[who] for who in FIVE} == {"clocktower.nominate"}


def test_who_lives_nominates_once_a_day_and_everybody_is_nominated_once() -> None:
    s = day().opens().nominates("Emp", "Che").vote()
    assert "Emp" not in s.open_now()
    assert "Che" not in s.options("Mon")
    assert "Emp" in s.options("Mon")


def test_the_dead_nominate_nobody_and_may_be_nominated() -> None:
    s = day().executes("Emp", "Che", "Emp", "Mon", "Poi").nightfall()
    s.says("Poi", "Poi").says("Mon", "Emp").says("Imp", "Emp").dawn().opens()
    assert "Che" not in s.open_now()
    assert "Che" in s.options("Emp")


def test_one_nomination_at_a_time_and_time_for_the_defence() -> None:
    s = day().opens().nominates("Emp", "Che")
    assert s.open_now() == {ST: "clocktower.defence"}
    assert 10 <= (s.asks(ST, "clocktower.defence").seconds or 0) <= 30


def test_the_count_goes_clockwise_and_the_nominee_votes_last() -> None:
    s = day().opens().nominates("Emp", "Mon").vote("Mon", "Poi")
    assert [s.names[p.seat] for p in s.sees(None, Pointed)] == ["Poi", "Imp", "Emp", "Che", "Mon"]
    assert s.sees(None, Counted)[-1].votes == 2


def test_hands_may_be_raised_ahead_and_lowered_and_all_see_them() -> None:
    s = day().opens().nominates("Emp", "Poi").st("go-on", "defence")
    hand = s.hand("Che")
    s.play.answer(s.no("Che"), "up", ask=hand)
    assert s.play.view(s.no("Mon")).table.hands == frozenset([s.no("Che")])
    hand = s.hand("Che")
    s.play.answer(s.no("Che"), "down", ask=hand)
    assert s.play.view(s.no("Mon")).table.hands == frozenset()


def test_silence_leaves_the_hand_as_it_is() -> None:
    s = day().opens().nominates("Emp", "Poi").st("go-on", "defence")
    hand = s.hand("Che")
    s.play.answer(s.no("Che"), "up", ask=hand)
    s.closes()
    assert s.sees(None, Counted) == [Counted(s.no("Poi"), 1, -1, 1)]


def test_half_of_the_living_is_enough() -> None:
    s = day(**SEVEN)
    s.opens().nominates("Emp", "Poi").vote("Emp", "Che", "Mon")
    assert (s.play.table.block, s.play.view(None).state()["facts"].get("block")) == (-1, None)
    s.nominates("Che", "Sol").vote("Emp", "Che", "Mon", "May")
    assert s.play.table.block == s.play.view(None).state()["facts"]["block"] == s.no("Sol")


def test_three_of_six_are_half_whoever_votes_is_alive_or_dead() -> None:
    """The text's own example: six alive, three votes."""
    s = day(**SEVEN).executes("Emp", "Sol", "Emp", "Che", "Mon", "Poi").nightfall()
    s.says("Poi", "Poi").says("Mon", "Emp").says("Imp", "Emp").dawn()
    assert len(s.play.table.living) == 6
    s.opens().nominates("Emp", "Poi").vote("Emp", "Che", "Sol")
    assert s.play.table.block == s.no("Poi")


def test_a_tie_frees_both_and_the_next_must_have_more() -> None:
    s = day().opens().nominates("Emp", "Poi").vote("Emp", "Che", "Mon")
    s.nominates("Che", "Imp").vote("Emp", "Che", "Poi")
    assert s.play.table.block == -1
    assert s.sees(None, Counted)[-1].tied == s.no("Poi"), "the table is told why nobody is about to die"
    s.nominates("Mon", "Che").vote("Emp", "Mon", "Poi")
    assert s.play.table.block == -1
    s.nominates("Poi", "Mon").vote("Emp", "Che", "Mon", "Poi")
    assert s.play.table.block == s.no("Mon")


def test_who_is_about_to_die_may_nominate() -> None:
    s = day().opens().nominates("Emp", "Poi").vote("Emp", "Che", "Mon")
    assert s.asks("Poi", "clocktower.nominate").to == s.no("Poi")


def test_a_last_call_before_nominations_close() -> None:
    s = day().opens()
    close = next(o for o in s.offers(ST))
    s.play.answer(s.no(ST), "close", ask=close)
    assert s.play.table.stage == "last-call"
    s.nominates("Emp", "Che").vote()
    assert s.play.table.stage == "nominations"


def test_the_dead_vote_once_more_and_the_token_goes_only_with_a_raised_hand() -> None:
    s = day(**SEVEN).executes("Emp", "Sol", "Emp", "Che", "Mon", "Poi").nightfall()
    s.says("Poi", "Poi").says("Mon", "Emp").says("Imp", "Emp").dawn().opens()
    s.nominates("Emp", "Poi").vote("Emp")
    assert s["Sol"].vote_left
    s.nominates("Che", "May").vote("Sol")
    assert not s["Sol"].vote_left
    s.nominates("Mon", "Che").st("go-on", "defence")
    assert s.no("Sol") not in [p.seat for p in s.vote().sees(None, Pointed)[-6:]]


def test_an_execution_is_announced_and_what_came_of_it_and_the_day_ends() -> None:
    s = day().executes("Emp", "Che", "Emp", "Mon", "Poi")
    assert s.sees(None, Executed) == [Executed(s.no("Che"))]
    assert s.sees(None, LifeTurned) == [LifeTurned(s.no("Che"), False)]
    assert s.sees(None, ExecutionSettled) == [ExecutionSettled(s.no("Che"), True)]
    assert s.play.table.phase == "dusk"


def test_not_every_day_has_an_execution() -> None:
    s = day().opens().nightfall()
    assert s.sees(None, Executed) == []
    assert s.sees(None, DayOver) == [DayOver(quiet=True)], "and the table is told so"


def test_the_dead_lose_their_ability_at_once_and_are_not_woken() -> None:
    s = day().executes("Emp", "Mon", "Emp", "Che", "Poi").nightfall()
    s.says("Poi", "Poi")
    assert s.open_now() == {"Imp": "clocktower.player"}


def test_the_dead_stay_hidden() -> None:
    s = day().executes("Emp", "Mon", "Emp", "Che", "Poi")
    assert s.knows("Emp", "Mon") is None


def test_about_thirty_seconds_while_the_night_is_made_ready() -> None:
    s = day().opens().closes()
    assert s.asks(ST, "clocktower.dusk").seconds == 30


# -- 四 the end --------------------------------------------------------------------------------------------------------


def test_good_wins_when_the_demon_is_dead_the_dead_with_the_living() -> None:
    s = day().executes("Emp", "Che", "Emp", "Mon", "Poi").nightfall()
    s.says("Poi", "Poi").says("Mon", "Emp").says("Imp", "Poi").dawn().executes("Emp", "Imp", "Emp", "Mon")
    assert s.winners == ("good", "demons-dead")
    assert s.play.table.outcome.winners == tuple(s.no(n) for n in ("Emp", "Che", "Mon"))


def test_evil_wins_with_two_alive() -> None:
    s = day().executes("Emp", "Che", "Emp", "Mon", "Poi").nightfall()
    s.says("Poi", "Poi").says("Mon", "Emp").says("Imp", "Poi").dawn().executes("Emp", "Mon", "Emp", "Mon")
    assert s.winners == ("evil", "two-left")


def test_both_at_once_is_goods() -> None:
    s = day().executes("Emp", "Che", "Emp", "Mon", "Poi").nightfall()
    s.says("Poi", "Poi").says("Mon", "Poi").says("Imp", "Emp").dawn().executes("Mon", "Imp", "Mon", "Poi")
    assert len(s.play.table.alive) == 2
    assert s.winners == ("good", "demons-dead")


def test_whose_death_in_the_night_ended_the_game_is_told_before_its_end() -> None:
    s = day().executes("Emp", "Poi", "Emp", "Che", "Mon").nightfall().says("Mon", "Emp").says("Imp", "Imp")
    assert s.winners == ("good", "demons-dead")
    told = [entry.event for entry in s.play.table.log if isinstance(entry.event, LifeTurned | Ended)]
    assert [type(event) for event in told[-2:]] == [LifeTurned, Ended]
    assert told[-2] == LifeTurned(s.no("Imp"), False)


def test_all_are_told_who_was_what_at_the_end() -> None:
    s = day().executes("Emp", "Imp", "Emp", "Che", "Mon")
    (shown,) = s.sees("Emp", Unmasked)
    assert shown.roles == tuple(FIVE.values())
    assert shown.sides == ("good", "good", "good", "evil", "evil")


def test_a_table_on_which_nobody_dies_is_evils() -> None:
    """Ours (rulings, C1)."""
    s = day(**{**FIVE, "Che": "soldier"})
    for _ in range(5):
        s.nightfall().says("Poi", "Poi").says("Mon", "Emp").says("Imp", "Che").dawn()
    s.nightfall()
    assert s.winners == ("evil", "quiet")
