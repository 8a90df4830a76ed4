"""Deeds of the day: whatever is going on they can be done, and neither a pause nor a clock tells who is what (三)."""

from __future__ import annotations

import pytest

from duskbell import Record, rebuild
from duskbell.games.clocktower.events import Abnormal, ClaimSettled, Decided, LifeTurned
from duskbell.kernel.core_events import StageBegan, Voided
from tests.rulebook.clocktower.town import ST, Town

FIVE = {"Sla": "slayer", "Che": "chef", "Mon": "monk", "Poi": "poisoner", "Imp": "imp"}


def day(**cast: str) -> Town:
    return Town(**{**FIVE, **cast}).quietly().until(ST, "open-nominations")


# -- pauses ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("by", ["Spy", "Mon", "Imp"])
def test_who_nominates_a_virgin_has_no_pause_but_what_comes_of_it(by: str) -> None:
    s = Town(Vir="virgin", Che="chef", Mon="monk", Spy="spy", Imp="imp").until(ST, "open-nominations").opens()
    s.nominates(by, "Vir")
    assert s.open_now() == {ST: "clocktower.dusk" if by == "Mon" else "clocktower.defence"}


@pytest.mark.parametrize("by", ["Sla", "Mon"])
@pytest.mark.parametrize("target", ["Rec", "Che"])
def test_no_shot_has_a_pause(by: str, target: str) -> None:
    s = day(Rec="recluse")
    talk = s.asks(ST, "clocktower.open-nominations")
    s.deed(by, "slayer", target)
    assert isinstance(s.play.view(None).events[-1], ClaimSettled)
    assert s.asks(ST, "clocktower.open-nominations") is talk


@pytest.mark.parametrize("says", ["yes", "no"])
def test_what_was_decided_before_dawn_counts_all_day(says: str) -> None:
    s = Town(**FIVE, Rec="recluse").quietly().until(ST, "registers")
    assert s.asks(ST, "clocktower.registers").about == (s.no("Sla"), "slayer", s.no("Rec"))
    s.st(says).until(ST, "open-nominations").deed("Sla", "slayer", "Rec")
    assert s["Rec"].alive == (says == "no")
    assert s.play.table.spent(s["Sla"], "slayer")


def test_what_is_decided_ahead_is_no_failure_before_it_comes_to_it() -> None:
    s = Town(**FIVE, Rec="recluse").quietly().until(ST, "registers").st("yes").until(ST, "open-nominations")
    assert s.sees(ST, Abnormal) == []
    assert Abnormal(s.no("Sla"), "slayer") in s.deed("Sla", "slayer", "Rec").sees(ST, Abnormal)
    s = Town(Vir="virgin", Che="chef", Mon="monk", Spy="spy", Imp="imp").until(ST, "registers").st("yes")
    s.until(ST, "open-nominations")
    assert s.sees(ST, Abnormal) == []
    s.opens().nominates("Spy", "Vir")
    assert s.sees(ST, Abnormal) == [Abnormal(s.no("Vir"), "virgin")]


def test_nobody_decides_ahead_about_a_shot_that_is_gone_or_does_not_work() -> None:
    s = Town(**FIVE, Rec="recluse").until("Poi", "player").says("Poi", "Sla")
    assert s.until(ST, "open-nominations").play.table.day == 1
    assert not [e for e in s.sees(ST, Decided) if e.role == "slayer"], "poisoned"
    s = Town(**FIVE, Rec="recluse").quietly().until(ST, "registers").st("no").until(ST, "open-nominations")
    s.deed("Sla", "slayer", "Che").nightfall().quietly().dawn()
    assert len([e for e in s.sees(ST, Decided) if e.role == "slayer"]) == 1, "spent"


# -- when --------------------------------------------------------------------------------------------------------------


def test_a_deed_may_be_done_in_the_defence_and_while_hands_are_counted() -> None:
    s = day(Poi="scarletwoman").opens().nominates("Imp", "Che")
    defence = s.asks(ST, "clocktower.defence")
    s.deed("Mon", "slayer", "Che")
    assert s.asks(ST, "clocktower.defence") is defence
    s.st("go-on").says("Mon", "up")
    pointed = s.play.open[s.no("Poi")]
    s.deed("Che", "slayer", "Mon")
    assert s.play.open[s.no("Poi")] is pointed
    s.deed("Sla", "slayer", "Imp")
    assert s.sees("Che", LifeTurned) == [LifeTurned(s.no("Imp"), False)]
    assert s.winners == ("good", "demons-dead") if s["Poi"].role.id != "imp" else s.play.table.votes == (s.no("Mon"),)


