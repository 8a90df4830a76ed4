"""A record that is none is one sentence and status 2."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from duskbell.arena import play_out
from duskbell.arena.sitting import sit
from tests.cli.running import Cli, assert_one_sentence, assert_wrong_usage

pytestmark = pytest.mark.slow


def _records() -> dict[str, bytes]:
    play, bots = sit("mafia", 5, "1", {}, "random")
    play_out(play, bots, "1")
    text = play.record.dump()
    rows = text.encode().splitlines(keepends=True)
    head, lines = rows[0], b"".join(rows[1:-1])
    header = json.loads(head)

    def but(**changed: Any) -> bytes:
        return json.dumps({**header, **changed}).encode() + b"\n" + lines

    return {
        "one draw": rows[0] + rows[1],
        "empty": b"",
        "a line break": b"\n",
        "blank lines": b"\n" * 1000,
        "binary": bytes(range(256)) * 40,
        "binary lines": bytes([0xFF, 0xFE, 0, 10]) * 400,
        "zeros": b"\0" * 10_000 + b"\n",
        "UTF-16": text.encode("utf-16"),
        "prose": b"Once upon a time\nthere was a village.\n",
        "another JSON": b'{"name": "duskbell"}\n',
        "a JSON list": b"[]\n[]\n",
        "null": b"null\n",
        "huge, one line": b"x" * 20_000_000,
        "huge, one line, ended": b'{"duskbell":' + b"9" * 1_000_000 + b"}\n",
        "huge, many lines": head + b'[0,"mafia.vote","guilty"]\n' * 300_000,
        "huge, deeply nested header": b'{"options":' + b"[" * 200_000 + b"\n",
        "huge, deeply nested line": head + b"[" * 200_000 + b"\n",
        "deeply nested line": head + b'[0,"k",' + b"[" * 3000 + b"]" * 3000 + b"]\n",
        "header cut off": head[:40],
        "header alone, cut off": head[:-1],
        "no header": lines,
        "line of another kind": head + b'"hello"\n',
        "line too short": head + b"[0]\n",
        "empty line list": head + b"[]\n",
        "line with a huge number": head + b"[" + b"9" * 40 + b',"mafia.kill","#1"]\n',
        "answer nobody asked": head + b'[0,"mafia.vote","guilty"]\n',
        "chance elsewhere": head + b'[-1,"mafia.tie","#1"]\n',
        "an illegal deal": head + b'[-1,"mafia.deal","killer,killer,killer,killer,killer"]\n',
        "a saying by nobody": rows[0] + rows[1] + b'["say",77,"public","hi","",[]]\n',
        "a saying by somebody below": rows[0] + rows[1] + b'["say",-77,"public","hi","",[]]\n',
        "a saying by nobody there": rows[0] + rows[1] + b'["say",5,"public","hi","",[]]\n',
        "a saying by chance": rows[0] + rows[1] + b'["say",-1,"public","hi","",[]]\n',
        "a penalty for nobody": rows[0] + rows[1] + b'["rule",{"kind":"penalty","seat":9,"penalty":"warn"}]\n',
        "an unknown penalty": rows[0] + rows[1] + b'["rule",{"kind":"penalty","seat":1,"penalty":"hang"}]\n',
        "an undo of nothing": rows[0] + rows[1] + b'["rule",{"kind":"undo","count":1}]\n',
        "an undo of less than nothing": rows[0] + rows[1] + b'["rule",{"kind":"undo","count":-1}]\n',
        "an unknown ruling": rows[0] + rows[1] + b'["rule",{"kind":"dance"}]\n',
        "a ruling that is none": rows[0] + rows[1] + b'["rule",7]\n',
        "a resume of what runs": rows[0] + rows[1] + b'["rule",{"kind":"resume"}]\n',
        "another game": but(game="chess"),
        "too many players": but(players=10**9),
        "no players": but(players=0),
        "players in words": but(players="five"),
        "another format": but(duskbell=99),
        "unknown option": but(options={"wings": 2}),
        "bad option": but(options={"angels": 7}),
        "an option that is a list": but(options={"angels": [1]}),
        "an option that is null": but(options={"angels": None}),
        "a seed that is a number": but(seed=1),
        "an outcome in between": head + rows[-1] + lines,
        "an outcome that is none": head + lines + b'{"over":1}\n',
        "an outcome of another table": head + lines + rows[-1].replace(b"mafia.no", b"mafia.on"),
        "lines after the outcome": text.encode() + b'[0,"mafia.vote","guilty"]\n',
        "an answer left out": head + b"".join(r for n, r in enumerate(rows[1:-1]) if n != 2),
    }


RECORDS = _records()
BAD_RECORDS = [w for w in RECORDS if w != "one draw"]


@pytest.mark.parametrize("words", BAD_RECORDS)
def test_a_bad_record_is_one_sentence_and_status_2(cli: Cli, tmp_path: Path, words: str) -> None:
    path = tmp_path / "bad.jsonl"
    path.write_bytes(RECORDS[words])
    assert_wrong_usage(cli("replay", path))


@pytest.mark.parametrize("line", ["mafia.found-killer", "mafia.suspect", "mafia.nonsense", "-", "", "a b"])
@pytest.mark.parametrize("about", ["[]", '["x"]', "[99]", "[-7]", "[[1]]", "[{}]", "[null,true]", "[1e300]"])
def test_a_saying_that_makes_no_sense_is_refused_or_told_but_never_a_crash(
    cli: Cli, tmp_path: Path, line: str, about: str
) -> None:
    rows = RECORDS["one draw"].decode()
    path = tmp_path / "said.jsonl"
    path.write_text(rows + f'["say",-2,"public","","{line}",{about}]\n', encoding="utf-8")
    for lang in ("en", "zh-CN"):
        ran = cli("replay", path, "--lang", lang)
        if ran.status == 0:
            assert "$" not in ran.out
            assert "{" not in ran.out
        else:
            assert_wrong_usage(ran)


@pytest.mark.parametrize("words", BAD_RECORDS)
def test_verify_of_a_bad_record_never_holds(cli: Cli, tmp_path: Path, words: str) -> None:
    path = tmp_path / "bad.jsonl"
    path.write_bytes(RECORDS[words])
    ran = cli("verify", path)
    assert ran.status in (1, 2)
    assert_one_sentence(ran.out + ran.err)
