"""Princeton Mafia, 游戏目标 and 提醒: who wins, when, and that a table does not drag on."""

from __future__ import annotations

import pytest

from duskbell.games.mafia.table import DayClosed, Died
from duskbell.kernel import Unmasked
from duskbell.kernel.core_events import Ended
from duskbell.testing import Scene
from tests.rulebook.mafia.princeton import (
    DIAMONDS,
    EIGHT,
    FIVE,
    HEARTS,
    KILLER,
    TWELVE,
    VILLAGER,
    close,
    expel,
    known,
    living,
    night,
    princeton,
    stage,
    trial,
    won,
)

SIX = {"Kim": KILLER, "Kit": KILLER, "Ann": HEARTS, "Vic": VILLAGER, "Wes": VILLAGER, "Zoe": VILLAGER}
SEVEN = SIX | {"Yan": VILLAGER}


def execute(s: Scene, who: str) -> Scene:
    by, second = [n for n in living(s) if n != who][:2]
    return trial(s, by, who, second, living(s))


# The villagers' aim: all killers executed. Angels are of their party


def test_when_all_killers_are_executed_the_village_wins() -> None:
    s = execute(night(princeton(EIGHT)), "Kim")
    assert s.play.outcome is None, "one killer is left"
    execute(night(s), "Kit")
    assert won(s)[1] == "mafia.no-killers"
    s.done()


def test_with_one_of_three_killers_left_it_goes_on() -> None:
    s = execute(night(princeton(TWELVE)), "Kim")
    execute(night(s), "Kit")
    assert s.play.outcome is None
    execute(night(s), "Kay")
    assert won(s)[1] == "mafia.no-killers"


def test_the_angels_win_with_the_village() -> None:
    s = execute(night(execute(night(princeton(EIGHT)), "Kim")), "Kit")
    assert won(s)[0] == [n for n, card in EIGHT.items() if card != KILLER]
    assert s.play.outcome is not None
    assert s.play.outcome.teams == ("village",)


def test_the_dead_win_with_their_party() -> None:
    """Killed angels and executed villagers have won, too."""
    s = night(princeton(EIGHT), "Ann")
    execute(s, "Wes")
    night(s, "pass")
    execute(s, "Kim")
    night(s, "pass")
    execute(s, "Kit")
    winners = won(s)[0]
    assert {"Ann", "Wes"} <= set(winners)
    assert not {"Kim", "Kit"} & set(winners)


def test_a_last_killer_killed_at_night_wins_it_for_the_village_too() -> None:
    s = princeton()
    s.says("Kim", "Kim").silent("Ann")
    assert won(s) == (["Ann", "Vic", "Wes", "Zoe"], "mafia.no-killers")
    s.done()


def test_a_last_killer_expelled_wins_it_for_the_village_too() -> None:
    s = expel(night(princeton()), "Kim")
    assert won(s) == (["Ann", "Vic", "Wes", "Zoe"], "mafia.no-killers")
    s.done()


def test_killers_executed_to_the_last_lose_even_when_few_others_live() -> None:
    """Four killers' worth of dead do not matter: no killer alive is looked at first."""
    s = night(princeton(), "Vic")
    execute(s, "Wes")
    assert living(s) == ["Kim", "Ann", "Zoe"]
    night(s, "pass")
    execute(s, "Kim")
    assert won(s)[1] == "mafia.no-killers"


# The killers' aim: no more others than killers, for then no vote can convict one of them


def test_as_many_others_as_killers_by_a_killing_at_night() -> None:
    s = night(princeton(SIX), "Vic")
    assert s.play.outcome is None, "three others against two killers: a vote can still convict"
    night(close(s), "Wes")
    assert won(s) == (["Kim", "Kit"], "mafia.no-majority")
    assert stage(s) == "day 2", "before anybody could speak"
    s.done()


def test_as_many_others_as_killers_by_a_vote() -> None:
    s = night(princeton(SIX), "Vic")
    execute(s, "Wes")
    assert won(s) == (["Kim", "Kit"], "mafia.no-majority")
    s.done()


def test_as_many_others_as_killers_by_a_penalty() -> None:
    s = night(princeton(SIX), "Vic")
    expel(s, "Zoe")
    assert won(s) == (["Kim", "Kit"], "mafia.no-majority")
    s.done()


@pytest.mark.parametrize(("dead", "over"), [(["Vic"], False), (["Vic", "Wes"], False), (["Vic", "Wes", "Zoe"], True)])
def test_one_more_than_the_killers_are_enough_to_go_on(dead: list[str], over: bool) -> None:
    """Seven with two killers: five, four and three others play on, two are too few."""
    s = princeton(SEVEN)
    for name in dead:
        night(s, name)
        if not s.play.over:
            close(s)
    assert s.play.over is over


