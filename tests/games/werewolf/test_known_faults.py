"""Faults that other systems have, and this one must not."""

from __future__ import annotations

from random import Random

import pytest

from duskbell import start
from duskbell.bots import make
from duskbell.games.werewolf.boards import BOARDS
from duskbell.games.werewolf.events import Learned, Pointed
from duskbell.kernel import Ruling
from duskbell.kernel.core_events import Committed, Said
from duskbell.testing import find_leak, random_answers, sit_down
from tests.rulebook.werewolf.cup import (
    cup,
    day,
    dead,
    living,
    night,
    no_sheriff,
    sheriff,
    sign_up,
    speakers,
    talking,
    through,
    to,
    to_the_vote,
    vote,
)


def test_nights_go_on_when_every_power_of_the_good_is_gone_but_one() -> None:
    """A system stops killing at night once doctor and detective are dead."""
    s = day(no_sheriff(night(cup("wolf*2 seer witch idiot villager*6"), kill="3")), "4")
    night(s, kill="9")
    assert dead(s) == {"3": "pack", "4": "exile", "9": "pack"}


def test_a_player_who_was_saved_stays_in_everybodys_view_and_can_be_exiled() -> None:
    """A system drops the saved from the others' view, and fails when they are exiled."""
    s = no_sheriff(night(cup(), kill="9", witch="antidote"))
    assert all(s.play.view(n).table.seats[8].alive for n in range(12))
    vote(to_the_vote(s), all="9")
    assert "9" not in living(s)


def test_who_runs_for_sheriff_is_the_players_own_choice_whatever_the_cards() -> None:
    """A system picks candidates by hidden role, so that running tells a role."""
    s = night(cup())
    assert set(s.open_now().values()) == {"werewolf.run"}
    assert len({s.play.open[n].options for n in range(12)}) == 1


def test_a_badge_goes_where_the_dead_sheriff_says_and_never_falls_to_anybody() -> None:
    """A system hands it to the lowest living seat, another to the first good player."""
    s = sign_up(night(cup(), kill="5"), "5")
    while s.open_now() != {"5": "werewolf.badge"}:
        through(s)
    s.silent("5")
    assert sheriff(s) == ""


def test_ties_are_not_settled_by_seat_number() -> None:
    s = vote(to_the_vote(no_sheriff(night(cup()))), _1="9", _2="10")
    assert living(s) == list(s.names)


def test_the_antidote_is_used_up() -> None:
    """A chat bot's witch could use it without end."""
    s = day(no_sheriff(night(cup(), kill="9", witch="antidote")))
    night(s, kill="9")
    assert dead(s) == {"9": "pack"}


def test_nobody_runs_so_there_is_no_sheriff_and_nobody_is_made_a_candidate() -> None:
    s = no_sheriff(night(cup()))
    assert s.play.table.badge == "gone"


# faults of the night


def test_a_seer_is_told_a_side_and_never_the_card() -> None:
    """A system tells the exact role."""
    for target in ("1", "6", "9"):
        s = night(cup(), check=target)
        assert [e.what for e in s.sees("5", Learned)] == ["seen-wolf" if target == "1" else "seen-good"]
        assert s.knows("5", target) is None


def test_wolves_who_do_not_agree_kill_nobody_by_lot_or_by_number() -> None:
    """One system breaks their tie at random, another by seat, a third by the order of a set."""
    s = to(cup(), "pack")
    for wolf, target in zip(("1", "2", "3", "4"), ("9", "9", "10", "10"), strict=True):
        s.says(wolf, target, "werewolf.point")
    for wolf, target in zip(("1", "2", "3", "4"), ("9", "9", "10", "10"), strict=True):
        s.says(wolf, target, "werewolf.kill")
    assert dead(no_sheriff(night(s))) == {}


def test_the_guard_acts_before_the_pack_and_the_pack_before_the_witch_on_every_board() -> None:
    """A system calls the guard after the witch."""
    for board in BOARDS.values():
        calls = [step for step in board.order if step in ("guard", "pack", "witch", "hunter")]
        assert calls == [step for step in ("guard", "pack", "witch", "hunter") if step in calls], board.id


def test_deaths_are_followed_to_their_end_in_whatever_order_the_links_lie() -> None:
    """A system settles in one fixed pass and misses "lover dies, so the beauty dies, so the charmed dies"."""
    for beauty, lover, charmed in (("2", "9", "10"), ("2", "10", "9")):
        s = cup("cupid wolf_beauty wolf*2 seer witch hunter villager*5")
        no_sheriff(night(s, love=f"{beauty},{lover}", charm=charmed, kill=lover))
        assert set(dead(s)) == {beauty, lover, charmed}


