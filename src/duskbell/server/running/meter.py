"""What a server counts, and how Prometheus reads it. Counting is adding to a number, because it is done per message.

In a small house the counts could tell who acts: they are served only to whoever runs the server (`http/service.py`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

import duskbell
from duskbell.server.running.crowd import Crowd

_BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Meter(Collector):
    """The counts of one server. `rooms`: how many are in memory, and in how many of them a table is being played.
    `waits`: for how many seconds the oldest deed has waited that no room has answered.
    `standing`: whether what this server has is surely its own, and whether it takes nothing more.
    """

    type = CONTENT_TYPE_LATEST

    def __init__(self) -> None:
        self.standing: Callable[[], tuple[bool, bool]] = lambda: (True, False)
        self.rooms: Callable[[], tuple[int, int]] = lambda: (0, 0)
        self.waits: Callable[[], float] = lambda: 0.0
        self.connections = self.heard = self.sent = 0
        self.crowd = Crowd()
        self.deeds: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()
        self.requests: Counter[str] = Counter()
        self.carried: Counter[str] = Counter()
        """What a node has carried to others, or refused because nobody could tell whose it was."""
        self.pushes: Counter[str] = Counter()
        """Notices by Web Push, by what became of them."""
        self.saves = self.rows = 0
        self._registry = CollectorRegistry()
        self._registry.register(self)
        ProcessCollector(registry=self._registry)
        self.request_seconds = self._seconds("request_seconds", "From a request's headers until its answer begins.")
        self.deed_seconds = self._seconds("deed_seconds", "From a deed's turn until it is stored and answered.")
        self.commit_seconds = self._seconds("store_commit_seconds", "How long commits took.")

    def answered(self, status: int, seconds: float) -> None:
        """A request was answered with this status so long after it came."""
        self.requests[f"{status // 100}xx"] += 1
        self.request_seconds.observe(seconds)

    def did(self, deed: str, seconds: float) -> None:
        """A deed was done, and so long after its turn began it was stored and answered."""
        self.deeds[deed] += 1
        self.deed_seconds.observe(seconds)

    def text(self) -> bytes:
        """All counts as Prometheus reads them."""
        return generate_latest(self._registry)

    def collect(self) -> Iterator[Metric]:
        """The counts as they are now."""
        there, playing = self.rooms()
        yield GaugeMetricFamily("duskbell_rooms", "Rooms in memory.", there)
        yield GaugeMetricFamily("duskbell_rooms_playing", "Rooms in memory whose table is being played.", playing)
        yield GaugeMetricFamily("duskbell_waits_seconds", "Since the oldest deed came that waits.", self.waits())
        yield GaugeMetricFamily("duskbell_connections", "WebSockets open now.", self.connections)
        messages = CounterMetricFamily("duskbell_messages", "WebSocket messages.", labels=["direction"])
        messages.add_metric(["in"], self.heard)
        messages.add_metric(["out"], self.sent)
        yield messages
        yield _by("duskbell_deeds", "What was done in rooms, refused or not.", "deed", self.deeds)
        yield CounterMetricFamily("duskbell_store_saves", "Changes of rooms that were stored.", self.saves)
        yield CounterMetricFamily("duskbell_store_rows", "Rows that were written.", self.rows)
        yield _by("duskbell_requests", "Requests by the status they were answered with.", "status", self.requests)
        yield _by("duskbell_carried", "What came to this node and belonged elsewhere.", "sort", self.carried)
        yield _by("duskbell_pushes", "Notices by Web Push, by what became of them.", "result", self.pushes)
        sure, leaving = self.standing()
        yield GaugeMetricFamily("duskbell_sure", "1 while what this server has is surely its own.", sure)
        yield GaugeMetricFamily("duskbell_leaving", "1 while it takes nothing more.", leaving)
        yield _by("duskbell_refusals", "What was refused.", "key", self.refusals)
        build = GaugeMetricFamily("duskbell_build_info", "Which version runs.", labels=["version"])
        build.add_metric([duskbell.__version__], 1)
        yield build

    def _seconds(self, name: str, words: str) -> Histogram:
        return Histogram(name, words, namespace="duskbell", registry=self._registry, buckets=_BOUNDS)


def _by(name: str, words: str, label: str, counts: Counter[str]) -> CounterMetricFamily:
    family = CounterMetricFamily(name, words, labels=[label])
    for value, count in sorted(counts.items()):
        family.add_metric([value], count)
    return family
