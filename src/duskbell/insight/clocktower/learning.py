"""What somebody says to have learned, as constraints: what their ability, as it worked then, could have told them."""

from __future__ import annotations

from collections.abc import Iterator

from duskbell.games.clocktower.character import EVIL, GOOD, TOWNSFOLK
from duskbell.games.clocktower.characters import CHARACTERS
from duskbell.games.clocktower.characters.sects_watching import Watching
from duskbell.games.clocktower.form import GRIMOIRE
from duskbell.games.clocktower.formula import AllOf, Count, Formula
from duskbell.insight.clocktower.meanings import Sketch, is_open, is_worded, meaning, rather, without_marks
from duskbell.insight.clocktower.moments import Moment, is_doubling, rule
from duskbell.insight.clocktower.puzzle import Info
from duskbell.insight.clocktower.sayings import asked
from duskbell.insight.clocktower.writing import Writer


def learned(writer: Writer, sketch: Sketch, i: Info, m: Moment) -> Iterator[str]:
    """Who is honest, and was told this by their ability, was told it lawfully."""
    c, p, seat = i.character, sketch.p, sketch.me
    yield from (f"shows({seat},{c},{who},{m.t})." for who in i.seats)
    if not CHARACTERS[c].form.what and i.shown and i.shown[0] in (GOOD, EVIL):  # on which side it is itself, it says
        other = "not " if i.shown[0] == EVIL else ""
        at = f"dawn(T,{i.when.number}), ep(T,E)" if not i.when.by_day else f"ep({m.t},E)"
        yield f":- honest({seat}), {other}ev({seat},E), {at}."
    if rule(c).reckons:
        f: Formula = AllOf(())
        k = writer.reckoned(seat, c, m.t, i.number or 0)
    else:
        found = meaning(sketch, i) if is_worded(sketch, i) else None
        if found is None:
            yield f":- honest({seat})."
            return
        f = found
        k = writer.write(f, m.t, sketch.then)
        yield from _for_want_of(writer, sketch, i, m)
    yield f"heard({seat},{c},{m.t},{k})."
    heard = [k]
    if CHARACTERS[c].form.what == GRIMOIRE:
        yield from (f"sees({seat},{c},{who},{x},{m.t})." for who, x in enumerate(i.shown) if x)
        yield from [f"reads({seat},{c},{m.t})."] * (i.ill is not None)
        yield from (f"shows_ill({seat},{c},{who},{m.t})." for who in i.ill or ())
    if any("branded(" in rule(one).text for one in p.script) and not rule(c).reckons:
        # what is so only since somebody is made to seem evil was a failure, as is what is so but for that
        heard.append(writer.write_bare(f, m.t, sketch.then))
        yield f"heard({seat},{c},{m.t},{heard[1]})."
    yield from (f"asks({seat},{c},{who},{m.t})." for who in asked(i))
    town = CHARACTERS[c].kind == TOWNSFOLK
    unless, fib = f", not deceived({seat},{m.t})" if town else "", f", not fibbed({seat},{c},{m.t})"
    yield f":- honest({seat}), works({seat},{c},{m.t}), not foiled({seat},{m.t}){unless}{fib}, not may({k})."
    if not p.at_table and is_open(f):  # nobody tells what was seen: it was as she heard, or by a lie not so
        apart = _seems_apart(i, m.t)
        for number in heard:
            well = f"works({seat},{c},{m.t}), not foiled({seat},{m.t}){unless}{fib}"
            yield f":- honest({seat}), {well}, not fact({number}), {apart}."
            yield f":- honest({seat}), has({seat},{c},{m.t}), deceived({seat},{m.t}), fact({number}), {apart}."
    if is_doubling(p):
        plain, ways = without_marks(f), (writer.write, writer.write_bare)
        sure = [k] if rule(c).reckons else [way(plain, m.t, sketch.then) for way in ways]
        so = "".join(f", not fact({x})" for x in sure)
        served = f"works({seat},{c},{m.t}), steady({seat},{m.t})"
        yield f":- honest({seat}), {served}, not foiled({seat},{m.t}){fib}{so}."
    if town:
        for one in f.whats if isinstance(f, Count) and len(i.statements) > 1 else (f,):
            false = k if rule(c).reckons else writer.write(without_marks(one), m.t, sketch.then)
            yield f":- honest({seat}), has({seat},{c},{m.t}), deceived({seat},{m.t}), not nay({false})."


def _seems_apart(i: Info, t: int) -> str:
    """That what was heard at this moment cannot be so, or not so, as somebody only seems."""
    role = CHARACTERS[i.character]
    if not isinstance(role, Watching):
        return f"not wide(_,_,{t})"
    return f"not wide(_,C,{t}) : {'passes' if i.yes else 'turns_from'}(C,{role.kind_told})"


def _for_want_of(writer: Writer, sketch: Sketch, i: Info, m: Moment) -> Iterator[str]:
    """What is told only where nothing else could be, is told by an ability that works, and by no lie."""
    others = [writer.write(f, m.t, sketch.then) for f in rather(sketch, i)]
    if others:
        me, c = sketch.me, i.character
        yield f":- honest({me}), not works({me},{c},{m.t}). :- honest({me}), fibbed({me},{c},{m.t})."
        yield f":- honest({me}), foiled({me},{m.t}). :- honest({me}), deceived({me},{m.t})."
        yield from (f":- honest({me}), may({k})." for k in others)
