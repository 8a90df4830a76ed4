"""Idle points (空闲时点): what may be done there, and by whom as far as everybody knows. Nothing here changes anything.

A play is named whole: "c17", "c17>#3", "c17>#3>swap", "c8=mislead>#1", "graft>c3>#2".
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from duskbell.games.fengsheng.cards import FUNCTIONS, Function
from duskbell.games.fengsheng.skill import DYING, FIGHT, Active
from duskbell.games.fengsheng.table import BAN, FengshengTable, Player
from duskbell.kernel import PASS, Ask

TURNS = "turns"
"""Held of a pair of names "swap>mislead": hand cards of the first can be used only as the second."""


def must_be(t: FengshengTable, kind: str) -> str:
    """As what a card of this name must be used this turn; its own name unless something else holds."""
    if not t.lasting:
        return kind
    forced = [h.about.partition(">")[2] for h in t.lasting if h.what == TURNS and h.about.startswith(f"{kind}>")]
    return forced[-1] if forced else kind


def plays(t: FengshengTable, me: Player, at: str, cards: Iterable[Any] | None = None, *, may: bool = True) -> list[str]:
    """Every way to use one of the hand cards, or one of these of them, whole: as its own name, as what a skill makes of
    it if its owner likes (`may`), or as what it must be; not as what is banned.
    """
    if me.barred or not me.hand:
        return []
    held = me.character.renaming if me.beside is None else me.character.renaming + me.beside.renaming
    renaming = [s for s in held if s.live(me)] if held and may else []
    cards = me.hand if cards is None else cards
    if not (renaming or t.lasting):
        cards = [c for c in cards if at in FUNCTIONS[c.kind].at]  # nothing can be used as something else
    alike: dict[str, list[str]] = {}
    tails: dict[str, list[str]] = {}
    found = []
    for card in cards:
        kind = card.kind
        if (ways := alike.get(kind)) is None:  # cards of a kind can be used alike
            ways = alike[kind] = _ways(t, me, at, kind, must_be(t, kind), tails)
        found += [card.token + way for way in ways]
        if renaming and must_be(t, kind) == kind:
            others = [name for s in renaming for name in s.names(t, me, card)]
            found += [card.token + way for name in others for way in _ways(t, me, at, kind, name, tails)]
    return found


def _ways(t: FengshengTable, me: Player, at: str, kind: str, name: str, tails: dict[str, list[str]]) -> list[str]:
    """How a card of a kind may be used under a name, as what is said after the card: "", ">#3", "=mislead>#3"."""
    f = FUNCTIONS[name]
    if at not in f.at or t.holds(BAN, about=name):
        return []
    if name not in tails:
        tails[name] = _tails(t, me, f)
    return tails[name] if name == kind else [f"={name}{tail}" for tail in tails[name]]


def _tails(t: FengshengTable, me: Player, f: Function) -> list[str]:
    """At whom, and with which announcement, a card may be used."""
    targets = f.targets(t, me)
    aims = [f">{s.token}" for s in targets] if f.aimed and not t.dying else ["" for _ in targets]
    return [f"{aim}>{choice}" for aim in aims for choice in f.choices] if f.choices else aims


def read(t: FengshengTable, me: Player, said: str) -> tuple[str, Any, Player, str]:
    """What a play says: as what, which card, at whom, with which announcement."""
    head, *rest = said.split(">")
    token, _, name = head.partition("=")
    card = t.by_token[token]
    f = FUNCTIONS[name or card.kind]
    to = t.by_token[rest.pop(0)] if f.aimed and not t.dying else f.targets(t, me)[0]
    return f.name, card, to, rest[0] if rest else ""


def actives(t: FengshengTable, me: Player, at: str) -> list[Active]:
    """The active skills that may be used now."""
    mine = me.character.at[at] if me.beside is None else me.character.at[at] + me.beside.at[at]
    if not mine:
        return []
    return [s for s in mine if s.live(me) and (not s.own or t.active is me) and s.able(t, me)]


def options(t: FengshengTable, me: Player, at: str) -> tuple[str, ...]:
    """The hand cards and skills that may be used now."""
    return (*plays(t, me, at), *[w for s in actives(t, me, at) for w in whole(t, me, s)])


def whole(t: FengshengTable, me: Player, skill: Active) -> list[str]:
    """Every way to use an active skill: "quick_wit", "graft>c3>#2"."""
    return [f"{skill.id}>{way}" if way else skill.id for way in skill.ways(t, me)]


# -- asking ------------------------------------------------------------------------------------------------------------


def ask(
    t: FengshengTable, me: Player, key: str, options: tuple[str, ...], seconds: int, about: tuple[Any, ...] = ()
) -> Ask[Any]:
    """What somebody does at an idle point. Silence passes where that is the last option, else takes the first. What a
    hand or a face-down character lets one do is nobody else's business.
    """
    default = PASS if options[-1] == PASS else options[0]
    words = options[:-1] if options[-1] == PASS else options
    return Ask(me.no, key, options, about, default, seconds, words, False, True)


def in_turn(t: FengshengTable, me: Player, key: str, options: tuple[str, ...]) -> Ask[Any]:
    """What somebody does in the own turn, or with the intel before them."""
    return ask(t, me, key, options, t.options.turn_seconds)


def in_fight(t: FengshengTable, s: Player) -> Ask[Any]:
    """What somebody does in the fight."""
    return ask(t, s, "fengsheng.fight", (*options(t, s, FIGHT), PASS), t.options.round_seconds, (t.front,))


def in_dying(t: FengshengTable, s: Player) -> Ask[Any]:
    """What somebody does for who is dying."""
    return ask(t, s, "fengsheng.save", (*options(t, s, DYING), PASS), t.options.round_seconds, (t.asked_for,))


def might_act(t: FengshengTable, s: Player, at: str) -> bool:
    """Whether, by what lies open, somebody might do something at an idle point where all are asked. Who has hand cards
    may always have the right one, and an unknown character the right skill.
    """
    if s.hand and not s.barred:
        return True
    known = s.characters
    if not s.up and not s.seen:
        if not s.void:
            return True
        known = known[1:]
    return any(x.live(s) and (not x.own or t.active is s) for c in known for x in c.at[at])
