"""A line that the host hides: all see that it was done and whose it was, and the record keeps the words."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import duskbell
from duskbell.arena.outside.brief import Brief
from duskbell.kernel import MODERATOR, Record, Ruling, View
from duskbell.kernel.event import PUBLIC_BIT
from duskbell.locale import words
from duskbell.server.errors import NoLine
from duskbell.server.room.lobby import Lobby
from duskbell.server.running import Limits
from duskbell.server.sitting.withheld import Withheld
from tests.arena import outsiders
from tests.server.house import QUIET, House, Message, Person, open_house
from tests.server.olga import open_cup
from tests.server.phoenix import Phoenix
from tests.server.test_gallery import overheard, spectator
from tests.server.test_outside_bots import HERE, Held
from tests.server.test_seating import did, fault, lobby, visit

pytestmark = pytest.mark.anyio
SLUR = "you absolute slur"


def _talking() -> duskbell.Play[Any]:
    """A table of the tiny talk: the moderator may always speak to all."""
    play = duskbell.start("mafia", 6, seed="hide", moderator="ask")
    play.say(MODERATOR, "welcome")
    play.say(MODERATOR, SLUR)
    return play


def _number(play: duskbell.Play[Any], text: str, viewer: int | None = MODERATOR) -> int:
    return next(n for n, e in enumerate(play.view(viewer).as_data()) if e.get("text") == text)


def test_the_words_are_gone_from_what_is_shown_and_from_no_record() -> None:
    play = _talking()
    hidden, entry = Withheld(play), play.table.log[_number(play, SLUR)]
    assert hidden.shown(entry) is entry
    hidden.hide(MODERATOR, _number(play, SLUR), MODERATOR)
    shown = hidden.shown(entry).event.as_data()
    assert (shown["text"], shown["seat"], shown["hidden"]) == ("", MODERATOR, True)
    assert "hidden" not in play.table.log[_number(play, "welcome")].event.as_data()
    assert hidden.heard(PUBLIC_BIT) == 1
    with pytest.raises(NoLine, match="already"):
        hidden.hide(MODERATOR, _number(play, SLUR), MODERATOR)
    for number, by in ((10**6, MODERATOR), (0, MODERATOR), (_number(play, "welcome"), 3)):
        with pytest.raises(NoLine, match="nothing there"):
            hidden.hide(MODERATOR, number, by)
    assert SLUR in play.record.dump()
    told = hidden.record().dump()
    assert SLUR not in told
    again = duskbell.rebuild(Record.parse(told))
    assert [e.type for e in again.view(None).events] == [e.type for e in play.view(None).events]
    told_again = again.view(None).as_data()[_number(play, SLUR, None)]
    assert told_again["hidden"]
    assert again.record.dump() == told
    for lang in ("en", "zh-CN"):
        said = words(lang)
        assert said.text("table-hidden") in said.table("mafia", ("A",) * 6).event(told_again)


def test_it_stays_hidden_after_an_undo_and_a_restart() -> None:
    play = _talking()
    hidden = Withheld(play)
    hidden.hide(MODERATOR, _number(play, SLUR), MODERATOR)
    seat, ask = next(iter(play.open.items()))
    play.answer(seat, ask.default)
    play.say(MODERATOR, "late")
    hidden.hide(MODERATOR, _number(play, "late"), MODERATOR)
    play.rule(Ruling("undo", "a slip", count=1))
    hidden.find()
    shown = [hidden.shown(e).event.as_data() for e in play.table.log]
    assert [e.get("text") for e in shown if e["type"] == "core.said"] == ["welcome", ""]
    assert len(hidden.places) == 2, "the record keeps what was taken back, and so that it is hidden"
    other = Withheld(duskbell.rebuild(Record(play.record.header, play.lines)), hidden.places)
    assert SLUR not in other.record().dump()
    assert "late" not in other.record().dump()


def test_only_words_of_ones_own_are_hidden() -> None:
    play = duskbell.start("mafia", 6, seed="hide", moderator="ask")
    play.say(MODERATOR, line="pass")
    hidden = Withheld(play)
    number = next(n for n, e in enumerate(play.view(MODERATOR).as_data()) if e.get("line") == "pass")
    with pytest.raises(NoLine, match="phrases"):
        hidden.hide(MODERATOR, number, MODERATOR)


def test_in_the_lobby_numbers_stay_and_nobody_is_told_the_words() -> None:
    talk = Lobby(Limits())
    for n, seat in enumerate((0, 1, 0)):
        talk.say(f"token{seat}", seat, "lobby", f"{SLUR} {n}", 10.0 * n)
    talk.forget(1)
    talk.hide(3, 0)
    assert [(s.n, s.text, s.hidden) for s in talk.shown] == [(1, f"{SLUR} 0", False), (3, "", True)]
    assert [s.text for s in talk.said] == [f"{SLUR} 0", f"{SLUR} 2"], "the operator can read it"
    assert Lobby(Limits(), talk.said).shown == talk.shown
    for number, by, why in ((3, 0, "already"), (2, 1, "nothing"), (1, 1, "nothing")):
        with pytest.raises(NoLine, match=why):
            talk.hide(number, by)


def _hide(line: int, by: int | str, where: str = "table") -> Message:
    return {"where": where, "line": line, "by": by}


async def _hid(house: House, path: str, body: Message, token: str) -> None:
    """Hide it, by the other of two nodes where there are two."""
    assert (await (house.other or house).post(f"{path}/hide", body, token)).status_code == 204


def _said(person: Person) -> list[tuple[str, bool]]:
    return [(e["text"], e.get("hidden", False)) for e in person.events if e["type"] == "core.said" and not e["line"]]


def test_a_bot_from_outside_reads_no_words_that_are_hidden() -> None:
    outsiders.GATE.clear()
    held = Held("mafia", f"{HERE}:Slow")
    for text in ("welcome", SLUR):
        held.play.say(MODERATOR, text)
    held.sitting.withheld.hide(MODERATOR, _number(held.play, SLUR), MODERATOR)
    thinkers = held.sitting._bots._guests._thinkers
    seen: list[View[Any]] = []
    for seat, (_, thinker) in thinkers.items():
        thinker.bot.bot.ended = seen.append
        thinker.end(held.play.view(seat))
    outsiders.GATE.set()
    held.sitting.close()
    for _, thinker in thinkers.values():
        assert thinker._thread is not None
        thinker._thread.join()
    assert sorted(view.seat or 0 for view in seen) == list(range(6))
    for view in seen:
        said = [(e["text"], e.get("hidden", False)) for e in view.as_data() if e["type"] == "core.said"]
        assert said == [("welcome", False), ("", True)]
        sent = Brief().encode("end", view, outcome=None).decode()
        assert SLUR not in sent
        assert "welcome" in sent
        assert SLUR in str(held.play.view(view.seat).as_data()), "the table itself forgets nothing"


@pytest.mark.slow
@pytest.mark.parametrize("database", ["sqlite", pytest.param("nodes", marks=pytest.mark.store)], indirect=True)
async def test_all_see_that_it_was_hidden_also_who_comes_later_and_after_a_restart(
    tmp_path: Path, database: str
) -> None:
    async with open_house(tmp_path, QUIET, url=database) as house:
        path, (ann, bo) = await lobby(house, moderator="me")
        code, host, one = path.rpartition("/")[2], await visit(house, path, ann), await visit(house, path, bo)
        await one.send({"type": "say", "channel": "lobby", "text": SLUR})
        await one.until(lambda s: bool(s["talk"]["said"]))
        assert await fault(house, f"{path}/hide", _hide(1, 0, "lobby"), bo) == (403, "forbidden")
        assert await fault(house, f"{path}/hide", _hide(1, 1, "lobby"), ann) == (409, "no-line")
        assert await fault(house, f"{path}/hide", _hide(0, 1), ann) == (409, "not-started")
        await _hid(house, path, _hide(1, 0, "lobby"), ann)
        await one.until(lambda s: s["talk"]["said"][0]["hidden"])
        late = await visit(house, path, None)
        assert late.state["talk"]["said"] == [{"seat": 0, "text": "", "n": 1, "hidden": True}]
        await did(house, f"{path}/bots", {"kind": "plain"}, ann)
        await did(house, f"{path}/start", token=ann)
        assert await fault(house, f"{path}/hide", _hide(1, 0, "lobby"), ann) == (409, "started")
        await host.send({"type": "say", "channel": "public", "text": "hush, all"})
        await host.until(lambda s: any(e.get("text") == "hush, all" for e in s["events"]))
        own = next(n for n, e in enumerate(host.events) if e.get("text") == "hush, all")
        await _hid(house, path, _hide(own, "moderator"), ann)
        await late.until(lambda s: any(e.get("hidden") for e in s["events"]))
        await host.send({"type": "rule", "ruling": {"kind": "end", "reason": "late"}})
        await one.until(lambda s: s["outcome"] is not None)
        await one.send({"type": "say", "channel": "public", "text": SLUR})
        await host.until(lambda s: any(e.get("text") == SLUR for e in s["events"]))
        line = next(n for n, e in enumerate(host.events) if e.get("text") == SLUR)
        assert await fault(house, f"{path}/hide", _hide(line, 0), bo) == (403, "forbidden")
        assert await fault(house, f"{path}/hide", _hide(line, 1), ann) == (409, "no-line")
        await _hid(house, path, _hide(line, 0), ann)
        for person in (one, host, late):
            await person.until(lambda s: sum(e.get("hidden", False) for e in s["events"]) == 2)
            assert _said(person) == [("", True)] * 2
        assert await fault(house, f"{path}/hide", _hide(line, 0), ann) == (409, "no-line")
        told = {"sort": "talk", "seat": 0, "line": line}
        assert (await house.post(f"{path}/report", told, ann)).status_code == 201
        assert await fault(house, f"{path}/report", {**told, "seat": 1}, ann) == (409, "no-line")
    async with open_house(tmp_path, QUIET, url=database) as house:
        back = await house.sit(code, ann, since=len(host.events))
        await back.until(lambda s: s["outcome"] is not None)
        assert _said(back) == [("", True)] * 2, "who held it before is told anew"
        assert SLUR not in (await house.get(f"{path}/record")).text
        assert SLUR not in (await house.get(f"{path}/replay?as=moderator")).text
        assert SLUR in str(await house.lines(code)), "the record keeps it"
        assert house.app is not None
        (report,) = await house.app.state.store.reports.listed(answered=False, most=9)
        assert report.words == f"Bo: {SLUR}"


@pytest.mark.slow
async def test_a_host_points_at_no_line_that_they_do_not_hear(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        room = await house.create(5, moderator="me")
        path, host = f"/rooms/{room['room']}", room["token"]
        (wu, _), (zoe, _) = await spectator(house, path, "Wu"), await spectator(house, path, "Zoe")
        await wu.send({"type": "comment", "text": SLUR})
        assert (await wu.reply("comment"))["type"] == "ok"
        assert await fault(house, f"{path}/hide", _hide(1, 2, "gallery"), host) == (409, "no-line")
        await _hid(house, path, _hide(1, 1, "gallery"), host)
        while overheard(zoe)[-1:] != [""]:
            await zoe.next()
        assert await fault(house, f"{path}/hide", _hide(1, 1, "gallery"), host) == (409, "no-line")
        assert await fault(house, f"{path}/hide", _hide(9, 1, "gallery"), host) == (400, "bad-message")
        other, (ann, _) = await lobby(house)
        assert await fault(house, f"{other}/hide", _hide(1, 1, "gallery"), ann) == (403, "forbidden")
    async with open_house(tmp_path, QUIET) as house:
        late, _ = await spectator(house, path, "Lin")
        assert overheard(late) == [""]


@pytest.mark.slow
@pytest.mark.parametrize("database", [pytest.param("postgresql", marks=pytest.mark.store)], indirect=True)
async def test_what_was_acknowledged_stays_hidden_though_the_server_is_killed(tmp_path: Path, database: str) -> None:
    phoenix = Phoenix(tmp_path, url=database)
    await phoenix.hatch()
    house = House(phoenix.port)

    async def hide(where: str, line: int, by: int | str) -> None:
        await _hid(house, path, _hide(line, by, where), ann)
        phoenix.kill()
        await phoenix.rise()

    try:
        path, (ann, bo) = await lobby(house, moderator="me")
        one, (wu, _) = await visit(house, path, bo), await spectator(house, path, "Wu")
        await one.send({"type": "say", "channel": "lobby", "text": SLUR})
        assert (await one.reply("say"))["type"] == "ok"
        await wu.send({"type": "comment", "text": SLUR})
        assert (await wu.reply("comment"))["type"] == "ok"
        await hide("gallery", 1, 1)
        await hide("lobby", 1, 0)
        assert (await visit(house, path, ann)).state["talk"]["said"] == [
            {"seat": 0, "text": "", "n": 1, "hidden": True}
        ]
        assert overheard((await spectator(house, path, "Zoe"))[0]) == [""]
        await did(house, f"{path}/bots", {"kind": "plain"}, ann)
        await did(house, f"{path}/start", token=ann)
        host = await visit(house, path, ann)
        await host.send({"type": "rule", "ruling": {"kind": "end", "reason": "late"}})
        one = await visit(house, path, bo)
        await one.until(lambda s: s["outcome"] is not None)
        await one.send({"type": "say", "channel": "public", "text": SLUR})
        await host.until(lambda s: any(e.get("text") == SLUR for e in s["events"]))
        await hide("table", next(n for n, e in enumerate(host.events) if e.get("text") == SLUR), 0)
        for token in (ann, bo, None):
            assert _said(await visit(house, path, token)) == [("", True)]
        assert SLUR not in (await house.get(f"{path}/record")).text
    finally:
        await house.close()
        assert await phoenix.end() == ""


@pytest.mark.slow
async def test_at_a_cups_table_the_referee_alone_hides(tmp_path: Path) -> None:
    async with open_cup(tmp_path) as olga:
        rita, room, referee = await olga.judged(people="ab")
        path, (one, other) = f"/rooms/{room}", [olga.captains[team] for team in "ab"]
        await referee.send({"type": "rule", "ruling": {"kind": "end", "reason": "late"}})
        person = await visit(olga.house, path, one)
        await person.until(lambda s: s["outcome"] is not None)
        await person.send({"type": "say", "channel": "public", "text": SLUR})
        await referee.until(lambda s: any(e.get("text") == SLUR for e in s["events"]))
        line, me = next((n, e["seat"]) for n, e in enumerate(referee.events) if e.get("text") == SLUR)
        strangers = ((one, (403, "forbidden")), (other, (403, "forbidden")), (olga.token, (401, "unauthorized")))
        for token, refused in strangers:
            assert await fault(olga.house, f"{path}/hide", _hide(line, me), token) == refused
        await _hid(olga.house, path, _hide(line, me), rita)
        for told in (referee, person, await visit(olga.house, path, other)):
            await told.until(lambda s: any(e.get("hidden") for e in s["events"]))
            assert _said(told) == [("", True)]
