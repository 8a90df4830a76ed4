"""docs/protocol.md against the server: every route, message, field, close code and example of it."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

import duskbell
from duskbell.catalog import games
from duskbell.kernel.ruling import Kind
from duskbell.server import create_app, errors, wire
from duskbell.server.audience import audience, connection
from duskbell.server.http import limits, socket
from duskbell.server.http.socket import parse

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
SCHEMA: dict[str, Any] = create_app("sqlite+aiosqlite://").openapi_schema.to_schema()
BLOCKS = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)]
"""Each example that is a whole JSON value."""
Row = dict[str, str]
Operation = dict[str, Any]


def rows() -> dict[tuple[str, str], Row]:
    """The tables of requests: by method and path, the cells by their column's head."""
    found: dict[tuple[str, str], Row] = {}
    head: list[str] = []
    for line in PAGE.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")] if line.startswith("| ") else []
        if not cells:
            head = []
        elif not head:
            head = cells
        elif head[0] == "request" and (named := re.fullmatch(r"`([A-Z]+) ([^`?]+)(\?[^`]*)?`", cells[0])):
            assert (named[1], named[2]) not in found
            found[named[1], named[2]] = dict(zip(head, cells, strict=True))
    return found


ROWS = rows()
OPERATIONS = {(m.upper(), path): op for path, ops in SCHEMA["paths"].items() for m, op in ops.items()}


def schema_of(content: Any) -> dict[str, Any]:
    """What a JSON body or answer is made of, references followed; {} where it is no JSON."""
    found: dict[str, Any] = content.get("application/json", {}).get("schema", {})
    while "$ref" in found:
        found = SCHEMA["components"]["schemas"][found["$ref"].rsplit("/", 1)[-1]]
    return found


def names(schema: dict[str, Any]) -> set[str]:
    """The fields of an object, or of the objects of a list."""
    inner = schema.get("items", {})
    return set(schema.get("properties", ())) | (
        names(schema_of({"application/json": {"schema": inner}})) if inner else set()
    )


def test_the_page_has_every_route_and_no_other() -> None:
    assert set(ROWS) - {("GET", "/metrics")} == set(OPERATIONS)
    assert "`/api/rooms/{room}/ws`" in PAGE


@pytest.mark.parametrize("route", sorted(OPERATIONS), ids=" ".join)
def test_a_route_takes_and_gives_what_its_row_says(route: tuple[str, str]) -> None:
    operation, row = OPERATIONS[route], ROWS[route]
    text = " ".join(row.values())
    if "requestBody" in operation:
        body = schema_of(operation["requestBody"]["content"])
        needed = set(body.get("required", ()))
        fields = {name if name in needed else f"{name}?" for name in names(body)}
        assert fields in [set(group.split(", ")) for group in re.findall(r"\{([^{}]*)\}", text)]
    assert bool(operation.get("security")) == bool(row.get("bearer"))
    [(status, answer)] = [(s, a) for s, a in operation["responses"].items() if s.startswith("2")]
    assert re.findall(r"\b20[1-9]\b", row["answer"]) == ([] if status == "200" else [status])
    given = schema_of(answer.get("content", {}))
    if names(given) == set(wire.RoomInfo.__struct_fields__):
        assert "the room" in row["answer"]
    elif "version" in names(given) and "room" in names(given):
        assert "the `state` message" in row["answer"]
    else:
        lacking = {name for name in names(given) if not re.search(rf"\b{name}\b", row["answer"])}
        assert lacking == set()


def test_what_a_game_is_told_as() -> None:
    for game in games():
        assert not [name for name in game if f"{name}" not in ROWS["GET", "/api/games"]["answer"]]
        for option in game["options"]:
            assert set(option) <= set(re.findall(r"\w+", ROWS["GET", "/api/games"]["answer"]))


