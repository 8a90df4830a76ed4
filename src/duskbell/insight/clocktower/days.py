"""What all saw by day, as facts: whose rules make something of them is the characters' own matter."""

from __future__ import annotations

from collections.abc import Iterator

from duskbell.insight.clocktower.meanings import Sketch, statement
from duskbell.insight.clocktower.moments import Moment
from duskbell.insight.clocktower.puzzle import Happened, Puzzle
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
        case "execution" | "execution_by_storyteller":
            yield f"hit({e.seat},{t},exec). executed_on({m.number})."
            yield f":- {'not ' if e.outcome else ''}die({e.seat},{t}), al({e.seat},{t})."
            if e.kind == "execution_by_storyteller":
                yield f":- not excuse({e.seat},{t})."
                if e.after is not None and e.after >= 0:
                    yield f"nominates({e.seat},{e.after},{t})."
        case "death_by_day":
            yield f"hit({e.seat},{t},ability). dies_by_day({e.seat},{t})."
            yield f":- not die({e.seat},{t}). :- not explained({e.seat},{t})."
            if e.after is not None:
                yield f"nominates({e.seat},{e.after if e.after >= 0 else NOBODY},{t})."
        case "nomination" | "nomination_no_effect":
            yield f"nominates({e.by if e.by >= 0 else NOBODY},{e.seat},{t}). nothing_came({t})."
        case "slayer_shot":
            yield f"shot({e.by},{e.seat},{t},{'yes' if e.outcome else 'no'})."
            if e.outcome:
                yield f"hit({e.seat},{t},ability). dies_by_day({e.seat},{t})."
                yield f":- not die({e.seat},{t}). :- not explained({e.seat},{t})."
        case "doomsayer_call":
            yield f"hit({e.seat},{t},sure). allied({e.by},{e.seat},{t})."
        case "juggle":
            yield f"guessed({e.by},{m.number})."
        case "klutz_choice":
            yield f"clumsy({e.by},{e.seat},{t})."
        case "moonchild_choice":
            yield f"moon({e.by},{e.seat},{t})."
        case "gossip":
            yield from _gossip(p, all_moments, m, e, writer)


def _gossip(p: Puzzle, all_moments: list[Moment], m: Moment, e: Happened, writer: Writer) -> Iterator[str]:
    """What was said before all, if it is so, counts the night after."""
    step = next((x.t for x in all_moments if (x.number, x.step) == (m.number + 1, e.kind)), None)
    if e.statement is None or step is None:
        return
    sketch = Sketch(p, all_moments, m, e.by)
    k = writer.write(statement(sketch, e.statement), m.t, sketch.then)
    yield f"rumour({e.by},{step}) :- may({k}), not nay({k})."
    yield f"{{ rumour({e.by},{step}) }} :- may({k}), nay({k})."


def dies(m: Moment) -> bool:
    """Whether all see somebody die by day at this moment."""
    e = m.event
    if e is None:
        return False
    deadly = e.kind in ("execution", "execution_by_storyteller", "slayer_shot") and e.outcome
    return deadly or e.kind in ("death_by_day", "doomsayer_call")


__all__ = ["dies", "events"]
