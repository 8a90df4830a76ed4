"""Bots from outside at a server's table: they think beside the room, and whatever they do the table goes on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import duskbell
from duskbell.arena.seating import anywhere
from duskbell.bots import make
from duskbell.kernel import Ask, View
from duskbell.server.running.settings import Settings, Tempo
from duskbell.server.sitting.sitting import Sitting
from tests.arena import outsiders
from tests.server.house import HASTY, House, open_house
from tests.server.play import play_on
from tests.server.test_table_bots import Clock, let

pytestmark = pytest.mark.anyio
HERE = "tests.arena.outsiders"


def seated(text: str, think: float = 60.0) -> Settings:
    """A fast server whose bots are these."""
    return Settings(replace(Tempo.of(0), think=think), HASTY, retry=0, seating=anywhere(text))


async def lines(house: House, room: str, seat: int) -> list[Any]:
    return [line for line in await house.lines(room) if line[0] == seat and len(line) == 3]


@pytest.mark.slow
async def test_a_room_goes_on_while_a_bot_thinks(tmp_path: Path) -> None:
    outsiders.GATE.clear()
    async with open_house(tmp_path, seated(f"2-6={HERE}:Slow")) as house:
        room = await house.create(6, speed="none", decoys=True)
        tokens = await house.fill(room)
        person = await house.sit(room["room"], tokens[0])
        await person.until(lambda s: s["view"] is not None)
        await person.up_to_date()  # nobody has thought yet, and the room answers
        assert [await lines(house, room["room"], n) for n in range(1, 6)] == [[]] * 5
        outsiders.GATE.set()
        await play_on(person)
        assert person.state["outcome"]
        said = [line for line in await house.lines(room["room"]) if line[0] == "say"]
        assert "I trust nobody, 谁也不信。" in {line[3] for line in said}
        assert await lines(house, room["room"], 1) or await lines(house, room["room"], 2)


@pytest.mark.slow
async def test_a_table_of_bots_that_fail_ends(tmp_path: Path) -> None:
    async with open_house(tmp_path, seated(f"2-5={HERE}:Wild")) as house:
        room = await house.create(5, speed="none")
        person = await house.sit(room["room"], (await house.fill(room))[0])
        await play_on(person)
        assert person.state["outcome"]


class Held:
    """A play, its sitting and a clock, with bots from outside on all seats."""

    def __init__(self, game: str, text: str) -> None:
        self.clock = Clock()
        self.play = duskbell.start(game, 6, seed=4, moderator="ask")
        self.sitting = Sitting(
            self.play,
            person_moderates=False,
            bots=dict.fromkeys(range(6), "plain"),
            present=set,
            read=self.clock,
            tempo=Tempo(),
            speed=None,
            seating=anywhere(text),
        )


def test_who_thinks_for_too_long_is_silent() -> None:
    outsiders.GATE.clear()
    held = Held("mafia", f"{HERE}:Slow")
    asked = [n for n in held.play.open if n >= 0]
    let(held.sitting, held.clock, Tempo().think - 1)
    assert [n for n in held.play.open if n >= 0] == asked
    let(held.sitting, held.clock, 3)
    outsiders.GATE.set()
    held.sitting.close()
    assert [line[3] for line in held.play.lines if line[0] == asked[0]] == ["clock"]


def test_where_it_is_a_secret_who_is_asked_they_are_asked_for_show() -> None:
    """A bot takes its time, which would tell whose card is awake."""
    outsiders.GATE.clear()
    held = Held("mafia", f"{HERE}:Slow")
    true = {n for n in held.play.open if n >= 0}
    shown = {n for n in range(6) if held.sitting.questions.at(n) is not None}
    outsiders.GATE.set()
    held.sitting.close()
    assert true
    assert shown == set(range(6)), "all, as people are"


def test_who_stands_in_for_a_person_is_no_guest() -> None:
    play = duskbell.start("mafia", 6, seed=4, moderator="ask")
    sitting = Sitting(
        play,
        person_moderates=False,
        bots={1: "stand_in", 2: "plain"},
        present=set,
        read=Clock(),
        tempo=Tempo(),
        seating=anywhere(f"{HERE}:First"),
    )
    assert sitting._bots.guests == {2}
    sitting.close()


def test_a_plain_bot_is_offered_again_only_when_something_has_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    from duskbell.server.sitting import table_bots

    asked: list[tuple[int | None, int, Ask[Any]]] = []
    play = duskbell.start("shadow_hunters", 5, seed=2, moderator="ask")

    def spying(game: str, kind: str, seed: str, **_: Any) -> Any:
        bot = make(game, kind, seed)

        def answer(view: View[Any], ask: Ask[Any]) -> str:
            if ask in play.offers.get(view.seat or 0, ()):
                asked.append((view.seat, view.version, ask))
            return bot(view, ask)

        return type("Spy", (), {"__call__": lambda _, view, ask: answer(view, ask), "speak": lambda *_: []})()

    monkeypatch.setattr(table_bots, "make", spying)
    clock = Clock()
    bots = dict.fromkeys(range(5), "plain")
    sitting = Sitting(play, person_moderates=False, bots=bots, present=set, read=clock, tempo=Tempo())
    for _ in range(5):
        sitting.heed()
    assert len(asked) == len(set(asked)) > 0
