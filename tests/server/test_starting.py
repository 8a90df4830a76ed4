"""How a server starts, and what it says when it cannot: one sentence, before anything is begun."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import sqlite3
from pathlib import Path

import pytest

from duskbell.server.running.addresses import BadAddress, sharing
from duskbell.server.serve import check_opens, serve
from duskbell.server.store.database import BadStore
from duskbell.server.store.only import only_server


def test_an_address_that_is_taken_is_one_sentence(tmp_path: Path) -> None:
    db = f"sqlite+aiosqlite:///{tmp_path}/new.db"
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(BadAddress, match=f"cannot listen on 127.0.0.1 port {port}: .*another --host or --port"):
            serve("127.0.0.1", port, db)
    with pytest.raises(BadAddress, match=r"cannot listen on 203\.0\.113\.7"):
        serve("203.0.113.7", port, db)
    assert not (tmp_path / "new.db").exists(), "nothing was begun"


def test_a_second_server_on_one_file_is_told_so(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/one.db"
    with only_server(url):
        with pytest.raises(BadStore, match=r"another server runs on the database '.*one\.db'; .*stop it first.*[.]$"):
            serve("127.0.0.1", _free(), f"sqlite+aiosqlite:///{tmp_path}/../{tmp_path.name}/one.db")
        asyncio.run(check_opens(url))  # commands beside the server do not mind
    with only_server(url):
        pass


def test_what_makes_no_node_is_one_sentence(tmp_path: Path) -> None:
    assert sharing("", "") is None
    for address in ("8000", "here", "http://10.0.0.1:8000", "10.0.0.1:0", "10.0.0.1:99999"):
        with pytest.raises(BadAddress, match=r"is no address of a node; right would be .*[.]$"):
            sharing(address, "0123456789abcdef")
    with pytest.raises(BadAddress, match=r"a secret of at least 16 .*[.]$"):
        sharing("10.0.0.1:8000", "short")
    with pytest.raises(BadStore, match=r"can share PostgreSQL alone.*[.]$"):
        asyncio.run(check_opens(f"sqlite:///{tmp_path}/one.db", sharing("10.0.0.1:8000", "0123456789abcdef")))


def _free() -> int:
    with socket.create_server(("127.0.0.1", 0)) as there:
        return int(there.getsockname()[1])


@pytest.mark.slow
def test_a_database_that_cannot_be_used_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "none.db").write_text("no database at all, but long enough to be looked at as one")
    urls = [f"sqlite+aiosqlite:///{tmp_path}/{name}" for name in ("missing/x.db", "none.db", "newer.db")]
    asyncio.run(check_opens(urls[2]))
    with contextlib.closing(sqlite3.connect(tmp_path / "newer.db")) as newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
        newer.commit()
    for url in urls:
        with pytest.raises(BadStore, match=r"^the database .* cannot be used: .*[.]$") as e:
            serve(port=0, db_url=url)
        assert "\n" not in str(e.value)
        assert "Error" not in str(e.value)
    for asked in ("mode=ro", "nope=1", "mode=ro&uri=true"):
        with pytest.raises(BadStore, match=rf"says more than the file \({asked[:4]}.*right would be the file alone"):
            serve(port=0, db_url=f"sqlite:///{tmp_path}/asked.db?{asked}")
    assert not (tmp_path / "asked.db").exists()
    word = "hunter" + "2"
    with pytest.raises(BadStore) as e:
        serve(port=0, db_url=f"nodatabase://me:{word}@host/x")
    assert word not in str(e.value)
