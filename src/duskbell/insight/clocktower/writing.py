"""The second reader of formulas: what `formula.weigh` finds in one world, written as constraints over all worlds."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from duskbell.games.clocktower.character import EVIL, GOOD, KINDS
from duskbell.games.clocktower.formula import (
    Acted,
    AllOf,
    AnyOf,
    Count,
    Formula,
    Marked,
    Not,
    Open,
    Registered,
    Registers,
)


class Writer:
    """Writes formulas. Each comes to be a number `i`, about which the program says `may(i)`: it may be true, `nay(i)`:
    it may be false, `fact(i)`: it is so in fact. What is written once is not written again.
    """

    def __init__(self) -> None:
        self.rules: list[str] = []
        self.numbers: dict[object, int] = {}
        self.bare = False

    def write_bare(self, f: Formula, t: int, then: Callable[[int], int] = int) -> int:
        """The same, where nobody seems evil by what another does to them: of that only the fact counts."""
        self.bare = True
        k = self.write(f, t, then)
        self.bare = False
        return k

    def write(self, f: Formula, t: int, then: Callable[[int], int] = int) -> int:
        """The number of a formula at the moment `t`; `then` says at which moment a place in the log was."""
        match f:
            case Registers(seat, as_):
                return self.registers(seat.no, as_, t)
            case Registered(seat, as_, at):
                return self.registered(seat.no, as_, then(at), t)
            case Marked(seat, name, by, _):
                lies = f"mark({by},{_word(name)},{seat.no})"
                return self._new((lies,), [f"may(@) :- {lies}.", f"nay(@) :- not {lies}.", f"fact(@) :- {lies}."])
            case Open():
                return self._new(("open", len(self.numbers)), ["may(@).", "nay(@).", "{ fact(@) }."])
            case Acted(seat, _):
                woke = f"woke({seat.no},K)"
                rules = [f"{head}(@) :- {woke}, night({t},K)." for head in ("may", "fact")]
                return self._new((woke, t), [*rules, f"nay(@) :- not fact(@), moment({t})."])
            case Not(inner):
                k = self.write(inner, t, then)
                rules = [f"may(@) :- nay({k}).", f"nay(@) :- may({k}).", f"fact(@) :- not fact({k})."]
                return self._new(("not", k), rules)
            case AnyOf(whats):
                return self._several([self.write(w, t, then) for w in whats], "may", "nay")
            case Count(n, whats):
                return self._count(n, [self.write(w, t, then) for w in whats])
            case AllOf(whats):
                return self._several([self.write(w, t, then) for w in whats], "nay", "may")
        raise AssertionError(f)

    def registers(self, seat: int, as_: str, t: int) -> int:
        """That a seat registers as something at a moment."""
        rules = [*_in_fact(seat, as_, t, "", *self._branded(seat, t)), *_otherwise(seat, as_, t)]
        return self._new((seat, as_, t, self.bare), rules)

    def registered(self, seat: int, as_: str, then: int, t: int) -> int:
        """That it registers at the moment `t` as what was so earlier: who has been the same since may seem anything
        that it may seem now; who has not was what it was.
        """
        if then == t:
            return self.registers(seat, as_, t)
        other = f"other({seat},{then},{t})"
        rules = [
            f"{other} :- changes({seat},T), {then} <= T, T < {t}.",
            *_in_fact(seat, as_, then, other),
            *_in_fact(seat, as_, t, f"not {other}", *self._branded(seat, t)),
            *_otherwise(seat, as_, t, f"not {other}"),
        ]
        return self._new((seat, as_, then, t, self.bare), rules)

    def _branded(self, seat: int, t: int) -> tuple[str, ...]:
        return () if self.bare else (f"branded({seat},{t})",)

    def reckoned(self, seat: int, character: str, t: int, n: int) -> int:
        """That a character's rules come to this number, or say that it may seem so."""
        so = f"reckoned({seat},{character},{t},{n})"
        seems = f"may(@) :- deemed({seat},{character},{t},{n})."
        known = [f"fact(@) :- {so}.", "may(@) :- fact(@).", f"nay(@) :- not fact(@), moment({t})."]
        return self._new((so,), [*known, seems])

    def _several(self, ks: Sequence[int], one: str, every: str) -> int:
        rules = [f"{one}(@) :- {one}({k})." for k in ks]
        rules.append(f"{every}(@)" + (" :- " + ", ".join(f"{every}({k})" for k in ks) if ks else "") + ".")
        if one == "may":
            rules += [f"fact(@) :- fact({k})." for k in ks]
        else:
            rules.append("fact(@)" + (" :- " + ", ".join(f"fact({k})" for k in ks) if ks else "") + ".")
        return self._new((one, *ks), rules)

    def _count(self, n: int, ks: Sequence[int]) -> int:
        high = "; ".join(f"1,{j} : may({k})" for j, k in enumerate(ks))
        low = "; ".join(f"1,{j} : not nay({k})" for j, k in enumerate(ks))
        so = "; ".join(f"1,{j} : fact({k})" for j, k in enumerate(ks))
        rules = [
            f"may(@) :- #sum {{ {low} }} <= {n}, {n} <= #sum {{ {high} }}.",
            f"only(@) :- #sum {{ {low} }} = {n}, #sum {{ {high} }} = {n}.",
            "nay(@) :- not only(@).",
            f"fact(@) :- #sum {{ {so} }} = {n}.",
        ]
        return self._new(("count", n, *ks), rules)

    def _new(self, key: object, rules: list[str]) -> int:
        if key in self.numbers:
            return self.numbers[key]
        i = self.numbers[key] = len(self.numbers)
        self.rules += [r.replace("@", str(i)) for r in rules]
        return i


def _in_fact(seat: int, as_: str, t: int, where: str = "", branded: str = "") -> list[str]:
    """That it is so, and then may be so; where it is not, it need not be. `branded`: that it seems evil, and no more
    good.
    """
    also = f", {where}" if where else ""
    rules = ["may(@) :- fact(@).", "nay(@) :- not fact(@)."]
    if as_ == EVIL:
        rules += [f"fact(@) :- ev({seat},E), ep({t},E){also}."]
        rules += [f"fact(@) :- {branded}{also}."] if branded else []
    elif as_ == GOOD:
        unless = f", not {branded}" if branded else ""
        rules += [f"fact(@) :- not ev({seat},E), ep({t},E){unless}{also}."]
    else:
        is_ = f"typ({seat},{as_},E)" if as_ in KINDS else f"ch({seat},{as_},E)"
        rules += [f"fact(@) :- {is_}, ep({t},E){also}."]
    return rules


def _otherwise(seat: int, as_: str, t: int, where: str = "") -> list[str]:
    """What else it may seem to be: whoever may seem something else need not seem what it is."""
    wide = f"wide({seat},C,{t})" + (f", {where}" if where else "")
    if as_ in (GOOD, EVIL):
        side = f"{wide}, passes(C,Y), side(Y), not branded({seat},{t})"
        return [f"may(@) :- {side}, Y = {as_}.", f"nay(@) :- {side}, Y != {as_}."]
    kind = f"Y = {as_}" if as_ in KINDS else f"type({as_},Y)"
    return [f"may(@) :- {wide}, passes(C,Y), {kind}.", f"nay(@) :- {wide}."]


def _word(name: str) -> str:
    return name.replace("-", "_")
