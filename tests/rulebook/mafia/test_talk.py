"""Talk that the text is silent about: whispers, and what the dead say to each other (docs/rulings.md, M10 and M24)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from duskbell.games.mafia.table import Accused
from duskbell.kernel import MODERATOR, Ruling
from duskbell.kernel.core_events import Said, Whispered
from duskbell.kernel.errors import NoFloor
from duskbell.testing import Scene
from tests.rulebook.mafia.princeton import (
    EIGHT,
    a_day_of_eight,
    accuse,
    go_on,
    living,
    night,
    penalise,
    point,
    princeton,
    speakers,
    stage,
    trial,
    witnesses,
)


def whisper(s: Scene, who: str, to: str, text: str = "psst") -> None:
    s.talks(who, text, f"whisper#{s.no(to)}")


def whisperers(s: Scene) -> list[str]:
    """Who may whisper to anybody now."""
    return [n for n in s.names if any(c.to >= 0 for c in s.play.channels(s.no(n)))]


def whispered_to(s: Scene, who: str) -> list[str]:
    """To whom `who` may whisper now."""
    return [s.names[c.to] for c in s.play.channels(s.no(who)) if c.to >= 0]


# Whispers


def test_nobody_whispers_unless_the_table_wants_it() -> None:
    s = night(princeton(EIGHT, moderator="ask"), "Vic")
    assert whisperers(s) == []
    with pytest.raises(NoFloor):
        whisper(s, "Ann", "Kim")


def test_all_see_who_whispers_to_whom_and_only_the_two_hear_what() -> None:
    s = night(princeton(EIGHT, moderator="ask", whispers=True, dead_may_look=False), "Vic")
    whisper(s, "Ann", "Zoe", "I am an angel")
    assert s.sees(None, Whispered) == [Whispered(s.no("Ann"), s.no("Zoe"))]
    assert witnesses(s, Said) == ["Ann", "Zoe"]
    assert [e.text for e in s.sees("moderator", Said)] == ["I am an angel"]


def test_the_dead_who_look_hear_whispers_too() -> None:
    s = night(princeton(EIGHT, moderator="ask", whispers=True), "Vic")
    whisper(s, "Ann", "Zoe")
    assert witnesses(s, Said) == ["Vic", "Ann", "Zoe"]


def test_whoever_has_the_floor_may_whisper_and_nobody_else() -> None:
    """Whispers are open exactly as long as a seat may speak aloud."""
    s = night(princeton(EIGHT, moderator="ask", whispers=True), "Vic")
    seen = []
    for now in a_day_of_eight(s):
        assert whisperers(s) == speakers(s)
        seen.append((now, len(whisperers(s))))
    assert seen == [
        ("day 1 discussion", 7),
        ("day 1 accusations", 7),
        ("day 1 reasons", 1),
        ("day 1 second", 7),
        ("day 1 defence", 1),
        ("day 1 comments", 7),
        ("day 1 vote", 7),
        ("day 1 accusations", 7),
        ("night 2 killers", 0),
    ]
    assert stage(s) == "night 2 killers"
    assert whisperers(s) == []


def test_nobody_whispers_at_night_not_even_the_killers() -> None:
    s = princeton(EIGHT, whispers=True)
    assert stage(s) == "night 1 killers"
    assert whisperers(s) == []
    assert speakers(s, "killers") == ["Kim", "Kit"]
    point(s, "Vic")
    assert stage(s) == "night 1 angel_of_hearts"
    assert whisperers(s) == []


def test_nobody_whispers_to_the_dead_to_themselves_or_to_the_moderator() -> None:
    s = night(princeton(EIGHT, moderator="ask", whispers=True), "Vic")
    assert whispered_to(s, "Ann") == [n for n in living(s) if n != "Ann"]
    for channel in (f"whisper#{s.no('Vic')}", f"whisper#{s.no('Ann')}", f"whisper#{MODERATOR}", "whisper#moderator"):
        assert s.cannot_talk("Ann", channel)
    assert s.cannot_talk("Vic", f"whisper#{s.no('Ann')}")
    assert s.cannot_talk("moderator", f"whisper#{s.no('Ann')}")


def test_the_muted_do_not_whisper_but_may_be_whispered_to() -> None:
    s = night(princeton(EIGHT, moderator="ask", whispers=True), "Vic")
    penalise(s, "Ann", "mute")
    assert "Ann" not in whisperers(s)
    whisper(s, "Zoe", "Ann")
    assert s.sees("Ann", Said)


def test_a_whisper_changes_no_question() -> None:
    s = night(princeton(EIGHT, moderator="ask", whispers=True), "Vic")
    go_on(s, "discussion")
    before = s.open_now()
    whisper(s, "Ann", "Zoe")
    assert s.open_now() == before
    assert s.sees(None, Accused) == []


# The dead


def test_where_the_table_wants_it_the_dead_talk_and_the_living_hear_nothing() -> None:
    s = night(princeton(EIGHT, moderator="ask", dead_talk=True), "Vic")
    go_on(s, "discussion")
    trial(s, "Ann", "Wes", "Kim", living(s))
    assert speakers(s, "dead") == ["Vic", "Wes"]
    alive = [None, *living(s)]
    before = {n: s.play.view(None if n is None else s.no(n)).version for n in alive}
    s.talks("Vic", "it was Kim", "dead").talks("Wes", "and Kit", "dead")
    assert {n: s.play.view(None if n is None else s.no(n)).version for n in alive} == before
    assert witnesses(s, Said) == ["Vic", "Wes"]
    assert [e.text for e in s.sees("moderator", Said)] == ["it was Kim", "and Kit"]


def test_the_dead_talk_by_day_and_by_night_but_never_aloud() -> None:
    s = night(princeton(EIGHT, moderator="ask", dead_talk=True, whispers=True), "Vic")
    steps: tuple[Callable[[], object], ...] = (
        lambda: go_on(s, "discussion"),
        lambda: s.says("moderator", "close"),
        lambda: point(s, "Wes"),
    )
    for step in steps:
        assert [c.id for c in s.play.channels(s.no("Vic"))] == ["dead"]
        assert s.cannot_talk("Vic")
        assert s.cannot_talk("Vic", "killers")
        assert s.cannot_talk("Vic", f"whisper#{s.no('Ann')}")
        step()


def test_the_living_do_not_talk_with_the_dead() -> None:
    s = night(princeton(EIGHT, moderator="ask", dead_talk=True), "Vic")
    for name in living(s):
        assert s.cannot_talk(name, "dead")


def test_in_a_pause_the_dead_are_silent_too() -> None:
    s = night(princeton(EIGHT, moderator="ask", dead_talk=True), "Vic")
    s.play.rule(Ruling("pause"))
    assert s.cannot_talk("Vic", "dead")


# What a talk is about


@pytest.mark.parametrize("stage_name", ["reasons", "defence", "comments"])
def test_every_talk_of_a_trial_names_the_accused(stage_name: str) -> None:
    s = night(princeton(EIGHT, moderator="ask"), "Vic")
    assert s.asks("moderator", "mafia.pace-discussion").about == ()
    go_on(s, "discussion")
    s.says("Ann", "Wes")
    if stage_name != "reasons":
        go_on(s, "reasons")
        s.says("Zoe", "second")
    if stage_name == "comments":
        go_on(s, "defence")
    assert s.asks("moderator", f"mafia.pace-{stage_name}").about == (s.no("Wes"),)


def test_a_new_trial_names_the_new_accused() -> None:
    s = night(princeton(EIGHT, moderator="ask"), "Vic")
    go_on(s, "discussion")
    trial(s, "Ann", "Wes", "Kim", [])
    accuse(s, "Ann", "Kim", "Zoe")
    assert s.asks("moderator", "mafia.pace-defence").about == (s.no("Kim"),)
