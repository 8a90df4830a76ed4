"""Tables of Shadow Hunters for the scenes beside this file, and the steps that turns are made of.

People are called by their characters: "Emi", "Unknown". Areas lie so that these are the pairs: Hermit's Cabin and
Underworld Gate, Church and Cemetery, Weird Woods and Erstwhile Altar. Dice are written "2+4", the four-sided one first.

    s = hunters("Emi George Vampire Werewolf", at={"Emi": "church", "Vampire": "cemetery"}, damage={"Vampire": 10})
    goes(s, "Emi", "cemetery")
    acts(s, "Emi", black="vampire_bat")
    s.says("Emi", "Vampire", "shadow_hunters.bat")
    attacks(s, "Emi", "Vampire", "1+4")
    assert won(s) == ("hunter", "shadows-dead")
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from duskbell.games.shadow_hunters.events import (
    Damaged,
    Died,
    Discarded,
    Drew,
    Equipped,
    Moved,
    Unveiled,
    Used,
)
from duskbell.games.shadow_hunters.packs import CARDS, ROLES, full_deck, piles
from duskbell.games.shadow_hunters.where import SIGNS
from duskbell.kernel import Ask, Event
from duskbell.testing import Scene

AREAS = tuple(SIGNS)
CHARACTERS = tuple([role.capitalize() for role in ROLES])
PILE = {"hermit": "hermits_cabin", "white": "church", "black": "cemetery"}
"""Where each deck is drawn from."""
ONCE = ("allie", "franklin", "george")


class Hunters(Scene):
    """A scene whose chance is told from step to step."""

    def next(self, **chance: str | int) -> Hunters:
        """What chance will say next: `dice="2+4"`, `d4=3`, `d6=5`, `hermit="hermit_spell"`, `white=`, `black=`."""
        for key, token in chance.items():
            self.told.setdefault(f"shadow_hunters.{key}", []).append(str(token))
        return self

    def says(self, who: str, what: str, key: str = "") -> Hunters:
        super().says(who, what, key)
        return self

    def silent(self, *who: str) -> Hunters:
        super().silent(*who)
        return self

    def foreseen(self) -> bool:
        """Whether chance still has to say something that was told."""
        return any(self.told.values())


def hunters(
    cast: str = "Emi George Vampire Werewolf",
    *,
    turn: str = "",
    areas: Iterable[str] = AREAS,
    at: Mapping[str, str] | None = None,
    damage: Mapping[str, int] | None = None,
    equipment: Mapping[str, str] | None = None,
    revealed: str = "",
    used: str = "",
    dead: str = "",
    left: Mapping[str, str] | None = None,
    moderator: str = "auto",
    **options: Any,
) -> Hunters:
    """A table with these characters in seat order; what follows in keywords is laid before the first turn.

    `turn`: whose it is, else the first one's. `at`: who stands where; others are off the board. `equipment`: cards by
    owner, with spaces between. `revealed`, `used` (the skill for once), `dead`: names with spaces between. `left`:
    what is left of a deck, with spaces between; the rest of it lies among the discards. Other keywords are options.
    """
    names = cast.split()
    seat = {name: n for n, name in enumerate(names)}
    roles = [name.lower() for name in names]
    before: list[tuple[Event, tuple[str, ...] | None]] = []
    for name, cards in (equipment or {}).items():
        for card in cards.split():
            before += [(Drew(seat[name], CARDS[card].deck, card), None), (Equipped(seat[name], card), None)]
    for name in revealed.split():
        before.append((Unveiled(seat[name], name.lower()), None))
    for name in used.split():
        before.append((Used(seat[name], name.lower(), once=True), None))
    for name, area in (at or {}).items():
        before.append((Moved(seat[name], area), None))
    for name, amount in (damage or {}).items():
        before.append((Damaged(seat[name], amount, -1, "hermit"), None))
    for name in dead.split():
        before.append((Died(seat[name], -1, name.lower()), None))
    for deck, kept in (left or {}).items():
        gone = Counter(full_deck(deck)) - Counter(kept.split()) - Counter(" ".join((equipment or {}).values()).split())
        for card in gone.elements():
            seers = () if deck == "hermit" else None
            before += [(Drew(0, deck, card), seers), (Discarded(deck, card), seers)]
    chance = {
        "shadow_hunters.areas": [",".join(areas)],
        "shadow_hunters.aside": aside(roles, options.get("expansion", "none")),
        "shadow_hunters.deal": [",".join(roles)],
        "shadow_hunters.first": [f"#{seat[turn] if turn else 0}"],
    }
    return Hunters(
        "shadow_hunters",
        dict(zip(names, roles, strict=True)),
        chance=chance,
        options=options,
        moderator=moderator,
        laid=before,
    )


def aside(roles: list[str], expansion: str) -> list[str]:
    """Which characters are set aside when these are dealt. Fails when the table of the rules does not allow them."""
    out = []
    for pile, count in piles(len(roles), expansion):
        dealt = [c.id for c in pile if c.id in roles]
        team = pile[0].team
        assert sum(ROLES[r].team == team for r in roles) == len(dealt) == count, f"{len(roles)} need {count} of {team}"
        out += [c.id for c in pile if c.id not in roles] if count else []
    return out


def at_turn(who: str, **position: Any) -> Hunters:
    """A table on which it is this one's turn."""
    return hunters(cast(who), **position)


