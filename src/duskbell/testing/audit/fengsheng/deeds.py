"""What a skill or card does, a second time: of which colours the cards must be that it moves, and how many."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from duskbell.testing.audit.fengsheng.board import BLACK, FACES, LETTER, Board, Sitter, share
from duskbell.testing.audit.fengsheng.occasions import name


@dataclass
class Deed:
    """What was seen of one skill or card. `before`: where cards lay; `e`: to what it answered; `about`: what was chosen
    with a card.
    """

    board: Board
    me: int
    moves: list[Any]
    events: list[Any]
    before: dict[str, list[int]]
    e: Any = None
    to: int = -1
    about: str = ""

    def cards(self, source: str = "", to: str = "") -> list[int]:
        """The cards that went from a kind of place to a kind of place."""
        return [m.card for m in self.moves if m.source.startswith(source) and m.to.startswith(to)]

    def all(self, what: Callable[[int], bool], source: str = "", to: str = "") -> bool:
        """Whether all of these are so."""
        return all(what(c) for c in self.cards(source, to))

    def count(self, seat: int, colour: str) -> int:
        """How many intel of a colour lay before a seat."""
        return sum(colour in FACES[c].colours for c in self.before[f"area{seat}"])

    def filled(self, seat: int, card: int) -> bool:
        """Whether a card would have brought a colour of its own to three there, not counting itself."""
        there = [FACES[c].colours for c in self.before[f"area{seat}"] if c != card]
        return any(sum(x in f for f in there) >= 2 for x in FACES[card].colours)


def black(card: int) -> bool:
    """Whether black is on a card."""
    return FACES[card].black


def pure_black(card: int) -> bool:
    """Whether nothing else is."""
    return not FACES[card].true


def matches(*two: int) -> bool:
    """Whether cards share a colour."""
    return bool(share(two))


def _seat(place: str) -> int:
    return int(place[4:])


def _graft(d: Deed) -> bool:
    (m,) = d.moves
    return not m.to.startswith("area") or not d.filled(_seat(m.to), m.card)


def _plot(d: Deed) -> bool:
    return d.all(black, "hand", "area") and len(d.cards("hand", "hand")) + len(d.cards("hand", "area")) == 4


def _edition(d: Deed) -> bool:
    laid = [m for m in d.moves if m.to.startswith("area")]
    return all(d.board.count(_seat(m.to), x) < 3 for m in laid for x in FACES[m.card].colours)


def _cure(d: Deed) -> bool:
    shown = next((e.cards for e in d.events if name(e) == "shown"), ())
    return d.all(lambda c: bool(share((*shown, c))), "area", "discard")


def _coax(d: Deed) -> bool:
    shown = next(e.cards for e in d.events if name(e) == "shown")
    return d.all(lambda c: bool(share((*shown, c))), "area", "hand")


def _knife(d: Deed) -> bool:
    (card,) = d.cards("hand", "hand")
    return black(card) != bool(d.cards("deck", "hand")) or not d.before["deck"]


def _plague(d: Deed) -> bool:
    return all(pure_black(m.card) == m.to.startswith("area") for m in d.moves)


def _truth_for(d: Deed) -> bool:
    first, *back = d.moves
    return not d.filled(d.me, first.card) and all(pure_black(m.card) for m in back)


def _resilience(d: Deed) -> bool:
    shown = next((e.cards for e in d.events if name(e) == "shown"), ())
    return all(black(c) == bool(d.cards("deck", "hand")) for c in shown) and d.all(black, "area")


def _bewitch(d: Deed) -> bool:
    shown = next((e.cards for e in d.events if name(e) == "shown"), ())
    gone = d.cards("hand", "discard")
    taken = d.cards("discard", "hand")
    return taken == [c for c in gone if any(matches(c, x) for x in shown)]


def _training(d: Deed) -> bool:
    two, sent = d.cards("deck", "desk"), d.cards("desk", "way")
    return d.all(black, "desk", "way") or not any(black(c) for c in (*two, *sent))


def _refuge(d: Deed) -> bool:
    hidden = d.board.seats[d.e.seat].hidden
    return (not d.moves or d.moves[0].source == "deck") if hidden else d.all(black, "area") and not d.cards("deck")


def _change(d: Deed) -> bool:
    face = FACES[next(e.card for e in d.events if name(e) == "turned_up")]
    drawn = 3 if len(face.colours) == 2 else 2 if face.black else 1
    return len(d.cards("deck", "hand")) == drawn or len(d.before["deck"]) + len(d.before["discard"]) < 3


def _lips(d: Deed) -> bool:
    first = any(name(e) == "held" for e in d.events)
    other: Sitter = d.board.seats[d.e.by if d.e.to == d.me else d.e.to]
    return len(d.cards("deck", "hand")) <= 1 + bool(first and other.alive)


def _society(d: Deed) -> bool:
    taken = len([m for m in d.moves if m.to == f"hand{d.me}"])
    given = len(d.moves) - taken
    return max(0, taken - d.count(d.me, BLACK)) <= given <= taken


def _net(d: Deed) -> bool:
    others = sum(m.source != f"hand{d.me}" for m in d.moves)
    least = d.count(d.me, BLACK) + 1
    who = {m.source for m in d.moves if m.source != f"hand{d.me}"}
    return others <= least and all(others == min(least, len(d.before[p])) for p in who)


def _gamble(d: Deed) -> bool:
    said = next(e.colour for e in d.events if name(e) == "announced")
    right = LETTER[said] in FACES[d.before["way"][0]].colours
    owes = not right and any(pure_black(c) for c in d.board.piles[f"hand{d.me}"])
    return (
        d.all(pure_black, "hand", "area")
        and not (right and d.cards("hand", "area"))
        and (bool(d.cards("hand", "area")) or not owes)
    )


def _fits_received(d: Deed) -> bool:
    return d.all(lambda c: matches(c, d.board.received), "hand", "area")


def _underworld(d: Deed) -> bool:
    said = [h[2] for h in d.board.held if h[0] == "underworld_order"]
    burnt = d.cards("area")
    return all(LETTER[said[-1]] in FACES[c].colours for c in burnt) and (
        not d.cards("deck") or any(black(c) for c in burnt)
    )


def _neighbours(d: Deed) -> bool:
    sender = d.e.sender
    near = (sender, d.board.beside(sender, 1), d.board.beside(sender, -1))
    return d.all(black, "hand", "area") and all(_seat(m.to) in near for m in d.moves if m.to.startswith("area"))


def _sweep(d: Deed) -> bool:
    laid = d.cards("hand", "area")
    return not laid or (pure_black(laid[0]) and all(black(c) for c in laid))


def _man(d: Deed) -> bool:
    return all(d.board.seats[_seat(m.to)].gender == "M" for m in d.moves if m.to.startswith("area"))


def _woman(d: Deed) -> bool:
    drew = bool(d.cards("deck", "hand")[1:])
    given = [m for m in d.moves if m.source.startswith("hand")]
    return not drew or str(d.board.seats[_seat(given[0].to)].gender) == "F"


def _lily(d: Deed) -> bool:
    (m,) = d.moves or (None,)
    return m is None or d.board.seats[_seat(m.to if m.source == "deck" else m.source)].gender == "F"


def _verdict(d: Deed) -> bool:
    return bool(d.moves) == d.filled(d.me, d.before["way"][0])


def _heiress(d: Deed) -> bool:
    return d.board.true(d.me) == 1 and len(d.board.area(d.me)) == 1


def _entice(d: Deed) -> bool:
    return all(d.filled(d.to, m.card) == m.to.startswith("hand") for m in d.moves)


def _coerce(d: Deed) -> bool:
    has = any(FACES[c].kind == d.about for c in d.before[f"hand{d.to}"])
    return d.all(lambda c: FACES[c].kind == d.about, "hand", "hand") and bool(d.moves) == has


def _probe(d: Deed) -> bool:
    card = next(e.cards[0] for e in d.events if name(e) == "looked")
    draws = next(e.draws for e in d.events if name(e) == "probed")
    mark = {"red": "R", "blue": "B"}.get(d.board.seats[d.to].team, "M")
    return bool(draws == (mark in FACES[card].says) and bool(d.cards("deck")) <= draws)


def _winds(d: Deed) -> bool:
    laid = [m for m in d.moves if m.source == "desk" and m.to.startswith("area")]
    return not any(matches(m.card, c) for m in laid for c in d.before[m.to])


CHECKS: dict[str, Callable[[Deed], bool]] = {
    "fraternity": _woman,
    "compassion": lambda d: d.all(black, "area"),
    "poison_plot": _plot,
    "hand_on": lambda d: all(not d.filled(_seat(m.to), m.card) and not black(m.card) for m in d.moves[:1]),
    "courier": lambda d: not any(black(c) for c in d.cards("area")),
    "graft": _graft,
    "right_cure": _cure,
    "nimble_pen": lambda d: len(d.moves) < 2 or not matches(*d.cards()),
    "raid": lambda d: all(black(c) for e in d.events if name(e) == "shown" for c in e.cards) and d.all(black),
    "morning_lily": _lily,
    "evening_rose": _man,
    "society": _society,
    "borrowed_knife": lambda d: _knife(d) and d.all(black, "hand", "area"),
    "hidden_needle": lambda d: d.all(black, "hand", "area"),
    "underworld_order": _underworld,
    "tooth_for_tooth": _neighbours,
    "resilience": _resilience,
    "extra_edition": _edition,
    "burn_together": _plague,
    "next_generation": _heiress,
    "bewitch": _bewitch,
    "blood_training": _training,
    "search_for_truth": _truth_for,
    "church_refuge": _refuge,
    "pure_heart": _fits_received,
    "all_change": _change,
    "coax_out": _coax,
    "sweep_on": _sweep,
    "clear_name": lambda d: (
        not any(LETTER.get(d.board.seats[d.me].team, "?") in FACES[c].colours for c in d.cards("hand"))
    ),
    "dark_way": _fits_received,
    "hidden_blade": lambda d: d.all(pure_black, "area"),
    "gamble": _gamble,
    "verdict": _verdict,
    "daredevil": lambda d: d.all(pure_black, "hand"),
    "fight_to_the_end": _net,
    "high_hopes": lambda d: d.all(black, "area"),
    "thieving_monkey": lambda d: len({FACES[c].colours for c in d.cards()}) == 1,
    "lips_sealed": _lips,
    "clarify": lambda d: d.all(black, "area") and all(m.source == f"area{d.to}" for m in d.moves),
    "entice": _entice,
    "coerce": _coerce,
    "probe": _probe,
    "winds": _winds,
    "feign": lambda d: all(FACES[c].true for c in d.cards("area", "way")),
}
"""What must be so beside the shape of the moves. `board` is the table when all is done."""
