"""What holds the page's main thread while it is loaded: `python -m benchmarks.tasks`

Home and a table, as Lighthouse's phone sees them, each with a fresh browser. Of each task of the main thread Chromium's
tracing tells how much processor time it took, which what else the machine does changes little, and what it was made of.
The worst of some loads is listed. As Lighthouse does, a task is taken four times as long (twice, where it laid out),
and what is beyond 50 ms of it after the first paint blocks. 1 when an aim is missed.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections import defaultdict
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from benchmarks.wire.seating import Http, lay
from benchmarks.wire.served import Served

CHROMIUM = "/usr/bin/chromium"
PHONE = ViewportSize(width=412, height=823)
SLOWER, LAID_OUT_SLOWER, BLOCKS = 4, 2, 50
LISTED = 8.0
"""Milliseconds of processor time from which on a task is listed."""
AIM = 100.0
CATEGORIES = [
    "-*",
    "disabled-by-default-lighthouse",
    "loading",
    "v8",
    "v8.execute",
    "blink.user_timing",
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
    "disabled-by-default-devtools.screenshot",
    "disabled-by-default-devtools.timeline.stack",
    "disabled-by-default-devtools.timeline.frame",
    "latencyInfo",
    "disabled-by-default-devtools.v8-source-rundown-sources",
    "disabled-by-default-devtools.v8-source-rundown",
]
"""What Lighthouse has traced: some of it costs the page time, so it is traced here too."""
SHIFTS = """() => new Promise((tell) => {
  const all = [];
  const watch = new PerformanceObserver((list) => {
    for (const e of list.getEntries()) all.push([e.value, e.startTime, e.sources.map((s) => {
      const own = s.node?.className?.baseVal ?? s.node?.className ?? '';
      const [from, to] = [s.previousRect, s.currentRect];
      return `${s.node?.nodeName} ${own} ${from.x},${from.y} ${from.height} -> ${to.x},${to.y} ${to.height}`;
    })]);
  });
  watch.observe({ type: 'layout-shift', buffered: true });
  setTimeout(() => tell(all), 300);
})"""


@dataclass
class Task:
    """When it began, what it took, both in milliseconds, and how much of that each kind of work had by itself."""

    at: float
    took: float
    parts: list[tuple[float, str]] = field(default_factory=list)

    @property
    def blocks(self) -> float:
        """How long a finger would wait for it on a phone, beyond what nobody notices."""
        laid_out = any(part.startswith("Layout") for _, part in self.parts)
        return max(0.0, self.took * (LAID_OUT_SLOWER if laid_out else SLOWER) - BLOCKS)


@dataclass
class Load:
    """One load of a page: its tasks after the first paint, all of them, and what moved."""

    tasks: list[Task]
    shifts: list[Any]

    @property
    def blocking(self) -> float:
        return sum(task.blocks for task in self.tasks)

    @property
    def shift(self) -> float:
        return float(sum(shift[0] for shift in self.shifts))


def main() -> int:
    """Serve, lay a table, load both pages and tell."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.tasks")
    parser.add_argument("--times", type=int, default=5, help="loads of each page")
    parser.add_argument("--lang", default="en-US")
    parser.add_argument("--trace", type=Path, help="a folder for the worst load's trace")
    args = parser.parse_args()
    missed = False
    with tempfile.TemporaryDirectory(prefix="duskbell-") as folder, sync_playwright() as playwright:
        served = Served(Path(folder) / "tasks.db", -1, Path(folder) / "log")
        served.start()
        try:
            with closing(Http(served.port)) as http:
                room, token = lay(http)
            here = f"http://127.0.0.1:{served.port}"
            pages = {
                "home": (f"{here}/", ""),
                "table": (f"{here}/r/{room}", f"localStorage['duskbell.room.{room}']='{token}'"),
            }
            for name, (url, kept) in pages.items():
                loads = []
                for n in range(args.times):
                    browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
                    traced = args.trace and args.trace / f"{name}-{n}.json"
                    loads.append(_load(browser, url, kept, args.lang, traced))
                    browser.close()
                missed |= _tell(name, loads)
        finally:
            served.stop()
    return int(missed)


