"""The gallery: who only watches talks among themselves, and no seat hears it while the table is played."""

from __future__ import annotations

from pathlib import Path

import pytest

from duskbell.server.auth import Bearer
from duskbell.server.errors import BadMessage, Forbidden, Silenced, TooFast
from duskbell.server.room.gallery import BURST, KEPT, MOST, Gallery
from duskbell.server.running.settings import Limits
from tests.server.house import QUIET, House, Message, Person, open_house
from tests.server.test_seating import did, visit
from tests.server.test_strangers import GUARDED, operate

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


class Ear:
    """A listener that keeps what it is sent."""

    def __init__(self) -> None:
        self.viewer: int | None = None
        self.bearer: Bearer | None = None
        self.opener: int | None = None
        self.since, self.changes = 0, True
        self.heard: list[str] = []

    def send(self, text: str) -> None:
        self.heard.append(text)

    def hang_up(self, code: int = 0) -> None:
        """It is never sent away here."""


def test_names_are_as_at_a_table_and_numbers_are_kept() -> None:
    gallery, one, other = Gallery(Limits()), Ear(), Ear()
    gallery.enter(one, "Bo", "guest-1", "10.0.0.1", ["Bo", "Ann"])
    gallery.enter(other, "Вo", "guest-2", "10.0.0.2", ["Bo", "Ann"])  # looks like it
    gallery.say(one, "hello", 0.0, over=False)
    gallery.say(other, "hi", 0.0, over=False)
    names = [gallery.find(n)[0].name for n in (1, 2)]
    assert names == ["Bo 2", "Вo 3"]
    gallery.leave(one)
    with pytest.raises(Forbidden, match="enter it first"):
        gallery.say(one, "again", 1.0, over=False)
    gallery.enter(one, "Bo", "guest-1", "10.0.0.1", ["Bo", "Ann"])
    assert '"you":1' in gallery.told(one)
    for n in range(MOST - 2):
        gallery.enter(Ear(), f"x{n}", f"g{n}", "", [])
    with pytest.raises(TooFast, match="as many"):
        gallery.enter(Ear(), "late", "one too many", "", [])


def test_what_is_said_is_bounded_and_who_disturbs_is_muted() -> None:
    gallery, ears = Gallery(Limits()), [Ear() for _ in range(12)]
    for n, ear in enumerate(ears):
        gallery.enter(ear, f"watcher {chr(97 + n)}", f"g{n}", "", [])
    for n in range(int(BURST)):
        gallery.say(ears[n % 12], "!", 10.0, over=False)
    with pytest.raises(TooFast, match="all together"):
        gallery.say(ears[8], "!", 10.0, over=False)
    for n in range(200):
        gallery.say(ears[n % 12], f"word {n}", 100.0 + n, over=False)
    assert gallery.told(ears[0]).count('"text"') <= KEPT
    with pytest.raises(BadMessage, match="forgotten"):
        gallery.find(1)
    gallery.mute(2, on=True)
    with pytest.raises(Silenced):
        gallery.say(ears[1], "why", 900.0, over=False)
    gallery.mute(2, on=False)
    gallery.let_speak(on=False)
    with pytest.raises(Forbidden, match="closed"):
        gallery.say(ears[1], "why", 900.0, over=False)
    with pytest.raises(BadMessage, match="number 99"):
        gallery.mute(99, on=True)


def test_what_was_not_stored_has_not_happened() -> None:
    gallery, one, late = Gallery(Limits(), "abcdefgh"), Ear(), Ear()
    gallery.enter(one, "Bo", "guest-1", "10.0.0.1", [])
    gallery.say(one, "hello", 0.0, over=False)
    stored = gallery.kept
    gallery.enter(late, "Zoe", "guest-2", "10.0.0.2", [])
    gallery.say(one, "lost", 9.0, over=False)
    gallery.mute(1, on=True)
    gallery.go_back(stored)
    with pytest.raises(Forbidden, match="enter it first"):
        gallery.say(late, "hm", 20.0, over=False)
    gallery.say(one, "again", 20.0, over=False)
    assert [s.text for s in gallery.kept.said] == ["hello", "again"]
    assert gallery.find(2)[1].address == "10.0.0.1"
    assert "guest-1" not in str(gallery.kept)


