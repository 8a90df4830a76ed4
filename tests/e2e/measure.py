"""What is wrong with how a page looks, measured in the browser: each fault in words."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

from tests.e2e.person import SIDEWAYS, SMALL

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
VIOLATIONS = """async () => (await axe.run(document, {
    resultTypes: ['violations'], rules: { 'label-content-name-mismatch': { enabled: true } },
  })).violations
  .map((v) => [v.id, v.help, ...v.nodes.slice(0, 3).map((n) => n.html.slice(0, 160) + n.failureSummary)].join(' | '))"""

OVERLAPS = """() => {
  const seats = [...document.querySelectorAll('[data-testid^=seat-]')]
    .filter((e) => /^seat-\\d+$/.test(e.dataset.testid))
    .map((e) => [e.dataset.testid, e.getBoundingClientRect()]);
  return seats.flatMap(([one, a], n) => seats.slice(n + 1)
    .filter(([, b]) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1)
    .map(([other]) => `${one} lies over ${other}`));
}"""

CUT = """() => [...document.querySelectorAll('body *')]
  .filter((e) => !e.childElementCount && e.textContent.trim() && e.checkVisibility({ visibilityProperty: true }))
  .filter((e) => !e.closest('.unseen, .skip, .name, [data-testid^=seat-]'))
  .filter((e) => ['hidden', 'clip'].includes(getComputedStyle(e).overflowX) && e.scrollWidth > e.clientWidth + 1)
  .map((e) => `cut: ${e.textContent.trim().slice(0, 60)}`)"""
"""Text that is cut off. A name may be: its tile says the whole of it."""

LOG = """() => {
  const log = document.querySelector('[data-testid=log]');
  const box = log?.checkVisibility() && log.getBoundingClientRect();
  return box ? Math.min(box.bottom, innerHeight) - Math.max(box.top, 0) : null;
}"""
"""How much of the log is to be seen; null where something else was chosen in its place, as at a referee's desk."""

STAGE = """() => Math.max(0, ...['.cells > .stage', '.cells.laid .ring'].map((one) => document.querySelector(one))
  .filter(Boolean).map((e) => e.scrollHeight - e.clientHeight))"""
"""By how much what goes on is cut at its lower edge."""

MIDDLE = """() => Math.max(0, ...[...document.querySelectorAll('.middle > .hour')]
  .map((e) => e.scrollHeight - e.clientHeight))"""
"""By how much the words in the middle of the ring are cut."""

DOCK = """() => {
  const dock = document.querySelector('.cells > .dock');
  const edge = dock?.checkVisibility() && Math.min(dock.getBoundingClientRect().bottom, innerHeight) + 1;
  const few = '.row:not(.many, .listed) button, .row.many .confirm:enabled, [data-testid=pace] button';
  const sends = dock?.querySelector('.row.many .confirm:enabled')?.getBoundingClientRect();
  const last = [...(sends ? dock.querySelectorAll('.row.many [aria-pressed=true]') : [])].slice(-1);
  return [
    ...[...(edge ? dock.querySelectorAll(few) : [])]
      .filter((e) => e.checkVisibility({ visibilityProperty: true }) && e.getBoundingClientRect().bottom > edge)
      .map((e) => `below the dock's edge: ${e.textContent.trim()}`),
    ...last.filter((e) => e.getBoundingClientRect().bottom > sends.top + 1)
      .map((e) => `below what sends it: ${e.textContent.trim()}`),
  ];
}"""
"""What can be pressed, and is not in sight until one scrolls; where there are many answers, what sends them, and what
was picked.
"""

NARROW = 500
LEAST_LOG, LEAST_LOG_ASKED = 240, 160


def prepare(page: Page) -> None:
    """Bring axe into every page that is opened here."""
    assert AXE.is_file(), "axe-core is missing: say `npm --prefix web ci`."
    page.context.add_init_script(path=AXE)


def faults_of(page: Page, *, asked: bool | None = None) -> list[str]:
    """All that is wrong here. `asked`: at a table in play, whether a question stands below the log that has buttons of
    its own; one that the seats of the ring answer needs no room.
    """
    found: list[str] = []
    if page.evaluate(SIDEWAYS) > 0:
        found.append("the page scrolls sideways")
    found += page.evaluate(SMALL) + page.evaluate(OVERLAPS) + page.evaluate(CUT)
    log, size = page.evaluate(LOG), page.viewport_size
    if asked is not None and log is not None and size is not None and size["width"] < NARROW:
        least = LEAST_LOG_ASKED if asked else LEAST_LOG
        if log < least:
            found.append(f"the log has {log:.0f} px of {least}")
        if (cut := page.evaluate(STAGE)) > 1:
            found.append(f"the stage is cut by {cut} px")
        if (cut := page.evaluate(MIDDLE)) > 1:
            found.append(f"the middle of the ring is cut by {cut} px")
    if asked is not None:
        found += page.evaluate(DOCK)
    return found + list(page.evaluate(VIOLATIONS))
