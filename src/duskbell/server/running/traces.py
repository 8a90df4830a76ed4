"""Traces by OpenTelemetry, where the extra `duskbell[traces]` is installed and the environment says where they go.

What a span says is what the log may say: no token, no name, no talk, and no code of a room.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import duskbell
from duskbell.kernel.errors import DuskbellError

WHERE = ("OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT")
"""The variables of which one says where traces go; OpenTelemetry reads its others by itself."""
_CODE = re.compile(r"(?<=^/api/rooms/)[^/]+|(?<=^/api/cups/)[^/]+")
_tracer: Any = None


class NoTraces(DuskbellError):
    """Traces are wanted, and cannot be made."""

    key = "no-traces"


def set_up() -> None:
    """Send traces if the environment says where. Raises `NoTraces` where the extra is missing."""
    if not any(os.environ.get(name) for name in WHERE):
        return
    try:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
        from opentelemetry.sdk.resources import Resource
        from opentelemetry.sdk.trace import TracerProvider
        from opentelemetry.sdk.trace.export import BatchSpanProcessor
    except ImportError:
        raise NoTraces(
            f"{WHERE[0]} asks for traces; right would be `pip install duskbell[traces]`, or to leave it away."
        ) from None
    about = Resource.create({"service.name": "duskbell", "service.version": duskbell.__version__})
    provider = TracerProvider(resource=about)
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter()))
    use(provider)


def use(provider: Any) -> None:
    """Give spans to a provider of OpenTelemetry, or with None to nobody."""
    global _tracer
    _tracer = provider and provider.get_tracer("duskbell", duskbell.__version__)


@contextmanager
def span(name: str, by: Mapping[str, str] | None = None, **about: str | int) -> Iterator[Any]:
    """What happens within the block is a span, None where nobody wants it. `by`: headers that may tell of what it is a
    part. Of an exception nothing is written: its words could be anything.
    """
    if _tracer is None:
        yield None
        return
    from opentelemetry.propagate import extract

    within = extract(by) if by else None
    with _tracer.start_as_current_span(
        name, within, attributes=about, record_exception=False, set_status_on_exception=False
    ) as begun:
        yield begun


def carried() -> dict[str, str]:
    """Headers by which another process makes what it does a part of this span; none where there is none."""
    if _tracer is None:
        return {}
    from opentelemetry.propagate import inject

    fields: dict[str, str] = {}
    inject(fields)
    return fields


def place(path: str) -> str:
    """A path without the code of a room or cup; one that is not the API's is the page."""
    return _CODE.sub("{code}", path) if path.startswith("/api/") else "page"