@pytest.mark.parametrize(("back", "void"), [
    (1, "Poi Imp Che Sla"), (2, "Poi Imp Che"), (3, "Poi Imp"), (4, "Poi"), (5, "")
])  # fmt: skip
def test_an_undo_into_a_count_goes_to_its_beginning_whatever_was_done_in_it(back: int, void: str) -> None:
    """C93: a count is one whole. Two hands, a shot in vain, a hand, a second shot, and the Chef's is the next."""
    s = day().opens().nominates("Imp", "Mon").st("go-on")
    s.says("Poi", "up").says("Imp", "up").deed("Che", "slayer", "Sla").says("Sla", "down").deed("Mon", "slayer", "Che")
    assert s.open_now()["Che"] == "clocktower.vote"
    s.play.undo(back, "a slip of the hand")
    assert (s.play.table.stage, s.play.table.pointed, s.play.table.hands) == ("count", (), frozenset())
    told = [[s.play.table.seats[n].name for n in e.seats] for e in s.sees(ST, Voided)]
    assert told == ([void.split()] if void else [])
    assert [o.key for o in s.offers("Che")] == ["clocktower.hand", "clocktower.slayer"]


@pytest.mark.parametrize(("back", "fallen"), [(1, [1]), (2, [1]), (3, [1])])
def test_an_undo_into_a_count_says_that_a_ruling_in_it_has_fallen_too(back: int, fallen: list[int]) -> None:
    """Two hands, the Monk is made dead by hand, and another hand."""
    s = (
        day()
        .opens()
        .nominates("Imp", "Mon")
        .st("go-on")
        .says("Poi", "up")
        .says("Imp", "up")
        .puts("Mon", "life", "dead")
    )
    s.says("Sla", "down").play.undo(back, "a slip of the hand")
    assert s["Mon"].alive
    assert [e.rulings for e in s.sees(ST, Voided)] == fallen
    assert rebuild(Record.parse(s.play.record.dump())).view(-2).as_data() == s.play.view(-2).as_data()


def test_who_has_passed_has_passed_though_somebody_does_a_deed() -> None:
    s = day().opens().says("Che", "pass").says("Mon", "pass").deed("Poi", "slayer", "Mon")
    assert set(s.open_now()) == {"Sla", "Poi", "Imp"}


def test_a_last_call_though_nobody_can_nominate_any_more() -> None:
    s = day().opens()
    for by, who in (("Sla", "Che"), ("Che", "Mon"), ("Mon", "Poi"), ("Poi", "Imp"), ("Imp", "Sla")):
        s.nominates(by, who).vote(*(("Imp", "Poi", "Che") if who == "Sla" else ()))
    assert s.sees(None, StageBegan)[-1].stage == "last-call"
    assert s.asks(ST, "clocktower.close").seconds == 5
    assert s.deed("Sla", "slayer", "Imp").winners == ("good", "demons-dead")


def test_nobody_does_a_deed_at_night_or_twice_a_day() -> None:
    s = day().deed("Che", "slayer", "Mon")
    assert s.offers("Che") == []
    assert [o.key for o in s.offers("Mon")] == ["clocktower.slayer"]
    assert s.nightfall().offers("Mon") == []


# -- talk --------------------------------------------------------------------------------------------------------------


def test_private_talk_ends_when_nominations_open() -> None:
    s = Town(**FIVE)
    private = f"whisper#{s.no('Che')}"
    assert s.cannot_talk("Mon", private)
    s.quietly().until(ST, "open-nominations").talks("Mon", "I am the Monk.", private).opens()
    assert s.cannot_talk("Mon", private)
    s.nominates("Mon", "Che")
    assert s.cannot_talk("Mon", private)
    s.closes().talks("Mon", "Well.", private)


# -- who sees that they may --------------------------------------------------------------------------------------------


def test_what_all_the_living_may_pretend_to_is_open_to_all_of_them_alike() -> None:
    """A phone shows it with the own card covered (`Ask.public`), so it is the same for all who seem alive."""
    s = day(Rec="recluse").puts("Rec", "life", "dead")
    everybody = tuple(f"#{n}" for n in range(6))
    offered = {name: [(o.key, o.options, o.public) for o in s.offers(name)] for name in (*FIVE, "Rec")}
    assert offered.pop("Rec") == []
    assert list(offered.values()) == [[("clocktower.slayer", everybody, True)]] * len(FIVE)