def test_the_psychic_sees_what_a_mechanical_wolf_has_learned() -> None:
    """A judge shows it wrongly."""
    s = night(cup("mechanical_wolf wolf*3 psychic witch hunter guard villager*4"), learn="7", psychic="1")
    assert [e.what for e in s.sees("5", Learned)] == ["hunter"]


def test_games_go_on_after_the_first_night_to_their_result_on_every_board() -> None:
    """The judges with the most roles know the first night only."""
    for board in BOARDS:
        play = sit_down("werewolf", BOARDS[board].seats, 2, {"board": board})
        for _ in random_answers(play, Random(2)):
            pass
        assert play.outcome is not None
        assert play.table.day > 1 or play.outcome.reason != "werewolf.quiet"


# faults of the election and the badge


def test_an_illegal_ballot_for_sheriff_is_nobodys_vote() -> None:
    """A system turns it into a vote for the first candidate."""
    s = through(sign_up(night(cup()), "3", "5"))
    s.silent()
    s.refuses("1", "7")
    vote(s, _2="5")
    assert sheriff(s) == "5"


def test_a_tie_for_sheriff_is_not_settled_by_number() -> None:
    s = through(sign_up(night(cup()), "3", "5"))
    s.silent()
    vote(s, _1="3", _2="5")
    assert sheriff(s) == ""
    assert s.play.table.duel == (2, 4)


def test_a_withdrawn_candidate_does_not_vote() -> None:
    s = through(sign_up(night(cup()), "3", "5", "12"))
    s.says("12", "withdraw").silent()
    assert "12" not in s.open_now()


def test_a_badge_goes_to_nobody_who_is_dead() -> None:
    """A system lets an invalid pass fall to the first good player by seat."""
    s = sign_up(night(cup(), kill="5", witch="9"), "5")
    while s.open_now() != {"5": "werewolf.badge"}:
        through(s)
    s.refuses("5", "9")
    assert sheriff(s) == "5", "nothing has changed"


# faults of talk, clock, chance and record


def test_with_no_option_set_one_may_speak_as_often_as_one_likes() -> None:
    """A server whose length of talk is not set turns every utterance into "over"."""
    s = talking(cup())
    (who,) = speakers(s)
    for n in range(5):
        s.talks(who, f"word {n}")
    assert len(s.sees("9", Said)) == 5


def test_who_never_answers_spoils_nobodys_game() -> None:
    """Elsewhere one failed answer makes the game a tie, or the others win by outliving errors."""
    play = sit_down("werewolf", 12, 5, {"quiet_rounds": 99})
    rng = Random(5)
    while not play.over:
        seat = next(iter(play.open))
        if seat == 3:
            play.silence(seat)
        else:
            play.answer(seat, play.open[seat].sample(rng))
    assert play.outcome is not None
    assert play.outcome.teams in (("good",), ("wolves",))


def test_the_deal_is_drawn_from_the_seed_and_bound_before_it_is_told() -> None:
    """A system deals by an unseeded source, so that no game can be checked or repeated."""

    def dealt(seed: int) -> list[str]:
        return [s.role.id for s in sit_down("werewolf", 12, seed).table.seats]

    assert dealt(1) == dealt(1)
    assert len({tuple(dealt(seed)) for seed in range(20)}) == 20
    first = sit_down("werewolf", 12, 1).table.log[0].event
    assert isinstance(first, Committed)


@pytest.mark.slow
def test_being_a_candidate_tells_nothing_of_a_card() -> None:
    """Twins look alike until the end of the election, whoever runs."""
    for seed in range(20):
        assert find_leak("werewolf", 12, seed, {"board": "yunls"}) is None


def test_a_pause_and_an_undo_leak_nothing_and_stop_nothing() -> None:
    """Platforms had to mend pausing and voiding games."""
    s = to(cup(), "pack")
    s.says("1", "9")
    s.play.rule(Ruling("pause", "tea"))
    s.play.rule(Ruling("resume", "on"))
    s.play.undo(1, "not yet")
    assert s.sees("9", Pointed) == []
    assert set(s.open_now()) == {"1", "2", "3", "4"}
    assert dead(no_sheriff(night(s, kill="9"))) == {"9": "pack"}


# faults of bots


def test_a_plain_witch_saves_the_first_victim() -> None:
    """Elsewhere language models never do."""

    def saved(seed: int) -> bool:
        play = start("werewolf", 12, seed=seed, options={"board": "yunls"}, moderator="ask")
        bots = {n: make("werewolf", "plain", str(n)) for n in range(12)}
        while play.table.phase in ("deal", "night"):
            seat, ask = next(iter(play.open.items()))
            play.answer(seat, bots[seat](play.view(seat), ask), ask=ask)
        return any(a.power == "antidote" for a in play.table.tonight)

    assert any(saved(seed) for seed in range(9))
