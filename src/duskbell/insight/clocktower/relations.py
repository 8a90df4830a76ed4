"""Statements written as relations: `Ann.role in Minion`, `#(Demon.~role & {p: Player | p.next in Evil}) = 1`.

A set is of players or of roles. `p.role` are the roles of players, `r.~role` (or `~role.r`) the players who have one of
them; `next`, `prev`, `neighbours` go round the circle. `some`, `no`, `one`, `lone` and `all` ask of a set, or of each
`p: set | …`; `#` counts. All of it becomes a tree of the statements that are known.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Mapping, Sequence
from typing import NoReturn

from duskbell.games.clocktower.character import EVIL, GOOD, KINDS
from duskbell.games.clocktower.characters import CHARACTERS
from duskbell.insight.clocktower.puzzle import BadPuzzle
from duskbell.insight.clocktower.sets import (
    FALSE,
    TRUE,
    Number,
    Players,
    Roles,
    Tree,
    Value,
    both,
    either,
    exactly,
    holders,
    negated,
    within,
)

TOKEN = re.compile(r"\s*(<=>|=>|<=|=<|>=|!=|&&|\|\||[A-Za-z_][\w']*|\d+|[-#~.&+|(){}\[\]:,!=<>])")
AND, OR, IFF, THEN = ("and", "&&"), ("or", "||"), ("iff", "<=>"), ("implies", "=>")
RESERVED = {"and", "or", "not", "xor", "iff", "implies", "in", "some", "no", "one", "lone", "all", "role"}
COMPARED: Mapping[str, Callable[[int, int], bool]] = {
    "=": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    ">": operator.gt,
    "<=": operator.le,
    "=<": operator.le,
    ">=": operator.ge,
}


def related(text: str, names: Sequence[str]) -> Tree:
    """The tree of a statement. Raises `BadPuzzle`."""
    if len(text) > 400:
        raise BadPuzzle("a statement in words is too long; right would be at most 400 characters.")
    try:
        return _Parser(text, names).whole()
    except RecursionError:
        raise BadPuzzle(f"the statement {text[:60]!r} is too deep.") from None


class _Parser:
    def __init__(self, text: str, names: Sequence[str]) -> None:
        self.text, self.seats = text, range(len(names))
        self.by_name = {_plain(name): n for n, name in enumerate(names)}
        self.bound: dict[str, int] = {}
        self.tokens: list[str] = []
        at, text = 0, text.rstrip()
        while at < len(text):
            found = TOKEN.match(text, at)
            if found is None:
                self.refuse(f"{text[at : at + 10]!r}")
            self.tokens.append(found[1])
            at = found.end()
        self.at = 0

    def refuse(self, why: str) -> NoReturn:
        raise BadPuzzle(f"the statement {self.text[:60]!r} is not understood at {why}.")

    @property
    def next(self) -> str:
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    def take(self, *words: str) -> str:
        found = self.next
        if found and found in words:
            self.at += 1
            return found
        return ""

    def need(self, word: str) -> None:
        if not self.take(word):
            self.refuse(f"{self.next or 'its end'!r}, where {word!r} is needed")

    def whole(self) -> Tree:
        found = self.sentence()
        return found if not self.next else self.refuse(repr(self.next))

    # -- what is true or false ---------------------------------------------------------------------------------------

    def sentence(self) -> Tree:
        left = self.chain()
        while word := self.take(*IFF, *THEN, "xor"):
            right = self.chain()
            same = "iff" if word in IFF else "xor"
            left = either(negated(left), right) if word in THEN else (same, (left, right))
        return left

    def chain(self) -> Tree:
        parts = [self.joined()]
        while self.take(*OR):
            parts.append(self.joined())
        return either(*parts)

    def joined(self) -> Tree:
        parts = [self.single()]
        while self.take(*AND):
            parts.append(self.single())
        return both(*parts)

    def single(self) -> Tree:
        if self.take("not", "!"):
            return negated(self.single())
        if self.next in ("some", "no", "one", "lone", "all"):
            return self.asked()
        if self.next == "(":
            back = self.at
            try:
                self.at += 1
                found = self.sentence()
                self.need(")")
                if self.next not in (*COMPARED, "in", ".", "&", "+", "-"):
                    return found
            except BadPuzzle:
                pass
            self.at = back
        return self.compared(self.value())

    def asked(self) -> Tree:
        word = self.take("some", "no", "one", "lone", "all")
        if self.tokens[self.at + 1 : self.at + 2] == [":"]:
            there = list(self.each().there)
        else:
            there = list(self.players(self.value(), f"{word!r}").there)
        if word == "all":
            return both(*there)
        many = {"some": either(*there), "no": negated(either(*there)), "one": exactly(1, there)}
        return many.get(word) or either(exactly(0, there), exactly(1, there))

    def each(self) -> Players:
        """`p: set | what holds of it`, or within braces: of each seat whether it is in the set and that holds."""
        every = self.tokens[self.at - 1] == "all"
        name = self.next
        self.at += 1
        self.need(":")
        among = self.players(self.value(), "':'")
        self.need("|")
        start, found, outer = self.at, [], dict(self.bound)
        for n in self.seats:
            self.at = start
            self.bound = {**outer, name: n}
            body = self.sentence()
            found.append(either(negated(among.there[n]), body) if every else both(among.there[n], body))
        self.bound = outer
        return Players(tuple(found))

    def compared(self, left: Value) -> Tree:
        refused = bool(self.take("not", "!"))
        word = self.take("in", *COMPARED) or self.refuse(repr(self.next or "its end"))
        right = self.value()
        found = self.numbers(word, left, right) if isinstance(left, Number) else self.sets(word, left, right)
        return negated(found) if refused else found

    def numbers(self, word: str, left: Number, right: Value) -> Tree:
        if not isinstance(right, Number) or word == "in":
            return self.refuse(f"{word!r}")
        pairs = [(a, b) for a in range(len(left.when)) for b in range(len(right.when)) if COMPARED[word](a, b)]
        return either(*[both(left.when[a], right.when[b]) for a, b in pairs])

    def sets(self, word: str, left: Value, right: Value) -> Tree:
        if word not in ("in", "=", "!=") or isinstance(left, Number) or isinstance(right, Number):
            return self.refuse(f"{word!r}")
        found = within(left, right)
        if word != "in":
            found = both(found, within(right, left))
        return negated(found) if word == "!=" else found

    # -- sets and numbers --------------------------------------------------------------------------------------------

    def value(self) -> Value:
        left = self.meet()
        while word := self.take("+", "-"):
            right = self.meet()
            if isinstance(left, Roles) and isinstance(right, Roles) and left.of is None and right.of is None:
                left = Roles(left.words | right.words if word == "+" else left.words - right.words)
                continue
            pairs = zip(self.players(left, word).there, self.players(right, word).there, strict=True)
            left = Players(tuple([either(a, b) if word == "+" else both(a, negated(b)) for a, b in pairs]))
        return left

    def meet(self) -> Value:
        left = self.path()
        while self.take("&"):
            right = self.path()
            a, b = self.players(left, "'&'").there, self.players(right, "'&'").there
            met = Players(tuple([both(x, y) for x, y in zip(a, b, strict=True)]))
            left = Roles(frozenset(), met) if isinstance(left, Roles) and isinstance(right, Roles) else met
        return left

    def path(self) -> Value:
        if self.take("#"):
            there = self.players(self.meet(), "'#'").there
            return Number(tuple([exactly(n, there) for n in range(len(there) + 1)]))
        if self.take("~"):
            self.need("role")
            inner = self.index() if self.next == "[" else self.dotted()
            return self.steps(self.holders(inner))
        return self.steps(self.atom())

    def index(self) -> Value:
        self.need("[")
        found = self.value()
        self.need("]")
        return found

    def dotted(self) -> Value:
        self.need(".")
        return self.atom()

    def steps(self, found: Value) -> Value:
        while self.take("."):
            if self.take("~"):
                self.need("role")
                found = self.holders(found)
            elif self.take("role"):
                found = Roles(frozenset(), self.players(found, "'.role'"))
            else:
                found = self.moved(self.players(found, "'.'"), self.next)
                self.at += 1
        return found

    def moved(self, of: Players, way: str) -> Players:
        n = len(self.seats)
        steps = {"next": (1,), "right": (-1,), "left": (1,), "prev": (-1,), "neighbours": (1, -1), "neighbors": (1, -1)}
        if way not in steps:
            return Players(self.refuse(repr(way)))
        return Players(tuple([either(*[of.there[(s - step) % n] for step in steps[way]]) for s in self.seats]))

    def atom(self) -> Value:
        if self.take("("):
            found = self.value()
            self.need(")")
            return found
        if self.take("{"):
            found = self.each()
            self.need("}")
            return found
        word = self.next
        self.at += 1
        if word.isdigit():
            return Number(tuple([TRUE if n == min(int(word), 99) else FALSE for n in range(min(int(word), 99) + 1)]))
        if word in self.bound:
            return self.only(self.bound[word])
        if not word or word in RESERVED:
            return self.refuse(repr(word or "its end"))
        return self.named(word)

    def named(self, word: str) -> Value:
        plain = _plain(word)
        if plain in self.by_name:
            return self.only(self.by_name[plain])
        if plain in ("player", "players", "univ"):
            return Players(tuple([TRUE for _ in self.seats]))
        if plain == "none":
            return Players(tuple([FALSE for _ in self.seats]))
        for known in (plain, plain.removesuffix("s")):
            if known in CHARACTERS or known in (*KINDS, EVIL, GOOD):
                return Roles(frozenset((known,)))
        return self.refuse(f"{word!r}, which is no player and no role")

    def only(self, seat: int) -> Players:
        return Players(tuple([TRUE if n == seat else FALSE for n in self.seats]))

    def players(self, found: Value, where: str) -> Players:
        if isinstance(found, Roles):
            return self.holders(found)
        return found if isinstance(found, Players) else Players(self.refuse(where))

    def holders(self, of: Value) -> Players:
        return holders(of, self.seats) if isinstance(of, Roles) else Players(self.refuse("'~role'"))


def _plain(word: str) -> str:
    return re.sub(r"[^a-z0-9]", "", word.lower())
