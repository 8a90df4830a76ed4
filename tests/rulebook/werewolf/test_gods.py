"""Roles of the good beyond 预女猎守: idiot, knight, witch hunter, magician, dreamcatcher, elders, crow, who learns."""

from __future__ import annotations

import pytest

from duskbell.games.werewolf.events import CardShown, Dueled, GunState, Learned, Numbered
from duskbell.kernel.core_events import Marked, StageBegan
from tests.rulebook.werewolf.cup import (
    Cup,
    cards,
    cup,
    day,
    dead,
    go_on,
    idle,
    leave,
    living,
    night,
    no_sheriff,
    offered,
    peaceful,
    sheriff,
    sign_up,
    speakers,
    stage,
    takes,
    talking,
    to,
    to_the_vote,
    vote,
    who_sees,
    won,
)


def with_(god: str, wolves: str = "wolf*3", **options: str) -> Cup:
    """Wolves 1 to 3, seer 4, witch 5, `god` 6, hunter 7, villagers 8 to 12."""
    return cup(f"{wolves} seer witch {god} hunter villager*5", **options)


# idiot 白痴


def test_an_idiot_who_is_exiled_shows_the_card_and_stays_without_a_vote() -> None:
    s = vote(to_the_vote(no_sheriff(night(with_("idiot")))), all="6")
    assert "6" in living(s)
    assert [e.seat for e in s.sees(None, CardShown)] == [5]
    assert s.knows("1", "6") == "idiot"
    to_the_vote(night(s))
    assert "6" not in s.open_now()
    assert "6" in s.options("1")


def test_an_idiot_who_is_exiled_again_dies() -> None:
    s = vote(to_the_vote(no_sheriff(night(with_("idiot")))), all="6")
    vote(to_the_vote(night(s)), all="6")
    assert dead(s) == {"6": "exile"}


@pytest.mark.parametrize(("kill", "witch"), [("6", "pass"), ("pass", "6")])
def test_an_idiot_dies_of_anything_else(kill: str, witch: str) -> None:
    s = no_sheriff(night(with_("idiot"), kill=kill, witch=witch))
    assert "6" not in living(s)
    assert s.sees(None, CardShown) == []


def test_an_idiot_who_is_sheriff_keeps_the_badge_for_it_lives() -> None:
    """W14: 警长 is the living player who has the badge."""
    s = sign_up(night(with_("idiot")), "6")
    go_on(s)
    vote(to_the_vote(s), all="6")
    assert sheriff(s) == "6"


# knight 骑士


def test_the_knight_duels_a_wolf_which_dies_and_it_is_night() -> None:
    s = talking(with_("knight"))
    assert offered(s, "#0") == ["6"]
    takes(s, "6", "#0")
    assert who_sees(s, Dueled) == ["public"]
    assert s.knows("8", "6") == "knight"
    assert dead(s) == {"1": "duel"}
    go_on(s)
    assert stage(s).startswith("night 2")


def test_by_an_option_the_day_goes_on() -> None:
    s = takes(talking(with_("knight", duel_ends_day="no")), "6", "#0")
    go_on(s)
    assert stage(s) == "speeches 1 speeches"


def test_a_knight_who_duels_a_good_player_dies_and_the_day_goes_on() -> None:
    s = takes(talking(with_("knight")), "6", "#7")
    assert dead(s) == {"6": "duel"}
    go_on(s)
    assert stage(s) == "speeches 1 speeches"
    assert speakers(s) != ["6"]


def test_a_knight_duels_once_and_only_in_the_speeches() -> None:
    s = takes(talking(with_("knight", duel_ends_day="no")), "6", "#0")
    go_on(s)
    assert offered(s, "#1") == []
    s = sign_up(night(with_("knight")), "6", "1")
    assert offered(s, "#1") == []


def test_a_black_wolf_king_killed_in_a_duel_has_no_shot() -> None:
    s = takes(talking(with_("knight", wolves="black_wolf_king wolf*2")), "6", "#0")
    assert idle(s)


# witch hunter 猎魔人


def test_the_witch_hunter_sleeps_in_the_first_night() -> None:
    s = night(with_("witch_hunter"))
    assert "witch_hunter" not in [e.stage for e in s.sees(None, StageBegan)]


