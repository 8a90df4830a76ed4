"""Tables of 风声 for the scenes beside this file. People are called by their characters; the first has the turn.

    s = table("Lingsuqiu: lurker, Jianxiansheng: agent, ...", hands={"Lingsuqiu": "probe:black"})
    s.uses("Lingsuqiu", "probe", "Jianxiansheng")

A card is called by what it does and its colours ("probe:black", "swap:red+blue"), by its colours alone, or by number.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from duskbell.games.fengsheng import FENGSHENG
from duskbell.games.fengsheng.card import CARDS, COLOURS, Card, deck
from duskbell.games.fengsheng.characters import CHARACTERS, EVERYBODY, UNRELEASED
from duskbell.games.fengsheng.events import Moved
from duskbell.games.fengsheng.identities import FEW, IDENTITIES, MISSIONS
from duskbell.games.fengsheng.table import AREA, DECK, DISCARD, HAND
from duskbell.kernel import PASS, Event
from duskbell.testing import Scene

Cards = Mapping[str, str]
QUIET = ("Feiyuan", "Duanmujing", "Wangtianxiang", "Peiling", "Baicanglang")
"""Who answers to nothing, and does nothing outside the own play phase."""


class Message(Scene):
    """A scene whose answers may name people in the middle of a play."""

    def seat_words(self, what: str) -> str:
        parts = [f"#{self.names.index(w)}" if w in self.names else w for w in what.split(">")]
        return super().seat_words(">".join(parts))

    def says(self, who: str, what: str, key: str = "") -> Message:
        super().says(who, what, key)
        return self

    def card(self, who: str, what: str) -> Any:
        """A card of a hand, by its words."""
        return next(c for c in self[who].hand if fits(c, what))

    def uses(self, who: str, what: str, *rest: str) -> Message:
        """Somebody uses a hand card: at whom, and with which announcement."""
        self.says(who, ">".join([self.card(who, what).token, *rest]))
        return self

    def does(self, who: str, skill: str, *steps: str) -> Message:
        """Somebody uses an active skill, named whole."""
        self.says(who, ">".join([skill, *steps]))
        return self

    def ways(self, who: str, skill: str) -> list[str]:
        """The ways in which somebody may use an active skill now, people by seat."""
        return [o.partition(">")[2] for o in self.options(who) if o.partition(">")[0] == skill]

    def sends(self, who: str, what: str, *rest: str) -> Message:
        """Somebody sends a hand card: arrow, to whom, lock."""
        self.says(who, ">".join([self.card(who, what).token, *rest]), "fengsheng.send")
        return self

    def lures(self, who: str, what: str, *rest: str) -> Message:
        """The same by 诱敌深入, face up."""
        return self.does(who, "lure_deep", self.card(who, what).token, *rest)

    def fights(self, sender: str, what: str, to: str) -> Message:
        """Whose turn it is plays nothing and sends this straight (↑) to somebody, who accepts it."""
        self.passes(sender).sends(sender, what, "up", to).says(to, "accept", "fengsheng.accept")
        return self

    def receives(self, sender: str, what: str, to: str) -> Message:
        """The same, and nobody acts in the fight."""
        self.fights(sender, what, to)
        return self.nobody_acts() if "fengsheng.fight" in self.open_now().values() else self

    def picks(self, who: str, what: str, key: str) -> Message:
        """Somebody chooses a card by its words, of whichever may be chosen."""
        by_token = self.play.table.by_token
        self.says(who, next(o for o in self.asks(who, key).options if o in by_token and fits(by_token[o], what)), key)
        return self

    def tops(self, n: int = 0) -> Any:
        """The card of the deck with so many above it."""
        return self.play.table.deck[n]

    def passes(self, *who: str) -> Message:
        """These pass, or do what silence does."""
        for name in who:
            self.silent(name)
        return self

    def nobody_acts(self) -> Message:
        """All who are asked in this round pass, until something else is asked."""
        key = next(iter(self.play.open.values())).key
        while any(a.key == key and PASS in a.options for a in self.play.open.values()):
            self.silent()
        return self

    def area(self, who: str) -> list[str]:
        """What lies before somebody, by colours."""
        return ["+".join(x for x in COLOURS if x in c.colours) for c in self[who].area]

    @property
    def winners(self) -> list[str]:
        assert self.play.outcome is not None, f"nobody has won; open are {self.open_now()}"
        return [self.names[n] for n in self.play.outcome.winners]


def five(*names: str, sides: str = "lurker agent lurker agent killer") -> str:
    """A cast of five: these sit first, and quiet people after them."""
    rest = [who for who in QUIET if who not in names]
    return ", ".join(f"{who}: {side}" for who, side in zip((*names, *rest), sides.split(), strict=False))


def fits(c: Card, what: str) -> bool:
    """Whether a card is one of these words."""
    if what.isdigit():
        return c.id == int(what)
    kind, _, colours = what.partition(":")
    if kind not in {x.kind for x in CARDS.values()}:
        kind, colours = "", kind
    return kind in ("", c.kind) and colours in ("", "+".join(x for x in COLOURS if x in c.colours))


def find(what: str, left: list[Card]) -> Card:
    """A card that is one of these words. Without a kind it is one that means nothing on the way."""
    plain = [c for c in left if fits(c, what) and (c.kind in ("coerce", "balance") or ":" in what or what.isdigit())]
    found = (plain or [c for c in left if fits(c, what)])[0]
    left.remove(found)
    return found


def table(
    cast: str,
    hands: Cards | None = None,
    areas: Cards | None = None,
    top: str = "",
    *,
    chance: Mapping[str, list[str]] | None = None,
    laid: Iterable[tuple[Event, Iterable[str] | None]] = (),
    pairs: Mapping[str, str] | None = None,
    **options: Any,
) -> Message:
    """A table in its first turn, for which the first three of `top` are drawn. Cast: "Character: identity, ...".
    `pairs`: everybody plays two (羁绊), these beside these: "+laohu" on the right, "laohu+" on the left.
    """
    people = dict([x.strip().split(": ") for x in cast.split(",")])
    names, n = list(people), len(people)
    played = [who.lower() for who in names]
    assert set(played) <= EVERYBODY.keys()
    assert set(people.values()) <= IDENTITIES.keys()
    left = list(deck("full", n))
    wanted = [(f"{HAND}{names.index(who)}", w) for who, what in (hands or {}).items() for w in what.split()]
    wanted += [(f"{AREA}{names.index(who)}", w) for who, what in (areas or {}).items() for w in what.split()]
    given = [(place, find(w, left)) for place, w in wanted]
    drawn = [find(w, left) for w in top.split()]
    dealt, left = left[-3 * n :], left[: -3 * n]
    away = [(Moved(c.id, f"{HAND}{k // 3}", DISCARD), None) for k, c in enumerate(dealt)]
    there = [
        (Moved(c.id, DECK, place), [names[int(place[4:])]] if place.startswith(HAND) else None) for place, c in given
    ]
    box = EVERYBODY if not UNRELEASED.keys().isdisjoint(played) else CHARACTERS
    spare = [c for c in box if c not in played]
    offered = [x for k, who in enumerate(played) for x in (who, *spare[2 * k : 2 * k + 2])]
    answers = dict(zip(names, played, strict=True))
    if pairs is not None:
        offered, answers = paired(answers, pairs)
    missions = [m for m in people.values() if m not in ("lurker", "agent")]
    told = {
        "fengsheng.missions": [",".join(dict.fromkeys([*missions, *[m.id for m in (FEW if n <= 4 else MISSIONS)]]))],
        "fengsheng.deal": [",".join(people.values())],
        "fengsheng.characters": mixed(list(box), offered, by_kind=pairs is not None),
        "fengsheng.deck": [",".join([c.token for c in (*dealt, *[c for _, c in given], *drawn, *left)])],
        "fengsheng.first": ["#0"],
        **{f"fengsheng.{key}": list(tokens) for key, tokens in (chance or {}).items()},
    }
    s = Message(
        FENGSHENG,
        people,
        chance=told,
        options={"deck": "full", "unreleased": box is EVERYBODY, "pairs": pairs is not None, **options},
        laid=[*away, *there, *laid],
    )
    for who, character in answers.items():
        s.says(who, character, "fengsheng.character")
    return s


def mixed(box: list[str], offered: list[str], *, by_kind: bool) -> list[str]:
    """How the characters are shuffled, so that these are offered: all at once, or open ones, masked ones, the rest."""
    rest = [id for id in box if id not in offered]
    if not by_kind:
        return [",".join([*offered, *rest])]
    kinds = [[id for id in (*offered, *rest) if EVERYBODY[id].masked is masked] for masked in (False, True)]
    return [",".join(ids) for ids in (*kinds, rest)]


def paired(played: Mapping[str, str], pairs: Mapping[str, str]) -> tuple[list[str], dict[str, str]]:
    """The characters in such an order that everybody is offered their two, and what everybody answers."""
    wanted = {who: [id, *[x for x in pairs.get(who, "").split("+") if x]] for who, id in played.items()}
    left = [c for c in CHARACTERS if c not in {id for two in wanted.values() for id in two}]
    dealt: dict[bool, list[str]] = {False: [], True: []}
    answers = {}
    for who, two in wanted.items():
        for masked in (False, True):
            mine = [id for id in two if CHARACTERS[id].masked is masked]
            fill = [id for id in left if CHARACTERS[id].masked is masked][: 2 - len(mine)]
            left = [id for id in left if id not in fill]
            dealt[masked] += [*mine, *fill]
            two = [*two, *[id for id in fill if not masked]][:2]
        answers[who] = "+".join(two[::-1] if pairs.get(who, "").endswith("+") else two)
    return [*dealt[False], *dealt[True]], answers


TOP = "red red red"
RED, BLACK, BOTH = "clarify:red", "clarify:black", "balance:red+black"
"""Cards with the arrow ↑."""


def main(who: str, hands: Cards | None = None, top: str = TOP, **areas: str) -> Message:
    """The play phase of this character's turn."""
    return table(five(who), hands=hands, areas=areas, top=top)


def fight(who: str, hands: Cards | None = None, top: str = TOP, **areas: str) -> Message:
    """Feiyuan has sent a red Clarify straight to this character, who has accepted it, and is the first to act."""
    s = table(five("Feiyuan", who), hands={"Feiyuan": RED, **(hands or {})}, areas=areas, top=top)
    return s.fights("Feiyuan", RED, who)


def received(who: str, what: str, hands: Cards | None = None, top: str = TOP, **areas: str) -> Message:
    """The third of the table has received from Feiyuan what was sent straight (↑)."""
    hands = {"Feiyuan": what, **(hands or {})}
    return table(five("Feiyuan", "Duanmujing", who), hands=hands, areas=areas, top=top).receives("Feiyuan", what, who)


def sent(who: str, what: str, hands: Cards | None = None, top: str = TOP, **areas: str) -> Message:
    """This character has sent something to Wangtianxiang, who has received it."""
    dealt = hands or {}
    dealt = {**dealt, who: f"{what} {dealt.get(who, '')}"}
    return table(five(who), hands=dealt, areas=areas, top=top).receives(who, what, "Wangtianxiang")
