"""Limits: each can be set, and each is explained where whoever runs a server reads."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from duskbell.server.running import Limits, limits_of
from duskbell.server.running.limiting import BadLimit

HANDBOOK = Path(__file__).parents[2] / "docs" / "running.md"


def test_each_limit_is_explained_with_its_default() -> None:
    rows = [
        line.split("|")[1:4] for line in HANDBOOK.read_text(encoding="utf-8").splitlines() if line.startswith("| `")
    ]
    told: dict[str, list[float]] = {}
    for names, usual, _ in rows:
        fields = re.findall(r"`(\w+)`", names)
        if not fields or not set(fields) <= set(Limits.__struct_fields__):
            continue
        values = [eval(x, {}) for x in re.findall(r"[\d./]+", usual)]
        for field in fields:
            wide = 2 if isinstance(getattr(Limits(), field), tuple) else 1
            told[field], values = values[:wide], values[wide:]
    assert told.keys() == set(Limits.__struct_fields__)
    for field, numbers in told.items():
        is_ = getattr(Limits(), field)
        assert numbers == list(is_ if isinstance(is_, tuple) else (is_,)), field


def test_a_limit_is_set() -> None:
    limits = limits_of(["lobby_seats=48", "new_rooms=100,1.5", "hello=2.5"])
    assert (limits.lobby_seats, limits.new_rooms, limits.hello) == (48, (100.0, 1.5), 2.5)
    assert limits.body == Limits().body
    assert limits_of([]) == Limits()


@pytest.mark.parametrize(
    "wrong",
    ["", "x", "x=1", "__init__=1", "body", "body=", "body=x", "body=1.5", "body=-1", "body=0", "body=nan", "body=1e99",
     "new_rooms=1", "new_rooms=1,2,3", "new_rooms=a,b", "new_rooms=1,0", "new_rooms=inf,1"],
)  # fmt: skip
def test_a_limit_that_is_none_is_one_sentence(wrong: str) -> None:
    with pytest.raises(BadLimit) as refused:
        limits_of([wrong])
    assert str(refused.value).endswith(".")
