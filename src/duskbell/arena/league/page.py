"""A league's page: one HTML file with its plots, which needs nothing else and no network."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from pathlib import Path

from duskbell.arena.league.plan import Plan
from duskbell.arena.league.standings import OF, Place, Standings
from duskbell.games import adopt
from duskbell.locale import Words, words

WIDE, ROW, LEFT = 420, 26, 170
"""Of a plot, in pixels: its width, the height of a row, and where names end."""
STYLE = """
:root { color-scheme: light dark; --ink: #23272f; --paper: #fbfaf7; --line: #c9c4b8; --mark: #8a4b2a; }
@media (prefers-color-scheme: dark) { :root { --ink: #e9e6df; --paper: #16181d; --line: #454952; --mark: #e0a070; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 2rem auto;
  max-width: 44rem; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; margin: 1rem 0; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: 0.25rem 0.5rem; border-bottom: 1px solid var(--line); }
th:first-child, td:first-child { text-align: left; min-width: 4.5rem; overflow-wrap: anywhere; }
.wide { overflow-x: auto; }
@media (max-width: 40rem) { body { margin: 1rem auto; } table { font-size: 0.75rem; } th, td { padding: 0.2rem; } }
svg { width: 100%; max-width: 40rem; height: auto; } svg text { font: 13px system-ui, sans-serif; fill: var(--ink); }
.axis { stroke: var(--line); } .bar { stroke: var(--mark); stroke-width: 3; } .dot { fill: var(--mark); }
"""


def write_page(path: Path, plan: Plan, stand: Standings, lang: str) -> None:
    """Write the page of a league, in a language. Raises `DuskbellError` where there is no such language."""
    say = words(lang)
    game = adopt(plan.game)
    name = say.text(f"game-{game}")
    title = say.text("league-title", {"game": name, "players": plan.players})
    about = say.text("league-about", {"tables": stand.tables, "entrants": len(plan.entrants)})
    sides = [(side_name(say, game, side), n) for side, n in stand.sides.items()]
    body = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(about)}</p>",
        f"<p>{escape(say.text('league-verdict-' + stand.verdict.replace(' ', '-')))}</p>",
        _plot([(p.name, p) for p in stand.places]),
        _table(say, [(p.name, p) for p in stand.places]),
        f"<h2>{escape(say.text('league-by-side'))}</h2>",
        _plot(by_side := [(_named(say, game, p.name), p) for p in stand.by_side]),
        _table(say, by_side),
        f"<h2>{escape(say.text('league-sides'))}</h2>",
        f"<p>{escape(' · '.join([f'{side}: {n}' for side, n in sides]))}</p>",
    ]
    if stand.outside:
        told = [f"{who}: {t.asked} / {t.failed} / {t.illegal}" for who, t in stand.outside.items()]
        body.append(f"<h2>{escape(say.text('league-outside'))}</h2><p>{escape(' · '.join(told))}</p>")
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    page = f'<!doctype html>\n<html lang="{lang}"><head>{head}<style>{STYLE}</style></head><body>\n'
    path.write_text(page + "\n".join(body) + "\n</body></html>\n", encoding="utf-8")


def side_name(say: Words, game: str, side: str) -> str:
    """What a side is called, where the catalogue says so."""
    key = f"team-{game}-{side}"
    return say.text(key) if say.has(key) else side


def _named(say: Words, game: str, name: str) -> str:
    who, _, side = name.rpartition(OF)
    return f"{who}{OF}{side_name(say, game, side)}"


def _table(say: Words, places: Iterable[tuple[str, Place]]) -> str:
    names = ("entrant", "strength", "interval", "seats", "won", "share")
    heads = [f"<th>{escape(say.text('league-' + n))}</th>" for n in names]
    rows = [f"<tr>{''.join(heads)}</tr>"]
    for name, p in places:
        cells = [name, *(["–", "–"] if p.strength is None else [f"{p.strength:+.2f}", f"{p.low:+.2f} … {p.high:+.2f}"])]
        cells += [str(p.seats), str(p.won), f"{p.share[0]:.1%}"]
        rows.append(f"<tr>{''.join([f'<td>{escape(cell)}</td>' for cell in cells])}</tr>")
    return f'<div class="wide"><table>{"".join(rows)}</table></div>'


def _plot(places: list[tuple[str, Place]]) -> str:
    """Strengths with their intervals; shares where nobody is ranked."""
    rows = [(name, *_ends(p)) for name, p in places]
    low, high = min([r[2] for r in rows], default=0.0), max([r[3] for r in rows], default=1.0)
    span = (high - low) or 1.0
    low, span = low - 0.05 * span, span * 1.1

    def x(value: float) -> float:
        return LEFT + (WIDE - LEFT - 10) * (value - low) / span

    middle = 0.0 if any(p.strength is not None for _, p in places) else 0.5
    height = ROW * len(rows) + 24
    drawn = [f'<line class="axis" x1="{x(middle):.1f}" x2="{x(middle):.1f}" y1="0" y2="{height - 20}"/>']
    drawn.append(f'<text x="{x(middle):.1f}" y="{height - 4}" text-anchor="middle">{middle:g}</text>')
    for n, (name, value, least, most) in enumerate(rows):
        y = ROW * n + ROW / 2
        short = name if len(name) <= 26 else name[:25] + "…"
        drawn.append(f'<text x="{LEFT - 10}" y="{y + 4:.1f}" text-anchor="end">{escape(short)}</text>')
        drawn.append(f'<line class="bar" x1="{x(least):.1f}" x2="{x(most):.1f}" y1="{y}" y2="{y}"/>')
        drawn.append(f'<circle class="dot" cx="{x(value):.1f}" cy="{y}" r="5"/>')
    return f'<svg viewBox="0 0 {WIDE} {height}" role="img">{"".join(drawn)}</svg>'


def _ends(p: Place) -> tuple[float, float, float]:
    if p.strength is None or p.low is None or p.high is None:
        return p.share
    return p.strength, p.low, p.high