@pytest.mark.parametrize(("hunt", "dies"), [("1", "1"), ("8", "6"), ("4", "6")])
def test_a_hunted_wolf_dies_else_the_hunter(hunt: str, dies: str) -> None:
    s = night(peaceful(with_("witch_hunter")), hunt=hunt)
    assert dead(s) == {dies: "hunt"}


def test_poison_does_nothing_to_a_witch_hunter_but_the_pack_does() -> None:
    assert dead(no_sheriff(night(with_("witch_hunter"), witch="6"))) == {}
    assert dead(no_sheriff(night(with_("witch_hunter"), kill="6"))) == {"6": "pack"}


# magician 魔术师


def test_a_swap_turns_the_knife_the_check_and_the_poison() -> None:
    s = night(with_("magician"), swap="8,1", kill="8", check="8", witch="pass")
    assert [e.what for e in s.sees("4", Learned)] == ["seen-wolf"]
    no_sheriff(s)
    assert dead(s) == {"1": "pack"}


def test_the_witch_sees_and_saves_whom_the_knife_really_hits() -> None:
    s = no_sheriff(night(with_("magician"), swap="8,9", kill="8", witch="antidote"))
    assert dead(s) == {}


def test_a_swap_lasts_one_night_and_each_number_is_swapped_once() -> None:
    s = day(no_sheriff(night(with_("magician"), swap="8,9")))
    to(s, "magician")
    assert "8" not in s.options("6")
    assert "10" in s.options("6")
    night(s, kill="8")
    assert dead(s) == {"8": "pack"}


# dreamcatcher 摄梦人


@pytest.mark.parametrize("deed", ["kill", "witch"])
def test_nothing_hurts_a_dreamer(deed: str) -> None:
    s = no_sheriff(night(with_("dreamcatcher"), dream="8", **{deed: "8"}))
    assert dead(s) == {}


def test_a_dreamer_dies_with_the_dreamcatcher() -> None:
    s = no_sheriff(night(with_("dreamcatcher"), dream="8", kill="6"))
    assert dead(s) == {"6": "pack", "8": "dream"}


def test_two_dreams_running_kill() -> None:
    s = night(day(no_sheriff(night(with_("dreamcatcher"), dream="8"))), dream="8")
    assert dead(s) == {"8": "dream"}


def test_a_hunter_who_dies_in_a_dream_cannot_shoot() -> None:
    s = no_sheriff(night(with_("dreamcatcher"), dream="7", kill="6"))
    go_on(s, 3)
    assert idle(s)


# elders and crow


@pytest.mark.parametrize(
    ("god", "deed", "mark"),
    [("silence_elder", "silence", "muted"), ("vote_elder", "ban", "voteless"), ("crow", "curse", "cursed")],
)
def test_what_they_name_at_night_is_told_in_the_morning_and_lasts_a_day(god: str, deed: str, mark: str) -> None:
    s = night(with_(god), **{deed: "8"})
    assert s.sees(None, Marked) == []
    no_sheriff(s)
    assert [(e.seat, e.name) for e in s.sees(None, Marked)] == [(7, mark)]
    day(s)
    assert not s["8"].has_mark(mark)
    if deed != "curse":
        to(s, god)
        assert "8" not in s.options("6"), "not the same twice running"


def test_a_silenced_player_does_not_speak() -> None:
    s = talking(with_("silence_elder"), silence="2")
    heard = []
    while stage(s) == "speeches 1 speeches":
        heard += speakers(s)
        go_on(s)
    assert "2" not in heard


def test_a_banned_player_does_not_vote() -> None:
    assert "2" not in to_the_vote(no_sheriff(night(with_("vote_elder"), ban="2"))).open_now()


def test_a_curse_is_one_vote_in_the_first_ballot() -> None:
    s = vote(to_the_vote(no_sheriff(night(with_("crow"), curse="8"))), _1="8", _2="9")
    assert dead(s) == {"8": "exile"}


def test_a_curse_alone_exiles() -> None:
    assert dead(vote(to_the_vote(no_sheriff(night(with_("crow"), curse="8"))))) == {"8": "exile"}


