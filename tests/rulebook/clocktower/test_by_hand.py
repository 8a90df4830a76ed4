"""What a Storyteller rules by hand: a token, a side, a life, a reminder, a statement; and penalties."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import pytest

from duskbell.games.clocktower import CLOCKTOWER
from duskbell.games.clocktower.events import Dawned, Learned, LifeTurned, Shown, Sided, Told
from duskbell.kernel import Record, Ruling, rebuild
from duskbell.kernel.core_events import Said, Whispered
from duskbell.kernel.errors import BadRuling, NoFloor
from duskbell.testing import sit_down
from duskbell.testing.audit.clocktower import audit
from tests.rulebook.clocktower.strained import Strained
from tests.rulebook.clocktower.town import ST, Together, Town

FIVE = {"Emp": "empath", "Che": "chef", "Mon": "monk", "Poi": "poisoner", "Imp": "imp"}


def hand(s: Town, who: str, change: str, to: str) -> Town:
    s.play.rule(Ruling("hand", "put right", s.no(who), change=change, to=to))
    return s


def night() -> Town:
    """The second night, before anybody is woken."""
    return Town(**FIVE).quietly().until(ST, "open-nominations").nightfall()


def test_a_token_is_exchanged_and_its_holder_told_at_night() -> None:
    s = Town(**FIVE).quietly().until(ST, "open-nominations")
    hand(s, "Che", "role", "soldier")
    assert s["Che"].role.id == "soldier"
    assert s.sees("Che", Learned) == []
    s.nightfall().says("Poi", "Poi").says("Mon", "Poi")
    assert s.sees("Che", Learned) == [Learned(s.no("Che"), "soldier", "good")]


def test_the_dead_are_told_of_a_token_that_was_exchanged_by_day_too() -> None:
    s = Town(**FIVE).quietly().until(ST, "open-nominations").puts("Che", "life", "dead").puts("Che", "role", "soldier")
    assert s.dawn().sees("Che", Learned) == [Learned(s.no("Che"), "soldier", "good")]


def test_who_is_made_the_drunk_by_hand_is_not_told() -> None:
    s = hand(Town(**FIVE).quietly().until(ST, "open-nominations"), "Emp", "role", "drunk").nightfall()
    s.says("Poi", "Poi").says("Mon", "Poi").says("Imp", "Poi").until(ST, "tell")
    assert s.asks(ST, "clocktower.tell").about == (s.no("Emp"), "empath")
    assert s.sees("Emp", Learned) == []
    assert s.knows("Emp", "Emp") == "empath"


def test_a_death_by_hand_is_seen_at_once_by_day_and_at_dawn_by_night() -> None:
    s = hand(Town(**FIVE).quietly().until(ST, "open-nominations"), "Che", "life", "dead")
    assert s.sees("Emp", LifeTurned) == [LifeTurned(s.no("Che"), False)]
    s = hand(night(), "Che", "life", "dead")
    assert s.sees("Emp", LifeTurned) == []
    s.says("Poi", "Poi").says("Mon", "Emp").says("Imp", "Emp").dawn()
    assert s.sees("Emp", Dawned)[-1] == Dawned((s.no("Che"),))


def test_what_was_answered_before_stands() -> None:
    s = night()
    s.says("Poi", "Che")
    hand(s, "Emp", "life", "dead")
    assert s.open_now() == {"Mon": "clocktower.player"}
    assert s["Che"].has_mark("poisoned")


@pytest.mark.parametrize(("side", "winners"), [("good", ["Emp", "Che", "Mon"]), ("evil", ["Poi", "Imp"])])
def test_a_side_wins_by_a_ruling_whatever_stands(side: str, winners: list[str]) -> None:
    s = night()
    assert (-1, "win", ("good", "evil")) in s.play.hand_choices()
    s.play.rule(Ruling("hand", "the vote of the Fiddler", change="win", to=side))
    over = s.play.outcome
    assert over is not None
    assert ([s.names[n] for n in over.winners], over.teams) == (winners, (side,))
    assert over.reason == "clocktower.ruled"
    assert audit(s.play) == []
    assert rebuild(CLOCKTOWER, Record.parse(s.play.record.dump())).outcome == over


def test_a_ruling_that_names_a_side_names_one_that_can_win_and_has_a_reason() -> None:
    s = night()
    with pytest.raises(BadRuling, match="'town' is no side; right would be good or evil"):
        s.play.rule(Ruling("hand", "they voted", change="win", to="town"))
    with pytest.raises(BadRuling, match="needs a reason"):
        s.play.rule(Ruling("hand", change="win", to="good"))
    with pytest.raises(BadRuling, match="no winner, 'good' neither; right would be to change \"win\" by hand"):
        s.play.rule(Ruling("end", "they voted", to="good"))
    assert s.play.outcome is None
    with pytest.raises(BadRuling, match="the tokens are not drawn yet"):
        sit_down("clocktower", 7, 0, {}, moderator="person").rule(Ruling("hand", "x", change="win", to="good"))


def test_what_can_be_used_once_is_refused_by_its_name() -> None:
    class Fibbing(Town):
        options_given: ClassVar[Mapping[str, Any]] = {"fabled": "fibbin"}

    s = Fibbing(**FIVE)
    s.play.rule(Ruling("hand", "told a lie", change="fabled-seen-to", to="fibbin"))
    with pytest.raises(BadRuling, match="the Fibbin has been used"):
        s.play.rule(Ruling("hand", "another", change="fabled-seen-to", to="fibbin"))


def test_poison_by_hand_works() -> None:
    s = hand(night(), "Imp", "mark", "poisoned")
    s.says("Poi", "Che").says("Mon", "Poi").says("Imp", "Che").dawn()
    assert s.died_at_dawn() == []


def test_a_hushed_night_is_silent_until_dawn_but_for_words_to_the_storyteller() -> None:
    s = night().talks("Emp", "Was that the Imp?")
    hush = Ruling("hand", "they talk of tonight", change="hush")
    s.play.rule(hush)
    assert s.cannot_talk("Emp")
    s.talks("Emp", "May I ask?", "storyteller")
    with pytest.raises(BadRuling, match="no talk at night"):
        s.play.rule(hush)
    s.says("Poi", "Poi").says("Mon", "Emp").says("Imp", "Emp").dawn()
    s.talks("Emp", "Good morning.")
    with pytest.raises(BadRuling, match="no talk at night"):
        s.play.rule(hush)


def test_the_storyteller_answers_one_alone_or_all() -> None:
    s = Town(**FIVE).quietly().until(ST, "open-nominations").talks("Emp", "Am I drunk?", "storyteller")
    s.talks(ST, "Your ability says two.", f"whisper#{s.no('Emp')}").talks(ST, "Read the script, all of you.")
    private = [e.text for e in s.sees("Emp", Said)]
    assert private == ["Am I drunk?", "Your ability says two.", "Read the script, all of you."]
    assert [e.text for e in s.sees("Che", Said)] == ["Read the script, all of you."]
    assert s.sees("Che", Whispered) == []


def test_an_unlawful_statement_with_a_reason() -> None:
    s = Town(**FIVE).says("Poi", "Emp").until(ST, "tell")
    hand(s, "Emp", "tell", "2")
    assert s.heard("Emp") == ["2"]
    assert s.open_now() == {ST: "clocktower.dawn"}


def test_a_demon_that_dies_by_hand_ends_the_game() -> None:
    assert hand(night(), "Imp", "life", "dead").winners == ("good", "demons-dead")


@pytest.mark.parametrize("expelled", [True, False])
def test_a_scarlet_woman_follows_a_demon_that_dies_by_hand(expelled: bool) -> None:
    s = Town(**{**FIVE, "Poi": "scarletwoman"}).until(ST, "open-nominations")
    if expelled:
        s.play.rule(Ruling("penalty", "left", s.no("Imp"), penalty="expel"))
    else:
        hand(s, "Imp", "life", "dead")
    assert s.winners is None
    assert s["Poi"].role.id == "imp"


def test_of_two_demons_each_that_dies_has_a_scarlet_woman_follow() -> None:
    s = Town(Che="chef", Emp="empath", Mon="monk", Sol="soldier", Sla="slayer", Sca="scarletwoman", Imp="imp")
    s = hand(hand(s.until(ST, "open-nominations"), "Sla", "role", "imp"), "Imp", "life", "dead")
    assert [s[n].role.id for n in ("Sla", "Sca")] == ["imp", "imp"]
    assert s.winners is None


def test_of_two_imps_one_that_kills_itself_hands_on_all_the_same() -> None:
    s = Town(Che="chef", Emp="empath", Mon="monk", Sol="soldier", Sla="slayer", Poi="poisoner", Imp="imp").quietly()
    s = hand(s.until(ST, "open-nominations"), "Sla", "role", "imp").nightfall()
    s.says("Poi", "Poi").says("Mon", "Che").until("Imp", "player").says("Imp", "Imp").dawn()
    assert [s[n].role.id for n in ("Sla", "Poi")] == ["imp", "imp"]


def test_who_is_made_to_change_sides_by_day_is_told_at_night_like_who_is_given_a_token() -> None:
    s = Town(**FIVE).quietly().until(ST, "open-nominations")
    s = hand(hand(s, "Emp", "side", "evil"), "Che", "role", "soldier")
    assert s["Emp"].team == "evil"
    assert (s.sees("Emp", Sided), s.sees("Che", Learned)) == ([], [])
    s.dawn()
    assert ([x.team for x in s.sees("Emp", Sided)], len(s.sees("Che", Learned))) == (["evil"], 1)
    s.dawn()
    assert len(s.sees("Emp", Sided)) == 1, "once"


@pytest.mark.parametrize("night", ["in-turn", "together"])
def test_who_is_made_to_change_sides_at_night_is_told_the_same_night(night: str) -> None:
    s = Town(**FIVE) if night == "in-turn" else Together(**FIVE)
    s = hand(s.quietly().until(ST, "open-nominations").nightfall(), "Emp", "side", "evil").dawn()
    assert [x.team for x in s.sees("Emp", Sided)] == ["evil"]


def test_nothing_prevents_a_death_by_hand() -> None:
    s = hand(
        Town(**{**FIVE, "Che": "mayor"}).quietly().until(ST, "open-nominations").nightfall(), "Che", "life", "dead"
    )
    assert not s["Che"].alive


def test_who_is_muted_at_night_speaks_again_at_dawn() -> None:
    s = night()
    s.play.rule(Ruling("penalty", "tells of tonight", s.no("Che"), penalty="mute"))
    assert s.cannot_talk("Che")
    s.dawn().talks("Che", "Good morning.")


@pytest.mark.parametrize(
    ("who", "change", "to", "wrong"),
    [
        ("Emp", "role", "wizard", "right would be"),
        ("Emp", "role", "empath", "so already"),
        ("Emp", "side", "neutral", "right would be good or evil"),
        ("Emp", "life", "alive", "so already"),
        ("Emp", "mark", "asleep", "right would be"),
        ("Mon", "tell", "2", "told nothing"),
        ("Emp", "tell", "chef>Ann", "is no statement"),
        ("Emp", "tell", "9", "is no statement"),
        ("Emp", "tell", "yes", "is no statement"),
        ("Emp", "tell", "chef>#1>#4", "right would be such as 0"),
        ("Poi", "role", "drunk", "Townsfolk"),
    ],
)
def test_what_does_not_fit_is_refused_in_a_sentence(who: str, change: str, to: str, wrong: str) -> None:
    s = night()
    before = s.snapshot()
    with pytest.raises(BadRuling, match=wrong):
        hand(s, who, change, to)
    assert s.snapshot() == before


def test_who_is_muted_is_silent_until_nightfall_and_who_is_expelled_is_dead() -> None:
    s = Town(**FIVE).quietly().until(ST, "open-nominations")
    s.play.rule(Ruling("penalty", "shouts", s.no("Che"), penalty="mute"))
    with pytest.raises(NoFloor):
        s.talks("Che", "But ...")
    s.play.rule(Ruling("penalty", "left", s.no("Mon"), penalty="expel"))
    assert s.sees("Emp", LifeTurned) == [LifeTurned(s.no("Mon"), False)]


@pytest.mark.parametrize("town", [Town, Together])
def test_who_is_made_another_when_the_last_step_is_over_is_told_before_dawn(town: type[Town]) -> None:
    s = hand(town(**FIVE).quietly().until(ST, "dawn"), "Mon", "role", "washerwoman").until(ST, "tell")
    s.tells("chef Emp Che").until(ST, "dawn")
    assert s.sees("Mon", Learned) == [Learned(s.no("Mon"), "washerwoman", "good")]
    assert [e.role for e in (*s.sees("Mon", Told), *s.sees("Mon", Shown))] == ["washerwoman"]
    hand(s.nightfall().until(ST, "dawn"), "Mon", "side", "evil").dawn()
    assert [x.team for x in s.sees("Mon", Sided)] == ["evil"]


def seems_dead() -> Strained:
    """A Zombuul was executed on the first day."""
    s = Strained(
        Che="chef", Pro="professor", Und="undertaker", Exo="exorcist", Mat="mathematician", Min="pithag", Dem="zombuul"
    )
    return s.first_day().executes("Che", "Dem", "Che", "Pro", "Exo", "Min").dawn()


def test_a_zombuul_that_seems_dead_and_is_made_another_by_day_is_seen_to_live() -> None:
    s = hand(seems_dead(), "Dem", "role", "empath")
    assert s.sees("Che", LifeTurned)[-1] == LifeTurned(s.no("Dem"), True)


def test_a_zombuul_that_seems_dead_can_be_made_dead_by_hand_and_nobody_sees_it() -> None:
    s = hand(hand(seems_dead(), "Min", "role", "zombuul"), "Dem", "life", "dead")
    assert (s.play.table.lives(s["Dem"]), len(s.sees("Che", LifeTurned)), s.winners) == (False, 1, None)
    with pytest.raises(BadRuling, match="so already"):
        hand(s, "Dem", "life", "dead")