async def test_a_restart_opens_nothing_and_gives_nobody_their_voice_back(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        room = await house.create(5, moderator="me")
        path = f"/rooms/{room['room']}"
        (one, key), (other, _) = await spectator(house, path, "Wu"), await spectator(house, path, "Zoe")
        await other.send({"type": "comment", "text": "4 lies"})
        assert (await other.reply("comment"))["type"] == "ok"
        assert (await house.post(f"{path}/gallery", {"spectator": 1}, room["token"])).status_code == 204
        assert (await house.post(f"{path}/gallery", {"on": True}, room["token"])).status_code == 204
        await one.socket.close()
    async with open_house(tmp_path, QUIET) as house:
        again = await visit(house, path, None)
        await again.send({"type": "enter", "guest": key, "name": "Wu"})
        told: Message = {}
        while told.get("type") != "gallery":
            told = await again.next()
        assert (told["you"], told["open"], told["muted"], overheard(again)) == (1, False, [1], ["4 lies"])
        assert (await again.refused({"type": "comment", "text": "hm"}, "comment"))["key"] == "muted"
        reported = await house.post(f"{path}/gallery/report", {"saying": 1, "sort": "talk"}, key)
        assert reported.status_code == 201, "though whoever said it is not back"


async def spectator(house: House, path: str, name: str) -> tuple[Person, str]:
    """Somebody who watches and has entered, and the token of their identity."""
    token = (await house.post("/guest")).json()["token"]
    person = await visit(house, path, None)
    await person.send({"type": "enter", "guest": token, "name": name})
    assert await person.reply("enter") == {"type": "ok", "of": "enter"}
    return person, token


async def test_what_the_host_has_said_of_a_gallery_holds_in_a_rematch(tmp_path: Path) -> None:
    """Who is muted, whether they have entered meanwhile or not, and that it is closed."""
    async with open_house(tmp_path, QUIET) as house:
        room = await house.create(5, moderator="me")
        path, host = f"/rooms/{room['room']}", room["token"]
        (one, key), _ = await spectator(house, path, "Wu"), await spectator(house, path, "Zoe")
        await house.post(f"{path}/gallery", {"spectator": 1}, host)
        for watches in (True, False, True):
            await did(house, f"{path}/bots", {"kind": "plain"}, host)
            await did(house, f"{path}/start", token=host)
            referee = await visit(house, path, host)
            await referee.send({"type": "rule", "ruling": {"kind": "end", "reason": "late"}})
            await referee.until(lambda s: s["outcome"] is not None)
            await house.post(f"{path}/gallery", {"on": True}, host)
            path = f"/rooms/{(await did(house, f'{path}/rematch', {}, host))['room']}"
            other, _ = await spectator(house, path, "Zoe")
            assert (await other.refused({"type": "comment", "text": "hi"}, "comment"))["key"] == "forbidden", "closed"
            if watches:
                one = await visit(house, path, None)
                await one.send({"type": "enter", "guest": key, "name": "Wu"})
                assert await one.reply("enter") == {"type": "ok", "of": "enter"}
                assert (await one.refused({"type": "comment", "text": "hi"}, "comment"))["key"] == "muted"
        await house.post(f"{path}/gallery", {"on": False}, host)
        await house.post(f"{path}/gallery", {"spectator": 2, "on": False}, host)
        await one.send({"type": "comment", "text": "thanks"})
        assert await one.reply("comment") == {"type": "ok", "of": "comment"}


async def test_who_was_muted_at_the_table_and_left_says_nothing_to_those_who_watch(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        room = await house.create(6)
        path, token = f"/rooms/{room['room']}", (await house.post("/guest")).json()["token"]
        bo = (await house.post(f"{path}/join", {"name": "Bo", "guest": token})).json()["token"]
        await house.post(f"{path}/mute", {"seat": 1}, room["token"])
        await house.post(f"{path}/leave", token=bo)
        person = await visit(house, path, None)
        await person.send({"type": "enter", "guest": token, "name": "Bo"})
        await person.reply("enter")
        assert (await person.refused({"type": "comment", "text": "slur"}, "comment"))["key"] == "muted"
        other, _ = await spectator(house, path, "Wu")
        await other.send({"type": "comment", "text": "hi"})
        assert await other.reply("comment") == {"type": "ok", "of": "comment"}


def overheard(person: Person) -> list[str]:
    return [s["text"] for m in person.heard if m["type"] == "gallery" for s in m["said"]]


def test_who_is_gone_before_the_answer_hears_nothing() -> None:
    gallery, stays, goes = Gallery(Limits()), Ear(), Ear()
    for n, ear in enumerate((stays, goes)):
        gallery.enter(ear, f"watcher {n}", f"g{n}", "", [])
    gallery.leave(goes)
    gallery.answer(goes)
    gallery.tell()
    assert (len(stays.heard), goes.heard) == (1, [])


async def test_who_enters_and_goes_at_once_harms_nobody(tmp_path: Path) -> None:
    """What comes of it is told when it is stored, and by then they are gone."""
    async with open_house(tmp_path, QUIET) as house:
        room = await house.create(5)
        host = await house.sit(room["room"], room["token"])
        await host.next()
        guest = (await did(house, "/guest"))["token"]
        for _ in range(5):
            passer = await house.sit(room["room"], None)
            await passer.next()
            await passer.send({"type": "enter", "guest": guest, "name": "Wu"})
            await passer.send({"type": "comment", "text": "hello and bye"})
            await passer.socket.close()
            await host.up_to_date()
        assert (await house.get("/live")).status_code == 200


async def test_no_seat_hears_it_and_no_traffic_tells_of_it(tmp_path: Path) -> None:
    async with open_house(tmp_path, QUIET) as house:
        room = await house.create(5)
        path, tokens = f"/rooms/{room['room']}", await house.fill(room, people=1)
        seats = [await visit(house, path, token) for token in tokens[:2]]
        screen = await house.knock(room["room"])
        await screen.send({"type": "hello", "token": tokens[0], "since": 0, "watch": True})
        await screen.until(lambda s: True)
        stranger = await visit(house, path, None)
        (one, key), (other, _) = await spectator(house, path, "Wu"), await spectator(house, path, "Zoe")
        for person in (*seats, screen, stranger):
            await person.up_to_date()
        before, lines = [len(p.heard) for p in (*seats, screen, stranger)], await house.lines(room["room"])
        await one.send({"type": "comment", "text": "4 lies"})
        assert await one.reply("comment") == {"type": "ok", "of": "comment"}
        while not overheard(other):
            await other.next()
        for person in (*seats, screen, stranger):
            await person.up_to_date()
        after = [len([m for m in p.heard if m["type"] != "clock"]) for p in (*seats, screen, stranger)]
        assert [n - m for n, m in zip(after, before, strict=True) if n > m + 1] == []
        assert not any("4 lies" in str(p.heard) for p in (*seats, screen, stranger))
        assert await house.lines(room["room"]) == lines
        assert "4 lies" not in (await house.get(f"{path}/view?as=public", tokens[0])).text
        # who has a seat does not come in by any door
        refused: list[tuple[Person, Message, str]] = [
            (seats[1], {"type": "enter"}, "not-over"),
            (screen, {"type": "enter", "guest": key, "name": "Wu"}, "forbidden"),
            (stranger, {"type": "enter"}, "forbidden"),
            (stranger, {"type": "enter", "guest": "nobody's", "name": "Wu"}, "no-guest"),
            (stranger, {"type": "comment", "text": "hi"}, "forbidden"),
            (one, {"type": "enter", "guest": key, "name": "Moderator"}, "bad-name"),
        ]
        for person, message, why in refused:
            assert (await person.refused(message, message["type"]))["key"] == why
        # reports, the host's door, and the end
        told = await house.post(f"{path}/gallery/report", {"saying": 1, "sort": "talk"}, key)
        assert told.status_code == 201
        assert house.app is not None
        [report] = await house.app.state.store.reports.listed(answered=False, most=5)
        assert (report.words, report.about.name, report.seat) == ("Wu: 4 lies", "Wu", None)
        assert (await house.post(f"{path}/gallery/report", {"saying": 1, "sort": "talk"}, tokens[1])).status_code == 401
        assert (await house.post(f"{path}/gallery", {"on": True}, tokens[1])).status_code == 403
        assert (await house.post(f"{path}/gallery", {"spectator": 1}, tokens[0])).status_code == 403
        assert (await house.post(f"{path}/gallery", {"on": True}, tokens[0])).status_code == 204
        assert (await one.refused({"type": "comment", "text": "hm"}, "comment"))["key"] == "forbidden"
        await seats[0].send({"type": "rule", "ruling": {"kind": "end", "reason": "late"}})
        await seats[1].until(lambda s: s["outcome"] is not None)
        await seats[1].send({"type": "enter"})
        assert await seats[1].reply("enter") == {"type": "ok", "of": "enter"}
        assert overheard(seats[1]) == ["4 lies"]


async def test_who_plays_under_another_name_here_does_not_listen(tmp_path: Path) -> None:
    """The same identity has a seat, or takes one meanwhile; who moderates listens and is silent."""
    async with open_house(tmp_path, QUIET) as house:
        key = (await house.post("/guest")).json()["token"]
        room = await house.create(5, moderator="me")
        path = f"/rooms/{room['room']}"
        one, _ = await spectator(house, path, "Wu")
        late = await visit(house, path, None)
        await late.send({"type": "enter", "guest": key, "name": "Yan"})
        assert (await late.reply("enter"))["type"] == "ok"
        assert (await house.post(f"{path}/join", {"name": "Yan", "guest": key})).status_code == 201
        chair = await visit(house, path, room["token"])
        await chair.send({"type": "enter"})
        assert (await chair.reply("enter"))["type"] == "ok"
        await one.send({"type": "comment", "text": "who is it?"})
        assert (await one.reply("comment"))["type"] == "ok"
        while not overheard(chair):
            await chair.next()
        await late.up_to_date()
        assert overheard(late) == []
        assert (await late.refused({"type": "enter", "guest": key, "name": "Yan"}, "enter"))["key"] == "forbidden"
        assert (await chair.refused({"type": "comment", "text": "3 is"}, "comment"))["key"] == "forbidden"
        assert (await house.post(f"{path}/gallery", {"spectator": 1}, room["token"])).status_code == 204
        assert (await one.refused({"type": "comment", "text": "hm"}, "comment"))["key"] == "muted"


@pytest.mark.parametrize("what", ["kept out", "renewed", "forgotten"])
async def test_whose_identity_is_no_longer_theirs_says_nothing_more(tmp_path: Path, database: str, what: str) -> None:
    """Kept out by an operator, or void: who has entered as it is sent away, and must enter anew."""
    async with open_house(tmp_path, GUARDED, url=database) as house:
        room = await house.create(5)
        path = f"/rooms/{room['room']}"
        (one, key), (other, other_key) = await spectator(house, path, "Wu"), await spectator(house, path, "Zoe")
        await one.send({"type": "comment", "text": "nasty"})
        assert (await one.reply("comment"))["type"] == "ok"
        if what == "kept out":
            await did(house, f"{path}/gallery/report", {"saying": 1, "sort": "talk"}, other_key)
            who = (await operate(house, "GET", "reports"))[0]["about"]["guest"]
            await operate(house, "POST", "bans", {"sort": "guest", "who": who})
        elif what == "renewed":
            await did(house, "/guest/renew", None, key)
        else:
            headers = {"authorization": f"Bearer {key}"}
            assert (await house.http.request("DELETE", "/guest", headers=headers)).status_code == 204
        assert await one.closed() == 1012
        again = await visit(house, path, None)
        refused = await again.refused({"type": "enter", "guest": key, "name": "Wu"}, "enter")
        assert refused["key"] == ("banned" if what == "kept out" else "no-guest")
        await other.send({"type": "comment", "text": "at last"})
        assert (await other.reply("comment"))["type"] == "ok"