def test_every_field_that_travels_is_told() -> None:
    kinds = [getattr(wire, name) for name in wire.__all__ if isinstance(getattr(wire, name), type)]
    structs = [k for k in kinds if issubclass(k, msgspec.Struct) and k is not wire.Update]
    prose = re.sub(r"```json\n.*?```", "", PAGE, flags=re.DOTALL)
    words = set(re.findall(r"\w+", " ".join([*re.findall(r"`[^`]+`", prose), json.dumps(BLOCKS)])))
    assert [(k.__name__, f) for k in structs for f in k.__struct_encode_fields__ if f not in words] == []


# -- the WebSocket ---------------------------------------------------------------------------------------------------


def examples() -> list[str]:
    """Each message that stands in backticks."""
    return re.findall(r'`(\{"type": "[^`]*\})`', PAGE)


def test_every_message_of_a_client_can_be_sent_as_it_stands() -> None:
    sent = [json.loads(x) for x in examples()]
    types = {message["type"] for message in sent}
    assert types == {*wire.TYPES, "ok", "error", "reacted", "gallery", "leaving", "pong"}
    for message in sent:
        if message["type"] in wire.TYPES and "now" not in message:
            assert wire.encode(parse(json.dumps(message)))
    for kind in (wire.Hello, wire.Answer, wire.Say, wire.Ready, wire.Rule, wire.Clock):
        told = PAGE.partition("### What the client sends")[2].partition("### What the server sends")[0]
        assert not [field for field in kind.__struct_fields__ if f'"{field}"' not in told]
    assert not [ruling for ruling in get_args(Kind) if f"`{ruling}`" not in PAGE]
    assert not [speed for speed in get_args(wire.Speed) if f'`"{speed}"`' not in PAGE]


def test_what_a_server_sends_is_as_it_stands() -> None:
    sent = {json.loads(x)["type"]: json.loads(x) for x in examples()}
    for tag, kind in (
        ("ok", wire.Ok),
        ("error", wire.Refused),
        ("reacted", wire.Reacted),
        ("leaving", wire.Leaving),
        ("pong", wire.Pong),
        ("clock", wire.Time),
    ):
        message = sent[tag]
        assert msgspec.to_builtins(msgspec.convert(message, kind)) == message


def test_the_examples_are_whole() -> None:
    """Each is what the server makes of it: no field is missing, and none is too many."""
    kinds: list[Any] = [
        wire.RoomInfo,
        wire.ErrorBody,
        wire.ErrorBody,
        wire.State,
        wire.PaceInfo,
        wire.OutcomeInfo,
        wire.WaitInfo,
    ]
    kinds.append(wire.ProxyInfo)
    assert [
        msgspec.json.decode(msgspec.json.encode(msgspec.convert(b, k))) for b, k in zip(BLOCKS, kinds, strict=True)
    ] == BLOCKS
    state = next(block for block in BLOCKS if block.get("type") == "state")
    play = duskbell.start("mafia", players=5, seed=1)
    real = play.view(0).state()
    assert set(state["view"]) == set(real)
    assert {key for seat in state["view"]["seats"] for key in seat} == set(real["seats"][0])
    assert len(state["events"]) == state["version"] - state["from"]


def test_every_close_code_is_told() -> None:
    ours = {audience.COME_BACK, audience.VOID, connection.SLOW, connection.FAILED, socket.BAD_HELLO, socket.FOREIGN}
    told = {int(code) for code in re.findall(r"^\| (\d{4}) \|", PAGE, re.MULTILINE)}
    assert told == ours | {limits.TOO_MANY, *socket.CLOSED_BY_STATUS.values(), 1007, 1009}


def test_every_status_is_told() -> None:
    kinds = [k for k in vars(errors).values() if isinstance(k, type) and issubclass(k, errors.Refusal)]
    told = {int(status) for status in re.findall(r"^\| (\d{3}) \|", PAGE, re.MULTILINE)}
    assert told == {k.status for k in kinds} | {405}


def test_the_proof_is_as_it_says() -> None:
    play = duskbell.start("mafia", players=5, seed=1)
    header = play.record.header
    first = play.view(None).as_data()[0]
    assert first["type"] == "core.committed"
    text = json.dumps([header.seed, header.salt], separators=(",", ":"), ensure_ascii=False)
    assert first["digest"] == hashlib.sha256(text.encode()).hexdigest()
