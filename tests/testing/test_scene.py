"""Scenes are strict: nothing unforeseen, nothing left over, nothing changed by what was refused."""

from __future__ import annotations

from typing import Any

import pytest

from duskbell.games.mafia.table import Died, Learned
from duskbell.kernel import Ask, DuskbellError, Event
from duskbell.kernel.core_events import Said
from duskbell.testing import Scene

CAST = {"Kim": "killer", "Ann": "angel_of_hearts", "Vic": "villager", "Val": "villager", "Von": "villager"}


def scene(**how: Any) -> Scene:
    return Scene("mafia", how.pop("cast", CAST), deal="mafia.deal", **how)


def test_a_scene_reads_like_the_rulebook() -> None:
    s = scene()
    s.says("Kim", "Vic", "mafia.kill").says("Ann", "Kim", "mafia.ask")
    assert s.sees("Ann", Learned) == [Learned(1, 0, True)]
    assert s.sees("Val", Learned) == s.sees(None, Learned) == []
    assert s.sees(None, Died) == [Died(2, "killers", "villager")]
    assert s.knows("Ann", "Ann") == "angel_of_hearts"
    assert s.knows("Ann", "Val") is None
    assert s.knows("moderator", "Kim") == "killer"
    assert not s["Vic"].alive
    assert (s.no("Von"), s.no("moderator")) == (4, -2)


def test_chance_that_was_not_foreseen_fails(coin: str) -> None:
    with pytest.raises(AssertionError, match=r"coin\.toss.*did not foresee"):
        Scene(coin, dict.fromkeys("abc", ""))
    with pytest.raises(AssertionError, match=r"mafia\.deal.*did not foresee"):
        Scene("mafia", CAST)


def test_chance_is_told_in_order_and_fails_when_used_up(coin: str) -> None:
    s = Scene(coin, dict.fromkeys("abc", ""), chance={"coin.toss": ["heads", "tails", "heads"]})
    s.all_say("no")
    assert s.play.table.fallen == ("heads", "tails")
    with pytest.raises(AssertionError, match=r"coin\.cards.*did not foresee"):
        s.all_say("pass")


def test_seats_may_be_named_in_what_chance_says(coin: str) -> None:
    cast = {"Kim": "killer", "Ken": "killer", **dict.fromkeys(("A", "B", "C", "D"), "villager")}
    s = scene(cast=cast, chance={"mafia.tie": ["B"]}, options={"angels": 0, "must_kill": True, "killer_rounds": 1})
    s.says("Kim", "A").says("Ken", "B")
    assert s.sees(None, Died) == [Died(3, "killers", "villager")]


@pytest.mark.parametrize(
    "cast",
    [
        {**CAST, "Vic": "killer"},
        {**CAST, "Ann": "villager"},
        {**CAST, "Vic": "wizard"},
    ],
    ids=["one killer too many", "the angel left out", "no such role"],
)
def test_a_cast_that_the_rules_do_not_deal_fails(cast: dict[str, str]) -> None:
    """What a scene tells chance to say must be one of chance's legal answers."""
    with pytest.raises((AssertionError, DuskbellError)):
        scene(cast=cast)


def test_what_chance_says_must_be_legal(coin: str) -> None:
    with pytest.raises((AssertionError, DuskbellError)):
        Scene(coin, dict.fromkeys("abc", ""), chance={"coin.toss": ["edge"]})


def test_a_question_left_over_fails_at_done(coin: str) -> None:
    s = Scene(coin, dict.fromkeys("abc", ""), chance={"coin.toss": ["heads"]})
    with pytest.raises(AssertionError, match="left open"):
        s.done()
    s.all_say("yes").done()


def test_the_wrong_question_fails() -> None:
    s = scene()
    with pytest.raises(AssertionError, match=r"Kim is asked mafia\.kill, not mafia\.vote"):
        s.says("Kim", "Vic", "mafia.vote")
    with pytest.raises(AssertionError, match="Val is asked nothing"):
        _ = s.asks("Val", "mafia.kill")
    with pytest.raises(DuskbellError):
        s.says("Val", "Vic")
    with pytest.raises(DuskbellError):
        s.says("Kim", "nobody there")


def test_who_comes_too_late_fails() -> None:
    s = scene().says("Kim", "Vic").says("Ann", "Kim").says("Ann", "Kim")
    assert s.open_now() == {"Val": "mafia.second", "Von": "mafia.second"}
    with pytest.raises(AssertionError, match="Val was too late"):
        s.says("Val", "Von")


def test_options_are_read_by_name() -> None:
    s = scene()
    assert s.options("Kim") == ["Kim", "Ann", "Vic", "Val", "Von", "pass"]
    s.says("Kim", "Vic")
    assert s.options("Ann") == ["Kim", "Vic", "Val", "Von"]
    assert s.open_now() == {"Ann": "mafia.ask"}


def test_refuses_tells_the_sentence_and_changes_nothing() -> None:
    s = scene()
    before = s.snapshot()
    assert "#0" in s.refuses("Kim", "nonsense")
    assert s.refuses("Val", "Vic").endswith(".")
    assert s.snapshot() == before


