"""Whatever cannot be read is refused with what would be right: every field of every message, body and query."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from msgspec import inspect

from duskbell.server import wire
from duskbell.server.app import create_app
from duskbell.server.errors import BadMessage
from duskbell.server.http.socket import parse
from tests.server.house import House, open_house

WRONG: tuple[Any, ...] = (
    None, True, -1, 5, 1.5, 2**60, "", "no such word", "x" * 4_000, [], [1, 2, 3, 4], ["x"], [700], {}, {"x": []},
)  # fmt: skip


PROGRAMMERS = re.compile(r"`(int|str|bool|array|object|float)\b")


def bodies() -> list[type[msgspec.Struct]]:
    """What the routes take."""
    app = create_app("sqlite+aiosqlite://")
    fields = [h.parsed_data_field for r in app.routes for h in getattr(r, "route_handlers", ()) if h.parsed_data_field]
    found = dict.fromkeys(field.raw for field in fields)
    return [next(t for t in (get_args(kind) or (kind,)) if isinstance(t, type)) for kind in found]


def sample(kind: inspect.Type) -> Any:
    """Something of this type."""
    match kind:
        case inspect.Metadata(type=plain):
            return sample(plain)
        case inspect.UnionType(types=types):
            return sample(types[0])
        case inspect.LiteralType(values=values):
            return values[0]
        case inspect.StructType(fields=fields, tag_field=tag, tag=name):
            more = {f.encode_name: sample(f.type) for f in fields if f.required}
            return more if tag is None else {tag: name, **more}
        case inspect.VarTupleType():
            return []
        case inspect.DictType():
            return {}
        case inspect.BoolType():
            return True
        case inspect.IntType() | inspect.FloatType():
            return 1
        case inspect.StrType():
            return "x"
        case _:
            return None


def choices(kind: inspect.Type) -> Iterator[str]:
    """The words that a sentence about this type must have: every choice there is, and every bound."""
    match kind:
        case inspect.Metadata(type=plain):
            yield from choices(plain)
        case inspect.UnionType(types=types):
            for one in types:
                yield from choices(one)
        case inspect.LiteralType(values=values):
            yield from map(str, values)
        case inspect.IntType(ge=least, le=most):
            yield from [str(n) for n in (least, most) if n is not None]
        case inspect.StrType(max_length=most) | inspect.VarTupleType(max_length=most):
            yield from [str(most)] if most is not None else []
        case inspect.BoolType():
            yield "true"
        case inspect.StructType(fields=fields):
            yield from [f"`{f.encode_name}`" for f in fields]


def mistakes(whole: Any, at: Any, kind: inspect.StructType, path: str = "") -> Iterator[tuple[Any, list[str]]]:
    """What is `whole` but for one fault in its part `at`, and the words that the refusal must have."""
    at["unheard-of"] = 1
    yield whole, ["unheard-of", *[f"`{f.encode_name}`" for f in kind.fields]]
    del at["unheard-of"]
    for field in kind.fields:
        name, was = field.encode_name, at.get(field.encode_name, msgspec.UNSET)
        words = list(choices(field.type))
        if field.required:
            del at[name]
            yield whole, [f"`{name}`", *words]
        for wrong in WRONG:
            at[name] = wrong
            yield whole, [f"`{path}{name}", *(() if isinstance(wrong, list | dict) else words)]
        if was is msgspec.UNSET:
            del at[name]
        else:
            at[name] = was
        if isinstance(field.type, inspect.StructType):
            yield from mistakes(whole, was, field.type, f"{path}{name}.")


def check(said: str, words: list[str]) -> None:
    assert said.endswith("."), said
    assert said.count("; right would be ") == 1, said
    assert len(said) < 600, said
    assert not PROGRAMMERS.search(said), said
    assert not [word for word in words if word not in said], (said, words)


@pytest.mark.parametrize("kind", get_args(wire.Message), ids=lambda kind: kind.__name__)
def test_messages(kind: type) -> None:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    message, refused = sample(info), 0
    assert isinstance(parse(json.dumps(message)), kind)
    for wrong, words in mistakes(message, message, info):
        try:
            parse(json.dumps(wrong))
        except BadMessage as e:
            check(str(e), words)
            refused += 1
    assert refused > len(info.fields) * 5


@pytest.mark.parametrize("wrong", [{}, {"type": 7}, {"type": None}, {"type": "dance"}, {"type": [[]]}, [], "ping", 7])
def test_no_message_at_all(wrong: Any) -> None:
    with pytest.raises(BadMessage) as e:
        parse(json.dumps(wrong))
    check(str(e.value), list(wire.TYPES))


@pytest.mark.parametrize("text", ['{"type": 1e999}', '{"type": %s}' % ("[" * 4_000), '{"type": ["\\ud800"]}'])
def test_what_cannot_be_read_twice_is_refused_too(text: str) -> None:
    with pytest.raises(BadMessage, match="right would be"):
        parse(text)


@pytest.mark.parametrize("kind", bodies(), ids=lambda kind: kind.__name__)
def test_bodies(kind: type) -> None:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    body, refused = sample(info), 0
    msgspec.json.decode(json.dumps(body), type=kind)
    for wrong, words in mistakes(body, body, info):
        text = json.dumps(wrong)
        try:
            msgspec.json.decode(text, type=kind)
        except msgspec.ValidationError as e:
            check(wire.complaint(e, kind, text), words)
            refused += 1
    assert refused > len(info.fields) * 5


async def _refusal(house: House, path: str, token: str) -> tuple[int, str]:
    answer = await house.get(path, token)
    return answer.status_code, answer.json()["error"]["message"]


@pytest.mark.slow
@pytest.mark.anyio
async def test_queries_and_paths(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        room = await house.create(5, moderator="me")
        path = f"/rooms/{room['room']}"
        for eyes in ("nobody", "-1", "x" * 4_000, "%00", "٣", "5", "007", "9" * 19, "9" * 5_000, "public&as=5"):
            for place in ("view", "replay"):
                code, said = await _refusal(house, f"{path}/{place}?as={eyes}", room["token"])
                assert code == 400, (place, eyes, said)
                check(said, ["public", "moderator", "0 to 4"])
        for count in ("x", "-1", "1.5", "9" * 5_000):
            code, said = await _refusal(house, f"{path}/moments/{count}", room["token"])
            assert code in (400, 404, 409), (count, said)
            assert said.endswith("."), said
            assert "body" not in said
        for phases in ("x", "-1", "1.5"):
            code, said = await _refusal(house, f"{path}/knowledge?phases={phases}", room["token"])
            assert code == 400
            check(said, ["`phases`", "a whole number"])
        for name in ("x", "x" * 5_000, "%00", "9" * 8):
            status, said = await _refusal(house, f"/rooms/{name}", room["token"])
            assert status == 404
            assert said.startswith("there is no room "), said
            assert len(said) < 200
