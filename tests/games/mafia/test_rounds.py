"""How often the killers pointed, and whether they agreed, is nobody else's to know: what every other seat receives in a
night, and when, is the same whatever they did (docs/rulings.md, M4, M26).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count
from typing import Any

import pytest

from duskbell.kernel import PASS, Play, Ruling
from duskbell.testing.twins.frame import Frame, Watch
from tests.rulebook.mafia.princeton import EIGHT, KILLER, TWELVE, princeton

NAMES = list(EIGHT)
VIC, WES, YAN = (f"#{NAMES.index(name)}" for name in ("Vic", "Wes", "Yan"))
SILENT = ""
Rounds = Sequence[tuple[str, str]]
"""What the two killers answer, round by round; the last is what they answer from then on."""

QUIET: dict[str, Rounds] = {
    "agree on nobody at once": [(PASS, PASS)],
    "are silent": [(SILENT, SILENT)],
    "agree on nobody after a quarrel": [(VIC, WES), (PASS, PASS)],
    "never agree": [(VIC, WES), (WES, VIC), (VIC, PASS)],
}
DEADLY: dict[str, Rounds] = {
    "agree at once": [(VIC, VIC)],
    "agree after a quarrel": [(VIC, WES), (VIC, VIC)],
}


def seen(rounds: Rounds, killer_rounds: int, expelled: str = "", at: int = -1) -> list[list[Frame]]:
    """What each seat that is no killer receives, scene by scene, until the day. `expelled`: who goes in scene number
    `at`, and may look from then on.
    """
    play = princeton(EIGHT, killer_rounds=killer_rounds, moderator="ask").play
    watches = [Watch(play, n) for n, card in enumerate(EIGHT.values()) if card != KILLER and f"#{n}" != expelled]
    frames: list[list[Frame]] = [[] for _ in watches]
    pointed = iter(rounds)
    said = next(pointed)
    for scene in count():
        if scene == at:
            play.rule(Ruling("penalty", "it was enough", seat=int(expelled[1:]), penalty="expel"))
        for frame, watch in zip(frames, watches, strict=True):
            frame.append(watch.look())
        if play.table.phase == "day":
            return frames
        asked = list(play.open.values())
        for ask in asked:
            killer = ask.key == "mafia.kill"
            token = said[ask.to != asked[0].to] if killer else PASS
            if token in ask.options:
                play.answer(ask.to, token, ask=ask)
            else:
                play.silence(ask.to)
        if any(ask.key == "mafia.kill" for ask in asked):
            said = next(pointed, said)
    raise AssertionError


@pytest.mark.parametrize("killer_rounds", [1, 2, 4])
@pytest.mark.parametrize("worlds", [QUIET, DEADLY], ids=["quiet", "deadly"])
def test_nobody_can_tell_how_often_the_killers_pointed(worlds: dict[str, Rounds], killer_rounds: int) -> None:
    possible = {name: said for name, said in worlds.items() if worlds is QUIET or len(said) <= killer_rounds}
    first, *others = [(name, seen(said, killer_rounds)) for name, said in possible.items()]
    assert len(first[1][0]) == killer_rounds + 3, "so many rounds, two angels, and the day"
    for name, frames in others:
        assert frames == first[1], f"that the killers {name} can be told from that they {first[0]}"


@pytest.mark.parametrize("at", range(4))
def test_nobody_can_tell_that_who_is_expelled_was_the_victim(at: int) -> None:
    """Two rounds and two angels: wherever in the night it happens, as many calls and rounds follow."""
    worlds: dict[str, Rounds] = {
        "chose whom was expelled": [(YAN, YAN), (PASS, PASS)],
        "chose nobody": [(PASS, PASS)],
        "quarrelled": [(VIC, WES), (WES, VIC)],
    }
    first, *others = [(name, seen(said, 2, expelled=YAN, at=at)) for name, said in worlds.items()]
    for name, frames in others:
        assert frames == first[1], f"that the killers {name} can be told from that they {first[0]}"


def scenes(play: Play[Any]) -> Iterator[str]:
    """The stages of the first night, one for each scene."""
    while play.table.phase == "night":
        yield play.table.stage
        for ask in list(play.open.values()):
            play.silence(ask.to)


def test_who_is_the_only_killer_by_all_that_lies_open_points_once() -> None:
    """There is nobody to agree with, and everybody knows that."""
    assert list(scenes(princeton().play)) == ["killers", "angel_of_hearts"]
    s = princeton(TWELVE)
    for seat in (0, 1):
        s.play.rule(Ruling("penalty", "it was enough", seat=seat, penalty="expel"))
    assert list(scenes(s.play)) == ["killers", "angel_of_hearts"]


@pytest.mark.parametrize("changed", [(0,), (0, 1)], ids=["a killer's card", "a killer's and a villager's card"])
def test_a_card_that_was_changed_by_hand_does_not_show_in_the_number_of_rounds(changed: tuple[int, ...]) -> None:
    """It is told to its holder alone, and so are the rounds counted by the cards that were dealt."""
    s = princeton(EIGHT)
    for seat in changed:
        s.play.rule(Ruling("hand", "a mistake", seat=seat, change="role", to=KILLER if seat else "villager"))
    assert list(scenes(s.play)).count("killers") == 2
