"""How much may be said at one table: by each seat, over all its connections, and in all."""

from __future__ import annotations

from pathlib import Path

import pytest

from duskbell.kernel import Ruling
from duskbell.server.errors import SaidEnough, TooFast
from duskbell.server.room.talk import Talk
from duskbell.server.running.settings import Limits, Settings, Tempo
from tests.server.house import open_house

MEASURED = Limits(talk=(2.0, 1.0), words=1_000, table_words=2_500)


def test_each_seat_has_a_measure_of_its_own() -> None:
    talk = Talk(MEASURED)
    talk.take(0, 10.0)
    talk.take(0, 10.0)
    with pytest.raises(TooFast):
        talk.take(0, 10.0)
    talk.take(1, 10.0)
    talk.take(0, 11.0)


def test_a_seat_and_a_table_have_a_ceiling_that_outlives_a_restart() -> None:
    talk = Talk(MEASURED, [("say", 0, "public", "x" * 900, "", ()), (0, "mafia.vote", "guilty")])
    with pytest.raises(SaidEnough, match="one seat"):
        talk.take(0, 10.0)
    talk.take(1, 10.0)
    for seat in (1, 2):
        talk.note(seat, "y" * 650)
    with pytest.raises(SaidEnough, match="at this table"):
        talk.take(3, 10.0)


def test_rulings_have_a_measure_and_a_ceiling_that_outlives_a_restart() -> None:
    """Each of them is told to everybody who arrives, for ever."""
    limits = Limits(rulings=(3.0, 1.0), reasons=1_000)
    talk, correction = Talk(limits), Ruling("correct", "x" * 400)
    for _ in range(2):
        talk.take_ruling(correction, 10.0)
        talk.note_ruling(correction)
    with pytest.raises(SaidEnough, match="ruled"):
        talk.take_ruling(correction, 10.0)
    with pytest.raises(TooFast):
        talk.take_ruling(correction, 10.0)
    again = Talk(limits, [("rule", correction), ("rule", correction)])
    with pytest.raises(SaidEnough):
        again.take_ruling(Ruling("pause"), 10.0)
    again.take_ruling(Ruling("end"), 10.0)


@pytest.mark.slow
@pytest.mark.anyio
async def test_more_connections_give_a_seat_no_more_words(tmp_path: Path) -> None:
    settings = Settings(Tempo.of(0, alone=10_000), Limits(talk=(3.0, 0.0001)), retry=0)
    async with open_house(tmp_path, settings) as house:
        room = await house.create(6, moderator="me")
        await house.fill(room)
        mine = [await house.sit(room["room"], room["token"]) for _ in range(5)]
        results = []
        for one in mine:
            await one.send({"type": "say", "channel": "public", "text": "Hear me!"})
            results.append((await one.reply("say"))["type"])
        assert results == ["ok"] * 3 + ["error"] * 2