def cast(*names: str) -> str:
    """The smallest table that the rules allow with these characters, who sit first."""
    for count in (4, 5, 6, 7, 8):
        dealt = [*names]
        for pile, wanted in piles(count):
            here = [c.id.capitalize() for c in pile]
            free = [name for name in here if name not in dealt]
            dealt += free[: max(0, wanted - sum(name in here for name in names))]
        if len(dealt) == count and set(names) <= set(dealt):
            return " ".join(dealt)
    raise AssertionError(f"no table has {', '.join(names)}")


def hit_points(who: str) -> int:
    return next(c.hp for pile, _ in piles(6) for c in pile if c.id == who.lower())


# -- steps ------------------------------------------------------------------------------------------------------------


def rolls(s: Hunters, who: str, *dice: str) -> Hunters:
    """Somebody rolls to move, and these are the throws, the last of which counts."""
    for throw in dice:
        s.next(dice=throw)
    s.says(who, "roll", "shadow_hunters.move")
    return s


def goes(s: Hunters, who: str, area: str) -> Hunters:
    """Somebody rolls what leads to this area."""
    return rolls(s, who, pointing(area))


def pointing(area: str) -> str:
    """Dice that point at an area."""
    points = SIGNS[area][0]
    four = max(1, points - 6)
    return f"{four}+{points - four}"


def acts(s: Hunters, who: str, **chance: str | int) -> Hunters:
    """Somebody does what the area offers; `chance` as in `Hunters.next`."""
    s.next(**chance)
    s.says(who, "yes", "shadow_hunters.area")
    return s


def draws(s: Hunters, who: str, card: str) -> Hunters:
    """Somebody goes where a deck is drawn from and draws this card."""
    deck = CARDS[card].deck
    return acts(goes(s, who, PILE[deck]), who, **{deck: card})


def gives(s: Hunters, who: str, card: str, to: str) -> Hunters:
    """Somebody draws a Hermit card and hands it to somebody else, who is asked now."""
    draws(s, who, card).says(who, to, "shadow_hunters.hermit-give")
    return s


def rests(s: Hunters, who: str) -> Hunters:
    """Somebody does not do what the area offers."""
    s.says(who, "no", "shadow_hunters.area")
    return s


def attacks(s: Hunters, who: str, target: str = "all", dice: str = "", **chance: str | int) -> Hunters:
    """Somebody attacks and rolls; with Masamune `d4=`. Nobody strikes back who is only asked for show."""
    if dice:
        s.next(dice=dice)
    s.next(**chance)
    s.says(who, target, "shadow_hunters.attack")
    return s


def fights(s: Hunters, who: str, target: str, dice: str = "", **chance: str | int) -> Hunters:
    """Somebody goes where the target is in range, lets the area be, and attacks."""
    at = AREAS.index(area(s, target))
    near = (AREAS[at], AREAS[at ^ 1])
    far = "handgun" in s[who].equipment
    rests(goes(s, who, next(a for a in AREAS if (a in near) is not far and a != area(s, who))), who)
    return attacks(s, who, target, dice, **chance)


def met(**position: Any) -> Hunters:
    """A table on which Emi, in the cemetery, may attack: Vampire stands in the church, which is its pair."""
    s = hunters(**({"at": {"Vampire": "church"}} | position))
    return rests(goes(s, "Emi", "cemetery"), "Emi")


def flare(by: str, names: str, **position: Any) -> Hunters:
    """Somebody draws the Flare of Judgement, which hits everybody else for two."""
    return draws(hunters(names, turn=by, **position), by, "flare_of_judgement")


def spares(s: Hunters, who: str) -> Hunters:
    """Somebody does not attack."""
    s.says(who, "pass", "shadow_hunters.attack")
    return s


