"""What a link to a table shows where it is sent."""

from __future__ import annotations

from html import unescape
from pathlib import Path

import pytest

from duskbell.locale import Pace
from duskbell.server.http.preview import told
from duskbell.server.running.settings import Settings
from duskbell.server.store import Invitation
from tests.server.house import QUIET, House, open_house

pytestmark = [pytest.mark.anyio, pytest.mark.slow]
TABLE = Invitation("werewolf", 12, {"board": "yunlb"}, Pace(), "lobby", "Ann", 5)


def test_it_names_host_game_seats_and_law_in_the_readers_language() -> None:
    title, about = told(TABLE, "abcdefgh", "zh-CN,zh;q=0.9")
    assert title == "Ann开了一桌狼人杀，还有 5 个空位"
    assert about == "12 人 · 预女猎白 · 屠边 · 有警长。暮钟 · 房间号 abcdefgh，不用注册。"
    assert told(TABLE, "abcdefgh", "en")[0] == "Ann is laying a table: Werewolf, 5 seats left"
    both, abouts = told(TABLE._replace(host="", free=1), "abcdefgh", "")
    assert both == "Come and sit down: Werewolf, one seat left · 来坐：狼人杀，还有 1 个空位"
    assert abouts.count("\n") == 1
    assert told(TABLE._replace(status="over"), "abcdefgh", "en")[0] == "Werewolf: this game is over"
    assert told(TABLE._replace(status="begun"), "abcdefgh", "en")[0] == "Werewolf: a table to watch"


async def fetch(house: House, path: str, **headers: str) -> str:
    answer = await house.http.get(f"http://127.0.0.1:{house.port}{path}", headers=headers)
    assert answer.status_code == 200
    return unescape(answer.text)


async def test_a_tables_page_says_it_and_no_other_page_does(tmp_path: Path) -> None:
    site = tmp_path / "site"
    site.mkdir()
    (site / "index.html").write_text("<head><title>Duskbell</title></head><body>page</body>", encoding="utf-8")
    public = Settings(public_url="https://table.example/", tempo=QUIET.tempo)
    async with open_house(tmp_path, public, page=site) as house:
        room = await house.create(5, name='<Ann> "&" \\1')
        seen = await fetch(house, room["join_path"], **{"accept-language": "en"})
        assert '<title><Ann> "&" \\1 is laying a table: Mafia, 4 seats left</title>' in seen
        assert f'property="og:url" content="https://table.example/r/{room["room"]}"' in seen
        assert '"og:image" content="https://table.example/icons/512.png"' in seen
        assert "<Ann>" not in (await house.http.get(f"http://127.0.0.1:{house.port}{room['join_path']}")).text
        await house.fill(room)
        assert "Mafia: the game is on" in await fetch(house, room["join_path"].upper().replace("/R/", "/r/"))
        assert "og:" not in await fetch(house, room["join_path"], **{"sec-fetch-dest": "document"})
        for other in ("/", "/r/abcdefgh", "/r/no-such-table", f"/screen/{room['room']}"):
            assert "og:" not in await fetch(house, other)
