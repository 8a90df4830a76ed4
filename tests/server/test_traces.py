"""Traces: one span a request and a commit, which say nothing that the log may not say."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from duskbell.server.running import traces
from tests.server.house import FAST, open_house

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


@pytest.fixture
def spans() -> Iterator[Any]:
    sdk = pytest.importorskip("opentelemetry.sdk.trace")
    from opentelemetry.sdk.trace.export import SimpleSpanProcessor
    from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

    kept, provider = InMemorySpanExporter(), sdk.TracerProvider()
    provider.add_span_processor(SimpleSpanProcessor(kept))
    traces.use(provider)
    yield kept
    traces.use(None)


async def test_a_request_is_a_span_without_anything_secret(tmp_path: Path, spans: Any) -> None:
    async with open_house(tmp_path, FAST) as house:
        made = await house.create(5, seed="candle wax")
        await house.fill(made)
        person = await house.sit(made["room"], made["token"])
        await person.until(lambda s: s["view"] is not None)
        for path in (f"/rooms/{made['room']}?as=me", f"/rooms//{made['room']}"):
            assert (await house.get(path, "mistaken")).status_code == 200
    found = spans.get_finished_spans()
    names = {span.name for span in found}
    assert {"POST /api/rooms", "GET /api/rooms/{code}", "WS /api/rooms/{code}/ws", "commit"} <= names
    asked = next(span for span in found if span.name == "POST /api/rooms")
    assert asked.attributes["http.response.status_code"] == 201
    text = "".join(span.to_json() for span in found)
    for secret in (made["room"], made["token"], "candle", "mistaken", "Ann"):
        assert secret not in text


async def test_what_a_proxy_began_goes_on_and_what_a_stranger_claims_does_not(tmp_path: Path, spans: Any) -> None:
    whole = {"traceparent": "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"}
    for behind in (True, False):
        spans.clear()
        async with open_house(tmp_path, replace(FAST, behind_proxy=behind)) as house:
            assert (await house.http.get("/live", headers=whole)).status_code == 200
        (span,) = [span for span in spans.get_finished_spans() if span.name == "GET /api/live"]
        assert (f"{span.context.trace_id:032x}" == "0af7651916cd43dd8448eb211c80319c") is behind


def test_traces_that_are_wanted_and_cannot_be_made_are_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    traces.set_up()
    monkeypatch.setenv(traces.WHERE[0], "http://127.0.0.1:9")
    monkeypatch.setitem(sys.modules, "opentelemetry.sdk.trace", None)
    with pytest.raises(traces.NoTraces, match=r"asks for traces; right would be .*duskbell\[traces\].*[.]$"):
        traces.set_up()