def passes(s: Hunters, key: str = "") -> Hunters:
    """All who are asked something that may be passed pass it; with `key`, as often as that is asked."""
    while s.play.open and all("pass" in a.options for a in s.play.open.values()):
        if any(a.key != f"shadow_hunters.{key or asked(s)}" for a in s.play.open.values()):
            break
        key = key or asked(s)
        for seat, ask in list(s.play.open.items()):
            if s.play.open.get(seat) is ask:
                s.play.answer(seat, "pass", ask=ask)
    return s


def ends_turn(s: Hunters, who: str) -> Hunters:
    """The rest of a turn: nothing is done that need not be."""
    if s.play.table.turn == s.no(who):
        s.rest_pass(until="shadow_hunters.move")
    return s


def turn_of(s: Hunters, who: str) -> Hunters:
    """Idle turns go by until it is somebody's turn: all move on, and do nothing."""
    while s.play.table.turn != s.no(who) or asked(s) != "move":
        me = s.names[s.play.table.turn]
        if asked(s) == "move":
            goes(s, me, next(a for a in AREAS if a != area(s, me)))
        ends_turn(s, me)
    return s


def takes(s: Hunters, who: str, what: str) -> Hunters:
    """Somebody does what may be done at any time: "reveal" or "heal"."""
    offer = next((a for a in s.play.offers.get(s.no(who), []) if what in a.options), None)
    assert offer is not None, f"{who} is not offered {what}; offered are {offered(s)}"
    s.play.answer(s.no(who), what, ask=offer)
    return s


# -- what is so -------------------------------------------------------------------------------------------------------


def asked(s: Hunters) -> str:
    """What is asked now, without the game's name; "" for nothing."""
    asks = list(s.play.open.values())
    return asks[0].key.removeprefix("shadow_hunters.") if asks else ""


def offered(s: Hunters, what: str = "reveal") -> list[str]:
    """Who may do this at any time now."""
    return [n for n in s.names if any(what in a.options for a in s.play.offers.get(s.no(n), []))]


def area(s: Hunters, who: str) -> str:
    """Where somebody stands; "" off the board."""
    at = s[who].at
    return "" if at < 0 else str(s.play.table.areas[at])


def damage(s: Hunters, *who: str) -> dict[str, int]:
    """The damage of the named, or of all who have any."""
    return {n: s[n].damage for n in who or s.names if who or s[n].damage}


def equipment(s: Hunters, who: str) -> list[str]:
    return list(s[who].equipment)


def dead(s: Hunters) -> dict[str, str]:
    """Who has died, and whose kill it was ("" for nobody's), in order."""
    return {s.names[d.seat]: "" if d.by < 0 else s.names[d.by] for d in s.sees(None, Died)}


def revealed(s: Hunters) -> list[str]:
    return [n for n in s.names if s[n].revealed]


def on_turn(s: Hunters) -> str:
    return str(s.names[s.play.table.turn])


def won(s: Hunters) -> tuple[str, str]:
    """Which sides have won, with commas between, and why."""
    outcome = s.play.outcome
    assert outcome is not None, f"nobody has won; open are {s.open_now()}"
    return ",".join(outcome.teams), outcome.reason.removeprefix("shadow_hunters.")


def winners(s: Hunters) -> list[str]:
    outcome = s.play.outcome
    assert outcome is not None, f"nobody has won; open are {s.open_now()}"
    return [s.names[n] for n in outcome.winners]


def where_cards_are(t: Any) -> Counter[str]:
    """All cards of a real table, wherever they are: in decks, discards, hands, before players."""
    decks = [card for deck in (t.hermit, t.white, t.black) for card in (*deck.left, *deck.discards)]
    before_players = [card for seat in t.seats for card in seat.equipment]
    on_their_way = [*([t.shown] if t.shown else []), *([t.hand.card] if t.hand else [])]
    return Counter([*decks, *before_players, *on_their_way])


def who_sees(s: Hunters, kind: type[Any]) -> list[str]:
    """Who has seen the last event of this kind: by name, "public" when everybody has."""
    last = next(e for e in reversed(s.play.table.log) if type(e.event) is kind)
    return ["public"] if last.public else [s.names[n] for n in last.seers(len(s.names))]


def knows(s: Hunters, who: str, whom: str) -> str | None:
    """The character of `whom`, as `who` knows it."""
    return s.knows(who, whom)


def question(s: Hunters, who: str) -> Ask[Any]:
    """What somebody is asked now."""
    return s.play.open[s.no(who)]
