"""Runs that are kept: the same tables whatever the shards, after a kill too; and their decisions as rows. Processes and
Ray's workers are tried by `python -m trials arena`.
"""

from __future__ import annotations

import importlib
import json
from pathlib import Path
from typing import Any

import pytest

import duskbell
from duskbell.arena import extra, play_out, seat_bots
from duskbell.arena.data import export, run, run_to
from duskbell.arena.data.decisions import decisions
from duskbell.arena.data.plan import A_PART
from duskbell.kernel import DuskbellError
from duskbell.locale import words

pq = pytest.importorskip("pyarrow.parquet", reason="the extra data is not installed")
BOTS = "plain,2=tests.arena.outsiders:Seeded"
MANY = 2 * A_PART + 7


def tables(folder: Path) -> list[dict[str, Any]]:
    return [row for part in sorted(folder.glob("*.parquet")) for row in pq.read_table(part).to_pylist()]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run in one go."""
    folder = tmp_path_factory.mktemp("whole")
    run_to(folder, "mafia", 5, MANY, "d", {"angels": 1}, BOTS)
    return folder


@pytest.mark.slow
def test_a_run_is_parts_a_plan_and_a_card(whole: Path) -> None:
    assert [path.name for path in sorted(whole.iterdir())] == [
        "README.md", "run.json", "tables-000000000.parquet", "tables-000000100.parquet", "tables-000000200.parquet"
    ]  # fmt: skip
    rows = tables(whole)
    assert [row["table"] for row in rows] == list(range(MANY))
    card = (whole / "README.md").read_text(encoding="utf-8")
    assert all(f"| `{column}` |" in card for column in rows[0])
    for row in rows[::50]:
        play = duskbell.rebuild(duskbell.Record.parse(row["record"]))
        assert play.outcome is not None
        assert list(play.outcome.winners) == row["winners"]
        assert row["bots"][1] == "tests.arena.outsiders:Seeded"
        assert json.loads(row["outside"])["tests.arena.outsiders:Seeded"]["asked"] >= 0


@pytest.mark.slow
def test_the_same_tables_whatever_the_shards_and_after_a_kill(whole: Path, tmp_path: Path) -> None:
    again = ("mafia", 5, MANY, "d", {"angels": 1}, BOTS)
    second = run_to(tmp_path, *again, shard=(2, 2))
    assert second.finished == A_PART
    assert not (tmp_path / "README.md").exists(), "the run is not whole yet"
    (tmp_path / ".tables-000000000.parquet.here.1").write_bytes(b"PAR1 half a p")  # what a kill leaves
    heard: list[tuple[int, int]] = []
    first = run_to(tmp_path, *again, shard=(1, 2), tell=lambda done, of: heard.append((done, of)))
    assert heard == [(0, 2), (1, 2), (2, 2)]
    assert first.finished + second.finished == MANY
    assert tables(tmp_path) == tables(whole)
    report = run_to(tmp_path, *again)
    assert report.finished == sum(report.wins.values()) == MANY
    assert report.outside["tests.arena.outsiders:Seeded"].asked > MANY


def test_what_cannot_be_gone_on_with_is_told_in_a_sentence(tmp_path: Path) -> None:
    run_to(tmp_path, "mafia", 5, 3, "x")
    with pytest.raises(DuskbellError, match="holds another run"):
        run_to(tmp_path, "mafia", 6, 3, "x")
    part = tmp_path / "tables-000000000.parquet"
    part.write_bytes(part.read_bytes()[:-9])
    with pytest.raises(DuskbellError, match="cut short"):
        run_to(tmp_path, "mafia", 5, 3, "x")
    with pytest.raises(DuskbellError, match="cut short"):
        export(tmp_path, tmp_path / "x.jsonl")
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(DuskbellError, match="cannot be used"):
        run_to(tmp_path / "file" / "x", "mafia", 5, 3, "x")
    with pytest.raises(DuskbellError, match="no shard 3 of 2"):
        run_to(tmp_path / "y", "mafia", 5, 3, "x", shard=(3, 2))


@pytest.mark.slow
@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:x"])
def test_a_cluster_that_is_not_there_is_told_at_once(address: str, tmp_path: Path) -> None:
    pytest.importorskip("ray")
    with pytest.raises(DuskbellError, match=f"no Ray cluster answers at '{address}'"):
        run_to(tmp_path / "y", "mafia", 5, 3, "x", ray=address)
    assert not (tmp_path / "y").exists(), "nothing has begun"


@pytest.mark.parametrize(("game", "players"), [("mafia", 6), ("shadow_hunters", 5)])
def test_a_row_is_what_the_seat_knew_and_did(game: str, players: int) -> None:
    play = duskbell.start(game, players, seed=5, moderator="ask")
    play_out(play, seat_bots(play, "5", "plain"), "5")
    rows = list(decisions(play.record, 7))
    assert [(r["seat"], r["key"], r["answer"]) for r in rows] == [
        line[:3] for line in play.lines if isinstance(line[0], int) and line[0] >= 0
    ]
    assert {r["table"] for r in rows} == {7}
    assert all(r["answer"] in r["options"] or "," in r["answer"] or r["clock"] for r in rows)
    assert all(r["won"] == (r["seat"] in play.outcome.winners) for r in rows if play.outcome)
    last = max((r for r in rows if r["seat"] == 0), key=lambda r: r["line"])
    said = words("en").table(game, ("",) * players)
    told = "\n".join(s for e in play.view(0).as_data() if (s := said.event(e, 0)))
    assert told.startswith(last["text"])
    new = [r["text"] for r in decisions(play.record, text="new", numbers=False) if r["seat"] == 0]
    assert "\n".join(text for text in new if text) == last["text"]
    assert len({len(r["numbers"]) for r in rows}) == 1


def test_rows_are_written_as_lines_and_as_parquet(whole: Path, tmp_path: Path) -> None:
    part = whole / "tables-000000200.parquet"
    count = export(part, tmp_path / "d.jsonl", numbers=False, lang="zh-CN")
    assert export(part, tmp_path / "d.parquet", text="new") == count
    lines = [json.loads(line) for line in (tmp_path / "d.jsonl").read_text(encoding="utf-8").splitlines()]
    rows = pq.read_table(tmp_path / "d.parquet").to_pylist()
    assert len(lines) == len(rows) == count
    assert pq.ParquetFile(tmp_path / "d.parquet").num_row_groups == 1, "few rows, one group"
    assert [(x["table"], x["line"], x["answer"]) for x in lines] == [(x["table"], x["line"], x["answer"]) for x in rows]
    assert "夜" in lines[0]["text"]
    assert len(rows[0]["numbers"]) > 100
    card = (tmp_path / "d.parquet.md").read_text(encoding="utf-8")
    assert all(f"| `{column}` |" in card for column in rows[0])
    assert sorted(path.name for path in tmp_path.iterdir()) == ["d.jsonl", "d.jsonl.md", "d.parquet", "d.parquet.md"]


def test_what_cannot_be_exported_is_told_in_a_sentence(tmp_path: Path) -> None:
    for source, to, why in (
        (tmp_path / "none", "x.jsonl", "there is nothing at"),
        (tmp_path, "x.jsonl", "holds no tables"),
        (tmp_path, "x.csv", "is no name for rows"),
    ):
        with pytest.raises(DuskbellError, match=why):
            export(source, tmp_path / to)


def test_a_missing_extra_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(module: str) -> Any:
        raise ModuleNotFoundError(f"No module named {module!r}", name=module)

    monkeypatch.setattr(extra, "import_module", missing)
    with pytest.raises(DuskbellError, match=r"Parquet needs pyarrow, .* install the extra, duskbell\[data\]"):
        run_to(tmp_path, "mafia", 5, 3)
    assert importlib.import_module("duskbell.arena.data.run") is run