def test_refuses_fails_when_it_is_taken() -> None:
    s = scene()
    with pytest.raises(AssertionError, match="was not refused"):
        s.refuses("Kim", "Vic")


@pytest.mark.parametrize("change", ["event", "line", "question"])
def test_refuses_notices_any_change(change: str) -> None:
    s = scene()

    class Leaky:
        """A play that changes something before it refuses."""

        def __getattr__(self, name: str) -> Any:
            return getattr(real, name)

        def answer(self, seat: int, what: object) -> bool:
            if change == "event":
                real.table.emit(Said(0, "public", "oh"), public=True)
            elif change == "line":
                real.lines.append((0, "mafia.kill", "#1"))
            else:
                real.open[3] = Ask(3, "mafia.vote", ("guilty",))
            return real.answer(seat, what)

    real = s.play
    s.play = Leaky()  # type: ignore[assignment]
    with pytest.raises(AssertionError, match="changed the table"):
        s.refuses("Kim", "nonsense")


def test_silence_is_the_clocks_default() -> None:
    s = scene().silent("Kim")
    assert s.play.lines[-1] == (0, "mafia.kill", "pass", "clock")
    s.silent()
    assert (1, "mafia.ask", "silence", "clock") in s.play.lines


def test_all_say_but_some() -> None:
    s = scene().says("Kim", "pass").says("Ann", "Kim")
    s.all_say("pass", "Von", "Val", Ann="Kim")
    assert s.play.table.accused == 0
    s.says("Von", "second")
    s.all_say("guilty", "Vic", Val="innocent")
    assert s.open_now() == {"Vic": "mafia.vote"}


def test_talk_and_who_cannot() -> None:
    s = scene(moderator="ask").says("Kim", "Vic").says("Ann", "Kim")
    s.talks("Val", "good morning")
    assert [said.text for said in s.sees(None, Said)] == ["good morning"]
    assert s.cannot_talk("Vic")
    assert s.cannot_talk("Val", "killers")
    with pytest.raises(AssertionError, match="was not refused"):
        s.cannot_talk("Val")


HM = Said(0, "public", "hm")
BEFORE: list[tuple[Event, list[str] | None]] = [
    (Died(4, "killers", "villager"), None),
    (Learned(1, 0, True), ["Ann"]),
    (HM, []),
]
"""A night that has been: one is dead, which all know, and the angel knows of the killer."""


def test_a_table_is_laid_by_events_before_the_first_question() -> None:
    s = scene(laid=BEFORE)
    assert s.open_now() == {"Kim": "mafia.kill"}
    assert s["Von"].alive is False
    assert s.sees("Val", Died) == s.sees(None, Died) == [Died(4, "killers", "villager")]
    assert s.sees("Ann", Learned) == [Learned(1, 0, True)]
    assert s.sees("Val", Learned) == []
    assert s.sees("Ann", Said) == []
    assert s.sees("moderator", Said) == [HM]
    assert "Von" not in s.options("Kim")


def test_what_is_laid_happens_once_and_is_there_again_after_an_undo_and_in_a_fork() -> None:
    s = scene(laid=BEFORE[2:])
    s.says("Kim", "pass").says("Ann", "Kim").rest_pass()
    assert s.play.table.day == 2
    assert s.sees("moderator", Said) == [HM]
    s.play.undo(2)
    assert s.sees("moderator", Said) == [HM]
    s.play = s.play.fork()
    assert s.sees("moderator", Said) == [HM]


def test_a_table_can_be_laid_in_any_phase() -> None:
    s = scene(laid=BEFORE[2:], laid_in="day")
    assert s.sees("moderator", Said) == []
    s.says("Kim", "pass").says("Ann", "Kim")
    assert s.sees("moderator", Said) == [HM]
    with pytest.raises(KeyError):
        scene(laid=BEFORE, laid_in="noon")


def test_the_rest_pass_to_the_end_of_the_stage() -> None:
    s = scene().rest_pass()
    assert s.open_now() == {"Ann": "mafia.ask"}
    s.rest_pass()
    assert (1, "mafia.ask", "silence", "clock") in s.play.lines
    assert set(s.open_now().values()) == {"mafia.accuse"}
    s.rest_pass()
    assert s.open_now() == {"Kim": "mafia.kill"}


def test_the_rest_pass_but_the_named() -> None:
    s = scene().rest_pass(until="mafia.accuse").rest_pass("Val", "Von")
    assert s.open_now() == {"Val": "mafia.accuse", "Von": "mafia.accuse"}
    s.says("Val", "Kim").rest_pass("Von")
    assert s.open_now() == {"Von": "mafia.second"}


def test_the_rest_pass_until_a_question_is_put() -> None:
    s = scene().rest_pass(until="mafia.accuse")
    assert set(s.open_now().values()) == {"mafia.accuse"}
    s.rest_pass(until="mafia.ask")
    assert s.play.table.day == 2


def test_a_race_is_passed_though_an_answer_before_has_settled_it(coin: str) -> None:
    s = scene().rest_pass(until="mafia.accuse")
    s.says("Val", "Kim").rest_pass()
    assert not s.play.over
    assert ("mafia.second", "pass") in [line[1:3] for line in s.play.lines if line[0] == 4]