def test_not_in_the_ballot_of_a_duel() -> None:
    s = vote(to_the_vote(no_sheriff(night(with_("crow"), curse="8"))), _1="9")
    assert stage(s) == "vote 1 duel"
    vote(to_the_vote(s), _1="9")
    assert dead(s) == {"9": "exile"}


# who learns


def test_the_psychic_learns_the_card() -> None:
    s = night(with_("psychic"), psychic="7")
    assert [e.what for e in s.sees("6", Learned)] == ["hunter"]
    assert who_sees(s, Learned) == ["6"]


def test_the_graveyard_keeper_learns_the_side_of_the_exiled() -> None:
    s = leave(vote(to_the_vote(no_sheriff(night(with_("graveyard_keeper")))), all="1"))
    night(s)
    assert [(e.target, e.what) for e in s.sees("6", Learned)] == [(0, "seen-wolf")]


def test_but_of_nobody_else_who_died() -> None:
    s = talking(with_("graveyard_keeper"))
    night(takes(s, "1", "burst"))
    assert s.sees("6", Learned) == []


def test_the_pure_maiden_kills_the_wolf_she_finds_from_the_second_night_on() -> None:
    s = day(no_sheriff(night(with_("pure_maiden"), purity="1")))
    assert "1" in living(s)
    assert [e.what for e in s.sees("6", Learned)] == ["wolf"]
    night(s, purity="1")
    assert dead(s) == {"1": "purity"}


@pytest.mark.parametrize(("target", "what"), [("1", "seen-good"), ("8", "seen-wolf")])
def test_the_mirror_seer_is_told_the_opposite_and_does_not_know_the_card(target: str, what: str) -> None:
    s = with_("mirror_seer")
    assert s.knows("6", "6") == "seer"
    assert s.knows("moderator", "6") == "mirror_seer"
    to(s, "seer_two")
    s.says("6", target, "werewolf.check")
    assert [e.what for e in s.sees("6", Learned)] == [what]


def test_two_seers_are_called_by_number_so_that_neither_knows() -> None:
    s = night(with_("mirror_seer"), check="1")
    assert [e.stage for e in s.sees(None, StageBegan) if "seer" in e.stage] == ["seer_one", "seer_two"]
    assert [e.what for e in s.sees("4", Learned)] == ["seen-wolf"]


@pytest.mark.parametrize("first", ["seer", "mirror_seer"])
def test_which_of_two_seers_is_called_first_is_drawn_at_the_deal(first: str) -> None:
    """Neither is told, and no seat tells: the lower is as often the second."""
    dealt = "wolf*3 seer witch mirror_seer hunter guard villager*4"
    s = Cup(
        "werewolf",
        {str(n): card for n, card in enumerate(cards(dealt), 1)},
        deal="werewolf.deal",
        chance={"werewolf.numbers": [",".join(sorted(("seer", "mirror_seer"), key=lambda card: card != first))]},
        options={"board": "free", "cast": dealt},
        moderator="ask",
    )
    assert who_sees(s, Numbered) == []
    to(s, "seer_one")
    assert s.open_now() == {"4" if first == "seer" else "6": "werewolf.check"}
    to(s, "seer_two")
    assert s.open_now() == {"6" if first == "seer" else "4": "werewolf.check"}


def test_a_drunk_seer_hears_what_chance_says() -> None:
    s = with_("drunk_seer")
    s.told["werewolf.drunk"] = ["wolf"]
    to(s, "seer_two")
    s.says("6", "8")
    assert [e.what for e in s.sees("6", Learned)] == ["seen-wolf"]


# poisoner 毒师


def test_with_a_poisoner_the_pack_meets_but_does_not_hunt_in_the_first_night() -> None:
    s = to(cup("wolf*3 seer poisoner hunter guard villager*5"), "pack")
    assert s.open_now() == dict.fromkeys(("1", "2", "3"), "werewolf.decoy")
    no_sheriff(night(s, venom="8"))
    assert dead(s) == {"8": "poison"}


def test_a_poisoner_has_one_poison_and_it_spoils_guns() -> None:
    s = no_sheriff(night(cup("wolf*3 seer poisoner hunter guard villager*5"), venom="6"))
    go_on(s)
    assert idle(s)
    assert [e.normal for e in s.sees("6", GunState)] == [False]
    day(s)
    to(s, "poisoner")
    assert idle(s)
    assert not s.play.over or won(s)
