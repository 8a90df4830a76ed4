"""What all saw by day, as facts: whose rules make something of them is the characters' own matter."""

from __future__ import annotations

from collections.abc import Iterator

from duskbell.insight.clocktower.meanings import Sketch, as_then, statement
from duskbell.insight.clocktower.moments import Moment
from duskbell.insight.clocktower.puzzle import DEEDS, EXECUTION, EXILE, FABLED, VIRTUE, Happened, Puzzle
from duskbell.insight.clocktower.writing import Writer

NOBODY = "nobody"


def events(p: Puzzle, all_moments: list[Moment], writer: Writer) -> Iterator[str]:
    """The facts of everything that all saw."""
    deaths = {m.number for m in all_moments if dies(m)}
    yield from (f"death_on({k})." for k in sorted(deaths))
    for m in all_moments:
        if m.event is not None:
            yield from _event(p, all_moments, m, m.event, writer)


def _event(p: Puzzle, all_moments: list[Moment], m: Moment, e: Happened, writer: Writer) -> Iterator[str]:
    t = m.t
    match e.kind:
        case kind if kind in (EXECUTION, VIRTUE):
            yield f"hit({e.seat},{t},exec). executed_on({m.number})."
            yield f":- {'not ' if e.outcome else ''}die({e.seat},{t}), al({e.seat},{t})."
            nominee = e.seat if e.after is None else e.after
            if kind == EXECUTION and e.by >= 0 and nominee >= 0:
                yield f"nominates({e.by},{nominee},{t}). nothing_came({t})."
            elif kind == EXECUTION and nominee >= 0 and not p.at_table:
                yield f"nominates({NOBODY},{nominee},{t})."
            if kind == EXECUTION and e.seat in dict(p.guests):
                yield f"instead({e.seat},{nominee if nominee not in (-1, e.seat) else NOBODY},{t})."
            if kind == VIRTUE:
                yield f"pleads({e.seat},{t}). :- not excuse({e.seat},{t})."
                if e.after is not None and e.after >= 0:
                    yield f"nominates({e.seat},{e.after},{t})."
        case kind if kind == EXILE:
            yield f"hit({e.seat},{t},exile)."
            yield f":- {'not ' if e.outcome else ''}die({e.seat},{t}), al({e.seat},{t})."
        case "death_by_day":
            yield f"hit({e.seat},{t},ability). dies_by_day({e.seat},{t})."
            yield f":- not die({e.seat},{t}). :- not explained({e.seat},{t})."
            if e.after is not None:
                yield f"nominates({e.seat},{e.after if e.after >= 0 else NOBODY},{t})."
        case "nomination" | "nomination_no_effect":
            yield f"nominates({e.by if e.by >= 0 else NOBODY},{e.seat},{t}). nothing_came({t})."
        case kind if kind in FABLED:
            yield f"deed({FABLED[kind]},{e.by},{e.seat},{t})."
        case kind if kind in DEEDS:
            yield f"deed({DEEDS[kind]},{e.by},{e.seat if e.seat >= 0 else NOBODY},{t})."
            if e.fatal:
                yield f"hit({e.seat},{t},ability). dies_by_day({e.seat},{t})."
                yield f":- not die({e.seat},{t}). :- not explained({e.seat},{t})."
            if e.statement is not None:
                # what was so then is looked at when it counts, in the night after
                sketch, step = Sketch(p, all_moments, m, e.by), (m.number + 1, False, DEEDS[e.kind])
                counts = next((n.t for n in all_moments if (n.number, n.by_day, n.step) == step), m.t)
                k = writer.write(as_then(statement(sketch, e.statement), len(sketch.places)), counts, sketch.then)
                yield f"said_before_all({e.by},{DEEDS[kind]},{t},{k})."


def dies(m: Moment) -> bool:
    """Whether all see somebody die by day at this moment."""
    return m.event is not None and m.event.fatal


__all__ = ["dies", "events"]