def _load(browser: Browser, url: str, kept: str, lang: str, traced: Path | None) -> Load:
    """Load the page once, with nothing in the browser's cache."""
    context = browser.new_context(viewport=PHONE, device_scale_factor=1.75, is_mobile=True, has_touch=True, locale=lang)
    page = context.new_page()
    page.goto(f"{url.split('/r/')[0]}/robots.txt")
    page.evaluate(f"() => {{ {kept} }}")
    browser.start_tracing(page=page, categories=CATEGORIES)
    page.goto(url)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(3_000)
    told = browser.stop_tracing()
    shifts = page.evaluate(SHIFTS)
    if traced:
        traced.parent.mkdir(parents=True, exist_ok=True)
        traced.write_bytes(told)
    return Load(_tasks(json.loads(told)["traceEvents"], url), shifts)


def _tasks(events: list[dict[str, Any]], url: str) -> list[Task]:
    """The tasks of the page's main thread from its first paint on."""
    begun = next(
        e
        for e in events
        if e["name"] == "navigationStart" and e["args"].get("data", {}).get("documentLoaderURL") == url
    )
    thread = (begun["pid"], begun["tid"])
    mine = sorted(
        (e for e in events if (e["pid"], e["tid"]) == thread and e["ph"] == "X" and e["ts"] >= begun["ts"]),
        key=lambda e: (e["ts"], -e["dur"]),
    )
    painted = min(
        (e["ts"] for e in events if e["name"] == "firstContentfulPaint" and e["ts"] >= begun["ts"]), default=begun["ts"]
    )
    tasks: list[Task] = []
    for n, event in enumerate(mine):
        if event["name"] != "ThreadControllerImpl::RunTask" and event["name"] != "RunTask":
            continue
        end = event["ts"] + event["dur"]
        if end < painted:
            continue
        inside = []
        for e in mine[n + 1 :]:
            if e["ts"] >= end:
                break
            inside.append(e)
        tasks.append(Task((event["ts"] - begun["ts"]) / 1000, event.get("tdur", 0) / 1000, _parts(inside)))
    return tasks


def _parts(inside: list[dict[str, Any]]) -> list[tuple[float, str]]:
    """What kinds of work there were, each without what was nested in it, longest first."""
    own: dict[str, float] = defaultdict(float)
    open_: list[tuple[float, str]] = []
    for event in inside:
        while open_ and event["ts"] >= open_[-1][0]:
            open_.pop()
        label = _label(event)
        took = event.get("tdur", 0) / 1000
        own[label] += took
        if open_:
            own[open_[-1][1]] -= took
        open_.append((event["ts"] + event["dur"], label))
    return sorted(((took, label) for label, took in own.items()), reverse=True)


def _label(event: dict[str, Any]) -> str:
    """The kind of work, and where it comes from if that is told."""
    data = event["args"].get("data") or {}
    place = data.get("url") or event["args"].get("fileName") or ""
    name = data.get("functionName", "")
    where = f"{str(place).rsplit('/', 1)[-1]} {name}".strip()
    return f"{event['name']} {where}".strip()


def _tell(name: str, loads: list[Load]) -> bool:
    """One page's worst load; whether an aim is missed."""
    worst = max(loads, key=lambda load: load.blocking)
    each = " ".join(f"{load.blocking:.0f}" for load in sorted(loads, key=lambda load: load.blocking))
    shift = max(load.shift for load in loads)
    total = sum(task.took for task in worst.tasks)
    print(
        f"{name}: blocks for {each} ms in all (aim {AIM:.0f}), {total:.0f} ms of work at worst, "
        f"layout shift {shift:.4f} (aim 0)"
    )
    for task in worst.tasks:
        if task.took >= LISTED:
            parts = ", ".join(f"{took:.1f} {part}" for took, part in task.parts[:6] if took >= 0.5)
            print(f"  {task.at:7.0f}  {task.took:5.1f} ms  blocks {task.blocks:4.0f}: {parts}")
    for load in loads:
        for shifted in load.shifts:
            print(f"  moved: {shifted}")
    return worst.blocking > AIM or shift > 0


if __name__ == "__main__":
    sys.exit(main())