def test_angels_count_among_the_others() -> None:
    """Villagers and angels are one party: an angel's vote convicts like any other."""
    s = night(princeton(SEVEN), "Vic")
    night(close(s), "Wes")
    assert sorted(living(s)) == ["Ann", "Kim", "Kit", "Yan", "Zoe"]
    assert s.play.outcome is None, "Ann, Yan and Zoe outnumber two killers"
    cast = {"Kim": KILLER, "Ann": HEARTS, "Dia": DIAMONDS, "Vic": VILLAGER, "Wes": VILLAGER}
    s = night(princeton(cast), "Vic")
    night(close(s), "Wes")
    assert living(s) == ["Kim", "Ann", "Dia"]
    assert s.play.outcome is None, "no villager's card is alive, but two angels can convict Kim"
    execute(s, "Kim")
    assert won(s) == (["Ann", "Dia", "Vic", "Wes"], "mafia.no-killers")


def test_one_killer_against_one_has_won() -> None:
    s = night(princeton(), "Vic")
    night(close(s), "Wes")
    assert s.play.outcome is None
    night(close(s), "Ann")
    assert won(s) == (["Kim"], "mafia.no-majority")
    assert living(s) == ["Kim", "Zoe"]


def test_dead_killers_win_with_the_living_ones() -> None:
    s = execute(night(princeton(TWELVE), "Bob"), "Kim")
    for name in ("Cas", "Dov", "Eve", "Vic", "Wes"):
        night(s, name)
        if name != "Wes":
            close(s)
    assert living(s) == ["Kit", "Kay", "Ann", "Yan", "Zoe"]
    execute(s, "Zoe")
    assert won(s) == (["Kim", "Kit", "Kay"], "mafia.no-majority")
    s.done()


def test_the_end_comes_at_once_and_only_once() -> None:
    s = execute(night(princeton(SIX), "Vic"), "Wes")
    assert len(s.sees(None, Ended)) == 1
    kinds = [type(e) for e in s.play.view(None).events]
    assert kinds[kinds.index(Ended) - 1] is Died, "nothing is played between the last death and the end"
    for name in SIX:
        s.refuses(name, "Ann")


def test_at_the_end_all_cards_lie_open() -> None:
    s = execute(night(princeton(SIX), "Vic"), "Wes")
    for viewer in (*SIX, None, "moderator"):
        assert known(s, viewer) == SIX
        assert len(s.sees(viewer, Unmasked)) == 1


def test_nobody_has_won_before() -> None:
    s = princeton(TWELVE)
    assert s.play.outcome is None
    close(night(s, "Bob", Ann="Kim"))
    assert s.play.outcome is None


# The moderator must not let the game drag on needlessly


@pytest.mark.parametrize("days", [1, 2, 5])
def test_so_many_days_without_a_death_end_it_undecided(days: int) -> None:
    s = princeton(quiet_days=days)
    for n in range(1, days + 1):
        assert s.play.outcome is None
        night(s)
        assert stage(s) == f"day {n} accusations"
        close(s)
    assert won(s) == ([], "mafia.quiet")
    assert s.play.outcome is not None
    assert s.play.outcome.teams == ()
    assert len(s.sees(None, DayClosed)) == days
    s.done()


def test_a_death_begins_the_count_anew() -> None:
    s = princeton(EIGHT, quiet_days=2)
    close(night(s))
    execute(night(s), "Wes")
    close(night(s))
    assert s.play.outcome is None
    close(night(s))
    assert won(s) == ([], "mafia.quiet")


def test_an_expulsion_is_a_death() -> None:
    s = princeton(EIGHT, quiet_days=2)
    close(night(s))
    close(expel(night(s), "Wes"))
    assert s.play.outcome is None


@pytest.mark.parametrize("days", [1, 2])
def test_a_day_that_began_with_a_death_is_not_quiet(days: int) -> None:
    """Killers who kill every night do not let the game drag on, however often the village convicts nobody."""
    s = princeton(TWELVE, quiet_days=days)
    for victim in ("Bob", "Cas", "Dov"):
        night(s, victim)
        close(s)
        assert s.play.outcome is None, f"{victim} died that very morning"


def test_the_count_begins_with_the_first_day_that_brings_no_death() -> None:
    s = princeton(TWELVE, quiet_days=2)
    close(night(s, "Bob"))
    close(night(s))
    assert s.play.outcome is None, "only the second day passed without a death"
    close(night(s))
    assert won(s) == ([], "mafia.quiet")


def test_silence_of_everybody_ends_undecided() -> None:
    for moderator in ("auto", "ask"):
        s = princeton(EIGHT, moderator=moderator)
        while not s.play.over:
            s.silent()
        assert won(s) == ([], "mafia.quiet")
        assert living(s) == list(EIGHT)
        assert s.play.table.day == 5
        s.done()


def test_silence_where_killers_must_kill_is_the_killers_victory() -> None:
    """Chance kills for them each night, and nobody accuses them."""
    s = princeton(must_kill=True, ties=["Vic", "Wes", "Zoe"])
    while not s.play.over:
        s.silent()
    assert won(s) == (["Kim"], "mafia.no-majority")
    assert living(s) == ["Kim", "Ann"]
    assert FIVE["Kim"] == KILLER
    s.done()
